"""6: cards: where they are, and what everybody knows of the hands."""

from __future__ import annotations

from typing import Final

from regnum.engine.holdings import Holdings
from regnum.titles.here_i_stand.facts.catalogue import CARD_KIND, HOME_CARDS
from regnum.titles.here_i_stand.facts.names import ENGLAND, HOME_CARD, MAJORS, MANDATORY
from regnum.titles.here_i_stand.facts.people import RULER_NUMBER
from regnum.titles.here_i_stand.position.state import DECK, HAND, PLACES, Position

MARY: Final = RULER_NUMBER["mary_i"]


def holdings(state: Position) -> Holdings:
    """The cards of a position with what every observer has seen of them."""
    return Holdings(state.place, state.keepers, state.memories)


def hand_of(state: Position, power: int) -> list[int]:
    """6.2: the cards in a power's hand, by number."""
    hand = HAND + power
    return [card for card, at in enumerate(state.place) if at == hand]


def hand_size(state: Position, power: int) -> int:
    """How many cards a power has in hand, which everybody knows."""
    return state.place.count(HAND + power)


def is_in_hand(state: Position, power: int, card: int) -> bool:
    """6.1: whether a power holds a card."""
    return state.place[card] == HAND + power


def may_play(state: Position, power: int, card: int) -> bool:
    """6.1, 11.event_once, 16.4.step5.b: whether a power holds a card that it may play out of turn: not one that it has
    taken in this impulse, nor one whose event has happened in this turn."""
    if state.place[card] != HAND + power or is_barred_by_mary(state, power) or was_played(state, card):
        return False
    return card * MAJORS + power not in state.barred_cards


def is_barred_by_mary(state: Position, power: int) -> bool:
    """21.3.mary_cards, ruling.g88: in Mary's reign England plays combat and response cards for command points only."""
    return power == ENGLAND and state.ruler[ENGLAND] == MARY


def drawable_cards(state: Position, power: int) -> list[int]:
    """6.1, card.rule.home: the cards of a hand that can be drawn from it: Home cards never are."""
    return [card for card in hand_of(state, power) if CARD_KIND[card] != HOME_CARD]


def has_mandatory_card(state: Position, power: int) -> bool:
    """6.1, 11: whether a power holds a mandatory event, which bars it from passing."""
    for card in hand_of(state, power):
        if CARD_KIND[card] == MANDATORY:
            return True
    return False


def was_played(state: Position, card: int) -> bool:
    """11.event_once: whether somebody has played a card in this turn, but not for command points."""
    for row in state.played:
        if card in row:
            return True
    return False


def may_hold_hidden_card(state: Position, power: int) -> bool:
    """Whether a power has cards in hand that are not Home cards; everybody knows that."""
    cards = state.place.count(HAND + power)
    if not 0 < cards <= len(HOME_CARDS[power]):
        return cards > 0
    for card in HOME_CARDS[power]:
        cards -= state.place[card] == HAND + power
    return cards > 0


def hidden_cards(state: Position) -> list[int]:
    """How many cards of each hand are no Home cards; everybody knows that."""
    counts = [0] * PLACES
    for at in state.place:
        counts[at] += 1
    for power in range(MAJORS):
        for card in HOME_CARDS[power]:
            counts[HAND + power] -= state.place[card] == HAND + power
    return counts[HAND : HAND + MAJORS]


def may_be_held(state: Position, power: int, card: int) -> bool:
    """Whether, as far as everybody knows, a power may hold a card and play it: it lies nowhere in the open, was not
    played in this turn, and the hand is not empty but for Home cards. Whoever is asked in a window is asked by this
    alone."""
    if CARD_KIND[card] == HOME_CARD:
        return state.place[card] == HAND + power
    if is_barred_by_mary(state, power) or was_played(state, card):
        return False
    return could_be_held(state, power, card)


def could_be_held(state: Position, power: int, card: int) -> bool:
    """The same for events outside the action phase, which Mary does not bar."""
    return not DECK < state.place[card] < HAND and may_hold_hidden_card(state, power)
