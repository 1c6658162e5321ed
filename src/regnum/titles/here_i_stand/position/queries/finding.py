"""Where a value stands in a list: the long lists of cards, ships and leaders are asked for little again and again."""

from __future__ import annotations


def places_of(values: list[int], value: int) -> list[int]:
    """All places of a value, in order; quick where there are few.

    >>> places_of([3, 1, 3, 2], 3)
    [0, 2]
    """
    found: list[int] = []
    at = -1
    for _ in range(values.count(value)):
        at = values.index(value, at + 1)
        found.append(at)
    return found
