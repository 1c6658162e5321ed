"""Processes in which programs think. They get a guess at the game as bytes, never the game itself."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import connection, get_context, parent_process
from typing import Final

from regnum.agents.agent import ask_for_deal, ask_to_agree
from regnum.agents.registry import make_agent
from regnum.engine.codec import load
from regnum.engine.deals import Deal

THINKERS: Final = 2
TIME_LIMIT: Final = 20.0  # seconds for one answer
YES: Final = "yes"
NO: Final = "no"
PROPOSE: Final = "propose"  # in place of a deal: which one a program would like to strike
Thought = Callable[..., str]


def follow_parent() -> None:
    """End with the server, also when it is killed: a waiting worker would not notice."""
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def wait() -> None:
            connection.wait([sentinel])
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()


def think(data: bytes, agent: str, seat: int, seed: int, deal: str = "") -> str:
    """What a program would do in this position, or what it says to deals, in words; it runs in a worker."""
    game = load(data).game
    player = make_agent(agent, seed, game.title.id)
    if deal == PROPOSE:
        proposed = ask_for_deal(player, game, seat, seed)
        return "" if proposed is None else str(proposed)
    if deal:
        return YES if ask_to_agree(player, game, seat, Deal.from_text(deal), seed) else NO
    return str(game.decision().spell(player.choose(game, seat)))


class Workers:
    """A few processes; if one dies or hangs, all of them are replaced."""

    def __init__(self, limit: float = TIME_LIMIT, count: int = THINKERS, thought: Thought = think) -> None:
        self.limit = limit
        self.thought = thought
        self.count = count
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, data: bytes, agent: str, seat: int, seed: int, *deal: str) -> str:
        """The answer of a program to the open decision or to a deal; a TimeoutError if it takes too long."""
        if self.pool is None:
            context = get_context("spawn")
            self.pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=follow_parent)
        pool = self.pool
        future = pool.submit(self.thought, data, agent, seat, seed, *deal)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(future), self.limit)
        except (TimeoutError, OSError, RuntimeError):  # a broken pool is a RuntimeError
            self.replace(pool)
            raise

    def replace(self, pool: ProcessPoolExecutor) -> None:
        """End the processes of a pool; the next question starts new ones."""
        if self.pool is pool:
            self.pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        """End all processes."""
        if self.pool is not None:
            self.replace(self.pool)
