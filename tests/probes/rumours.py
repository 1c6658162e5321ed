"""Probe: rumours. Cards are drawn, looked at, taken at random, given, shown and buried; who knows what soon differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regnum.engine.chance import Chance
from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure
from regnum.engine.game import Game
from regnum.engine.holdings import Held, Holdings, Remembered, observers_of
from regnum.engine.knowledge import EVERYBODY
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import Reason, RegnumError
from tests.probes.base import SEAT, Board, Probe, table

CARDS, HAND, TURNS = 14, 2, 30
CARD = Kind("card", [f"c{number}" for number in range(CARDS)])
TO_SEAT, OF_CARD = ("seat", SEAT), ("card", CARD)
TURN = Domain(
    *(verb(each) for each in ("draw", "shuffle")),
    *(verb(each, TO_SEAT) for each in ("look", "glimpse", "take")),
    *(verb(each, OF_CARD) for each in ("show", "discard", "bury")),
    verb("give", TO_SEAT, OF_CARD),
)
DRAW, SHUFFLE, LOOK, GLIMPSE, TAKE, SHOW, DISCARD, BURY, GIVE = range(9)
NO_SUCH_SEAT = Reason(1, "no_such_seat", "rumours.1")
NOT_HELD = Reason(2, "not_held", "rumours.2")
NOTHING_THERE = Reason(3, "nothing_there", "rumours.1")

DRAWN = EventKind("drawn", "rumours.1", "seat")
CARD_DRAWN = EventKind("card_drawn", "rumours.1", "seat", "card")
LOOKED = EventKind("looked", "rumours.1", "seat", "other")
GLIMPSED = EventKind("glimpsed", "rumours.1", "seat", "other")
TAKEN = EventKind("taken", "rumours.1", "seat", "other")
CARD_TAKEN = EventKind("card_taken", "rumours.1", "seat", "other", "card")
SHOWN = EventKind("shown", "rumours.2", "seat", "card")
DISCARDED = EventKind("discarded", "rumours.2", "seat", "card")
BURIED = EventKind("buried", "rumours.2", "seat")
CARD_BURIED = EventKind("card_buried", "rumours.2", "seat", "card")
GIVEN = EventKind("given", "rumours.2", "seat", "other")
CARD_GIVEN = EventKind("card_given", "rumours.2", "seat", "other", "card")
SHUFFLED = EventKind("shuffled", "rumours.3", "seat")


class Court(Board):
    """Where the cards lie, who sees what lies there, what everybody remembers, whose turn it is, and who was pried on.

    The places are the hands of the seats, then the bag, the pile that lies open, and the crypt that nobody sees.
    """

    __slots__ = ("active", "keepers", "memories", "place", "pried", "turns")

    def __init__(self, controllers: Sequence[int]) -> None:
        seats = len(controllers)
        self.place: list[int] = [seats] * CARDS
        self.keepers: list[int] = keepers_of(seats)
        self.memories: list[list[int]] = []
        self.active = 0
        self.turns = 0
        self.pried = -1
        holdings(self).begin(observers_of(controllers))


def keepers_of(seats: int) -> list[int]:
    """Who sees what lies in each place."""
    return [*(1 << seat for seat in range(seats)), 0, EVERYBODY, 0]


def holdings(state: Court) -> Holdings:
    """The cards."""
    return Holdings(state.place, state.keepers, state.memories)


def holders(seats: int, scenario: str) -> list[int]:
    """Who holds which seat: in a game of houses every player holds two."""
    return [seat % (seats // 2) if scenario == "houses" else seat for seat in range(seats)]


class Season(Procedure[Court]):
    """rumours.0: some cards for everybody, then turn by turn."""

    steps = ("deal", "take_turn", "pass_on")

    def deal(self, game: Game[Court]) -> None:
        for seat in range(0 if game.state.turns else game.seat_count):
            for _ in range(HAND):
                draw(game, seat)

    def take_turn(self, game: Game[Court]) -> None:
        game.call(game.title.decision_classes[0]())

    def pass_on(self, game: Game[Court]) -> None:
        game.state.active = (game.state.active + 1) % game.seat_count
        game.state.turns += 1
        if game.state.turns < TURNS:
            game.repeat()


def tell_some(game: Game[Court], private: EventKind, public: EventKind, seats: Sequence[int], *numbers: int) -> None:
    """The private form, whose last number is a card, for these seats; the public one for whoever holds none of them."""
    game.tell_apart(private, seats, *numbers)
    game.tell_others(public, [each for seat in seats for each in game.companions(seat)], *numbers[:-1])


def draw(game: Game[Court], seat: int) -> None:
    """rumours.1: a card from the bag that only its owner sees."""
    card = holdings(game.state).draw(game.seat_count, seat, game.chance)
    tell_some(game, CARD_DRAWN, DRAWN, (seat,), seat, card)


class Whisper(Decision[Court]):
    """rumours.1 to rumours.3: do something with the bag, with the hand of another, with a card, or shuffle."""

    domain = TURN

    def seats(self, game: Game[Court]) -> Sequence[int]:
        return (game.state.active,)

    def why_not(self, game: Game[Court], seat: int, option: int) -> int:
        what, other, card = meaning(option)
        place, bag = game.state.place, game.seat_count
        if other >= game.seat_count or other == seat:
            return NO_SUCH_SEAT.code
        if card >= 0 and place[card] != seat:
            return NOT_HELD.code
        sources = {DRAW: (bag,), SHUFFLE: (bag + 1, bag + 2), LOOK: (other,), GLIMPSE: (other,), TAKE: (other,)}
        there = what not in sources or any(source in place for source in sources[what])
        return 0 if there else NOTHING_THERE.code

    def choose(self, game: Game[Court], seat: int, option: int) -> None:
        what, other, card = meaning(option)
        if what == DRAW:
            draw(game, seat)
        elif what == SHUFFLE:
            shuffle(game, seat)
        elif card < 0:
            pry(game, seat, what, other)
        elif what == GIVE:
            holdings(game.state).move(card, other)
            tell_some(game, CARD_GIVEN, GIVEN, (seat, other), seat, other, card)
        else:
            lay(game, seat, what, card)


def meaning(option: int) -> tuple[int, int, int]:
    """What an answer does, to which seat and with which card; -1 if it names none."""
    what, numbers = TURN.verb_of(option), TURN.numbers(option)
    if what == GIVE:
        return what, numbers[0], numbers[1]
    return (
        what,
        numbers[0] if what in (LOOK, GLIMPSE, TAKE) else -1,
        numbers[0] if what in (SHOW, DISCARD, BURY) else -1,
    )


def pry(game: Game[Court], seat: int, what: int, other: int) -> None:
    """rumours.1: look at all cards of another, or at one of them, or take one; which one is left to chance."""
    cards = holdings(game.state)
    game.state.pried = other
    if what == LOOK:
        cards.look(other, 1 << seat)
        game.tell(LOOKED, seat, other)
    elif what == GLIMPSE:
        cards.show(game.chance.take(cards.cards(other)), 1 << seat)
        game.tell(GLIMPSED, seat, other)
    else:
        card = cards.draw(other, seat, game.chance)
        tell_some(game, CARD_TAKEN, TAKEN, (seat, other), seat, other, card)


def lay(game: Game[Court], seat: int, what: int, card: int) -> None:
    """rumours.2: show a card and keep it, or throw it away, openly or face down."""
    cards, bag = holdings(game.state), game.seat_count
    if what == SHOW:
        cards.show(card)
        game.tell(SHOWN, seat, card)
    elif what == DISCARD:
        cards.move(card, bag + 1)
        game.tell(DISCARDED, seat, card)
    else:
        cards.move(card, bag + 2)
        tell_some(game, CARD_BURIED, BURIED, (seat,), seat, card)


def shuffle(game: Game[Court], seat: int) -> None:
    """rumours.3: pile and crypt go back into the bag."""
    cards, bag = holdings(game.state), game.seat_count
    cards.pour(bag + 1, bag)
    cards.pour(bag + 2, bag)
    game.tell(SHUFFLED, seat)


class Rumours(Probe[Court]):
    """Whoever holds the highest cards at the end wins."""

    id = "probe_rumours"
    scenarios = ("standard", "houses")

    def setup(self, options: Mapping[str, str], seats: int, chance: Chance, scenario: str = "standard") -> Game[Court]:
        if scenario == "houses" and seats != 2:
            raise RegnumError("there are two houses")
        return super().setup(options, seats if scenario == "standard" else 2 * seats, chance, scenario)

    def opening(self, options: Mapping[str, str], seats: int, scenario: str) -> tuple[Court, Frame[Court]]:
        return Court(holders(seats, scenario)), Season()

    def controllers(self, game: Game[Court]) -> Sequence[int]:
        return holders(game.seat_count, game.scenario)

    def redraw(self, state: Court, eyes: int, chance: Chance) -> None:
        holdings(state).sample(eyes, chance)

    def scores(self, state: Court) -> list[int]:
        return [sum(holdings(state).cards(seat)) for seat in range(len(state.keepers) - 3)]

    def invariants(self, game: Game[Court]) -> list[str]:
        state = game.state
        sound = len(state.place) == CARDS and state.keepers == keepers_of(game.seat_count)
        sound = sound and 0 <= state.active < game.seat_count and 0 <= state.turns <= TURNS
        sound = sound and -1 <= state.pried < game.seat_count
        return holdings(state).problems(observers_of(game.controllers)) if sound else ["wrong cards"]


def rumours(title: type[Rumours] = Rumours, whisper: type[Whisper] = Whisper) -> Rumours:
    """The title, made of these parts."""
    return title(
        table(Court, Held("place", "memories", holdings), Remembered("memories", holdings)),
        decisions=[whisper],
        procedures=[Season],
        events=[
            *(DRAWN, CARD_DRAWN, LOOKED, GLIMPSED, TAKEN, CARD_TAKEN),
            *(SHOWN, DISCARDED, BURIED, CARD_BURIED, GIVEN, CARD_GIVEN, SHUFFLED),
        ],
        reasons=[NO_SUCH_SEAT, NOT_HELD, NOTHING_THERE],
    )


TITLE = rumours()
