"""The components that the rulebook prints, as frozen tables with small integer ids, read from `data/`."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import product
from typing import Any, Final

from regnum.engine.moves import Kind
from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_NAMES,
    CULTURES,
    DECK_NAMES,
    FEMALE,
    MALE,
    MOST_SEATS,
    PERSON_NAMES,
    ROLE_NAMES,
    STRATEGY_NAMES,
    TOKEN_KINDS,
)


def read(name: str) -> dict[str, Any]:
    """One of the data files."""
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


def word(name: str) -> str:
    """An id of the data as it is written in moves."""
    return name.replace("_", "-")


CONSTANTS: Final = read("constants")

# ---- the board ------------------------------------------------------------------------------------------------------

_board: Final = read("regions")
REGION_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _board["region"])
REGIONS: Final[int] = len(REGION_IDS)
REGION_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(REGION_IDS)}
REGION_CULTURE: Final[tuple[int, ...]] = tuple(CULTURES.index(row["culture"]) for row in _board["region"])
SEAS: Final[tuple[str, ...]] = tuple(_board["seas"])
POMERANIA: Final[int] = REGION_NUMBER["pomerania"]


def _neighbours(*tables: str) -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _ in REGION_IDS]
    for table in tables:
        for one, other in _board[table]:
            found[REGION_NUMBER[one]].add(REGION_NUMBER[other])
            found[REGION_NUMBER[other]].add(REGION_NUMBER[one])
    return tuple(tuple(sorted(each)) for each in found)


LAND_BORDERS: Final = _neighbours("borders")
BORDERS: Final = _neighbours("borders", "routes")  # war.sea: dotted routes are borders too
COAST: Final[tuple[int, ...]] = tuple(sum(1 << SEAS.index(sea) for sea in row["seas"]) for row in _board["region"])


DISTANCE: Final[list[list[int]]] = [
    [0 if one == other else REGIONS for other in range(REGIONS)] for one in range(REGIONS)
]
for _start in range(REGIONS):
    _queue = [_start]
    for _here in _queue:
        for _there in BORDERS[_here]:
            if DISTANCE[_start][_there] == REGIONS and _there != _start:
                DISTANCE[_start][_there] = DISTANCE[_start][_here] + 1
                _queue.append(_there)

# ---- traits and their tokens ----------------------------------------------------------------------------------------

_traits: Final = read("traits")
TRAIT_IDS: Final[tuple[str, ...]] = (*_traits["positive"], *_traits["negative"])
TRAITS: Final[int] = len(TRAIT_IDS)
POSITIVE: Final[int] = len(_traits["positive"])  # traits below this number are positive
CRITICAL_FAILS: Final[tuple[int, ...]] = tuple(
    TRAIT_IDS.index(row["fails"]) for name in CRITICAL_NAMES for row in _traits["critical"] if row["check"] == name
)
CRITICAL_SUCCEEDS: Final[tuple[int, ...]] = tuple(
    TRAIT_IDS.index(row["succeeds"]) for name in CRITICAL_NAMES for row in _traits["critical"] if row["check"] == name
)


def trait_of(token: int) -> int:
    """The trait on a token."""
    return token % TRAITS


def kind_of(token: int) -> int:
    """setup.ruler_traits, setup.random_traits: whether a token is initial, crusader, event or random."""
    return token // TRAITS


def is_positive(token: int) -> bool:
    """check.draw: whether the token is green."""
    return token % TRAITS < POSITIVE


# ---- dynasties and characters ---------------------------------------------------------------------------------------

_dynasties: Final = read("dynasties")
DYNASTY_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _dynasties["dynasty"])
DYNASTY_CULTURE: Final[tuple[int, ...]] = tuple(CULTURES.index(row["culture"]) for row in _dynasties["dynasty"])
RULER_IDS: Final[tuple[str, ...]] = tuple(row["id"] for row in _dynasties["ruler"])
RULERS: Final[int] = len(RULER_IDS)
RULER_SEX: Final[tuple[int, ...]] = tuple(MALE if row["sex"] == "m" else FEMALE for row in _dynasties["ruler"])
RULER_DYNASTY: Final[tuple[int, ...]] = tuple(DYNASTY_IDS.index(row["dynasty"]) for row in _dynasties["ruler"])
CARDS_PER_CULTURE: Final = 20
GLITTERHOOF: Final[int] = RULERS + CARDS_PER_CULTURE * len(CULTURES)
CHARACTERS: Final[int] = GLITTERHOOF + 1  # rulers, the cards of each culture, and a horse
CHARACTER_IDS: Final[tuple[str, ...]] = (
    *RULER_IDS,
    *(f"{culture}_{number:02d}" for culture in CULTURES for number in range(1, CARDS_PER_CULTURE + 1)),
    "glitterhoof",
)


def first_card(culture: int) -> int:
    """The first character card of a culture; the others follow."""
    return RULERS + culture * CARDS_PER_CULTURE


def culture_cards(culture: int) -> range:
    """setup.culture_deck: all characters of a culture but the starting rulers."""
    start = first_card(culture)
    return range(start, start + CARDS_PER_CULTURE)


# ---- scenarios ------------------------------------------------------------------------------------------------------


class Realm:
    """What one dynasty of a scenario begins with."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.culture: int = CULTURES.index(row["culture"])
        self.dynasty: int = DYNASTY_IDS.index(row["dynasty"])
        self.ruler: int = RULER_IDS.index(row["ruler"])
        self.traits: list[int] = [TRAIT_IDS.index(name) for name in row["traits"]]
        self.age: int = row.get("age", 0)
        self.regions: list[int] = [REGION_NUMBER[name] for name in row["regions"]]
        self.gold: int = row["gold"]
        self.developments: list[int] = [DEVELOPMENT_IDS.index(name) for name in row["developments"]]
        self.castles: list[int] = [REGION_NUMBER[name] for name in row.get("castles", ())]
        self.castles_of_choice: int = row.get("castles_of_choice", 0)
        self.unrest: list[int] = [REGION_NUMBER[name] for name in row.get("unrest", ())]
        self.armies: list[int] = [REGION_NUMBER[name] for name in row.get("armies", ())]
        self.casus_belli: list[int] = [DYNASTY_IDS.index(name) for name in row.get("casus_belli", ())]
        self.casus_belli_by_three: list[int] = [
            DYNASTY_IDS.index(name) for name in row.get("casus_belli_by_three", row.get("casus_belli", ()))
        ]
        self.family: list[tuple[str, list[int]]] = [
            (member["role"], [TRAIT_IDS.index(name) for name in member["traits"]]) for member in row.get("family", ())
        ]


