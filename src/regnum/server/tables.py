"""Games in memory: a cache of what the database says, rebuilt from it whenever that is needed."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakValueDictionary

from regnum.server.problems import Problem
from regnum.server.snapshots import open_table
from regnum.server.storage import Store
from regnum.server.table import Table

MOST_TABLES: Final = 256  # games kept in memory


class Tables:
    """All games that are in use here. Whoever reads or changes one holds its lock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cached: OrderedDict[str, Table] = OrderedDict()
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def open(self, game_id: str, look: bool = True) -> AsyncIterator[Table]:
        """A game as the database has it now, for one at a time; after any failure it is read again.

        Without a look at the database it is the game as this process knows it: enough for whoever only wants to be
        told, since the lookout brings what others write.
        """
        lock = self.locks.setdefault(game_id, asyncio.Lock())
        async with lock:
            try:
                known = None if look else self.cached.get(game_id)
                yield known or await self.fetch(game_id)
            except Problem:
                raise
            except BaseException:
                self.cached.pop(game_id, None)
                raise

    async def fetch(self, game_id: str) -> Table:
        """The game from memory, brought up to what other processes wrote, or from the database."""
        table = self.cached.get(game_id)
        if table is None:
            table = await self.read(game_id)
        else:
            news = await self.store.news(game_id, table.seq, max(table.noted, table.talked))
            for entry in news.entries if not table.frozen else ():
                table.carry_out(entry)
            table.hear(news.notes, news.clocks)
        self.cached[game_id] = table
        self.cached.move_to_end(game_id)
        while len(self.cached) > MOST_TABLES:
            self.cached.popitem(last=False)
        return table

    async def read(self, game_id: str) -> Table:
        """The game from the database."""
        found = await self.store.game(game_id)
        if found is None:
            raise Problem(404, "no_game")
        kept, latest = await self.store.snapshot(game_id), await self.store.latest(game_id)
        news = await self.store.news(game_id, 0, 0)
        table = open_table(*found, kept, news.entries, latest)
        table.hear(news.notes, news.clocks)
        return table
