"""6.1: which event each card has. Cards that are not here are played for command points only."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.cards.event import CardEvent, always
from regnum.titles.here_i_stand.cards.home import (
    build,
    raise_janissaries,
    transfer,
    why_not_build,
    why_not_transfer,
)
from regnum.titles.here_i_stand.cards.league import form_league, why_not_league
from regnum.titles.here_i_stand.cards.mediterranean import dragut_comes, masters_of_italy, pirates_come
from regnum.titles.here_i_stand.cards.responses import hire_landsknechts, hire_swiss, see_delay, see_misfortune
from regnum.titles.here_i_stand.cards.rulers import new_ruler
from regnum.titles.here_i_stand.cards.six_wives import declare_by_card, why_not_six_wives
from regnum.titles.here_i_stand.facts.card_numbers import (
    BARBARY_PIRATES,
    CALVIN,
    CLEMENT_VII,
    COUNCIL_OF_TRENT,
    DEFENDER_OF_THE_FAITH,
    DRAGUT,
    EDWARD_VI,
    ELIZABETH_I,
    HALLEYS_COMET,
    HENRY_II,
    HOLY_ROMAN_EMPEROR,
    JANISSARIES,
    JULIUS_III,
    LANDSKNECHTS,
    LUTHERS_95_THESES,
    MARY_I,
    MASTER_OF_ITALY,
    PATRON_OF_THE_ARTS,
    PAUL_III,
    SCHMALKALDIC_LEAGUE,
    SIX_WIVES_OF_HENRY_VIII,
    SOCIETY_OF_JESUS,
    SWISS_MERCENARIES,
)
from regnum.titles.here_i_stand.position.state import Europe

WHOLE: Final = 0  # the text of a card without options
OPTION_A: Final = 1
OPTION_B: Final = 2
OPTIONS: Final = 4

MANDATORY_POINTS: Final = 2  # after the event (6.1.mandatory2)
HOME_POINTS: Final = 5  # with card 2 and option a of card 3


def event_key(card: int, option: int) -> int:
    """6.1.or: the number of an option of a card."""
    return card * OPTIONS + option


def nothing_yet(game: Europe, power: int) -> None:
    """card.008, card.011, card.015, card.016, card.017: without religion in play these events change nothing."""


CARD_EVENTS: Final[dict[int, CardEvent]] = {
    event_key(JANISSARIES, OPTION_B): CardEvent(always, raise_janissaries),
    event_key(HOLY_ROMAN_EMPEROR, WHOLE): CardEvent(why_not_transfer, transfer, HOME_POINTS),
    event_key(SIX_WIVES_OF_HENRY_VIII, OPTION_A): CardEvent(why_not_six_wives, declare_by_card, HOME_POINTS),
    event_key(PATRON_OF_THE_ARTS, WHOLE): CardEvent(why_not_build, build),
    event_key(LUTHERS_95_THESES, WHOLE): CardEvent(always, nothing_yet),
    event_key(BARBARY_PIRATES, WHOLE): CardEvent(always, pirates_come, MANDATORY_POINTS),
    event_key(CLEMENT_VII, WHOLE): CardEvent(always, new_ruler(CLEMENT_VII), MANDATORY_POINTS),
    event_key(DEFENDER_OF_THE_FAITH, WHOLE): CardEvent(always, nothing_yet, MANDATORY_POINTS),
    event_key(MASTER_OF_ITALY, WHOLE): CardEvent(always, masters_of_italy, MANDATORY_POINTS),
    event_key(SCHMALKALDIC_LEAGUE, WHOLE): CardEvent(why_not_league, form_league, MANDATORY_POINTS),
    event_key(PAUL_III, WHOLE): CardEvent(always, new_ruler(PAUL_III), MANDATORY_POINTS),
    event_key(SOCIETY_OF_JESUS, WHOLE): CardEvent(always, nothing_yet, MANDATORY_POINTS),
    event_key(CALVIN, WHOLE): CardEvent(always, nothing_yet, MANDATORY_POINTS),
    event_key(COUNCIL_OF_TRENT, WHOLE): CardEvent(always, nothing_yet, MANDATORY_POINTS),
    event_key(DRAGUT, WHOLE): CardEvent(always, dragut_comes, MANDATORY_POINTS),
    event_key(EDWARD_VI, WHOLE): CardEvent(always, new_ruler(EDWARD_VI), MANDATORY_POINTS),
    event_key(HENRY_II, WHOLE): CardEvent(always, new_ruler(HENRY_II), MANDATORY_POINTS),
    event_key(MARY_I, WHOLE): CardEvent(always, new_ruler(MARY_I), MANDATORY_POINTS),
    event_key(JULIUS_III, WHOLE): CardEvent(always, new_ruler(JULIUS_III), MANDATORY_POINTS),
    event_key(ELIZABETH_I, WHOLE): CardEvent(always, new_ruler(ELIZABETH_I), MANDATORY_POINTS),
    event_key(LANDSKNECHTS, WHOLE): CardEvent(always, hire_landsknechts),
    event_key(SWISS_MERCENARIES, WHOLE): CardEvent(always, hire_swiss),
    event_key(HALLEYS_COMET, OPTION_A): CardEvent(always, see_misfortune),
    event_key(HALLEYS_COMET, OPTION_B): CardEvent(always, see_delay),
}
