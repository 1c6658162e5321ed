"""Points and achievements."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.names import BUILDER, CRUSADER_TITLE, INVENTOR
from regnum.titles.crusader_kings.position.queries.realm import shields_of
from regnum.titles.crusader_kings.position.queries.regions import region_count, regions_of
from regnum.titles.crusader_kings.position.state import Position


def points_of(state: Position, seat: int) -> int:
    """overview.sources, score.points1, score.points2: one point for each region and each achievement."""
    return region_count(state, seat) + state.achievement.count(seat)


def tally(state: Position, seat: int, achievement: int) -> int:
    """achievement.crusader, achievement.builder, achievement.inventor: shields, castles or developments of a player."""
    if achievement == CRUSADER_TITLE:
        return shields_of(state, seat)
    if achievement == BUILDER:
        return sum(state.castle[region] for region in regions_of(state, seat))
    assert achievement == INVENTOR
    return len(state.held[seat])
