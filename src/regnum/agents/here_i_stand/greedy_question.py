"""What a greedy player is asked: the position, the power that answers, and the arguments of the decision."""

from __future__ import annotations

from collections.abc import Callable

from regnum.agents.here_i_stand.greedy_map import Aims
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.moves import Domain
from regnum.titles.here_i_stand.position.state import Position


class Question:
    """A decision as the judges see it."""

    def __init__(self, game: Game[Position], seat: int, options: list[int]) -> None:
        decision: Decision[Position] = game.decision(seat)
        self.state: Position = game.state
        self.seat = seat
        self.name: str = type(decision).__name__
        self.domain: Domain = decision.domain
        self.options = options
        self.fields: dict[str, int] = {}
        for field, value in zip(decision.fields, decision.arguments(), strict=True):
            if isinstance(value, int):
                self.fields[field] = value
        self._aims: Aims | None = None

    def verb(self, option: int) -> str:
        """The verb of an answer."""
        return self.domain.verbs[self.domain.verb_of(option)].name

    def numbers(self, option: int) -> tuple[int, ...]:
        """The numbers that an answer names."""
        return self.domain.numbers(option)

    def field(self, name: str, default: int = -1) -> int:
        """An argument of the decision."""
        return self.fields.get(name, default)

    def has(self, verb: str) -> bool:
        """Whether some answer has this verb."""
        return any(self.verb(option) == verb for option in self.options)

    def aims(self) -> Aims:
        """What the power wants on the map."""
        if self._aims is None:
            self._aims = Aims(self.state, self.seat, 0)
        return self._aims


Judge = Callable[[Question, str, tuple[int, ...]], float]
