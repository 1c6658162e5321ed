"""6.1: what every event has: a condition, an effect, and whether its card gives command points as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.here_i_stand.position.state import Europe, Position

WHOLE: Final = 0  # the text of a card without options
OPTION_A: Final = 1
OPTION_B: Final = 2
OPTION_C: Final = 3
OPTIONS: Final = 4


def event_key(card: int, option: int) -> int:
    """6.1.or: the number of an option of a card."""
    return card * OPTIONS + option


class CardEvent:
    """6.1: an event: `why_not(state, power)` gives 0 or a reason, `effect(game, power)` carries it out.

    The power is the one that plays the card; nobody (NONE) if a mandatory event is overdue in winter (19.8).
    """

    def __init__(
        self, why_not: Callable[[Position, int], int], effect: Callable[[Europe, int], None], points: int = 0
    ) -> None:
        self.why_not = why_not
        self.effect = effect
        self.points = points  # command points that come with the event (11.event_cp)


def always(state: Position, power: int) -> int:
    """6.1: an event without a condition."""
    return ALLOWED
