"""First games with comments over HTTP: who is guided, how programs follow, and what a restart leaves."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.edges.tutorial import Step, Tutorial
from regnum.edges.words import Words, languages
from regnum.server.workers import Mind, Workers
from tests.server import thoughts
from tests.server.guests import PAX, Json, guest, look, moves_in, running, seen, send, tell

CROWN = "crusader_kings"
EUROPE = "here_i_stand"
TITLES = (PAX, CROWN, EUROPE)
PATIENCE = 40.0  # seconds


def lesson(title: str) -> Tutorial:
    tutorial = presenter_of(regnum.find_title(title)).tutorial()
    assert tutorial is not None
    return tutorial


def own(title: str) -> list[Step]:
    """The learner's steps."""
    return [step for step in lesson(title).steps if step.seat == lesson(title).seat]


async def begun(client: httpx.AsyncClient, title: str) -> Json:
    response = await client.post("/api/games", json={"title": title, "tutorial": True})
    assert response.status_code == 201, response.text
    made: Json = response.json()
    return made


async def asked(client: httpx.AsyncClient, game: str, **query: str) -> Json:
    """The view once the learner is waited for, and has not answered already in a window that is still open."""
    return await seen(client, game, lambda view: view["guide"]["state"] is not None, table=0, **query)


async def follow(client: httpx.AsyncClient, game: str, count: int) -> Json:
    """Take so many suggestions; the view after the last one."""
    for number in range(count):
        view = await asked(client, game)
        move = view["guide"]["move"]
        assert (await send(client, game, view, move, f"{view['seq']}-{number}")).status_code == 200
    return await asked(client, game)


def hanging() -> Workers:
    """Programs that never answer: whatever they do stands in the script."""
    return Workers(limit=60.0, count=1, mind=Mind(thoughts.hang))


@pytest.mark.parametrize("title", TITLES)
def test_the_whole_script_can_be_followed_and_programs_follow_it_too(tmp_path: Path, title: str):
    async def play() -> None:
        async with running(tmp_path, hanging()) as app, guest(app) as client:
            game = (await begun(client, title))["id"]
            speaker = Words("en")
            for number, step in enumerate(own(title)):
                view = await asked(client, game)
                guide = view["guide"]
                assert (guide["state"], guide["move"]) == ("scripted", step.move)
                assert guide["comments"] == [speaker.say(step.message, client="page")]
                assert (guide["taken"], guide["count"]) == (number, len(own(title)))
                assert guide["only"] == (len(moves_in(view)) == 1)
                assert bool(guide["welcome"]) == (number == 0)
                assert guide["move"] in moves_in(view)
                assert (await send(client, game, view, step.move, str(number))).status_code == 200
            view = await asked(client, game)
            assert (view["guide"]["state"], view["guide"]["move"]) == ("done", None)
            assert view["guide"]["comments"][0] == speaker.say(lesson(title).farewell, client="page")
            assert view["seq"] >= len(lesson(title).steps)  # silence in windows is an entry and no step
            assert not [line for line in view["log"] if line["kind"] == "note"]

    asyncio.run(play())


@pytest.mark.parametrize("language", languages())
def test_the_guide_speaks_the_language_of_the_reader(tmp_path: Path, language: str):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            view = await asked(client, (await begun(client, CROWN))["id"], lang=language)
            speaker = Words(language)
            assert view["guide"]["welcome"] == [speaker.say(each) for each in lesson(CROWN).welcome]
            assert view["guide"]["comments"] == [speaker.say(own(CROWN)[0].message)]

    asyncio.run(play())


@pytest.mark.parametrize("title", TITLES)
def test_the_title_says_how_the_game_is_set_up_and_nobody_else(tmp_path: Path, title: str):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            view = await look(client, (await begun(client, title))["id"])
            tutorial = lesson(title)
            assert view["players"] == tutorial.players
            assert (view["you"], view["seeded"]) == (tutorial.seat, True)
            assert tutorial.options.items() <= view["settings"].items()
            wishes: list[dict[str, Any]] = [
                {"players": 3}, {"seats": ["me", "greedy"]}, {"seed": 1}, {"scenario": "standard"}, {"pace": "days:1"},
                {"options": {"x": "y"}},
            ]  # fmt: skip
            for wish in wishes:
                response = await client.post("/api/games", json={"title": title, "tutorial": True, **wish})
                assert (response.status_code, response.json()["error"]) == (422, "fixed_tutorial")

    asyncio.run(play())


