"""The house: takes commands, writes them down, and only then tells whoever watches."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import structlog

from regnum.engine.history import Entry
from regnum.engine.refusals import NOTHING_TO_UNDO, UNKNOWN_MOVE, Reason, Refusal, RegnumError, RuleFailure
from regnum.server.metrics import Metrics
from regnum.server.problems import Problem
from regnum.server.storage import LostRace, Note, Store
from regnum.server.tables import Table, Tables

ACCEPTED: Final = "accepted"
REPEATED: Final = "repeated"
STALE: Final = "stale"
REFUSED: Final = "refused"
ATTEMPTS: Final = 20  # races that one command may lose
log = structlog.get_logger("regnum.server")


@dataclass(frozen=True)
class Verdict:
    """What became of a command: the entry it made, or the reason why it made none."""

    result: str
    seq: int = 0
    reason: Reason | None = None


class Hub:
    """Wakes whoever waits for news of a game; what the news are they read themselves."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = {}

    def enter(self, game_id: str) -> asyncio.Event:
        """Wait for news of a game from now on."""
        bell = asyncio.Event()
        self.waiting.setdefault(game_id, set()).add(bell)
        return bell

    def leave(self, game_id: str, bell: asyncio.Event) -> None:
        """Wait no longer."""
        bells = self.waiting.get(game_id, set())
        bells.discard(bell)
        if not bells:
            self.waiting.pop(game_id, None)

    def ring(self, game_id: str) -> None:
        """There is news."""
        for bell in self.waiting.get(game_id, ()):
            bell.set()


class House:
    """The games of one data folder and everybody at them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store = Store(folder)
        self.tables = Tables(self.store)
        self.hub = Hub()
        self.metrics = Metrics()
        self.after_change: list[Callable[[str], None]] = [self.hub.ring]

    async def move(
        self, game_id: str, seat: int, text: str, decision: int, command_id: str | None, note: str = ""
    ) -> Verdict:
        """Answer a decision for a seat; the same command again changes nothing."""

        def attempt(table: Table) -> Verdict:
            return try_move(table, seat, text, decision)

        return await self.carry_out(game_id, seat, command_id, attempt, note)

    async def undo(self, game_id: str, seat: int, command_id: str) -> Verdict:
        """Take the last move of a seat back; the same command again changes nothing."""

        def attempt(table: Table) -> Verdict:
            if not table.history.can_undo(seat):
                return Verdict(REFUSED, reason=NOTHING_TO_UNDO)
            table.history.undo(seat)
            return Verdict(ACCEPTED, table.seq)

        return await self.carry_out(game_id, seat, command_id, attempt)

    async def carry_out(
        self, game_id: str, seat: int, command_id: str | None, attempt: Callable[[Table], Verdict], note: str = ""
    ) -> Verdict:
        """Try a command, keep it, and tell everybody.

        Whoever loses a race tries again: his decision is gone then, unless it is sealed and only others answered.
        """
        for _ in range(ATTEMPTS):
            try:
                verdict = await self.attempt_once(game_id, seat, command_id, attempt, note)
            except LostRace:
                continue
            if verdict.result == ACCEPTED:
                self.tell(game_id)
            self.metrics.commands.labels(result=verdict.result).inc()
            return verdict
        raise Problem(503, "busy")

    async def attempt_once(
        self, game_id: str, seat: int, command_id: str | None, attempt: Callable[[Table], Verdict], note: str
    ) -> Verdict:
        """Try a command and keep it; if it cannot be kept, the game is read again from the database."""
        async with self.tables.open(game_id) as table:
            earlier = await self.store.answered(game_id, seat, command_id) if command_id else None
            if earlier is not None:
                return Verdict(REPEATED, earlier)
            verdict = self.tried(table, attempt)
            if verdict.result != ACCEPTED:
                return verdict
            entry: Entry = table.history.entries[-1]
            await self.store.append(game_id, entry, command_id, note)
            if note:
                table.notes.append(Note(entry.sequence, note, seat))
            table.note_events()
            return verdict

    def tell(self, game_id: str) -> None:
        """Let everybody look at a game again."""
        for listener in self.after_change:
            listener(game_id)

    def tried(self, table: Table, attempt: Callable[[Table], Verdict]) -> Verdict:
        """What becomes of a command; if a rule breaks down, the game stays as it was and a report is kept."""
        try:
            return attempt(table)
        except RuleFailure as failure:
            path = self.folder / "failures" / f"{table.row.id}-{table.seq + 1}.json"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(failure.report)
            log.error("rule_failure", game=table.row.id, seq=table.seq + 1, problem=str(failure))
            raise Problem(500, "rule_failure") from failure


def try_move(table: Table, seat: int, text: str, decision: int) -> Verdict:
    """Make a move in memory if it answers the open decision and is listed for the seat."""
    history, game = table.history, table.game
    if decision != history.decision_id:
        return Verdict(STALE)
    try:
        option = game.parse(text)
        reason = game.why_not(seat, option)
        if reason is not None:
            return Verdict(REFUSED, reason=reason)
        if option not in game.legal(seat):
            return Verdict(REFUSED, reason=UNKNOWN_MOVE)
        history.move(seat, text)
    except Refusal as refusal:
        return Verdict(REFUSED, reason=refusal.reason)
    except RegnumError:
        return Verdict(REFUSED, reason=UNKNOWN_MOVE)
    return Verdict(ACCEPTED, table.seq)
