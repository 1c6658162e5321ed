"""The market and the decks: where a price goes, how many cards are left, and what can be collected."""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Position


def payment_spaces(state: Position, space: int) -> list[int]:
    """E1b.2, E1c: where the florins of the price go; NONE stands for China."""
    row, column = divmod(space, COLUMNS)
    spaces: list[int] = []
    for left in range(column):
        same, other = row * COLUMNS + left, (1 - row) * COLUMNS + left
        if state.market[same] != NONE:
            spaces.append(same)
        else:
            spaces.append(other if state.market[other] != NONE else NONE)
    return spaces


def cards_left(state: Position, deck: int) -> int:
    """How many cards a deck still holds, a card lying face up on it included."""
    shown = 0 if state.next_card[deck] == NONE else 1
    return shown + hidden_left(state, deck)


def hidden_left(state: Position, deck: int) -> int:
    """The face-down cards of a deck."""
    return state.top_left[deck] + state.low_left[deck] + len(state.comets[deck])


def is_collectable(state: Position, space: int) -> bool:
    """F2, E5:note1: whether commerce could take a florin there; from an empty fair space by one reading only."""
    if not state.market_florins[space]:
        return False
    if state.market[space] != NONE:
        return True
    return space % COLUMNS == FAIR and reading(state, "commerce_from_empty_fair_space") != "no"


def can_collect(state: Position, row: int) -> bool:
    """F2: whether commerce would find a florin in a row."""
    return any(is_collectable(state, space) for space in range(row * COLUMNS, (row + 1) * COLUMNS))
