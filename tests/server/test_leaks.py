"""Nothing that a reader is sent depends on what the reader may not know (S1, over what the server sends)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import msgspec

from regnum.engine.chance import VerifiableChance
from regnum.server.commands import make_move
from regnum.server.problems import words_in
from regnum.server.rows import EventRow
from regnum.server.table import Table
from regnum.server.views import event_entries, log_lines, make_view
from tests.conformance.secrecy import scrambled
from tests.server.guests import guest, house_of, new_game, running


def rows(table: Table) -> list[EventRow]:
    """What happened, as the database would have it."""
    return [EventRow.of(number, table.told[number], event) for number, event in enumerate(table.history.log.events)]


def everything(table: Table, seat: int) -> bytes:
    """All that a reader can be sent of a game without changing it."""
    words = words_in("en")
    return msgspec.json.encode([make_view(table, seat, words), event_entries(table, seat, rows(table), words)])


def in_another_world(table: Table, seat: int, number: int, reader: int) -> bytes:
    """What a reader would be sent if everything that the seat cannot know were different."""
    real = table.history.game
    table.history.game = scrambled(real, seat, number)
    try:
        return everything(table, reader)
    finally:
        table.history.game = real


def test_views_options_and_logs_depend_on_nothing_hidden(tmp_path: Path):
    async def play() -> tuple[int, int]:
        checked, caught, rng = 0, 0, Random(7)
        async with running(tmp_path) as app, guest(app) as client:
            for players in (2, 3):
                game = (await new_game(client, *["screen"] * players, seed=players))["id"]
                async with house_of(app).tables.open(game) as table:
                    while not table.game.over and table.seq < 150:
                        if table.seq % 5 == 0:
                            for seat in range(-1, table.game.seat_count):
                                number = rng.randrange(1 << 30)
                                seen = everything(table, seat)
                                assert seen == in_another_world(table, seat, number, seat)
                                other = (seat + 1) % table.game.seat_count  # a planted leak: somebody else's view
                                caught += everything(table, other) != in_another_world(table, seat, number, other)
                                checked += 1
                        asked = table.game.waiting[0]
                        move = rng.choice([str(move) for move in table.game.moves(asked)])
                        assert make_move(table, asked, move, table.history.decision_id).seq == table.seq
                        table.note_events()
        return checked, caught

    checked, caught = asyncio.run(play())
    assert checked > 150
    assert caught > 10


def test_each_reader_hears_only_what_is_meant_for_him(tmp_path: Path):
    async def play() -> None:
        rng = Random(2)
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "screen", "screen", seed=None))["id"]
            async with house_of(app).tables.open(game) as table:
                while not table.game.over:
                    asked = table.game.waiting[0]
                    move = rng.choice([str(move) for move in table.game.moves(asked)])
                    make_move(table, asked, move, table.history.decision_id)
                    table.note_events()
                log = table.history.log
                for seat in (-1, 0, 1):
                    told = event_entries(table, seat, rows(table), words_in("en"))
                    heard = [event.kind.key for event in log.since(0, seat)]
                    assert [entry["event"] for entry in told] == heard
                    assert [line["kind"] for line in log_lines(table, seat, words_in("en"))] == heard
                    assert len(heard) < len(log.events)  # something was told to others only
                chance = table.game.chance
                assert isinstance(chance, VerifiableChance)
                for seat in (-1, 0, 1):
                    assert chance.secret.hex().encode() not in everything(table, seat)
                    assert chance.key.hex().encode() not in everything(table, seat)

    asyncio.run(play())


def test_the_export_of_a_running_game_holds_no_secret(tmp_path: Path):
    async def ask() -> None:
        async with running(tmp_path) as app, guest(app) as client:
            game = (await new_game(client, "me", "open", seed=None))["id"]
            async with house_of(app).tables.open(game) as table:
                chance = table.game.chance
            assert isinstance(chance, VerifiableChance)
            for path in ("export", "view", "events"):
                content = (await client.get(f"/api/games/{game}/{path}")).content
                assert chance.secret.hex().encode() not in content
                assert chance.key.hex().encode() not in content
                assert not [nonce for nonce in chance.nonces if nonce.hex().encode() in content]

    asyncio.run(ask())
