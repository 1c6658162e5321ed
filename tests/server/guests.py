"""A server in the same process and its guests, for tests."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.applications import Starlette

from regnum.engine import registry
from regnum.engine.history import Entry
from regnum.engine.title import Title
from regnum.server.application import make_application
from regnum.server.clocks import Clock
from regnum.server.house import House
from regnum.server.workers import Workers
from tests.eventually import eventually

BASE = "http://table.test"
PAX = "pax_renaissance"
Json = dict[str, Any]


@contextmanager
def known(*titles: Title[Any]) -> Iterator[None]:
    """These titles can be played for a while."""
    for title in titles:
        registry.register(title)
    yield
    for title in titles:
        registry._titles.pop(title.id)


@asynccontextmanager
async def running(folder: Path, workers: Workers | None = None, clock: Clock | None = None) -> AsyncIterator[Starlette]:
    """A server for a data folder."""
    app = make_application(folder, workers, clock)
    async with app.router.lifespan_context(app):
        yield app


def house_of(app: Starlette) -> House:
    """The house of a server."""
    house: House = app.state.house
    return house


def guest(app: Starlette, token: str = "") -> httpx.AsyncClient:
    """A browser without a past, or a script with the key of a seat."""
    headers = {"authorization": f"Bearer {token}"} if token else {"origin": BASE}
    transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url=BASE, headers=headers)


async def log_of(app: Starlette, game: str) -> list[Entry]:
    """All entries of a game."""
    return await house_of(app).store.entries(game)


def moves_in(view: Json) -> list[str]:
    """What a view says may be answered now."""
    return [option["move"] for option in view["options"]]


async def new_game(
    client: httpx.AsyncClient, *seats: str, seed: int | None = 1, title: str = PAX, pace: str = "none"
) -> Json:
    """Set a game up."""
    wanted: Json = {"title": title, "players": len(seats), "seats": list(seats), "pace": pace}
    if seed is not None:
        wanted["seed"] = seed
    response = await client.post("/api/games", json=wanted)
    assert response.status_code == 201, response.text
    made: Json = response.json()
    return made


async def look(client: httpx.AsyncClient, game: str, **query: str | int) -> Json:
    """The view of whoever asks."""
    response = await client.get(f"/api/games/{game}/view", params=query)
    assert response.status_code == 200, response.text
    view: Json = response.json()
    return view


async def seen(client: httpx.AsyncClient, game: str, condition: Callable[[Json], bool], **query: str | int) -> Json:
    """The view of whoever asks, as soon as it is as it should be."""

    async def fitting() -> Json | None:
        view = await look(client, game, **query)
        return view if condition(view) else None

    return await eventually(fitting)


async def send(
    client: httpx.AsyncClient, game: str, view: Json, move: str, command_id: str, **more: Any
) -> httpx.Response:
    """A command that answers the decision of a view."""
    body = {"decision": view["decision"]["id"], "move": move, "command_id": command_id, **more}
    return await client.post(f"/api/games/{game}/commands", json=body)


async def tell(client: httpx.AsyncClient, game: str, what: str, command_id: str, **more: Any) -> httpx.Response:
    """A command to the table."""
    return await client.post(f"/api/games/{game}/{what}", json={"command_id": command_id, **more})
