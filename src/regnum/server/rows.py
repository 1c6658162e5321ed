"""What the database keeps and what is written to it, as plain values."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

import msgspec

from regnum.engine.events import Event
from regnum.engine.history import Entry
from regnum.engine.title import Title
from regnum.server.rooms import Aside
from regnum.server.table_log import Note


@dataclass(frozen=True)
class GameRow:
    """How a game was set up."""

    id: str
    title: str
    ruleset: int
    players: int
    scenario: str
    options: str
    chance: str
    seeded: bool
    pace: str
    created: float
    origin: str = ""  # a position and its draws, if the game does not begin with the set-up
    sandbox: str = ""  # the game whose position is tried out in this one
    tutorial: bool = False  # a first game with comments


@dataclass(frozen=True)
class SeatRow:
    """Who sits at a seat; only the hash of its token is kept, and a player with several seats has one token."""

    game: str
    seat: int
    kind: str
    agent: str
    token_hash: str | None
    player: int  # the first of his seats


@dataclass(frozen=True)
class Status:
    """What a game needs next, so that it need not be read to find out."""

    over: bool
    waiting: tuple[int, ...]
    program: bool
    deadline: float | None
    clocks: str

    def as_row(self) -> dict[str, object]:
        """The columns."""
        return {**asdict(self), "waiting": ",".join(str(seat) for seat in self.waiting)}


@dataclass(frozen=True)
class Snapshot:
    """A game as it was after an entry, as bytes."""

    seq: int
    ruleset: int
    data: bytes


class Answer(NamedTuple):
    """What a seat has answered in a window that is still open."""

    seat: int
    decision: int
    text: str
    command_id: str | None = None


class Carried(NamedTuple):
    """A command that was carried out: which seat sent it, how it is named, and after which entry."""

    seat: int
    command_id: str
    seq: int


class Logged(NamedTuple):
    """An entry of the log, and the command that made it."""

    entry: Entry
    command_id: str | None = None


class EventRow(NamedTuple):
    """Something that happened, with the number of the entry that brought it."""

    number: int
    seq: int
    key: str
    numbers: str
    seats: str | None

    @classmethod
    def of(cls, number: int, seq: int, event: Event) -> EventRow:
        """As it is written."""
        seats = None if event.seats is None else msgspec.json.encode(event.seats).decode()
        return cls(number, seq, event.kind.key, msgspec.json.encode(event.numbers).decode(), seats)

    def event(self, title: Title[Any]) -> Event:
        """As it was told."""
        seats = None if self.seats is None else msgspec.json.decode(self.seats, type=tuple[int, ...])
        return Event(title.event_kind(self.key), msgspec.json.decode(self.numbers, type=tuple[int, ...]), seats)


@dataclass(frozen=True)
class Change:
    """What one command does to a game: all of it is written, or nothing.

    `seen` is the last line of the table that whoever makes the change knows of.
    """

    seen: int
    seq: int
    status: Status
    entries: tuple[Logged, ...] = ()
    notes: tuple[Note, ...] = ()
    command: Carried | None = None
    snapshot: Snapshot | None = None
    latest: Snapshot | None = None
    moment: bool = False  # whether the snapshot is kept for good
    told: int = -1  # events from this number on are those of the change; those that were there did not happen
    events: tuple[EventRow, ...] = ()
    answers: tuple[Answer, ...] = ()  # to a window that stays open
    closed: tuple[Answer, ...] | None = None  # those that were kept of a window that closes now
    asides: tuple[Aside, ...] = ()  # what is said in rooms
    heard: int = 0  # the last line of any room that whoever makes the change knows of


@dataclass(frozen=True)
class News:
    """What was written about a game since somebody last looked."""

    entries: list[Entry]
    notes: list[Note]
    clocks: str
    answers: list[Answer]
    orders: int  # how often orders were changed
    asides: list[Aside] = field(default_factory=list)  # lines of rooms


@dataclass(frozen=True)
class Mark:
    """Up to which rows somebody has seen what was written."""

    entry: int = 0
    line: int = 0
    aside: int = 0
