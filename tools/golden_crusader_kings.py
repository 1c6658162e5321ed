"""Golden games of Crusader Kings: one per scenario and way to end, with persons, programs and both.

python tools/golden_crusader_kings.py            find the games that are missing
python tools/golden_crusader_kings.py --again    find all of them anew, after a change of the rules
python tools/golden_crusader_kings.py --rehash   keep the moves and write new hashes, after a change of the format
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "titles" / "crusader_kings" / "golden"
TRIES = 400
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import regnum  # noqa: E402
from regnum.agents import ask, make_agent  # noqa: E402
from regnum.engine.game import Game  # noqa: E402
from tools.curious import choose  # noqa: E402
from tools.golden_file import GoldenGame, rehash  # noqa: E402

ALL_PROGRAMS = {f"seat_{seat}": name for seat, name in enumerate(("ferox", "postis", "munitio", "amandit", "aperio"))}
WANTED: dict[str, tuple[str, int, dict[str, str], str, str]] = {
    **{f"scenario_{number}_last_era": (str(number), 5, {}, "last_era", "curious") for number in range(1, 6)},
    **{f"scenario_{number}_jerusalem": (str(number), 5, {}, "jerusalem", "greedy") for number in (1, 3, 4, 5)},
    "scenario_6_three": ("6", 3, {}, "last_era", "greedy"),
    "scenario_6_four": ("6", 4, {}, "last_era", "curious"),
    "programs": ("1", 5, ALL_PROGRAMS, "jerusalem", "programs"),
    "alone": ("1", 1, {}, "jerusalem", "greedy"),
    "duel": ("3", 2, {"programs": "1", "glitterhoof": "on"}, "last_era", "curious"),
    "team": ("5", 3, {"programs": "2", "team": "on", "allied_programs": "on"}, "last_era", "curious"),
    "last_dynasty": ("2", 1, {"programs": "1"}, "last_dynasty", "curious"),
}


def play(seed: int, scenario: str, players: int, options: dict[str, str], manner: str) -> tuple[Game[Any], list[str]]:
    """One game: persons are greedy or curious, programs play themselves."""
    dice = random.Random(seed)
    game = regnum.new("crusader_kings", players, seed, options, scenario)
    programs = dict(game.title.automated_seats(game))
    programs |= {int(name[-1]): value for name, value in options.items() if name.startswith("seat_")}
    agents = {seat: make_agent(name, seed, "crusader_kings") for seat, name in programs.items()}
    if manner == "greedy":
        agents |= {seat: make_agent("greedy", seed + seat) for seat in range(game.seat_count) if seat not in agents}
    lines: list[str] = []
    while not game.over:
        seat = game.waiting[0]
        option = ask(agents[seat], game, seat, len(lines)) if seat in agents else choose(game, seat, dice)
        lines.append(f"{seat} {game.decision().spell(option)}")
        game.apply(seat, option)
    return game, lines


def main() -> int:
    """Find what is missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--rehash", action="store_true")
    arguments = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    if arguments.rehash:
        rehash(FOLDER)
        return 0
    failed = 0
    for name, (scenario, players, options, way, manner) in WANTED.items():
        path = FOLDER / f"{name}.txt"
        if path.exists() and not arguments.again:
            continue
        for seed in range(TRIES):
            game, lines = play(seed, scenario, players, options, manner)
            if game.outcome is not None and game.outcome.way == way:
                GoldenGame("crusader_kings", players, seed, lines, scenario, options).write(path, game)
                print(f"{path.name}: seed {seed}, {len(lines)} moves", flush=True)
                break
        else:
            failed += 1
            print(f"{path.name}: not found", flush=True)
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
