"""Whoever looks at the clocks: sleeps until the next one runs out, in whatever game that is."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy.exc import SQLAlchemyError

from regnum.server.house import ACCEPTED, IDLE, House, Verdict
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.server.table_log import LEFT, NOBODY, TALKS_OVER, TIME_UP, Note

BEAT: Final = 15.0  # seconds between two signs of life while a live clock runs
LONGEST_SLEEP: Final = 3600.0  # the clock of the machine may be set
REST: Final = 5.0  # seconds until a game that could not be seen to is tried again
log = structlog.get_logger("regnum.server")


class Timekeeper:
    """One task for all games. It knows when each needs something, and asks the database only at the start."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.bell = asyncio.Event()
        self.deadlines: dict[str, tuple[float, bool]] = {}
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Find the games in which clocks run; those of live games stood still while no server ran."""
        await self.house.agenda.forgive(2 * BEAT)
        self.deadlines = {game: (at, live) for game, at, live in await self.house.agenda.deadlines()}
        self.house.set_alarm = self.look
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop, with a last sign of life."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            await self.house.agenda.beat()

    def look(self, table: Table) -> None:
        """Something happened in a game: its clocks may run differently now."""
        if table.pace is None:
            return
        deadline = table.deadline()
        if deadline is None:
            self.deadlines.pop(table.row.id, None)
        else:
            self.deadlines[table.row.id] = (deadline, table.pace.live)
        self.bell.set()

    async def run(self) -> None:
        """Sleep until the next deadline, and see to it."""
        while True:
            self.bell.clear()
            live = any(live for _, live in self.deadlines.values())
            if live:
                with suppress(SQLAlchemyError):  # the database may be busy; there will be another beat
                    await self.house.agenda.beat()
            await self.see_to_what_is_due()
            now = self.house.clock.now()
            soonest = min((at - now for at, _ in self.deadlines.values()), default=LONGEST_SLEEP)
            await self.house.clock.wait(self.bell, max(0.0, min(soonest, BEAT if live else LONGEST_SLEEP)))

    async def see_to_what_is_due(self) -> None:
        """Remind those whose time is up, and let programs play for those whose grace is over."""
        now = self.house.clock.now()
        for game_id, (at, live) in list(self.deadlines.items()):
            if at > now:
                continue
            try:
                await self.house.see_to(game_id, self.overdue)
            except Exception as problem:  # one game must not stop the clocks of all others
                log.error("clocks", game=game_id, problem=repr(problem))
                if isinstance(problem, Problem) and problem.status == 409:
                    self.deadlines.pop(game_id, None)  # it can only be looked at
                else:
                    self.deadlines[game_id] = (now + REST, live)

    def overdue(self, table: Table, _: int) -> Verdict:
        """What the clocks of a game demand now; if it is nothing, they run differently than was known here."""
        self.look(table)
        if table.pace is None or table.clocks is None or table.deadline() is None:
            return Verdict(IDLE)
        now = self.house.clock.now()
        if table.clocks.window is not None and table.window.is_open and table.clocks.window + table.pace.window <= now:
            for seat in [each for each in table.missing if not table.agent_at(each)]:
                table.window.take(seat, table.window.silence())  # without a line: nobody may know who was late
            return Verdict(ACCEPTED, table.seq)
        if table.clocks.talks is not None and table.are_talks_open and table.clocks.talks + table.pace.talks <= now:
            table.end_talks()
            return Verdict(ACCEPTED, table.seq, notes=(Note(table.seq, TALKS_OVER, NOBODY),))
        late, gone = table.clocks.overdue(table.pace, now)
        table.clocks.remind(late, now)
        said = [Note(table.seq, TIME_UP, seat) for seat in late] + [Note(table.seq, LEFT, seat) for seat in gone]
        return Verdict(ACCEPTED, table.seq, notes=tuple(said)) if said else Verdict(IDLE)
