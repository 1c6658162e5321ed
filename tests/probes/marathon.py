"""Probe: marathon. A game as long as the longest, with little to decide and much to tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regnum.engine.chance import Chance
from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure
from regnum.engine.game import Game
from regnum.engine.moves import Domain, verb
from tests.probes.base import Dealt, Probe, deal_anew, hidden_hands, table

CARDS = 60
STEP = EventKind("step", "marathon.1", "seat", "number")
SEEN = EventKind("seen", "marathon.1", "seat", "number")
UNSEEN = EventKind("unseen", "marathon.1", "seat")


class Road(Dealt):
    """How far everybody has come; hands are only there to be kept secret."""

    __slots__ = ("active", "distance", "left")

    def __init__(self, seats: int, length: int) -> None:
        super().__init__(seats, range(CARDS))
        self.distance: list[int] = [0] * seats
        self.active = 0
        self.left = length


class Race(Procedure[Road]):
    """marathon.0: step by step."""

    steps = ("step", "pass_on")

    def step(self, game: Game[Road]) -> None:
        game.call(Step())

    def pass_on(self, game: Game[Road]) -> None:
        state = game.state
        state.active = (state.active + 1) % game.seat_count
        state.left -= 1
        if state.left:
            game.repeat()


class Step(Decision[Road]):
    """marathon.1: walk, or run and exchange a card that nobody sees."""

    domain = Domain(verb("walk"), verb("run"))
    open_to_all = True

    def seats(self, game: Game[Road]) -> Sequence[int]:
        return (game.state.active,)

    def why_not(self, game: Game[Road], seat: int, option: int) -> int:
        return 0

    def choose(self, game: Game[Road], seat: int, option: int) -> None:
        state = game.state
        state.distance[seat] += 1 + option
        game.tell(STEP, seat, state.distance[seat])
        if option:
            card = game.chance.take(state.deck)
            state.hand[seat] = sorted([*state.hand[seat], card])
            state.deck = sorted([*state.deck, state.hand[seat].pop(game.chance.below(len(state.hand[seat])))])
            game.tell_apart(SEEN, (seat,), seat, card)
            game.tell_others(UNSEEN, (seat,), seat)


class Marathon(Probe[Road]):
    """Whoever comes farthest wins."""

    id = "probe_marathon"
    length = 40

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Road, Frame[Road]]:
        return Road(seats, self.length), Race()

    def redraw(self, state: Road, eyes: int, chance: Chance) -> None:
        deal_anew(state, eyes, chance)

    def scores(self, state: Road) -> list[int]:
        return state.distance

    def invariants(self, game: Game[Road]) -> list[str]:
        state = game.state
        cards = sorted([*state.deck, *(card for hand in state.hand for card in hand)])
        sound = len(state.hand) == len(state.distance) == game.seat_count and 0 <= state.active < game.seat_count
        return [] if sound and cards == list(range(CARDS)) and state.left >= 0 else ["wrong cards"]


def marathon(length: int) -> Marathon:
    """A race of so many steps."""
    title = Marathon(
        table(Road, *hidden_hands(Road)), decisions=[Step], procedures=[Race], events=[STEP, SEEN, UNSEEN], reasons=[]
    )
    title.length = length
    return title


TITLE = marathon(40)
