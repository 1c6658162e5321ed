"""Eras, rounds and turns: hands, bonus cards, plans, order of play and the refresh."""

from __future__ import annotations

import random
from itertools import product

import pytest

from regnum.engine.events import EventLog
from regnum.titles.crusader_kings.facts.catalogue import HAND_NAMES, HANDS, deck_of
from regnum.titles.crusader_kings.facts.names import CRUSADE, DECKS, NONE, REALM, TAX, WAR
from regnum.titles.crusader_kings.position.changes.cards import draw_card, plan_cards
from regnum.titles.crusader_kings.position.changes.crusade import take_first_player_token
from regnum.titles.crusader_kings.position.changes.regions import remove_lord
from regnum.titles.crusader_kings.position.queries.cards import can_draw
from regnum.titles.crusader_kings.position.state import DISCARDED, DYNASTY, PLANNING, PLAYING, UPKEEP
from regnum.titles.crusader_kings.rules.era import ChooseBonus, DrawHand, Era, Eras
from regnum.titles.crusader_kings.rules.round import DynastyPhase, Plan, Round, TurnOrder
from regnum.titles.crusader_kings.rules.turn import Turn
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    card_number,
    card_with,
    clear,
    crown,
    hand,
    hold,
    lord,
    opening,
    own,
    play,
    relative,
    row,
    run,
    sound,
    unrest,
)
from tests.titles.positions import decision, do, moves, why_not

HARMLESS = "bells_for_newborn"  # an event that needs a wife, so that nothing happens in a cleared position


def quiet(game: Crown, deck: str) -> str:
    """A card of a deck whose event does nothing in a cleared position."""
    return card_with(game, HARMLESS, deck)


def kinds(log: EventLog, *keys: str) -> list[tuple[str, int]]:
    """The events of these kinds with their first numbers, in order."""
    return [(event.kind.key, event.numbers[0]) for event in log.events if event.kind.key in keys]


def listen(game: Crown) -> EventLog:
    log = EventLog()
    game.listener = log
    return log


def play_on(game: Crown, seed: int, stop: str = "") -> None:
    """Answer at random until a decision of this name is open, or to the end."""
    dice = random.Random(seed)
    while not game.over and decision(game) != stop:
        seat = game.waiting[0]
        game.apply(seat, dice.choice(game.legal(seat)))


# ---- structure ------------------------------------------------------------------------------------------------------


@rule("sequence.structure", "era.rounds", "round.three", "round.two_turns", "overview.end", "score.end")
def test_a_game_has_three_eras_of_three_rounds_of_two_turns() -> None:
    for seed in range(20):
        game = opening(3, "2", seed)  # the track of this scenario never ends a game
        log = listen(game)
        play_on(game, seed)
        assert game.outcome is not None
        if game.outcome.way == "last_era":
            break
    else:
        raise AssertionError("no game lasted")
    told = kinds(log, "era_began", "round_began", "turn_began", "upkeep_began")
    of_round = [
        [("round_began", number), ("turn_began", 1), ("turn_began", 2), ("upkeep_began", number)]
        for number in (1, 2, 3)
    ]
    rounds = [each for part in of_round for each in part]
    assert told == [*rounds, ("era_began", 2), *rounds, ("era_began", 3), *rounds]


@rule("overview.win", "score.end")
def test_the_game_is_scored_after_its_last_era() -> None:
    game = crown()
    game.state.era = 2
    own(game, 1, "normandy", "lorraine")
    game.stack[:] = [Eras()]
    game.progress[:] = [1]
    game.start()
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.way) == ((1,), "last_era")


@rule("sequence.structure", "era.refresh")
def test_another_era_follows_the_first_and_the_second() -> None:
    for era in (0, 1):
        game = crown()
        game.state.era = era
        game.stack[:] = [Eras()]
        game.progress[:] = [1]
        game.start()
        assert (game.state.era, decision(game)) == (era + 1, "ChooseHand")


