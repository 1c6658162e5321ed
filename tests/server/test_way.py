"""The way of a move: it is parsed once, judged once and locked once, and every room on the way is on our page of it."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import FrameType

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

import regnum
from regnum.engine.game import Game
from regnum.engine.moves import Move
from regnum.server.application import make_application
from regnum.server.table import Table
from regnum.server.tables import Tables
from tests.conformance.pebbles import Heap, Pebbles, TakeTurn, pebbles
from tests.server.guests import Json, guest, house_of, known, look, moves_in, new_game, running, send, tell
from tests.server.wire import listening

PACKAGE = Path(regnum.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "the-way-of-a-move.md"
MOST_ROOMS = 25
BESIDE = {"server/lookout.py"}  # it looks every second, whatever happens
COUNTED: Counter[str] = Counter()


class CountedTurn(TakeTurn):
    """A decision that counts how often an answer is judged; to list all answers is no judgement of one."""

    def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
        COUNTED["judged"] += 1
        return super().why_not(game, seat, option)

    def options(self, game: Game[Heap], seat: int) -> list[int]:
        return [option for option in self.candidates(game, seat) if TakeTurn.why_not(self, game, seat, option) == 0]


class CountedPebbles(Pebbles):
    """A title that counts how often a move is read."""

    id = "counted_pebbles"

    def read(self, text: str) -> Move:
        COUNTED["parsed"] += 1
        return super().read(text)


class CountedTables(Tables):
    """Tables that count how often one is locked."""

    @asynccontextmanager
    async def open(self, game_id: str, look: bool = True) -> AsyncIterator[Table]:
        COUNTED["locked"] += 1
        async with super().open(game_id, look) as table:
            yield table


TITLE = pebbles(CountedPebbles, CountedTurn)


@pytest.fixture(autouse=True)
def _known() -> Iterator[None]:
    with known(TITLE):
        yield


@pytest.mark.parametrize("listed", [True, False], ids=["after a look", "after a restart"])
@pytest.mark.parametrize(("move", "status"), [("take one", 200), ("show card-0", 422), ("nonsense", 422)])
def test_a_posted_move_is_parsed_judged_and_locked_once(tmp_path: Path, move: str, status: int, listed: bool):
    async def play() -> Counter[str]:
        async with running(tmp_path) as app, guest(app) as client:
            house_of(app).tables = CountedTables(house_of(app).store)
            game = (await new_game(client, "me", "screen", title=TITLE.id, seed=2))["id"]
            view = await look(client, game)
            assert "show card-0" not in moves_in(view)
            if not listed:
                house_of(app).tables.cached.clear()
            COUNTED.clear()
            response = await send(client, game, view, move, "c", seat=view["you"])
            assert response.status_code == status
            assert response.json()["view"]["you"] == view["you"]
            return Counter(COUNTED)

    judged = 0 if move == "nonsense" else 1
    assert asyncio.run(play()) == Counter(parsed=1, judged=judged, locked=1)


async def heard(socket: ClientConnection) -> list[Json]:
    """What a socket is sent until nothing more comes after something was said at the table."""
    found: list[Json] = []
    while not found or found[-1]["type"] != "talk":
        found.append(json.loads(await asyncio.wait_for(socket.recv(), 10)))
    return found


def test_the_page_that_moves_is_shown_it_once_and_all_others_are_told(tmp_path: Path):
    async def play() -> None:
        app = make_application(tmp_path, limited=False)
        async with listening(app) as address, httpx.AsyncClient(base_url=address) as client:
            made = await new_game(client, "me", "open")
            game, token = made["id"], made["seats"][0]["token"]
            client.headers["authorization"] = f"Bearer {token}"
            headers = {"authorization": f"Bearer {token}"}
            live = f"{address.replace('http', 'ws')}/api/games/{game}/live?since=0&seat=0"
            async with (
                connect(f"{live}&page=moving", additional_headers=headers) as moving,
                connect(f"{live}&page=second", additional_headers=headers) as second,
                connect(f"{live}&page=moving&lang=pl", additional_headers=headers) as polish,
            ):
                view = await look(client, game)
                body = {"decision": view["decision"]["id"], "move": moves_in(view)[0], "command_id": "c"}
                sent = await client.post(f"/api/games/{game}/commands?page=moving", json=body)
                assert (sent.status_code, sent.json()["view"]["seq"]) == (200, 1)
                await tell(client, game, "talk", "t1", text="so be it")
                told = [await heard(socket) for socket in (moving, second, polish)]
                assert [[each["seq"] for each in some if each["type"] == "update"] for some in told] == [[], [1], [1]]
                await tell(client, game, "end", "e", agree=True)  # a line of the table, not of the game, is news again
                await tell(client, game, "talk", "t2", text="enough")
                told = [await heard(socket) for socket in (moving, second, polish)]
                assert [[each["seq"] for each in some if each["type"] == "update"] for some in told] == [[1], [1], [1]]

    asyncio.run(play())


def room_of(frame: FrameType | None) -> str:
    """The file of ours in which a function runs, if it is one of ours."""
    path = Path(frame.f_code.co_filename) if frame is not None else Path()
    return path.relative_to(PACKAGE).as_posix() if path.is_relative_to(PACKAGE) else ""


@contextmanager
def watched(seen: set[str]) -> Iterator[None]:
    """Write down in which files of ours functions are called meanwhile; what a title calls belongs to the title."""

    def note(frame: FrameType, event: str, _: object) -> None:
        room, before = room_of(frame), room_of(frame.f_back)
        if event == "call" and room and not before.startswith("titles/"):
            seen.add("titles" if room.startswith("titles/") else room)

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


@pytest.mark.skipif(regnum.compiled(), reason="compiled modules cannot be followed")
def test_every_room_on_the_way_of_a_move_is_on_its_page(tmp_path: Path):
    async def play() -> set[str]:
        seen: set[str] = set()
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            for number in range(2):  # the first reads texts that are kept
                view = await look(client, game)
                seen.clear()
                with watched(seen):
                    assert (await send(client, game, view, moves_in(view)[0], f"c{number}")).status_code == 200
        return seen

    passed, text = asyncio.run(play()), PAGE.read_text(encoding="utf-8")
    rooms = re.findall(r"^\| \d+ \| `([^`]+)`", text, re.MULTILINE)
    looked_up = re.findall(r"^\| `([^`]+)`", text, re.MULTILINE)
    assert len(rooms) == len(set(rooms)) < MOST_ROOMS
    assert [path for path in [*rooms, *looked_up] if not (PACKAGE / path).exists()] == []
    assert passed - BESIDE - set(rooms) - set(looked_up) == set()
    assert {"server/house.py", "server/storage.py"} <= passed  # of what is compiled nothing can be seen
