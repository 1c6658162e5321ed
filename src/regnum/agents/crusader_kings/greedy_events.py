"""How the greedy player answers what events ask."""

from __future__ import annotations

from typing import Any, Final

from regnum.agents.crusader_kings.greedy_values import CHILD, SPOUSE, earned, envy, region_worth, spent, token_worth
from regnum.engine.game import Game
from regnum.titles.crusader_kings.facts.catalogue import POSITIVE, REGION
from regnum.titles.crusader_kings.facts.names import HARVEST, ROLES
from regnum.titles.crusader_kings.facts.pack import OPERATIONS, Operation
from regnum.titles.crusader_kings.position.queries.family import heir, person
from regnum.titles.crusader_kings.position.state import Position, pack_of
from regnum.titles.crusader_kings.rules.effects import PickCourse, PickRival
from regnum.titles.crusader_kings.rules.picks import CLEAR, DISMISS, MUSTER, PLACE, STRIP, TAKE, PickRegion

COURSES: Final[dict[str, float]] = {
    "token": -0.2, "age": -0.4, "lose_development": -0.4, "army": -0.15, "revoke_title": -0.05, "break_alliance": -0.3,
}  # fmt: skip


def judge_region(game: Game[Position], decision: PickRegion, seat: int, option: int) -> float:
    """Good things into good regions, bad ones where they hurt least; the other way round for a rival's."""
    state = game.state
    region = option % len(REGION.names)
    worth = region_worth(state, decision.affected, region)
    friendly = 1.0 if decision.affected == seat else -1.0
    if decision.task == PLACE:
        good = decision.counter == HARVEST
        burdened = state.crop_failure[region] + state.plague[region] + state.plague_ending[region]
        effect = worth if good else -worth + 0.5 * burdened
        return friendly * effect
    if decision.task == CLEAR:
        return friendly * worth
    if decision.task == MUSTER:
        return friendly * (0.2 * state.unrest[region] + 0.1)
    if decision.task in (DISMISS, STRIP):
        return -friendly * worth
    return -friendly * 0.1


def judge_befallen(game: Game[Position], decision: Any, seat: int, rival: int) -> float:
    """The leader."""
    return envy(game.state, seat, rival)


def judge_culture(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """All are alike."""
    return SPOUSE


def judge_victim(game: Game[Position], decision: Any, seat: int, number: int) -> float:
    """The own heir last; a rival's heir first."""
    state = game.state
    character = person(state, decision.affected, number)
    loss = CHILD if number < ROLES else SPOUSE
    if heir(state, decision.affected) == character:
        loss += 0.5
    return -loss if decision.affected == seat else loss


def judge_trait(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Good traits into the bag, bad ones onto somebody else."""
    trait = decision.domain.numbers(option)[0]
    worth = 0.25 if trait < POSITIVE else -0.25
    return worth if decision.domain.verb_of(option) == TAKE else 0.4 * worth


def judge_loss(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """The worst goes."""
    return -token_worth(option)


def judge_rival(game: Game[Position], decision: PickRival, seat: int, option: int) -> float:
    """Accuse the leader, forgive the weakest."""
    rival = decision.domain.numbers(option)[0]
    worth = envy(game.state, seat, rival)
    return worth if decision.gains else -worth


def judge_course(game: Game[Position], decision: PickCourse, seat: int, option: int) -> float:
    """The course that costs least."""
    sequence = pack_of(game.state).sequences[decision.courses[option]]
    return sum(operation_worth(game.state, seat, operation) for operation in sequence)


def operation_worth(state: Position, seat: int, operation: Operation) -> float:
    """What an operation of an event does to the player."""
    name = OPERATIONS[operation.code]
    if name == "pay":
        return -spent(state, seat, operation.n)
    if name == "gold":
        return earned(state, seat, operation.n)
    if name == "trait":
        return max(0.25 if trait < POSITIVE else -0.25 for trait in operation.traits)
    return COURSES.get(name, 0.0)


def judge_hand_over(game: Game[Position], decision: Any, seat: int, option: int) -> float:
    """Any card of the promised deck."""
    return 0.0


JUDGES: Final[dict[str, Any]] = {
    "PickRegion": judge_region,
    "ChooseBefallen": judge_befallen,
    "PickCulture": judge_culture,
    "PickVictim": judge_victim,
    "PickTrait": judge_trait,
    "PickLoss": judge_loss,
    "PickRival": judge_rival,
    "PickCourse": judge_course,
    "HandOver": judge_hand_over,
}
