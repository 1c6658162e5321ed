"""One game in memory: its log, its seats, its clocks and what happened beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from regnum.agents.registry import agent_names
from regnum.edges.guide import Guide
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.engine.chance import FastChance
from regnum.engine.codec import replay_entry
from regnum.engine.game import Game
from regnum.engine.history import Entry, History
from regnum.server.clocks import Clocks, pace_of
from regnum.server.problems import Problem
from regnum.server.storage import GameRow, SeatRow, Status
from regnum.server.table_log import TALK, Note, Standing

SPECTATOR: Final = -1
PROGRAM: Final = "program"
PERSONS: Final = ("me", "open", "screen")
OF_THE_CREATOR: Final = ("me", "screen")
SUBSTITUTES: Final = ("greedy", "random")  # who plays for somebody who left: the first that plays the title


class Table:
    """One game with its seats, its log, its clocks and what was noted beside it."""

    def __init__(self, row: GameRow, seats: Sequence[SeatRow], history: History[Any]) -> None:
        self.row = row
        self.seats = tuple(seats)
        self.history = history
        self.guide = guide_of(row, history)
        self.notes: list[Note] = []
        self.standing = Standing()
        self.pace = pace_of(row.pace)
        self.clocks = Clocks.full(self.pace, len(seats)) if self.pace else None
        self.noted = 0  # the last line of the table, talk aside
        self.talked = 0  # the last line of talk
        self.whole = True  # the log can be replayed from the beginning
        self.frozen = False  # the rules have changed so much that nobody can play on
        self.kept_at = 0  # the entry of the last snapshot
        self.kept_events = 0  # and how much had been told then
        self.asked_then: tuple[int, ...] = history.game.waiting  # and who was waited for then
        self.told: list[int] = []  # for each event the number of the entry that brought it
        self.spoken: dict[tuple[str, ...], list[str]] = {}  # for each language and names of seats the events in words
        self.views: dict[tuple[int, str], dict[str, object]] = {}  # what readers were last sent
        self.drawings: dict[tuple[int, str], list[dict[str, object]]] = {}  # and the table as it was drawn for them
        self.worked_out: dict[tuple[str, int], Any] = {}  # for a seat, by a program or a title, until something happens

    @property
    def game(self) -> Game[Any]:
        """The game as it stands."""
        return self.history.game

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return len(self.history.entries)

    def note_events(self) -> None:
        """Remember which entry brought the newest events; an undo has taken some away."""
        count = len(self.history.log.events)
        del self.told[count:]
        for known in self.spoken.values():
            del known[count:]
        self.told += [self.seq] * (count - len(self.told))
        self.forget()

    def sentences(self, words: Words) -> list[str]:
        """All events in words; each is put into words once."""
        known = self.spoken.setdefault((words.language, *words.seats), [])
        known += [words.event(self.game.title, event) for event in self.history.log.events[len(known) :]]
        return known

    # ---- who plays ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing more will happen: by the rules, or because the table ended the game."""
        return self.game.over or bool(self.standing.ended)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        return () if self.over or self.frozen else self.game.waiting

    @property
    def persons(self) -> list[int]:
        """The seats that belong to people, whoever plays them now."""
        return [seat.seat for seat in self.seats if seat.kind != PROGRAM]

    def agent_at(self, seat: int) -> str:
        """The program that plays a seat, for itself or for somebody who left; none if a person does."""
        if self.seats[seat].kind == PROGRAM:
            return self.seats[seat].agent
        left = seat in self.standing.absent or seat in self.standing.resigned
        return substitute(self.row.title) if left else ""

    @property
    def has_programs(self) -> bool:
        """Whether a program plays at one of the seats."""
        return any(self.agent_at(seat) for seat in range(len(self.seats)))

    def program_to_move(self) -> int | None:
        """The first seat whose answer is missing and whom a program plays."""
        return next((seat for seat in self.waiting if self.agent_at(seat)), None)

    def guess(self, seat: int, seed: int) -> Game[Any]:
        """A copy in which everything unknown to the seat was drawn anew; some titles cannot do so for spectators."""
        try:
            return self.game.title.determinise(self.game, seat, FastChance(seed))
        except Exception:
            if seat != SPECTATOR:
                raise
            raise Problem(403, "no_seat") from None

    # ---- what is written ------------------------------------------------------------------------------------------

    def carry_out(self, entry: Entry) -> None:
        """Carry out an entry of the log, also one of an older version of the rules: it keeps its mark."""
        replay_entry(self.history, Entry(*entry.as_line()[:4], self.game.title.version))
        self.history.entries[-1] = entry
        self.note_events()

    def hear(self, lines: Sequence[Note], clocks: str = "") -> None:
        """Take over what was written in the log of the table, and how the clocks stand."""
        if clocks and self.pace:
            self.clocks = msgspec.json.decode(clocks, type=Clocks)
        for note in lines:
            if note.kind == TALK:
                self.talked = max(self.talked, note.id)
            elif note.id > self.noted:
                self.noted = note.id
                self.notes.append(note)
                self.standing = self.standing.after(note)
                self.forget()

    def forget(self) -> None:
        """Something happened: what was made for readers before is old."""
        self.views.clear()
        self.drawings.clear()
        self.worked_out.clear()

    def turn_clocks(self, entry: Entry | None, by_person: bool, now: float) -> None:
        """Let the clocks of those run who are waited for, after an entry or a line of the table."""
        if self.pace is None or self.clocks is None:
            return
        if entry is not None and by_person:
            self.clocks.begun = True
            self.clocks.answered(entry.seat, self.pace, now, entry.kind == "undo")
        self.clocks.run([seat for seat in self.waiting if not self.agent_at(seat)], self.pace, now)

    def begin(self, now: float) -> None:
        """Before the first entry: clocks run at once unless somebody is still to come."""
        if self.clocks is not None:
            self.clocks.begun = all(seat.kind != "open" for seat in self.seats)
        self.turn_clocks(None, False, now)

    def status(self) -> Status:
        """What the game needs next."""
        deadline = self.clocks.deadline(self.pace) if self.clocks and self.pace else None
        clocks = msgspec.json.encode(self.clocks).decode() if self.clocks else ""
        return Status(self.over, self.waiting, self.program_to_move() is not None, deadline, clocks)


def guide_of(row: GameRow, history: History[Any]) -> Guide | None:
    """The guide of a tutorial; whoever comes back after the game was read anew is told once more where he stands."""
    lesson = presenter_of(history.game.title).tutorial() if row.tutorial else None
    return Guide(lesson) if lesson is not None else None


def substitute(title: str) -> str:
    """The program that plays for whoever left."""
    return next(name for name in SUBSTITUTES if name in agent_names(title))
