"""What lies on the table beside the game: what was said, and the notebook of each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from regnum.server.schema import notebooks, notes
from regnum.server.storage import Store
from regnum.server.table_log import TALK

MOST_LINES: Final = 500  # of talk in one answer


@dataclass(frozen=True)
class Saying:
    """One line of talk; it has a number once it is kept."""

    id: int
    seat: int
    text: str
    at: float


class Papers:
    """The talk and the notebooks of all games of a data folder."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say(self, line: Saying, game_id: str, seq: int, command_id: str, own: Sequence[int]) -> tuple[int, bool]:
        """Keep a line of talk: its number, and whether it is new; the same command of one of these seats again adds
        nothing."""
        mark = f"{TALK}:{command_id}"  # apart from the commands that change something
        known = sa.select(notes.c.id).where(notes.c.game == game_id, notes.c.seat.in_(own), notes.c.command_id == mark)
        row = {"game": game_id, "seq": seq, "kind": TALK, "seat": line.seat, "at": line.at, "text": line.text}
        async with self.store.writing() as connection:
            found = await connection.scalar(known)
            if found is not None:
                return int(found), False
            added = await connection.execute(notes.insert().values(command_id=mark, **row))
            return int(added.inserted_primary_key[0]), True  # type: ignore[index]

    async def talk_after(self, game_id: str, line: int) -> list[Saying]:
        """What was said after a line; of very much the newest part."""
        wanted = sa.select(notes.c.id, notes.c.seat, notes.c.text, notes.c.at)
        wanted = wanted.where(notes.c.game == game_id, notes.c.kind == TALK, notes.c.id > line)
        async with self.store.reading().connect() as connection:
            rows = list(await connection.execute(wanted.order_by(notes.c.id.desc()).limit(MOST_LINES)))
        return [Saying(*row) for row in reversed(rows)]

    async def notebook(self, game_id: str, seat: int) -> str:
        """What a seat has written down for itself."""
        wanted = sa.select(notebooks.c.text).where(notebooks.c.game == game_id, notebooks.c.seat == seat)
        async with self.store.reading().connect() as connection:
            return (await connection.scalar(wanted)) or ""

    async def write_notebook(self, game_id: str, seat: int, text: str) -> None:
        """Keep what a seat writes down in place of what it wrote before."""
        values = {"game": game_id, "seat": seat, "text": text}
        async with self.store.writing() as connection:
            await connection.execute(notebooks.insert().prefix_with("OR REPLACE").values(**values))
