"""What lies on the table beside the game: what was said, and the notebook of each seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from regnum.server.schema import notebooks, notes
from regnum.server.storage import LostRace, Store
from regnum.server.table_log import TALK

MOST_LINES: Final = 500  # of talk in one answer


@dataclass(frozen=True)
class Saying:
    """One line of talk."""

    id: int
    seat: int
    text: str
    at: float


class Papers:
    """The talk and the notebooks of all games of a data folder."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def say(self, game_id: str, seat: int, seq: int, text: str, command_id: str) -> tuple[int, bool]:
        """Keep a line of talk: its number, and whether it is new; the same command again adds nothing."""
        at, mark = self.store.clock.now(), f"{TALK}:{command_id}"  # apart from the commands that change something
        row = {"game": game_id, "seq": seq, "kind": TALK, "seat": seat, "at": at, "text": text}
        try:
            async with self.store.writing() as connection:
                added = await connection.execute(notes.insert().values(command_id=mark, **row))
                return int(added.inserted_primary_key[0]), True  # type: ignore[index]
        except IntegrityError:
            wanted = sa.select(notes.c.id).where(
                notes.c.game == game_id, notes.c.seat == seat, notes.c.command_id == mark
            )
            async with self.store.reading().connect() as connection:
                found = await connection.scalar(wanted)
            if found is None:
                raise LostRace from None
            return int(found), False

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
