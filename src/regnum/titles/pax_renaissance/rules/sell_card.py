"""E3 Selling a card, and what some cards do when they are sold."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import CONSTANTS, RULER
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.locations import is_consort
from regnum.titles.pax_renaissance.position.queries.readings import reading
from regnum.titles.pax_renaissance.position.queries.tableau import queens_of, works
from regnum.titles.pax_renaissance.position.registers import EVENTS, REASONS
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, OLD_MAID, Pax, Position
from regnum.titles.pax_renaissance.rules.one_shots import DeclareOneShot, may_fire_sold
from regnum.titles.pax_renaissance.rules.operations import BreakCipher
from regnum.titles.pax_renaissance.rules.regime_change import WESTERN, Emancipation

CARD_SOLD: Final = EVENTS.add("card_sold", "E3.1", "seat", "card", "price")
HAND_CARD_SOLD: Final = EVENTS.add("hand_card_sold", "E3.1", "seat", "price")

NOT_YOURS_TO_SELL: Final = REASONS.add("not_yours_to_sell", "E3.1")
QUEEN_SELLS_WITH_KING: Final = REASONS.add("queen_sells_with_king", "E3a")


PRICE: Final[int] = CONSTANTS["sale"]["card"]
RANSOM: Final = 4


def why_not_sell(state: Position, seat: int, card: int) -> int:
    """E3.1, E3a, I2a: a card from hand or tableau, or an old maid; a queen is sold with her king only."""
    if card in state.hand[seat]:
        return ALLOWED
    if state.owner[card] != seat or state.place[card] not in (IN_TABLEAU, OLD_MAID):
        return NOT_YOURS_TO_SELL
    if is_consort(state, card):
        return QUEEN_SELLS_WITH_KING
    return ALLOWED


def sell(game: Pax, seat: int, card: int) -> None:
    """E3.1, D1.3: from the hand the card leaves unseen; from the tableau its effects may work (E3c)."""
    state = game.state
    if card in state.hand[seat]:
        sell_from_hand(game, seat, card)
    elif card >= RULER:
        sell_ruler(game, seat, card - RULER)
    elif state.place[card] == OLD_MAID:
        pay_seller(game, seat, card, PRICE)
        changes.discard_card(game, card)
    else:
        sell_from_tableau(game, seat, card)


def pay_seller(game: Pax, seat: int, card: int, price: int) -> None:
    """E3.1: florins from China."""
    changes.take_price(game, seat, price)
    game.tell(CARD_SOLD, seat, card, price)


def sell_from_hand(game: Pax, seat: int, card: int) -> None:
    """E3.1, glossary:discard: nobody learns which card it was, unless it fires a one-shot (A1d.1)."""
    state = game.state
    if may_fire_sold(state, seat, card, from_tableau=False):
        changes.show_from_hand(state, seat, card)
        pay_seller(game, seat, card, PRICE)
        changes.discard_card(game, card)
        game.call(DeclareOneShot(card, 1))
        return
    changes.take_price(game, seat, PRICE)
    changes.discard_from_hand(game, seat, card)
    game.tell_apart(CARD_SOLD, (seat,), seat, card, PRICE)
    game.tell_others(HAND_CARD_SOLD, (seat,), seat, PRICE)


def sell_ruler(game: Pax, seat: int, empire: int) -> None:
    """E3a, E3b: a ruler returns to his throne with all that is his; a couple is sold together."""
    pay_seller(game, seat, RULER + empire, ruler_price(game.state, empire))
    changes.return_to_throne(game, empire)


def ruler_price(state: Position, empire: int) -> int:
    """E3a: 2 florins for each of a couple, 4 for a queen with an unsilenced ransom by the default reading."""
    price = PRICE
    for queen in queens_of(state, empire):
        ransom = works(state, queen, "sell_price_4") and reading(state, "couple_with_ransom_price") == "6"
        price += RANSOM if ransom else PRICE
    return price


def sell_from_tableau(game: Pax, seat: int, card: int) -> None:
    """E3.2, E3c: pieces leave the sold card; then its sale effect."""
    state = game.state
    price = RANSOM if works(state, card, "sell_price_4") else PRICE
    deciphers = works(state, card, "sell_for_opponents_political_op")
    emancipates = works(state, card, "sell_to_emancipate_west")
    pay_seller(game, seat, card, price)
    changes.discard_card(game, card)
    if deciphers and is_possible_beyond_silence(game):
        game.call(BreakCipher())
    if emancipates:
        game.call(Emancipation(WESTERN))
    if may_fire_sold(state, seat, card, from_tableau=True):
        game.call(DeclareOneShot(card, 1))


def is_possible_beyond_silence(game: Pax) -> bool:
    """Whether Cryptography finds anything but keeping silent."""
    choice = BreakCipher()
    seat = game.state.active
    return sum(1 for option in choice.candidates(game, seat) if choice.why_not(game, seat, option) == 0) > 1
