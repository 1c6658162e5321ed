"""The map of Crusader Kings: regions touch exactly where the table of borders says so, and everything has its place."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest

import regnum

pytestmark = pytest.mark.page

SCRIPT = Path(regnum.__file__).parent / "web" / "boards" / "crusader_kings" / "europe.js"
TABLE = json.loads((Path(__file__).parent / "crusader_kings_borders.json").read_text(encoding="utf-8"))
MOST_BYTES = 60_000
SHORTEST = 150  # tenths: a border that is shorter can hardly be seen
NEUTRAL = "neutral"
BEYOND = {"pomerania", "poland", "hungary", "dalmatia"}  # regions with a border to land beyond the board
PIECES = ("knight", "army", "castle", "duchy", "tokens", "lord")
NUMBER = re.compile(r"-?\d*\.?\d+")

Point = tuple[int, int]  # in tenths of a unit, so that equal points are equal
Ring = list[Point]


@cache
def europe() -> dict[str, Any]:
    """The map: what the script exports is JSON."""
    text = SCRIPT.read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text.partition("export const EUROPE = ")[2].rstrip().removesuffix(";"))
    return found


def tenths(text: str) -> list[int]:
    """The numbers of a path."""
    return [round(float(number) * 10) for number in NUMBER.findall(text)]


def rings(path: str) -> list[Ring]:
    """The points of every part of a path that is made of one start and many steps."""
    found = []
    for part in re.findall(r"M([^l]+)l([^Mz]+)z?", path):
        x, y = tenths(part[0])
        steps = tenths(part[1])
        ring = [(x, y)]
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            ring.append((x, y))
        found.append(ring)
    return found


@cache
def outlines() -> dict[str, list[Ring]]:
    """The rings of every region, and of the land beyond the board."""
    return {region["id"]: rings(region["path"]) for region in europe()["regions"]} | {
        NEUTRAL: rings(europe()["neutral"])
    }


def edges(ring: Ring) -> Iterator[frozenset[Point]]:
    """The edges of a closed ring, without direction."""
    return (frozenset(pair) for pair in pairwise([*ring, ring[0]]))


def sides(lands: dict[str, list[Ring]]) -> dict[frozenset[Point], set[str]]:
    """Whose land lies at every edge."""
    found: dict[frozenset[Point], set[str]] = defaultdict(set)
    for owner, parts in lands.items():
        for ring in parts:
            for edge in edges(ring):
                found[edge].add(owner)
    return found


def touching(lands: dict[str, list[Ring]]) -> set[frozenset[str]]:
    """The pairs of owners that share an edge."""
    return {frozenset(owners) for owners in sides(lands).values() if len(owners) > 1}


def within(point: tuple[float, float], parts: list[Ring]) -> bool:
    """Whether a point lies on land: a ray from it crosses the outlines an odd number of times."""
    x, y = point
    inside = False
    for ring in parts:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                inside = not inside
    return inside


def owner_of(point: tuple[float, float]) -> str | None:
    """On whose land a point lies."""
    return next((owner for owner, parts in outlines().items() if within(point, parts)), None)


def room(point: Point, parts: list[Ring]) -> float:
    """How far a point is from the nearest edge of land."""
    nearest = float("inf")
    for ring in parts:
        for one, two in pairwise([*ring, ring[0]]):
            along = two[0] - one[0], two[1] - one[1]
            forward = (point[0] - one[0]) * along[0] + (point[1] - one[1]) * along[1]
            share = min(max(forward / (along[0] ** 2 + along[1] ** 2), 0.0), 1.0)
            nearest = min(nearest, dist(point, (one[0] + share * along[0], one[1] + share * along[1])))
    return nearest


def place(point: list[float]) -> Point:
    """A place of the map in tenths."""
    return round(point[0] * 10), round(point[1] * 10)


def length(line: Ring) -> float:
    """How long a line is."""
    return sum(dist(one, two) for one, two in pairwise(line))


REGIONS = pytest.mark.parametrize("region", europe()["regions"], ids=lambda region: region["id"])
ROUTES = pytest.mark.parametrize("route", europe()["routes"], ids=lambda route: "-".join(route["between"]))


def test_the_file_is_small():
    assert SCRIPT.stat().st_size < MOST_BYTES


def test_regions_are_in_the_order_of_the_game():
    assert [region["id"] for region in europe()["regions"]] == TABLE["regions"]
    assert len(TABLE["regions"]) == 34


def test_regions_touch_exactly_where_the_table_says_so():
    lands = {owner: parts for owner, parts in outlines().items() if owner != NEUTRAL}
    assert touching(lands) == {frozenset(pair) for pair in TABLE["land_borders"]}
    assert len(TABLE["land_borders"]) == 57


def test_a_gap_between_neighbours_is_seen():
    lands = {owner: parts for owner, parts in outlines().items() if owner != NEUTRAL}
    moved = lands | {"paris": [[(x + 1, y) for x, y in ring] for ring in lands["paris"]]}
    assert touching(lands) - touching(moved) == {pair for pair in touching(lands) if "paris" in pair}


def test_regions_that_do_not_touch_share_no_more_than_a_corner():
    lands = {owner: {point for ring in parts for point in ring} for owner, parts in outlines().items()}
    apart = set(map(frozenset, combinations(TABLE["regions"], 2))) - set(map(frozenset, TABLE["land_borders"]))
    assert [sorted(pair) for pair in apart if len(set.intersection(*(lands[owner] for owner in pair))) > 1] == []


def test_no_edge_has_three_owners():
    assert [owners for owners in sides(outlines()).values() if len(owners) > 2] == []


def test_no_land_lies_on_other_land():
    lands = outlines()
    corners = {owner: {point for ring in parts for point in ring} for owner, parts in lands.items()}
    for owner, parts in lands.items():
        xs, ys = zip(*corners[owner], strict=True)
        for other, points in corners.items():
            near = (p for p in points - corners[owner] if min(xs) < p[0] < max(xs) and min(ys) < p[1] < max(ys))
            assert other == owner or [point for point in near if within(point, parts)] == []


def test_land_beyond_the_board_touches_the_eastern_rim_only():
    assert {owner for pair in touching(outlines()) if NEUTRAL in pair for owner in pair} == BEYOND | {NEUTRAL}


def test_regions_without_a_coast_are_those_of_the_game():
    coasts = {owner for owners in sides(outlines()).values() if len(owners) == 1 for owner in owners}
    assert sorted(set(TABLE["regions"]) - coasts) == sorted(TABLE["landlocked"])


def test_borders_are_drawn_where_regions_touch():
    drawn = {frozenset(border["between"]): rings(border["path"])[0] for border in europe()["borders"]}
    shared: dict[frozenset[str], set[frozenset[Point]]] = defaultdict(set)
    for edge, owners in sides(outlines()).items():
        shared[frozenset(owners)].add(edge)
    assert set(drawn) == {frozenset(pair) for pair in TABLE["land_borders"]}
    for pair, line in drawn.items():
        assert {frozenset(edge) for edge in pairwise(line)} == shared[pair]
        assert length(line) > SHORTEST, pair


@REGIONS
def test_pieces_have_room(region):
    parts = outlines()[region["id"]]
    places = {piece: place(region["pieces"][piece]) for piece in PIECES}
    half = region["size"] * 5  # tenths
    if "home" in region:
        assert {owner_of(point) for point in places.values()} == {None}
        assert all(room(point, rings) > half for point in places.values() for rings in outlines().values())
    else:
        assert all(within(point, parts) and room(point, parts) > half for point in places.values())
    for one, two in combinations([piece for piece in PIECES if piece != "lord"], 2):
        assert dist(places[one], places[two]) >= 2 * half
    assert set(region["pieces"]) == set(PIECES)


@REGIONS
def test_a_lord_takes_the_room_of_knight_and_army(region):
    (kx, ky), (ax, ay) = (place(region["pieces"][piece]) for piece in ("knight", "army"))
    assert ky == ay
    assert dist((kx, ky), (ax, ay)) == region["size"] * 10
    assert place(region["pieces"]["lord"]) == ((kx + ax) // 2, ky)


@REGIONS
def test_a_name_stands_in_its_region_or_at_sea(region):
    width, height = tenths(europe()["viewBox"])[2:]
    x, y = label = place(region["label"])
    assert owner_of(label) in {region["id"], None}
    assert 0 < x < width
    assert 0 < y < height
    assert all(dist(label, place(point)) > region["size"] * 5 for point in region["pieces"].values())


@pytest.mark.parametrize(
    "region", [region for region in europe()["regions"] if "home" in region], ids=lambda region: region["id"]
)
def test_a_name_at_sea_is_led_to_its_region(region):
    assert owner_of(place(region["label"])) is None
    assert within(place(region["home"]), outlines()[region["id"]])
    assert dist(place(region["label"]), place(region["home"])) < 1300


def test_routes_are_those_of_the_game():
    drawn = [frozenset(route["between"]) for route in europe()["routes"]]
    assert len(drawn) == 11
    assert set(drawn) == {frozenset(pair) for pair in TABLE["sea_routes"]}


@ROUTES
def test_a_route_leads_over_the_sea_from_coast_to_coast(route):
    shared = {point for edge, owners in sides(outlines()).items() if len(owners) > 1 for point in edge}
    sx, sy, px, py, ex, ey = tenths(route["path"])
    for end, owner in zip(((sx, sy), (ex, ey)), route["between"], strict=True):
        assert any(end in ring for ring in outlines()[owner])
        assert end not in shared
    for mark in range(2, 19):
        t = mark / 20
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        assert owner_of((a * sx + b * px + c * ex, a * sy + b * py + c * ey)) is None


def test_the_names_of_the_seas_stand_in_the_sea():
    seas = {sea["id"]: place(sea["label"]) for sea in europe()["seas"]}
    assert set(seas) == set(TABLE["seas"])
    assert {owner_of(label) for label in seas.values()} == {None}
