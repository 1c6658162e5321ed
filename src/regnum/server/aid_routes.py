"""The requests of somebody who thinks: a hint, what a seat could work out, and a game of one's own to try things in."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regnum.edges.presenter import presenter_of
from regnum.engine.chance import FastChance, VerifiableChance
from regnum.engine.codec import describe_chance, save, snapshot
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.server.answers import answer, spend, who_asks
from regnum.server.identity import COOKIE, SPECTATOR, check_origin, digest, keep_session, new_token
from regnum.server.messages import SandboxWish, read_body
from regnum.server.openings import set_up
from regnum.server.problems import Problem, reader_words
from regnum.server.snapshots import taken_now
from regnum.server.storage import GameRow, SeatRow
from regnum.server.table import Table, substitute
from regnum.server.workers import Workers


async def show_hint(request: Request) -> Response:
    """What a program would do that knows no more than the seat."""
    words = reader_words(request)
    spend(request, "hint")
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        if seat == SPECTATOR:
            raise Problem(403, "no_seat")
        if seat not in table.waiting:
            raise Problem(409, "not_your_turn")
        agent, seq, title = substitute(table.row.title), table.seq, table.game.title
        speaker = words.at(table.game)
        found: str | None = table.thoughts.get(("hint", seat))
        guess = guessed(table, seat, secrets.randbits(63))
    if found is None:
        workers: Workers = request.app.state.workers
        try:
            found = await workers.choose(save(History(guess)), agent, seat, secrets.randbits(63))
        except Exception:
            raise Problem(503, "no_hint", retry_after=1) from None
        async with house.tables.open(game_id) as table:
            if table.seq == seq:
                table.thoughts["hint", seat] = found
    return answer({"move": found, "text": speaker.move(title, title.read(found)), "agent": agent})


async def show_insights(request: Request) -> Response:
    """What the seat could work out at leisure from what it knows."""
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        seq, found = table.seq, table.thoughts.get(("insights", seat))
        guess = guessed(table, seat, 0) if found is None else None
    if guess is not None:
        found = await asyncio.to_thread(presenter_of(guess.title).insights, guess, seat)
        async with house.tables.open(game_id) as table:
            if table.seq == seq:
                table.thoughts["insights", seat] = found
    return answer({"seq": seq, "insights": found})


async def make_sandbox(request: Request) -> Response:
    """Begin a game of one's own with the live position, in which everything unknown to the seat was drawn anew."""
    check_origin(request)
    spend(request, "sandbox")
    wanted = await read_body(request, SandboxWish)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.speaker(table, wanted.seat) if identity.seats else identity.reader(table, None)
        row, seats = trial(table, seat, house.clock.now())
    for old in await house.agenda.remove_old_sandboxes():
        house.tables.cached.pop(old, None)
    session = request.cookies.get(COOKIE) or new_token()
    held = [each.seat for each in seats]
    table = Table(row, seats, History(set_up(row)))
    await house.store.add_game(row, seats, digest(session), held, table.status(), taken_now(table))
    response = answer({"id": row.id}, 201)
    keep_session(request, response, session)
    return response


def guessed(table: Table, seat: int, seed: int) -> Game[Any]:
    """A copy in which everything unknown to the seat was drawn anew; some titles cannot do so for spectators."""
    try:
        return table.game.title.determinise(table.game, seat, FastChance(seed))
    except Exception:
        if seat != SPECTATOR:
            raise
        raise Problem(403, "no_seat") from None


def trial(table: Table, seat: int, now: float) -> tuple[GameRow, list[SeatRow]]:
    """A game that begins where a live one stands, as far as the seat knows it, with a secret of its own."""
    if table.over:
        raise Problem(409, "game_over")
    game, row = table.game, table.row
    guess = guessed(table, seat, secrets.randbits(63))
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
    return new, [SeatRow(new.id, each.seat, "me", "", None) for each in table.seats]
