"""9, 22: wars, peace, alliances and the minor powers that follow an ally."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.names import HAPSBURG, MAJORS, OWNERS
from regnum.titles.here_i_stand.position.changes.supply import forget_lines
from regnum.titles.here_i_stand.position.queries.agreements import agreement
from regnum.titles.here_i_stand.position.queries.troops import acting_columns
from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe, Position, replaced

WAR_DECLARED: Final = EVENTS.add("war_declared", "9.6.step2.1", "power", "to")
WAR_ENDED: Final = EVENTS.add("war_ended", "9.3.step8", "power", "to")
ALLIANCE_FORMED: Final = EVENTS.add("alliance_formed", "9.2", "power", "to")
ARAGON_USED: Final = EVENTS.add("aragon_used", "9.6.step2.2", "power")
DIVORCE_GRANTED: Final = EVENTS.add("divorce_granted", "9.1.h1")
MINOR_ACTIVATED: Final = EVENTS.add("minor_activated", "22.2", "minor", "power")
MINOR_DEACTIVATED: Final = EVENTS.add("minor_deactivated", "22.4", "minor", "power")


def set_up_war(state: Position, one: int, other: int) -> None:
    """scenario.1517.status: these two are at war when the game begins."""
    state.war = replaced(state.war, one, state.war[one] | 1 << other)
    state.war = replaced(state.war, other, state.war[other] | 1 << one)


def begin_war(game: Europe, power: int, other: int) -> None:
    """9.6.step2.1, 9.6.step3: a power is at war with another, major or minor."""
    set_up_war(game.state, power, other)
    forget_lines(game.state)
    game.tell(WAR_DECLARED, power, other)


def end_war(game: Europe, power: int, other: int) -> None:
    """9.3.step8: two powers are at peace; they may not go to war again in this phase."""
    state = game.state
    state.war = replaced(state.war, power, state.war[power] & ~(1 << other))
    state.war = replaced(state.war, other, state.war[other] & ~(1 << power))
    state.peace = replaced(state.peace, power, state.peace[power] | 1 << other)
    state.peace = replaced(state.peace, other, state.peace[other] | 1 << power)
    forget_lines(state)
    game.tell(WAR_ENDED, power, other)


def drop_wars(state: Position, minor: int) -> None:
    """22.2.step5: a minor power that follows an ally has no wars of its own."""
    for owner in range(len(state.war)):
        state.war = replaced(state.war, owner, state.war[owner] & ~(1 << minor))
    state.war = replaced(state.war, minor, 0)
    forget_lines(state)


def ally(game: Europe, power: int, other: int) -> None:
    """9.2, 9.2.limits.war: two major powers are allies until winter."""
    state = game.state
    state.alliance = replaced(state.alliance, power, state.alliance[power] | 1 << other)
    state.alliance = replaced(state.alliance, other, state.alliance[other] | 1 << power)
    forget_lines(state)
    game.tell(ALLIANCE_FORMED, power, other)


def end_alliances(state: Position) -> None:
    """19.4, 9.2.limits.end: alliances of major powers are over."""
    state.alliance = [0] * MAJORS
    forget_lines(state)


def end_alliance(state: Position, power: int, other: int) -> None:
    """22.5: a forced war ends an alliance."""
    state.alliance = replaced(state.alliance, power, state.alliance[power] & ~(1 << other))
    state.alliance = replaced(state.alliance, other, state.alliance[other] & ~(1 << power))
    forget_lines(state)


def follow(state: Position, minor: int, power: int) -> None:
    """22.2.step1, 3.2.minor: a minor power acts for a major one from now on, or for itself again."""
    state.master = state.columns_kept = replaced(state.master, minor, power)
    state.columns = [acting_columns(state.master, owner) for owner in range(OWNERS)]
    forget_lines(state)


def tell_activation(game: Europe, minor: int, power: int) -> None:
    """22.2: everybody hears of it."""
    game.tell(MINOR_ACTIVATED, minor, power)


def tell_deactivation(game: Europe, minor: int, power: int) -> None:
    """22.4: everybody hears of it."""
    game.tell(MINOR_DEACTIVATED, minor, power)


def begin_diplomacy(state: Position) -> None:
    """9.6: limits of this Diplomacy phase are counted anew."""
    state.peace = [0] * MAJORS
    state.owed = [0] * MAJORS
    state.agreed = []


def note_agreement(state: Position, kind: int, giver: int, taker: int, count: int) -> None:
    """9.1.f2, 9.1.g5, ruling.g10: what two powers gave each other in this turn is written down."""
    state.agreed = sorted([*state.agreed, *([agreement(kind, giver, taker)] * count)])


def grant_divorce(game: Europe) -> None:
    """9.1.h1: the Papacy grants Henry his divorce."""
    game.state.divorce = game.state.turn
    game.tell(DIVORCE_GRANTED)


def owe(state: Position, power: int, points: int) -> None:
    """9.6: a declaration or intervention is paid for at the end of the segment."""
    state.owed = replaced(state.owed, power, state.owed[power] + points)


def use_aragon(game: Europe) -> None:
    """9.6.step2.2, 21.3.aragon: the marker of Katherine of Aragon has made a war cheaper, and is gone."""
    game.state.aragon = 0
    game.tell(ARAGON_USED, HAPSBURG)


def pay_debt(state: Position, power: int, points: int) -> None:
    """9.6, 9.6.discard: a card pays for wars; what it is worth more is lost."""
    state.owed = replaced(state.owed, power, max(0, state.owed[power] - points))
