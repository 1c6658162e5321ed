"""What all decisions of this title share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regnum.engine.frames import Decision, Procedure
from regnum.engine.refusals import Shortfall
from regnum.titles.crusader_kings.position.state import Crown, Position

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


def has_attempt(game: Crown, decision: Choice, seat: int) -> bool:
    """Whether a seat could do anything but stop, which is the last answer of a decision."""
    last = decision.domain.size - 1
    for option in decision.candidates(game, seat):
        if option != last and decision.why_not(game, seat, option) == 0:
            return True
    return False


def shared_shortfalls(game: Crown, decision: Choice, seat: int) -> Sequence[Shortfall]:
    """What every refused answer of a decision lacks alike."""
    options = [each for each in decision.candidates(game, seat) if decision.why_not(game, seat, each)]
    found = [decision.shortfalls(game, seat, option) for option in options]
    spelled = [[each.as_dict() for each in lacking] for lacking in found]
    return found[0] if found and spelled.count(spelled[0]) == len(found) else ()


def ask_or_pass_over(game: Crown, choice: Choice, seat: int) -> None:
    """Ask a seat; a choice that asks nobody if it has no answer is passed over then."""
    if not choice.options(game, seat):
        game.pass_over(choice, seat)
    game.call(choice)


def ask_if_open(game: Crown, choice: SeatChoice) -> None:
    """Ask a seat, unless to stop is all that it could do."""
    if len(choice.options(game, choice.seat)) > 1:
        game.call(choice)
    else:
        game.pass_over(choice, choice.seat)
