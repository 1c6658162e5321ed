"""The parts of a position as text (TOML): values by name, tables with the keys they may have, fields of a state.

A title says with a `Layout` where each field of its state stands in the text; `positions.py` reads and writes the rest.
"""

# not compiled: it reads and writes what people type, and no rule needs it
from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final, Generic, NoReturn, TypeVar

from regnum.engine.knowledge import Knowledge, State
from regnum.engine.moves import Kind
from regnum.engine.refusals import RegnumError

NONE: Final = -1
NOTHING: Final = ""  # what is written where nobody and nothing is
MOST: Final = 1 << 31
S = TypeVar("S", bound=State)
Written = int | str | list[Any]


def refuse(where: str, problem: str) -> NoReturn:
    """A complaint that names the place in the file."""
    raise RegnumError(f"{where}: {problem}" if where else problem)


def wrong_form(where: str, wanted: str, value: object) -> NoReturn:
    """A complaint about a value that is not even of the right form."""
    refuse(where, f"{toml(value)} has a wrong form; it should be {wanted}")


def nearest(word: str, known: Iterable[str]) -> str:
    """What may have been meant, as the end of a complaint."""
    names = list(known)
    close = get_close_matches(fold(word), names, 3)
    listed = ", ".join(names[:20]) + (" ..." if len(names) > 20 else "")
    return f"did you mean {' or '.join(close)}?" if close else f"there is: {listed}"


def fold(text: str) -> str:
    """A name as it is compared: however it is printed, in plain small letters with hyphens.

    >>> fold("Lübeck"), fold("England–France"), fold("Cœur")
    ('lubeck', 'england-france', 'coeur')
    """
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("ł", "l"))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[\W_]+", "-", letters).strip("-")


