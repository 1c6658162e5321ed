"""Critical traits turn a check around, and may be given up."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.names import (
    CRITICAL_CRUSADE,
    CRITICAL_INTRIGUE,
    CRITICAL_MARRIAGE,
    CRITICAL_REALM,
    CRITICAL_WAR,
    NONE,
)
from regnum.titles.crusader_kings.position.queries.chances import chance_of, success_chance, verdict
from tests.rule import rule
from tests.titles.crusader_kings.builder import AT_REST, bag, bag_of, crown, draws, own, random_left, sound
from tests.titles.crusader_kings.builder_actions import check
from tests.titles.positions import decision, do, moves

PAIRS = [
    (CRITICAL_MARRIAGE, "chaste", "lustful"),
    (CRITICAL_REALM, "humble", "ambitious"),
    (CRITICAL_INTRIGUE, "honest", "deceitful"),
    (CRITICAL_WAR, "kind", "cruel"),
    (CRITICAL_CRUSADE, "kind", "cruel"),
]


@pytest.mark.parametrize(("critical", "fails", "succeeds"), PAIRS)
@rule("check.critical", "marriage.critical", "realm.critical", "intrigue.critical", "war.critical", "crusade.critical")
def test_the_pair_of_each_type_works_the_other_way_round(critical: int, fails: str, succeeds: str) -> None:
    for trait, passed in ((fails, 0), (succeeds, 1)):
        game = crown()
        bag(game, 0, trait)
        check(game, critical=critical)
        assert decision(game) == "Sacrifice"
        do(game, "keep")
        assert game.state.passed == passed
        assert bag_of(game, 0) == [trait]
    every = {fails, succeeds}
    for other in {trait for _, *pair in PAIRS for trait in pair} - every:
        game = crown()
        bag(game, 0, other)
        check(game, critical=critical)
        assert decision(game) == AT_REST  # critical elsewhere only
        assert game.state.passed == (other in ("chaste", "humble", "honest", "kind"))


@rule("check.sacrifice_positive")
def test_a_positive_critical_given_up_is_one_success_and_leaves_for_good() -> None:
    game = crown()
    bag(game, 0, "kind", "brave")
    draws(game, 0, "kind", "brave")
    before = random_left(game, "kind")
    check(game, required=2, free=2, critical=CRITICAL_WAR)
    do(game, "sacrifice")
    assert game.state.passed == 1
    assert bag_of(game, 0) == ["brave"]
    assert random_left(game, "kind") == before + 1
    sound(game)


@rule("check.sacrifice_positive")
def test_one_success_need_not_be_enough() -> None:
    game = crown()
    bag(game, 0, "kind")
    check(game, required=2, free=2, critical=CRITICAL_WAR)
    do(game, "sacrifice")
    assert (game.state.passed, game.state.successes) == (0, 1)
    assert bag_of(game, 0) == []


@rule("check.sacrifice_negative")
def test_a_negative_critical_given_up_fails_and_leaves_for_good() -> None:
    game = crown()
    bag(game, 0, "cruel", "brave")
    draws(game, 0, "cruel")
    check(game, critical=CRITICAL_CRUSADE)
    assert moves(game) == {"keep", "sacrifice"}
    do(game, "sacrifice")
    assert game.state.passed == 0
    assert bag_of(game, 0) == ["brave"]
    sound(game)


@rule("check.sacrifice_positive", "check.sacrifice_negative", "check.return")
def test_given_up_tokens_are_not_drawn_again_and_return_to_their_supplies_after_the_check() -> None:
    game = crown()
    state = game.state
    bag(game, 0, "initial-cruel", "event-cruel", "crusader-brave")
    draws(game, 0, "cruel", "cruel", "brave")
    events_before = len(state.event_traits)
    check(game, free=3, critical=CRITICAL_WAR)
    do(game, "sacrifice")
    assert len(state.event_traits) == events_before  # not before the check is over
    do(game, "sacrifice")
    assert state.passed == 1
    assert bag_of(game, 0) == ["brave"]
    assert len(state.event_traits) == events_before + 1
    sound(game)


@rule("check.sacrifice_negative")
def test_an_initial_or_crusader_token_leaves_the_game() -> None:
    game = crown()
    bag(game, 0, "initial-cruel")
    supply = list(game.state.initial_traits)
    check(game, critical=CRITICAL_WAR)
    do(game, "sacrifice")
    assert game.state.initial_traits == supply
    bag(game, 0, "crusader-brave")
    assert bag_of(game, 0) == ["brave"]


@rule("check.draw", "check.critical")
def test_the_chance_that_is_shown_is_that_of_the_draws() -> None:
    assert chance_of(2, 4, 1, 1) == 0.5
    assert chance_of(1, 4, 4, 1) == 1.0
    assert chance_of(0, 0, 1, 1) == 0.0
    assert chance_of(3, 3, 2, 3) == 0.0
    game = crown()
    bag(game, 0, "kind", "brave", "cruel", "ugly")
    assert [verdict(token, NONE) for token in game.state.bag[0]] == [1, 1, 0, 0]
    assert success_chance(game.state, 0, NONE, 1, 1) == 0.5
    bag(game, 0, "kind", "ugly")
    assert success_chance(game.state, 0, CRITICAL_WAR, 1, 2) == 0.0
    own(game, 0, "mercia")
    sound(game)
