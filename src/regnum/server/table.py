"""One game in memory: its log, its seats, its clocks and what happened beside it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from regnum.agents.registry import agent_names
from regnum.edges.guide import Guide
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.engine.chance import FastChance
from regnum.engine.codec import replay_entry
from regnum.engine.events import Event
from regnum.engine.frames import Sealed
from regnum.engine.game import Game
from regnum.engine.history import Entry, History
from regnum.server.clocks import DAY, Clocks, pace_of
from regnum.server.deputies import Deputies
from regnum.server.problems import Problem
from regnum.server.rooms import Aside, Pledge, Rooms
from regnum.server.rows import Carried, EventRow, GameRow, Logged, SeatRow, Status
from regnum.server.table_log import FAILED, TALK, Note, Offer, Standing
from regnum.server.windows import OpenWindow

SPECTATOR: Final = -1
PROGRAM: Final = "program"
PERSONS: Final = ("me", "open", "screen")
OF_THE_CREATOR: Final = ("me", "screen")
RECENT: Final = 400  # events that are kept in memory
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
        self.window = OpenWindow(self)
        self.deputies = Deputies(self)
        self.rooms = Rooms()
        self.announced: list[Note] = []  # lines about signed deals that were struck or failed and are not yet written
        self.fresh: list[Aside] = []  # and what is said of them in their rooms
        self.verdicts: list[tuple[Pledge, int]] | None = None  # which promises were kept, once the game is over
        self.noted = 0  # the last line of the table, talk aside
        self.talked = 0  # the last line of talk
        self.whole = True  # the log can be replayed from the beginning
        self.frozen = False  # the rules have changed so much that nobody can play on, or
        self.damaged = False  # something is missing in what the database has of it
        self.kept_at = 0  # the entry of the last snapshot
        self.moment_at = 0  # and of the last one that is kept for good
        self.written = 0  # how many events the database has
        self.asked_then: tuple[int, ...] = history.game.waiting  # and who was waited for then
        self.taken_back_at = 0  # the last entry that took something back of which the log had told, as far as is known
        self.known = 0  # how many events there were when somebody last looked
        self.spoken: dict[tuple[str, ...], list[str]] = {}  # for each language and names of seats these events in words
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
        return self.history.sequence

    @property
    def told(self) -> list[int]:
        """For each event that is kept here the number of the entry that brought it."""
        return self.history.log.entries

    def note_events(self) -> None:
        """Something may have happened; an undo has taken some of it away."""
        count = len(self.history.log)
        if self.known > count:
            self.taken_back_at = self.seq
        self.known = count
        for known in self.spoken.values():
            del known[len(self.told) :]
        self.forget()

    def fresh_events(self) -> tuple[int, tuple[EventRow, ...]]:
        """From which number on the database must be told what happened, and what; -1 if it knows everything.

        After a way back it has more there, also if nothing happened that takes its place.
        """
        log = self.history.log
        if self.written == len(log) and not self.history.went_back:
            return -1, ()
        start = min(self.written, len(log))
        kept = range(start - log.forgotten, len(log.events))
        return start, tuple(EventRow.of(log.forgotten + at, self.told[at], log.events[at]) for at in kept)

    def forget_the_past(self) -> None:
        """Everything up to now is in the database: keep no entries here, and only the newest events."""
        if self.guide is None and self.history.is_settled:
            before = self.history.log.forgotten
            self.history.forget(RECENT)
            gone = self.history.log.forgotten - before
            for known in self.spoken.values():
                del known[:gone]

    def sentences(self, words: Words) -> list[str]:
        """All events in words; each is put into words once."""
        known = self.spoken.setdefault((words.language, *words.seats), [])
        known += [words.event(self.game.title, event) for event in self.history.log.events[len(known) :]]
        return known

    def why_frozen(self) -> Problem:
        """Why the game can only be looked at."""
        if self.damaged:
            return Problem(409, "damaged")
        return Problem(409, "old_ruleset", ruleset=self.row.ruleset, version=self.game.title.version)

    # ---- who plays ------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether nothing more will happen: by the rules, or because the table ended the game."""
        return self.game.over or bool(self.standing.ended)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that everybody sees as waited for."""
        return () if self.over or self.frozen else self.game.asked

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have not answered; in an open window nobody but their holders may know that."""
        if self.over or self.frozen:
            return ()
        return tuple(seat for seat in self.game.waiting if seat not in self.window.answers)

    @property
    def is_marked(self) -> bool:
        """Whether a rule broke down where the game stands now."""
        return any(note.kind == FAILED and note.seq == self.seq for note in reversed(self.notes))

    @property
    def patience(self) -> float:
        """How long those who are absent are waited for before the others go back without them."""
        return self.pace.grace if self.pace is not None else DAY

    def shares_screen(self, seat: int) -> bool:
        """Whether other players sit at the screen of whoever holds a seat."""
        if self.seats[seat].kind not in OF_THE_CREATOR:
            return False
        return len({each.player for each in self.seats if each.kind in OF_THE_CREATOR}) > 1

    def player(self, seat: int) -> int:
        """Whoever holds a seat, by the first of his seats."""
        return self.seats[seat].player if seat >= 0 else seat

    @property
    def persons(self) -> list[int]:
        """The people, each by the first of his seats, whoever plays them now."""
        return [seat.seat for seat in self.seats if seat.kind != PROGRAM and seat.seat == seat.player]

    @property
    def holders(self) -> list[int]:
        """For each seat whoever holds it, by the first of his seats."""
        return [seat.player for seat in self.seats]

    def agent_at(self, seat: int) -> str:
        """The program that plays a seat, for itself or for somebody who left; none if a person does."""
        if self.seats[seat].kind == PROGRAM:
            return self.seats[seat].agent
        player = self.player(seat)
        left = player in self.standing.absent or player in self.standing.resigned
        return substitute(self.row.title) if left else ""

    @property
    def has_programs(self) -> bool:
        """Whether a program plays at one of the seats."""
        return any(self.agent_at(seat) for seat in range(len(self.seats)))

    @property
    def are_talks_open(self) -> bool:
        """Whether everybody talks until he says that he is ready, or until the time for it is over."""
        if self.over or self.frozen or self.window.is_open or not self.game.drafts_open:
            return False
        decision = self.game.decision()
        return isinstance(decision, Sealed) and decision.silent_answer(self.game, self.waiting[0]) >= 0

    def end_talks(self) -> None:
        """The time for talks is over: whoever has not said so is ready."""
        decision = self.game.decision()
        for seat in [each for each in self.missing if not self.agent_at(each)]:
            self.history.move(seat, str(decision.spell(decision.silent_answer(self.game, seat))))

    def programs_to_move(self) -> list[int]:
        """The seats whose answers are missing and whom programs play: in a window all of them, else the first."""
        seats = [seat for seat in self.missing if self.agent_at(seat)]
        return seats if self.window.is_open else seats[:1]

    def guess(self, seat: int, seed: int) -> Game[Any]:
        """A copy in which everything unknown to the seat was drawn anew; some titles cannot do so for spectators."""
        try:
            return self.game.title.determinise(self.game, seat, FastChance(seed))
        except Exception:
            if seat != SPECTATOR:
                raise
            raise Problem(403, "no_seat") from None

    def go_back(self, seq: int, then: Table, shared: int) -> None:
        """By consent of all: stand again where the game stood after an entry, with what was told of late then.

        What the database has of events up to the last shared entry stays; after that it has those of another course.
        """
        log = then.history.log
        self.written = min(self.written, log.forgotten + bisect_right(log.entries, shared))
        self.history.go_back(seq, then.history.now())
        self.taken_back_at, self.known = self.seq, len(self.history.log)
        self.spoken.clear()

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
            if self.clocks.window is not None:
                self.window.has_been_open_since(self.clocks.window)
        for note in lines:
            if note.kind == TALK:
                self.talked = max(self.talked, note.id)
            elif note.id > self.noted:
                self.noted = note.id
                self.notes.append(note)
                self.standing = self.standing.after(note)
                self.forget()

    def hear_asides(self, asides: Sequence[Aside]) -> None:
        """Take over what was written in the rooms of the table."""
        if self.rooms.hear(asides):
            self.forget()

    def offers(self) -> list[Offer]:
        """All drafts of deals, whoever may know of them; what was confirmed before the game went back lapses."""
        found, rollback = [*self.standing.offers, *self.rooms.offers()], self.standing.rollback
        return [offer.after_going_back(rollback) for offer in found] if rollback else found

    def pledges(self) -> list[Pledge]:
        """All promises, whoever may know of them."""
        return [*(Pledge(promise, seq, None) for seq, promise in self.standing.promises), *self.rooms.pledges()]

    def judge_promises(self, events: Sequence[tuple[int, Event]]) -> None:
        """Say which promises were kept, by the events after each."""
        title = self.game.title
        self.verdicts = [
            (pledge, title.kept(pledge.promise, [event for seq, event in events if seq > pledge.seq]))
            for pledge in self.pledges()
        ]
        self.forget()

    def forget(self) -> None:
        """Something happened: what was made for readers before is old."""
        self.views.clear()
        self.drawings.clear()
        self.worked_out.clear()

    def logged_since(self, before: int, command: Carried | None) -> tuple[Logged, ...]:
        """The entries after one, each with the command behind it: of the first, and of answers in windows their own.

        A deal and a way back are the doing of several, so they are nobody's.
        """
        entries = self.history.entries[before - self.history.forgotten :]
        own = dict(self.window.commands)
        self.window.commands = {}
        if command is not None and entries and entries[0].kind in ("move", "undo"):
            own.setdefault(before + 1, command.command_id)
        return tuple(Logged(entry, own.get(entry.sequence)) for entry in entries)

    def turn_clocks(self, entry: Entry | None, by_person: bool, now: float) -> None:
        """Let the clocks of those run who are waited for, after an entry or a line of the table."""
        if self.pace is None or self.clocks is None:
            return
        if entry is not None and by_person:
            self.clocks.begun = True
            self.clocks.answered(self.player(entry.seat), self.pace, now, entry.kind == "undo")
        # While a window is open all clocks stand still: a clock that stops would show who has answered. So they do
        # while powers talk, which is everybody's time.
        talking = self.are_talks_open and self.clocks.begun
        asked = () if self.window.is_open or self.are_talks_open else self.waiting
        self.clocks.run({self.player(seat) for seat in asked if not self.agent_at(seat)}, self.pace, now)
        self.clocks.window = self.window.opened_at if self.window.is_open and self.clocks.begun else None
        begun = None if self.history.went_back else self.clocks.talks  # whoever went back talks anew
        self.clocks.talks = (begun or now) if talking else None

    def begin(self, now: float) -> None:
        """Before the first entry: clocks run at once unless somebody is still to come."""
        if self.clocks is not None:
            self.clocks.begun = all(seat.kind != "open" for seat in self.seats)
        self.turn_clocks(None, False, now)

    def deadline(self) -> float | None:
        """When something must be done about time next; what programs still think about together is over in no time."""
        if self.clocks is None or self.pace is None:
            return None
        shared = self.window.is_open or self.are_talks_open
        if shared and all(self.agent_at(seat) for seat in self.missing):
            return None  # the time of persons may be over: nobody else can be made silent or ready
        return self.clocks.deadline(self.pace)

    def status(self) -> Status:
        """What the game needs next."""
        clocks = msgspec.json.encode(self.clocks).decode() if self.clocks else ""
        return Status(self.over, self.missing, bool(self.programs_to_move()), self.deadline(), clocks)


def guide_of(row: GameRow, history: History[Any]) -> Guide | None:
    """The guide of a tutorial; whoever comes back after the game was read anew is told once more where he stands."""
    lesson = presenter_of(history.game.title).tutorial() if row.tutorial else None
    return Guide(lesson) if lesson is not None else None


def substitute(title: str) -> str:
    """The program that plays for whoever left."""
    return next(name for name in SUBSTITUTES if name in agent_names(title))
