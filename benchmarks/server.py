"""How the server bears a crowd and a full shelf.

    ./run bench server [--crowd-seconds 100] [--moves 2000] [--games 10000]

A crowd: 100 games on one process with 500 WebSockets (both seats of each game and three spectators); moves are made at
an even pace, and every watcher must hear of every one. A full shelf: 10,000 stored games; the list of one's games and
the opening of a game that is not in memory. It prints one JSON document and fails if a limit is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from benchmarks.measures import percentile, report
from tests.server.guests import moves_in
from tests.server.processes import ServerProcess, serving

GAMES, SPECTATORS = 100, 3
LIMITS = {
    "lost": 0,
    "push_p99_ms": 250.0,
    "memory_mb": 250.0,
    "lobby_p95_ms": 50.0,
    "open_p95_ms": 200.0,
}
Json = dict[str, Any]


def memory(process: int) -> float:
    """What a process holds in memory, in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


class Update(msgspec.Struct):
    """What is wanted of a message."""

    type: str
    seq: int = 0


class Watcher:
    """Somebody who watches a game, and when he heard of each entry."""

    def __init__(self, address: str, game: str, token: str) -> None:
        self.address = f"{address.replace('http', 'ws', 1)}/api/games/{game}/live?since=0&table=0"
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.heard: list[tuple[int, float]] = []

    async def watch(self, ready: asyncio.Event) -> None:
        """Listen until cancelled."""
        async with connect(self.address, additional_headers=self.headers, max_size=None, compression=None) as socket:
            ready.set()
            async for message in socket:
                now = time.perf_counter()
                update = msgspec.json.decode(message, type=Update)  # it skips the rest, or measuring would be the work
                if update.type == "update":
                    self.heard.append((update.seq, now))

    def delay(self, seq: int, since: float) -> float | None:
        """The seconds until an entry was known here, or None if it never was."""
        return next((at - since for known, at in self.heard if known >= seq), None)


class Crowded:
    """One game with its watchers and the moves made in it."""

    def __init__(self, made: Json, address: str) -> None:
        self.id: str = made["id"]
        self.tokens: list[str] = [seat["token"] for seat in made["seats"]]
        self.watchers = [Watcher(address, self.id, token) for token in [*self.tokens, *[""] * SPECTATORS]]
        self.views: dict[int, Json] = {}
        self.sent: list[tuple[int, float]] = []

    async def move(self, client: httpx.AsyncClient, chance: random.Random) -> None:
        """Make a move of the seat that is waited for."""
        seat = next(iter(self.views.values()))["waiting"][0]
        view = self.views[seat]
        if not moves_in(view):
            view = await self.look(client, self.tokens[seat])
        body = {
            "decision": view["decision"]["id"],
            "move": chance.choice(moves_in(view)),
            "command_id": f"c{view['seq']}",
        }
        began = time.perf_counter()
        answer = await client.post(
            f"/api/games/{self.id}/commands?table=0",
            json=body,
            headers={"authorization": f"Bearer {self.tokens[seat]}"},
        )
        assert answer.status_code == 200, answer.text
        found = msgspec.json.decode(answer.content)
        self.sent.append((found["seq"], began))
        self.views = {found["view"]["waiting"][0]: {**found["view"], "options": []}} if found["view"]["waiting"] else {}
        if found["view"]["waiting"] == [seat]:
            self.views[seat] = found["view"]

    async def look(self, client: httpx.AsyncClient, token: str) -> Json:
        """What a seat sees."""
        answer = await client.get(f"/api/games/{self.id}/view?table=0", headers={"authorization": f"Bearer {token}"})
        view: Json = answer.json()
        self.views[view["you"]] = view
        return view


async def crowd(server: ServerProcess, seconds: float, moves: int) -> Json:
    """Many games at once."""
    async with httpx.AsyncClient(
        base_url=server.address, timeout=60, limits=httpx.Limits(max_connections=50)
    ) as client:
        games = []
        for seed in range(GAMES):
            wanted = {"title": "pax_renaissance", "players": 2, "seats": ["open", "open"], "seed": seed}
            made = await client.post("/api/games", json=wanted, headers={"origin": server.address})
            assert made.status_code == 201, made.text
            games.append(Crowded(made.json(), server.address))
        watchers = [watcher for game in games for watcher in game.watchers]
        events = [asyncio.Event() for _ in watchers]
        tasks = [asyncio.create_task(watcher.watch(ready)) for watcher, ready in zip(watchers, events, strict=True)]
        await asyncio.wait_for(asyncio.gather(*(event.wait() for event in events)), 120)
        await asyncio.gather(*(game.look(client, token) for game in games for token in game.tokens))
        chance = random.Random(1)
        began = time.perf_counter()
        answering = []
        for number in range(moves):
            due = began + number * seconds / moves
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            answering.append(asyncio.create_task(games[number % GAMES].move(client, chance)))
            if number >= GAMES:
                await answering[number - GAMES]  # a game makes one move after another
        await asyncio.gather(*answering)
        took = time.perf_counter() - began
        await asyncio.sleep(3)
        held = memory(server.process.pid)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    delays = [watcher.delay(seq, at) for game in games for watcher in game.watchers for seq, at in game.sent]
    heard = [delay * 1000 for delay in delays if delay is not None]
    return {
        "games": GAMES,
        "sockets": len(watchers),
        "moves": moves,
        "moves_per_second": round(moves / took, 1),
        "told": len(delays),
        "lost": len(delays) - len(heard),
        "push_p50_ms": round(percentile(heard, 0.5), 1),
        "push_p99_ms": round(percentile(heard, 0.99), 1),
        "memory_mb": round(held, 1),
    }


