"""9.1: what powers have agreed on in this turn, and what they have to give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import SPACES
from regnum.titles.here_i_stand.facts.names import MAJORS, MERCENARY, OTTOMAN
from regnum.titles.here_i_stand.position.queries.spaces import is_besieged
from regnum.titles.here_i_stand.position.state import COLUMNS, Position, column

# Kinds of agreements that are counted until the next Diplomacy phase.
CARD_GIFT: Final = 0
MERCENARY_GIFT: Final = 1
PACKAGE: Final = 2
AGREEMENTS: Final = 3


def agreement(kind: int, giver: int, taker: int) -> int:
    """9.1: how one thing that was agreed on is written down: its kind, who gives and who takes."""
    return (kind * MAJORS + giver) * MAJORS + taker


def gifts_between(state: Position, kind: int, giver: int, taker: int) -> int:
    """9.1.f1, 9.1.g: how many things of a kind a power has given another in this turn."""
    return state.agreed.count(agreement(kind, giver, taker))


def had_package(state: Position, parties: Sequence[int]) -> bool:
    """ruling.g10: whether two powers have carried out a package in this turn."""
    return agreement(PACKAGE, min(parties), max(parties)) in state.agreed


def towns_with_mercenaries(state: Position, power: int) -> list[int]:
    """9.1.g1, ruling.g16: where a power has mercenaries that it may give away: not in besieged spaces; Ottoman cavalry
    is none."""
    if power == OTTOMAN:
        return []
    at = column(power, MERCENARY)
    return [space for space in range(SPACES) if state.land[space * COLUMNS + at] and not is_besieged(state, space)]


def mercenaries_to_give(state: Position, power: int) -> int:
    """9.1.g1: how many mercenaries a power may give away."""
    at = column(power, MERCENARY)
    return sum([state.land[space * COLUMNS + at] for space in towns_with_mercenaries(state, power)])
