"""The log of a game, and undo. The log is the truth: the same log gives the same game.

The engine sets the barriers beyond which nothing can be undone: a draw, anything new shown to anybody, another
player's answer, the close of a sealed choice, the opening of a window or of the time of deals, a deal. By consent a
game goes back further: that is an entry too, which nobody undoes, and what is drawn again is drawn anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from regnum.engine.deals import Deal
from regnum.engine.events import Event, EventLog
from regnum.engine.frames import Sealed, Window
from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.engine.refusals import NOTHING_TO_REDO, NOTHING_TO_UNDO, OLD_DECISION, Refusal, RuleFailure

S = TypeVar("S", bound=State)


class Entry:
    """One line of the log. Sequence numbers only grow; an undo is an entry of its own."""

    def __init__(self, sequence: int, kind: str, seat: int, text: str, version: int) -> None:
        self.sequence = sequence
        self.kind = kind
        self.seat = seat
        self.text = text
        self.version = version

    def renamed(self, text: str) -> Entry:
        """The same entry in other words."""
        return Entry(self.sequence, self.kind, self.seat, text, self.version)

    def as_line(self) -> tuple[int, str, int, str, int]:
        """The structured form for files."""
        return self.sequence, self.kind, self.seat, self.text, self.version


class Moment(Generic[S]):
    """A game as it was after an entry, and what had been told by then."""

    def __init__(self, game: Game[S], log: EventLog) -> None:
        self.game = game
        self.events: list[Event] = log.events[:]
        self.entries: list[int] = log.entries[:]
        self.forgotten = log.forgotten


class History(Generic[S]):
    """A game with its log; every move of a running game goes through here.

    >>> import regnum
    >>> history = regnum.History(regnum.new("pax_renaissance", players=2, seed=5))
    >>> seat, = history.game.waiting
    >>> history.move(seat, "fair east")
    >>> history.can_undo(seat)
    True
    >>> history.undo(seat)
    >>> [entry.kind for entry in history.entries]
    ['move', 'undo']

    `decision_id` names the open decision to whoever answers it. It is the number of the entry that opened the decision,
    so it never goes back: after an undo the same decision is open, but under a new id.
    """

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        self.log = EventLog()
        game.listener = self.log
        self.entries: list[Entry] = []
        self.forgotten = 0  # how many entries came before those; of a long game they are kept elsewhere
        self.origin: Game[S] = game.copy()  # as it was before the first entry that is kept here
        self.decision_id = 0
        self._opened = game.decision_id
        self._before: list[tuple[Game[S], int, int, str]] = []
        self._undone: list[tuple[int, str]] = []  # moves taken back that may be made again, the next one last
        self.kept: dict[int, Moment[S] | None] = {}  # entries to which a log that is replayed will go back

    @classmethod
    def resume(
        cls, game: Game[S], origin: Game[S], entries: Sequence[Entry], events: Sequence[Event], decision_id: int
    ) -> History[S]:
        """A history in the middle of a game, at a point beyond which nothing can be undone (`is_settled`)."""
        history = cls(game)
        history.origin = origin
        history.entries = list(entries)
        history.log.events = list(events)
        history.log.came_of(0)
        history.decision_id = decision_id
        return history

    @property
    def sequence(self) -> int:
        """The number of the last entry."""
        return self.forgotten + len(self.entries)

    def forget(self, events: int) -> None:
        """Keep no entry from before now, and no more than the last so many events; nothing can be undone here."""
        assert self.is_settled
        self.origin = self.game.copy()
        self.forgotten += len(self.entries)
        self.entries.clear()
        self.log.forget(events)

    def heard(self, seat: int, start: int = 0) -> list[Event]:
        """The events from a number on that whoever holds the seat may know."""
        return self.log.since(start, *self.game.companions(seat))

    @property
    def is_settled(self) -> bool:
        """Whether no move can be taken back or made again, so that what came before need not be remembered."""
        return not self._before and not self._undone

    @property
    def went_back(self) -> bool:
        """Whether the last thing that happened is that the game went back by consent."""
        return bool(self.entries) and self.entries[-1].kind == "rollback"

    def move(self, seat: int, text: str, decision_id: int | None = None) -> None:
        """Give an answer in words; `decision_id`, if given, must be that of the decision that is open now."""
        game = self.game
        if decision_id is not None and decision_id != self.decision_id:
            raise Refusal(OLD_DECISION)
        option = game.parse(text)
        decision = game.decision()
        entry = self._entry("move", seat, str(decision.spell(option)))
        before, heard, telling = game.copy(), len(self.log), False
        try:
            reason = game.why_not(seat, option)
            if reason is None:
                telling = isinstance(decision, Sealed) or decision.tells(game, seat, option)
                game.accept(seat, option)
        except Exception as problem:
            raise self._failure(before, heard, entry, problem) from problem
        if reason is not None:
            raise Refusal(reason, entry.text)
        self._append(entry)
        if self._undone and self._undone[-1] == (seat, entry.text):
            self._undone.pop()
        else:
            self._undone.clear()
        if telling or self._is_barrier(before):
            self._before.clear()
            return
        if self._before and not self._is_same_player(self._before[-1][1], seat):
            self._before.clear()
        self._before.append((before, seat, heard, entry.text))

    def answer_all(self, answers: Sequence[tuple[int, str]]) -> None:
        """Give all answers to a sealed choice at once, in words; each is an entry, and all are accepted, or none."""
        game = self.game
        codes = [-1] * game.seat_count
        for seat, text in answers:
            codes[seat] = game.parse(text)
        decision = game.decision()
        said = [(seat, str(decision.spell(codes[seat]))) for seat, _ in answers]
        before, heard, kept = game.copy(), len(self.log), len(self.entries)
        try:
            game.answer_all(codes)
        except Refusal:
            raise
        except Exception as problem:
            self._restore(before.copy(), heard)
            for seat, text in said[:-1]:
                self.move(seat, text)
            failure = self._failure(game.copy(), heard, self._entry("move", *said[-1]), problem)
            self._restore(before, heard)
            del self.entries[kept:]
            raise failure from problem
        for seat, text in said[:-1]:
            self.entries.append(self._entry("move", seat, text))
        self._append(self._entry("move", *said[-1]))
        self._before.clear()
        self._undone.clear()

    def strike(self, deal: Deal) -> None:
        """Carry out a confirmed deal; deals are never undone."""
        game = self.game
        entry = self._entry("deal", min(deal.parties, default=-1), str(deal))
        before, heard = game.copy(), len(self.log)
        try:
            reason = game.why_not_strike(deal)
            if reason is None:
                game.accept_deal(deal)
        except Exception as problem:
            raise self._failure(before, heard, entry, problem) from problem
        if reason is not None:
            raise Refusal(reason, entry.text)
        self._append(entry)
        self._before.clear()
        self._undone.clear()

    def can_undo(self, seat: int) -> bool:
        """Whether the last move was made by whoever holds this seat, and nothing stands between."""
        return bool(self._before) and self._is_same_player(self._before[-1][1], seat)

    def undo(self, seat: int) -> None:
        """Take back the last move of whoever holds the seat."""
        if not self.can_undo(seat):
            raise Refusal(NOTHING_TO_UNDO)
        before, mover, heard, text = self._before.pop()
        self._undone.append((mover, text))
        self._restore(before, heard)
        self._append(self._entry("undo", seat, ""))

    def can_redo(self, seat: int) -> bool:
        """Whether the last thing that happened is that whoever holds this seat took a move back."""
        return bool(self._undone) and self._is_same_player(self._undone[-1][0], seat)

    def redo(self, seat: int) -> None:
        """Make the move again that was taken back last: an ordinary move, and an ordinary entry."""
        if not self.can_redo(seat):
            raise Refusal(NOTHING_TO_REDO)
        self.move(*self._undone[-1])

    def go_back(self, sequence: int, then: Moment[S]) -> None:
        """By consent of all: the game stands again where it stood after an entry, with what had been told then.

        Whatever is drawn from now on is drawn anew.
        """
        epoch = self.game.chance.epoch + 1
        self.game.restore(then.game.copy())
        log = self.log
        log.events, log.entries, log.forgotten = then.events[:], then.entries[:], then.forgotten
        self._go_on(sequence, epoch)

    def skip_to(self, entry: Entry, epoch: int) -> None:
        """The game stands where a rollback went back to: go on after it, without the entries that it left behind."""
        self.origin = self.game.copy()
        self.entries.clear()
        self.forgotten = entry.sequence - 1
        self._go_on(int(entry.text), epoch)

    def _go_on(self, sequence: int, epoch: int) -> None:
        """Go on after a rollback."""
        self.game.chance.epoch = epoch
        self._before.clear()
        self._undone.clear()
        self._opened = -1  # whatever is asked now is asked anew, so answers to what was asked before come too late
        self._append(self._entry("rollback", -1, str(sequence)))

    def now(self) -> Moment[S]:
        """The game as it is."""
        return Moment(self.game.copy(), self.log)

    def _restore(self, before: Game[S], heard: int) -> None:
        """Put the game back in place, so that whoever holds it keeps holding the right one."""
        self.game.restore(before)
        self.log.cut(heard)

    def _entry(self, kind: str, seat: int, text: str) -> Entry:
        return Entry(self.sequence + 1, kind, seat, text, self.game.title.version)

    def _append(self, entry: Entry) -> None:
        self.log.came_of(entry.sequence)
        self.entries.append(entry)
        if entry.sequence in self.kept:
            self.kept[entry.sequence] = self.now()
        if self.game.decision_id != self._opened:
            self._opened = self.game.decision_id
            self.decision_id = entry.sequence

    def _failure(self, before: Game[S], heard: int, entry: Entry, problem: Exception) -> RuleFailure:
        """A rule broke down: put the game back and pack it with the entry that cannot be carried out."""
        from regnum.engine.codec import save  # it reads histories, so it cannot be imported above

        self._restore(before, heard)
        what = f"{type(problem).__name__}: {problem}"
        failure = RuleFailure(f"a rule broke down at entry {entry.sequence}, {entry.text} ({what})", save(self, entry))
        failure.__cause__ = problem  # the `from` of a raise is lost in compiled code
        return failure

    def _is_same_player(self, seat: int, other: int) -> bool:
        if seat == other:
            return True
        known, controllers = range(self.game.seat_count), self.game.controllers
        return seat in known and other in known and controllers[seat] == controllers[other]

    def _is_barrier(self, before: Game[S]) -> bool:
        """A draw was made, a window or the time of deals opened, the game ended, or somebody now knows what was hidden
        from him.

        When deals open, those that are signed are judged: whoever could take that back would learn what was signed.
        """
        game = self.game
        if game.over or game.chance.counter != before.chance.counter or isinstance(game.stack[-1], Window):
            return True
        if game.deals_open and not before.deals_open:
            return True
        readers = {game.eyes(seat) for seat in range(-1, game.seat_count)}
        return game.title.knowledge.shows_more(before.state, game.state, readers)
