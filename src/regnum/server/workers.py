"""Processes in which programs think. They get a guess at the game as bytes, never the game itself.

A worker that dies, idle or at work, is replaced and its question asked once more; one that hangs is only replaced.
"""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import connection, get_context, parent_process
from typing import Final, ParamSpec, TypeVar

import structlog

from regnum.agents.agent import Reply, ask_for_deals, ask_for_promises, ask_to_agree
from regnum.agents.registry import make_agent
from regnum.engine.codec import load
from regnum.engine.deals import Deal
from regnum.engine.promises import Promise
from regnum.server.metrics import Metrics

THINKERS: Final = 2
TIME_LIMIT: Final = 20.0  # seconds for one answer
LIVES: Final = 2  # workers that may die of the same question
P = ParamSpec("P")
T = TypeVar("T")
log = structlog.get_logger("regnum.server")


def follow_parent() -> None:
    """End with the server, also when it is killed: a waiting worker would not notice."""
    parent = parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def wait() -> None:
            connection.wait([sentinel])
            os._exit(1)

        threading.Thread(target=wait, daemon=True).start()


def choose_move(data: bytes, agent: str, seat: int, seed: int) -> str:
    """What a program answers to the open decision, in words; it runs in a worker, like the next ones."""
    game = load(data).game
    return str(game.decision().spell(make_agent(agent, seed, game.title.id).choose(game, seat)))


def choose_moves(questions: Sequence[tuple[bytes, str, int, int]]) -> list[str]:
    """What several programs answer to the same decision."""
    return [choose_move(*each) for each in questions]


def propose_deals(data: bytes, agent: str, seat: int, seed: int) -> list[str]:
    """The deals that a program would like to strike now, if any."""
    game = load(data).game
    return [str(deal) for deal in ask_for_deals(make_agent(agent, seed, game.title.id), game, seat, seed)]


def agree_to_deal(data: bytes, agent: str, seat: int, seed: int, deal: str) -> tuple[bool, str, str]:
    """What a program says to a deal that another seat proposes."""
    game = load(data).game
    return ask_to_agree(make_agent(agent, seed, game.title.id), game, seat, Deal.from_text(deal), seed).as_tuple()


def make_promises(data: bytes, agent: str, seat: int, seed: int) -> list[str]:
    """What a program promises others now, if anything."""
    game = load(data).game
    return [str(promise) for promise in ask_for_promises(make_agent(agent, seed, game.title.id), game, seat, seed)]


@dataclass(frozen=True)
class Mind:
    """How workers find their answers to the questions: functions that another process can import."""

    choose: Callable[[bytes, str, int, int], str] = choose_move
    choose_all: Callable[[Sequence[tuple[bytes, str, int, int]]], list[str]] = choose_moves
    propose: Callable[[bytes, str, int, int], list[str]] = propose_deals
    agree: Callable[[bytes, str, int, int, str], tuple[bool, str, str]] = agree_to_deal
    promise: Callable[[bytes, str, int, int], list[str]] = make_promises


class Worker:
    """One process, which thinks about one question at a time; it is started when it is first asked."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, limit: float, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """The answer; BrokenProcessPool if the process dies or is dead already, a TimeoutError if it takes too long."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=follow_parent)
        thought = asyncio.wrap_future(self.pool.submit(question, *given, **named))
        async with asyncio.timeout(limit):
            return await thought

    def end(self) -> None:
        """End the process; the next question starts a new one."""
        pool, self.pool = self.pool, None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


class Workers:
    """A few workers; whoever asks waits for one that is free."""

    def __init__(self, limit: float = TIME_LIMIT, count: int = THINKERS, mind: Mind | None = None) -> None:
        self.limit = limit
        self.mind = mind or Mind()
        self.metrics = Metrics()  # of its own until a server takes them in
        self.workers = [Worker() for _ in range(count)]
        self.idle = self.workers[:]
        self.free = asyncio.Semaphore(count)

    async def choose(self, data: bytes, agent: str, seat: int, seed: int) -> str:
        """The answer of a program to the open decision."""
        return await self.ask(agent, self.mind.choose, data, agent, seat, seed)

    async def choose_all(self, questions: Sequence[tuple[bytes, str, int, int]]) -> list[str]:
        """The answers of several programs to the same decision, found by one worker."""
        return await self.ask(questions[0][1], self.mind.choose_all, questions)

    async def propose(self, data: bytes, agent: str, seat: int, seed: int) -> list[Deal]:
        """The deals that a program proposes, if any."""
        proposed = await self.ask(agent, self.mind.propose, data, agent, seat, seed)
        return [Deal.from_text(each) for each in proposed]

    async def agrees(self, data: bytes, agent: str, seat: int, seed: int, deal: Deal) -> Reply:
        """What a program says to a deal."""
        return Reply.from_tuple(*await self.ask(agent, self.mind.agree, data, agent, seat, seed, str(deal)))

    async def promise(self, data: bytes, agent: str, seat: int, seed: int) -> list[Promise]:
        """What a program promises others."""
        promised = await self.ask(agent, self.mind.promise, data, agent, seat, seed)
        return [Promise.from_text(each) for each in promised]

    async def ask(self, agent: str, question: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Let the next free worker think; a dead one is replaced, and its successor asked the same."""
        async with self.free:
            worker, deaths = self.idle.pop(), 0
            try:
                while True:
                    try:
                        return await worker.think(self.limit, question, *given, **named)
                    except BrokenProcessPool:
                        deaths += 1
                        log.warning("worker", ended="died", agent=agent, times=deaths)
                        self.metrics.worker_deaths.labels(agent=agent).inc()
                        worker.end()
                        if deaths == LIVES:
                            raise
            except TimeoutError:
                log.warning("worker", ended="hung", agent=agent)
                worker.end()
                raise
            except asyncio.CancelledError:
                worker.end()  # it would go on thinking
                raise
            finally:
                self.idle.append(worker)

    def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            worker.end()
