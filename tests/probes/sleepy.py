"""Probe: an agent that thinks for longer than anybody wants to wait."""

from __future__ import annotations

import time
from typing import Any

from regnum.engine.game import Game

LONG = 60.0  # seconds


class Sleepy:
    """It would take its first answer, one day."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, game: Game[Any], seat: int) -> int:
        time.sleep(LONG)
        return game.legal(seat)[0]
