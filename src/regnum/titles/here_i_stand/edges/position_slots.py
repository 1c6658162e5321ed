"""Fields of the position that are written in their own ways: units, fleets, marks, relations, hands."""

from __future__ import annotations

from collections.abc import Callable

from regnum.engine.knowledge import State
from regnum.engine.position_parts import Bits, Each, Names, Slot, Values, Written, refuse, wrong_form
from regnum.engine.positions import count_unknown
from regnum.titles.here_i_stand.edges.position_names import (
    LEADER_NAMES,
    MAJOR_NAMES,
    PLACE_NAMES,
    TROOP_NAMES,
)
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE, POWER_IDS
from regnum.titles.here_i_stand.position.queries.tallies import FIRST_LEADER, FIRST_SHIP
from regnum.titles.here_i_stand.position.state import COLUMNS, HAND, IN_POOL, SPOILS, Position

CORSAIR: str = " corsair"
LENT: str = " for "


def texts(value: object, where: str) -> list[str]:
    """A list of texts."""
    entries = value if isinstance(value, list) else [value]
    for entry in entries:
        if not isinstance(entry, str):
            wrong_form(where, "a list of texts", value)
    return [str(entry) for entry in entries]


def count_and_name(text: str) -> tuple[int, str]:
    """`4 hapsburg-regular`; without a number it is one."""
    number, _, name = text.strip().partition(" ")
    return (int(number), name) if number.isdecimal() else (1, text.strip())


class OfMajors(Slot):
    """A field that only major powers have, in a table that stands for every owner."""

    def __init__(self, inner: Slot) -> None:
        super().__init__(inner.field, inner.table, inner.key, inner.of)
        self.inner = inner

    def get(self, state: State, place: int) -> Written:
        return self.inner.get(state, place) if place < MAJORS else ""

    def put(self, state: State, place: int, value: object, where: str) -> None:
        if place >= MAJORS:
            refuse(where, f"only a major power has {self.key}; {POWER_IDS[place]} is none")
        self.inner.put(state, place, value, where)


class Units(Slot):
    """5.2: land units of a space or an army, as `4 hapsburg-regular`; whatever is not named is not there."""

    def get(self, state: State, place: int) -> Written:
        row = getattr(state, self.field)[place * COLUMNS : (place + 1) * COLUMNS]
        return [f"{count} {TROOP_NAMES.write(column)}" for column, count in enumerate(row) if count]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        row = [0] * COLUMNS
        for text in texts(value, where):
            count, name = count_and_name(text)
            row[TROOP_NAMES.find(name, where)] += count
        table = list(getattr(state, self.field))
        table[place * COLUMNS : (place + 1) * COLUMNS] = row
        setattr(state, self.field, table)


class Row(Slot):
    """5.2: one row of land units, such as a garrison."""

    def get(self, state: State, place: int) -> Written:
        row = getattr(state, self.field)
        return [f"{count} {TROOP_NAMES.write(column)}" for column, count in enumerate(row) if count]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        row = [0] * COLUMNS
        for text in texts(value, where):
            count, name = count_and_name(text)
            row[TROOP_NAMES.find(name, where)] += count
        setattr(state, self.field, row)


class Fleet(Slot):
    """5.3: the ships of an owner, counter by counter: `istanbul`, `istanbul corsair`, `toulon for ottoman` if lent.

    Counters that are not named are in the pool.
    """

    def get(self, state: State, place: int) -> Written:
        assert isinstance(state, Position)
        ships = [ship for ship, owner in enumerate(state.ship_owner) if owner == place]
        written = [self._ship(state, ship) for ship in ships]
        while written and written[-1] == PLACE_NAMES.write(IN_POOL):
            written.pop()
        return written

    def _ship(self, state: Position, ship: int) -> str:
        corsair = CORSAIR if state.ship_is_corsair[ship] else ""
        borrower = state.ship_lent_to[ship]
        lent = f"{LENT}{MAJOR_NAMES.write(borrower)}" if borrower != NONE else ""
        return f"{PLACE_NAMES.write(state.ship_at[ship])}{corsair}{lent}"

    def put(self, state: State, place: int, value: object, where: str) -> None:
        assert isinstance(state, Position)
        ships = [ship for ship, owner in enumerate(state.ship_owner) if owner == place]
        named = texts(value, where)
        if len(named) > len(ships):
            refuse(where, f"{POWER_IDS[place]} has {len(ships)} ships, not {len(named)}")
        for number, ship in enumerate(ships):
            text = named[number] if number < len(named) else PLACE_NAMES.write(IN_POOL)
            at, _, borrower = text.partition(LENT)
            state.ship_is_corsair[ship] = int(at.endswith(CORSAIR))
            state.ship_at[ship] = PLACE_NAMES.find(at.removesuffix(CORSAIR), where)
            state.ship_lent_to[ship] = MAJOR_NAMES.find(borrower, where) if borrower else NONE


