"""Golden games: for every title games that end in every way, as readable texts (see golden_file.py).

    python tools/golden.py [TITLE]    find the games that are missing, of one title or of all
                  --again             find all of them anew, after a change of the rules
                  --rehash            keep the moves and write new hashes, after a change of the file format

What is looked for, and how, says `tools/hunts/<title>.py`. Reviewing a golden game is reading its diff.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
TRIES: Final = 400
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from regnum.engine.game import Game  # noqa: E402
from regnum.engine.registry import BUILT_IN  # noqa: E402
from tools.golden_file import Wish, rehash  # noqa: E402

Play = Callable[[Wish, int], tuple[Game[Any], list[str]]]


def folder(title: str) -> Path:
    """Where the golden games of a title lie."""
    return ROOT / "tests" / "titles" / title / "golden"


def wanted(title: str) -> dict[str, Wish]:
    """The golden games that a title shall have."""
    found: dict[str, Wish] = import_module(f"tools.hunts.{title}").WANTED
    return found


def find(title: str, name: str, wish: Wish) -> bool:
    """Play until a game ends as it is wished, and keep it."""
    play: Play = import_module(f"tools.hunts.{title}").play
    for seed in range(TRIES):
        game, lines = play(wish, seed)
        if game.outcome is not None and game.outcome.way == wish.way:
            path = folder(title) / f"{name}.txt"
            replace(wish.opening(title, seed), lines=lines).write(path, game)
            print(f"{path.name}: seed {seed}, {len(lines)} moves", flush=True)
            return True
    print(f"{name}: not found", flush=True)
    return False


def main() -> int:
    """Find what is missing."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("title", nargs="?", choices=BUILT_IN)
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--rehash", action="store_true")
    arguments = parser.parse_args()
    failed = 0
    for title in [arguments.title] if arguments.title else BUILT_IN:
        folder(title).mkdir(exist_ok=True)
        if arguments.rehash:
            rehash(folder(title))
            continue
        for name, wish in wanted(title).items():
            if arguments.again or not (folder(title) / f"{name}.txt").exists():
                failed += not find(title, name, wish)
    return failed


if __name__ == "__main__":
    raise SystemExit(main())
