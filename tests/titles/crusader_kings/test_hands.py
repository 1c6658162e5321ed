"""Hands and plans: how cards are drawn, kept apart and planned."""

from __future__ import annotations

from itertools import product

import pytest

from regnum.titles.crusader_kings.facts.catalogue import HAND_NAMES, HANDS, deck_of
from regnum.titles.crusader_kings.facts.names import DECKS, REALM, TAX, WAR
from regnum.titles.crusader_kings.position.changes.cards import draw_card
from regnum.titles.crusader_kings.position.queries.cards import can_draw
from regnum.titles.crusader_kings.rules.era import ChooseBonus, DrawHand, Era
from regnum.titles.crusader_kings.rules.round import Plan
from tests.rule import rule
from tests.titles.crusader_kings.builder import AT_REST, Crown, card_number, crown, hand, hold, opening, run, sound
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, do, moves, why_not

# ---- hands ----------------------------------------------------------------------------------------------------------


@rule("era.draw", "era.draw_limit_crusade", "era.draw_limit_main", "era.draw_limit_tax", "sequence.cards")
def test_there_are_62_ways_to_draw_eight_cards() -> None:
    wanted = {
        (realm, intrigue, war, tax, crusade)
        for realm, intrigue, war in product(range(4), repeat=3)
        for tax in range(3)
        for crusade in (1, 2)
        if realm + intrigue + war + tax + crusade == 8
    }
    assert set(HANDS) == wanted
    assert len(HANDS) == 62
    game = opening(3, "1")
    assert moves(game) == {f"draw {name}" for name in HAND_NAMES[: len(HANDS)]}
    assert "draw r3-i3-w0-t0-c2" in moves(game)
    assert why_not(game, "draw r3-i3-w2-t0-c0") == "one_or_two_crusades"  # a crusade card is a must
    assert why_not(game, "draw r2-i3-w0-t0-c3") == "one_or_two_crusades"
    assert why_not(game, "draw r0-i0-w3-t3-c2") == "two_taxes"
    for mix in ("r4-i1-w1-t1-c1", "r0-i4-w1-t2-c1", "r1-i0-w4-t2-c1"):
        assert why_not(game, f"draw {mix}") == "three_of_a_deck"
    assert why_not(game, "draw r3-i3-w3-t0-c1") == "unknown_move"  # ten cards


@rule("era.draw", "sequence.cards", "crusade.take_one")
def test_a_hand_is_drawn_as_chosen() -> None:
    game = opening(3, "1")
    do(game, "draw r2-i1-w3-t1-c1")
    decks = [deck_of(card) for card in game.state.hand[0]]
    assert [decks.count(deck) for deck in range(DECKS)] == [2, 1, 3, 1, 1]
    assert game.state.holding[:DECKS] == [2, 1, 3, 1, 1]
    assert game.waiting == (1,)
    sound(game)


@rule("era.draw_blind")
def test_no_card_is_seen_before_the_hand_is_complete_and_others_see_none() -> None:
    game = opening(3, "1")
    log = listen(game)
    assert game.state.hand[0] == []
    do(game, "draw r2-i1-w3-t1-c1")
    drawn = [event for event in log.events if event.kind.key == "card_drawn"]
    assert len(drawn) == 8
    assert all(event.visible_to(0) and not event.visible_to(1) and not event.visible_to(-1) for event in drawn)
    assert log.events[0].kind.key == "hand_chosen"  # the counts are for all to see


@rule("era.bonus_cards", "era.draw_blind")
def test_bonus_cards_come_on_top_of_the_eight_and_beyond_the_limits() -> None:
    game = crown()
    hold(game, 0, "library")
    game.state.shield[2] = 0  # a card of any deck
    game.stack[:] = [Era()]
    game.progress[:] = [0]
    game.start()
    assert decision(game) == "ChooseBonus"
    assert moves(game) == {"bonus realm", "bonus intrigue", "bonus war", "bonus tax"}
    assert why_not(game, "bonus crusade") == "other_deck"
    do(game, "bonus tax")
    assert moves(game) == {"bonus realm", "bonus intrigue", "bonus war", "bonus tax", "bonus crusade"}
    do(game, "bonus tax")
    assert game.state.hand[0] == []  # nothing is seen before the eight are chosen
    do(game, "draw r2-i1-w2-t2-c1")
    decks = [deck_of(card) for card in game.state.hand[0]]
    assert [decks.count(deck) for deck in range(DECKS)] == [2, 1, 2, 4, 1]
    assert not any(game.state.bonus)
    sound(game)


