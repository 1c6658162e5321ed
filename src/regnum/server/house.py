"""The house: takes commands, writes them down, and only then tells whoever watches."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import structlog

from regnum.engine.refusals import (
    GAME_IS_OVER,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    UNKNOWN_MOVE,
    Reason,
    Refusal,
    RegnumError,
    RuleFailure,
)
from regnum.server.agenda import Agenda
from regnum.server.clocks import Clock
from regnum.server.metrics import Metrics
from regnum.server.papers import Papers
from regnum.server.problems import Problem
from regnum.server.snapshots import due_snapshot, latest_position
from regnum.server.storage import Change, LostRace, Store
from regnum.server.table import Table
from regnum.server.table_log import BACK, FAILED, Note
from regnum.server.tables import Tables

ACCEPTED: Final = "accepted"
REPEATED: Final = "repeated"
STALE: Final = "stale"
REFUSED: Final = "refused"
IDLE: Final = "idle"  # there was nothing to do
ATTEMPTS: Final = 20  # races that one command may lose
log = structlog.get_logger("regnum.server")


@dataclass(frozen=True)
class Verdict:
    """What became of a command: the entry and the lines of the table it made, or the reason why it made none."""

    result: str
    seq: int = 0
    reason: Reason | None = None
    notes: tuple[Note, ...] = ()


@dataclass(frozen=True)
class Sender:
    """Who gives a command: a seat, by its owner with the id of the command, or by a program without one."""

    seat: int
    command_id: str | None = None


Attempt = Callable[[Table], Verdict]


class Hub:
    """Wakes whoever waits for news of a game; what the news are they read themselves. It knows who is there."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = {}
        self.present: dict[str, Counter[int]] = {}

    def enter(self, game_id: str, seats: Sequence[int] = ()) -> asyncio.Event:
        """Wait for news of a game from now on, as the holder of these seats."""
        bell = asyncio.Event()
        self.waiting.setdefault(game_id, set()).add(bell)
        self.present.setdefault(game_id, Counter()).update(seats)
        return bell

    def leave(self, game_id: str, bell: asyncio.Event, seats: Sequence[int] = ()) -> None:
        """Wait no longer."""
        bells = self.waiting.get(game_id, set())
        bells.discard(bell)
        self.present[game_id].subtract(seats)
        if not bells:
            self.waiting.pop(game_id, None)
            self.present.pop(game_id, None)

    def who_is_here(self, game_id: str) -> frozenset[int]:
        """The seats whose holders are connected to this server."""
        return frozenset(seat for seat, count in self.present.get(game_id, Counter()).items() if count > 0)

    def ring(self, game_id: str) -> None:
        """There is news."""
        for bell in self.waiting.get(game_id, ()):
            bell.set()