def test_a_title_without_a_tutorial_has_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(presenter_of(regnum.find_title(PAX))), "tutorial", lambda self: None)

    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            response = await client.post("/api/games", json={"title": PAX, "tutorial": True})
            assert (response.status_code, response.json()["error"]) == (422, "no_tutorial")
            response = await client.post("/api/games", json={"title": "nothing", "tutorial": True})
            assert (response.status_code, response.json()["error"]) == (422, "bad_game")

    asyncio.run(play())


def test_the_lists_say_what_is_a_tutorial(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            titles = (await client.get("/api/titles")).json()["titles"]
            assert [each["id"] for each in titles if each["tutorial"]] == list(TITLES)
            await begun(client, PAX)
            assert [each["tutorial"] for each in (await client.get("/api/games")).json()["games"]] == [True]

    asyncio.run(play())


def test_whoever_strays_meets_a_program_that_thinks_and_may_come_back(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await begun(client, PAX))["id"]
            view = await asked(client, game)
            await send(client, game, view, "buy mary-the-rich", "a")
            view = await asked(client, game)
            assert (view["guide"]["state"], view["guide"]["move"]) == ("strayed", None)
            assert view["guide"]["comments"][0].startswith("You go your own way")
            assert view["can_undo"]
            await tell(client, game, "undo", "b")
            view = await asked(client, game)
            assert view["guide"]["move"] == "buy phocoean-alum"
            for number, move in enumerate(("buy mary-the-rich", "play mary-the-rich", "fire france")):
                await send(client, game, await asked(client, game), move, f"c{number}")
            view = await asked(client, game)
            while view["seq"] < 12:  # on alone, and a program answers by itself
                await send(client, game, view, moves_in(view)[-1], f"d{view['seq']}")
                view = await asked(client, game)
            assert view["guide"]["state"] == "strayed"
            assert "You go your own way" not in " ".join(view["guide"]["comments"])

    asyncio.run(play())


@pytest.mark.parametrize(("title", "count"), [(PAX, 6), (CROWN, 9), (EUROPE, 9)])
def test_a_restart_does_not_lose_the_place(tmp_path: Path, title: str, count: int):
    async def play() -> None:
        async with running(tmp_path, hanging()) as app, guest(app) as client:
            made = await begun(client, title)
            game = made["id"]
            token = next(seat["token"] for seat in made["seats"] if seat["seat"] == lesson(title).seat)
            before = await follow(client, game, count)
        async with running(tmp_path, hanging()) as app, guest(app, token) as client:
            after = await asked(client, game)
            assert after["guide"] == before["guide"]
            assert after["guide"]["taken"] == count
            assert (await follow(client, game, 2))["guide"]["state"] == "scripted"

    asyncio.run(play())


@pytest.mark.parametrize("title", TITLES)
def test_nobody_but_the_learner_is_guided(tmp_path: Path, title: str):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client, guest(app) as stranger:
            game = (await begun(client, title))["id"]
            assert (await look(client, game))["guide"] is not None
            assert (await look(stranger, game))["guide"] is None
            made = (await client.post(f"/api/games/{game}/sandbox", json={})).json()["id"]
            assert (await look(client, made))["guide"] is None

    asyncio.run(play())


def test_an_ordinary_game_has_no_guide(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            wanted = {"title": PAX, "players": 2, "seats": ["me", "open"], "seed": lesson(PAX).seed}
            made = (await client.post("/api/games", json=wanted)).json()
            for seat in made["seats"]:
                async with guest(app, seat["token"]) as sitting:
                    assert (await look(sitting, made["id"]))["guide"] is None

    asyncio.run(play())
