"""Two source trees side by side: decisions a second of every title, in turn, so that whatever else runs slows both.

    python -m benchmarks.commits OLD NEW [--rounds 5] [--games 60]

OLD and NEW are folders of clones; a compiled build in one is used if it fits its sources. Printed are medians and their
ratio.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import json, random, sys, time
import regnum
from regnum.engine.registry import BUILT_IN
speeds = {}
for name in BUILT_IN:
    title, decisions, seconds = regnum.find_title(name), 0, 0.0
    for seed in range(int(sys.argv[1])):
        players = max(2, title.min_players) + seed % (title.max_players - max(2, title.min_players) + 1)
        game, dice = regnum.new(name, players=players, seed=seed), random.Random(seed)
        started = time.perf_counter()
        while not game.over:
            seat = game.waiting[0]
            game.apply(seat, dice.choice(game.legal(seat)))
        seconds += time.perf_counter() - started
        decisions += game.decision_id
    speeds[name] = decisions / seconds
print(json.dumps({"compiled": regnum.compiled(), "speeds": speeds}))
"""


def played(tree: Path, games: int) -> dict[str, float]:
    """Decisions a second of every title with the sources of a tree."""
    settings = {**os.environ, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-P", "-c", SCRIPT, str(games)]
    done = subprocess.run(command, env=settings, stdout=subprocess.PIPE, check=True, cwd=tree)
    found = json.loads(done.stdout)
    return {f"{name}{' compiled' if found['compiled'] else ''}": speed for name, speed in found["speeds"].items()}


def main() -> int:
    """Play both in turn and compare medians."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=60)
    arguments = parser.parse_args()
    rounds = [
        [played(tree.resolve(), arguments.games) for tree in (arguments.old, arguments.new)]
        for _ in range(arguments.rounds)
    ]
    for name in rounds[0][0]:
        old, new = (statistics.median(each[place][name] for each in rounds) for place in (0, 1))
        print(f"{name:28} {old:9.0f} {new:9.0f} decisions/s  {new / old:.3f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
