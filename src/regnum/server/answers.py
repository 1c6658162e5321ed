"""What all requests share: who asks, and how a command is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from regnum.edges.words import Words
from regnum.engine.refusals import OLD_DECISION, RegnumError
from regnum.engine.registry import find_title
from regnum.engine.title import Title
from regnum.server import views
from regnum.server.house import ACCEPTED, IDLE, REPEATED, STALE, House, Verdict
from regnum.server.identity import Identity, identify
from regnum.server.limits import Limits
from regnum.server.problems import Problem, reader_words
from regnum.server.table import Table

MOST_DIGITS: Final = 9


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


def number_in(connection: HTTPConnection, name: str, otherwise: int) -> int:
    """A number in the address; what is no number is refused."""
    text = connection.query_params.get(name, str(otherwise))
    if text != str(otherwise) and (not text.isdecimal() or len(text) > MOST_DIGITS):
        raise Problem(400, "malformed", problem=name)
    return int(text)


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


@dataclass(frozen=True)
class Reader:
    """How somebody wants to read: in which language, and whether with the drawn table, which a page with a board needs
    not."""

    words: Words
    drawn: bool

    @classmethod
    def of(cls, connection: HTTPConnection) -> Reader:
        """As the address says."""
        return cls(reader_words(connection), connection.query_params.get("table") != "0")


def shown(house: House, table: Table, identity: Identity, seat: int, reader: Reader) -> dict[str, object]:
    """What a reader sees, and which seats are his."""
    passing = views.passing_parts(table, house.hub.who_is_here(table.row.id), house.clock.now(), reader.words)
    view = views.view_of(table, seat, reader.words, reader.drawn)
    return {**view, **passing, "yours": list(identity.seats)}


async def verdict_answer(
    house: House, game_id: str, identity: Identity, seat: int, verdict: Verdict, reader: Reader
) -> Response:
    """What became of a command, with a fresh view."""
    async with house.tables.open(game_id, look=False) as table:  # the command has looked
        view = shown(house, table, identity, seat, reader)
        title = table.game.title
    if verdict.result in (ACCEPTED, REPEATED, IDLE):
        return answer({"seq": verdict.seq, "view": view})
    reason = verdict.reason or OLD_DECISION
    message = views.reason_text(title, reason, reader.words)
    if verdict.result == STALE:
        return answer({"error": STALE, "reason": STALE, "message": message, "view": view}, 409)
    rule = None if reason.rule == "engine" else reason.rule
    refusal = {"error": "refused", "reason": reason.name, "rule": rule, "message": message}
    return answer({**refusal, "view": view}, 422)
