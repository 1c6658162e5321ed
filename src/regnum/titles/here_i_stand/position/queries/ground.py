"""2, 12, 15, 17: what follows from who holds which spaces and who is whose enemy. `changes/ground.py` keeps it."""

from __future__ import annotations

from itertools import compress
from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, SPACES
from regnum.titles.here_i_stand.facts.names import INDEPENDENT, MAJORS, NONE, OTTOMAN, OWNERS, PROTESTANT
from regnum.titles.here_i_stand.position.queries.distances import ALL_CLOSED, closed_places
from regnum.titles.here_i_stand.position.queries.powers import enemies_of, friends_of
from regnum.titles.here_i_stand.position.queries.spaces import HAVENS, home_of, is_fortified, is_league_formed
from regnum.titles.here_i_stand.position.queries.standing import SPACE_MASKS
from regnum.titles.here_i_stand.position.state import Position

# What is kept: the eight lists, then what was found, for every power or owner; nothing where nobody has asked yet.
SOURCES: Final = 8
ENTERED: Final = SOURCES
TAKEABLE: Final = ENTERED + MAJORS
CALM: Final = TAKEABLE + MAJORS
SIEGES: Final = CALM + OWNERS
NOT_FOUND: Final[tuple[list[int], ...]] = tuple([] for _ in range(SIEGES + 1 - SOURCES))


def sources_of(state: Position) -> list[list[int]]:
    """The lists from which all of it follows; changes replace them and never write into them."""
    return [
        state.control,
        state.war,
        state.unrest,
        state.besiegers,
        state.fortified,
        state.master,
        state.alliance,
        state.happened,
    ]


def is_ground_kept(state: Position) -> bool:
    """Whether what is kept was found for these lists."""
    kept = state.ground
    return (
        len(kept) > 0
        and kept[0] is state.control
        and kept[1] is state.war
        and kept[2] is state.unrest
        and kept[3] is state.besiegers
        and kept[4] is state.fortified
        and kept[5] is state.master
        and kept[6] is state.alliance
        and kept[7] is state.happened
    )


def is_ground_stale(state: Position) -> bool:
    """For the invariants: whether something that is kept is not what would be found now."""
    if not is_ground_kept(state):
        return False
    kept = state.ground
    for power in range(MAJORS):
        if kept[ENTERED + power] not in ([], find_entered(state, power)):
            return True
        if kept[TAKEABLE + power] not in ([], [find_takeable(state, power)]):
            return True
    for owner in range(OWNERS):
        if kept[CALM + owner] and kept[CALM + owner][1:] != find_calm(state, owner):
            return True
    return kept[SIEGES] not in ([], [find_sieges(state)])


def closed_spaces(state: Position, power: int) -> tuple[bool, ...]:
    """21.1.algiers1b, 21.6.before5: the spaces that units of a power do not enter yet, whoever holds them."""
    if power == PROTESTANT and not is_league_formed(state):
        return ALL_CLOSED
    return closed_places(state)


def find_entered(state: Position, power: int) -> list[int]:
    """13.1.restriction2: for every space whether an army of a power may enter it, if it meets nobody who bars it."""
    owners = 1 << power | 1 << INDEPENDENT | enemies_of(state, power) | friends_of(state, power)
    may = [owners >> owner & 1 for owner in range(OWNERS)]
    may.append(0)  # what nobody holds, which is NONE, is entered by nobody
    found = [may[owner] for owner in state.control]
    for space, is_closed in enumerate(closed_spaces(state, power)[:SPACES]):
        if is_closed:
            found[space] = 0
    return found


def find_takeable(state: Position, power: int) -> int:
    """12.2.cond1, 12.2.cond2: mask of the spaces in unrest, and of the unfortified ones of enemies and of nobody."""
    takes, found = enemies_of(state, power) | 1 << INDEPENDENT, 0
    for space, owner in enumerate(state.control):
        if state.unrest[space] or (owner != NONE and takes >> owner & 1 and not is_fortified(state, space)):
            found |= 1 << space
    return found


def find_calm(state: Position, owner: int) -> list[int]:
    """17: the home spaces of an owner that his master holds, without unrest and siege."""
    homes = (*HOME_SPACES[owner], *HAVENS) if owner == OTTOMAN else HOME_SPACES[owner]
    return [
        space
        for space in homes
        if state.control[space] == state.master[owner]
        and not state.unrest[space]
        and not state.besiegers[space]
        and home_of(state, space) == owner
    ]


def find_sieges(state: Position) -> int:
    """15: mask of the besieged spaces."""
    return sum(compress(SPACE_MASKS, state.besiegers))


def mask_of(spaces: list[int]) -> int:
    """The mask of some spaces."""
    mask = 0
    for space in spaces:
        mask |= 1 << space
    return mask
