"""The cards and tokens of a data pack as tables of small numbers. Pack 0 is our own; others lie in a folder of JSON.

The environment variable REGNUM_PACKS names folders of packs; the option `pack` chooses one when a game is created.
"""

# reads files: the folder of data packs
from __future__ import annotations

import hashlib
import os
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, get_args

from regnum.engine.moves import Kind
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts import pack_format
from regnum.titles.crusader_kings.facts.catalogue import (
    ACTION_CARDS,
    CARDS_PER_CULTURE,
    CHARACTERS,
    DEVELOPMENT_IDS,
    DEVELOPMENTS,
    FIRST_CARD_OF_DECK,
    GLITTERHOOF,
    MOST_CARDS,
    POSITIVE,
    RULER_SEX,
    TRAIT_IDS,
    TRAITS,
)
from regnum.titles.crusader_kings.facts.names import (
    COUNTER_NAMES,
    CRITICAL_NAMES,
    CULTURES,
    DECK_NAMES,
    EITHER,
    FEMALE,
    MALE,
    NO_GOLD,
    NONE,
    OPEN,
    PURPOSE_NAMES,
    RANDOM,
    SECRET,
    TOKEN_KINDS,
)

FOLDERS: Final = "REGNUM_PACKS"
PICKS: Final = ("next", "choice", "richest", "poorest", "leader", "trailing")
CHOOSERS: Final[tuple[str, ...]] = get_args(pack_format.Chooser)
PLACES: Final[tuple[str, ...]] = get_args(pack_format.Where)
PREDICATES: Final[tuple[str, ...]] = get_args(pack_format.Predicate)
OPERATIONS: Final = (
    "gold", "pay", "gold_per", "transfer", "birth", "bastard", "marry_random", "token", "remove_token", "trait",
    "lose_trait", "check", "kill", "age", "casus_belli", "lose_casus_belli", "army", "castle", "development",
    "lose_development", "revoke_title", "break_alliance", "swap_shield", "modifier", "choose",
)  # fmt: skip
VICTIMS: Final = ("youngest_child", "ruler_spouse", "sibling_else_child", "spouse_or_child")
GROUPS: Final = ("offence", "defence", "other")
COUNCILOR: Final = 0
INVENTION: Final = 1
TYPES: Final = ("councilor", "invention")
TRACK: Final = 10


class Operation:
    """One step of an event, as numbers; what a number means depends on the code (see `OPERATIONS`)."""

    def __init__(self, code: int) -> None:
        self.code = code
        self.n = 0
        self.limit = 0
        self.kind = 0
        self.where = 0
        self.chooser = 0
        self.affected = True  # whether the affected player holds, pays ...; else the active one
        self.toward = 0
        self.traits: tuple[int, ...] = ()
        self.sequences: tuple[int, ...] = ()


class EventCard:
    """One event."""

    def __init__(self, name: str, target_self: bool, pick: int, conditions: tuple[int, ...], effect: int) -> None:
        self.name = name
        self.target_self = target_self
        self.pick = pick
        self.conditions = conditions
        self.effect = effect  # the number of its sequence


class Hooks:
    """Lasting effects of one development or one position of the track."""

    def __init__(self, rows: list[Any]) -> None:
        self.draws: list[int] = [0] * len(PURPOSE_NAMES)
        self.tax = 0
        self.calm = 0
        self.ignores_border = False
        self.crusades = 0
        self.plague = 0
        self.sea = 0
        self.first_attack = 0
        self.army_defence = 0
        self.guards = False
        self.upkeep = 0
        self.oppose_price = 0
        self.bonus: list[list[int]] = []  # the decks open to each bonus card
        for row in rows:
            self.add(row)

    def add(self, row: Any) -> None:
        """Note one hook."""
        name: str = row.hook
        if name == "check_draws":
            for purpose in row.on:
                self.draws[PURPOSE_NAMES.index(purpose)] += row.n
        elif name == "bonus_cards":
            self.bonus += [[DECK_NAMES.index(deck) for deck in row.decks]] * row.n
        self.tax += row.n if name == "tax_bonus" else 0
        self.calm += row.n if name == "calm_unrest" else 0
        self.crusades = max(self.crusades, row.n if name == "crusades_per_era" else 0)
        self.plague += row.n if name == "plague_draws" else 0
        self.sea += row.n if name == "sea_invasion" else 0
        self.first_attack += row.n if name == "first_attack_successes" else 0
        self.army_defence += row.n if name == "army_successes" else 0
        self.upkeep += row.n if name == "upkeep_gold" else 0
        self.oppose_price = row.n if name == "oppose_price" else self.oppose_price
        self.ignores_border = self.ignores_border or name == "ignore_border"
        self.guards = self.guards or name == "allow_opposition"


