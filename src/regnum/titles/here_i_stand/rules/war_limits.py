"""9.6.permanent, 9.6.phase: who may declare war on whom, and what it costs."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.facts.catalogue import CARD_KIND
from regnum.titles.here_i_stand.facts.charts import MINOR_POWERS
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    MANDATORY,
    PAPACY,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.queries.powers import are_of_one_player, is_active
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.queries.spaces import is_league_formed
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Position

NOT_ON_YOURSELF: Final = REASONS.add("not_on_yourself", "9.6.step1")
NOT_BETWEEN_OWN_POWERS: Final = REASONS.add("not_between_own_powers", "players.limit.war")
ALREADY_AT_WAR: Final = REASONS.add("already_at_war", "9.6.step1")
NOT_ON_HUNGARY: Final = REASONS.add("not_on_hungary", "9.6.restriction1")
NOT_ON_SCOTLAND: Final = REASONS.add("not_on_scotland", "9.6.restriction2")
NOT_ON_VENICE: Final = REASONS.add("not_on_venice", "9.6.restriction3")
ON_ITS_ALLY: Final = REASONS.add("on_its_ally", "9.6.restriction4")
ON_OWN_ALLY: Final = REASONS.add("on_own_ally", "9.6.restriction5")
PROTESTANTS_NOT_YET: Final = REASONS.add("protestants_not_yet", "9.6.restriction6")
NO_WAR_BEFORE_LEAGUE: Final = REASONS.add("no_war_before_league", "9.6.restriction7")
NO_WAR_NEEDED: Final = REASONS.add("no_war_needed", "9.6.restriction8")
PEACE_JUST_MADE: Final = REASONS.add("peace_just_made", "9.6.restriction9")
VENICE_IS_PAPAL: Final = REASONS.add("venice_is_papal", "9.6.restriction11")
SCOTLAND_IS_FRENCH: Final = REASONS.add("scotland_is_french", "9.6.restriction12")


def why_not_war(state: Position, power: int, other: int) -> int:
    """9.6.restriction5, 9.6.restriction6, 9.6.restriction7, 9.6.restriction8, 9.6.restriction10, 21.6.before1,
    21.6.before4, players.limit.war: 0 if a power may go to war, else the reason."""
    if other == INDEPENDENT:
        return NO_WAR_NEEDED
    if other == power:
        return NOT_ON_YOURSELF
    if are_of_one_player(state, power, other):
        return NOT_BETWEEN_OWN_POWERS
    if state.war[power] >> other & 1:
        return ALREADY_AT_WAR
    if power == PROTESTANT and not is_league_formed(state):
        return NO_WAR_BEFORE_LEAGUE
    if other >= MAJORS:
        return why_not_war_on_minor(state, power, other)
    if other == PROTESTANT and not is_league_formed(state):
        return PROTESTANTS_NOT_YET
    return ON_OWN_ALLY if state.alliance[power] >> other & 1 else ALLOWED


def why_not_war_on_minor(state: Position, power: int, minor: int) -> int:
    """9.6.restriction1, 9.6.restriction2, 9.6.restriction3, 9.6.restriction4, chart.minor_dow: the same for a minor
    power."""
    if minor == HUNGARY:
        return NOT_ON_HUNGARY
    if is_active(state, minor):
        return ON_OWN_ALLY if state.master[minor] == power else ON_ITS_ALLY
    if minor == SCOTLAND and state.alliance[power] >> FRANCE & 1:
        return NOT_ON_SCOTLAND
    if power not in MINOR_POWERS[minor - MAJORS].attackers:
        return NOT_ON_SCOTLAND if minor == SCOTLAND else NOT_ON_VENICE
    return ALLOWED


def why_not_declare(state: Position, power: int, other: int) -> int:
    """9.6.restriction9, 9.6.restriction11, 9.6.restriction12: the same in the Diplomacy phase, after peace."""
    reason = why_not_war(state, power, other)
    if reason:
        return reason
    if other < MAJORS and state.peace[power] >> other & 1:
        return PEACE_JUST_MADE
    if other == VENICE and (state.alliance[power] | state.peace[power]) >> PAPACY & 1:
        return VENICE_IS_PAPAL
    if other == SCOTLAND and state.peace[power] >> FRANCE & 1:
        return SCOTLAND_IS_FRENCH
    return ALLOWED


def price_of_war(state: Position, power: int, other: int) -> int:
    """9.6.step2.1, 9.6.step2.2, 9.6.step3, edition.h08, chart.dow_costs: the points for a declaration; Katherine's
    marker makes one
    cheaper."""
    pack = PACKS[state.pack]
    if other >= MAJORS:
        return pack.minor_war_price
    discount = pack.boleyn_discount if is_for_katherine(state, power, other) else 0
    return max(0, pack.war_price[power][other] - discount)


def is_for_katherine(state: Position, power: int, other: int) -> bool:
    """9.6.step2.2, 21.3.aragon: whether the Hapsburgs have her marker to use against England."""
    return bool(state.aragon) and (power, other) == (HAPSBURG, ENGLAND)


def means_of(state: Position, power: int) -> int:
    """9.6, ruling.g21: the command points that a hand can pay for wars; mandatory events pay nothing."""
    return sum([points_of_card(state, card) for card in hand_of(state, power) if CARD_KIND[card] != MANDATORY])
