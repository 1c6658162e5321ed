"""What all decisions of this title share."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.engine.frames import Decision, Procedure
from regnum.engine.refusals import Shortfall
from regnum.titles.pax_renaissance.position.state import Pax, Position

Step = Procedure[Position]
Choice = Decision[Position]


class ActiveChoice(Choice):
    """A decision of the player whose turn it is."""

    def seats(self, game: Pax) -> Sequence[int]:
        return (game.state.active,)


def short_of_florins(state: Position, seat: int, price: int) -> list[Shortfall]:
    """By how much a price is too high for a player."""
    florins = state.florins[seat]
    return [Shortfall("florins", florins, price)] if florins < price else []


def is_possible(game: Pax, decision: Choice) -> bool:
    """E4.2, D1.intro2: whether the active player would have at least one answer to a decision."""
    seat = game.state.active
    for option in decision.candidates(game, seat):
        if decision.why_not(game, seat, option) == 0:
            return True
    return False
