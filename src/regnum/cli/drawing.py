"""The table drawn with rich: a title says what stands where, and this module draws it as wide as the screen is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich import box
from rich.console import Console, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.style import Style
from rich.table import Table
from rich.text import Text

from regnum.cli.lights import DARK, Lights
from regnum.cli.output import show, words
from regnum.cli.position import board
from regnum.edges.layout import Line, Section, Span
from regnum.edges.layout import Panel as Box
from regnum.edges.presenter import presenter_of
from regnum.engine.game import Game

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
    "seat-4": "bold bright_yellow",
    "seat-5": "bold bright_red",
}
NUMBER: Final = "bold cyan"  # of an option, in the list and beside what it points at
POINTED: Final = "bold not dim reverse"
POINTER: Final = "➤"  # with the reversed letters, so that colour is never alone
TARGET: Final = "target"  # under this name a drawn text remembers what it stands for
POINTS: Final = "points"
RULER: Final = Console()  # only measures
WIDEST_MARK: Final = 8  # letters at the beginning of a line behind which it hangs


def draw(console: Console, game: Game[Any], reader: int, lights: Lights = DARK) -> None:
    """The position as a drawn table, or as lines if the title cannot say how it is laid out."""
    sections = presenter_of(game.title).table(game, reader, words(game))
    if not sections:
        show(*board(game, reader))
    for section in sections:
        for part in section_parts(section, console.width, lights):
            console.print(part)


def section_parts(section: Section, screen: int, lights: Lights) -> Iterator[RenderableType]:
    """A heading and the rows of panels below it, for a screen of that width."""
    heading, width, rows = section
    if heading:
        yield Rule(Text(heading, "bold"), align="left", characters="─", style="dim")
    for row in arranged(rows, max(1, screen // max(width, 1)) if width else 1):
        yield grid(row, screen, lights)


def arranged(rows: Sequence[list[Box]], fitting: int) -> Iterator[list[Box]]:
    """The rows that have panels, none with more than fit: a map is turned on its side, a single row goes on below."""
    if len(rows) > 1 and len({len(row) for row in rows}) == 1 and len(rows) <= fitting < len(rows[0]):
        yield from ([*column] for column in zip(*rows, strict=True))
        return
    for row in filter(None, rows):
        count = -(-len(row) // fitting)
        step = -(-len(row) // count)
        for start in range(0, len(row), step):
            part = row[start : start + step]
            yield part + [Box((), [])] * (step - len(part)) if count > 1 else part


def grid(row: list[Box], width: int, lights: Lights) -> Table:
    """Panels of the same width and height side by side; bare lines keep a space between them."""
    table = Table.grid(expand=True, padding=(0, 0 if any(lines for _, lines in row) else 1))
    for _ in row:
        table.add_column(ratio=1)
    inside = max(1, width // len(row) - 4)
    boxes = [fitted(each, inside, lights) for each in row]
    height = max(sum(len(wrapped(line, inside, lights)) for line in lines) for _, lines in boxes) + 2
    table.add_row(
        *(boxed(each, inside, height, lights) if each[1] else bare(each[0], inside + 3, lights) for each in boxes)
    )
    return table


def fitted(each: Box, inside: int, lights: Lights) -> Box:
    """The panel with its heading inside it, if the frame is too short for the heading."""
    heading, lines = each
    return Box((), [heading, *lines]) if lines and styled(heading, lights).cell_len >= inside else each


def wrapped(line: Line, width: int, lights: Lights) -> list[Text]:
    """The line as it stands on the screen; what goes on below hangs behind a mark or an indent at its beginning."""
    text = styled(line, lights)
    mark = line[0].text if line else ""
    hang = len(mark) if mark.endswith(" ") and len(mark) <= WIDEST_MARK else 0
    if text.cell_len <= width or hang >= width:
        return list(text.wrap(RULER, width)) or [text]
    first, *others = text[hang:].wrap(RULER, width - hang)
    return [Text.assemble(text[:hang], first), *(Text.assemble(" " * hang, other) for other in others)]


def bare(line: Line, width: int, lights: Lights) -> Text:
    """A panel that is its heading alone."""
    return Text("\n").join(wrapped(line, width, lights))


def boxed(each: Box, inside: int, height: int, lights: Lights) -> Panel:
    """A panel with its heading in the frame."""
    heading, lines = each
    title = Text.assemble(styled(heading, lights), style="not dim") if heading else None  # the frame is dim
    body = Text("\n").join(part for line in lines for part in wrapped(line, inside, lights))
    return Panel(body, box.ROUNDED, title=title, title_align="left", border_style="dim", height=height)


def styled(line: Line, lights: Lights = DARK) -> Text:
    """A line with its styles; what the moves point at is lit."""
    text = Text()
    for span in line:
        append(text, span, lights)
    return text


def append(text: Text, span: Span, lights: Lights) -> None:
    """One span: with a pointer and reversed if the chosen move points at it, and the numbers of the moves that do."""
    style = Style.parse(STYLES.get(span.style, ""))
    if span.target is None:
        text.append(span.text, style)
        return
    pointed = span.target in lights.pointed
    meant = Style(meta={TARGET: span.target, POINTS: pointed})
    shown = f"{POINTER}{span.text}" if pointed else span.text
    text.append(shown, style + Style.parse(POINTED) + meant if pointed else style + meant)
    mark = lights.mark(span.target)
    if mark:
        text.append(f" {mark}", Style.parse(NUMBER) + meant)
