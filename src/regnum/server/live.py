"""News of a game over a WebSocket: after each commit a fresh view, never what is not yet written."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from regnum.server.answers import Reader, number_in, shown
from regnum.server.house import House
from regnum.server.identity import Identity, identify, is_same_origin
from regnum.server.limits import Limits
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.server.table_routes import saying_entry

LOOK_AGAIN: Final = 30.0  # seconds after which somebody looks again even if no bell rang
REFUSED: Final = 1008
NO_SUCH_GAME: Final = 4404
TOO_MANY: Final = 4429


class Known(NamedTuple):
    """What else than entries a reader was told: lines of the table, who was there, and since when clocks run."""

    line: int
    here: frozenset[int]
    running: tuple[float | None, ...]


class Watcher:
    """One open connection and how much it has been told."""

    def __init__(self, socket: WebSocket, house: House, identity: Identity, reader: Reader) -> None:
        self.socket = socket
        self.house = house
        self.identity = identity
        self.reader = reader
        self.game: str = socket.path_params["game"]
        self.seq = number_in(socket, "since", -1)
        self.talk = number_in(socket, "talk", -1)
        self.known: Known | None = None

    async def tell(self) -> None:
        """Send a fresh view from now on whenever there is something that the reader does not know."""
        bell = self.house.hub.enter(self.game, self.identity.seats)
        if self.identity.seats:
            self.house.hub.ring(self.game)  # the others see that somebody came
        try:
            while True:
                bell.clear()
                for update in (await self.news(), await self.sayings()):
                    if update is not None:
                        await self.socket.send_text(msgspec.json.encode(update).decode())
                with suppress(TimeoutError):
                    await asyncio.wait_for(bell.wait(), LOOK_AGAIN)
        finally:
            self.house.hub.leave(self.game, bell, self.identity.seats)
            if self.identity.seats:
                self.house.hub.ring(self.game)

    async def news(self) -> dict[str, Any] | None:
        """The view, if there is an entry, a line of the table or a guest that the reader does not know of."""
        async with self.house.tables.open(self.game, look=False) as table:
            if self.talk < 0:
                self.talk = table.talked
            known = Known(table.noted, self.house.hub.who_is_here(self.game), running(table))
            if self.known is None and not table.noted and not table.pace and known.here <= set(self.identity.seats):
                self.known = known  # whoever comes again has missed nothing but entries
            if table.seq == self.seq and self.known == known:
                return None
            self.seq, self.known = table.seq, known
            seat = self.identity.reader(table, self.socket.query_params.get("seat"))
            view = shown(self.house, table, self.identity, seat, self.reader)
            return {"type": "update", "seq": table.seq, "view": view}

    async def sayings(self) -> dict[str, Any] | None:
        """What was said since, if anything was."""
        async with self.house.tables.open(self.game, look=False) as table:
            if table.talked <= self.talk:
                return None
            speaker = self.reader.words.at(table.game)
        said = await self.house.papers.talk_after(self.game, self.talk)
        self.talk = said[-1].id
        return {"type": "talk", "entries": [saying_entry(each, speaker) for each in said]}

    async def listen(self) -> None:
        """Whatever the client says is thrown away; when it leaves, we notice."""
        with suppress(WebSocketDisconnect):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return


def running(table: Table) -> tuple[float | None, ...]:
    """Since when each clock of a game runs."""
    return tuple(table.clocks.since) if table.clocks is not None else ()


async def watch_game(socket: WebSocket) -> None:
    """Push news of a game to whoever may have them; pages of other sites may not."""
    watcher = await admitted(socket)
    if watcher is None:
        return
    limits: Limits = socket.app.state.limits
    await socket.accept()
    try:
        limits.enter(socket)
    except Problem as problem:
        await socket.close(TOO_MANY, str(problem.as_dict(watcher.reader.words)["message"]))
        return
    try:
        await attend(watcher)
    finally:
        limits.leave(socket)


async def admitted(socket: WebSocket) -> Watcher | None:
    """Who may watch; others, and whoever asks for a game that is not there, are refused before the handshake."""
    house: House = socket.app.state.house
    try:
        if is_same_origin(socket) is False:
            raise Problem(403, "other_origin")
        identity = await identify(socket, house.store, socket.path_params["game"])
        watcher = Watcher(socket, house, identity, Reader.of(socket))
        async with house.tables.open(watcher.game) as table:
            identity.reader(table, socket.query_params.get("seat"))
    except Problem as problem:
        await socket.close(NO_SUCH_GAME if problem.status == 404 else REFUSED)
        return None
    return watcher


async def attend(watcher: Watcher) -> None:
    """Tell a watcher everything until he leaves."""
    watchers = watcher.house.metrics.watchers
    watchers.inc()
    telling, listening = asyncio.create_task(watcher.tell()), asyncio.create_task(watcher.listen())
    try:
        done, _ = await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        if telling in done and telling.exception() is not None:
            with suppress(RuntimeError, WebSocketDisconnect):
                await watcher.socket.close(1011)
    finally:
        watchers.dec()
        for task in (telling, listening):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)
