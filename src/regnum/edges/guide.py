"""The guide of a tutorial: follows a game along the script, knows what there is to say, and suggests a move.

It steps back if somebody goes another way. Words are messages; whoever shows them says them.
"""

from __future__ import annotations

from typing import Any, Final

from regnum.edges.tutorial import Step, Tutorial
from regnum.engine.codec import led_to, rollbacks_in
from regnum.engine.frames import Sealed, Window
from regnum.engine.history import History
from regnum.engine.title import Title

SCRIPTED: Final = "scripted"
STRAYED: Final = "strayed"
DONE: Final = "done"
STRAYED_MESSAGE: Final = "regnum-guide-strayed"


class Place:
    """Where a game stands: on the script, off it or past its end; and which steps of the script were taken."""

    def __init__(self, state: str, taken: int, answered: frozenset[int] = frozenset()) -> None:
        self.state = state
        self.taken = taken
        self.answered = answered  # the seats whose sealed answers lie on the table already


class Guidance:
    """What there is to say to the learner who is asked now, and the move that is suggested, if there is one."""

    def __init__(self, state: str, welcome: list[str], messages: list[str], move: str, number: int, only: bool) -> None:
        self.state = state
        self.welcome = welcome
        self.messages = messages
        self.move = move
        self.number = number  # of the move in the list of all answers, from 1
        self.only = only  # there is no other answer


class Guide:
    """Follows a game along the script of a tutorial."""

    def __init__(self, tutorial: Tutorial) -> None:
        self.tutorial = tutorial
        self.told: dict[str, int] = {}  # messages that are said only once, with the number of the decision

    def reply(self, history: History[Any], seat: int) -> str:
        """The scripted answer of a program, or nothing if it shall think for itself."""
        step = self.step(history, seat)
        return step.move if step is not None else ""

    def guidance(self, history: History[Any], seat: int) -> Guidance | None:
        """What there is to say to a seat; to the same decision the same again, to others than the learner nothing."""
        game = history.game
        if seat != self.tutorial.seat or game.over or seat not in game.waiting:
            return None
        welcome = [] if self.has_begun(history) else list(self.tutorial.welcome)
        step = self.step(history, seat)
        if step is not None:
            moves = [str(move) for move in game.moves(seat)]
            number = moves.index(step.move) + 1
            messages = [step.message] if step.message else self.topic(history)
            return Guidance(SCRIPTED, welcome, messages, step.move, number, len(moves) == 1)
        place = self.place(history)
        due = self.due(history, place.taken) if place.state == SCRIPTED else []
        if due and all(each.seat in game.waiting and each.seat != seat for each in due):
            return None  # the script goes on with what others answer to the same question
        state = DONE if place.state == DONE else STRAYED
        first = self.tutorial.farewell if state == DONE else STRAYED_MESSAGE
        return Guidance(state, welcome, self.once(first, history) + self.topic(history), "", 0, False)

    def step(self, history: History[Any], seat: int) -> Step | None:
        """The step of the script that a seat is to take now, if the game is on the script.

        A game that was begun by older rules may have come where the script cannot be followed.
        """
        place = self.place(history)
        if place.state != SCRIPTED or seat in place.answered:
            return None
        step = next((each for each in self.due(history, place.taken) if each.seat == seat), None)
        decision = history.game.decision()
        name = type(decision).__name__
        if isinstance(decision, Window) and (step is None or step.decision != name):
            step = Step(seat, name, str(decision.spell(decision.silence)))
        possible = step is not None and any(str(move) == step.move for move in history.game.moves(seat))
        return step if possible else None

    def place(self, history: History[Any]) -> Place:
        """How far the moves that were made are those of the script; sealed answers may come in any order."""
        taken = 0
        sealed: dict[int, str] = {}  # a seat may change its answer as long as others are missing
        silences = silences_of(history.game.title)
        for seat, text in moves_made(history):
            due = self.due(history, taken)
            if not due:
                return Place(DONE, taken)
            if text in silences and not any(step.seat == seat and step.move == text for step in due):
                continue
            sealed[seat] = text
            if len(sealed) < len(due):
                continue
            if sealed != {step.seat: step.move for step in due}:
                return Place(STRAYED, taken)
            taken += len(due)
            sealed = {}
        due = self.due(history, taken)
        if any(sealed.get(step.seat, step.move) != step.move for step in due):
            return Place(STRAYED, taken)
        return Place(SCRIPTED if due else DONE, taken, frozenset(sealed))

    def due(self, history: History[Any], taken: int) -> list[Step]:
        """The steps of which any may come next: one, or those with the answers to a sealed choice."""
        due: list[Step] = []
        for step in self.tutorial.steps[taken:]:
            known = any(each.seat == step.seat or each.decision != step.decision for each in due)
            if known or (due and not issubclass(history.game.title.frames[step.decision], Sealed)):
                break
            due.append(step)
        return due

    def topic(self, history: History[Any]) -> list[str]:
        """A word on a sort of decision that was not met before."""
        name = type(history.game.decision()).__name__
        if name not in self.tutorial.topics or any(step.decision == name for step in self.met(history)):
            return []
        return self.once(self.tutorial.topics[name], history)

    def has_begun(self, history: History[Any]) -> bool:
        """Whether the learner has made a move."""
        silences = silences_of(history.game.title)
        return any(seat == self.tutorial.seat and text not in silences for seat, text in moves_made(history))

    def progress(self, history: History[Any]) -> tuple[int, int]:
        """How many of the learner's steps were taken, and how many there are."""
        return len(self.met(history)), len([step for step in self.tutorial.steps if step.seat == self.tutorial.seat])

    def met(self, history: History[Any]) -> list[Step]:
        """The learner's steps of the script that have been taken."""
        return [step for step in self.tutorial.steps[: self.place(history).taken] if step.seat == self.tutorial.seat]

    def once(self, message: str, history: History[Any]) -> list[str]:
        """A message, if it was not said at an earlier decision. Sealed answers of others do not make a new one."""
        decision = history.decision_id
        return [message] if self.told.setdefault(message, decision) == decision else []


def silences_of(title: Title[Any]) -> frozenset[str]:
    """How silence in the windows of a title is spelled. Scripts leave it out: what they do not tell is silence."""
    windows = [frame for frame in title.decision_classes if issubclass(frame, Window)]
    return frozenset(str(window.domain.spell(window.silence)) for window in windows)


def moves_made(history: History[Any]) -> list[tuple[int, str]]:
    """The moves of the game and whose they are, without those that were taken back or left behind by consent."""
    made: list[tuple[int, str]] = []
    if not history.entries:
        return made  # a game of other rules goes on from its position, without its log
    for entry in led_to(history.entries, rollbacks_in(history.entries), history.sequence):
        if entry.kind == "undo":
            made.pop()
        elif entry.kind != "rollback":
            made.append((entry.seat, entry.text))
    return made
