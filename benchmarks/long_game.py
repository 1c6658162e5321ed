"""A game as long as the longest: what an entry, a view, opening, going to any moment and replaying it cost.

    ./run bench long_game [--entries 5000]

Budgets are those of the architecture: an entry under 200 us of engine and history (pure), opening under 200 ms, a view
under 10 ms however long the log is, replaying 5,000 entries under 1 s, an idle game under 1 MB.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import tracemalloc
from pathlib import Path
from typing import Any, Final

from benchmarks.measures import report
from regnum.engine import registry
from regnum.engine.chance import FastChance
from regnum.engine.codec import load, save
from regnum.engine.history import History
from regnum.engine.title import Title
from regnum.server.house import House, by_program
from regnum.server.messages import NewGame
from regnum.server.problems import words_in
from regnum.server.views import make_view
from tests.probes.marathon import marathon
from tests.server.test_long_games import step

LIMITS: Final = {"entry_us": 200.0, "replay_s": 1.0, "view_ms": 10.0, "opening_ms": 200.0, "idle_kb": 1000.0}


def engine_figures(title: Title[Any], entries: int) -> dict[str, float]:
    """Engine and history alone: an entry, and the replay of a whole file."""
    history = History(title.setup({}, 2, FastChance(1)))
    began = time.perf_counter()
    for number in range(entries):
        history.move(history.game.waiting[0], "run" if number % 3 else "walk")
    took = time.perf_counter() - began
    data = save(history)
    began = time.perf_counter()
    load(data, lambda _: title)
    replay = time.perf_counter() - began
    return {"events": float(len(history.log)), "entry_us": took / entries * 1e6, "replay_s": replay}


async def server_figures(folder: Path, title: Title[Any], entries: int) -> dict[str, float]:
    """The same game at the server: a view, opening it, and any moment of it."""
    house = House(folder)
    await house.store.open()
    wanted = NewGame(title.id, 2, ["me", "screen"], seed=1)
    game = (await house.set_game_up(wanted, "session")).row.id
    for number in range(entries):
        async with house.tables.open(game, look=False) as table:
            seat, decision = table.game.waiting[0], table.history.decision_id
        await house.carry_out(game, by_program(seat, step("run" if number % 3 else "walk", decision)))
    async with house.tables.open(game) as table:
        make_view(table, 0, words_in("en").at(table.game))  # texts are read and said for the first time
        began = time.perf_counter()
        make_view(table, 0, words_in("en").at(table.game))
        view = time.perf_counter() - began
    house.tables.drop([game])
    tracemalloc.start()
    began = time.perf_counter()
    async with house.tables.open(game) as table:
        opening = time.perf_counter() - began
        memory = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    began = time.perf_counter()
    await house.tables.moment(game, entries // 2 + 400)
    moment = time.perf_counter() - began
    await house.store.close()
    return {"view_ms": view * 1e3, "opening_ms": opening * 1e3, "moment_ms": moment * 1e3, "idle_kb": memory / 1e3}


def main() -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--entries", type=int, default=5000)
    entries = parser.parse_args().entries
    title = marathon(entries + 1)
    registry.register(title)
    figures = engine_figures(title, entries)
    with tempfile.TemporaryDirectory() as folder:
        figures |= asyncio.run(server_figures(Path(folder), title, entries))
    return report({name: round(figure, 2) for name, figure in figures.items()}, LIMITS)


if __name__ == "__main__":
    sys.exit(main())