@rule("era.bonus_cards")
def test_bonus_cards_are_chosen_in_turn_order_before_anybody_draws() -> None:
    game = crown()
    game.state.shield[2] = 1
    game.state.shield[6] = 0
    game.state.token = 1
    game.stack[:] = [Era()]
    game.progress[:] = [0]
    game.start()
    assert (decision(game), game.waiting) == ("ChooseBonus", (1,))
    do(game, "bonus war")
    assert (decision(game), game.waiting) == ("ChooseBonus", (0,))
    do(game, "bonus war")
    assert (decision(game), game.waiting) == ("ChooseHand", (1,))


@rule("ai.no_gold", "ai.cards", "era.bonus_cards")
def test_a_program_takes_no_tax_card_and_draws_by_its_strategy() -> None:
    game = crown(3, seat_1="ferox")
    run(game, ChooseBonus(1, (REALM, TAX)))
    assert moves(game) == {"bonus realm"}
    assert why_not(game, "bonus tax") == "programs_never_tax"
    assert why_not(game, "bonus war") == "other_deck"


@pytest.mark.parametrize(
    ("strategy", "counts"),
    [
        ("ferox", [1, 3, 3, 0, 1]),
        ("postis", [2, 2, 3, 0, 1]),
        ("munitio", [2, 2, 3, 0, 1]),
        ("amandit", [2, 2, 3, 0, 1]),
        ("aperio", [1, 2, 3, 0, 2]),
    ],
)
@rule(
    "ai.cards", "ai.ferox.cards", "ai.postis.cards", "ai.munitio.cards", "ai.amandit.cards", "ai.aperio.cards"
)  # fmt: skip
def test_what_each_program_draws(strategy: str, counts: list[int]) -> None:
    game = opening(3, "1", seat_1=strategy)
    do(game, "draw r2-i1-w3-t1-c1")
    assert game.waiting == (2,)  # the program was not asked
    assert game.state.holding[DECKS : 2 * DECKS] == counts
    assert len(game.state.hand[1]) == 8


@rule("ai.cards", "basics.limits", "basics.reshuffle")
def test_a_program_draws_what_there_is() -> None:
    game = crown(3, seat_1="ferox")
    state = game.state
    state.discard[REALM], state.deck[REALM] = state.deck[REALM], []
    state.deck[WAR] = state.deck[WAR][:2]
    run(game, DrawHand(1))
    assert state.holding[DECKS : 2 * DECKS] == [1, 3, 2, 0, 1]


@rule("era.bonus_cards", "basics.limits")
def test_a_bonus_card_that_cannot_be_drawn_is_not_asked_for() -> None:
    game = crown()
    game.state.deck[WAR] = []
    run(game, ChooseBonus(0, (WAR,)))
    assert decision(game) == AT_REST
    game.state.deck[WAR] = [card_number("war-1")]
    run(game, ChooseBonus(0, (WAR,)), ChooseBonus(1, (WAR,)))
    do(game, "bonus war")
    assert decision(game) == AT_REST  # the only one is promised


@rule("basics.reshuffle", "action.discard", "basics.limits")
def test_an_empty_deck_alone_is_rebuilt_from_its_own_discards() -> None:
    game = crown()
    state = game.state
    state.discard[WAR], state.deck[WAR] = state.deck[WAR], []
    state.discard[TAX], state.deck[TAX] = state.deck[TAX][:5], state.deck[TAX][5:]
    many = len(state.discard[WAR])
    assert can_draw(state, WAR) == many
    draw_card(game, 0, WAR)
    assert (len(state.deck[WAR]), state.discard[WAR]) == (many - 1, [])
    assert len(state.discard[TAX]) == 5
    assert deck_of(state.hand[0][0]) == WAR
    sound(game)
    game = crown(3, deck_rebuild="together")
    state = game.state
    state.discard[WAR], state.deck[WAR] = state.deck[WAR], []
    state.discard[TAX], state.deck[TAX] = state.deck[TAX][:5], state.deck[TAX][5:]
    assert (can_draw(state, WAR), can_draw(state, TAX)) == (0, len(state.deck[TAX]))  # the others have not run out
    for deck in range(DECKS):
        state.discard[deck], state.deck[deck] = [*state.discard[deck], *state.deck[deck]], []
    assert can_draw(state, WAR) == many
    draw_card(game, 0, WAR)
    assert state.discard == [[], [], [], [], []]


@rule("action.discard")
def test_cards_are_drawn_while_the_deck_lasts_before_discards_return() -> None:
    game = crown()
    state = game.state
    state.discard[WAR], state.deck[WAR] = state.deck[WAR][1:], state.deck[WAR][:1]
    last = state.deck[WAR][0]
    draw_card(game, 0, WAR)
    assert state.hand[0] == [last]


