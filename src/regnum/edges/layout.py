"""What a drawn table is made of: words with the name of a style, never colours, pixels or escape codes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

Target = tuple[str, int]  # something on the table that a move can point at: the name of its kind and its number


class Span(NamedTuple):
    """A text, the name of its style, and what of the table it stands for, if a move can point at it."""

    text: str
    style: str = ""
    target: Target | None = None


Line = tuple[Span, ...]


class Panel(NamedTuple):
    """A box with a heading; without lines it is drawn as its heading alone."""

    heading: Line
    lines: list[Line]


class Section(NamedTuple):
    """A part of the table: rows of panels, none of which may be drawn narrower than `width`."""

    heading: str
    width: int
    rows: list[list[Panel]]


def text_of(line: Line) -> str:
    """The words of a line."""
    return "".join(span.text for span in line)


def lines_of(sections: Iterable[Section]) -> list[str]:
    """The table as lines of text: the sections one below the other, a panel a line."""
    lines: list[str] = []
    for section in sections:
        lines += ["", section.heading] if section.heading else [""]
        lines += [line for row in section.rows for panel in row for line in panel_lines(panel)]
    return lines[1:]


def panel_lines(panel: Panel) -> Iterator[str]:
    """A panel in one line; where something hangs below something else, every line stays one."""
    heading = f"  {text_of(panel.heading)}"
    lines = [text_of(line).rstrip() for line in panel.lines]
    if not lines:
        yield heading
    elif any(line.startswith(" ") for line in lines):
        yield f"{heading}:"
        yield from (f"    {line}" for line in lines)
    else:
        yield f"{heading}: {'; '.join(lines)}"
