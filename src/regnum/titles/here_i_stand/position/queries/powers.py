"""2.2, 9.2, 22.3: who is whose friend and whose enemy."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.charts import CONTROLLERS
from regnum.titles.here_i_stand.facts.names import INDEPENDENT, MAJORS
from regnum.titles.here_i_stand.position.state import Position

THEMSELVES: Final = (1 << MAJORS) - 1 | 1 << INDEPENDENT  # who never acts for another


def are_enemies(state: Position, one: int, other: int) -> bool:
    """2.2, 2.2.enemy, 2.2.independent: whether the powers for which these two act are at war; nothing independent is
    an enemy."""
    return state.war[state.master[one]] >> state.master[other] & 1 == 1


def are_allies(state: Position, one: int, other: int) -> bool:
    """9.2.effect1, 22.3.a, 2.2.friendly: whether these two act for the same power, or for powers that are allied in
    this turn."""
    first, second = state.master[one], state.master[other]
    return first == second or (first < MAJORS and state.alliance[first] >> second & 1 == 1)


def enemies_of(state: Position, power: int) -> int:
    """2.2, 2.2.enemy: mask of all owners whose units and spaces are enemies of a power."""
    war = state.war[power]
    return with_minors(state, war) if war else 0


def friends_of(state: Position, power: int) -> int:
    """2.2, 2.2.friendly: mask of all owners whose units and spaces are friendly to a power: its own, its minor and
    major allies'."""
    return with_minors(state, 1 << power | (state.alliance[power] if power < MAJORS else 0))


def with_minors(state: Position, masters: int) -> int:
    """22.3: mask of all owners who act for those in a mask: majors for themselves, minors for their masters."""
    mask = masters & THEMSELVES
    for minor in range(MAJORS, INDEPENDENT):
        if masters >> state.master[minor] & 1:
            mask |= 1 << minor
    return mask


def powers_at_war(state: Position, power: int) -> list[int]:
    """9.3: the major powers with which a power is at war, in impulse order."""
    return [other for other in range(MAJORS) if state.war[power] >> other & 1]


def is_active(state: Position, minor: int) -> bool:
    """22.1: whether a minor power has an ally for whom it acts."""
    return state.master[minor] != minor


def are_of_one_player(state: Position, one: int, other: int) -> bool:
    """players.3, players.4, players.5, players.6: whether one player leads two major powers."""
    leads = CONTROLLERS[state.players]
    return one < MAJORS and other < MAJORS and leads[one] == leads[other]
