"""Exact chances of dice: every result is counted, nothing is tried out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from math import comb
from typing import Final

SIDES: Final = 6
Chances = list[Fraction]  # by number of hits


def hits_of(dice: int, least: int) -> Chances:
    """How likely each number of hits is with so many dice that hit from `least` on."""
    good = SIDES + 1 - least
    whole = SIDES**dice
    return [
        Fraction(comb(dice, hits) * good**hits * (SIDES - good) ** (dice - hits), whole) for hits in range(dice + 1)
    ]


def together(one: Chances, other: Chances) -> Chances:
    """Hits of two lots of dice that are added."""
    found = [Fraction(0)] * (len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        for second, more in enumerate(other):
            found[first + second] += chance * more
    return found


def reaches(modifier: int, need: int) -> Fraction:
    """13.2.step2: how likely two dice and a modifier reach a number."""
    good = sum(
        1 for first in range(1, SIDES + 1) for second in range(1, SIDES + 1) if first + second + modifier >= need
    )
    return Fraction(good, SIDES**2)


def best_of(dice: int) -> Chances:
    """18.3.step4: how likely each number is the highest of so many dice, from 0, which never is."""
    below = [Fraction(face, SIDES) ** dice for face in range(SIDES + 1)]
    return [Fraction(0), *[below[face] - below[face - 1] for face in range(1, SIDES + 1)]]


def expected(chances: Chances) -> Fraction:
    """The mean of the hits."""
    return sum((hits * chance for hits, chance in enumerate(chances)), Fraction(0))


def chance_of(one: Chances, other: Chances, holds: Callable[[int, int], bool]) -> Fraction:
    """How likely something is that depends on the hits of both sides."""
    found = Fraction(0)
    for first, chance in enumerate(one):
        for second, more in enumerate(other):
            if holds(first, second):
                found += chance * more
    return found


def percent(chance: Fraction) -> int:
    """A chance in percent, rounded, but neither 0 nor 100 unless it is impossible or certain."""
    if chance in (0, 1):
        return int(chance * 100)
    return min(99, max(1, round(chance * 100)))


def tenths(number: Fraction) -> str:
    """A mean with one digit behind the point."""
    return f"{float(number):.1f}"


def shifted(chances: Sequence[Fraction], hits: int) -> Chances:
    """The same with hits that were scored before."""
    return [Fraction(0)] * hits + list(chances)