@rule("sequence.order", "round.dynasty")
def test_the_first_player_begins_and_the_others_follow_clockwise() -> None:
    for first in range(4):
        game = crown(4)
        game.state.token = first
        run(game, Round(0))
        asked = []
        while decision(game) == "Propose":
            asked.append(game.waiting[0])
            do(game, "stay")
        assert asked == [(first + step) % 4 for step in range(4)]


@rule("sequence.order")
def test_who_is_out_of_the_game_is_passed_over() -> None:
    game = crown(4)
    game.state.out[1] = 1
    run(game, Round(0))
    do(game, "stay")
    assert game.waiting == (2,)


@rule("sequence.token_change")
def test_a_new_first_player_counts_from_the_next_turn() -> None:
    game = crown(3)
    card = quiet(game, "crusade")
    others = ["realm-1", "realm-2"]
    for seat, mine in enumerate([others, ["war-1", card], ["intrigue-1", "intrigue-2"]]):
        hand(game, seat, *mine)
    plan_cards(game, 1, [card_number(card), card_number("war-1")])
    plan_cards(game, 0, [card_number(each) for each in others])
    plan_cards(game, 2, [card_number("intrigue-1"), card_number("intrigue-2")])
    bag(game, 1, "brave")
    log = listen(game)
    run(game, TurnOrder(0), TurnOrder(1))
    dice = random.Random(3)
    while decision(game) != AT_REST:
        seat = game.waiting[0]
        quietly = [option for option in game.legal(seat) if str(game.decision().spell(option)) == "decline"]
        game.apply(seat, (quietly or [dice.choice(game.legal(seat))])[0])
    told = [number for _, number in kinds(log, "card_revealed")]
    assert game.state.token == 1
    assert told == [0, 1, 2, 1, 2, 0]


@rule("sequence.token_change")
def test_the_last_of_two_new_first_players_counts() -> None:
    game = crown(3)
    take_first_player_token(game, 1)
    take_first_player_token(game, 2)
    run(game, Round(0))
    assert game.waiting == (2,)


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


# ---- refresh --------------------------------------------------------------------------------------------------------


def refresh(game: Crown) -> None:
    game.stack[:] = [Eras(), Era()]
    game.progress[:] = [1, 4]
    game.start()


@rule("era.refresh", "era.refresh1")
def test_unplayed_cards_are_discarded_face_up() -> None:
    game = crown()
    hand(game, 0, "war-1", "tax-2")
    hand(game, 2, "realm-3")
    refresh(game)
    assert game.state.hand == [[], [], []]
    assert game.state.discard[WAR] == [card_number("war-1")]
    assert game.state.discard[TAX] == [card_number("tax-2")]
    assert game.state.discard[REALM] == [card_number("realm-3")]
    assert not any(game.state.holding)
    sound(game)


@rule("era.refresh2")
def test_every_independent_region_gets_a_new_lord_also_one_that_stood_empty() -> None:
    game = opening(3, "1")
    state = game.state
    old = {number: each for number, each in enumerate(state.lord) if each != NONE}
    first = next(iter(old))
    remove_lord(state, first)
    state.allies[first] = 1
    tokens = [state.traits[each][0] for number, each in old.items() if number != first]
    before = len(state.random_traits)
    log = listen(game)
    refresh(game)
    assert {number for _, number in kinds(log, "lord_left")} == {old[number] for number in old if number != first}
    assert {number for number, each in enumerate(state.lord) if each != NONE} == set(old)
    assert all(len(state.traits[state.lord[number]]) == 1 for number in old)
    assert len(state.random_traits) == before + len(tokens) - len(old)
    assert not set(old.values()) & set(state.lord)
    assert state.allies[first] == 1  # the alliance stays
    assert {state.place[each] for each in old.values()} == {DISCARDED}
    sound(game)


@rule("era.refresh3")
def test_the_open_developments_are_replaced() -> None:
    game = crown()
    row(game, "navy", "bank", "library")
    old = list(game.state.row)
    refresh(game)
    assert game.state.development_discard == sorted(old)
    assert len([each for each in game.state.row if each != NONE]) == 3
    sound(game)


