"""Realm cards: castles and developments."""

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
    hold,
    own,
    play,
    region,
    row,
    run,
    sound,
)
from tests.titles.crusader_kings.builder_war import counters, deal, development, give, listen, shield
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


# ---- develop --------------------------------------------------------------------------------------------------------


@rule("develop.buy")
def test_three_cards_cost_one_two_and_three_gold():
    game = crown()
    row(game, "navy", "longbow", "steward")
    gold(game, 0, 6)
    play(game, 0, "realm-1")
    do(game, "develop", "buy longbow")
    assert game.state.gold[0] == 5
    do(game, "buy navy")
    assert game.state.gold[0] == 3
    do(game, "buy steward")
    assert game.state.gold[0] == 0
    assert held(game, 0) == ["longbow", "navy", "steward"]
    assert decision(game) == AT_REST
    assert sound(game)


@rule("develop.buy")
def test_one_gold_is_enough_to_develop():
    game = crown()
    row(game, "navy")
    gold(game, 0, 1)
    play(game, 0, "realm-1")
    assert why_not(game, "develop") == "ok"
    gold(game, 0, 0)
    assert why_not(game, "develop") == "nothing_to_buy"


@rule("develop.buy")
def test_a_second_card_that_is_too_expensive_is_not_offered():
    game = crown()
    row(game, "navy", "longbow", "steward")
    gold(game, 0, 2)
    run(game, Buy(0))
    do(game, "buy navy")
    assert decision(game) == AT_REST
    assert game.state.gold[0] == 1


@rule("develop.refill")
def test_new_cards_lie_open_only_after_the_last_purchase():
    game = crown()
    row(game, "navy", "longbow", "steward")
    gold(game, 0, 6)
    run(game, Buy(0))
    do(game, "buy navy")
    assert game.state.row == [-1, development("longbow"), development("steward")]
    assert why_not(game, "buy bank") == "not_in_the_row"
    do(game, "stop")
    assert -1 not in game.state.row
    assert decision(game) == AT_REST


@rule("develop.limit")
@pytest.mark.parametrize(
    ("old", "new", "other"),
    [
        (("navy", "bank", "longbow"), "library", "steward"),
        (("steward", "marshal", "spymaster"), "archbishop", "navy"),
    ],
)
def test_a_fourth_card_of_a_type_pushes_out_one_of_the_three_older(old: tuple[str, ...], new: str, other: str):
    game = crown()
    hold(game, 0, *old, other)
    row(game, new)
    gold(game, 0, 1)
    run(game, Buy(0))
    do(game, f"buy {new}")
    assert decision(game) == "DropDevelopment"
    assert why_not(game, f"discard {new}") == "newest_stays"
    assert why_not(game, f"discard {other}") == "other_type"
    assert why_not(game, "discard court-physician") == "not_held"
    assert moves(game) == {f"discard {each}" for each in old}
    do(game, f"discard {old[1]}")
    assert held(game, 0) == [old[0], old[2], other, new]
    assert development(old[1]) in game.state.development_discard
    assert sound(game)


@rule("develop.limit")
def test_three_of_each_type_are_allowed():
    game = crown()
    hold(game, 0, "steward", "marshal", "spymaster", "navy", "bank")
    row(game, "library")
    gold(game, 0, 1)
    run(game, Buy(0))
    do(game, "buy library")
    assert decision(game) == AT_REST
    assert len(held(game, 0)) == 6


@rule("develop.unique")
def test_a_second_navy_is_refused():
    game = crown()
    hold(game, 0, "navy")
    row(game, "navy", "steward")
    gold(game, 0, 3)
    run(game, Buy(0))
    assert why_not(game, "buy navy") == "already_held"
    assert why_not(game, "buy steward") == "ok"


@rule("develop.unique", "develop.buy")
def test_with_nothing_to_buy_develop_cannot_be_chosen():
    game = crown()
    hold(game, 0, "navy")
    row(game, "navy")
    gold(game, 0, 3)
    play(game, 0, "realm-1")
    assert why_not(game, "develop") == "nothing_to_buy"
    assert why_not(game, "tax") == "not_on_this_card"


@rule("develop.buy", "basics.limits")
def test_a_row_that_the_deck_cannot_fill_takes_the_discards():
    game = crown()
    row(game, "navy", "longbow", "steward")
    state = game.state
    state.development_discard, state.development_deck = state.development_deck, []
    gold(game, 0, 1)
    run(game, Buy(0))
    do(game, "buy navy")
    assert -1 not in state.row
    assert state.development_discard == []


@rule("develop.limit", "basics.trade")
def test_who_sells_the_card_too_many_need_discard_none():
    game = crown()
    hold(game, 0, "navy", "bank", "longbow")
    row(game, "library")
    gold(game, 0, 1)
    run(game, Buy(0))
    do(game, "buy library")
    assert decision(game) == "DropDevelopment"
    game.strike(deal(give(0, 1, "development", development("bank"))))
    assert decision(game) == AT_REST
    assert held(game, 0) == ["navy", "longbow", "library"]


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
