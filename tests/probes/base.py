"""What all probes share: a state that copies itself, a title that sets itself up, and the names of the seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeVar

from regnum.engine.chance import Chance
from regnum.engine.frames import Frame
from regnum.engine.game import Game
from regnum.engine.knowledge import Field, Knowledge, Owned, Secret, State, slots_of
from regnum.engine.moves import Kind
from regnum.engine.title import Outcome, Title

SEAT = Kind("seat", ("north", "east", "south", "west"))


class Board(State):
    """A state whose fields are numbers, lists of numbers, or lists of such lists."""

    __slots__: tuple[str, ...] = ()

    def copy(self: B) -> B:
        twin = type(self).__new__(type(self))
        for name in slots_of(type(self)):
            value = getattr(self, name)
            if isinstance(value, list):
                value = [item[:] if isinstance(item, list) else item for item in value]
            setattr(twin, name, value)
        return twin


B = TypeVar("B", bound=Board)


class Probe(Title[B]):
    """A title for two to four seats, whose winners have the highest score."""

    min_players, max_players = 2, 4
    outcomes = ("highest_score",)

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[B, Frame[B]]:
        """The first position and what is to be done in it."""
        raise NotImplementedError

    def scores(self, state: B) -> list[int]:
        """The score of each seat."""
        raise NotImplementedError

    def setup(self, options: Mapping[str, str], seats: int, chance: Chance, scenario: str = "standard") -> Game[B]:
        state, frame = self.opening(options, seats, scenario)
        game = Game(self, state, seats, chance, dict(options), scenario)
        game.call(frame)
        game.start()
        return game

    def outcome(self, game: Game[B]) -> Outcome | None:
        scores = self.scores(game.state)
        return Outcome([seat for seat, score in enumerate(scores) if score == max(scores)], "highest_score")


def table(state_class: type[B], *special: Field[B]) -> Knowledge[B]:
    """A table in which everybody knows every field that is not named."""
    named = [field.name for field in special]
    public = [Field[B](name) for name in slots_of(state_class) if name not in named]
    return Knowledge(state_class, *public, *special)


def numbers(most: int) -> Kind:
    """The numbers from 0 to `most` as words."""
    return Kind("number", [str(number) for number in range(most + 1)])


class Dealt(Board):
    """A board with hands that only their owners know, and a deck that nobody knows."""

    __slots__ = ("deck", "hand")

    def __init__(self, seats: int, cards: Iterable[int]) -> None:
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.deck: list[int] = list(cards)


D = TypeVar("D", bound=Dealt)


def deal_anew(state: Dealt, eyes: int, chance: Chance) -> None:
    """As many other cards for every hand that these eyes cannot see."""
    others = [other for other in range(len(state.hand)) if not eyes >> other & 1]
    state.deck = sorted(state.deck + [card for other in others for card in state.hand[other]])
    for other in others:
        state.hand[other] = sorted(chance.take(state.deck) for _ in state.hand[other])


def another_hand(state: Dealt, seat: int, chance: Chance) -> list[int]:
    """Cards for this hand out of those that may be in it or in the deck; the rest goes back into the deck."""
    unseen = chance.shuffled(state.deck + state.hand[seat])
    state.deck = sorted(unseen[len(state.hand[seat]) :])
    return sorted(unseen[: len(state.hand[seat])])


def hidden_hands(state_class: type[D]) -> tuple[Field[D], Field[D]]:
    """Who knows the cards."""
    return (
        Owned("hand", lambda state, seat: [len(state.hand[seat])], another_hand, lambda state, seat: state.hand[seat]),
        Secret("deck", lambda state, chance: sorted(state.deck)),
    )
