"""Declared attacks and their support. The position keeps them as flat lists of three numbers each; only this module
and the changes of an invasion know that."""

from __future__ import annotations

from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.state import Position


def targets(state: Position) -> list[int]:
    """invasion.declare: the regions under attack, in the order of the declaration."""
    return state.attacks[0::3]


def origin_of(state: Position, target: int) -> int:
    """invasion.declare: the region from which the army sets out that attacks a target."""
    return state.attacks[targets(state).index(target) * 3 + 1]


def is_by_sea(state: Position, target: int) -> bool:
    """war.fleet: whether the attack on a target goes by sea."""
    return bool(state.attacks[targets(state).index(target) * 3 + 2])


def supporters_of(state: Position, target: int) -> list[int]:
    """invasion.support: the regions whose armies support the attack on a target."""
    return [
        origin
        for origin, supported in zip(state.supports[0::3], state.supports[1::3], strict=True)
        if supported == target
    ]


def busy_armies(state: Position) -> list[int]:
    """invasion.attacks, invasion.support: the regions whose armies already have a task."""
    return [*state.attacks[1::3], *state.supports[0::3]]


def sea_armies(state: Position, target: int) -> int:
    """invasion.fleet_limit: how many armies go by sea, in this action or, by another reading, to this target."""
    goals = [*state.attacks[0::3], *state.supports[1::3]]
    by_sea = [*state.attacks[2::3], *state.supports[2::3]]
    everywhere = reading(state, "navy_limit") == "action"
    return sum(sea for goal, sea in zip(goals, by_sea, strict=True) if everywhere or goal == target)
