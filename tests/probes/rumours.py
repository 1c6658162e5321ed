"""Probe: rumours. Cards are drawn, looked at, taken at random, given, shown and buried; who knows what soon differs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random

from regnum.engine.chance import Chance
from regnum.engine.events import EventKind
from regnum.engine.frames import Decision, Frame, Procedure
from regnum.engine.game import Game
from regnum.engine.holdings import Held, Holdings, Remembered, observers_of, sees
from regnum.engine.knowledge import EVERYBODY, NO_EYES
from regnum.engine.memory import UNKNOWN
from regnum.engine.moves import Domain, Kind, verb
from regnum.engine.refusals import Reason, RegnumError
from tests.probes.base import SEAT, Board, Probe, table

CARDS, HAND, TURNS = 10, 2, 30
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
    """rumours.0: some cards for everybody, then turn by turn; at the end everybody leaves a card."""

    steps = ("deal", "take_turn", "pass_on", "part")

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

    def part(self, game: Game[Court]) -> None:
        game.call(*(Farewell(seat) for seat in range(game.seat_count)))


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


class Farewell(Decision[Court]):
    """rumours.4: who holds cards leaves one of them on the pile."""

    domain = Domain(verb("leave", OF_CARD))
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def seats(self, game: Game[Court]) -> Sequence[int]:
        return (self.seat,) if self.seat in game.state.place else ()

    def why_not(self, game: Game[Court], seat: int, option: int) -> int:
        return 0 if game.state.place[option] == seat else NOT_HELD.code

    def choose(self, game: Game[Court], seat: int, option: int) -> None:
        lay(game, seat, DISCARD, option)


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
        decisions=[whisper, Farewell],
        procedures=[Season],
        events=[
            *(DRAWN, CARD_DRAWN, LOOKED, GLIMPSED, TAKEN, CARD_TAKEN),
            *(SHOWN, DISCARDED, BURIED, CARD_BURIED, GIVEN, CARD_GIVEN, SHUFFLED),
        ],
        reasons=[NO_SUCH_SEAT, NOT_HELD, NOTHING_THERE],
    )


TITLE = rumours()


# ---- what follows from what was seen --------------------------------------------------------------------------------

SEATS = 3
BAG, PILE, CRYPT = SEATS, SEATS + 1, SEATS + 2  # a bag, an open pile, and a pile that nobody sees
KEEPERS = [1, 2, 4, 0, EVERYBODY, 0]
A, B, C = range(SEATS)
Worlds = dict[tuple[int, ...], Fraction]  # how likely it is that the cards lie so


class Witness:
    """Somebody who thinks of every possible deal, one by one: slow, and plainly right."""

    def __init__(self, eyes: int, place: list[int]) -> None:
        self.eyes = eyes
        self.worlds: Worlds = {tuple(place): Fraction(1)}

    def slip(self, origin: int, to: int) -> None:
        found: Worlds = {}
        for world, share in self.worlds.items():
            cards = [card for card, place in enumerate(world) if place == origin]
            for card in cards:
                moved = (*world[:card], to, *world[card + 1 :])
                found[moved] = found.get(moved, Fraction(0)) + share / len(cards)
        self.worlds = found

    def see(self, card: int, place: int) -> None:
        left = {world: share for world, share in self.worlds.items() if world[card] == place}
        self.worlds = {world: share / sum(left.values()) for world, share in left.items()}

    def pour(self, origin: int, to: int) -> None:
        found: Worlds = {}
        for world, share in self.worlds.items():
            moved = tuple(to if place == origin else place for place in world)
            found[moved] = found.get(moved, Fraction(0)) + share
        self.worlds = found

    def move(self, card: int, origin: int, to: int, seen: int) -> None:
        if sees(seen, self.eyes):
            self.see(card, origin)
            self.worlds = {(*world[:card], to, *world[card + 1 :]): share for world, share in self.worlds.items()}
        else:
            self.slip(origin, to)


class Table:
    """Holdings, and for every observer a witness who follows the same happenings."""

    def __init__(self, cards: int, controllers: tuple[int, ...] = (0, 1, 2)) -> None:
        self.holdings = Holdings([BAG] * cards, KEEPERS[:], [])
        self.holdings.begin(observers_of(controllers))
        self.witnesses = [Witness(eyes, self.holdings.place) for eyes in observers_of(controllers)]

    def move(self, card: int, to: int, extra: int = NO_EYES) -> None:
        origin = self.holdings.place[card]
        self.holdings.move(card, to, extra)
        for witness in self.witnesses:
            witness.move(card, origin, to, KEEPERS[origin] | KEEPERS[to] | extra)

    def deal(self, *hands: list[int]) -> None:
        for seat, cards in enumerate(hands):
            for card in cards:
                self.move(card, seat)

    def show(self, card: int, witnesses: int = EVERYBODY) -> None:
        self.holdings.show(card, witnesses)
        for witness in self.witnesses:
            if sees(witnesses, witness.eyes):
                witness.see(card, self.holdings.place[card])

    def look(self, place: int, witnesses: int) -> None:
        for card in self.holdings.cards(place):
            self.show(card, witnesses)

    def pour(self, origin: int, to: int) -> None:
        self.holdings.pour(origin, to)
        for witness in self.witnesses:
            witness.pour(origin, to)

    def check(self) -> None:
        """Every observer knows exactly what his witness knows."""
        for witness in self.witnesses:
            memory = self.holdings.memory(witness.eyes)
            total = memory.total()
            shares = {world: Fraction(memory.weight(world), total) for world in witness.worlds}
            assert shares == witness.worlds  # all of them together are 1, so nothing else is possible
            for card, mask in enumerate(self.holdings.possible(witness.eyes)):
                places = {world[card] for world in witness.worlds}
                assert mask == sum(1 << place for place in places)
                known = self.holdings.known(witness.eyes)[card]
                assert known == (places.pop() if len(places) == 1 else UNKNOWN)

    def worlds(self, eyes: int) -> Worlds:
        return next(witness.worlds for witness in self.witnesses if witness.eyes == eyes)


def happen(table: Table, rng: Random) -> None:
    """Something happens: a draw, a gift, a theft, a look, a glimpse, a card shown or thrown away, a pile poured."""
    holdings = table.holdings
    seat, other = rng.sample(range(SEATS), 2)
    hand, theirs, bag = holdings.cards(seat), holdings.cards(other), holdings.cards(BAG)
    what = rng.randrange(9)
    if what <= 1 and bag:
        table.move(rng.choice(bag), seat)
    elif what == 2 and theirs:
        table.move(rng.choice(theirs), seat, rng.choice((NO_EYES, NO_EYES, EVERYBODY)))
    elif what == 3 and theirs:
        table.show(rng.choice(theirs), 1 << seat)
    elif what == 4:
        table.look(other, 1 << seat)
    elif what == 5 and hand:
        table.show(rng.choice(hand), rng.choice((EVERYBODY, 1 << other)))
    elif what in (6, 7) and hand:
        table.move(rng.choice(hand), rng.choice((PILE, CRYPT, BAG)))
    elif what == 8:
        table.pour(rng.choice((PILE, CRYPT)), BAG)
