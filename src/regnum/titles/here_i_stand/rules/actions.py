"""11.1: what every action has that command points buy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from regnum.engine.moves import Verb
from regnum.titles.here_i_stand.facts.charts import PRICE
from regnum.titles.here_i_stand.facts.names import NONE
from regnum.titles.here_i_stand.position.registers import REASONS
from regnum.titles.here_i_stand.position.state import Europe, Position

NO_POINTS_LEFT: Final = REASONS.add("no_points_left", "11.1")
NOT_THIS_POWERS_ACTION: Final = REASONS.add("not_this_powers_action", "11.1")


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """11.1: one line of the table of actions: its verb, what it may name, when it is allowed, and what it does.

    `place` stands for what the verb names, as one number.
    """

    line: ClassVar[int] = NONE  # of the table of actions, if one line has its prices
    is_free: ClassVar[bool] = False  # whether it can be done without a command point

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def is_open_to(self, power: int) -> bool:
        """11.1: whether a power can ever do it: the table has a price for it."""
        return self.line == NONE or PRICE[self.line][power] > 0

    def places(self, state: Position, power: int) -> Iterable[int]:
        """What is worth judging: at least all that is allowed."""
        return range(self.verb.size)

    def why_not(self, state: Position, power: int, place: int) -> int:
        """11.1: 0 if the active power may do it, else the reason."""
        raise NotImplementedError

    def allowed(self, state: Position, power: int) -> list[int]:
        """All that `why_not` allows; an action that judges many places alike asks what is common to them once."""
        return [place for place in self.places(state, power) if self.why_not(state, power, place) == 0]

    def carry_out(self, game: Europe, power: int, place: int) -> None:
        """11.1: the power pays and does it."""
        raise NotImplementedError


def why_not_pay(state: Position, power: int, action: int) -> int:
    """11.1, table:actions.move: 0 if an action is open to a power and it has the points, else the reason."""
    price = PRICE[action][power]
    if not price:
        return NOT_THIS_POWERS_ACTION
    return NO_POINTS_LEFT if state.cp < price else 0
