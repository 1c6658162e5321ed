"""The greedy player: tries every answer on a copy, follows its own action through, and takes the best."""

from __future__ import annotations

from typing import Any, Final

from regnum.agents.choosing import best_of
from regnum.agents.pax_renaissance.evaluation import evaluate
from regnum.engine.chance import Chance, FastChance
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError
from regnum.titles.pax_renaissance.position.state import Position
from regnum.titles.pax_renaissance.rules.turn import ACTION, DECLARE, END_TURN, ChooseAction

TITLE_ID: Final = "pax_renaissance"
MOST_STEPS: Final = 8  # decisions that are followed through after the first answer
MOST_TRIED: Final = 6  # answers that are tried at each of them
DISLIKED_IDLENESS: Final = 0.05  # ending the turn with an action left must be better by more than this


class GreedyAgent:
    """Takes the answer after which its position is worth most; a victory at once."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = FastChance(seed)

    def choose(self, game: Game[Any], seat: int) -> int:
        if game.title.id != TITLE_ID:
            raise RegnumError(f"the agent greedy plays {TITLE_ID} only, not {game.title.id}")
        options = game.legal(seat)
        if len(options) == 1:
            return options[0]
        if isinstance(game.decision(), ChooseAction):
            for option in options:
                if ACTION.verb_of(option) == DECLARE:
                    return option
        return best_of(options, [self.worth(game, seat, option) for option in options], self.chance)

    def worth(self, game: Game[Any], seat: int, option: int) -> float:
        """What the position is worth after an answer and everything that follows from it within the action."""
        if isinstance(game.decision(), ChooseAction) and option == END_TURN:
            return worth_of_stopping(game, seat)
        twin = game.copy()
        twin.apply(seat, option)
        follow_through(twin)
        return evaluate(twin.state, seat)


def worth_of_stopping(game: Game[Any], seat: int) -> float:
    """The position as it is, with its actions given up; what the market brings is not guessed at."""
    state: Position = game.state.copy()
    wasted = state.actions
    state.actions = 0
    return evaluate(state, seat) - DISLIKED_IDLENESS * wasted


def follow_through(game: Game[Any]) -> None:
    """Answer the decisions of the present action, each for whom it asks, with the best of a few answers."""
    for _ in range(MOST_STEPS):
        if game.over or isinstance(game.decision(), ChooseAction):
            return
        seat = game.waiting[0]
        game.apply(seat, likely_answer(game, seat))


def likely_answer(game: Game[Any], seat: int) -> int:
    """The answer after which the seat stands best at once, out of a few spread over all."""
    options = game.legal(seat)
    tried = spread(options, MOST_TRIED)
    if len(tried) == 1:
        return tried[0]
    rated = []
    for option in tried:
        twin = game.copy()
        twin.apply(seat, option)
        rated.append((evaluate(twin.state, seat), -option))
    return -max(rated)[1]


def spread(options: list[int], most: int) -> list[int]:
    """At most so many of the options, evenly spread.

    >>> spread([1, 2, 3, 4, 5, 6], 3)
    [1, 3, 5]
    """
    if len(options) <= most:
        return options
    return [options[place * len(options) // most] for place in range(most)]


def make(name: str, seed: int) -> GreedyAgent:
    """The greedy player with this seed."""
    return GreedyAgent(seed)
