"""The greedy player: gives every answer a worth in victory points and takes the best."""

from __future__ import annotations

from typing import Any, Final

from regnum.agents.agent import Reply
from regnum.agents.choosing import best_of
from regnum.agents.here_i_stand import (
    greedy_actions,
    greedy_armies,
    greedy_battles,
    greedy_cards,
    greedy_diplomacy,
    greedy_events,
    greedy_faith,
    greedy_fortunes,
    greedy_sea,
    greedy_trade,
    greedy_winter,
)
from regnum.agents.here_i_stand.greedy_question import Judge, Question
from regnum.engine.chance import Chance, FastChance
from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.engine.promises import Promise
from regnum.engine.refusals import RegnumError

TITLE_ID: Final = "here_i_stand"

JUDGES: Final[dict[str, Judge]] = {
    **greedy_actions.JUDGES,
    **greedy_armies.JUDGES,
    **greedy_battles.JUDGES,
    **greedy_cards.JUDGES,
    **greedy_diplomacy.JUDGES,
    **greedy_events.JUDGES,
    **greedy_faith.JUDGES,
    **greedy_fortunes.JUDGES,
    **greedy_sea.JUDGES,
    **greedy_winter.JUDGES,
}


class GreedyAgent:
    """Takes the answer that is worth most; among equals, any."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = FastChance(seed)

    def choose(self, game: Game[Any], seat: int) -> int:
        if game.title.id != TITLE_ID:
            raise RegnumError(f"this greedy agent plays {TITLE_ID} only, not {game.title.id}")
        options = game.legal(seat)
        if len(options) == 1:
            return options[0]
        question = Question(game, seat, options)
        judge = JUDGES[question.name]
        worths = [judge(question, question.verb(option), question.numbers(option)) for option in options]
        return best_of(options, worths, self.chance)

    def propose(self, game: Game[Any], seat: int) -> list[Deal]:
        return greedy_trade.propose(game, seat)

    def agrees(self, game: Game[Any], seat: int, deal: Deal) -> Reply:
        return greedy_trade.answer(game.state, seat, deal)

    def promise(self, game: Game[Any], seat: int) -> list[Promise]:
        return greedy_trade.promises(game.state, seat)


def make(name: str, seed: int) -> GreedyAgent:
    """The greedy player with this seed."""
    return GreedyAgent(seed)
