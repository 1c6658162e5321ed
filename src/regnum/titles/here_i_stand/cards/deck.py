"""6.1: which event each card has.

Combat cards, most responses, the two events of spring and Luther's theses are not here: windows and steps play them.
"""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.cards.commanders import COMMANDER_EVENTS
from regnum.titles.here_i_stand.cards.common_prayer import PRAYER_EVENTS
from regnum.titles.here_i_stand.cards.conversions import CONVERSION_EVENTS
from regnum.titles.here_i_stand.cards.event import OPTION_A, OPTION_B, WHOLE, CardEvent, always, event_key
from regnum.titles.here_i_stand.cards.forces import FORCE_EVENTS
from regnum.titles.here_i_stand.cards.foreign_wars import FOREIGN_WAR_EVENTS
from regnum.titles.here_i_stand.cards.hands import HAND_EVENTS
from regnum.titles.here_i_stand.cards.home import (
    build,
    raise_janissaries,
    transfer,
    why_not_build,
    why_not_transfer,
)
from regnum.titles.here_i_stand.cards.inquisition import INQUISITION_EVENTS
from regnum.titles.here_i_stand.cards.knights import seize_goods, settle_knights, why_not_seize, why_not_settle
from regnum.titles.here_i_stand.cards.league import form_league, why_not_league
from regnum.titles.here_i_stand.cards.mediterranean import dragut_comes, masters_of_italy, pirates_come
from regnum.titles.here_i_stand.cards.minor_allies import MINOR_EVENTS
from regnum.titles.here_i_stand.cards.new_world import NEW_WORLD_EVENTS
from regnum.titles.here_i_stand.cards.other_phases import LEARNED_EVENTS
from regnum.titles.here_i_stand.cards.papal_bull import (
    bull_for_reformer,
    bull_for_ruler,
    why_not_bull_for_reformer,
    why_not_bull_for_ruler,
)
from regnum.titles.here_i_stand.cards.pay import PAY_EVENTS
from regnum.titles.here_i_stand.cards.pirate_haven import HAVEN_EVENTS
from regnum.titles.here_i_stand.cards.preaching import PREACHING_EVENTS
from regnum.titles.here_i_stand.cards.protestant_losses import LOSS_EVENTS
from regnum.titles.here_i_stand.cards.rebels import REBEL_EVENTS
from regnum.titles.here_i_stand.cards.reformation import (
    calvin_rules,
    council_of_trent,
    defend_faith,
    found_society,
    here_i_stand,
    leipzig_debate,
    why_not_here_i_stand,
    why_not_leipzig,
)
from regnum.titles.here_i_stand.cards.reinforcements import HELP_EVENTS
from regnum.titles.here_i_stand.cards.responses import hire_landsknechts, hire_swiss, see_delay, see_misfortune
from regnum.titles.here_i_stand.cards.rome import ROME_EVENTS
from regnum.titles.here_i_stand.cards.rulers import mary_or_edward, new_ruler
from regnum.titles.here_i_stand.cards.sack_of_rome import SACK_EVENTS
from regnum.titles.here_i_stand.cards.scots_raid import RAID_EVENTS
from regnum.titles.here_i_stand.cards.six_wives import declaring, marry, why_not_marry
from regnum.titles.here_i_stand.cards.storms import STORM_EVENTS
from regnum.titles.here_i_stand.cards.trade import TRADE_EVENTS, trade_declines, trade_flourishes, why_not_trade
from regnum.titles.here_i_stand.cards.turncoats import TURNCOAT_EVENTS
from regnum.titles.here_i_stand.cards.unrest import UNREST_EVENTS
from regnum.titles.here_i_stand.facts.card_numbers import (
    BARBARY_PIRATES,
    CALVIN,
    CLEMENT_VII,
    CLOTH_PRICES_FLUCTUATE,
    COUNCIL_OF_TRENT,
    DEFENDER_OF_THE_FAITH,
    DRAGUT,
    EDWARD_VI,
    ELIZABETH_I,
    HALLEYS_COMET,
    HENRY_II,
    HERE_I_STAND,
    HOLY_ROMAN_EMPEROR,
    JANISSARIES,
    JULIUS_III,
    KNIGHTS_OF_ST_JOHN,
    LANDSKNECHTS,
    LEIPZIG_DEBATE,
    MACHIAVELLI_THE_PRINCE,
    MARY_I,
    MASTER_OF_ITALY,
    PAPAL_BULL,
    PATRON_OF_THE_ARTS,
    PAUL_III,
    SCHMALKALDIC_LEAGUE,
    SIX_WIVES_OF_HENRY_VIII,
    SOCIETY_OF_JESUS,
    SWISS_MERCENARIES,
)

MANDATORY_POINTS: Final = 2  # after the event (6.1.mandatory2)
MACHIAVELLI_POINTS: Final = 2
HOME_POINTS: Final = 5  # with card 2 and option a of card 3


