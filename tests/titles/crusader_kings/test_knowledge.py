"""What a seat sees, and that resampling gives only what could be."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from regnum.engine.chance import Chance, FastChance
from regnum.engine.snapshot import fingerprint
from regnum.titles.crusader_kings.facts.catalogue import deck_of
from regnum.titles.crusader_kings.facts.limits import LAST_ROUND
from regnum.titles.crusader_kings.facts.names import CRUSADE, DECKS
from regnum.titles.crusader_kings.facts.options import OPTIONS
from regnum.titles.crusader_kings.position.changes.cards import plan_cards, reveal_planned
from regnum.titles.crusader_kings.position.knowledge import KNOWLEDGE, count_crusades, redeal
from regnum.titles.crusader_kings.position.registers import EVENTS, REASONS
from regnum.titles.crusader_kings.position.state import Position, owes_crusade
from regnum.titles.crusader_kings.rules.round import Plan
from regnum.titles.crusader_kings.title import DECISIONS, PROCEDURES, TITLE, CrusaderKings
from tests.conformance.playing import choose_step, plain
from tests.conformance.playing import do as step
from tests.conformance.secrecy import check_determinise, outlook, scrambled
from tests.rule import rule
from tests.titles.crusader_kings.builder import Crown, bag, card_number, crown, hand, opening, run, sound
from tests.titles.crusader_kings.test_random_games import random_game


@rule("basics.bags", "setup.ruler_traits")
def test_a_seat_sees_its_own_bag_and_counts_the_others() -> None:
    game = crown()
    bag(game, 0, "brave", "ugly")
    bag(game, 1, "kind", "kind", "cruel")
    assert game.view(0)["bag"] == [game.state.bag[0], [3], [0]]
    assert game.view(1)["bag"] == [[2], game.state.bag[1], [0]]
    assert game.view(-1)["bag"] == [[2], [3], [0]]


@rule("round.plans", "era.draw_blind", "setup.action_decks")
def test_hands_plans_and_decks_are_secret_but_their_numbers_are_not() -> None:
    game = crown()
    hand(game, 0, "war-1", "war-2", "tax-1", "crusade-1")
    hand(game, 1, "war-3", "realm-2", "tax-2")
    plan_cards(game, 0, [card_number("war-2"), card_number("tax-1")])
    view = game.view(1)
    assert view["hand"] == [[2], game.state.hand[1], [0]]
    assert view["plan"] == [[2], game.state.plan[1], [0]]
    assert view["holding"] == [0, 0, 2, 1, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 0]  # by deck, hand and plan together
    assert view["deck"] == [len(cards) for cards in game.state.deck]
    assert game.view(0)["plan"] == [game.state.plan[0], [0], [0]]
    assert game.view(-1)["hand"] == [[2], [3], [0]]


@rule("round.plans")
def test_the_type_of_a_planned_card_shows_only_when_it_is_turned_up() -> None:
    game = crown()
    hand(game, 0, "war-1", "war-2", "tax-1", "crusade-1")
    before = game.view(1)["holding"]
    plan_cards(game, 0, [card_number("war-2"), card_number("tax-1")])
    assert game.view(1)["holding"] == before
    reveal_planned(game, 0)
    assert game.view(1)["holding"] != before


@rule("ai.cards")
def test_nobody_sees_the_cards_of_a_program_not_even_at_its_seat() -> None:
    game = crown(3, seat_1="ferox")
    hand(game, 1, "war-1", "crusade-1")
    for seat in (-1, 0, 1, 2):
        assert game.view(seat)["hand"] == [[0] if seat != 0 else [], [2], [0] if seat != 2 else []]
    twin = TITLE.determinise(game, 1, FastChance(5))
    assert [deck_of(card) for card in twin.state.hand[1]] == [2, CRUSADE]


def possible(game: Crown, seat: int) -> None:
    """Whether a seat could have come to hold and plan what it does."""
    state = game.state
    cards = [*state.hand[seat], *state.plan[seat]]
    assert len(set(cards)) == len(cards)
    decks = Counter(deck_of(card) for card in cards)
    assert [decks[deck] for deck in range(DECKS)] == state.holding[seat * DECKS : (seat + 1) * DECKS]
    if state.plan[seat] and owes_crusade(state, seat):
        assert any(deck_of(card) == CRUSADE for card in state.plan[seat])


@rule("round.plans", "round.plans_crusade")
def test_redeal_gives_only_possible_hands_and_plans() -> None:
    game = crown()
    hand(game, 0, "war-1", "war-2", "tax-1", "crusade-1")
    hand(game, 1, "realm-1", "realm-2", "intrigue-1", "crusade-2")
    plan_cards(game, 1, [card_number("realm-1"), card_number("crusade-2")])
    seen: set[tuple[int, ...]] = set()
    for round_number in (0, 2):
        game.state.round = round_number
        for seed in range(60):
            twin = game.copy()
            redeal(twin.state, 0b1, FastChance(seed))
            possible(twin, 1)
            sound(twin)
            assert twin.state.hand[0] == game.state.hand[0]
            assert not {*twin.state.hand[1], *twin.state.plan[1]} & set(game.state.hand[0])
            assert len(twin.state.plan[1]) == 2
            seen.add(tuple(twin.state.plan[1]))
    assert len(seen) > 40


def guessed_plans(game: Crown) -> list[list[int]]:
    """The decks of the cards that seat 1 could have planned, in the eyes of seat 0."""
    found = []
    for seed in range(120):
        twin = game.copy()
        redeal(twin.state, 0b1, FastChance(seed))
        found.append([deck_of(card) for card in twin.state.plan[1]])
    return found


@rule("round.plans", "crusade.limit")
def test_a_guess_plans_a_crusade_now_and_then_but_not_a_second_one() -> None:
    game = crown()
    hand(game, 1, "realm-1", "realm-2", "intrigue-1", "crusade-2", "crusade-3")
    plan_cards(game, 1, [card_number("realm-1"), card_number("realm-2")])
    counts = Counter(plan.count(CRUSADE) for plan in guessed_plans(game))
    assert set(counts) == {0, 1}
    assert 20 < counts[1] < 60
    game.state.crusades[1] = 1
    assert not any(CRUSADE in plan for plan in guessed_plans(game))
    hand(game, 1, "crusade-2", "crusade-3")
    plan_cards(game, 1, [card_number("crusade-2"), card_number("crusade-3")])
    assert all(plan == [CRUSADE, CRUSADE] for plan in guessed_plans(game))  # there is nothing else


@rule("round.plans", "era.draw_blind")
def test_a_guess_does_not_depend_on_what_is_guessed() -> None:
    game = crown()
    hand(game, 0, "war-1", "war-2", "tax-1", "crusade-1")
    hand(game, 1, "realm-1", "realm-2", "intrigue-1", "crusade-2")
    other = game.copy()
    redeal(other.state, 0b1, FastChance(1))
    assert other.state.hand[1] != game.state.hand[1]
    for twin in (game, other):
        redeal(twin.state, 0b1, FastChance(2))
    assert (game.state.hand, game.state.deck) == (other.state.hand, other.state.deck)


@rule("round.plans", "round.plans_crusade", "crusade.limit", "setup.action_decks")
def test_the_table_scrambles_all_that_is_hidden_and_nothing_else() -> None:
    game = crown(3, seat_1="ferox")
    hand(game, 0, "war-1", "war-2", "tax-1", "crusade-1")
    hand(game, 1, "realm-1", "crusade-2")
    hand(game, 2, "realm-2", "realm-3", "intrigue-1", "crusade-4", "crusade-3")
    plan_cards(game, 2, [card_number("realm-2"), card_number("crusade-3")])
    holders: dict[int, set[str]] = {}
    plans: set[tuple[int, ...]] = set()
    for number in range(300):
        twin = scrambled(game, 0, number)
        sound(twin)
        assert plain(twin.view(0)) == plain(game.view(0))
        for place in ("hand", "plan"):
            for owner, cards in enumerate(getattr(twin.state, place)):
                for card in cards:
                    holders.setdefault(card, set()).add(f"{place} {owner}")
        plans.add(tuple(deck_of(card) for card in twin.state.plan[2]))
    assert holders[card_number("realm-4")] == {"hand 1", "hand 2", "plan 2"}  # it lay in the deck
    assert holders[card_number("war-1")] == {"hand 0"}
    assert {plan.count(CRUSADE) for plan in plans} == {0, 1}  # a second one would be against crusade.limit
    assert len(plans) > 6
    game.state.round = LAST_ROUND
    assert all(count_crusades(scrambled(game, 0, number).state.plan[2]) == 1 for number in range(100))  # it is due


class NeverMoves(CrusaderKings):
    """Draws anew, but a card of seat 1 always comes back to its hand."""

    def redraw(self, state: Position, eyes: int, chance: Chance) -> None:
        kept = state.hand[1][:1] if not eyes >> 1 & 1 else []
        super().redraw(state, eyes, chance)
        for card in kept:
            if card not in state.hand[1]:
                put_back(state, card)


def put_back(state: Position, card: int) -> None:
    """Give seat 1 a card in exchange for one of the same deck, wherever it lies."""
    lists = [*state.deck, *state.hand, *state.plan]
    same = [each for each in state.hand[1] if deck_of(each) == deck_of(card)]
    for cards in lists:
        if same and card in cards:
            cards[cards.index(card)] = same[0]
            state.hand[1] = sorted([*(each for each in state.hand[1] if each != same[0]), card])


class KeepsTheOrder(CrusaderKings):
    """Draws anew, but leaves the cards of the decks in the order in which they really lie."""

    def redraw(self, state: Position, eyes: int, chance: Chance) -> None:
        real = state.deck
        super().redraw(state, eyes, chance)
        state.deck = [
            [*(card for card in old if card in new), *(card for card in new if card not in old)]
            for old, new in zip(real, state.deck, strict=True)
        ]


def injected(title: type[CrusaderKings]) -> CrusaderKings:
    """The title with another way to draw anew."""
    return title(KNOWLEDGE, DECISIONS, PROCEDURES, EVENTS, REASONS, OPTIONS)


@rule("round.plans", "era.draw_blind")
def test_a_card_that_never_moves_and_an_order_that_stays_are_caught() -> None:
    check_determinise(injected(CrusaderKings), 1, 10)
    for fault in (NeverMoves, KeepsTheOrder):
        with pytest.raises(AssertionError, match="depends on what the seat cannot know"):
            check_determinise(injected(fault), 1, 10)


@rule("round.plans", "setup.action_decks")
def test_whoever_imagines_the_hands_of_others_keeps_the_own() -> None:
    game = crown()
    hand(game, 0, "war-1", "war-2", "tax-1", "crusade-1")
    hand(game, 1, "realm-1", "realm-2", "intrigue-1", "crusade-2")
    imagined = [TITLE.determinise(game, 0, FastChance(seed)).state.hand for seed in range(10)]
    assert {tuple(hands[0]) for hands in imagined} == {tuple(game.state.hand[0])}
    assert len({tuple(hands[1]) for hands in imagined}) > 5


@rule("round.plans", "ai.cards")
def test_what_is_hidden_from_whom() -> None:
    game = crown(3, seat_1="ferox")
    hand(game, 0, "war-1", "tax-1", "war-2")
    hand(game, 1, "crusade-1")
    plan_cards(game, 0, [card_number("war-1")])
    own_hand = {("hand", card_number("tax-1")), ("hand", card_number("war-2"))}
    own_plan = {("plan", card_number("war-1"))}
    program = {("hand", card_number("crusade-1"))}

    def hidden(seat: int) -> set[tuple[str, int]]:
        return {fact for fact in KNOWLEDGE.hidden(game.state, game.eyes(seat)) if fact[0] in ("hand", "plan")}

    assert hidden(0) == program
    assert hidden(1) == hidden(2) == hidden(-1) == program | own_hand | own_plan


@rule("round.plans")
def test_resampling_while_plans_are_sealed_keeps_them_legal() -> None:
    game = opening(3, "1")
    dice = random.Random(1)
    while not isinstance(game.decision(), Plan):
        seat = game.waiting[0]
        game.apply(seat, dice.choice(game.legal(seat)))
    game.apply(1, dice.choice(game.legal(1)))
    for seed in range(20):
        twin = TITLE.determinise(game, 0, FastChance(seed))
        assert twin.sealed[1] in twin.legal(1)
        assert twin.sealed[2] == -1
        sound(twin)


@pytest.mark.parametrize("seed", range(12))
@rule("basics.bags", "round.plans", "ai.cards")
def test_nothing_that_a_seat_sees_asks_or_is_refused_depends_on_a_secret(seed: int) -> None:
    game = random_game(str(seed % 6 + 1), 100 + seed)
    dice = random.Random(seed)
    for number in range(400):
        if game.over:
            return
        if number % 25 == 0:
            for seat in range(-1, game.seat_count):
                twin = scrambled(game, seat, number)
                assert plain(outlook(game, seat, number)) == plain(outlook(twin, seat, number))
                sound(twin)
                if seat >= 0:
                    before = fingerprint(game)
                    guess = TITLE.determinise(game, seat, FastChance(number))
                    assert fingerprint(game) == before
                    assert plain(guess.view(seat)) == plain(game.view(seat))
                    sound(guess)
        step(game, choose_step(game, dice))
        if number % 25 == 0:
            sound(game)


@rule("round.plans")
def test_a_plan_is_told_without_its_cards() -> None:
    game = crown()
    hand(game, 0, "war-1", "war-2")
    hand(game, 1, "war-3", "war-4")
    hand(game, 2, "war-5", "war-6")
    run(game, Plan())
    for seat, move in enumerate(("plan war-1 war-2", "plan war-3 war-4", "plan war-6 war-5")):
        game.push(move, seat)
    assert game.view(1)["plan"] == [[2], game.state.plan[1], [2]]
