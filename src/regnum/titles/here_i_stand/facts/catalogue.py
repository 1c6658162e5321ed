"""The map, the powers and the cards as frozen tables with small integer ids, read from `data/` and checked."""

from __future__ import annotations

from typing import Final

from regnum.engine.moves import Kind
from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.checks import card_problems, map_problems, require
from regnum.titles.here_i_stand.facts.names import (
    CARD_KINDS,
    CATHOLIC_FAITH,
    CONDITION_NAMES,
    CONFIDENCE_NAMES,
    ELECTORATE,
    FAITH_NAMES,
    FORTRESS,
    HOME_CARD,
    IN_IMPULSE,
    KEY,
    MAJOR_IDS,
    MAJORS,
    MANDATORY,
    MOMENT_NAMES,
    NOBODY,
    NONE,
    OWNERS,
    POWER_IDS,
    SPACE_KINDS,
    UNFORTIFIED,
    UNIT_NAMES,
    ZONE_NAMES,
    ZONES,
)
from regnum.titles.here_i_stand.facts.reading import (
    Row,
    inner,
    is_set,
    number,
    numbers,
    place,
    places,
    read,
    rows,
    text,
    words,
)


def word(name: str) -> str:
    """An id of the data as it is written in moves."""
    return name.replace("_", "-")


def kind_of_things(name: str, ids: tuple[str, ...]) -> Kind:
    """What moves call the things of a table."""
    return Kind(name, [word(each) for each in ids])


# ---- spaces (2.1 to 2.4) --------------------------------------------------------------------------------------------

_spaces: Final[list[Row]] = rows(read("spaces"), "space")
_sea_file: Final[Row] = read("seas")
require(map_problems(_spaces, _sea_file), "spaces.toml and seas.toml")
_seas: Final[list[Row]] = rows(_sea_file, "sea")

SPACE_IDS: Final[tuple[str, ...]] = tuple(text(row, "id") for row in _spaces)
SPACES: Final[int] = len(SPACE_IDS)
SPACE_NUMBER: Final[dict[str, int]] = {name: space for space, name in enumerate(SPACE_IDS)}
SPACE_KIND: Final[tuple[int, ...]] = tuple(place(SPACE_KINDS, row, "kind") for row in _spaces)
HOME: Final[tuple[int, ...]] = tuple(place(POWER_IDS, row, "home") for row in _spaces)
ZONE: Final[tuple[int, ...]] = tuple(place(ZONE_NAMES, row, "zone") for row in _spaces)  # NONE outside all zones
STARTING_FAITH: Final[tuple[int, ...]] = tuple(place(FAITH_NAMES, row, "religion", CATHOLIC_FAITH) for row in _spaces)
ELECTORATE_REGULARS: Final[tuple[int, ...]] = tuple(number(row, "regulars") for row in _spaces)


def _control(row: Row) -> int:
    if text(row, "control") == NOBODY:
        return NONE
    return place(POWER_IDS, row, "control", place(POWER_IDS, row, "home"))


CONTROL_1517: Final[tuple[int, ...]] = tuple(_control(row) for row in _spaces)  # NONE: out of play
CLEAR: Final[tuple[tuple[int, ...], ...]] = tuple(places(SPACE_IDS, row, "clear") for row in _spaces)
PASSES: Final[tuple[tuple[int, ...], ...]] = tuple(places(SPACE_IDS, row, "passes") for row in _spaces)
NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted(CLEAR[space] + PASSES[space])) for space in range(SPACES)
)


