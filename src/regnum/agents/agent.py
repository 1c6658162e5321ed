"""What a program must offer to be a player, and how it is asked."""

from __future__ import annotations

from typing import Any, Protocol

from regnum.engine.chance import FastChance
from regnum.engine.game import Game


class Agent(Protocol):
    """A program that answers decisions. Whatever it draws comes from the seed it was made with."""

    def choose(self, game: Game[Any], seat: int) -> int:
        """One of `game.legal(seat)`. The game is the agent's own copy, in which hidden things are only a guess."""


def ask(agent: Agent, game: Game[Any], seat: int, seed: int) -> int:
    """The agent's answer. It is shown a copy with everything unknown to the seat drawn anew, never the real game."""
    return agent.choose(game.title.determinise(game, seat, FastChance(seed)), seat)
