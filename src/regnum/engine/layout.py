"""What a drawn table is made of: words with the name of a style, never colours, pixels or escape codes."""

from __future__ import annotations

from typing import NamedTuple

Span = tuple[str, str]  # a text and the name of its style
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
