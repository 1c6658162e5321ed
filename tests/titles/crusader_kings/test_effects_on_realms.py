"""What events do to realms: claims, armies, developments and shields."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.names import CRUSADER_TITLE
from regnum.titles.crusader_kings.position.changes.relations import begin_war
from tests.rule import rule
from tests.titles.crusader_kings.builder import AT_REST, army, casus_belli, crown, gold, held, hold, own, regions, row
from tests.titles.crusader_kings.builder_actions import effect
from tests.titles.crusader_kings.builder_war import claims, counters, listen, shield, shields
from tests.titles.positions import decision, do, moves


@rule("event.resolve")
def test_who_gains_and_loses_a_casus_belli():
    game = crown()
    effect(game, {"op": "casus_belli", "holder": "A", "against": "P"})
    assert claims(game, 0, 1)
    effect(game, {"op": "casus_belli", "holder": "P", "against": "A"})
    assert claims(game, 1, 0)
    effect(game, {"op": "lose_casus_belli", "holder": "A", "against": "P"})
    assert not claims(game, 0, 1)
    effect(game, {"op": "lose_casus_belli", "holder": "P", "against": "A"})
    assert not claims(game, 1, 0)


@rule("event.resolve", "plot.casus_need")
def test_nobody_gains_a_casus_belli_twice_or_against_himself():
    game = crown()
    ear = listen(game)
    effect(game, {"op": "casus_belli", "holder": "A", "against": "P"}, affected=0)
    assert not any(game.state.casus)
    for _ in range(2):
        effect(game, {"op": "casus_belli", "holder": "A", "against": "P"})
    assert ear.of("casus_belli") == [(0, 1)]


@rule("event.resolve", "invasion.war_state")
def test_where_war_is_marked_no_event_takes_a_casus_belli():
    game = crown()
    casus_belli(game, 0, 1)
    begin_war(game, 0, 1)
    effect(game, {"op": "lose_casus_belli", "holder": "A", "against": "P"})
    assert claims(game, 0, 1)


@rule("event.resolve", "round.support_disband")
def test_a_soldier_who_goes_leaves_no_unrest():
    game = crown()
    army(game, "paris")
    effect(game, {"op": "army", "n": -1, "where": "own_any", "chooser": "P"})
    assert counters(game, "army", "paris") == counters(game, "unrest", "paris") == 0
    effect(game, {"op": "army", "n": -1, "where": "own_any", "chooser": "P"})
    assert decision(game) == AT_REST


@rule("event.resolve", "mobilize.max")
def test_a_fifth_soldier_does_not_come():
    game = crown()
    own(game, 1, "lorraine", "burgundy", "aquitaine", "toulouse")
    army(game, "paris", "lorraine", "burgundy", "aquitaine")
    effect(game, {"op": "army", "n": 1, "where": "own_no_army", "chooser": "P"})
    assert sum(game.state.army) == 4


@rule("event.resolve", "develop.limit")
def test_a_development_from_an_event_obeys_the_limits():
    game = crown()
    hold(game, 1, "navy", "bank", "longbow")
    row(game, "library")
    gold(game, 1, 2)
    effect(game, {"op": "development", "cost": 2})
    do(game, "buy library", "discard navy")
    assert held(game, 1) == ["bank", "longbow", "library"]
    assert game.state.gold[1] == 0


@rule("event.resolve")
def test_a_development_is_lost_only_of_the_type_that_is_named():
    game = crown()
    hold(game, 1, "steward")
    effect(game, {"op": "lose_development", "type": "invention"})
    assert decision(game) == AT_REST
    effect(game, {"op": "lose_development", "type": "councilor"})
    assert moves(game) == {"discard steward"}
    do(game, "discard steward")
    assert held(game, 1) == []


@rule("event.resolve", "crusade.four")
def test_a_shield_is_swapped_only_if_there_is_room_for_it():
    game = crown()
    shield(game, 1, 1, 3)
    shield(game, 0, 2)
    ear = listen(game)
    effect(game, {"op": "swap_shield"})
    assert (shields(game, 0), shields(game, 1)) == ([1, 2], [3])
    assert ear.of("shield_returned") == [(1, 0)]
    assert ear.of("shield_placed") == [(0, 0)]
    effect(game, {"op": "swap_shield"}, affected=0)
    assert len(ear.of("shield_returned")) == 1  # nobody takes his own
    shield(game, 0, 4, 5)
    effect(game, {"op": "swap_shield"})
    assert shields(game, 1) == [3]
    assert shields(game, 0) == [1, 2, 4, 5]
    assert game.state.achievement[CRUSADER_TITLE] == 0


@rule("ai.mobilised", "plot.unrest_army")
@pytest.mark.parametrize(("reading", "count"), [("attack", 1), ("always", 0)])
def test_unrest_by_an_event_in_a_programs_region(reading: str, count: int):
    game = crown(seat_1="ferox", programs_mobilized=reading)
    effect(game, {"op": "token", "kind": "unrest", "where": "own_any", "chooser": "P"})
    assert counters(game, "unrest", "paris") == count
    assert regions(game, 1) == {"paris"}
