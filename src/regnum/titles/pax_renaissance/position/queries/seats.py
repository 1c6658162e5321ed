"""Who comes after whom."""

from __future__ import annotations

from regnum.titles.pax_renaissance.position.state import Position


def next_seat(state: Position, seat: int) -> int:
    """D2c: the next player clockwise who is still in the game."""
    seats = len(state.florins)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if not state.out[other]:
            return other
    return seat


def in_turn_order(state: Position) -> list[int]:
    """All seats still in the game, the active one first."""
    seats = len(state.florins)
    order = [(state.active + step) % seats for step in range(seats)]
    return [seat for seat in order if not state.out[seat]]
