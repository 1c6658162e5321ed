"""5.1, 5.3: which leaders and ships are at a place, as lists that `changes/whereabouts.py` keeps up to date."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.position.state import CAPTIVE, Position

PLACES_TO_BE: Final = CAPTIVE + MAJORS  # wherever a leader or a ship can be, on the map or beside it
NOBODY: Final[list[int]] = []


def by_place(places: list[int]) -> list[list[int]]:
    """For every place who is there, in order; a place that is none has nobody."""
    found = [NOBODY] * PLACES_TO_BE
    for number, at in enumerate(places):
        if 0 <= at < PLACES_TO_BE:
            found[at] = [*found[at], number]
    return found


def leaders_in(state: Position, place: int) -> list[int]:
    """5.1: all leaders at a place: a list that must not be written into."""
    if state.leaders_kept is state.leader_at:
        return state.leaders_by_place[place]
    return [leader for leader, at in enumerate(state.leader_at) if at == place]


def ships_in(state: Position, place: int) -> list[int]:
    """5.3: all ships at a place: a list that must not be written into."""
    if state.ships_kept is state.ship_at:
        return state.ships_by_place[place]
    return [ship for ship, at in enumerate(state.ship_at) if at == place]


def are_whereabouts_stale(state: Position) -> bool:
    """For the invariants: whether what is kept is not where they are."""
    return (state.leaders_kept is state.leader_at and state.leaders_by_place != by_place(state.leader_at)) or (
        state.ships_kept is state.ship_at and state.ships_by_place != by_place(state.ship_at)
    )
