"""Florins: purses, the market cards and China (glossary: CHINA)."""

from __future__ import annotations

from typing import Final

from regnum.engine.game import Game
from regnum.titles.pax_renaissance.position.registers import EVENTS
from regnum.titles.pax_renaissance.position.state import Position

FLORIN_ON_CARD: Final = EVENTS.add("florin_on_card", "E1b.2", "seat", "card")
FLORIN_TO_CHINA: Final = EVENTS.add("florin_to_china", "E1c", "seat")
PAID_CHINA: Final = EVENTS.add("paid_china", "glossary:china", "seat", "florins")
GOT_FROM_CHINA: Final = EVENTS.add("got_from_china", "glossary:china", "seat", "florins")
FLORIN_TAKEN: Final = EVENTS.add("florin_taken", "F2", "seat", "space")
FAIR_OPENED: Final = EVENTS.add("fair_opened", "G", "seat", "half", "florins")


Pax = Game[Position]


def pay_china(game: Pax, seat: int, florins: int) -> None:
    """glossary:china: everything but a card's price is paid to China."""
    if florins:
        game.state.florins[seat] -= florins
        game.tell(PAID_CHINA, seat, florins)


def receive_from_china(game: Pax, seat: int, florins: int) -> None:
    """glossary:florin.a: China never runs out."""
    if florins:
        game.state.florins[seat] += florins
        game.tell(GOT_FROM_CHINA, seat, florins)


def take_from_space(game: Pax, seat: int, space: int) -> None:
    """F2: one florin from a market space."""
    game.state.market_florins[space] -= 1
    game.state.florins[seat] += 1
    game.tell(FLORIN_TAKEN, seat, space)


def put_florin_on(game: Pax, seat: int, space: int) -> None:
    """E1b.2, E1e: one florin of the price onto a card, which the player may not buy this turn."""
    state = game.state
    state.florins[seat] -= 1
    state.market_florins[space] += 1
    state.usury = [*state.usury, state.market[space]]
    game.tell(FLORIN_ON_CARD, seat, state.market[space])


def take_profit(game: Pax, seat: int, space: int, florins: int) -> None:
    """G2b.1, G3a: florins of the common profits become a player's."""
    game.state.market_florins[space] -= florins
    game.state.florins[seat] += florins


def send_profit_to_china(game: Pax, space: int) -> None:
    """G3b: a pirate's florin goes to China."""
    game.state.market_florins[space] -= 1


def pay_china_for_card(game: Pax, seat: int) -> None:
    """E1c: a florin of the price for which no card is there."""
    game.state.florins[seat] -= 1
    game.tell(FLORIN_TO_CHINA, seat)


def take_price(game: Pax, seat: int, price: int) -> None:
    """E3.1: what a sold card brings, from China."""
    game.state.florins[seat] += price


def create_profits(game: Pax, seat: int, row: int, space: int, florins: int) -> None:
    """G1a: florins from China join those on the fair card."""
    state = game.state
    state.market_florins[space] += florins
    game.tell(FAIR_OPENED, seat, row, state.market_florins[space])
