"""5.2: in which spaces the units of each column stand, as masks that `changes/land.py` keeps up to date."""

from __future__ import annotations

from itertools import compress
from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import CLEAR, SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS, OWNERS
from regnum.titles.here_i_stand.position.state import COLUMNS, Position

OWN_COLUMNS: Final[tuple[tuple[int, ...], ...]] = tuple(
    (power, OWNERS + power) if power < MAJORS else (power,) for power in range(OWNERS)
)  # the columns that count the units of an owner
OWNER_OF: Final[tuple[int, ...]] = tuple(column if column < OWNERS else column - OWNERS for column in range(COLUMNS))
ALL_SPACES: Final[tuple[int, ...]] = tuple(range(SPACES))
SPACE_MASKS: Final[tuple[int, ...]] = tuple(1 << space for space in range(SPACES))
CLEAR_MASK: Final[tuple[int, ...]] = tuple(sum(1 << other for other in CLEAR[space]) for space in range(SPACES))


def count_standing(land: list[int]) -> list[int]:
    """5.2: for each column the mask of the spaces with such units."""
    return [sum(compress(SPACE_MASKS, land[column::COLUMNS])) for column in range(COLUMNS)]


def standing(state: Position) -> list[int]:
    """5.2: the same for a position; counted anew only if its land was put there as a whole."""
    return state.standing if state.counted is state.land else count_standing(state.land)


def crowd_of(land: list[int], space: int) -> int:
    """5.2: the mask of the columns of which units stand in a space."""
    base, crowd = space * COLUMNS, 0
    for column, count in enumerate(land[base : base + COLUMNS]):
        if count:
            crowd |= 1 << column
    return crowd


def count_crowds(land: list[int]) -> list[int]:
    """5.2: the same for each space."""
    return [crowd_of(land, space) for space in range(SPACES)]


def crowd_at(state: Position, space: int) -> int:
    """5.2: the same for a space of a position."""
    return state.crowds[space] if state.counted is state.land else crowd_of(state.land, space)


def stacks_of_owner(land: list[int], owner: int) -> list[int]:
    """5.2: the sizes of the stacks of an owner's units, regulars apart from mercenaries or cavalry."""
    return [count for column in OWN_COLUMNS[owner] for count in land[column::COLUMNS] if count]


def count_stacks(land: list[int]) -> list[list[int]]:
    """5.2: the same for each owner."""
    return [stacks_of_owner(land, owner) for owner in range(OWNERS)]


def stacks_standing(state: Position, owner: int) -> list[int]:
    """5.2: the same for an owner in a position, in no order: a list that must not be written into."""
    return state.stacks[owner] if state.counted is state.land else stacks_of_owner(state.land, owner)


def is_standing_stale(state: Position) -> bool:
    """For the invariants: whether the masks and stacks that are kept are not those of the land."""
    stacks = [sorted(stacks_standing(state, owner)) for owner in range(OWNERS)]
    crowds = [crowd_at(state, space) for space in range(SPACES)]
    return (
        standing(state) != count_standing(state.land)
        or crowds != count_crowds(state.land)
        or stacks != [sorted(row) for row in count_stacks(state.land)]
    )


def spaces_occupied_by(state: Position, owners: int) -> int:
    """5.2: mask of the spaces with land units of the owners in a mask."""
    masks, found = standing(state), 0
    for owner in range(OWNERS):
        if owners >> owner & 1:
            for column in OWN_COLUMNS[owner]:
                found |= masks[column]
    return found


def spaces_in(mask: int) -> list[int]:
    """The spaces in a mask, in order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
