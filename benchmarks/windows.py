"""What it costs that a window opens in which nobody plays: who is asked, their silence, and that it closes.

    ./run bench windows [--title here_i_stand] [--games 6]

Each window of random games is closed by one call for all seats, in a copy in which nothing is left to be done after it:
what the rules do next is no cost of the window. The budget is that of the architecture, for uncompiled sources.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from typing import Any, Final

import regnum
from benchmarks.measures import percentile, report
from regnum.engine.frames import Window
from regnum.engine.game import Game

LIMITS: Final = {"mean_us": 40.0}
ROUNDS: Final = 5  # of which the quickest counts: others measure what else the machine does


def closed_in_silence(game: Game[Any], window: Window[Any]) -> float:
    """Seconds that a window takes in which nobody plays."""
    best = 1.0
    for _ in range(ROUNDS):
        twin = game.copy()
        twin.stack, twin.progress = [window], [0]
        began = time.perf_counter()
        twin.answer_all([window.silence] * len(game.sealed))
        best = min(best, time.perf_counter() - began)
    return best


def figures(title: str, players: int, games: int) -> dict[str, float]:
    """Mean, median and worst hundredth of all windows of so many games, in microseconds."""
    took: list[float] = []
    for seed in range(games):
        game, draw = regnum.new(title, players, seed), random.Random(seed)
        while not game.over:
            window = game.stack[-1]
            if isinstance(window, Window) and max(game.sealed) < 0:
                took.append(closed_in_silence(game, window) * 1e6)
            seat = game.waiting[0]
            game.apply(seat, draw.choice(game.legal(seat)))
    return {
        "windows": float(len(took)),
        "mean_us": round(statistics.mean(took), 1),
        "median_us": round(statistics.median(took), 1),
        "p99_us": round(percentile(took, 0.99), 1),
    }


def main() -> int:
    """Measure and compare with the budget."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--title", default="here_i_stand")
    parser.add_argument("--players", type=int, default=6)
    parser.add_argument("--games", type=int, default=6)
    arguments = parser.parse_args()
    return report(figures(arguments.title, arguments.players, arguments.games), LIMITS)


if __name__ == "__main__":
    sys.exit(main())
