"""Checks: how tokens are drawn, and what gold adds."""

from __future__ import annotations

import pytest

from regnum.engine.chance import FastChance
from regnum.engine.events import EventLog
from regnum.titles.crusader_kings.facts.names import CRITICAL_REALM, FOR_BUILD, FOR_INVASION, FOR_MARRIAGE, NONE, OPEN
from regnum.titles.crusader_kings.position.queries.realm import free_draws
from regnum.titles.crusader_kings.rules.check import Check
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    bag,
    bag_of,
    card_with,
    crown,
    draws,
    gold,
    hold,
    marry,
    play,
    row,
    run,
)
from tests.titles.crusader_kings.builder_actions import check
from tests.titles.positions import decision, do, moves, why_not

# ---- drawing --------------------------------------------------------------------------------------------------------


@rule("check.draw")
def test_a_positive_trait_succeeds_and_a_negative_one_fails() -> None:
    for trait, passed in (("brave", 1), ("noble", 1), ("ugly", 0), ("weak", 0)):
        game = crown()
        bag(game, 0, "brave", "noble", "ugly", "weak")
        draws(game, 0, trait)
        check(game)
        assert decision(game) == AT_REST
        assert game.state.passed == passed


@rule("check.draw")
def test_tokens_come_from_the_own_bag() -> None:
    game = crown()
    bag(game, 0, "ugly")
    bag(game, 1, "brave")
    check(game)
    assert game.state.passed == 0
    check(game, seat=1)
    assert game.state.passed == 1


@rule("check.draw")
def test_an_empty_bag_and_a_bag_that_runs_out_fail() -> None:
    game = crown()
    check(game)
    assert game.state.passed == 0
    bag(game, 0, "brave")
    check(game, required=2, free=5)
    assert (game.state.passed, game.state.successes) == (0, 1)
    assert game.state.draws == 4


@rule("check.multiple", "check.free")
def test_two_successes_cannot_come_of_one_free_draw() -> None:
    game = crown()
    bag(game, 0, "brave", "noble", "kind")
    check(game, required=2)
    assert (game.state.passed, game.state.successes) == (0, 1)
    check(game, required=2, free=2)
    assert game.state.passed == 1


@rule("check.stop", "check.return")
def test_drawing_stops_at_the_last_success_and_tokens_return() -> None:
    game = crown()
    bag(game, 0, "brave", "noble", "ugly")
    draws(game, 0, "ugly", "noble", "brave")
    check(game, free=3)
    assert game.state.passed == 1
    assert game.state.draws == 1  # the third was not needed
    assert game.chance.counter == 2
    assert bag_of(game, 0) == ["brave", "noble", "ugly"]
    assert game.state.drawn == []


@rule("check.return")
def test_no_token_is_drawn_twice_in_a_check() -> None:
    for seed in range(10):
        game = crown()
        game.chance = FastChance(seed)
        bag(game, 0, "brave", "ugly", "weak", "craven")
        check(game, required=1, free=4)
        assert game.state.passed == 1  # four draws without return always meet the one good trait


@rule("check.draw")
def test_a_check_that_has_begun_shows_no_result_of_the_last_one() -> None:
    game = crown()
    bag(game, 0, "brave")
    check(game)
    assert game.state.passed == 1
    gold(game, 0, 1)
    check(game)
    assert (decision(game), game.state.passed, game.state.successes) == ("Invest", 0, 0)


@rule("check.automatic")
def test_developing_mobilizing_and_taxing_need_no_check() -> None:
    for deck, action in (
        ("realm", ("develop", "buy navy")),
        ("war", ("mobilize", "call-up wessex")),
        ("tax", ("tax",)),
    ):
        game = crown()
        gold(game, 0, 3)
        row(game, "navy")
        log = EventLog()
        game.listener = log
        play(game, 0, card_with(game, "bells_for_newborn", deck))
        do(game, *action)
        keys = [event.kind.key for event in log.events]
        assert "action_taken" in keys
        assert "check_began" not in keys


# ---- gold -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("required", "most"), [(1, 2), (2, 3), (3, 4)])
@rule("check.max", "check.invest", "check.free")
def test_gold_raises_the_draws_to_two_above_the_need(required: int, most: int) -> None:
    game = crown()
    gold(game, 0, 9)
    bag(game, 0, "ugly", "weak", "craven", "inbred", "lustful", "stingy")
    check(game, required=required)
    assert moves(game) == {f"invest {coins}" for coins in range(most + 1)}
    assert why_not(game, f"invest {most + 1}") == "too_much_invested"
    before = game.chance.counter
    do(game, f"invest {most}")
    assert game.chance.counter - before == required + 2
    assert game.state.gold[0] == 9 - most


