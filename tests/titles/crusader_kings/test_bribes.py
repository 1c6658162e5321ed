"""Bribes: which councilors change sides, and for how much."""

from __future__ import annotations

from tests.rule import rule
from tests.titles.crusader_kings.builder import draws, gold, held, hold, sound
from tests.titles.crusader_kings.builder_actions import plot
from tests.titles.crusader_kings.builder_war import claims, deal, development, give
from tests.titles.positions import do, moves, moves_with, why_not


@rule("plot.bribe")
def test_a_councilor_changes_sides_for_two_gold():
    game = plot()
    hold(game, 1, "steward", "navy")
    gold(game, 0, 2)
    do(game, "bribe 1 steward")
    assert held(game, 0) == ["steward"]
    assert held(game, 1) == ["navy"]
    assert game.state.gold == [0, 0, 0]
    assert not claims(game, 1, 0)
    assert sound(game)


@rule("plot.bribe", "plot.failure")
def test_a_failed_bribe_costs_no_gold_but_gives_a_casus_belli():
    game = plot("ugly")
    hold(game, 1, "steward")
    gold(game, 0, 2)
    do(game, "bribe 1 steward")
    assert game.state.gold[0] == 2
    assert held(game, 1) == ["steward"]
    assert claims(game, 1, 0)


@rule("plot.bribe")
def test_who_can_be_bribed():
    game = plot()
    hold(game, 0, "steward")
    hold(game, 1, "steward", "navy", "royal_guard", "marshal")
    gold(game, 0, 2)
    assert why_not(game, "bribe 1 steward") == "already_held"
    assert why_not(game, "bribe 1 navy") == "not_a_councilor"
    assert why_not(game, "bribe 1 royal-guard") == "not_a_councilor"
    assert why_not(game, "bribe 1 spymaster") == "not_held"
    assert why_not(game, "bribe 0 steward") == why_not(game, "bribe 3 steward") == "not_a_rival"
    assert moves_with(game, "bribe") == {"bribe 1 marshal"}
    hold(game, 2, "marshal")
    game.state.out[2] = 1
    assert why_not(game, "bribe 2 marshal") == "not_a_rival"


@rule("plot.bribe")
def test_two_gold_must_be_left_for_the_bribe():
    game = plot("ugly", "brave")
    hold(game, 1, "steward")
    gold(game, 0, 3)
    do(game, "bribe 1 steward")
    assert moves(game) == {"invest 0", "invest 1"}
    assert why_not(game, "invest 2") == "price_must_remain"


@rule("plot.bribe", "develop.limit")
def test_a_fourth_councilor_by_bribe_pushes_out_an_older_one():
    game = plot()
    hold(game, 0, "steward", "chancellor", "spymaster")
    hold(game, 1, "marshal")
    gold(game, 0, 2)
    do(game, "bribe 1 marshal")
    assert moves(game) == {"discard steward", "discard chancellor", "discard spymaster"}
    do(game, "discard steward")
    assert held(game, 0) == ["chancellor", "spymaster", "marshal"]
    assert sound(game)


@rule("plot.bribe", "basics.trade")
def test_a_councilor_sold_in_time_cannot_be_bribed():
    game = plot("ugly", "brave")
    hold(game, 1, "steward")
    gold(game, 0, 3)
    do(game, "bribe 1 steward")
    game.strike(deal(give(1, 2, "development", development("steward"))))
    draws(game, 0, "brave")
    do(game, "invest 0")
    assert held(game, 2) == ["steward"]
    assert game.state.gold[0] == 3


@rule("plot.bribe", "basics.trade", "develop.unique")
def test_who_bought_the_councilor_elsewhere_or_spent_the_gold_bribes_nobody():
    game = plot("ugly", "brave")
    hold(game, 1, "steward")
    hold(game, 2, "steward")
    gold(game, 0, 3)
    do(game, "bribe 1 steward")
    game.strike(deal(give(2, 0, "development", development("steward"))))
    draws(game, 0, "brave")
    do(game, "invest 0")
    assert (held(game, 0), held(game, 1), game.state.gold[0]) == (["steward"], ["steward"], 3)
    game = plot("ugly", "brave")
    hold(game, 1, "steward")
    gold(game, 0, 3)
    do(game, "bribe 1 steward")
    game.strike(deal(give(0, 2, "gold", 0, 2)))
    draws(game, 0, "brave")
    do(game, "invest 0")
    assert (held(game, 0), held(game, 1), game.state.gold[0]) == ([], ["steward"], 1)
