"""Programs that talk: they propose deals, answer those of others with a reason or another version, and promise."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from dataclasses import dataclass
from typing import Any, Final

import structlog

from regnum.agents.agent import MOST_COUNTERS, Reply
from regnum.edges.entries import TYPED
from regnum.engine.codec import save
from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.promises import Promise
from regnum.server.deals import confirmed, countered, declined, find_offer, offered, open_question, withdrawn
from regnum.server.house import IDLE, REFUSED, Deed, House, Verdict, said_by_program
from regnum.server.messages import PromiseCommand
from regnum.server.problems import Problem
from regnum.server.promises import promised
from regnum.server.table import Table
from regnum.server.table_log import Offer
from regnum.server.workers import Workers

MOST_LOADING: Final = 4  # games that are read at the same time after a start
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


class Talkers:
    """Lets programs say something at the tables of a house."""

    def __init__(self, house: House, workers: Workers) -> None:
        self.house = house
        self.workers = workers
        self.loading = asyncio.Semaphore(MOST_LOADING)

    async def speak(self, question: Question) -> None:
        """Before a program answers it may offer and promise something; what has become impossible it withdraws."""
        game, seat = question.guess, question.seat
        if game.drafts_open or game.deals_open:
            await self.house.carry_out(question.game, said_by_program(seat, withdrawn))
            await self.propose(question)
        if game.title.promise_kinds:
            await self.promise(question)

    async def propose(self, question: Question) -> None:
        """Let a program offer deals, unless it waits for answers to some."""
        seat = question.seat
        async with self.house.tables.open(question.game) as table:
            if any(offer.seat == seat for offer in table.offers()):
                return
        try:
            data = save(History(question.guess.copy()))
            proposed = await self.workers.propose(data, question.agent, seat, question.seed)
        except Exception as problem:
            log.error("thought", game=question.game, agent=question.agent, problem=repr(problem))
            return
        for deal in proposed:
            await self.house.carry_out(question.game, said_by_program(seat, offering(deal)))

    async def promise(self, question: Question) -> None:
        """Let a program promise what it has not promised already."""
        try:
            data = save(History(question.guess.copy()))
            said = await self.workers.promise(data, question.agent, question.seat, question.seed)
        except Exception as problem:
            log.error("thought", game=question.game, agent=question.agent, problem=repr(problem))
            return
        async with self.house.tables.open(question.game) as table:
            known = {str(pledge.promise) for pledge in table.pledges()}
        for promise in said:
            if str(promise) not in known:
                await self.house.carry_out(question.game, said_by_program(question.seat, promising(promise)))

    async def answer_offers(self, game_id: str) -> None:
        """Answer every deal that waits for a program."""
        while True:
            async with self.loading, self.house.tables.open(game_id) as table:
                found = open_question(table, table.agent_at)
                if found is None:
                    return
                offer, seat = found
                seed = thinking_seed(table, seat, f"offer {offer.key} {offer.version}")
                guess = table.guess(seat, seed)
                agent = table.agent_at(seat)
            reply = await self.reply(guess, agent, seat, seed, offer.deal)
            await self.house.carry_out(game_id, said_by_program(seat, replying(offer, reply)))

    async def reply(self, guess: Game[Any], agent: str, seat: int, seed: int, deal: Deal) -> Reply:
        """What a program says to a deal; one that fails declines."""
        try:
            return await self.workers.agrees(save(History(guess)), agent, seat, seed, deal)
        except Exception as problem:
            log.error("thought", agent=agent, problem=repr(problem))
            return Reply(False)


def offering(deal: Deal) -> Deed:
    """A program offers a deal, unless it has too many on the table."""

    def deed(table: Table, seat: int) -> Verdict:
        try:
            return offered(table, seat, deal)
        except Problem:
            return Verdict(REFUSED)

    return deed


def promising(promise: Promise) -> Deed:
    """A program promises something, unless it has promised enough."""
    said = PromiseCommand(list(promise.to), promise.kind, "-", promise.number)

    def deed(table: Table, seat: int) -> Verdict:
        try:
            return promised(table, seat, said)
        except Problem:
            return Verdict(REFUSED)

    return deed


def replying(offer: Offer, reply: Reply) -> Deed:
    """The answer of a program to a version of an offer; one that it cannot confirm any more it takes off the table."""

    def deed(table: Table, seat: int) -> Verdict:
        present = find_offer(table, offer.key)
        if present is None or present.version != offer.version:
            return Verdict(IDLE, table.seq)
        if reply.agrees:
            verdict = confirmed(table, seat, offer.key)
            return declined(table, seat, offer.key) if verdict.result == REFUSED else verdict
        if reply.counter is not None and offer.version < MOST_COUNTERS:
            verdict = countered(table, seat, offer.key, reply.counter, None)
            if verdict.result != REFUSED:
                return verdict
        return declined(table, seat, offer.key, TYPED + reply.reason if reply.reason else "")

    return deed


def thinking_seed(table: Table, seat: int, about: str) -> int:
    """What a program draws from: a secret; in a game with a seed, whose draws can be foretold, always the same."""
    if not table.row.seeded:
        return secrets.randbits(63)
    digest = hashlib.sha256(f"{table.row.chance} {seat} {about}".encode()).digest()
    return int.from_bytes(digest[:7], "big")
