"""The greedy player: gives every answer a worth in points, by odds that it knows, and takes the best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.agents.agent import Reply
from regnum.agents.choosing import best_of
from regnum.agents.crusader_kings import (
    greedy_cards,
    greedy_checks,
    greedy_court,
    greedy_events,
    greedy_trade,
    greedy_war,
)
from regnum.engine.chance import Chance, FastChance
from regnum.engine.deals import Deal
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.position.state import Position

TITLE_ID: Final = "crusader_kings"
Judge = Callable[[Game[Position], Any, int, int], float]

JUDGES: Final[dict[str, Judge]] = {
    **greedy_cards.JUDGES,
    **greedy_checks.JUDGES,
    **greedy_court.JUDGES,
    **greedy_events.JUDGES,
    **greedy_war.JUDGES,
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
        decision: Decision[Any] = game.decision()
        judge = JUDGES[type(decision).__name__]
        worths = [judge(game, decision, seat, option) for option in options]
        return best_of(options, worths, self.chance)

    def propose(self, game: Game[Any], seat: int) -> Deal | None:
        return greedy_trade.propose(game, seat)

    def agrees(self, game: Game[Any], seat: int, deal: Deal) -> Reply:
        if greedy_trade.agrees(game, seat, deal):
            return Reply(True)
        return Reply(False, greedy_trade.refusal(game, seat, deal), greedy_trade.counter_offer(game, seat, deal))


def make(name: str, seed: int) -> GreedyAgent:
    """The greedy player with this seed."""
    return GreedyAgent(seed)
