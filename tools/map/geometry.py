"""The one door to shapely, which only those who draw the map anew need to install."""

from __future__ import annotations

import shapely  # type: ignore[import-not-found, import-untyped, unused-ignore]
from shapely.geometry import (  # type: ignore[import-not-found, import-untyped, unused-ignore]
    LineString,
    MultiPolygon,
    Point,
    Polygon,
    box,
)

__all__ = ["LineString", "MultiPolygon", "Place", "Point", "Polygon", "box", "shapely"]

Place = tuple[float, float]
