"""What the commands of a seat do to a table in memory; the house keeps it. Deals are in `deals`."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.engine.refusals import (
    GAME_IS_OVER,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    UNKNOWN_MOVE,
    Refusal,
    RegnumError,
)
from regnum.server.house import ACCEPTED, IDLE, REFUSED, STALE, Verdict
from regnum.server.table import Table
from regnum.server.table_log import END_REFUSED, Note, agreement, resignation


def make_move(table: Table, seat: int, text: str, decision: int) -> Verdict:
    """Answer the open decision; an answer to another one comes too late."""
    if decision != table.history.decision_id:
        return Verdict(STALE)
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    try:
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
    if not note or verdict.result != ACCEPTED:
        return verdict
    return Verdict(ACCEPTED, verdict.seq, notes=(Note(table.seq, note, seat),))


def take_back(table: Table, seat: int) -> Verdict:
    """Take the last move of the seat back."""
    if table.over or not table.history.can_undo(seat):
        return Verdict(REFUSED, reason=NOTHING_TO_UNDO)
    table.history.undo(seat)
    return Verdict(ACCEPTED, table.seq)


def make_again(table: Table, seat: int) -> Verdict:
    """Make the move again that the seat took back last."""
    if table.over or not table.history.can_redo(seat):
        return Verdict(REFUSED, reason=NOTHING_TO_REDO)
    table.history.redo(seat)
    return Verdict(ACCEPTED, table.seq)


def resign(table: Table, seat: int) -> Verdict:
    """Give up."""
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    said = resignation(table.standing, seat, table.seq, table.persons, len(table.seats))
    return Verdict(ACCEPTED, table.seq, notes=tuple(said))


def agree_to_end(table: Table, seat: int, own: Sequence[int]) -> Verdict:
    """Offer to end the game without a winner, or accept that, for all seats of one's own."""
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    speaking = [seat, *(each for each in own if each != seat)]
    playing = [each for each in speaking if each not in table.standing.resigned]
    said = agreement(table.standing, playing, table.seq, table.persons)
    return Verdict(ACCEPTED if said else IDLE, table.seq, notes=tuple(said))


def refuse_end(table: Table, seat: int) -> Verdict:
    """Refuse to end the game, or withdraw the offer."""
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    said = (Note(table.seq, END_REFUSED, seat),) if table.standing.agreed else ()
    return Verdict(ACCEPTED if said else IDLE, table.seq, notes=said)


def come_back(table: Table, seat: int) -> Verdict:
    """Any command of its owner brings a seat back from an absence; this one does nothing else."""
    return Verdict(REFUSED, reason=GAME_IS_OVER) if table.over else Verdict(IDLE, table.seq)
