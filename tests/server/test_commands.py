"""Games over HTTP: commands, races, repetition, refusals, undo, restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path
from random import Random

import msgspec
import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.engine.snapshot import fingerprint
from regnum.server import storage
from regnum.server.tables import Hub
from tests.eventually import eventually
from tests.server.guests import guest, house_of, look, moves_in, new_game, running, send


def test_a_whole_game_over_http_with_restarts_is_the_game_of_its_log(tmp_path: Path):
    async def play() -> None:
        rng, count, game, tokens = Random(3), 0, "", [""]
        here, over, export = "", False, b""
        while not over:
            async with running(tmp_path) as app:  # every 60 moves another server takes over
                if not game:
                    async with guest(app) as client:
                        made = await new_game(client, "me", "open", "screen", seed=None)
                    game, tokens = made["id"], [seat["token"] for seat in made["seats"]]
                clients = [guest(app, token) for token in tokens]
                view = await look(clients[0], game)
                for _ in range(60):
                    if view["outcome"] is not None:
                        break
                    seat = view["waiting"][0]
                    view = await look(clients[seat], game)
                    count += 1
                    response = await send(clients[seat], game, view, rng.choice(moves_in(view)), f"c{count}")
                    assert response.status_code == 200, response.text
                    assert response.json()["seq"] == count
                    view = response.json()["view"]
                export = (await clients[0].get(f"/api/games/{game}/export")).content
                async with house_of(app).tables.open(game) as table:
                    here, over = fingerprint(table.game), table.game.over
                for client in clients:
                    await client.aclose()
        offline = regnum.load(export)
        assert len(offline.entries) == count
        assert fingerprint(offline.game) == here
        assert regnum.verify(export, view["commitment"]).fair
        assert view["outcome"]["winners"]

    asyncio.run(play())


def test_of_commands_that_race_for_a_decision_one_wins(tmp_path: Path):  # R6
    async def race() -> None:
        async with running(tmp_path) as one, running(tmp_path) as two, guest(one) as creator:
            made = await new_game(creator, "me", "open")
            game, token = made["id"], made["seats"][0]["token"]
            clients = [guest(app, token) for app in (one, two)]
            view = await look(clients[0], game)
            await look(clients[1], game)
            moves = moves_in(view)
            sent = [send(clients[each % 2], game, view, moves[each % len(moves)], f"c{each}") for each in range(20)]
            answers = await asyncio.gather(*sent)
            statuses = sorted(response.status_code for response in answers)
            assert statuses == [200] + [409] * 19
            for response in answers:
                body = response.json()
                if response.status_code == 409:
                    assert body["reason"] == "stale"
                    assert body["view"]["seq"] == 1
                    assert body["view"]["decision"]["id"] == 1
            assert len((await house_of(one).store.news(game, 0, 0)).entries) == 1
            for client in clients:
                assert (await look(client, game))["seq"] == 1
                await client.aclose()

    asyncio.run(race())


def test_the_same_command_is_applied_once(tmp_path: Path):  # R7
    async def repeat() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            view = await look(client, game)
            body = {"decision": view["decision"]["id"], "move": moves_in(view)[0], "command_id": "same"}
            sent = [client.post(f"/api/games/{game}/commands", json={**body, "seat": view["you"]}) for _ in range(5)]
            answers = [response.json() for response in await asyncio.gather(*sent)]
            assert all(answer == answers[0] for answer in answers)
            assert answers[0]["seq"] == 1
            assert (await look(client, game))["seq"] == 1
        async with running(tmp_path) as app, guest(app) as other:  # also after a restart
            other.cookies = client.cookies
            response = await other.post(f"/api/games/{game}/commands", json={**body, "seat": view["you"]})
            assert response.json()["seq"] == 1
            assert response.json()["view"]["seq"] == 1

    asyncio.run(repeat())


def test_a_refusal_says_why_in_the_language_of_the_reader(tmp_path: Path):
    async def refuse() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            view = await look(client, game)
            seat, other = view["you"], 1 - view["you"]
            said = {}
            for language in ("en", "ru", "pl"):
                body = {"decision": view["decision"]["id"], "move": "play fugger", "command_id": "x", "seat": seat}
                response = await client.post(f"/api/games/{game}/commands?lang={language}", json=body)
                assert response.status_code == 422, response.text
                refusal = response.json()
                assert refusal["reason"]
                assert refusal["view"]["seq"] == 0
                said[language] = refusal["message"]
            assert len(set(said.values())) == 3
            late = await send(client, game, view, moves_in(view)[0], "y", seat=other)
            assert (late.status_code, late.json()["reason"]) == (422, "not_your_decision")
            undo = await client.post(f"/api/games/{game}/undo", json={"command_id": "u", "seat": seat})
            assert (undo.status_code, undo.json()["reason"]) == (422, "nothing_to_undo")
            assert (await look(client, game))["seq"] == 0

    asyncio.run(refuse())


def test_undo_is_an_entry_and_works_after_a_restart(tmp_path: Path):
    async def undo() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            before = await look(client, game)
            assert "fair west" in moves_in(before)
            after = (await send(client, game, before, "fair west", "m")).json()["view"]
            assert after["can_undo"]
            assert after["log"]
        async with running(tmp_path) as app, guest(app) as other:
            other.cookies = client.cookies
            answers = [await other.post(f"/api/games/{game}/undo", json={"command_id": "u"}) for _ in range(2)]
            assert [answer.json()["seq"] for answer in answers] == [2, 2]
            view = answers[1].json()["view"]
            assert view["view"] == before["view"]
            assert view["log"] == before["log"]
            assert view["decision"]["id"] == 2
            stale = await send(other, game, before, "fair west", "m2")
            assert stale.status_code == 409

    asyncio.run(undo())


class Listening(Hub):
    """Writes down who is told of news."""

    def __init__(self, told: list[str]) -> None:
        super().__init__()
        self.told = told

    def ring(self, game_id: str, among: Collection[int] | None = None) -> None:
        self.told.append(game_id)


def test_a_write_that_fails_changes_nothing(tmp_path: Path):  # R3
    async def fail() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            view = await look(client, game)
            house = house_of(app)
            told: list[str] = []
            house.hub = Listening(told)
            async with house.store.engine.begin() as connection:
                await connection.exec_driver_sql(
                    "CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT RAISE(FAIL, 'disk full'); END"
                )
            response = await send(client, game, view, moves_in(view)[0], "c")
            assert response.status_code != 200
            assert told == []
            assert await look(client, game) == view
            async with house.store.engine.begin() as connection:
                await connection.exec_driver_sql("DROP TRIGGER full")
            assert (await send(client, game, view, moves_in(view)[0], "c")).status_code == 200
            assert told == [game]

    asyncio.run(fail())


def test_a_locked_database_is_waited_for_and_then_nothing_is_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):  # R5
    monkeypatch.setattr(storage, "PATIENCE", 1.0)

    async def wait() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            view = await look(client, game)

            async def is_queueing() -> bool:
                return house_of(app).store.turn.locked()

            async with house_of(app).store.engine.begin():
                response = await send(client, game, view, moves_in(view)[0], "c")
                assert response.status_code == 503
                assert response.headers["retry-after"]
                assert await look(client, game) == view  # readers wait for nobody
                waiting = asyncio.create_task(send(client, game, view, moves_in(view)[0], "c"))
                await eventually(is_queueing)
            assert (await waiting).status_code == 200
            assert (await look(client, game))["seq"] == 1

    asyncio.run(wait())


def test_the_description_names_every_address(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            document = (await client.get("/api/openapi.json")).json()
            assert set(document["paths"]["/api/games"]) == {"get", "post"}
            assert "/api/games/{game}/live" in document["x-websockets"]
            assert {"NewGame", "Command", "SeatCommand"} <= set(document["components"]["schemas"])
            view = document["paths"]["/api/games/{game}/view"]["get"]
            assert [parameter["name"] for parameter in view["parameters"]] == ["game", "lang", "seat", "table", "page"]
            page = await client.get("/api")
            assert all(path in page.text for path in document["paths"])

    asyncio.run(ask())


def test_titles_catalogue_rules_and_explanations(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            titles = (await client.get("/api/titles?lang=pl")).json()["titles"]
            pax = next(title for title in titles if title["id"] == "pax_renaissance")
            assert "bank" not in pax["agents"]
            assert {"greedy", "random"} <= set(pax["agents"])
            catalogue = await client.get("/api/titles/pax_renaissance/catalogue")
            assert msgspec.json.decode(catalogue.content) == msgspec.json.decode(
                msgspec.json.encode(presenter_of(regnum.find_title("pax_renaissance")).describe())
            )
            paragraph = (await client.get("/api/rules/pax_renaissance/E2")).json()
            assert paragraph["paragraphs"][0]["text"]
            assert (await client.get("/api/rules/pax_renaissance/Q99")).status_code == 404
            game = (await new_game(client, "me", "screen"))["id"]
            view = await look(client, game)
            found = (await client.get(f"/api/games/{game}/explain", params={"move": moves_in(view)[0]})).json()
            assert found["allowed"] is True
            events = (await client.get(f"/api/games/{game}/events?since=0")).json()
            assert events == {"seq": 0, "events": [], "more": False, "last": 0}
            record = (await client.get(f"/api/games/{game}/export")).json()
            assert record["regnum"] == "record"
            assert (await client.get("/healthz")).json() == {"ok": True}
            assert "regnum_games_total" in (await client.get("/metrics")).text

    asyncio.run(ask())


def test_a_page_with_a_board_can_do_without_the_drawn_table(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            full, light = await look(client, game), await look(client, game, table=0)
            assert full.pop("table")
            assert {**full, "clocks": None} == {**light, "clocks": None}
            sent = await client.post(
                f"/api/games/{game}/commands?table=0",
                json={"decision": full["decision"]["id"], "move": moves_in(full)[0], "command_id": "1"},
            )
            assert "table" not in sent.json()["view"]

    asyncio.run(ask())
