"""The course of a game on the full screen: the table, what happened, what is asked, and the numbered answers."""

from __future__ import annotations

import time
from typing import Any, Final

from rich.table import Table as RichTable
from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from regnum.cli.aids import log_lines, refused_lines
from regnum.cli.drawing import NUMBER
from regnum.cli.lights import DARK, lights_of
from regnum.cli.output import say, words
from regnum.cli.parley import verdict_lines
from regnum.cli.position import board
from regnum.cli.screen.canvas import Canvas
from regnum.cli.screen.dialogs import Anybody, Curtain, Reading
from regnum.cli.session import Session
from regnum.edges.entries import outcome_text
from regnum.edges.presenter import presenter_of
from regnum.edges.words import sentence
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.moves import Move
from regnum.engine.refusals import Refusal, RegnumError, RuleFailure

WIDE: Final = 110  # columns from which the news stand beside the table
MOST_NEWS: Final = 200
PATIENCE: Final = 0.3  # seconds between two drawings while programs play


class Course(App[None]):
    """One game on the screen; programs answer in the background."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012 - textual's own form

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.reader = session.first_reader()
        self.behind = session.shared  # whether the table is still behind the curtain
        self.asked: int | None = None  # the person who is to answer now
        self.moves: list[Move] = []
        self.typed = ""
        self.drawn = 0.0
        self.failure: RuleFailure | None = None
        self.welcomed = False
        self.left = False  # whoever has left hears no more of what a program thought meanwhile
        self.news: list[str] = []
        self.title = words().title(session.game.title)

    # ---- what is on the screen ------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Who looks; the table; beside or below it comments, news, what is asked and the answers; the keys."""
        yield Static(id="top", markup=False)
        with Horizontal(id="middle"):
            yield Canvas()
            with Vertical(id="side"):
                yield VerticalScroll(Static(id="guide", markup=False), id="guide-box", can_focus=False)
                yield VerticalScroll(Static(id="news", markup=False), id="news-box", can_focus=False)
                yield Static(id="message", markup=False)
                yield Static(id="prompt", markup=False)
                yield OptionList(id="options", markup=False)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Name the panels and begin."""
        self.query_one("#guide-box").border_title = say("regnum-guide")
        self.query_one("#news-box").border_title = say("regnum-screen-news")
        self.query_one("#guide-box").display = False
        self.query_one("#news-box").anchor()  # the latest news stay in sight
        self.query_one("#options").focus()
        self.call_after_refresh(self.go_on)

    @property
    def game(self) -> Game[Any]:
        """The game as it stands."""
        return self.session.game

    @property
    def options(self) -> OptionList:
        """The list of answers."""
        return self.query_one("#options", OptionList)

    @property
    def canvas(self) -> Canvas:
        """The table."""
        return self.query_one(Canvas)

    def show_table(self) -> None:
        """The position as the reader may see it, and the news."""
        self.drawn = time.monotonic()
        sections = presenter_of(self.game.title).table(self.game, self.reader, words(self.game))
        text = [] if sections else board(self.game, self.reader)
        lights = DARK if self.asked is None else lights_of(self.game, self.asked, self.moves, self.chosen())
        self.canvas.show_table(sections, text, lights)
        self.show_news()

    def show_news(self) -> None:
        """All that the reader may know of what happened; what is new stands out."""
        lines = [line.strip() for line in log_lines(self.session.history, self.reader, str(MOST_NEWS))]
        grid = RichTable.grid(padding=(0, 1))
        for number, line in enumerate(lines):
            new = number >= len(lines) - len(self.news)
            grid.add_row("•" if new else "", Text(line, "" if new else "dim"))
        self.query_one("#news", Static).update(grid)

    def say_top(self, status: str) -> None:
        """The line above the table: the game, whoever looks, and what is going on."""
        seat = sentence(words(self.game).seat(self.reader))
        line = Text.assemble((f" {self.title} ", "bold reverse"), f" {seat}  ", (status, "italic"))
        self.query_one("#top", Static).update(line)

    def tell(self, text: str) -> None:
        """A short answer to what somebody did; an empty one makes room."""
        message = self.query_one("#message", Static)
        message.update(text)
        message.display = bool(text)

    # ---- the course of the game -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Ask a person, let a program think, or tell how the game ended."""
        self.asked, self.moves, self.typed = None, [], ""
        if self.game.over:
            self.end()
            return
        step = self.session.next_step()
        if self.game.over or not step.seats:
            self.go_on()
        elif step.common:
            self.behind = True
            names = [(seat, sentence(words(self.game).seat(seat))) for seat in step.seats]
            asked = words(self.game).prompt_for_others(self.game.title, self.game.decision())
            self.push_screen(Anybody(asked, names), self.claimed)
        elif step.seats[0] not in self.session.people:
            self.wait_for(step.seats[0])
        else:
            self.turn_to(step.seats[0])

    def claimed(self, seat: int | None) -> None:
        """Somebody at this screen wants to answer in a window, or nobody does."""
        if seat is None:
            self.session.nobody_plays()
            self.go_on()
        else:
            self.turn_to(seat)

    def turn_to(self, seat: int) -> None:
        """Ask a person, behind the curtain if somebody else looked at the screen."""
        other = self.game.controllers[seat] != self.game.controllers[self.reader]
        if self.session.shared and (self.behind or other):
            self.behind = True
            self.push_screen(Curtain(words(self.game).seat(seat)), lambda _: self.ask(seat))
        else:
            self.ask(seat)

    def ask(self, seat: int) -> None:
        """Show a person the table, the news and the answers."""
        self.behind = False
        self.reader = self.asked = seat
        self.moves = list(self.game.moves(seat))
        self.news = self.session.news(seat) or self.news
        self.say_top(say("regnum-screen-turn"))
        self.query_one("#prompt", Static).update(words(self.game).prompt(self.game.title, self.game.decision()))
        self.options.clear_options()
        self.options.add_options([Option(self.option_text(number)) for number in range(1, len(self.moves) + 1)])
        self.options.disabled = False
        self.options.focus()
        self.show_guide(self.session.comments(seat))
        self.show_table()
        self.options.highlighted = max(0, self.session.suggested(seat) - 1)
        welcome = self.session.welcome_comments(seat)
        if welcome and not self.welcomed:
            self.welcomed = True
            self.push_screen(Reading(say("regnum-guide"), "\n\n".join(welcome)))

    def option_text(self, number: int) -> RichTable:
        """A numbered answer; a long one goes on below itself, not below its number."""
        said = words(self.game).move(self.game.title, self.moves[number - 1])
        grid = RichTable.grid(padding=(0, 2, 0, 0))
        grid.add_row(Text(f"{number:3}", NUMBER), Text(said))
        return grid

    def show_guide(self, comments: list[str]) -> None:
        """What the guide of a tutorial has to say."""
        box = self.query_one("#guide-box", VerticalScroll)
        box.display = bool(comments)
        self.query_one("#side").set_class(bool(comments), "-guided")
        self.query_one("#guide", Static).update("\n\n".join(comments))
        box.scroll_home(animate=False)

    def wait_for(self, seat: int) -> None:
        """Let the program at a seat think; the screen stays alive."""
        name = say("regnum-screen-thinks", agent=self.session.seats[seat], seat=words(self.game).seat(seat))
        self.say_top(name)
        self.options.disabled = True
        self.options.clear_options()
        self.query_one("#prompt", Static).update(name)
        self.show_guide([])
        if time.monotonic() - self.drawn > PATIENCE and not self.behind:
            self.show_table()
        self.think(self.session.history, len(self.session.history.entries), seat)

    @work(thread=True)
    def think(self, history: History[Any], count: int, seat: int) -> None:
        """Ask a program in the background."""
        answer = self.session.program_answer(seat)
        self.call_from_thread(self.take_answer, history, count, seat, answer)

    def take_answer(self, history: History[Any], count: int, seat: int, answer: str) -> None:
        """Make the move of a program, unless the game went another way in the meantime."""
        if not self.left and history is self.session.history and count == len(history.entries):
            self.make(seat, answer)

    def make(self, seat: int, text: str) -> None:
        """Make a move and go on; what is refused is told, and a broken rule ends the session."""
        try:
            self.session.move(seat, text)
        except (RegnumError, Refusal) as problem:
            self.tell(str(problem))
            return
        except RuleFailure as failure:
            self.failure = failure
            self.leave()
            return
        self.tell("")
        if seat in self.session.people:
            self.news = []
        self.go_on()

    def leave(self) -> None:
        """Close the screen."""
        self.left = True
        self.exit()

    def end(self) -> None:
        """How the game ended; the table stays to be looked at."""
        self.options.disabled = True
        self.options.clear_options()
        self.news = self.session.news(self.reader)
        self.show_guide([])
        outcome = outcome_text(self.game, words())
        self.say_top(outcome)
        self.query_one("#prompt", Static).update(outcome)
        self.show_table()
        self.push_screen(Reading(self.title, "\n".join([outcome, *verdict_lines(self.session)])))

    # ---- choosing -------------------------------------------------------------------------------------------------

    def chosen(self) -> Move | None:
        """The move on which the highlight stands."""
        place = self.options.highlighted
        return self.moves[place] if place is not None and place < len(self.moves) else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Light what the move points at; the list may be gone already when the screen is being left."""
        if event.option_list.is_attached and self.asked is not None and self.chosen() is not None:
            self.canvas.light(lights_of(self.game, self.asked, self.moves, self.chosen()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Make the move."""
        if self.asked is not None and event.option_index < len(self.moves):
            self.make(self.asked, str(self.moves[event.option_index]))

    def on_key(self, event: events.Key) -> None:
        """Digits lead to the move with that number; Enter makes it."""
        if not event.character or not event.character.isdecimal() or len(self.screen_stack) > 1:
            self.typed = ""
            return
        longer = self.typed + event.character
        self.typed = longer if 1 <= int(longer) <= len(self.moves) else event.character
        if 1 <= int(self.typed) <= len(self.moves):
            self.options.highlighted = int(self.typed) - 1

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """A thing on the table leads to the next move that points at it, or to the reasons why there is none."""
        if self.asked is None:
            return
        numbers = lights_of(self.game, self.asked, self.moves).numbers.get(event.target, [])
        if numbers:
            place = self.options.highlighted or 0
            self.options.highlighted = next((each for each in numbers if each > place + 1), numbers[0]) - 1
            return
        refused = refused_lines(self.game, self.asked, event.target)
        if refused:
            self.push_screen(Reading(say("regnum-screen-not-now"), "\n\n".join(refused)))
