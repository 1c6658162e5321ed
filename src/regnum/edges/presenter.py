"""How a title is shown: everything that is made only when somebody looks. Rules, agents and search never need it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, ClassVar, Generic, TypeVar

from regnum.edges.layout import Section, Target
from regnum.edges.tutorial import Tutorial
from regnum.edges.wording import Speaker, Wording
from regnum.engine.events import Event
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.engine.moves import Kind, Move
from regnum.engine.refusals import RegnumError
from regnum.engine.title import Title

S = TypeVar("S", bound=State)


class Presenter(Generic[S]):
    """What is shown of a title's games; a title that names none is shown by this one, in plain words."""

    wording: ClassVar[Wording] = Wording({})  # what the numbers in events, prompts and moves are called
    also_told: ClassVar[frozenset[str]] = frozenset()  # what messages of events, prompts and moves may use besides

    def __init__(self, title: Title[S]) -> None:
        self.title = title

    # ---- the title ------------------------------------------------------------------------------------------------

    def describe(self) -> dict[str, object]:
        """All components as the engine knows them."""
        raise RegnumError(f"{self.title.id} has no catalogue")

    def tutorial(self) -> Tutorial | None:
        """A first game with comments, if the title has one."""
        return None

    # ---- a position -----------------------------------------------------------------------------------------------

    def board(self, game: Game[S], reader: int, words: Speaker) -> list[str]:
        """The position as lines of text for one seat (-1: a spectator, -2: somebody who may see every hand)."""
        return [f"{name}: {value}" for name, value in game.view(max(reader, -1)).items()]

    def table(self, game: Game[S], reader: int, words: Speaker) -> list[Section]:
        """The position as panels to be drawn; empty if the title has no such picture."""
        return []

    def targets(self, game: Game[S], seat: int, move: Move) -> frozenset[Target]:
        """What on the table an answer to the open decision points at: by default whatever it names."""
        return frozenset((kind.name, number) for _, kind, number in game.decision().domain.parts(move))

    def odds(self, game: Game[S], reader: int, words: Speaker) -> list[str]:
        """What chance can bring next, by what a seat (-1: a spectator) knows; empty if there is nothing to tell."""
        return []

    def insights(self, game: Game[S], seat: int) -> dict[str, object]:
        """What a seat (-1: a spectator) could work out from what it knows, as plain JSON for the title's board.

        It is asked of a copy in which everything unknown to the seat was drawn anew, and must not depend on the draw.
        """
        return {}

    def read_position(self, text: str) -> Game[S]:
        """A game from a position file, for titles that have such files."""
        raise RegnumError(f"{self.title.id} has no position files")

    def write_position(self, game: Game[S]) -> str:
        """The whole position as text, for titles that have such files."""
        raise RegnumError(f"{self.title.id} has no position files")

    # ---- words ----------------------------------------------------------------------------------------------------

    def seat_name(self, game: Game[S], seat: int, words: Speaker) -> str:
        """What a seat is called at this table; empty if its number is its name."""
        return ""

    def seats_of_players(self, players: int, words: Speaker) -> list[str]:
        """What each of so many players will play, before there is a game; empty if that is not known yet."""
        return []

    def event_argument(self, kind: str, number: int, words: Speaker) -> str | int:
        """What a number in an event or a frame is called."""
        return self.wording.argument(kind, number, words)

    def event_arguments(self, event: Event, words: Speaker, game: Game[S] | None) -> dict[str, str | int]:
        """What the numbers of an event are called, by kind; the game is that of the table where it is told, if any."""
        named = zip(event.kind.parameters, event.numbers, strict=True)
        return {kind: self.event_argument(kind, number, words) for kind, number in named}

    def prompt_arguments(self, decision: Decision[S], words: Speaker, game: Game[S] | None) -> dict[str, str | int]:
        """What the fields of a decision are called; the game is that of the table where it is told, if any."""
        numbers = zip(decision.fields, decision.arguments(), strict=True)
        return {field: self.event_argument(field, value, words) for field, value in numbers if isinstance(value, int)}

    def move_arguments(
        self, move: Move, parts: Sequence[tuple[str, Kind, int]], words: Speaker, game: Game[S] | None
    ) -> dict[str, str | int]:
        """What the arguments of a move are called, by label; the game is that of the table where it is said, if any."""
        return self.wording.in_moves(parts, words)


_presenters: dict[int, Presenter[Any]] = {}  # by the identity of their titles, which they hold


def register_presenter(presenter: Presenter[Any]) -> None:
    """Let a title be shown by this presenter, whatever module it names, for this process."""
    _presenters[id(presenter.title)] = presenter


def presenter_of(title: Title[Any]) -> Presenter[Any]:
    """Whoever shows a title: `PRESENTER` of the module that the title names, loaded when it is first asked for."""
    if id(title) not in _presenters:
        shown_by: type[Presenter[Any]] = import_module(title.presenter).PRESENTER if title.presenter else Presenter
        register_presenter(shown_by(title))
    return _presenters[id(title)]
