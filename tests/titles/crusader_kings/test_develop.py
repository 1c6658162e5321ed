"""Developing: buying cards, and how many may be held."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.rules.realm import Buy
from tests.rule import rule
from tests.titles.crusader_kings.builder import AT_REST, crown, gold, held, hold, play, row, run, sound
from tests.titles.crusader_kings.builder_war import deal, development, give
from tests.titles.positions import decision, do, moves, why_not


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
