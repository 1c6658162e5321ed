"""Over many resamples every hidden card turns up in every place where it could be, as often as it should."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from regnum.engine.chance import Chance, FastChance
from regnum.engine.holdings import Holdings
from regnum.engine.memory import Memory
from regnum.titles.pax_renaissance.position.state import TAKEN
from regnum.titles.pax_renaissance.title import TITLE as PAX
from tests.conformance.playing import AnyGame
from tests.conformance.secrecy import Fact, check_frequencies
from tests.probes import bazaar, duel, rumours, sealed_bids
from tests.probes.base import SEAT


def test_every_hand_of_a_duel_is_as_likely_as_any_other():
    game = duel.TITLE.setup({}, 2, FastChance(3))
    unseen = sorted(game.state.hand[1] + game.state.deck)
    hands: list[Fact] = list(combinations(unseen, duel.HAND))
    check_frequencies(game, 0, lambda twin: [tuple(twin.state.hand[1])], dict.fromkeys(hands, 1 / len(hands)), 8000)


def test_every_card_of_a_duel_of_three_is_everywhere_it_can_be():
    game = duel.TITLE.setup({}, 3, FastChance(4))
    places = {1: duel.HAND, 2: duel.HAND, -1: len(game.state.deck)}
    unseen = sorted(game.state.hand[1] + game.state.hand[2] + game.state.deck)
    expected: dict[Fact, float] = {
        (place, card): size / len(unseen) for place, size in places.items() for card in unseen
    }

    def facts(twin: AnyGame) -> list[Fact]:
        held = [(seat, card) for seat in (1, 2) for card in twin.state.hand[seat]]
        return [*held, *((-1, card) for card in twin.state.deck)]

    check_frequencies(game, 0, facts, expected, 4000)


def test_a_shown_card_is_not_guessed_again():
    game = duel.TITLE.setup({}, 2, FastChance(3))
    card = game.state.hand[1].pop()
    game.state.pile.append(card)
    unseen = len(game.state.hand[1]) + len(game.state.deck)
    share = len(game.state.hand[1]) / unseen
    expected: dict[Fact, float] = {(other,): share for other in (*game.state.hand[1], *game.state.deck)}
    assert (card,) not in expected
    check_frequencies(game, 0, lambda twin: [(each,) for each in twin.state.hand[1]], expected, 4000)


def test_every_possible_sealed_answer_is_guessed():
    game = sealed_bids.TITLE.setup({"payment": "winner"}, 3, FastChance(0))
    game.state.coins[1] = 2
    game.push("bid 2", seat=1)
    possible = (0, 1, 2, sealed_bids.ABSTAIN)
    check_frequencies(game, 0, lambda twin: [(twin.sealed[1],)], {(option,): 1 / 4 for option in possible}, 4000)


def test_every_wish_of_a_bazaar_is_guessed():
    game = bazaar.TITLE.setup({}, 2, FastChance(0))
    check_frequencies(game, 0, lambda twin: [tuple(twin.state.wish[1])], {(good,): 1 / 3 for good in range(3)}, 4000)


def test_a_card_of_pax_that_may_have_been_thrown_away_is_doubtful():
    game = PAX.setup(PAX.check_options({}), 2, FastChance(0))
    state = game.state
    first, second, third, last = cards = [state.pool[0].pop() for _ in range(4)]
    for card in cards:
        state.place[card], state.owner[card] = TAKEN, 1
    state.taken[1] = [first, second, -1, third, -1, last]
    state.hand[1] = sorted([first, last])
    assert not PAX.invariants(game)
    expected: dict[Fact, float] = {(first,): 1 / 4, (second,): 1 / 4, (third,): 1 / 2, (last,): 1.0}
    check_frequencies(game, 0, lambda twin: [(card,) for card in twin.state.hand[1]], expected, 4000)


# ---- rumours --------------------------------------------------------------------------------------------------------


class Fork(Chance):
    """Answers from a list and then always 0; it remembers among how many each answer was chosen."""

    kind = "fork"

    def __init__(self, answers: tuple[int, ...]) -> None:
        super().__init__()
        self.answers = answers
        self.limits: list[int] = []

    def draw(self, limit: int) -> int:
        self.limits.append(limit)
        return self.answers[self.counter] if self.counter < len(self.answers) else 0


def every_sample(holdings: Holdings, eyes: int) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """Everything that the sampler can deal, by all that chance can answer, and how likely it is."""
    answers: tuple[int, ...] | None = ()
    while answers is not None:
        chance, twin = Fork(answers), Holdings(holdings.place[:], holdings.keepers, holdings.memories[:])
        twin.sample(eyes, chance)
        share = Fraction(1)
        for limit in chance.limits:
            share /= limit
        yield tuple(twin.place), share
        drawn = [*answers, *([0] * (len(chance.limits) - len(answers)))]
        while drawn and drawn[-1] + 1 == chance.limits[len(drawn) - 1]:
            drawn.pop()
        answers = (*drawn[:-1], drawn[-1] + 1) if drawn else None


@pytest.mark.parametrize("controllers", [(0, 1, 2), (0, 1, 0)])
@pytest.mark.parametrize("cases", [1, 2, 3])
def test_the_sampler_deals_everything_exactly_as_often_as_it_is_likely(cases: int, controllers: tuple[int, ...]):
    for eyes, table in puzzled(cases, controllers):
        found: rumours.Worlds = {}
        for world, share in every_sample(table.holdings, eyes):
            found[world] = found.get(world, Fraction(0)) + share
        assert found == table.worlds(eyes)


def puzzled(cases: int, controllers: tuple[int, ...]) -> Iterator[tuple[int, rumours.Table]]:
    """Four times somebody for whom so many cases are possible."""
    rng, found = Random(cases), 0
    while found < 4:
        table = rumours.Table(5, controllers)
        for _ in range(20):
            rumours.happen(table, rng)
            puzzled = [row[0] for row in table.holdings.memories if is_puzzle(table.holdings.memory(row[0]), cases)]
            if puzzled and found < 4:
                found += 1
                yield puzzled[0], table


def is_puzzle(memory: Memory, cases: int) -> bool:
    return memory.kinds > 0 and len(memory.cases) == cases


def told(game: AnyGame, witness: rumours.Witness, text: str) -> None:
    """A move is made, and a witness thinks about what he sees of it."""
    before, after, keepers = list(game.state.place), game.state.place, game.state.keepers
    seat, bag, (what, *names) = game.waiting[0], game.seat_count, text.split()
    other = SEAT.find(names[0]) if what in ("look", "glimpse") else -1
    theirs = [card for card in range(rumours.CARDS) if before[card] == other]
    seen = {"look": theirs, "glimpse": [game.chance.copy().take(theirs[:])] if theirs else []}.get(what, [])
    game.push(text)
    if what == "shuffle":
        witness.pour(bag + 1, bag)
        witness.pour(bag + 2, bag)
    elif what == "show":
        witness.see(rumours.CARD.find(names[0]), seat)
    for card in seen if witness.eyes >> seat & 1 else []:
        witness.see(card, other)
    for card in [card for card, place in enumerate(after) if place != before[card] and what != "shuffle"]:
        witness.move(card, before[card], after[card], keepers[before[card]] | keepers[after[card]])


def court(eyes: int, players: int = 3, scenario: str = "standard") -> tuple[AnyGame, rumours.Witness]:
    """A first position, and somebody with these eyes who saw how it came about."""
    game = rumours.TITLE.setup({}, players, FastChance(7), scenario)
    witness = rumours.Witness(eyes, [game.seat_count] * rumours.CARDS)
    for card, place in enumerate(game.state.place):
        if place < game.seat_count:
            witness.move(card, game.seat_count, place, game.state.keepers[place])
    return game, witness


def held(game: AnyGame, seat: int) -> str:
    """The lowest card of a seat."""
    return f"c{game.state.place.index(seat)}"


def check_rumours(game: AnyGame, witness: rumours.Witness, draws: int) -> None:
    """What somebody knows is exactly what his witness knows, and resampling deals every card as often."""
    memory = rumours.holdings(game.state).memory(witness.eyes)
    total = memory.total()
    assert {world: Fraction(memory.weight(world), total) for world in witness.worlds} == witness.worlds
    expected: dict[Fact, float] = {}
    for world, share in witness.worlds.items():
        for fact in enumerate(world):
            expected[fact] = expected.get(fact, 0.0) + float(share)
    seat = next(seat for seat in range(-1, game.seat_count) if game.eyes(seat) == witness.eyes)
    check_frequencies(game, seat, lambda twin: list(enumerate(twin.state.place)), rounded(expected), draws)


def rounded(expected: dict[Fact, float]) -> dict[Fact, float]:
    """Sums of many small shares, no more than 1."""
    return {fact: min(1.0, round(share, 12)) for fact, share in expected.items()}


@pytest.mark.parametrize("eyes", [0b001, 0b010, 0b100])
def test_a_card_that_was_given_and_may_have_been_taken_is_where_it_can_be(eyes: int):
    game, witness = court(eyes)
    for text in (
        f"give east {held(game, 0)}",
        "take south",
        "take east",
    ):
        told(game, witness, text)
    check_rumours(game, witness, 1500)


@pytest.mark.parametrize("eyes", [0b001, 0b100])
def test_looks_passes_and_a_shuffle_leave_exactly_what_follows_from_them(eyes: int):
    game, witness = court(eyes)
    told(game, witness, "look east")
    told(game, witness, f"give south {held(game, 1)}")
    told(game, witness, "take north")
    told(game, witness, "take south")
    told(game, witness, f"bury {held(game, 1)}")
    told(game, witness, f"discard {held(game, 2)}")
    told(game, witness, "shuffle")
    told(game, witness, "draw")
    told(game, witness, "take north")
    told(game, witness, "glimpse south")
    told(game, witness, f"show {held(game, 1)}")
    check_rumours(game, witness, 1500)


def test_a_house_knows_what_both_of_its_seats_have_seen():
    game, witness = court(0b0101, 2, "houses")
    told(game, witness, "look east")
    told(game, witness, f"give west {held(game, 1)}")
    told(game, witness, "glimpse west")
    told(game, witness, "take east")
    check_rumours(game, witness, 1500)
