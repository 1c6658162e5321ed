"""S2 for talk: by no channel is anybody outside a room sent other bytes because something is said in it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest

from regnum.server.application import make_application
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from tests.eventually import eventually
from tests.probes.congress import TITLE as CONGRESS
from tests.server.clockwork import StillClock
from tests.server.guests import Json, known, moves_in, new_game
from tests.server.test_rooms import gold, package, province
from tests.server.wire import PlainWorkers, Reader, listening

TIMES = re.compile(rb"^.*(?:_seconds|_created|watchers).*$", re.MULTILINE)  # of counters: they are never twice the same
Secret = Callable[[list[Reader]], Awaitable[None]]
Heard = dict[int, list[bytes]]


class Scene(NamedTuple):
    """A game in which something is said in private, up to the moment at which that is possible."""

    title: str
    seats: int
    insiders: tuple[int, ...]
    outsiders: tuple[int, ...]  # players who are no party, and a spectator
    room: str
    plain_moves: tuple[str, ...]  # of whoever is asked first, meanwhile, for all to see
    talks: str  # the decision in which powers talk; those before it are answered anyhow


CONGRESS_OF_FOUR = Scene(CONGRESS.id, 4, (0, 1, 2), (3, -1), "0.1.2", ("ready", "ready", "ready"), "")
EUROPE = Scene("here_i_stand", 6, (1, 2), (0, 3, 4, 5, -1), "1.2", ("ready",), "Talk")
EUROPE_OF_THREE = Scene("here_i_stand", 3, (1, 2), (0, -1), "1.2", ("ready",), "Talk")  # each holds two powers


@pytest.fixture(autouse=True)
def congress() -> Iterator[None]:
    with known(CONGRESS):
        yield


@pytest.fixture(autouse=True)
def fixed_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.server.aid_routes.secrets.randbits", lambda _: 7)


async def say_nothing(readers: list[Reader]) -> None:
    pass


class Plotters:
    """North, east and south, who do everything that can be done in private."""

    def __init__(self) -> None:
        self.sent = 0

    async def tell(self, reader: Reader, what: str, **body: Any) -> Any:
        self.sent += 1
        answer = await reader.ask("POST", what, {"command_id": f"private {self.sent}", **body})
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def __call__(self, readers: list[Reader]) -> None:
        north, east, south, *_ = readers
        await self.tell(north, "talk", text="let us plot", to=[1, 2])
        await self.tell(east, "talk", text="gladly", to=[0])
        view = (await self.tell(north, "deals", **package()))["view"]
        key = view["deals"]["offers"][-1]["id"]
        await north.ask("GET", "deals", **{"with": "1,2"})
        dearer = {**package(), "items": [gold(0, 1, 3), province(1, 2, 1)]}
        countered = (await self.tell(east, "deals", **dearer, counters=key, version=1))["view"]["deals"]["offers"][-1]
        refused = await south.ask("POST", f"deals/{key}", {"command_id": "stale", "accept": True, "version": 1})
        assert refused.status_code == 409
        wrong = await south.ask("POST", "deals", {"command_id": "wrong", "parties": [0, 2]})
        assert wrong.status_code == 422
        await self.tell(south, f"deals/{key}", accept=True, version=countered["version"])
        await self.tell(north, f"deals/{key}", accept=True, version=countered["version"])  # signed: it waits
        other = (await self.tell(south, "deals", parties=[1, 2], items=[gold(2, 1)]))["view"]["deals"]["offers"][-1]
        await self.tell(east, f"deals/{other['id']}", accept=False, version=1, word="never")
        await self.tell(north, "promises", to=[1], kind="spare", number=3)


class Schemers(Plotters):
    """England and the Hapsburgs in the first turn, who agree behind everybody's back."""

    async def __call__(self, readers: list[Reader]) -> None:
        hapsburg, england = readers[1], readers[2]
        alliance = {"among": [1, 2], "kind": "alliance", "number": 0}
        town = {"giver": 1, "taker": 2, "kind": "space", "number": SPACE_NUMBER["antwerp"], "count": 1}
        await self.tell(england, "talk", text="let us plot", to=[1])
        await self.tell(hapsburg, "talk", text="gladly", to=[2])
        view = (await self.tell(england, "deals", parties=[1, 2], clauses=[alliance]))["view"]
        key = view["deals"]["offers"][-1]["id"]
        await england.ask("GET", "deals", **{"with": "1"})
        dearer = {"parties": [1, 2], "clauses": [alliance], "items": [town], "counters": key, "version": 1}
        countered = (await self.tell(hapsburg, "deals", **dearer))["view"]["deals"]["offers"][-1]
        refused = await england.ask("POST", f"deals/{key}", {"command_id": "stale", "accept": True, "version": 1})
        assert refused.status_code == 409
        await self.tell(england, f"deals/{key}", accept=True, version=countered["version"])  # signed: it waits
        other = (await self.tell(england, "deals", parties=[1, 2], clauses=[alliance]))["view"]["deals"]["offers"][-1]
        await self.tell(hapsburg, f"deals/{other['id']}", accept=False, version=1, word="never")
        await self.tell(england, "promises", to=[1], kind="no_war", number=1)