def toml(value: object) -> str:
    """A value as it is written."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(toml(entry) for entry in value) + "]"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{toml_key(key)} = {toml(entry)}" for key, entry in value.items()) + " }"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else str(value)


def toml_key(key: str) -> str:
    """A key as it is written, in quotes where it must be."""
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else json.dumps(key, ensure_ascii=False)


def section(header: str, entries: Iterable[tuple[str, object]]) -> list[str]:
    """A table, left out if it is empty."""
    body = [f"{toml_key(key)} = {toml(value)}" for key, value in entries]
    return ["", f"[{header}]", *body] if body else []


# ---- values ---------------------------------------------------------------------------------------------------------


class Values:
    """How one number of a state is written."""

    def read(self, value: object, where: str) -> int:
        raise NotImplementedError

    def write(self, number: int) -> int | str:
        raise NotImplementedError


class Count(Values):
    """A number, written as people count: `first` is what 0 is called."""

    def __init__(self, least: int = 0, most: int = MOST, first: int = 0) -> None:
        self.least, self.most, self.first = least, most, first

    def read(self, value: object, where: str) -> int:
        if type(value) is not int:
            wrong_form(where, "a number", value)
        if not self.least <= value - self.first <= self.most:
            most = f" to {self.most + self.first}" if self.most != MOST else " or more"
            refuse(where, f"{value} is impossible; it can be {self.least + self.first}{most}")
        return value - self.first

    def write(self, number: int) -> int:
        return number + self.first


class Flag(Values):
    """Yes or no, written as true or false, 1 or 0."""

    def read(self, value: object, where: str) -> int:
        if value not in (0, 1) or not isinstance(value, int):
            wrong_form(where, "true or false", value)
        return int(value)

    def write(self, number: int) -> int:
        return bool(number)


class Names(Values):
    """A member of a kind, by its own name or by whatever is `printed` of it; an empty text is nothing."""

    def __init__(self, kind: Kind, printed: Callable[[int], Iterable[str]] | None = None) -> None:
        self.kind = kind
        self.printed = printed
        self._others: dict[str, list[int]] | None = None

    def others(self) -> dict[str, list[int]]:
        """Everything that is printed, made when something is not called by its own name."""
        if self._others is None:
            self._others = {}
            for number, name in enumerate(self.kind.names):
                for text in (name, *(self.printed(number) if self.printed else ())):
                    found = self._others.setdefault(fold(text), [])
                    if number not in found:
                        found.append(number)
        return self._others

    def candidates(self, value: object, where: str) -> list[int]:
        """All members that go by this name; a wrong name is refused with what may have been meant."""
        if type(value) not in (str, int):
            wrong_form(where, f"the name of a {self.kind.name}", value)
        text = str(value)
        exact = self.kind.find(text.lower())
        found = [exact] if exact != NONE else self.others().get(fold(text), [])
        if not found:
            refuse(where, f"there is no {self.kind.name} {text}; {nearest(text, self.kind.names)}")
        return found

    def find(self, value: object, where: str) -> int:
        """The one member of this name; where several share it they are told."""
        found = self.candidates(value, where)
        if len(found) > 1:
            names = ", ".join(self.kind.names[number] for number in found)
            refuse(where, f"{value} may be any of {names}")
        return found[0]

    def read(self, value: object, where: str) -> int:
        return NONE if value == NOTHING else self.find(value, where)

    def write(self, number: int) -> str:
        return NOTHING if number == NONE else self.kind.names[number]


# ---- tables ---------------------------------------------------------------------------------------------------------


class Part:
    """One table of a position and where it stands; it holds no key but the allowed ones."""

    def __init__(self, table: object, where: str, keys: Iterable[str] | None = None) -> None:
        if not isinstance(table, Mapping):
            wrong_form(where, "a table", table)
        self.table: Mapping[str, Any] = table
        self.where = where
        allowed = None if keys is None else list(keys)
        for key in table if allowed is not None else ():
            if allowed is not None and key not in allowed:
                close = get_close_matches(key, allowed, 1)
                hint = f"did you mean {close[0]}?" if close else f"it can have: {', '.join(allowed)}"
                raise RegnumError(f"{where or 'a position'} cannot have {key}; {hint}")

    def __contains__(self, key: str) -> bool:
        return key in self.table

    def at(self, key: str) -> str:
        """Where a key stands, for complaints."""
        return f"{self.where} {key}".strip()

    def value(self, key: str, of: Values, usual: int) -> int:
        """One value, or the usual one."""
        return of.read(self.table[key], self.at(key)) if key in self.table else usual

    def entries(self, key: str) -> list[Any]:
        """A list; none if the key is missing."""
        found = self.table.get(key, [])
        if not isinstance(found, list):
            wrong_form(self.at(key), "a list", found)
        return found

    def values(self, key: str, of: Values) -> list[int]:
        """A list of values."""
        return [of.read(entry, self.at(key)) for entry in self.entries(key)]

    def word(self, key: str, usual: str, allowed: Sequence[str] = ()) -> str:
        """A text, perhaps one of a few."""
        found = self.table.get(key, usual)
        if not isinstance(found, str):
            wrong_form(self.at(key), "a text", found)
        if allowed and found not in allowed:
            raise RegnumError(f"{self.at(key)} cannot be {found}; it can be: {', '.join(allowed)}")
        return found

    def part(self, key: str, keys: Iterable[str] | None = None) -> Part:
        """A table within this one; an empty one if it is missing."""
        return Part(self.table.get(key, {}), self.name_of(key), keys)

    def name_of(self, key: str) -> str:
        """The heading of a table within this one."""
        return f"[{self.where.strip('[]')}.{key}]" if self.where else f"[{key}]"

    def parts(self, key: str, names: Names, keys: Iterable[str]) -> Iterator[tuple[int, Part]]:
        """The tables of the members of a kind, each once."""
        seen: dict[int, str] = {}
        allowed = list(keys)
        for name, table in self.part(key).table.items():
            number = names.find(name, f"[{key}.{name}]")
            if number in seen:
                refuse(f"[{key}.{name}]", f"this is the same as [{key}.{seen[number]}]")
            seen[number] = name
            yield number, Part(table, f"[{key}.{name}]", allowed)


# ---- fields of a state ----------------------------------------------------------------------------------------------


class Slot:
    """Where a field stands: under a key of a table, which is one table or one for each member of a kind."""

    def __init__(self, field: str, table: str, key: str, of: Values) -> None:
        self.field, self.table, self.key, self.of = field, table, key, of

    def get(self, state: State, place: int) -> Written:
        return self.of.write(getattr(state, self.field))

    def put(self, state: State, place: int, value: object, where: str) -> None:
        setattr(state, self.field, self.of.read(value, where))

    def read_list(self, value: object, where: str) -> list[int]:
        """Several values."""
        if not isinstance(value, list):
            wrong_form(where, "a list", value)
        return [self.of.read(entry, where) for entry in value]


class Each(Slot):
    """One value for each table."""

    def get(self, state: State, place: int) -> Written:
        return self.of.write(getattr(state, self.field)[place])

    def put(self, state: State, place: int, value: object, where: str) -> None:
        entries = list(getattr(state, self.field))
        entries[place] = self.of.read(value, where)
        setattr(state, self.field, entries)


class Row(Slot):
    """A list of values, in this order."""

    def get(self, state: State, place: int) -> Written:
        return [self.of.write(entry) for entry in getattr(state, self.field)]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        setattr(state, self.field, self.read_list(value, where))


class Rows(Slot):
    """A list of values for each table."""

    def get(self, state: State, place: int) -> Written:
        return [self.of.write(entry) for entry in getattr(state, self.field)[place]]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        rows = list(getattr(state, self.field))
        rows[place] = self.read_list(value, where)
        setattr(state, self.field, rows)


class Counts(Slot):
    """How many of each kind a table has, as a list in which a name stands as often: `[place * size + number]`."""

    def __init__(self, field: str, table: str, key: str, of: Values, size: int) -> None:
        super().__init__(field, table, key, of)
        self.size = size

    def get(self, state: State, place: int) -> Written:
        counts = getattr(state, self.field)[place * self.size : (place + 1) * self.size]
        return [self.of.write(number) for number, count in enumerate(counts) for _ in range(count)]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        named = self.read_list(value, where)
        counts = list(getattr(state, self.field))
        counts[place * self.size : (place + 1) * self.size] = [named.count(number) for number in range(self.size)]
        setattr(state, self.field, counts)


class Bits(Slot):
    """A mask for each table, as a list of names."""

    def get(self, state: State, place: int) -> Written:
        mask = getattr(state, self.field)[place]
        return [self.of.write(number) for number in range(mask.bit_length()) if mask >> number & 1]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        masks = list(getattr(state, self.field))
        masks[place] = sum(1 << number for number in set(self.read_list(value, where)))
        setattr(state, self.field, masks)


class At(Slot):
    """One entry of a list, with a key of its own."""

    def __init__(self, field: str, table: str, key: str, of: Values, number: int) -> None:
        super().__init__(field, table, key, of)
        self.number = number

    def get(self, state: State, place: int) -> Written:
        return self.of.write(getattr(state, self.field)[self.number])

    def put(self, state: State, place: int, value: object, where: str) -> None:
        entries = list(getattr(state, self.field))
        entries[self.number] = self.of.read(value, where)
        setattr(state, self.field, entries)


class Marked(Slot):
    """Which entries of a list of flags are set, as a list of names."""

    def get(self, state: State, place: int) -> Written:
        return [self.of.write(number) for number, flag in enumerate(getattr(state, self.field)) if flag]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        named = self.read_list(value, where)
        setattr(state, self.field, [int(number in named) for number in range(len(getattr(state, self.field)))])


class Layout(Generic[S]):
    """The tables of a title's positions: which stand once, which for each member of a kind, and what is in them.

    A field that is neither in a slot nor said to follow from others is an error, so that none is forgotten.
    """

    def __init__(
        self,
        knowledge: Knowledge[S],
        tables: Mapping[str, Names | None],
        slots: Sequence[Slot],
        follows: Sequence[str] = (),
    ) -> None:
        named = [*(slot.field for slot in slots), *follows]
        odd = sorted(set(named) ^ set(knowledge.names))
        if odd:
            raise TypeError(f"where in a position stands {odd}?")
        self.tables = tables
        self.slots = slots

    def slots_of(self, table: str) -> list[Slot]:
        return [slot for slot in self.slots if slot.table == table]

    def read(self, state: S, root: Part, extra: Mapping[str, Sequence[str]] | None = None) -> set[str]:
        """Change what the text names and tell which fields those are; the title itself reads keys in `extra`."""
        given: set[str] = set()
        for table, names in self.tables.items():
            slots = self.slots_of(table)
            keys = [*(slot.key for slot in slots), *(extra or {}).get(table, ())]
            parts = root.parts(table, names, keys) if names else iter([(0, root.part(table, keys))])
            for place, part in parts:
                for slot in slots:
                    if slot.key in part:
                        slot.put(state, place, part.table[slot.key], part.at(slot.key))
                        given.add(slot.field)
        return given

    def lines(self, state: S, base: S) -> list[str]:
        """Everything that differs from another position of the same set-up."""
        lines: list[str] = []
        for table, names in self.tables.items():
            slots = self.slots_of(table)
            for place in range(len(names.kind.names) if names else 1):
                changed = [
                    (slot.key, slot.get(state, place))
                    for slot in slots
                    if slot.get(state, place) != slot.get(base, place)
                ]
                lines += section(f"{table}.{names.write(place)}" if names else table, changed)
        return lines
