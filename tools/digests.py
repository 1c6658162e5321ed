"""Does a game still play as it did? The digest of seeded games of every title, beside the version of its rules.

    python tools/digests.py                    say which games play differently
    python tools/digests.py --write            keep those of today; if any changed, the version must have been raised
    python tools/digests.py --games 300 --show print digests without comparing them, to compare two commits

Two commits with the same digests offered the same answers in the same order, told the same events and ended alike.
Names of fields, of frames and of positions are no part of a digest: they may change as long as games go on.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import random
import sys
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

import regnum  # noqa: E402
from regnum.engine.chance import mix  # noqa: E402
from regnum.engine.deals import Deal  # noqa: E402
from regnum.engine.events import EventLog  # noqa: E402
from regnum.engine.game import Game  # noqa: E402
from regnum.engine.options import Option  # noqa: E402
from regnum.engine.refusals import RegnumError  # noqa: E402
from regnum.engine.registry import BUILT_IN, find_title  # noqa: E402
from regnum.engine.title import Title  # noqa: E402

KEPT: Final = ROOT / "tests" / "titles" / "digests.json"
GAMES: Final = 200
GAMES_OF_UNFINISHED: Final = 12  # which change often, and are kept to notice it
UNUSUAL: Final = 3  # every so many options has another value than the usual one
TRADE: Final = 0.05  # so often a deal is tried before an answer, where deals are open
LENGTH: Final = 12  # digits of a digest


def drawn_value(option: Option, seed: int) -> str:
    """A value that depends on the seed and the name of the option only, so that a new option changes no other."""
    word = mix(seed, zlib.crc32(option.name.encode()))
    return option.values[word // UNUSUAL % len(option.values)] if word % UNUSUAL == 0 else option.default


def begin(title: Title[Any], seed: int) -> Game[Any]:
    """A game of which the seed says everything; each second one with options, if they go together."""
    players = title.min_players + seed % (title.max_players - title.min_players + 1)
    scenario = title.scenarios[seed // 2 % len(title.scenarios)]
    unusual = {name: drawn_value(option, seed) for name, option in title.options.items() if name != "pack"}
    for wanted in ([unusual] if seed % 2 else []) + [{}]:
        with contextlib.suppress(RegnumError):
            return regnum.new(title.id, players, seed, wanted, scenario)
    return regnum.new(title.id, title.min_players, seed, {}, scenario)


def digest(title: Title[Any], seed: int) -> str:
    """What everybody could answer, what was told and how it ended, in one game of random answers."""
    game, dice, told = begin(title, seed), random.Random(seed), EventLog()
    game.listener = told
    heard = hashlib.sha256()
    while not game.over:
        seat = game.waiting[0]
        decision, options = game.decision(), game.legal(seat)
        words = [str(decision.spell(option)) for option in options]
        heard.update(f"{game.waiting} {words}\n".encode())
        if dice.random() < TRADE and title.deals_open(game):
            heard.update(trade(game, dice).encode())
        else:
            game.apply(seat, dice.choice(options))
    for event in told.events:
        heard.update(f"{event.kind.key} {event.numbers} {event.seats}\n".encode())
    heard.update(f"{game.outcome!r} {game.chance.counter}\n".encode())
    return heard.hexdigest()[:LENGTH]


def trade(game: Game[Any], dice: random.Random) -> str:
    """Strike a deal of one gift, if it may be struck; what could have been given, and what became of it."""
    parties = dice.sample(range(game.seat_count), 2) if game.seat_count > 1 else []
    items = game.title.deal_items(game, parties)
    if not items:
        return "nothing to give"
    deal = Deal(parties, [dice.choice(items)])
    reason = game.why_not_strike(deal)
    if reason is None:
        game.strike(deal)
    return f"{[str(item) for item in items]} {deal} {reason}"


def count(title: Title[Any]) -> int:
    """How many games of a title are kept."""
    return GAMES if title.finished else GAMES_OF_UNFINISHED


def kept() -> dict[str, dict[str, Any]]:
    """The digests as they were written, with the version that they belong to."""
    found: dict[str, dict[str, Any]] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return found


def problems(title: Title[Any], seeds: range, written: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """What a change of behaviour asks for; nothing if there is none."""
    entry = written.get(title.id)
    if entry is None:
        return [f"{title.id} has no digests: python tools/digests.py --write"]
    if entry["version"] != title.version:
        return [f"the digests of {title.id} are of version {entry['version']}: python tools/digests.py --write"]
    changed = [seed for seed in seeds if seed < count(title) and digest(title, seed) != entry["digests"][seed]]
    if changed:
        return [f"{title.id} plays differently (games {changed}) under the same version: raise {title.id}'s version"]
    return []


def write() -> int:
    """Keep today's digests; a finished title whose games changed must have another version than before."""
    before, after = kept(), {}
    for name in BUILT_IN:
        title = find_title(name)
        after[name] = {"version": title.version, "digests": [digest(title, seed) for seed in range(count(title))]}
        same = name not in before or before[name]["digests"] == after[name]["digests"]
        if title.finished and not same and before[name]["version"] == title.version:
            print(f"digests: {name} plays differently: raise its version first", file=sys.stderr)
            return 1
    KEPT.write_text(json.dumps(after, indent=1) + "\n", encoding="utf-8")
    return 0


def main() -> int:
    """Compare, write or show."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--write", action="store_true", help="keep the digests of today")
    parser.add_argument("--show", action="store_true", help="print them without comparing")
    arguments = parser.parse_args()
    if arguments.write:
        return write()
    found: list[str] = []
    for name in BUILT_IN:
        title = find_title(name)
        if arguments.show:
            found += [f"{name} {seed} {digest(title, seed)}" for seed in range(arguments.games)]
        else:
            found += problems(title, range(min(GAMES, arguments.games)), kept())
    print("\n".join(found))
    return 0 if arguments.show or not found else 1


if __name__ == "__main__":
    raise SystemExit(main())
