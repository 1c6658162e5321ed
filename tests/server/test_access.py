"""Who may do what: the access matrix, requests of other sites, malformed and oversize requests."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route

from regnum.server.application import all_routes
from regnum.server.identity import COOKIE
from tests.server.guests import BASE, PAX, guest, house_of, look, moves_in, new_game, running, send

# What each reader is answered: the seat itself, the other player, a session without a seat, nobody in particular,
# a key of another game, a key that does not exist. Moves of those who are not asked are refused, not forbidden.
READERS = ("asked", "other", "stranger", "anonymous", "elsewhere", "forged")
MATRIX = {
    "GET view": (200, 200, 200, 200, 403, 401),
    "GET events": (200, 200, 200, 200, 403, 401),
    "GET log": (200, 200, 200, 200, 403, 401),
    "GET export": (200, 200, 200, 200, 403, 401),
    "GET explain": (200, 200, 403, 403, 403, 401),
    "POST commands": (422, 422, 403, 403, 403, 401),
    "POST undo": (422, 422, 403, 403, 403, 401),
    "POST redo": (422, 422, 403, 403, 403, 401),
    "POST back": (200, 200, 403, 403, 403, 401),
    "POST hurry": (422, 422, 403, 403, 403, 401),  # two people play
    "POST silence": (422, 422, 403, 403, 403, 401),  # no window is open
    "POST rollback": (422, 422, 403, 403, 403, 401),  # there is nothing to go back to
    "GET orders": (200, 200, 403, 403, 403, 401),
    "PUT orders": (200, 200, 403, 403, 403, 401),
    "POST talk": (201, 201, 403, 403, 403, 401),
    "GET talk": (200, 200, 200, 200, 403, 401),
    "GET notebook": (200, 200, 403, 403, 403, 401),
    "PUT notebook": (200, 200, 403, 403, 403, 401),
    "GET hint": (200, 409, 403, 403, 403, 401),
    "GET insights": (200, 200, 200, 200, 403, 401),
    "POST sandbox": (201, 201, 201, 201, 403, 401),
    "GET deals": (200, 200, 403, 403, 403, 401),
    "POST deals": (422, 422, 403, 403, 403, 401),  # nothing is traded in this title
    "POST deals/{offer}": (404, 404, 403, 403, 403, 401),  # an offer that is gone
    "POST promises": (422, 422, 403, 403, 403, 401),  # nothing is promised in this title
    "POST end": (200, 200, 403, 403, 403, 401),  # the second to agree ends the game,
    "POST resign": (422, 422, 403, 403, 403, 401),  # so nobody can resign any more
}
PART = {"giver": 0, "taker": 1, "kind": "gold", "number": 0, "count": 1}
BODIES: dict[str, dict[str, Any]] = {
    "POST commands": {"decision": 0, "move": "nonsense", "command_id": "x"},
    "POST undo": {"command_id": "x"},
    "POST redo": {"command_id": "x"},
    "POST back": {"command_id": "x"},
    "POST hurry": {"command_id": "x"},
    "POST silence": {"command_id": "x", "decision": 0},
    "POST rollback": {"command_id": "x", "to": 5, "agree": True},
    "PUT orders": {"alone": True},
    "POST talk": {"command_id": "x", "text": "hello"},
    "PUT notebook": {"text": "mine"},
    "POST sandbox": {},
    "POST deals": {"command_id": "x", "parties": [0, 1], "items": [PART]},
    "POST deals/{offer}": {"command_id": "y", "accept": True, "version": 1},
    "POST promises": {"command_id": "x", "to": [1], "kind": "peace"},
    "POST end": {"command_id": "end", "agree": True},
    "POST resign": {"command_id": "resign"},
}


def test_the_matrix_covers_every_address_of_a_game():
    addresses = {
        f"{method} {route.path.removeprefix('/api/games/{game}/')}"
        for route in all_routes()
        if isinstance(route, Route) and route.path.startswith("/api/games/{game}/")
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert addresses == set(MATRIX)
    assert {request for request in MATRIX if not request.startswith("GET")} == set(BODIES)


def test_access_matrix(tmp_path: Path):  # S3
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as creator, guest(app) as stranger:
            made = await new_game(creator, "open", "open")
            elsewhere = (await new_game(creator, "me", "open"))["seats"][0]["token"]
            await new_game(stranger, "me", "screen")
            asked = (await look(creator, made["id"]))["waiting"][0]
            tokens = [seat["token"] for seat in made["seats"]]
            readers = dict(
                zip(
                    READERS,
                    (
                        guest(app, tokens[asked]),
                        guest(app, tokens[1 - asked]),
                        stranger,
                        guest(app),
                        guest(app, elsewhere),
                        guest(app, "forged"),
                    ),
                    strict=True,
                )
            )
            for reader, client in readers.items():
                if expected_view(reader):
                    view = await look(client, made["id"])
                    assert view["you"] == {"asked": asked, "other": 1 - asked}.get(reader, -1)
                    assert bool(moves_in(view)) == (reader == "asked")
            for request, expected in MATRIX.items():
                method, path = request.replace("{offer}", "1").split()
                for reader, status in zip(READERS, expected, strict=True):
                    url = f"/api/games/{made['id']}/{path}"
                    other = asked if reader == "other" else 1 - asked
                    response = await readers[reader].request(
                        method, url, json=BODIES.get(request), params={"move": "x", "with": other}
                    )
                    assert response.status_code == status, (request, reader, response.text)
            for client in readers.values():
                await client.aclose()
            assert (await creator.get("/api/games/nothing/view")).status_code == 404

    asyncio.run(ask())


def expected_view(reader: str) -> bool:
    """Whether the reader gets a view at all."""
    return MATRIX["GET view"][READERS.index(reader)] == 200


def test_a_link_gives_a_seat_to_the_session_that_opens_it(tmp_path: Path):
    async def join() -> None:
        async with running(tmp_path) as app, guest(app) as creator, guest(app) as friend:
            made = await new_game(creator, "me", "open", "screen", "random")
            game = made["id"]
            assert [seat.get("link", "") != "" for seat in made["seats"]] == [True, True, True, False]
            assert (await look(creator, game))["yours"] == [0, 2]
            assert (await look(creator, game, seat=2))["you"] == 2
            assert (await creator.get(f"/api/games/{game}/view?seat=1")).status_code == 403
            assert (await look(friend, game))["you"] == -1
            assert (await friend.get("/join/wrong")).status_code == 404
            response = await friend.get(made["seats"][1]["link"])
            assert response.status_code == 303
            assert response.headers["location"] == f"/#/games/{game}"
            cookie = response.headers["set-cookie"].lower()
            assert "httponly" in cookie
            assert "samesite=lax" in cookie
            assert (await look(friend, game))["you"] == 1
            assert [each["id"] for each in (await friend.get("/api/games")).json()["games"]] == [game]
            view = await look(friend, game)
            if view["waiting"] == [1]:
                assert (await send(friend, game, view, moves_in(view)[0], "c")).status_code == 200
            stored = [made["seats"][1]["token"], str(friend.cookies[COOKIE]), str(creator.cookies[COOKIE])]
        with sqlite3.connect(tmp_path / "regnum.sqlite") as connection:
            content = "\n".join(connection.iterdump())
        connection.close()
        assert not [secret for secret in stored if secret in content]

    asyncio.run(join())


FOREIGN: list[dict[str, str]] = [
    {"origin": "http://evil.test"},
    {"origin": "null"},
    {"origin": BASE, "sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "https://table.test.evil.test"},
    {"origin": "http://["},
    {"origin": "http://a]b"},
    {},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_requests_that_other_sites_cause_change_nothing(tmp_path: Path, headers: dict[str, str]):  # S5
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            made = await new_game(creator, "me", "screen")
            view = await look(creator, made["id"])
            transport = httpx.ASGITransport(app=app)
            cookies = {COOKIE: str(creator.cookies[COOKIE])}
            async with httpx.AsyncClient(
                transport=transport, base_url=BASE, headers=headers, cookies=cookies
            ) as victim:
                for request, body in BODIES.items():
                    method, path = request.replace("{offer}", "1").split()
                    if path == "commands":
                        body = {**body, "move": moves_in(view)[0]}
                    response = await victim.request(method, f"/api/games/{made['id']}/{path}", json=body)
                    assert (response.status_code, response.json()["error"]) == (403, "other_origin")
                new = {"title": PAX, "players": 2, "seats": ["me", "screen"]}
                assert (await victim.post("/api/games", json=new)).status_code == 403
            assert await look(creator, made["id"]) == view
            assert len((await creator.get("/api/games")).json()["games"]) == 1
            for path, empty in (("talk", {"entries": []}), ("notebook", {"text": ""})):
                assert (await creator.get(f"/api/games/{made['id']}/{path}")).json() == empty

    asyncio.run(ask())


DEEP = b'{"title":' + b"[" * 30000 + b"]" * 30000 + b"}"
LONG = "x" * 65
BAD: dict[
    str, list[tuple[object, int]]
] = {  # for every address that changes something: bodies and how they are answered
    "POST commands": [({"decision": "0", "move": "fair west", "command_id": "c"}, 400), ({"decision": 0}, 400)],
    "POST undo": [({}, 400), ({"command_id": ""}, 400), ({"command_id": LONG}, 400)],
    "POST redo": [
        ({"command_id": 1}, 400),
        ({"command_id": "c", "seat": 16}, 400),
        ({"command_id": "c", "seat": 1.5}, 400),
    ],
    "POST resign": [({}, 400), ({"command_id": "c", "seat": -1}, 400), ({"command_id": "c", "seat": 9}, 403)],
    "POST end": [
        ({"command_id": "c"}, 400),
        ({"command_id": "c", "agree": 1}, 400),
        ({"command_id": LONG, "agree": True}, 400),
    ],
    "POST back": [({"command_id": "c", "more": 1}, 400), ([], 400)],
    "POST hurry": [({"command_id": "c", "more": 1}, 400), ({"command_id": "c", "seat": 9}, 403)],
    "POST talk": [
        ({"text": "hi"}, 400),
        ({"text": None, "command_id": "c"}, 400),
        ({"text": "hi", "command_id": "c", "seat": 9}, 403),
    ],
    "POST deals": [
        ({"command_id": "c"}, 400),
        ({"command_id": "c", "parties": [0], "items": [PART]}, 400),
        ({"command_id": "c", "parties": [0, 1], "items": [{**PART, "count": 0}]}, 400),
        ({"command_id": "c", "parties": [0, 1], "items": [PART], "seat": 9}, 403),
    ],
    "POST deals/{offer}": [
        ({"command_id": "c"}, 400),
        ({"command_id": "c", "accept": True}, 400),  # of which version?
        ({"command_id": "c", "accept": "yes", "version": 1}, 400),
    ],
    "POST promises": [({"command_id": "c", "to": [], "kind": "rest"}, 400), ({"command_id": "c", "to": [1]}, 400)],
    "POST silence": [({"command_id": "c"}, 400), ({"command_id": "c", "decision": "0"}, 400)],
    "POST rollback": [
        ({"command_id": "c", "agree": True}, 400),
        ({"command_id": "c", "agree": True, "to": -1}, 400),
        ({"command_id": "c", "agree": True, "to": 0, "seat": 9}, 403),
    ],
    "PUT orders": [({"alone": 1}, 400), ({"alone": True, "seat": 9}, 403), ({"topic": "x", "answer": "never"}, 422)],
    "PUT notebook": [({}, 400), ({"text": 5}, 400), ({"text": "x", "seat": 9}, 403)],
    "POST sandbox": [({"seat": "0"}, 400), ({"seat": 9}, 403), ([], 400)],
}


def test_bad_bodies_change_nothing_anywhere(tmp_path: Path):  # S11, S12
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            made = await new_game(creator, "me", "screen")
            before = await look(creator, made["id"])
            assert set(BAD) == set(BODIES)
            for request, tries in BAD.items():
                method, path = request.replace("{offer}", "1").split()
                url = f"/api/games/{made['id']}/{path}"
                for body, status in tries:
                    response = await creator.request(method, url, json=body)
                    assert response.status_code == status, (request, body, response.text)
                    assert response.json()["message"]
                headers = {"content-type": "application/json"}
                for raw, status in ((b"", 400), (DEEP, 400), (b" " * 140000, 413)):
                    response = await creator.request(method, url, content=raw, headers=headers)
                    assert response.status_code == status, (request, raw[:20])
                assert (await creator.request(method, url, content=b"text=x")).status_code == 415
            for path in ("talk?since=x", "talk?since=-1", "events?since=9999999999", "view?lang=xx", "hint?lang=xx"):
                assert (await creator.get(f"/api/games/{made['id']}/{path}")).status_code == 400
            for path in ("notebook?seat=9", "hint?seat=x", "insights?seat=-1"):
                assert (await creator.get(f"/api/games/{made['id']}/{path}")).status_code == 403
            assert await look(creator, made["id"]) == before
            assert (await creator.get(f"/api/games/{made['id']}/talk")).json() == {"entries": []}
            assert (await creator.get(f"/api/games/{made['id']}/notebook")).json() == {"text": ""}

    asyncio.run(ask())


MALFORMED: list[tuple[bytes, str, int]] = [
    (b"", "application/json", 400),
    (b"{", "application/json", 400),
    (b"[]", "application/json", 400),
    (b"\xff\xfe", "application/json", 400),
    (b'{"title": "\\ud800"}', "application/json", 400),
    (DEEP, "application/json", 400),
    (b"[" * 60000, "application/json", 400),
    (b'{"title": "pax_renaissance"}', "application/json", 400),
    (b'{"title": "pax_renaissance", "players": 2, "seats": ["me", "me"], "more": 1}', "application/json", 400),
    (b'{"title": "pax_renaissance", "players": 1e99, "seats": ["me", "me"]}', "application/json", 400),
    (b'{"title": "pax_renaissance", "players": -1, "seats": ["me"]}', "application/json", 400),
    (b'{"title": "../../etc/passwd", "players": 2, "seats": ["me", "me"]}', "application/json", 422),
    (b'{"title": "pax_renaissance", "players": 9, "seats": ["me", "me"]}', "application/json", 422),
    (b'{"title": "pax_renaissance", "players": 2, "seats": ["me"]}', "application/json", 422),
    (b'{"title": "pax_renaissance", "players": 2, "seats": ["me", "bank"]}', "application/json", 422),
    (b'{"title": "pax_renaissance", "players": 2, "seats": ["me", "nobody"]}', "application/json", 422),
    (b'{"title": "pax_renaissance", "players": 2, "seats": ["me", "me"], "scenario": "x"}', "application/json", 422),
    (
        b'{"title": "pax_renaissance", "players": 2, "seats": ["me", "me"], "options": {"x": "y"}}',
        "application/json",
        422,
    ),
    (b"title=pax_renaissance", "application/x-www-form-urlencoded", 415),
    (b" " * 65537, "application/json", 413),
]


def test_malformed_and_oversize_requests_are_refused_quickly(tmp_path: Path):  # S11, S12
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            await client.post("/api/games", content=b"{}")  # what is read once
            for body, kind, status in MALFORMED:
                began = time.perf_counter()
                response = await client.post("/api/games", content=body, headers={"content-type": kind})
                assert response.status_code == status, (body[:60], response.text)
                assert response.json()["message"]
                assert time.perf_counter() - began < 2  # a machine that runs all tests at once is slow
            async with house_of(app).store.reading().connect() as connection:
                assert (await connection.exec_driver_sql("SELECT count(*) FROM games")).scalar_one() == 0

    asyncio.run(ask())


def test_numbers_that_are_none_are_refused(tmp_path: Path):  # S11
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            place = f"/api/games/{(await new_game(creator, 'me', 'screen'))['id']}/deals"
            for named in ("²", "1,²", "1,", "", "x", "-1", "0", "9" * 500):
                response = await creator.get(place, params={"with": named})
                assert (response.status_code, response.json()["error"]) == (422, "wrong_partners"), named
            for number in ("9" * 4301, "²", "x", "-1", "1.5", "7"):
                response = await creator.post(f"{place}/{number}", json=BODIES["POST deals/{offer}"])
                assert (response.status_code, response.json()["error"]) == (404, "no_offer"), number

    asyncio.run(ask())


def test_a_body_without_end_is_cut_off(tmp_path: Path):  # S12
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            taken = 0

            async def flood() -> Any:
                nonlocal taken
                for _ in range(1000):
                    taken += 10000
                    yield b" " * 10000

            headers = {"content-type": "application/json"}
            response = await client.post("/api/games", content=flood(), headers=headers)
            assert response.status_code == 413
            assert taken < 100000

    asyncio.run(ask())


def test_files_outside_the_page_cannot_be_fetched(tmp_path: Path):  # S13
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            assert (await client.get("/locales/en/server.ftl")).status_code == 200
            for path in (
                "/locales/../engine/codec.py",
                "/locales/%2e%2e/engine/codec.py",
                "/locales/..%2fengine/codec.py",
            ):
                assert (await client.get(path)).status_code == 404
            response = await client.get("/api/nothing?lang=xx")
            assert response.status_code == 404
            assert "default-src 'self'" in response.headers["content-security-policy"]
            assert (await client.get("/api/titles?lang=xx")).status_code == 400

    asyncio.run(ask())
