"""How the greedy player converts, debates and commits its debaters."""

from __future__ import annotations

from typing import Final

from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.titles.here_i_stand.facts.catalogue import CLEAR, HOME, IS_ELECTORATE
from regnum.titles.here_i_stand.facts.charts import (
    AUTOMATIC,
    DEBATE_ATTACKER,
    DEBATE_COMMITTED,
    DEBATE_UNCOMMITTED,
    FULL_BIBLE,
    NEW_TESTAMENT,
    PRICE,
    PROTESTANT_TRACK,
)
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    ENGLAND,
    FRENCH,
    GERMAN,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    PUBLISH_TREATISE,
    TRANSLATED_ZONES,
)
from regnum.titles.here_i_stand.facts.people import BONUS_NUMBER, DEBATER_VALUE, DEBATER_ZONE
from regnum.titles.here_i_stand.position.queries.points import protestant_spaces
from regnum.titles.here_i_stand.position.queries.religion import (
    bible_steps,
    bonus_dice,
    convertible_spaces,
    converting_dice,
    debaters_for,
    die_modifier,
    influence,
    is_in_zones,
    other_faith,
    testament_steps,
    wins_ties,
)
from regnum.titles.here_i_stand.position.queries.spaces import is_league_formed
from regnum.titles.here_i_stand.position.state import COMMITTED, UNCOMMITTED, Position

SPACE: Final = 0.34  # a space of one's own faith more
ELECTORATE: Final = 1.8
ENGLISH: Final = 0.35  # more for England, in its home
LEAGUE_SPACES: Final = 14  # before the League every space brings it nearer
NEARER_LEAGUE: Final = 0.12
NEIGHBOUR: Final = 0.03
EACH_HIT: Final = 1 / 3
STARTED: Final = 1.08  # a translation that has begun is gone on with


def space_worth(state: Position, power: int, space: int, faith: int) -> float:
    """What the conversion of a space brings."""
    worth = SPACE
    if IS_ELECTORATE[space]:
        worth += ELECTORATE if power == PROTESTANT else ELECTORATE / 2
    if power == ENGLAND and HOME[space] == ENGLAND:
        worth += ENGLISH
    if faith == PROTESTANT_FAITH and not is_league_formed(state) and protestant_spaces(state) < LEAGUE_SPACES:
        worth += NEARER_LEAGUE
    ripe = sum([1 for other in CLEAR[space] if state.faith[other] == other_faith(faith)])
    return worth + NEIGHBOUR * ripe


def at_most(dice: int, number: int) -> float:
    """The chance that no die shows more than a number."""
    return (max(0, min(6, number)) / 6) ** dice


def conversion_chance(state: Position, space: int, faith: int, zones: int, dice: int, modifier: int) -> float:
    """The chance that an attempt converts a space."""
    mine = max(1, converting_dice(state, space, faith, dice))
    change = die_modifier(state, space, faith, zones, modifier)
    ties = wins_ties(state, space, faith, zones)
    other = max(1, influence(state, space, other_faith(faith)))
    found = 0.0
    for best in range(1, 7):
        chance = at_most(mine, best) - at_most(mine, best - 1)
        shown = best + change
        if ties and shown >= AUTOMATIC:
            found += chance
        else:
            found += chance * at_most(other, shown if ties else shown - 1)
    return found


def attempt_worths(state: Position, power: int, faith: int, zone: int, modifier: int) -> list[float]:
    """What attempts in a zone are worth, the best first."""
    found = []
    for space in convertible_spaces(state, faith):
        if space in state.targeted:
            continue
        if zone >= 0 and not is_in_zones(space, 1 << zone):
            continue
        chance = conversion_chance(state, space, faith, 1 << zone, 0, modifier)
        found.append(chance * space_worth(state, power, space, faith))
    found.sort(reverse=True)
    return found


def treatise_worth(state: Position, power: int, zone: int) -> float:
    """Two attempts, by point."""
    return sum(attempt_worths(state, power, PROTESTANT_FAITH, zone, 0)[:2]) / PRICE[PUBLISH_TREATISE][power]


def translation_worth(state: Position, number: int, with_debater: bool) -> float:
    """Six attempts at the end of the way; a debater goes two steps for the price of one."""
    zone = DEBATER_ZONE[number] if with_debater else number
    if zone < 0 or zone >= TRANSLATED_ZONES:
        return 0.0
    steps = testament_steps(state, zone)
    if steps < NEW_TESTAMENT:
        worth = sum(attempt_worths(state, PROTESTANT, PROTESTANT_FAITH, zone, 0)[:6]) / NEW_TESTAMENT
    else:
        steps = bible_steps(state, zone)
        worth = (1.0 + sum(attempt_worths(state, PROTESTANT, PROTESTANT_FAITH, zone, 1)[:6])) / FULL_BIBLE
    return worth * (STARTED if steps else 1.0) * (2.0 if with_debater else 1.0) * (0.9 + 0.02 * steps)


