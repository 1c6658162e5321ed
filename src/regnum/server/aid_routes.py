"""The requests of somebody who thinks: a hint, what a seat could work out, and a game of one's own to try things in."""

from __future__ import annotations

import asyncio
import secrets

from starlette.requests import Request
from starlette.responses import Response

from regnum.edges.entries import move_text
from regnum.edges.presenter import presenter_of
from regnum.engine.codec import save
from regnum.engine.history import History
from regnum.server.answers import answer, reader_words, spend, unseen, who_asks
from regnum.server.identity import COOKIE, check_origin, keep_session, new_token
from regnum.server.messages import SandboxWish, read_body
from regnum.server.problems import Problem
from regnum.server.table import SPECTATOR, Table, substitute
from regnum.server.workers import Workers


async def show_hint(request: Request) -> Response:
    """What a program would do that knows no more than the seat."""
    words, asker = reader_words(request), await who_asks(request)
    spend(request, "hint", asker)
    house, game_id, identity = asker
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        if seat == SPECTATOR:
            raise Problem(403, "no_seat")
        if seat not in table.waiting:
            raise Problem(409, "not_your_turn")
        if table.window.is_open:
            unseen(request)  # who thinks there has something to think about
        agent, seq, title = substitute(table.row.title), table.seq, table.game.title
        words = words.at(table.game)
        found: str | None = table.worked_out.get(("hint", seat))
        guess = table.guess(seat, secrets.randbits(63))
    if found is None:
        workers: Workers = request.app.state.workers
        try:
            found = await workers.choose(save(History(guess)), agent, seat, secrets.randbits(63))
        except Exception:
            raise Problem(503, "no_hint", retry_after=1) from None
        async with house.tables.open(game_id) as table:
            if table.seq == seq:
                table.worked_out["hint", seat] = found
    return answer({"move": found, "text": move_text(title, found, words), "agent": agent})


async def show_insights(request: Request) -> Response:
    """What the seat could work out at leisure from what it knows."""
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        seq, found = table.seq, table.worked_out.get(("insights", seat))
        guess = table.guess(seat, 0) if found is None else None
    if guess is not None:
        found = await asyncio.to_thread(presenter_of(guess.title).insights, guess, seat)
        async with house.tables.open(game_id) as table:
            if table.seq == seq:
                table.worked_out["insights", seat] = found
    return answer({"seq": seq, "insights": found})


async def make_sandbox(request: Request) -> Response:
    """Begin a game of one's own with the live position, in which everything unknown to the seat was drawn anew."""
    check_origin(request)
    house, game_id, identity = await who_asks(request)
    spend(request, "sandbox")
    wanted = await read_body(request, SandboxWish)

    def speaker(table: Table) -> int:
        return identity.speaker(table, wanted.seat) if identity.seats else identity.reader(table, None)

    session = request.cookies.get(COOKIE) or new_token()
    response = answer({"id": await house.set_sandbox_up(game_id, speaker, session)}, 201)
    keep_session(request, response, session)
    return response
