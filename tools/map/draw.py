"""Draw the map of Crusader Kings anew, from the coastline of Natural Earth and the sketch beside this file.

    npm pack world-atlas@2.0.2 && tar xf world-atlas-2.0.2.tgz
    pip install shapely==2.2.0
    python -m tools.map.draw package/land-50m.json

The same coastline and the same sketch give the same file, byte for byte.
"""

from __future__ import annotations

import argparse
import hashlib
import tomllib
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

from tools.map.atlas import read_land
from tools.map.geometry import LineString, Place, box, shapely
from tools.map.partition import GRID, NEUTRAL, Partition, owners, rounded
from tools.map.places import LARGEST, ROWS, Standing, label_offsets, lines_of, stand, standing
from tools.map.projection import HEIGHT, WIDTH, on_sheet
from tools.map.routes import Curve, curve, landing, measured
from tools.map.writing import outline, pair, path_of, place, script

HERE = Path(__file__).parent
RESULT = HERE.parents[1] / "src/regnum/web/boards/crusader_kings/europe.js"
ATLAS = "619477ff690c086885e45cb91707d783805561bd75ae8e437b7d4694b0204e0f"  # SHA-256 of the coastline that was used
ASIDE = 5.0  # names keep this far from routes
YIELD = 2  # pieces may be so much smaller if the name then stands on land
Edge = frozenset[tuple[int, int]]


class Europe:
    """The land of every region, and what lies between them."""

    def __init__(self, split: Partition) -> None:
        """Note whose land lies at every edge of an outline."""
        self.shapes = {owner: split.shape(owner) for owner in split.faces}
        self.mainland = {owner: max(parts, key=lambda part: part.area) for owner, parts in split.faces.items()}
        self.sides: dict[Edge, set[str]] = defaultdict(set)
        for owner, shape in self.shapes.items():
            for part in getattr(shape, "geoms", [shape]):
                points = [rounded(point) for point in part.exterior.coords]
                for one, two in pairwise(points):
                    self.sides[frozenset((one, two))].add(owner)

    def between(self, one: str, two: str) -> list[Place]:
        """The line along which two regions touch."""
        edges = [sorted(edge) for edge, sides in self.sides.items() if sides == {one, two}]
        line = shapely.line_merge(shapely.multilinestrings([[(x * GRID, y * GRID) for x, y in edge] for edge in edges]))
        if not isinstance(line, LineString):
            raise ValueError(f"{one} and {two} touch more than once")
        return sorted([list(line.coords), list(line.coords)[::-1]])[0]

    def coast(self, owner: str) -> list[Place]:
        """The points of a region with the sea on both sides."""
        shared = {point for edge, sides in self.sides.items() if len(sides) > 1 for point in edge}
        points = {point for edge, sides in self.sides.items() if sides == {owner} for point in edge}
        return [(x * GRID, y * GRID) for x, y in sorted(points - shared)]

    def free_for(self, owner: str, ways: list[Curve]) -> Any:
        """The sheet without the land of others and without the routes."""
        others = [shape for other, shape in self.shapes.items() if other != owner]
        return box(0, 0, WIDTH, HEIGHT).difference(
            shapely.unary_union(others + [measured(way).buffer(ASIDE) for way in ways])
        )


def routes(europe: Europe, sketch: dict[str, Any]) -> list[tuple[list[str], Curve]]:
    """The routes of the sketch, each from a point of one coast to a point of another, over water only."""
    found = []
    for route in sketch["routes"]:
        ends = [
            landing(on_sheet(tuple(line)), europe.coast(owner))
            for owner, line in zip(route["between"], route["line"], strict=True)
        ]
        way = curve(ends[0], ends[1], route["bend"])
        wet = measured(way)
        for owner, shape in europe.shapes.items():
            if wet.intersection(shape).length > 1:
                raise ValueError(f"the route {route['between']} crosses {owner or 'land beyond the board'}")
        found.append((route["between"], way))
    return found


def places(region: dict[str, Any], europe: Europe, ways: list[Curve]) -> Standing:
    """Where the name and the pieces of a region stand; beside it, if it is too small."""
    mainland = europe.mainland[region["id"]]
    names = region["names"]
    if "beside" in region:
        return beside(region, europe, ways)
    free = europe.free_for(region["id"], ways)
    over_sea, on_land = stand(mainland, free, names), stand(mainland, mainland.intersection(free), names)
    if over_sea is None:
        raise ValueError(f"no room in {region['id']}: say in the sketch where its pieces stand beside it")
    return on_land if on_land and on_land.size + YIELD >= over_sea.size else over_sea


def beside(region: dict[str, Any], europe: Europe, ways: list[Curve]) -> Standing:
    """The pieces of a small region at sea."""
    width, height = lines_of(region["names"])
    rows, size = ROWS[0], LARGEST
    above = label_offsets(rows, size, width, height)[0]
    there = standing(on_sheet(tuple(region["beside"])), rows, size, above)
    (x, top), half = there.label, max(width, max(rows) * size) / 2
    block = box(x - half, top - height / 2, x + half, there.pieces["castle"][1] + size / 2)
    if any(block.intersects(shape) for shape in europe.shapes.values()):
        raise ValueError(f"the pieces of {region['id']} stand on land")
    if any(block.intersects(measured(way)) for way in ways):
        raise ValueError(f"the pieces of {region['id']} stand on a route")
    return there


def drawing(land: Path, sketch: dict[str, Any]) -> dict[str, Any]:
    """Everything that the page needs to know."""
    europe = Europe(owners(read_land(land), sketch))
    ways = routes(europe, sketch)
    regions = []
    for region in sketch["regions"]:
        there = places(region, europe, [way for _, way in ways])
        told = {
            "id": region["id"],
            "path": outline(europe.shapes[region["id"]]),
            "label": place(there.label),
            "size": there.size,
            "pieces": {piece: place(point) for piece, point in there.pieces.items()},
        }
        regions.append(told | ({"home": place(on_sheet(tuple(region["home"])))} if "beside" in region else {}))
    neighbours = [border["between"] for border in sketch["borders"] if len(border["between"]) == 2]
    return {
        "viewBox": f"0 0 {WIDTH:.0f} {HEIGHT}",
        "regions": regions,
        "borders": [{"between": both, "path": path_of(europe.between(*both))} for both in neighbours],
        "routes": [{"between": both, "path": curved(way)} for both, way in ways],
        "neutral": outline(europe.shapes[NEUTRAL]),
        "seas": [{"id": sea["id"], "label": place(on_sheet(tuple(sea["place"])))} for sea in sketch["seas"]],
    }


def curved(way: Curve) -> str:
    """A route as a path."""
    start, pull, end = (pair(*rounded(point)) for point in way)
    return f"M{start}Q{pull} {end}"


def main() -> None:
    """Write the map."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("land", type=Path, help="land-50m.json of world-atlas 2.0.2")
    parser.add_argument("--to", type=Path, default=RESULT)
    wanted = parser.parse_args()
    if hashlib.sha256(wanted.land.read_bytes()).hexdigest() != ATLAS:
        parser.error(f"{wanted.land} is not the coastline that the map was drawn from")
    sketch = tomllib.loads((HERE / "sketch.toml").read_text(encoding="utf-8"))
    text = script(drawing(wanted.land, sketch))
    wanted.to.write_text(text, encoding="utf-8")
    print(f"{wanted.to}: {len(text.encode()) / 1000:.1f} kB")


if __name__ == "__main__":
    main()
