"""The table drawn with rich: a title says what stands where, and this module draws it as wide as the screen is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from regnum.cli.output import show, words
from regnum.cli.position import board
from regnum.engine.game import Game
from regnum.engine.layout import Line, Section
from regnum.engine.layout import Panel as Box

STYLES: Final = {
    "": "",
    "strong": "bold",
    "dim": "dim",
    "good": "bold bright_green",
    "catholic": "bold yellow",
    "islamic": "bold green",
    "reformist": "bold red",
    "seat-0": "bold bright_blue",
    "seat-1": "bold bright_magenta",
    "seat-2": "bold bright_cyan",
    "seat-3": "bold bright_white",
}


def draw(console: Console, game: Game[Any], reader: int) -> None:
    """The position as a drawn table, or as lines if the title cannot say how it is laid out."""
    sections = game.title.table(game, reader, words())
    if not sections:
        show(*board(game, reader))
    for section in sections:
        draw_section(console, section)


def draw_section(console: Console, section: Section) -> None:
    """A heading and the panels below it."""
    heading, width, rows = section
    if heading:
        console.print(Rule(Text(heading, "bold"), align="left", characters="─", style="dim"))
    for row in arranged(rows, max(1, console.width // max(width, 1)) if width else 1):
        console.print(grid(row, console.width))


def arranged(rows: Sequence[list[Box]], fitting: int) -> Iterator[list[Box]]:
    """The rows, none with more panels than fit: a map is turned on its side, a single row goes on below."""
    if len(rows) > 1 and len({len(row) for row in rows}) == 1 and len(rows) <= fitting < len(rows[0]):
        yield from ([*column] for column in zip(*rows, strict=True))
        return
    for row in rows:
        count = -(-len(row) // fitting)
        step = -(-len(row) // count)
        for start in range(0, len(row), step):
            part = row[start : start + step]
            yield part + [Box((), [])] * (step - len(part)) if count > 1 else part


def grid(row: list[Box], width: int) -> Table:
    """Panels of the same width and height side by side; bare lines keep a space between them."""
    table = Table.grid(expand=True, padding=(0, 0 if any(lines for _, lines in row) else 1))
    for _ in row:
        table.add_column(ratio=1)
    inside = max(1, width // len(row) - 4)
    boxes = [fitted(each, inside) for each in row]
    height = max(sum(lines_taken(line, inside) for line in lines) for _, lines in boxes) + 2
    table.add_row(*(boxed(each, height) if each[1] else styled(each[0]) for each in boxes))
    return table


def fitted(each: Box, inside: int) -> Box:
    """The panel with its heading inside it, if the frame is too short for the heading."""
    heading, lines = each
    return Box((), [heading, *lines]) if lines and styled(heading).cell_len >= inside else each


def lines_taken(line: Line, width: int) -> int:
    """How many lines of the screen a line takes."""
    return max(1, len(styled(line).wrap(Console(width=width), width)))


def boxed(each: Box, height: int) -> Panel:
    """A panel with its heading in the frame."""
    heading, lines = each
    title = styled(heading) if heading else None
    body = Text("\n").join(styled(line) for line in lines)
    return Panel(body, box.ROUNDED, title=title, title_align="left", border_style="dim", height=height)


def styled(line: Line) -> Text:
    """A line with its styles."""
    text = Text()
    for words_, style in line:
        text.append(words_, STYLES.get(style, ""))
    return text
