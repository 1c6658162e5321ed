"""Over many resamples every hidden card turns up in every place where it could be, as often as it should."""

from __future__ import annotations

from itertools import combinations

from regnum.engine.chance import FastChance
from regnum.titles.pax_renaissance.position.state import TAKEN
from regnum.titles.pax_renaissance.title import TITLE as PAX
from tests.conformance.playing import AnyGame
from tests.conformance.secrecy import Fact, check_frequencies
from tests.probes import bazaar, duel, sealed_bids


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
