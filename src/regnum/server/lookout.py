"""What other processes write into the same folder: one question for all games, and whoever watches one is woken."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import structlog
from sqlalchemy.exc import OperationalError

from regnum.server.house import House
from regnum.server.problems import Problem
from regnum.server.rows import Mark

LOOK_AGAIN: Final = 1.0  # seconds between two questions
log = structlog.get_logger("regnum.server")


class Lookout:
    """Asks again and again which games were written to."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.mark = Mark()
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin; what is there already is no news."""
        self.mark, _ = await self.house.store.written_since(self.mark)
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Look until closed."""
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            try:
                await self.look()
            except (OperationalError, Problem) as problem:  # the database is busy: look again later
                log.warning("lookout", problem=repr(problem))

    async def look(self) -> None:
        """Bring the watched games that were written to up to date, and wake whoever watches them."""
        mark, games = await self.house.store.written_since(self.mark)
        for game in games & set(self.house.hub.waiting):
            with suppress(Problem):  # a game that cannot be opened any more is told of by whoever asks for it
                async with self.house.tables.open(game):
                    pass
            self.house.hub.ring(game)
        self.mark = mark
