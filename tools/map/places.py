"""Where names and pieces stand in a region: as large as there is room for, away from coast and borders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy  # type: ignore[import-not-found, unused-ignore]  # comes with shapely

from tools.map.geometry import Place, Polygon, shapely

PIECES = ("knight", "army", "castle", "duchy", "tokens")
ROWS = ((2, 3), (3, 2), (5,), (2, 2, 1), (1, 2, 2), (2, 1, 2))  # how many stand side by side
LARGEST, TIGHTEST = 22, 18  # the width of a piece, in units of the sheet
LEAST, EASY = 1.0, 7.0  # how far from coast and borders they stand: less is refused, more is no better
FAR = 12.0  # so far from the middle of a region is as bad as one unit nearer to its edge
BESIDE = 70.0  # so far over the sea may a name stand
LETTER, LINE, LONG = 7.2, 14.0, 11  # the room of a letter of a name and of its line; names longer than this break


@dataclass(frozen=True)
class Standing:
    """The places of a region: its name, its pieces, and how wide a piece may be."""

    label: Place
    pieces: dict[str, Place]
    size: int


def standing(middle: Place, rows: tuple[int, ...], size: int, label: Place) -> Standing:
    """Pieces in rows around a middle, and a name that stands away from it.

    The lord of an independent region, who is never there together with a knight or an army, takes the room of both.
    """
    places = [(middle[0] + x, middle[1] + y) for x, y in offsets(rows, size)]
    if rows[0] == 1:
        places.append(places.pop(0))  # knight and army stand side by side
    pieces = dict(zip(PIECES, places, strict=True))
    knight, army = pieces["knight"], pieces["army"]
    pieces["lord"] = ((knight[0] + army[0]) / 2, (knight[1] + army[1]) / 2)
    return Standing((middle[0] + label[0], middle[1] + label[1]), pieces, size)


def offsets(rows: tuple[int, ...], size: int) -> list[Place]:
    """Where pieces of a size stand around the middle of their rows."""
    found = []
    for number, count in enumerate(rows):
        y = (number - (len(rows) - 1) / 2) * size
        found += [((place - (count - 1) / 2) * size, y) for place in range(count)]
    return found


class Room:
    """The free space of a region, unit by unit."""

    def __init__(self, shape: Polygon) -> None:
        """Measure how far every unit is from the edge; outside it is less than nothing."""
        left, top, right, bottom = (round(edge) for edge in shape.bounds)
        self.left, self.top = left, top
        xs, ys = numpy.meshgrid(numpy.arange(left, right + 1), numpy.arange(top, bottom + 1))
        self.xs, self.ys = xs, ys
        points = shapely.points(xs, ys)
        depth = shapely.distance(points, shape.boundary)
        self.depth = numpy.where(shapely.contains_xy(shape, xs, ys), depth, -1.0)

    def at(self, x: Any, y: Any) -> Any:
        """How far places are from the edge."""
        column = numpy.rint(x - self.left).astype(int)
        row = numpy.rint(y - self.top).astype(int)
        inside = (column >= 0) & (row >= 0) & (column < self.depth.shape[1]) & (row < self.depth.shape[0])
        found = self.depth[numpy.clip(row, 0, self.depth.shape[0] - 1), numpy.clip(column, 0, self.depth.shape[1] - 1)]
        return numpy.where(inside, found, -1.0)

    def worst(self, around: list[Place], room: Room) -> Any:
        """For every unit of a room: how near the edge the worst of the places around it is."""
        return numpy.minimum.reduce([self.at(room.xs + x, room.ys + y) for x, y in around])


def lines_of(names: list[str]) -> tuple[float, float]:
    """How wide and how high the name of a region is in the language that needs most; long names break at a space."""
    broken = [name.split(" ") if len(name) > LONG else [name] for name in names]
    words = [max((" ".join(words[:-1]), words[-1]), key=len) for words in broken]
    return max(len(word) for word in words) * LETTER, max(min(len(words), 2) for words in broken) * LINE


def label_offsets(rows: tuple[int, ...], size: int, width: float, height: float) -> list[Place]:
    """Where a name may stand, seen from the middle of the pieces: above, below, to the left, to the right."""
    down = len(rows) * size / 2 + height / 2 + LEAST
    aside = max(rows) * size / 2 + width / 2 + 2 * LEAST
    return [(0, -down), (0, down), (-aside, 0), (aside, 0)]


def label_edge(width: float, height: float, away: Place) -> list[Place]:
    """The points of a name that must lie on free ground."""
    tall = height / 2 - LINE / 8
    return [(away[0] + share * width / 2, away[1] + y) for share in (-1, -0.5, 0, 0.5, 1) for y in (-tall, tall)]


def stand(shape: Polygon, free: Polygon, names: list[str]) -> Standing | None:
    """The largest pieces that stand inside a region with its name beside them on free ground."""
    room, ground = Room(shape), Room(free.intersection(shape.envelope.buffer(BESIDE)))
    middle = shape.centroid
    width, height = lines_of(names)
    for size in range(LARGEST, TIGHTEST - 1, -1):
        best: tuple[float, Standing] | None = None
        for habit, rows in enumerate(ROWS):
            pieces = room.worst(offsets(rows, size), room) - size / 2
            for side, away in enumerate(label_offsets(rows, size, width, height)):
                slack = numpy.minimum(pieces, ground.worst(label_edge(width, height, away), room))
                far = numpy.hypot(room.xs + away[0] / 2 - middle.x, room.ys + away[1] / 2 - middle.y)
                value = numpy.where(slack > LEAST, numpy.minimum(slack, EASY) - far / FAR - habit / 2 - side, -1e9)
                row, column = numpy.unravel_index(int(value.argmax()), value.shape)
                if slack[row, column] > LEAST and (best is None or value[row, column] > best[0]):
                    here = float(room.xs[row, column]), float(room.ys[row, column])
                    best = float(value[row, column]), standing(here, rows, size, away)
        if best:
            return best[1]
    return None
