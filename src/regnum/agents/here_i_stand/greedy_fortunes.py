"""How the greedy player decides what events ask of trade, hands, troops and faith: whom to hit, and what to spare."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_diplomacy import rivalry
from regnum.agents.here_i_stand.greedy_events import judge_harm, judge_own_losses, judge_victim, owner_of
from regnum.agents.here_i_stand.greedy_faith import debate_margin
from regnum.agents.here_i_stand.greedy_map import strength, town_worth
from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.titles.here_i_stand.facts.catalogue import IS_CAPITAL, IS_KEY
from regnum.titles.here_i_stand.facts.names import MAJORS, PAPACY, PROTESTANT
from regnum.titles.here_i_stand.facts.people import COMMAND_RATING, LEADER_POWER
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.queries.troops import units_of
from regnum.titles.here_i_stand.position.state import UNCOMMITTED

DEAR: Final = 4  # command points of a card that one does not pay for soldiers


def judge_help(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """As much as may come, to the dearest place."""
    if verb == "enough":
        return 0.0
    if not numbers:
        return 1.0
    count = numbers[1] if len(numbers) > 1 else 0
    return 0.1 * count + (0.05 if IS_KEY[numbers[0]] else 0.0)


def judge_recruits(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """To the capital, or to the largest stack."""
    if verb == "done":
        return 0.0
    space = numbers[-1]
    return 0.5 + (0.3 if IS_CAPITAL[space] else 0.0) + 0.01 * units_of(question.state, space, question.seat)


def judge_fortress(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A town of one's own that is worth holding."""
    state, seat, space = question.state, question.seat, numbers[0]
    return town_worth(state, seat, space) + (1.0 if state.control[space] == seat else -1.0)


def judge_leader(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """An own prisoner comes home; the commander of a rival is threatened."""
    leader = numbers[0]
    own = LEADER_POWER[leader] == question.seat
    command = 0.1 * COMMAND_RATING[leader]
    if verb == "ransom":
        return command + (1.0 if own else -1.0)
    return -1.0 if own else command + rivalry(question.state, question.seat, LEADER_POWER[leader])


def judge_payment(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A cheap card, if it keeps an army together."""
    if verb == "pay-nothing":
        return -0.5
    points = points_of_card(question.state, numbers[0])
    return -0.3 * points if points < DEAR else -0.9


def judge_desertion(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The largest stack of a rival."""
    state, seat, power = question.state, question.seat, numbers[1]
    if power == seat:
        return -2.0
    hated = rivalry(state, seat, power) if power < MAJORS else 0.0
    return hated + 0.1 * strength(state, numbers[0], 1 << power)


def judge_gift(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The worst card, to whoever is behind."""
    return -0.2 * points_of_card(question.state, numbers[0]) - rivalry(question.state, question.seat, numbers[1])


def judge_recall(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A voyage of whoever leads; never an own one."""
    if numbers[0] == question.seat:
        return -2.0
    return judge_victim(question, verb, numbers) + (0.2 if verb == "recall-conquest" else 0.0)


def judge_conversion(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Keys and electorates first."""
    return town_worth(question.state, question.seat, numbers[0])


def judge_retrieval(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A card is better than none."""
    return 0.1 * points_of_card(question.state, numbers[0]) if numbers else 0.0


def judge_sentence(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A debate with good odds, else a card."""
    if verb == "debate":
        return 0.5 + debate_margin(question.state, PAPACY, numbers[0], UNCOMMITTED)
    if verb == "do-nothing":
        return 0.0
    return 0.4 if verb == "take-random" else 0.1 * points_of_card(question.state, numbers[0])


def judge_confiscation(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The best card that was seen."""
    return 0.1 + 0.1 * points_of_card(question.state, numbers[0]) if numbers else 0.0


def judge_strike(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A unit of a rival."""
    owner = owner_of(question.state, numbers[0])
    return rivalry(question.state, question.seat, owner) if 0 <= owner < MAJORS else 0.0


def judge_philip(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A card is worth less than a commander."""
    return 0.3 if verb == "discard-at-random" else 0.0


def judge_inspection(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The Protestants, who have more to lose."""
    return 1.0 if numbers[0] == PROTESTANT else 0.0


JUDGES: Final[dict[str, Judge]] = {
    "LandInScotland": judge_help,
    "CallVenice": judge_help,
    "AddVenetians": judge_help,
    "ChooseFriends": judge_recruits,
    "ComeHome": judge_recruits,
    "Recruit": judge_recruits,
    "BuildShips": judge_help,
    "HireAtHome": judge_recruits,
    "BuildFortress": judge_fortress,
    "SettleKnights": judge_help,
    "RansomPrisoner": judge_leader,
    "ThreatenLeader": judge_leader,
    "NameDebtor": judge_victim,
    "PayMercenaries": judge_payment,
    "DisbandMercenaries": judge_help,
    "ChooseDeserters": judge_desertion,
    "ChooseCamp": judge_desertion,
    "LoseToFever": judge_own_losses,
    "GiveCard": judge_gift,
    "HandOver": judge_gift,
    "RecallVoyage": judge_recall,
    "CancelVoyage": judge_recall,
    "ConvertByCard": judge_conversion,
    "RetrieveWartburg": judge_retrieval,
    "Inspect": judge_inspection,
    "Sentence": judge_sentence,
    "Confiscate": judge_confiscation,
    "CallFreeDebate": judge_sentence,
    "RiseAgainstBook": judge_harm,
    "StrikeDown": judge_strike,
    "PartWithPhilip": judge_philip,
    "NameRaided": judge_victim,
}