def spaces_with(table: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The spaces whose entry in a table is this one."""
    return tuple(space for space in range(SPACES) if table[space] == value)


KEYS: Final[tuple[int, ...]] = spaces_with(SPACE_KIND, KEY)
ELECTORATES: Final[tuple[int, ...]] = spaces_with(SPACE_KIND, ELECTORATE)
FORTRESSES: Final[tuple[int, ...]] = spaces_with(SPACE_KIND, FORTRESS)
IS_KEY: Final[tuple[bool, ...]] = tuple(kind == KEY for kind in SPACE_KIND)
IS_ELECTORATE: Final[tuple[bool, ...]] = tuple(kind == ELECTORATE for kind in SPACE_KIND)
IS_FORTIFIED: Final[tuple[bool, ...]] = tuple(kind != UNFORTIFIED for kind in SPACE_KIND)  # as printed; events add some
FORTIFIED: Final[tuple[int, ...]] = tuple(space for space in range(SPACES) if IS_FORTIFIED[space])
IS_CAPITAL: Final[tuple[bool, ...]] = tuple(is_set(row, "capital") for row in _spaces)
CAPITALS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(space for space in range(SPACES) if IS_CAPITAL[space] and HOME[space] == power) for power in range(OWNERS)
)
HOME_SPACES: Final[tuple[tuple[int, ...], ...]] = tuple(spaces_with(HOME, power) for power in range(OWNERS))
HOME_KEYS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(space for space in HOME_SPACES[power] if IS_KEY[space]) for power in range(OWNERS)
)
ZONE_SPACES: Final[tuple[tuple[int, ...], ...]] = tuple(spaces_with(ZONE, zone) for zone in range(ZONES))

# A link is a way from one space to a neighbour, in one direction.
LINK_FROM: Final[tuple[int, ...]] = tuple(space for space in range(SPACES) for _ in NEIGHBOURS[space])
LINK_TO: Final[tuple[int, ...]] = tuple(other for space in range(SPACES) for other in NEIGHBOURS[space])
LINKS: Final[int] = len(LINK_FROM)
LINK_IS_PASS: Final[tuple[bool, ...]] = tuple(LINK_TO[link] in PASSES[LINK_FROM[link]] for link in range(LINKS))
FIRST_LINK: Final[tuple[int, ...]] = tuple(
    LINK_FROM.index(space) if NEIGHBOURS[space] else NONE for space in range(SPACES)
)

FAR: Final[int] = SPACES  # of spaces that no way by land leads to


def _distances(start: int) -> tuple[int, ...]:
    found = [FAR] * SPACES
    found[start] = 0
    queue = [start]
    for here in queue:
        for there in NEIGHBOURS[here]:
            if found[there] == FAR:
                found[there] = found[here] + 1
                queue.append(there)
    return tuple(found)


DISTANCE: Final[tuple[tuple[int, ...], ...]] = tuple(_distances(space) for space in range(SPACES))  # passes count

# ---- seas (2.5) -----------------------------------------------------------------------------------------------------

SEA_IDS: Final[tuple[str, ...]] = tuple(text(row, "id") for row in _seas)
SEAS: Final[int] = len(SEA_IDS)
SEA_NUMBER: Final[dict[str, int]] = {name: sea for sea, name in enumerate(SEA_IDS)}
SEA_NEIGHBOURS: Final[tuple[tuple[int, ...], ...]] = tuple(places(SEA_IDS, row, "adjacent") for row in _seas)
SEA_PORTS: Final[tuple[tuple[int, ...], ...]] = tuple(places(SPACE_IDS, row, "ports") for row in _seas)
SEAS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(places(SEA_IDS, row, "seas") for row in _spaces)
IS_PORT: Final[tuple[bool, ...]] = tuple(len(seas) > 0 for seas in SEAS_OF)
PORTS: Final[tuple[int, ...]] = tuple(space for space in range(SPACES) if IS_PORT[space])
CLOSED_SEA: Final[tuple[tuple[int, ...], ...]] = tuple(places(POWER_IDS, row, "closed_to") for row in _seas)
STRAIT_PORTS: Final[tuple[int, ...]] = tuple(place(SPACE_IDS, row, "port") for row in rows(_sea_file, "strait"))
STRAIT_SEAS: Final[tuple[tuple[int, ...], ...]] = tuple(
    places(SEA_IDS, row, "seas") for row in rows(_sea_file, "strait")
)

# ---- powers (3, 4, 22) ----------------------------------------------------------------------------------------------

_power_file: Final[Row] = read("powers")
_powers: Final[list[Row]] = rows(_power_file, "power")
require(
    [] if tuple(text(row, "id") for row in _powers) == POWER_IDS else ["not the powers of the rules"], "powers.toml"
)


def _track(row: Row, column: str) -> tuple[int, ...]:
    nothing = number(inner(_power_file, "no_keys"), column)
    return (nothing, *numbers(inner(row, "keys"), column))


KEY_CARDS: Final[tuple[tuple[int, ...], ...]] = tuple(_track(row, "cards") for row in _powers[:MAJORS])  # by keys held
KEY_VP: Final[tuple[tuple[int, ...], ...]] = tuple(_track(row, "vp") for row in _powers[:MAJORS])
KEYS_TO_WIN: Final[tuple[int, ...]] = tuple(len(track) if len(track) > 1 else NONE for track in KEY_VP)
SQUARE_MARKERS: Final[tuple[int, ...]] = KEYS_TO_WIN  # one for each box and one for the victory
_electorates: Final[Row] = inner(_power_file, "electorates")
ELECTORATE_CARDS: Final[int] = number(_electorates, "cards")
MANY_ELECTORATES: Final[int] = number(_electorates, "many")
MANY_ELECTORATES_CARDS: Final[int] = number(_electorates, "cards_with_many")
ELECTORATE_VP: Final[int] = number(_electorates, "vp")
COLONY_IDS: Final[tuple[str, ...]] = tuple(name for row in _powers for name in words(row, "colonies"))
COLONIES_OF: Final[tuple[tuple[int, ...], ...]] = tuple(places(COLONY_IDS, row, "colonies") for row in _powers)
CONQUEST_BOXES: Final[tuple[int, ...]] = tuple(number(row, "conquests") for row in _powers)
MINORS: Final[tuple[int, ...]] = tuple(power for power, row in enumerate(_powers) if is_set(row, "minor"))
POSSIBLE_ALLIES: Final[tuple[tuple[int, ...], ...]] = tuple(places(POWER_IDS, row, "allies") for row in _powers)
NATURAL_ALLY: Final[tuple[int, ...]] = tuple(place(POWER_IDS, row, "natural_ally") for row in _powers)
STAYS_ALLIED: Final[tuple[bool, ...]] = tuple(is_set(row, "stays_allied") for row in _powers)

# ---- cards (6) ------------------------------------------------------------------------------------------------------

# Command points, turn of entry and removal are in the pack (`pack.py`), as an owner of the box may know better.
CARD_ROWS: Final[list[Row]] = rows(read("cards"), "card")
require(card_problems(CARD_ROWS), "cards.toml")
CARD_IDS: Final[tuple[str, ...]] = tuple(text(row, "id") for row in CARD_ROWS)
CARD_NUMBER: Final[dict[str, int]] = {name: card for card, name in enumerate(CARD_IDS)}
CARD_KIND: Final[tuple[int, ...]] = tuple(place(CARD_KINDS, row, "kind") for row in CARD_ROWS)
CARD_CONDITION: Final[tuple[int, ...]] = tuple(place(CONDITION_NAMES, row, "condition") for row in CARD_ROWS)
CARD_ONLY_1517: Final[tuple[bool, ...]] = tuple(is_set(row, "only_1517") for row in CARD_ROWS)
CARD_PLAYABLE: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple("playable_by" not in row or power in words(row, "playable_by") for power in MAJOR_IDS) for row in CARD_ROWS
)  # as an event, by power
CARD_OPTION_A: Final[tuple[tuple[int, ...], ...]] = tuple(places(MAJOR_IDS, row, "option_a_by") for row in CARD_ROWS)
CARD_OPTIONS: Final[tuple[int, ...]] = tuple(len(text(row, "options")) for row in CARD_ROWS)
CARD_MOMENTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    places(MOMENT_NAMES, row, "timing") or (IN_IMPULSE,) for row in CARD_ROWS
)
CARD_GIVES_CP: Final[tuple[bool, ...]] = tuple(is_set(row, "gives_cp") for row in CARD_ROWS)
CARD_WINTER_TURN: Final[tuple[int, ...]] = tuple(number(row, "winter_turn", NONE) for row in CARD_ROWS)
CARD_CONFIDENCE: Final[tuple[int, ...]] = tuple(place(CONFIDENCE_NAMES, row, "confidence") for row in CARD_ROWS)
HOME_CARDS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(card for card in range(CARDS) if CARD_KIND[card] == HOME_CARD and CARD_PLAYABLE[card][power])
    for power in range(MAJORS)
)
MANDATORY_CARDS: Final[tuple[int, ...]] = tuple(card for card in range(CARDS) if CARD_KIND[card] == MANDATORY)

# ---- what moves name ------------------------------------------------------------------------------------------------

SPACE: Final = kind_of_things("space", SPACE_IDS)
SEA: Final = kind_of_things("sea", SEA_IDS)
POWER: Final = kind_of_things("power", POWER_IDS)
MAJOR: Final = kind_of_things("power", MAJOR_IDS)
CARD: Final = kind_of_things("card", CARD_IDS)
UNIT: Final = kind_of_things("unit", UNIT_NAMES)
LANGUAGE: Final = kind_of_things("zone", ZONE_NAMES)
COLONY: Final = kind_of_things("colony", COLONY_IDS)
LINK: Final = Kind(
    "link", [f"{word(SPACE_IDS[LINK_FROM[link]])}-to-{word(SPACE_IDS[LINK_TO[link]])}" for link in range(LINKS)]
)
