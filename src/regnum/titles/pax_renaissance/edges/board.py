"""The table as lines of text, for the terminal and for `regnum show`: the sections one below the other."""

from __future__ import annotations

from collections.abc import Iterator

from regnum.edges.layout import Line, Panel
from regnum.edges.wording import Speaker
from regnum.engine.game import Game
from regnum.titles.pax_renaissance.edges.table import table_sections
from regnum.titles.pax_renaissance.edges.table_parts import WordyPen
from regnum.titles.pax_renaissance.position.state import Position


def board_lines(game: Game[Position], reader: int, words: Speaker) -> list[str]:
    """What a seat may see of the position (-1: a spectator, -2: somebody who may see every hand)."""
    lines: list[str] = []
    for section in table_sections(game, reader, WordyPen(words)):
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


def text_of(line: Line) -> str:
    """The words of a line."""
    return "".join(span.text for span in line)
