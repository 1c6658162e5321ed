"""Which land belongs to whom: the coastline and the borders cut the land into faces, and every face has one owner."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tools.map.geometry import LineString, Place, Point, Polygon, shapely
from tools.map.projection import on_sheet
from tools.map.strokes import drawn

GRID = 0.1  # every point of the map is a multiple of this, so that neighbours meet in the same points
WHOLE = 1500.0  # no border cuts an island smaller than this
FINEST = 0.25  # bends of a border that are smaller than this are not drawn
BESIDE = 0.5  # a place in the sketch means the land under it or so near to it
NEUTRAL = ""


@dataclass
class Partition:
    """The faces of each owner, who may be nobody."""

    faces: dict[str, list[Polygon]] = field(default_factory=dict)

    def shape(self, owner: str) -> Any:
        """All land of an owner."""
        return shapely.unary_union(self.faces[owner])


def cut(land: list[Polygon], sketch: dict[str, Any]) -> list[Polygon]:
    """The faces between coast and borders, with all their points on the grid. Small islands stay whole."""
    islands = [part for part in land if part.area < WHOLE]
    mainlands = [part for part in land if part.area >= WHOLE]
    lines = [part.exterior for part in mainlands]
    for border in sketch["borders"]:
        line = [on_sheet((place[0], place[1])) for place in border["line"]]
        lines.append(LineString(drawn("-".join(border["between"]), line)).simplify(FINEST))
    net = shapely.unary_union(lines, grid_size=GRID)
    inside = shapely.unary_union(mainlands).buffer(GRID)
    faces = [face for face in shapely.polygonize(list(net.geoms)).geoms if inside.contains(face.representative_point())]
    return faces + [shapely.set_precision(island, GRID) for island in islands]


def homes(sketch: dict[str, Any]) -> dict[str, Point]:
    """A point in the heart of every region."""
    return {region["id"]: Point(on_sheet(tuple(region["home"]))) for region in sketch["regions"]}


def owners(land: list[Polygon], sketch: dict[str, Any]) -> Partition:
    """Faces go to the region whose home lies in them; other land to whom the sketch names, or to the nearest owner."""
    told = {region: [home] for region, home in homes(sketch).items()}
    told[NEUTRAL] = []
    for owner, places in sketch["islands"].items():
        told[NEUTRAL if owner == "nobody" else owner] += [Point(on_sheet(tuple(place))) for place in places]
    split = Partition({owner: [] for owner in told})
    loose: list[Polygon] = []
    for face in cut(land, sketch):
        here = [owner for owner, points in told.items() if any(face.distance(point) < BESIDE for point in points)]
        if len(here) > 1:
            raise ValueError(f"no border between {here}")
        (split.faces[here[0]] if here else loose).append(face)
    without = [owner for owner, faces in split.faces.items() if not faces]
    if without:
        raise ValueError(f"no land for {without}")
    for face, owner in [(face, nearest(face, split)) for face in loose]:
        split.faces[owner].append(face)
    return split


def nearest(face: Polygon, split: Partition) -> str:
    """Who owns the coast that is nearest to an island."""
    apart = {owner: min(face.distance(part) for part in parts) for owner, parts in split.faces.items()}
    return min(apart, key=lambda owner: apart[owner])


def rounded(place: Place) -> tuple[int, int]:
    """A point of the grid as whole numbers."""
    return round(place[0] / GRID), round(place[1] / GRID)
