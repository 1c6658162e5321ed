"""Time that all share: how long powers talk and windows stay open, and what happens when that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from regnum.engine.codec import load
from regnum.engine.frames import Sealed
from regnum.engine.promises import Promise
from regnum.server.house import REST, Deed
from regnum.server.rows import Change
from regnum.server.table_log import Note
from regnum.server.windows import LEAST_OPEN
from tests.eventually import eventually
from tests.probes import ambush
from tests.server.clockwork import StillClock
from tests.server.guests import guest, house_of, known, look, new_game, running, seen, send, tell
from tests.server.test_clocks import notes
from tests.server.wire import PlainWorkers


@pytest.mark.parametrize(("pace", "time"), [("live:20+0", 300.0), ("days:2", 172800.0)])
def test_talks_end_when_their_time_is_over_and_cost_nobody_any(tmp_path: Path, pace: str, time: float):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as england:
            programs = ["random"] * 2
            seats = [*programs, "me", *programs, "random"]
            game = (await new_game(england, *seats, title="here_i_stand", pace=pace, seed=1))["id"]
            view = await seen(england, game, lambda view: view["waiting"] == [2])
            assert (view["decision"]["kind"], view["talks_until"]) == ("Talk", clock.now() + time)
            assert not any(each["running"] for each in view["clocks"]["seats"])
            await clock.turn(time - 1.0)
            assert (await look(england, game))["decision"]["kind"] == "Talk"
            await clock.turn(1.0)
            view = await seen(england, game, lambda view: view["seq"] > 0 and view["decision"]["kind"] != "Talk")
            assert view["talks_until"] is None
            assert [line["text"] for line in view["log"] if line["kind"] == "note"] == ["The time for talks is over."]

    asyncio.run(play())


def test_after_a_way_back_there_is_time_to_talk_anew(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as england:
            seats = ["random", "random", "me", *["random"] * 3]
            game = (await new_game(england, *seats, title="here_i_stand", pace="live:20+0", seed=1))["id"]
            view = await seen(england, game, lambda view: view["waiting"] == [2])
            first = view["talks_until"]
            await clock.turn(200.0)
            to = next(line["seq"] for line in reversed(view["log"]))  # before anybody was ready
            back = (await tell(england, game, "rollback", "b", to=to, agree=True)).json()["view"]
            assert back["decision"]["kind"] == "Talk"
            assert back["talks_until"] == clock.now() + 300.0 == first + 200.0
            again = (await tell(england, game, "end", "e", agree=False)).json()["view"]
            assert again["talks_until"] == back["talks_until"]

    asyncio.run(play())


class Pondering(PlainWorkers):
    """Thinks about what is decided together until it is told to stop, and at once about all else."""

    def __init__(self) -> None:
        super().__init__()
        self.stop = asyncio.Event()

    async def choose(self, data: bytes, agent: str, seat: int, seed: int) -> str:
        if isinstance(load(data).game.decision(), Sealed):
            await self.stop.wait()
        return await super().choose(data, agent, seat, seed)

    async def choose_all(self, questions: Sequence[tuple[bytes, str, int, int]]) -> list[str]:
        await self.stop.wait()
        return [str(load(data).game.decision().spell(ambush.PASS)) for data, *_ in questions]

    async def promise(self, data: bytes, agent: str, seat: int, seed: int) -> list[Promise]:
        return []


def test_the_end_of_talks_is_told_once_although_a_program_still_thinks(tmp_path: Path):
    async def play() -> None:
        clock, workers = StillClock(), Pondering()
        async with running(tmp_path, workers, clock) as app, guest(app) as england:
            seats = ["random", "random", "me", *["random"] * 3]
            game = (await new_game(england, *seats, title="here_i_stand", pace="live:20+0", seed=1))["id"]
            view = await seen(england, game, lambda view: view["decision"]["kind"] == "Talk")
            assert 2 in view["waiting"]
            await asyncio.wait_for(clock.turn(300.0), 10.0)
            view = await look(england, game)
            assert (view["decision"]["kind"], 2 in view["waiting"]) == ("Talk", False)
            assert notes(view) == ["talks_over"]
            workers.stop.set()
            view = await seen(england, game, lambda view: view["decision"]["kind"] != "Talk")
            assert notes(view) == ["talks_over"]

    asyncio.run(play())


def test_the_end_of_a_window_is_written_once_although_a_program_still_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def play() -> None:
        clock, workers, written = StillClock(), Pondering(), []
        async with running(tmp_path, workers, clock) as app, guest(app) as client:
            with known(ambush.TITLE):
                game = (await new_game(client, "me", "screen", "random", title="probe_ambush", pace="live:5+0"))["id"]
                view = await look(client, game, seat=0)
                opened = (await send(client, game, view, "march", "m", seat=0)).json()["view"]["window"]
                store, write = house_of(app).store, house_of(app).store.write

                async def noted(game_id: str, change: Change) -> list[Note]:
                    written.append(change)
                    return await write(game_id, change)

                monkeypatch.setattr(store, "write", noted)
                await asyncio.wait_for(clock.turn(60.0), 10.0)
                assert len(written) == 1
                view = await look(client, game)
                assert view["window"]["until"] == opened["until"]  # nobody is told that only a program is waited for
                workers.stop.set()
                await seen(client, game, lambda view: view["seq"] == 3)

    asyncio.run(play())


def test_a_window_that_could_not_be_closed_is_closed_a_little_later(tmp_path: Path):
    """The database was busy just then; nobody need answer once more."""

    async def play() -> None:
        clock = StillClock()
        with known(ambush.TITLE):
            async with running(tmp_path, PlainWorkers(), clock) as app, guest(app) as client, guest(app) as friend:
                made = await new_game(client, "me", "open", title="probe_ambush", seed=5)
                game, house = made["id"], house_of(app)
                await friend.get(made["seats"][1]["link"])
                opened = (await send(client, game, await look(client, game), "march", "m")).json()["view"]
                assert opened["waiting"] == [1]
                see_to, failed = house.see_to, []

                async def busy(game_id: str, deed: Deed) -> None:
                    failed.append(game_id)
                    raise OperationalError("COMMIT", {}, Exception("database is locked"))

                house.see_to = busy  # type: ignore[method-assign]
                assert (await send(friend, game, await look(friend, game), "pass", "p")).status_code == 200

                async def waits() -> bool:
                    return any(clock.time < at <= clock.time + LEAST_OPEN for at, _ in clock.bells)

                await eventually(waits)
                await clock.turn(LEAST_OPEN)
                assert failed == [game]
                house.see_to = see_to  # type: ignore[method-assign]
                await eventually(waits)
                await clock.turn(REST)
                await seen(client, game, lambda view: view["seq"] == 2)

    asyncio.run(play())
