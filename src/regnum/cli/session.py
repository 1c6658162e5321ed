"""A game with whoever sits at its seats: what the line client and the full screen share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from regnum.agents.agent import Reply
from regnum.agents.registry import agent_names, find_player
from regnum.cli.files import read_game
from regnum.cli.moves import make_move
from regnum.cli.output import mistake, say, words
from regnum.cli.parley import Parley, announce
from regnum.edges.guide import Guidance, Guide
from regnum.engine.chance import mix
from regnum.engine.codec import go_back
from regnum.engine.deals import Deal
from regnum.engine.frames import Window
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.orders import ASK_ME, Orders, are_complete, deputise, make_order, only_answer
from regnum.engine.refusals import NO_WAY_BACK, Refusal, RegnumError
from regnum.selfplay.match import Player

PERSON: Final = "me"  # how a seat with a person is written
CANCEL: Final = "cancel"  # in place of an answer: the order no longer holds
OPPONENTS: Final = ("greedy", "random")  # who sits at the other seats: the first that plays the title


def default_agent(title: str) -> str:
    """The program that plays against a person who has not chosen one."""
    return next(name for name in OPPONENTS if name in agent_names(title))


def read_seats(text: str, title: str) -> tuple[str, ...]:
    """Who sits where, from names separated by commas: `me` or programs that play the title."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name != PERSON:
            find_player(name, title)
    if PERSON not in names:
        raise mistake("regnum-error-nobody-plays", seats=text, person=PERSON)
    return names


class Step(NamedTuple):
    """Who is to answer next; in a common question anybody of those who sit at this screen."""

    seats: tuple[int, ...]
    common: bool = False


