"""Games between programs.

>>> result = simulate("pax_renaissance", players=2, games=2, agents=["random"], seed=1)
>>> result.finished, result.errors, sum(result.outcomes.values())
(2, 0, 2)
"""

from __future__ import annotations

from regnum.selfplay.match import GameResult, Match, play_game
from regnum.selfplay.simulation import Simulation, simulate

__all__ = ["GameResult", "Match", "Simulation", "play_game", "simulate"]
