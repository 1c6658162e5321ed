"""Trait tokens: between the supplies, the bags and the cards."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import (
    CRITICAL_FAILS,
    CRITICAL_SUCCEEDS,
    TRAITS,
    is_positive,
    kind_of,
    trait_of,
)
from regnum.titles.crusader_kings.facts.names import EVENT, INITIAL, NONE, RANDOM
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import Crown, Position, without

TRAIT_GAINED: Final = EVENTS.add("trait_gained", "marriage.ruler_spouse", "seat", "token")
TRAIT_ON_CARD: Final = EVENTS.add("trait_on_card", "birth.card", "character", "token")
TRAIT_LOST: Final = EVENTS.add("trait_lost", "round.age4", "seat", "token")


def draw_random_trait(game: Crown) -> int:
    """setup.random_traits, basics.limits: a token from the common bag, or NONE if it is empty."""
    state = game.state
    if not state.random_traits:
        return NONE
    token = state.random_traits[game.chance.below(len(state.random_traits))]
    state.random_traits.remove(token)
    return token


def return_trait(state: Position, token: int) -> None:
    """death.traits, round.age4: random and event tokens go back to their supplies; all others leave the game."""
    if kind_of(token) == RANDOM:
        state.random_traits.append(token)
        state.random_traits.sort()
    elif kind_of(token) == EVENT:
        state.event_traits.append(token)
        state.event_traits.sort()


def take_initial_trait(state: Position, trait: int) -> int:
    """setup.ruler_traits: a gold-rimmed token; where none is left a random one of that trait, else NONE."""
    token = INITIAL * TRAITS + trait
    if token in state.initial_traits:
        state.initial_traits.remove(token)
        return token
    token = RANDOM * TRAITS + trait
    if token in state.random_traits:
        state.random_traits.remove(token)
        return token
    return NONE


def take_event_trait(game: Crown, trait: int) -> int:
    """event.resolve: the open token of a trait, else a random one of it, else any uncritical one of the same sign."""
    state = game.state
    token = EVENT * TRAITS + trait
    if token in state.event_traits:
        state.event_traits.remove(token)
        return token
    token = RANDOM * TRAITS + trait
    if token not in state.random_traits:
        critical = {*CRITICAL_FAILS, *CRITICAL_SUCCEEDS}
        similar = [
            each
            for each in state.random_traits
            if is_positive(each) == is_positive(token) and trait_of(each) not in critical
        ]
        if not similar:
            return NONE
        token = similar[game.chance.below(len(similar))]
    state.random_traits.remove(token)
    return token


def put_into_bag(game: Crown, seat: int, token: int) -> None:
    """marriage.ruler_spouse, crusade.trait: a token joins a dynasty's bag."""
    if token != NONE:
        game.state.bag[seat] = sorted([*game.state.bag[seat], token])
        game.tell(TRAIT_GAINED, seat, token)


def put_on_card(game: Crown, character: int, token: int) -> None:
    """birth.card, marriage.other_spouse: a token lies on a character."""
    if token != NONE:
        game.state.traits[character] = sorted([*game.state.traits[character], token])
        game.tell(TRAIT_ON_CARD, character, token)


def pour_into_bag(game: Crown, seat: int, character: int) -> None:
    """succession.heir_cards, marriage.inherit: all tokens on a card go into the bag."""
    tokens = game.state.traits[character]
    game.state.traits[character] = []
    for token in tokens:
        put_into_bag(game, seat, token)


def return_card_traits(state: Position, character: int) -> None:
    """death.traits, divorce.trait: the tokens on a card return."""
    for token in state.traits[character]:
        return_trait(state, token)
    state.traits[character] = []


def empty_bag(state: Position, seat: int) -> None:
    """elimination.restart2: all tokens of a bag return."""
    for token in state.bag[seat]:
        return_trait(state, token)
    state.bag[seat] = []


def lay_on_card(state: Position, character: int, token: int) -> None:
    """birth.card, setup.independents: the one token with which a card comes into the game; NONE if there is none."""
    state.traits[character] = [] if token == NONE else [token]


def remove_from_bag(game: Crown, seat: int, token: int) -> None:
    """round.age4: a token leaves a bag for good."""
    game.state.bag[seat] = without(game.state.bag[seat], token)
    return_trait(game.state, token)
    game.tell(TRAIT_LOST, seat, token)
