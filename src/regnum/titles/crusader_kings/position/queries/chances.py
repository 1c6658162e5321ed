"""How likely a check is to succeed; the only place that counts chances."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import comb

from regnum.titles.crusader_kings.facts.catalogue import CRITICAL_FAILS, CRITICAL_SUCCEEDS, POSITIVE, trait_of
from regnum.titles.crusader_kings.facts.names import NONE
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


def count_good(tokens: Iterable[int], critical: int) -> int:
    """check.draw: how many of these tokens would succeed."""
    return sum(verdict(token, critical) for token in tokens)


def undrawn(state: Position, seat: int) -> list[int]:
    """check.return: the tokens of a bag that were not drawn yet in the present check."""
    rest = state.bag[seat][:]
    for token in state.drawn:
        rest.remove(token)
    return rest


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


def bag_chance(bag: Sequence[int], critical: int, required: int, draws: int) -> float:
    """The chance of a check with these tokens in the bag."""
    return chance_of(count_good(bag, critical), len(bag), draws, required)


def success_chance(state: Position, seat: int, critical: int, required: int, draws: int) -> float:
    """The chance of a check with the player's present bag."""
    return bag_chance(state.bag[seat], critical, required, draws)


def percent(chance: float) -> int:
    """A chance as people read it."""
    return round(100 * chance)
