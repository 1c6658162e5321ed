"""Which entries of a log led to a moment: a game that went back by consent left some of them behind.

A log grows like a tree: a rollback is an entry of its own, and what comes after it goes on from where it went back to.
"""

from __future__ import annotations

from collections.abc import Mapping

Stretch = tuple[int, int]  # the first and the last entry of a part of the log that was played in one go


def stretches(rollbacks: Mapping[int, int], sequence: int) -> list[Stretch]:
    """The parts of the log that led to an entry, the earliest first; each but the first begins with a rollback.

    `rollbacks` has for each rollback the entry to which it went back.

    >>> stretches({11: 4, 21: 9}, 15), stretches({11: 4, 21: 9}, 25)
    ([(1, 4), (11, 15)], [(1, 9), (21, 25)])
    """
    found: list[Stretch] = []
    last = sequence
    for rollback in sorted(rollbacks, reverse=True):
        if rollback <= last:
            found.append((rollback, last))
            last = rollbacks[rollback]
    found.append((1, last))
    found.reverse()
    return found


def last_shared(rollbacks: Mapping[int, int], one: int, other: int) -> int:
    """The last entry that led to both of two entries; 0 if they share only the beginning.

    >>> last_shared({11: 4, 21: 9}, 15, 25), last_shared({11: 4, 21: 9}, 9, 25)
    (4, 9)
    """
    shared = 0
    for here, there in zip(stretches(rollbacks, one), stretches(rollbacks, other), strict=False):
        if here[0] != there[0]:
            break
        shared = min(here[1], there[1])
        if here != there:
            break
    return shared