class Scenario:
    """One of the six scenarios."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.number: int = row["number"]
        self.eras: int = row["eras"]
        self.players: list[int] = row["players"]
        self.last_position: int = row.get("last_position", 10)
        self.comeback: bool = row.get("comeback", True)
        self.extra_pious: int = row.get("extra_pious", 0)
        self.always_in_play: int = CULTURES.index(row["always_in_play"]) if "always_in_play" in row else -1
        self.left_out_by_three: int = DYNASTY_IDS.index(row["left_out_by_three"]) if "left_out_by_three" in row else -1
        self.realms: list[Realm] = [Realm(realm) for realm in row["realm"]]


DEVELOPMENT_IDS: Final[tuple[str, ...]] = (
    "chancellor", "steward", "marshal", "spymaster", "archbishop", "court_physician",
    "navy", "longbow", "plate_armor", "royal_guard", "bank", "library",
)  # fmt: skip
DEVELOPMENTS: Final[int] = len(DEVELOPMENT_IDS)
ARCHBISHOP: Final[int] = DEVELOPMENT_IDS.index("archbishop")
SCENARIOS: Final[tuple[Scenario, ...]] = tuple(Scenario(row) for row in read("scenarios")["scenario"])
SCENARIO_NAMES: Final[tuple[str, ...]] = tuple(str(scenario.number) for scenario in SCENARIOS)


class Strategy:
    """ai.setup: one of the rulebook's programs: what it begins with and which cards it draws."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.development: int = DEVELOPMENT_IDS.index(row["development"]) if "development" in row else -1
        self.traits: list[int] = [TRAIT_IDS.index(name) for name in row.get("traits", ())]
        self.hand: tuple[int, ...] = tuple(row["hand"][deck] for deck in DECK_NAMES)


