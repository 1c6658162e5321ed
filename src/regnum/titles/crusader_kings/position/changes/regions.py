"""The board: knights, soldiers, castles, counters and lords."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import REGION_CULTURE
from regnum.titles.crusader_kings.facts.names import NONE, PLAGUE, UNREST
from regnum.titles.crusader_kings.position.changes.family import draw_character, leave_family, revoke_title
from regnum.titles.crusader_kings.position.changes.traits import draw_random_trait, lay_on_card
from regnum.titles.crusader_kings.position.queries.regions import counters, counters_left, unrest_left
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import DISCARDED, LORD, Crown, Position

LORD_PLACED: Final = EVENTS.add("lord_placed", "setup.independents", "character", "token", "region")
LORD_LEFT: Final = EVENTS.add("lord_left", "era.refresh2", "character", "region")
CASTLE_BUILT: Final = EVENTS.add("castle_built", "build.check", "seat", "region")
UNREST_PLACED: Final = EVENTS.add("unrest_placed", "plot.unrest_success", "region")
UNREST_REMOVED: Final = EVENTS.add("unrest_removed", "plot.unrest_removal1", "region", "count")
REGION_FREED: Final = EVENTS.add("region_freed", "overthrow.success", "region")
MOBILIZED: Final = EVENTS.add("mobilized", "mobilize.place", "seat", "region")
ARMY_UNPAID: Final = EVENTS.add("army_unpaid", "round.support_unpaid", "seat", "region")
DEMOBILIZED: Final = EVENTS.add("demobilized", "round.support_disband", "seat", "region")
COUNTER_PLACED: Final = EVENTS.add("counter_placed", "tax.plague3", "counter", "region")
COUNTER_REMOVED: Final = EVENTS.add("counter_removed", "tax.famine", "counter", "region")
REGION_TRADED: Final = EVENTS.add("region_traded", "basics.trade", "seat", "rival", "region")
PLAGUE_SPREAD: Final = EVENTS.add("plague_spread", "tax.plague3", "region")


def place_lord(game: Crown, region: int) -> None:
    """setup.independents: a random character of the region's culture with a random trait."""
    state = game.state
    character = draw_character(game, REGION_CULTURE[region])
    if character == NONE:
        return
    token = draw_random_trait(game)
    state.place[character] = LORD
    state.lord[region] = character
    lay_on_card(state, character, token)
    game.tell(LORD_PLACED, character, token, region)


def remove_lord(state: Position, region: int) -> None:
    """era.refresh2, invasion.deaths: the character of an independent region is discarded, its token returns."""
    character = state.lord[region]
    if character != NONE:
        leave_family(state, character, DISCARDED)
        state.lord[region] = NONE


def dismiss_lord(game: Crown, region: int) -> None:
    """era.refresh2: the lord of a region goes, if there is one."""
    lord = game.state.lord[region]
    if lord != NONE:
        game.tell(LORD_LEFT, lord, region)
        remove_lord(game.state, region)


def place_knight(game: Crown, seat: int, region: int) -> None:
    """setup.knights, invasion.victory: a region comes under a player's control; alliances with it end."""
    state = game.state
    remove_lord(state, region)
    state.owner[region] = seat
    state.allies[region] = 0
    state.unsettled = 1


def replace_knight(game: Crown, seat: int, region: int) -> None:
    """invasion.victory, elimination.restart_unrest, setup.one_knight: the old figures leave, the new knight comes."""
    game.state.army[region] = 0
    place_knight(game, seat, region)


def free_region(game: Crown, region: int) -> None:
    """crisis.regions, crisis.independents, overthrow.success, region.limit: the figures leave, a lord comes."""
    state = game.state
    if state.duke[region] != NONE:
        revoke_title(game, region)
    state.owner[region] = NONE
    state.army[region] = 0
    state.unsettled = 1
    game.tell(REGION_FREED, region)
    place_lord(game, region)


def place_army(game: Crown, seat: int, region: int) -> None:
    """mobilize.place, plot.unrest_removal1: a soldier, and all unrest there is gone."""
    game.state.army[region] = 1
    game.tell(MOBILIZED, seat, region)
    remove_unrest(game, region, game.state.unrest[region])


def leave_unpaid(game: Crown, seat: int, region: int) -> None:
    """round.support_unpaid: a soldier without pay returns, and unrest stays behind."""
    game.state.army[region] = 0
    game.tell(ARMY_UNPAID, seat, region)
    place_unrest(game, region)


def remove_army(game: Crown, seat: int, region: int) -> None:
    """round.support_disband: a soldier returns."""
    game.state.army[region] = 0
    game.tell(DEMOBILIZED, seat, region)


def trade_region(game: Crown, giver: int, taker: int, region: int) -> None:
    """basics.trade, build.stays: castle and tokens go along, the army goes home and the title is revoked."""
    state = game.state
    if state.duke[region] != NONE:
        revoke_title(game, region)
    if state.army[region]:
        remove_army(game, giver, region)
    place_knight(game, taker, region)
    game.tell(REGION_TRADED, giver, taker, region)


def place_castle(game: Crown, seat: int, region: int) -> None:
    """build.check: a castle from the supply."""
    game.state.castle[region] = 1
    game.state.unsettled = 1
    game.tell(CASTLE_BUILT, seat, region)


def place_unrest(game: Crown, region: int) -> None:
    """plot.unrest_success, basics.limits: an unrest token, if one is left."""
    if unrest_left(game.state) > 0:
        game.state.unrest[region] += 1
        game.tell(UNREST_PLACED, region)


def remove_unrest(game: Crown, region: int, count: int) -> None:
    """plot.unrest_removal1 to plot.unrest_removal4: unrest tokens return to the supply."""
    if count > 0:
        game.state.unrest[region] -= count
        game.tell(UNREST_REMOVED, region, count)


def calm_region(game: Crown, seat: int, region: int) -> None:
    """plot.unrest_removal2: a player's Marshal removes an unrest token; he has worked for this round."""
    game.state.calmed[seat] = 1
    remove_unrest(game, region, 1)


def place_counter(game: Crown, kind: int, region: int) -> None:
    """event.resolve: a counter from the supply."""
    if kind == UNREST:
        place_unrest(game, region)
        return
    counters(game.state, kind)[region] += 1
    game.tell(COUNTER_PLACED, kind, region)


def remove_counter(game: Crown, kind: int, region: int) -> None:
    """tax.harvest, tax.famine, tax.plague1: a counter returns to the supply."""
    if kind == UNREST:
        remove_unrest(game, region, 1)
        return
    counters(game.state, kind)[region] -= 1
    game.tell(COUNTER_REMOVED, kind, region)


def spread_plague(game: Crown, region: int) -> None:
    """tax.plague3: a plague token with its reverse side up."""
    if counters_left(game.state, PLAGUE) > 0:
        game.state.plague_ending[region] += 1
        game.tell(PLAGUE_SPREAD, region)


def end_plague(game: Crown, region: int) -> None:
    """tax.plague_end: the token leaves."""
    game.state.plague_ending[region] -= 1
    game.tell(COUNTER_REMOVED, PLAGUE, region)
