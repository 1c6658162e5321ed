"""Turns: planned cards, their actions and events, and the phases around them."""

from __future__ import annotations

import random

from regnum.titles.crusader_kings.facts.catalogue import deck_of
from regnum.titles.crusader_kings.facts.names import CRUSADE, NONE, TAX, WAR
from regnum.titles.crusader_kings.position.changes.cards import plan_cards
from regnum.titles.crusader_kings.position.state import DYNASTY, PLANNING, PLAYING, UPKEEP
from regnum.titles.crusader_kings.rules.round import DynastyPhase, Round
from regnum.titles.crusader_kings.rules.turn import Turn
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    army,
    bag,
    card_number,
    clear,
    crown,
    hand,
    hold,
    opening,
    play,
    relative,
    run,
    sound,
    unrest,
)
from tests.titles.crusader_kings.builder_actions import quiet
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, do, moves, why_not


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
