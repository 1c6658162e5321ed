"""Snapshots: a game opened from one is the game of its log, and games outlive changes of the rules."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from regnum.engine import registry
from regnum.engine.game import Game
from regnum.engine.history import Entry, History
from regnum.engine.registry import find_title
from regnum.engine.snapshot import fingerprint
from regnum.engine.title import Title
from regnum.server.messages import NewGame
from regnum.server.openings import new_row, seat_rows
from regnum.server.problems import words_in
from regnum.server.rows import EventRow
from regnum.server.snapshots import due_snapshot, open_table
from regnum.server.table import Table
from regnum.server.views import make_view
from tests.conformance.pebbles import Heap, Pebbles, TakeTurn, pebbles
from tests.conformance.playing import choose_step, do_logged
from tests.probes import PROBES
from tests.server.guests import Json, guest, house_of, known, log_of, look, moves_in, new_game, running, send, tell

GAMES = 2


@pytest.fixture(autouse=True)
def known_titles() -> Iterator[None]:
    """The probes can be played while a test runs."""
    with known(*PROBES, pebbles()):
        yield


def new_table(title: Title[Any], seed: int) -> Table:
    """A game of people only."""
    players = max(2, title.min_players)
    row, game = new_row(NewGame(title.id, players, ["me"] * players, seed=seed), 0.0)
    return Table(row, seat_rows(row, game, ["me"] * players, ["hash"] * players), History(game))


def everything(table: Table) -> bytes:
    """All that can be asked of a game."""
    history, seats = table.history, range(-1, table.game.seat_count)
    return msgspec.json.encode(
        [
            fingerprint(table.game),
            history.decision_id,
            [(history.can_undo(seat), history.can_redo(seat)) for seat in seats],
            [make_view(table, seat, words_in("en")) for seat in seats],
        ]
    )


def step(table: Table, rng: Random) -> None:
    """Any move, or now and then a move taken back or made again."""
    history = table.history
    for seat in range(table.game.seat_count):
        if history.can_redo(seat) and rng.random() < 0.5:
            history.redo(seat)
            break
        if history.can_undo(seat) and rng.random() < 0.3:
            history.undo(seat)
            break
    else:
        do_logged(history, choose_step(table.game, rng))


@pytest.mark.parametrize("title", [*(title.id for title in PROBES), "pax_renaissance"])
def test_a_snapshot_and_the_entries_after_it_give_the_game_of_the_whole_log(title: str):
    taken = used = 0
    for seed in range(GAMES):
        rng, table, kept = Random(seed), new_table(find_title(title), seed), None
        entries: list[Entry] = []
        told: list[EventRow] = []
        while not table.game.over and table.seq < 300:
            step(table, rng)
            table.note_events()
            fresh, log = due_snapshot(table), table.history.log
            del entries[table.history.forgotten :], told[log.forgotten :]
            entries += table.history.entries
            told += [EventRow.of(log.forgotten + at, table.told[at], event) for at, event in enumerate(log.events)]
            kept, taken = fresh or kept, taken + (fresh is not None)
            if kept is not None and (rng.random() < 0.1 or table.game.over):
                quick = open_table(table.row, table.seats, kept, entries, None, told)
                whole = open_table(table.row, table.seats, None, entries)
                assert everything(quick) == everything(whole) == everything(table)
                used += len(entries) > kept.seq
                table = quick if rng.random() < 0.5 else table  # and whoever goes on from it goes on rightly
    assert taken > 3 or title in ("probe_workshop", "probe_congress")  # whose games are short
    assert used or title in ("probe_sealed_bids", "probe_workshop", "probe_twins", "probe_congress")


def test_opening_from_a_snapshot_replays_only_what_came_after(tmp_path: Path):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            rng, view = Random(1), await look(client, game)
            for number in range(60):
                response = await send(client, game, view, rng.choice(moves_in(view)), f"c{number}")
                assert response.status_code == 200
                view = await look(client, game)
            kept = await house_of(app).store.snapshot(game)
            assert kept is not None
            assert 40 < kept.seq <= 60
        changed = tmp_path / "regnum.sqlite"
        with closing(sqlite3.connect(changed)) as connection, connection:
            connection.execute("UPDATE entries SET text = 'nonsense' WHERE seq <= ?", [kept.seq])
        async with running(tmp_path) as app, guest(app) as again:
            again.cookies = client.cookies
            assert await look(again, game) == view

    asyncio.run(play())


@pytest.mark.parametrize("harm", ["UPDATE snapshots SET data = substr(data, 1, 100)", "DELETE FROM snapshots"])
def test_a_damaged_or_missing_snapshot_is_no_loss(tmp_path: Path, harm: str):
    async def play() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "screen"))["id"]
            rng, view = Random(1), await look(client, game)
            for number in range(30):
                await send(client, game, view, rng.choice(moves_in(view)), f"c{number}")
                view = await look(client, game)
        with closing(sqlite3.connect(tmp_path / "regnum.sqlite")) as connection, connection:
            assert connection.execute(harm).rowcount == 1
        async with running(tmp_path) as app, guest(app) as again:
            again.cookies = client.cookies
            assert await look(again, game) == view

    asyncio.run(play())


class LaterPebbles(Pebbles):
    """The next version of the title."""

    version = 2


class Strict(TakeTurn):
    """Rules by which nobody takes two."""

    def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
        return 1 if option == 1 else super().why_not(game, seat, option)


SAME_NAME = type("TakeTurn", (Strict,), {"__doc__": "The same step of the rulebook, with other rules."})


async def play_and_upgrade(
    folder: Path, moves: list[str], turn: type[TakeTurn], later: type[Pebbles] = LaterPebbles
) -> tuple[str, httpx.Cookies, Json]:
    """A game of the first version; then the server is started with the second one. Its last view before."""
    async with running(folder) as app, guest(app) as client:
        game = (await new_game(client, "me", "screen", title="pebbles"))["id"]
        view = await look(client, game)
        for number, move in enumerate(moves):
            assert (await send(client, game, view, move, f"c{number}")).status_code == 200
            view = await look(client, game)
        cookies = client.cookies
    registry.register(pebbles(later, turn))
    return game, cookies, view


def test_a_running_game_goes_on_after_an_upgrade_of_the_rules(tmp_path: Path):
    async def play() -> None:
        game, cookies, before = await play_and_upgrade(tmp_path, ["draw", "take two"], TakeTurn)
        for number in range(2):  # the second time the snapshot is one of the new version
            async with running(tmp_path) as app, guest(app) as client:
                client.cookies = cookies
                view = await look(client, game)
                assert number or view == before
                assert (await send(client, game, view, "draw", f"new{number}")).status_code == 200
                assert [entry.version for entry in await log_of(app, game)] == [1, 1, *[2] * (number + 1)]
        async with running(tmp_path) as app, guest(app) as client:
            client.cookies = cookies
            await tell(client, game, "end", "e", agree=True)
            record = (await client.get(f"/api/games/{game}/export")).json()
            assert record["regnum"] == "record"  # nobody could replay the old moves by the new rules

    asyncio.run(play())


def forget_latest(folder: Path) -> None:
    """The folder as servers left it that kept no position behind the last snapshot."""
    with closing(sqlite3.connect(folder / "regnum.sqlite")) as connection, connection:
        assert connection.execute("DELETE FROM latest").rowcount == 1


def test_moves_of_older_rules_are_not_made_again_by_new_ones(tmp_path: Path):
    """The move is not possible any more, but it was made."""

    async def play() -> None:
        game, cookies, before = await play_and_upgrade(tmp_path, ["draw", "take two"], SAME_NAME)
        async with running(tmp_path) as app, guest(app) as client:
            client.cookies = cookies
            view = await look(client, game)
            assert (view["seq"], view["view"], view["log"]) == (2, before["view"], before["log"])
            assert (await send(client, game, view, "draw", "new")).status_code == 200

    asyncio.run(play())


def test_rules_that_changed_under_the_same_version_are_noticed(tmp_path: Path):
    async def play() -> None:
        game, cookies, before = await play_and_upgrade(tmp_path, ["draw", "take two"], SAME_NAME, Pebbles)
        async with running(tmp_path) as app, guest(app) as client:
            client.cookies = cookies
            view = await look(client, game)
            assert (view["seq"], view["view"], view["readonly"]) == (2, before["view"], None)

    asyncio.run(play())


class Generous(TakeTurn):
    """Rules by which whoever takes pebbles gets one more."""

    def choose(self, game: Game[Heap], seat: int, option: int) -> None:
        super().choose(game, seat, option)
        game.state.score[seat] += 1


def test_a_log_that_leads_elsewhere_does_not_change_what_players_saw(tmp_path: Path):
    async def play() -> None:
        turn = type("TakeTurn", (Generous,), {"__doc__": "Other rules in silence."})
        game, cookies, before = await play_and_upgrade(tmp_path, ["draw", "take two"], turn, Pebbles)
        async with running(tmp_path) as app, guest(app) as client:
            client.cookies = cookies
            assert (await look(client, game))["view"] == before["view"]

    asyncio.run(play())


def test_a_game_that_the_new_rules_cannot_go_on_with_can_still_be_looked_at(tmp_path: Path):
    async def play() -> None:
        game, cookies, _ = await play_and_upgrade(tmp_path, ["draw", "take two"], SAME_NAME)
        forget_latest(tmp_path)
        async with running(tmp_path) as app, guest(app) as client:
            client.cookies = cookies
            for language in ("en", "ru", "pl"):
                view = await look(client, game, lang=language)
                assert "2" in view["readonly"]
            assert (view["seq"], view["waiting"], moves_in(view)) == (1, [], [])
            for what, more in (("undo", {}), ("resign", {}), ("end", {"agree": True}), ("back", {})):
                response = await tell(client, game, what, f"c-{what}", **more)
                assert (response.status_code, response.json()["error"]) == (409, "old_ruleset")
            response = await send(client, game, {"decision": {"id": 1}}, "draw", "c")
            assert (response.status_code, response.json()["error"]) == (409, "old_ruleset")
            assert (await look(client, game, lang="pl")) == view

    asyncio.run(play())


@pytest.mark.parametrize("moves", [["draw", "draw"], ["take one"]])  # with a snapshot that does not fit, and without
def test_a_game_that_cannot_be_opened_at_all_says_why(tmp_path: Path, moves: list[str]):
    async def play() -> None:
        game, cookies, _ = await play_and_upgrade(tmp_path, moves, Strict)
        async with running(tmp_path) as app, guest(app) as client:
            client.cookies = cookies
            response = await client.get(f"/api/games/{game}/view")
            assert (response.status_code, response.json()["error"]) == (409, "old_ruleset")
            other = (await new_game(client, "me", "screen", title="pebbles"))["id"]
            assert moves_in(await look(client, other))

    asyncio.run(play())


@pytest.mark.parametrize("harmed", ["latest", "snapshots"])
def test_one_damaged_position_of_an_older_game_is_no_loss(tmp_path: Path, harmed: str):
    async def play() -> None:
        game, cookies, before = await play_and_upgrade(tmp_path, ["draw", "take two"], TakeTurn)
        with closing(sqlite3.connect(tmp_path / "regnum.sqlite")) as connection, connection:
            assert connection.execute(f"UPDATE {harmed} SET data = zeroblob(80)").rowcount == 1
        async with running(tmp_path) as app, guest(app) as client:
            client.cookies = cookies
            view = await look(client, game)
            assert (view["seq"], view["view"], moves_in(view)) == (2, before["view"], moves_in(before))

    asyncio.run(play())
