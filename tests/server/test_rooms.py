"""Rooms: whispers, drafts in private, other versions of them, signed packages, and promises."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from regnum.server import aside_rows, table_routes
from regnum.server.clocks import Clock
from regnum.server.limits import ALLOWANCES
from tests.probes.congress import TITLE as CONGRESS
from tests.server.clockwork import StillClock
from tests.server.guests import Json, guest, house_of, known, look, new_game, running, send, tell

PEACE = {"among": [0, 1], "kind": "peace"}


@pytest.fixture(autouse=True)
def congress() -> Iterator[None]:
    with known(CONGRESS):
        yield


def gold(giver: int, taker: int, count: int = 1) -> Json:
    return {"giver": giver, "taker": taker, "kind": "gold", "number": 0, "count": count}


def province(giver: int, taker: int, number: int) -> Json:
    return {"giver": giver, "taker": taker, "kind": "province", "number": number, "count": 1}


def package() -> Json:
    """North pays east, east cedes a province to south, and north and east make peace."""
    return {"parties": [0, 1, 2], "items": [gold(0, 1, 2), province(1, 2, 1)], "clauses": [PEACE]}


class Court:
    """Four people at a congress."""

    def __init__(self, game: str, clients: list[httpx.AsyncClient]) -> None:
        self.game = game
        self.clients = clients
        self.sent = 0

    async def tell(self, seat: int, what: str, **more: Any) -> httpx.Response:
        self.sent += 1
        return await tell(self.clients[seat], self.game, what, f"c{self.sent}", **more)

    async def view(self, seat: int) -> Json:
        return await look(self.clients[seat], self.game)

    async def offers(self, seat: int) -> list[Json]:
        found: list[Json] = (await self.view(seat))["deals"]["offers"]
        return found

    async def draft(self, seat: int, deal: Json, **more: Any) -> Json:
        """A draft that is taken, as its maker sees it."""
        made = await self.tell(seat, "deals", **deal, **more)
        assert made.status_code == 200, made.text
        offers: list[Json] = made.json()["view"]["deals"]["offers"]
        return [each for each in offers if sorted(each["parties"]) == sorted(deal["parties"])][-1]

    async def sign(self, offer: Json, *seats: int) -> None:
        for seat in seats:
            said = await self.tell(seat, f"deals/{offer['id']}", accept=True, version=offer["version"])
            assert said.status_code == 200, said.text

    async def play(self, *moves: str) -> None:
        """Whoever is waited for makes these moves."""
        for move in moves:
            view = await self.view(3)
            self.sent += 1
            made = await send(self.clients[view["waiting"][0]], self.game, view, move, f"m{self.sent}")
            assert made.status_code == 200, made.text

    async def everybody_is_ready(self) -> None:
        await self.play(*["ready"] * 4)


async def court_of(app: Any, creator: httpx.AsyncClient, *seats: str) -> Court:
    made = await new_game(creator, *(seats or ["open"] * 4), title=CONGRESS.id)
    return Court(made["id"], [guest(app, seat.get("token", "x")) for seat in made["seats"]])


async def again(app: Any, court: Court) -> Court:
    """The same people after the server was started again."""
    keys = [client.headers["authorization"].removeprefix("Bearer ") for client in court.clients]
    return Court(court.game, [guest(app, key) for key in keys])


def run(folder: Path, play: Any, clock: Clock | None = None) -> None:
    async def whole() -> None:
        async with running(folder, clock=clock) as app, guest(app) as creator:
            await play(await court_of(app, creator))

    asyncio.run(whole())


def test_only_those_in_a_room_read_what_is_whispered_there(tmp_path: Path):
    async def play(court: Court) -> None:
        said = await court.tell(0, "talk", text="a secret word", to=[2])
        assert said.status_code == 200, said.text
        for seat in (0, 2):
            (room,) = (await court.view(seat))["rooms"]
            assert (room["room"], room["audience"]) == ("0.2", [0, 2])
            assert [(line["id"], line["seat"], line["text"]) for line in room["lines"]] == [(1, 0, "a secret word")]
            lines = await court.clients[seat].get(f"/api/games/{court.game}/talk", params={"room": "0.2"})
            assert [line["text"] for line in lines.json()["entries"]] == ["a secret word"]
        for seat in (1, 3):
            assert (await court.view(seat))["rooms"] == []
            hidden = await court.clients[seat].get(f"/api/games/{court.game}/talk", params={"room": "0.2"})
            empty = await court.clients[seat].get(f"/api/games/{court.game}/talk", params={"room": "0.9"})
            assert (hidden.status_code, hidden.content) == (404, empty.content)

    run(tmp_path, play)


def test_the_same_whisper_again_says_nothing_new(tmp_path: Path):
    async def play(court: Court) -> None:
        for _ in range(2):
            await tell(court.clients[0], court.game, "talk", "same", text="once", to=[1])
        (room,) = (await court.view(1))["rooms"]
        assert room["last"] == 1

    run(tmp_path, play)


def test_a_draft_of_three_is_known_to_its_parties_alone(tmp_path: Path):
    async def play(court: Court) -> None:
        offer = await court.draft(0, package())
        assert (offer["id"], offer["audience"], offer["version"], offer["agreed"]) == ("0.1.2-1", [0, 1, 2], 1, [0])
        assert [len(await court.offers(seat)) for seat in range(4)] == [1, 1, 1, 0]
        assert "peace" in offer["clauses"][0]["text"]
        for path in (offer["id"], "0.1.2-9", "x-1", "0.1.2-x"):
            stranger = await court.tell(3, f"deals/{path}", accept=True, version=1)
            assert (stranger.status_code, stranger.json()["error"]) == (404, "no_offer")

    run(tmp_path, play)


def test_another_version_takes_the_place_of_a_draft_and_its_confirmations(tmp_path: Path):
    async def play(court: Court) -> None:
        first = await court.draft(0, package())
        await court.sign(first, 2)
        dearer = {**package(), "items": [gold(0, 1, 3), province(1, 2, 1)]}
        second = await court.draft(1, dearer, counters=first["id"], version=1)
        assert (second["version"], second["seat"], second["agreed"]) == (2, 1, [1])
        assert len(second["changed"]) == 2
        stale = await court.tell(2, f"deals/{first['id']}", accept=True, version=1)
        assert (stale.status_code, stale.json()["error"]) == (409, "stale_draft")
        assert len(stale.json()["changed"]) == 2
        late = await court.tell(0, "deals", **package(), counters=first["id"], version=1)
        assert late.status_code == 409
        (offer,) = await court.offers(2)
        assert (offer["version"], offer["agreed"]) == (2, [1])

    run(tmp_path, play)


def test_a_word_goes_with_whoever_declines(tmp_path: Path):
    async def play(court: Court) -> None:
        offer = await court.draft(0, package())
        await court.tell(1, f"deals/{offer['id']}", accept=False, version=1, word="=not for that")
        assert await court.offers(0) == []
        (room,) = (await court.view(2))["rooms"]
        assert room["lines"][-1]["text"].endswith("not for that")
        assert "not for that" not in str(await court.view(3))

    run(tmp_path, play)


def test_a_signed_package_waits_hidden_and_is_struck_when_deals_open(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            court = await court_of(app, creator)
            offer = await court.draft(0, package())
            await court.sign(offer, 1, 2)
            (signed,) = await court.offers(0)
            assert (signed["signed"], signed["problem"]) == (True, None)
            assert (await court.view(3))["seq"] == 0
        async with running(tmp_path) as app:  # after a restart
            court = await again(app, court)
            assert (await court.offers(1))[0]["signed"]
            assert await court.offers(3) == []
            court.sent = 100
            await court.everybody_is_ready()
            view = await court.view(3)
            assert view["view"]["gold"] == [1, 5, 3, 3]
            assert view["view"]["owner"][1] == 2
            assert view["view"]["peace"] == [2, 1, 0, 0]
            assert view["log"][-1]["note"] == "deal_announced"
            assert "Peace" in view["log"][-1]["text"]
            assert await court.offers(0) == []

    asyncio.run(play())


def test_a_package_that_can_no_longer_be_struck_is_told_to_its_parties_alone(tmp_path: Path):
    async def play(court: Court) -> None:
        for taker in (3, 2):
            offer = await court.draft(0, {"parties": [0, taker], "items": [gold(0, taker, 3)]})
            await court.sign(offer, taker)
        other = await court.draft(1, {"parties": [1, 2], "items": [province(1, 2, 1)]})
        await court.sign(other, 2)
        await court.everybody_is_ready()
        view = await court.view(1)
        assert [line["note"] for line in view["log"] if line["kind"] == "note"] == ["deal_announced"] * 2
        assert sorted(view["view"]["gold"]) == [0, 3, 3, 6]
        failed = [
            [
                line
                for room in (await court.view(seat))["rooms"]
                for line in room["lines"]
                if line["kind"] == "deal_failed"
            ]
            for seat in range(4)
        ]
        assert len(failed[0]) == 1
        assert len(failed[2]) + len(failed[3]) == 1
        assert failed[1] == []
        assert "too poor" in failed[0][0]["text"].lower()
        assert failed[0][0]["changed"]  # the gold that went to somebody else

    run(tmp_path, play)


def test_a_package_may_be_withdrawn_before_it_is_announced(tmp_path: Path):
    async def play(court: Court) -> None:
        offer = await court.draft(0, package())
        await court.sign(offer, 1, 2)
        assert (await court.tell(2, f"deals/{offer['id']}", accept=False, version=1)).status_code == 200
        await court.everybody_is_ready()
        assert (await court.view(3))["view"]["gold"] == [3, 3, 3, 3]

    run(tmp_path, play)


def test_while_deals_are_open_the_last_confirmation_strikes(tmp_path: Path):
    async def play(court: Court) -> None:
        await court.everybody_is_ready()
        offer = await court.draft(0, package())
        await court.sign(offer, 1)
        assert (await court.view(3))["view"]["gold"] == [3, 3, 3, 3]
        await court.sign(offer, 2)
        view = await court.view(3)
        assert view["view"]["gold"] == [1, 5, 3, 3]
        assert view["log"][-1]["note"] == "deal_announced"

    run(tmp_path, play)


def test_a_draft_that_the_game_has_overtaken_is_refused_with_what_has_changed(tmp_path: Path):
    async def play(court: Court) -> None:
        await court.everybody_is_ready()
        stale = await court.draft(0, {"parties": [0, 1], "items": [gold(0, 1, 3)]})
        quick = await court.draft(0, {"parties": [0, 2], "items": [gold(0, 2, 3)]})
        await court.sign(quick, 2)
        refused = await court.tell(1, f"deals/{stale['id']}", accept=True, version=1)
        assert (refused.status_code, refused.json()["reason"]) == (422, "too_poor")
        assert len(refused.json()["changed"]) == 1
        assert (await court.offers(1))[0]["problem"]

    run(tmp_path, play)


def test_when_talk_is_over_nobody_drafts_or_whispers(tmp_path: Path):
    async def play(court: Court) -> None:
        offer = await court.draft(0, package())
        await court.everybody_is_ready()
        await court.play(*["assent"] * 4)
        view = await court.view(0)
        assert (view["whispers"], view["deals"]["drafts"]) == ([], False)
        refusals = [
            (await court.tell(0, "deals", **package()), 422, "refused"),
            (await court.tell(0, "deals", **package(), private=True), 422, "refused"),
            (await court.tell(1, f"deals/{offer['id']}", accept=True, version=1), 422, "refused"),
            (await court.tell(0, "talk", text="psst", to=[1]), 409, "no_whispers"),
            (await court.tell(0, "promises", to=[1], kind="rest", private=True), 409, "no_whispers"),
        ]
        assert [(said.status_code, said.json()["error"]) for said, *_ in refusals] == [each[1:] for each in refusals]
        assert refusals[0][0].json()["reason"] == "drafts_are_closed"

    run(tmp_path, play)


WRONG: dict[str, tuple[str, Json, str]] = {
    "nothing in it": ("deals", {"parties": [0, 1]}, "empty_deal"),
    "a clause with a stranger": ("deals", {"parties": [0, 2], "clauses": [PEACE]}, "wrong_clauses"),
    "a clause with oneself": ("deals", {"parties": [0, 1], "clauses": [{**PEACE, "among": [0, 0]}]}, "wrong_clauses"),
    "a clause that nobody knows": ("deals", {"parties": [0, 1], "clauses": [{**PEACE, "kind": "war"}]}, "refused"),
    "the same clause twice": ("deals", {"parties": [0, 1], "clauses": [PEACE, PEACE]}, "not_traded"),
    "for others": ("deals", {"parties": [1, 2], "items": [gold(1, 2)]}, "wrong_partners"),
    "more than there is": ("deals", {"parties": [0, 1], "items": [gold(0, 1, 4)]}, "refused"),
    "instead of nothing": ("deals", {**package(), "counters": "0.1.2-7", "version": 1}, "no_offer"),
    "a whisper to nobody": ("talk", {"text": "x", "to": [9]}, "wrong_partners"),
    "a whisper to oneself": ("talk", {"text": "x", "to": [0]}, "wrong_partners"),
    "an empty whisper": ("talk", {"text": "  ", "to": [1]}, "nothing_said"),
    "a promise to oneself": ("promises", {"to": [0], "kind": "rest"}, "wrong_partners"),
    "a promise of nothing": ("promises", {"to": [1], "kind": "love"}, "no_such_promise"),
    "a promise about nobody": ("promises", {"to": [1], "kind": "spare", "number": 7}, "no_such_promise"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_bad_input_is_refused_by_name_and_changes_nothing(tmp_path: Path, kind: str):
    what, body, problem = WRONG[kind]

    async def play(court: Court) -> None:
        before = await court.view(0)
        refused = await court.tell(0, what, **body)
        assert refused.status_code in (404, 422), refused.text
        assert refused.json()["error"] == problem
        assert refused.json()["message"]
        assert await court.view(0) == before

    run(tmp_path, play)


def test_another_version_has_the_same_parties(tmp_path: Path):
    async def play(court: Court) -> None:
        offer = await court.draft(0, package())
        other = await court.tell(1, "deals", parties=[1, 0], items=[gold(1, 0)], counters=offer["id"], version=1)
        assert (other.status_code, other.json()["error"]) == (422, "other_parties")

    run(tmp_path, play)


def test_there_are_limits(tmp_path: Path):
    async def play(court: Court) -> None:
        for _ in range(5):
            await court.draft(0, {"parties": [0, 1], "items": [gold(0, 1)]})
        refused = await court.tell(0, "deals", parties=[0, 1], items=[gold(0, 1)])
        assert (refused.status_code, refused.json()["error"]) == (409, "too_many_offers")
        burst = ALLOWANCES["deals"].burst
        answers = [await court.tell(2, "deals", parties=[2, 9], items=[gold(2, 1)]) for _ in range(burst + 1)]
        assert (answers[-1].status_code, answers[-1].json()["error"]) == (429, "too_often")

    run(tmp_path, play, StillClock())  # on a slow machine nobody is refused otherwise


def test_what_is_offered_openly_is_seen_by_all(tmp_path: Path):
    async def play(court: Court) -> None:
        offer = await court.draft(0, package(), private=False)
        assert offer["audience"] is None
        assert len(await court.offers(3)) == 1
        await court.sign(offer, 1, 2)
        assert (await court.offers(3))[0]["signed"]
        await court.everybody_is_ready()
        view = await court.view(3)
        assert (view["view"]["gold"], view["deals"]["offers"]) == ([1, 5, 3, 3], [])
        assert view["log"][-1]["note"] == "deal_struck"

    run(tmp_path, play)


def test_promises_are_private_until_the_end_and_then_judged_for_all(tmp_path: Path):
    async def play(court: Court) -> None:
        made = await court.tell(0, "promises", to=[1, 2], kind="spare", number=1)
        assert made.status_code == 200, made.text
        await court.tell(2, "promises", to=[3], kind="rest")
        await court.tell(3, "promises", to=[0], kind="rest", private=False)
        counts = [len((await court.view(seat))["promises"]["made"]) for seat in range(4)]
        assert counts == [2, 2, 3, 2]
        for session in range(2):
            await court.everybody_is_ready()
            await court.play(*["assent"] * 4, "attack east", "stay", "attack east" if session else "stay", "stay")
        view = await court.view(1)
        assert view["outcome"]
        verdicts = {(each["maker"], each["kind"]): each["verdict"] for each in view["promises"]["made"]}
        assert verdicts == {(0, "spare"): "broken", (2, "rest"): "kept", (3, "rest"): "kept"}
        assert view["promises"]["kinds"] == []

    run(tmp_path, play)


def test_verdicts_are_found_again_after_a_restart(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            court = await court_of(app, creator)
            await court.tell(0, "promises", to=[1], kind="rest")
            for _ in range(2):
                await court.everybody_is_ready()
                await court.play(*["assent"] * 4, *["stay"] * 4)
        async with running(tmp_path) as app:
            (made,) = (await (await again(app, court)).view(3))["promises"]["made"]
            assert (made["verdict"], made["verdict_text"]) == ("kept", "kept")

    asyncio.run(play())


def test_whoever_keeps_a_record_of_the_game_has_his_own_rooms_in_it(tmp_path: Path):
    async def play(court: Court) -> None:
        await court.tell(0, "talk", text="for the record", to=[1])
        records = [(await client.get(f"/api/games/{court.game}/export")).text for client in court.clients]
        assert ["for the record" in record for record in records] == [True, True, False, False]

    run(tmp_path, play)


def test_whoever_answers_names_the_version_also_to_decline(tmp_path: Path):
    async def play(court: Court) -> None:
        offer = await court.draft(0, package())
        for accept in (True, False):
            unnamed = await court.tell(1, f"deals/{offer['id']}", accept=accept)
            assert (unnamed.status_code, unnamed.json()["error"]) == (400, "malformed")
        unnamed = await court.tell(1, "deals", **package(), counters=offer["id"])
        assert (unnamed.status_code, unnamed.json()["error"]) == (400, "malformed")
        dearer = {**package(), "items": [gold(0, 1, 3), province(1, 2, 1)]}
        await court.draft(1, dearer, counters=offer["id"], version=1)
        late = await court.tell(2, f"deals/{offer['id']}", accept=False, version=1)
        assert (late.status_code, late.json()["error"]) == (409, "stale_draft")
        assert len(await court.offers(0)) == 1

    run(tmp_path, play)


def test_what_was_signed_before_the_game_went_back_is_signed_by_nobody(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            court = await court_of(app, creator)
            await court.play("ready")
            offer, public = (
                await court.draft(0, package()),
                {"parties": [0, 3], "items": [gold(0, 3)], "private": False},
            )
            await court.sign(offer, 1, 2)
            await court.draft(0, public)
            for seat in range(4):
                back = await court.tell(seat, "rollback", to=0, agree=True)
            assert back.json()["seq"] == 2, back.text
            for _ in range(2):
                assert [each["agreed"] for each in await court.offers(0)] == [[], []]
                house_of(app).tables.drop([court.game])
            await court.sign(offer, 0)
            assert [each["agreed"] for each in await court.offers(1)] == [[], [0]]
            await court.everybody_is_ready()
            assert (await court.view(3))["view"]["gold"] == [3, 3, 3, 3]

    asyncio.run(play())


def test_a_long_room_is_read_page_by_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table_routes, "LINES_A_PAGE", 4)

    async def play(court: Court) -> None:
        for number in range(1, 11):
            await court.tell(number % 2, "talk", text=f"line {number}", to=[1 - number % 2])
        await court.tell(0, "talk", text="elsewhere", to=[2])

        async def page(**where: int) -> tuple[list[int], bool]:
            query: dict[str, str | int] = {"room": "0.1", **where}
            said = (await court.clients[0].get(f"/api/games/{court.game}/talk", params=query)).json()
            assert all(line["text"] == f"line {line['id']}" for line in said["entries"])
            return [line["id"] for line in said["entries"]], said["more"]

        assert await page() == ([1, 2, 3, 4], True)
        assert await page(since=4) == ([5, 6, 7, 8], True)
        assert await page(since=8) == ([9, 10], False)
        assert await page(before=11) == ([7, 8, 9, 10], True)
        assert await page(before=5) == ([1, 2, 3, 4], False)
        assert await page(since=2, before=5) == ([3, 4], False)
        assert await page(before=1) == ([], False)
        wrong = await court.clients[0].get(f"/api/games/{court.game}/talk", params={"room": "0.1", "before": "x"})
        assert wrong.status_code == 400

    run(tmp_path, play)


def test_what_was_whispered_long_ago_is_not_kept_in_memory_but_drafts_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(aside_rows, "MOST_KEPT", 3)

    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            court = await court_of(app, creator)
            offer = await court.draft(0, {"parties": [0, 1], "items": [gold(0, 1)]})
            for number in range(6):
                await court.tell(0, "talk", text=f"line {number}", to=[1])
            await court.tell(0, "talk", text="elsewhere", to=[2])
        async with running(tmp_path) as app:
            court = await again(app, court)
            assert [each["id"] for each in await court.offers(1)] == [offer["id"]]
            async with house_of(app).tables.open(court.game) as table:
                kept = {room.name: [note.id for note in room.lines] for room in table.rooms.of([0])}
            assert kept == {"0.1": [1, 5, 6, 7], "0.2": [1]}
            files = await court.clients[0].get(f"/api/games/{court.game}/export")
            assert all(f"line {number}" in files.text for number in range(6))

    asyncio.run(play())
