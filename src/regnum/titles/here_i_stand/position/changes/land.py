"""5.2: units on the map are counted in one long list, so positions share it with their copies until one changes it."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.queries.standing import (
    OWNER_OF,
    count_crowds,
    count_stacks,
    count_standing,
)
from regnum.titles.here_i_stand.position.state import COLUMNS, Position


def count_units(state: Position, at: int, change: int) -> None:
    """5.2: so many more units of a column are in a space, or fewer."""
    if not state.own_land or state.counted is not state.land:
        own_land(state)
    before = state.land[at]
    after = state.land[at] = before + change
    column, space = at % COLUMNS, at // COLUMNS
    stacks = state.stacks[OWNER_OF[column]][:]
    if before:
        stacks.remove(before)
    else:
        state.standing[column] |= 1 << space
        state.crowds[space] |= 1 << column
    if after:
        stacks.append(after)
    else:
        state.standing[column] &= ~(1 << space)
        state.crowds[space] &= ~(1 << column)
    state.stacks[OWNER_OF[column]] = stacks


def own_land(state: Position) -> None:
    """The land and what is known of it are this position's alone from now on."""
    is_counted = state.counted is state.land
    state.standing = state.standing[:] if is_counted else count_standing(state.land)
    state.stacks = state.stacks[:] if is_counted else count_stacks(state.land)
    state.crowds = state.crowds[:] if is_counted else count_crowds(state.land)
    state.land = state.land[:]
    state.counted = state.land
    state.own_land = 1
