"""The tables in use here: games in memory, rebuilt from the database whenever that is needed, and who waits at them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import SQLAlchemyError

from regnum.engine.history import History
from regnum.engine.lineage import last_shared, stretches
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.server.problems import Problem
from regnum.server.rows import GameRow, SeatRow
from regnum.server.snapshots import Past, WholeLogNeeded, as_it_was, heard_in, open_table, whole_again
from regnum.server.storage import Store
from regnum.server.table import RECENT, Table

MOST_TABLES: Final = 256  # games kept in memory
MOST_EVENTS: Final = 1_000_000  # of one game
log = structlog.get_logger("regnum.server")


class Then(NamedTuple):
    """A game as it was after an entry, the last entry that led both there and to where the game stands now, and how
    often the game had gone back when that was found out."""

    table: Table
    shared: int
    rollbacks: int


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
            news = await self.store.news(game_id, table.seq, max(table.noted, table.talked), table.rooms.row)
            if any(entry.kind == "rollback" for entry in news.entries):
                del self.cached[game_id]
                return await self.fetch(game_id)  # it went back further than this process remembers
            for entry in news.entries if not table.frozen else ():
                table.carry_out(entry)
                table.written = len(table.history.log)  # whoever wrote it has written what happened, too
            table.hear(news.notes, news.clocks)
            table.hear_asides(news.asides)
            table.window.hear(news.answers)
            if news.orders != table.deputies.version:
                await self.read_orders(table, news.orders)
        await self.judge_promises(table)
        self.cached[game_id] = table
        self.cached.move_to_end(game_id)
        while len(self.cached) > MOST_TABLES:
            self.cached.popitem(last=False)
        return table

    def add(self, table: Table) -> None:
        """A game that was just set up need not be read."""
        self.cached[table.row.id] = table

    def drop(self, games: Sequence[str]) -> None:
        """Games that are no longer in the database."""
        for game_id in games:
            self.cached.pop(game_id, None)

    async def read(self, game_id: str) -> Table:
        """The game from the database."""
        found = await self.store.game(game_id)
        if found is None:
            raise Problem(404, "no_game")
        try:
            find_title(found[0].title)
        except RegnumError:
            raise Problem(409, "no_title") from None
        try:
            return await self.read_found(*found)
        except (Problem, SQLAlchemyError):
            raise
        except Exception as problem:  # whatever damaged rows may do
            log.error("damaged", game=game_id, problem=repr(problem))
            raise Problem(409, "damaged") from None

    async def read_found(self, row: GameRow, seats: Sequence[SeatRow]) -> Table:
        """The same of a game that is there."""
        kept, latest = await self.store.snapshot(row.id), await self.store.latest(row.id)
        told = await self.store.events_before(row.id, heard_in(kept, latest), RECENT)
        quick = kept is not None and kept.ruleset == find_title(row.title).version and not row.tutorial
        skipped = kept.seq if kept is not None and quick else 0
        news = await self.store.news(row.id, max(0, skipped - 1), 0)
        behind = [entry for entry in news.entries if entry.sequence > skipped]
        try:
            table = await asyncio.to_thread(open_table, row, seats, kept, behind, latest, told, skipped)
        except WholeLogNeeded:
            entries = await self.store.entries(row.id)
            table = await asyncio.to_thread(open_table, row, seats, kept, entries, latest, told)
        if skipped and (not news.entries or news.entries[0].sequence != skipped):
            table.frozen = table.damaged = True  # the entry of the snapshot is gone
        table.hear(news.notes, news.clocks)
        table.hear_asides(news.asides)
        table.window.hear(news.answers)
        table.taken_back_at = table.seq
        await self.read_orders(table, news.orders)
        return table

    async def moment(self, game_id: str, seq: int) -> Then:
        """A game as it was after an entry, from the last position before that which was kept for good.

        Only positions count that led also to where the game stands now: of others the database has not all that
        happened. A RegnumError says that nobody can tell: the entry is not there yet, other rules made it, or it is
        one of several answers that count together.
        """
        found = await self.store.game(game_id)
        if found is None:
            raise Problem(404, "no_game")
        last, rollbacks = await self.store.course(game_id)
        if not 0 <= seq <= last:
            raise RegnumError(f"the game has no entry {seq}")
        shared = last_shared(rollbacks, seq, last)
        kept = await self.store.moment(game_id, [part for part in stretches(rollbacks, shared) if part[1]])
        told = await self.store.events_before(game_id, heard_in(kept), RECENT)
        entries = await self.store.entries(game_id, kept.seq if kept else 0)
        try:
            past = Past(kept, told, entries, rollbacks)
            table = await asyncio.to_thread(as_it_was, *found, past, seq)
        except RegnumError:
            raise
        except Exception as problem:
            raise RegnumError(f"this part of the game is damaged: {problem!r}") from None
        return Then(table, shared, len(rollbacks))

    async def whole(self, game_id: str) -> History[Any]:
        """A game with its whole log; one that other rules have begun stands where it stands."""
        entries = await self.store.entries(game_id)
        async with self.open(game_id) as table:
            row, seats, history = table.row, table.seats, table.history
            if not table.whole:
                end = history.game.copy()
                return History.resume(end, end.copy(), entries, (), history.decision_id)
        try:
            return (await asyncio.to_thread(whole_again, row, seats, entries)).history
        except Exception as problem:  # it can be opened from where it stands, but not from its beginning
            log.error("damaged", game=game_id, problem=repr(problem))
            raise Problem(409, "damaged") from None

    async def judge_promises(self, table: Table) -> None:
        """When a game is over: find out once which promises were kept, by all that happened after each."""
        pledges = table.pledges()
        if not table.over or not pledges or table.verdicts is not None:
            return
        first = min(pledge.seq for pledge in pledges)
        rows = await self.store.events_after(table.row.id, first, MOST_EVENTS)
        table.judge_promises([(row.seq, row.event(table.game.title)) for row in rows])

    async def read_orders(self, table: Table, version: int) -> None:
        """Bring the standing orders at a table up to what the database has."""
        if version:
            for seat, text in await self.store.orders(table.row.id):
                table.deputies.hear(seat, text)
        table.deputies.version = version


class Place(NamedTuple):
    """Where somebody reads: the name that his page gave itself, if it did, and how he wants to read there."""

    page: str
    language: str
    drawn: bool


class Sight(NamedTuple):
    """All that a view depends on: at one place two views of the same sight differ only by the time that has passed."""

    seq: int
    seat: int
    line: int  # of the table
    here: frozenset[int]
    running: tuple[float | None, ...]  # since when each clock runs
    answered: tuple[str, ...] = ()  # what the reader's own seats have answered in the open window
    rooms: tuple[tuple[tuple[int, ...], int], ...] = ()  # how much was said in each of the reader's own rooms


class Visitor:
    """One open connection: its bell, the seats of whoever holds it, where he reads, and what he saw there last."""

    def __init__(self, seats: Sequence[int], place: Place) -> None:
        self.bell = asyncio.Event()
        self.seats = tuple(seats)
        self.place = place
        self.saw: Sight | None = None


class Hub:
    """Wakes whoever waits for news of a game; what the news are they read themselves."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[Visitor]] = {}

    def enter(self, game_id: str, visitor: Visitor) -> None:
        """From now on somebody waits for news of a game."""
        self.waiting.setdefault(game_id, set()).add(visitor)

    def leave(self, game_id: str, visitor: Visitor) -> None:
        """Somebody waits no longer."""
        visitors = self.waiting.get(game_id, set())
        visitors.discard(visitor)
        if not visitors:
            self.waiting.pop(game_id, None)

    def who_is_here(self, game_id: str) -> frozenset[int]:
        """The seats whose holders are connected to this server."""
        return frozenset(seat for visitor in self.waiting.get(game_id, ()) for seat in visitor.seats)

    def ring(self, game_id: str, among: Collection[int] | None = None) -> None:
        """There is news, for everybody or for those who hold one of some seats."""
        for visitor in self.waiting.get(game_id, ()):
            if among is None or not set(visitor.seats).isdisjoint(among):
                visitor.bell.set()

    def answered(self, game_id: str, place: Place, seats: Sequence[int], sight: Sight) -> None:
        """A page gets a view as an answer: it need not be sent the same once more as news."""
        for visitor in self.waiting.get(game_id, ()) if place.page else ():
            if visitor.place == place and visitor.seats == tuple(seats):
                visitor.saw = sight
