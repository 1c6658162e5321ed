"""A server that is killed with -9 loses nothing that it acknowledged, and its watchers lose nothing either."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import regnum
from regnum.engine.snapshot import fingerprint
from regnum.server.storage import Store
from regnum.server.tables import Tables
from tests.eventually import eventually_so
from tests.server.guests import Json, moves_in
from tests.server.processes import ServerProcess, serving


class Script:
    """Plays all seats of a game over HTTP and remembers what was acknowledged."""

    def __init__(self, seats: list[Json], game: str) -> None:
        self.game = game
        self.tokens = {seat["seat"]: seat["token"] for seat in seats if "token" in seat}
        self.acknowledged: list[tuple[int, str]] = []
        self.rng = Random(11)
        self.sent = 0
        self.view: Json = {}

    def play(self, address: str, moves: int) -> None:
        """Make some moves; whoever kills the server in between ends this with an exception of httpx."""
        with httpx.Client(base_url=f"{address}/api/games/{self.game}") as client:
            for _ in range(moves):
                view = client.get("/view").json()
                if view["outcome"] is not None:
                    break
                seat = view["waiting"][0]
                headers = {"authorization": f"Bearer {self.tokens[seat]}"}
                view = client.get("/view", headers=headers).json()
                self.sent += 1
                move = self.rng.choice(moves_in(view))
                body = {"decision": view["decision"]["id"], "move": move, "command_id": f"c{self.sent}"}
                response = client.post("/commands", headers=headers, json=body)
                assert response.status_code == 200, response.text
                self.acknowledged.append((response.json()["seq"], move))
            self.view = client.get("/view").json()


def set_up(server: ServerProcess, *seats: str, seed: int | None = None) -> Script:
    """A game whose seats the script plays."""
    body = {"title": "pax_renaissance", "players": len(seats), "seats": seats, "seed": seed}
    made = httpx.post(f"{server.address}/api/games", json=body, timeout=30).json()
    return Script(made["seats"], made["id"])


def kill_later(server: ServerProcess, script: Script, before: int, seconds: float) -> None:
    """Kill a server some time after the first move of the round was acknowledged, or when the game is over."""
    eventually_so(lambda: len(script.acknowledged) != before or bool(script.view))
    time.sleep(seconds)  # whatever it does then
    server.process.kill()


def check_game(script: Script, export: bytes, rounds: int) -> None:
    """Everything that was acknowledged is in the log, in its place, and the log is whole."""
    assert script.view["outcome"] is not None
    history = regnum.load(export)
    assert [entry.sequence for entry in history.entries] == list(range(1, len(history.entries) + 1))
    written = {entry.sequence: entry.text for entry in history.entries}
    assert script.acknowledged
    assert [written[seq] for seq, _ in script.acknowledged] == [move for _, move in script.acknowledged]
    assert len(written) - len(script.acknowledged) <= rounds  # written, but killed before the answer
    assert regnum.verify(export, script.view["commitment"]).fair


async def stored_hash(folder: Path, game: str) -> str:
    """The hash of a game as the database has it."""
    store = Store(folder)
    await store.open()
    async with Tables(store).open(game) as table:
        found = fingerprint(table.game)
    await store.close()
    return found


@pytest.mark.parametrize("rounds", [3, pytest.param(100, marks=pytest.mark.slow)])
def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path, rounds: int):  # R1
    """The server is killed during moves, again and again; a game that ends is followed by another."""
    scripts: list[Script] = []
    rng = Random(5)
    for _ in range(rounds):
        server = ServerProcess(tmp_path)
        assert httpx.get(f"{server.address}/healthz", timeout=30).json() == {"ok": True}
        if not scripts or scripts[-1].view:
            scripts.append(set_up(server, "me", "open"))
        before = len(scripts[-1].acknowledged)
        killer = threading.Thread(target=kill_later, args=(server, scripts[-1], before, rng.uniform(0, 0.3)))
        killer.start()
        with suppress(httpx.HTTPError):
            scripts[-1].play(server.address, 1000)
        killer.join()
        server.end()
        assert len(scripts[-1].acknowledged) > before or scripts[-1].view  # it was killed during moves
    with serving(tmp_path) as server:
        for script in scripts:
            script.play(server.address, 2000)
            export = httpx.get(f"{server.address}/api/games/{script.game}/export").content
            check_game(script, export, rounds)
            assert asyncio.run(stored_hash(tmp_path, script.game)) == fingerprint(regnum.load(export).game)


@pytest.mark.parametrize(("wanted", "moves"), [(10, 60), pytest.param(100, 200, marks=pytest.mark.slow)])
def test_a_socket_that_is_cut_again_and_again_stays_in_step(tmp_path: Path, wanted: int, moves: int):  # R9
    """Whoever watches loses his connection at random; he hears nothing twice, and is soon in step again."""

    async def watch(address: str, script: Script, done: threading.Event) -> tuple[list[int], int]:
        seen: list[int] = []
        url = f"{address.replace('http', 'ws')}/api/games/{script.game}/live"
        rng, cuts, ended = Random(1), 0, 0.0
        while not done.is_set() or not seen or seen[-1] < script.view["seq"]:
            ended = ended or (time.monotonic() if done.is_set() else 0.0)
            since = f"?since={seen[-1]}" if seen else ""
            async with connect(url + since) as socket:
                for _ in range(rng.randint(1, 3)):
                    try:
                        update = json.loads(await asyncio.wait_for(socket.recv(), 0.3))
                    except TimeoutError:
                        break
                    assert update["type"] == "update"
                    assert update["view"]["seq"] == update["seq"]
                    assert update["view"]["you"] == -1
                    seen.append(update["seq"])
            cuts += 1
        assert not ended or time.monotonic() - ended < 2
        return seen, cuts

    with serving(tmp_path) as server:
        cuts = 0
        while cuts < wanted:
            script, done = set_up(server, "me", "open"), threading.Event()

            def play(script: Script = script, done: threading.Event = done) -> None:
                script.play(server.address, moves)
                done.set()

            player = threading.Thread(target=play)
            player.start()
            seen, more = asyncio.run(watch(server.address, script, done))
            player.join()
            cuts += more
            assert more > 5
            assert seen == sorted(set(seen))  # nothing twice, nothing backwards
            assert seen[-1] == script.view["seq"]


def test_a_page_of_another_site_gets_no_socket(tmp_path: Path):  # S4
    async def ask(address: str, game: str) -> None:
        url = f"{address.replace('http', 'ws')}/api/games/{game}/live"
        for origin in ("http://evil.test", "null", "http://[", "http://a]b", address.replace("127.0.0.1", "localhost")):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, additional_headers={"Origin": origin})
            assert refused.value.response.status_code == 403
        with pytest.raises(InvalidStatus):
            await connect(url.replace(game, "nothing"))
        async with connect(url, additional_headers={"Origin": address}) as socket:
            assert json.loads(await socket.recv())["seq"] == 0
            await socket.send("x" * 70000)  # S12: too much is the end of the connection
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 5)

    with serving(tmp_path) as server:
        asyncio.run(ask(server.address, set_up(server, "me", "open").game))


def test_a_person_plays_against_programs_in_processes_of_their_own(tmp_path: Path):
    with serving(tmp_path) as server:
        script = set_up(server, "me", "greedy", seed=1)  # one game in 200 is over before the thirtieth move
        headers = {"authorization": f"Bearer {script.tokens[0]}"}
        sent = 0
        with httpx.Client(base_url=f"{server.address}/api/games/{script.game}", headers=headers) as client:

            def asked() -> Json | None:
                view: Json = client.get("/view").json()
                return view if view["waiting"] == [0] or view["seq"] >= 30 else None

            while (view := eventually_so(asked))["seq"] < 30:
                sent += 1
                move = script.rng.choice(moves_in(view))
                body = {"decision": view["decision"]["id"], "move": move, "command_id": f"c{sent}"}
                assert client.post("/commands", json=body).status_code == 200
        assert sent < view["seq"]
        assert not [line for line in view["log"] if line["kind"] == "note"]


@pytest.mark.parametrize(("count", "decisions"), [(3, 3), pytest.param(8, 5, marks=pytest.mark.slow)])
def test_of_commands_in_several_processes_one_wins(tmp_path: Path, count: int, decisions: int):  # R6
    """Of 20 commands for one decision, sent to several processes, exactly one wins."""

    async def race(addresses: list[str], script: Script) -> list[int]:
        async with httpx.AsyncClient() as client:
            path = f"/api/games/{script.game}"
            view = (await client.get(f"{addresses[0]}{path}/view")).json()
            headers = {"authorization": f"Bearer {script.tokens[view['waiting'][0]]}"}
            view = (await client.get(f"{addresses[0]}{path}/view", headers=headers)).json()
            sent = []
            for number in range(20):
                move = moves_in(view)[number % len(moves_in(view))]
                body = {"decision": view["decision"]["id"], "move": move, "command_id": f"{view['seq']}-{number}"}
                sent.append(
                    client.post(f"{addresses[number % count]}{path}/commands", headers=headers, json=body, timeout=30)
                )
            answers = await asyncio.gather(*sent)
            assert all(response.json()["view"]["seq"] == view["seq"] + 1 for response in answers)
            return sorted(response.status_code for response in answers)

    with ExitStack() as servers:
        running = [servers.enter_context(serving(tmp_path)) for _ in range(count)]
        addresses, script = [server.address for server in running], set_up(running[0], "me", "open")
        for _ in range(decisions):
            assert asyncio.run(race(addresses, script)) == [200] + [409] * 19
