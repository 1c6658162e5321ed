"""Building castles, by players and programs."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.names import FOR_BUILD
from regnum.titles.crusader_kings.position.queries.realm import free_draws
from regnum.titles.crusader_kings.position.queries.tax import income
from regnum.titles.crusader_kings.position.queries.war import successes_against
from regnum.titles.crusader_kings.rules.realm import Buy, ChooseSite
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    bag,
    castle,
    crown,
    draws,
    gold,
    held,
    own,
    play,
    region,
    row,
    run,
    sound,
)
from tests.titles.crusader_kings.builder_war import counters, deal, give, listen, shield
from tests.titles.positions import decision, do, moves, why_not


@rule("build.check", "action.order")
def test_a_success_and_three_gold_build_a_castle():
    game = crown()
    bag(game, 0, "brave")
    gold(game, 0, 4)
    play(game, 0, "realm-1")
    do(game, "build", "raise-castle wessex", "invest 0")
    assert counters(game, "castle", "wessex") == 1
    assert game.state.gold[0] == 1
    assert decision(game) == AT_REST
    assert sound(game)


@rule("build.check", "check.stop")
def test_a_failure_costs_only_what_was_put_into_the_check():
    game = crown()
    bag(game, 0, "ugly", "weak", "brave")
    gold(game, 0, 4)
    draws(game, 0, "ugly", "weak")
    play(game, 0, "realm-1")
    do(game, "build", "raise-castle wessex", "invest 1")
    assert counters(game, "castle", "wessex") == 0
    assert game.state.gold[0] == 3


@rule("build.check")
def test_the_price_must_be_left_after_investing():
    game = crown()
    gold(game, 0, 4)
    play(game, 0, "realm-1")
    do(game, "build", "raise-castle wessex")
    assert why_not(game, "invest 2") == "price_must_remain"
    assert why_not(game, "invest 5") == "too_much_invested"
    assert moves(game) == {"invest 0", "invest 1"}


@rule("build.check", "basics.limits")
def test_where_no_castle_can_be_built():
    game = crown()
    own(game, 0, "mercia")
    castle(game, "mercia")
    gold(game, 0, 3)
    run(game, ChooseSite(0))
    assert why_not(game, "raise-castle paris") == "not_your_region"
    assert why_not(game, "raise-castle mercia") == "castle_there"
    assert moves(game) == {"raise-castle wessex", "stop"}
    castle(
        game, "scotland", "wales", "ireland", "normandy", "brittany", "lorraine", "aquitaine", "burgundy", "toulouse"
    )
    assert why_not(game, "raise-castle wessex") == "no_castle_left"


@rule("build.check")
def test_one_region_without_a_castle_is_enough_to_build():
    game = crown()
    own(game, 0, "mercia")
    castle(game, "mercia")
    gold(game, 0, 3)
    play(game, 0, "realm-1")
    assert why_not(game, "build") == "ok"
    castle(game, "wessex")
    assert why_not(game, "build") == "nothing_to_build"


@rule("build.check")
def test_without_three_gold_nothing_can_be_built():
    game = crown()
    gold(game, 0, 2)
    play(game, 0, "realm-1")
    assert why_not(game, "build") == "nothing_to_build"


@rule("realm.critical", "build.check")
@pytest.mark.parametrize(("trait", "built"), [("humble", 0), ("ambitious", 1)])
def test_humble_fails_and_ambitious_succeeds_in_building(trait: str, built: int):
    game = crown()
    bag(game, 0, trait)
    gold(game, 0, 3)
    run(game, ChooseSite(0))
    do(game, "raise-castle wessex")
    assert decision(game) == "Sacrifice"
    do(game, "keep")
    assert counters(game, "castle", "wessex") == built


@rule("oppose.secret", "build.check")
def test_building_can_be_opposed():
    game = crown()
    bag(game, 0, "ugly", "brave")
    gold(game, 0, 4)
    gold(game, 1, 2)
    run(game, ChooseSite(0))
    do(game, "raise-castle wessex", "invest 1")
    assert decision(game) == "Oppose"
    assert game.waiting == (1,)


@rule("build.several")
def test_two_castles_need_two_checks_and_six_gold():
    game = crown()
    own(game, 0, "mercia", "wales")
    bag(game, 0, "brave")
    gold(game, 0, 6)
    play(game, 0, "realm-1")
    do(game, "build", "raise-castle wessex", "invest 0")
    assert game.state.gold[0] == 3
    assert why_not(game, "raise-castle wessex") == "already_tried"
    assert moves(game) == {"raise-castle mercia", "raise-castle wales", "stop"}
    ear = listen(game)
    do(game, "raise-castle mercia")
    assert len(ear.of("check_began")) == 1
    assert game.state.attempts == 2
    assert game.state.gold[0] == 0
    assert sum(game.state.castle) == 2
    assert decision(game) == AT_REST


@rule("build.several")
def test_a_region_in_which_building_failed_is_not_tried_again():
    game = crown()
    own(game, 0, "mercia")
    bag(game, 0, "ugly")
    gold(game, 0, 3)
    run(game, ChooseSite(0))
    do(game, "raise-castle wessex")
    assert why_not(game, "raise-castle wessex") == "already_tried"
    do(game, "stop")
    assert decision(game) == AT_REST


@rule("build.several")
def test_after_the_gold_is_spent_no_other_castle_is_offered():
    game = crown()
    own(game, 0, "mercia")
    bag(game, 0, "brave")
    gold(game, 0, 5)
    run(game, ChooseSite(0))
    do(game, "raise-castle wessex", "invest 0")
    assert decision(game) == AT_REST


@rule("build.defence", "build.tax", "build.stays")
def test_what_a_castle_does_for_whoever_has_the_region():
    game = crown()
    own(game, 0, "mercia")
    castle(game, "mercia")
    assert successes_against(game.state, region("mercia"), first=True) == 2
    assert successes_against(game.state, region("wessex"), first=True) == 1
    assert (income(game.state, region("mercia")), income(game.state, region("wessex"))) == (2, 1)
    own(game, 1, "mercia")
    assert counters(game, "castle", "mercia") == 1
    assert income(game.state, region("mercia")) == 2


@rule("crusade.bonus", "check.modifiers", "check.free")
def test_tarsus_gives_a_free_token_for_building():
    game = crown()
    assert free_draws(game.state, 0, FOR_BUILD) == 1
    shield(game, 0, 4)
    assert free_draws(game.state, 0, FOR_BUILD) == 2


@rule("basics.trade", "build.check")
def test_whoever_gives_his_gold_away_during_the_check_builds_nothing():
    game = crown()
    bag(game, 0, "brave")
    gold(game, 0, 4)
    run(game, ChooseSite(0))
    do(game, "raise-castle wessex")
    game.strike(deal(give(0, 1, "gold", 0, 2)))
    assert moves(game) == {"invest 0"}
    do(game, "invest 0")
    assert counters(game, "castle", "wessex") == 0
    assert game.state.gold[0] == 2
    assert sound(game)


@rule("basics.trade", "action.optional")
def test_an_action_that_a_deal_made_impossible_can_be_ended():
    game = crown()
    bag(game, 0, "brave")
    gold(game, 0, 4)
    play(game, 0, "realm-1")
    do(game, "build")
    game.strike(deal(give(0, 1, "gold", 0, 4)))
    assert moves(game) == {"stop"}
    do(game, "stop")
    assert decision(game) == AT_REST


# ---- programs -------------------------------------------------------------------------------------------------------


@rule("ai.no_gold")
def test_a_program_builds_and_buys_without_gold():
    game = crown(seat_1="munitio")
    bag(game, 1, "brave")
    row(game, "navy", "bank", "steward")
    run(game, ChooseSite(1))
    do(game, "raise-castle paris")
    assert counters(game, "castle", "paris") == 1
    game.state.attempts = 0
    run(game, Buy(1))
    do(game, "buy navy", "buy bank", "buy steward")
    assert held(game, 1) == ["navy", "bank", "steward"]
    assert game.state.gold[1] == 0


@rule("ai.draw")
def test_a_program_draws_one_token_more_than_it_needs():
    game = crown(seat_1="munitio")
    bag(game, 1, "ugly", "brave")
    draws(game, 1, "ugly", "brave")
    run(game, ChooseSite(1))
    do(game, "raise-castle paris")
    assert counters(game, "castle", "paris") == 1
    assert decision(game) == AT_REST


@rule("ai.draw")
@pytest.mark.parametrize(("positions", "tokens"), [((), 2), ((4,), 2), ((2,), 2)])
def test_free_tokens_of_a_program_only_count_where_they_are_more(positions: tuple[int, ...], tokens: int):
    game = crown(seat_1="munitio")
    shield(game, 1, *positions)
    bag(game, 1, "ugly", "weak", "craven")
    ear = listen(game)
    run(game, ChooseSite(1))
    do(game, "raise-castle paris")
    assert ear.of("check_began") == [(1, FOR_BUILD, 1, tokens)]
