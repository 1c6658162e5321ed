"""News of a game over a WebSocket: after each commit a fresh view, never what is not yet written."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from regnum.server.house import House
from regnum.server.identity import Identity, identify, is_same_origin
from regnum.server.problems import Problem, reader_words
from regnum.server.routes import shown
from regnum.text import Words

LOOK_AGAIN: Final = 2.0  # seconds after which the database is asked what other processes wrote
REFUSED: Final = 1008
NO_SUCH_GAME: Final = 4404


class Watcher:
    """One open connection and how much it has been told."""

    def __init__(self, socket: WebSocket, house: House, identity: Identity, words: Words) -> None:
        self.socket = socket
        self.house = house
        self.identity = identity
        self.words = words
        self.game: str = socket.path_params["game"]
        since = socket.query_params.get("since", "")
        self.seq = int(since) if since.isdecimal() and len(since) < 10 else -1

    async def tell(self) -> None:
        """Send a fresh view from now on whenever there is something that the reader does not know."""
        bell = self.house.hub.enter(self.game)
        try:
            while True:
                bell.clear()
                update = await self.news()
                if update is not None:
                    await self.socket.send_text(update)
                with suppress(TimeoutError):
                    await asyncio.wait_for(bell.wait(), LOOK_AGAIN)
        finally:
            self.house.hub.leave(self.game, bell)

    async def news(self) -> str | None:
        """The view, if it is newer than what was sent."""
        async with self.house.tables.open(self.game) as table:
            if table.seq == self.seq:
                return None
            self.seq = table.seq
            seat = self.identity.reader(table, self.socket.query_params.get("seat"))
            update: dict[str, Any] = {"type": "update", "seq": table.seq}
            update["view"] = shown(table, self.identity, seat, self.words)
            return msgspec.json.encode(update).decode()

    async def listen(self) -> None:
        """Whatever the client says is thrown away; when it leaves, we notice."""
        with suppress(WebSocketDisconnect):
            while True:
                message = await self.socket.receive()
                if message["type"] == "websocket.disconnect":
                    return


async def watch_game(socket: WebSocket) -> None:
    """Push news of a game to whoever may have them; pages of other sites may not."""
    house: House = socket.app.state.house
    try:
        if is_same_origin(socket) is False:
            raise Problem(403, "other_origin")
        identity = await identify(socket, house.store, socket.path_params["game"])
        watcher = Watcher(socket, house, identity, reader_words(socket))
        async with house.tables.open(watcher.game) as table:  # a game that is not there is refused before the handshake
            identity.reader(table, socket.query_params.get("seat"))
    except Problem as problem:
        await socket.close(NO_SUCH_GAME if problem.status == 404 else REFUSED)
        return
    await socket.accept()
    house.metrics.watchers.inc()
    house.tell(watcher.game)  # after a restart nobody else tells the programs that they are waited for
    telling, listening = asyncio.create_task(watcher.tell()), asyncio.create_task(watcher.listen())
    try:
        done, _ = await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
        if telling in done and telling.exception() is not None:
            with suppress(RuntimeError, WebSocketDisconnect):
                await socket.close(1011)
    finally:
        house.metrics.watchers.dec()
        for task in (telling, listening):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)
