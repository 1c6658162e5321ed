"""A game on the full screen: the keys, and what each of them does."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from textual import work
from textual.binding import Binding

from regnum.cli.aids import hint_line, hinted, log_lines, odds_lines, order_lines, rules_example, rules_lines
from regnum.cli.files import store
from regnum.cli.moves import explanation_lines
from regnum.cli.output import say, words
from regnum.cli.screen.dialogs import Question, Reading
from regnum.cli.screen.trading import Trading
from regnum.cli.session import Session
from regnum.engine.chance import mix
from regnum.engine.explain import explain
from regnum.engine.history import History
from regnum.engine.refusals import Refusal, RegnumError

WHOLE_LOG: Final = "100000"
KEYS: Final = (  # in the order in which the last line of the screen lists them
    ("w", "why"),
    ("h", "hint"),
    ("o", "odds"),
    ("d", "deals"),
    ("u", "undo"),
    ("b", "rewind"),
    ("y", "orders"),
    ("l", "log"),
    ("r", "rules"),
    ("s", "save"),
    ("question_mark", "help"),
    ("q", "leave"),
)
GUIDE: Final = (("g", "guide"),)  # only in a tutorial


class Table(Trading):
    """One game on the screen, with its keys."""

    BINDINGS = [  # noqa: RUF012 - textual's own form
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
        Binding("tab", "section(1)", show=False, priority=True),
        Binding("shift+tab", "section(-1)", show=False, priority=True),
        Binding("W", "why_any", show=False),
        Binding("L", "load", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        trades = self.can_talk()
        for key, name in (*KEYS, *(GUIDE if session.guide else ())):
            hidden = ("rewind", "orders", "log") if trades else ("rewind", "orders")  # 80 columns do not hold them all
            shown = name not in hidden
            self.bind(key, name, description=say(f"regnum-key-{name}"), show=shown)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The keys of the table do nothing while something lies over it."""
        if action in ("page", "section"):
            return len(self.screen_stack) == 1
        return super().check_action(action, parameters)

    def action_page(self, step: int) -> None:
        """Scroll the table by a page."""
        self.canvas.scroll_relative(y=step * max(1, self.canvas.size.height - 2), animate=False, immediate=True)

    def action_section(self, step: int) -> None:
        """Go to the next part of the table."""
        self.canvas.turn_to_section(step)

    def read(self, heading: str, lines: Callable[[], list[str]]) -> None:
        """Show some lines in a window, or say why there are none."""
        try:
            text = "\n".join(lines())
        except (RegnumError, Refusal) as problem:
            self.tell(str(problem))
            return
        self.push_screen(Reading(heading, text))

    def inquire(self, heading: str, example: str, answer: Callable[[str], None]) -> None:
        """Ask for a line and do something with it; whatever is wrong with it is told."""

        def answered(text: str | None) -> None:
            if text is None:
                return
            try:
                answer(text)
            except (RegnumError, Refusal) as problem:
                self.tell(str(problem))

        self.push_screen(Question(heading, example), answered)

    def action_why(self) -> None:
        """Why the highlighted move is possible."""
        move = self.chosen()
        if move is not None:
            self.explain(str(move))

    def action_why_any(self) -> None:
        """Why any other move is possible or not."""
        if self.asked is not None:
            self.inquire(say("regnum-screen-why-any"), str(self.moves[0]) if self.moves else "", self.explain)

    def explain(self, text: str) -> None:
        """Judge a move in a window."""
        seat = self.asked
        if seat is not None and text:
            move = self.session.numbered(seat, text)
            self.read(say("regnum-key-why"), lambda: explanation_lines(self.game, explain(self.game, seat, move)))

    def action_hint(self) -> None:
        """Ask a program, in the background."""
        if self.asked is not None:
            self.tell(say("regnum-screen-wait"))
            self.advise(self.session.history, len(self.session.history.entries), self.asked)

    @work(thread=True)
    def advise(self, history: History[Any], count: int, seat: int) -> None:
        """Find out what a program would do."""
        seed = mix(self.session.seed, count)
        number = hinted(history.game, seat, seed)
        self.call_from_thread(self.take_advice, history, count, number, hint_line(history.game, seat, seed))

    def take_advice(self, history: History[Any], count: int, number: int, line: str) -> None:
        """Tell the hint and move the highlight there."""
        if not self.left and history is self.session.history and count == len(history.entries):
            self.tell(line)
            if number:
                self.options.highlighted = number - 1

    def action_odds(self) -> None:
        """What can come next."""
        self.read(say("regnum-key-odds"), lambda: odds_lines(self.game, self.asked))

    def action_log(self) -> None:
        """All that happened."""
        self.read(say("regnum-key-log"), lambda: log_lines(self.session.history, self.reader, WHOLE_LOG))

    def action_rules(self) -> None:
        """A paragraph of the rules, or the chapters."""
        heading = say("regnum-screen-paragraph")
        title = self.game.title
        self.inquire(
            heading, rules_example(title), lambda text: self.read(text or heading, lambda: rules_lines(title, text))
        )

    def action_undo(self) -> None:
        """Take the last move back."""
        if self.asked is None:
            return
        try:
            self.session.undo(self.asked)
        except Refusal as refusal:
            self.tell(words().reason(self.game.title, refusal.reason))
            return
        self.go_on()
        self.tell(say("regnum-play-undone"))

    def action_rewind(self) -> None:
        """Go back further than undo can, if all at this screen agree."""
        if self.asked is not None:
            self.inquire(say("regnum-screen-back"), "1", self.go_back)

    def go_back(self, text: str) -> None:
        """Go back to before one of the last moves."""
        if self.asked is None or not (text or "1").isdecimal():
            return
        self.session.go_back(self.asked, int(text or "1"))
        self.go_on()
        self.tell(say("regnum-play-went-back"))

    def action_orders(self) -> None:
        """The standing orders; a line changes one."""
        seat = self.asked
        if seat is not None:
            lines = order_lines(self.game, seat, self.session.orders_of(seat))
            self.inquire("\n".join(lines), "", lambda text: self.order(seat, text))

    def order(self, seat: int, text: str) -> None:
        """Give or cancel an order."""
        parts = text.split()
        if 2 <= len(parts) <= 4:
            self.session.give_order(seat, *parts)
            self.go_on()

    def action_save(self) -> None:
        """Write the game to a file."""
        self.inquire(say("regnum-screen-save"), "my-game.json", self.save)

    def save(self, text: str) -> None:
        """Write the game to this file."""
        if text:
            store(self.session.history, Path(text))
            self.tell(say("regnum-play-saved", file=text))

    def action_load(self) -> None:
        """Go on with another game."""
        self.inquire(say("regnum-screen-load"), "my-game.json", self.load)

    def load(self, text: str) -> None:
        """Go on with the game in this file."""
        if text:
            self.session.load(Path(text))
            self.reader, self.behind, self.news = self.session.first_reader(), self.session.shared, []
            self.tell(say("regnum-play-loaded", file=text))
            self.go_on()

    def action_help(self) -> None:
        """What can be done."""
        self.push_screen(Reading(say("regnum-key-help"), say("regnum-screen-help")))

    def action_guide(self) -> None:
        """The comment once more, in a window."""
        if self.asked is not None:
            comments = self.session.welcome_comments(self.asked) + self.session.comments(self.asked)
            self.push_screen(Reading(say("regnum-guide"), "\n\n".join(comments)))

    def action_leave(self) -> None:
        """Leave the table."""
        self.leave()
