"""What an observer knows is exactly what follows from all that he has seen: compared with every deal there could be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random

import pytest

from regnum.engine.chance import Chance, FastChance
from regnum.engine.holdings import HEAVIEST, UNKNOWN, Held, Holdings, Remembered, observers_of, sees
from regnum.engine.knowledge import EVERYBODY, NO_EYES, Field, Knowledge, State, eyes_of

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


@pytest.mark.parametrize("controllers", [(0, 1, 2), (0, 1, 0)])
@pytest.mark.parametrize("seed", range(40))
def test_an_observer_knows_exactly_what_follows_from_what_he_saw(seed: int, controllers: tuple[int, ...]):
    rng, table = Random(seed), Table(6, controllers)
    for _ in range(25):
        happen(table, rng)
        table.check()
        assert table.holdings.problems(observers_of(controllers)) == []
