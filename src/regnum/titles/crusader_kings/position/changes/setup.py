"""What is put on the table before a game begins."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, TRAITS, Realm, is_positive
from regnum.titles.crusader_kings.facts.names import EVENT, INITIAL, RANDOM
from regnum.titles.crusader_kings.position.changes.cards import hold_development
from regnum.titles.crusader_kings.position.changes.family import crown, join_family
from regnum.titles.crusader_kings.position.changes.regions import LORD_PLACED, remove_lord
from regnum.titles.crusader_kings.position.changes.traits import lay_on_card
from regnum.titles.crusader_kings.position.queries.cards import all_developments
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import (
    DISCARDED,
    IN_DECK,
    LORD,
    REMOVED,
    Crown,
    Position,
    pack_of,
    without,
)

REALM_TAKEN: Final = EVENTS.add("realm_taken", "setup.king", "seat", "dynasty", "character")
STRATEGY_REPLACED: Final = EVENTS.add("strategy_replaced", "ai.no_duplicate", "seat", "strategy")
PROGRAM_SEATED: Final = EVENTS.add("program_seated", "ai.setup", "seat", "strategy")


def fill_supplies(state: Position) -> None:
    """setup.random_traits, setup.action_decks, setup.tokens: bags, decks and supplies before anybody takes any."""
    state.initial_traits = tokens_of(state, INITIAL)
    state.random_traits = tokens_of(state, RANDOM)
    state.event_traits = tokens_of(state, EVENT)
    state.deck = [list(cards) for cards in pack_of(state).cards]
    state.development_deck = all_developments(state)
    state.place[GLITTERHOOF] = REMOVED


def tokens_of(state: Position, kind: int) -> list[int]:
    """setup.tokens: every token of a kind in the box."""
    tokens = pack_of(state).tokens[kind]
    return [kind * TRAITS + trait for trait in range(TRAITS) for _ in range(tokens[trait])]


def found_dynasty(game: Crown, seat: int, realm: Realm) -> None:
    """setup.cultures, setup.king, setup.gold: a dynasty with its ruler and its gold."""
    state = game.state
    state.culture[seat] = realm.culture
    state.dynasty[seat] = realm.dynasty
    state.gold[seat] = realm.gold
    crown(state, seat, realm.ruler)
    state.age[seat] = realm.age
    join_family(state, seat, realm.ruler)
    game.tell(REALM_TAKEN, seat, realm.dynasty, realm.ruler)


def garrison(state: Position, region: int) -> None:
    """scenario3.england_tokens: an army that stands there from the start, untold; unrest beside it stays."""
    state.army[region] = 1


def disturb(state: Position, region: int) -> None:
    """scenario3.england_tokens: unrest that is there from the start, untold."""
    state.unrest[region] += 1


def take_development(state: Position, seat: int, development: int) -> None:
    """setup.development_deck: a starting card lies with its owner."""
    state.development_deck = without(state.development_deck, development)
    hold_development(state, seat, development)


def seat_strategy(game: Crown, seat: int, strategy: int, drawn: int) -> None:
    """ai.setup, ai.no_gold, ai.no_duplicate: a program plays this seat, without gold; perhaps not the one chosen."""
    state = game.state
    if strategy != drawn:
        game.tell(STRATEGY_REPLACED, seat, drawn)
    state.strategy[seat] = strategy
    state.gold[seat] = 0
    game.tell(PROGRAM_SEATED, seat, strategy)


def keep_in_play(state: Position, regions: set[int]) -> None:
    """setup.excluded: all other regions are out of the game."""
    state.in_play = [int(region in regions) for region in range(len(state.in_play))]


def lay_on_track(state: Position, position: int, token: int) -> None:
    """setup.crusader_traits: one more crusader token on a position of the track."""
    state.track_traits[position] = [*state.track_traits[position], token]


def place_glitterhoof(game: Crown, region: int) -> None:
    """setup.glitterhoof: the horse takes the place of a lord, with a random positive trait."""
    state = game.state
    remove_lord(state, region)
    good = [token for token in state.random_traits if is_positive(token)]
    token = good[game.chance.below(len(good))]
    state.random_traits = without(state.random_traits, token)
    state.lord[region] = GLITTERHOOF
    state.place[GLITTERHOOF] = LORD
    lay_on_card(state, GLITTERHOOF, token)
    game.tell(LORD_PLACED, GLITTERHOOF, token, region)


def return_discards(state: Position) -> None:
    """setup.culture_deck: whoever made room for somebody else is in his deck again when the game begins."""
    state.place = [IN_DECK if place == DISCARDED else place for place in state.place]
