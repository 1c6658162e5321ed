"""The map as a script of the page: paths with as few digits as needed."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

from tools.map.geometry import Place, Polygon
from tools.map.partition import GRID, rounded

HEAD = """/** The map of Crusader Kings. Written by tools/map, not by hand. The coast is Natural Earth's. */

/** @typedef {[number, number]} Place */
/** @typedef {{ knight: Place, army: Place, castle: Place, duchy: Place, tokens: Place, lord: Place }} Places */
/** @typedef {{ id: string, path: string, label: Place, size: number, pieces: Places, home?: Place }} Region */
/** @typedef {{ between: [string, string], path: string }} Line */
/** @typedef {{ id: string, label: Place }} Sea */
/** @typedef {{ neutral: string, regions: Region[], borders: Line[], routes: Line[], seas: Sea[] }} Drawn */

/** @type {Drawn & { viewBox: string }} */
export const EUROPE = """


def number(tenths: int) -> str:
    """A number that is given in tenths, in as few characters as possible."""
    text = f"{tenths * GRID:.1f}".removesuffix(".0")
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def pair(x: int, y: int) -> str:
    """Two numbers; a sign parts them as well as a space."""
    second = number(y)
    return number(x) + ("" if second.startswith("-") else " ") + second


def steps(points: list[tuple[int, int]]) -> str:
    """The way from the first point to the others."""
    parts = [pair(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(points)]
    return "l" + "".join(part if part.startswith("-") or not at else " " + part for at, part in enumerate(parts))


def path_of(line: list[Place]) -> str:
    """An open line as a path."""
    points = [rounded(place) for place in line]
    return f"M{pair(*points[0])}{steps(points)}"


def outline(shape: Any) -> str:
    """The outlines of land, the largest part first."""
    parts = sorted(getattr(shape, "geoms", [shape]), key=lambda part: -part.area)
    return "".join(f"{path_of(list(ring.coords)[:-1])}z" for part in parts for ring in rings(part))


def rings(part: Polygon) -> list[Any]:
    """The outside of land and its holes."""
    return [part.exterior, *part.interiors]


def place(point: Place) -> list[float]:
    """A point with one digit behind the point at most."""
    return [int(value) if value == int(value) else value for value in (round(point[0], 1), round(point[1], 1))]


def script(europe: dict[str, Any]) -> str:
    """The whole file: one line for each thing, so that a change of it can be read."""
    lines = []
    for name, value in europe.items():
        if isinstance(value, list):
            inside = ",\n".join(json.dumps(each, separators=(",", ":")) for each in value)
            lines.append(f'"{name}":[\n{inside}\n]')
        else:
            lines.append(f'"{name}":{json.dumps(value)}')
    return HEAD + "{\n" + ",\n".join(lines) + "\n};\n"
