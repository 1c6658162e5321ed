"""D2, E1 The market: buying cards and refreshing the rows."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import CONSTANTS, IS_COMET
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, WEST
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.market import cards_left, hidden_left, payment_spaces
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import hand_is_full
from regnum.titles.pax_renaissance.position.registers import REASONS
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Pax, Position
from regnum.titles.pax_renaissance.rules.victory import ActivateVictory, hold_patron_victory

CARD_NOT_FOR_SALE: Final = REASONS.add("card_not_for_sale", "E1")
CARD_IS_FACE_DOWN: Final = REASONS.add("card_is_face_down", "D2a")
TOO_EXPENSIVE: Final = REASONS.add("too_expensive", "E1b.1")
USURY: Final = REASONS.add("usury", "E1e")
HAND_FULL: Final = REASONS.add("hand_full", "E1a")
NO_CARD_FOR_PAYMENT: Final = REASONS.add("no_card_for_payment", "E1c")


HAND_LIMIT: Final[int] = CONSTANTS["hand"]["limit"]

# ---- buying ---------------------------------------------------------------------------------------------------------


def why_not_buy(state: Position, seat: int, card: int) -> int:
    """D2a, E1a, E1b, E1c, E1d, E1e, E1f, glossary:hand.2: whether the player may buy this card now."""
    if card not in state.market:
        return CARD_NOT_FOR_SALE
    space = state.market.index(card)
    if space % COLUMNS == FAIR:
        return CARD_IS_FACE_DOWN
    if card in state.usury:
        return USURY
    if hand_is_full(state, seat, HAND_LIMIT) and (
        not IS_COMET[card] or reading(state, "comet_with_full_hand") == "forbidden"
    ):
        return HAND_FULL
    if state.florins[seat] < space % COLUMNS:
        return TOO_EXPENSIVE
    if NONE in payment_spaces(state, space) and reading(state, "payment_both_rows_empty") == "not_payable":
        return NO_CARD_FOR_PAYMENT
    return ALLOWED


def price_of_card(state: Position, card: int) -> int:
    """E1b.1: a florin for each space to the left of a card that lies in the market."""
    return state.market.index(card) % COLUMNS


def cards_for_sale(state: Position, seat: int) -> list[int]:
    """E1: every card that the player may buy now; the same as judging each by `why_not_buy`, with the common questions
    asked once."""
    market, usury = state.market, state.usury
    full = hand_is_full(state, seat, HAND_LIMIT)
    comets_too = full and reading(state, "comet_with_full_hand") != "forbidden"
    strict = NONE in market and reading(state, "payment_both_rows_empty") == "not_payable"
    reach = min(state.florins[seat], COLUMNS - 1)
    found: list[int] = []
    for row in (EAST, WEST):
        for space in range(row * COLUMNS + FAIR + 1, row * COLUMNS + reach + 1):
            card = market[space]
            if card == NONE or card in usury:
                continue
            if full and not (comets_too and IS_COMET[card]):
                continue
            if strict and NONE in payment_spaces(state, space):
                continue
            found.append(card)
    return found


def buy(game: Pax, seat: int, card: int) -> None:
    """E1, E1b.2, E1d, E1f: pay, take the card and the florins on it; a comet is resolved at once."""
    state = game.state
    space = state.market.index(card)
    pay_for_card(game, seat, payment_spaces(state, space))
    changes.take_card(game, seat, space)
    if IS_COMET[card]:
        see_comet(game, seat, card)
    else:
        changes.put_in_hand(game, seat, card)


def pay_for_card(game: Pax, seat: int, spaces: list[int]) -> None:
    """E1b.2, E1c: a florin onto each of these spaces; NONE stands for China."""
    for target in spaces:
        if target == NONE:
            changes.pay_china_for_card(game, seat)
        else:
            changes.put_florin_on(game, seat, target)


def see_comet(game: Pax, seat: int, card: int) -> None:
    """L1, E1:note1, A3, B7b.2: the comet is discarded, and its buyer activates a victory card."""
    changes.discard_comet(game, seat, card)
    if not all(game.state.victory):
        game.call(ActivateVictory())


# ---- decks ----------------------------------------------------------------------------------------------------------


def turn_card(game: Pax, deck: int) -> int:
    """C5a, B7a: the next card of a deck. Its order is decided only now: above, any card not yet seen; below, one of
    the twelve or a comet."""
    above = game.state.top_left[deck]
    return changes.draw_from_top(game, deck) if above else changes.draw_from_below(game, deck)


def draw_card(game: Pax, deck: int) -> int:
    """D2.2, C5c: the top card of a deck; with astrology it lay face up and the one below it is turned."""
    state = game.state
    if reading(state, "astrology") == "off":
        return turn_card(game, deck)
    card = state.next_card[deck]
    foresee(game, deck)
    return card


def foresee(game: Pax, deck: int) -> None:
    """C5c: turn the top card of a deck face up."""
    changes.show_next(game, deck, turn_card(game, deck) if hidden_left(game.state, deck) else NONE)


# ---- refreshing -----------------------------------------------------------------------------------------------------


def refresh_market(game: Pax) -> None:
    """D2.1, D2.2, D2.3, L1a: slide, refill, and end the game if that is no longer possible.

    The leftmost card of each row is face down by its place alone, a comet too.
    """
    for row in (EAST, WEST):
        changes.slide_row(game, row)
    drawn = refill_market(game)
    gaps = game.state.market.count(NONE)
    if gaps and (reading(game.state, "market_exhaustion") == "any_gap" or not drawn):
        hold_patron_victory(game)


def refill_market(game: Pax) -> int:
    """D2.2, D2b: each row from its own deck, then what is missing from the other; how many cards were drawn."""
    drawn = fill_row(game, EAST, EAST) + fill_row(game, WEST, WEST)
    if NONE in game.state.market:
        drawn += fill_row(game, EAST, WEST) + fill_row(game, WEST, EAST)
    return drawn


def fill_row(game: Pax, row: int, deck: int) -> int:
    """Cards from a deck into the empty spaces of a row, the leftmost first; how many were drawn."""
    drawn = 0
    market = game.state.market
    if NONE not in market[row * COLUMNS : (row + 1) * COLUMNS]:
        return 0
    for space in range(row * COLUMNS, (row + 1) * COLUMNS):
        if market[space] == NONE and cards_left(game.state, deck):
            changes.turn_up(game, space, draw_card(game, deck))
            drawn += 1
    return drawn
