"""18: faith on the map: who may be converted, with how many dice on either side, and who can take part in debates."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.card_numbers import AUGSBURG_CONFESSION, PRINTING_PRESS, THE_WARTBURG
from regnum.titles.here_i_stand.facts.catalogue import (
    CLEAR,
    DISTANCE,
    HOME,
    IS_ELECTORATE,
    NEIGHBOURS,
    SEA_PORTS,
    SEAS_OF,
    SPACES,
    ZONE,
)
from regnum.titles.here_i_stand.facts.charts import DICE_ADJACENT, DICE_INSIDE, FEWEST_DICE, FULL_BIBLE, NEW_TESTAMENT
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    COUNTER_REFORMATION_DICE,
    ENGLAND,
    NO_FAITH,
    NONE,
    OTTOMAN,
    OWNERS,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMATION_DICE,
    SCOTLAND,
    TRANSLATED_ZONES,
)
from regnum.titles.here_i_stand.facts.people import (
    BONUS_ELECTORATES,
    BONUS_HOMES,
    BONUS_LEADER,
    BONUS_NUMBER,
    BONUS_SPACE,
    BONUS_WITHIN,
    DEBATER_BONUS,
    DEBATER_NUMBER,
    PAPAL_DEBATERS,
    REFORMER_NUMBER,
    REFORMER_SPACE,
    TROOPS_FAITH,
    WINS_PAPAL_TIES,
    ZONE_DEBATERS,
)
from regnum.titles.here_i_stand.position.state import COLUMNS, FIRST_SEA, UNCOMMITTED, Position

LUTHER: Final = DEBATER_NUMBER["luther"]
CRANMER: Final = REFORMER_NUMBER["cranmer"]
# From where a space can be converted: beside it, passes included, or ports on one of its sea zones.
BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(sorted({*NEIGHBOURS[space], *(port for sea in SEAS_OF[space] for port in SEA_PORTS[sea])}))
    for space in range(SPACES)
)
BESIDE_MASK: Final[tuple[int, ...]] = tuple(sum(1 << other for other in BESIDE[space]) for space in range(SPACES))

# ---- faith of spaces and troops -------------------------------------------------------------------------------------


def other_faith(faith: int) -> int:
    """2.3: the faith that the other side holds."""
    return CATHOLIC_FAITH if faith == PROTESTANT_FAITH else PROTESTANT_FAITH


def faith_of(state: Position, owner: int) -> int:
    """18.2.protestant1 to 18.2.neutral3, 3.3.ratings: the faith of an owner's land units; England's follows its
    ruler."""
    if owner == PROTESTANT:
        return PROTESTANT_FAITH
    if owner == OTTOMAN:
        return NO_FAITH
    if owner == ENGLAND or (owner == SCOTLAND and state.master[SCOTLAND] == ENGLAND):
        return TROOPS_FAITH[state.ruler[ENGLAND]]
    return CATHOLIC_FAITH


def has_stack(state: Position, space: int, faith: int) -> bool:
    """18.2.units: whether land units of a faith stand in a space; how many and of which kind makes no difference."""
    base = space * COLUMNS
    row = state.land[base : base + COLUMNS]
    if not any(row):
        return False
    for column, count in enumerate(row):
        if count and faith_of(state, column if column < OWNERS else column - OWNERS) == faith:
            return True
    return False


def has_reformer(state: Position, space: int) -> bool:
    """18.2.reformers: whether a reformer stands in a space."""
    if space not in REFORMER_SPACE:
        return False
    for reformer, at in enumerate(REFORMER_SPACE):
        if at == space and state.reformers[reformer] == UNCOMMITTED:
            return True
    return False


def has_centre(state: Position, space: int, faith: int) -> bool:
    """18.2.reformers, 18.2.jesuit: whether a reformer, or for Catholics a Jesuit university, is in a space."""
    return has_reformer(state, space) if faith == PROTESTANT_FAITH else space in state.universities


def centres(state: Position, faith: int) -> list[int]:
    """18.2.reformers, 18.2.jesuit: the spaces with a reformer, or for Catholics a Jesuit university."""
    if faith == PROTESTANT_FAITH:
        return [at for reformer, at in enumerate(REFORMER_SPACE) if state.reformers[reformer] == UNCOMMITTED]
    return state.universities


# ---- attempts -------------------------------------------------------------------------------------------------------


def is_convertible(state: Position, space: int, faith: int) -> bool:
    """18.3.step1, 18.3.step1.a to 18.3.step1.c, 18.4.step1, 18.4.step1.a to 18.4.step1.c, 12.4.effect5, 12.4.target:
    whether a space of the other faith can be converted: by its reformer or university, or by a calm space of the faith
    beside it, passes included, or a calm port on one of its sea zones."""
    if state.faith[space] != other_faith(faith):
        return False
    for other in BESIDE[space]:
        if state.faith[other] == faith and not state.unrest[other]:
            return True
    return has_centre(state, space, faith)


def convertible_spaces(state: Position, faith: int) -> list[int]:
    """18.3.step1, 18.4.step1: all spaces that can be converted to a faith."""
    other, near = other_faith(faith), 0
    for space, here in enumerate(state.faith):
        if here == faith and not state.unrest[space]:
            near |= BESIDE_MASK[space]
    for space in centres(state, faith):
        near |= 1 << space
    return [space for space, here in enumerate(state.faith) if here == other and near >> space & 1]


def influence(state: Position, space: int, faith: int) -> int:
    """18.3.step2.a to 18.3.step2.f, 18.3.step6.a to 18.3.step6.f, 18.4.step2.a to 18.4.step2.f, 18.4.step6.a to
    18.4.step6.f, ruling.g53, 18.3.example2 to 18.3.example7, 2.5.pass1, 12.4.effect4: how many dice a faith has in a
    space at this moment; nothing counts across a pass or from a space in unrest."""
    dice = 0
    for other in CLEAR[space]:
        if state.unrest[other]:
            continue
        if state.faith[other] == faith:
            dice += DICE_ADJACENT
        if has_centre(state, other, faith):
            dice += DICE_ADJACENT
        if has_stack(state, other, faith):
            dice += DICE_ADJACENT
    if has_centre(state, space, faith):
        dice += DICE_INSIDE
    if has_stack(state, space, faith):
        dice += DICE_INSIDE
    return max(dice, FEWEST_DICE)


def converting_dice(state: Position, space: int, faith: int, extra: int) -> int:
    """18.3.step3, 18.3.step3.a, 18.4.step3: the dice of whoever tries to convert a space, with those of events and of a
    debater."""
    dice = influence(state, space, faith) + extra
    if faith == PROTESTANT_FAITH and PRINTING_PRESS in state.in_force:
        dice += 1
    if state.inspiration != NONE:
        dice += bonus_dice(state, state.inspiration, space, faith)
    return dice


def die_modifier(state: Position, space: int, faith: int, zones: int, modifier: int) -> int:
    """18.3.step4, 18.4.step4: what is added to each die: +1 in target zones, -1 by the Augsburg Confession."""
    if faith == CATHOLIC_FAITH:
        return -1 if AUGSBURG_CONFESSION in state.in_force else 0
    return modifier if is_in_zones(space, zones) else 0


def is_in_zones(space: int, zones: int) -> bool:
    """18.3.step1.d, ruling.g51, 2.5.language: whether a space lies in one of these language zones."""
    return ZONE[space] != NONE and zones >> ZONE[space] & 1 == 1


def wins_ties(state: Position, space: int, faith: int, zones: int) -> bool:
    """18.3.step5, 18.3.step8, 18.4.step1.d, 18.4.step5, 18.4.step8: whether whoever converts wins ties, and at once
    with a 6: in target zones.

    The Papacy does so only under Paul III or Julius III.
    """
    return is_in_zones(space, zones) and (faith == PROTESTANT_FAITH or WINS_PAPAL_TIES[state.ruler[PAPACY]])


# ---- debaters -------------------------------------------------------------------------------------------------------


def bonus_dice(state: Position, debater: int, space: int, faith: int) -> int:
    """18.3.step3.c, 18.4.step3, debater.latimer, debater.wishart, debater.knox, debater.faber: the dice that a
    debater's bonus adds to an attempt in a space."""
    wanted = REFORMATION_DICE if faith == PROTESTANT_FAITH else COUNTER_REFORMATION_DICE
    if DEBATER_BONUS[debater] != wanted:
        return 0
    if BONUS_WITHIN[debater] != NONE:
        return BONUS_NUMBER[debater] if is_near(state, debater, space) else 0
    if BONUS_ELECTORATES[debater]:
        return BONUS_NUMBER[debater] if IS_ELECTORATE[space] else 0
    return BONUS_NUMBER[debater] if HOME[space] in BONUS_HOMES[debater] else 0


