"""Programs at the table: they see only a guess, and when they fail the game goes on (R24)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from regnum.server.workers import Mind, Workers
from tests.eventually import eventually
from tests.server import thoughts
from tests.server.guests import Json, guest, house_of, log_of, look, moves_in, new_game, running, seen, send

Thought = Callable[[bytes, str, int, int], str]
GAMES = 8


@pytest.mark.parametrize("thought", [thoughts.hang, thoughts.die, thoughts.fail, thoughts.cheat])
def test_a_program_that_fails_is_replaced_by_chance_and_a_note(
    tmp_path: Path, thought: Callable[[bytes, str, int, int], str]
):  # R24
    async def play() -> None:
        workers = Workers(limit=4.0, count=1, mind=Mind(thought))
        async with running(tmp_path, workers) as app, guest(app) as client:
            game = (await new_game(client, "random", "me"))["id"]

            async def noted() -> list[Json]:
                view = await look(client, game, lang="ru")  # the server answers while a program thinks
                if view["waiting"] == [1]:
                    await send(client, game, view, moves_in(view)[0], f"c{view['seq']}")
                return [line for line in view["log"] if line["kind"] == "note"]

            notes = await eventually(noted)
            assert "случайный ход" in notes[0]["text"]
            assert "regnum_fallbacks_total" in (await client.get("/metrics")).text
        async with running(tmp_path, workers) as app, guest(app) as client:  # the note is kept
            assert [line for line in (await look(client, game, lang="ru"))["log"] if line["kind"] == "note"][
                :1
            ] == notes[:1]

    asyncio.run(play())


def test_a_program_is_shown_a_guess_and_never_the_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    told = tmp_path / "hands.txt"
    monkeypatch.setenv("REGNUM_TEST_HANDS", str(told))

    async def play() -> set[str]:
        async with running(tmp_path, Workers(count=1, mind=Mind(thoughts.tell))) as app, guest(app) as client:
            game = (await new_game(client, "random", "random", "random", seed=None))["id"]
            await seen(client, game, lambda view: view["seq"] >= 80 or view["outcome"])
            replayed = (await house_of(app).tables.moment(game, 0)).table.game.copy()
            real = {str(replayed.state.hand)}
            for entry in await log_of(app, game):
                replayed.push(entry.text, entry.seat)
                real.add(str(replayed.state.hand))
        return real

    for _ in range(GAMES):  # in some games of random players nobody ever has a card that others do not know
        told.unlink(missing_ok=True)
        real = asyncio.run(play())
        shown = [line.partition(" ")[2].rpartition(" ") for line in told.read_text(encoding="utf-8").splitlines()]
        assert len(shown) >= 50
        assert {secret for _, _, secret in shown} == {"False"}
        if any(hands not in real for hands, _, _ in shown):
            return
    pytest.fail("the hands of others are always those that they hold")


def test_after_a_restart_programs_go_on_by_themselves_and_only_their_games_are_read(tmp_path: Path):
    async def play() -> None:
        hanging = Workers(limit=60.0, count=1, mind=Mind(thoughts.hang))
        async with running(tmp_path, hanging) as app, guest(app) as client:
            others = [(await new_game(client, "me", "screen"))["id"] for _ in range(5)]
            game = (await new_game(client, "random", "random"))["id"]
            assert (await look(client, game))["seq"] == 0
        async with running(tmp_path) as app:
            house = house_of(app)

            async def went_on() -> bool:
                return len((await house.store.news(game, 0, 0)).entries) > 3

            await eventually(went_on)
            assert not set(others) & set(house.tables.cached)
            assert list(house.tables.cached) == [game]

    asyncio.run(play())


def test_games_of_an_older_server_are_found_and_woken(tmp_path: Path):
    async def play() -> None:
        hanging = Workers(limit=60.0, count=1, mind=Mind(thoughts.hang))
        async with running(tmp_path, hanging) as app, guest(app) as client:
            game = (await new_game(client, "random", "random"))["id"]
        with closing(sqlite3.connect(tmp_path / "regnum.sqlite")) as connection, connection:
            connection.execute("DELETE FROM standings")  # as the migration leaves it
        async with running(tmp_path) as app:

            async def went_on() -> bool:
                return bool((await house_of(app).store.news(game, 0, 0)).entries)

            await eventually(went_on)
            assert await house_of(app).agenda.unknown() == []

    asyncio.run(play())


def test_programs_play_a_game_with_a_seed_the_same_way_again(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path, Workers(count=1)) as app, guest(app) as client:
            games = [(await new_game(client, "random", "random", seed=seed))["id"] for seed in (7, 7, None)]
            stories = []
            for game in games:
                await seen(client, game, lambda view: view["seq"] >= 40)
                stories.append([entry.text for entry in await log_of(app, game)][:40])
            assert stories[0] == stories[1] != stories[2]

    asyncio.run(play())


def test_whoever_plays_alone_need_not_wait_for_a_program(tmp_path: Path):
    async def play() -> None:
        workers = Workers(limit=60.0, count=1, mind=Mind(thoughts.hang))
        async with running(tmp_path, workers) as app, guest(app) as client, guest(app) as other:
            game = (await new_game(client, "random", "me"))["id"]

            async def hurried() -> Json | None:
                said = (await client.post(f"/api/games/{game}/hurry", json={"command_id": "h"})).json()
                return (await look(client, game)) if said["hurried"] else None

            assert (await other.post(f"/api/games/{game}/hurry", json={"command_id": "h"})).status_code == 403
            await eventually(hurried)
            view = await seen(client, game, lambda view: view["seq"] >= 1)
            notes = [line["text"] for line in view["log"] if line["kind"] == "note"]
            assert len(notes) == 1
            assert "was hurried" in notes[0]

    asyncio.run(play())


def test_nobody_is_hurried_where_others_play_too(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path, Workers(count=1, mind=Mind(thoughts.hang))) as app, guest(app) as client:
            game = (await new_game(client, "random", "me", "open"))["id"]
            refused = await client.post(f"/api/games/{game}/hurry", json={"command_id": "h"})
            assert (refused.status_code, refused.json()["error"]) == (422, "not_alone")

    asyncio.run(play())
