"""A game in the terminal: it asks people by numbered options and lets programs answer for the other seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from regnum.cli.aids import hint_line, log_lines, lower_curtain, odds_lines, show_options
from regnum.cli.drawing import draw
from regnum.cli.files import read_game, store
from regnum.cli.moves import check_seat, explanation_lines, make_move
from regnum.cli.output import mistake, say, show, words
from regnum.cli.position import board, outcome_text
from regnum.cli.rulebook import chapters, find_paragraphs
from regnum.engine.chance import mix
from regnum.engine.explain import explain
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import Refusal, RegnumError
from regnum.selfplay.match import Player


class Terminal:
    """One game, the people who play it at this screen, and the programs at the other seats."""

    def __init__(
        self, history: History[Any], person: int | None, agent: str, seed: int, console: Console | None = None
    ) -> None:
        self.history = history
        self.console = console  # None: plain lines, for screen readers and pipes
        self.person = person  # None: there is a person at every seat
        self.agent = agent
        self.seed = seed
        self.programs: dict[int, Player] = {}
        self.opened = len(history.log.events)  # what happened before is not told again
        self.heard: dict[int, int] = {}
        self.listed = -1
        self.drawn = -1  # how many entries the log had when the table was last drawn
        self.asked = self.first_reader()
        self.left = False

    @property
    def game(self) -> Game[Any]:
        """The game as it stands."""
        return self.history.game

    def first_reader(self) -> int:
        """The seat to which the first table may be shown: in a hot seat whoever is asked first."""
        if self.person is not None:
            return self.person
        return 0 if self.game.over else self.game.waiting[0]

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        title = self.game.title
        show(say("regnum-play-welcome", title=words().title(title), players=title.players(self.game)), "")
        if self.console is None:
            show(*board(self.game, self.asked))
        while not self.left and not self.game.over:
            seat = self.game.waiting[0]
            if self.person in (None, seat) and seat not in self.game.title.automated_seats(self.game):
                self.ask(seat)
            else:
                self.let_program_play(seat)
        if self.game.over:
            self.tell_news(self.asked)
            show("", outcome_text(self.game))

    def let_program_play(self, seat: int) -> None:
        """One answer of the program at a seat."""
        if seat not in self.programs:
            name = self.game.title.automated_seats(self.game).get(seat, self.agent)
            self.programs[seat] = Player(name, mix(self.seed, seat))
        option = self.programs[seat].answer(self.game, seat)
        make_move(self.history, seat, str(self.game.decision().spell(option)))

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

    def turn_to(self, seat: int) -> None:
        """Show a seat its table, its news and its answers, unless it has them before its eyes."""
        if self.person is None and (seat != self.asked or (self.console is not None and self.drawn < 0)):
            lower_curtain(self.console, seat)
            self.drawn = -1
        self.asked = seat
        if self.listed == len(self.history.entries):
            return
        others = any(entry.seat != seat for entry in self.history.entries[max(0, self.drawn) :])
        if self.console is not None and (self.drawn < 0 or others):
            self.board(seat, "")
        self.tell_news(seat)
        self.list_options(seat)

    def tell_news(self, seat: int) -> None:
        """What happened since this seat was last told, as far as it may know."""
        log = self.history.log
        start = self.heard.get(seat, self.opened)
        news = [words().event(self.game.title, event) for event in log.since(start, seat)]
        self.heard[seat] = len(log.events)
        if news:
            show("", *(f"  {line}" for line in news))

    def list_options(self, seat: int) -> None:
        """The open decision with its numbered answers."""
        self.listed = len(self.history.entries)
        title = self.game.title
        show("", words().prompt(title, self.game.decision()))
        if self.console is not None:
            show_options(self.console, title, list(self.game.moves(seat)))
            return
        for number, move in enumerate(self.game.moves(seat), start=1):
            said = words().move(title, move)
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
            make_move(self.history, seat, self.numbered(seat, line))

    def numbered(self, seat: int, text: str) -> str:
        """The move behind a number, or the text itself."""
        if not text.isdecimal():
            return text
        moves = list(self.game.moves(seat))
        if not 1 <= int(text) <= len(moves):
            raise mistake("regnum-play-no-number", number=text, last=len(moves))
        return str(moves[int(text) - 1])

    def why(self, seat: int, text: str) -> None:
        """Explain a move, or say what is open."""
        if not text:
            show(words().prompt(self.game.title, self.game.decision()), say("regnum-play-why-what"))
            return
        show(*explanation_lines(self.game, explain(self.game, seat, self.numbered(seat, text))))

    def undo(self, seat: int, text: str) -> None:
        """Take the last move back."""
        self.history.undo(seat)
        self.heard = {reader: min(count, len(self.history.log.events)) for reader, count in self.heard.items()}
        show(say("regnum-play-undone"))

    def rules(self, seat: int, text: str) -> None:
        """A paragraph of the rules, or the chapters."""
        title = self.game.title
        if text:
            show(*(f"{each.id} – {each.title}\n  {each.text}" for each in find_paragraphs(title, text)))
            return
        for chapter, count in chapters(title).items():
            show("  " + say("regnum-play-chapter", chapter=chapter, count=count))
        show(say("regnum-play-rules-what"))

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
        history = read_game(Path(text)).history
        check_seat(history.game, self.person or 0)
        self.history = history
        self.opened = len(history.log.events)
        self.heard.clear()
        self.listed = self.drawn = -1
        self.asked = self.first_reader()
        show(say("regnum-play-loaded", file=text))
        if self.console is None:
            if self.person is None and self.asked != seat:
                lower_curtain(None, self.asked)
            show(*board(self.game, self.asked))

    def board(self, seat: int, text: str) -> None:
        """Show the position as this seat sees it."""
        if self.console is None:
            show(*board(self.game, seat))
        else:
            draw(self.console, self.game, seat)
            self.drawn = len(self.history.entries)

    def log(self, seat: int, text: str) -> None:
        """The last events, as far as this seat may know."""
        show(*log_lines(self.history, seat, text))

    def odds(self, seat: int, text: str) -> None:
        """What can come next, by what everybody knows."""
        show(*odds_lines(self.game))

    def hint(self, seat: int, text: str) -> None:
        """What a program would do."""
        show(hint_line(self.game, seat, mix(self.seed, len(self.history.entries))))

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
    "help": Terminal.help,
    "quit": Terminal.quit,
}
