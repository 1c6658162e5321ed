"""What more workers bring to self-play.

./run bench workers [--backend ray]        the same games by one worker and by two, in turn, three rounds

Two workers must play at least 1.8 times as many games a second as one.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from typing import Final

from benchmarks.measures import report
from regnum.selfplay import Simulation, simulate
from regnum.selfplay.simulation import BACKENDS

GAMES: Final = 120  # by six random players of Here I Stand: long enough for the start of a worker not to count
ROUNDS: Final = 3
LEAST: Final = 1.8


def played(backend: str, jobs: int) -> Simulation:
    """So many games."""
    return simulate("here_i_stand", 6, GAMES, ["random"], 1, jobs, backend=backend)


def main() -> int:
    """Measure, print, compare."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--backend", choices=BACKENDS, default="local")
    backend = parser.parse_args().backend
    ratios = [played(backend, 1).seconds / played(backend, 2).seconds for _ in range(ROUNDS)]
    gain = statistics.median(ratios)
    return report({"gain_of_two": round(gain, 2), "short_of_limit": max(0.0, LEAST - gain)}, {"short_of_limit": 0.0})


if __name__ == "__main__":
    sys.exit(main())
