"""What all requests share: who asks, and how a command is answered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from regnum.edges.words import FALLBACK, Words
from regnum.engine.refusals import OLD_DECISION, RegnumError
from regnum.engine.registry import find_title
from regnum.engine.title import Title
from regnum.server import talk_views, views
from regnum.server.house import ACCEPTED, IDLE, REPEATED, STALE, Attempt, Deed, House, Speaker, Verdict
from regnum.server.identity import Identity, identify
from regnum.server.limits import Limits
from regnum.server.log_parts import log_since
from regnum.server.messages import DealAnswer, DealOffer, PromiseCommand, SeatedCommand, TalkCommand
from regnum.server.problems import Problem, words_in
from regnum.server.table import Table
from regnum.server.tables import Place, Sight

MOST_DIGITS: Final = 9
UNSEEN: Final = "regnum.unseen"  # marks requests that are counted nowhere: anybody may read the counters
MOST_CHANGES: Final = 20  # lines that tell what has changed since a draft was made
NOTHING: Final = -1  # of the log, that a reader knows
LONGEST_PAGE: Final = 64  # letters in the name that a page gives itself


def house_of(request: Request) -> House:
    """The house that answers."""
    house: House = request.app.state.house
    return house


def unseen(request: Request) -> None:
    """Do not count a request: what is drafted or whispered may not show in the counters, which anybody may read."""
    request.scope[UNSEEN] = True


def spend(request: Request, kind: str, asker: Asker | None = None) -> None:
    """Refuse whoever asks too often for what costs something.

    What only players may have costs nobody anything who has no seat: he is refused anyway, and may not use up what
    players at the same address have.
    """
    limits: Limits = request.app.state.limits
    if asker is None or asker.identity.seats:
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


def reader_words(connection: HTTPConnection) -> Words:
    """Whoever speaks the language that the request asks for."""
    language = connection.query_params.get("lang", FALLBACK)
    try:
        return words_in(language)
    except RegnumError:
        raise Problem(400, "no_language", language=language[:20]) from None


def words_or_english(connection: HTTPConnection) -> Words:
    """The same for answers that must not fail."""
    try:
        return reader_words(connection)
    except Problem:
        return words_in(FALLBACK)


class Asker(NamedTuple):
    """Whoever asks about a game, and the house in which it is played."""

    house: House
    game: str
    identity: Identity


async def who_asks(request: Request) -> Asker:
    """The house, the game in the path, and the seats of whoever asks."""
    house, game_id = house_of(request), request.path_params["game"]
    return Asker(house, game_id, await identify(request, house.store, game_id))


@dataclass(frozen=True)
class Reader:
    """How somebody wants to read: in which language, whether with the drawing of the table, which a page with a board
    needs not, at which of his pages, so that its socket need not say again what an answer said, and up to which entry
    he knows the log."""

    words: Words
    drawn: bool
    page: str = ""
    since: int = NOTHING

    @classmethod
    def of(cls, connection: HTTPConnection) -> Reader:
        """As the address says."""
        query = connection.query_params
        page, since = query.get("page", "")[:LONGEST_PAGE], number_in(connection, "since", NOTHING)
        return cls(reader_words(connection), query.get("table") != "0", page, since)

    @property
    def place(self) -> Place:
        """Where he reads."""
        return Place(self.page, self.words.language, self.drawn)


def sight(asker: Asker, table: Table, seat: int) -> Sight:
    """All that a view depends on."""
    here = asker.house.hub.who_is_here(asker.game)
    running = tuple(table.clocks.since) if table.clocks is not None else ()
    answers = table.window.answers
    answered = tuple(answers[each].text for each in asker.identity.seats if each in answers)
    own = talk_views.own_seats(table, seat)
    return Sight(table.seq, seat, table.noted, here, running, answered, table.rooms.seen_by(own))


def shown(asker: Asker, table: Table, seat: int, reader: Reader) -> dict[str, object]:
    """What a reader sees, and which seats are his."""
    view = views.view_of(table, seat, reader.words, reader.drawn)
    passing = views.passing_parts(table, view, asker.house.hub.who_is_here(asker.game), asker.house.clock.now())
    own, alone = list(asker.identity.seats), table.deputies.alone
    own_parts = {
        "yours": own,
        "due": [each for each in own if each in table.missing],
        "alone": [each for each in own if each in alone],
    }
    return {**view, **log_since(table, view, reader.since), **passing, **own_parts}


def shown_as_answer(asker: Asker, table: Table, seat: int, reader: Reader) -> dict[str, object]:
    """The same for somebody who asked: his page knows it from now on."""
    asker.house.hub.answered(asker.game, reader.place, asker.identity.seats, sight(asker, table, seat))
    return shown(asker, table, seat, reader)


async def carried_out(
    asker: Asker, reader: Reader, command: SeatedCommand, deed: Deed, speaker: Speaker | None = None
) -> Response:
    """Carry a command out for the seat that it names, or for the one that the speaker finds, and answer it."""

    def named(table: Table) -> int:
        return asker.identity.speaker(table, command.seat)

    def answered(table: Table, seat: int, verdict: Verdict) -> Response:
        return verdict_answer(table, verdict, shown_as_answer(asker, table, seat, reader), reader)

    counted = not isinstance(command, DealOffer | DealAnswer | PromiseCommand | TalkCommand)
    own = asker.identity.seats if command.seat is None else (command.seat,)
    attempt = Attempt(speaker or named, deed, command.command_id, own, counted)
    return await asker.house.answer(asker.game, attempt, answered)


def verdict_answer(table: Table, verdict: Verdict, view: dict[str, object], reader: Reader) -> Response:
    """What became of a command, with a fresh view."""
    if verdict.result in (ACCEPTED, REPEATED, IDLE):
        return answer({"seq": verdict.seq, "view": view})
    title, words = table.game.title, reader.words
    if verdict.versions is not None:
        changed = talk_views.version_changes(table, *verdict.versions, words)
        refusal = Problem(409, "stale_draft").as_dict(words)
        return answer({**refusal, "reason": "stale_draft", "changed": changed, "view": view}, 409)
    reason = verdict.reason or OLD_DECISION
    message = words.reason(title, reason)
    if verdict.result == STALE:
        return answer({"error": STALE, "reason": STALE, "message": message, "view": view}, 409)
    rule = None if reason.rule == "engine" else reason.rule
    refusal = {"error": "refused", "reason": reason.name, "rule": rule, "message": message}
    if verdict.since >= 0:
        refusal["changed"] = talk_views.told_since(view, verdict.since)[-MOST_CHANGES:]
    return answer({**refusal, "view": view}, 422)
