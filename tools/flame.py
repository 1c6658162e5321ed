"""A flame graph of random play as an SVG picture: where the time of a title goes, by sampling the stack.

python tools/flame.py pax_renaissance docs/pictures/flame.svg
"""

from __future__ import annotations

import argparse
import random
import signal
import time
from collections import Counter
from html import escape
from pathlib import Path
from types import FrameType

import regnum

Stack = tuple[str, ...]
WIDTH, ROW, MARGIN = 1200, 18, 24
COLOURS = {"engine": "#c9b27c", "rules": "#d98c5f", "changes": "#c8604f", "queries": "#e0a458", "other": "#b8b4a8"}


def sample(title: str, players: int, seconds: float, interval: float = 0.001) -> Counter[Stack]:
    """Play at random and note the stack every so often."""
    stacks: Counter[Stack] = Counter()

    def note(_: int, frame: FrameType | None) -> None:
        names: list[str] = []
        while frame is not None and frame.f_code is not play.__code__:
            names.append(label(frame))
            frame = frame.f_back
        if frame is not None:
            stacks[tuple(reversed(names))] += 1

    signal.signal(signal.SIGPROF, note)
    signal.setitimer(signal.ITIMER_PROF, interval, interval)
    play(title, players, seconds)
    signal.setitimer(signal.ITIMER_PROF, 0)
    return stacks


def play(title: str, players: int, seconds: float) -> None:
    """Random games for so many seconds."""
    draw = random.Random(1)
    end = time.perf_counter() + seconds
    seed = 0
    while time.perf_counter() < end:
        seed += 1
        game = regnum.new(title, players, seed)
        while not game.over:
            seat = game.waiting[0]
            options = game.legal(seat)
            game.apply(seat, options[int(draw.random() * len(options))])


def label(frame: FrameType) -> str:
    """Module and function of a frame, without the package."""
    module = str(frame.f_globals.get("__name__", "?")).removeprefix("regnum.")
    parts = module.split(".")
    short = ".".join(parts[2:]) if parts[0] == "titles" and len(parts) > 2 else module
    return f"{short}.{frame.f_code.co_qualname.removesuffix('.<locals>')}"


def colour(name: str) -> str:
    """By layer."""
    return next((shade for layer, shade in COLOURS.items() if name.startswith(layer)), COLOURS["other"])


def draw_svg(stacks: Counter[Stack], heading: str) -> str:
    """The picture: the width of a box is its share of the time, callers below what they call."""
    total = sum(stacks.values())
    depth = max((len(stack) for stack in stacks), default=0)
    height = (depth + 1) * ROW + 2 * MARGIN
    boxes: list[str] = []

    def put(level: int, left: int, chosen: list[tuple[Stack, int]]) -> None:
        groups: dict[str, list[tuple[Stack, int]]] = {}
        for stack, count in chosen:
            if len(stack) > level:
                groups.setdefault(stack[level], []).append((stack, count))
        for name in sorted(groups):
            weight = sum(count for _, count in groups[name])
            share = weight / total
            if share >= 0.001:
                boxes.append(box(name, level, left / total * WIDTH, share * WIDTH, share, height))
                put(level + 1, left, groups[name])
            left += weight

    put(0, 0, list(stacks.items()))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="monospace" '
        f'font-size="11"><rect width="{WIDTH}" height="{height}" fill="#faf6ec"/>'
        f'<text x="8" y="16" font-size="13">{escape(heading)}</text>{"".join(boxes)}</svg>\n'
    )


def box(name: str, level: int, left: float, width: float, share: float, height: int) -> str:
    """One function at one place in the stack."""
    top = height - MARGIN - (level + 1) * ROW
    text = escape(name[: int(width / 6.7)]) if width > 28 else ""
    said = f"<title>{escape(name)} {share:.1%}</title>"
    area = f'x="{left:.1f}" y="{top}" width="{max(width - 0.5, 0.3):.1f}" height="{ROW - 1}"'
    shown = f'<text x="{left + 3:.1f}" y="{top + 13}">{text}</text>'
    return f'<g>{said}<rect {area} fill="{colour(name)}"/>{shown}</g>'


def shares(stacks: Counter[Stack]) -> list[str]:
    """The functions in which most time is spent, with what they call and by themselves."""
    total = sum(stacks.values())
    within: Counter[str] = Counter()
    alone: Counter[str] = Counter()
    for stack, count in stacks.items():
        for name in set(stack):
            within[name] += count
        if stack:
            alone[stack[-1]] += count
    return [f"{count / total:6.1%} {alone[name] / total:6.1%}  {name}" for name, count in within.most_common(60)]


def main() -> None:
    """Read the command line, play, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("picture", nargs="?", type=Path, help="SVG file; without it only the shares are printed")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=15.0)
    arguments = parser.parse_args()
    stacks = sample(arguments.title, arguments.players, arguments.seconds)
    print(*shares(stacks), sep="\n")
    if arguments.picture:
        heading = f"{arguments.title}, {arguments.players} players, random play: {sum(stacks.values())} samples"
        arguments.picture.write_text(draw_svg(stacks, heading), encoding="utf-8")


if __name__ == "__main__":
    main()
