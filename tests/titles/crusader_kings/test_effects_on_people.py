"""What events do to people: traits, checks, deaths and marriages."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import TRAIT_IDS, is_positive, kind_of, trait_of
from regnum.titles.crusader_kings.facts.names import EVENT, FOR_EVENT, FOR_LIFE, RANDOM
from regnum.titles.crusader_kings.position.state import IN_FAMILY
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    bag,
    bag_of,
    crown,
    gold,
    marry,
    relative,
    take,
    trait,
    traits_on,
)
from tests.titles.crusader_kings.builder_actions import effect
from tests.titles.crusader_kings.builder_war import gone, listen
from tests.titles.positions import decision, do, moves, why_not


@rule("event.resolve")
def test_an_event_trait_that_is_taken_is_replaced_by_a_random_one():
    game = crown()
    take(game, "event-clever")
    effect(game, {"op": "trait", "any_of": ["clever"], "to": "bag"})
    do(game, "take clever")
    assert [kind_of(token) for token in game.state.bag[1]] == [RANDOM]
    assert bag_of(game, 1) == ["clever"]
    for _ in range(2):
        take(game, "clever")
    effect(game, {"op": "trait", "any_of": ["clever"], "to": "bag"})
    do(game, "take clever")
    (other,) = (token for token in game.state.bag[1] if trait_of(token) != trait("clever"))
    assert kind_of(other) == RANDOM
    assert TRAIT_IDS[trait_of(other)] not in ("kind", "humble", "honest", "chaste")
    assert is_positive(other)


@rule("event.resolve")
def test_only_the_bag_gets_a_trait_unless_relatives_are_named():
    game = crown()
    son = relative(game, 1, "son")
    effect(game, {"op": "trait", "any_of": ["clever"], "to": "bag"})
    assert moves(game) == {"take clever"}
    assert why_not(game, "take-for clever child-1") == "not_what_the_event_says"
    do(game, "take clever")
    assert kind_of(game.state.bag[1][0]) == EVENT
    effect(game, {"op": "trait", "any_of": ["strong"], "to": "bag_or_relative"})
    assert why_not(game, "take-for strong child-2") == "no_such_relative"
    assert why_not(game, "take-for strong ruler") == "not_what_the_event_says"
    do(game, "take-for strong child-1")
    assert traits_on(game, son) == ["strong"]


@rule("event.resolve")
def test_a_positive_trait_may_be_lost_too():
    game = crown()
    bag(game, 1, "brave", "ugly")
    effect(game, {"op": "lose_trait", "sign": "positive"})
    assert moves(game) == {"remove random-brave"}
    do(game, "remove random-brave")
    effect(game, {"op": "lose_trait", "sign": "positive"})
    assert decision(game) == AT_REST


@rule("event.checks")
@pytest.mark.parametrize(("token", "gained"), [("brave", 2), ("ugly", 0)])
def test_a_check_has_two_outcomes(token: str, gained: int):
    game = crown()
    bag(game, 1, token)
    gold(game, 1, 1)
    fine = [{"op": "gold", "n": 1}]
    check = {"op": "check", "r": 1, "critical": "none", "gold": False, "opposable": False}
    ear = listen(game)
    effect(game, {**check, "success": fine, "failure": [{"op": "gold", "n": -1}]})
    assert game.state.gold[1] == gained
    assert ear.of("check_began") == [(1, FOR_EVENT, 1, 1)]


@rule("event.checks", "oppose.secret")
def test_a_card_may_say_that_nobody_opposes():
    game = crown()
    bag(game, 1, "brave")
    gold(game, 0, 4)
    gold(game, 1, 2)
    check = {"op": "check", "r": 1, "critical": "none", "gold": True, "opposable": False}
    effect(game, {**check, "success": [], "failure": []})
    do(game, "invest 1")
    assert decision(game) == AT_REST


@rule("event.checks", "check.modifiers")
def test_a_check_whose_failure_kills_is_one_for_life():
    game = crown()
    marry(game, 1)
    bag(game, 1, "brave")
    check = {"op": "check", "r": 1, "critical": "none", "gold": False, "opposable": False}
    ear = listen(game)
    effect(game, {**check, "success": [], "failure": [{"op": "kill", "whom": "ruler_spouse", "chooser": "P"}]})
    assert ear.of("check_began")[0][1] == FOR_LIFE


@rule("event.resolve")
@pytest.mark.parametrize(
    ("whom", "victims"),
    [
        ("youngest_child", ["child-2"]),
        ("ruler_spouse", ["ruler-spouse"]),
        ("sibling_else_child", ["sibling-1"]),
        ("spouse_or_child", ["ruler-spouse", "child-1", "child-2"]),
    ],
)
def test_who_may_die(whom: str, victims: list[str]):
    game = crown()
    people = {
        "ruler-spouse": marry(game, 1),
        "child-1": relative(game, 1, "son"),
        "child-2": relative(game, 1, "son"),
        "sibling-1": relative(game, 1, "brother"),
    }
    effect(game, {"op": "kill", "whom": whom, "chooser": "A"})
    if len(victims) == 1:
        assert [name for name, character in people.items() if gone(game, character)] == victims
    else:
        assert game.waiting == (0,)
        assert moves(game) == {f"bury {name}" for name in victims}


@rule("event.resolve")
def test_where_nobody_can_die_nobody_does():
    game = crown()
    ear = listen(game)
    for whom in ("youngest_child", "ruler_spouse", "sibling_else_child", "spouse_or_child"):
        effect(game, {"op": "kill", "whom": whom, "chooser": "P"})
        assert decision(game) == AT_REST
    assert ear.told() == []


@rule("event.resolve")
def test_of_two_brothers_either_may_die():
    game = crown()
    brothers = [relative(game, 1, "brother") for _ in range(2)]
    effect(game, {"op": "kill", "whom": "sibling_else_child", "chooser": "P"})
    assert moves(game) == {"bury sibling-1", "bury sibling-2"}
    do(game, "bury sibling-2")
    assert game.state.siblings[1] == brothers[:1]


@rule("event.resolve", "round.age5", "succession.trigger")
def test_old_age_may_kill_at_once_and_the_rest_of_the_event_goes_on():
    game = crown()
    son = relative(game, 1, "son")
    game.state.age[1] = 3
    effect(game, {"op": "age", "n": 2}, {"op": "gold", "n": 1})
    assert game.state.ruler[1] == son
    assert game.state.gold[1] == 1
    assert game.state.age[1] == 0


@rule("event.resolve", "marriage.random")
def test_where_every_card_is_in_use_no_event_brings_a_spouse():
    game = crown()
    game.state.place = [IN_FAMILY] * len(game.state.place)
    effect(game, {"op": "marry_random"})
    assert decision(game) == AT_REST


@rule("event.resolve", "marriage.who")
def test_a_married_ruler_marries_nobody():
    game = crown()
    wife = marry(game, 1)
    effect(game, {"op": "marry_random"})
    assert game.state.spouse[game.state.ruler[1]] == wife
    assert decision(game) == AT_REST
