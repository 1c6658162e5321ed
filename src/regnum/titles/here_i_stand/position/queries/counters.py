"""5.2: the counters limit the units: a force that cannot be laid out with those of its power cannot be."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.titles.here_i_stand.facts.names import INDEPENDENT, MAJORS, NONE, OWNERS
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.queries.foreign_wars import abroad_at, stacks_abroad
from regnum.titles.here_i_stand.position.queries.standing import OWN_COLUMNS, OWNER_OF, stacks_standing
from regnum.titles.here_i_stand.position.queries.troops import kind_of, owner_of
from regnum.titles.here_i_stand.position.state import ARMY, COLUMNS, FIRST_SEA, LOCATIONS, Position, column


def stacks_of(state: Position, owner: int) -> list[int]:
    """5.2.regular, 5.2.mercenary, 5.2.cavalry.back: the sizes of all stacks of one owner's units, regulars apart from
    mercenaries or cavalry.

    The Knights of Saint John have a counter of their own.
    """
    stacks = stacks_standing(state, owner)[:]
    if owner == INDEPENDENT and state.knights != NONE:
        at_home = state.land[state.knights * COLUMNS + INDEPENDENT]
        stacks.remove(at_home)
        stacks += [at_home - 1] if at_home > 1 else []
    if FIRST_SEA <= state.army_at[ARMY] < LOCATIONS:  # on the way over sea
        stacks += [count for count in (state.army[owner], state.army[OWNERS + owner] if owner < MAJORS else 0) if count]
    return stacks + stacks_abroad(state, owner) if any(state.abroad) else stacks


def can_be_laid_out(stacks: list[int], counters: Sequence[int]) -> bool:
    """5.2.values, 17.example1, 17.limit: whether stacks of these sizes can be made of counters of 1, 2, 4 and 6 units,
    so many of each."""
    ones, twos, fours, sixes = counters
    return fits(stacks, ones, twos, fours, sixes)


def fits(stacks: list[int], ones: int, twos: int, fours: int, sixes: int) -> bool:
    """5.2.values: the same for so many counters of each size, the larger ones first, as they free the smaller.

    Which stack gets a counter of 4 makes no difference to how many of 2 and 1 are needed; only the few of 6 are tried.
    """
    units = sum(stacks)
    if units <= ones:
        return True
    if units > ones + 2 * twos + 4 * fours + 6 * sixes:
        return False
    pairs = quads = 0
    for size in stacks:
        pairs += size >> 1
        quads += size >> 2
    used_fours = min(fours, quads)
    used_twos = min(twos, pairs - 2 * used_fours)
    if units - 4 * used_fours - 2 * used_twos <= ones:
        return True
    for at, size in enumerate(stacks):
        if sixes and size >= 6 and fits([*stacks[:at], size - 6, *stacks[at + 1 :]], ones, twos, fours, sixes - 1):
            return True
    return False


def can_be_turned_up(stacks: Sequence[int], counters: Sequence[tuple[int, int]]) -> bool:
    """Whether stacks can be made of two-sided counters of minor powers, each showing one of its two numbers."""
    left = sorted(stacks, reverse=True)
    for small, large in sorted(counters, reverse=True):
        for at, size in enumerate(left):
            if size >= small:
                left[at] -= large if size >= large else small
                break
        left.sort(reverse=True)
    return not any(left)


def can_have(state: Position, owner: int, stacks: list[int]) -> bool:
    """5.2: whether an owner has the counters for stacks of these sizes."""
    pack = PACKS[state.pack]
    if owner < MAJORS:
        return can_be_laid_out(stacks, pack.land_counters[owner])
    return can_be_turned_up(stacks, pack.two_sided[owner])


def has_one_left(state: Position, owner: int, stacks: list[int]) -> bool:
    """17.limit: whether an owner of these stacks has a counter of one unit that none of them needs: then any can grow,
    and a new one begin."""
    if owner >= MAJORS:
        return False
    ones, twos, fours, sixes = PACKS[state.pack].land_counters[owner]
    return ones > 0 and fits(stacks, ones - 1, twos, fours, sixes)


def can_add(state: Position, space: int, owner: int, kind: int, count: int) -> bool:
    """5.2, 17: whether an owner has the counters for so many more units of a kind at a space."""
    return can_add_to(state, stacks_apart(state, owner), space, owner, kind, count)


def stacks_apart(state: Position, owner: int) -> list[int]:
    """5.2, 5.2.change: the stacks of an owner; an army that has announced its move is one by itself."""
    stacks = stacks_of(state, owner)
    if is_departing(state):
        divide_off(state, owner, stacks)
    return stacks


def can_add_to(state: Position, stacks: list[int], space: int, owner: int, kind: int, count: int) -> bool:
    """5.2, 17: the same for an owner who has these stacks apart."""
    at = column(owner, kind)
    present = state.land[space * COLUMNS + at]
    if present and space == state.army_at[ARMY] and is_departing(state):
        present -= state.army[at]  # who comes now stays
    after = stacks[:]
    if present:
        after.remove(present)
    after.append(present + count)
    return can_have(state, owner, after)


def is_departing(state: Position) -> bool:
    """5.2.change: whether an army on the map has announced its move, and fights nobody."""
    return state.combat_at == NONE and 0 <= state.army_at[ARMY] < FIRST_SEA


def can_depart(state: Position, owner: int) -> bool:
    """5.2.change: whether an owner has the counters for the army apart from those whom it leaves behind."""
    return can_have(state, owner, stacks_apart(state, owner))


def divide_off(state: Position, owner: int, stacks: list[int]) -> None:
    """5.2.change: an army that has announced its move needs counters apart from those whom it leaves behind."""
    base = state.army_at[ARMY] * COLUMNS
    for at in columns_of_owner(owner):
        going, present = state.army[at], state.land[base + at]
        if 0 < going < present:
            stacks.remove(present)
            stacks += [going, present - going]


def can_add_abroad(state: Position, war: int, power: int, kind: int, count: int) -> bool:
    """5.2, 21.7.refill1: whether a power has the counters for so many more units of a kind in a foreign war."""
    present = state.abroad[abroad_at(war, kind)]
    stacks = stacks_of(state, power)
    if present:
        stacks.remove(present)
    return can_have(state, power, [*stacks, present + count])


def can_go_abroad(state: Position, war: int, space: int, at: int, count: int) -> bool:
    """5.2.change, 21.7.setup1: whether units of a column can be shown if so many go to a foreign war."""
    here, there = state.land[space * COLUMNS + at], state.abroad[abroad_at(war, kind_of(at))]
    stacks = stacks_of(state, owner_of(at))
    for present in (here, there):
        if present:
            stacks.remove(present)
    return can_have(state, owner_of(at), [each for each in (*stacks, here - count, there + count) if each])


def is_short_of_counters(state: Position, owner: int) -> bool:
    """5.2.loss: whether an owner has units that the counters cannot show."""
    return not can_have(state, owner, stacks_of(state, owner))


def can_divide(state: Position, space: int, row: list[int]) -> bool:
    """5.2.change: whether what is taken of a space, by column, and what stays can both be shown."""
    return can_divide_from(state, space, row, {})


def can_divide_from(state: Position, space: int, row: list[int], known: dict[int, list[int]]) -> bool:
    """5.2.change: the same, if the stacks of some owners are known; those of others are known then."""
    base, asked = space * COLUMNS, 0
    for first, count in enumerate(row):
        owner = OWNER_OF[first]
        if not count or asked >> owner & 1:
            continue
        asked |= 1 << owner
        if owner not in known:
            known[owner] = stacks_of(state, owner)
        stacks = known[owner][:]
        for at in OWN_COLUMNS[owner]:
            present = state.land[base + at]
            if 0 < row[at] < present:
                stacks.remove(present)
                stacks += [row[at], present - row[at]]
        if not can_have(state, owner, stacks):
            return False
    return True


def columns_of_owner(owner: int) -> list[int]:
    """5.2: the columns of one owner's units, those that die first before his regulars."""
    return [OWNERS + owner, owner] if owner < MAJORS else [owner]


def can_be_shown_without(state: Position, space: int, at: int, count: int) -> bool:
    """5.2.loss: whether the counters of an owner show what is left without so many units of a column at a space."""
    present = state.land[space * COLUMNS + at]
    stacks = stacks_of(state, owner_of(at))
    stacks.remove(present)
    return can_have(state, owner_of(at), [*stacks, present - count] if present > count else stacks)
