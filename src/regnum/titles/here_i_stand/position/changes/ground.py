"""2, 12, 15, 17: what follows from who holds which spaces and who is whose enemy is kept until that changes.

All of it hangs on eight lists, which changes replace and never write into: while they are the same, so is what was
found. Copies share both.
"""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import MAJORS, OWNERS
from regnum.titles.here_i_stand.position.queries.ground import (
    find_calm,
    find_entered,
    find_sieges,
    find_takeable,
    mask_of,
)
from regnum.titles.here_i_stand.position.state import Position

# What is kept: the eight lists, then what was found, for every power or owner; nothing where nobody has asked yet.
SOURCES: Final = 8
ENTERED: Final = SOURCES
TAKEABLE: Final = ENTERED + MAJORS
CALM: Final = TAKEABLE + MAJORS
SIEGES: Final = CALM + OWNERS
NOT_FOUND: Final[tuple[list[int], ...]] = tuple([] for _ in range(SIEGES + 1 - SOURCES))


def ground(state: Position) -> list[list[int]]:
    """What is kept for this position."""
    kept = state.ground
    if (
        kept
        and kept[0] is state.control
        and kept[1] is state.war
        and kept[2] is state.unrest
        and kept[3] is state.besiegers
        and kept[4] is state.fortified
        and kept[5] is state.master
        and kept[6] is state.alliance
        and kept[7] is state.happened
    ):
        return kept
    kept = [
        state.control,
        state.war,
        state.unrest,
        state.besiegers,
        state.fortified,
        state.master,
        state.alliance,
        state.happened,
        *NOT_FOUND,
    ]
    state.ground = kept
    return kept


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


def is_ground_stale(state: Position) -> bool:
    """For the invariants: whether something that is kept is not what would be found now."""
    kept = ground(state)
    for power in range(MAJORS):
        if kept[ENTERED + power] not in ([], find_entered(state, power)):
            return True
        if kept[TAKEABLE + power] not in ([], [find_takeable(state, power)]):
            return True
    for owner in range(OWNERS):
        if kept[CALM + owner] and kept[CALM + owner][1:] != find_calm(state, owner):
            return True
    return kept[SIEGES] not in ([], [find_sieges(state)])
