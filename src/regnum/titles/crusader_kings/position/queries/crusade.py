"""The crusade track."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import SCENARIOS
from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.state import Position


def last_position(state: Position) -> int:
    """scenario2.special1: how many positions the track has in this scenario."""
    return SCENARIOS[state.scenario].last_position


def lowest_free_position(state: Position) -> int:
    """crusade.success, elimination.track: the lowest position without a shield, or NONE."""
    for position in range(last_position(state)):
        if state.shield[position] == NONE:
            return position
    return NONE