def play_one(address: str, client: httpx.Client, moves: int) -> str:
    """A game in which some moves were made; its id."""
    made = client.post(
        f"{address}/api/games",
        json={"title": "pax_renaissance", "players": 2, "seats": ["me", "screen"], "seed": 3},
        headers={"origin": address},
    ).json()
    chance = random.Random(3)
    view = client.get(f"{address}/api/games/{made['id']}/view").json()
    for number in range(moves):
        if view["outcome"]:
            break
        body = {"decision": view["decision"]["id"], "move": chance.choice(moves_in(view)), "command_id": str(number)}
        client.post(f"{address}/api/games/{made['id']}/commands", json=body, headers={"origin": address})
        view = client.get(f"{address}/api/games/{made['id']}/view").json()
    return str(made["id"])


def fill(path: Path, pattern: str, count: int) -> None:
    """Put copies of a game on the shelf: every row of it, in every table, under other names."""
    with closing(sqlite3.connect(path)) as database, database:
        for number in range(count):
            name = f"{number:016x}"
            for table, key in list(tables(database)):
                columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
                values = ", ".join(chosen(table, column, key, name) for column in columns)
                database.execute(f"INSERT INTO {table} SELECT {values} FROM {table} WHERE {key} = ?", (pattern,))
        database.execute("DELETE FROM holders WHERE game IN (SELECT id FROM games ORDER BY id LIMIT ?)", (count - 60,))


def tables(database: sqlite3.Connection) -> Iterator[tuple[str, str]]:
    """The tables that hold rows of games, each with the column that names the game."""
    yield "games", "id"
    names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for name in names:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
        if "game" in columns:
            yield name, "game"


def chosen(table: str, column: str, key: str, name: str) -> str:
    """What a copied row has in a column: its own name, no secret and no number of the old row, else the same."""
    if column == key:
        return f"'{name}'"
    if column == "token_hash" or (column == "id" and table != "games"):
        return "NULL"
    return column


def shelf(folder: Path, count: int) -> Json:
    """Many stored games."""
    with httpx.Client(timeout=60) as client:
        with serving(folder) as server:
            pattern = play_one(server.address, client, 120)
        fill(folder / "regnum.sqlite", pattern, count)
        with serving(folder) as server:
            cookies = {cookie.name: cookie.value or "" for cookie in client.cookies.jar}
            visitor = httpx.Client(base_url=server.address, cookies=cookies, timeout=60)
            lobby = [timed(visitor, "/api/games") for _ in range(100)]
            chance = random.Random(5)
            numbers = chance.sample(range(count), 60)
            opened = [timed(visitor, f"/api/games/{number:016x}/view") for number in numbers]
    return {
        "stored": count,
        "lobby_p95_ms": round(percentile(lobby, 0.95), 1),
        "open_p50_ms": round(percentile(opened, 0.5), 1),
        "open_p95_ms": round(percentile(opened, 0.95), 1),
    }


def timed(client: httpx.Client, path: str) -> float:
    """How long an answer takes, in milliseconds."""
    began = time.perf_counter()
    answer = client.get(path)
    assert answer.status_code == 200, answer.text
    return (time.perf_counter() - began) * 1000


def main() -> int:
    """Measure, print, compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--crowd-seconds", type=float, default=100.0, help="how long the crowd plays")
    parser.add_argument("--moves", type=int, default=2000, help="how many moves the crowd makes")
    parser.add_argument("--games", type=int, default=10_000, help="how many games are on the shelf")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        for part in ("crowd", "shelf"):
            (Path(place) / part).mkdir()
        with serving(Path(place) / "crowd") as server:
            found = asyncio.run(crowd(server, wanted.crowd_seconds, wanted.moves))
        found |= shelf(Path(place) / "shelf", wanted.games)
    return report(found, LIMITS)


if __name__ == "__main__":
    sys.exit(main())
