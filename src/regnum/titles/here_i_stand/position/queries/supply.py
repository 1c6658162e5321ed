"""12.1: lines of communication. What is flooded here is kept by `changes/supply.py`, which rules ask."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import (
    HOME_SPACES,
    NEIGHBOURS,
    SEA_NEIGHBOURS,
    SEA_PORTS,
    SEAS_OF,
    SPACES,
)
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE, OWNERS
from regnum.titles.here_i_stand.position.queries.distances import closed_places
from regnum.titles.here_i_stand.position.queries.powers import enemies_of, friends_of
from regnum.titles.here_i_stand.position.queries.ships import commander_of
from regnum.titles.here_i_stand.position.queries.spaces import (
    HAVENS,
    home_of,
    is_fortified,
)
from regnum.titles.here_i_stand.position.queries.standing import spaces_occupied_by
from regnum.titles.here_i_stand.position.state import FIRST_SEA, LOCATIONS, Position


def flood(state: Position, power: int) -> list[int]:
    """12.1: for every space whether a line of communication of a power ends there.

    A space is passed only if it is friendly, calm and free of enemies; its neighbours are ends of a line even if they
    are not. Sea zones are passed where a friendly ship is, from friendly ports and to any port.
    """
    friends, hostile = friends_of(state, power), spaces_occupied_by(state, enemies_of(state, power))
    open_seas, closed = seas_with_ships(state, friends), closed_places(state)
    reached = [0] * SPACES
    seen = [0] * LOCATIONS
    queue = [space for space in sources(state, power, friends) if is_passable(state, space, friends, hostile, closed)]
    for start in queue:
        seen[start] = reached[start] = 1
    while queue:
        here = queue.pop()
        for there in NEIGHBOURS[here] if here < FIRST_SEA else SEA_PORTS[here - FIRST_SEA]:
            if not seen[there]:
                seen[there] = reached[there] = 1
                if is_passable(state, there, friends, hostile, closed):
                    queue.append(there)
        if open_seas:
            for sea in SEAS_OF[here] if here < FIRST_SEA else SEA_NEIGHBOURS[here - FIRST_SEA]:
                if sea in open_seas and not seen[FIRST_SEA + sea]:
                    seen[FIRST_SEA + sea] = 1
                    queue.append(FIRST_SEA + sea)
    return reached


def sources(state: Position, power: int, friends: int) -> list[int]:
    """12.1: fortified home spaces of a power or its allies, minor ones included, under friendly control."""
    found: list[int] = []
    for owner in range(OWNERS + 1):
        if owner == OWNERS or friends >> owner & 1:
            for space in HOME_SPACES[owner] if owner < OWNERS else HAVENS:
                holder = state.control[space]
                if (
                    holder != NONE
                    and friends >> holder & 1
                    and is_fortified(state, space)
                    and friends >> home_of(state, space) & 1
                ):
                    found.append(space)
    return found


def is_passable(state: Position, space: int, friends: int, hostile: int, closed: tuple[bool, ...]) -> bool:
    """12.1, ruling.g27, 12.1.a, 12.1.b, 12.1.c, 12.1.d, 12.4.effect2: friendly, free of enemies and calm; no
    electorate before the League."""
    owner = state.control[space]
    if owner == NONE or not friends >> owner & 1 or state.unrest[space] or closed[space]:
        return False
    return not hostile or hostile >> space & 1 == 0


def seas_with_ships(state: Position, friends: int) -> list[int]:
    """12.1, 12.1.e: the sea zones in which a friendly ship is."""
    found: list[int] = []
    for ship, at in enumerate(state.ship_at):
        if FIRST_SEA <= at < LOCATIONS and at - FIRST_SEA not in found and friends >> commander_of(state, ship) & 1:
            found.append(at - FIRST_SEA)
    return found


def stale_lines(state: Position) -> list[int]:
    """For the invariants: the powers whose kept lines are not those that a new flood finds."""
    return [power for power in range(MAJORS) if state.supplied[power] not in ([], flood(state, power))]