class Session:
    """One game, who sits at its seats, and what each of the people has been told."""

    def __init__(self, history: History[Any], seats: Sequence[str], seed: int, guide: Guide | None = None) -> None:
        self.history = history
        self.players: tuple[str, ...] = tuple(seats)  # one for each seat that the rules leave free
        self.seats: tuple[str, ...] = all_seats(history.game, seats)
        self.seed = seed
        self.guide = guide
        self.programs: dict[int, Player] = {}
        self.opened = len(history.log)  # what happened before is not told again
        self.heard: dict[int, int] = {}
        self.orders: dict[int, Orders] = {}  # standing orders of the people
        self.alone: set[int] = set()  # who need not be asked where there is no choice
        self.turned_to = -1  # which of his own seats somebody wants to answer for first
        self.parley = Parley()

    @property
    def game(self) -> Game[Any]:
        """The game as it stands."""
        return self.history.game

    @property
    def people(self) -> list[int]:
        """The seats at which people sit."""
        return [seat for seat, name in enumerate(self.seats) if name == PERSON]

    @property
    def shared(self) -> bool:
        """Whether several people look at this screen in turn."""
        return len({self.game.controllers[seat] for seat in self.people}) > 1

    def first_reader(self) -> int:
        """The seat to which the first table may be shown: whoever is asked first of those who share the screen."""
        asked = [seat for seat in self.game.waiting if seat in self.people]
        return asked[0] if asked else self.people[0]

    def next_step(self) -> Step:
        """Who must answer next: a program, a person, or in a window whoever of those at this screen wants to.

        Deputies answer first for those who have given orders.
        """
        announce(self)
        while not self.game.over and self.deputies_answer():
            announce(self)
        waiting = () if self.game.over else self.game.waiting
        programs = [seat for seat in waiting if seat not in self.people]
        if programs or not waiting:
            return Step(tuple(programs[:1]))
        players = {self.game.controllers[seat] for seat in waiting}
        if isinstance(self.game.decision(), Window) and len(players) > 1:
            return Step(tuple(waiting), common=True)
        return Step((self.turned_to,) if self.turned_to in waiting else waiting[:1])

    def deputies_answer(self) -> bool:
        """Let the deputy of somebody answer; whether one did. A learner has one in windows only."""
        guided = self.guide is not None and not isinstance(self.game.decision(), Window)
        for seat in self.game.waiting if not guided else ():
            said = self.deputy_says(seat) if seat in self.people else ""
            if said:
                self.history.move(seat, said)
                return True
        return False

    def deputy_says(self, seat: int) -> str:
        """What the deputy of a person answers, or nothing."""
        game, orders = self.game, self.orders_of(seat)
        if isinstance(game.decision(), Window) and self.shared and not are_complete(game, orders):
            return ""
        option = deputise(game, seat, orders)
        if option == ASK_ME and seat in self.alone:
            option = only_answer(game, seat)
        return "" if option == ASK_ME else str(game.decision().spell(option))

    def nobody_plays(self) -> None:
        """In a window: all people who have not answered stay silent."""
        window = self.game.decision()
        assert isinstance(window, Window)
        silence = str(window.spell(window.silence))
        for seat in [each for each in self.game.waiting if each in self.people]:
            self.history.move(seat, silence)

    def orders_of(self, seat: int) -> Orders:
        """The standing orders of a seat."""
        return self.orders.setdefault(seat, Orders())

    def give_order(self, seat: int, topic: str, answer: str, scope: str = "", condition: str = "") -> None:
        """Give a standing order, or cancel the one on this topic."""
        orders = self.orders_of(seat)
        if answer == CANCEL:
            orders.cancel(topic)
            return
        scopes = self.game.title.order_scopes
        order = make_order(self.game, topic, answer, scope or (scopes[0] if scopes else ""), condition)
        if order is None:
            raise mistake("regnum-play-no-such-order", topic=topic)
        orders.give(order)

    def go_back(self, seat: int, moves: int) -> None:
        """By consent of all at this screen: go back to before one of the last moves of whoever holds the seat."""
        own = self.game.companions(seat)
        made = [entry.sequence for entry in self.history.entries if entry.kind == "move" and entry.seat in own]
        places = range(made[-moves] - 1, -1, -1) if 0 < moves <= len(made) else range(0)
        for place in places:  # not between answers that count together
            try:
                go_back(self.history, place)
            except RegnumError:
                continue
            self.heard = {reader: min(count, len(self.history.log)) for reader, count in self.heard.items()}
            self.orders.clear()  # what was ordered and confirmed in another position holds nobody
            self.parley.take_back()
            return
        raise Refusal(NO_WAY_BACK)

    def program_answer(self, seat: int) -> str:
        """What the program at a seat wants to do, in words; the game stays as it is."""
        scripted = self.guide.reply(self.history, seat) if self.guide else ""
        if scripted:
            return scripted
        return str(self.game.decision().spell(self.program(seat).answer(self.game, seat)))

    def reply(self, seat: int, deal: Deal) -> Reply:
        """What the program at a seat says to a deal; one that does not trade declines."""
        return self.program(seat).reply(self.game, seat, deal)

    def proposals(self, seat: int) -> list[Deal]:
        """The deals that the program at a seat would like to strike, if it trades."""
        return self.program(seat).proposals(self.game, seat)

    def program(self, seat: int) -> Player:
        """The program at a seat, which is the same for the whole game."""
        if seat not in self.programs:
            self.programs[seat] = Player(self.seats[seat], mix(self.seed, seat))
        return self.programs[seat]

    def move(self, seat: int, text: str) -> None:
        """Make a move; a refusal says what is allowed instead."""
        make_move(self.history, seat, text)

    def numbered(self, seat: int, text: str) -> str:
        """The move behind a number, or the text itself."""
        if not text.isdecimal():
            return text
        moves = list(self.game.moves(seat))
        if not 1 <= int(text) <= len(moves):
            raise mistake("regnum-play-no-number", number=text, last=len(moves))
        return str(moves[int(text) - 1])

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, also out of what was told."""
        self.history.undo(seat)
        self.heard = {reader: min(count, len(self.history.log)) for reader, count in self.heard.items()}

    def news(self, seat: int) -> list[str]:
        """What happened since this seat was last told, as far as it may know."""
        start = self.heard.get(seat, self.opened)
        self.heard[seat] = len(self.history.log)
        speaker = words(self.game)
        return [speaker.event(self.game.title, event) for event in self.history.heard(seat, start)]

    def guidance(self, seat: int) -> Guidance | None:
        """What the guide of a tutorial knows to say to whoever is asked."""
        return self.guide.guidance(self.history, seat) if self.guide else None

    def welcome_comments(self, seat: int) -> list[str]:
        """What the guide of a tutorial says before the first move."""
        guidance = self.guidance(seat)
        return [say(message) for message in guidance.welcome] if guidance else []

    def comments(self, seat: int) -> list[str]:
        """What the guide of a tutorial says to whoever is asked."""
        guidance = self.guidance(seat)
        if guidance is None:
            return []
        comments = [say(message) for message in guidance.messages]
        if guidance.move:
            title = self.game.title
            advice = "regnum-guide-only" if guidance.only else "regnum-guide-suggests"
            move = words(self.game).move(title, title.read(guidance.move))
            comments.append(say(advice, number=guidance.number, move=move))
        return comments

    def suggested(self, seat: int) -> int:
        """The number of the move that the guide suggests to whoever is asked; 0 if it suggests none."""
        guidance = self.guidance(seat)
        return guidance.number if guidance else 0

    def load(self, path: Path) -> None:
        """Go on with another game; the one on the table is left as it is if that fails."""
        history = read_game(path).history
        seats = all_seats(history.game, self.players)
        for name in self.players:
            if name != PERSON:
                find_player(name, history.game.title.id)
        self.history = history
        self.seats = seats
        self.opened = len(history.log)
        self.heard.clear()
        self.programs.clear()
        self.orders.clear()
        self.parley.clear()
        self.guide = None

    def welcome(self) -> str:
        """The game and how many play it."""
        told = say("regnum-play-welcome", title=words().title(self.game.title), players=len(self.players))
        return told if self.game.title.finished else f"{told} {say('regnum-play-unfinished')}"


def all_seats(game: Game[Any], players: Sequence[str]) -> tuple[str, ...]:
    """Who sits at each seat of a game: the players, and the programs that are part of the rules at theirs."""
    wanted = game.title.players(game)
    if len(players) != wanted:
        raise mistake("regnum-error-seats", seats=",".join(players), given=len(players), wanted=wanted)
    return game.title.seated(game, players)
