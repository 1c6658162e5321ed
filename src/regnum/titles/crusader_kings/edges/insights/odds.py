"""The chances of trait checks with the present bag (check.draw, check.critical)."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.names import CRITICAL_NAMES, NONE
from regnum.titles.crusader_kings.position.queries.chances import chance_of, count_good, percent
from regnum.titles.crusader_kings.position.state import Position

MOST_REQUIRED: Final = 4
MOST_DRAWS: Final = 6


def bag_odds(state: Position, seat: int) -> list[dict[str, object]]:
    """For each kind of check: how many tokens succeed, and the chance in percent by successes needed and draws."""
    bag = state.bag[seat]
    kinds = [*range(len(CRITICAL_NAMES)), NONE]
    found: list[dict[str, object]] = []
    for critical in kinds:
        good = count_good(bag, critical)
        chances = [
            [percent(chance_of(good, len(bag), draws, required)) for draws in range(1, MOST_DRAWS + 1)]
            for required in range(1, MOST_REQUIRED + 1)
        ]
        name = "none" if critical == NONE else CRITICAL_NAMES[critical]
        found.append({"check": name, "good": good, "tokens": len(bag), "chances": chances})
    return found
