"""The guide of a tutorial: comments on what is asked, suggests a move, and steps back if somebody goes another way."""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from regnum.cli.output import say, words
from regnum.engine.history import History
from regnum.engine.tutorial import Step, Tutorial

SCRIPTED, STRAYED, DONE = range(3)


class Guide:
    """Follows a game along the script of a tutorial."""

    def __init__(self, tutorial: Tutorial) -> None:
        self.tutorial = tutorial
        self.told: dict[str, int] = {}  # messages that are said only once, with the number of the decision

    def reply(self, history: History[Any], seat: int) -> str:
        """The scripted answer of a program, or nothing if it shall think for itself."""
        place = self.place(history)
        if place[0] != SCRIPTED or self.tutorial.steps[place[1]].seat != seat:
            return ""
        return self.tutorial.steps[place[1]].move

    def place(self, history: History[Any]) -> tuple[int, int]:
        """Where the game stands: on the script, off it, or past its end; and how many moves were made."""
        made = moves_made(history)
        script = [step.move for step in self.tutorial.steps]
        if made[: len(script)] != script[: len(made)]:
            return STRAYED, len(made)
        return (SCRIPTED if len(made) < len(script) else DONE), len(made)

    def comments(self, history: History[Any], seat: int) -> list[str]:
        """What there is to say to whoever is asked now; the same decision gets the same comments again."""
        if seat != self.tutorial.seat or history.game.over:
            return []
        state, made = self.place(history)
        if state == SCRIPTED:
            step = self.tutorial.steps[made]
            move = words().move(history.game.title, history.game.title.read(step.move))
            alone = len(history.game.legal(seat)) == 1
            advice = "regnum-guide-only" if alone else "regnum-guide-suggests"
            return [words().say(step.message), say(advice, number=self.suggested(history, seat), move=move)]
        if state == DONE:
            return self.once(self.tutorial.farewell, history) + self.topic(history)
        return self.once("regnum-guide-strayed", history) + self.topic(history)

    def welcome(self, history: History[Any], seat: int) -> list[str]:
        """What there is to say before the first move."""
        if seat != self.tutorial.seat or moves_made(history):
            return []
        return [words().say(each) for each in self.tutorial.welcome]

    def suggested(self, history: History[Any], seat: int) -> int:
        """The number of the move that the script suggests to whoever is asked; 0 if it suggests none."""
        state, made = self.place(history)
        if state != SCRIPTED or seat != self.tutorial.steps[made].seat:
            return 0
        return [str(each) for each in history.game.moves(seat)].index(self.tutorial.steps[made].move) + 1

    def topic(self, history: History[Any]) -> list[str]:
        """A word on a sort of decision that was not met before."""
        name = type(history.game.decision()).__name__
        if name not in self.tutorial.topics or any(step.decision == name for step in self.met(history)):
            return []
        return self.once(self.tutorial.topics[name], history)

    def met(self, history: History[Any]) -> list[Step]:
        """The learner's steps of the script that have been taken."""
        pairs = zip(self.tutorial.steps, moves_made(history), strict=False)
        taken = [step for step, _ in takewhile(lambda pair: pair[0].move == pair[1], pairs)]
        return [step for step in taken if step.seat == self.tutorial.seat]

    def once(self, message: str, history: History[Any]) -> list[str]:
        """A message, if it was not said at an earlier decision."""
        decision = len(history.entries)
        return [words().say(message)] if self.told.setdefault(message, decision) == decision else []


def moves_made(history: History[Any]) -> list[str]:
    """The moves of the game without those that were taken back."""
    made: list[str] = []
    for entry in history.entries:
        if entry.kind == "undo":
            made.pop()
        else:
            made.append(entry.text)
    return made