@rule("basics.limits", "era.draw")
def test_no_more_cards_are_chosen_than_there_are() -> None:
    game = crown()
    game.state.deck[WAR] = game.state.deck[WAR][:2]
    assert why_not(game, "draw r3-i0-w3-t0-c2") == "deck_too_small"
    assert why_not(game, "draw r3-i1-w2-t0-c2") == "ok"
    game.state.bonus[1 * DECKS + WAR] = 1  # promised to a rival
    assert why_not(game, "draw r3-i1-w2-t0-c2") == "deck_too_small"
    run(game, ChooseBonus(0, (WAR, TAX)))
    assert why_not(game, "bonus war") == "ok"
    game.state.bonus[1 * DECKS + WAR] = 2
    assert why_not(game, "bonus war") == "deck_too_small"


# ---- plans ----------------------------------------------------------------------------------------------------------


def planning(round_number: int, *cards: str) -> Crown:
    """A plan phase in which seat 0 has these cards."""
    game = crown()
    hand(game, 0, *cards)
    hand(game, 1, "war-1", "war-2", "realm-1", "crusade-9")
    hand(game, 2, "war-3", "war-4", "realm-2", "crusade-8")
    game.state.round = round_number
    return run(game, Plan())


@rule("round.plans", "sequence.cards")
def test_everybody_plans_two_cards_and_their_order() -> None:
    game = planning(0, "tax-1", "tax-2", "crusade-1")
    assert game.waiting == (0, 1, 2)
    assert moves(game, 0) == {
        f"plan {one} {other}" for one, other in product(("tax-1", "tax-2", "crusade-1"), repeat=2) if one != other
    }
    assert why_not(game, "plan tax-1 war-9") == "not_in_your_hand"
    assert why_not(game, "plan tax-1 tax-1") == "two_different_cards"
    game.push("plan tax-2 crusade-1", 0)
    game.push("plan war-1 war-2", 1)
    assert game.state.plan == [[], [], []]
    game.push("plan war-4 realm-2", 2)
    assert game.state.plan[0] == [card_number("tax-2"), card_number("crusade-1")]
    assert game.state.hand[0] == [card_number("tax-1")]
    assert game.state.plan[2] == [card_number("war-4"), card_number("realm-2")]
    sound(game)


@rule("round.plans_crusade")
def test_in_the_third_round_a_due_crusade_must_be_planned() -> None:
    game = planning(2, "tax-1", "tax-2", "crusade-1")
    assert why_not(game, "plan tax-1 tax-2", 0) == "crusade_is_due"
    assert why_not(game, "plan tax-1 crusade-1", 0) == "ok"
    assert why_not(game, "plan crusade-1 tax-1", 0) == "ok"
    game.state.crusades[0] = 1
    assert why_not(game, "plan tax-1 tax-2", 0) == "ok"
    game = planning(1, "tax-1", "tax-2", "crusade-1")
    assert why_not(game, "plan tax-1 tax-2", 0) == "ok"


@rule("crusade.limit", "round.plans")
def test_a_second_crusade_needs_the_archbishop() -> None:
    game = planning(0, "tax-1", "crusade-2", "crusade-1")
    assert why_not(game, "plan crusade-1 crusade-2", 0) == "crusaded_enough"
    game.state.crusades[0] = 1
    assert why_not(game, "plan tax-1 crusade-2", 0) == "crusaded_enough"
    hold(game, 0, "archbishop")
    assert why_not(game, "plan tax-1 crusade-2", 0) == "ok"
    game.state.crusades[0] = 0
    assert why_not(game, "plan crusade-1 crusade-2", 0) == "ok"


@rule("round.plans", "elimination.when")
def test_both_cards_are_of_the_own_hand_and_who_is_out_plans_nothing() -> None:
    game = planning(0, "tax-1", "tax-2", "crusade-1")
    assert why_not(game, "plan tax-1 war-9", 0) == why_not(game, "plan war-9 tax-1", 0) == "not_in_your_hand"
    assert set(game.waiting) == {0, 1, 2}
    game = game.copy()  # a game does not look again who is asked until something is done
    game.state.out[1] = 1
    assert set(game.waiting) == {0, 2}


@rule("ai.cards", "round.plans")
def test_programs_plan_nothing_and_draw_the_card_they_play() -> None:
    game = crown(3, seat_1="ferox")
    hand(game, 0, "tax-1", "tax-2", "crusade-1")
    hand(game, 2, "war-3", "war-4", "realm-2", "crusade-8")
    run(game, Plan())
    assert game.waiting == (0, 2)
