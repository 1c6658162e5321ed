"""Windows at the table: durable, unseen until they close, closed together, and never a tell."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from websockets.asyncio.client import connect

from regnum.server.application import make_application
from regnum.server.windows import LEAST_OPEN
from tests.probes import ambush
from tests.server.clockwork import StillClock
from tests.server.guests import Json, guest, house_of, known, log_of, look, moves_in, new_game, running, send
from tests.server.wire import PlainWorkers, listening


@pytest.fixture(autouse=True)
def known_titles() -> Iterator[None]:
    with known(ambush.TITLE):
        yield


def hand(table: Any, seat: int, *cards: int) -> None:
    """Give a seat these cards in place of its own."""
    state = table.game.state
    state.deck = sorted([*state.deck, *state.hand[seat]])
    state.hand[seat] = []
    for card in cards:
        state.deck.remove(card)
    state.hand[seat] = sorted(cards)


async def people(app: Starlette, *seats: str, pace: str = "none") -> tuple[str, list[httpx.AsyncClient]]:
    """A game of ambush, and a client for each person by link."""
    async with guest(app) as creator:
        made = await new_game(creator, *seats, title="probe_ambush", pace=pace, seed=5)
    return made["id"], [guest(app, seat["token"]) if "token" in seat else guest(app) for seat in made["seats"]]


async def deal(app: Starlette, game: str, hands: dict[int, tuple[int, ...]]) -> None:
    async with house_of(app).tables.open(game) as table:
        for seat in range(len(table.seats)):
            hand(table, seat)
        for seat, cards in hands.items():
            hand(table, seat, *cards)


async def march(client: httpx.AsyncClient, game: str) -> Json:
    """Seat 0 marches: a window opens."""
    view = await look(client, game)
    answer = await send(client, game, view, "march", "march")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()["view"]
    return found


async def closed(app: Starlette, game: str, seq: int) -> None:
    """Wait until so many entries are written."""
    for _ in range(500):
        async with house_of(app).tables.open(game) as table:
            if table.seq >= seq:
                return
        await asyncio.sleep(0.01)
    raise AssertionError("the window stays open")


def public(view: Json) -> Json:
    """What must be the same for somebody who has nothing to do with an answer."""
    return {part: value for part, value in view.items() if part not in ("seats",)}


def test_answers_are_unseen_until_the_last_is_in_and_get_their_numbers_together(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app:
            game, clients = await people(app, "open", "open", "open", "open")
            await deal(app, game, {1: (ambush.BANNER,), 2: (ambush.TRAP,), 3: (ambush.BLADE, ambush.TRAP)})
            await march(clients[0], game)
            before = [await look(client, game) for client in clients]
            assert before[0]["waiting"] == [1, 2, 3]
            assert before[0]["window"] == {"silence": "pass", "answered": {}, "until": None}
            answer = await send(clients[2], game, before[2], "play trap", "t")
            assert answer.status_code == 200
            assert answer.json()["seq"] == before[0]["seq"]
            assert answer.json()["view"]["window"]["answered"] == {"2": "play trap"}
            for seat in (0, 1, 3):
                assert public(await look(clients[seat], game)) == public(before[seat])
            again = await send(clients[2], game, before[2], "play trap", "t")
            assert again.status_code == 200
            assert (await look(clients[2], game))["window"]["answered"] == {"2": "play trap"}
            await send(clients[3], game, before[3], "play trap", "t")
            assert public(await look(clients[1], game)) == public(before[1])
            await send(clients[1], game, before[1], "pass", "p")
            assert public(await look(clients[0], game)) == public(before[0])  # it stays open for a while
            await clock.turn(LEAST_OPEN)
            await closed(app, game, before[0]["seq"] + 3)
            after = await look(clients[0], game)
            assert after["seq"] == before[0]["seq"] + 3
            assert [line["text"] for line in after["log"] if line["seq"] > before[0]["seq"]] != []
            assert [entry.seat for entry in (await log_of(app, game))[-3:]] == [1, 2, 3]
            async with house_of(app).tables.open(game) as table:
                assert table.game.state.pile == [ambush.TRAP]
                assert sorted(table.game.state.hand[3]) == [ambush.TRAP, ambush.BLADE]  # its play was void
            repeated = await send(clients[2], game, before[2], "play trap", "t")
            assert repeated.status_code == 200

    asyncio.run(play())


def test_acknowledged_answers_survive_a_new_start_and_close_then(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "me", "screen", "screen")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            async with house_of(app).tables.open(game) as table:
                tokens = {client.headers.get("authorization", "") for client in clients}
                assert len(tokens) == len(table.seats)
            await march(clients[0], game)
            view = await look(clients[1], game)
            await send(clients[1], game, view, "play trap", "t")
        async with running(tmp_path) as app:
            again = [guest(app, client.headers["authorization"].split()[1]) for client in clients]
            assert (await look(again[1], game))["window"]["answered"] == {"1": "play trap"}
            assert (await look(again[2], game))["window"]["answered"] == {}
            view = await look(again[2], game)
            assert (await send(again[2], game, view, "pass", "p")).status_code == 200
            await closed(app, game, 3)

    asyncio.run(play())


def test_an_answer_can_be_changed_and_a_wrong_one_is_refused_unseen(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open", "open")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            await march(clients[0], game)
            view = await look(clients[1], game)
            refused = await send(clients[1], game, view, "play banner", "a")
            assert (refused.status_code, refused.json()["reason"]) == (422, "not_held")
            assert (await look(clients[1], game))["window"]["answered"] == {}
            await send(clients[1], game, view, "play trap", "b")
            await send(clients[1], game, view, "pass", "c")
            assert (await look(clients[1], game))["window"]["answered"] == {"1": "pass"}

    asyncio.run(play())


def test_programs_think_about_a_window_together_and_those_without_a_choice_are_not_asked(tmp_path: Path):
    class Counting(PlainWorkers):
        def __init__(self) -> None:
            super().__init__()
            self.batches: list[list[int]] = []

        async def choose_all(self, questions: Any) -> list[str]:
            self.batches.append([each[2] for each in questions])
            return ["pass"] * len(questions)

        async def choose(self, data: bytes, agent: str, seat: int, seed: int) -> str:
            return "rest"

    async def play() -> None:
        workers = Counting()
        async with running(tmp_path, workers) as app:
            game, clients = await people(app, "open", "random", "random", "random")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.BLADE,), 3: (ambush.BANNER,)})
            await march(clients[0], game)
            await closed(app, game, 4)
            assert workers.batches[0] == [1, 3]  # and perhaps, by now, those with blades in the windows that follow
            assert all(seat == 2 for batch in workers.batches[1:] for seat in batch)

    asyncio.run(play())


def test_whoever_comes_again_is_told_what_he_has_answered_elsewhere_meanwhile(tmp_path: Path):
    """An answer in a window has no number, so the number that a page knows does not say that it knows the answer."""

    async def play() -> None:
        app = make_application(tmp_path, PlainWorkers(), limited=False)
        async with listening(app) as address:
            game, clients = await people(app, "open", "open", "open")
            await deal(app, game, {1: (ambush.BANNER,), 2: (ambush.TRAP,)})
            view = await march(clients[0], game)
            assert (await send(clients[1], game, view, "play banner", "b")).status_code == 200
            url = f"{address.replace('http', 'ws')}/api/games/{game}/live?since={view['seq']}"
            key = {"authorization": clients[1].headers["authorization"]}
            async with connect(url, additional_headers=key, max_size=None) as opened, asyncio.timeout(10):
                told = json.loads(await opened.recv())["view"]
            assert told["window"]["answered"] == {"1": "play banner"}
            assert told["due"] == []

    asyncio.run(play())


def test_nobody_at_one_screen_is_one_command(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            made = await new_game(creator, "me", "screen", "screen", title="probe_ambush", seed=5)
            await deal(app, made["id"], {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            view = await march(creator, made["id"])
            assert view["waiting"] == [1, 2]
            body = {"decision": view["decision"]["id"], "command_id": "nobody"}
            answer = await creator.post(f"/api/games/{made['id']}/silence", json=body)
            assert answer.status_code == 200, answer.text
            seen = answer.json()["view"]
            assert seen["seq"] == 3
            assert (seen["decision"]["kind"], seen["waiting"]) == ("Fight", [1])  # asked, although he has no blade

    asyncio.run(play())


def test_clocks_stand_still_in_a_window_and_who_is_late_stays_silent_without_a_word(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app:
            game, clients = await people(app, "open", "open", "open", pace="live:5+0")
            for client in clients:
                await look(client, game)
            async with house_of(app).tables.open(game) as table:
                assert table.clocks is not None
                table.clocks.begun = True
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            await march(clients[0], game)
            first = await look(clients[0], game)
            assert [each["running"] for each in first["clocks"]["seats"]] == [False, False, False]
            view = await look(clients[1], game)
            await clock.turn(30.0)
            await send(clients[1], game, view, "pass", "p")
            seen = await look(clients[0], game)
            assert seen["clocks"]["seats"] == first["clocks"]["seats"]
            assert seen["window"]["until"] is not None
            await clock.turn(60.0)
            await closed(app, game, 3)
            last = await look(clients[0], game)
            assert [each["left"] for each in last["clocks"]["seats"]][1:] == [300.0, 300.0]
            assert not [line for line in last["log"] if line["kind"] == "note"]

    asyncio.run(play())


def test_deals_wait_until_a_window_has_closed(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app:
            game, clients = await people(app, "open", "open", "open")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            view = await march(clients[0], game)
            assert view["deals"]["open"] is False
            assert view["can_undo"] is False
            assert moves_in(await look(clients[1], game)) == ["pass", "play trap"]

    asyncio.run(play())


def test_the_counters_do_not_tell_who_answers_or_orders_something(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path, PlainWorkers()) as app:
            game, clients = await people(app, "open", "open", "open", "random")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            await march(clients[0], game)
            view = await look(clients[1], game)
            before = await counted(clients[0])
            await send(clients[1], game, view, "play trap", "p")
            await send(clients[1], game, view, "play trap", "p")
            await send(clients[1], game, view, "pass", "q")
            await send(clients[1], game, view, "nonsense", "r")
            silence = {"decision": view["decision"]["id"], "command_id": "s"}
            silent = await clients[2].post(f"/api/games/{game}/silence", json=silence)
            wish = {"topic": "trap", "answer": "never", "scope": "turn"}
            ordered = await clients[1].put(f"/api/games/{game}/orders", json=wish)
            assert (silent.status_code, ordered.status_code) == (200, 200), silent.text + ordered.text
            await clients[1].get(f"/api/games/{game}/orders")
            assert (await clients[1].get(f"/api/games/{game}/hint")).status_code == 200
            why = await clients[1].get(f"/api/games/{game}/explain", params={"move": "play trap"})
            assert why.json()["allowed"]
            assert await counted(clients[0]) == before

    asyncio.run(play())


async def counted(client: httpx.AsyncClient) -> list[str]:
    """What the counters say of requests, commands and thoughts."""
    lines = (await client.get("/metrics")).text.splitlines()
    names = ("regnum_requests_total", "regnum_commands_total", "regnum_thought_seconds_count")
    return [line for line in lines if line.startswith(names) and "show_metrics" not in line]


def test_what_programs_think_about_in_a_window_is_not_counted(tmp_path: Path):
    """A program that has nothing to play is not asked."""

    async def play() -> None:
        async with running(tmp_path, PlainWorkers()) as app:
            game, clients = await people(app, "open", "random", "open")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            before = [line for line in await counted(clients[0]) if "thought" in line]
            await march(clients[0], game)
            for _ in range(500):
                async with house_of(app).tables.open(game) as table:
                    if 1 in table.window.answers:
                        break
                await asyncio.sleep(0.01)
            assert [line for line in await counted(clients[0]) if "thought" in line] == before

    asyncio.run(play())


def test_after_a_restart_an_answer_does_not_move_the_end_of_the_window(tmp_path: Path):
    """All see that end: it would tell them that somebody has answered."""

    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app:
            game, clients = await people(app, "open", "open", "open", pace="live:5+0")
            async with house_of(app).tables.open(game) as table:
                assert table.clocks is not None
                table.clocks.begun = True
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,)})
            view = await march(clients[0], game)
            until = view["window"]["until"]
            assert until is not None
            clock.time += 10.0
            house_of(app).tables.drop([game])
            async with house_of(app).tables.open(game) as table:
                hand(table, 1, ambush.TRAP)
            await send(clients[1], game, await look(clients[1], game), "pass", "p")
            assert (await look(clients[0], game))["window"]["until"] == until

    asyncio.run(play())
