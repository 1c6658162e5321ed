"""5.2: units on the map are counted in one long list, so positions share it with their copies until one changes it."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.state import Position


def count_units(state: Position, at: int, change: int) -> None:
    """5.2: so many more units of a column are in a space, or fewer."""
    if not state.own_land:
        state.land = state.land[:]
        state.own_land = 1
    state.land[at] += change
