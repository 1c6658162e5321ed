"""What a drawn table is made of: words with the name of a style, never colours, pixels or escape codes."""

from __future__ import annotations

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
