"""What all requests share: who asks, and how a command is answered."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regnum.engine.refusals import OLD_DECISION, RegnumError
from regnum.engine.registry import find_title
from regnum.engine.title import Title
from regnum.server import views
from regnum.server.house import ACCEPTED, IDLE, REPEATED, STALE, House, Verdict
from regnum.server.identity import Identity, identify
from regnum.server.limits import Limits
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.text import Words


def house_of(request: Request) -> House:
    """The house that answers."""
    house: House = request.app.state.house
    return house


def spend(request: Request, kind: str) -> None:
    """Refuse whoever asks too often for what costs something."""
    limits: Limits = request.app.state.limits
    limits.spend(request, kind)


def answer(content: object, status: int = 200) -> Response:
    """A JSON answer."""
    return Response(msgspec.json.encode(content), status, {"cache-control": "no-store"}, "application/json")


def title_of(request: Request) -> Title[Any]:
    """The title in the path."""
    try:
        return find_title(request.path_params["title"])
    except RegnumError:
        raise Problem(404, "no_title") from None


async def who_asks(request: Request) -> tuple[House, str, Identity]:
    """The house, the game in the path, and the seats of whoever asks."""
    house, game_id = house_of(request), request.path_params["game"]
    return house, game_id, await identify(request, house.store, game_id)


def shown(house: House, table: Table, identity: Identity, seat: int, words: Words) -> dict[str, object]:
    """What a reader sees, and which seats are his."""
    passing = views.passing_parts(table, house.hub.who_is_here(table.row.id), house.clock.now(), words)
    return {**views.view_of(table, seat, words), **passing, "yours": list(identity.seats)}


async def verdict_answer(
    house: House, game_id: str, identity: Identity, seat: int, verdict: Verdict, words: Words
) -> Response:
    """What became of a command, with a fresh view."""
    async with house.tables.open(game_id, look=False) as table:  # the command has looked
        view = shown(house, table, identity, seat, words)
        title = table.game.title
    if verdict.result in (ACCEPTED, REPEATED, IDLE):
        return answer({"seq": verdict.seq, "view": view})
    reason = verdict.reason or OLD_DECISION
    message = views.reason_text(title, reason, words)
    if verdict.result == STALE:
        return answer({"error": STALE, "reason": STALE, "message": message, "view": view}, 409)
    rule = None if reason.rule == "engine" else reason.rule
    refusal = {"error": "refused", "reason": reason.name, "rule": rule, "message": message}
    return answer({**refusal, "view": view}, 422)
