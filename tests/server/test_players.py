"""Players with several seats: one link, one clock, one vote, and eyes for all of their hands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.probes import twins
from tests.server.clockwork import StillClock
from tests.server.guests import guest, house_of, known, look, moves_in, new_game, running, send, tell
from tests.server.wire import PlainWorkers


@pytest.fixture(autouse=True)
def known_titles() -> Iterator[None]:
    with known(twins.TITLE):
        yield


def test_one_link_opens_all_seats_of_a_player_and_no_others(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator, guest(app) as friend:
            made = await new_game(creator, "me", "open", title="probe_twins")
            assert made["players"] == 2
            assert [seat["player"] for seat in made["seats"]] == [0, 1, 0, 1]
            assert [seat.get("link", "") != "" for seat in made["seats"]] == [True, True, False, False]
            assert (await look(creator, made["id"]))["yours"] == [0, 2]
            await friend.get(made["seats"][1]["link"])
            view = await look(friend, made["id"])
            assert view["yours"] == [1, 3]
            assert [len(hand) for hand in view["view"]["hand"]] == [1, 3, 1, 3]
            assert (await look(friend, made["id"], seat=3))["view"]["hand"] == view["view"]["hand"]
            assert (await friend.get(f"/api/games/{made['id']}/view?seat=2")).status_code == 403
            by_token = guest(app, made["seats"][1]["token"])
            assert (await look(by_token, made["id"]))["yours"] == [1, 3]
            dealt = [line for line in view["log"] if line["kind"] == "dealt"]
            assert {tuple(line["targets"][0]) for line in dealt} <= {("seat", 1), ("seat", 3)}

    asyncio.run(play())


def test_a_game_of_four_seats_and_two_players_is_stored_and_goes_on(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path, PlainWorkers()) as app, guest(app) as creator:
            game = (await new_game(creator, "me", "random", title="probe_twins"))["id"]
            for number in range(60):
                view = await look(creator, game)
                if view["outcome"]:
                    break
                moves = moves_in(view)
                if moves:
                    await send(creator, game, view, moves[0], f"c{number}", seat=view["you"])
                else:
                    await asyncio.sleep(0.02)
            assert view["outcome"]["winners"] in ([0, 2], [1, 3], [0, 1, 2, 3])
            async with house_of(app).tables.open(game) as table:
                assert table.row.players == 2
                house_of(app).tables.drop([game])
            again = await look(creator, game)
            assert again["outcome"] == view["outcome"]
            assert (await creator.get(f"/api/games/{game}/export")).status_code == 200

    asyncio.run(play())


def test_whoever_resigns_gives_up_all_his_seats(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path, PlainWorkers()) as app, guest(app) as creator:
            made = await new_game(creator, "open", "open", "open", title="probe_twins")
            clients = [guest(app, made["seats"][player]["token"]) for player in range(3)]
            view = (await tell(clients[0], made["id"], "resign", "r", seat=3)).json()["view"]
            assert [seat["state"] for seat in view["seats"]] == ["resigned", "playing", "playing"] * 2
            view = (await tell(clients[1], made["id"], "resign", "r")).json()["view"]
            assert (view["ended"]["way"], view["ended"]["winners"]) == ("resigned", [2, 5])

    asyncio.run(play())


def test_one_vote_and_one_clock_a_player(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as creator:
            made = await new_game(creator, "me", "screen", title="probe_twins", pace="live:5+0")
            view = await look(creator, made["id"])
            await clock.turn(10.0)
            view = await look(creator, made["id"])
            left = [seat["left"] for seat in view["clocks"]["seats"]]
            assert left == [290.0, 300.0, 290.0, 300.0]  # the clock of seat 0 is that of seat 2
            ended = (await tell(creator, made["id"], "end", "e", agree=True)).json()["view"]
            assert ended["ended"]["way"] == "agreed"

    asyncio.run(play())


def test_moves_of_both_seats_can_be_taken_back_by_their_player(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game = (await new_game(creator, "me", "screen", title="probe_twins"))["id"]
            view = await look(creator, game)
            assert view["waiting"] == [0]
            await send(creator, game, view, "keep", "k", seat=0)
            assert (await look(creator, game, seat=2))["can_undo"]
            assert not (await look(creator, game, seat=1))["can_undo"]
            back = await tell(creator, game, "undo", "u", seat=2)
            assert back.json()["view"]["waiting"] == [0]

    asyncio.run(play())