@rule("check.invest")
def test_nobody_invests_gold_that_is_not_there() -> None:
    game = crown()
    gold(game, 0, 1)
    bag(game, 0, "ugly")
    check(game)
    assert moves(game) == {"invest 0", "invest 1"}
    assert why_not(game, "invest 2") == "too_expensive"


@rule("check.invest")
def test_gold_is_paid_once_before_the_first_token() -> None:
    game = crown()
    gold(game, 0, 5)
    bag(game, 0, "ugly", "weak", "brave")
    draws(game, 0, "ugly", "weak")
    check(game)
    do(game, "invest 1")
    assert decision(game) == AT_REST  # no second question after the failed draws
    assert (game.state.gold[0], game.state.passed) == (4, 0)


@rule("check.max", "check.free")
def test_free_draws_above_the_limit_are_drawn_but_leave_no_room_for_gold() -> None:
    game = crown()
    gold(game, 0, 5)
    bag(game, 0, "ugly", "weak", "craven", "inbred", "brave")
    draws(game, 0, "ugly", "weak", "craven", "inbred")
    check(game, free=4)
    assert decision(game) == AT_REST
    assert (game.chance.counter, game.state.passed) == (4, 0)
    check(game, free=2)
    assert moves(game) == {"invest 0", "invest 1"}


@rule("check.invest", "build.check")
def test_the_price_of_a_castle_must_be_left() -> None:
    game = crown()
    gold(game, 0, 4)
    bag(game, 0, "brave")
    run(game, Check(0, FOR_BUILD, CRITICAL_REALM, 1, 1, OPEN, 3))
    assert moves(game) == {"invest 0", "invest 1"}
    assert why_not(game, "invest 2") == "price_must_remain"
    gold(game, 0, 2)
    assert why_not(game, "invest 2") == "price_must_remain"  # all the gold there is, but it is there
    gold(game, 0, 1)
    assert why_not(game, "invest 2") == "too_expensive"


@rule("check.modifiers")
def test_developments_and_shields_add_free_draws_where_they_say_so() -> None:
    game = crown()
    assert free_draws(game.state, 0, FOR_MARRIAGE) == 1
    hold(game, 0, "chancellor")
    game.state.shield[1] = 0  # the second position helps marriages
    assert free_draws(game.state, 0, FOR_MARRIAGE) == 3
    assert free_draws(game.state, 0, FOR_BUILD) == 1
    assert free_draws(game.state, 1, FOR_MARRIAGE) == 1
    game.state.shield[3] = 0
    assert free_draws(game.state, 0, FOR_BUILD) == 2


@rule("check.modifiers")
def test_what_an_event_promised_for_the_next_check_is_used_once() -> None:
    game = crown()
    bag(game, 0, "ugly", "weak", "craven")
    game.state.easier[0] = 2
    before = game.chance.counter
    check(game)
    assert game.chance.counter - before == 3
    assert game.state.easier[0] == 0
    before = game.chance.counter
    check(game)
    assert game.chance.counter - before == 1


@rule("check.modifiers", "invasion.modifiers")
def test_bad_weather_makes_the_next_invasion_harder_and_only_that() -> None:
    game = crown()
    bag(game, 0, "brave", "noble", "kind")
    game.state.muddy[0] = 1
    check(game)
    assert (game.state.passed, game.state.muddy[0]) == (1, 1)  # no invasion
    run(game, Check(0, FOR_INVASION, NONE, 1, 1, OPEN))
    assert (game.state.passed, game.state.muddy[0]) == (0, 0)
    run(game, Check(0, FOR_INVASION, NONE, 1, 1, OPEN))
    assert game.state.passed == 1


@rule("ai.draw", "ai.no_gold")
def test_a_program_draws_one_more_than_it_needs_and_pays_nothing() -> None:
    for required in (1, 2, 3):
        game = crown(3, seat_1="ferox")
        bag(game, 1, "ugly", "weak", "craven", "inbred", "stingy")
        before = game.chance.counter
        check(game, required=required, seat=1)
        assert decision(game) == AT_REST
        assert game.chance.counter - before == required + 1
    before = game.chance.counter
    check(game, required=1, free=4, seat=1)
    assert game.chance.counter - before == 4


@rule("basics.golden", "event.checks")
def test_a_card_that_allows_no_gold_beats_the_rule_of_investing() -> None:
    game = crown()
    gold(game, 0, 5)
    gold(game, 1, 5)
    bag(game, 0, "ugly")
    marry(game, 0)
    play(game, 0, card_with(game, "hard_labour", "intrigue"))
    do(game, "decline")
    assert decision(game) == AT_REST  # born, checked and failed without a question
    assert len(game.state.children[0]) == 1
    assert game.state.spouse[game.state.ruler[0]] == NONE
