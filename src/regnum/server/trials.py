"""Games to try things out in: they begin where a live one stands, as far as a seat knows it."""

from __future__ import annotations

import secrets

import msgspec

from regnum.engine.chance import VerifiableChance
from regnum.engine.snapshot import describe_chance, snapshot
from regnum.server.problems import Problem
from regnum.server.rows import GameRow, SeatRow
from regnum.server.table import Table


def trial(table: Table, seat: int, now: float) -> tuple[GameRow, list[SeatRow]]:
    """A game from the position of another, with everything unknown to the seat drawn anew and a secret of its own."""
    if table.over:
        raise Problem(409, "game_over")
    game, row = table.game, table.row
    guess = table.guess(seat, secrets.randbits(63))
    nonces = [secrets.token_bytes(16) for _ in range(row.players)]
    chance = VerifiableChance.from_secret(secrets.token_bytes(32), nonces)
    new = GameRow(
        id=secrets.token_hex(8),
        title=row.title,
        ruleset=game.title.version,
        players=row.players,
        scenario=row.scenario,
        options=row.options,
        chance=msgspec.json.encode(describe_chance(chance)).decode(),
        seeded=False,
        pace="none",
        created=now,
        origin=msgspec.json.encode(snapshot(guess)).decode(),
        sandbox=row.id,
    )
    return new, [SeatRow(new.id, each.seat, "me", "", None, each.player) for each in table.seats]
