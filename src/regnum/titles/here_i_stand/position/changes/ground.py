"""2, 12, 15, 17: what follows from who holds which spaces and who is whose enemy is kept until that changes.

All of it hangs on eight lists, which changes replace and never write into: while they are the same, so is what was
found. Copies share both.
"""

from __future__ import annotations

from regnum.titles.here_i_stand.position.queries.ground import (
    CALM,
    ENTERED,
    NOT_FOUND,
    SIEGES,
    TAKEABLE,
    find_calm,
    find_entered,
    find_sieges,
    find_takeable,
    is_ground_kept,
    mask_of,
    sources_of,
)
from regnum.titles.here_i_stand.position.state import Position


def ground(state: Position) -> list[list[int]]:
    """What is kept for this position."""
    if not is_ground_kept(state):
        state.ground = [*sources_of(state), *NOT_FOUND]
    return state.ground


def entered_by(state: Position, power: int) -> list[int]:
    """13.1.restriction2: for every space whether an army of a power may enter it, if it meets nobody who bars it."""
    kept = ground(state)
    if not kept[ENTERED + power]:
        kept[ENTERED + power] = find_entered(state, power)
    return kept[ENTERED + power]


def takeable_by(state: Position, power: int) -> int:
    """12.2.cond1, 12.2.cond2: mask of the spaces in unrest, and of the unfortified ones of enemies and of nobody."""
    kept = ground(state)
    if not kept[TAKEABLE + power]:
        kept[TAKEABLE + power] = [find_takeable(state, power)]
    return kept[TAKEABLE + power][0]


def calm_homes_of(state: Position, owner: int, hostile: int) -> list[int]:
    """17: the home spaces of an owner that his master holds, without unrest and siege, and not in this mask."""
    kept = ground(state)
    found = kept[CALM + owner]
    if not found:
        calm = find_calm(state, owner)
        found = kept[CALM + owner] = [mask_of(calm), *calm]
    if found[0] & hostile:
        return [space for space in found[1:] if not hostile >> space & 1]
    return found[1:]


def besieged_spaces(state: Position) -> int:
    """15: mask of the besieged spaces."""
    kept = ground(state)
    if not kept[SIEGES]:
        kept[SIEGES] = [find_sieges(state)]
    return kept[SIEGES][0]
