"""What keeps the server light: limits, compressed answers, files that browsers keep."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import regnum
from regnum.server.application import make_application
from regnum.server.limits import ALLOWANCES, AT_ONE_ADDRESS, MOST_SOCKETS
from tests.eventually import eventually
from tests.probes.congress import TITLE as CONGRESS
from tests.server.clockwork import StillClock
from tests.server.guests import Json, guest, known, look, new_game, running, tell
from tests.server.processes import serving

PAGE = Path(regnum.__file__).parent / "web"


def test_whoever_talks_too_much_is_told_when_to_go_on(tmp_path: Path):
    async def talk() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as client, guest(app) as friend:
            game = (await new_game(client, "me", "open"))["id"]
            burst = ALLOWANCES["talk"].burst
            said = [
                (await tell(client, game, "talk", f"t{number}", text="hello")).status_code for number in range(burst)
            ]
            assert said == [201] * burst
            messages = set()
            for language in ("en", "ru", "pl"):
                url = f"/api/games/{game}/talk?lang={language}"
                refused = await client.post(url, json={"text": "more", "command_id": "more"})
                assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
                messages.add(refused.json()["message"])
            assert len(messages) == 3
            assert len((await client.get(f"/api/games/{game}/talk")).json()["entries"]) == burst
            assert (await look(client, game))["seq"] == 0  # everything else goes on
            assert (await new_game(friend, "me", "open"))["id"]
            clock.time += 1
            assert (await tell(client, game, "talk", "more", text="more")).status_code == 201
            assert (await tell(client, game, "talk", "again", text="more")).status_code == 429

    asyncio.run(talk())


def test_a_whisper_too_many_is_counted_nowhere(tmp_path: Path):
    """Anybody may read the counters: they tell neither who whispers nor how much."""

    async def talk() -> None:
        with known(CONGRESS):
            async with running(tmp_path, clock=StillClock()) as app, guest(app) as client, guest(app) as stranger:
                game = (await new_game(client, "me", "screen", "screen", "screen", title=CONGRESS.id))["id"]
                before = await talk_counters(stranger)
                codes = [
                    (await tell(client, game, "talk", f"w{number}", text="psst", to=[1], seat=0)).status_code
                    for number in range(ALLOWANCES["talk"].burst + 1)
                ]
                assert (codes[0], codes[-1]) == (200, 429)
                assert await talk_counters(stranger) == before
                assert (await tell(client, game, "talk", "aloud", text="hello", seat=0)).status_code == 429
                assert await talk_counters(stranger) != before

    asyncio.run(talk())


async def talk_counters(client: httpx.AsyncClient) -> list[str]:
    """What the counters say of talk."""
    lines = (await client.get("/metrics")).text.splitlines()
    return [line for line in lines if "take_talk" in line and line.startswith("regnum_requests_total")]


@pytest.mark.parametrize("kind", ["games", "sandbox", "hint"])
def test_new_sessions_do_not_help_at_the_same_address(tmp_path: Path, kind: str):
    async def ask() -> None:
        async with running(tmp_path, clock=StillClock()) as app, guest(app) as creator:
            made = await new_game(creator, "me", "open")
            game, statuses = made["id"], []
            for _ in range(ALLOWANCES[kind].burst * AT_ONE_ADDRESS + 1):
                async with guest(app) as client:
                    if kind == "games":
                        response = await client.post("/api/games", json={})
                    elif kind == "sandbox":
                        response = await client.post(f"/api/games/{game}/sandbox", json={"seat": "x"})
                    else:  # many sessions at the same seat: nobody else is given hints at all
                        await client.get(made["seats"][1]["link"])
                        response = await client.get(f"/api/games/{game}/hint", params={"seat": 1})
                    statuses.append(response.status_code)
            assert statuses[-1] == 429
            assert 429 not in statuses[: ALLOWANCES[kind].burst]

    asyncio.run(ask())


def test_whoever_has_no_seat_uses_nothing_up_of_those_at_the_same_address(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path, clock=StillClock()) as app, guest(app) as client, guest(app) as stranger:
            game = (await new_game(client, "me", "screen", title="crusader_kings"))["id"]
            asked: list[tuple[str, str, Json]] = [
                ("talk", "talk", {"text": "x"}),
                ("deals", "deals/1", {"accept": True, "version": 1}),
                ("rollback", "rollback", {"to": 0, "agree": True}),
            ]
            for kind, what, body in asked:
                for number in range(ALLOWANCES[kind].burst * AT_ONE_ADDRESS + 1):
                    assert (await tell(stranger, game, what, f"s{number}", **body)).status_code == 403
                mine = await tell(client, game, what, kind, **body)
                assert mine.status_code != 429, kind

    asyncio.run(ask())


def test_limits_can_be_switched_off(tmp_path: Path):
    async def ask() -> None:
        app = make_application(tmp_path, limited=False)
        async with app.router.lifespan_context(app), guest(app) as client:
            statuses = {(await client.post("/api/games", json={})).status_code for _ in range(400)}
            assert statuses == {400}

    asyncio.run(ask())


def test_a_session_has_only_so_many_sockets(tmp_path: Path):
    async def watch(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as creator:
            made = await new_game(creator, "me", "open")
        url = f"{address.replace('http', 'ws')}/api/games/{made['id']}/live?since=0&lang=pl"
        headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}
        opened: list[ClientConnection] = []
        try:
            for _ in range(MOST_SOCKETS):
                opened.append(await connect(url, additional_headers=headers))
            refused = await connect(url, additional_headers=headers)
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.wait_for(refused.recv(), 5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
            assert "okien" in closed.value.rcvd.reason
            async with connect(url.replace("since=0", "since=5")) as other:  # others still may
                assert json.loads(await asyncio.wait_for(other.recv(), 5))["type"] == "update"
            await opened.pop().close()

            async def let_in() -> bool:
                opened.append(await connect(url.replace("since=0", "since=5"), additional_headers=headers))
                try:
                    return bool(json.loads(await asyncio.wait_for(opened[-1].recv(), 5))["type"] == "update")
                except ConnectionClosed:  # the server has not yet noticed that one is closed
                    return False

            await eventually(let_in)
        finally:
            for socket in opened:
                await socket.close()

    with serving(tmp_path, limited=True) as server:
        asyncio.run(watch(server.address))


def test_long_answers_are_compressed_and_short_ones_are_not(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            view = await client.get(f"/api/games/{game}/view")
            assert view.headers["content-encoding"] == "gzip"
            assert int(view.headers["content-length"]) < len(view.content) / 3
            assert "accept-encoding" in view.headers["vary"].lower()
            assert "content-encoding" not in (await client.get("/healthz")).headers
            plain = await client.get(f"/api/games/{game}/view", headers={"accept-encoding": "identity"})
            assert "content-encoding" not in plain.headers
            assert plain.json() == view.json()
            font = next((PAGE / "vendor").rglob("*.woff2")).relative_to(PAGE)
            assert "content-encoding" not in (await client.get(f"/{font}")).headers

    asyncio.run(ask())


def test_browsers_keep_the_files_of_the_page(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            vendor = next((PAGE / "vendor").rglob("*.js")).relative_to(PAGE)
            for path, kept in (("/app.js", "no-cache"), ("/", "no-cache"), (f"/{vendor}", "public, max-age=2592000")):
                first = await client.get(path)
                assert first.status_code == 200
                assert first.headers["cache-control"] == kept
                again = await client.get(path, headers={"if-none-match": first.headers["etag"]})
                assert (again.status_code, again.content) == (304, b"")
                assert again.headers["cache-control"] == kept
                stale = await client.get(path, headers={"if-none-match": '"older"'})
                assert stale.status_code == 200
                dated = await client.get(path, headers={"if-modified-since": first.headers["last-modified"]})
                assert dated.status_code == 304
            words = await client.get("/locales/ru/server.ftl")
            assert words.headers["cache-control"] == "no-cache"
            assert (await client.get("/api/games")).headers["cache-control"] == "no-store"
            policy = words.headers["content-security-policy"]
            assert "unsafe" not in policy

    asyncio.run(ask())
