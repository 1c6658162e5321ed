"""What lies over the table for a while: a text to read, a question, and the curtain between two hands."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, OptionList, Static

from regnum.cli.output import say
from regnum.edges.words import sentence


class Reading(ModalScreen[None]):
    """A text in a window, until it is closed."""

    BINDINGS = [Binding("escape,enter,q,space", "close", show=False)]  # noqa: RUF012 - textual's own form

    def __init__(self, heading: str, text: str) -> None:
        super().__init__()
        self.heading = heading
        self.text = text

    def compose(self) -> ComposeResult:
        """The text, which can be scrolled, and how to close it."""
        window = VerticalScroll(Static(self.text, markup=False), classes="window")
        window.border_title = self.heading
        window.border_subtitle = say("regnum-screen-close")
        yield window

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss()

    def on_click(self) -> None:
        """A click closes it too."""
        self.dismiss()


class Question(ModalScreen[str | None]):
    """A line to be typed; None if somebody thinks better of it."""

    BINDINGS = [Binding("escape", "leave", show=False)]  # noqa: RUF012 - textual's own form

    def __init__(self, heading: str, example: str) -> None:
        super().__init__()
        self.heading = heading
        self.example = example

    def compose(self) -> ComposeResult:
        """The line, with an example where nothing is typed yet."""
        window = Vertical(Input(placeholder=self.example), classes="window question")
        window.border_title = self.heading
        window.border_subtitle = say("regnum-screen-answer")
        yield window

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The answer."""
        self.dismiss(event.value.strip())

    def action_leave(self) -> None:
        """No answer."""
        self.dismiss(None)


class Anybody(ModalScreen[int | None]):
    """One question to everybody at the screen: who wants to answer in a window; None if nobody does."""

    def __init__(self, prompt: str, seats: list[tuple[int, str]]) -> None:
        super().__init__()
        self.prompt = prompt
        self.seats = seats

    def compose(self) -> ComposeResult:
        """Nobody first, then everybody who is asked."""
        answers = [say("regnum-screen-nobody"), *(name for _, name in self.seats)]
        window = Vertical(
            Static(self.prompt, markup=False), OptionList(*answers, markup=False), classes="window question"
        )
        window.border_title = say("regnum-screen-anybody")
        yield window

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """The answer."""
        event.stop()
        self.dismiss(self.seats[event.option_index - 1][0] if event.option_index else None)


class Curtain(Screen[None]):
    """Nothing but the name of whoever comes next; the table is shown when that player says so."""

    BINDINGS = [Binding("enter,space", "raise_it", show=False)]  # noqa: RUF012 - textual's own form

    def __init__(self, seat: str) -> None:
        super().__init__()
        self.seat = seat

    def compose(self) -> ComposeResult:
        """Who comes next, and what to press."""
        lines = [
            say("regnum-play-curtain", seat=self.seat),
            "",
            say("regnum-play-curtain-enter", seat=sentence(self.seat)),
        ]
        yield Static("\n".join(lines), id="curtain", markup=False)

    def action_raise_it(self) -> None:
        """The player is there."""
        self.dismiss()

    def on_click(self) -> None:
        """A click will do as well."""
        self.dismiss()
