"""9.3.step3, 19.3: how far places are from each other by land and by sea, whoever holds them."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.card_numbers import BARBARY_PIRATES
from regnum.titles.here_i_stand.facts.catalogue import (
    IS_ELECTORATE,
    NEIGHBOURS,
    SEA_NEIGHBOURS,
    SEA_PORTS,
    SEAS_OF,
    SPACES,
)
from regnum.titles.here_i_stand.position.queries.spaces import ALGIERS, has_happened, is_league_formed
from regnum.titles.here_i_stand.position.state import FIRST_SEA, LOCATIONS, Position

NEXT: Final[tuple[tuple[int, ...], ...]] = tuple(
    (*NEIGHBOURS[here], *(FIRST_SEA + sea for sea in SEAS_OF[here]))
    if here < FIRST_SEA
    else (*(FIRST_SEA + sea for sea in SEA_NEIGHBOURS[here - FIRST_SEA]), *SEA_PORTS[here - FIRST_SEA])
    for here in range(LOCATIONS)
)  # the next places by land and by sea (9.3.step3)
NOTHING_CLOSED: Final[tuple[bool, ...]] = (False,) * LOCATIONS
ALL_CLOSED: Final[tuple[bool, ...]] = (True,) * LOCATIONS
# What is closed, by whether the League is formed and, times two, whether the pirates have come.
CLOSED: Final[tuple[tuple[bool, ...], ...]] = tuple(
    tuple(
        here < SPACES and ((IS_ELECTORATE[here] and not number & 1) or (here == ALGIERS and not number & 2))
        for here in range(LOCATIONS)
    )
    for number in range(4)
)


def distances_around(space: int, closed: tuple[bool, ...]) -> tuple[int, ...]:
    """9.3.step3: how far every place is from a space, sea zones counted as spaces, on ways around what is closed."""
    found = [LOCATIONS] * LOCATIONS
    found[space] = 0
    queue = [space]
    for here in queue:
        for there in NEXT[here]:
            if found[there] == LOCATIONS and not closed[there]:
                found[there] = found[here] + 1
                queue.append(there)
    return tuple(found)


FAR: Final[tuple[tuple[int, ...], ...]] = tuple(distances_around(space, NOTHING_CLOSED) for space in range(SPACES))
FAR_AROUND: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(distances_around(space, closed) for space in range(SPACES)) for closed in CLOSED
)
AROUND: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple(sorted(range(SPACES), key=far[space].__getitem__)[1:]) for space in range(SPACES)) for far in FAR_AROUND
)  # all other spaces, the nearest first


def closing(state: Position) -> int:
    """21.6.before5, 21.1.algiers1b: which places are closed now, as a number."""
    return int(is_league_formed(state)) + 2 * int(has_happened(state, BARBARY_PIRATES))


def closed_places(state: Position) -> tuple[bool, ...]:
    """21.6.before5, 19.3.exception3, 21.1.algiers1b: the places that no units enter: electorates before the League."""
    return CLOSED[closing(state)]


def distances_from(space: int) -> tuple[int, ...]:
    """9.3.step3: how far every place is from a space, whatever is closed."""
    return FAR[space]


def open_distances(state: Position, space: int) -> tuple[int, ...]:
    """9.3.step3, 19.3.exception3: how far every place is from a space on ways around what is closed."""
    return FAR_AROUND[closing(state)][space]


def spaces_around(state: Position, space: int) -> tuple[int, ...]:
    """9.3.step3, 19.3.exception3: all other spaces, the nearest on such ways first."""
    return AROUND[closing(state)][space]
