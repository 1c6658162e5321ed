"""Where the greedy player spends the winter, and what it deploys in spring."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_map import guard_of
from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, IS_CAPITAL, SPACES
from regnum.titles.here_i_stand.facts.names import OTTOMAN
from regnum.titles.here_i_stand.position.queries.troops import army_leaders_at, capacity, units_of
from regnum.titles.here_i_stand.position.queries.winter import surplus_at
from regnum.titles.here_i_stand.position.state import Position

CAPITAL_SPACES: Final = tuple(space for space in range(SPACES) if IS_CAPITAL[space])
AT_HOME: Final = 1.0
STAYING: Final = 0.5


def judge_return(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Together to the capital from where they deploy in spring."""
    town = numbers[-1] if numbers else -1
    home = AT_HOME if town in CAPITALS[question.seat] else 0.0
    if verb == "all-to":
        return 2.0 + home
    if verb == "lead-to":
        return 1.5 + home
    if verb == "send-to":
        return home + 0.01 * numbers[1]
    return STAYING


def judge_leaving(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Leaders go to the capital, where the army is; those who may stay keep what they have won."""
    town = numbers[-1] if numbers else -1
    home = town in CAPITALS[question.seat]
    if verb == "stay":
        return STAYING
    if verb == "lead-to":
        return AT_HOME if home and is_army_at(question.state, question.seat, town) else 0.2
    if verb == "send-to":
        return 0.3 + (0.1 if home else 0.0) + sending_worth(question, numbers[0], numbers[1] + 1)
    return 0.1


def sending_worth(question: Question, column: int, count: int) -> float:
    """Those too many, all at once; cavalry does not hold walls."""
    surplus = surplus_at(question.state, question.seat, question.field("space"))
    return (0.02 if column > question.seat else 0.0) - 0.01 * abs(surplus - count)


def is_army_at(state: Position, seat: int, town: int) -> bool:
    """Whether more stand at a town than its garrison."""
    return units_of(state, town, seat) > 3


def judge_volunteers(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Leaders without an army go where there is one."""
    if verb == "done":
        return 0.1
    state, seat, space = question.state, question.seat, numbers[0]
    leaders = army_leaders_at(state, space, seat)
    home = any(is_army_at(state, seat, capital) for capital in CAPITALS[seat])
    return 0.2 if leaders and home and space not in CAPITALS[seat] else 0.0


def judge_deployment(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Where the army of the capital can do most."""
    if verb == "decline":
        return 0.05
    state, seat = question.state, question.seat
    capital, goal = CAPITAL_SPACES[numbers[0]], numbers[1]
    here = units_of(state, capital, seat)
    army = min(here - guard_of(state, seat, capital), capacity(army_leaders_at(state, capital, seat)))
    if army < 1:
        return 0.0
    lure = question.aims().lure(army)
    return lure[goal] - lure[capital] + 0.01 * min(3, units_of(state, goal, seat))


def judge_harbour(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """All together, at the capital if it is a port; that of the pirates lies too far from their prey."""
    home = 0.5 if numbers[-1] in CAPITALS[question.seat] and question.seat != OTTOMAN else 0.0
    return home + (1.0 if verb == "all-to" else 0.0)


JUDGES: Final[dict[str, Judge]] = {
    "ReturnUnits": judge_return,
    "LeaveTown": judge_leaving,
    "ReturnToCapital": judge_volunteers,
    "Deploy": judge_deployment,
    "MoorShips": judge_harbour,
    "FollowShips": judge_harbour,
}
