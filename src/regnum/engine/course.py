"""The course of a game: what is still to be done, and what is told about it. Rules drive a game by these few ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.events import Event, EventKind, Listener
from regnum.engine.frames import Decision, Frame, Procedure
from regnum.engine.knowledge import State

S = TypeVar("S", bound=State)
AGAIN: Final = -1  # the progress of a procedure that has begun and starts again; 0: it has not begun


@mypyc_attr(allow_interpreted_subclasses=True)
class Course(Generic[S]):
    """The stack of frames and how far each has come; whoever listens to events."""

    def __init__(self, seats: int) -> None:
        self.seat_count = seats
        self.stack: list[Frame[S]] = []
        self.progress: list[int] = []
        self.finished = False
        self.listener: Listener | None = None
        self.passed: list[tuple[int, Decision[S]]] = []  # choices that seats were spared since the last answer

    def call(self, *frames: Frame[S]) -> None:
        """Do these frames next, in this order, then come back."""
        for frame in reversed(frames):
            self.stack.append(frame)
            self.progress.append(0)

    def pass_over(self, decision: Decision[S], seat: int) -> None:
        """A seat is spared a choice in which nothing can be chosen; it can still ask why, and nobody else can."""
        self.passed.append((seat, decision))

    def repeat(self) -> None:
        """Start the current procedure again from its first step."""
        self.progress[self._current()] = AGAIN

    def end(self) -> None:
        """Skip the remaining steps of the current procedure."""
        current = self._current()
        frame = self.stack[current]
        assert isinstance(frame, Procedure)
        self.progress[current] = len(frame.steps)

    def finish(self) -> None:
        """The game is over; nothing more will be asked."""
        self.finished = True

    def tell(self, kind: EventKind, *numbers: int) -> None:
        """Tell everybody what happened."""
        if self.listener is not None:
            self.listener.hear(Event(kind, numbers))

    def tell_apart(self, kind: EventKind, seats: Sequence[int], *numbers: int) -> None:
        """Tell only these seats; say the public form to the others with `tell_others`."""
        if self.listener is not None:
            self.listener.hear(Event(kind, numbers, tuple(seats)))

    def tell_others(self, kind: EventKind, seats: Sequence[int], *numbers: int) -> None:
        """Tell everybody except these seats, spectators included."""
        if self.listener is not None:
            others = (-1, *(seat for seat in range(self.seat_count) if seat not in seats))
            self.listener.hear(Event(kind, numbers, others))

    def _current(self) -> int:
        """The innermost procedure that has begun."""
        for position in range(len(self.stack) - 1, -1, -1):
            if self.progress[position] != 0:
                return position
        raise RuntimeError("no procedure has begun")

    def _drop_done(self) -> None:
        """Take procedures that have run all their steps off the stack; nothing happens between them."""
        stack, progress = self.stack, self.progress
        while stack:
            top = stack[-1]
            if not isinstance(top, Procedure) or progress[-1] < len(top.steps):
                return
            stack.pop()
            progress.pop()

    def _pop(self) -> None:
        self.stack.pop()
        self.progress.pop()
