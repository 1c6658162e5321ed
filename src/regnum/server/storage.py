"""The database: every accepted move is one row, written before anybody is told of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from regnum.engine.history import Entry
from regnum.server.migrations import migrate
from regnum.server.schema import entries, games, holders, notes, seats

PATIENCE: Final = 5.0  # seconds that a write waits for others


class LostRace(Exception):  # noqa: N818 - not an error: somebody else was quicker
    """Another process wrote the entry with this number first."""


@dataclass(frozen=True)
class GameRow:
    """How a game was set up."""

    id: str
    title: str
    ruleset: int
    players: int
    scenario: str
    options: str
    chance: str
    seeded: bool
    pace: str
    created: float


@dataclass(frozen=True)
class SeatRow:
    """Who sits at a seat; only the hash of its token is kept."""

    game: str
    seat: int
    kind: str
    agent: str
    token_hash: str | None


@dataclass(frozen=True)
class Note:
    """Something that happened at the table beside the game."""

    seq: int
    kind: str
    seat: int


class Store:
    """The games of one data folder."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "regnum.sqlite"
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
        self, game: GameRow, at_seats: Sequence[SeatRow], session_hash: str, held: Sequence[int]
    ) -> None:
        """Keep a new game with its seats; the session holds some of them."""
        async with self.engine.begin() as connection:
            await connection.execute(games.insert().values(**asdict(game)))
            await connection.execute(seats.insert(), [asdict(seat) for seat in at_seats])
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

    async def entries_after(self, game_id: str, seq: int) -> list[Entry]:
        """The log of a game from an entry on."""
        columns = (entries.c.seq, entries.c.kind, entries.c.seat, entries.c.text, entries.c.ruleset)
        wanted = sa.select(*columns).where(entries.c.game == game_id, entries.c.seq > seq).order_by(entries.c.seq)
        async with self.reading().connect() as connection:
            return [Entry(*row) for row in await connection.execute(wanted)]

    async def append(self, game_id: str, entry: Entry, command_id: str | None, note: str = "") -> None:
        """Write one entry of a log, and a note about it, or raise LostRace; when this returns, the entry is kept."""
        row = {"seq": entry.sequence, "kind": entry.kind, "seat": entry.seat, "text": entry.text}
        at = time.time()
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    entries.insert().values(game=game_id, ruleset=entry.version, command_id=command_id, at=at, **row)
                )
                if note:
                    said = {"seq": entry.sequence, "kind": note, "seat": entry.seat}
                    await connection.execute(notes.insert().values(game=game_id, at=at, **said))
        except IntegrityError:
            raise LostRace from None

    async def answered(self, game_id: str, seat: int, command_id: str) -> int | None:
        """The number of the entry that a command has made, or None."""
        wanted = sa.select(entries.c.seq).where(
            entries.c.game == game_id, entries.c.seat == seat, entries.c.command_id == command_id
        )
        async with self.reading().connect() as connection:
            return await scalar(connection, wanted)

    async def notes(self, game_id: str) -> list[Note]:
        """What was noted at a table."""
        wanted = sa.select(notes.c.seq, notes.c.kind, notes.c.seat).where(notes.c.game == game_id).order_by(notes.c.id)
        async with self.reading().connect() as connection:
            return [Note(*row) for row in await connection.execute(wanted)]

    async def seat_of_token(self, token_hash: str) -> tuple[str, int] | None:
        """The game and the seat that a token opens."""
        wanted = sa.select(seats.c.game, seats.c.seat).where(seats.c.token_hash == token_hash)
        async with self.reading().connect() as connection:
            found = (await connection.execute(wanted)).first()
            return (found[0], found[1]) if found else None

    async def seats_of_session(self, game_id: str, session_hash: str) -> list[int]:
        """The seats of a game that a session holds."""
        wanted = sa.select(holders.c.seat).where(holders.c.game == game_id, holders.c.session_hash == session_hash)
        async with self.reading().connect() as connection:
            return sorted(await connection.scalars(wanted))

    async def games_of_session(self, session_hash: str) -> list[GameRow]:
        """The games in which a session holds a seat, the newest first."""
        held = sa.select(holders.c.game).where(holders.c.session_hash == session_hash)
        wanted = sa.select(games).where(games.c.id.in_(held)).order_by(games.c.created.desc()).limit(50)
        async with self.reading().connect() as connection:
            return [GameRow(**row) for row in (await connection.execute(wanted)).mappings()]

    async def hold(self, game_id: str, seat: int, session_hash: str) -> None:
        """Give a seat to a session; to do so twice changes nothing."""
        values = {"game": game_id, "seat": seat, "session_hash": session_hash}
        async with self.engine.begin() as connection:
            await connection.execute(holders.insert().prefix_with("OR IGNORE").values(**values))

    async def is_well(self) -> bool:
        """Whether the database answers."""
        async with self.reading().connect() as connection:
            return await scalar(connection, sa.text("SELECT 1")) == 1


async def scalar(connection: AsyncConnection, wanted: sa.Executable) -> int | None:
    """The first number of an answer, or None."""
    found: int | None = await connection.scalar(wanted)
    return found


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
