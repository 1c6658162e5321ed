"""Which games need something: a program that must answer, a clock that runs, a trial that is old enough to go."""

from __future__ import annotations

from typing import Final

import msgspec
import sqlalchemy as sa

from regnum.server.clocks import Clocks, pace_of
from regnum.server.schema import answers, games, metadata, pulse, statuses
from regnum.server.storage import Store

KEPT: Final = 7 * 86400.0  # seconds that a game of one's own to try things out is kept
# every table with rows of games, also those that will be added
OF_A_GAME: Final = tuple(rows for rows in reversed(metadata.sorted_tables) if "game" in rows.c)


class Agenda:
    """Asks the database, never the games."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def waiting_for_programs(self) -> list[str]:
        """The unfinished games that wait for a program."""
        wanted = sa.select(statuses.c.game).where(statuses.c.program, ~statuses.c.over)
        async with self.store.reading().connect() as connection:
            return list(await connection.scalars(wanted))

    async def unknown(self) -> list[str]:
        """The games of which nobody has yet found out what they need: those of an older server."""
        wanted = sa.select(games.c.id).outerjoin(statuses).where(statuses.c.game.is_(None))
        async with self.store.reading().connect() as connection:
            return list(await connection.scalars(wanted))

    async def open_windows(self) -> list[str]:
        """The games in which somebody has answered in a window that is still open."""
        wanted = sa.select(answers.c.game).distinct()
        async with self.store.reading().connect() as connection:
            return list(await connection.scalars(wanted))

    async def deadlines(self) -> list[tuple[str, float, bool]]:
        """The games in which a clock runs: when it runs out, and whether it is a live one."""
        wanted = sa.select(statuses.c.game, statuses.c.deadline, games.c.pace.like("live:%")).join(games)
        wanted = wanted.where(statuses.c.deadline.is_not(None), ~statuses.c.over)
        async with self.store.reading().connect() as connection:
            return [(row[0], row[1], bool(row[2])) for row in await connection.execute(wanted)]

    async def beat(self) -> None:
        """Remember that a server runs now."""
        async with self.store.writing() as connection:
            values = {"id": 1, "at": self.store.clock.now()}
            await connection.execute(pulse.insert().prefix_with("OR REPLACE").values(**values))

    async def forgive(self, shortest: float) -> float:
        """Do not count the time in which no server ran against live clocks; how long that was.

        What is shorter than `shortest` was no break: another server runs, or this one was only started again.
        """
        async with self.store.writing() as connection:
            now, last = self.store.clock.now(), await connection.scalar(sa.select(pulse.c.at))
            lost = 0.0 if last is None or now - last <= shortest else now - last
            running = sa.select(statuses.c.game, statuses.c.clocks, games.c.pace).join(games)
            running = running.where(statuses.c.deadline.is_not(None), games.c.pace.like("live:%"))
            for game, text, words in list(await connection.execute(running)) if lost else ():
                clocks, pace = msgspec.json.decode(text, type=Clocks), pace_of(words)
                if pace is not None:
                    clocks.shift(lost, now)
                    values = {"clocks": msgspec.json.encode(clocks).decode(), "deadline": clocks.deadline(pace)}
                    await connection.execute(statuses.update().where(statuses.c.game == game).values(**values))
            await connection.execute(pulse.insert().prefix_with("OR REPLACE").values(id=1, at=now))
        return lost

    async def remove_old_sandboxes(self) -> list[str]:
        """Remove games that were only to try things out, long ago."""
        old = sa.select(games.c.id).where(games.c.sandbox != "", games.c.created < self.store.clock.now() - KEPT)
        async with self.store.reading().connect() as connection:
            found = list(await connection.scalars(old))
        if found:
            async with self.store.writing() as connection:
                for rows in OF_A_GAME:
                    await connection.execute(rows.delete().where(rows.c.game.in_(found)))
                await connection.execute(games.delete().where(games.c.id.in_(found)))
        return found
