"""Where each field of the position stands in a position file."""

from __future__ import annotations

from typing import Final

from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.engine.position_parts import (
    At,
    Bits,
    Count,
    Counts,
    Each,
    Flag,
    Layout,
    Marked,
    Names,
    Row,
    Rows,
    Slot,
    Values,
    Written,
    wrong_form,
)
from regnum.engine.positions import count_unknown
from regnum.titles.crusader_kings.edges.position_names import (
    CHARACTER_NAMES,
    CULTURE_NAMES,
    DECK_NAMES,
    DEVELOPMENT_NAMES,
    DYNASTY_NAMES,
    ENDINGS,
    PHASE_NAMES,
    PURPOSES,
    REGION_NAMES,
    STRATEGY,
    TRACK_NAMES,
    CardNames,
    TokenNames,
    seat_names,
)
from regnum.titles.crusader_kings.facts.catalogue import SCENARIOS
from regnum.titles.crusader_kings.facts.limits import DYING_AGE, LAST_ROUND, LAST_TURN
from regnum.titles.crusader_kings.facts.names import ACHIEVEMENT_NAMES, DECKS, NONE
from regnum.titles.crusader_kings.position.knowledge import KNOWLEDGE
from regnum.titles.crusader_kings.position.state import Position
from regnum.titles.crusader_kings.rules.intrigue import ChoosePlot, Plot

FOLLOWS: Final = (
    "options", "pack", "scenario", "people", "place", "house", "random_traits", "event_traits", "deck",
    "holding", "development_deck",
)  # fmt: skip
SEA: Final = " by sea"


class Hand(Rows):
    """A secret hand: known cards, and unknown ones that are dealt when all others are known."""

    def __init__(self, field: str, table: str, key: str, of: Values) -> None:
        super().__init__(field, table, key, of)
        self.unknown: dict[int, list[str]] = {}

    def put(self, state: State, place: int, value: object, where: str) -> None:
        known, self.unknown[place] = count_unknown(value, where)
        super().put(state, place, known, where)


class Mutual(Counts):
    """What stands between two seats stands on both boards, so that it is enough to name it once."""

    def __init__(self, field: str, table: str, key: str, of: Values, size: int) -> None:
        super().__init__(field, table, key, of, size)
        self.done: set[int] = set()

    def put(self, state: State, place: int, value: object, where: str) -> None:
        named = self.read_list(value, where)
        marks = list(getattr(state, self.field))
        for other in range(self.size):
            if other in named or other not in self.done:
                marks[place * self.size + other] = marks[other * self.size + place] = int(other in named)
        self.done.add(place)
        setattr(state, self.field, marks)


class Spouse(Each):
    """A marriage, which is written with one of the two."""

    def get(self, state: State, place: int) -> Written:
        spouse = getattr(state, self.field)[place]
        return self.of.write(spouse if place < spouse else NONE)

    def put(self, state: State, place: int, value: object, where: str) -> None:
        spouses = list(getattr(state, self.field))
        spouse = self.of.read(value, where)
        for one in (place, spouse):
            if one != NONE and spouses[one] != NONE:
                spouses[spouses[one]] = NONE
        spouses[place] = spouse
        if spouse != NONE:
            spouses[spouse] = place
        setattr(state, self.field, spouses)


class Tasks(Slot):
    """Declared attacks or support: `normandy from wessex`, `normandy from wessex by sea`."""

    def __init__(self, field: str, table: str, key: str, of: Values, target: int) -> None:
        super().__init__(field, table, key, of)
        self.target = target  # the place of the target in the three numbers

    def get(self, state: State, place: int) -> Written:
        numbers = getattr(state, self.field)
        rows = [numbers[start : start + 3] for start in range(0, len(numbers), 3)]
        return [
            f"{self.of.write(row[self.target])} from {self.of.write(row[1 - self.target])}{SEA if row[2] else ''}"
            for row in rows
        ]

    def put(self, state: State, place: int, value: object, where: str) -> None:
        numbers: list[int] = []
        for entry in value if isinstance(value, list) else [value]:
            text = entry if isinstance(entry, str) else ""
            words = text.removesuffix(SEA).split(" from ")
            if len(words) != 2:
                wrong_form(where, "REGION from REGION, perhaps by sea", entry)
            target, origin = (self.of.read(word, where) for word in words)
            numbers += [*((origin, target) if self.target else (target, origin)), int(text.endswith(SEA))]
        setattr(state, self.field, numbers)


class Tried(Values):
    """What was already tried in an action: regions, or plots."""

    def __init__(self, plots: bool) -> None:
        self.plots = plots

    def read(self, value: object, where: str) -> int:
        return (PURPOSES if value in PURPOSES.kind.names else REGION_NAMES).find(value, where)

    def write(self, number: int) -> str:
        return (PURPOSES if self.plots else REGION_NAMES).write(number)


