"""What all probes share: a state that copies itself, a title that sets itself up, and the names of the seats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from regnum.engine.chance import Chance
from regnum.engine.frames import Frame
from regnum.engine.game import Game
from regnum.engine.knowledge import Field, Knowledge, State
from regnum.engine.moves import Kind
from regnum.engine.title import Outcome, Title

SEAT = Kind("seat", ("north", "east", "south", "west"))


class Board(State):
    """A state whose fields are numbers, lists of numbers, or lists of such lists."""

    __slots__: tuple[str, ...] = ()

    def copy(self: B) -> B:
        twin = type(self).__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            if isinstance(value, list):
                value = [item[:] if isinstance(item, list) else item for item in value]
            setattr(twin, name, value)
        return twin


B = TypeVar("B", bound=Board)


class Probe(Title[B]):
    """A title for two to four seats, whose winners have the highest score."""

    min_players, max_players = 2, 4
    outcomes = ("highest_score",)

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[B, Frame[B]]:
        """The first position and what is to be done in it."""
        raise NotImplementedError

    def scores(self, state: B) -> list[int]:
        """The score of each seat."""
        raise NotImplementedError

    def setup(self, options: Mapping[str, str], seats: int, chance: Chance, scenario: str = "standard") -> Game[B]:
        state, frame = self.opening(options, seats, scenario)
        game = Game(self, state, seats, chance, dict(options), scenario)
        game.call(frame)
        game.start()
        return game

    def outcome(self, game: Game[B]) -> Outcome | None:
        scores = self.scores(game.state)
        return Outcome([seat for seat, score in enumerate(scores) if score == max(scores)], "highest_score")


def table(state_class: type[B], *special: Field[B]) -> Knowledge[B]:
    """A table in which everybody knows every field that is not named."""
    named = [field.name for field in special]
    public = [Field[B](name) for name in state_class.__slots__ if name not in named]
    return Knowledge(state_class, *public, *special)


def numbers(most: int) -> Kind:
    """The numbers from 0 to `most` as words."""
    return Kind("number", [str(number) for number in range(most + 1)])
