"""5.2: units on the map are counted in one long list, so positions share it with their copies until one changes it."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.queries.standing import count_standing
from regnum.titles.here_i_stand.position.state import COLUMNS, Position


def count_units(state: Position, at: int, change: int) -> None:
    """5.2: so many more units of a column are in a space, or fewer."""
    if not state.own_land or state.counted is not state.land:
        own_land(state)
    state.land[at] += change
    column, space = at % COLUMNS, at // COLUMNS
    if state.land[at]:
        state.standing[column] |= 1 << space
    else:
        state.standing[column] &= ~(1 << space)


def own_land(state: Position) -> None:
    """The land and what is known of it are this position's alone from now on."""
    state.standing = state.standing[:] if state.counted is state.land else count_standing(state.land)
    state.land = state.land[:]
    state.counted = state.land
    state.own_land = 1
