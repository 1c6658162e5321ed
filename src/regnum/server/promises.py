"""Promises and whispers at a table: what is said among some seats and binds nobody."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.engine.deals import may_whisper
from regnum.engine.promises import MOST_PROMISES, Promise
from regnum.engine.refusals import GAME_IS_OVER
from regnum.server.deals import audience_of
from regnum.server.house import REFUSED, Verdict, said_in
from regnum.server.messages import PromiseCommand
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.server.table_log import PROMISED, WHISPER, Note


def whispered(table: Table, seat: int, to: Sequence[int], text: str) -> Verdict:
    """Say something to some seats only, if the title lets them talk in private now."""
    audience = tuple(sorted({seat, *to}))
    if len(audience) < 2 or audience[-1] >= len(table.seats):
        raise Problem(422, "wrong_partners")
    if not text.strip():
        raise Problem(422, "nothing_said")
    if table.over or not may_whisper(table.game.title.whispers(table.game), audience):
        raise Problem(409, "no_whispers")
    return said_in(audience, Note(table.seq, WHISPER, seat, text=text))


def promised(table: Table, seat: int, sent: PromiseCommand) -> Verdict:
    """Promise something to others; it binds nobody, and when the game is over all learn whether it was kept."""
    promise = Promise(seat, sorted(set(sent.to)), sent.kind, sent.number)
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    if not promise.is_among(len(table.seats)):
        raise Problem(422, "wrong_partners")
    if not promise.is_one_of(table.game.title.promise_kinds):
        raise Problem(422, "no_such_promise")
    made = [pledge.promise for pledge in table.pledges() if pledge.promise.maker == seat]
    if len(made) >= MOST_PROMISES:
        raise Problem(409, "too_many_promises")
    audience = audience_of(table, (seat, *promise.to), sent.private)
    return said_in(audience, Note(table.seq, PROMISED, seat, text=str(promise)))
