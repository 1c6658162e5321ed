"""A small sound title with hidden cards and draws, from which the broken ones are made by one change each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from regnum.engine.chance import Chance
from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure
from regnum.engine.game import Game
from regnum.engine.knowledge import Field, Owned, Secret
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import Reason
from tests.probes.base import Board, Probe, table

CARDS, HAND, PEBBLES, TURNS = 9, 2, 12, 14
CARD = Kind("card", [f"card-{number}" for number in range(CARDS)])
TURN = Domain(verb("take", ("count", Kind("count", ("one", "two")))), verb("show", ("card", CARD)), verb("draw"))
SHOW, DRAW = TURN.base("show"), TURN.base("draw")
TOO_FEW_PEBBLES = Reason(1, "too_few_pebbles", "pebbles.1")
NOT_IN_YOUR_HAND = Reason(2, "not_in_your_hand", "pebbles.2")
NO_CARDS_LEFT = Reason(3, "no_cards_left", "pebbles.3")
TAKEN = EventKind("taken", "pebbles.1", "seat", "count")
SHOWN = EventKind("shown", "pebbles.2", "seat", "card")
DRAWN = EventKind("drawn", "pebbles.3", "seat")
OWN_DRAWN = EventKind("own_drawn", "pebbles.3", "seat", "card")


class Heap(Board):
    """Pebbles, hidden hands, the bag that they come from, and the cards that were shown."""

    __slots__ = ("active", "bag", "hand", "pebbles", "score", "shown", "turns")

    def __init__(self, seats: int) -> None:
        self.pebbles = PEBBLES
        self.hand: list[list[int]] = [[] for _ in range(seats)]
        self.bag: list[int] = list(range(CARDS))
        self.shown: list[int] = []
        self.score: list[int] = [0] * seats
        self.active = 0
        self.turns = 0


class TakeTurn(Decision[Heap]):
    """pebbles.1 to pebbles.3: take one or two pebbles, show a card, or draw one."""

    domain = TURN

    def seats(self, game: Game[Heap]) -> Sequence[int]:
        return (game.state.active,)

    def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
        if option < SHOW:
            return 0 if option < game.state.pebbles else TOO_FEW_PEBBLES.code
        if option < DRAW:
            return 0 if option - SHOW in game.state.hand[seat] else NOT_IN_YOUR_HAND.code
        return 0 if game.state.bag else NO_CARDS_LEFT.code

    def choose(self, game: Game[Heap], seat: int, option: int) -> None:
        state = game.state
        if option < SHOW:
            state.pebbles -= option + 1
            state.score[seat] += option + 1
            game.tell(TAKEN, seat, option + 1)
        elif option < DRAW:
            state.hand[seat].remove(option - SHOW)
            state.shown.append(option - SHOW)
            game.tell(SHOWN, seat, option - SHOW)
        else:
            draw(game, seat)


def draw(game: Game[Heap], seat: int) -> None:
    """pebbles.3: a card that only its owner sees."""
    card = game.chance.take(game.state.bag)
    game.state.hand[seat] = sorted([*game.state.hand[seat], card])
    game.tell_apart(OWN_DRAWN, (seat,), seat, card)
    game.tell_others(DRAWN, (seat,), seat)


class Round(Procedure[Heap]):
    """pebbles.0: turn by turn until the pebbles are gone or time is up."""

    steps: ClassVar[tuple[str, ...]] = ("draw_hands", "take_turn", "pass_on")

    def draw_hands(self, game: Game[Heap]) -> None:
        for seat in range(0 if game.state.turns else game.seat_count):
            for _ in range(HAND):
                draw(game, seat)

    def take_turn(self, game: Game[Heap]) -> None:
        game.call(game.title.decision_classes[0]())

    def pass_on(self, game: Game[Heap]) -> None:
        state = game.state
        state.active = (state.active + 1) % game.seat_count
        state.turns += 1
        if state.pebbles and state.turns < TURNS:
            game.repeat()


class Pebbles(Probe[Heap]):
    """Who takes most pebbles wins."""

    id = "pebbles"

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Heap, Frame[Heap]]:
        return Heap(seats), self.procedure_classes[0]()

    def redraw(self, state: Heap, eyes: int, chance: Chance) -> None:
        others = [other for other in range(len(state.hand)) if not eyes >> other & 1]
        state.bag = sorted(state.bag + [card for other in others for card in state.hand[other]])
        for other in others:
            state.hand[other] = sorted(chance.take(state.bag) for _ in state.hand[other])

    def scores(self, state: Heap) -> list[int]:
        return state.score

    def invariants(self, game: Game[Heap]) -> list[str]:
        return [] if game.state.pebbles >= 0 else ["less than no pebbles"]


def another_hand(state: Heap, seat: int, chance: Chance) -> list[int]:
    """Other cards for this hand out of those that may be in it or in the bag."""
    unseen = chance.shuffled(state.bag + state.hand[seat])
    state.bag = sorted(unseen[len(state.hand[seat]) :])
    return sorted(unseen[: len(state.hand[seat])])


def count_cards(state: Heap, seat: int) -> list[int]:
    """What others see of a hand."""
    return [len(state.hand[seat])]


def cards_of(state: Heap, seat: int) -> list[int]:
    """What others do not see of a hand."""
    return state.hand[seat]


HAND_FIELD: Field[Heap] = Owned("hand", count_cards, another_hand, cards_of)
BAG_FIELD: Field[Heap] = Secret("bag", lambda state, chance: sorted(state.bag))


def pebbles(
    title: type[Pebbles] = Pebbles,
    turn: type[TakeTurn] = TakeTurn,
    procedure: type[Round] = Round,
    hand: Field[Heap] = HAND_FIELD,
) -> Pebbles:
    """The title, made of these parts."""
    return title(
        table(Heap, hand, BAG_FIELD),
        decisions=[turn],
        procedures=[procedure],
        events=[TAKEN, SHOWN, DRAWN, OWN_DRAWN],
        reasons=[TOO_FEW_PEBBLES, NOT_IN_YOUR_HAND, NO_CARDS_LEFT],
    )
