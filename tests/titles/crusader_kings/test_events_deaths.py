"""Events that kill, age, or take cards."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.names import FOR_LIFE
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    army,
    bag,
    bag_of,
    crown,
    draws,
    gold,
    held,
    hold,
    marry,
    own,
    relative,
    sound,
)
from tests.titles.crusader_kings.builder_war import befall, gone, listen, put, where
from tests.titles.positions import decision, do, moves, why_not


@rule("event.checks", "check.modifiers")
def test_sick_child():
    game = crown()
    elder, younger = relative(game, 0, "son"), relative(game, 0, "daughter", "weak")
    bag(game, 0, "ugly")
    ear = listen(game)
    befall(game, "sick_child")
    assert gone(game, younger)
    assert game.state.children[0] == [elder]
    assert ear.of("check_began") == [(0, FOR_LIFE, 1, 1)]
    hold(game, 0, "court_physician")
    bag(game, 0, "ugly", "craven")
    befall(game, "sick_child")
    assert ear.of("check_began")[1] == (0, FOR_LIFE, 1, 2)
    assert sound(game)


@rule("event.checks", "check.invest")
def test_fever_in_the_chamber():
    game = crown()
    wife = marry(game, 0)
    bag(game, 0, "ugly", "brave")
    gold(game, 0, 1)
    befall(game, "fever_in_the_chamber")
    draws(game, 0, "ugly", "brave")
    do(game, "invest 1")
    assert not gone(game, wife)
    draws(game, 0, "ugly")
    befall(game, "fever_in_the_chamber")
    assert gone(game, wife)


@rule("event.checks")
def test_hunting_accident():
    game = crown()
    bag(game, 0, "ugly")
    sons = [relative(game, 0, "son"), relative(game, 0, "son")]
    befall(game, "hunting_accident")
    assert moves(game) == {"bury child-1", "bury child-2"}
    assert why_not(game, "bury ruler") == "not_what_the_event_says"
    do(game, "bury child-1")
    assert game.state.children[0] == sons[1:]
    brother = relative(game, 0, "brother")
    befall(game, "hunting_accident")
    assert gone(game, brother)
    befall(game, "hunting_accident")  # one child and no sibling: nothing happens
    assert game.state.children[0] == sons[1:]


@rule("event.resolve", "round.age4", "round.age5")
def test_creeping_years():
    game = crown()
    gold(game, 0, 2)
    befall(game, "creeping_years")
    do(game, "course 1")
    assert (game.state.gold[0], game.state.age[0]) == (0, 0)
    befall(game, "creeping_years")
    assert game.state.age[0] == 1
    game.state.age[0] = 3
    bag(game, 0, "ugly")
    befall(game, "creeping_years")
    assert decision(game) == "RemoveTrait"
    do(game, "keep-all")
    ear = listen(game)
    befall(game, "creeping_years")
    assert ear.told() == ["event_ignored"]


@rule("event.resolve")
def test_ungrateful_adviser():
    game = crown()
    hold(game, 0, "steward", "navy", "marshal")
    gold(game, 0, 1)
    befall(game, "ungrateful_adviser")
    do(game, "course 1")
    assert game.state.gold[0] == 0
    befall(game, "ungrateful_adviser")
    assert moves(game) == {"discard steward", "discard marshal"}
    do(game, "discard marshal")
    assert held(game, 0) == ["steward", "navy"]
    assert sound(game)


@rule("event.checks", "realm.critical")
def test_workshop_fire():
    game = crown()
    hold(game, 0, "steward", "navy")
    bag(game, 0, "humble")
    befall(game, "workshop_fire")
    do(game, "keep", "discard navy")
    assert held(game, 0) == ["steward"]


@rule("event.resolve")
def test_deserters():
    game = crown()
    own(game, 1, "normandy")
    army(game, "normandy")
    gold(game, 1, 1)
    befall(game, "deserters")
    assert moves(game) == {"course 1", "course 2", "course 3"}
    do(game, "course 2")
    assert where(game.state.army) == {}
    assert where(game.state.unrest) == {}
    assert game.state.gold[1] == 1
    befall(game, "deserters")
    assert len(moves(game)) == 2  # there is no army left to lose


@rule("event.resolve", "basics.limits")
def test_pestilence():
    game = crown()
    befall(game, "pestilence")
    assert where(game.state.plague) == {"paris": 1}
    put(game, "plague_ending", "saxony", 5)
    befall(game, "pestilence")
    assert where(game.state.plague) == {"paris": 1}
    assert sound(game)


@rule("event.resolve")
def test_harbour_rats():
    game = crown()
    own(game, 1, "normandy", "brittany")
    befall(game, "harbour_rats")
    assert game.waiting == (2,)
    assert moves(game) == {"place brittany", "place normandy"}
    do(game, "place normandy")
    assert where(game.state.plague) == {"normandy": 1}


@rule("event.resolve")
@pytest.mark.parametrize(
    ("event", "trait"),
    [
        ("second_supper", "gluttonous"),
        ("taste_for_secrets", "deceitful"),
        ("masked_dancer", "lustful"),
        ("flight_from_the_ford", "craven"),
        ("holy_relic", "pious"),
        ("hero_of_the_breach", "brave"),
    ],
)
def test_events_that_bring_one_trait(event: str, trait: str):
    game = crown()
    befall(game, event)
    assert moves(game) == {f"take {trait}"}
    do(game, f"take {trait}")
    assert bag_of(game, 0) == [trait]
    assert sound(game)


@rule("event.resolve")
def test_candle_ends():
    game = crown()
    gold(game, 0, 2)
    befall(game, "candle_ends")
    do(game, "course 2")
    assert game.state.gold[0] == 0
    befall(game, "candle_ends")
    do(game, "take stingy")
    assert bag_of(game, 0) == ["stingy"]


@rule("event.resolve")
def test_gallows_hill():
    game = crown()
    befall(game, "gallows_hill")
    do(game, "course 1", "take cruel")
    assert bag_of(game, 0) == ["cruel"]
    befall(game, "gallows_hill")
    do(game, "course 2")
    assert where(game.state.unrest) == {"wessex": 1}


@rule("event.checks", "war.critical")
def test_the_scar():
    game = crown()
    bag(game, 0, "cruel")
    befall(game, "the_scar")
    do(game, "keep")
    assert bag_of(game, 0) == ["cruel"]
    bag(game, 0, "weak")
    befall(game, "the_scar")
    do(game, "take ugly")
    assert bag_of(game, 0) == ["ugly", "weak"]
