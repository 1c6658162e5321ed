"""Sealed choices over HTTP: they do not collide, may be changed, and nobody sees those of others before all are in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.probes.sealed_bids import TITLE
from tests.server.guests import Json, guest, known, look, moves_in, new_game, running, seen, send


@pytest.fixture(autouse=True)
def known_title() -> Iterator[None]:
    """The probe can be played while a test runs."""
    with known(TITLE):
        yield


def hidden(view: Json) -> Json:
    """A view without what everybody sees change when somebody has answered."""
    return {key: value for key, value in view.items() if key not in ("seq", "waiting", "view")}


def test_sealed_answers_of_different_seats_do_not_collide(tmp_path: Path):  # R6
    async def bid() -> None:
        async with running(tmp_path) as one, running(tmp_path) as two, guest(one) as creator:
            made = await new_game(creator, *["open"] * 4, title=TITLE.id)
            game = made["id"]
            clients = [guest((one, two)[seat["seat"] % 2], seat["token"]) for seat in made["seats"]]
            views = await asyncio.gather(*(look(client, game) for client in clients))
            assert {view["decision"]["id"] for view in views} == {0}
            assert all(view["waiting"] == [0, 1, 2, 3] and moves_in(view) for view in views)
            sent = [send(client, game, views[0], f"bid {seat}", "a") for seat, client in enumerate(clients[:3])]
            assert [response.status_code for response in await asyncio.gather(*sent)] == [200] * 3
            last = await look(clients[3], game)
            assert (last["seq"], last["waiting"], last["decision"]["id"]) == (3, [3], 0)
            assert hidden(last) == hidden(views[3])
            assert last["view"]["sealed"] == [0, 0, 0, -1]
            changed = await send(clients[0], game, last, "bid 3", "b")
            assert changed.status_code == 200
            assert changed.json()["view"]["view"]["sealed"][0] > 0
            assert (await send(clients[3], game, last, "abstain", "a")).status_code == 200
            opened = await look(clients[1], game)
            assert (opened["seq"], opened["decision"]["id"]) == (5, 5)
            assert any(line["kind"] == "bid_opened" for line in opened["log"])
            assert (await send(clients[1], game, last, "bid 1", "late")).status_code == 409
            for client in clients:
                await client.aclose()

    asyncio.run(bid())


def test_programs_answer_sealed_choices_too(tmp_path: Path):
    """The workers do not know this title, so moves are drawn for them: the game goes on all the same."""

    async def bid() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "random", "random", title=TITLE.id))["id"]
            view = await seen(client, game, lambda view: view["waiting"] == [0])
            assert len([line for line in view["log"] if line["kind"] == "note"]) == 2

    asyncio.run(bid())
