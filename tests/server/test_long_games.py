"""Long games: what is kept in memory and in snapshots does not grow with them, and all of them stays reachable."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from itertools import pairwise
from pathlib import Path

from regnum.engine.codec import load
from regnum.engine.snapshot import fingerprint
from regnum.server.commands import make_move
from regnum.server.house import Deed, House, by_program
from regnum.server.snapshots import MOMENTS
from regnum.server.table import RECENT
from tests.probes.marathon import marathon
from tests.server.guests import Json, guest, house_of, known, log_of, look, new_game, running, tell

STEPS = 720


async def walk(house: House, game: str, steps: int) -> None:
    """Many moves, as fast as the house takes them."""
    for number in range(steps):
        async with house.tables.open(game) as table:
            seat, decision = table.game.waiting[0], table.history.decision_id
        await house.carry_out(game, by_program(seat, step("run" if number % 3 else "walk", decision)))


def step(move: str, decision: int) -> Deed:
    return lambda table, seat: make_move(table, seat, move, decision)


def test_memory_and_snapshots_stay_small_and_every_moment_can_be_shown(tmp_path: Path):
    async def play() -> None:
        with known(marathon(STEPS)):
            async with running(tmp_path) as app, guest(app) as client:
                house = house_of(app)
                game = (await new_game(client, "me", "screen", title="probe_marathon", seed=1))["id"]
                await walk(house, game, STEPS - 100)
                async with house.tables.open(game) as table:
                    assert len(table.history.entries) < 60
                    assert len(table.history.log.events) < RECENT + 200
                    assert len(table.history.log) > STEPS
                    assert len(table.told) == len(table.history.log.events)
                    told = len(table.history.log)
                    now = fingerprint(table.game)
                view = await look(client, game)
                assert 200 <= len(view["log"]) < 203  # whole entries
                assert view["log"][-1]["seq"] == STEPS - 100
            with closing(sqlite3.connect(tmp_path / "regnum.sqlite")) as connection:
                sizes = connection.execute("SELECT length(data) FROM snapshots").fetchone()
                moments = [row[0] for row in connection.execute("SELECT seq FROM moments ORDER BY seq")]
                events = connection.execute("SELECT count(*), max(number) FROM events").fetchone()
            assert sizes[0] < 3000
            assert len(moments) == 1
            assert all(MOMENTS <= later - earlier < MOMENTS + 30 for earlier, later in pairwise([0, *moments]))
            assert events == (told, told - 1)
            async with running(tmp_path) as app, guest(app) as again:
                again.cookies = client.cookies
                assert await look(again, game) == view
                async with house_of(app).tables.open(game) as table:
                    assert fingerprint(table.game) == now
                then = (await house_of(app).tables.moment(game, 560)).table
                assert (then.seq, then.game.state.left) == (560, STEPS - 560)
                back = await tell(again, game, "rollback", "b", to=560, agree=True)
                assert back.status_code == 200, back.text
                assert back.json()["view"]["view"]["left"] == STEPS - 560
                async with house_of(app).tables.open(game) as table:
                    assert len(table.history.log) == len(then.history.log)
                happened = [line for line in back.json()["view"]["log"] if line["kind"] != "note"]
                assert happened[-1]["seq"] == 560
                await walk(house_of(app), game, STEPS - 560)
                assert (await look(again, game))["outcome"] is not None
                data = (await again.get(f"/api/games/{game}/export")).content
                whole = load(data)
                assert [entry.as_line() for entry in whole.entries] == [
                    entry.as_line() for entry in await log_of(app, game)
                ]

    asyncio.run(play())


def test_what_happened_long_ago_can_be_asked_for(tmp_path: Path):
    async def play() -> None:
        with known(marathon(400)):
            async with running(tmp_path) as app, guest(app) as client:
                game = (await new_game(client, "me", "screen", title="probe_marathon", seed=1))["id"]
                await walk(house_of(app), game, 390)
                everything: list[Json] = []
                part: Json = {"more": True, "last": 0}
                parts = 0
                while part["more"]:
                    part = (await client.get(f"/api/games/{game}/events?since={part['last']}")).json()
                    everything += part["events"]
                    parts += 1
                assert parts > 1
                assert sorted({row["seq"] for row in everything}) == list(range(1, 391))
                assert all(row["event"] != "seen" or row["seat"] == 0 for row in everything)

    asyncio.run(play())
