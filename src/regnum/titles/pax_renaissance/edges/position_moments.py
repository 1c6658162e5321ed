"""The moments of Pax Renaissance at which a position written by hand may begin."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.engine.position_parts import Names
from regnum.engine.positions import Moment, Moments, Pending
from regnum.titles.pax_renaissance.edges.position_names import CARD_NAMES, HALF_NAMES
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.operations import RunOperations, any_operation
from regnum.titles.pax_renaissance.rules.play_card import PlayCard
from regnum.titles.pax_renaissance.rules.solo import SetCourse
from regnum.titles.pax_renaissance.rules.turn import ChooseAction, Turn


def moments(seats: Names) -> Moments[Position]:
    """All moments, by the seats of a game."""
    return Moments(
        Moment("action", action, misfit=out_of_the_game),
        Moment(
            "turn", lambda game, seat: [(Turn(), 0)], (seats,), out_of_the_game, lambda game, seat: {"active": seat[0]}
        ),
        Moment("refresh", lambda game, nothing: [(Turn(), 1)]),
        Moment("operations", operations, (HALF_NAMES,), no_operation),
        Moment("play", play, (CARD_NAMES,), not_in_hand),
    )


def action(game: Pax, nothing: Sequence[int] = ()) -> Pending[Position]:
    """D1.intro1: the active player chooses his next action; the automated bank first sets its course."""
    state = game.state
    asked: list[tuple[Turn | ChooseAction | SetCourse, int]] = [(Turn(), 1), (ChooseAction(), 0)]
    return [*asked, (SetCourse(), 0)] if state.active == state.automaton and state.actions else asked


def operations(game: Pax, half: Sequence[int]) -> Pending[Position]:
    """E4: the active player runs the operations of one half of his tableau."""
    return [*action(game)[:2], (RunOperations(half[0]), 0)]


def play(game: Pax, card: Sequence[int]) -> Pending[Position]:
    """E2: the active player plays a card of his hand."""
    return [*action(game)[:2], (PlayCard(card[0]), 0)]


def out_of_the_game(game: Pax, nothing: Sequence[int]) -> str:
    """G6: whoever is bankrupt has no turn."""
    return f"seat {game.state.active} is out of the game" if game.state.out[game.state.active] else ""


def no_operation(game: Pax, half: Sequence[int]) -> str:
    """D1.intro2: an operation must be possible."""
    seat = game.state.active
    return out_of_the_game(game, ()) or ("" if any_operation(game, seat, half[0]) else f"seat {seat} can run none")


def not_in_hand(game: Pax, card: Sequence[int]) -> str:
    """E2: cards are played from the hand."""
    seat = game.state.active
    return "" if card[0] in game.state.hand[seat] else f"the card is not in the hand of seat {seat}"
