"""How likely a check is to succeed; the only place that counts chances."""

from __future__ import annotations

from math import comb

from regnum.titles.crusader_kings.facts.catalogue import (
    CRITICAL_FAILS,
    CRITICAL_SUCCEEDS,
    POSITIVE,
    trait_of,
)
from regnum.titles.crusader_kings.facts.names import (
    NONE,
)
from regnum.titles.crusader_kings.position.state import Position


def verdict(token: int, critical: int) -> int:
    """check.draw, check.critical: 1 for a success, 0 for a failure."""
    trait = trait_of(token)
    if critical != NONE:
        if trait == CRITICAL_FAILS[critical]:
            return 0
        if trait == CRITICAL_SUCCEEDS[critical]:
            return 1
    return 1 if trait < POSITIVE else 0


def chance_of(successes: int, tokens: int, draws: int, required: int) -> float:
    """The chance to draw at least so many successes from a bag, nothing sacrificed.

    >>> chance_of(2, 4, 1, 1), chance_of(2, 4, 3, 2)
    (0.5, 0.5)
    """
    draws = min(draws, tokens)
    ways = comb(tokens, draws)
    good = sum(
        comb(successes, hit) * comb(tokens - successes, draws - hit)
        for hit in range(required, min(successes, draws) + 1)
        if draws - hit <= tokens - successes
    )
    return good / ways if ways else 0.0


def success_chance(state: Position, seat: int, critical: int, required: int, draws: int) -> float:
    """The chance of a check with the player's present bag."""
    bag = state.bag[seat]
    return chance_of(sum(verdict(token, critical) for token in bag), len(bag), draws, required)
