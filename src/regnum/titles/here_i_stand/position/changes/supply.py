"""12.1: the lines of communication that were flooded are kept until something changes on which they depend."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.queries.supply import flood
from regnum.titles.here_i_stand.position.state import Position, replaced

NOTHING_KEPT: Final[list[list[int]]] = [[] for _ in range(MAJORS)]


def has_line_of_communication(state: Position, space: int, power: int) -> bool:
    """12.1: whether a power can trace a line from a fortified home space of its own, or of an ally's, to a space."""
    reached = state.supplied[power]
    if not reached:
        reached = flood(state, power)
        state.supplied = replaced(state.supplied, power, reached)
    return reached[space] == 1


def forget_lines(state: Position) -> None:
    """12.1: control, unrest, units, ships, alliances or wars have changed: lines are flooded anew when asked for."""
    state.supplied = NOTHING_KEPT