class Mutual(Bits):
    """9: what two powers have with each other, so that it is enough to name it once; a list of names."""

    def __init__(self, field: str, table: str, key: str, of: Values) -> None:
        super().__init__(field, table, key, of)
        self.done: set[int] = set()

    def put(self, state: State, place: int, value: object, where: str) -> None:
        named = self.read_list(value, where)
        masks = list(getattr(state, self.field))
        for other in range(len(masks)):
            if other in named:
                masks[place] |= 1 << other
                masks[other] |= 1 << place
            elif other not in self.done:
                masks[place] &= ~(1 << other)
                masks[other] &= ~(1 << place)
        self.done.add(place)
        setattr(state, self.field, masks)


class Mask(Slot):
    """A mask that is one number, as a list of names."""

    def get(self, state: State, place: int) -> Written:
        mask = getattr(state, self.field)
        return [self.of.write(number) for number in range(mask.bit_length()) if mask >> number & 1]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        setattr(state, self.field, sum(1 << number for number in set(self.read_list(value, where))))


class Witnesses(Slot):
    """21.5.sack.step6b, card.059: who sees the cards that are laid aside; whoever sees the other places is settled."""

    def get(self, state: State, place: int) -> Written:
        eyes = getattr(state, self.field)[SPOILS]
        return [self.of.write(number) for number in range(MAJORS) if eyes >> number & 1]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        eyes = sum(1 << number for number in set(self.read_list(value, where)))
        setattr(state, self.field, [*getattr(state, self.field)[:SPOILS], eyes])


class Pair(Values):
    """Two names in one number: `vienna by ottoman`."""

    def __init__(self, first: Names, second: Names, size: int) -> None:
        self.first, self.second, self.size = first, second, size

    def read(self, value: object, where: str) -> int:
        one, found, other = str(value).partition(" by ")
        if not found:
            wrong_form(where, f"{self.first.kind.name.upper()} by {self.second.kind.name.upper()}", value)
        return self.first.find(one, where) * self.size + self.second.find(other, where)

    def write(self, number: int) -> str:
        return f"{self.first.write(number // self.size)} by {self.second.write(number % self.size)}"


class Tally(Slot):
    """Marks on units and leaders: `3 hapsburg-regular at vienna`, `ferdinand`, `ship 12`."""

    def get(self, state: State, place: int) -> Written:
        numbers = getattr(state, self.field)
        return [self._mark(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), 2)]

    def _mark(self, key: int, count: int) -> str:
        if key >= FIRST_SHIP:
            return f"ship {key - FIRST_SHIP}"
        if key >= FIRST_LEADER:
            return LEADER_NAMES.write(key - FIRST_LEADER)
        return f"{count} {TROOP_NAMES.write(key % COLUMNS)} at {PLACE_NAMES.write(key // COLUMNS)}"

    def put(self, state: State, place: int, value: object, where: str) -> None:
        found = sorted(self._read(text, where) for text in texts(value, where))
        setattr(state, self.field, [number for mark in found for number in mark])

    def _read(self, text: str, where: str) -> tuple[int, int]:
        units, at, location = text.partition(" at ")
        if at:
            count, troop = count_and_name(units)
            return PLACE_NAMES.find(location, where) * COLUMNS + TROOP_NAMES.find(troop, where), count
        if text.startswith("ship ") and text[5:].isdecimal():
            return FIRST_SHIP + int(text[5:]), 1
        return FIRST_LEADER + LEADER_NAMES.find(text, where), 1


class Cards(Slot):
    """6.2: the cards in one place; those of a hand may be unknown and are dealt when all others are known."""

    def __init__(self, table: str, key: str, of: Values, place_of: Callable[[int], int]) -> None:
        super().__init__("place", table, key, of)
        self.place_of = place_of
        self.named: dict[int, list[int]] = {}  # by where they lie
        self.unknown: dict[int, int] = {}

    def get(self, state: State, place: int) -> Written:
        assert isinstance(state, Position)
        at = self.place_of(place)
        return [self.of.write(card) for card, lies in enumerate(state.place) if lies == at]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        known, unknown = count_unknown(value, where)
        at = self.place_of(place)
        if unknown and not HAND <= at < SPOILS:
            refuse(where, "only cards of a hand can be unknown")
        self.named[at] = self.read_list(known, where)
        self.unknown[at] = len(unknown)


class Owner(Each):
    """22.2: for whom an owner's units act; nobody else is written as itself."""

    def get(self, state: State, place: int) -> Written:
        master = getattr(state, self.field)[place]
        return "" if master == place else self.of.write(master)

    def put(self, state: State, place: int, value: object, where: str) -> None:
        super().put(state, place, POWER_IDS[place].replace("_", "-") if value == "" else value, where)
