"""What happens at the table beside the game: resignations, agreed ends, talk, notebooks, who is there."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import httpx
from websockets.asyncio.client import connect

from tests.server.guests import Json, guest, house_of, look, moves_in, new_game, running, seen, send, tell
from tests.server.processes import serving


def notes(view: Json) -> list[str]:
    """What was noted at the table."""
    return [line["note"] for line in view["log"] if line["kind"] == "note"]


async def people(app, creator: httpx.AsyncClient, *seats: str) -> tuple[str, list[httpx.AsyncClient]]:
    """A game and whoever holds each of its seats by its token."""
    made = await new_game(creator, *seats)
    return made["id"], [guest(app, seat.get("token", "x")) for seat in made["seats"]]


def test_who_resigns_is_replaced_by_a_program_while_two_people_play_on(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game, clients = await people(app, creator, "open", "open", "open")
            before = await look(creator, game)
            quitter = before["waiting"][0]
            answers = [await tell(clients[quitter], game, "resign", "r") for _ in range(2)]
            assert [answer.status_code for answer in answers] == [200, 200]
            view = answers[1].json()["view"]
            assert view["ended"] is None
            assert view["seats"][quitter]["state"] == "resigned"
            assert notes(view) == ["resigned"]
            view = await seen(clients[quitter], game, lambda view: view["seq"] and view["waiting"] != [quitter])
            for what in ("resign", "back", "undo"):
                late = await tell(clients[quitter], game, what, f"again-{what}")
                assert (late.status_code, late.json()["error"]) == (409, "resigned")
            other = view["waiting"][0]
            last = next(seat for seat in range(3) if seat not in (quitter, other))
            view = (await tell(clients[other], game, "resign", "r")).json()["view"]
            assert (view["ended"]["way"], view["ended"]["winners"]) == ("resigned", [last])
            mixed, clients = await people(app, creator, "open", "open", "greedy")
            assert (await tell(clients[0], mixed, "resign", "r")).json()["view"]["ended"] is None
            view = (await tell(clients[1], mixed, "resign", "r")).json()["view"]
            assert (view["ended"]["way"], view["ended"]["winners"]) == ("resigned", [2])

    asyncio.run(play())


def test_a_resignation_that_leaves_one_seat_or_no_person_ends_the_game(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game, clients = await people(app, creator, "me", "open")
            view = (await tell(clients[0], game, "resign", "r")).json()["view"]
            assert view["ended"] == view["outcome"]
            assert (view["ended"]["way"], view["ended"]["winners"]) == ("resigned", [1])
            assert view["seats"][1]["name"] in view["ended"]["text"]
            assert (view["waiting"], view["decision"], moves_in(view), view["options"]) == ([], None, [], [])
            assert not view["can_undo"]
            refused = await send(clients[1], game, {"decision": {"id": 0}}, "fair west", "m")
            assert (refused.status_code, refused.json()["reason"]) == (422, "game_is_over")
            refused = await tell(clients[1], game, "resign", "x")
            assert (refused.status_code, refused.json()["reason"]) == (422, "game_is_over")
            listed = (await creator.get("/api/games")).json()["games"][0]
            assert (listed["over"], listed["waiting_for_you"]) == (True, False)
            solo, clients = await people(app, creator, "me", "greedy", "greedy")
            view = (await tell(clients[0], solo, "resign", "r")).json()["view"]
            assert (view["ended"]["way"], view["ended"]["winners"]) == ("resigned", [1, 2])
        async with running(tmp_path) as app, guest(app) as again:  # it stays ended
            again.cookies = creator.cookies
            for language in ("en", "ru", "pl"):
                assert (await look(again, game, lang=language))["ended"]["way"] == "resigned"
            assert house_of(app).tables.cached[game].programs_to_move() == []

    asyncio.run(play())


def test_an_end_is_agreed_on_by_everybody_or_not_at_all(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game, clients = await people(app, creator, "open", "open", "greedy")
            view = (await tell(clients[0], game, "end", "a", agree=True)).json()["view"]
            assert view["end_offer"] == {"seats": [0]}
            assert view["ended"] is None
            view = (await tell(clients[1], game, "end", "a", agree=False)).json()["view"]
            assert view["end_offer"] is None
            view = (await tell(clients[1], game, "end", "b", agree=True)).json()["view"]
            assert view["end_offer"] == {"seats": [1]}
            view = (await tell(clients[0], game, "end", "b", agree=True)).json()["view"]
            assert (view["ended"]["way"], view["ended"]["winners"]) == ("agreed", [])
            assert view["end_offer"] is None
            assert notes(view) == ["end_offered", "end_refused", "end_offered", "end_offered", "ended_agreed"]
            assert (await creator.get(f"/api/games/{game}/export")).json()["regnum"] == "save"  # it is over for all
            alone, clients = await people(app, creator, "me", "greedy")
            view = (await tell(clients[0], alone, "end", "a", agree=True)).json()["view"]
            assert view["ended"]["way"] == "agreed"
            screen = (await new_game(creator, "me", "screen", "screen"))["id"]
            view = (await tell(creator, screen, "end", "a", agree=True, seat=1)).json()["view"]
            assert view["ended"]["way"] == "agreed"  # one screen speaks for all who sit at it

    asyncio.run(play())


def test_a_resigned_seat_need_not_agree(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game, clients = await people(app, creator, "open", "open", "open")
            await tell(clients[0], game, "end", "a", agree=True)
            view = (await tell(clients[0], game, "resign", "r")).json()["view"]
            assert view["end_offer"] is None  # who has left offers nothing
            await tell(clients[1], game, "end", "a", agree=True)
            view = (await tell(clients[2], game, "end", "a", agree=True)).json()["view"]
            assert view["ended"]["way"] == "agreed"

    asyncio.run(play())


def test_talk_is_read_by_everybody_and_said_once(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator, guest(app) as stranger:
            made = await new_game(creator, "me", "open")
            game = made["id"]
            first = await tell(creator, game, "talk", "t", text="Hello <b>there</b>")
            again = await tell(creator, game, "talk", "t", text="Hello <b>there</b>")
            assert (first.status_code, again.status_code) == (201, 201)
            assert first.json() == again.json()
            async with guest(app, made["seats"][1]["token"]) as friend:
                second = await tell(friend, game, "talk", "t", text="Добрый день")
            said = (await stranger.get(f"/api/games/{game}/talk")).json()["entries"]
            assert [(line["seat"], line["text"]) for line in said] == [(0, "Hello <b>there</b>"), (1, "Добрый день")]
            assert said[0]["name"]
            since = (await stranger.get(f"/api/games/{game}/talk?since={first.json()['id']}")).json()["entries"]
            assert [line["id"] for line in since] == [second.json()["id"]]
            for text, status in (("", 400), ("  ", 422), ("x" * 501, 400)):
                assert (await tell(creator, game, "talk", "u", text=text)).status_code == status
            assert len((await stranger.get(f"/api/games/{game}/talk")).json()["entries"]) == 2
            assert (await look(creator, game))["log"] == []  # talk is no event
            offered = await tell(creator, game, "end", "t", agree=True)  # its id belongs to talk alone
            assert offered.json()["view"]["end_offer"] == {"seats": [0]}

    asyncio.run(play())


def test_a_notebook_is_private_to_its_seat(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            made = await new_game(creator, "me", "open")
            url = f"/api/games/{made['id']}/notebook"
            assert (await creator.get(url)).json() == {"text": ""}
            text = "план: ж" * 2857
            assert (await creator.put(url, json={"text": text})).json() == {"text": text}
            assert (await creator.put(url, json={"text": "x" * 20001})).status_code == 400
            assert (await creator.put(url, json={"text": "x" * 140000})).status_code == 413
            async with guest(app, made["seats"][1]["token"]) as friend:
                assert (await friend.get(url)).json() == {"text": ""}
                await friend.put(url, json={"text": "other"})
                assert (await friend.get(f"{url}?seat=0")).status_code == 403
            assert (await creator.get(url)).json() == {"text": text}

    asyncio.run(play())


def test_sockets_bring_talk_lines_of_the_table_and_who_is_there(tmp_path: Path):
    async def watch(address: str) -> None:
        async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as creator:
            made = await new_game(creator, "me", "open")
            game, tokens = made["id"], [seat["token"] for seat in made["seats"]]
            url = f"{address.replace('http', 'ws')}/api/games/{game}/live"
            async with connect(url) as spectator:
                first = json.loads(await spectator.recv())
                assert [seat["present"] for seat in first["view"]["seats"]] == [False, False]
                async with connect(url, additional_headers={"authorization": f"Bearer {tokens[1]}"}) as friend:
                    await friend.recv()
                    came = json.loads(await asyncio.wait_for(spectator.recv(), 5))
                    assert [seat["present"] for seat in came["view"]["seats"]] == [False, True]
                    line = (await tell(creator, game, "talk", "t", text="hello")).json()["id"]
                    talk = json.loads(await asyncio.wait_for(spectator.recv(), 5))
                    assert talk["type"] == "talk"
                    assert [entry["id"] for entry in talk["entries"]] == [line]
                left = json.loads(await asyncio.wait_for(spectator.recv(), 5))
                assert [seat["present"] for seat in left["view"]["seats"]] == [False, False]
                await tell(creator, game, "end", "e", agree=True)
                offered = json.loads(await asyncio.wait_for(spectator.recv(), 5))
                assert offered["view"]["end_offer"] == {"seats": [0]}
                assert offered["seq"] == 0
            async with connect(f"{url}?since=0&talk=0") as late:
                missed = [json.loads(await asyncio.wait_for(late.recv(), 5)) for _ in range(2)]
                assert [update["type"] for update in missed] == ["update", "talk"]
                assert missed[0]["view"]["end_offer"] == {"seats": [0]}
                assert missed[1]["entries"][0]["text"] == "hello"
            async with connect(f"{url}?since=0&talk={line}") as informed:
                assert json.loads(await asyncio.wait_for(informed.recv(), 5))["type"] == "update"
                await tell(creator, game, "talk", "t2", text="more")
                assert json.loads(await asyncio.wait_for(informed.recv(), 5))["entries"][0]["text"] == "more"

    with serving(tmp_path) as server:
        asyncio.run(watch(server.address))


def test_redo_is_an_ordinary_move(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            view = await look(client, game)
            assert not view["can_redo"]
            refused = await tell(client, game, "redo", "r0")
            assert (refused.status_code, refused.json()["reason"]) == (422, "nothing_to_redo")
            after = (await send(client, game, view, "fair west", "m")).json()["view"]
            undone = (await tell(client, game, "undo", "u")).json()["view"]
            assert undone["can_redo"]
        async with running(tmp_path) as app, guest(app) as other:  # it is derived from the log
            other.cookies = client.cookies
            answers = [(await tell(other, game, "redo", "r")).json() for _ in range(2)]
            assert answers[0] == answers[1]
            assert answers[0]["seq"] == 3
            assert answers[0]["view"]["view"] == after["view"]
            assert not answers[0]["view"]["can_redo"]
            assert answers[0]["view"]["can_undo"]

    asyncio.run(play())


def test_log_lines_say_what_they_name_and_which_rule(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            view = await look(client, game)
            assert view["decision"]["rule"] == "D1.intro1"
            assert view["odds"]
            view = (await send(client, game, view, "fair west", "m")).json()["view"]
            opened = next(line for line in view["log"] if line["kind"] == "fair_opened")
            assert opened["rule"] == "G"
            assert ["seat", view["you"]] in opened["targets"]
            assert (await client.get(f"/api/rules/pax_renaissance/{opened['rule']}")).status_code == 200

    asyncio.run(play())


def test_only_whoever_is_asked_is_spoken_to(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            made = await new_game(client, "open", "open")
            views = [await look(guest(app, seat["token"]), made["id"], lang="en") for seat in made["seats"]]
            asked = views[0]["waiting"][0]
            views.append(await look(client, made["id"]))  # a spectator
            told = [view["decision"]["prompt"] for view in views]
            assert told.pop(asked).startswith("Choose an action:")
            assert set(told) == {"An action is being chosen."} == {views[0]["decision"]["neutral"]}

    asyncio.run(play())
