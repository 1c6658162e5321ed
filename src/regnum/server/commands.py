"""What the commands of a seat do to a table in memory; the house keeps it. Deals are in `deals`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from regnum.engine.refusals import (
    GAME_IS_OVER,
    NO_SUCH_ANSWER,
    NO_WAY_BACK,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    UNKNOWN_MOVE,
    Refusal,
    RegnumError,
)
from regnum.server.house import ACCEPTED, IDLE, REFUSED, STALE, Verdict
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.server.table_log import BACK_REFUSED, END_REFUSED, WENT_BACK, Note, agreement, consent, resignation
from regnum.server.tables import Then

MOST_ROLLBACKS: Final = 100  # of one game


def make_move(table: Table, seat: int, text: str, decision: int, command_id: str | None = None) -> Verdict:
    """Answer the open decision; an answer to another one comes too late. In a window it is kept until all are in."""
    if decision != table.history.decision_id:
        return Verdict(STALE)
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    try:
        if table.window.is_open:
            reason = table.window.why_not(seat, text)
            if reason is not None:
                return Verdict(REFUSED, reason=reason)
            table.window.take(seat, text, command_id)
            return Verdict(ACCEPTED, table.seq)
        table.history.move(seat, text)
    except Refusal as refusal:
        return Verdict(REFUSED, reason=refusal.reason)
    except RegnumError:
        return Verdict(REFUSED, reason=UNKNOWN_MOVE)
    return Verdict(ACCEPTED, table.seq)


def make_move_of_program(table: Table, seat: int, text: str, decision: int, note: str) -> Verdict:
    """The same for a program, with a note of how it came to its move; it comes too late if the owner is back."""
    if not table.agent_at(seat):
        return Verdict(STALE)
    verdict = make_move(table, seat, text, decision)
    if not note or verdict.result != ACCEPTED or table.window.is_open:  # a line would tell who has answered
        return verdict
    return Verdict(ACCEPTED, verdict.seq, notes=(Note(table.seq, note, seat),))


def take_back(table: Table, seat: int) -> Verdict:
    """Take the last move of the seat back."""
    if table.over or not table.history.can_undo(seat):
        return Verdict(REFUSED, reason=NOTHING_TO_UNDO)
    table.history.undo(seat)
    return Verdict(ACCEPTED, table.seq, goes_on=False)


def make_again(table: Table, seat: int) -> Verdict:
    """Make the move again that the seat took back last."""
    if table.over or not table.history.can_redo(seat):
        return Verdict(REFUSED, reason=NOTHING_TO_REDO)
    table.history.redo(seat)
    return Verdict(ACCEPTED, table.seq)


def stay_silent(table: Table, own: Sequence[int], decision: int, command_id: str) -> Verdict:
    """In the open window, play nothing at any of one's own seats that have not answered."""
    if decision != table.history.decision_id:
        return Verdict(STALE)
    if not table.window.is_open:
        return Verdict(REFUSED, reason=GAME_IS_OVER if table.over else NO_SUCH_ANSWER)
    quiet = [seat for seat in own if seat in table.missing]
    for seat in quiet:
        table.window.take(seat, table.window.silence(), command_id)
    return Verdict(ACCEPTED if quiet else IDLE, table.seq)


def resign(table: Table, seat: int) -> Verdict:
    """Give up, with all seats that one holds."""
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    players = sorted(set(table.holders))
    said = resignation(table.standing, table.player(seat), table.seq, table.persons, players)
    return Verdict(ACCEPTED, table.seq, notes=tuple(said))


def agree_to_end(table: Table, seat: int, own: Sequence[int]) -> Verdict:
    """Offer to end the game without a winner, or accept that, for all seats of one's own."""
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    speaking = dict.fromkeys(table.player(each) for each in (seat, *own))
    playing = [each for each in speaking if each not in table.standing.resigned]
    said = agreement(table.standing, playing, table.seq, table.persons)
    return Verdict(ACCEPTED if said else IDLE, table.seq, notes=tuple(said))


def refuse_end(table: Table, seat: int) -> Verdict:
    """Refuse to end the game, or withdraw the offer."""
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    said = (Note(table.seq, END_REFUSED, seat),) if table.standing.agreed else ()
    return Verdict(ACCEPTED if said else IDLE, table.seq, notes=said)


def go_back(table: Table, seat: int, own: Sequence[int], to: int, then: Then | None, now: float) -> Verdict:
    """Wish that the game stood again where it stood after an entry, or agree to that; with the last consent it does.

    Never once it is over: everybody may know then what was hidden.
    """
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    speaking = dict.fromkeys(table.player(each) for each in (seat, *own))
    playing = [each for each in speaking if each not in table.standing.resigned]
    if then is None or to >= table.seq:
        return Verdict(REFUSED, reason=NO_WAY_BACK)
    if table.standing.rollbacks >= MOST_ROLLBACKS:
        raise Problem(409, "too_many_rollbacks", most=MOST_ROLLBACKS)
    said = consent(table.standing, playing, to, table.seq, table.persons, now - table.patience)
    if said and said[-1].kind == WENT_BACK:
        if then.rollbacks != table.standing.rollbacks:
            return Verdict(STALE)  # somebody else went back meanwhile
        table.go_back(to, then.table, then.shared)
        said = [replace(note, seq=table.seq) for note in said]
    return Verdict(ACCEPTED if said else IDLE, table.seq, notes=tuple(said), goes_on=False)


def stay_here(table: Table, seat: int) -> Verdict:
    """Refuse to go back, or withdraw the wish."""
    said = (Note(table.seq, BACK_REFUSED, table.player(seat)),) if table.standing.way_back else ()
    return Verdict(ACCEPTED if said else IDLE, table.seq, notes=said)


def come_back(table: Table, seat: int) -> Verdict:
    """Any command of its owner brings a seat back from an absence; this one does nothing else."""
    return Verdict(REFUSED, reason=GAME_IS_OVER) if table.over else Verdict(IDLE, table.seq)
