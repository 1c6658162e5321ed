"""What all decisions of this title share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regnum.engine.frames import Decision, Procedure
from regnum.engine.game import Game
from regnum.titles.crusader_kings.state import Position

Crown = Game[Position]
Step = Procedure[Position]
Choice = Decision[Position]


class SeatChoice(Choice):
    """A decision of one named seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: Crown) -> Sequence[int]:
        return (self.seat,)


class SeatStep(Step):
    """A sequence that belongs to one seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat


def is_possible(game: Crown, decision: Choice, seat: int) -> bool:
    """Whether a seat would have at least one answer to a decision."""
    for option in decision.candidates(game, seat):
        if decision.why_not(game, seat, option) == 0:
            return True
    return False
