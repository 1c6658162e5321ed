"""Programs at the table: they are asked whenever they are waited for, and the game never waits for them for long."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final

import structlog

from regnum.agents.registry import make_agent
from regnum.engine.chance import FastChance
from regnum.engine.codec import save
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.server.house import REFUSED, House
from regnum.server.problems import Problem
from regnum.server.workers import Workers

FALLBACK_AGENT: Final = "random"
FALLBACK_NOTE: Final = "fallback"
ATTEMPTS: Final = 2  # a worker may have been ended because of another game
REST: Final = 1.0  # seconds after a failure of the server itself
log = structlog.get_logger("regnum.server")


@dataclass(frozen=True)
class Question:
    """What a program is asked: a guess at the game in which everything it cannot know was drawn anew."""

    game: str
    seat: int
    agent: str
    decision: int
    guess: Game[Any]


class Programs:
    """Plays the seats of programs in all games of a house."""

    def __init__(self, house: House, workers: Workers) -> None:
        self.house = house
        self.workers = workers
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, game_id: str) -> None:
        """Something happened in a game: see whether programs must answer."""
        table = self.house.tables.cached.get(game_id)
        if game_id not in self.tasks and (table is None or table.has_programs):
            self.tasks[game_id] = asyncio.get_running_loop().create_task(self.play(game_id))

    async def close(self) -> None:
        """Stop playing."""
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()

    async def play(self, game_id: str) -> None:
        """Answer for programs until a person is waited for."""
        try:
            while True:
                question = await self.question(game_id)
                if question is None:
                    return
                move, note = await self.answer(question)
                verdict = await self.house.move(game_id, question.seat, move, question.decision, None, note)
                if verdict.result == REFUSED:
                    move = fallback(question.guess, question.seat)
                    await self.house.move(game_id, question.seat, move, question.decision, None, FALLBACK_NOTE)
        except Problem as problem:
            log.error("program", game=game_id, problem=problem.code)
        except Exception as problem:
            log.error("program", game=game_id, problem=repr(problem))
            await asyncio.sleep(REST)  # the database may be busy; whoever looks at the game wakes us again
        finally:
            self.tasks.pop(game_id, None)

    async def question(self, game_id: str) -> Question | None:
        """What must be asked next, or None."""
        async with self.house.tables.open(game_id) as table:
            row = table.program_to_move()
            if row is None:
                return None
            guess = table.game.title.determinise(table.game, row.seat, FastChance(secrets.randbits(63)))
            return Question(game_id, row.seat, row.agent, table.history.decision_id, guess)

    async def answer(self, question: Question) -> tuple[str, str]:
        """The move of a program, or one drawn for it with a note that says so."""
        data = save(History(question.guess.copy()))
        began = time.perf_counter()
        for _ in range(ATTEMPTS):
            try:
                move = await self.workers.ask(data, question.agent, question.seat, secrets.randbits(63))
                self.house.metrics.thoughts.labels(agent=question.agent).observe(time.perf_counter() - began)
                return move, ""
            except BrokenProcessPool:
                continue
            except Exception as problem:
                log.error("thought", game=question.game, agent=question.agent, problem=repr(problem))
                break
        self.house.metrics.fallbacks.labels(agent=question.agent).inc()
        return fallback(question.guess, question.seat), FALLBACK_NOTE


def fallback(game: Game[Any], seat: int) -> str:
    """Any legal move."""
    option = make_agent(FALLBACK_AGENT, secrets.randbits(63)).choose(game, seat)
    return str(game.decision().spell(option))
