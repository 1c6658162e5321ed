"""5: land units, leaders and armies: who stands where, and how many can move as one."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.charts import LEADERS_COUNTED, WITHOUT_LEADER
from regnum.titles.here_i_stand.facts.names import ARMY as ARMY_LEADER
from regnum.titles.here_i_stand.facts.names import (
    CAVALRY,
    INDEPENDENT,
    MAJORS,
    MERCENARY,
    NONE,
    OTTOMAN,
    OWNERS,
    REGULAR,
)
from regnum.titles.here_i_stand.facts.people import BATTLE_RATING, COMMAND_RATING, LEADER_KIND
from regnum.titles.here_i_stand.position.queries.standing import OWN_COLUMNS, OWNER_OF, crowd_at, spaces_in, standing
from regnum.titles.here_i_stand.position.queries.whereabouts import leaders_in
from regnum.titles.here_i_stand.position.state import COLUMNS, Position

ROME: Final = SPACE_NUMBER["rome"]
OWNER_OF_BIT: Final[dict[int, int]] = {1 << column: OWNER_OF[column] for column in range(COLUMNS)}


def owner_of(column: int) -> int:
    """Whose units a column counts."""
    return OWNER_OF[column]


def kind_of(column: int) -> int:
    """5.2.regular, 5.2.mercenary: which kind of units a column counts."""
    if column < OWNERS:
        return REGULAR
    return CAVALRY if column == OWNERS + OTTOMAN else MERCENARY


def columns_of(state: Position, power: int) -> list[int]:
    """22.3, 5.1.mix, 9.2.limits, 22.1.a: the columns of the units that act for a power: its own, then those of its
    active minor allies; a list that must not be written into."""
    return state.columns[power] if state.columns_kept is state.master else acting_columns(state.master, power)


def acting_columns(master: list[int], power: int) -> list[int]:
    """22.3: the same, if units act for these."""
    allies = [minor for minor in range(MAJORS, INDEPENDENT) if minor != power and master[minor] == power]
    return [*OWN_COLUMNS[power], *allies]


def units_of(state: Position, space: int, power: int) -> int:
    """5.2: how many land units at a space act for a power."""
    land, base = state.land, space * COLUMNS
    count = 0
    for column in columns_of(state, power):
        count += land[base + column]
    return count


def mask_of_units(state: Position, power: int) -> int:
    """5.2: mask of the spaces with land units that act for a power."""
    masks, found = standing(state), 0
    for column in columns_of(state, power):
        found |= masks[column]
    return found


def spaces_with_units(state: Position, power: int) -> list[int]:
    """5.2: the spaces with land units that act for a power."""
    return spaces_in(mask_of_units(state, power))


def spaces_with_army(state: Position, power: int) -> list[int]:
    """13.1: the spaces with land units or army leaders that act for a power."""
    spaces = spaces_with_units(state, power)
    for leader, space in enumerate(state.leader_at):
        if (
            space < SPACES
            and LEADER_KIND[leader] == ARMY_LEADER
            and state.master[state.leader_owner[leader]] == power
            and space not in spaces
        ):
            spaces.append(space)
    spaces.sort()
    return spaces


def occupants(state: Position, space: int) -> int:
    """13.1: mask of those for whom land units at a space act, independent ones included."""
    crowd, master, mask = crowd_at(state, space), state.master, 0
    while crowd:
        lowest = crowd & -crowd
        mask |= 1 << master[OWNER_OF_BIT[lowest]]
        crowd ^= lowest
    return mask


def army_leaders_at(state: Position, space: int, power: int) -> int:
    """5.1: mask of the army leaders at a space who act for a power; naval leaders do not command land units."""
    mask = 0
    for leader in leaders_in(state, space):
        if LEADER_KIND[leader] == ARMY_LEADER and state.master[state.leader_owner[leader]] == power:
            mask |= 1 << leader
    return mask


def all_army_leaders_at(state: Position, space: int) -> int:
    """5.1: mask of all army leaders at a space."""
    mask = 0
    for leader in leaders_in(state, space):
        if LEADER_KIND[leader] == ARMY_LEADER:
            mask |= 1 << leader
    return mask


def listed(mask: int) -> list[int]:
    """The numbers in a mask."""
    numbers = []
    number = 0
    while mask:
        if mask & 1:
            numbers.append(number)
        mask >>= 1
        number += 1
    return numbers


def capacity(leaders: int) -> int:
    """5.1, ruling.g02, 5.1.command, 5.1.leaders_free, 5.1.example1: how many units can move as one army with these
    leaders."""
    if not leaders:
        return WITHOUT_LEADER
    ratings = sorted([COMMAND_RATING[leader] for leader in listed(leaders)], reverse=True)
    return sum(ratings[:LEADERS_COUNTED])


def best_battle(leaders: int) -> int:
    """5.1, 5.1.battle: the battle rating of the best of these leaders; 0 without one."""
    best = 0
    for leader in listed(leaders):
        if BATTLE_RATING[leader] > best:
            best = BATTLE_RATING[leader]
    return best


def army_row(state: Position, army: int) -> list[int]:
    """5.1: the units of an army, by column."""
    return state.army[army * COLUMNS : (army + 1) * COLUMNS]


def army_size(state: Position, army: int) -> int:
    """5.1: how many units an army has."""
    return sum(army_row(state, army))


def has_cavalry(state: Position, army: int) -> bool:
    """5.2.cavalry: whether there is cavalry in an army."""
    return state.army[army * COLUMNS + OWNERS + OTTOMAN] > 0


def is_formed(state: Position, army: int) -> bool:
    """13.1: whether there is such an army now."""
    return state.army_at[army] != NONE
