"""How many of the units at a place something is true of: they lost a battle, tried to intercept, went their way.

A tally is a list of keys and counts in turn, sorted by key: units of one column at one location, or a leader. Units of
a kind are alike, so those that stay behind or die are the marked ones first.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.titles.here_i_stand.facts.people import LEADERS
from regnum.titles.here_i_stand.position.state import COLUMNS, LOCATIONS

FIRST_LEADER: Final = LOCATIONS * COLUMNS
FIRST_SHIP: Final = FIRST_LEADER + LEADERS


def unit_key(location: int, column: int) -> int:
    """The key of units of one column at a place."""
    return location * COLUMNS + column


def leader_key(leader: int) -> int:
    """The key of a leader, wherever he is."""
    return FIRST_LEADER + leader


def ship_key(ship: int) -> int:
    """The key of a ship, wherever it is."""
    return FIRST_SHIP + ship


def tally(tallies: Sequence[int], key: int) -> int:
    """How many it is."""
    if key not in tallies:
        return 0
    for at in range(0, len(tallies), 2):
        if tallies[at] == key:
            return tallies[at + 1]
    return 0


def with_tally(tallies: list[int], key: int, count: int) -> list[int]:
    """The same with another count for one key."""
    at = 0
    while at < len(tallies) and tallies[at] < key:
        at += 2
    rest = at + 2 if at < len(tallies) and tallies[at] == key else at
    return [*tallies[:at], *([key, count] if count else []), *tallies[rest:]]
