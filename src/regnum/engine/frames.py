"""Frames: what is still to be done. A game in progress is a stack of them.

Frames are immutable and carry only the arguments of what is left to do; whatever players could point at is state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regnum.engine.knowledge import State
from regnum.engine.moves import Domain, Move
from regnum.engine.refusals import Shortfall

if TYPE_CHECKING:
    from regnum.engine.game import Game

S = TypeVar("S", bound=State)
Argument = int | tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something still to be done. `fields` names the arguments of `__init__`, in order, for files and hashes."""

    fields: ClassVar[tuple[str, ...]] = ()

    def arguments(self) -> tuple[Argument, ...]:
        """The arguments this frame was made with."""
        return tuple(getattr(self, name) for name in self.fields)

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.arguments()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame[S]):
    """A numbered sequence: the methods named in `steps`, one after the other."""

    steps: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """The only place that waits. It says who chooses, judges every candidate, and applies the chosen answer."""

    domain: ClassVar[Domain]
    rule: ClassVar[str] = ""  # the paragraph that asks for it
    open_to_all: ClassVar[bool] = False  # whether everybody can tell which answers are possible

    def seats(self, game: Game[S]) -> Sequence[int]:
        """Who is asked; it may depend on public knowledge only."""
        raise NotImplementedError

    def candidates(self, game: Game[S], seat: int) -> Iterable[int]:
        """Codes worth judging: at least every legal one."""
        return range(self.domain.size)

    def why_not(self, game: Game[S], seat: int, option: int) -> int:
        """0 if the answer is allowed, else the code of the reason. The one source of legality."""
        raise NotImplementedError

    def choose(self, game: Game[S], seat: int, option: int) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def options(self, game: Game[S], seat: int) -> list[int]:
        """All legal answers."""
        return [option for option in self.candidates(game, seat) if self.why_not(game, seat, option) == 0]

    def leads_to(self, game: Game[S], seat: int, option: int) -> Decision[S] | None:
        """The decision that an answer opens next, also if it is refused because that one would have no answer."""
        return None

    def why_none(self, game: Game[S], seat: int) -> int:
        """The code of the reason why there is no candidate at all, if one can be named; else 0."""
        return 0

    def topics(self, game: Game[S]) -> Sequence[str]:
        """The topics of standing orders that this decision is about, as everybody can tell."""
        return ()

    def topic(self, game: Game[S], seat: int, option: int) -> str:
        """The topic of standing orders under which an answer falls; none if the seat itself must give it."""
        return ""

    def silent_answer(self, game: Game[S], seat: int) -> int:
        """The code of the answer that does nothing, which a standing order may give; -1 if there is none."""
        return -1

    def shortfalls(self, game: Game[S], seat: int, option: int) -> Sequence[Shortfall]:
        """By how much a refused answer misses its conditions, where that can be counted."""
        return ()

    def tells(self, game: Game[S], seat: int, option: int) -> bool:
        """Whether an answer that is allowed lets others work out something hidden although nothing is shown.

        It cannot be undone then.
        """
        return False

    def spell(self, option: int) -> Move:
        """The words for an answer."""
        return self.domain.spell(option)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[S]):
    """A choice that several seats make at once and in secret.

    Answers may be changed until the last one is in; then all are opened together, in the order of the seats.
    """

    def resolve(self, game: Game[S], answers: Sequence[int]) -> None:
        """Carry out all answers; `answers[seat]` is -1 for a seat that was not asked."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Sealed[S]):
    """A moment at which some seats may play something, or stay silent. Who does is a secret until it closes.

    Everybody who could have something to play, as far as all can know, is asked: never only those who hold it. The
    first play in `order` takes effect, and the window opens again until nobody plays; other plays were void, and nobody
    but their owners learns of them. Where the rules give an order, windows of one seat each follow one another.
    """

    silence: ClassVar[int] = 0  # the code of the answer that plays nothing; everybody who is asked may give it

    def order(self, game: Game[S]) -> Sequence[int]:
        """The asked seats in the order in which their plays count."""
        return self.seats(game)

    def play(self, game: Game[S], seat: int, option: int) -> None:
        """Carry out the play that counts."""
        raise NotImplementedError

    def silent_answer(self, game: Game[S], seat: int) -> int:
        """Whoever is asked may stay silent."""
        return self.silence

    def nobody_plays(self, game: Game[S]) -> None:
        """The window has closed for good."""

    def resolve(self, game: Game[S], answers: Sequence[int]) -> None:
        """The first play in order; the window opens again after all that follows from it."""
        silence = self.silence
        for seat in self.order(game):
            if answers[seat] != silence:
                game.call(self)
                self.play(game, seat, answers[seat])
                return
        self.nobody_plays(game)