@rule("era.refresh")
def test_nothing_is_refreshed_after_the_last_era() -> None:
    game = crown()
    game.state.era = 2
    row(game, "navy", "bank", "library")
    lady = lord(game, "wales")
    hand(game, 0, "war-1")
    refresh(game)
    assert game.over
    assert lady in game.state.lord
    assert game.state.hand[0] == [card_number("war-1")]
    assert game.state.development_discard == []


@rule("crusade.limit", "era.rounds")
def test_a_new_era_asks_for_a_new_crusade_and_old_promises_have_lapsed() -> None:
    game = crown()
    game.state.crusades = [1, 1, 0]
    game.state.easier = [1, 0, 0]
    game.state.muddy = [0, 1, 0]
    game.state.round, game.state.phase = 2, UPKEEP
    game.stack[:] = [Eras()]
    game.progress[:] = [1]
    game.start()
    assert game.state.crusades == game.state.easier == game.state.muddy == [0, 0, 0]
    assert (game.state.round, game.state.phase) == (0, DYNASTY)


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
    game.state.out[1] = 1
    assert set(game.waiting) == {0, 2}


@rule("ai.cards", "round.plans")
def test_programs_plan_nothing_and_draw_the_card_they_play() -> None:
    game = crown(3, seat_1="ferox")
    hand(game, 0, "tax-1", "tax-2", "crusade-1")
    hand(game, 2, "war-3", "war-4", "realm-2", "crusade-8")
    run(game, Plan())
    assert game.waiting == (0, 2)


# ---- turns ----------------------------------------------------------------------------------------------------------


@rule("round.two_turns", "turn.reveal", "sequence.resolve", "action.order")
def test_the_planned_cards_are_played_in_their_order() -> None:
    game = crown()
    first, second = quiet(game, "tax"), quiet(game, "war")
    hand(game, 0, first, second)
    plan_cards(game, 0, [card_number(second), card_number(first)])
    run(game, Turn(0), Turn(0))
    assert game.state.card == card_number(second)
    assert game.state.active == 0
    assert moves(game) == {"mobilize", "decline"}
    do(game, "decline")
    assert game.state.card == card_number(first)
    assert moves(game) == {"tax", "decline"}
    do(game, "decline")
    assert decision(game) == AT_REST
    assert (game.state.card, game.state.active, game.state.plan[0]) == (NONE, NONE, [])


@rule("turn.reveal", "action.order")
def test_only_the_actions_of_the_card_may_be_taken() -> None:
    game = crown()
    play(game, 0, "realm-1")
    assert why_not(game, "tax") == "not_on_this_card"
    assert why_not(game, "develop") == "nothing_to_buy"
    assert why_not(game, "build") == "nothing_to_build"


@rule("action.optional", "turn.event", "action.discard")
def test_an_action_may_be_left_out_but_the_event_follows() -> None:
    game = crown()
    log = listen(game)
    card = quiet(game, "tax")
    play(game, 0, card)
    do(game, "decline")
    keys = [event.kind.key for event in log.events]
    assert keys.index("card_revealed") < keys.index("action_declined") < keys.index("event_ignored")
    assert game.state.gold[0] == 0
    assert game.state.discard[TAX] == [card_number(card)]
    sound(game)


@rule("turn.event", "action.order", "sequence.resolve")
def test_the_event_comes_after_the_action_is_wholly_finished() -> None:
    game = crown()
    relative(game, 0, "son")
    log = listen(game)
    bag(game, 0, "ugly")
    play(game, 0, quiet(game, "crusade"))
    do(game, "crusade", "lead ruler")  # fails: the ruler dies and the son inherits before the event
    keys = [event.kind.key for event in log.events]
    assert keys.index("ruler_died") < keys.index("succeeded") < keys.index("event_ignored")


@rule("action.optional", "crusade.limit")
def test_a_crusade_that_is_due_may_not_be_left_out() -> None:
    game = crown()
    play(game, 0, "crusade-1")
    assert why_not(game, "decline") == "crusade_is_due"
    assert moves(game) == {"crusade"}


