"""How the numbers in events and moves become names. The words themselves are in `locales/`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.edges.wording import NOTHING, Namer, Speaker, Wording, namer, seat_name
from regnum.engine.moves import Kind, Move
from regnum.titles.pax_renaissance.facts.catalogue import (
    BANK_IDS,
    BORDER_IDS,
    CARD,
    CARD_IDS,
    CIRCLE,
    CIRCLE_CITY,
    CONSTANTINOPLE,
    EMPIRE,
    KING_OPERATIONS,
    OPERATION,
    OPERATIONS,
    PAIRS,
    REPUBLIC_OPERATIONS,
    ROUTE,
    RULER,
    VENICE_EXTRA,
)
from regnum.titles.pax_renaissance.facts.courses import OBJECTIVE, ROW
from regnum.titles.pax_renaissance.facts.names import (
    KNIGHT,
    NONE,
    OPERATION_NAMES,
    PIECE_NAMES,
    REGIME_NAMES,
    REGION_NAMES,
    RELIGION_NAMES,
    VICTORY_NAMES,
)
from regnum.titles.pax_renaissance.position.state import COLUMNS, Position


def named(kind: str, names: Sequence[str]) -> Namer:
    """A namer for things whose messages are called after them."""
    return namer("pax", kind, names)


def card_name(card: int, words: Speaker) -> str:
    """A card by its name, a ruler card by its empire."""
    if card >= RULER:
        return words.say("pax-ruler-card", empire=empire_name(card - RULER, words))
    return words.name(f"pax-card-{CARD_IDS[card].lower()}", CARD.names[card])


def circle_name(circle: int, words: Speaker) -> str:
    """A city; with the number of the circle in Constantinople and in the second place of Venice."""
    city = CIRCLE_CITY[circle]
    name = words.name(f"pax-city-{city.replace('_', '-')}", CIRCLE.names[circle])
    if circle not in CONSTANTINOPLE and circle != VENICE_EXTRA:
        return name
    return words.say("pax-circle", city=name, number=circle - CIRCLE_CITY.index(city) + 1)


def piece_name(piece: int, words: Speaker) -> str:
    """A piece with its colour, a pawn with its player."""
    if piece < KNIGHT:
        return words.say("pax-pawn-of", seat=words.seat(piece))
    return words.name(f"pax-piece-{PIECE_NAMES[piece]}", PIECE_NAMES[piece])


def space_name(space: int, words: Speaker) -> str:
    """A space of the market; column 0 is the trade fair."""
    row, column = divmod(space, COLUMNS)
    return words.say("pax-space", row=half_name(row, words), column=column)


def route_name(route: int, words: Speaker) -> str:
    """A trade route by its emporium."""
    return words.name(f"pax-city-{ROUTE.names[route]}", ROUTE.names[route])


def pair_name(pair: int, words: Speaker) -> str:
    """Two religions."""
    one, other = PAIRS[pair]
    return words.say("pax-pair", one=religion_name(one, words), other=religion_name(other, words))


empire_name = named("empire", EMPIRE.names)
half_name = named("region", REGION_NAMES)
religion_name = named("religion", RELIGION_NAMES)
operation_name = named("op", OPERATION_NAMES)
border_name = named("border", BORDER_IDS)
bank_name = named("bank", BANK_IDS)


def bank_of(state: Position, seat: int, words: Speaker) -> str:
    """The bank of a seat, and whether nobody sits there."""
    name = bank_name(state.bank[seat], words)
    return words.say("pax-automated-bank", bank=name) if seat == state.automaton else name


WORDING: Final = Wording(
    {
        "seat": seat_name,
        "card": card_name,
        "target": card_name,
        "queen": card_name,
        "space": space_name,
        "circle": circle_name,
        "city": circle_name,
        "border": border_name,
        "target_border": border_name,
        "empire": empire_name,
        "target_empire": empire_name,
        "suzerain": empire_name,
        "piece": piece_name,
        "religion": religion_name,
        "other_religion": religion_name,
        "religions": pair_name,
        "victory": named("victory", VICTORY_NAMES),
        "regime": named("regime", REGIME_NAMES),
        "half": half_name,
        "route": route_name,
        "old_route": route_name,
        "emporium": route_name,
        "operation": operation_name,
        "ordinal": named("ordinal", OPERATION.names),
        "bank": bank_name,
        "row": named("course", ROW.names),
        "objective": named("objective", OBJECTIVE.names),
    }
)


def move_arguments(
    parts: Sequence[tuple[str, Kind, int]], words: Speaker, state: Position | None
) -> dict[str, str | int]:
    """The arguments of a move by their labels; an operation is named, not only counted."""
    spelled: dict[str, str | int] = {}
    card = -1
    for label, kind, number in parts:
        if kind.name == "card":
            card = number
        operation = kind is OPERATION
        spelled[label] = operation_on(card, number, words, state) if operation else WORDING.in_move(kind, number, words)
    return spelled


def repressed(
    move: Move, parts: Sequence[tuple[str, Kind, int]], words: Speaker, state: Position | None
) -> dict[str, str | int]:
    """F5: which piece, and of a concession whose, a move that represses one is about."""
    if move.verb not in ("repress", "repress-concession"):
        return {}
    numbers = {label: number for label, _, number in parts}
    piece = NONE
    if state is not None:
        piece = state.circle[numbers["city"]] if "city" in numbers else state.pawn[numbers["border"]]
    return {"piece": NOTHING if piece == NONE else piece_name(piece, words)}


def operation_on(card: int, number: int, words: Speaker, state: Position | None) -> str:
    """The operation at one place of a card; of a ruler card that of its visible side, or of either if none is seen."""
    names = [operation_name(side[number][0], words) for side in sides_of(card, state) if number < len(side)]
    return " / ".join(dict.fromkeys(names)) or argument_text("ordinal", number, words)


def sides_of(card: int, state: Position | None) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The operations on the sides of a card that may be meant."""
    if card < RULER:
        return (OPERATIONS[card],)
    sides = (KING_OPERATIONS[card - RULER], REPUBLIC_OPERATIONS[card - RULER])
    return sides if state is None else (sides[state.republic[card - RULER]],)


def argument_text(kind: str, number: int, words: Speaker) -> str:
    """What a number of this kind is called, as text."""
    return WORDING.text(kind, number, words)