def is_near(state: Position, debater: int, space: int) -> bool:
    """card.rule.within_n_spaces, debater.bucer, debater.zwingli, debater.oekolampadius, debater.farel, debater.cop,
    debater.cranmer, debater.canisius, debater.contarini: whether a space is so near as the bonus of a debater reaches:
    to a place, or to Charles V while he is on the map."""
    centre = BONUS_SPACE[debater]
    if BONUS_LEADER[debater] != NONE:
        centre = state.leader_at[BONUS_LEADER[debater]]
    return 0 <= centre < FIRST_SEA and DISTANCE[centre][space] <= BONUS_WITHIN[debater]


def may_inspire(state: Position, power: int, debater: int) -> bool:
    """18.2.bonus.restriction1, 18.2.bonus.restriction3: whether a power may use the bonus of its debater now."""
    return state.debaters[debater] == UNCOMMITTED and not state.bonus_used >> power & 1


def debaters_for(state: Position, power: int, zone: int, status: int) -> list[int]:
    """18.5.step2, 18.5.step3, 8.2.debaters_language: the debaters of a side with such a status who can speak in a zone.

    One whom the Leipzig Debate bars is left out.
    """
    pool = PAPAL_DEBATERS if power == PAPACY else ZONE_DEBATERS[zone]
    return [each for each in pool if state.debaters[each] == status and each != state.barred_debater]


def may_call_debates(state: Position, power: int) -> bool:
    """card.037: in a turn in which the Wartburg was played the Protestants call no debate."""
    return power == PAPACY or THE_WARTBURG not in state.in_force


# ---- translations ---------------------------------------------------------------------------------------------------


def testament_steps(state: Position, zone: int) -> int:
    """18.1.translate_length: how far the New Testament of a zone is."""
    return state.translations[zone]


def bible_steps(state: Position, zone: int) -> int:
    """18.1.translate_length: how far the full Bible of a zone is."""
    return state.translations[TRANSLATED_ZONES + zone]


def is_translated(state: Position, zone: int) -> bool:
    """18.1.translate_bible3: whether nothing is left to translate for a zone."""
    return testament_steps(state, zone) >= NEW_TESTAMENT and bible_steps(state, zone) >= FULL_BIBLE
