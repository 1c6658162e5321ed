"""News of a game over a WebSocket: after each commit a fresh view, never what is not yet written."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from regnum.server.answers import Asker, Reader, number_in, shown, sight
from regnum.server.house import House
from regnum.server.identity import Identity, identify, is_same_origin
from regnum.server.limits import Limits
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.server.table_routes import saying_entry
from regnum.server.tables import Visitor

LOOK_AGAIN: Final = 30.0  # seconds after which somebody looks again even if no bell rang
REFUSED: Final = 1008
NO_SUCH_GAME: Final = 4404
TOO_MANY: Final = 4429


class Watcher:
    """One open connection and how much it has been told."""

    def __init__(self, socket: WebSocket, house: House, identity: Identity, reader: Reader) -> None:
        self.socket = socket
        self.asker = Asker(house, socket.path_params["game"], identity)
        self.reader = reader
        self.visitor = Visitor(identity.seats, reader.place)
        self.since = number_in(socket, "since", -1)
        self.talk = number_in(socket, "talk", -1)

    async def tell(self) -> None:
        """Send a fresh view from now on whenever there is something that the reader does not know."""
        hub, game, visitor = self.asker.house.hub, self.asker.game, self.visitor
        hub.enter(game, visitor)
        if visitor.seats:
            hub.ring(game)  # the others see that somebody came
        try:
            while True:
                visitor.bell.clear()
                for update in await self.news():
                    await self.socket.send_text(msgspec.json.encode(update).decode())
                with suppress(TimeoutError):  # not `wait_for`: it forgets a cancellation if the bell rings too
                    async with asyncio.timeout(LOOK_AGAIN):
                        await visitor.bell.wait()
        finally:
            hub.leave(game, visitor)
            if visitor.seats:
                hub.ring(game)

    async def news(self) -> list[dict[str, Any]]:
        """The view, if the reader does not know it, and what was said since, if anything was."""
        async with self.asker.house.tables.open(self.asker.game, look=False) as table:
            updates = self.view_if_new(table)
            if self.talk < 0:
                self.talk = table.talked
            if table.talked <= self.talk:
                return updates
            words = self.reader.words.at(table.game)
        said = await self.asker.house.papers.talk_after(self.asker.game, self.talk)
        self.talk = said[-1].id
        return [*updates, {"type": "talk", "entries": [saying_entry(each, words) for each in said]}]

    def view_if_new(self, table: Table) -> list[dict[str, Any]]:
        """The view, if there is an entry, a line of the table or a guest that the reader does not know of."""
        seat = self.asker.identity.reader(table, self.socket.query_params.get("seat"))
        now, visitor = sight(self.asker, table, seat), self.visitor
        unnumbered = bool(table.noted or now.rooms or now.answered)  # what may have come without an entry
        quiet = not unnumbered and not table.pace and now.here <= set(visitor.seats)
        if visitor.saw is None and self.since == table.seq and quiet:
            visitor.saw = now  # whoever comes again has missed nothing but entries
        if visitor.saw == now:
            return []
        visitor.saw = now
        view = shown(self.asker, table, seat, replace(self.reader, since=self.since))
        self.since = table.seq  # what came as an answer may be lost, what is sent here is not
        return [{"type": "update", "seq": table.seq, "view": view}]

    async def listen(self) -> None:
        """Whatever the client says is thrown away; when it leaves, we notice."""
        with suppress(WebSocketDisconnect):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return


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
        async with house.tables.open(watcher.asker.game) as table:
            identity.reader(table, socket.query_params.get("seat"))
    except Problem as problem:
        await socket.close(NO_SUCH_GAME if problem.status == 404 else REFUSED)
        return None
    return watcher


async def attend(watcher: Watcher) -> None:
    """Tell a watcher everything until he leaves."""
    watchers = watcher.asker.house.metrics.watchers
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
