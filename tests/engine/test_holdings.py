"""What an observer knows is exactly what follows from all that he has seen: compared with every deal there could be."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from fractions import Fraction
from random import Random

import pytest

from regnum.engine.chance import MASK, Chance, FastChance, ScriptedChance
from regnum.engine.holdings import MOST_CASES, Held, Holdings, Remembered, observers_of
from regnum.engine.knowledge import EVERYBODY, NO_EYES, Field, Knowledge, State
from regnum.engine.memory import HEAVIEST, UNKNOWN, Memory, below
from tests.probes.rumours import BAG, CRYPT, KEEPERS, PILE, A, B, C, Table, happen


@pytest.mark.parametrize("controllers", [(0, 1, 2), (0, 1, 0)])
@pytest.mark.parametrize("seed", range(40))
def test_an_observer_knows_exactly_what_follows_from_what_he_saw(seed: int, controllers: tuple[int, ...]):
    rng, table = Random(seed), Table(6, controllers)
    for _ in range(25):
        happen(table, rng)
        table.check()
        assert table.holdings.problems(observers_of(controllers)) == []


# ---- by hand --------------------------------------------------------------------------------------------------------


def shares(table: Table, eyes: int, card: int) -> dict[int, Fraction]:
    """How likely the card lies in which place, as these eyes see it."""
    found: dict[int, Fraction] = {}
    memory = table.holdings.memory(eyes)
    for world in table.worlds(eyes):
        share = Fraction(memory.weight(world), memory.total())
        found[world[card]] = found.get(world[card], Fraction(0)) + share
    return found


def test_a_known_card_among_three_is_passed_on_with_a_third():
    table = Table(9)
    table.deal([0], [1, 2], [3, 4])
    table.move(0, B)  # A gives card 0 to B, and C takes a card from B
    table.move(1, C)
    assert shares(table, 1 << A, 0) == {B: Fraction(2, 3), C: Fraction(1, 3)}
    assert shares(table, 1 << A, 5) == {B: Fraction(1, 6), C: Fraction(1, 3), BAG: Fraction(1, 2)}
    masks = table.holdings.possible(1 << A)
    assert masks[0] == 1 << B | 1 << C
    assert masks[5] == 1 << B | 1 << C | 1 << BAG
    table.check()


def test_what_is_seen_elsewhere_says_where_a_card_went():
    table = Table(9)
    table.deal([0], [1, 2], [3, 4])
    table.move(0, B)
    table.move(0, C)
    table.show(1, 1 << A)
    table.show(2, 1 << A)
    assert shares(table, 1 << A, 0) == {C: Fraction(1)}
    assert table.holdings.known(1 << A)[0] == C
    table.check()


def test_cards_that_were_open_are_not_in_what_was_kept_when_they_were_shuffled():
    table = Table(6)
    table.deal([], [0], [1, 2])
    table.move(1, PILE)
    table.pour(PILE, BAG)
    table.move(1, C)
    masks = table.holdings.possible(1 << A)
    assert masks[1] == 1 << C | 1 << BAG  # and B still has the card of before
    assert masks[0] == 1 << B | 1 << C | 1 << BAG
    table.check()


def test_giver_and_taker_know_the_card_and_others_do_not():
    table = Table(6)
    table.deal([0, 1], [2])
    table.move(0, B)
    known = [table.holdings.known(eyes)[0] for eyes in (1 << A, 1 << B, 1 << C, NO_EYES)]
    assert known == [B, B, UNKNOWN, UNKNOWN]


def test_whoever_holds_two_seats_knows_what_either_saw():
    table = Table(6, (0, 1, 0))
    table.deal([0], [1, 2], [3])
    table.show(1, 1 << A)
    table.show(2, 1 << C)
    assert table.holdings.known(1 << A | 1 << C)[:4] == [A, B, B, C]
    with pytest.raises(ValueError, match="no observer has the eyes 1"):
        table.holdings.known(1 << A)


def test_an_heir_sees_what_he_inherits():
    table = Table(6)
    table.deal([0], [1, 2], [3])
    table.holdings.pour(B, A)
    assert table.holdings.known(1 << A)[:3] == [A, A, A]
    assert table.holdings.known(1 << B)[:3] == [UNKNOWN, A, A]
    assert table.holdings.known(1 << C)[:3] == [UNKNOWN, UNKNOWN, UNKNOWN]


def test_nobody_sees_a_card_where_it_cannot_be():
    table = Table(4)
    table.deal([0], [1])
    memory = table.holdings.memory(1 << A)
    memory.see(0, B)
    with pytest.raises(ValueError, match="nobody can have seen"):
        memory.settle(MOST_CASES)


def test_copies_may_share_their_rows():
    rng, table = Random(3), Table(6)
    for _ in range(10):
        happen(table, rng)
    rows, before = table.holdings.memories[:], deepcopy(table.holdings.memories)
    for _ in range(40):
        happen(table, rng)
    assert rows == before
    assert table.holdings.memories != before


# ---- the sampler ----------------------------------------------------------------------------------------------------


def test_a_sample_forgets_what_others_have_seen():
    table = Table(8)
    table.deal([0, 1], [2, 3], [4, 5])
    table.look(B, 1 << C)
    own = table.holdings.memories[1]
    table.holdings.sample(1 << A, FastChance(1))
    assert table.holdings.memories == [[0], own, [2], [4]]
    theirs = table.holdings.cards(C)
    assert [card for card, place in enumerate(table.holdings.known(1 << C)) if place != UNKNOWN] == theirs
    table.holdings.move(theirs[0], PILE)
    assert table.holdings.known(1 << C)[theirs[0]] == table.holdings.known(NO_EYES)[theirs[0]] == PILE
    assert table.holdings.problems(observers_of([0, 1, 2])) == []


def test_a_number_below_a_limit_of_any_size():
    limit = 3 * MASK
    beyond = MASK - 1  # the last numbers below MASK * MASK do not make a whole limit
    assert MASK * MASK % limit == 0
    assert below(ScriptedChance([4, 7]), limit) == (4 * MASK + 7) % limit
    assert below(ScriptedChance([beyond, beyond, 0, 5]), limit + 1) == 5
    assert below(ScriptedChance([6]), MASK) == 6


# ---- scrambling -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(30))
def test_scrambling_changes_what_an_observer_cannot_know_and_nothing_else(seed: int):
    rng, table = Random(seed), Table(6)
    for _ in range(20):
        happen(table, rng)
    before = table.holdings
    for number, witness in enumerate(table.witnesses):
        found = set()
        for attempt in range(150):
            twin = Holdings(before.place[:], before.keepers, before.memories[:])
            twin.scramble(witness.eyes, FastChance(attempt))
            assert twin.memories[number] == before.memories[number]
            assert twin.problems(observers_of([0, 1, 2])) == []  # others have seen the cards in their new places
            found.add(tuple(twin.place))
        assert found <= set(witness.worlds)
        assert len(found) > 1 or len(witness.worlds) == 1
        assert len(found) == len(witness.worlds) or len(witness.worlds) > 12


def test_scrambling_moves_a_card_that_may_have_been_passed_on():
    table = Table(9)
    table.deal([0], [1, 2], [3, 4])
    table.move(0, B)
    table.move(1, C)
    places = set()
    for attempt in range(100):
        twin = Holdings(table.holdings.place[:], KEEPERS, table.holdings.memories[:])
        twin.scramble(1 << A, FastChance(attempt))
        places.add(twin.place[0])
    assert places == {B, C}


# ---- limits ---------------------------------------------------------------------------------------------------------


def mingled(memory: Memory) -> Memory:
    """After many unseen moves from hand to hand, and to and from the bag."""
    rng = Random(1)
    for _ in range(30):
        sizes = [memory.lots.count(-1 - place) + memory.counts(memory.cases[0])[place] for place in range(len(KEEPERS))]
        origin = rng.choice([place for place in (A, B, C, BAG, CRYPT) if sizes[place]])
        memory.slip(origin, rng.choice([place for place in (A, B, C, BAG, CRYPT) if place != origin]))
        memory.settle(1 << 30)
        if rng.random() < 0.2:
            memory.pour(CRYPT, BAG)
            memory.settle(1 << 30)
    return memory


def start(cards: int) -> Memory:
    """A spectator who has seen all cards where they lie."""
    lots = [-1 - place for place in (A, A, A, B, B, B, C, C, C, BAG, BAG, BAG)]
    return Memory(NO_EYES, len(KEEPERS), 0, lots[:cards], [[1]])


def test_with_too_many_cases_the_oldest_differences_are_forgotten():
    exact, short = mingled(start(12)), mingled(start(12))
    assert len(exact.cases) > 40
    assert exact.row() == short.row()
    short.settle(10)
    assert 1 <= len(short.cases) <= 10
    assert short.counts(short.cases[0]) == exact.counts(exact.cases[0])
    masks = exact.masks(), short.masks()
    for own, other in zip(exact.lots, short.lots, strict=True):
        was = masks[0][own] if own >= 0 else 1 << (-1 - own)
        now = masks[1][other] if other >= 0 else 1 << (-1 - other)
        assert was & now == was  # nothing that is possible becomes impossible
    for number in range(200):
        place = [UNKNOWN if lot >= 0 else -1 - lot for lot in exact.lots]
        exact.deal(place, FastChance(number))
        assert short.weight(place) > 0


def newest(memory: Memory) -> list[float]:
    """How many slots of the highest kind each place has on average."""
    total, base = memory.total(), 1 + (memory.kinds - 1) * memory.places
    shares = [case[0] * memory.deals(case) / total for case in memory.cases]
    columns = range(base, base + memory.places)
    return [sum(share * case[at] for share, case in zip(shares, memory.cases, strict=True)) for at in columns]


def test_what_is_not_forgotten_stays_as_likely():
    memory = mingled(start(12))
    before, kinds = newest(memory), memory.kinds
    memory.settle(len(memory.cases) - 1)
    assert 1 < memory.kinds < kinds
    assert newest(memory) == pytest.approx(before, rel=1e-9)


def test_in_the_end_only_numbers_of_cards_are_left():
    memory = mingled(start(12))
    memory.settle(1)
    assert memory.kinds == len(memory.cases) == 1
    assert memory.cases[0][0] == 1


def test_weights_fit_into_a_file():
    memory = mingled(start(9))
    for number, case in enumerate(memory.cases):
        case[0] = (1 << 90) + 3 * number if number else 1
    memory.settle(1 << 30)
    assert len(memory.cases) > 1
    assert HEAVIEST // 4 < max(case[0] for case in memory.cases) < 2 * HEAVIEST
    assert min(case[0] for case in memory.cases) == 1


def season(holdings: Holdings, chance: Chance, rng: Random, seats: int) -> Iterator[None]:
    """A turn of a large game: cards for all, most of them played, some taken at random, and a few kept."""
    bag, pile = seats, seats + 1
    for seat in range(seats):
        for _ in range(rng.randint(4, 6)):
            holdings.draw(bag, seat, chance)
    for _ in range(24):
        seat, other = rng.sample(range(seats), 2)
        hand, theirs = holdings.cards(seat), holdings.cards(other)
        if hand and rng.random() < 0.85:
            holdings.move(rng.choice(hand), pile)
        elif theirs and rng.random() < 0.7:
            holdings.draw(other, seat, chance)
        else:
            holdings.look(other, 1 << seat)
        yield
    for seat in range(seats):
        for card in holdings.cards(seat)[rng.choice((0, 1, 2)) :]:
            holdings.move(card, pile)
    holdings.pour(pile, bag)
    yield


def test_a_large_game_stays_within_its_limits():
    most = 0
    for seed in range(2):
        rng, chance = Random(seed), FastChance(seed)
        holdings = Holdings([6] * 110, [*(1 << seat for seat in range(6)), 0, EVERYBODY], [])
        holdings.begin(observers_of(range(6)))
        for _ in range(7):
            for _ in season(holdings, chance, rng, 6):
                most = max(most, *(len(holdings.memory(row[0]).cases) for row in holdings.memories))
                assert most <= MOST_CASES
            assert holdings.problems(observers_of(range(6))) == []
        holdings.sample(1, chance)
        assert holdings.problems(observers_of(range(6))) == []
    assert most > MOST_CASES // 2


# ---- in a state -----------------------------------------------------------------------------------------------------


class Chest(State):
    __slots__ = ("keepers", "memories", "place")

    def __init__(self) -> None:
        self.place: list[int] = [BAG] * 6
        self.keepers: list[int] = KEEPERS[:]
        self.memories: list[list[int]] = []

    def copy(self) -> Chest:
        twin = Chest()
        twin.place, twin.memories = self.place[:], self.memories[:]
        return twin


def inside(state: Chest) -> Holdings:
    return Holdings(state.place, state.keepers, state.memories)


KNOWLEDGE = Knowledge(
    Chest, Field[Chest]("keepers"), Held[Chest]("place", "memories", inside), Remembered[Chest]("memories", inside)
)


def dealt() -> Chest:
    """Two cards for A and for B; the others are in the bag."""
    chest = Chest()
    inside(chest).begin(observers_of([0, 1, 2]))
    for card, seat in enumerate((A, A, B, B)):
        inside(chest).move(card, seat)
    return chest


def test_a_view_tells_where_cards_lie_and_where_they_may_lie():
    view = KNOWLEDGE.view(dealt(), 1 << A)
    anywhere = 1 << B | 1 << BAG
    assert view["place"] == [A, A, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]
    assert view["memories"] == [[2, 2, 0, 2, 0, 0], [1, 1, anywhere, anywhere, anywhere, anywhere]]


def test_who_learns_a_card_cannot_have_it_taken_back():
    eyes = [1 << A, 1 << B, 1 << C, NO_EYES]
    for happening, shows in (
        (lambda holdings: holdings.show(0, 1 << B), True),
        (lambda holdings: holdings.move(0, B), True),
        (lambda holdings: holdings.move(0, PILE), True),
        (lambda holdings: holdings.show(0, 1 << A), False),
        (lambda holdings: holdings.move(0, CRYPT), False),
    ):
        before = dealt()
        after = before.copy()
        happening(inside(after))
        assert KNOWLEDGE.shows_more(before, after, eyes) == shows


def test_a_damaged_memory_is_noticed():
    sound = dealt()
    observers = observers_of([0, 1, 2])
    assert inside(sound).problems(observers) == []
    assert inside(sound).problems([0, 1, 2]) == ["the observers are others"]
    for place, value, found in ((0, 9, "nowhere"), (0, -1, "nowhere"), (0, BAG, "remember what cannot be")):
        chest = sound.copy()
        chest.place[place] = value
        assert found in inside(chest).problems(observers)[0]
    row = sound.memories[1]
    for at in range(1, len(row)):
        for change in (-9, -1, 1, 9):
            if at != 2 + len(sound.place) or change < 0:  # the weight of the only case may be any
                chest = sound.copy()
                chest.memories[1] = [*row[:at], row[at] + change, *row[at + 1 :]]
                assert inside(chest).problems(observers) == ["eyes [1] remember what cannot be"], (at, change)
    for damaged in (row[:2], row[:5], row[:-1], [*row, 1]):
        chest = sound.copy()
        chest.memories[1] = damaged
        assert inside(chest).problems(observers)


def test_damage_in_a_single_case_is_noticed():
    rng, table = Random(1), Table(6)
    while len(table.holdings.memory(NO_EYES).cases) < 2:
        happen(table, rng)
    row = table.holdings.memories[0]
    for at in (-1, -2):
        damaged = [[*row[:at], row[at] + 1, *(row[at + 1 :] if at < -1 else [])], *table.holdings.memories[1:]]
        assert Holdings(table.holdings.place, KEEPERS, damaged).problems(observers_of([0, 1, 2]))
