"""The components as frozen tables with small integer ids, read from `data/` and checked (chapter B)."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from importlib.resources import files
from typing import Any, Final

from regnum.engine.moves import Kind
from regnum.titles.pax_renaissance.facts.names import (
    APOSTASY,
    BISHOP,
    CONSPIRACY,
    CORONATION,
    KNIGHT,
    NO_ONE_SHOT,
    NONE,
    OPERATION_NAMES,
    PAWN,
    PEASANT_REVOLT,
    PIECE_NAMES,
    PIECES,
    PIRATE,
    PRESTIGE_NAMES,
    REGIME_NAMES,
    REGION_NAMES,
    RELIGION_NAMES,
    RELIGIOUS_WAR,
    REPRESS_KNIGHT,
    REPRESS_PAWN,
    REPRESS_ROOK,
    ROOK,
    TRADE_SHIFT,
    VICTORY_NAMES,
    WEST,
)

OWN_PAWN: Final = PAWN  # on a card the player's own pawn is printed; seats come in when it is placed
PIECE_BASES: Final = {"knight": KNIGHT, "rook": ROOK, "pirate": PIRATE, "bishop": BISHOP}
WARS: Final = {"crusade": "catholic", "jihad": "islamic", "reformation": "reformist"}
ONE_SHOTS: Final = {
    "conspiracy": CONSPIRACY,
    "peasant_revolt": PEASANT_REVOLT,
    "crusade": RELIGIOUS_WAR,
    "jihad": RELIGIOUS_WAR,
    "reformation": RELIGIOUS_WAR,
    "apostasy": APOSTASY,
    "trade_shift": TRADE_SHIFT,
    "coronation": CORONATION,
}
REPRESS_BITS: Final = {"pawn": REPRESS_PAWN, "rook": REPRESS_ROOK, "knight": REPRESS_KNIGHT}


def read(name: str) -> dict[str, Any]:
    """One of the data files."""
    return tomllib.loads(files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8"))


def slug(text: str) -> str:
    """A name as it is written in moves: plain letters and hyphens."""
    plain = unicodedata.normalize("NFKD", text.replace("ı", "i").replace("ø", "o"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain.lower().replace("'", "")).strip("-")


def piece_code(words: str) -> int:
    """A piece from its printed words, such as `catholic knight` or `pawn`."""
    if words == "pawn":
        return OWN_PAWN
    religion, piece = words.split()
    return PIECE_BASES[piece] + RELIGION_NAMES.index(religion)


def operation(words: str) -> tuple[int, int]:
    """An operation and its parameter: a religion, a half, or the pieces it may repress."""
    name, *rest = words.split()
    kind = OPERATION_NAMES.index(name)
    if name in ("inquisitor", "corsair"):
        return kind, RELIGION_NAMES.index(rest[0])
    if name in ("vote", "commerce"):
        return kind, REGION_NAMES.index(rest[0])
    if name == "repress":
        return kind, sum(REPRESS_BITS[word] for word in rest)
    return kind, NONE


def prestige_of(entry: dict[str, Any]) -> tuple[int, ...]:
    """The prestige on a card, as numbers."""
    return tuple(PRESTIGE_NAMES.index(name) for name in entry.get("prestige", ()))


_cards: Final = read("cards")
_empires: Final = read("empires")
_borders: Final = read("borders")
_routes: Final = read("routes")
_banks: Final = read("banks")
_abilities: Final = read("abilities")
_pieces: Final = read("pieces")
CONSTANTS: Final = read("constants")
VICTORIES: Final = read("victories")

# ---- empires, cities, borders (B2, B6) ------------------------------------------------------------------------------

EMPIRE_IDS: Final = tuple(_empires)
EMPIRES: Final = len(EMPIRE_IDS)
EMPIRE: Final = Kind("empire", [slug(name) for name in EMPIRE_IDS])
LOCATION_EAST: Final = EMPIRES  # a location is an empire or a whole region
LOCATION_WEST: Final = EMPIRES + 1
LOCATION_NAMES: Final = (*EMPIRE_IDS, *REGION_NAMES)

REGION: Final = tuple(REGION_NAMES.index(entry["region"]) for entry in _empires.values())
START_REGIME: Final = tuple(REGIME_NAMES.index(entry["start"]) for entry in _empires.values())
ADJACENT: Final = tuple(
    tuple(EMPIRE_IDS.index(name) for name in entry["adjacent"]) for entry in _empires.values()
)  # glossary:adjacency.1

BORDER_IDS: Final = tuple(_borders)
BORDERS: Final = len(BORDER_IDS)
BORDER: Final = Kind("border", [slug(name) for name in BORDER_IDS])
BORDER_EMPIRES: Final = tuple(tuple(EMPIRE_IDS.index(name) for name in entry["empires"]) for entry in _borders.values())
IS_SEA: Final[tuple[bool, ...]] = tuple(entry["kind"] == "sea" for entry in _borders.values())
BORDERS_OF: Final = tuple(
    tuple(border for border in range(BORDERS) if empire in BORDER_EMPIRES[border]) for empire in range(EMPIRES)
)
SEA_NEIGHBOURS: Final = tuple(
    tuple(
        other
        for other in range(EMPIRES)
        if other != empire and any(IS_SEA[border] and other in BORDER_EMPIRES[border] for border in BORDERS_OF[empire])
    )
    for empire in range(EMPIRES)
)

# A circle is one place for a noble: Constantinople has three, Venice a second one for condottieri.
_circles: Final = [
    (empire, city, number, city["condottiere"] if number >= len(city["levies"]["medieval"]) else False)
    for empire, entry in enumerate(_empires.values())
    for city in entry["city"]
    for number in range(len(city["levies"]["medieval"]) + (1 if city.get("condottiere") else 0))
]
CIRCLE_CITY: Final[tuple[str, ...]] = tuple(city["id"] for _, city, _, _ in _circles)
CIRCLES: Final = len(_circles)
CIRCLE: Final = Kind(
    "city", [slug(city["id"]) + (f"-{number + 1}" if number else "") for _, city, number, _ in _circles]
)
CIRCLE_EMPIRE: Final = tuple(empire for empire, _, _, _ in _circles)
CIRCLES_OF: Final = tuple(
    tuple(circle for circle in range(CIRCLES) if CIRCLE_EMPIRE[circle] == empire) for empire in range(EMPIRES)
)
IS_CAPITAL: Final = tuple(bool(city.get("capital")) for _, city, _, _ in _circles)
LEVY: Final = tuple(
    tuple(piece_code(city["levies"][regime][min(number, len(city["levies"][regime]) - 1)]) for regime in REGIME_NAMES)
    for _, city, number, _ in _circles
)  # LEVY[circle][regime]
START_PIECE: Final = tuple(
    piece_code(city["start"][number]) if number < len(city.get("start", ())) and city["start"][number] else NONE
    for _, city, number, _ in _circles
)
VENICE: Final = CIRCLE_CITY.index("venice")
VENICE_EXTRA: Final = next(circle for circle, entry in enumerate(_circles) if entry[3])
CONSTANTINOPLE: Final = tuple(circle for circle, city in enumerate(CIRCLE_CITY) if city == "constantinople")
PAPAL_STATES: Final = EMPIRE_IDS.index("papal_states")
OTTOMAN: Final = EMPIRE_IDS.index("ottoman")
MAMLUK: Final = EMPIRE_IDS.index("mamluk")
PORTUGAL: Final = EMPIRE_IDS.index("portugal")
FRANCE: Final = EMPIRE_IDS.index("france")

# ---- trade routes (B6b, B6d) ----------------------------------------------------------------------------------------

ROUTE_IDS: Final = tuple(_routes)
ROUTES: Final = len(ROUTE_IDS)
ROUTE: Final = Kind("emporium", [slug(name) for name in ROUTE_IDS])
ROUTE_ROW: Final = tuple(
    WEST if entry["colour"] == "white" else 0 for entry in _routes.values()
)  # a west fair travels the white route
ROUTE_CIRCLE: Final = tuple(CIRCLE_CITY.index(name) for name in ROUTE_IDS)
ROUTE_PATH: Final = tuple(
    tuple(
        EMPIRE_IDS.index(name) if number % 2 == 0 else BORDER_IDS.index(name)
        for number, name in enumerate(entry["path"])
    )
    for entry in _routes.values()
)  # empire, border, empire ...
SPICE_ISLANDS: Final = ROUTE_IDS.index("spice_islands")
OPEN_1460: Final = tuple(
    next(route for route, entry in enumerate(_routes.values()) if ROUTE_ROW[route] == row and entry["start"] == "open")
    for row in (0, 1)
)
OPEN_1550: Final = tuple(
    next(
        route
        for route, entry in enumerate(_routes.values())
        if ROUTE_ROW[route] == row and entry["start_1550"] == "open"
    )
    for row in (0, 1)
)
EMPORIUM_ROUTE: Final = tuple(
    ROUTE_IDS.index(city) if city in ROUTE_IDS else NONE for city in CIRCLE_CITY
)  # the route that starts in a circle

# ---- cards (B4, B5) -------------------------------------------------------------------------------------------------

CARD_IDS: Final = tuple(_cards)
CARDS: Final = len(CARD_IDS)  # the 168 tableau cards; the ten ruler cards follow them
RULER: Final = CARDS
ALL_CARDS: Final = CARDS + EMPIRES
CARD_NAMES: Final[tuple[str, ...]] = tuple(entry["name"] for entry in _cards.values())
CARD: Final = Kind("card", [*(slug(name) for name in CARD_NAMES), *(f"ruler-{slug(name)}" for name in EMPIRE_IDS)])
DECK: Final = tuple(REGION_NAMES.index(entry["deck"]) for entry in _cards.values())
IS_QUEEN: Final[tuple[bool, ...]] = tuple(entry["kind"] == "queen" for entry in _cards.values())
IS_COMET: Final[tuple[bool, ...]] = tuple(entry["kind"] == "comet" for entry in _cards.values())
QUEENS: Final = tuple(card for card in range(CARDS) if IS_QUEEN[card])
QUEEN_NUMBER: Final = tuple(QUEENS.index(card) if IS_QUEEN[card] else NONE for card in range(CARDS))
COMETS: Final = tuple(card for card in range(CARDS) if IS_COMET[card])
PRINTED_LOCATION: Final = tuple(
    LOCATION_NAMES.index(entry["location"]) if "location" in entry else NONE for entry in _cards.values()
)
PRESTIGE: Final = tuple(prestige_of(entry) for entry in _cards.values())
AGENTS: Final = tuple(tuple(piece_code(words) for words in entry.get("agents", ())) for entry in _cards.values())
ONE_SHOT: Final = tuple(ONE_SHOTS.get(entry.get("one_shot", ""), NO_ONE_SHOT) for entry in _cards.values())
ONE_SHOT_NAME: Final[tuple[str, ...]] = tuple(entry.get("one_shot", "") for entry in _cards.values())
WAR_RELIGION: Final = tuple(
    RELIGION_NAMES.index(WARS[entry["one_shot"]]) if entry.get("one_shot") in WARS else NONE
    for entry in _cards.values()
)
APOSTATES: Final = tuple(
    tuple(sorted(RELIGION_NAMES.index(name) for name in entry.get("religions", ()))) for entry in _cards.values()
)
SHIFT_ROUTE: Final = tuple(
    ROUTE_IDS.index(entry["emporium"]) if "emporium" in entry else NONE for entry in _cards.values()
)
SHIFT_NEEDS: Final = tuple(
    PRESTIGE_NAMES.index(entry["requires"]) if "requires" in entry else NONE for entry in _cards.values()
)
SUITORS: Final = tuple(tuple(EMPIRE_IDS.index(name) for name in entry.get("suitors", ())) for entry in _cards.values())
OPERATIONS: Final = tuple(tuple(operation(words) for words in entry.get("operations", ())) for entry in _cards.values())
KING_PRESTIGE: Final = tuple(prestige_of(entry["king"]) for entry in _empires.values())
REPUBLIC_PRESTIGE: Final = tuple(prestige_of(entry["republic"]) for entry in _empires.values())
KING_OPERATIONS: Final = tuple(
    tuple(operation(words) for words in entry["king"].get("operations", ())) for entry in _empires.values()
)
REPUBLIC_OPERATIONS: Final = tuple(
    tuple(operation(words) for words in entry["republic"].get("operations", ())) for entry in _empires.values()
)
ABILITY_IDS: Final = tuple(_abilities)
ABILITIES: Final[tuple[frozenset[str], ...]] = tuple(
    frozenset(entry.get("abilities", ())) for entry in _cards.values()
)  # names, looked up through CARDS_WITH in the rules
CARDS_WITH: Final = {
    ability: tuple(card for card in range(CARDS) if ability in ABILITIES[card]) for ability in ABILITY_IDS
}

# ---- banks, pieces and other kinds ----------------------------------------------------------------------------------

BANK_IDS: Final = tuple(_banks)
BANK_BORDER: Final = tuple(BORDER_IDS.index(entry["border"]) for entry in _banks.values())
SUPPLY: Final = tuple(
    int(_pieces["pawn"])
    if piece < KNIGHT
    else int(_pieces[PIECE_NAMES[piece].split("-")[1]][RELIGION_NAMES[(piece - KNIGHT) % 3]])
    for piece in range(PIECES)
)
PIECE: Final = Kind("piece", PIECE_NAMES)
RELIGION: Final = Kind("religion", RELIGION_NAMES)
REGIME: Final = Kind("regime", REGIME_NAMES)
HALF: Final = Kind("half", REGION_NAMES)
VICTORY: Final = Kind("victory", VICTORY_NAMES[:4])
OPERATION: Final = Kind("operation", ("first", "second", "third"))
SPACE: Final = Kind("space", [f"{row}-{column}" for row in REGION_NAMES for column in range(6)])
PAIRS: Final[tuple[tuple[int, int], ...]] = ((0, 1), (0, 2), (1, 2))
PAIR: Final = Kind("religions", [f"{RELIGION_NAMES[one]}-{RELIGION_NAMES[two]}" for one, two in PAIRS])
CARD_BY_ID: Final = {name.lower(): CARD.names[number] for number, name in enumerate(CARD_IDS)}


def problems() -> list[str]:
    """B1: what is wrong with the data files: counts, references and symmetry."""
    found = [
        f"{what}: {have}, not {want}"
        for what, have, want in (
            ("cards", CARDS, 168),
            ("empires", EMPIRES, 10),
            ("borders", BORDERS, 13),
            ("sea borders", sum(IS_SEA), 9),
            ("circles", CIRCLES, 30),
            ("routes", ROUTES, 6),
            ("queens", len(QUEENS), 17),
            ("comets", len(COMETS), 4),
            ("pieces", sum(SUPPLY[KNIGHT:]), 24 + 24 + 13 + 15),
        )
        if have != want
    ]
    for empire in range(EMPIRES):
        found += [f"{EMPIRE_IDS[empire]}: adjacency" for other in ADJACENT[empire] if empire not in ADJACENT[other]]
        if sum(IS_CAPITAL[circle] for circle in CIRCLES_OF[empire]) < 1:
            found.append(f"{EMPIRE_IDS[empire]}: no capital")
    for route in range(ROUTES):
        path = ROUTE_PATH[route]
        for step in range(1, len(path), 2):
            if {path[step - 1], path[step + 1]} != set(BORDER_EMPIRES[path[step]]) or not IS_SEA[path[step]]:
                found.append(f"{ROUTE_IDS[route]}: step {step}")
    for card in range(CARDS):
        if bool(SUITORS[card]) != IS_QUEEN[card] or (ONE_SHOT[card] == CORONATION) != IS_QUEEN[card]:
            found.append(f"{CARD_IDS[card]}: queens are crowned, others are not")
        found += [f"{CARD_IDS[card]}: unknown ability {name}" for name in ABILITIES[card] - set(ABILITY_IDS)]
    return found
