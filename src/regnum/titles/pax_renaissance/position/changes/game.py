"""The course of the game: turns, regimes, routes, victories."""

from __future__ import annotations

from typing import Final

from regnum.engine.game import Game
from regnum.titles.pax_renaissance.position.registers import EVENTS
from regnum.titles.pax_renaissance.position.state import Position, replaced

TURN_BEGAN: Final = EVENTS.add("turn_began", "D1.intro1", "seat")
VICTORY_ACTIVATED: Final = EVENTS.add("victory_activated", "L1", "seat", "victory")
OPERATION_RUN: Final = EVENTS.add("operation_run", "E4.1", "seat", "card", "operation")
REGIME_SET: Final = EVENTS.add("regime_set", "B6.1", "empire", "regime")
TRADE_SHIFTED: Final = EVENTS.add("trade_shifted", "H1.1", "route", "old_route")
COURSE_SET: Final = EVENTS.add("course_set", "D1.intro1", "seat", "row", "objective")
PLAYER_RUINED: Final = EVENTS.add("player_ruined", "G6", "seat")


Pax = Game[Position]


def set_regime(game: Pax, empire: int, regime: int) -> None:
    """B2a, B6, B6.1, K2a.1, glossary:map_cards, theocracy, feudal: the map card of an empire; pieces stay in their
    circles (K2a.2)."""
    if game.state.regime[empire] != regime:
        game.state.regime = replaced(game.state.regime, empire, regime)
        game.tell(REGIME_SET, empire, regime)


def move_disk(game: Pax, row: int, route: int) -> None:
    """H1.1, H1.3, C1a.2: the disk leaves the named emporium for the open one; later voyages start anew."""
    old = game.state.open_route[row]
    game.state.open_route = replaced(game.state.open_route, row, route)
    game.tell(TRADE_SHIFTED, route, old)


def activate_victory(game: Pax, seat: int, victory: int) -> None:
    """L1: a victory card is turned to its active side."""
    game.state.victory = replaced(game.state.victory, victory, 1)
    game.tell(VICTORY_ACTIVATED, seat, victory)


def begin_turn(game: Pax, seat: int, actions: int) -> None:
    """D1.intro1: a new turn."""
    state = game.state
    state.active = seat
    state.actions = actions
    state.spent = 0
    state.operations_used = [0, 0]
    state.fairs_used = [0, 0]
    state.free_fair_used = 0
    state.acted = []
    state.usury = []
    state.course = []
    game.tell(TURN_BEGAN, seat)


def pass_turn(game: Pax, seat: int) -> None:
    """D2c: the next player."""
    game.state.active = seat


def spend_action(game: Pax, actions: int) -> None:
    """D1.intro1: actions of the turn are used up; free ones count as having acted."""
    game.state.actions -= actions
    game.state.spent += 1


def use_fair(game: Pax, row: int, *, free: bool) -> None:
    """D1.intro3: a row's fair happens once a turn."""
    game.state.fairs_used = replaced(game.state.fairs_used, row, 1)
    if free:
        game.state.free_fair_used = 1


def use_operations(game: Pax, halves: tuple[int, ...]) -> None:
    """D1.intro3: a half is run once a turn."""
    for half in halves:
        game.state.operations_used = replaced(game.state.operations_used, half, 1)


def note_operation(game: Pax, seat: int, card: int, operation: int) -> None:
    """E4.1: a card has acted this turn."""
    game.state.acted = [*game.state.acted, card]
    game.tell(OPERATION_RUN, seat, card, operation)


def set_course(game: Pax, seat: int, row: int, objective: int) -> None:
    """The automated bank says what it wants to reach next."""
    game.state.course = [row, objective]
    game.tell(COURSE_SET, seat, row, objective)


def ruin(game: Pax, seat: int) -> None:
    """G6: a player without florins, cards and concessions is out."""
    game.state.out = replaced(game.state.out, seat, 1)
    game.tell(PLAYER_RUINED, seat)


def end_game(game: Pax, way: int, winners: list[int]) -> None:
    """L2: the game is over."""
    game.state.ending = way
    game.state.winners = winners
    game.finish()
