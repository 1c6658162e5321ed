"""C. Laying out a new game: banks, decks, purses and the Europe of 1550."""

from __future__ import annotations

from regnum.engine.game import Game
from regnum.titles.pax_renaissance.facts.names import REFORMIST
from regnum.titles.pax_renaissance.position.state import Position, replaced

Pax = Game[Position]


def seat_automaton(game: Pax, seat: int) -> None:
    """C2: a seat of a game for one belongs to the automated bank."""
    game.state.automaton = seat


def give_bank(game: Pax, seat: int, bank: int) -> None:
    """C2a: a player's bank."""
    game.state.bank[seat] = bank


def build_deck(game: Pax, deck: int, on_top: int, with_comets: int) -> None:
    """B7a, C5a, C5b: so many cards above the comets' part, and so many in it."""
    game.state.top_left[deck] = on_top
    game.state.low_left[deck] = with_comets


def give_first_turn(game: Pax, seat: int) -> None:
    """C7.1: who begins."""
    game.state.active = seat


def fill_purse(game: Pax, seat: int, florins: int) -> None:
    """C7.2: what a player begins with."""
    game.state.florins[seat] = florins


def begin_reformed(game: Pax, empire: int) -> None:
    """C1c: an empire that the reformation has reached by 1550."""
    game.state.regime = replaced(game.state.regime, empire, REFORMIST)


def begin_with_routes(game: Pax, routes: list[int]) -> None:
    """C1c: the emporia that are open from the beginning."""
    game.state.open_route = routes
