"""Ways back at the server: what the database has is what happened on the way to where the game stands."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.snapshot import fingerprint
from regnum.server import commands
from regnum.server.clocks import LIVE_GRACE
from regnum.server.table_log import LEFT, Note
from tests.probes.marathon import marathon
from tests.server.clockwork import StillClock
from tests.server.guests import guest, house_of, known, log_of, look, new_game, running, send, tell
from tests.server.test_long_games import walk

TITLE = marathon(900)


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with known(TITLE):
        yield


def stored(folder: Path) -> list[tuple[Any, ...]]:
    """The events in the database."""
    with closing(sqlite3.connect(folder / "regnum.sqlite")) as connection:
        wanted = "SELECT number, seq, key, numbers FROM events ORDER BY number"
        return list(connection.execute(wanted))


async def events_in(app: Any, game: str) -> list[tuple[int, str, tuple[int, ...]]]:
    """What happened, by the whole log played once more."""
    history = await house_of(app).tables.whole(game)
    log = history.log
    return [(seq, event.kind.key, event.numbers) for seq, event in zip(log.entries, log.events, strict=True)]


def test_after_ways_back_to_several_courses_the_database_has_the_events_of_the_course(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            house = house_of(app)
            game = (await new_game(client, "me", "screen", title="probe_marathon", seed=1))["id"]
            await walk(house, game, 30)
            for number, to in enumerate((10, 25, 36, 5, 50)):
                back = await tell(client, game, "rollback", f"b{number}", to=to, agree=True)
                assert back.status_code == 200, back.text
                await walk(house, game, 7)
                rows = stored(tmp_path)
                real = await events_in(app, game)
                assert [row[0] for row in rows] == list(range(len(real)))
                assert [(row[1], row[2]) for row in rows] == [(seq, key) for seq, key, _ in real]
            async with house.tables.open(game) as table:
                now, view = fingerprint(table.game), await_view(table)
                house.tables.drop([game])
            async with house.tables.open(game) as table:
                assert (fingerprint(table.game), await_view(table)) == (now, view)

    asyncio.run(play())


def test_right_after_a_way_back_nobody_is_told_what_did_not_happen(tmp_path: Path):
    """Although nothing new has happened that would take its place."""

    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            house = house_of(app)
            game = (await new_game(client, "me", "screen", title="probe_marathon", seed=1))["id"]
            await walk(house, game, 30)
            for number, to in enumerate((10, 25, 5)):
                assert (await tell(client, game, "rollback", f"b{number}", to=to, agree=True)).status_code == 200
                real = await events_in(app, game)
                assert [(row[1], row[2]) for row in stored(tmp_path)] == [(seq, key) for seq, key, _ in real]
                told = (await client.get(f"/api/games/{game}/events")).json()["events"]
                assert max(each["seq"] for each in told) <= to
                log = (await client.get(f"/api/games/{game}/log?before=999")).json()["log"]
                assert [line["seq"] for line in log if line["kind"] != "note"] == [each["seq"] for each in told]

    asyncio.run(play())


def await_view(table: Any) -> list[tuple[int, str]]:
    log = table.history.log
    return [(seq, repr(event)) for seq, event in zip(log.entries, log.events, strict=True)][-10:]


def test_a_game_goes_back_over_moments_that_led_elsewhere(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            house = house_of(app)
            game = (await new_game(client, "me", "screen", title="probe_marathon", seed=1))["id"]
            await walk(house, game, 620)  # a moment is kept after 500
            for number, to in enumerate((400, 640, 610)):
                back = await tell(client, game, "rollback", f"b{number}", to=to, agree=True)
                assert back.status_code == 200, back.text
                await walk(house, game, 25)
                real = await events_in(app, game)
                assert [(row[1], row[2]) for row in stored(tmp_path)] == [(seq, key) for seq, key, _ in real]
            assert (await look(client, game))["view"]["left"] == 900 - 610 - 25
            assert [entry.text for entry in await log_of(app, game) if entry.kind == "rollback"] == [
                "400",
                "640",
                "610",
            ]

    asyncio.run(play())


def test_another_server_that_has_forgotten_the_past_hears_of_a_way_back(tmp_path: Path):
    """It used to fail once, with 500."""

    async def play() -> None:
        async with running(tmp_path) as app, running(tmp_path) as other, guest(app) as client, guest(other) as reader:
            game = (await new_game(client, "me", "screen", title="probe_marathon", seed=1))["id"]
            await walk(house_of(app), game, 60)
            reader.cookies = client.cookies
            await look(reader, game)
            back = await tell(client, game, "rollback", "b", to=12, agree=True)
            assert back.status_code == 200, back.text
            answer = await reader.get(f"/api/games/{game}/view", params={"seat": 0})
            assert answer.status_code == 200, answer.text
            assert answer.json() == await look(client, game, seat=0)

    asyncio.run(play())


def test_a_game_goes_back_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(commands, "MOST_ROLLBACKS", 2)

    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen", title="probe_marathon", seed=1))["id"]
            await walk(house_of(app), game, 5)
            for number in range(3):
                back = await tell(client, game, "rollback", f"b{number}", to=2, agree=True)
                if number == 1:
                    house_of(app).tables.drop([game])
            assert (back.status_code, back.json()["error"]) == (409, "too_many_rollbacks")

    asyncio.run(play())


def test_whoever_is_absent_is_asked_and_waited_for(tmp_path: Path):
    """He used to be left out; now the others go back without him only after a time that all can see."""

    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as creator:
            made = await new_game(creator, *["open"] * 3, title="probe_marathon", pace="live:10+5")
            game, clients = made["id"], [guest(app, seat["token"]) for seat in made["seats"]]
            for client in clients[:2]:
                view = await look(client, game)
                assert (await send(client, game, view, "walk", "w")).status_code == 200
            async with house_of(app).tables.open(game) as table:
                await house_of(app).keep(table, table.seq, [Note(table.seq, LEFT, 2)], None)
                house_of(app).call_programs = lambda _: None
            for number, seconds in enumerate((0.0, LIVE_GRACE - 1)):
                clock.time += seconds
                for seat in (0, 1):
                    wish = await tell(clients[seat], game, "rollback", f"b{number}", to=0, agree=True)
                view = wish.json()["view"]
                assert view["seq"] == 2, number
                assert view["way_back"] == {"to": 0, "seats": [0, 1], "absent": [2], "until": 1_000_000.0 + LIVE_GRACE}
            clock.time += 1.0
            done = await tell(clients[1], game, "rollback", "late", to=0, agree=True)
            assert done.json()["seq"] == 3, done.text

    asyncio.run(play())


def test_whoever_comes_back_has_his_say(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as creator:
            made = await new_game(creator, *["open"] * 2, title="probe_marathon", pace="live:10+5")
            game, clients = made["id"], [guest(app, seat["token"]) for seat in made["seats"]]
            await send(clients[0], game, await look(clients[0], game), "walk", "w")
            house_of(app).call_programs = lambda _: None
            async with house_of(app).tables.open(game) as table:
                await house_of(app).keep(table, table.seq, [Note(table.seq, LEFT, 1)], None)
            asked = await tell(clients[0], game, "rollback", "b", to=0, agree=True)
            assert (asked.json()["seq"], asked.json()["view"]["way_back"]["absent"]) == (1, [1])
            await tell(clients[1], game, "back", "here")
            clock.time += LIVE_GRACE + 1.0
            again = await tell(clients[0], game, "rollback", "c", to=0, agree=True)
            assert again.json()["seq"] == 1  # he is here now, and has not agreed
            assert again.json()["view"]["way_back"] == {"to": 0, "seats": [0], "absent": [], "until": None}
            agreed = await tell(clients[1], game, "rollback", "b", to=0, agree=True)
            assert agreed.json()["seq"] == 2, agreed.text

    asyncio.run(play())
