"""Workers that die or hang: they are replaced, and what they were asked is asked again, once (R24)."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import MutableMapping
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


def test_a_worker_that_dies_once_at_work_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):  # R24
    monkeypatch.setenv(thoughts.PLACE, str(tmp_path / "asked.txt"))

    async def play() -> Logged:
        workers = Workers(limit=20.0, count=1, mind=Mind(choose=thoughts.wait_once_to_be_killed))
        async with running(tmp_path, workers) as app, guest(app) as client:
            with capture_logs() as logged:
                game = (await new_game(client, "greedy", "screen"))["id"]
                kill((await thoughts.asked(1))[0])
                view = await program_moves(client, game, 4)
            assert notes(view) == []
            assert await metric(client, "regnum_worker_deaths_total") == 1
            return logged

    assert deaths(asyncio.run(play())) == 1


def test_a_worker_that_dies_twice_at_work_gives_way_to_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):  # R24
    monkeypatch.setenv(thoughts.PLACE, str(tmp_path / "asked.txt"))

    async def play() -> Logged:
        workers = Workers(limit=20.0, count=1, mind=Mind(choose=thoughts.wait_to_be_killed))
        async with running(tmp_path, workers) as app, guest(app) as client:
            with capture_logs() as logged:
                game = (await new_game(client, "greedy", "screen"))["id"]
                for times in (1, 2):
                    kill((await thoughts.asked(times))[-1])
                view = await seen(client, game, lambda view: view["seq"] > 0)
            assert notes(view)[:1] == ["fallback"]
            assert await metric(client, "regnum_worker_deaths_total") == 2
            assert await metric(client, "regnum_fallbacks_total") >= 1
            return logged

    logged = asyncio.run(play())
    assert deaths(logged) == 2
    assert [line["event"] for line in logged if line["event"] == "thought"]


def test_a_worker_that_hangs_gives_way_to_chance_and_only_it_is_ended(tmp_path: Path):  # R24
    async def play() -> Logged:
        workers = Workers(limit=3.0, count=1, mind=Mind(choose=thoughts.hang))
        async with running(tmp_path, workers) as app, guest(app) as client:
            with capture_logs() as logged:
                game = (await new_game(client, "greedy", "screen"))["id"]
                view = await seen(client, game, lambda view: view["seq"] > 0)
            assert notes(view)[:1] == ["fallback"]
            assert await metric(client, "regnum_worker_deaths_total") == 0
            assert await metric(client, "regnum_fallbacks_total") >= 1
            return logged

    assert [line["ended"] for line in asyncio.run(play()) if line["event"] == "worker"][:1] == ["hung"]


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
