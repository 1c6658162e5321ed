"""A full disk, a broken rule, a restart with many games, a bad network: nothing acknowledged is lost, others go on."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from regnum.engine import registry
from regnum.engine.codec import load_failure
from regnum.engine.game import Game
from regnum.server.application import make_application
from regnum.server.windows import LEAST_OPEN
from tests.conformance.pebbles import Heap, TakeTurn, pebbles
from tests.eventually import eventually
from tests.probes import ambush
from tests.server.clockwork import StillClock
from tests.server.guests import Json, guest, house_of, known, look, moves_in, new_game, running, seen, send
from tests.server.processes import ServerProcess
from tests.server.test_windows import closed, deal, march, people
from tests.server.wire import PlainWorkers, listening


class Fragile(TakeTurn):
    """Taking two pebbles breaks, after half of it is done."""

    def choose(self, game: Game[Heap], seat: int, option: int) -> None:
        if option == 1:
            game.state.pebbles -= 1
            raise ZeroDivisionError("the second pebble")
        super().choose(game, seat, option)


@pytest.fixture(autouse=True)
def known_title() -> Iterator[None]:
    """The pebbles can be played while a test runs."""
    with known(pebbles()):
        yield


def test_a_rule_that_breaks_down_marks_its_game_and_no_other(tmp_path: Path):  # R23
    registry.register(pebbles(turn=Fragile))

    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            games = [(await new_game(client, "me", "screen", title="pebbles"))["id"] for _ in range(2)]
            view = await look(client, games[0])
            for number in range(2):
                broken = await send(client, games[0], view, "take two", f"c{number}")
                assert (broken.status_code, broken.json()["error"]) == (500, "rule_failure")
            marked = await look(client, games[0])
            assert [line["note"] for line in marked["log"]] == ["rule_failed"]  # once, however often it is tried
            assert {**marked, "log": []} == {**view, "log": []}
            report = (tmp_path / "failures" / f"{games[0]}-1.json").read_bytes()
            history, entry = load_failure(report)
            assert (entry.text, len(history.entries)) == ("take two", 0)
            other = await look(client, games[1])
            assert other["log"] == []
            assert (await send(client, games[1], other, "take one", "c")).status_code == 200
            assert (await send(client, games[0], view, "take one", "c9")).status_code == 200  # it can go on otherwise
        async with running(tmp_path) as app, guest(app) as again:
            again.cookies = client.cookies
            assert [line["note"] for line in (await look(again, games[0]))["log"] if "note" in line] == ["rule_failed"]

    asyncio.run(play())


class Torn(ambush.Answer):
    """A banner that is played breaks down, after half of it is done."""

    def play(self, game: Game[ambush.Road], seat: int, option: int) -> None:
        super().play(game, seat, option)
        if option - 1 == ambush.BANNER:
            raise ZeroDivisionError("torn")


@pytest.mark.parametrize("pace", ["none", "live:30+10"])
def test_a_window_that_breaks_down_marks_its_game_once_and_waits_for_another_answer(tmp_path: Path, pace: str):  # R23
    async def play() -> None:
        clock = StillClock()
        with known(ambush.ambush(answer=Torn)):
            async with running(tmp_path, clock=clock) as app:
                game, clients = await people(app, "open", "open", "open", pace=pace)
                await deal(app, game, {1: (ambush.BANNER,), 2: (ambush.BLADE,)})
                view = await march(clients[0], game)
                assert (await send(clients[1], game, view, "play banner", "b")).status_code == 200
                assert (await send(clients[2], game, view, "pass", "p")).status_code == 200
                for seconds in (LEAST_OPEN, 1000.0):  # it is not tried again and again, also when its time is over
                    await clock.turn(seconds)
                    broken = await seen(clients[0], game, lambda view: bool(view["log"]))
                    assert [line["note"] for line in broken["log"]] == ["rule_failed"]
                    assert (broken["seq"], broken["waiting"]) == (1, [1, 2])
                assert house_of(app).closing == {}
                history, entry = load_failure((tmp_path / "failures" / f"{game}-2.json").read_bytes())
                assert (entry.text, history.sequence) == ("pass", 2)
                assert (await send(clients[1], game, view, "pass", "other")).status_code == 200
                await closed(app, game, 3)

    asyncio.run(play())


def test_a_full_disk_loses_nothing_and_is_recovered_from(tmp_path: Path):  # R4
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            store = house_of(app).store
            game = (await new_game(client, "me", "screen", seed=3))["id"]
            view, rng, acknowledged = await look(client, game), Random(1), 0
            async with store.engine.connect() as connection:
                pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            limit_pages(store.engine.sync_engine, pages + 1)
            for number in range(1000):
                response = await send(client, game, view, rng.choice(moves_in(view)), f"c{number}")
                if response.status_code != 200:
                    break
                acknowledged, view = acknowledged + 1, await look(client, game)
            assert response.status_code == 503
            assert response.headers["retry-after"]
            assert (await look(client, game)) == view  # reading goes on
            assert len((await store.news(game, 0, 0)).entries) == acknowledged > 0
            limit_pages(store.engine.sync_engine, 1_000_000)
            assert (await send(client, game, view, moves_in(view)[0], "after")).json()["seq"] == acknowledged + 1

    asyncio.run(play())


def limit_pages(engine: sa.Engine, pages: int) -> None:
    """From now on nobody who takes a connection may let the database grow beyond so many pages.

    The pool itself stays: the server asks for news in the background, and a connection that is out when its pool is
    thrown away is never closed.
    """

    def limit(connection: Any, *_: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count={pages}")
        cursor.close()

    sa.event.listen(engine, "checkout", limit)


def test_files_that_may_not_grow_lose_nothing(tmp_path: Path):  # R4
    """The same in a process that may write no larger files."""
    server = ServerProcess(tmp_path)
    body = {"title": "pax_renaissance", "players": 2, "seats": ["me", "open"], "seed": 1}
    made = httpx.post(f"{server.address}/api/games", json=body, timeout=30).json()
    server.end()
    largest = max(path.stat().st_size for path in tmp_path.iterdir()) + 60_000
    server = ServerProcess(tmp_path, largest_file=largest)
    try:
        acknowledged, status = play_until_refused(server.address, made)
    finally:
        server.end()
    assert status in (500, 503)
    server = ServerProcess(tmp_path)
    try:
        view = httpx.get(f"{server.address}/api/games/{made['id']}/view", timeout=30).json()
        assert view["seq"] == acknowledged > 0
        assert play_until_refused(server.address, made, 3) == (3, 200)
    finally:
        server.end()
    with closing(sqlite3.connect(tmp_path / "regnum.sqlite")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def play_until_refused(address: str, made: Json, most: int = 2000) -> tuple[int, int]:
    """Make moves until one is not acknowledged: how many were, and the last status."""
    rng, acknowledged, status = Random(2), 0, 200
    with httpx.Client(base_url=f"{address}/api/games/{made['id']}", timeout=30) as client:
        while status == 200 and acknowledged < most:
            seat = client.get("/view").json()["waiting"][0]
            headers = {"authorization": f"Bearer {made['seats'][seat]['token']}"}
            view = client.get("/view", headers=headers).json()
            command = f"{time.monotonic_ns()}"
            body = {"decision": view["decision"]["id"], "move": rng.choice(moves_in(view)), "command_id": command}
            status = client.post("/commands", headers=headers, json=body).status_code
            acknowledged += status == 200
    return acknowledged, status


def test_open_games_are_back_soon_with_their_clocks(tmp_path: Path):  # R10
    restart_with_games(tmp_path, 20)


@pytest.mark.slow
def test_a_hundred_open_games_are_back_soon_with_their_clocks(tmp_path: Path):  # R10
    restart_with_games(tmp_path, 100)


def restart_with_games(folder: Path, count: int) -> None:
    """R10: many games are open when the server is started again; nothing is different but the time that has passed."""

    async def play() -> None:
        clock, rng, views, asked = StillClock(), Random(4), {}, {}
        first = make_application(folder, PlainWorkers(), clock, limited=False)
        async with first.router.lifespan_context(first), guest(first) as client:
            for number in range(count):
                pace = ("live:30+5", "days:3", "none")[number % 3]
                game = (await new_game(client, "me", "screen", seed=number, pace=pace))["id"]
                for each in range(number % 4):
                    view = await look(client, game)
                    await send(client, game, view, rng.choice(moves_in(view)), f"c{each}")
                views[game] = await look(client, game)
                asked[game] = views[game]["waiting"][0]
        clock.time += 3600
        second = make_application(folder, PlainWorkers(), clock, limited=False)
        began = time.monotonic()
        async with second.router.lifespan_context(second), guest(second) as again:
            again.cookies = client.cookies
            assert not house_of(second).tables.cached  # nothing is read before somebody asks
            for game, before in views.items():
                view = await look(again, game)
                assert {**view, "clocks": None} == {**before, "clocks": None}
                if before["pace"] != "none":
                    lost = 3600.0 if before["pace"].startswith("days") else 0.0
                    then, now = (each["clocks"]["seats"][asked[game]] for each in (before, view))
                    assert now["running"]
                    assert then["left"] - now["left"] == pytest.approx(lost)
        assert time.monotonic() - began < 10

    asyncio.run(play())


class BadNetwork(httpx.AsyncBaseTransport):
    """Loses requests, loses answers, sends things twice, and lets some overtake others."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.real = httpx.AsyncHTTPTransport()
        self.lost = 0

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        fate = self.rng.random()
        await request.aread()
        await asyncio.sleep(self.rng.random() * 0.02)  # others overtake
        if fate < 0.1:
            self.lost += 1
            raise httpx.ConnectError("lost on the way")
        response = await self.real.handle_async_request(request)
        if fate < 0.2:  # delivered again
            await response.aread()
            await response.aclose()
            response = await self.real.handle_async_request(request)
        if fate > 0.9:
            await response.aread()
            await response.aclose()
            self.lost += 1
            raise httpx.ReadError("the answer is lost")
        return response

    async def aclose(self) -> None:
        await self.real.aclose()


