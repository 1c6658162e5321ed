"""21.3: the marriages and heirs of Henry VIII, and the reign of Mary."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.card_numbers import EDWARD_VI, MARY_I
from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES
from regnum.titles.here_i_stand.facts.charts import EDWARD_VP, ELIZABETH_VP, MARRIAGE_TURN
from regnum.titles.here_i_stand.facts.names import (
    ELIZABETH_BORN,
    ENGLAND,
    HEALTHY_EDWARD,
    IF_BOLEYN,
    IF_EDWARD,
    IF_ELIZABETH,
    KATHERINE_PARR,
    NONE,
    PROTESTANT_FAITH,
    SICKLY_EDWARD,
)
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER, RULER_CARD, RULER_NUMBER
from regnum.titles.here_i_stand.position.queries.spaces import is_inside
from regnum.titles.here_i_stand.position.state import CAPTIVE, FIRST_SEA, NOT_YET, OUT_OF_GAME, Position

HENRY: Final = RULER_NUMBER["henry_viii"]
EDWARD: Final = RULER_CARD.index(EDWARD_VI)
MARY: Final = RULER_CARD.index(MARY_I)
HENRY_HIMSELF: Final = LEADER_NUMBER["henry_viii"]


def is_born(state: Position, result: int) -> bool:
    """21.3.marital2: whether a result of the pregnancy chart has come."""
    return state.births[result] != NONE


def is_edward_born(state: Position) -> bool:
    """21.3.succession5, 21.3.succession6: whether there is an Edward, sickly or healthy."""
    return is_born(state, SICKLY_EDWARD) or is_born(state, HEALTHY_EDWARD)


def heir_points(state: Position) -> int:
    """23.2.special.england_heir: for Edward, or for Elizabeth without him."""
    if is_edward_born(state):
        return EDWARD_VP
    return ELIZABETH_VP if is_born(state, ELIZABETH_BORN) else 0


def may_henry_marry(state: Position) -> bool:
    """21.3.marital4, ruling.g69, ruling.g101: whether the marker of the marriages can move: Henry rules, free and not
    besieged, and rolling has not ended."""
    at = state.leader_at[HENRY_HIMSELF]
    if state.ruler[ENGLAND] != HENRY or at >= CAPTIVE or (at < FIRST_SEA and is_inside(state, at, ENGLAND)):
        return False
    return not are_heirs_settled(state)


def are_heirs_settled(state: Position) -> bool:
    """21.3.marital4, chart.pregnancy: a healthy Edward, or both children, or no wife left."""
    both = is_edward_born(state) and is_born(state, ELIZABETH_BORN)
    return both or is_born(state, HEALTHY_EDWARD) or state.wife == KATHERINE_PARR


def may_marry_by_card(state: Position) -> bool:
    """21.3.marital1: from the second turn."""
    return state.turn >= MARRIAGE_TURN and may_henry_marry(state)


def is_boleyn_past(state: Position) -> bool:
    """8.2.reformers, table:wives.boleyn, ruling.g12: whether Henry VIII married Anne Boleyn in an earlier turn."""
    return 0 < state.boleyn_turn < state.turn


def is_heir_due(state: Position, condition: int) -> bool:
    """6.2.add2, 6.2.add3, 21.3.succession3 to 21.3.succession6: whether the card of an heir, or of the English
    Reformation, enters the deck, its turn having come."""
    if condition == IF_BOLEYN:
        return is_boleyn_past(state)
    ruler = state.ruler[ENGLAND]
    long_crowned = state.crowned < state.turn
    if condition == IF_EDWARD:
        return is_edward_born(state) and ruler == HENRY and state.place[MARY_I] in (NOT_YET, OUT_OF_GAME)
    if condition == IF_ELIZABETH:
        return is_born(state, ELIZABETH_BORN) and ruler == MARY and long_crowned
    if is_born(state, HEALTHY_EDWARD):
        return False
    return ruler == EDWARD and long_crowned if is_edward_born(state) else True


def is_mary_queen(state: Position) -> bool:
    """21.3.mary: whether Mary I rules England."""
    return state.ruler[ENGLAND] == MARY


def has_protestant_home(state: Position) -> bool:
    """21.3.mary_when, 21.5.ground3, edition.h06: whether an English home space is Protestant."""
    for space in HOME_SPACES[ENGLAND]:
        if state.faith[space] == PROTESTANT_FAITH:
            return True
    return False
