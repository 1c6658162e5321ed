"""Deals at the table: offers, confirmations, what is struck and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from regnum.agents.agent import Reply
from regnum.engine.deals import Deal
from regnum.server.workers import Workers
from tests.eventually import eventually
from tests.probes.bazaar import TITLE as BAZAAR
from tests.server.guests import Json, guest, known, look, moves_in, new_game, running, seen, send

SALT, SILK = 0, 1


@pytest.fixture(autouse=True)
def bazaar() -> Iterator[None]:
    with known(BAZAAR):
        yield


def part(giver: int, taker: int, number: int, count: int = 1) -> Json:
    return {"giver": giver, "taker": taker, "kind": "good", "number": number, "count": count}


def swap(one: int, other: int) -> Json:
    """Salt for silk."""
    return {"parties": [one, other], "items": [part(one, other, SALT), part(other, one, SILK)]}


async def offer(client: httpx.AsyncClient, game: str, deal: Json, command_id: str = "o") -> httpx.Response:
    return await client.post(f"/api/games/{game}/deals", json={**deal, "command_id": command_id})


async def answer(client: httpx.AsyncClient, game: str, number: int, accept: bool, command_id: str) -> httpx.Response:
    said = {"accept": accept, "command_id": command_id, "version": 1}
    return await client.post(f"/api/games/{game}/deals/{number}", json=said)


async def table_of(app, creator: httpx.AsyncClient, *seats: str) -> tuple[str, list[httpx.AsyncClient]]:
    made = await new_game(creator, *seats, title=BAZAAR.id)
    return made["id"], [guest(app, seat.get("token", "x")) for seat in made["seats"]]


def test_a_deal_is_struck_with_the_last_confirmation_and_kept(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game, (one, two, three) = await table_of(app, creator, "open", "open", "open")
            items = (await one.get(f"/api/games/{game}/deals", params={"with": "1"})).json()["items"]
            assert {item["giver"] for item in items} == {0, 1}
            assert all(item["text"] for item in items)
            made = await offer(one, game, swap(0, 1))
            assert made.status_code == 200, made.text
            (waiting,) = made.json()["view"]["deals"]["offers"]
            assert (waiting["seat"], waiting["agreed"], waiting["problem"]) == (0, [0], None)
            assert (await offer(one, game, swap(0, 1))).status_code == 200  # the same command again
            assert len((await look(three, game))["deals"]["offers"]) == 1
            stranger = await answer(three, game, waiting["id"], True, "x")
            assert (stranger.status_code, stranger.json()["error"]) == (403, "not_a_party")
            view = (await answer(two, game, waiting["id"], True, "a")).json()["view"]
            assert view["deals"]["offers"] == []
            assert view["view"]["goods"][0] == [0, 2, 1]
            assert view["view"]["goods"][1] == [2, 0, 1]
            assert [line["note"] for line in view["log"] if line["kind"] == "note"] == ["deal_offered", "deal_struck"]
            seq = view["seq"]
        async with running(tmp_path) as app, guest(app) as creator:  # after a restart
            again = await look(creator, game)
            assert (again["seq"], again["view"]["goods"][0]) == (seq, [0, 2, 1])

    asyncio.run(play())


def test_offers_survive_a_restart_and_can_be_declined_or_withdrawn(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            made = await new_game(creator, "open", "open", title=BAZAAR.id)
            game, tokens = made["id"], [seat["token"] for seat in made["seats"]]
            await offer(guest(app, tokens[0]), game, swap(0, 1), "1")
            await offer(guest(app, tokens[0]), game, swap(0, 1), "2")
        async with running(tmp_path) as app:
            one, two = guest(app, tokens[0]), guest(app, tokens[1])
            first, second = (await look(one, game))["deals"]["offers"]
            await answer(two, game, first["id"], False, "no")
            view = (await answer(one, game, second["id"], False, "back")).json()["view"]
            assert (view["deals"]["offers"], view["view"]["goods"][0]) == ([], [1, 1, 1])
            gone = await answer(two, game, first["id"], True, "late")
            assert (gone.status_code, gone.json()["error"]) == (404, "no_offer")
            assert "no longer on the table" in gone.json()["message"]
            assert (await look(two, game))["view"]["goods"][0] == [1, 1, 1]

    asyncio.run(play())


def test_what_the_title_forbids_is_refused_when_offered_and_when_struck(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game, (one, two) = await table_of(app, creator, "open", "open")
            gift = {"parties": [0, 1], "items": [part(0, 1, SALT)]}
            refused = await offer(one, game, gift, "gift")
            assert (refused.status_code, refused.json()["reason"]) == (422, "nothing_in_return")
            foreign = await offer(one, game, {"parties": [1, 0], "items": [part(5, 1, SALT)]}, "foreign")
            assert foreign.status_code in (409, 422)
            for number in range(2):
                assert (await offer(one, game, swap(0, 1), f"s{number}")).status_code == 200
            first, second = (await look(two, game))["deals"]["offers"]
            await answer(two, game, first["id"], True, "yes")
            (left,) = (await look(two, game))["deals"]["offers"]
            assert left["problem"]  # the salt is gone
            late = await answer(two, game, second["id"], True, "yes2")
            assert late.status_code == 422
            assert (await look(two, game))["view"]["goods"][0] == [0, 2, 1]

    asyncio.run(play())


def test_whoever_has_confirmed_adds_nothing_by_confirming_again(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game, (one, two, three) = await table_of(app, creator, "open", "open", "open")
            trade = {"parties": [0, 1, 2], "items": [part(0, 1, SALT), part(1, 2, SALT), part(2, 0, SALT)]}
            (waiting,) = (await offer(one, game, trade)).json()["view"]["deals"]["offers"]
            for number, confirming in enumerate((one, one, two, two, one)):
                assert (await answer(confirming, game, waiting["id"], True, f"a{number}")).status_code == 200
            assert (await answer(three, game, waiting["id"], True, "last")).status_code == 200
            notes = [line for line in (await look(three, game))["log"] if line["kind"] == "note"]
            assert [line["note"] for line in notes] == ["deal_offered", "deal_accepted", "deal_struck"]

    asyncio.run(play())


NO_DEALS: dict[str, tuple[Json, str]] = {
    "with oneself": ({"parties": [0, 0], "items": [part(0, 1, SALT)]}, "wrong_partners"),
    "with nobody": ({"parties": [0, 7], "items": [part(0, 7, SALT)]}, "wrong_partners"),
    "to oneself": ({"parties": [0, 1], "items": [part(0, 0, SALT)]}, "wrong_gifts"),
    "to a stranger": ({"parties": [0, 1], "items": [part(0, 2, SALT)]}, "wrong_gifts"),
    "without a name": ({"parties": [0, 1], "items": [{**part(0, 1, SALT), "kind": "a b"}]}, "not_traded"),
}


@pytest.mark.parametrize("kind", NO_DEALS)
def test_what_is_no_deal_is_refused_with_what_is_wrong(tmp_path: Path, kind: str):
    deal, problem = NO_DEALS[kind]

    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            game, (one, _, _) = await table_of(app, creator, "open", "open", "open")
            refused = await offer(one, game, deal)
            assert (refused.status_code, refused.json()["error"]) == (422, problem)
            assert refused.json()["message"]
            assert (await look(one, game))["deals"]["offers"] == []

    asyncio.run(play())


def test_what_the_title_does_not_list_is_not_traded(tmp_path: Path):
    """Gold has no number but 0: no seventh kind of it can be promised."""

    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as creator:
            made = await new_game(creator, "open", "open", title="crusader_kings")
            one = guest(app, made["seats"][0]["token"])
            gold = {"giver": 0, "taker": 1, "kind": "gold", "count": 1}
            refused = await offer(one, made["id"], {"parties": [0, 1], "items": [{**gold, "number": 7}]}, "seventh")
            assert (refused.status_code, refused.json()["error"]) == (422, "not_traded")
            taken = await offer(one, made["id"], {"parties": [0, 1], "items": [{**gold, "number": 0}]}, "plain")
            assert taken.status_code == 200, taken.text

    asyncio.run(play())


class Willing(Workers):
    """A program that confirms every deal."""

    async def propose(self, data: bytes, agent: str, seat: int, seed: int) -> list[Deal]:
        return []

    async def agrees(self, data: bytes, agent: str, seat: int, seed: int, deal: Deal) -> Reply:
        return Reply(True)


@pytest.mark.parametrize(("willing", "goods"), [(True, [0, 2, 1]), (False, [1, 1, 1])])
def test_programs_answer_offers(tmp_path: Path, willing: bool, goods: list[int]):
    async def play() -> None:
        workers = Willing() if willing else None
        async with running(tmp_path, workers) as app, guest(app) as creator:
            made = await new_game(creator, "me", "random", title="probe_bazaar")
            await offer(creator, made["id"], swap(0, 1))
            view = await seen(creator, made["id"], lambda view: not view["deals"]["offers"])
            assert view["view"]["goods"][0] == goods

    asyncio.run(play())


class Eager(Workers):
    """A program that always proposes salt for silk and otherwise waits."""

    async def propose(self, data: bytes, agent: str, seat: int, seed: int) -> list[Deal]:
        return [Deal.from_text(f"1,0 1:0:good:{SALT}:1;0:1:good:{SILK}:1")]

    async def agrees(self, data: bytes, agent: str, seat: int, seed: int, deal: Deal) -> Reply:
        return Reply(False)


def test_programs_propose_and_take_back_what_can_no_longer_be_struck(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path, Eager()) as app, guest(app) as creator:
            made = await new_game(creator, "me", "random", title=BAZAAR.id, seed=2)
            game = made["id"]

            async def offered() -> Json | None:
                view = await look(creator, game)
                assert not view["outcome"]
                if not view["deals"]["offers"] and view["you"] in view["waiting"]:
                    await send(creator, game, view, moves_in(view)[0], f"m{view['seq']}")
                return view if view["deals"]["offers"] else None

            view = await eventually(offered)
            (waiting,) = view["deals"]["offers"]
            assert (waiting["seat"], waiting["agreed"]) == (1, [1])
            before = view["view"]["goods"][0]
            after = (await answer(creator, game, waiting["id"], True, "yes")).json()["view"]["view"]["goods"][0]
            assert (after[SALT] - before[SALT], after[SILK] - before[SILK]) == (1, -1)

    asyncio.run(play())


class Haggling(Workers):
    """A program that wants silk for salt, and for anything else says that it is too little."""

    async def propose(self, data: bytes, agent: str, seat: int, seed: int) -> list[Deal]:
        return []

    async def agrees(self, data: bytes, agent: str, seat: int, seed: int, deal: Deal) -> Reply:
        if len(deal.items) > 2:
            return Reply(False, "too_little")
        wanted = Deal.from_text(f"0,1 0:1:good:{SILK}:1;1:0:good:{SALT}:1")
        return Reply(True) if str(deal) == str(wanted) else Reply(False, "too_little", wanted)


def test_what_a_program_answers_is_told(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path, Haggling()) as app, guest(app) as creator:
            game = (await new_game(creator, "me", "random", title=BAZAAR.id))["id"]
            await offer(creator, game, swap(0, 1))
            view = await seen(creator, game, lambda view: any(each["version"] == 2 for each in view["deals"]["offers"]))
            (waiting,) = view["deals"]["offers"]
            assert (waiting["seat"], waiting["agreed"], len(waiting["changed"])) == (1, [1], 4)
            assert view["log"][-1]["note"] == "deal_countered"
            taken = await creator.post(
                f"/api/games/{game}/deals/{waiting['id']}", json={"accept": True, "version": 2, "command_id": "yes"}
            )
            assert taken.json()["view"]["view"]["goods"][0] == [2, 0, 1]
            greedy = {"parties": [0, 1], "items": [part(0, 1, 2), part(1, 0, SILK), part(1, 0, 2)]}
            await offer(creator, game, greedy, "more")
            view = await seen(creator, game, lambda view: not view["deals"]["offers"])
            assert view["log"][-1]["text"].endswith("that is too little")

    asyncio.run(play())
