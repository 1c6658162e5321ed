"""Programs at the table: they are asked whenever they are waited for, and the game never waits for them for long."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from typing import Any, Final

import structlog

from regnum.agents.registry import make_agent
from regnum.engine.codec import save
from regnum.engine.frames import Window
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.server.commands import make_move_of_program
from regnum.server.house import ACCEPTED, REFUSED, STALE, House, Verdict, by_program
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.server.table_log import FALLBACK, HURRIED
from regnum.server.talkers import Question, Talkers, thinking_seed
from regnum.server.workers import Workers

FALLBACK_AGENT: Final = "random"
MOST_LOADING: Final = 4  # games that are read at the same time after a start
REST: Final = 1.0  # seconds after a failure of the server itself
log = structlog.get_logger("regnum.server")


class Programs:
    """Plays the seats of programs in all games of a house."""

    def __init__(self, house: House, workers: Workers) -> None:
        self.house = house
        self.workers = workers
        self.talk = Talkers(house, workers)
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.thoughts: dict[str, asyncio.Task[str]] = {}  # about plain decisions, by game
        self.woken: set[str] = set()  # games in which something happened since programs last looked
        self.loading = asyncio.Semaphore(MOST_LOADING)

    def wake(self, game_id: str) -> None:
        """Something happened in a game: see whether programs must answer; who does so already looks once more."""
        self.woken.add(game_id)
        if game_id not in self.tasks:
            self.tasks[game_id] = asyncio.get_running_loop().create_task(self.play(game_id))

    def hurry(self, game_id: str) -> bool:
        """Nobody wants to wait any longer: a move is drawn for the program that thinks, if one does."""
        thought = self.thoughts.get(game_id)
        return thought is not None and thought.cancel()

    async def resume(self) -> None:
        """After a start: go on in every game that waits for a program; the others are not even read."""
        for game_id in await self.house.agenda.unknown():
            with suppress(Problem, RegnumError):
                await self.house.find_out(game_id)
        for game_id in await self.house.agenda.waiting_for_programs():
            self.wake(game_id)

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
            while game_id in self.woken:
                self.woken.discard(game_id)
                await self.talk.answer_offers(game_id)
                questions = await self.questions(game_id)
                if questions and isinstance(questions[0].guess.decision(), Window):
                    await self.answer_window(questions)  # without counting: who thinks has something to think about
                elif questions:
                    await self.answer_decision(questions[0])
                if questions:
                    self.woken.add(game_id)
        except Problem as problem:
            log.error("program", game=game_id, problem=problem.code)
        except Exception as problem:
            log.error("program", game=game_id, problem=repr(problem))
            await asyncio.sleep(REST)  # the database may be busy; whoever looks at the game wakes us again
        finally:
            self.tasks.pop(game_id, None)
            self.woken.discard(game_id)

    async def answer_decision(self, question: Question) -> None:
        """Make the move of a program, or any if its own is refused."""
        if question.scripted:
            move, note = question.scripted, ""
        else:
            await self.talk.speak(question)
            move, note = await self.answer(question)
        if not await self.made(question, move, note):
            await self.made(question, fallback(question.guess, question.seat), FALLBACK)

    async def answer_window(self, questions: list[Question]) -> None:
        """Answer for all programs in a window, which think about it together; whoever fails stays silent."""
        asked = [each for each in questions if not each.scripted]
        thoughts = [(save(History(each.guess)), each.agent, each.seat, each.seed) for each in asked]
        moves = {each.seat: each.scripted for each in questions}
        try:
            found = await self.workers.choose_all(thoughts) if thoughts else []
            moves.update(zip([each.seat for each in asked], found, strict=True))
        except Exception as problem:
            log.error("thought", game=questions[0].game, agent=questions[0].agent, problem=repr(problem))

        def deed(table: Table, _: int) -> Verdict:
            if not table.window.is_open or table.history.decision_id != questions[0].decision:
                return Verdict(STALE)
            for seat, move in moves.items():
                if seat in table.missing and table.agent_at(seat):
                    refused = not move or table.window.why_not(seat, move) is not None
                    table.window.take(seat, table.window.silence() if refused else move)
            return Verdict(ACCEPTED, table.seq)

        await self.house.carry_out(questions[0].game, by_program(questions[0].seat, deed))

    async def made(self, question: Question, move: str, note: str) -> bool:
        """Make the move of a program; whether it was not refused."""

        def deed(table: Table, seat: int) -> Verdict:
            return make_move_of_program(table, seat, move, question.decision, note)

        verdict = await self.house.carry_out(question.game, by_program(question.seat, deed))
        return verdict.result != REFUSED

    async def questions(self, game_id: str) -> list[Question]:
        """What must be asked next: at most one question, in a window one for each program."""
        async with self.loading, self.house.tables.open(game_id) as table:
            decision, found = table.history.decision_id, []
            for seat in table.programs_to_move():
                seed = thinking_seed(table, seat, f"decision {decision}")
                guess = table.guess(seat, seed)
                scripted = table.guide.reply(table.history, seat) if table.guide else ""
                found.append(Question(game_id, seat, table.agent_at(seat), decision, guess, seed, scripted))
            return found

    async def answer(self, question: Question) -> tuple[str, str]:
        """The move of a program, or one drawn for it with a note that says so."""
        data = save(History(question.guess.copy()))
        began, note = time.perf_counter(), FALLBACK
        thought = asyncio.create_task(self.workers.choose(data, question.agent, question.seat, question.seed))
        self.thoughts[question.game] = thought
        try:
            await asyncio.wait({thought})
            move = thought.result()
            self.house.metrics.thoughts.labels(agent=question.agent).observe(time.perf_counter() - began)
            return move, ""
        except asyncio.CancelledError:
            if (self_ := asyncio.current_task()) is not None and self_.cancelling():
                thought.cancel()
                raise  # the server stops
            note = HURRIED
        except Exception as problem:
            log.error("thought", game=question.game, agent=question.agent, problem=repr(problem))
        finally:
            self.thoughts.pop(question.game, None)
        self.house.metrics.fallbacks.labels(agent=question.agent).inc()
        return fallback(question.guess, question.seat), note


def fallback(game: Game[Any], seat: int) -> str:
    """Any legal move."""
    option = make_agent(FALLBACK_AGENT, secrets.randbits(63)).choose(game, seat)
    return str(game.decision().spell(option))
