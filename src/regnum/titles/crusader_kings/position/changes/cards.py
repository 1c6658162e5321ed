"""Action cards and developments: decks, hands, plans and discards."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.catalogue import deck_of
from regnum.titles.crusader_kings.facts.names import DECKS, NONE
from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import (
    Crown,
    Position,
    is_program,
    replaced,
    without,
)

CARD_OPENED: Final = EVENTS.add("card_opened", "setup.development_row", "development")
CARD_DRAWN: Final = EVENTS.add("card_drawn", "era.draw_blind", "seat", "card")
DECK_SHUFFLED: Final = EVENTS.add("deck_shuffled", "basics.reshuffle", "deck")
HAND_DISCARDED: Final = EVENTS.add("hand_discarded", "era.refresh1", "seat", "card")
CARD_CLEARED: Final = EVENTS.add("card_cleared", "era.refresh3", "development")
PLANNED: Final = EVENTS.add("planned", "round.plans", "seat")
CARD_REVEALED: Final = EVENTS.add("card_revealed", "turn.reveal", "seat", "card")
CARD_SKIPPED: Final = EVENTS.add("card_skipped", "ai.crusade_skip", "seat", "card")
BONUS_CHOSEN: Final = EVENTS.add("bonus_chosen", "era.bonus_cards", "seat", "deck")
DEVELOPMENT_LOST: Final = EVENTS.add("development_lost", "develop.limit", "seat", "development")
DEVELOPMENT_TAKEN: Final = EVENTS.add("development_taken", "plot.bribe", "seat", "rival", "development")
DEVELOPMENT_BOUGHT: Final = EVENTS.add("development_bought", "develop.buy", "seat", "development", "gold")
DEVELOPMENT_TRADED: Final = EVENTS.add("development_traded", "basics.trade", "seat", "rival", "development")
CARD_TRADED: Final = EVENTS.add("card_traded", "basics.trade", "seat", "rival", "card")
CARDS_TRADED: Final = EVENTS.add("cards_traded", "basics.trade", "seat", "rival", "deck")


def rebuild_all(game: Crown) -> None:
    """action.discard: all five decks are made anew from their discards."""
    for deck in range(DECKS):
        rebuild_deck(game, deck)


def rebuild_deck(game: Crown, deck: int) -> None:
    """basics.reshuffle, action.discard: the discards of a deck are its new cards."""
    state = game.state
    state.deck = replaced(state.deck, deck, sorted([*state.deck[deck], *state.discard[deck]]))
    state.discard = replaced(state.discard, deck, [])
    game.tell(DECK_SHUFFLED, deck)


def draw_card(game: Crown, seat: int, deck: int) -> None:
    """era.draw, era.draw_blind: the top card of a deck into a hand."""
    state = game.state
    if not state.deck[deck]:
        if reading(state, "deck_rebuild") == "together":
            rebuild_all(game)
        else:
            rebuild_deck(game, deck)
    pool = state.deck[deck][:]
    card = game.chance.take(pool)
    state.deck = replaced(state.deck, deck, pool)
    state.hand[seat] = sorted([*state.hand[seat], card])
    state.holding[seat * DECKS + deck] += 1
    if not is_program(state, seat):
        game.tell_apart(CARD_DRAWN, (seat,), seat, card)


def promise_bonus(game: Crown, seat: int, deck: int) -> None:
    """era.bonus_cards: a bonus card that will be drawn with the eight."""
    game.state.bonus[seat * DECKS + deck] += 1
    game.tell(BONUS_CHOSEN, seat, deck)


def claim_bonus(state: Position, seat: int, deck: int) -> int:
    """era.bonus_cards: how many bonus cards of a deck are drawn now; nothing is promised any more."""
    promised = state.bonus[seat * DECKS + deck]
    state.bonus[seat * DECKS + deck] = 0
    return promised


def take_from_hand(state: Position, seat: int, card: int) -> None:
    """A card leaves a hand, seen by everybody."""
    state.hand[seat] = without(state.hand[seat], card)
    state.holding[seat * DECKS + deck_of(card)] -= 1


def discard_card(state: Position, card: int) -> None:
    """turn.event, action.discard: a card face up onto the common discard."""
    deck = deck_of(card)
    state.discard = replaced(state.discard, deck, sorted([*state.discard[deck], card]))


def discard_from_hand(game: Crown, seat: int, card: int) -> None:
    """era.refresh1: an unplayed card, face up."""
    take_from_hand(game.state, seat, card)
    discard_card(game.state, card)
    game.tell(HAND_DISCARDED, seat, card)


def plan_cards(game: Crown, seat: int, cards: list[int]) -> None:
    """round.plans: two cards face down, the first on top."""
    state = game.state
    state.hand[seat] = [card for card in state.hand[seat] if card not in cards]
    state.plan[seat] = cards
    game.tell(PLANNED, seat)


def reveal_card(game: Crown, seat: int, card: int) -> None:
    """turn.reveal: this card is played."""
    game.state.card = card
    game.tell(CARD_REVEALED, seat, card)


def reveal_planned(game: Crown, seat: int) -> None:
    """turn.reveal: the top card of the plan."""
    state = game.state
    card = state.plan[seat][0]
    state.plan[seat] = state.plan[seat][1:]
    state.holding[seat * DECKS + deck_of(card)] -= 1
    reveal_card(game, seat, card)


def skip_card(game: Crown, seat: int, card: int) -> None:
    """ai.crusade_skip, ai.crusade_force: a card of a program is passed over."""
    discard_card(game.state, card)
    game.tell(CARD_SKIPPED, seat, card)


def turn_up_card(game: Crown, seat: int) -> int:
    """ai.cards: the top card of a program's shuffled hand."""
    state = game.state
    card = state.hand[seat][game.chance.below(len(state.hand[seat]))]
    take_from_hand(state, seat, card)
    return card


