"""15.2: those of a beaten relief who go into the town."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.changes.armies import disband_army
from regnum.titles.here_i_stand.position.queries.troops import army_row
from regnum.titles.here_i_stand.position.state import ARMY, OTHER, Position


def go_inside(state: Position) -> None:
    """15.2.result2: what was chosen no longer belongs to the army; it stands where it stands, inside."""
    for column, count in enumerate(army_row(state, OTHER)):
        state.army[ARMY * len(army_row(state, OTHER)) + column] -= count
    state.army_leaders[ARMY] &= ~state.army_leaders[OTHER]
    disband_army(state, OTHER)