async def listen_to_all(folder: Path, secret: Secret, scene: Scene) -> Heard:
    """All that outsiders and insiders are sent in a game in which something is done in secret, or nothing."""
    app = make_application(folder, PlainWorkers(), StillClock(), limited=False)
    async with listening(app) as address, httpx.AsyncClient(base_url=address) as creator:
        made = await new_game(creator, *["open"] * scene.seats, title=scene.title, pace="live:30+10")
        links = [seat for seat in made["seats"] if "token" in seat]
        keys = [{"authorization": f"Bearer {seat['token']}"} for seat in links]
        clients = [httpx.AsyncClient(base_url=address, headers=each) for each in (*keys, {})]
        places = [*range(scene.seats), -1]
        readers = [Reader(client, made["id"], seat) for client, seat in zip(clients, places, strict=True)]
        for place, reader in enumerate(readers):  # one after the other: everybody sees who comes
            reader.watch(address, keys[place] if place < scene.seats else {})

            async def has_come(reader: Reader = reader) -> bool:
                return reader.frames["update"] > 0

            await eventually(has_come)
        await begin_talks(readers, scene)
        await eventually_quiet(readers)
        for reader in readers:
            reader.forget()
        await secret(readers)
        await play_on(readers, *scene.plain_moves)
        await secret_is_over(readers)
        heard = {}
        for reader in readers:
            await reader.everything()
            for what in (f"deals/{scene.room}-1", "deals/1"):  # whether something is there
                await reader.ask("POST", what, {"command_id": f"probe {what}", **CONFIRMED})
            await reader.ask("GET", "talk", room=scene.room)
            reader.heard.append(TIMES.sub(b"", (await reader.client.get("/metrics")).content))
            token = [seat["token"].encode() for seat in links]
            heard[reader.seat] = [plain(message, made["id"].encode(), token) for message in reader.heard]
        for reader in readers:
            assert reader.socket is not None
            reader.socket.cancel()
        await asyncio.gather(*(reader.socket for reader in readers if reader.socket), return_exceptions=True)
        for client in clients:
            await client.aclose()
    return heard


CONFIRMED = {"accept": True, "version": 1}


async def eventually_quiet(readers: list[Reader]) -> None:
    """Wait until nobody is told anything for a while."""
    count = -1

    async def nothing_new() -> bool:
        nonlocal count
        before, count = count, sum(len(reader.heard) for reader in readers)
        await asyncio.sleep(0)
        return before == count

    for _ in range(20):
        await eventually(nothing_new)


def whoever_holds(seat: int, view: Json, readers: list[Reader]) -> Reader:
    """Who answers for a seat."""
    return next(reader for reader in readers if reader.seat == view["seats"][seat]["player"])


async def begin_talks(readers: list[Reader], scene: Scene) -> None:
    """Answer anyhow until powers talk."""
    for number in range(100):
        view = await readers[0].view()
        if not scene.talks or view["decision"]["kind"] == scene.talks:
            return
        asked = whoever_holds(view["waiting"][0], view, readers)
        body = {"decision": view["decision"]["id"], "move": moves_in(await asked.view())[0], "command_id": f"b{number}"}
        assert (await asked.ask("POST", "commands", body)).status_code == 200
    raise AssertionError("nobody talks")


async def play_on(readers: list[Reader], *moves: str) -> None:
    """Moves that everybody sees; each is waited for at all sockets."""
    for number, move in enumerate(moves):
        view = await readers[0].view()
        asked = whoever_holds(view["waiting"][0], view, readers)
        assert move in moves_in(await asked.view())
        body = {"decision": view["decision"]["id"], "move": move, "command_id": f"public {number}"}
        seen = [reader.frames["update"] for reader in readers]
        assert (await asked.ask("POST", "commands", body)).status_code == 200

        async def told(seen: list[int] = seen) -> bool:
            return all(reader.frames["update"] > before for reader, before in zip(readers, seen, strict=True))

        await eventually(told)


async def secret_is_over(readers: list[Reader]) -> None:
    """Something that everybody hears comes last, so that whatever came before it has arrived."""
    await readers[0].ask("POST", "talk", {"text": "a public word", "command_id": "public word"})

    async def heard() -> bool:
        return all(reader.frames["talk"] > 0 for reader in readers)

    await eventually(heard)


def plain(message: bytes, game: bytes, tokens: list[bytes]) -> bytes:
    """A message without what is drawn anew for every game, and without lengths of what is compressed."""
    for token in tokens:
        message = message.replace(token, b"TOKEN")
    message = re.sub(rb"content-length: \d+", b"", message)
    return message.replace(game, b"GAME")


@pytest.mark.parametrize(
    ("scene", "plotters"),
    [(CONGRESS_OF_FOUR, Plotters), (EUROPE, Schemers), (EUROPE_OF_THREE, Schemers)],
    ids=["congress", "here_i_stand", "three_players"],
)
def test_outsiders_are_sent_the_same_bytes_whatever_is_plotted(
    tmp_path: Path, scene: Scene, plotters: Callable[[], Plotters]
):
    async def compare() -> None:
        quiet = await listen_to_all(tmp_path / "quiet", say_nothing, scene)
        busy = await listen_to_all(tmp_path / "busy", plotters(), scene)
        for seat in scene.outsiders:
            for number, (one, other) in enumerate(zip(quiet[seat], busy[seat], strict=False)):
                assert one == other, f"message {number} to {seat}"
            assert len(quiet[seat]) == len(busy[seat]) > 20
            for word in (b"plot", b"gladly", b"never", f"{scene.room}-1".encode(), b"promise "):
                assert word not in b"".join(busy[seat])
        for seat in scene.insiders:  # the comparison can find something
            assert quiet[seat] != busy[seat]
            assert b"let us plot" in b"".join(busy[seat])

    asyncio.run(compare())
