"""The table as a widget: drawn once, scrolled freely, with what the chosen move points at always in sight."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from regnum.cli.drawing import POINTS, TARGET, section_parts
from regnum.cli.lights import DARK, Lights
from regnum.edges.layout import Section, Target

ABOVE: Final = 3  # lines that stay in sight above what is pointed at
Row = list[Segment]


class Canvas(ScrollView, can_focus=False):
    """The drawn table; a click on something that moves can point at is passed on."""

    class Clicked(Message):
        """Somebody clicked on a thing."""

        def __init__(self, target: Target) -> None:
            super().__init__()
            self.target = target

    def __init__(self) -> None:
        super().__init__(id="canvas")
        self.sections: Sequence[Section] = ()
        self.text: Sequence[str] = ()
        self.lights = DARK
        self.rows: list[Row] = []
        self.starts: list[int] = []  # the rows at which sections begin

    def show_table(self, sections: Sequence[Section], text: Sequence[str], lights: Lights) -> None:
        """Draw these sections, or these lines if the title has no sections."""
        self.sections, self.text, self.lights = sections, text, lights
        self.draw_again()

    def light(self, lights: Lights) -> None:
        """Draw the same table with other lights, and turn to what is pointed at."""
        self.lights = lights
        self.draw_again()
        self.call_after_refresh(self.turn_to_pointed)  # before that the new height is not known

    def draw_again(self) -> None:
        """Draw for the width that there is now."""
        width = max(20, self.scrollable_content_region.width)
        console = Console(width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
        self.rows, self.starts = [], []
        for section in self.sections:
            self.starts.append(len(self.rows))
            for part in section_parts(section, width, self.lights):
                self.rows += rendered(console, part)
        if not self.sections:
            self.rows = rendered(console, Text("\n".join(self.text)))
        self.virtual_size = Size(width, len(self.rows))
        self.refresh()

    def turn_to_pointed(self) -> None:
        """Scroll to what the chosen move points at, unless some of it is in sight."""
        lit = [number for number, row in enumerate(self.rows) if any(points(segment) for segment in row)]
        top, height = self.scroll_offset.y, self.scrollable_content_region.height
        if lit and not any(top <= number < top + height for number in lit):
            self.scroll_to(y=max(0, lit[0] - ABOVE), animate=False, immediate=True)

    def turn_to_section(self, step: int) -> None:
        """Scroll to the next section or the one before; after the last comes the first."""
        top = self.scroll_offset.y
        after = [start for start in self.starts if start > top]
        before = [start for start in self.starts if start < top]
        found = (after or self.starts[:1]) if step > 0 else (before or self.starts)[-1:]
        if found and (step < 0 or self.scroll_offset.y < self.max_scroll_y or found == self.starts[:1]):
            self.scroll_to(y=found[0], animate=False, immediate=True)
        elif self.starts:
            self.scroll_to(y=0, animate=False, immediate=True)

    def render_line(self, y: int) -> Strip:
        """One line of what is in sight."""
        number = y + self.scroll_offset.y
        row = self.rows[number] if number < len(self.rows) else []
        return Strip(row).adjust_cell_length(self.scrollable_content_region.width).apply_style(self.rich_style)

    def on_resize(self) -> None:
        """A table is as wide as its place."""
        self.draw_again()

    def on_click(self, event: events.Click) -> None:
        """Find out what was clicked on."""
        at = event.get_content_offset(self)
        number = -1 if at is None else at.y + self.scroll_offset.y
        if at is None or not 0 <= number < len(self.rows):
            return
        column = 0
        for segment in self.rows[number]:
            column += segment.cell_length
            if at.x < column:
                target = segment.style.meta.get(TARGET) if segment.style else None
                if target is not None:
                    self.post_message(self.Clicked(target))
                return


def rendered(console: Console, part: RenderableType) -> list[Row]:
    """The rows of something drawn."""
    return console.render_lines(part, console.options)


def points(segment: Segment) -> bool:
    """Whether this piece of a row stands for something that the chosen move points at."""
    return bool(segment.style and segment.style.meta.get(POINTS))
