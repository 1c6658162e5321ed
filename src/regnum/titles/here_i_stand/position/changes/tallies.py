"""Marks on units and leaders for the length of an impulse: beaten in battle, tried to intercept, halted by weather."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.queries.tallies import tally, with_tally
from regnum.titles.here_i_stand.position.state import Position


def mark_beaten(state: Position, key: int, count: int) -> None:
    """13.1, 13.3: so many of these units lost a battle in this impulse."""
    state.beaten = with_tally(state.beaten, key, tally(state.beaten, key) + count)


def mark_tried(state: Position, key: int, count: int) -> None:
    """13.2: so many of these units have tried to intercept in this impulse."""
    state.tried = with_tally(state.tried, key, tally(state.tried, key) + count)


def mark_halted(state: Position, key: int, count: int) -> None:
    """card.031: so many of these units have gone their one space since the foul weather."""
    state.halted = with_tally(state.halted, key, tally(state.halted, key) + count)


def carry_marks(state: Position, origin: int, destination: int, moved: int, left: int) -> None:
    """Units took their marks along: of those that stay no more can be marked than there are.

    Whoever moves is unmarked as long as others are left; only what cannot stay behind goes along marked.
    """
    state.beaten = carried(state.beaten, origin, destination, moved, left)
    state.tried = carried(state.tried, origin, destination, moved, left)
    state.halted = carried(state.halted, origin, destination, moved, left)


def carried(tallies: list[int], origin: int, destination: int, moved: int, left: int) -> list[int]:
    """A tally after units went from one key to another."""
    marked = tally(tallies, origin)
    if not marked or not moved:
        return tallies
    along = max(0, marked - left)
    changed = with_tally(tallies, origin, marked - along)
    return with_tally(changed, destination, tally(changed, destination) + along) if destination >= 0 else changed


def clear_marks(state: Position) -> None:
    """11: a new impulse begins: whatever was true of units in the last one is forgotten."""
    state.beaten = []
    state.tried = []
    state.halted = []
