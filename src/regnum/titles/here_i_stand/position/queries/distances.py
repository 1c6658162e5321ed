"""9.3.step3, 19.3: how far places are from each other by land and by sea, whoever holds them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import (
    IS_ELECTORATE,
    NEIGHBOURS,
    SEA_NEIGHBOURS,
    SEA_PORTS,
    SEAS_OF,
    SPACES,
)
from regnum.titles.here_i_stand.position.queries.spaces import is_in_play, is_league_formed
from regnum.titles.here_i_stand.position.state import FIRST_SEA, LOCATIONS, Position

NOTHING_CLOSED: Final = (False,) * LOCATIONS


def neighbours_over_sea(here: int) -> list[int]:
    """9.3.step3: the next places by land and by sea."""
    if here >= FIRST_SEA:
        sea = here - FIRST_SEA
        return [FIRST_SEA + other for other in SEA_NEIGHBOURS[sea]] + list(SEA_PORTS[sea])
    return list(NEIGHBOURS[here]) + [FIRST_SEA + sea for sea in SEAS_OF[here]]


def distances_from(space: int, closed: Sequence[bool] = NOTHING_CLOSED) -> list[int]:
    """9.3.step3: how far every place is from a space, sea zones counted as spaces, on ways around what is closed."""
    found = [LOCATIONS] * LOCATIONS
    found[space] = 0
    queue = [space]
    for here in queue:
        for there in neighbours_over_sea(here):
            if found[there] == LOCATIONS and not closed[there]:
                found[there] = found[here] + 1
                queue.append(there)
    return found


def closed_places(state: Position) -> list[bool]:
    """21.6.before5, 19.3.exception3, 21.1.algiers1b: the places that no units enter: electorates before the League."""
    league = is_league_formed(state)
    closed = [not is_in_play(state, space) or (IS_ELECTORATE[space] and not league) for space in range(SPACES)]
    return closed + [False] * (LOCATIONS - SPACES)
