"""The market and the hands: cards turned up, slid, bought, shown and thrown away."""

from __future__ import annotations

from typing import Final

from regnum.engine.game import Game
from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position.registers import EVENTS
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, GONE, IN_MARKET, TAKEN, Position, replaced

CARD_TURNED_UP: Final = EVENTS.add("card_turned_up", "D2.2", "space", "card")
CARD_FORESEEN: Final = EVENTS.add("card_foreseen", "C5c", "half", "card")
CARD_BOUGHT: Final = EVENTS.add("card_bought", "E1", "seat", "card", "price", "gain")
COMET_SEEN: Final = EVENTS.add("comet_seen", "L1", "seat", "card")
CARD_DISCARDED: Final = EVENTS.add("card_discarded", "glossary:discard", "card")


Pax = Game[Position]


def turn_up(game: Pax, space: int, card: int) -> None:
    """D2.2: a card from a deck onto an empty space."""
    state = game.state
    state.market[space] = card
    state.place[card] = IN_MARKET
    game.tell(CARD_TURNED_UP, space, card)


def slide_row(game: Pax, row: int) -> None:
    """B2e, D2.1, G5a, glossary:market: cards and their florins slide left; florins left in the fair space wait there
    for the next card."""
    market, florins = game.state.market, game.state.market_florins
    first = row * COLUMNS
    if NONE not in market[first : first + COLUMNS]:
        return
    waiting = florins[first + FAIR] if market[first + FAIR] == NONE else 0
    free = first
    for space in range(first, first + COLUMNS):
        if market[space] != NONE:
            market[free], florins[free] = market[space], florins[space]
            free += 1
    for space in range(free, first + COLUMNS):
        market[space], florins[space] = NONE, 0
    florins[first + FAIR] += waiting


def take_card(game: Pax, seat: int, space: int) -> int:
    """E1, E1d: a market card with the florins on it; the card leaves the market, the florins are the buyer's."""
    state = game.state
    card = state.market[space]
    state.market[space] = NONE
    gain = state.market_florins[space]
    state.market_florins[space] = 0
    state.florins[seat] += gain
    game.tell(CARD_BOUGHT, seat, card, space % COLUMNS, gain)
    return card


def put_in_hand(game: Pax, seat: int, card: int) -> None:
    """glossary:hand.1: bought cards go to the hand."""
    state = game.state
    state.hand[seat] = sorted([*state.hand[seat], card])
    state.taken = replaced(state.taken, seat, [*state.taken[seat], card])
    state.place[card] = TAKEN
    state.owner[card] = seat


def show_from_hand(state: Position, seat: int, card: int) -> None:
    """A card leaves the hand face up, so everybody knows that it was never thrown away before."""
    state.hand[seat] = without(state.hand[seat], card)
    state.taken = replaced(state.taken, seat, without(state.taken[seat], card))
    forget_the_gone(state, seat)


def discard_from_hand(game: Pax, seat: int, card: int) -> None:
    """glossary:hand.a, discard: a card leaves the hand face down; the others do not learn which."""
    state = game.state
    state.hand[seat] = without(state.hand[seat], card)
    state.taken = replaced(state.taken, seat, [*state.taken[seat], -1])
    forget_the_gone(state, seat)


def forget_the_gone(state: Position, seat: int) -> None:
    """Cards that cannot be in the hand any more, as everybody can work out, are gone for good."""
    taken = state.taken[seat]
    held = 0
    for place, entry in enumerate(taken):
        held += 1 if entry >= 0 else entry
        if held == 0:
            for card in taken[: place + 1]:
                if card >= 0:
                    state.place[card] = GONE
                    state.owner[card] = NONE
            state.taken = replaced(state.taken, seat, taken[place + 1 :])
            forget_the_gone(state, seat)
            return


def discard_from_market(game: Pax, space: int) -> None:
    """G1b: a market card leaves the game; its florins stay where they are."""
    state = game.state
    card = state.market[space]
    state.market[space] = NONE
    state.place[card] = GONE
    game.tell(CARD_DISCARDED, card)


def draw_from_top(game: Pax, deck: int) -> int:
    """C5a: any card not yet seen, from above the comets' part."""
    state = game.state
    state.top_left = replaced(state.top_left, deck, state.top_left[deck] - 1)
    return draw_from_pool(game, deck)


def draw_from_below(game: Pax, deck: int) -> int:
    """B7a, C5a: a comet or one of the other cards of the comets' part, each place as likely as the others."""
    state = game.state
    comets = len(state.comets[deck])
    if comets and game.chance.below(state.low_left[deck] + comets) < comets:
        bag = state.comets[deck][:]
        card = bag.pop(game.chance.below(len(bag)))
        state.comets = replaced(state.comets, deck, bag)
        return card
    state.low_left = replaced(state.low_left, deck, state.low_left[deck] - 1)
    return draw_from_pool(game, deck)


def draw_from_pool(game: Pax, deck: int) -> int:
    """Any card not yet seen that belongs to the deck."""
    bag = game.state.pool[deck][:]
    card = bag.pop(game.chance.below(len(bag)))
    game.state.pool = replaced(game.state.pool, deck, bag)
    return card


def without(cards: list[int], card: int) -> list[int]:
    """The cards but one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def show_next(game: Pax, deck: int, card: int) -> None:
    """C5c: the card that lies face up on a deck; NONE if the deck has run out."""
    game.state.next_card = replaced(game.state.next_card, deck, card)
    if card != NONE:
        game.tell(CARD_FORESEEN, deck, card)


def discard_comet(game: Pax, seat: int, card: int) -> None:
    """L1, E1:note1: a bought comet is discarded."""
    game.state.place[card] = GONE
    game.tell(COMET_SEEN, seat, card)
