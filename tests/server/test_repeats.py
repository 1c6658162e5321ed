"""The same command again changes nothing, whatever it did: deals of several, ways back, answers in windows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.server.workers import Mind, Workers
from tests.eventually import eventually
from tests.probes import ambush, twins
from tests.probes.congress import TITLE as CONGRESS
from tests.server import thoughts
from tests.server.guests import guest, house_of, known, log_of, look, moves_in, new_game, running, seen, send, tell
from tests.server.test_rooms import Court, gold, package, run
from tests.server.test_windows import deal, march, people


@pytest.fixture(autouse=True)
def titles() -> Iterator[None]:
    with known(CONGRESS, ambush.TITLE, twins.TITLE):
        yield


def test_the_last_confirmation_again_strikes_nothing_more(tmp_path: Path):
    """The entry of a deal is its parties', not that of whoever confirmed last."""

    async def play(court: Court) -> None:
        await court.everybody_is_ready()
        offer = await court.draft(0, package())
        await court.sign(offer, 1)
        for _ in range(2):
            said = await tell(court.clients[2], court.game, f"deals/{offer['id']}", "last", accept=True, version=1)
            assert said.status_code == 200, said.text

    run(tmp_path, play)


def test_ids_of_several_seats_do_not_meet_in_a_deal(tmp_path: Path):
    """Party 0 used the id before that party 1 uses to confirm the deal of both."""

    async def play(court: Court) -> None:
        await court.everybody_is_ready()
        view = await court.view(0)
        assert (await send(court.clients[0], court.game, view, "assent", "same")).status_code == 200
        offer = await court.draft(0, {"parties": [0, 1], "items": [gold(0, 1)], "clauses": []})
        said = await tell(court.clients[1], court.game, f"deals/{offer['id']}", "same", accept=True, version=1)
        assert said.status_code == 200, said.text
        assert said.json()["view"]["view"]["gold"] == [2, 4, 3, 3]

    run(tmp_path, play)


def test_whoever_opens_deals_cannot_take_it_back(tmp_path: Path):
    """What is signed is judged then: he could try out what others have signed."""

    async def play(court: Court) -> None:
        await court.play(*["ready"] * 3)
        assert (await court.view(2))["can_undo"]
        await court.play("ready")
        assert not (await court.view(3))["can_undo"]
        undone = await court.tell(3, "undo")
        assert (undone.status_code, undone.json()["reason"]) == (422, "nothing_to_undo")

    run(tmp_path, play)


def test_in_a_window_every_command_is_remembered(tmp_path: Path):
    """Whoever answers, changes his mind, and hears his first answer arrive once more: the second one counts."""

    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open", "open")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            await march(clients[0], game)
            async with house_of(app).tables.open(game) as table:
                trap = next(str(move) for move in table.game.moves(1) if str(move) != "pass")
            view = await look(clients[1], game)
            for move, name in ((trap, "one"), ("pass", "two"), (trap, "one")):
                assert (await send(clients[1], game, view, move, name)).status_code == 200
            async with house_of(app).tables.open(game) as table:
                assert table.window.answers[1].text == "pass"

    asyncio.run(play())


def test_whoever_holds_several_seats_and_names_none_answers_once(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "open", "me", "screen", title="probe_ambush", seed=5))["id"]
            async with house_of(app).tables.open(game) as table:
                table.history.move(0, "march")
                table.note_events()
                view_id = table.history.decision_id
                body = {"decision": view_id, "move": "pass", "command_id": "c"}
                await house_of(app).keep(table, 0, [], None)
            for _ in range(2):
                said = await client.post(f"/api/games/{game}/commands", json=body)
                assert said.status_code == 200, said.text
            async with house_of(app).tables.open(game) as table:
                assert sorted(table.window.answers) == [1]

    asyncio.run(play())


def test_a_consent_to_go_back_again_goes_back_once(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open")
            await send(clients[0], game, await look(clients[0], game), "rest", "r")
            await tell(clients[1], game, "rollback", "w", to=0, agree=True)
            for _ in range(2):
                agreed = await tell(clients[0], game, "rollback", "a", to=0, agree=True)
                assert agreed.status_code == 200, agreed.text
                assert agreed.json()["seq"] == 2
            assert [entry.kind for entry in await log_of(app, game)] == ["move", "rollback"]
            assert (await look(clients[0], game))["way_back"] is None

    asyncio.run(play())


def test_a_line_of_talk_of_somebody_with_several_seats_is_said_once(tmp_path: Path):
    """He names none, and another of them is waited for when the line is sent again."""

    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen", seed=5))["id"]
            first = await tell(client, game, "talk", "t", text="hello")
            asked = (await look(client, game))["waiting"]
            for number in range(20):
                view = await look(client, game)
                if view["waiting"] != asked:
                    break
                await send(client, game, view, moves_in(view)[0], f"m{number}")
            assert view["waiting"] != asked
            again = await tell(client, game, "talk", "t", text="hello")
            assert (again.status_code, again.json()) == (201, first.json())
            assert len((await client.get(f"/api/games/{game}/talk")).json()["entries"]) == 1
            named = await tell(client, game, "talk", "t", text="hello", seat=view["waiting"][0])
            assert named.json() != first.json()  # seats that are named have commands of their own

    asyncio.run(play())


def test_a_program_is_hurried_once_by_the_same_command(tmp_path: Path):
    async def play() -> None:
        workers = Workers(limit=60.0, count=1, mind=Mind(thoughts.hang))
        async with running(tmp_path, workers) as app, guest(app) as client:
            game = (await new_game(client, "random", "me"))["id"]
            house = house_of(app)

            async def hurried() -> bool:
                return bool((await tell(client, game, "hurry", "h")).json()["hurried"])

            await eventually(hurried)
            await seen(client, game, lambda view: view["seq"] >= 1)
            asked: list[str] = []

            def noted(game_id: str) -> bool:
                asked.append(game_id)
                return True

            house.hurry_program = noted
            assert await hurried()  # the same answer
            assert asked == []
            assert (await tell(client, game, "hurry", "h2")).json() == {"hurried": True}
            assert asked == [game]

    asyncio.run(play())
