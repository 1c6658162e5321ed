"""The database: every accepted move is one row, written before anybody is told of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regnum.engine.history import Entry
from regnum.engine.lineage import Stretch
from regnum.server.aside_rows import asides_after, asides_of, newest, room_lines, write_asides
from regnum.server.clocks import Clock
from regnum.server.log_rows import answers_of, entries_after, entry_row, in_turn, lines_after, write_events, write_lines
from regnum.server.migrations import migrate
from regnum.server.rooms import Aside, Audience
from regnum.server.rows import Answer, Change, EventRow, GameRow, Mark, News, SeatRow, Snapshot, Status
from regnum.server.schema import (
    answers,
    asides,
    commands,
    entries,
    events,
    games,
    holders,
    latest,
    moments,
    notes,
    orders,
    seats,
    snapshots,
    statuses,
)
from regnum.server.table_log import TALK, Note

PATIENCE: Final = 5.0  # seconds that a write waits for others


class LostRace(Exception):  # noqa: N818 - not an error: somebody else was quicker
    """Another process changed the game first."""


class Store:
    """The games of one data folder."""

    def __init__(self, folder: Path, clock: Clock | None = None) -> None:
        self.path = folder / "regnum.sqlite"
        self.clock = clock or Clock()
        self.turn = asyncio.Lock()
        self._engine: AsyncEngine | None = None

    @property
    def engine(self) -> AsyncEngine:
        """The open database."""
        if self._engine is None:
            raise RuntimeError("the store is not open")
        return self._engine

    def reading(self) -> AsyncEngine:
        """The same database for those who only look: they wait for no writer."""
        return self.engine.execution_options(regnum_reading=True)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. The writers of this process queue here: SQLite would let them try again and again instead."""
        async with self.turn, self.engine.begin() as connection:
            yield connection

    async def open(self) -> None:
        """Make or mend the database and open it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        await asyncio.to_thread(migrate, f"sqlite:///{self.path}")
        self._engine = create_async_engine(
            f"sqlite+aiosqlite:///{self.path}", connect_args={"timeout": PATIENCE, "isolation_level": None}
        )
        sa.event.listen(self.engine.sync_engine, "connect", prepare)
        sa.event.listen(self.engine.sync_engine, "begin", begin)

    async def close(self) -> None:
        """Let go of the database."""
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    async def add_game(
        self,
        game: GameRow,
        at_seats: Sequence[SeatRow],
        session_hash: str,
        held: Sequence[int],
        status: Status,
        first: Snapshot | None = None,
    ) -> None:
        """Keep a new game with its seats and its opening position; the session holds some of them."""
        async with self.writing() as connection:
            await connection.execute(games.insert().values(**asdict(game)))
            await connection.execute(seats.insert(), [asdict(seat) for seat in at_seats])
            await connection.execute(statuses.insert().values(game=game.id, **status.as_row()))
            if first is not None:
                await connection.execute(snapshots.insert().values(game=game.id, **asdict(first)))
            for seat in held:
                await connection.execute(holders.insert().values(game=game.id, seat=seat, session_hash=session_hash))

    async def game(self, game_id: str) -> tuple[GameRow, list[SeatRow]] | None:
        """A game and its seats, or None."""
        async with self.reading().connect() as connection:
            found = (await connection.execute(sa.select(games).where(games.c.id == game_id))).mappings().first()
            if found is None:
                return None
            rows = await connection.execute(sa.select(seats).where(seats.c.game == game_id).order_by(seats.c.seat))
            return GameRow(**found), [SeatRow(**row) for row in rows.mappings()]

    async def news(self, game_id: str, seq: int, note: int, aside: int = 0) -> News:
        """What was written after an entry, a line of the table and one of a room; of talk only that there is some.

        Most often there is nothing, so that is asked first: everybody who looks at a game asks.
        """
        last_seq = sa.select(sa.func.max(entries.c.seq)).where(entries.c.game == game_id).scalar_subquery()
        last_line = sa.select(sa.func.max(notes.c.id)).where(notes.c.game == game_id).scalar_subquery()
        clocks = sa.select(statuses.c.clocks).where(statuses.c.game == game_id).scalar_subquery()
        waiting = sa.select(sa.func.count()).where(answers.c.game == game_id).scalar_subquery()
        ordered = sa.select(sa.func.sum(orders.c.version)).where(orders.c.game == game_id).scalar_subquery()
        last_aside = sa.select(sa.func.max(asides.c.id)).where(asides.c.game == game_id).scalar_subquery()
        asked = sa.select(last_seq, last_line, clocks, waiting, ordered, last_aside)
        async with self.reading().connect() as connection:
            last, line, times, count, version, said = (await connection.execute(asked)).one()
            return News(
                await entries_after(connection, game_id, seq) if (last or 0) > seq else [],
                await lines_after(connection, game_id, note) if (line or 0) > note else [],
                times or "",
                await answers_of(connection, game_id) if count else [],
                version or 0,
                await asides_after(connection, game_id, aside) if (said or 0) > aside else [],
            )

    async def asides(self, game_id: str, row: int) -> list[Aside]:
        """What was said in the rooms of a game after a line."""
        async with self.reading().connect() as connection:
            return await asides_after(connection, game_id, row)

    async def room(self, game_id: str, audience: Audience, after: int, before: int | None, most: int) -> list[Note]:
        """The first so many lines of a room after one, or the last so many before another."""
        async with self.reading().connect() as connection:
            return await room_lines(connection, game_id, audience, after, before, most)

    async def papers_of(self, game_id: str, seats: Sequence[int]) -> list[Aside]:
        """All that was said in the rooms of these seats."""
        async with self.reading().connect() as connection:
            return await asides_of(connection, game_id, seats)

    async def orders(self, game_id: str) -> list[tuple[int, str]]:
        """The standing orders of a game, by seats."""
        wanted = sa.select(orders.c.seat, orders.c.text).where(orders.c.game == game_id).order_by(orders.c.seat)
        async with self.reading().connect() as connection:
            return [(row[0], row[1]) for row in await connection.execute(wanted)]

    async def write_orders(self, game_id: str, seat: int, text: str, known: int) -> None:
        """Keep the standing orders of a seat in place of those that it gave before, or raise LostRace if any were given
        at the table of which whoever writes does not know."""
        own = sa.select(orders.c.version).where(orders.c.game == game_id, orders.c.seat == seat)
        given = sa.select(sa.func.coalesce(sa.func.sum(orders.c.version), 0)).where(orders.c.game == game_id)
        async with self.writing() as connection:
            if await scalar(connection, given) != known:
                raise LostRace
            version = (await scalar(connection, own) or 0) + 1
            values = {"game": game_id, "seat": seat, "text": text, "version": version}
            await connection.execute(orders.insert().prefix_with("OR REPLACE").values(**values))

    async def answers(self, game_id: str) -> list[Answer]:
        """What was answered in the window that is open in a game."""
        async with self.reading().connect() as connection:
            return await answers_of(connection, game_id)

    async def written_since(self, mark: Mark) -> tuple[Mark, set[str]]:
        """Which games were written to since, by whatever process, and the mark to ask with the next time."""
        row: sa.ColumnClause[int] = sa.literal_column(
            "entries.rowid"
        )  # SQLite numbers rows in the order in which they are written
        last = sa.select(
            sa.select(sa.func.coalesce(sa.func.max(row), 0)).select_from(entries).scalar_subquery(),
            sa.select(sa.func.coalesce(sa.func.max(notes.c.id), 0)).scalar_subquery(),
            sa.select(sa.func.coalesce(sa.func.max(asides.c.id), 0)).scalar_subquery(),
        )
        games_of = (
            sa.select(entries.c.game).where(row > mark.entry),
            sa.select(notes.c.game).where(notes.c.id > mark.line),
            sa.select(asides.c.game).where(asides.c.id > mark.aside),
        )
        async with self.reading().connect() as connection:
            now = Mark(*(await connection.execute(last)).one())
            found = set(await connection.scalars(sa.union(*games_of))) if now != mark else set()
            return now, found

    async def snapshot(self, game_id: str) -> Snapshot | None:
        """The last snapshot of a game to which nothing can be undone, if there is one."""
        return await self._position(snapshots, game_id)

    async def latest(self, game_id: str) -> Snapshot | None:
        """The position after the last entry of a game, if it was written since the last snapshot."""
        return await self._position(latest, game_id)

    async def course(self, game_id: str) -> tuple[int, dict[int, int]]:
        """The number of the last entry of a game, and for each time it went back by consent where it went."""
        last = sa.select(sa.func.coalesce(sa.func.max(entries.c.seq), 0)).where(entries.c.game == game_id)
        back = sa.select(entries.c.seq, entries.c.text).where(entries.c.game == game_id, entries.c.kind == "rollback")
        async with self.reading().connect() as connection:
            rows = await connection.execute(back)
            return await scalar(connection, last) or 0, {seq: int(text) for seq, text in rows}

    async def moment(self, game_id: str, among: Sequence[Stretch]) -> Snapshot | None:
        """The last position that was kept for good after one of some entries, if there is one."""
        wanted = sa.select(moments.c.seq, moments.c.ruleset, moments.c.data).where(moments.c.game == game_id)
        wanted = wanted.where(sa.or_(sa.false(), *(moments.c.seq.between(*part) for part in among)))
        async with self.reading().connect() as connection:
            found = (await connection.execute(wanted.order_by(moments.c.seq.desc()).limit(1))).first()
            return Snapshot(*found) if found else None

    async def entries(self, game_id: str, after: int = 0) -> list[Entry]:
        """The log of a game from an entry on."""
        async with self.reading().connect() as connection:
            return await entries_after(connection, game_id, after)

    async def events_before(self, game_id: str, number: int, most: int) -> list[EventRow]:
        """The last so many events of a game before one, in their order."""
        columns = (events.c.number, events.c.seq, events.c.key, events.c.numbers, events.c.seats)
        wanted = sa.select(*columns).where(events.c.game == game_id, events.c.number < number)
        async with self.reading().connect() as connection:
            rows = list(await connection.execute(wanted.order_by(events.c.number.desc()).limit(most)))
        return [EventRow(*row) for row in reversed(rows)]

    async def events_after(self, game_id: str, seq: int, most: int) -> list[EventRow]:
        """The first so many events that entries after one have brought."""
        columns = (events.c.number, events.c.seq, events.c.key, events.c.numbers, events.c.seats)
        wanted = sa.select(*columns).where(events.c.game == game_id, events.c.seq > seq)
        async with self.reading().connect() as connection:
            rows = await connection.execute(wanted.order_by(events.c.number).limit(most))
            return [EventRow(*row) for row in rows]

    async def events_until(self, game_id: str, seq: int, most: int) -> list[EventRow]:
        """The last so many events that entries up to one have brought; of the first of these entries all."""
        columns = (events.c.number, events.c.seq, events.c.key, events.c.numbers, events.c.seats)
        wanted = sa.select(*columns).where(events.c.game == game_id, events.c.seq <= seq)
        first = sa.select(events.c.seq).where(events.c.game == game_id, events.c.seq <= seq)
        async with self.reading().connect() as connection:
            start = await scalar(connection, first.order_by(events.c.number.desc()).offset(most - 1).limit(1)) or 0
            rows = await connection.execute(wanted.where(events.c.seq >= start).order_by(events.c.number))
            return [EventRow(*row) for row in rows]

    async def _position(self, rows: sa.Table, game_id: str) -> Snapshot | None:
        columns = (rows.c.seq, rows.c.ruleset, rows.c.data)
        async with self.reading().connect() as connection:
            found = (await connection.execute(sa.select(*columns).where(rows.c.game == game_id))).first()
            return Snapshot(*found) if found else None

    async def write(self, game_id: str, change: Change) -> list[Note]:
        """Write a change or raise LostRace; when this returns, it is kept. Its lines of the table, as they are kept."""
        at = self.clock.now()
        try:
            async with self.writing() as connection:
                await check_race(connection, game_id, change)
                if change.command is not None:
                    await connection.execute(commands.insert().values(game=game_id, **change.command._asdict()))
                for logged in change.entries:
                    await connection.execute(entries.insert().values(game=game_id, at=at, **entry_row(logged)))
                for answer in change.answers:
                    row = {"game": game_id, **answer._asdict()}
                    await connection.execute(answers.insert().prefix_with("OR REPLACE").values(**row))
                if change.closed is not None:
                    await connection.execute(answers.delete().where(answers.c.game == game_id))
                await write_events(connection, game_id, change)
                lines, said = await in_turn(connection, game_id, change)
                written = await write_lines(connection, game_id, lines, at)
                await write_asides(connection, game_id, said, at)
                status = {"game": game_id, **change.status.as_row()}
                await connection.execute(statuses.insert().prefix_with("OR REPLACE").values(**status))
                moment = change.snapshot if change.moment else None
                for rows, position in ((snapshots, change.snapshot), (latest, change.latest), (moments, moment)):
                    if position is not None:
                        kept = {"game": game_id, **asdict(position)}
                        await connection.execute(rows.insert().prefix_with("OR REPLACE").values(**kept))
                return written
        except IntegrityError:
            raise LostRace from None

    async def answered(self, game_id: str, by: Sequence[int], command_id: str) -> int | None:
        """After which entry a command of one of these seats was carried out; None if it was not.

        Older servers marked the entries and lines that it made instead.
        """
        made = [
            sa.select(log.c.seq).where(log.c.game == game_id, log.c.seat.in_(by), log.c.command_id == command_id)
            for log in (commands, entries, notes, asides)
        ]
        async with self.reading().connect() as connection:
            return await scalar(connection, sa.union_all(*made))

    async def seats_of_token(self, token_hash: str) -> tuple[str, list[int]] | None:
        """The game and the seats that a token opens: all those of one player."""
        own = seats.alias()
        wanted = sa.select(own.c.game, own.c.seat).join(
            seats, sa.and_(seats.c.game == own.c.game, seats.c.player == own.c.player)
        )
        wanted = wanted.where(seats.c.token_hash == token_hash).order_by(own.c.seat)
        async with self.reading().connect() as connection:
            found = list(await connection.execute(wanted))
            return (found[0][0], [row[1] for row in found]) if found else None

    async def seats_of_session(self, game_id: str, session_hash: str) -> list[int]:
        """The seats of a game that a session holds."""
        wanted = sa.select(holders.c.seat).where(holders.c.game == game_id, holders.c.session_hash == session_hash)
        async with self.reading().connect() as connection:
            return sorted(await connection.scalars(wanted))

    async def games_of_session(self, session_hash: str) -> list[tuple[GameRow, bool, bool]]:
        """The games in which a session holds a seat, the newest first: whether each is over, and waits for it."""
        held = sa.select(holders.c.game, holders.c.seat).where(holders.c.session_hash == session_hash)
        wanted = sa.select(games, statuses.c.over, statuses.c.waiting).outerjoin(statuses)
        wanted = wanted.where(games.c.id.in_(held.with_only_columns(holders.c.game)), games.c.sandbox == "")
        async with self.reading().connect() as connection:
            rows = await connection.execute(wanted.order_by(games.c.created.desc()).limit(50))
            found = [dict(row) for row in rows.mappings()]
            own = {(row.game, str(row.seat)) for row in await connection.execute(held)}
        return [listed(row, own) for row in found]

    async def open_seats_taken(self, game_id: str) -> bool:
        """Whether somebody has opened the link of every seat that was open."""
        taken = sa.exists().where(holders.c.game == seats.c.game, holders.c.seat == seats.c.seat)
        wanted = sa.select(sa.func.count()).select_from(seats)
        wanted = wanted.where(seats.c.game == game_id, seats.c.kind == "open", ~taken)
        async with self.reading().connect() as connection:
            return await scalar(connection, wanted) == 0

    async def hold(self, game_id: str, taken: Sequence[int], session_hash: str) -> None:
        """Give seats to a session; to do so twice changes nothing."""
        rows = [{"game": game_id, "seat": seat, "session_hash": session_hash} for seat in taken]
        async with self.writing() as connection:
            await connection.execute(holders.insert().prefix_with("OR IGNORE"), rows)

    async def is_well(self) -> bool:
        """Whether the database answers."""
        async with self.reading().connect() as connection:
            return await scalar(connection, sa.text("SELECT 1")) == 1


async def scalar(connection: AsyncConnection, wanted: sa.Executable) -> int | None:
    """The first number of an answer, or None."""
    found: int | None = await connection.scalar(wanted)
    return found


async def check_race(connection: AsyncConnection, game_id: str, change: Change) -> None:
    """Raise LostRace if anything happened that whoever makes the change does not know of."""
    last = sa.select(sa.func.coalesce(sa.func.max(notes.c.id), 0))
    if await scalar(connection, last.where(notes.c.game == game_id, notes.c.kind != TALK)) != change.seen:
        raise LostRace
    if (change.asides or change.entries) and await newest(connection, game_id) != change.heard:
        raise LostRace  # a package may have been signed for which deals are open now
    if change.closed is not None and set(await answers_of(connection, game_id)) != set(change.closed):
        raise LostRace
    if not change.entries:  # else the primary key decides
        count = sa.select(sa.func.coalesce(sa.func.max(entries.c.seq), 0)).where(entries.c.game == game_id)
        if await scalar(connection, count) != change.seq:
            raise LostRace


def listed(row: dict[str, Any], own: set[tuple[str, str]]) -> tuple[GameRow, bool, bool]:
    """A game, whether it is over, and whether it waits for one of the reader's own seats."""
    over, waiting = bool(row.pop("over")), row.pop("waiting") or ""
    return GameRow(**row), over, any((row["id"], seat) in own for seat in waiting.split(","))


def prepare(connection: Any, _: Any) -> None:
    """Settings of a new connection: readers beside a writer, and nothing acknowledged that is not on the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def begin(connection: sa.Connection) -> None:
    """Take the right to write at once, so that two writers wait for each other and never fail halfway."""
    reading = connection.get_execution_options().get("regnum_reading", False)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