class Player:
    """One seat behind a bad network: sends each command until it is answered, and believes what the socket says."""

    def __init__(self, address: str, game: str, token: str, rng: Random) -> None:
        self.network = BadNetwork(rng)
        headers = {"authorization": f"Bearer {token}"}
        self.client = httpx.AsyncClient(transport=self.network, base_url=f"{address}/api/games/{game}", headers=headers)
        self.url, self.headers, self.rng = f"{address.replace('http', 'ws')}/api/games/{game}/live", headers, rng
        self.view: Json = {}
        self.sent = 0

    async def patiently(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask until there is an answer."""
        while True:
            with suppress(httpx.TransportError):
                return await self.client.request(method, path, json=body)

    async def watch(self) -> None:
        """Follow the game by a socket that is cut again and again."""
        while not self.view or self.view["outcome"] is None:
            since = self.view["seq"] if self.view else -1
            with suppress(ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                async with connect(f"{self.url}?since={since}", additional_headers=self.headers) as socket:
                    for _ in range(self.rng.randint(1, 4)):
                        update = msg(await asyncio.wait_for(socket.recv(), 0.5))
                        if update["type"] == "update" and (not self.view or update["seq"] >= self.view["seq"]):
                            self.believe(update["view"])

    def believe(self, view: Json) -> None:
        """Take a view over: of the log it tells all from an entry on, and what was before is known."""
        known = [line for line in self.view.get("log", []) if line["seq"] < view["log_from"]]
        self.view = {**view, "log": [*known, *view["log"]]}

    async def play(self) -> None:
        """Answer whenever one is asked, until the game is over."""
        watching = asyncio.create_task(self.watch())

        async def asked_or_over() -> bool:
            return bool(self.view and (moves_in(self.view) or self.view["outcome"]))

        while await eventually(asked_or_over) and self.view["outcome"] is None:
            view = self.view
            self.sent += 1
            move = self.rng.choice(moves_in(view))
            body = {"decision": view["decision"]["id"], "move": move, "command_id": f"c{self.sent}"}
            response = await self.patiently("POST", "/commands", body)
            assert response.status_code in (200, 409, 422), response.text
            if response.json()["view"]["seq"] > self.view["seq"]:
                self.believe(response.json()["view"])
        await watching
        await self.client.aclose()


def msg(data: str | bytes) -> Json:
    """A message of the server."""
    decoded: Json = httpx.Response(200, content=data if isinstance(data, bytes) else data.encode()).json()
    return decoded


def play_over_a_bad_network(folder: Path, games: int) -> None:
    """R8: games of two people each, all of whose requests may be lost, doubled, late or out of order."""

    async def one(address: str, number: int, app: Any) -> int:
        async with httpx.AsyncClient(base_url=address) as creator:
            made = await new_game(creator, "open", "open", seed=number, title="pebbles")
        players = [
            Player(address, made["id"], seat["token"], Random(number * 2 + seat["seat"])) for seat in made["seats"]
        ]
        await asyncio.gather(*(player.play() for player in players))
        for player, seat in zip(players, made["seats"], strict=True):
            async with httpx.AsyncClient(base_url=address) as calm:
                calm.headers["authorization"] = f"Bearer {seat['token']}"
                real = await look(calm, made["id"])
            parts = ("seq", "view", "log", "outcome", "waiting", "options", "you")
            assert [player.view[part] for part in parts] == [real[part] for part in parts]
        entries = (await house_of(app).store.news(made["id"], 0, 0)).entries
        assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
        return sum(player.network.lost for player in players)

    async def play() -> int:
        app, lost = make_application(folder, PlainWorkers(), limited=False), 0
        async with listening(app) as address:
            for start in range(0, games, 5):
                lost += sum(
                    await asyncio.gather(*(one(address, number, app) for number in range(start, min(start + 5, games))))
                )
        return lost

    assert asyncio.run(play()) > games


def test_games_over_a_bad_network_end_with_equal_views(tmp_path: Path):  # R8
    play_over_a_bad_network(tmp_path, 3)


@pytest.mark.slow
def test_many_games_over_a_bad_network_end_with_equal_views(tmp_path: Path):  # R8
    play_over_a_bad_network(tmp_path, 50)
