"""Games of which something is missing in the database: refused or only shown, and by their name."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import structlog

from regnum.server.timekeeper import REST
from tests.server.clockwork import StillClock
from tests.server.guests import PAX, guest, house_of, look, moves_in, new_game, running, send, tell

Check = Callable[[httpx.AsyncClient, str], Coroutine[Any, Any, None]]
MOVES = 25


def after_harm(folder: Path, harm: tuple[str, ...], check: Check) -> None:
    """Play a game, let something happen to the database while nobody runs, and look at the game again."""

    async def play() -> None:
        async with running(folder) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            rng, view = Random(1), await look(client, game)
            for number in range(MOVES):
                await send(client, game, view, rng.choice(moves_in(view)), f"c{number}")
                view = await look(client, game)
        with closing(sqlite3.connect(folder / "regnum.sqlite")) as connection, connection:
            for statement in harm:
                assert connection.execute(statement).rowcount > 0, statement
        async with running(folder) as app, guest(app) as again:
            again.cookies = client.cookies
            await check(again, game)

    asyncio.run(play())


async def refused(client: httpx.AsyncClient, game: str) -> None:
    answer = await client.get(f"/api/games/{game}/view")
    assert (answer.status_code, answer.json()["error"]) == (409, "damaged")
    assert answer.json()["message"].startswith("This game is damaged")


async def only_shown(client: httpx.AsyncClient, game: str) -> None:
    view = await look(client, game)
    assert view["readonly"].startswith("This game is damaged")
    assert (view["waiting"], view["options"]) == ([], [])
    for answer in (
        await send(client, game, view, "pass", "late"),
        await tell(client, game, "rollback", "b", to=1, agree=True),
    ):
        assert (answer.status_code, answer.json()["error"]) == (409, "damaged")


NO_POSITIONS = ("DELETE FROM snapshots", "DELETE FROM latest")


@pytest.mark.parametrize(
    "harm",
    [
        ("UPDATE games SET chance = substr(chance, 1, 9)", "DELETE FROM snapshots", "DELETE FROM latest"),
        ("UPDATE games SET chance = '{}'", "DELETE FROM snapshots", "DELETE FROM latest"),
        ("UPDATE games SET options = '['",),
        ("DELETE FROM entries WHERE seq = 3", *NO_POSITIONS),
        ("DELETE FROM entries WHERE seq = 1", *NO_POSITIONS),
        ("UPDATE standings SET clocks = '{'", "UPDATE games SET pace = 'days:1'"),
    ],
)
def test_a_damaged_game_is_refused_by_name(tmp_path: Path, harm: tuple[str, ...]):
    after_harm(tmp_path, harm, refused)


@pytest.mark.parametrize(
    "harm",
    [
        ("DELETE FROM entries WHERE seq = (SELECT seq FROM snapshots)",),
        ("DELETE FROM entries WHERE seq > 20", "DELETE FROM latest"),
        ("DELETE FROM snapshots", f"DELETE FROM entries WHERE seq = {MOVES - 2}"),
    ],
)
def test_a_game_with_a_gap_in_its_log_can_only_be_looked_at(tmp_path: Path, harm: tuple[str, ...]):
    after_harm(tmp_path, harm, only_shown)


def test_a_gap_long_ago_stops_nobody_but_there_is_no_way_back_behind_it_and_no_whole_file(tmp_path: Path):
    async def check(client: httpx.AsyncClient, game: str) -> None:
        view = await look(client, game)
        assert view["readonly"] is None
        back = await tell(client, game, "rollback", "b", to=5, agree=True)
        assert (back.status_code, back.json()["reason"]) == (422, "no_way_back")
        await tell(client, game, "end", "e", agree=True)
        answer = await client.get(f"/api/games/{game}/export")
        assert (answer.status_code, answer.json()["error"]) == (409, "damaged")

    after_harm(tmp_path, ("DELETE FROM entries WHERE seq = 2",), check)


def test_damaged_draws_are_no_loss_while_the_position_is_there_but_the_file_is_refused(tmp_path: Path):
    async def check(client: httpx.AsyncClient, game: str) -> None:
        view = await look(client, game)
        assert view["readonly"] is None
        answer = await send(client, game, view, moves_in(view)[0], "on")
        assert answer.status_code == 200
        await tell(client, game, "end", "e", agree=True)
        answer = await client.get(f"/api/games/{game}/export")
        assert (answer.status_code, answer.json()["error"]) == (409, "damaged")

    after_harm(tmp_path, ("UPDATE games SET chance = 'x'",), check)


def test_a_game_of_a_title_that_is_gone_is_refused_by_name(tmp_path: Path):
    async def check(client: httpx.AsyncClient, game: str) -> None:
        answer = await client.get(f"/api/games/{game}/view")
        assert (answer.status_code, answer.json()["error"]) == (409, "no_title")

    after_harm(tmp_path, ("UPDATE games SET title = 'atlantis'",), check)


def test_the_link_of_a_seat_opens_a_game_that_can_only_be_looked_at(tmp_path: Path):
    """Nothing is kept of orders there either."""

    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client, guest(app) as friend:
            made = await new_game(client, "me", "open", title=PAX)
            game = made["id"]
            async with house_of(app).tables.open(game) as table:
                table.frozen = table.damaged = True
            joined = await friend.get(made["seats"][1]["link"])
            assert joined.status_code == 303, joined.text
            view = await look(friend, game)
            assert view["you"] == 1
            assert view["readonly"].startswith("This game is damaged")
            refused = await friend.put(f"/api/games/{game}/orders", json={"alone": True})
            assert (refused.status_code, refused.json()["error"]) == (409, "damaged")
            assert await house_of(app).store.orders(game) == []

    asyncio.run(play())


def test_clocks_of_a_game_that_can_only_be_looked_at_are_let_be(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen", pace="live:1+0"))["id"]
            async with house_of(app).tables.open(game) as table:
                table.frozen = table.damaged = True
            with structlog.testing.capture_logs() as said:
                await clock.turn(60)
                await clock.turn(REST)
                await clock.turn(REST)
            assert [line["event"] for line in said if line["event"] == "clocks"] == ["clocks"]

    asyncio.run(play())
