"""Standing orders at the table, and ways back by consent."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from regnum.engine.frames import Frame
from regnum.engine.game import Game
from regnum.engine.refusals import Reason
from tests.probes import ambush
from tests.probes.base import hidden_hands, table
from tests.probes.marathon import SEEN, STEP, UNSEEN, Marathon, Race, Road, Step
from tests.server.guests import Json, guest, house_of, known, log_of, look, moves_in, new_game, running, send, tell
from tests.server.test_windows import deal, march, people, public


@pytest.fixture(autouse=True)
def known_titles() -> Iterator[None]:
    with known(ambush.TITLE):
        yield


def order(topic: str, answer: str, scope: str = "turn", **more: object) -> Json:
    return {"topic": topic, "answer": answer, "scope": scope, **more}


def test_the_form_is_the_same_for_everybody_and_filled_in_by_what_is_held(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open", "open")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.BANNER,)})
            forms = [(await client.get(f"/api/games/{game}/orders")).json() for client in clients]
            assert all([row["topic"] for row in form["topics"]] == ["trap", "banner", "blade"] for form in forms)
            assert [row["answer"] for row in forms[1]["topics"]] == ["ask", "never", "never"]
            assert [row["answer"] for row in forms[2]["topics"]] == ["never", "ask", "never"]
            assert forms[1]["scopes"] == [["turn", "turn"], ["game", "game"]]

    asyncio.run(play())


def test_orders_answer_at_once_and_are_seen_by_nobody_else(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open", "open")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            await march(clients[0], game)
            before = [await look(client, game) for client in clients]
            answer = await clients[1].put(f"/api/games/{game}/orders", json=order("trap", "never"))
            assert answer.status_code == 200, answer.text
            assert answer.json()["view"]["window"]["answered"] == {"1": "pass"}
            for seat in (0, 2):
                assert public(await look(clients[seat], game)) == public(before[seat])
            form = (await clients[1].get(f"/api/games/{game}/orders")).json()
            assert [(row["topic"], row["answer"]) for row in form["topics"] if row["given"]] == [("trap", "never")]
            other = (await clients[2].get(f"/api/games/{game}/orders")).json()
            assert not any(row["given"] for row in other["topics"])

    asyncio.run(play())


def test_an_order_to_play_is_obeyed_and_one_of_this_turn_ends_with_it(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game = (await new_game(creator, "me", "screen", title="probe_ambush", seed=5))["id"]
            await deal(app, game, {1: (ambush.TRAP, ambush.TRAP)})
            for topic, answer in (("trap", "play"), ("banner", "never")):  # at one screen only full orders count
                await creator.put(f"/api/games/{game}/orders", json=order(topic, answer, seat=1))
            await march(creator, game)
            async with house_of(app).tables.open(game) as table:
                assert table.game.state.pile == [ambush.TRAP]  # the march was stopped without a question
            assert [entry.text for entry in await log_of(app, game)] == ["march", "play trap"]
            view = await look(creator, game)
            assert (view["decision"]["kind"], view["waiting"]) == ("March", [1])
            form = (await creator.get(f"/api/games/{game}/orders?seat=1")).json()
            assert not any(row["given"] for row in form["topics"])

    asyncio.run(play())


def test_an_order_is_kept_over_a_new_start_and_can_be_cancelled(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game = (await new_game(creator, "me", "screen", title="probe_ambush", seed=5))["id"]
            await creator.put(f"/api/games/{game}/orders", json=order("blade", "never", "game", seat=1))
            cookies = creator.cookies
        async with running(tmp_path) as app, guest(app) as creator:
            creator.cookies = cookies
            form = (await creator.get(f"/api/games/{game}/orders?seat=1")).json()
            assert [row["given"] for row in form["topics"]] == [False, False, True]
            await creator.put(f"/api/games/{game}/orders", json={"topic": "blade", "answer": "cancel", "seat": 1})
            form = (await creator.get(f"/api/games/{game}/orders?seat=1")).json()
            assert not any(row["given"] for row in form["topics"])

    asyncio.run(play())


def test_what_cannot_be_ordered_is_refused_by_name(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game = (await new_game(creator, "me", "screen", title="probe_ambush", seed=5))["id"]
            for wrong in (order("rain", "never"), order("trap", "maybe"), order("trap", "never", "century")):
                answer = await creator.put(f"/api/games/{game}/orders", json=wrong)
                assert (answer.status_code, answer.json()["error"]) == (422, "no_such_order")
            wrong = order("banner", "play", condition="leading")
            assert (await creator.put(f"/api/games/{game}/orders", json=wrong)).status_code == 422
            right = order("trap", "play", condition="leading")
            assert (await creator.put(f"/api/games/{game}/orders", json=right)).status_code == 200

    asyncio.run(play())


# ---- ways back ------------------------------------------------------------------------------------------------------


def test_the_game_goes_back_when_all_agree_and_what_is_drawn_again_is_drawn_anew(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open")
            first = await look(clients[0], game)
            await send(clients[0], game, first, "rest", "r")
            later = await look(clients[1], game)
            wish = await tell(clients[1], game, "rollback", "w", to=0, agree=True)
            assert wish.status_code == 200, wish.text
            assert wish.json()["view"]["way_back"] == {"to": 0, "seats": [1], "absent": [], "until": None}
            assert wish.json()["seq"] == later["seq"]
            agreed = await tell(clients[0], game, "rollback", "a", to=0, agree=True)
            view = agreed.json()["view"]
            assert (view["seq"], view["waiting"], view["way_back"]) == (2, [0], None)
            assert view["decision"]["id"] == 2  # an answer to the question of before comes too late
            assert view["view"]["hand"][0] == first["view"]["hand"][0]
            assert [line["note"] for line in view["log"] if line["kind"] == "note"][-1] == "rolled_back"
            assert not view["can_undo"]
            late = await send(clients[0], game, first, "rest", "late")
            assert late.status_code == 409
            async with house_of(app).tables.open(game) as table:
                assert table.game.chance.epoch == 1
                house_of(app).tables.drop([game])
            assert (await look(clients[0], game))["view"] == view["view"]
            assert moves_in(await look(clients[0], game)) == ["march", "rest"]

    asyncio.run(play())


def test_nobody_goes_back_alone_and_a_wish_can_be_refused(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open", "open")
            await send(clients[0], game, await look(clients[0], game), "rest", "r")
            for wrong in (1, 7):
                answer = await tell(clients[0], game, "rollback", f"w{wrong}", to=wrong, agree=True)
                assert (answer.status_code, answer.json()["reason"]) == (422, "no_way_back")
            for seat in (0, 1):
                await tell(clients[seat], game, "rollback", "w", to=0, agree=True)
            assert (await look(clients[2], game))["way_back"]["seats"] == [0, 1]
            refused = await tell(clients[2], game, "rollback", "n", to=0, agree=False)
            assert (refused.json()["view"]["way_back"], refused.json()["view"]["seq"]) == (None, 1)

    asyncio.run(play())


def test_a_wish_to_go_back_lapses_when_the_game_goes_on(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open")
            await send(clients[0], game, await look(clients[0], game), "rest", "r")
            await tell(clients[1], game, "rollback", "w", to=0, agree=True)
            await send(clients[1], game, await look(clients[1], game), "rest", "s")
            assert (await look(clients[0], game))["way_back"] is None
            late = (await tell(clients[0], game, "rollback", "a", to=0, agree=True)).json()["view"]
            assert late["seq"] == 2
            assert late["way_back"] == {"to": 0, "seats": [0], "absent": [], "until": None}

    asyncio.run(play())


def test_nobody_goes_back_from_the_end_of_a_game(tmp_path: Path):
    """Everybody may know then what was hidden."""

    async def play() -> None:
        with known(slow_marathon()):
            async with running(tmp_path) as app, guest(app) as creator:
                game = (await new_game(creator, "me", "screen", title="probe_marathon", seed=5))["id"]
                view, number = await look(creator, game), 0
                while view["outcome"] is None:
                    number += 1
                    made = await send(creator, game, view, moves_in(view)[0], f"m{number}", seat=view["waiting"][0])
                    view = made.json()["view"]
                    if view["waiting"] and view["you"] not in view["waiting"]:
                        view = await look(creator, game, seat=view["waiting"][0])
                late = await tell(creator, game, "rollback", "late", to=1, agree=True)
                assert (late.status_code, late.json()["reason"]) == (422, "game_is_over")

    asyncio.run(play())


# ---- where there is no choice ---------------------------------------------------------------------------------------


class Plod(Step):
    """marathon.1: whoever leads can only walk, as everybody sees."""

    def why_not(self, game: Game[Road], seat: int, option: int) -> int:
        return TIRED.code if option and seat == 0 else 0


TIRED = Reason(1, "tired", "marathon.1")


def slow_marathon() -> Marathon:
    """A race in which seat 0 never has a choice."""
    step = type("Step", (Plod,), {"__doc__": Plod.__doc__})
    race = type("Race", (Race,), {"__doc__": Race.__doc__, "step": lambda self, game: game.call(step())})

    class SlowMarathon(Marathon):
        def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Road, Frame[Road]]:
            return Road(seats, 40), race()

    known_to = table(Road, *hidden_hands(Road))
    return SlowMarathon(known_to, decisions=[step], procedures=[race], events=[STEP, SEEN, UNSEEN], reasons=[TIRED])


def test_the_only_answer_is_given_for_whoever_wishes_it_and_told_in_the_log(tmp_path: Path):
    async def play() -> None:
        with known(slow_marathon()):
            async with running(tmp_path) as app, guest(app) as creator:
                game = (await new_game(creator, "me", "screen", title="probe_marathon", seed=5))["id"]
                view = await look(creator, game)
                assert (view["waiting"], view["alone"], moves_in(view)) == ([0], [], ["walk"])
                answer = await creator.put(f"/api/games/{game}/orders", json={"alone": True, "seat": 0})
                assert answer.json()["view"]["alone"] == [0]
                view = await look(creator, game)
                assert view["waiting"] == [1]  # seat 0 was not asked
                assert [(line["note"], line["seq"]) for line in view["log"] if line["kind"] == "note"] == [
                    ("answered_alone", 1)
                ]
                await send(creator, game, view, "run", "r", seat=1)
                assert [entry.text for entry in await log_of(app, game)] == ["walk", "run", "walk"]
                await creator.put(f"/api/games/{game}/orders", json={"alone": False, "seat": 0})
                await send(creator, game, await look(creator, game), "walk", "w", seat=1)
                assert (await look(creator, game))["waiting"] == [0]

    asyncio.run(play())


def test_a_question_that_can_be_refused_says_for_how_long(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open", "open")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            await march(clients[0], game)
            views = [await look(client, game) for client in clients]
            assert views[1]["decision"]["refusable"] == {"topics": ["trap", "banner"], "scope": "turn", "text": "turn"}
            assert views[0]["decision"]["refusable"] is None  # he is not asked

    asyncio.run(play())


# ---- a refused order, and one from before a way back ----------------------------------------------------------------


def test_a_refused_order_changes_nothing_at_all(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game = (await new_game(creator, "me", "screen", title="probe_ambush", seed=5))["id"]
            before = (await creator.get(f"/api/games/{game}/orders", params={"seat": 0})).json()
            wrong = order("rain", "never", alone=not before["alone"], seat=0)
            assert (await creator.put(f"/api/games/{game}/orders", json=wrong)).status_code == 422
            assert (await creator.get(f"/api/games/{game}/orders", params={"seat": 0})).json() == before

    asyncio.run(play())


def test_an_order_that_was_over_does_not_hold_again_after_a_way_back(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open")
            await clients[1].put(f"/api/games/{game}/orders", json=order("trap", "never"))
            await send(clients[0], game, await look(clients[0], game), "rest", "r")
            form = (await clients[1].get(f"/api/games/{game}/orders")).json()
            assert not any(row["given"] for row in form["topics"])  # another turn has begun
            for seat in (0, 1):
                back = await tell(clients[seat], game, "rollback", "b", to=0, agree=True)
            assert back.json()["seq"] == 2
            for _ in range(2):
                form = (await clients[1].get(f"/api/games/{game}/orders")).json()
                assert not any(row["given"] for row in form["topics"])
                house_of(app).tables.drop([game])
            await clients[1].put(f"/api/games/{game}/orders", json=order("trap", "never"))
            form = (await clients[1].get(f"/api/games/{game}/orders")).json()
            assert [row["topic"] for row in form["topics"] if row["given"]] == ["trap"]

    asyncio.run(play())
