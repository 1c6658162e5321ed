"""From longitude and latitude to the sheet: a conformal conic with two true parallels, as atlases draw Europe."""

from __future__ import annotations

from math import cos, log, pi, radians, sin, tan

from tools.map.geometry import Place

TRUE_PARALLELS = (40.0, 55.0)
MIDDLE = 6.0  # the meridian that stands upright
WEST, EAST, SOUTH, NORTH = -12.3, 24.2, 35.3, 59.6  # where the sheet ends, measured in its middle
WIDTH = 1000.0


def stretch(latitude: float) -> float:
    """How far a parallel is from the pole on the way of Mercator."""
    return tan(pi / 4 + radians(latitude) / 2)


LOWER, UPPER = TRUE_PARALLELS
CONE = log(cos(radians(LOWER)) / cos(radians(UPPER))) / log(stretch(UPPER) / stretch(LOWER))
REACH = cos(radians(LOWER)) * stretch(LOWER) ** CONE / CONE


def conic(place: Place) -> Place:
    """A place on the cone, in radii of the earth, with y towards the north pole."""
    longitude, latitude = place
    away = REACH / stretch(latitude) ** CONE
    turn = CONE * radians(longitude - MIDDLE)
    return away * sin(turn), -away * cos(turn)


PARALLEL = 46.5  # on which the sheet's left and right edges are measured
LEFT, RIGHT = conic((WEST, PARALLEL))[0], conic((EAST, PARALLEL))[0]
TOP, BOTTOM = conic((MIDDLE, NORTH))[1], conic((MIDDLE, SOUTH))[1]
SCALE = WIDTH / (RIGHT - LEFT)
HEIGHT = round((TOP - BOTTOM) * SCALE)


def on_sheet(place: Place) -> Place:
    """A place on the sheet, whose corner at the top left is (0, 0)."""
    x, y = conic(place)
    return (x - LEFT) * SCALE, (TOP - y) * SCALE
