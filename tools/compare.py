"""Compare the compiled build with the sources: the same games for the same seeds, and how much faster.

    python tools/compare.py [--games 20] [--rounds 3]

Both play in processes of their own, in turn, so that whatever else the machine does slows both. For every number of
players each build plays random games, listing all options at every decision, and hashes their last positions. Differing
hashes are an error.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
sys.path[:0] = [str(SOURCES)]


def play(games: int) -> dict[str, object]:
    """The hashes of random games by title and number of players, and decisions a second without start and end."""
    import regnum
    from regnum.engine.registry import BUILT_IN

    hashes: dict[str, str] = {}
    decisions, seconds = 0, 0.0
    for title in map(regnum.find_title, BUILT_IN):
        for players in range(max(2, title.min_players), title.max_players + 1):
            digest = hashlib.sha256()
            for seed in range(games):
                game = regnum.new(title.id, players=players, seed=seed)
                dice = random.Random(seed)
                started = time.perf_counter()
                while not game.over:
                    seat = game.waiting[0]
                    game.apply(seat, dice.choice(game.legal(seat)))
                seconds += time.perf_counter() - started
                decisions += game.decision_id
                digest.update(regnum.fingerprint(game).encode())
            hashes[f"{title.id}, {players} players"] = digest.hexdigest()
    return {"compiled": regnum.compiled(), "hashes": hashes, "decisions": decisions, "speed": decisions / seconds}


def played_apart(games: int, pure: bool) -> dict[str, object]:
    """The same in a process of its own, with one build or the other."""
    settings = {name: value for name, value in os.environ.items() if name != "REGNUM_PURE"}
    if pure:
        settings["REGNUM_PURE"] = "1"
    command = [sys.executable, "-P", __file__, "--games", str(games), "--play"]
    done = subprocess.run(command, env=settings, stdout=subprocess.PIPE, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    if found["compiled"] == pure:
        raise SystemExit("compare: there is no compiled build that fits the sources (./run build)")
    return found


def compare(games: int, rounds: int) -> int:
    """Both builds in turn; 1 if they played different games."""
    speeds: dict[bool, list[float]] = {False: [], True: []}
    hashes = []
    for _ in range(rounds):
        for pure in (False, True):
            found = played_apart(games, pure)
            speeds[pure].append(float(str(found["speed"])))
            hashes.append(found["hashes"])
            print(f"{'pure' if pure else 'compiled':9} {found['speed']:8.0f} decisions/s", flush=True)
    ratio = statistics.median(speeds[False]) / statistics.median(speeds[True])
    print(f"compiled is {ratio:.1f} times as fast")
    for what, digest in dict(hashes[0]).items():  # type: ignore[call-overload]
        print(f"{what}: {games} games {digest}")
    if any(other != hashes[0] for other in hashes):
        print("compare: the builds played different games", file=sys.stderr)
        return 1
    return 0


def main() -> int:
    """Compare, or play for a comparison."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=20, help="for each number of players")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.play:
        print(json.dumps(play(arguments.games)))
        return 0
    return compare(arguments.games, arguments.rounds)


if __name__ == "__main__":
    raise SystemExit(main())
