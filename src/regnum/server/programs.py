"""Programs at the table: they are asked whenever they are waited for, and the game never waits for them for long."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import structlog

from regnum.agents.registry import make_agent
from regnum.engine.codec import save
from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.server.commands import make_move_of_program
from regnum.server.deals import answered, offered, open_question, withdrawn
from regnum.server.house import ACCEPTED, REFUSED, STALE, Deed, House, Verdict, by_program
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.server.table_log import FALLBACK
from regnum.server.workers import Workers

FALLBACK_AGENT: Final = "random"
MOST_LOADING: Final = 4  # games that are read at the same time after a start
REST: Final = 1.0  # seconds after a failure of the server itself
log = structlog.get_logger("regnum.server")


@dataclass(frozen=True)
class Question:
    """What a program is asked: a guess at the game in which everything it cannot know was drawn anew.

    In a tutorial that follows its script the answer is known.
    """

    game: str
    seat: int
    agent: str
    decision: int
    guess: Game[Any]
    seed: int
    scripted: str = ""


class Programs:
    """Plays the seats of programs in all games of a house."""

    def __init__(self, house: House, workers: Workers) -> None:
        self.house = house
        self.workers = workers
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.woken: set[str] = set()  # games in which something happened since programs last looked
        self.loading = asyncio.Semaphore(MOST_LOADING)

    def wake(self, game_id: str) -> None:
        """Something happened in a game: see whether programs must answer; who does so already looks once more."""
        self.woken.add(game_id)
        if game_id not in self.tasks:
            self.tasks[game_id] = asyncio.get_running_loop().create_task(self.play(game_id))

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
                await self.answer_offers(game_id)
                questions = await self.questions(game_id)
                if len(questions) == 1:
                    await self.answer_decision(questions[0])
                elif questions:
                    await self.answer_window(questions)
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
            await self.propose(question)
            move, note = await self.answer(question)
        if not await self.made(question, move, note):
            await self.made(question, fallback(question.guess, question.seat), FALLBACK)

    async def answer_window(self, questions: list[Question]) -> None:
        """Answer for all programs in a window, which think about it together; whoever fails stays silent."""
        asked = [(save(History(each.guess)), each.agent, each.seat, each.seed) for each in questions]
        try:
            moves = await self.workers.choose_all(asked)
        except Exception as problem:
            log.error("thought", game=questions[0].game, agent=questions[0].agent, problem=repr(problem))
            moves = [""] * len(questions)

        def deed(table: Table, _: int) -> Verdict:
            if not table.window.is_open or table.history.decision_id != questions[0].decision:
                return Verdict(STALE)
            for question, move in zip(questions, moves, strict=True):
                if question.seat in table.missing and table.agent_at(question.seat):
                    refused = not move or table.window.why_not(question.seat, move) is not None
                    table.window.take(question.seat, table.window.silence() if refused else move)
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

    async def propose(self, question: Question) -> None:
        """Let a program offer a deal before it answers; one that can no longer be struck is taken back first."""
        seat = question.seat
        if not question.guess.title.deals_open(question.guess):
            return
        await self.house.carry_out(question.game, by_program(seat, withdrawn))
        async with self.house.tables.open(question.game) as table:
            if any(offer.seat == seat for offer in table.standing.offers):
                return
        try:
            data = save(History(question.guess.copy()))
            deal = await self.workers.propose(data, question.agent, seat, question.seed)
        except Exception as problem:
            log.error("thought", game=question.game, agent=question.agent, problem=repr(problem))
            return
        if deal is not None:
            proposed = deal
            attempt = by_program(seat, lambda table, seat: offered(table, seat, proposed))
            await self.house.carry_out(question.game, attempt)

    async def answer_offers(self, game_id: str) -> None:
        """Say yes or no to every deal that waits for a program."""
        while True:
            async with self.loading, self.house.tables.open(game_id) as table:
                found = open_question(table)
                if found is None:
                    return
                offer, seat = found
                seed = thinking_seed(table, seat, f"offer {offer.id}")
                guess = table.guess(seat, seed)
                agent = table.agent_at(seat)
            accept = await self.agrees(guess, agent, seat, seed, Deal.from_text(offer.text))
            await self.house.carry_out(game_id, by_program(seat, answered_by_program(offer.id, accept)))

    async def agrees(self, guess: Game[Any], agent: str, seat: int, seed: int, deal: Deal) -> bool:
        """Whether a program confirms a deal; one that fails does not."""
        try:
            return await self.workers.agrees(save(History(guess)), agent, seat, seed, deal)
        except Exception as problem:
            log.error("thought", agent=agent, problem=repr(problem))
            return False

    async def answer(self, question: Question) -> tuple[str, str]:
        """The move of a program, or one drawn for it with a note that says so."""
        data = save(History(question.guess.copy()))
        began = time.perf_counter()
        try:
            move = await self.workers.choose(data, question.agent, question.seat, question.seed)
            self.house.metrics.thoughts.labels(agent=question.agent).observe(time.perf_counter() - began)
            return move, ""
        except Exception as problem:
            log.error("thought", game=question.game, agent=question.agent, problem=repr(problem))
        self.house.metrics.fallbacks.labels(agent=question.agent).inc()
        return fallback(question.guess, question.seat), FALLBACK


def answered_by_program(offer: int, accept: bool) -> Deed:
    """The answer of a program to an offer; one that it cannot confirm any more it takes off the table."""

    def deed(table: Table, seat: int) -> Verdict:
        verdict = answered(table, seat, offer, accept)
        return answered(table, seat, offer, False) if verdict.result == REFUSED else verdict

    return deed


def thinking_seed(table: Table, seat: int, about: str) -> int:
    """What a program draws from: a secret; in a game with a seed, whose draws can be foretold, always the same."""
    if not table.row.seeded:
        return secrets.randbits(63)
    digest = hashlib.sha256(f"{table.row.chance} {seat} {about}".encode()).digest()
    return int.from_bytes(digest[:7], "big")


def fallback(game: Game[Any], seat: int) -> str:
    """Any legal move."""
    option = make_agent(FALLBACK_AGENT, secrets.randbits(63)).choose(game, seat)
    return str(game.decision().spell(option))
