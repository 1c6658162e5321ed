"""How the greedy player forms armies, meets those of others and finds them a home."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_map import guard_of, strength
from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.titles.here_i_stand.facts.catalogue import CAPITALS, DISTANCE, IS_KEY, LINK_FROM
from regnum.titles.here_i_stand.facts.people import BATTLE_RATING, COMMAND_RATING
from regnum.titles.here_i_stand.position.queries.spaces import is_fortified, is_friendly
from regnum.titles.here_i_stand.position.queries.troops import (
    army_size,
    best_battle,
    capacity,
    listed,
    units_of,
)
from regnum.titles.here_i_stand.position.state import ARMY, OTHER, Position

EVERYBODY: Final = 10.0
LEADER: Final = 8.0
TROOPS: Final = 5.0
OFF: Final = 4.0
ENOUGH_LEADERS: Final = 2
SHELTERED: Final = 4  # units that find shelter in a town
INTERCEPTION: Final = 1.4  # so much stronger must interceptors be
HOPELESS: Final = 0.75


def number_of(leaders: int) -> int:
    """How many leaders there are in a mask."""
    return len(listed(leaders))


def judge_forming(question: Question, verb: str, numbers: tuple[int, ...], army: int, wanted: int) -> float:
    """Two leaders, then as many units as are wanted, the largest group first."""
    state = question.state
    size, leaders = army_size(state, army), state.army_leaders[army]
    if verb == "all":
        return EVERYBODY
    if verb == "lead":
        return leading_worth(numbers[0]) if number_of(leaders) < ENOUGH_LEADERS else -1.0
    if verb == "go":
        return OFF if size >= wanted else OFF - 3.5 if size else OFF - 3.8
    missing = wanted - size
    count = numbers[1] + 1
    if missing <= 0:
        return -2.0
    return TROOPS - 0.1 * (missing - count) if count <= missing else 0.1 - count


def leading_worth(leader: int) -> float:
    """Who commands most, and fights best."""
    return LEADER + 0.1 * COMMAND_RATING[leader] + 0.15 * BATTLE_RATING[leader]


def judge_march(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """All but those who guard the town."""
    state, seat = question.state, question.seat
    origin = LINK_FROM[question.field("link")]
    here = units_of(state, origin, seat)
    guard = guard_of(state, seat, origin) if here > 2 else 0
    if verb == "all":
        return EVERYBODY if not guard else OFF + 0.5
    return judge_forming(question, verb, numbers, ARMY, here - guard)


def judge_deployment(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """All but those who guard the capital."""
    state, seat = question.state, question.seat
    capital = state.army_at[ARMY]
    here = units_of(state, capital, seat)
    guard = guard_of(state, seat, capital)
    if verb == "all":
        return EVERYBODY if not guard else OFF + 0.5
    return judge_forming(question, verb, numbers, ARMY, min(here - guard, max(1, question.field("most", here))))


def judge_whole_army(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Everybody."""
    state = question.state
    return judge_forming(question, verb, numbers, ARMY, units_of(state, max(0, state.army_at[ARMY]), question.seat))


def judge_other_army(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Everybody who may go aside, intercept or retreat."""
    state = question.state
    return judge_forming(question, verb, numbers, OTHER, units_of(state, max(0, state.army_at[OTHER]), question.seat))


def judge_going_on(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Back, rather than on at the risk of its life."""
    return 1.0 if verb == "back" else 0.0


def coming(state: Position) -> float:
    """How strong the army that comes is, with its leader."""
    return army_size(state, ARMY) + best_battle(state.army_leaders[ARMY])


def judge_interception(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Only when it is much stronger."""
    if verb == "let-pass":
        return 0.02
    state, seat, space = question.state, question.seat, numbers[0]
    mine = units_of(state, space, seat)
    if IS_KEY[space] and mine < SHELTERED + 1:
        return -0.1
    return 0.05 * (mine - INTERCEPTION * coming(state))


def judge_avoiding(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Out of the way of stronger armies, but not out of a town that shelters."""
    state, seat, space = question.state, question.seat, question.field("space")
    mine = units_of(state, space, seat)
    shelters = is_fortified(state, space) and is_friendly(state, space, seat) and mine <= SHELTERED
    weak = mine + 1 < HOPELESS * coming(state)
    if verb == "stand":
        return 0.3 if shelters or not weak else 0.0
    return 0.1 + home_worth(state, seat, numbers[0]) / 10


def home_worth(state: Position, seat: int, space: int) -> float:
    """How good a place is for those who retreat."""
    worth = 0.0
    if is_friendly(state, space, seat):
        worth += 0.3 + (0.6 if is_fortified(state, space) else 0.0)
    worth += 0.05 * min(4, units_of(state, space, seat))
    return worth - 0.01 * min([DISTANCE[space][capital] for capital in CAPITALS[seat]] or [0])


def judge_withdrawal(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Into the town, unless it is stronger."""
    state, space = question.state, question.field("space")
    mine = strength(state, space, question.aims().friends)
    stands = mine > army_size(state, ARMY) + best_battle(state.army_leaders[ARMY])
    return float(stands) if verb == "stand" else 0.5


def judge_relief(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Together they are stronger."""
    return 0.1 if verb == "join" else 0.0


def judge_retreat(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """To a friendly town."""
    return home_worth(question.state, question.seat, numbers[0])


def judge_losses(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Mercenaries first, then those of allies; cavalry does not storm walls."""
    column, count = numbers[0], numbers[1] + 1 if len(numbers) > 1 else 1
    return (2.0 if column != question.seat else 1.0) + 0.01 * count


def judge_place(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Where an army can do most: new units, or leaders, go there."""
    state, seat, space = question.state, question.seat, numbers[0]
    here = units_of(state, space, seat)
    count = numbers[1] + 1 if len(numbers) > 1 else 1
    aims = question.aims()
    leaders = 0
    for leader, at in enumerate(state.leader_at):
        if at == space and state.leader_owner[leader] == seat:
            leaders |= 1 << leader
    fits = 0.2 if leaders and here + count <= capacity(leaders) else 0.0
    return aims.lure(here + count)[space] + fits + 0.02 * min(here, 10) + 0.05 * count + 0.1 * (space in CAPITALS[seat])


JUDGES: Final[dict[str, Judge]] = {
    "FormMarch": judge_march,
    "FormDeployment": judge_deployment,
    "FormAssault": judge_whole_army,
    "FormPassengers": judge_whole_army,
    "FormInterceptors": judge_other_army,
    "FormAvoiders": judge_other_army,
    "FormRetreat": judge_other_army,
    "FormShelter": judge_other_army,
    "GoOn": judge_going_on,
    "Intercept": judge_interception,
    "AvoidBattle": judge_avoiding,
    "Withdraw": judge_withdrawal,
    "JoinRelief": judge_relief,
    "ChooseRetreat": judge_retreat,
    "TakeLosses": judge_losses,
    "LoseAbroad": judge_losses,
    "LoseOnTheWay": judge_losses,
    "LoseSackers": judge_losses,
    "ChooseHome": judge_retreat,
    "ChooseLeadersHome": judge_retreat,
    "ChooseRelease": judge_retreat,
    "ChooseReturn": judge_retreat,
    "ChooseWayHome": judge_retreat,
    "LeaveElectorate": judge_retreat,
    "PlaceMercenaries": judge_place,
    "TakeMercenaries": judge_place,
    "RaiseJanissaries": judge_place,
    "EnterLeader": judge_place,
    "JoinStack": judge_place,
    "RaiseRenegade": judge_place,
    "TurnMaurice": judge_place,
}
