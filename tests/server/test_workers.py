"""Workers that die or hang: they are replaced, and what they were asked is asked again, once (R24)."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, MutableMapping
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from regnum.server.workers import Mind, Workers
from tests.eventually import eventually
from tests.server import thoughts
from tests.server.guests import guest, look, moves_in, new_game, running, seen, send

Logged = list[MutableMapping[str, Any]]


def kill(pid: int | None) -> None:
    """End a process as the kernel does when memory runs out."""
    assert pid
    os.kill(pid, signal.SIGKILL)


async def program_moves(client: httpx.AsyncClient, game: str, more: int) -> dict[str, Any]:
    """Let the program at seat 0 make some more moves; the person at seat 1 makes any. The view afterwards."""
    seen = await look(client, game)
    wanted = seen["seq"] + more

    async def enough() -> dict[str, Any] | None:
        view = await look(client, game)
        if view["seq"] < wanted and 1 in view["waiting"]:
            await send(client, game, view, moves_in(view)[0], f"c{view['seq']}")
        return view if view["seq"] >= wanted else None

    return await eventually(enough)


async def metric(client: httpx.AsyncClient, name: str) -> float:
    """A number of the metrics, all labels together."""
    lines = (await client.get("/metrics")).text.splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


def notes(view: dict[str, Any]) -> list[str]:
    """The kinds of what was noted at the table."""
    return [line["note"] for line in view["log"] if line["kind"] == "note"]


def deaths(logged: Logged) -> int:
    """How many deaths of workers the log tells of."""
    return sum(1 for line in logged if line["event"] == "worker" and line["ended"] == "died")


def test_idle_workers_that_die_are_replaced_and_programs_go_on_themselves(tmp_path: Path):  # R24
    async def play() -> Logged:
        async with running(tmp_path, Workers(limit=20.0, count=2)) as app, guest(app) as client:
            game = (await new_game(client, "greedy", "me"))["id"]
            await program_moves(client, game, 6)
            with capture_logs() as logged:
                for _ in range(2):
                    idle = active_children()
                    assert idle
                    for process in idle:
                        kill(process.pid)
                        process.join()
                    view = await program_moves(client, game, 6)
                    assert notes(view) == []
            assert await metric(client, "regnum_worker_deaths_total") == 2
            assert await metric(client, "regnum_fallbacks_total") == 0
            return logged

    assert deaths(asyncio.run(play())) == 2


@pytest.mark.parametrize(
    ("choose", "limit", "kills", "ended", "gives_way"),
    [
        pytest.param(thoughts.wait_once_to_be_killed, 20.0, 1, ["died"], False, id="dies once"),
        pytest.param(thoughts.wait_to_be_killed, 20.0, 2, ["died", "died"], True, id="dies twice"),
        pytest.param(thoughts.hang, 3.0, 0, ["hung"], True, id="hangs"),
    ],
)
def test_a_worker_is_asked_again_once_and_then_gives_way_to_chance(  # R24
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    choose: Callable[[bytes, str, int, int], str],
    limit: float,
    kills: int,
    ended: list[str],
    gives_way: bool,
):
    monkeypatch.setenv(thoughts.PLACE, str(tmp_path / "asked.txt"))

    async def play() -> Logged:
        workers = Workers(limit=limit, count=1, mind=Mind(choose=choose))
        async with running(tmp_path, workers) as app, guest(app) as client:
            with capture_logs() as logged:
                game = (await new_game(client, "greedy", "screen"))["id"]
                for times in range(1, kills + 1):
                    kill((await thoughts.asked(times))[-1])
                if gives_way:
                    view = await seen(client, game, lambda view: view["seq"] > 0)
                else:
                    view = await program_moves(client, game, 4)
            assert notes(view)[:1] == (["fallback"] if gives_way else [])
            assert await metric(client, "regnum_worker_deaths_total") == kills
            assert (await metric(client, "regnum_fallbacks_total") >= 1) == gives_way
            return logged

    logged = asyncio.run(play())
    assert deaths(logged) == kills
    assert [line["ended"] for line in logged if line["event"] == "worker"][: len(ended)] == ended
    assert any(line["event"] == "thought" for line in logged) == gives_way


def test_whoever_hangs_takes_nobody_else_with_him():  # R24
    async def play() -> tuple[object, ...]:
        workers = Workers(limit=8.0, count=2, mind=Mind(choose=thoughts.sleep_as_long_as_the_seat_says))

        async def asked_later() -> str:
            await asyncio.sleep(4)  # so that it thinks when the other one's time is up
            return await workers.choose(b"", "greedy", 6, 0)

        try:
            workers.limit = 60.0
            await asyncio.gather(*(workers.choose(b"", "greedy", 1, 0) for _ in range(2)))  # both have begun
            workers.limit = 8.0
            return tuple(
                await asyncio.gather(workers.choose(b"", "greedy", 1000, 0), asked_later(), return_exceptions=True)
            )
        finally:
            workers.close()

    hanging, slow = asyncio.run(play())
    assert isinstance(hanging, TimeoutError)
    assert slow == "6"