@rule("action.optional", "crusade.limit")
def test_a_second_crusade_may_be_left_out() -> None:
    game = crown()
    hold(game, 0, "archbishop")
    game.state.crusades = [1, 0, 0]
    play(game, 0, "crusade-1")
    assert moves(game) == {"crusade", "decline"}
    do(game, "decline")
    assert game.state.crusades == [1, 0, 0]


@rule("plot.unrest_removal2", "ai.developments", "turn.reveal")
def test_the_marshal_works_once_a_round_at_the_start_of_a_turn() -> None:
    game = crown()
    hold(game, 0, "marshal")
    unrest(game, "wessex", 2)
    play(game, 0, quiet(game, "tax"))
    assert decision(game) == "Calm"
    assert moves(game) == {"calm wessex", "wait"}
    assert why_not(game, "calm paris") == "not_your_region"
    do(game, "calm wessex", "decline")
    play(game, 0, quiet(game, "tax"))
    assert decision(game) == "ChooseAction"


@rule("plot.unrest_removal2", "round.three")
def test_the_marshal_works_again_in_the_next_round() -> None:
    game = crown()
    game.state.calmed = [1, 1, 0]
    run(game, Round(1))
    assert game.state.calmed == [0, 0, 0]


@rule("round.three", "round.two_turns")
def test_the_phases_of_a_round_follow_each_other() -> None:
    game = opening(3, "1")
    seen: list[tuple[int, str]] = []
    dice = random.Random(2)
    while not game.over and game.state.era == 0 and game.state.round == 0:
        if decision(game) in ("Propose", "Plan", "ChooseAction", "PayArmies", "Disband", "RemoveTrait"):
            seen.append((game.state.phase, decision(game)))
        game.apply(game.waiting[0], dice.choice(game.legal(game.waiting[0])))
    phases = {name: {phase for phase, each in seen if each == name} for _, name in seen}
    assert phases["Propose"] == {DYNASTY}
    assert phases["Plan"] == {PLANNING}
    assert phases["ChooseAction"] == {PLAYING}
    game = crown()
    army(game, "wessex")
    game.call(Round(0))
    game.progress[-1] = 3
    game.start()
    assert (decision(game), game.state.phase) == ("PayArmies", UPKEEP)


@rule("special.timing", "round.dynasty")
def test_marriages_and_titles_come_before_any_card_is_planned() -> None:
    game = crown()
    relative(game, 0, "son")
    for seat in range(3):
        hand(game, seat, f"war-{seat * 2 + 1}", f"war-{seat * 2 + 2}")
    run(game, Round(0))
    order = []
    while decision(game) != "Plan":
        order.append((decision(game), game.waiting[0]))
        do(game, "stay" if decision(game) == "Propose" else "done")
    assert order == [("Propose", 0), ("Titles", 0), ("Propose", 1), ("Propose", 2)]


@rule("round.dynasty")
def test_a_dynasty_that_has_left_is_asked_nothing() -> None:
    game = crown()
    game.state.out[1] = 1
    run(game, DynastyPhase(1))
    assert decision(game) == AT_REST


@rule("ai.crusade_skip")
def test_a_program_passes_over_crusades_beyond_its_limit() -> None:
    game = crown(3, seat_1="ferox")
    hand(game, 1, "crusade-1", "crusade-2", quiet(game, "war"))
    game.state.crusades[1] = 1
    run(game, Turn(1))
    assert deck_of(game.state.card) == WAR
    assert set(game.state.discard[CRUSADE]) <= {card_number("crusade-1"), card_number("crusade-2")}


@rule("ai.crusade_force")
def test_the_last_card_of_a_program_is_a_crusade_if_it_has_led_none() -> None:
    for seed in range(6):
        game = opening(3, "1", seed, seat_1="ferox")
        clear(game)
        hand(game, 1, "crusade-1", "war-1", "war-2", "realm-1", "intrigue-1")
        game.state.round, game.state.turn = 2, 1
        run(game, Turn(1))
        assert game.state.card == card_number("crusade-1")
        sound(game)


@rule("turn.event", "crusade.failure")
def test_a_player_who_is_out_has_no_events() -> None:
    game = crown()
    game.state.out[0] = 1
    run(game, Turn(0))
    assert decision(game) == AT_REST
