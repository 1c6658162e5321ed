"""Games that earlier versions stored go on where they were (R14); `tools/stored_games.py` made the folders."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from regnum.engine.codec import RecordFile, load, read_file
from regnum.engine.registry import find_title
from regnum.engine.verify import verify
from tests.server.guests import Json, guest, house_of, look, moves_in, running, send
from tests.server.wire import PlainWorkers

STORED = Path(__file__).parent / "stored"
GAMES = [
    (folder.name, name)
    for folder in sorted(STORED.iterdir())
    for name in json.loads((folder / "seen.json").read_text(encoding="utf-8"))
]
FILES = sorted(path.relative_to(STORED) for path in STORED.rglob("*.json") if path.name != "seen.json")
MOST_MOVES = 25


def seen_then(version: str, name: str) -> Json:
    """What was seen of a game when it was stored."""
    games: dict[str, Json] = json.loads((STORED / version / "seen.json").read_text(encoding="utf-8"))
    return games[name]


@pytest.mark.parametrize(("version", "name"), GAMES)
def test_a_stored_game_is_seen_as_it_was_and_goes_on(tmp_path: Path, version: str, name: str):
    then = seen_then(version, name)
    shutil.copy(STORED / version / "regnum.sqlite", tmp_path / "regnum.sqlite")

    async def play() -> None:
        async with running(tmp_path, PlainWorkers()) as app:
            for reader, expected in then["readers"].items():
                async with guest(app, then["tokens"].get(reader, "")) as client:
                    view = await look(client, then["id"])
                    assert view["readonly"] is None
                    assert moves_in(view) == expected["legal"]
                    for part in ("view", "waiting", "seq", "outcome"):
                        assert view[part] == expected[part], part
                    assert len(view["log"]) >= expected["lines"]
            await play_on(app, then)

    asyncio.run(play())


async def play_on(app: Any, then: Json) -> None:
    """Random moves of all persons, which must be accepted."""
    rng = Random(5)
    clients = {int(seat): guest(app, token) for seat, token in then["tokens"].items()}
    for number in range(MOST_MOVES):
        async with house_of(app).tables.open(then["id"]) as table:
            waiting, over = [seat for seat in table.waiting if seat in clients], table.over
        if over:
            return
        if not waiting:
            await asyncio.sleep(0.01)
            continue
        view = await look(clients[waiting[0]], then["id"])
        response = await send(clients[waiting[0]], then["id"], view, rng.choice(moves_in(view)), f"new{number}")
        assert response.status_code == 200, response.text


@pytest.mark.parametrize("file", FILES, ids=str)
def test_a_stored_file_is_read(file: Path):
    data = (STORED / file).read_bytes()
    body = read_file(data)
    if isinstance(body, RecordFile):
        assert {str(event["event"]) for event in body.events} <= set(find_title(body.title).events)
        return
    game = load(data).game
    assert game.over == (body.regnum == "finished")
    rng = Random(1)
    for _ in range(MOST_MOVES):
        if game.over:
            break
        seat = game.waiting[0]
        game.apply(seat, rng.choice(game.legal(seat)))


@pytest.mark.parametrize(("version", "name"), [each for each in GAMES if each[1].endswith("finished")])
def test_a_finished_game_of_older_rules_still_gives_its_key_out(tmp_path: Path, version: str, name: str):
    then = seen_then(version, name)
    shutil.copy(STORED / version / "regnum.sqlite", tmp_path / "regnum.sqlite")

    async def export() -> bytes:
        async with running(tmp_path, PlainWorkers()) as app, guest(app) as client:
            return (await client.get(f"/api/games/{then['id']}/export")).content

    found = verify(asyncio.run(export()))
    assert found.problems == []
    assert found.other_rules == (1 if name.startswith("crown") else None)


def test_a_game_of_newer_rules_is_refused_with_a_clear_word(tmp_path: Path):
    then = seen_then("1", "pax_running")
    shutil.copy(STORED / "1" / "regnum.sqlite", tmp_path / "regnum.sqlite")
    with closing(sqlite3.connect(tmp_path / "regnum.sqlite")) as connection, connection:
        for change in ("games SET ruleset", "entries SET ruleset", "snapshots SET ruleset"):
            connection.execute(f"UPDATE {change} = 99")

    async def ask() -> None:
        async with running(tmp_path, PlainWorkers()) as app, guest(app) as client:
            answer = await client.get(f"/api/games/{then['id']}/view")
            assert (answer.status_code, answer.json()["error"]) == (409, "old_ruleset")
            assert "99" in answer.json()["message"]

    asyncio.run(ask())
