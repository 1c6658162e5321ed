"""Hard cases for windows, orders, rooms, packages and ways back, tried as somebody would who wants to cheat."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from regnum.engine.deals import Deal, DealItem
from regnum.engine.events import EventKind
from regnum.engine.game import Game
from regnum.server.application import make_application
from regnum.server.rows import Change
from regnum.server.table_log import Note
from regnum.server.windows import LEAST_OPEN
from tests.eventually import eventually
from tests.probes import ambush, congress
from tests.probes.congress import TITLE as CONGRESS
from tests.server.clockwork import StillClock
from tests.server.guests import Json, guest, house_of, known, log_of, look, new_game, running, send, tell
from tests.server.test_rooms import Court, again, court_of, gold, package, run
from tests.server.test_windows import closed, deal, march, people, public
from tests.server.wire import PlainWorkers, listening

TOLL_PAID = EventKind("toll_paid", "toll.1", "giver", "taker", "count")


class TollRoad(ambush.Ambush):
    """An ambush in which points can be given away at any time but in windows, and everybody may whisper."""

    id = "probe_toll"

    def deals_open(self, game: Game[ambush.Road]) -> bool:
        return True

    def whispers(self, game: Game[ambush.Road]) -> Sequence[int]:
        everybody = (1 << game.seat_count) - 1
        return [everybody & ~(1 << seat) for seat in range(game.seat_count)]

    def deal_items(self, game: Game[ambush.Road], parties: Sequence[int]) -> list[DealItem]:
        return [DealItem(giver, taker, "point", 0, 9) for giver in parties for taker in parties if giver != taker]

    def judge(self, game: Game[ambush.Road], deal: Deal) -> int:
        return 0

    def carry_out(self, game: Game[ambush.Road], deal: Deal) -> None:
        for item in deal.items:
            game.state.points[item.giver] -= item.count
            game.state.points[item.taker] += item.count


def toll_road() -> TollRoad:
    made = ambush.ambush(TollRoad)
    assert isinstance(made, TollRoad)
    return made


@pytest.fixture(autouse=True)
def titles() -> Iterator[None]:
    with known(CONGRESS, ambush.TITLE, toll_road()):
        yield


def point(giver: int, taker: int) -> Json:
    return {"giver": giver, "taker": taker, "kind": "point", "number": 0, "count": 1}


async def travellers(app: Any, title: str = "probe_toll", **more: Any) -> tuple[str, list[httpx.AsyncClient]]:
    """Four people, each with a key of his own."""
    async with guest(app) as creator:
        made = await new_game(creator, *["open"] * 4, title=title, seed=5, **more)
    return made["id"], [guest(app, seat["token"]) for seat in made["seats"]]


async def pass_all(
    app: Any, clock: StillClock, game: str, clients: list[httpx.AsyncClient], view: Json, command: str
) -> None:
    """Everybody who is asked stays silent, and the window closes in its time."""
    for seat in view["waiting"]:
        assert (await send(clients[seat], game, view, "pass", command)).status_code == 200

    async def all_wait() -> bool:
        return any(at <= clock.time + LEAST_OPEN for at, _ in clock.bells)

    await eventually(all_wait)
    await clock.turn(LEAST_OPEN)
    await closed(app, game, view["seq"] + len(view["waiting"]))


# ---- windows ---------------------------------------------------------------------------------------------------------


def test_a_package_signed_while_a_window_is_open_is_struck_when_it_closes_and_not_before(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app:
            game, clients = await travellers(app)
            await deal(app, game, {1: (ambush.BANNER,), 2: (ambush.BLADE,)})
            await march(clients[0], game)
            before = await look(clients[3], game)
            made = await tell(clients[1], game, "deals", "d", parties=[1, 2], items=[point(1, 2)])
            name = made.json()["view"]["deals"]["offers"][0]["id"]
            signed = await tell(clients[2], game, f"deals/{name}", "s", accept=True, version=1)
            assert signed.status_code == 200, signed.text
            assert signed.json()["view"]["deals"]["offers"][0]["signed"]
            assert signed.json()["view"]["view"]["points"] == [0, 0, 0, 0]
            assert public(await look(clients[3], game)) == public(before)
            for number in range(3):  # the window, and one for each who may fight
                view = await look(clients[3], game)
                assert view["view"]["points"] == [0, 0, 0, 0]
                await pass_all(app, clock, game, clients, view, f"p{number}")
            assert [entry.kind for entry in await log_of(app, game)] == ["move"] * 5 + ["deal"]
            after = await look(clients[3], game)
            assert after["view"]["points"] == [2, -1, 1, 0]  # whoever marched has arrived
            assert [line["note"] for line in after["log"] if line["kind"] == "note"] == ["deal_announced"]

    asyncio.run(play())


def test_a_way_back_out_of_an_open_window_drops_what_was_answered_in_it(tmp_path: Path):
    """Also after a restart: answers to a window that never was are answers to nothing."""

    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app:
            game, clients = await travellers(app, "probe_ambush")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,), 3: (ambush.TRAP,)})
            opened = await march(clients[0], game)
            taken = await send(clients[1], game, opened, "play trap", "t")
            assert taken.status_code == 200
            for number, client in enumerate(clients):
                said = await tell(client, game, "rollback", f"b{number}", to=0, agree=True)
                assert said.status_code == 200, said.text
            assert said.json()["seq"] == 2
            late = await send(clients[2], game, opened, "play trap", "late")
            assert late.status_code == 409
            anew = await march_again(clients[0], game)
            assert anew["window"]["answered"] == {}
            for _ in range(2):
                assert (await look(clients[1], game))["window"]["answered"] == {}
                assert (await look(clients[1], game))["due"] == [1]
                house_of(app).tables.drop([game])  # as after a restart
            kept = await house_of(app).store.answers(game)  # of those who have nothing to play, and none from before
            assert {(each.decision, each.text) for each in kept} <= {(3, "pass")}

    asyncio.run(play())


async def march_again(client: httpx.AsyncClient, game: str) -> Json:
    answer = await send(client, game, await look(client, game), "march", "again")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()["view"]
    return found


def test_a_way_back_into_a_window_asks_everybody_anew(tmp_path: Path):
    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app:
            game, clients = await travellers(app, "probe_ambush", pace="live:10+5")
            for client in clients:
                await look(client, game)
            opened = await march(clients[0], game)
            seats = opened["waiting"]
            await pass_all(app, clock, game, clients, opened, "p")
            clock.time += 5.0
            for number, client in enumerate(clients):
                said = await tell(client, game, "rollback", f"b{number}", to=1, agree=True)
            assert said.json()["seq"] == 2 + len(seats), said.text
            view = await look(clients[3], game)
            assert (view["waiting"], view["window"]["answered"]) == (seats, {})
            assert view["window"]["until"] > clock.time
            stale = await send(clients[seats[0]], game, opened, "pass", "again")
            assert stale.status_code == 409
            middle = await tell(clients[0], game, "rollback", "m", to=2, agree=True)
            assert (middle.status_code, middle.json()["reason"]) == (422, "no_way_back")

    asyncio.run(play())


def test_consent_to_go_back_tells_nothing_of_the_answers_in_a_window(tmp_path: Path):
    """Whether somebody has answered or not, a wish and its refusal are shown alike."""

    async def heard(folder: Path, answers: bool) -> list[Json]:
        async with running(folder, clock=StillClock()) as app:
            game, clients = await travellers(app, "probe_ambush")
            await deal(app, game, {1: (ambush.TRAP,), 2: (ambush.TRAP,), 3: (ambush.BANNER,)})
            opened = await march(clients[0], game)
            if answers:
                assert (await send(clients[1], game, opened, "play trap", "t")).status_code == 200
            seen = []
            for number, (seat, agree) in enumerate(((1, True), (2, True), (3, False))):
                await tell(clients[seat], game, "rollback", f"b{number}", to=0, agree=agree)
                seen.append({**await look(clients[0], game), "game": None})
            return seen

    quiet = asyncio.run(heard(tmp_path / "quiet", False))
    loud = asyncio.run(heard(tmp_path / "loud", True))
    assert [unnamed(view) for view in quiet] == [unnamed(view) for view in loud]


def unnamed(view: Json) -> Json:
    """Without what differs from game to game."""
    return {part: value for part, value in view.items() if part not in ("id", "game", "commitment")}


# ---- packages and drafts ---------------------------------------------------------------------------------------------


def test_packages_are_struck_before_any_deputy_answers_what_was_asked_when_deals_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(congress.Announce, "open_to_all", True)

    async def play(court: Court) -> None:
        for client in court.clients:
            said = await client.put(f"/api/games/{court.game}/orders", json={"alone": True})
            assert said.status_code == 200, said.text
        offer = await court.draft(0, package())
        await court.sign(offer, 1, 2)
        await court.everybody_is_ready()
        view = await court.view(3)
        assert view["view"]["gold"] == [1, 5, 3, 3]
        assert view["decision"]["kind"] == "MarchOut"  # all have assented
        notes = [line["note"] for line in view["log"] if line["kind"] == "note"]
        assert notes.index("deal_announced") < notes.index("answered_alone")
        with closing(sqlite3.connect(tmp_path / "regnum.sqlite")) as database:
            kinds = [kind for (kind,) in database.execute("SELECT kind FROM entries ORDER BY seq")]
        assert kinds == ["move"] * 4 + ["deal"] + ["move"] * 4

    run(tmp_path, play)


def test_the_same_confirmation_sent_again_after_a_way_back_holds_nobody(tmp_path: Path):
    """Its answer may have been lost: the page sends it again, and means what it meant then."""

    async def play(court: Court) -> None:
        await court.play("ready")
        offer = await court.draft(0, package())
        path, said = f"deals/{offer['id']}", {"accept": True, "version": 1}
        assert (await tell(court.clients[1], court.game, path, "mine", **said)).status_code == 200
        for seat in range(4):
            await court.tell(seat, "rollback", to=0, agree=True)
        outside = await court.view(3)
        again = await tell(court.clients[1], court.game, path, "mine", **said)
        assert again.status_code == 200
        assert (await court.offers(0))[0]["agreed"] == []
        assert await court.view(3) == outside
        fresh = await tell(court.clients[1], court.game, path, "now", **said)
        assert fresh.json()["view"]["deals"]["offers"][0]["agreed"] == [1]

    run(tmp_path, play)


def test_two_servers_never_both_strike_and_decline(tmp_path: Path):
    """East signs at one of them while north, at the other, takes the draft away."""

    async def play() -> None:
        async with running(tmp_path) as app, running(tmp_path) as other, guest(app) as creator:
            court = await court_of(app, creator)
            there = await again(other, court)
            await court.everybody_is_ready()
            for number in range(4):
                offer = await court.draft(0, {"parties": [0, 1], "items": [gold(0, 1)]})
                await there.offers(0)
                path = f"deals/{offer['id']}"
                struck, gone = await asyncio.gather(
                    tell(court.clients[1], court.game, path, f"yes{number}", accept=True, version=1),
                    tell(there.clients[0], court.game, path, f"no{number}", accept=False, version=1),
                )
                before = 3 - (await court.view(3))["view"]["gold"][0]
                deals = [entry for entry in await log_of(app, court.game) if entry.kind == "deal"]
                assert len(deals) == before
                assert sorted([struck.status_code, gone.status_code]) in ([200, 404], [200, 200])
                assert await court.offers(1) == await there.offers(1) == []
                assert (await court.view(3))["seq"] == (await there.view(3))["seq"]
                if before == 3:
                    return

    asyncio.run(play())


def test_a_package_signed_at_one_server_while_deals_open_at_another_is_struck_before_anybody_answers(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, running(tmp_path) as other, guest(app) as creator:
            court = await court_of(app, creator)
            there = await again(other, court)
            there.sent = 100
            offer = await court.draft(0, package())
            await court.sign(offer, 1)
            await court.play("ready", "ready", "ready")
            store = house_of(app).store
            write = store.write

            async def write_late(game_id: str, change: Change) -> list[Note]:
                store.write = write  # type: ignore[method-assign]
                await there.sign(offer, 2)
                return await write(game_id, change)

            store.write = write_late  # type: ignore[method-assign]
            await court.play("ready")
            view = await court.view(3)
            assert (view["decision"]["kind"], view["view"]["gold"]) == ("Announce", [1, 5, 3, 3])
            assert [entry.kind for entry in await log_of(app, court.game)] == ["move"] * 4 + ["deal"]

    asyncio.run(play())


def test_orders_of_one_seat_at_two_servers_at_once_both_hold(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, running(tmp_path) as other:
            game, clients = await people(app, "open", "open")
            key = clients[1].headers["authorization"].removeprefix("Bearer ")
            url = f"/api/games/{game}/orders"
            for number, scope in enumerate(("game", "turn") * 3):
                answers = await asyncio.gather(
                    clients[1].put(url, json={"topic": "trap", "answer": "never", "scope": scope}),
                    guest(other, key).put(url, json={"topic": "banner", "answer": "never", "scope": scope}),
                )
                assert [answer.status_code for answer in answers] == [200, 200], number
                form = (await clients[1].get(url)).json()
                assert [row["scope"] for row in form["topics"] if row["topic"] != "blade"] == [scope, scope]

    asyncio.run(play())


def test_no_spelling_of_a_name_tells_a_stranger_whether_a_draft_is_there(tmp_path: Path):
    async def play(court: Court) -> None:
        await court.draft(0, package())
        bodies = set()
        for room in ("0.1.2", "00.1.2", "\u0660.1.2", "0.1.3", "2.1.0"):
            for number in ("1", "01", "\u0661", "7"):
                said = await court.tell(3, f"deals/{room}-{number}", accept=True, version=1)
                counter = await court.tell(3, "deals", **package(), counters=f"{room}-{number}", version=1)
                assert (said.status_code, counter.status_code) == (404, 404)
                bodies |= {said.content, counter.content}
        assert len(bodies) == 1

    run(tmp_path, play)


def test_whispers_to_nobody_oneself_or_somebody_who_is_not_there_change_nothing(tmp_path: Path):
    async def play(court: Court) -> None:
        for to in ([0], [9], [0, 0], [1, 7]):
            refused = await court.tell(0, "talk", text="psst", to=to)
            assert (refused.status_code, refused.json()["error"]) == (422, "wrong_partners"), to
        for private in ({"parties": [0, 0, 1], "items": [gold(0, 1)]}, {"parties": [1, 2], "items": [gold(1, 2)]}):
            assert (await court.tell(0, "deals", **private)).status_code == 422
        promise = await court.tell(0, "promises", to=[0], kind="rest")
        assert promise.status_code == 422
        doubled = await court.tell(0, "talk", text="once", to=[1, 1, 0])
        assert doubled.status_code == 200
        assert [room["room"] for room in (await court.view(0))["rooms"]] == ["0.1"]
        assert [line["text"] for line in (await court.view(1))["rooms"][0]["lines"]] == ["once"]

    run(tmp_path, play)


def test_whoever_resigns_still_reads_his_rooms_and_says_nothing_more_there(tmp_path: Path):
    async def play(court: Court) -> None:
        await court.tell(0, "talk", text="a word", to=[1])
        offer = await court.draft(0, {"parties": [0, 1], "items": [gold(0, 1)]})
        outside = await court.view(3)
        await court.tell(1, "resign")
        for what, body in (
            ("talk", {"text": "still here", "to": [0]}),
            (f"deals/{offer['id']}", {"accept": True, "version": 1}),
            ("promises", {"to": [0], "kind": "rest"}),
            ("rollback", {"to": 0, "agree": True}),
        ):
            refused = await court.tell(1, what, **body)
            assert (refused.status_code, refused.json()["error"]) == (409, "resigned"), what
        (room,) = (await court.view(1))["rooms"]
        assert room["lines"][0]["text"] == "a word"
        assert (await court.view(3))["rooms"] == outside["rooms"] == []
        assert (await court.view(3))["deals"]["offers"] == []

    run(tmp_path, play)


# ---- ways back -------------------------------------------------------------------------------------------------------


def test_consent_to_one_moment_never_counts_for_another(tmp_path: Path):
    async def play(court: Court) -> None:
        await court.play("ready", "ready")
        for seat in (0, 1, 2):
            await court.tell(seat, "rollback", to=1, agree=True)
        other = await court.tell(3, "rollback", to=0, agree=True)
        assert (other.json()["seq"], other.json()["view"]["way_back"]["seats"]) == (2, [3])
        last = await court.tell(2, "rollback", to=1, agree=True)  # the wish of three is gone
        assert (last.json()["seq"], last.json()["view"]["way_back"]["seats"]) == (2, [2])
        for seat in (0, 1, 3):
            done = await court.tell(seat, "rollback", to=1, agree=True)
        assert done.json()["seq"] == 3

    run(tmp_path, play)


def test_the_last_consent_at_two_servers_at_once_goes_back_once(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, running(tmp_path) as other, guest(app) as creator:
            court = await court_of(app, creator)
            there = await again(other, court)
            await court.play("ready", "ready")
            for seat in (0, 1, 2):
                await court.tell(seat, "rollback", to=1, agree=True)
            await there.view(3)
            answers = await asyncio.gather(
                tell(court.clients[3], court.game, "rollback", "here", to=1, agree=True),
                tell(there.clients[3], court.game, "rollback", "there", to=1, agree=True),
            )
            assert 500 not in [answer.status_code for answer in answers]
            kinds = [entry.kind for entry in await log_of(app, court.game)]
            assert kinds == ["move", "move", "rollback"]
            assert (await court.view(0))["seq"] == (await there.view(0))["seq"] == 3

    asyncio.run(play())


def test_strangers_and_spectators_can_neither_wish_nor_refuse_to_go_back(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator, guest(app) as stranger:
            court = await court_of(app, creator)
            await court.play("ready")
            await court.tell(0, "rollback", to=0, agree=True)
            wish = (await court.view(1))["way_back"]
            for agree in (True, False):
                assert (await tell(stranger, court.game, "rollback", "x", to=0, agree=agree)).status_code == 403
                forged = await tell(court.clients[1], court.game, "rollback", "f", to=0, agree=agree, seat=2)
                assert (forged.status_code, forged.json()["error"]) == (403, "not_your_seat")
            assert (await court.view(1))["way_back"] == wish == {"to": 0, "seats": [0], "absent": [], "until": None}

    asyncio.run(play())


def test_a_promise_made_before_a_way_back_is_judged_by_what_is_done_after_it(tmp_path: Path):
    async def play(court: Court) -> None:
        await court.tell(0, "promises", to=[1], kind="rest")
        await court.play(*["ready"] * 4, *["assent"] * 4, "stay")
        for seat in range(4):
            await court.tell(seat, "rollback", to=8, agree=True)
        await court.play("attack south", *["stay"] * 3, *["ready"] * 4, *["assent"] * 4, *["stay"] * 4)
        made = (await court.view(3))["promises"]["made"]
        assert [(each["kind"], each["verdict"]) for each in made] == [("rest", "broken")]

    run(tmp_path, play)


def test_a_lesson_can_go_back_and_its_guide_goes_along(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path, PlainWorkers()) as app, guest(app) as client:
            made = (await client.post("/api/games", json={"title": "crusader_kings", "tutorial": True})).json()
            view = await look(client, made["id"])
            first = view["guide"]["move"]
            for number in range(2):
                while view["guide"]["move"] is None:
                    view = await look(client, made["id"])
                sent = await send(client, made["id"], view, view["guide"]["move"], f"m{number}")
                assert sent.status_code == 200, sent.text
                view = sent.json()["view"]
            back = await tell(client, made["id"], "rollback", "b", to=0, agree=True)
            assert back.status_code == 200, back.text
            assert back.json()["view"]["guide"]["taken"] == 0
            guide = (await look(client, made["id"]))["guide"]
            assert (guide["state"], guide["move"]) == ("scripted", first)

    asyncio.run(play())


# ---- listening -------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def ear(address: str, game: str, headers: dict[str, str]) -> AsyncIterator[list[Json]]:
    """Everything that is pushed to somebody."""
    heard: list[Json] = []
    url = f"{address.replace('http', 'ws')}/api/games/{game}/live"
    async with connect(url, additional_headers=headers, max_size=None) as opened:

        async def listen() -> None:
            async for message in opened:
                heard.append(json.loads(message))

        task = asyncio.create_task(listen())
        try:
            yield heard
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)


def test_whoever_listens_hears_nothing_of_orders_answers_and_papers(tmp_path: Path):
    """No frame at all: neither of orders given and cancelled, nor of an answer changed, nor of a notebook."""

    async def play() -> None:
        app = make_application(tmp_path, PlainWorkers(), StillClock(), limited=False)
        async with listening(app) as address, httpx.AsyncClient(base_url=address) as creator:
            made = await new_game(creator, *["open"] * 4, title="probe_ambush", seed=5, pace="live:30+10")
            game, keys = made["id"], [{"authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
            clients = [httpx.AsyncClient(base_url=address, headers=key) for key in keys]
            await deal(app, game, {1: (ambush.TRAP, ambush.BANNER), 2: (ambush.TRAP,), 3: (ambush.TRAP,)})
            opened = await march(clients[0], game)
            async with ear(address, game, keys[3]) as third, ear(address, game, {}) as stranger:
                await eventually(lambda: come(third, stranger))
                told = len(third), len(stranger)
                orders = f"/api/games/{game}/orders"
                for topic, answer in (("trap", "never"), ("banner", "never"), ("banner", "cancel"), ("trap", "ask")):
                    body = {"topic": topic, "answer": answer, "scope": "game"}
                    assert (await clients[1].put(orders, json=body)).status_code == 200
                await clients[1].put(orders, json={"alone": True})
                for number, move in enumerate(("play trap", "play banner", "pass")):
                    assert (await send(clients[1], game, opened, move, f"a{number}")).status_code == 200
                await clients[2].put(f"/api/games/{game}/notebook", json={"text": "he has a trap"})
                await asyncio.sleep(0.3)
                assert (len(third), len(stranger)) == told
            for client in clients:
                await client.aclose()

    asyncio.run(play())


async def come(*heard: list[Json]) -> bool:
    """Whether all have been told who is here."""
    return all(each and sum(seat["present"] for seat in each[-1]["view"]["seats"]) == 1 for each in heard)
