"""What stands between two dynasties: casus belli, war and alliance; and between a dynasty and a region."""

from __future__ import annotations

from math import isqrt
from typing import Final

from regnum.titles.crusader_kings.position.queries.seats import are_allied, at_war, has_casus_belli, is_allied_region
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import Crown, seats_of

REGION_ALLIED: Final = EVENTS.add("region_allied", "marriage.independent_alliance", "seat", "region")
ALLIED: Final = EVENTS.add("allied", "marriage.dynasty_peace", "seat", "rival")
ALLIANCE_BROKEN: Final = EVENTS.add("alliance_broken", "invasion.ally_break", "seat", "rival")
REGION_ALLIANCE_BROKEN: Final = EVENTS.add("region_alliance_broken", "alliance.casus_belli", "seat", "region")
CASUS_BELLI: Final = EVENTS.add("casus_belli", "plot.casus_belli", "seat", "rival")
CASUS_BELLI_LOST: Final = EVENTS.add("casus_belli_lost", "marriage.dynasty_peace", "seat", "rival")
WAR_BEGAN: Final = EVENTS.add("war_began", "invasion.war_state", "seat", "rival")
WAR_ENDED: Final = EVENTS.add("war_ended", "marriage.dynasty_peace", "seat", "rival")


def mark_both(table: list[int], seat: int, rival: int, value: int) -> None:
    """alliance.two_sided, invasion.war_state: what stands between two stands on both their boards."""
    seats = isqrt(len(table))
    table[seat * seats + rival] = value
    table[rival * seats + seat] = value


def gain_casus_belli(game: Crown, holder: int, against: int) -> None:
    """plot.casus_belli, plot.failure: one for each pair and direction."""
    state = game.state
    if holder != against and not has_casus_belli(state, holder, against):
        state.casus[holder * seats_of(state) + against] = 1
        game.tell(CASUS_BELLI, holder, against)


def lose_casus_belli(game: Crown, holder: int, against: int) -> None:
    """marriage.dynasty_peace: the shield returns."""
    state = game.state
    if has_casus_belli(state, holder, against):
        state.casus[holder * seats_of(state) + against] = 0
        game.tell(CASUS_BELLI_LOST, holder, against)


def begin_war(game: Crown, seat: int, rival: int) -> None:
    """invasion.war_state: both put the other's shield on their War mark."""
    state = game.state
    if not at_war(state, seat, rival):
        mark_both(state.war, seat, rival, 1)
        game.tell(WAR_BEGAN, seat, rival)


def form_alliance(game: Crown, seat: int, rival: int) -> None:
    """marriage.dynasty_peace: an alliance; war and every casus belli between the two end."""
    state = game.state
    if at_war(state, seat, rival):
        mark_both(state.war, seat, rival, 0)
        game.tell(WAR_ENDED, seat, rival)
    lose_casus_belli(game, seat, rival)
    lose_casus_belli(game, rival, seat)
    if not are_allied(state, seat, rival):
        mark_both(state.ally, seat, rival, 1)
        game.tell(ALLIED, seat, rival)


def break_alliance(game: Crown, seat: int, rival: int) -> None:
    """invasion.ally_break: the shields return."""
    mark_both(game.state.ally, seat, rival, 0)
    game.tell(ALLIANCE_BROKEN, seat, rival)


def ally_region(game: Crown, seat: int, region: int) -> None:
    """marriage.independent_alliance: a shield in the region."""
    if not is_allied_region(game.state, seat, region):
        game.state.allies[region] |= 1 << seat
        game.tell(REGION_ALLIED, seat, region)


def break_region_alliance(game: Crown, seat: int, region: int) -> None:
    """The shield in the region returns."""
    game.state.allies[region] &= ~(1 << seat)
    game.tell(REGION_ALLIANCE_BROKEN, seat, region)


def forget_relations(game: Crown, seat: int) -> None:
    """elimination.when: all shields of a defeated dynasty leave, and those that others put against it."""
    state = game.state
    for other in range(seats_of(state)):
        for table in (state.casus, state.war, state.ally):
            mark_both(table, seat, other, 0)
    for region, mask in enumerate(state.allies):
        state.allies[region] = mask & ~(1 << seat)