class Pack:
    """basics.golden: everything that the rulebook leaves to cards, tokens and the printed track."""

    def __init__(self, name: str, content: dict[str, Any], number: int) -> None:
        self.name = name
        self.first_card = number * ACTION_CARDS  # cards of different packs have different numbers
        self.words: dict[str, dict[str, str]] = {}  # texts of the pack by message, each in several languages
        self.sequences: list[list[Operation]] = []
        self.events: list[EventCard] = []
        self.event_of: list[int] = [NONE] * ACTION_CARDS  # by action card, from the first of the pack
        self.cards: list[list[int]] = [[] for _ in DECK_NAMES]  # by deck
        self.development_type: list[int] = [NONE] * DEVELOPMENTS
        self.development_copies: list[int] = [0] * DEVELOPMENTS
        self.development_group: list[int] = [0] * DEVELOPMENTS
        self.development_hooks: list[Hooks] = [Hooks([]) for _ in range(DEVELOPMENTS)]
        self.track_hooks: list[Hooks] = [Hooks([]) for _ in range(TRACK)]
        self.track_trait: list[int] = [NONE] * TRACK
        self.tokens: list[list[int]] = [[0] * TRAITS for _ in TOKEN_KINDS]  # how many, by kind and trait
        self.sex: list[int] = [*RULER_SEX] + [MALE] * (CHARACTERS - len(RULER_SEX))
        self._read_events(content["events"].events)
        self._read_developments(content["developments"].developments)
        self._read_track(content["track"].track)
        self._read_tokens(content["tokens"])
        self._read_characters(content["characters"].characters)

    def event_on(self, card: int) -> EventCard:
        """event.resolve: the event that stands on an action card of this pack."""
        return self.events[self.event_of[card - self.first_card]]

    def wrong(self, problem: str) -> RegnumError:
        """A complaint about this pack."""
        return RegnumError(f"the data pack {self.name}: {problem}")

    def trait(self, name: str) -> int:
        """A trait by its name."""
        if name not in TRAIT_IDS:
            raise self.wrong(f"there is no trait {name}")
        return TRAIT_IDS.index(name)

    def _read_events(self, rows: list[Any]) -> None:
        names = [row.id for row in rows]
        if len(set(names)) != len(names):
            raise self.wrong("two events share an id")
        for row in rows:
            number = len(self.events)
            conditions = tuple(PREDICATES.index(name) for name in row.condition)
            effect = self._sequence(row.effect)
            self.events.append(EventCard(row.id, row.target == "self", PICKS.index(row.pick), conditions, effect))
            self.words[f"card-{row.id}"] = row.title
            self.words[f"card-flavour-{row.id}"] = row.flavour
            self.words[f"card-text-{row.id}"] = row.text
            for deck, copies in row.copies.items():
                place = DECK_NAMES.index(deck)
                for _ in range(copies):
                    card = FIRST_CARD_OF_DECK[place] + len(self.cards[place])
                    if len(self.cards[place]) >= MOST_CARDS:
                        raise self.wrong(f"more than {MOST_CARDS} {deck} cards")
                    self.cards[place].append(self.first_card + card)
                    self.event_of[card] = number
        for place, deck in enumerate(DECK_NAMES):
            if len(self.cards[place]) < 20:
                raise self.wrong(f"fewer than 20 {deck} cards: five players could not draw their hands")

    def _sequence(self, parts: list[Any], is_course: bool = False) -> int:
        if any(isinstance(each, pack_format.Pay) for each in (parts[1:] if is_course else parts)):
            raise self.wrong("an exact payment may only be the first step of a course")
        number = len(self.sequences)
        self.sequences.append([])
        self.sequences[number] = [self._operation(row) for row in parts]
        return number

    def _operation(self, row: Any) -> Operation:
        name: str = row.__struct_config__.tag
        made = Operation(OPERATIONS.index(name))
        read = getattr(self, f"_read_{name}", None)
        if hasattr(row, "n"):
            made.n = row.n
        if hasattr(row, "where"):
            made.where, made.chooser = PLACES.index(row.where), CHOOSERS.index(row.chooser)
        if name in ("token", "remove_token"):
            made.kind = COUNTER_NAMES.index(row.kind)
        elif name in ("castle", "development"):
            made.n = row.cost
        elif read is not None:
            read(made, row)
        return made

    def _read_gold_per(self, made: Operation, row: Any) -> None:
        made.kind, made.n, made.limit = int(row.per == "gold_held"), row.each, row.max or 99

    def _read_transfer(self, made: Operation, row: Any) -> None:
        if row.source == row.target:
            raise self.wrong("nobody gives gold to himself")
        made.affected = row.source == "P"

    def _read_birth(self, made: Operation, row: Any) -> None:
        made.kind = NONE if row.sex is None else (MALE if row.sex == "m" else FEMALE)
        made.toward = NONE if row.trait is None else self.trait(row.trait)

    def _read_trait(self, made: Operation, row: Any) -> None:
        made.traits = tuple(self.trait(name) for name in row.any_of)
        made.kind = int(row.to == "bag_or_relative")

    def _read_lose_trait(self, made: Operation, row: Any) -> None:
        made.kind = int(row.sign == "positive")

    def _read_check(self, made: Operation, row: Any) -> None:
        made.n = row.r
        made.kind = NONE if row.critical == "none" else CRITICAL_NAMES.index(row.critical)
        made.limit = NO_GOLD if not row.gold else (OPEN if row.opposable else SECRET)
        made.toward = int(any(isinstance(each, pack_format.Kill) for each in row.failure))
        made.sequences = (self._sequence(row.success), self._sequence(row.failure))

    def _read_kill(self, made: Operation, row: Any) -> None:
        made.kind, made.chooser = VICTIMS.index(row.whom), CHOOSERS.index(row.chooser)

    def _read_casus_belli(self, made: Operation, row: Any) -> None:
        made.affected, made.toward = row.holder == "P", ("P", "A", "choice").index(row.against)

    def _read_lose_casus_belli(self, made: Operation, row: Any) -> None:
        made.affected, made.toward = row.holder == "P", ("P", "A", "any").index(row.against)

    def _read_lose_development(self, made: Operation, row: Any) -> None:
        made.kind = TYPES.index(row.type)

    def _read_modifier(self, made: Operation, row: Any) -> None:
        if row.successes if row.action == "any" else row.draws:
            raise self.wrong("a modifier gives draws for any check, or successes for an invasion")
        made.n, made.limit = row.draws, row.successes

    def _read_choose(self, made: Operation, row: Any) -> None:
        made.sequences = tuple(self._sequence(option, True) for option in row.options)

    def _read_developments(self, rows: list[Any]) -> None:
        if sorted(row.id for row in rows) != sorted(DEVELOPMENT_IDS):
            raise self.wrong(f"its developments must be these: {', '.join(DEVELOPMENT_IDS)}")
        for row in rows:
            number = DEVELOPMENT_IDS.index(row.id)
            self.development_type[number] = TYPES.index(row.type)
            self.development_copies[number] = row.copies
            self.development_group[number] = GROUPS.index(row.group)
            self.development_hooks[number] = Hooks(row.hooks)
            self.words[f"development-text-{row.id}"] = row.text

    def _read_track(self, rows: list[Any]) -> None:
        if [row.position for row in rows] != list(range(1, TRACK + 1)):
            raise self.wrong("the track must have its ten positions in order")
        for row in rows:
            self.track_hooks[row.position - 1] = Hooks(row.hooks)
            self.words[f"track-bonus-{row.position}"] = row.text
            self.track_trait[row.position - 1] = NONE if row.trait is None else self.trait(row.trait)

    def _read_tokens(self, content: Any) -> None:
        for kind, name in enumerate(TOKEN_KINDS):
            table: dict[str, int] = getattr(content, name)
            for trait, count in table.items():
                self.tokens[kind][self.trait(trait)] = count
        if not any(self.tokens[RANDOM][:POSITIVE]) or not any(self.tokens[RANDOM][POSITIVE:]):
            raise self.wrong("the random tokens need positive and negative ones")

    def _read_characters(self, table: dict[str, str]) -> None:
        for culture, name in enumerate(CULTURES):
            sexes = table.get(name, "")
            if len(sexes) != CARDS_PER_CULTURE or sexes.strip("mf") or min(sexes.count("m"), sexes.count("f")) < 5:
                raise self.wrong(f"{name} needs {CARDS_PER_CULTURE} characters, m or f, at least five of each")
            start = len(RULER_SEX) + culture * CARDS_PER_CULTURE
            for place, sex in enumerate(sexes):
                self.sex[start + place] = MALE if sex == "m" else FEMALE
        self.sex[GLITTERHOOF] = EITHER


