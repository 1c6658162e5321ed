"""Unrest that is provoked and calmed, and coups where it lies."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import REGION_IDS
from regnum.titles.crusader_kings.rules.intrigue import ChooseCoup, ChoosePlot
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    castle,
    crown,
    draws,
    duke,
    gold,
    hold,
    marry,
    own,
    play,
    region,
    regions,
    relative,
    run,
    sound,
    unrest,
)
from tests.titles.crusader_kings.builder_actions import plot, required
from tests.titles.crusader_kings.builder_war import claims, counters, give, gone, listen, refusal
from tests.titles.positions import decision, do, why_not

# ---- unrest ---------------------------------------------------------------------------------------------------------


@rule("plot.unrest", "plot.unrest_success")
def test_unrest_is_provoked_next_door():
    game = plot()
    own(game, 1, "normandy")
    do(game, "unrest normandy")
    assert counters(game, "unrest", "normandy") == 1
    assert not claims(game, 1, 0)
    run(game, ChoosePlot(0))
    game.state.used = []
    game.state.attempts = 0
    do(game, "unrest normandy")
    assert counters(game, "unrest", "normandy") == 2


@rule("plot.failure", "plot.unrest")
def test_unrest_that_fails_gives_the_owner_a_casus_belli():
    game = plot("ugly")
    own(game, 1, "normandy")
    do(game, "unrest normandy")
    assert counters(game, "unrest", "normandy") == 0
    assert claims(game, 1, 0)


@rule("plot.unrest")
def test_where_unrest_cannot_be_provoked():
    game = plot()
    own(game, 0, "mercia")
    assert why_not(game, "unrest mercia") == "not_a_rivals_region"
    assert why_not(game, "unrest scotland") == "not_a_rivals_region"
    assert why_not(game, "unrest paris") == "not_beside_your_region"
    hold(game, 0, "spymaster")
    assert why_not(game, "unrest paris") == "ok"


@rule("plot.unrest_army")
def test_an_army_keeps_unrest_away():
    game = plot()
    own(game, 1, "normandy")
    army(game, "normandy")
    assert why_not(game, "unrest normandy") == "army_there"
    hold(game, 0, "spymaster")
    assert why_not(game, "unrest normandy") == "army_there"


@rule("basics.limits", "plot.unrest_success")
def test_the_box_holds_twelve_unrest_tokens():
    game = plot()
    own(game, 1, "normandy")
    unrest(game, "normandy", 12)
    assert why_not(game, "unrest normandy") == "no_unrest_left"


@rule("plot.unrest_difficulty", "build.defence", "duchy.defence")
def test_castle_and_duke_make_unrest_harder():
    game = plot("ugly")
    own(game, 1, "normandy", "brittany")
    duke(game, relative(game, 1, "son"), "normandy")
    assert required(game, "unrest brittany") == 1
    assert required(game, "unrest normandy") == 2
    castle(game, "normandy", "brittany")
    assert required(game, "unrest brittany") == 2
    assert required(game, "unrest normandy") == 3


@rule("plot.unrest_difficulty")
def test_by_the_other_reading_a_castle_does_not_count_against_unrest():
    game = plot("ugly", castle_against_unrest="no")
    own(game, 1, "normandy")
    castle(game, "normandy")
    assert required(game, "unrest normandy") == 1


@rule("ai.mobilised", "plot.unrest_army")
@pytest.mark.parametrize(("reading", "answer"), [("attack", "ok"), ("always", "army_there")])
def test_unrest_against_a_program(reading: str, answer: str):
    game = plot(seat_1="ferox", programs_mobilized=reading)
    own(game, 1, "normandy")
    assert why_not(game, "unrest normandy") == answer


@rule("plot.unrest_removal2")
def test_the_marshal_calms_one_region_in_a_round():
    game = crown()
    hold(game, 0, "marshal")
    own(game, 0, "mercia")
    unrest(game, "wessex", 2)
    play(game, 0, "realm-1")
    assert decision(game) == "Calm"
    assert why_not(game, "calm mercia") == "no_unrest_there"
    assert why_not(game, "calm paris") == "not_your_region"
    do(game, "calm wessex", "decline")
    assert counters(game, "unrest", "wessex") == 1
    play(game, 0, "realm-2")
    assert decision(game) == "ChooseAction"
    do(game, "decline")
    game.state.calmed[0] = 0  # a new round
    unrest(game, "wessex", 0)
    unrest(game, "paris", 1)
    play(game, 0, "realm-3")
    assert decision(game) == "ChooseAction"  # there is nothing to calm


# ---- coups ----------------------------------------------------------------------------------------------------------


def coup(*tokens: str, **options: str) -> Crown:
    """Seat 0 stages a coup; there is unrest in Normandy, which belongs to seat 1."""
    game = crown(3, **options)
    bag(game, 0, *(tokens or ("brave",)))
    own(game, 1, "normandy")
    unrest(game, "normandy", 2)
    return run(game, ChooseCoup(0))


@rule("overthrow.success", "plot.unrest_removal4", "setup.independents")
def test_a_coup_frees_a_region():
    game = coup()
    army(game, "normandy")
    do(game, "overthrow normandy")
    state = game.state
    assert regions(game, 1) == {"paris"}
    assert state.owner[region("normandy")] == -1
    assert counters(game, "unrest", "normandy") == 0
    assert counters(game, "army", "normandy") == 0
    lord_there = state.lord[region("normandy")]
    assert lord_there != -1
    assert len(state.traits[lord_there]) == 1
    assert not claims(game, 1, 0)
    assert sound(game)


@rule("overthrow.success")
def test_a_coup_tells_who_lost_the_region():
    game = coup()
    ear = listen(game)
    do(game, "overthrow normandy")
    assert ear.of("overthrown") == [(0, 1, region("normandy"))]


@rule("overthrow.success", "duchy.death")
def test_a_coup_kills_the_duke_and_his_wife():
    game = coup("brave", "strong")
    son = relative(game, 1, "son", "ugly")
    wife = marry(game, 1, son)
    duke(game, son, "normandy")
    gold(game, 0, 1)
    do(game, "overthrow normandy", "invest 1")
    assert gone(game, son)
    assert gone(game, wife)
    assert game.state.children[1] == []
    assert game.state.duke[region("normandy")] == -1
    assert sound(game)


@rule("overthrow.failure")
def test_a_failed_coup_calms_the_region_and_gives_a_casus_belli():
    game = coup("ugly")
    do(game, "overthrow normandy")
    assert counters(game, "unrest", "normandy") == 1
    assert claims(game, 1, 0)
    assert regions(game, 1) == {"paris", "normandy"}


@rule("overthrow.difficulty", "build.defence", "duchy.defence")
def test_castle_and_duke_make_a_coup_harder():
    game = coup("ugly")
    assert required(game, "overthrow normandy") == 1
    castle(game, "normandy")
    assert required(game, "overthrow normandy") == 2
    duke(game, relative(game, 1, "son"), "normandy")
    assert required(game, "overthrow normandy") == 3


@rule("overthrow.target")
def test_where_a_coup_can_be_staged():
    game = coup()
    own(game, 0, "mercia")
    unrest(game, "mercia")
    unrest(game, "paris")
    unrest(game, "scotland")
    own(game, 1, "brittany")
    assert why_not(game, "overthrow mercia") == "not_a_rivals_region"
    assert why_not(game, "overthrow scotland") == "not_a_rivals_region"
    assert why_not(game, "overthrow paris") == "not_beside_your_region"
    assert why_not(game, "overthrow brittany") == "no_unrest_there"
    hold(game, 0, "spymaster")
    assert why_not(game, "overthrow paris") == "ok"


@rule("overthrow.extra", "overthrow.limits")
def test_four_coups_cost_nothing_one_two_and_three_gold():
    game = coup("ugly")
    hold(game, 0, "spymaster")
    own(game, 1, "brittany", "aquitaine", "toulouse", "burgundy")
    for name in ("brittany", "aquitaine", "toulouse", "burgundy"):
        unrest(game, name)
    gold(game, 0, 6)
    do(game, "overthrow normandy", "invest 0")
    assert why_not(game, "overthrow normandy") == "already_tried"
    assert game.state.gold[0] == 6
    do(game, "overthrow brittany", "invest 0")
    assert game.state.gold[0] == 5
    do(game, "overthrow aquitaine", "invest 0")
    assert game.state.gold[0] == 3
    assert why_not(game, "overthrow toulouse") == "ok"
    do(game, "overthrow toulouse")
    assert game.state.gold[0] == 0
    assert decision(game) == AT_REST
    run(game, ChooseCoup(0))
    assert why_not(game, "overthrow burgundy") == "four_attempts"


@rule("overthrow.extra")
def test_a_second_coup_that_cannot_be_paid_is_refused():
    game = coup("ugly")
    own(game, 1, "brittany")
    unrest(game, "brittany")
    do(game, "overthrow normandy")
    assert decision(game) == AT_REST
    run(game, ChooseCoup(0))
    assert why_not(game, "overthrow brittany") == "too_expensive"


@rule("oppose.secret", "intrigue.critical")
def test_nobody_can_oppose_a_coup():
    game = coup("deceitful", "ugly")
    gold(game, 0, 1)
    gold(game, 1, 9)
    draws(game, 0, "deceitful")
    do(game, "overthrow normandy", "invest 1")
    assert decision(game) == "Sacrifice"


@rule("basics.trade1")
def test_the_target_of_a_coup_or_of_unrest_cannot_be_sold():
    game = coup("ugly", "brave")
    gold(game, 0, 1)
    do(game, "overthrow normandy")
    assert refusal(game, give(1, 2, "region", region("normandy"))) == "under_attack"
    assert refusal(game, give(1, 2, "region", region("paris"))) == "ok"
    do(game, "invest 0")
    game = plot("ugly", "brave")
    own(game, 1, "normandy")
    gold(game, 0, 1)
    do(game, "unrest normandy")
    assert refusal(game, give(1, 2, "region", region("normandy"))) == "under_attack"


@rule("basics.trade1", "plot.casus_belli")
def test_a_plot_against_a_player_keeps_no_region_from_being_sold():
    game = plot("ugly", "brave")
    own(game, 1, REGION_IDS[1])
    gold(game, 0, 1)
    do(game, "fabricate 1")
    assert refusal(game, give(1, 2, "region", 1)) == "ok"


@rule("scenario3.england_tokens", "plot.unrest_army", "overthrow.success")
def test_unrest_beside_an_army_as_the_second_crusade_begins():
    game = crown(3, "3")
    bag(game, 1, "brave")
    own(game, 0, "normandy")
    army(game, "normandy")
    unrest(game, "normandy")
    game.state.round = 1
    run(game, ChoosePlot(1))
    assert why_not(game, "unrest normandy") == "army_there"
    do(game, "fabricate 2")
    run(game, ChooseCoup(1))
    game.state.attempts = 0
    do(game, "overthrow normandy")
    assert counters(game, "army", "normandy") == 0
    assert game.state.owner[region("normandy")] == -1


@rule("overthrow.limits", "elimination.when")
def test_a_dynasty_that_falls_in_the_first_of_several_coups():
    game = coup("brave")
    hold(game, 0, "spymaster")
    own(game, 2, "normandy")
    unrest(game, "paris")
    gold(game, 0, 1)
    do(game, "overthrow paris", "invest 0")
    assert decision(game) == "ComeBack"
    assert game.waiting == (1,)
    do(game, "leave")
    assert decision(game) == "ChooseCoup"
    do(game, "overthrow normandy")
    assert regions(game, 2) == {"saxony"}
    assert sound(game)
