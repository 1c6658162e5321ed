"""Which land belongs to whom: the coastline and the borders cut the land into faces, and every face has one owner."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tools.map.geometry import LineString, Place, Point, Polygon, shapely
from tools.map.projection import on_sheet
from tools.map.strokes import drawn

GRID = 0.1  # every point of the map is a multiple of this, so that neighbours meet in the same points
WHOLE = 1500.0  # no border cuts an island smaller than this
FINEST = 0.12  # bends of a border that are smaller than this are not drawn
NEAR = 75.0  # an island that lies farther than this from every region is nobody's
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
    """Faces go to the region whose home lies in them; islands and scraps to the nearest region."""
    places = homes(sketch)
    nobody = [Point(on_sheet(tuple(place))) for place in sketch["nobody"]]
    split = Partition({NEUTRAL: [], **{region: [] for region in places}})
    loose = []
    for face in cut(land, sketch):
        here = [region for region, home in places.items() if face.contains(home)]
        if len(here) > 1:
            raise ValueError(f"no border between {here}")
        if here:
            split.faces[here[0]].append(face)
        elif any(face.distance(point) < 1 for point in nobody):
            split.faces[NEUTRAL].append(face)
        else:
            loose.append(face)
    without = [region for region, faces in split.faces.items() if region and not faces]
    if without:
        raise ValueError(f"no land for {without}")
    for face, owner in [(face, nearest(face, split, sketch)) for face in loose]:
        split.faces[owner].append(face)
    return split


def nearest(face: Polygon, split: Partition, sketch: dict[str, Any]) -> str:
    """Who owns the coast that is nearest to an island, unless the sketch says otherwise."""
    for island in sketch["islands"]:
        if face.distance(Point(on_sheet(tuple(island["place"])))) < 1:
            return str(island["owner"])
    touching = {owner: face.intersection(parts[0]).length for owner, parts in split.faces.items() if owner}
    longest = max(touching, key=lambda owner: touching[owner])
    if touching[longest] > 0:
        return longest
    apart = {owner: min(face.distance(part) for part in parts) for owner, parts in split.faces.items() if parts}
    closest = min(apart, key=lambda owner: apart[owner])
    return closest if apart[closest] < NEAR else NEUTRAL


def rounded(place: Place) -> tuple[int, int]:
    """A point of the grid as whole numbers."""
    return round(place[0] / GRID), round(place[1] / GRID)
