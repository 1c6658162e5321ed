"""The database: what is written stays, and the primary key decides races."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from dataclasses import asdict, replace
from multiprocessing import get_context
from pathlib import Path

import pytest

from regnum.engine.history import Entry
from regnum.server.agenda import Agenda
from regnum.server.migrations import migrate
from regnum.server.rows import Carried, Change, GameRow, Logged, SeatRow, Status
from regnum.server.storage import LostRace, Store
from regnum.server.table_log import Note

GAME = GameRow("g", "pax_renaissance", 1, 2, "standard", "{}", "{}", False, "none", 1.0)
STATUS = Status(False, (0,), False, None, "")
SEATS = [SeatRow("g", 0, "me", "", "a" * 64, 0), SeatRow("g", 1, "program", "greedy", None, 1)]


def test_what_is_written_is_there_after_opening_again(tmp_path: Path):
    async def play() -> None:
        for opened in range(2):
            store = Store(tmp_path)
            await store.open()
            if not opened:
                await store.add_game(GAME, SEATS, "s" * 64, [0], STATUS)
                entry, lines = Entry(1, "move", 0, "pass", 1), (Note(1, "fallback", 0),)
                await store.write("g", Change(0, 0, STATUS, (Logged(entry, "c1"),), lines, Carried(0, "c1", 1)))
            assert await store.game("g") == (GAME, SEATS)
            assert await store.game("h") is None
            news = await store.news("g", 0, 0)
            assert [entry.as_line() for entry in news.entries] == [(1, "move", 0, "pass", 1)]
            assert [replace(note, at=0.0) for note in news.notes] == [Note(1, "fallback", 0, 1)]
            assert (await store.news("g", 1, 1)).entries == []
            assert [replace(note, at=0.0) for note in (await store.news("g", 1, 1)).notes] == []
            assert await store.answered("g", [0], "c1") == 1
            assert await store.answered("g", [1], "c1") is None
            assert await store.seats_of_token("a" * 64) == ("g", [0])
            assert await store.seats_of_session("g", "s" * 64) == [0]
            assert await store.games_of_session("s" * 64) == [(GAME, False, True)]
            await store.close()

    asyncio.run(play())


def test_the_second_writer_of_a_number_or_a_command_loses(tmp_path: Path):
    async def race() -> None:
        stores = [Store(tmp_path), Store(tmp_path)]
        for store in stores:
            await store.open()
        await stores[0].add_game(GAME, SEATS, "s" * 64, [0], STATUS)
        await stores[0].write("g", Change(0, 0, STATUS, (Logged(Entry(1, "move", 0, "one", 1), "c1"),)))
        lines = (Note(1, "fallback", 0),)
        for late, command in ((Entry(1, "move", 0, "two", 1), "c2"), (Entry(2, "move", 0, "two", 1), "c1")):
            carried = Carried(0, command, 1)
            with pytest.raises(LostRace):
                await stores[1].write("g", Change(0, 0, STATUS, (Logged(late, command),), lines, carried))
        with pytest.raises(LostRace):  # a line of the table by somebody who does not know of the entry
            await stores[1].write("g", Change(0, 0, STATUS, (), lines))
        await stores[0].write("g", Change(0, 1, STATUS, (), lines))
        with pytest.raises(LostRace):  # an entry by somebody who does not know of the line
            await stores[1].write("g", Change(0, 1, STATUS, (Logged(Entry(2, "move", 0, "two", 1)),)))
        news = await stores[1].news("g", 0, 0)
        assert [entry.text for entry in news.entries] == ["one"]
        assert [replace(note, at=0.0) for note in news.notes] == [Note(1, "fallback", 0, 1)]
        for store in stores:
            await store.close()

    asyncio.run(race())


def test_a_write_waits_for_the_disk(tmp_path: Path):
    async def settings() -> list[int | str]:
        store = Store(tmp_path)
        await store.open()
        async with store.engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("synchronous", "journal_mode")
            ]
        await store.close()
        return found

    assert asyncio.run(settings()) == [2, "wal"]


def test_no_token_is_in_the_database(tmp_path: Path):
    """Only hashes have a place there."""
    asyncio.run(open_and_close(tmp_path))
    with sqlite3.connect(tmp_path / "regnum.sqlite") as connection:
        names = [row[1] for table in ("seats", "holders") for row in connection.execute(f"PRAGMA table_info({table})")]
    connection.close()
    assert "token_hash" in names
    assert "session_hash" in names
    assert not {"token", "session"} & set(names)


async def open_and_close(folder: Path) -> None:
    """Make the database."""
    store = Store(folder)
    await store.open()
    await store.close()


def test_servers_that_start_together_make_one_database(tmp_path: Path):
    """In threads, and in processes that know nothing of each other."""

    async def start() -> None:
        await asyncio.gather(*(open_and_close(tmp_path) for _ in range(8)))

    asyncio.run(start())
    (tmp_path / "again").mkdir()
    with get_context("spawn").Pool(4) as pool:
        for number in range(10):
            pool.map(migrate, [f"sqlite:///{tmp_path}/again/{number}.sqlite"] * 4, chunksize=1)
        pool.close()
        pool.join()
    for path in (Store(tmp_path).path, *sorted((tmp_path / "again").glob("*.sqlite"))):
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT count(*) FROM alembic_version").fetchone() == (1,)
            assert connection.execute("SELECT count(*) FROM games").fetchone() == (0,)


def test_a_database_of_the_first_server_is_brought_up_to_date(tmp_path: Path):
    async def upgrade() -> None:
        store = Store(tmp_path)
        url = f"sqlite:///{store.path}"
        await asyncio.to_thread(migrate, url, "0001")
        with closing(sqlite3.connect(store.path)) as connection, connection:
            row = {**asdict(GAME)}
            del row["origin"], row["sandbox"], row["tutorial"]
            names = ", ".join(row)
            connection.execute(f"INSERT INTO games ({names}) VALUES ({', '.join('?' * len(row))})", list(row.values()))
            connection.execute("INSERT INTO entries VALUES ('g', 1, 'move', 0, 'pass', 1, 'c', 1.0)")
            connection.execute("INSERT INTO notes (game, seq, kind, seat, at) VALUES ('g', 1, 'fallback', 0, 1.0)")
        await store.open()
        found = await store.game("g")
        assert found is not None
        assert found[0] == GAME
        news = await store.news("g", 0, 0)
        assert [entry.text for entry in news.entries] == ["pass"]
        assert [replace(note, at=0.0) for note in news.notes] == [Note(1, "fallback", 0, 1)]
        assert await Agenda(store).unknown() == ["g"]
        await store.close()

    asyncio.run(upgrade())
