"""Borders as a hand would draw them: a smooth line through the sketched places, with a small wobble."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise
from math import hypot, pi, sin

from tools.map.geometry import Place

STEP = 2.0  # between the points of a border
WAVES = ((61.0, 2.0), (23.0, 1.9), (11.0, 1.2))  # how long the waves of the wobble are, and how high
CALM = 14.0  # the wobble is still at both ends of a border and grows over this length


def noise(name: str, number: int) -> float:
    """A number from -1 to 1 that is always the same for the same name."""
    return int.from_bytes(sha256(f"{name} {number}".encode()).digest()[:4]) / 2**31 - 1


def wave(name: str, at: float) -> float:
    """Noise that changes smoothly."""
    whole, part = divmod(at, 1.0)
    ease = part * part * (3 - 2 * part)
    return noise(name, int(whole)) * (1 - ease) + noise(name, int(whole) + 1) * ease


def spline(line: list[Place]) -> list[Place]:
    """A centripetal curve through all places of a line, as many close points."""
    first, last = line[0], line[-1]
    before = (2 * first[0] - line[1][0], 2 * first[1] - line[1][1])
    after = (2 * last[0] - line[-2][0], 2 * last[1] - line[-2][1])
    held = [before, *line, after]
    points: list[Place] = [first]
    for number in range(len(line) - 1):
        points += between(*held[number : number + 4])
    return points


def between(a: Place, b: Place, c: Place, d: Place) -> list[Place]:
    """The curve from b to c when it comes from a and goes on to d."""
    knots = [0.0]
    for one, two in ((a, b), (b, c), (c, d)):
        knots.append(knots[-1] + max(hypot(two[0] - one[0], two[1] - one[1]), 1e-6) ** 0.5)

    def mix(p: Place, q: Place, start: float, end: float, t: float) -> Place:
        share = (t - start) / (end - start)
        return p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share

    t0, t1, t2, t3 = knots
    count = max(2, round(hypot(c[0] - b[0], c[1] - b[1])))
    points = []
    for number in range(1, count + 1):
        t = t1 + (t2 - t1) * number / count
        ab, bc, cd = mix(a, b, t0, t1, t), mix(b, c, t1, t2, t), mix(c, d, t2, t3, t)
        points.append(mix(mix(ab, bc, t0, t2, t), mix(bc, cd, t1, t3, t), t1, t2, t))
    return points


def evenly(line: list[Place], step: float) -> list[Place]:
    """Points of a line at even distances, its ends among them."""
    lengths = [0.0]
    for one, two in pairwise(line):
        lengths.append(lengths[-1] + hypot(two[0] - one[0], two[1] - one[1]))
    count = max(2, round(lengths[-1] / step))
    points, number = [], 0
    for mark in range(count + 1):
        wanted = lengths[-1] * mark / count
        while number < len(line) - 2 and lengths[number + 1] < wanted:
            number += 1
        share = (wanted - lengths[number]) / max(lengths[number + 1] - lengths[number], 1e-9)
        one, two = line[number], line[number + 1]
        points.append((one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share))
    return points


def drawn(name: str, line: list[Place]) -> list[Place]:
    """A sketched line as it is drawn. Its ends stay where they are: other borders meet it there."""
    points = evenly(spline(line), STEP)
    length = STEP * (len(points) - 1)
    found = [points[0]]
    for number in range(1, len(points) - 1):
        before, here, after = points[number - 1 : number + 2]
        along = hypot(after[0] - before[0], after[1] - before[1])
        aside = (before[1] - after[1]) / along, (after[0] - before[0]) / along
        done = STEP * number
        calm = min(1.0, done / CALM, (length - done) / CALM)
        shift = sin(calm * pi / 2) * sum(height * wave(f"{name} {long}", done / long) for long, height in WAVES)
        found.append((here[0] + aside[0] * shift, here[1] + aside[1] * shift))
    return [*found, points[-1]]
