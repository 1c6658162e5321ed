"""Everything that a server sends to one reader, byte by byte, for tests that search it."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import connect

from regnum.agents.agent import Reply
from regnum.engine.chance import VerifiableChance
from regnum.engine.codec import load
from regnum.engine.deals import Deal
from regnum.server.table import Table
from regnum.server.workers import Workers
from tests.eventually import eventually
from tests.server.guests import Json, moves_in

QUIET = ("date", "server")  # headers in which nothing can hide


class PlainWorkers(Workers):
    """Thinks at once and always the same."""

    async def choose(self, data: bytes, agent: str, seat: int, seed: int) -> str:
        return str(next(iter(load(data).game.moves(seat))))

    async def propose(self, data: bytes, agent: str, seat: int, seed: int) -> list[Deal]:
        return []

    async def agrees(self, data: bytes, agent: str, seat: int, seed: int, deal: Deal) -> Reply:
        return Reply(False)


@asynccontextmanager
async def listening(app: Starlette) -> AsyncIterator[str]:
    """The server at a real socket, in the same loop, so that a test can look at its games as well."""
    with socket.create_server(("127.0.0.1", 0)) as opened:
        config = uvicorn.Config(app, ws="websockets-sansio", log_config=None, access_log=False, lifespan="on")
        server = uvicorn.Server(config)
        task = asyncio.create_task(server.serve(sockets=[opened]))

        async def started() -> bool:
            return server.started

        await eventually(started)
        try:
            yield f"http://127.0.0.1:{opened.getsockname()[1]}"
        finally:
            server.should_exit = True
            await task


def raw(response: httpx.Response) -> bytes:
    """A whole answer: its status, its headers and its body."""
    headers = [f"{name}: {value}" for name, value in response.headers.multi_items() if name not in QUIET]
    return f"{response.status_code}\n".encode() + "\n".join(headers).encode() + b"\n\n" + response.content


@dataclass
class Reader:
    """One who reads everything that he can get, by every channel."""

    client: httpx.AsyncClient
    game: str
    seat: int
    heard: list[bytes] = field(default_factory=list)
    frames: Counter[str] = field(default_factory=Counter)
    socket: asyncio.Task[None] | None = None

    async def ask(self, method: str, path: str, body: object = None, **query: str | int) -> httpx.Response:
        """One request; the answer is kept byte by byte."""
        response = await self.client.request(method, f"/api/games/{self.game}/{path}", json=body, params=query)
        self.heard.append(raw(response))
        return response

    async def view(self) -> Json:
        """What the reader sees."""
        view: Json = (await self.ask("GET", "view")).json()
        return view

    async def everything(self, language: str = "en") -> None:
        """All that can be asked without changing the game; also what is refused."""
        view: Json = (await self.ask("GET", "view", lang=language)).json()
        for path in ("events", "export", "talk", "notebook", "insights", "hint"):
            await self.ask("GET", path, lang=language)
        for move in [*moves_in(view)[:1], "nonsense", "draw"]:
            await self.ask("GET", "explain", move=move, lang=language)
        stale = {"decision": 999_999, "move": "draw", "command_id": "stale"}
        await self.ask("POST", "commands", stale, lang=language)  # 409
        if view["decision"] is not None:
            wrong = {"decision": view["decision"]["id"], "move": "nonsense", "command_id": "wrong"}
            await self.ask("POST", "commands", wrong, lang=language)  # 422
        if not view["can_redo"]:
            await self.ask("POST", "redo", {"command_id": "none"}, lang=language)
        await self.ask("POST", "talk", {"text": ""}, lang=language)  # 400
        await self.ask("GET", "nothing", lang=language)  # 404
        await self.ask("GET", "view", seat=(self.seat + 1) % 2)  # 403

    def watch(self, address: str, headers: dict[str, str]) -> None:
        """Listen to the socket from now on."""

        async def listen() -> None:
            url = f"{address.replace('http', 'ws')}/api/games/{self.game}/live?talk=0"
            async with connect(url, additional_headers=headers, max_size=None) as opened:
                async for message in opened:
                    self.heard.append(message if isinstance(message, bytes) else message.encode())
                    self.frames[json.loads(message)["type"]] += 1

        self.socket = asyncio.create_task(listen())

    def forget(self) -> None:
        """What was heard so far has been searched."""
        self.heard.clear()


def spellings(secret: bytes) -> list[bytes]:
    """How bytes may be written in an answer."""
    text = secret.hex()
    codes = (base64.b64encode(secret), base64.urlsafe_b64encode(secret))
    return [text.encode(), text.upper().encode(), *(code.rstrip(b"=") for code in codes)]


def keys_of(table: Table) -> list[bytes]:
    """What would let somebody foretell the draws of a running game."""
    chance: Any = table.game.chance
    assert isinstance(chance, VerifiableChance)
    return [found for secret in (chance.secret, chance.key, *chance.nonces) for found in spellings(secret)]
