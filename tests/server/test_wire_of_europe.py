"""S2 for Here I Stand: whoever holds one power or two is told nothing of what he cannot know, by no channel."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from regnum.server.application import make_application
from regnum.server.table import Table
from tests.conformance.secrecy import scrambled
from tests.server.clockwork import StillClock
from tests.server.guests import Json, guest, house_of, new_game
from tests.server.wire import PlainWorkers, raw

POWERS = 6
APART = 40  # moves between two comparisons
LANGUAGES = ("en", "ru", "pl")


@pytest.fixture(autouse=True)
def fixed_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.aid_routes.secrets.randbits", lambda _: 7)


def questions(seat: int, view: Json, moves: list[str]) -> Iterator[tuple[str, str, Json | None, dict[str, str]]]:
    """What can be asked for one power without changing the game."""
    own = {"seat": str(seat)}
    for path in ("view", "insights", "hint", "orders", "events", "export", "notebook"):
        yield "GET", path, None, own
    yield "GET", "log", None, {**own, "before": str(view["seq"] + 1)}
    others = [str(other) for other in range(POWERS) if other != seat]
    for partners in (*others, ",".join(others)):
        yield "GET", "deals", None, {**own, "with": partners}
    for move in moves:
        yield "GET", "explain", None, {**own, "move": move}
        wrong = {"decision": view["decision"]["id"], "move": f"not {move}", "command_id": "wrong", "seat": seat}
        yield "POST", "commands", wrong, {}


async def everything(client: httpx.AsyncClient, app: Any, game: str, moves: list[str]) -> list[tuple[str, bytes]]:
    """All that somebody is told of a game, for each of his powers, and what he finds in a game of his own."""
    heard = []

    async def ask(method: str, path: str, body: object = None, **query: str) -> httpx.Response:
        answer = await client.request(method, f"/api/games/{game}/{path}", json=body, params=query)
        assert answer.status_code < 500, (path, query, answer.text)
        heard.append((f"{path} {query}", raw(answer)))
        return answer

    for language in LANGUAGES:
        view: Json = (await ask("GET", "view", lang=language)).json()
    for path in ("events", "export", "insights"):
        await ask("GET", path)
    for seat in view["yours"]:
        for method, path, body, query in questions(seat, view, moves):
            await ask(method, path, body, **query)
    if view["yours"]:
        made = await client.post(f"/api/games/{game}/sandbox", json={})
        own, session = made.json()["id"], made.headers["set-cookie"].partition(";")[0]
        async with guest(app) as alone:
            tried = await alone.get(f"/api/games/{own}/view?seat={view['yours'][0]}", headers={"cookie": session})
        plain = re.sub(rb'"commitment":"[0-9a-f]*"', b"", tried.content)
        heard.append(("sandbox", plain.replace(own.encode(), b"own")))
    return heard


def walk(table: Table, rng: Random, steps: int) -> None:
    """Some moves at random, in memory."""
    for _ in range(steps):
        if not table.over:
            seat = rng.choice(table.game.waiting)
            table.history.move(seat, rng.choice([str(move) for move in table.game.moves(seat)]))
    table.note_events()


@pytest.mark.parametrize(
    "players", [3, 5, pytest.param(4, marks=pytest.mark.slow), pytest.param(6, marks=pytest.mark.slow)]
)
def test_nothing_hidden_makes_a_difference_to_any_answer(tmp_path: Path, players: int):
    async def play() -> int:
        rng, caught = Random(players), 0
        app = make_application(tmp_path, PlainWorkers(), StillClock(), limited=False)
        async with app.router.lifespan_context(app), guest(app) as creator:
            made = await new_game(creator, *["open"] * players, seed=players, title="here_i_stand")
            game, links = made["id"], [seat for seat in made["seats"] if "token" in seat]
            readers = [*((seat["seat"], guest(app, seat["token"])) for seat in links), (-1, guest(app))]
            for _ in range(3):
                async with house_of(app).tables.open(game) as table:
                    walk(table, rng, APART)
                    real = table.game
                    moves = [str(move) for move in rng.sample(list(real.moves(real.waiting[0])), 1)]
                for place, (seat, client) in enumerate(readers):
                    before = await everything(client, app, game, moves)
                    other = readers[(place + 1) % players][1]
                    there = await everything(other, app, game, [])
                    table.history.game = scrambled(real, seat, rng.randrange(1 << 30))
                    table.forget()
                    after, elsewhere = (
                        await everything(client, app, game, moves),
                        await everything(other, app, game, []),
                    )
                    table.history.game = real
                    table.forget()
                    for (what, one), (_, two) in zip(before, after, strict=True):
                        assert one == two, f"{what} of the holder of {seat}"
                    caught += there != elsewhere  # what somebody else is told does differ
            for _, client in readers:
                await client.aclose()
        return caught

    assert asyncio.run(play()) > players
