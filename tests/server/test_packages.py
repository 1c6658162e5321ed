"""Signed packages: in which order they are struck, whose drafts they are, and how they are told and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.engine.verify import verify
from tests.probes.congress import CongressOfFour, Courts, congress
from tests.server.clockwork import StillClock
from tests.server.guests import guest, known, look, new_game, running, send, tell
from tests.server.test_rooms import Court, again, court_of, gold, package, run


class AsSigned(CongressOfFour):
    """A congress that strikes deals in the order in which they were signed."""

    def deal_order(self, game: Game[Courts], deals: Sequence[Deal]) -> Sequence[int]:
        return range(len(deals))


@pytest.fixture(autouse=True)
def title() -> Iterator[None]:
    with known(congress(AsSigned)):
        yield


def test_packages_are_struck_in_the_order_in_which_they_were_signed(tmp_path: Path):
    """Whatever the order in which they were drafted, and in whatever room; after a restart too."""

    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as creator:
            court = await court_of(app, creator)
            first = await court.draft(0, {"parties": [0, 1], "items": [gold(0, 1, 3)]})
            second = await court.draft(0, {"parties": [0, 2], "items": [gold(0, 2, 3)]})
            public = await court.draft(1, {"parties": [1, 3], "items": [gold(1, 3, 1)], "private": False})
            for offer, seat in ((second, 2), (first, 1), (public, 3)):
                clock.time += 1.0
                await court.sign(offer, seat)
            await court.everybody_is_ready()
            assert (await court.view(3))["view"]["gold"] == [0, 2, 6, 4]

    asyncio.run(play())


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_order_of_signing_is_counted_and_not_timed(tmp_path: Path, first: int):
    """Neither lines with the same time nor a clock that is set back change it; at the table and in rooms it is one."""

    async def play() -> None:
        clock = StillClock()
        async with running(tmp_path, clock=clock) as app, guest(app) as creator:
            court = await court_of(app, creator)
            drafts = {
                taker: await court.draft(0, {"parties": [0, taker], "items": [gold(0, taker, 3)], "private": taker > 1})
                for taker in (1, 2, 3)
            }
            clock.time += 1000.0
            await court.sign(drafts[first], first)
            clock.time -= 500.0
            for taker in {1, 2, 3} - {first}:
                await court.sign(drafts[taker], taker)
        async with running(tmp_path, clock=clock) as app:
            court = await again(app, court)
            court.sent = 100
            await court.everybody_is_ready()
            assert (await court.view(3))["view"]["gold"] == [0, *(6 if taker == first else 3 for taker in (1, 2, 3))]

    asyncio.run(play())


def test_whoever_listens_cannot_tell_how_often_something_was_confirmed_in_private(tmp_path: Path):
    async def play(court: Court) -> None:
        before = await court.view(3)
        offer = await court.draft(0, package())
        await court.sign(offer, 1, 2)
        openly = await court.draft(0, {"parties": [0, 3], "items": [gold(0, 3)], "private": False})
        after = await court.view(3)
        assert {**after, "deals": None, "log": None} == {**before, "deals": None, "log": None}
        assert [each["id"] for each in after["deals"]["offers"]] == [openly["id"]]
        assert openly["id"] == 1
        assert "turn" not in str(after)

    run(tmp_path, play)


def test_another_version_of_a_draft_is_none_of_ones_own_five(tmp_path: Path):
    async def play(court: Court) -> None:
        for _ in range(5):
            offer = await court.draft(0, {"parties": [0, 1], "items": [gold(0, 1)]})
            await court.draft(1, {"parties": [0, 1], "items": [gold(0, 1, 2)]}, counters=offer["id"], version=1)
        assert (await court.tell(1, "deals", parties=[1, 2], items=[gold(1, 2)])).status_code == 200
        refused = await court.tell(0, "deals", parties=[0, 2], items=[gold(0, 2)])
        assert (refused.status_code, refused.json()["error"]) == (409, "too_many_offers")

    run(tmp_path, play)


def test_nobody_is_called_player_minus_one(tmp_path: Path):
    async def play(court: Court) -> None:
        offer = await court.draft(0, {**package(), "private": False})
        await court.sign(offer, 1, 2)
        private = await court.draft(0, {"parties": [0, 3], "items": [gold(0, 3)]})
        await court.sign(private, 3)
        await court.everybody_is_ready()
        for language in ("en", "ru", "pl"):
            seen = await court.clients[0].get(f"/api/games/{court.game}/view", params={"lang": language})
            assert "-1" not in "".join(line["text"] for line in seen.json()["log"])
            rooms = [line["text"] for room in seen.json()["rooms"] for line in room["lines"]]
            assert "-1" not in "".join(rooms)

    run(tmp_path, play)


def test_whoever_keeps_a_finished_game_has_his_own_rooms_in_it(tmp_path: Path):
    async def play(court: Court) -> None:
        await court.tell(0, "talk", text="for the record", to=[1])
        for _ in range(2):
            await court.play(*["ready"] * 4, *["assent"] * 4, *["stay"] * 4)
        assert (await court.view(0))["outcome"] is not None
        files = [(await client.get(f"/api/games/{court.game}/export")) for client in court.clients]
        assert ["for the record" in file.text for file in files] == [True, True, False, False]
        assert verify(files[0].content).fair

    run(tmp_path, play)


def test_the_draws_of_a_game_that_the_table_ended_can_be_checked(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen", seed=None))["id"]
            view = await look(client, game)
            assert (await send(client, game, view, view["options"][0]["move"], "m")).status_code == 200
            assert (await tell(client, game, "resign", "r")).json()["view"]["ended"]["way"] == "resigned"
            file = (await client.get(f"/api/games/{game}/export")).content
            assert verify(file, view["commitment"]).fair

    asyncio.run(play())
