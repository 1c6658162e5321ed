"""A data folder with games of every title as this version of the rules stores them, and what was seen of each.

    python tools/stored_games.py FOLDER     e.g. tests/server/stored/1

Kept as fixtures: whatever changes later, these games must go on, or open to be read with a clear word (R14).
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

import httpx  # noqa: E402
from starlette.applications import Starlette  # noqa: E402

from regnum.engine.codec import record, save  # noqa: E402
from tests.server.guests import Json, guest, house_of, look, moves_in, running, send, tell  # noqa: E402
from tests.server.wire import PlainWorkers  # noqa: E402

TO_THE_END = 100_000
MORE = 100  # moves until one comes that can be taken back


@dataclass(frozen=True)
class Wanted:
    """A game to be stored: how it begins, how many moves persons make; the last may be such that can be taken back."""

    name: str
    title: str
    seats: tuple[str, ...] = ()
    moves: int = TO_THE_END
    undo: bool = False
    seed: int | None = 1
    deals: bool = False
    more: dict[str, Any] = field(default_factory=dict)


PAX, CROWN = "pax_renaissance", "crusader_kings"
GAMES = (
    Wanted("pax_running", PAX, ("me", "screen"), 41, undo=True, seed=11),
    Wanted("pax_finished", PAX, ("me", "screen", "screen"), seed=12),
    Wanted("pax_alone", PAX, ("me",), 30, seed=13),
    Wanted("pax_fair", PAX, ("me", "screen"), seed=None),
    Wanted(
        "pax_unusual",
        PAX,
        ("me", "screen", "screen", "screen"),
        60,
        seed=15,
        more={"options": {"europe_1550": "on", "astrology": "on", "bankruptcy": "on"}},
    ),
    Wanted("pax_first", PAX, moves=4, more={"tutorial": True}),
    Wanted("crown_planning", CROWN, ("me", "screen", "screen"), 20, seed=21),
    Wanted("crown_running", CROWN, ("me", "screen", "screen", "screen"), 150, undo=True, seed=22, deals=True),
    Wanted("crown_finished", CROWN, ("me", "screen"), seed=23, more={"scenario": "2"}),
    Wanted("crown_fair", CROWN, ("me", "screen", "screen"), seed=None, deals=True),
    Wanted("crown_programs", CROWN, ("me", "ferox", "postis"), 25, seed=25),
    Wanted("crown_first", CROWN, moves=5, more={"tutorial": True}),
)


async def stored(app: Starlette, client: httpx.AsyncClient, wanted: Wanted) -> Json:
    """Play a game as it is wanted; what everybody sees of it then, and the keys of its seats."""
    body: Json = {"title": wanted.title, **wanted.more}
    if not wanted.more.get("tutorial"):
        body.update(players=len(wanted.seats), seats=list(wanted.seats))
        if wanted.seed is not None:
            body["seed"] = wanted.seed
    response = await client.post("/api/games", json=body)
    assert response.status_code == 201, response.text
    made = response.json()
    await play(app, client, made["id"], wanted)
    return {"id": made["id"], "title": wanted.title, "tokens": tokens(made), **await seen(app, made)}


def tokens(made: Json) -> dict[str, str]:
    """The keys of the seats that persons take."""
    return {str(seat["seat"]): seat["token"] for seat in made["seats"] if "token" in seat}


async def settled(app: Starlette, client: httpx.AsyncClient, game: str) -> Json:
    """The view when no program is to move any more."""
    while True:
        async with house_of(app).tables.open(game) as table:
            if table.programs_to_move() == []:
                break
        await asyncio.sleep(0.01)
    return await look(client, game)


async def play(app: Starlette, client: httpx.AsyncClient, game: str, wanted: Wanted) -> None:
    """Random moves of all persons, now and then a deal."""
    rng = random.Random(wanted.seed or 7)
    view = await settled(app, client, game)
    for number in range(wanted.moves + MORE):
        if view["outcome"] is not None:
            return
        if number >= wanted.moves and (not wanted.undo or await taken_back(client, game, view, number)):
            return
        if wanted.deals and number % 10 == 5:
            await trade(client, game, view, rng, number)
            view = await settled(app, client, game)
        seat = next(each for each in view["waiting"] if each in view["yours"])
        view = await look(client, game, seat=seat)
        response = await send(client, game, view, rng.choice(moves_in(view)), f"m{number}", seat=seat)
        assert response.status_code == 200, response.text
        view = await settled(app, client, game)


async def taken_back(client: httpx.AsyncClient, game: str, view: Json, number: int) -> bool:
    """Take the last move back and make it again, if it can be taken back."""
    for seat in view["yours"]:
        if (await look(client, game, seat=seat))["can_undo"]:
            answers = [await tell(client, game, what, f"{what}{number}", seat=seat) for what in ("undo", "redo")]
            return all(answer.status_code == 200 for answer in answers)
    return False


async def trade(client: httpx.AsyncClient, game: str, view: Json, rng: random.Random, number: int) -> None:
    """One seat offers another a gift, which is taken; a second offer stays on the table."""
    one, other = rng.sample(view["yours"], 2)
    answer = await client.get(f"/api/games/{game}/deals", params={"with": str(other), "seat": str(one)})
    items = [item for item in answer.json()["items"] if item["giver"] == one]
    for place, item in enumerate(rng.sample(items, min(2, len(items)))):
        parts = {name: item[name] for name in ("giver", "taker", "kind", "number")}
        body = {"parties": [one, other], "items": [{**parts, "count": 1}], "seat": one}
        made = await client.post(f"/api/games/{game}/deals", json={**body, "command_id": f"d{number}.{place}"})
        if made.status_code == 200 and place == 0 and made.json()["view"]["deals"]["offers"]:
            offer = made.json()["view"]["deals"]["offers"][-1]["id"]
            accepted = {"accept": True, "seat": other, "command_id": f"a{number}"}
            await client.post(f"/api/games/{game}/deals/{offer}", json=accepted)


async def seen(app: Starlette, made: Json) -> Json:
    """What every seat and a spectator sees of a game."""
    views = {}
    for seat in (*sorted(tokens(made)), ""):
        async with guest(app, tokens(made).get(seat, "")) as reader:
            view = await look(reader, made["id"])
            parts = {part: view[part] for part in ("view", "waiting", "seq", "outcome", "decision")}
            views[seat or "-1"] = parts | {"legal": moves_in(view), "lines": len(view["log"])}
    return {"readers": views}


async def make(folder: Path) -> None:
    """The data folder, its files and `seen.json`."""
    folder.mkdir(parents=True)
    async with running(folder, PlainWorkers()) as app, guest(app) as client:
        found = {}
        for wanted in GAMES:
            found[wanted.name] = await stored(app, client, wanted)
            async with house_of(app).tables.open(found[wanted.name]["id"]) as table:
                (folder / f"{wanted.name}.json").write_bytes(save(table.history))
                if wanted.name.endswith(("unusual", "planning")):
                    (folder / f"{wanted.name}.record.json").write_bytes(record(table.history, 0))
    lines = [f"{json.dumps(name)}: {json.dumps(seen, sort_keys=True)}" for name, seen in found.items()]
    (folder / "seen.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))
