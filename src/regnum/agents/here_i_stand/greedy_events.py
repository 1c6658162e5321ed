"""How the greedy player decides what events ask: who suffers, which space, which man."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_diplomacy import rivalry
from regnum.agents.here_i_stand.greedy_faith import debate_margin
from regnum.agents.here_i_stand.greedy_map import key_worth, strength, town_worth
from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.titles.here_i_stand.facts.catalogue import HOME_KEYS, IS_ELECTORATE, IS_KEY
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE, OTTOMAN
from regnum.titles.here_i_stand.facts.people import COMMAND_RATING
from regnum.titles.here_i_stand.position.queries.troops import units_of
from regnum.titles.here_i_stand.position.state import FIRST_SEA, UNCOMMITTED, Position


def owner_of(state: Position, space: int) -> int:
    """The major power that loses when a space is lost; or NONE."""
    owner = state.control[space]
    master = state.master[owner] if owner != NONE else NONE
    return master if master < MAJORS else NONE


def judge_harm(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Towns of rivals, the dearest first; never an own one."""
    if verb == "enough":
        return 0.0
    state, seat, space = question.state, question.seat, numbers[0]
    owner = owner_of(state, space)
    if owner == seat:
        return -1.0
    dear = 1.0 if IS_KEY[space] or IS_ELECTORATE[space] else 0.2
    garrison = 0.1 * strength(state, space, ~0)
    return dear * (0.3 if owner == NONE else 0.4 + rivalry(state, seat, owner)) - garrison


def judge_own_losses(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Mercenaries before regulars, regulars before ships."""
    if verb == "lose-ship":
        return 0.0
    return 1.0 if numbers[0] == question.seat else 2.0


def judge_ferry(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """A leader goes along."""
    return 1.0 + 0.1 * COMMAND_RATING[numbers[0]] if verb == "ferry" else 0.0


def judge_suleiman(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """An enemy sultan goes home."""
    if verb == "let-him-be":
        return 0.1
    return 0.5 if question.state.war[question.seat] >> OTTOMAN & 1 else 0.0


def judge_betrayal(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The own siege; else one against a rival."""
    state, seat = question.state, question.seat
    space, besieger = numbers[0], numbers[1]
    if besieger == seat:
        return 2.0 + town_worth(state, seat, space)
    owner = owner_of(state, space)
    if owner == seat:
        return -2.0
    return (rivalry(state, seat, owner) if owner != NONE else 0.0) - rivalry(state, seat, besieger)


def judge_charles(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """To the army that has most to hope for, and Alva with him."""
    state, seat, space = question.state, question.seat, numbers[0]
    army = units_of(state, space, seat)
    worth = question.aims().lure(min(10, army))[space] + 0.03 * army
    return worth + (0.02 if verb == "go-with-alva" else 0.0)


def judge_reformer(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Luther first."""
    return -0.1 * numbers[0]


def judge_debate_after_bull(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """When the odds are good."""
    if verb == "decline":
        return 0.0
    return debate_margin(question.state, question.seat, question.field("zone"), UNCOMMITTED) + 0.3


def judge_victim(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Whoever leads."""
    return rivalry(question.state, question.seat, numbers[0])


def judge_beneficiary(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Itself, or whoever is last."""
    if numbers[0] == question.seat:
        return 9.0
    return -rivalry(question.state, question.seat, numbers[0])


def judge_marriage(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The minor power with the most keys, or a rival's ally."""
    state, seat, minor = question.state, question.seat, numbers[0]
    keys = len([key for key in HOME_KEYS[minor] if state.control[key] == minor])
    if verb == "win-over":
        return keys * key_worth(state, seat) + 0.2
    ally = state.master[minor]
    if ally == seat:
        return -2.0
    return (keys + 0.3) * (0.3 + rivalry(state, seat, ally)) if ally < MAJORS else 0.0


def judge_sending(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Units that have nothing better to do; not mercenaries, who cost less."""
    state, seat = question.state, question.seat
    space, troop = numbers[0], numbers[1]
    count = numbers[2] + 1 if len(numbers) > 2 else 1
    here = units_of(state, space, seat)
    kept = 0.5 if IS_KEY[space] and here - count < 1 else 0.0
    return 0.02 * count - question.aims().lure(min(6, here))[space] - kept + (0.05 if troop != seat else 0.0)


def judge_sackers(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The largest stack; one's own rather than another's."""
    state, space, power = question.state, numbers[0], numbers[1]
    return units_of(state, space, power) + (0.5 if power == question.seat else 0.0)


def judge_haven(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Any."""
    return 0.0 if numbers[0] < FIRST_SEA else -1.0


def judge_foreign_war(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The war with the fewest enemies left."""
    return -question.state.foreigners[numbers[0]]


JUDGES: Final[dict[str, Judge]] = {
    "ChooseCity": judge_harm,
    "StirUnrest": judge_harm,
    "Revolt": judge_harm,
    "LoseToRebels": judge_own_losses,
    "BringLeader": judge_ferry,
    "SendSuleiman": judge_suleiman,
    "ChooseBetrayed": judge_betrayal,
    "TransferCharles": judge_charles,
    "Banish": judge_reformer,
    "DebateAfterBull": judge_debate_after_bull,
    "Condemn": judge_victim,
    "PlaceGalleons": judge_beneficiary,
    "PlacePlantations": judge_beneficiary,
    "PlaceRaider": judge_beneficiary,
    "PlacePotosi": judge_beneficiary,
    "LendMap": judge_beneficiary,
    "ArrangeMarriage": judge_marriage,
    "SendAbroad": judge_sending,
    "GiveMercenaries": judge_haven,
    "ChooseSackers": judge_sackers,
    "ChooseHaven": judge_haven,
    "ChooseForeignWar": judge_foreign_war,
}
