"""Entries, lines of the table, answers and events in the database, one statement each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.engine.history import Entry
from regnum.server.rooms import Aside
from regnum.server.rows import Answer, Change, Logged
from regnum.server.schema import answers, asides, entries, events, notes
from regnum.server.table_log import CONFIRMING, Note


async def entries_after(connection: AsyncConnection, game_id: str, seq: int) -> list[Entry]:
    """The log of a game from an entry on."""
    columns = (entries.c.seq, entries.c.kind, entries.c.seat, entries.c.text, entries.c.ruleset)
    wanted = sa.select(*columns).where(entries.c.game == game_id, entries.c.seq > seq).order_by(entries.c.seq)
    return [Entry(*row) for row in await connection.execute(wanted)]


async def lines_after(connection: AsyncConnection, game_id: str, note: int) -> list[Note]:
    """The log of a table from a line on."""
    columns = (notes.c.seq, notes.c.kind, notes.c.seat, notes.c.id, notes.c.text, notes.c.at, notes.c.turn)
    wanted = sa.select(*columns).where(notes.c.game == game_id, notes.c.id > note).order_by(notes.c.id)
    return [Note(*row) for row in await connection.execute(wanted)]


async def in_turn(connection: AsyncConnection, game_id: str, change: Change) -> tuple[list[Note], list[Aside]]:
    """The lines of a change; those that confirm a deal are counted, at the table and in all rooms together.

    No time can do that: two lines may have the same, and clocks are set back.
    """
    lines, said = list(change.notes), list(change.asides)
    if CONFIRMING.isdisjoint({note.kind for note in (*lines, *(each.note for each in said))}):
        return lines, said
    last = [sa.select(sa.func.max(log.c.turn)).where(log.c.game == game_id) for log in (notes, asides)]
    turns = count(max([await connection.scalar(each) or 0 for each in last]) + 1)

    def counted(note: Note) -> Note:
        return replace(note, turn=next(turns)) if note.kind in CONFIRMING else note

    return [counted(note) for note in lines], [each._replace(note=counted(each.note)) for each in said]


async def write_lines(connection: AsyncConnection, game_id: str, lines: Sequence[Note], at: float) -> list[Note]:
    """Write lines of the table; as the database has them."""
    written = []
    for note in lines:
        line = {"seq": note.seq, "kind": note.kind, "seat": note.seat, "text": note.text, "turn": note.turn}
        added = await connection.execute(notes.insert().values(game=game_id, at=at, **line))
        written.append(replace(note, id=int(added.inserted_primary_key[0]), at=at))  # type: ignore[index]
    return written


async def answers_of(connection: AsyncConnection, game_id: str) -> list[Answer]:
    """The answers to the open window of a game, by seats."""
    columns = (answers.c.seat, answers.c.decision, answers.c.text, answers.c.command_id)
    wanted = sa.select(*columns).where(answers.c.game == game_id).order_by(answers.c.seat)
    return [Answer(*row) for row in await connection.execute(wanted)]


async def write_events(connection: AsyncConnection, game_id: str, change: Change) -> None:
    """Write what happened, in place of what was taken back."""
    if change.told >= 0:
        await connection.execute(events.delete().where(events.c.game == game_id, events.c.number >= change.told))
    if change.events:
        await connection.execute(events.insert(), [{"game": game_id, **row._asdict()} for row in change.events])


def entry_row(logged: Logged) -> dict[str, object]:
    """The columns of an entry."""
    columns = ("seq", "kind", "seat", "text", "ruleset")
    row = dict(zip(columns, logged.entry.as_line(), strict=True))
    return {**row, "command_id": logged.command_id}
