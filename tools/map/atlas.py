"""The land of Natural Earth, read from the TopoJSON file of world-atlas and put on the sheet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

from tools.map.geometry import MultiPolygon, Place, Polygon, box, shapely
from tools.map.projection import HEIGHT, WIDTH, on_sheet

AROUND = (-35.0, 24.0, 50.0, 66.0)  # more than the sheet shows, and little enough for the cone
BLEED = 6.0  # land goes on beyond the edge of the sheet, so that its own edge is never seen
FINEST = 0.4  # bends of the coast that are smaller than this are not drawn
SMALLEST = 7.0  # islands with less area than this are not drawn


def arcs(atlas: dict[str, Any]) -> list[list[Place]]:
    """Every arc of a TopoJSON file in degrees: the file holds steps between whole numbers."""
    (width, height), (left, bottom) = atlas["transform"]["scale"], atlas["transform"]["translate"]
    return [
        [
            (x * width + left, y * height + bottom)
            for x, y in accumulate(arc, lambda one, step: [one[0] + step[0], one[1] + step[1]])
        ]
        for arc in atlas["arcs"]
    ]


def rings(atlas: dict[str, Any]) -> Iterator[list[list[Place]]]:
    """The rings of every polygon of land; a negative number means an arc that is walked backwards."""
    known = arcs(atlas)

    def ring(numbers: list[int]) -> list[Place]:
        parts = [known[number] if number >= 0 else known[~number][::-1] for number in numbers]
        return [parts[0][0], *(place for part in parts for place in part[1:])]

    for geometry in atlas["objects"]["land"]["geometries"]:
        for polygon in geometry["arcs"]:
            yield [ring(numbers) for numbers in polygon]


def read_land(path: Path) -> list[Polygon]:
    """The islands and mainlands on the sheet, simplified."""
    atlas = json.loads(path.read_text(encoding="utf-8"))
    near = box(*AROUND)
    sheet = box(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)
    found = []
    for outside, *holes in rings(atlas):
        polygon = Polygon(outside, holes)
        if not polygon.intersects(near):
            continue
        known = shapely.make_valid(polygon).intersection(near)
        drawn = shapely.transform(known, lambda places: [on_sheet(place) for place in places])
        found.append(shapely.make_valid(drawn).intersection(sheet))
    land = shapely.unary_union(found).simplify(FINEST)
    parts = land.geoms if isinstance(land, MultiPolygon) else [land]
    return [Polygon(part.exterior) for part in parts if part.area > SMALLEST]
