"""16.1: the orders of a naval move: which ships and naval leaders take which passage."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.passages import PASSAGE_TO, PASSAGES
from regnum.titles.here_i_stand.position.state import Position

FIRST_ADMIRAL: Final = 100  # orders of naval leaders are numbered after those of ships


def order_of(who: int, passage: int) -> int:
    """A ship or naval leader and a passage, as one number."""
    return who * PASSAGES + passage


def passage_of(state: Position, who: int) -> int:
    """The passage that a ship or naval leader is ordered to take, or -1."""
    for order in state.orders:
        if order // PASSAGES == who:
            return order % PASSAGES
    return -1


def ordered_ships(state: Position) -> list[tuple[int, int]]:
    """Ships with orders, and where they go."""
    return [
        (order // PASSAGES, PASSAGE_TO[order % PASSAGES]) for order in state.orders if order // PASSAGES < FIRST_ADMIRAL
    ]


def ordered_leaders(state: Position) -> list[tuple[int, int]]:
    """Naval leaders with orders, and where they go."""
    return [
        (order // PASSAGES - FIRST_ADMIRAL, PASSAGE_TO[order % PASSAGES])
        for order in state.orders
        if order // PASSAGES >= FIRST_ADMIRAL
    ]


def destinations(state: Position) -> list[int]:
    """Where ships are ordered to go."""
    return sorted({place for _, place in ordered_ships(state)})