def burning_worth(state: Position, zone: int) -> float:
    """Two attempts of the Papacy, by point."""
    fear = 1.0 + 0.5 * PROTESTANT_TRACK[min(protestant_spaces(state), len(PROTESTANT_TRACK) - 1)] / 10
    return fear * sum(attempt_worths(state, PAPACY, CATHOLIC_FAITH, zone, 0)[:2]) / 2


def average(values: list[int]) -> float:
    """The mean of some numbers."""
    return sum(values) / len(values) if values else 0.0


def debate_margin(state: Position, caller: int, zone: int, status: int) -> float:
    """By how many hits the caller of a debate should win against debaters with a status."""
    rival = PROTESTANT if caller == PAPACY else PAPACY
    speakers = [DEBATER_VALUE[each] for each in debaters_for(state, caller, zone, UNCOMMITTED)]
    others = [DEBATER_VALUE[each] for each in debaters_for(state, rival, zone, status)]
    if not others:
        return -9.0
    more = DEBATE_UNCOMMITTED if status == UNCOMMITTED else DEBATE_COMMITTED
    return EACH_HIT * (average(speakers) + DEBATE_ATTACKER - average(others) - more)


def debate_worth(state: Position, power: int, zone: int) -> float:
    """What a debate should bring, by point."""
    margin = max(debate_margin(state, power, zone, status) for status in (UNCOMMITTED, COMMITTED))
    return (margin * (SPACE + 0.25) + 0.12) / 3


def judge_opponent(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The easier opponents."""
    status = UNCOMMITTED if verb == "against-uncommitted" else COMMITTED
    return debate_margin(question.state, question.seat, question.state.debate_zone, status)


def judge_target(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The space where chance and worth are best; first the debater who helps."""
    state, faith = question.state, question.field("faith")
    if verb == "commit":
        targets = convertible_spaces(state, faith)
        helped = sum([1 for space in targets if bonus_dice(state, numbers[0], space, faith)])
        return 9.0 if helped > 1 and DEBATER_VALUE[numbers[0]] < 3 else -1.0
    space = numbers[0]
    zones, dice, modifier = question.field("zones"), question.field("dice", 0), question.field("modifier", 0)
    chance = conversion_chance(state, space, faith, zones, dice, modifier)
    mine = side_of(faith) == question.seat or (question.seat == ENGLAND and faith == PROTESTANT_FAITH)
    worth = chance * space_worth(state, question.seat, space, faith)
    return worth if mine else -worth


def side_of(faith: int) -> int:
    """Who gains by conversions to a faith."""
    return PROTESTANT if faith == PROTESTANT_FAITH else PAPACY


def judge_win(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The dearest space, and the hardest to convert otherwise."""
    state, faith, space = question.state, question.field("faith"), numbers[0]
    chance = conversion_chance(state, space, faith, 0, 0, 0)
    return space_worth(state, question.seat, space, faith) * (1.5 - chance)


def judge_commit(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Debaters of little use in debates give their bonus."""
    if verb == "commit-nobody":
        return 0.0
    return BONUS_NUMBER[numbers[0]] * 0.1 + 0.2 - 0.1 * max(0, DEBATER_VALUE[numbers[0]] - 2)


def judge_stand_up(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Luther stands up for a weak debater."""
    if verb == "decline":
        return 0.0
    side = question.field("side", 0)
    debater = question.state.debating[side]
    return 0.5 if debater < 0 or DEBATER_VALUE[debater] < 3 else -0.5


def judge_bullinger(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Bullinger is better than most."""
    return 0.1 if verb == "call-bullinger" else 0.0


def judge_named_debater(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """For Leipzig the best papal debater in Germany, or without Luther."""
    zone, debater = numbers[0], numbers[1]
    worth = {GERMAN: 0.4, FRENCH: 0.1}.get(zone, 0.0)
    if verb == "send-debater":
        return worth + 0.3 * DEBATER_VALUE[debater]
    return worth + 0.25 * DEBATER_VALUE[debater] - 0.1


def judge_delegate(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The best debaters go to the council."""
    return DEBATER_VALUE[numbers[0]] if verb == "delegate" else 0.0


def judge_marburg(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """The less he is worth in debates, the better."""
    return -DEBATER_VALUE[numbers[0]]


def judge_university(question: Question, verb: str, numbers: tuple[int, ...]) -> float:
    """Where Protestants are near."""
    state, space = question.state, numbers[0]
    return sum([1.0 for other in CLEAR[space] if state.faith[other] == PROTESTANT_FAITH])


JUDGES: Final[dict[str, Judge]] = {
    "ChooseTarget": judge_target,
    "WinSpace": judge_win,
    "CommitDebater": judge_commit,
    "ChooseOpponent": judge_opponent,
    "StandUp": judge_stand_up,
    "CallBullinger": judge_bullinger,
    "ArrangeDebate": judge_named_debater,
    "SendDelegates": judge_delegate,
    "SendToMarburg": judge_marburg,
    "PlaceUniversity": judge_university,
}
