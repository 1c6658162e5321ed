"""The simplest player."""

# not compiled: small, and an example for agents outside the package
from __future__ import annotations

from typing import Any

from regnum.engine.chance import Chance, FastChance
from regnum.engine.game import Game


class RandomAgent:
    """Takes any legal answer, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = FastChance(seed)

    def choose(self, game: Game[Any], seat: int) -> int:
        options = game.legal(seat)
        return options[self.chance.below(len(options))]
