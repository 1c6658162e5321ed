"""What helps somebody think: hints, insights, games of one's own to try things in, the rules, the list of games."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec

from regnum.engine.chance import VerifiableChance
from regnum.engine.knowledge import NO_EYES
from regnum.engine.snapshot import snapshot
from regnum.server.agenda import KEPT
from regnum.server.commands import make_move
from regnum.server.table import SPECTATOR
from regnum.server.trials import trial
from tests.server.clockwork import StillClock
from tests.server.guests import guest, house_of, look, moves_in, new_game, running, send, tell


def test_a_hint_is_a_legal_move_for_whoever_is_asked(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            made = await new_game(client, "me", "screen")
            view = await look(client, made["id"])
            url = f"/api/games/{made['id']}/hint?seat={view['you']}"
            hint = (await client.get(url)).json()
            assert hint["move"] in moves_in(view)
            assert hint["agent"] == "greedy"
            assert hint["text"] == next(each["text"] for each in view["options"] if each["move"] == hint["move"])
            assert (await client.get(f"{url}&lang=ru")).json()["text"] != hint["text"]
            assert (await client.get(url)).json() == hint  # thought out once
            late = await client.get(f"/api/games/{made['id']}/hint?seat={1 - view['you']}")
            assert (late.status_code, late.json()["error"]) == (409, "not_your_turn")
            assert (await look(client, made["id"]))["seq"] == 0

    asyncio.run(ask())


def test_insights_are_of_the_seat_that_asks(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client, guest(app) as stranger:
            made = await new_game(client, "me", "screen")
            for reader, query in ((client, "?seat=1"), (stranger, "")):
                found = (await reader.get(f"/api/games/{made['id']}/insights{query}")).json()
                assert found["seq"] == 0
                assert isinstance(found["insights"], dict)
            assert ("insights", 1) in house_of(app).tables.cached[made["id"]].worked_out
            view = await look(client, made["id"])
            await send(client, made["id"], view, moves_in(view)[0], "m")
            assert house_of(app).tables.cached[made["id"]].worked_out == {}

    asyncio.run(ask())


def test_a_sandbox_is_a_private_game_from_a_guess_at_the_position(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as client, guest(app) as stranger:
            made = await new_game(client, "me", "open", "greedy", seed=None)
            game = made["id"]
            response = await client.post(f"/api/games/{game}/sandbox", json={})
            assert response.status_code == 201
            own = response.json()["id"]
            live, view = await look(client, game, seat=0), await look(client, own, seat=0)
            assert view["sandbox"] == {"of": game}
            assert live["sandbox"] is None
            assert view["view"] == live["view"]
            assert view["yours"] == [0, 1, 2]
            assert {seat["kind"] for seat in view["seats"]} == {"me"}
            for number in range(12):  # nobody else moves here
                view = await look(client, own)
                assert view["you"] == view["waiting"][0]
                assert (await send(client, own, view, moves_in(view)[0], f"c{number}")).status_code == 200
            assert (await look(client, own))["seq"] == 12
            assert (await look(client, game))["seq"] == live["seq"] or live["waiting"] != [0]
            assert [each["id"] for each in (await client.get("/api/games")).json()["games"]] == [game]
            for path in ("view", "export", "events", "talk", "insights"):
                assert (await stranger.get(f"/api/games/{own}/{path}")).status_code == 404
            assert (await stranger.post(f"/api/games/{own}/sandbox", json={})).status_code == 404
            async with house_of(app).tables.open(game) as real, house_of(app).tables.open(own) as mine:
                assert isinstance(real.game.chance, VerifiableChance)
                assert isinstance(mine.game.chance, VerifiableChance)
                assert real.game.chance.key != mine.game.chance.key
            watcher = await stranger.post(f"/api/games/{game}/sandbox", json={})
            assert watcher.status_code == 201
            assert (await client.post(f"/api/games/{game}/sandbox", json={"seat": 1})).status_code == 403
        async with running(tmp_path, clock=clock) as app, guest(app) as again:  # also after a restart, for a week
            again.cookies = client.cookies
            assert (await look(again, own))["seq"] == 12
            clock.time += KEPT + 1
            await again.post(f"/api/games/{game}/sandbox", json={})
            assert (await again.get(f"/api/games/{own}/view")).status_code == 404
            assert (await again.get(f"/api/games/{game}/view")).status_code == 200
            await tell(again, game, "end", "e", agree=True)

    asyncio.run(play())


def test_a_sandbox_holds_nothing_that_the_seat_does_not_know(tmp_path: Path):
    """Hidden hands are drawn anew: over several trials they are not always the real ones."""

    async def play() -> None:
        rng = Random(4)
        async with running(tmp_path) as app, guest(app) as client:
            for seed in range(30):
                game = (await new_game(client, "me", "screen", "screen", seed=seed))["id"]
                async with house_of(app).tables.open(game) as table:
                    while not table.over:
                        if table.game.title.knowledge.hidden(table.game.state, NO_EYES):
                            hands = snapshot(table.game).state["hand"]
                            guesses = [msgspec.json.decode(trial(table, SPECTATOR, 0.0)[0].origin) for _ in range(12)]
                            if any(guess["state"]["hand"] != hands for guess in guesses):
                                return
                        asked = table.game.waiting[0]
                        move = rng.choice([str(move) for move in table.game.moves(asked)])
                        make_move(table, asked, move, table.history.decision_id)
        raise AssertionError("every guess was right")

    asyncio.run(play())


def test_rules_are_listed_and_searched(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            everything = (await client.get("/api/rules/pax_renaissance")).json()["paragraphs"]
            assert {"id", "title", "chapter"} == set(everything[0])
            found = (await client.get("/api/rules/pax_renaissance?search=Trade+FAIR")).json()["paragraphs"]
            assert 0 < len(found) < len(everything)
            assert any(each["id"].startswith("G") for each in found)
            assert (await client.get("/api/rules/pax_renaissance?search=zzzzz")).json() == {"paragraphs": []}
            assert (await client.get("/api/rules/chess")).status_code == 404
            assert (await client.get("/api/rules/pax_renaissance?lang=xx")).status_code == 400

    asyncio.run(ask())


def test_the_list_says_which_games_wait_for_the_reader(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client, guest(app) as friend:
            made = await new_game(client, "me", "open", pace="days:3")
            await friend.get(made["seats"][1]["link"])
            for _ in range(2):
                asked = (await look(client, made["id"]))["waiting"][0]
                for seat, reader in enumerate((client, friend)):
                    listed = (await reader.get("/api/games")).json()["games"][0]
                    assert listed["waiting_for_you"] == (seat == asked)
                    assert (listed["over"], listed["pace"]) == (False, "days:3")
                turn = 0
                while (await look(client, made["id"]))["waiting"] == [asked]:  # until it is the other's turn
                    view, turn = await look((client, friend)[asked], made["id"]), turn + 1
                    move = "pass" if "pass" in moves_in(view) else moves_in(view)[-1]
                    await send((client, friend)[asked], made["id"], view, move, f"{asked}-{turn}-{view['seq']}")

    asyncio.run(ask())
