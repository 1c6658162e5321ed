"""The house: sets games up, takes what is attempted at them, writes it down, and only then tells whoever watches.

Each attempt holds the lock of its table once, from the question who speaks until the answer is made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from regnum.engine.history import History
from regnum.engine.refusals import Reason, RuleFailure
from regnum.server.agenda import Agenda
from regnum.server.changes import change_since
from regnum.server.clocks import Clock
from regnum.server.identity import digest, new_token
from regnum.server.messages import NewGame
from regnum.server.metrics import Metrics
from regnum.server.openings import filled_in, new_row, seat_rows, set_up
from regnum.server.papers import Papers
from regnum.server.problems import Problem
from regnum.server.rooms import Aside, Audience
from regnum.server.rows import Carried, Change, GameRow, SeatRow
from regnum.server.sequel import go_on
from regnum.server.snapshots import taken_now
from regnum.server.storage import LostRace, Store
from regnum.server.table import OF_THE_CREATOR, Table
from regnum.server.table_log import BACK, FAILED, NOBODY, Note
from regnum.server.tables import Hub, Tables
from regnum.server.trials import trial

ACCEPTED: Final = "accepted"
REPEATED: Final = "repeated"
STALE: Final = "stale"
REFUSED: Final = "refused"
IDLE: Final = "idle"  # there was nothing to do
MOST_RACES: Final = 20  # that one attempt may lose
REST: Final = 2.0  # seconds until a window that could not be closed is tried again
T = TypeVar("T")
log = structlog.get_logger("regnum.server")


@dataclass(frozen=True)
class Verdict:
    """What became of an attempt: the entry and the lines of the table it made, or the reason why it made none."""

    result: str
    seq: int = 0
    reason: Reason | None = None
    notes: tuple[Note, ...] = ()
    asides: tuple[Aside, ...] = ()  # what is said in rooms; nobody else may notice that anything was done
    since: int = -1  # of a draft that is refused: the entry after which it was made
    versions: tuple[str, str] | None = None  # of a draft that was changed meanwhile: as it was known, and as it is
    goes_on: bool = True  # deputies may answer what is asked now; not what somebody has just taken back


def said_in(audience: Audience | None, note: Note) -> Verdict:
    """A line for everybody at the table, or for those in a room."""
    if audience is None:
        return Verdict(ACCEPTED, note.seq, notes=(note,))
    return Verdict(ACCEPTED, note.seq, asides=(Aside(audience, note),), goes_on=False)


Speaker = Callable[[Table], int]
Deed = Callable[[Table, int], Verdict]


@dataclass(frozen=True)
class Attempt:
    """What somebody wants done at a table: which seat speaks, what it does, and by which command.

    The owner of a seat has a command, whose id makes that it is carried out once; programs and the house have none.
    """

    speaker: Speaker
    deed: Deed
    command_id: str | None = None
    own: Sequence[int] = ()  # among whose commands that id is known; by default those of the seat that speaks
    counted: bool = True  # not what may be private: anybody may read the counters


def by_program(seat: int, deed: Deed) -> Attempt:
    """What a program does at its seat."""
    return Attempt(lambda _: seat, deed)


def said_by_program(seat: int, deed: Deed) -> Attempt:
    """What a program says at its seat."""
    return Attempt(lambda _: seat, deed, counted=False)


@dataclass(frozen=True)
class Opened:
    """A game that was set up, and for each seat the secret that opens it."""

    row: GameRow
    seats: Sequence[SeatRow]
    tokens: Sequence[str]


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
        self.closing: dict[str, asyncio.Task[None]] = {}  # windows in which everybody has answered
        self.metrics = Metrics()
        self.call_programs: Callable[[str], None] = lambda game_id: None  # whoever plays for programs, once he is there
        self.hurry_program: Callable[[str], bool] = lambda game_id: False  # whether one was thinking
        self.set_alarm: Callable[[Table], None] = lambda table: None  # and whoever looks at the clocks

    # ---- games are set up -----------------------------------------------------------------------------------------

    async def set_game_up(self, asked_for: NewGame, session: str) -> Opened:
        """Begin a game; the session holds the seats that are not open to others."""
        wanted, now = filled_in(asked_for), self.clock.now()
        row, game = new_row(wanted, now)
        tokens = [new_token() for _ in range(game.seat_count)]
        table = Table(row, seat_rows(row, game, wanted.seats, [digest(token) for token in tokens]), History(game))
        table.begin(now)
        held = [seat.seat for seat in table.seats if seat.kind in OF_THE_CREATOR]
        await self.store.add_game(row, table.seats, digest(session), held, table.status(), taken_now(table))
        self.tables.add(table)
        self.metrics.games.labels(title=row.title).inc()
        self.tell(table)
        return Opened(row, table.seats, tokens)

    async def set_sandbox_up(self, game_id: str, speaker: Speaker, session: str) -> str:
        """Begin a game of somebody's own from a live position, as far as his seat knows it; its id."""
        async with self.tables.open(game_id) as table:
            row, seats = trial(table, speaker(table), self.clock.now())
        self.tables.drop(await self.agenda.remove_old_sandboxes())
        begun, held = Table(row, seats, History(set_up(row))), [each.seat for each in seats]
        await self.store.add_game(row, seats, digest(session), held, begun.status(), taken_now(begun))
        return row.id

    async def seat_taken(self, game_id: str) -> None:
        """Somebody opened the link of a seat: if nobody is missing any more, the clocks begin to run."""
        taken = await self.store.open_seats_taken(game_id)

        def deed(table: Table, _: int) -> Verdict:
            if table.clocks is None or table.clocks.begun or not taken:
                return Verdict(IDLE)
            table.clocks.begun = True
            return Verdict(ACCEPTED, table.seq)

        try:
            await self.see_to(game_id, deed)
        except Problem as problem:
            if problem.status != 409:  # in a game that can only be looked at no clock begins to run
                raise

    async def find_out(self, game_id: str) -> None:
        """Write down what a game needs next of which the database does not know it."""
        await self.see_to(game_id, lambda table, _: Verdict(ACCEPTED, table.seq))

    async def keep_orders(self, game_id: str, speaker: Speaker, ordered: Callable[[Table, int], str]) -> int:
        """Keep what a seat orders from now on, as its table knows its orders; the seat.

        Whoever loses a race orders again: what was ordered elsewhere meanwhile stays in force.
        """
        for _ in range(MOST_RACES):
            with suppress(LostRace):
                async with self.tables.open(game_id) as table:
                    seat = speaker(table)
                    if table.frozen:
                        raise table.why_frozen()
                    await self.store.write_orders(game_id, seat, ordered(table, seat), table.deputies.version)
                    return seat
        raise Problem(503, "busy", retry_after=2)

    # ---- something is attempted -----------------------------------------------------------------------------------

    async def see_to(self, game_id: str, deed: Deed) -> None:
        """Change something that no seat asks for."""
        await self.carry_out(game_id, Attempt(lambda _: NOBODY, deed))

    async def carry_out(self, game_id: str, attempt: Attempt) -> Verdict:
        """What becomes of an attempt."""
        return await self.answer(game_id, attempt, lambda _table, _seat, verdict: verdict)

    async def answer(self, game_id: str, attempt: Attempt, shown: Callable[[Table, int, Verdict], T]) -> T:
        """Carry an attempt out, and say what became of it as it is to be shown.

        Whoever loses a race tries again: his decision is gone then, unless it is sealed and only others answered.
        """
        for _ in range(MOST_RACES):
            try:
                async with self.tables.open(game_id) as table:
                    seat = attempt.speaker(table)
                    secret = table.window.is_open  # who answers in it may not show in the counters
                    verdict = await self.judged(table, seat, attempt)
                    if seat != NOBODY and attempt.counted and not secret:
                        self.metrics.commands.labels(result=verdict.result).inc()
                    return shown(table, seat, verdict)
            except LostRace:
                continue
        raise Problem(503, "busy", retry_after=2)

    async def judged(self, table: Table, seat: int, attempt: Attempt) -> Verdict:
        """What becomes of an attempt; the same command again changes nothing, and gets the same answer."""
        command_id = attempt.command_id
        known = attempt.own or (seat,)
        earlier = await self.store.answered(table.row.id, known, command_id) if command_id is not None else None
        if earlier is None and table.frozen:
            raise table.why_frozen()
        player = table.player(seat)
        if command_id is not None and player in table.standing.absent and not (table.over or table.frozen):
            await self.keep(table, table.seq, [Note(table.seq, BACK, player)], None)  # the program at the seat stops
        if earlier is not None:
            return Verdict(REPEATED, earlier)
        if command_id is not None and player in table.standing.resigned:
            raise Problem(409, "resigned")
        before, verdict = table.seq, await self.tried(table, seat, attempt.deed)
        if verdict.result == ACCEPTED:
            told = go_on(table, self.clock.now(), self.marked) if verdict.goes_on else []
            carried = Carried(seat, command_id, verdict.seq) if command_id is not None else None
            await self.keep(table, before, [*verdict.notes, *told], carried, verdict.asides)
        return verdict

    async def tried(self, table: Table, seat: int, deed: Deed) -> Verdict:
        """What a deed comes to; if a rule breaks down, the game stays as it was, is marked, and a report kept."""
        try:
            return deed(table, seat)
        except RuleFailure as failure:
            marks = self.marked(table, failure)
            if marks:
                await self.keep(table, table.seq, marks, None)
            raise Problem(500, "rule_failure") from failure

    def marked(self, table: Table, failure: RuleFailure) -> list[Note]:
        """Keep the report of a rule that broke down; the line that marks the game, unless it is marked here already."""
        path = self.folder / "failures" / f"{table.row.id}-{table.seq + 1}.json"
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(failure.report)
        log.error("rule_failure", game=table.row.id, seq=table.seq + 1, problem=str(failure))
        return [] if table.is_marked else [Note(table.seq, FAILED, NOBODY)]

    async def keep(
        self, table: Table, before: int, said: Sequence[Note], command: Carried | None, asides: Sequence[Aside] = ()
    ) -> None:
        """Write down what has changed since an entry, take it over as it is written, and only then tell whoever may
        know. If it cannot be written, the game is read again from the database."""
        now = self.clock.now()
        change = change_since(table, before, said, command, asides, now)
        await self.take_over(table, change, await self.store.write(table.row.id, change), now)
        hidden = bool(change.asides) and not change.entries and not change.notes
        self.tell(table, {seat for each in change.asides for seat in each.audience} if hidden else None)

    async def take_over(self, table: Table, change: Change, lines: Sequence[Note], now: float) -> None:
        """The database has a change: the table knows it as it is there, with what others wrote meanwhile."""
        table.written = len(table.history.log)
        if change.snapshot is not None:
            table.forget_the_past()
        if change.asides:
            table.hear_asides(await self.store.asides(table.row.id, table.rooms.row))
        table.hear(lines)
        window = table.window
        if change.answers:
            window.hear(await self.store.answers(table.row.id))
        elif change.closed is not None:
            window.kept = {}
        table.forget()
        if window.is_complete and window.answers != window.tried:  # else it broke down: somebody must answer otherwise
            self.close_later(table.row.id, window.seconds_to_go(now))
        await self.tables.judge_promises(table)

    def close_later(self, game_id: str, seconds: float) -> None:
        """Everybody has answered in a window, which closes in so many seconds."""
        if game_id not in self.closing:
            self.closing[game_id] = asyncio.create_task(self.close_window(game_id, seconds))

    async def close_window(self, game_id: str, seconds: float) -> None:
        """Close a window when it is time; if the database is busy just then, a little later."""
        try:
            await self.clock.wait(asyncio.Event(), seconds)
        finally:
            self.closing.pop(game_id, None)
        try:
            await self.see_to(game_id, lambda table, _: Verdict(ACCEPTED if table.window.is_complete else IDLE))
        except (Problem, SQLAlchemyError) as problem:
            log.error("window", game=game_id, problem=repr(problem))
            if not isinstance(problem, Problem) or problem.status == 503:
                self.close_later(game_id, REST)  # nobody answers any more, so nobody else would

    async def close_windows(self) -> None:
        """After a start: windows in which everybody has answered close now."""
        for game_id in await self.agenda.open_windows():
            self.close_later(game_id, 0.0)

    async def close(self) -> None:
        """Wait for nothing any more."""
        tasks = list(self.closing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def tell(self, table: Table, among: Collection[int] | None = None) -> None:
        """Let everybody look at a game again, or only those who may know what is new."""
        self.hub.ring(table.row.id, among)
        if table.has_programs:
            self.call_programs(table.row.id)
        if table.pace is not None:
            self.set_alarm(table)
