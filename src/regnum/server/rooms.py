"""Rooms: what some seats say, draft, sign and promise among themselves. Nobody else learns that there is anything.

Lines of a room have numbers of their own, so that nothing that others are sent - no number, no list, no push - depends
on them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from regnum.engine.promises import Promise
from regnum.server.table_log import OF_DEALS, PROMISED, Note, Offer, offers_after

Audience = tuple[int, ...]
MOST_KEPT: Final = 200  # lines of a room that are kept in memory


class Aside(NamedTuple):
    """A line of a room; `row` is its number in the database, which nobody is told."""

    audience: Audience
    note: Note
    row: int = 0


class Pledge(NamedTuple):
    """A promise, when it was made, and who heard it; everybody if it was made at the table."""

    promise: Promise
    seq: int
    audience: Audience | None


@dataclass
class Room:
    """What was said among some seats, and the drafts that lie there."""

    audience: Audience
    lines: list[Note] = field(default_factory=list)
    offers: tuple[Offer, ...] = ()
    pledges: list[Pledge] = field(default_factory=list)
    last: int = 0  # the number of the newest line

    @property
    def name(self) -> str:
        """How the room is written in addresses."""
        return room_name(self.audience)

    def hear(self, note: Note) -> None:
        """Take over a line."""
        self.last = note.id
        self.lines = [*self.lines[1 - MOST_KEPT :], note]
        if note.kind in OF_DEALS:
            self.offers = tuple(replace(each, audience=self.audience) for each in offers_after(self.offers, note))
        elif note.kind == PROMISED:
            self.pledges.append(Pledge(Promise.from_text(note.text), note.seq, self.audience))


class Rooms:
    """All rooms of a table."""

    def __init__(self) -> None:
        self.by_audience: dict[Audience, Room] = {}
        self.row = 0  # the newest line of any room, as the database counts them

    def hear(self, asides: Iterable[Aside]) -> bool:
        """Take over what the database has; whether anything was new."""
        news = [each for each in asides if each.row > self.row]
        for aside in news:
            self.by_audience.setdefault(aside.audience, Room(aside.audience)).hear(aside.note)
            self.row = aside.row
        return bool(news)

    def of(self, seats: Collection[int]) -> list[Room]:
        """The rooms of whoever holds these seats."""
        return [self.by_audience[each] for each in sorted(self.by_audience) if not set(each).isdisjoint(seats)]

    def offers(self) -> list[Offer]:
        """The drafts in all rooms."""
        return [offer for each in sorted(self.by_audience) for offer in self.by_audience[each].offers]

    def pledges(self) -> list[Pledge]:
        """The promises in all rooms."""
        return [pledge for each in sorted(self.by_audience) for pledge in self.by_audience[each].pledges]

    def seen_by(self, seats: Collection[int]) -> tuple[tuple[Audience, int], ...]:
        """How much was said in the rooms of whoever holds these seats."""
        return tuple((room.audience, room.last) for room in self.of(seats))


def room_name(audience: Sequence[int]) -> str:
    """How a room is written in addresses and in the names of its drafts."""
    return ".".join(str(seat) for seat in audience)


def read_room(text: str) -> Audience | None:
    """The audience of a room from its name; None if it is no such name."""
    parts = text.split(".")
    if not all(part.isdecimal() and len(part) < 3 for part in parts):
        return None
    seats = tuple(int(part) for part in parts)
    return seats if list(seats) == sorted(set(seats)) and len(seats) > 1 else None
