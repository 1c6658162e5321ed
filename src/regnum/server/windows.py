"""Windows at the table: answers are kept, unseen by others, until all are in; then they become entries together.

Nothing that others can see - no entry, no line, no clock, no push - tells who has answered in an open window.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from regnum.engine.frames import Window
from regnum.engine.refusals import Reason, Refusal
from regnum.server.rows import Answer

if TYPE_CHECKING:
    from regnum.server.table import Table

LEAST_OPEN: Final = 2.0  # seconds that a window stays open if persons sit at several screens


class OpenWindow:
    """What has been answered in the window that is open at a table, if one is."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.answers: dict[int, Answer] = {}
        self.kept: dict[int, Answer] = {}  # as the database has them
        self.opened_at = 0.0  # long ago, unless it opened before our eyes
        self.decision = -1
        self.tried: dict[int, Answer] = {}  # with which answers it was last closed, or could not be: a rule broke down
        self.commands: dict[int, str | None] = {}  # of those who answered in windows that have closed, by entries

    @property
    def frame(self) -> Window[Any] | None:
        """What the window is about."""
        table = self.table
        if table.over or table.frozen or not isinstance(table.game.decision(), Window):
            return None
        found = table.game.decision()
        assert isinstance(found, Window)
        return found

    @property
    def is_open(self) -> bool:
        """Whether a window is open."""
        return self.frame is not None

    @property
    def is_complete(self) -> bool:
        """Whether everybody has answered."""
        return self.is_open and not self.table.missing

    def seconds_to_go(self, now: float) -> float:
        """How long the window must still stay open: that it closes at once would show that nobody was asked."""
        screens = {each.player if each.kind == "open" else -1 for each in self.table.seats if each.kind != "program"}
        return max(0.0, self.opened_at + LEAST_OPEN - now) if len(screens) > 1 else 0.0

    def look(self, now: float) -> None:
        """Note when a window opens; answers to another one are gone."""
        decision = self.table.history.decision_id if self.is_open else -1
        if decision != self.decision:
            self.decision = decision
            self.opened_at = now
            self.answers = {seat: each for seat, each in self.answers.items() if each.decision == decision}

    def has_been_open_since(self, at: float) -> None:
        """A window that opened elsewhere, or before a restart: nothing that happens here opens it anew."""
        self.opened_at = at
        self.decision = self.table.history.decision_id if self.is_open else -1

    def hear(self, answers: Iterable[Answer]) -> None:
        """Take over what the database has."""
        self.kept = {each.seat: each for each in answers}
        opened = self.table.history.decision_id if self.is_open else -1
        known = {seat: each for seat, each in self.kept.items() if each.decision == opened}
        if known != self.answers:
            self.answers = known
            self.table.forget()

    def why_not(self, seat: int, text: str) -> Reason | None:
        """The reason why a seat may not answer so, or None if it may."""
        game = self.table.game
        try:
            return game.why_not(seat, game.parse(text))
        except Refusal as refusal:
            return refusal.reason

    def take(self, seat: int, text: str, command_id: str | None = None) -> None:
        """Keep an answer in place of what the seat answered before."""
        game = self.table.game
        words = str(game.decision().spell(game.parse(text)))
        self.answers[seat] = Answer(seat, self.table.history.decision_id, words, command_id)
        self.table.forget()

    def silence(self) -> str:
        """The words for playing nothing."""
        frame = self.frame
        assert frame is not None
        return str(frame.spell(frame.silence))

    def news(self) -> tuple[Answer, ...]:
        """The answers of which the database does not know yet."""
        return tuple(each for seat, each in sorted(self.answers.items()) if self.kept.get(seat) != each)

    def closed(self) -> tuple[Answer, ...] | None:
        """What the database keeps of a window that has closed; None if there is nothing to take away."""
        gone = self.kept and not any(each.decision == self.decision for each in self.kept.values())
        return tuple(self.kept.values()) if gone else None

    def close(self) -> None:
        """Everybody has answered: all answers become entries, in the order of the seats."""
        history = self.table.history
        self.tried = self.answers.copy()
        said = [self.answers[seat] for seat in sorted(self.answers)]
        before = history.sequence
        history.answer_all([(each.seat, each.text) for each in said])
        self.commands.update({before + place: each.command_id for place, each in enumerate(said, 1)})
        self.answers = {}
