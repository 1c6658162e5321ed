"""Everything that the engine knows of the components, turned back into names: what `regnum catalogue` shows."""

from __future__ import annotations

from typing import Any, Final

from regnum.titles.pax_renaissance.facts.catalogue import (
    ABILITIES,
    ABILITY_IDS,
    ADJACENT,
    AGENTS,
    APOSTATES,
    BANK_BORDER,
    BANK_IDS,
    BORDER_EMPIRES,
    BORDER_IDS,
    BORDERS,
    BORDERS_OF,
    CARD,
    CARD_IDS,
    CARD_NAMES,
    CARDS,
    CIRCLE_CITY,
    CIRCLES_OF,
    DECK,
    EMPIRE_IDS,
    EMPIRES,
    EMPORIUM_ROUTE,
    IS_CAPITAL,
    IS_COMET,
    IS_QUEEN,
    IS_SEA,
    KING_OPERATIONS,
    KING_PRESTIGE,
    LEVY,
    LOCATION_NAMES,
    ONE_SHOT_NAME,
    OPEN_1460,
    OPEN_1550,
    OPERATIONS,
    PRESTIGE,
    PRINTED_LOCATION,
    REGION,
    REPRESS_BITS,
    REPUBLIC_OPERATIONS,
    REPUBLIC_PRESTIGE,
    ROUTE_IDS,
    ROUTE_PATH,
    ROUTE_ROW,
    ROUTES,
    SHIFT_NEEDS,
    SHIFT_ROUTE,
    START_PIECE,
    START_REGIME,
    SUITORS,
    SUPPLY,
    VENICE_EXTRA,
    VICTORIES,
    WAR_RELIGION,
    read,
)
from regnum.titles.pax_renaissance.facts.names import (
    COMMERCE,
    CORSAIR,
    INQUISITOR,
    KNIGHT,
    NONE,
    OPERATION_NAMES,
    PIECE_NAMES,
    PRESTIGE_NAMES,
    REGIME_NAMES,
    REGION_NAMES,
    RELIGION_NAMES,
    REPRESS,
    VOTE,
    WEST,
)

Entry = dict[str, object]
PRINTED: Final = {name: read(name) for name in ("empires", "borders", "banks")}  # names, which no rule asks for


def describe() -> Entry:
    """All components by name."""
    return {
        "cards": [card_entry(card) for card in range(CARDS)],
        "empires": [empire_entry(empire) for empire in range(EMPIRES)],
        "borders": [border_entry(border) for border in range(BORDERS)],
        "routes": [route_entry(route) for route in range(ROUTES)],
        "banks": [bank_entry(bank) for bank in range(len(BANK_IDS))],
        "victories": [{"id": name, **entry} for name, entry in VICTORIES.items()],
        "pieces": {piece_words(piece): SUPPLY[piece] for piece in (0, *range(KNIGHT, len(PIECE_NAMES)))},
        "abilities": list(ABILITY_IDS),
    }


def piece_words(piece: int) -> str:
    """A piece as it is printed: `catholic knight`, or `pawn` for whoever plays the card."""
    return "pawn" if piece < KNIGHT else PIECE_NAMES[piece].replace("-", " ")


def operation_words(operation: tuple[int, int]) -> str:
    """An operation with its religion, its half or the pieces it may repress."""
    kind, parameter = operation
    words = [OPERATION_NAMES[kind]]
    if kind in (INQUISITOR, CORSAIR):
        words.append(RELIGION_NAMES[parameter])
    elif kind in (VOTE, COMMERCE):
        words.append(REGION_NAMES[parameter])
    elif kind == REPRESS:
        words += [piece for piece, bit in REPRESS_BITS.items() if parameter & bit]
    return " ".join(words)


def prestige_words(prestige: tuple[int, ...]) -> list[str]:
    """The kinds of prestige, one entry for each icon."""
    return [PRESTIGE_NAMES[kind] for kind in prestige]


def one_shot_entry(card: int) -> Entry | None:
    """The one-shot of a card with its arguments."""
    if not ONE_SHOT_NAME[card]:
        return None
    entry: Entry = {"kind": ONE_SHOT_NAME[card]}
    if WAR_RELIGION[card] != NONE:
        entry["religion"] = RELIGION_NAMES[WAR_RELIGION[card]]
    if APOSTATES[card]:
        entry["religions"] = [RELIGION_NAMES[religion] for religion in APOSTATES[card]]
    if SHIFT_ROUTE[card] != NONE:
        entry["emporium"] = ROUTE_IDS[SHIFT_ROUTE[card]]
    if SHIFT_NEEDS[card] != NONE:
        entry["requires"] = PRESTIGE_NAMES[SHIFT_NEEDS[card]]
    return entry