# Events of cards without options, by card.
WHOLE_EVENTS: Final[tuple[dict[int, CardEvent], ...]] = (
    COMMANDER_EVENTS,
    FORCE_EVENTS,
    NEW_WORLD_EVENTS,
    FOREIGN_WAR_EVENTS,
    HAND_EVENTS,
    HAVEN_EVENTS,
    CONVERSION_EVENTS,
    INQUISITION_EVENTS,
    LEARNED_EVENTS,
    PAY_EVENTS,
    LOSS_EVENTS,
    PRAYER_EVENTS,
    PREACHING_EVENTS,
    ROME_EVENTS,
    RAID_EVENTS,
    REBEL_EVENTS,
    SACK_EVENTS,
    STORM_EVENTS,
    TRADE_EVENTS,
    TURNCOAT_EVENTS,
    UNREST_EVENTS,
)

CARD_EVENTS: Final[dict[int, CardEvent]] = {
    event_key(JANISSARIES, OPTION_B): CardEvent(always, raise_janissaries),
    event_key(HOLY_ROMAN_EMPEROR, WHOLE): CardEvent(why_not_transfer, transfer, HOME_POINTS),
    event_key(SIX_WIVES_OF_HENRY_VIII, OPTION_A): declaring(SIX_WIVES_OF_HENRY_VIII, HOME_POINTS),
    event_key(SIX_WIVES_OF_HENRY_VIII, OPTION_B): CardEvent(why_not_marry, marry),
    event_key(PAPAL_BULL, OPTION_A): CardEvent(why_not_bull_for_reformer, bull_for_reformer),
    event_key(PAPAL_BULL, OPTION_B): CardEvent(why_not_bull_for_ruler, bull_for_ruler),
    event_key(PATRON_OF_THE_ARTS, WHOLE): CardEvent(why_not_build, build),
    event_key(LEIPZIG_DEBATE, WHOLE): CardEvent(why_not_leipzig, leipzig_debate),
    event_key(HERE_I_STAND, OPTION_A): CardEvent(why_not_here_i_stand, here_i_stand),
    event_key(BARBARY_PIRATES, WHOLE): CardEvent(always, pirates_come, MANDATORY_POINTS),
    event_key(CLEMENT_VII, WHOLE): CardEvent(always, new_ruler(CLEMENT_VII), MANDATORY_POINTS),
    event_key(DEFENDER_OF_THE_FAITH, WHOLE): CardEvent(always, defend_faith, MANDATORY_POINTS),
    event_key(MASTER_OF_ITALY, WHOLE): CardEvent(always, masters_of_italy, MANDATORY_POINTS),
    event_key(SCHMALKALDIC_LEAGUE, WHOLE): CardEvent(why_not_league, form_league, MANDATORY_POINTS),
    event_key(PAUL_III, WHOLE): CardEvent(always, new_ruler(PAUL_III), MANDATORY_POINTS),
    event_key(SOCIETY_OF_JESUS, WHOLE): CardEvent(always, found_society, MANDATORY_POINTS),
    event_key(CALVIN, WHOLE): CardEvent(always, calvin_rules, MANDATORY_POINTS),
    event_key(COUNCIL_OF_TRENT, WHOLE): CardEvent(always, council_of_trent, MANDATORY_POINTS),
    event_key(DRAGUT, WHOLE): CardEvent(always, dragut_comes, MANDATORY_POINTS),
    event_key(EDWARD_VI, WHOLE): CardEvent(always, new_ruler(EDWARD_VI), MANDATORY_POINTS),
    event_key(HENRY_II, WHOLE): CardEvent(always, new_ruler(HENRY_II), MANDATORY_POINTS),
    event_key(MARY_I, WHOLE): CardEvent(always, mary_or_edward, MANDATORY_POINTS),
    event_key(JULIUS_III, WHOLE): CardEvent(always, new_ruler(JULIUS_III), MANDATORY_POINTS),
    event_key(ELIZABETH_I, WHOLE): CardEvent(always, new_ruler(ELIZABETH_I), MANDATORY_POINTS),
    event_key(MACHIAVELLI_THE_PRINCE, WHOLE): declaring(MACHIAVELLI_THE_PRINCE, MACHIAVELLI_POINTS),
    event_key(LANDSKNECHTS, WHOLE): CardEvent(always, hire_landsknechts),
    event_key(SWISS_MERCENARIES, WHOLE): CardEvent(always, hire_swiss),
    event_key(HALLEYS_COMET, OPTION_A): CardEvent(always, see_misfortune),
    event_key(HALLEYS_COMET, OPTION_B): CardEvent(always, see_delay),
    event_key(CLOTH_PRICES_FLUCTUATE, OPTION_A): CardEvent(why_not_trade, trade_flourishes),
    event_key(CLOTH_PRICES_FLUCTUATE, OPTION_B): CardEvent(always, trade_declines),
    event_key(KNIGHTS_OF_ST_JOHN, OPTION_A): CardEvent(why_not_seize, seize_goods),
    event_key(KNIGHTS_OF_ST_JOHN, OPTION_B): CardEvent(why_not_settle, settle_knights),
    **MINOR_EVENTS,
    **HELP_EVENTS,
    **{event_key(card, WHOLE): event for events in WHOLE_EVENTS for card, event in events.items()},
}
