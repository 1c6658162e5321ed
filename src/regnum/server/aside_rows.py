"""The lines of rooms in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.server.rooms import MOST_KEPT, Aside, Audience
from regnum.server.schema import asides
from regnum.server.table_log import WHISPER, Note

LINE: Final = ("seq", "kind", "seat", "number", "text", "at", "turn")
COLUMNS: Final = tuple(asides.c[name] for name in LINE)


def written(audience: Audience) -> str:
    """An audience as the database has it."""
    return ",".join(str(seat) for seat in audience)


def read(audience: str) -> Audience:
    """The same back."""
    return tuple(int(seat) for seat in audience.split(","))


async def found(connection: AsyncConnection, wanted: sa.Select[Any]) -> list[Aside]:
    """Lines with their rooms, in the order in which they were written."""
    rows = await connection.execute(wanted.order_by(asides.c.id))
    return [Aside(read(audience), Note(*line), row) for audience, row, *line in rows]


async def asides_after(connection: AsyncConnection, game_id: str, row: int) -> list[Aside]:
    """What was said in the rooms of a game after a line, as far as a table must know it.

    What was whispered long ago is left out: it is read by pages. All drafts and promises are there.
    """
    back = sa.func.row_number().over(partition_by=asides.c.audience, order_by=asides.c.number.desc())
    recent = sa.select(asides.c.id, back.label("back")).where(asides.c.game == game_id, asides.c.id > row).subquery()
    wanted = sa.select(asides.c.audience, asides.c.id, *COLUMNS).join(recent, recent.c.id == asides.c.id)
    return await found(connection, wanted.where(sa.or_(recent.c.back <= MOST_KEPT, asides.c.kind != WHISPER)))


async def asides_of(connection: AsyncConnection, game_id: str, seats: Sequence[int]) -> list[Aside]:
    """All that was said in the rooms of some seats."""
    rooms = await connection.scalars(sa.select(asides.c.audience).where(asides.c.game == game_id).distinct())
    own = [room for room in rooms if not set(read(room)).isdisjoint(seats)]
    wanted = sa.select(asides.c.audience, asides.c.id, *COLUMNS)
    return await found(connection, wanted.where(asides.c.game == game_id, asides.c.audience.in_(own)))


async def room_lines(
    connection: AsyncConnection, game_id: str, audience: Audience, after: int, before: int | None, most: int
) -> list[Note]:
    """The first so many lines of one room after a line, or the last so many before another, in their order."""
    wanted = sa.select(*COLUMNS).where(asides.c.game == game_id, asides.c.audience == written(audience))
    wanted = wanted.where(asides.c.number > after)
    if before is None:
        return [Note(*row) for row in await connection.execute(wanted.order_by(asides.c.number).limit(most))]
    wanted = wanted.where(asides.c.number < before).order_by(asides.c.number.desc()).limit(most)
    return [Note(*row) for row in reversed(list(await connection.execute(wanted)))]


async def newest(connection: AsyncConnection, game_id: str) -> int:
    """The newest line in any room of a game."""
    last: int | None = await connection.scalar(sa.select(sa.func.max(asides.c.id)).where(asides.c.game == game_id))
    return last or 0


async def write_asides(connection: AsyncConnection, game_id: str, said: Sequence[Aside], at: float) -> None:
    """Write lines of rooms; each room counts its own."""
    for aside in said:
        room, note = written(aside.audience), aside.note
        last = sa.select(sa.func.max(asides.c.number)).where(asides.c.game == game_id, asides.c.audience == room)
        number = (await connection.scalar(last) or 0) + 1
        line = {"seq": note.seq, "kind": note.kind, "seat": note.seat, "text": note.text, "at": at, "turn": note.turn}
        await connection.execute(asides.insert().values(game=game_id, audience=room, number=number, **line))
