"""What programs promise each other in a game, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.engine.events import EventLog
from regnum.engine.game import Game
from regnum.engine.promises import MOST_PROMISES, VERDICTS, Promise

Verdict = tuple[str, str]  # a promise as text, and whether it was kept


class Pledges:
    """The promises of one game; whoever made them is held to nothing."""

    def __init__(self, game: Game[Any]) -> None:
        listener = game.listener
        self.heard = listener if isinstance(listener, EventLog) else EventLog()  # whoever counts things may listen too
        self.made: list[tuple[int, Promise]] = []  # each with how much had happened before
        if game.title.promise_kinds:
            game.listener = self.heard  # they are judged by what happens; other games need not be listened to

    def add(self, promises: Sequence[Promise]) -> None:
        """A program promises something; the same again is not said again, and nobody promises without end."""
        for promise in promises:
            own = [str(each) for _, each in self.made if each.maker == promise.maker]
            if str(promise) not in own and len(own) < MOST_PROMISES:
                self.made.append((len(self.heard), promise))

    def verdicts(self, game: Game[Any]) -> tuple[Verdict, ...]:
        """All promises in the order in which they were made, each judged by what happened after it."""
        events = self.heard.events
        return tuple((str(made), VERDICTS[game.title.kept(made, events[start:])]) for start, made in self.made)