STRATEGIES: Final[tuple[Strategy, ...]] = tuple(Strategy(row) for row in read("strategies")["strategy"])
assert tuple(strategy.id for strategy in STRATEGIES) == STRATEGY_NAMES

# ---- hands ----------------------------------------------------------------------------------------------------------

HAND_SIZE: Final[int] = CONSTANTS["hand"]["size"]
HAND_LIMITS: Final[list[list[int]]] = [CONSTANTS["hand"][deck] for deck in DECK_NAMES]
HANDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    hand for hand in product(*(range(low, high + 1) for low, high in HAND_LIMITS)) if sum(hand) == HAND_SIZE
)  # era.draw_limit_crusade, era.draw_limit_main, era.draw_limit_tax
MIXES: Final[tuple[tuple[int, ...], ...]] = (
    *HANDS,
    *(
        mix
        for mix in product(range(HAND_SIZE + 1), repeat=len(DECK_NAMES))
        if sum(mix) == HAND_SIZE and mix not in HANDS
    ),
)  # every way to draw eight cards; those above a limit have names too, so that a refusal can say which limit it is
HAND_NAMES: Final[tuple[str, ...]] = tuple(
    "-".join(f"{deck[0]}{count}" for deck, count in zip(DECK_NAMES, hand, strict=True)) for hand in MIXES
)
MOST_CARDS: Final = 40  # of a deck, in any pack
ACTION_CARDS: Final = MOST_CARDS * len(DECK_NAMES)
FIRST_CARD_OF_DECK: Final[tuple[int, ...]] = tuple(deck * MOST_CARDS for deck in range(len(DECK_NAMES)))


def deck_of(card: int) -> int:
    """The deck that an action card belongs to; the cards of every pack are numbered in the same way."""
    return card % ACTION_CARDS // MOST_CARDS


def ruler_traits(ruler: int) -> list[int]:
    """elimination.restart2: the four traits with which the scenarios first show a ruler."""
    for scenario in SCENARIOS:
        for realm in scenario.realms:
            if realm.ruler == ruler:
                return realm.traits
    raise LookupError(f"no scenario has ruler {ruler}")


# ---- what moves name ------------------------------------------------------------------------------------------------

SEAT: Final = Kind("seat", [str(seat) for seat in range(MOST_SEATS)])
REGION: Final = Kind("region", [word(name) for name in REGION_IDS])
CULTURE: Final = Kind("culture", CULTURES)
KIN: Final = Kind("kin", ROLE_NAMES)
PERSON: Final = Kind("person", PERSON_NAMES)
CHARACTER: Final = Kind("character", [word(name) for name in CHARACTER_IDS])
DEVELOPMENT: Final = Kind("development", [word(name) for name in DEVELOPMENT_IDS])
TOKEN: Final = Kind("token", [f"{kind}-{trait}" for kind in TOKEN_KINDS for trait in TRAIT_IDS])
TRAIT: Final = Kind("trait", TRAIT_IDS)
DECK: Final = Kind("deck", DECK_NAMES)
HAND: Final = Kind("hand", HAND_NAMES)
POSITION: Final = Kind("position", [str(position) for position in range(1, 11)])
MOST_GOLD: Final = 60  # that a move can name; more is never useful
GOLD: Final = Kind("gold", [str(gold) for gold in range(MOST_GOLD + 1)])
RULER_CARD: Final = Kind("ruler", [word(name) for name in RULER_IDS])
HOME: Final = Kind("home", ("ours", "theirs"))  # the family that a couple without a ruler joins
OURS: Final = 0
THEIRS: Final = 1
