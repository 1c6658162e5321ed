"""The lines of rooms in the database."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from regnum.server.rooms import Aside, Audience
from regnum.server.schema import asides
from regnum.server.table_log import Note


def written(audience: Audience) -> str:
    """An audience as the database has it."""
    return ",".join(str(seat) for seat in audience)


async def asides_after(connection: AsyncConnection, game_id: str, row: int) -> list[Aside]:
    """What was said in the rooms of a game after a line, in the order in which it was written."""
    columns = (asides.c.audience, asides.c.id, asides.c.seq, asides.c.kind, asides.c.seat, asides.c.number)
    wanted = sa.select(*columns, asides.c.text, asides.c.at)
    wanted = wanted.where(asides.c.game == game_id, asides.c.id > row).order_by(asides.c.id)
    return [
        Aside(tuple(int(seat) for seat in audience.split(",")), Note(seq, kind, seat, number, text, at), row)
        for audience, row, seq, kind, seat, number, text, at in await connection.execute(wanted)
    ]


async def newest(connection: AsyncConnection, game_id: str) -> int:
    """The newest line in any room of a game."""
    found: int | None = await connection.scalar(sa.select(sa.func.max(asides.c.id)).where(asides.c.game == game_id))
    return found or 0


async def write_asides(
    connection: AsyncConnection, game_id: str, said: Sequence[Aside], command_id: str | None, at: float
) -> None:
    """Write lines of rooms; each room counts its own. The first one carries the command behind them."""
    for aside in said:
        room, note = written(aside.audience), aside.note
        last = sa.select(sa.func.max(asides.c.number)).where(asides.c.game == game_id, asides.c.audience == room)
        number = (await connection.scalar(last) or 0) + 1
        line = {"seq": note.seq, "kind": note.kind, "seat": note.seat, "text": note.text, "at": at}
        row = {"game": game_id, "audience": room, "number": number, "command_id": command_id, **line}
        await connection.execute(asides.insert().values(**row))
        command_id = None