class CrownLayout(Layout[Position]):
    """The tables of a position of Crusader Kings, with the names of one game."""

    def __init__(self, game: Game[Position]) -> None:
        self.seats = seat_names(game)
        self.tokens = TokenNames(game.state)
        self.cards = CardNames(game.state)
        self.hand = Hand("hand", "seat", "hand", self.cards)
        plots = any(isinstance(frame, ChoosePlot | Plot) for frame in game.stack)
        tables: dict[str, Names | None] = {
            "turn": None, "seat": self.seats, "region": REGION_NAMES, "character": CHARACTER_NAMES, "characters": None,
            "track": TRACK_NAMES, "deck": DECK_NAMES, "developments": None, "achievements": None, "supply": None,
            "check": None, "action": None, "outcome": None,
        }  # fmt: skip
        slots = [
            *self.turn(game.state),
            *self.dynasties(game.seat_count),
            *self.families(),
            *self.regions(),
            *self.piles(),
            *self.under_way(plots),
        ]
        super().__init__(KNOWLEDGE, tables, slots, FOLLOWS)

    def turn(self, state: Position) -> list[Slot]:
        """How far the game has come, and whose card is played."""
        return [
            Slot("era", "turn", "era", Count(most=SCENARIOS[state.scenario].eras - 1, first=1)),
            Slot("round", "turn", "round", Count(most=LAST_ROUND, first=1)),
            Slot("phase", "turn", "phase", PHASE_NAMES),
            Slot("turn", "turn", "turn", Count(most=LAST_TURN, first=1)),
            Slot("first", "turn", "first", self.seats),
            Slot("token", "turn", "token", self.seats),
            Slot("active", "turn", "active", self.seats),
            Slot("card", "turn", "card", self.cards),
            Slot("ending", "outcome", "way", ENDINGS),
            Row("winners", "outcome", "winners", self.seats),
            Slot("unsettled", "outcome", "unsettled", Flag()),  # before the end the standing rules see to it
        ]

    def dynasties(self, seats: int) -> list[Slot]:
        """What lies before a player."""
        rivals = self.seats
        return [
            Each("strategy", "seat", "program", STRATEGY),
            Each("culture", "seat", "culture", CULTURE_NAMES),
            Each("dynasty", "seat", "dynasty", DYNASTY_NAMES),
            Each("out", "seat", "out", Flag()),
            Each("gold", "seat", "gold", Count()),
            Rows("held", "seat", "developments", DEVELOPMENT_NAMES),
            Rows("bag", "seat", "bag", self.tokens),
            self.hand,
            Rows("plan", "seat", "plan", self.cards),
            Counts("bonus", "seat", "bonus", DECK_NAMES, DECKS),
            Counts("casus", "seat", "casus_belli", rivals, seats),
            Mutual("war", "seat", "wars", rivals, seats),
            Mutual("ally", "seat", "allies", rivals, seats),
            Each("crusades", "seat", "crusades", Count()),
            Each("calmed", "seat", "calmed", Flag()),
            Each("easier", "seat", "easier", Count()),
            Each("muddy", "seat", "muddy", Count()),
            Each("opposed", "seat", "opposed", Count()),
            Each("armored", "seat", "armored", Flag()),
            Each("ruler", "seat", "ruler", CHARACTER_NAMES),
            Each("age", "seat", "age", Count(most=DYING_AGE)),
            Rows("children", "seat", "children", CHARACTER_NAMES),
            Rows("siblings", "seat", "siblings", CHARACTER_NAMES),
        ]

    def families(self) -> list[Slot]:
        """Characters, wherever they are."""
        return [
            Spouse("spouse", "character", "spouse", CHARACTER_NAMES),
            Rows("traits", "character", "traits", self.tokens),
            Marked("bastard", "characters", "bastards", CHARACTER_NAMES),
        ]

    def regions(self) -> list[Slot]:
        """The board and the crusade track."""
        counters = ("unrest", "harvest", "crop_failure", "plague", "plague_ending")
        return [
            Each("owner", "region", "owner", self.seats),
            Each("in_play", "region", "in_play", Flag()),
            Each("castle", "region", "castle", Flag()),
            Each("army", "region", "army", Flag()),
            *(Each(name, "region", name, Count()) for name in counters),
            Each("duke", "region", "duke", CHARACTER_NAMES),
            Each("lord", "region", "lord", CHARACTER_NAMES),
            Bits("allies", "region", "allies", self.seats),
            Each("shield", "track", "shield", self.seats),
            Rows("track_traits", "track", "traits", self.tokens),
        ]

    def piles(self) -> list[Slot]:
        """Discards, open cards and what lies beside the board."""
        names = enumerate(ACHIEVEMENT_NAMES)
        return [
            Rows("discard", "deck", "discard", self.cards),
            Row("row", "developments", "open", DEVELOPMENT_NAMES),
            Row("development_discard", "developments", "discard", DEVELOPMENT_NAMES),
            *(At("achievement", "achievements", name, self.seats, number) for number, name in names),
            Row("initial_traits", "supply", "initial", self.tokens),
        ]

    def under_way(self, plots: bool) -> list[Slot]:
        """The present check and the present action."""
        return [
            Slot("paid", "check", "paid", Count()),
            Slot("draws", "check", "draws", Count()),
            Slot("successes", "check", "successes", Count()),
            Row("drawn", "check", "drawn", self.tokens),
            Row("sacrificed", "check", "sacrificed", self.tokens),
            Slot("passed", "check", "passed", Flag()),
            Slot("attempts", "action", "attempts", Count()),
            Row("used", "action", "tried", Tried(plots)),
            Slot("granted", "action", "granted", Count()),
            Tasks("attacks", "action", "attacks", REGION_NAMES, 0),
            Tasks("supports", "action", "supports", REGION_NAMES, 1),
            Row("backers", "action", "backers", self.seats),
            Row("lent", "action", "lent", self.tokens),
        ]