class House:
    """The games of one data folder and everybody at them."""

    def __init__(self, folder: Path, clock: Clock | None = None) -> None:
        self.folder = folder
        self.clock = clock or Clock()
        self.store = Store(folder, self.clock)
        self.papers = Papers(self.store)
        self.agenda = Agenda(self.store)
        self.tables = Tables(self.store)
        self.hub = Hub()
        self.metrics = Metrics()
        self.after_change: list[Callable[[str], None]] = [self.hub.ring]

    async def move(self, game_id: str, sender: Sender, text: str, decision: int, note: str = "") -> Verdict:
        """Answer a decision for a seat; the same command again changes nothing."""

        def attempt(table: Table) -> Verdict:
            if sender.command_id is None and not table.agent_at(sender.seat):
                return Verdict(STALE)  # the owner of the seat is back
            verdict = try_move(table, sender.seat, text, decision)
            said = (Note(table.seq, note, sender.seat),) if note and verdict.result == ACCEPTED else ()
            return replace(verdict, notes=said)

        return await self.carry_out(game_id, sender, attempt)

    async def undo(self, game_id: str, sender: Sender) -> Verdict:
        """Take the last move of a seat back; the same command again changes nothing."""

        def attempt(table: Table) -> Verdict:
            if table.over or not table.history.can_undo(sender.seat):
                return Verdict(REFUSED, reason=NOTHING_TO_UNDO)
            table.history.undo(sender.seat)
            return Verdict(ACCEPTED, table.seq)

        return await self.carry_out(game_id, sender, attempt)

    async def redo(self, game_id: str, sender: Sender) -> Verdict:
        """Make the move again that a seat took back last; the same command again changes nothing."""

        def attempt(table: Table) -> Verdict:
            if table.over or not table.history.can_redo(sender.seat):
                return Verdict(REFUSED, reason=NOTHING_TO_REDO)
            table.history.redo(sender.seat)
            return Verdict(ACCEPTED, table.seq)

        return await self.carry_out(game_id, sender, attempt)

    async def seat_taken(self, game_id: str) -> None:
        """Somebody opened the link of a seat: if nobody is missing any more, the clocks begin to run."""
        taken = await self.store.open_seats_taken(game_id)

        def attempt(table: Table) -> Verdict:
            if table.clocks is None or table.clocks.begun or not taken:
                return Verdict(IDLE)
            table.clocks.begun = True
            return Verdict(ACCEPTED, table.seq)

        await self.settle(game_id, -1, attempt)

    async def find_out(self, game_id: str) -> None:
        """Write down what a game needs next of which the database does not know it."""
        await self.settle(game_id, -1, lambda table: Verdict(ACCEPTED, table.seq))

    async def carry_out(self, game_id: str, sender: Sender, attempt: Attempt) -> Verdict:
        """Try a command, keep it, and tell everybody; the owner of a seat whom a program replaces is back by it.

        Whoever loses a race tries again: his decision is gone then, unless it is sealed and only others answered.
        """

        def allowed(table: Table) -> Verdict:
            if sender.command_id is not None and sender.seat in table.standing.resigned:
                raise Problem(409, "resigned")
            return attempt(table)

        known = self.tables.cached.get(game_id)
        if sender.command_id is not None and (known is None or sender.seat in known.standing.absent):
            await self.settle(game_id, sender.seat, lambda table: coming_back(table, sender.seat))
        verdict = await self.settle(game_id, sender.seat, allowed, sender.command_id)
        self.metrics.commands.labels(result=verdict.result).inc()
        return verdict

    async def settle(self, game_id: str, seat: int, attempt: Attempt, command_id: str | None = None) -> Verdict:
        """Try something until no other process interferes; tell everybody if it changed the game or the table."""
        for _ in range(ATTEMPTS):
            try:
                verdict = await self.attempt_once(game_id, seat, attempt, command_id)
            except LostRace:
                continue
            if verdict.result == ACCEPTED:
                self.tell(game_id)
            return verdict
        raise Problem(503, "busy", retry_after=2)

    async def attempt_once(self, game_id: str, seat: int, attempt: Attempt, command_id: str | None) -> Verdict:
        """Try something and keep it; if it cannot be kept, the game is read again from the database."""
        async with self.tables.open(game_id) as table:
            earlier = await self.store.answered(game_id, seat, command_id) if command_id else None
            if earlier is not None:
                return Verdict(REPEATED, earlier)
            if table.frozen:
                version = table.game.title.version
                raise Problem(409, "old_ruleset", ruleset=table.row.ruleset, version=version)
            before = table.seq
            verdict = await self.tried(table, attempt)
            if verdict.result == ACCEPTED:
                await self.keep(table, before, verdict.notes, command_id)
            return verdict

    async def keep(self, table: Table, before: int, lines: Sequence[Note], command_id: str | None) -> None:
        """Write down what an attempt has changed since an entry; the clocks are turned with it."""
        entry = table.history.entries[-1] if table.seq > before else None
        seen = table.noted
        table.standing = table.standing.after_all(lines)  # clocks and status depend on it
        table.turn_clocks(entry, command_id is not None, self.clock.now())
        kept = due_snapshot(table) if entry is not None else None
        latest = latest_position(table) if entry is not None and kept is None else None
        change = Change(seen, before, table.status(), entry, tuple(lines), command_id, kept, latest)
        ids = await self.store.write(table.row.id, change)
        table.hear([replace(line, id=number) for line, number in zip(lines, ids, strict=True)])
        table.note_events()

    def tell(self, game_id: str) -> None:
        """Let everybody look at a game again."""
        for listener in self.after_change:
            listener(game_id)

    async def tried(self, table: Table, attempt: Attempt) -> Verdict:
        """What becomes of a command; if a rule breaks down, the game stays as it was, is marked, and a report kept."""
        try:
            return attempt(table)
        except RuleFailure as failure:
            path = self.folder / "failures" / f"{table.row.id}-{table.seq + 1}.json"
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(failure.report)
            log.error("rule_failure", game=table.row.id, seq=table.seq + 1, problem=str(failure))
            marks = [note for note in table.notes if note.kind == FAILED and note.seq == table.seq]
            if not marks:
                await self.keep(table, table.seq, [Note(table.seq, FAILED, -1)], None)
                self.tell(table.row.id)
            raise Problem(500, "rule_failure") from failure


def coming_back(table: Table, seat: int) -> Verdict:
    """The owner of a seat is there: the program that played for him stops."""
    if seat not in table.standing.absent or table.over:
        return Verdict(IDLE, table.seq)
    return Verdict(ACCEPTED, table.seq, notes=(Note(table.seq, BACK, seat),))


def try_move(table: Table, seat: int, text: str, decision: int) -> Verdict:
    """Make a move in memory if it answers the open decision and is listed for the seat."""
    history, game = table.history, table.game
    if decision != history.decision_id:
        return Verdict(STALE)
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
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
