"""How near the powers are to victory, as everybody can count."""

from __future__ import annotations

from regnum.titles.here_i_stand.position.queries.progress import base_points
from regnum.titles.here_i_stand.position.state import Position


def points_of(state: Position, power: int) -> int:
    """23.2: the victory points of a power."""
    return base_points(state, power) + state.war_winner[power] + state.bonus[power]
