"""Clocks: banks and days, reminders, grace, programs that take over, and what a restart does to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy.exc import OperationalError

from regnum.server.clocks import DAY, Clocks, Pace, read_pace
from regnum.server.commands import make_move_of_program
from regnum.server.house import STALE, Verdict, by_program
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.server.timekeeper import REST
from regnum.server.workers import Mind, Workers
from tests.probes.sealed_bids import TITLE as BIDS
from tests.server import thoughts
from tests.server.clockwork import StillClock
from tests.server.guests import Json, guest, house_of, known, look, new_game, running, seen, send, tell

LIVE = Pace(600.0, 5.0)


@pytest.fixture(autouse=True)
def known_title() -> Iterator[None]:
    """The probe can be played while a test runs."""
    with known(BIDS):
        yield


def seat_clock(view: Json, seat: int) -> Json:
    """What a view says of the clock of a seat."""
    found: Json = view["clocks"]["seats"][seat]
    return found


def notes(view: Json) -> list[str]:
    """What was noted at the table."""
    return [line["note"] for line in view["log"] if line["kind"] == "note"]


async def until_moved(client: httpx.AsyncClient, game: str, seq: int) -> Json:
    """The view once a program has answered."""
    return await seen(client, game, lambda view: view["seq"] > seq)


@pytest.mark.parametrize(
    "text", ["", "live", "live:0+5", "live:601+0", "live:5", "live:5+601", "days:0", "days:31", "days:-1", "live:٥+٥"]
)
def test_other_paces_are_refused(text: str, tmp_path: Path):
    with pytest.raises(Problem):
        read_pace(text)

    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            wanted = {"title": "pax_renaissance", "players": 2, "seats": ["me", "screen"], "pace": text}
            response = await client.post("/api/games", json=wanted)
            assert (response.status_code, response.json()["error"]) == (422, "bad_pace")

    asyncio.run(ask())


def test_a_bank_runs_down_and_answers_add_to_it():
    clocks = Clocks.full(LIVE, 2)
    clocks.run([0], LIVE, 0.0)
    assert clocks.since == [None, None]  # nobody has begun
    clocks.begun = True
    clocks.run([0], LIVE, 0.0)
    assert clocks.deadline(LIVE) == 600.0
    clocks.answered(0, LIVE, 100.0, taken_back=False)
    clocks.run([1], LIVE, 100.0)
    assert (clocks.left_at(0, 500.0), clocks.left_at(1, 150.0)) == (505.0, 550.0)
    clocks.answered(0, LIVE, 160.0, taken_back=True)  # taking back and giving again must not add time each time
    clocks.run([0], LIVE, 160.0)
    assert clocks.left_at(0, 160.0) == 500.0
    assert clocks.left_at(1, 1000.0) == 540.0


def test_a_changed_sealed_answer_adds_no_time():
    clocks = Clocks.full(LIVE, 2)
    clocks.begun = True
    clocks.run([0, 1], LIVE, 0.0)
    clocks.answered(0, LIVE, 10.0, taken_back=False)
    clocks.run([1], LIVE, 10.0)
    clocks.answered(0, LIVE, 20.0, taken_back=False)
    assert clocks.left_at(0, 30.0) == 595.0


def test_days_are_whole_again_each_time_a_seat_begins_to_be_waited_for():
    pace = read_pace("days:2")
    assert pace is not None
    clocks = Clocks.full(pace, 2)
    clocks.begun = True
    clocks.run([0], pace, 0.0)
    clocks.answered(0, pace, DAY, taken_back=False)
    clocks.run([0], pace, DAY)  # the same seat goes on
    assert clocks.left_at(0, DAY) == DAY
    clocks.run([1], pace, 1.5 * DAY)
    clocks.run([0], pace, 3 * DAY)
    assert clocks.left_at(0, 3 * DAY) == 2 * DAY


@asynccontextmanager
async def timed_game(folder: Path, clock: StillClock, pace: str = "live:10+5"):
    """A server, whoever is asked first, and whoever is not."""
    async with running(folder, clock=clock) as app, guest(app) as creator:
        made = await new_game(creator, "open", "open", pace=pace)
        for seat in made["seats"]:
            async with guest(app) as friend:
                assert (await friend.get(seat["link"])).status_code == 303
        asked = (await look(creator, made["id"]))["waiting"][0]
        clients = [guest(app, seat["token"]) for seat in made["seats"]]
        yield made["id"], asked, clients
        for client in clients:
            await client.aclose()


def test_clocks_wait_until_everybody_has_taken_his_seat(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as creator, guest(app) as friend:
            made = await new_game(creator, "me", "open", pace="live:10+5")
            view = await look(creator, made["id"])
            assert not any(seat["running"] for seat in view["clocks"]["seats"])
            await clock.turn(5000)
            assert notes(await look(creator, made["id"])) == []
            await friend.get(made["seats"][1]["link"])
            view = await look(creator, made["id"])
            assert [seat["running"] for seat in view["clocks"]["seats"]].count(True) == 1
            assert {seat["left"] for seat in view["clocks"]["seats"]} == {600.0}
            programs = await new_game(creator, "me", "greedy", pace="live:10+5")
            assert (await look(creator, programs["id"]))["clocks"]["seats"][1]["left"] is None

    asyncio.run(play())


def test_time_up_then_grace_then_a_program_until_the_owner_is_back(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with timed_game(tmp_path, clock) as (game, asked, clients):
            view = await look(clients[asked], game)
            assert seat_clock(view, asked) == {"seat": asked, "left": 600.0, "running": True, "state": "time"}
            assert view["clocks"]["grace"] == 60.0
            await clock.turn(599)
            assert notes(await look(clients[asked], game)) == []
            await clock.turn(1)
            view = await look(clients[1 - asked], game)
            assert notes(view) == ["time_up"]
            assert seat_clock(view, asked)["state"] == "grace"
            await clock.turn(59)
            assert notes(await look(clients[1 - asked], game)) == ["time_up"]
            await clock.turn(1)
            view = await until_moved(clients[1 - asked], game, 0)
            assert notes(view) == ["time_up", "absent"]
            assert view["seats"][asked]["state"] == "absent"
            assert seat_clock(view, asked) == {"seat": asked, "left": 0.0, "running": False, "state": "absent"}
            back = await tell(clients[asked], game, "back", "b")
            assert back.status_code == 200
            view = back.json()["view"]
            assert view["seats"][asked]["state"] == "playing"
            assert notes(view) == ["time_up", "absent", "back"]
            assert (await tell(clients[asked], game, "back", "b2")).status_code == 200
            assert notes(await look(clients[asked], game)) == ["time_up", "absent", "back"]

    asyncio.run(play())


def test_an_answer_in_the_grace_keeps_the_seat_and_adds_the_increment(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with timed_game(tmp_path, clock) as (game, asked, clients):
            await clock.turn(630)
            view = await look(clients[asked], game)
            assert seat_clock(view, asked)["left"] == 0.0  # the grace begins with the reminder
            assert (await send(clients[asked], game, view, "fair west", "c")).status_code == 200
            view = await look(clients[asked], game)
            assert view["seats"][asked]["state"] == "playing"
            assert seat_clock(view, asked)["left"] == 5.0

    asyncio.run(play())


def test_any_command_of_the_owner_brings_him_back(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with timed_game(tmp_path, clock, "days:1") as (game, asked, clients):
            await clock.turn(DAY)
            await clock.turn(DAY)
            view = await until_moved(clients[asked], game, 0)
            assert "absent" in notes(view)
            stale = {"decision": {"id": 999999}}
            assert (await send(clients[asked], game, stale, "fair west", "late")).status_code == 409
            view = await look(clients[asked], game)
            assert view["seats"][asked]["state"] == "playing"
            assert notes(view)[-1] == "back"

    asyncio.run(play())


def test_a_thought_of_a_program_comes_too_late_if_the_owner_is_back(tmp_path: Path):
    async def play() -> None:
        clock, slow = StillClock(), Workers(limit=60.0, count=1, mind=Mind(thoughts.hang))
        async with running(tmp_path, slow, clock) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen", pace="live:1+0"))["id"]
            view = await look(client, game)
            for _ in range(2):
                await clock.turn(60)
            assert (await look(client, game))["seats"][view["you"]]["state"] == "absent"
            await tell(client, game, "back", "b", seat=view["you"])

            def deed(table: Table, seat: int) -> Verdict:
                return make_move_of_program(table, seat, "fair west", view["decision"]["id"], "")

            late = await house_of(app).carry_out(game, by_program(view["you"], deed))
            assert late.result == STALE
            assert (await look(client, game))["seq"] == 0

    asyncio.run(play())


def test_a_game_that_cannot_be_seen_to_does_not_stop_the_clocks_of_others(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as client:
            games = [(await new_game(client, "me", "screen", pace="live:1+0"))["id"] for _ in range(2)]
            house, see_to = house_of(app), house_of(app).see_to

            async def failing(game_id: str, *more: Any) -> Any:
                if game_id == games[0]:
                    raise OperationalError("", {}, Exception("locked"))
                return await see_to(game_id, *more)

            house.see_to = failing  # type: ignore[method-assign, assignment]
            await clock.turn(60)
            assert [notes(await look(client, game)) for game in games] == [[], ["time_up"]]
            house.see_to = see_to  # type: ignore[method-assign]
            await clock.turn(REST)
            assert notes(await look(client, games[0])) == ["time_up"]

    asyncio.run(play())


def test_several_clocks_run_at_once(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as creator:
            made = await new_game(creator, "me", "screen", "screen", title=BIDS.id, pace="live:1+0")
            game = made["id"]
            view = await look(creator, game)
            assert all(seat["running"] for seat in view["clocks"]["seats"])
            await clock.turn(30)
            assert (await send(creator, game, view, "bid 1", "a", seat=1)).status_code == 200
            await clock.turn(30)
            view = await look(creator, game)
            assert [seat["left"] for seat in view["clocks"]["seats"]] == [0.0, 30.0, 0.0]
            assert sorted(notes(view)) == ["time_up", "time_up"]

    asyncio.run(play())


def test_after_a_restart_days_have_passed_and_live_clocks_have_not(tmp_path: Path):  # R10
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as creator:
            live = (await new_game(creator, "me", "screen", pace="live:10+0"))["id"]
            days = (await new_game(creator, "me", "screen", pace="days:3"))["id"]
            asked = (await look(creator, live))["waiting"][0]
            await clock.turn(100)
        clock.time += 2 * DAY
        async with running(tmp_path, clock=clock) as app, guest(app) as again:
            again.cookies = creator.cookies
            left = seat_clock(await look(again, live), asked)
            assert (left["left"], left["running"], left["state"]) == (500.0, True, "time")
            assert seat_clock(await look(again, days), asked)["left"] == DAY - 100
            await clock.turn(500)
            assert notes(await look(again, live)) == ["time_up"]
        clock.time += 10 * DAY  # nobody is replaced without a reminder first, even if the server was down
        async with running(tmp_path, clock=clock) as app, guest(app) as again:
            again.cookies = creator.cookies
            await clock.turn(1)
            view = await look(again, days)
            assert notes(view) == ["time_up"]
            assert seat_clock(view, asked)["state"] == "grace"
            assert notes(await look(again, live)) == ["time_up"]  # its grace did not pass meanwhile
            await clock.turn(DAY)
            view = await until_moved(again, days, 0)
            assert notes(view) == ["time_up", "absent"]

    asyncio.run(play())


def test_a_short_break_is_no_break_because_another_server_may_run(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as creator:
            game = (await new_game(creator, "me", "screen", pace="live:10+0"))["id"]
            asked = (await look(creator, game))["waiting"][0]
            clock.time += 20
            async with running(tmp_path, clock=clock):
                assert seat_clock(await look(creator, game), asked)["left"] == 580.0

    asyncio.run(play())