# ---- developments ---------------------------------------------------------------------------------------------------


def open_developments(game: Crown) -> None:
    """setup.development_row, develop.refill: the empty places of the row are filled."""
    state = game.state
    for place, open_card in enumerate(state.row):
        if open_card != NONE:
            continue
        if not state.development_deck:
            state.development_deck, state.development_discard = state.development_discard, []
        if state.development_deck:
            pool = state.development_deck[:]
            state.row[place] = game.chance.take(pool)
            state.development_deck = pool
            game.tell(CARD_OPENED, state.row[place])


def clear_developments(game: Crown) -> None:
    """era.refresh3: the open cards are discarded and replaced."""
    state = game.state
    for place, open_card in enumerate(state.row):
        if open_card != NONE:
            state.development_discard = sorted([*state.development_discard, open_card])
            state.row[place] = NONE
            game.tell(CARD_CLEARED, open_card)
    open_developments(game)


def hold_development(state: Position, seat: int, development: int) -> None:
    """develop.buy, plot.bribe: a card lies before its owner."""
    state.held[seat] = [*state.held[seat], development]
    state.unsettled = 1


def take_from_row(game: Crown, seat: int, development: int, price: int) -> None:
    """develop.buy: a bought card leaves the row."""
    state = game.state
    state.row[state.row.index(development)] = NONE
    game.tell(DEVELOPMENT_BOUGHT, seat, development, price)


def drop_development(game: Crown, seat: int, development: int) -> None:
    """develop.limit: a card is discarded."""
    state = game.state
    state.held[seat] = without(state.held[seat], development)
    state.development_discard = sorted([*state.development_discard, development])
    state.unsettled = 1
    game.tell(DEVELOPMENT_LOST, seat, development)


def move_development(state: Position, giver: int, taker: int, development: int) -> None:
    """plot.bribe, basics.trade: a card changes its owner."""
    state.held[giver] = without(state.held[giver], development)
    hold_development(state, taker, development)


def take_development_from(game: Crown, seat: int, rival: int, development: int) -> None:
    """plot.bribe: a councilor changes sides."""
    move_development(game.state, rival, seat, development)
    game.tell(DEVELOPMENT_TAKEN, seat, rival, development)


def trade_development(game: Crown, giver: int, taker: int, development: int) -> None:
    """basics.trade: a card changes its owner by a deal."""
    move_development(game.state, giver, taker, development)
    game.tell(DEVELOPMENT_TRADED, giver, taker, development)


def discard_hand(state: Position, seat: int) -> None:
    """elimination.when: a player out of the game holds no cards."""
    for card in (*state.hand[seat], *state.plan[seat]):
        discard_card(state, card)
    state.hand[seat] = []
    state.plan[seat] = []
    for deck in range(DECKS):
        state.holding[seat * DECKS + deck] = 0


def trade_card(game: Crown, giver: int, taker: int, card: int) -> None:
    """basics.trade: a card of a hand changes its owner; the others see only its back."""
    state = game.state
    deck = deck_of(card)
    take_from_hand(state, giver, card)
    state.hand[taker] = sorted([*state.hand[taker], card])
    state.holding[taker * DECKS + deck] += 1
    game.tell_apart(CARD_TRADED, (giver, taker), giver, taker, card)
    game.tell_others(CARDS_TRADED, (giver, taker), giver, taker, deck)
