"""The dotted routes over the sea: curves from coast to coast."""

from __future__ import annotations

from math import hypot
from typing import Any

from tools.map.geometry import LineString, Place

Curve = tuple[Place, Place, Place]
MARKS = 24  # places along a curve when it is measured


def landing(place: Place, coast: list[Place]) -> Place:
    """The point of a coast that is nearest to a sketched place."""
    return min(coast, key=lambda point: hypot(point[0] - place[0], point[1] - place[1]))


def curve(start: Place, end: Place, bend: float) -> Curve:
    """Start, the point that pulls, and end; the bend is a share of the length, to the left of the way if positive."""
    along = end[0] - start[0], end[1] - start[1]
    pull = (start[0] + end[0]) / 2 + along[1] * bend, (start[1] + end[1]) / 2 - along[0] * bend
    return start, pull, end


def measured(way: Curve) -> Any:
    """A curve as a line of many short pieces."""
    start, pull, end = way
    places = []
    for mark in range(MARKS + 1):
        t = mark / MARKS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        places.append((a * start[0] + b * pull[0] + c * end[0], a * start[1] + b * pull[1] + c * end[1]))
    return LineString(places)