def name_of(folder: Path) -> str:
    """The name of a pack tells its folder and its content, so that a game is never played on with other cards."""
    paths = sorted(folder.glob("*.json"))
    known = [f"{name}.json" for name in pack_format.FILES]
    if not paths:
        raise RegnumError(f"the data pack {folder}: there is no such folder, or it has none of {', '.join(known)}")
    unknown = [path.name for path in paths if path.name not in known]
    if unknown:
        raise RegnumError(f"the data pack {folder.name}: {', '.join(unknown)} is none of {', '.join(known)}")
    digest = hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:8]
    return f"{folder.name.lower()}-{digest}"


def _load() -> list[Pack]:
    own = pack_format.read_files(files(__package__).joinpath("data", "pack"))
    packs = [Pack("regnum", own, 0)]
    for folder in dict.fromkeys(Path(name) for name in os.environ.get(FOLDERS, "").split(os.pathsep) if name):
        packs.append(Pack(name_of(folder), pack_format.read_files(folder, own), len(packs)))
    return packs


PACKS: Final[list[Pack]] = _load()


def _card_names() -> list[str]:
    names: list[str] = []
    for number in range(len(PACKS)):
        end = f"-{number}" if number else ""  # our own cards have the plain names
        names += [f"{deck}-{place}{end}" for deck in DECK_NAMES for place in range(1, MOST_CARDS + 1)]
    return names


CARD: Final = Kind("card", _card_names())


def event_on(card: int) -> EventCard:
    """event.resolve: the event on an action card of any pack."""
    return PACKS[card // ACTION_CARDS].event_on(card)
