"""A game in the terminal: it asks people by numbered options and lets programs answer for the other seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from regnum.cli import deals, parley
from regnum.cli.aids import (
    hint_line,
    log_lines,
    lower_curtain,
    odds_lines,
    order_lines,
    rules_example,
    rules_lines,
    show_comments,
    show_options,
)
from regnum.cli.drawing import draw
from regnum.cli.files import store
from regnum.cli.lights import lights_of
from regnum.cli.moves import explanation_lines
from regnum.cli.output import mistake, say, show, words
from regnum.cli.position import board
from regnum.cli.session import Session
from regnum.edges.entries import outcome_text
from regnum.engine.chance import mix
from regnum.engine.explain import explain
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import Refusal, RegnumError


class Terminal:
    """One game, the people who play it at this screen, and the programs at the other seats."""

    def __init__(self, session: Session, console: Console | None = None) -> None:
        self.session = session
        self.console = console  # None: plain lines, for screen readers and pipes
        self.listed = -1
        self.drawn = -1  # how many entries the log had when the table was last drawn
        self.asked = session.first_reader()
        self.left = False

    @property
    def history(self) -> History[Any]:
        """The game with its log."""
        return self.session.history

    @property
    def game(self) -> Game[Any]:
        """The game as it stands."""
        return self.session.game

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        show(self.session.welcome(), "")
        if self.console is None:
            show(*board(self.game, self.asked))
        while not self.left and not self.game.over:
            step = self.session.next_step()
            if step.common:
                self.ask_all(step.seats)
            elif step.seats and step.seats[0] in self.session.people:
                self.ask(step.seats[0])
            elif step.seats:
                parley.hear_proposals(self.session, step.seats[0])
                self.session.move(step.seats[0], self.session.program_answer(step.seats[0]))
        if self.game.over:
            self.tell_news(self.asked)
            show("", outcome_text(self.game, words()), *parley.verdict_lines(self.session))

    # ---- asking ---------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show what is new and what can be done, and carry out one line of input."""
        try:
            self.turn_to(seat)
            line = input(say("regnum-play-prompt", seat=words().seat(seat)) + " ")
        except EOFError:
            self.left = True
            show("")
            return
        try:
            self.obey(seat, line.strip())
        except RegnumError as problem:
            show(str(problem))
        except Refusal as refusal:
            show(words().reason(self.game.title, refusal.reason))

    def ask_all(self, seats: tuple[int, ...]) -> None:
        """In a window: one question to everybody at this screen, so that nobody sees who has something to play."""
        speaker = words(self.game)
        names = ", ".join(f"{seat} = {speaker.seat(seat)}" for seat in seats)
        show("", speaker.prompt_for_others(self.game.title, self.game.decision()))
        try:
            line = input(say("regnum-play-anybody", seats=names) + " ").strip()
        except EOFError:
            self.left = True
            return
        if line.isdecimal() and int(line) in seats:
            self.listed = -1
            self.ask(int(line))
        elif line.lower() in ("", "no", "-"):
            self.session.nobody_plays()
        else:
            show(say("regnum-play-anybody-how"))

    def turn_to(self, seat: int) -> None:
        """Show a seat its table, its news and its answers, unless it has them before its eyes."""
        other = self.game.controllers[seat] != self.game.controllers[self.asked]
        if self.session.shared and (other or (self.console is not None and self.drawn < 0)):
            lower_curtain(self.console, self.game, seat)
            self.drawn = -1
        self.asked = seat
        if self.listed == len(self.history.entries):
            return
        if self.console is not None and self.drawn != len(self.history.entries):
            self.board(seat, "")
        self.tell_news(seat)
        self.list_options(seat)

    def tell_news(self, seat: int) -> None:
        """What happened since this seat was last told, as far as it may know."""
        news = self.session.news(seat)
        if news:
            show("", *(f"  {line}" for line in news))
        letters = self.session.parley.read(seat)
        waiting = sum(1 for laid in self.session.parley.of(seat) if seat not in laid.agreed)
        if waiting:
            letters.append(say("regnum-play-drafts-waiting", count=waiting))
        if letters:
            show("", *(f"  {line}" for line in letters))

    def list_options(self, seat: int) -> None:
        """The open decision with its numbered answers."""
        self.listed = len(self.history.entries)
        speaker, title = words(self.game), self.game.title
        show_comments(self.console, self.session.welcome_comments(seat) + self.session.comments(seat))
        show("", speaker.prompt(title, self.game.decision()))
        if self.console is not None:
            show_options(self.console, self.game, list(self.game.moves(seat)))
            return
        for number, move in enumerate(self.game.moves(seat), start=1):
            said = speaker.move(title, move)
            show(f"{number:4}  {said}" if said == str(move) else f"{number:4}  {said}  [{move}]")

    # ---- obeying --------------------------------------------------------------------------------------------------

    def obey(self, seat: int, line: str) -> None:
        """Carry out a number, a command or a move in words."""
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if not word:
            self.list_options(seat)
        elif command is not None:
            command(self, seat, rest.strip())
        else:
            self.session.move(seat, self.session.numbered(seat, line))

    def why(self, seat: int, text: str) -> None:
        """Explain a move, or say what is open."""
        if not text:
            show(words(self.game).prompt(self.game.title, self.game.decision()), say("regnum-play-why-what"))
            return
        show(*explanation_lines(self.game, explain(self.game, seat, self.session.numbered(seat, text))))

    def undo(self, seat: int, text: str) -> None:
        """Take the last move back."""
        self.session.undo(seat)
        show(say("regnum-play-undone"))

    def rules(self, seat: int, text: str) -> None:
        """A paragraph of the rules, or the chapters."""
        show(*rules_lines(self.game.title, text))
        if not text:
            show(say("regnum-play-rules-what", example=rules_example(self.game.title)))

    def save(self, seat: int, text: str) -> None:
        """Write the game to a file."""
        if not text:
            raise mistake("regnum-play-which-file")
        store(self.history, Path(text))
        show(say("regnum-play-saved", file=text))

    def load(self, seat: int, text: str) -> None:
        """Go on with another game; the one on the table is left as it is if that fails."""
        if not text:
            raise mistake("regnum-play-which-file")
        self.session.load(Path(text))
        self.listed = self.drawn = -1
        self.asked = self.session.first_reader()
        show(say("regnum-play-loaded", file=text))
        if self.console is None:
            if self.session.shared and self.asked != seat:
                lower_curtain(None, self.game, self.asked)
            show(*board(self.game, self.asked))

    def board(self, seat: int, text: str) -> None:
        """Show the position as this seat sees it."""
        if self.console is None:
            show(*board(self.game, seat))
        else:
            draw(self.console, self.game, seat, lights_of(self.game, seat, list(self.game.moves(seat))))
            self.drawn = len(self.history.entries)

    def log(self, seat: int, text: str) -> None:
        """The last events, as far as this seat may know."""
        show(*log_lines(self.history, seat, text))

    def odds(self, seat: int, text: str) -> None:
        """What can come next, by what this seat knows."""
        show(*odds_lines(self.game, seat))

    def deals(self, seat: int, text: str) -> None:
        """What could be traded now."""
        show(*deals.item_lines(self.session, seat))

    def deal(self, seat: int, text: str) -> None:
        """Propose a deal."""
        if not text:
            raise mistake("regnum-play-deal-how")
        deals.trade(self.session, seat, text)

    def drafts(self, seat: int, text: str) -> None:
        """The drafts to which the seat is a party."""
        show(*deals.draft_lines(self.session, seat))

    def confirm(self, seat: int, text: str) -> None:
        """Confirm a draft."""
        laid, _ = deals.numbered(self.session, seat, text)
        show(parley.confirm(self.session, seat, laid))

    def decline(self, seat: int, text: str) -> None:
        """Take a draft away, with a word."""
        laid, word = deals.numbered(self.session, seat, text)
        parley.decline(self.session, seat, laid, word)
        show(*deals.draft_lines(self.session, seat))

    def counter(self, seat: int, text: str) -> None:
        """Put another version in the place of a draft."""
        laid, parts = deals.numbered(self.session, seat, text)
        if not parts:
            raise mistake("regnum-play-deal-how")
        deals.trade(self.session, seat, parts, laid)

    def whisper(self, seat: int, text: str) -> None:
        """Leave a word for some seats."""
        to, _, said = text.partition(" ")
        if not to or not said.strip():
            raise mistake("regnum-talk-whisper-how")
        show(parley.whisper(self.session, seat, deals.read_seats_named(self.session, to), said.strip()))

    def promise(self, seat: int, text: str) -> None:
        """Promise something, or list promises."""
        if not text:
            show(*parley.promise_lines(self.session, seat))
            return
        show(parley.make_promise(self.session, deals.read_promise(self.session, seat, text)))

    def show_orders(self, seat: int, text: str) -> None:
        """The standing orders of the seat."""
        show(*order_lines(self.game, seat, self.session.orders_of(seat)))

    def order(self, seat: int, text: str) -> None:
        """Give or cancel a standing order."""
        parts = text.split()
        if not 2 <= len(parts) <= 4:
            raise mistake("regnum-play-order-how")
        self.session.give_order(seat, *parts)
        show(*order_lines(self.game, seat, self.session.orders_of(seat)))

    def alone(self, seat: int, text: str) -> None:
        """Whether the seat is asked where it has no choice."""
        (self.session.alone.discard if text == "off" else self.session.alone.add)(seat)
        show(say("regnum-play-alone-off" if text == "off" else "regnum-play-alone-on"))

    def back(self, seat: int, text: str) -> None:
        """Go back further than undo can, if all at this screen agree."""
        if text and not text.isdecimal():
            raise mistake("regnum-play-back-how")
        others = [each for each in self.session.people if each not in self.game.companions(seat)]
        if others and input(say("regnum-play-back-all") + " ").strip().lower() not in (
            "y",
            "yes",
            "да",
            "д",
            "tak",
            "t",
        ):
            return
        self.session.go_back(seat, int(text or "1"))
        self.listed = self.drawn = -1
        show(say("regnum-play-went-back"))

    def turn_own(self, seat: int, text: str) -> None:
        """Answer for another of one's own seats first."""
        own = self.game.companions(seat)
        if not text.isdecimal() or int(text) not in own:
            raise mistake("regnum-play-as-how", seats=", ".join(str(each) for each in own))
        self.session.turned_to = int(text)
        self.listed = -1

    def hint(self, seat: int, text: str) -> None:
        """What a program would do."""
        show(hint_line(self.game, seat, mix(self.session.seed, len(self.history.entries))))

    def list_again(self, seat: int, text: str) -> None:
        """The answers once more."""
        self.list_options(seat)

    def help(self, seat: int, text: str) -> None:
        """What can be typed."""
        show(say("regnum-play-help"))

    def quit(self, seat: int, text: str) -> None:
        """Leave the table."""
        self.left = True


COMMANDS: dict[str, Callable[[Terminal, int, str], None]] = {
    "why": Terminal.why,
    "undo": Terminal.undo,
    "rules": Terminal.rules,
    "save": Terminal.save,
    "load": Terminal.load,
    "board": Terminal.board,
    "list": Terminal.list_again,
    "log": Terminal.log,
    "odds": Terminal.odds,
    "hint": Terminal.hint,
    "deals": Terminal.deals,
    "deal": Terminal.deal,
    "drafts": Terminal.drafts,
    "confirm": Terminal.confirm,
    "decline": Terminal.decline,
    "counter": Terminal.counter,
    "whisper": Terminal.whisper,
    "promise": Terminal.promise,
    "promises": Terminal.promise,
    "orders": Terminal.show_orders,
    "order": Terminal.order,
    "alone": Terminal.alone,
    "back": Terminal.back,
    "as": Terminal.turn_own,
    "help": Terminal.help,
    "quit": Terminal.quit,
}