def card_entry(card: int) -> Entry:
    """One of the 168 cards."""
    place = PRINTED_LOCATION[card]
    return {
        "id": CARD_IDS[card],
        "name": CARD_NAMES[card],
        "move_name": CARD.names[card],
        "deck": REGION_NAMES[DECK[card]],
        "kind": "queen" if IS_QUEEN[card] else "comet" if IS_COMET[card] else "standard",
        "location": None if place == NONE else LOCATION_NAMES[place],
        "prestige": prestige_words(PRESTIGE[card]),
        "agents": [piece_words(piece) for piece in AGENTS[card]],
        "one_shot": one_shot_entry(card),
        "operations": [operation_words(operation) for operation in OPERATIONS[card]],
        "abilities": sorted(ABILITIES[card]),
        "suitors": [EMPIRE_IDS[empire] for empire in SUITORS[card]],
    }


def side_entry(printed: dict[str, Any], prestige: tuple[int, ...], operations: tuple[tuple[int, int], ...]) -> Entry:
    """One side of a throne card."""
    return {
        "name": printed["name"],
        "prestige": prestige_words(prestige),
        "operations": [operation_words(operation) for operation in operations],
    }


def empire_entry(empire: int) -> Entry:
    """An empire with its cities in all four states and both sides of its throne card."""
    printed = PRINTED["empires"][EMPIRE_IDS[empire]]
    names = {city["id"]: city["name"] for city in printed["city"]}
    cities = dict.fromkeys(CIRCLE_CITY[circle] for circle in CIRCLES_OF[empire])
    return {
        "id": EMPIRE_IDS[empire],
        "name": printed["name"],
        "row": printed["row"],
        "column": printed["column"],
        "region": REGION_NAMES[REGION[empire]],
        "start": REGIME_NAMES[START_REGIME[empire]],
        "adjacent": [EMPIRE_IDS[other] for other in ADJACENT[empire]],
        "borders": [BORDER_IDS[border] for border in BORDERS_OF[empire]],
        "cities": [city_entry(empire, city, names[city]) for city in cities],
        "king": side_entry(printed["king"], KING_PRESTIGE[empire], KING_OPERATIONS[empire]),
        "republic": side_entry(printed["republic"], REPUBLIC_PRESTIGE[empire], REPUBLIC_OPERATIONS[empire]),
    }


def city_entry(empire: int, city: str, name: str) -> Entry:
    """A city: its circles, what is levied in each, and who stands there at the start."""
    circles = [circle for circle in CIRCLES_OF[empire] if CIRCLE_CITY[circle] == city]
    printed = [circle for circle in circles if circle != VENICE_EXTRA]
    route = EMPORIUM_ROUTE[circles[0]]
    return {
        "id": city,
        "name": name,
        "capital": IS_CAPITAL[circles[0]],
        "emporium": None if route == NONE else route_colour(route),
        "circles": len(printed),
        "numbers": circles,
        "condottiere": len(circles) > len(printed),
        "levies": {
            regime: [piece_words(LEVY[circle][number]) for circle in printed]
            for number, regime in enumerate(REGIME_NAMES)
        },
        "start": [None if START_PIECE[circle] == NONE else piece_words(START_PIECE[circle]) for circle in printed],
    }


def border_entry(border: int) -> Entry:
    """A border; `bank` starts with a concession there."""
    return {
        "id": BORDER_IDS[border],
        "empires": [EMPIRE_IDS[empire] for empire in BORDER_EMPIRES[border]],
        "kind": "sea" if IS_SEA[border] else "land",
        "bank": next((BANK_IDS[bank] for bank in range(len(BANK_IDS)) if BANK_BORDER[bank] == border), None),
        "place": PRINTED["borders"][BORDER_IDS[border]].get("place"),
    }


def route_colour(route: int) -> str:
    """A west fair travels the white route."""
    return "white" if ROUTE_ROW[route] == WEST else "black"


def route_entry(route: int) -> Entry:
    """A trade route: which fair travels it, whether its emporium is open at the start, and its path."""
    path = ROUTE_PATH[route]
    return {
        "id": ROUTE_IDS[route],
        "colour": route_colour(route),
        "fair": REGION_NAMES[ROUTE_ROW[route]],
        "start": "open" if route in OPEN_1460 else "busted",
        "start_1550": "open" if route in OPEN_1550 else "busted",
        "empires": [EMPIRE_IDS[empire] for empire in path[::2]],
        "path": [EMPIRE_IDS[step] if number % 2 == 0 else BORDER_IDS[step] for number, step in enumerate(path)],
    }


def bank_entry(bank: int) -> Entry:
    """A bank and the border of its first concession."""
    printed = PRINTED["banks"][BANK_IDS[bank]]
    return {"id": BANK_IDS[bank], **printed, "border": BORDER_IDS[BANK_BORDER[bank]]}
