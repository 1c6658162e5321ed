"""5.1, 5.3: leaders and ships go from place to place; who is at a place is kept, as it is asked all the time."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.queries.whereabouts import by_place
from regnum.titles.here_i_stand.position.state import Position, replaced


def move_leader(state: Position, leader: int, place: int) -> None:
    """5.1: a leader is at a place, on the map or beside it."""
    kept = state.leaders_by_place if state.leaders_kept is state.leader_at else by_place(state.leader_at)
    state.leaders_by_place = moved(kept, leader, state.leader_at[leader], place)
    state.leader_at = state.leaders_kept = replaced(state.leader_at, leader, place)


def move_ship(state: Position, ship: int, place: int) -> None:
    """5.3: a ship is at a place, on the map or beside it."""
    kept = state.ships_by_place if state.ships_kept is state.ship_at else by_place(state.ship_at)
    state.ships_by_place = moved(kept, ship, state.ship_at[ship], place)
    state.ship_at = state.ships_kept = replaced(state.ship_at, ship, place)


def moved(found: list[list[int]], number: int, origin: int, place: int) -> list[list[int]]:
    """Who is at every place after one has gone; copies of a position share the lists that were found before."""
    after = found[:]
    after[origin] = [other for other in after[origin] if other != number]
    after[place] = sorted([*after[place], number])
    return after
