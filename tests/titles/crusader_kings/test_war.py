"""Mobilizing, who may invade what, and the tasks of armies."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import BORDERS, DISTANCE, LAND_BORDERS
from regnum.titles.crusader_kings.rules.invasion import Invade
from regnum.titles.crusader_kings.rules.upkeep import Upkeep
from regnum.titles.crusader_kings.rules.war import Mobilize
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    casus_belli,
    crown,
    gold,
    hold,
    lord,
    own,
    play,
    region,
    run,
    sound,
    unrest,
)
from tests.titles.crusader_kings.builder_actions import war
from tests.titles.crusader_kings.builder_war import at_war_with, counters, deal, give, listen
from tests.titles.positions import decision, do, moves, moves_with, why_not


@rule("mobilize.auto", "mobilize.place", "plot.unrest_removal1")
def test_soldiers_come_without_a_check_and_end_all_unrest():
    game = crown()
    own(game, 0, "mercia", "wales")
    unrest(game, "mercia", 3)
    unrest(game, "wales", 1)
    ear = listen(game)
    play(game, 0, "war-1")
    do(game, "mobilize", "call-up mercia")
    assert why_not(game, "call-up mercia") == "army_there"
    do(game, "call-up wessex", "done")
    assert [counters(game, "army", name) for name in ("mercia", "wessex", "wales")] == [1, 1, 0]
    assert [counters(game, "unrest", name) for name in ("mercia", "wales")] == [0, 1]
    assert ear.of("unrest_removed") == [(region("mercia"), 3)]
    assert "check_began" not in ear.told()
    assert decision(game) == AT_REST
    assert sound(game)


@rule("mobilize.place", "mobilize.max")
def test_four_armies_at_most_and_only_in_own_regions():
    game = crown()
    own(game, 0, "mercia", "wales", "ireland", "scotland")
    army(game, "mercia")
    run(game, Mobilize(0))
    assert why_not(game, "call-up paris") == "not_your_region"
    do(game, "call-up wales", "call-up ireland", "call-up scotland")
    assert game.state.attempts == 3
    assert decision(game) == AT_REST
    run(game, Mobilize(0))
    assert why_not(game, "call-up wessex") == "no_army_left"


@rule("mobilize.max")
def test_with_four_armies_nothing_can_be_mobilized():
    game = crown()
    own(game, 0, "mercia", "wales", "ireland", "scotland")
    army(game, "mercia", "wales", "ireland", "scotland")
    play(game, 0, "war-1")
    assert why_not(game, "mobilize") == "no_army_left"


@rule("mobilize.upkeep", "round.support_pay")
def test_an_army_costs_nothing_at_first_and_one_gold_in_the_upkeep_phase():
    game = crown()
    own(game, 0, "mercia")
    gold(game, 0, 3)
    run(game, Mobilize(0))
    do(game, "call-up wessex", "call-up mercia")
    assert game.state.gold[0] == 3
    run(game, Upkeep())
    assert why_not(game, "disband wessex") == "other_decision"
    do(game, "pay")
    assert game.state.gold[0] == 1
    do(game, "disband wessex", "done")
    assert counters(game, "army", "wessex") == 0
    assert counters(game, "unrest", "wessex") == 0


# ---- who may invade what --------------------------------------------------------------------------------------------


@rule("war.requirement1", "plot.casus_need", "invasion.conditions")
def test_without_casus_belli_no_dynasty_is_invaded():
    game = war(claim=False)
    assert why_not(game, "attack normandy wessex") == "no_casus_belli"
    casus_belli(game, 1, 0)
    assert why_not(game, "attack normandy wessex") == "no_casus_belli"
    casus_belli(game, 0, 1)
    assert why_not(game, "attack normandy wessex") == "ok"


@rule("plot.casus_need")
def test_a_casus_belli_holds_for_all_regions_of_the_dynasty():
    game = war(claim=False)
    own(game, 1, "brittany", "mercia")
    casus_belli(game, 0, 1)
    assert moves_with(game, "attack") >= {
        "attack normandy wessex",
        "attack brittany wessex",
        "attack mercia wessex",
    }


@rule("war.requirement1", "invasion.war_state")
def test_in_a_war_no_casus_belli_is_needed():
    game = war(claim=False)
    game.state.war[0 * 3 + 1] = game.state.war[1 * 3 + 0] = 1
    assert why_not(game, "attack normandy wessex") == "ok"


@rule("war.independent", "invasion.conditions")
def test_an_independent_region_needs_no_casus_belli():
    game = war(claim=False)
    lord(game, "wales")
    assert why_not(game, "attack wales wessex") == "ok"
    assert why_not(game, "attack mercia wessex") == "ok"  # without a lord, too


@rule("war.requirement2", "invasion.conditions")
def test_an_army_must_stand_beside_the_target():
    game = war(claim=False)
    own(game, 0, "mercia")
    casus_belli(game, 0, 1)
    assert why_not(game, "attack normandy mercia") == "no_army_there"
    assert why_not(game, "attack paris wessex") == "not_beside_target"
    assert why_not(game, "attack normandy paris") == "not_your_region"
    assert why_not(game, "attack mercia wessex") == "your_own_region"
    assert why_not(game, "attack wessex wessex") == "your_own_region"


@rule("setup.excluded", "war.independent")
def test_regions_out_of_the_game_are_not_invaded():
    game = war(claim=False)
    own(game, 0, "toulouse")
    army(game, "toulouse")
    assert why_not(game, "attack lombardy toulouse") == "region_not_in_play"
    assert why_not(game, "attack burgundy toulouse") == "ok"


@rule("action.order", "invasion.conditions")
def test_without_an_army_no_invasion_can_be_chosen():
    game = crown()
    play(game, 0, "war-1")
    assert why_not(game, "invade") == "no_invasion_possible"
    army(game, "wessex")
    assert why_not(game, "invade") == "ok"


@rule("war.sea")
@pytest.mark.parametrize(
    ("one", "other", "route"),
    [
        ("wessex", "normandy", True),
        ("mercia", "normandy", True),
        ("brittany", "wessex", True),
        ("ireland", "wales", True),
        ("ireland", "scotland", True),
        ("apulia", "dalmatia", True),
        ("apulia", "sicily", True),
        ("aragon", "sardinia", True),
        ("papal_states", "sardinia", True),
        ("sardinia", "sicily", True),
        ("sardinia", "toulouse", True),
        ("mercia", "wales", False),
        ("paris", "burgundy", False),
    ],
)
def test_dotted_routes_are_borders(one: str, other: str, route: bool):
    assert region(other) in BORDERS[region(one)]
    assert region(one) in BORDERS[region(other)]
    assert (region(other) not in LAND_BORDERS[region(one)]) == route
    assert DISTANCE[region(one)][region(other)] == 1


@rule("war.sea")
def test_there_are_57_land_borders_and_11_routes():
    assert sum(len(each) for each in LAND_BORDERS) == 2 * 57
    assert sum(len(each) for each in BORDERS) == 2 * 68


# ---- tasks ----------------------------------------------------------------------------------------------------------


@rule("invasion.attacks", "invasion.support")
def test_the_second_attack_and_the_second_support_are_tasks_like_the_first():
    game = war(claim=False)
    own(game, 0, "mercia", "scotland")
    army(game, "mercia", "scotland")
    hold(game, 0, "navy")
    casus_belli(game, 0, 1)
    do(game, "attack normandy wessex", "attack wales mercia")
    assert why_not(game, "attack wales wessex") == why_not(game, "attack-by-sea wales scotland") == "already_attacked"
    assert why_not(game, "support normandy mercia") == "army_has_a_task"
    assert why_not(game, "support-by-sea wales scotland") == "ok"
    game = war(claim=False)
    own(game, 0, "mercia", "brittany", "scotland")
    army(game, "mercia", "brittany", "scotland")
    hold(game, 0, "navy")
    casus_belli(game, 0, 1)
    do(game, "attack normandy wessex", "support normandy mercia", "support normandy brittany")
    assert why_not(game, "attack aquitaine brittany") == "army_has_a_task"
    assert why_not(game, "support-by-sea normandy scotland") == "ok"


@rule("invasion.attacks", "invasion.declare", "invasion.support")
def test_every_army_has_one_task_and_every_region_one_attack():
    game = war(claim=False)
    own(game, 0, "mercia")
    own(game, 1, "brittany")
    army(game, "mercia")
    casus_belli(game, 0, 1)
    assert why_not(game, "support normandy mercia") == "no_attack_to_support"
    do(game, "attack normandy wessex")
    assert why_not(game, "attack brittany wessex") == "army_has_a_task"
    assert why_not(game, "attack normandy mercia") == "already_attacked"
    assert why_not(game, "support normandy wessex") == "army_has_a_task"
    assert "support normandy mercia" in moves(game)
    do(game, "support normandy mercia")  # nothing is left to declare, so the attack begins
    assert regions_owned(game, "normandy") == 0


def regions_owned(game: Crown, name: str) -> int:
    """The owner of a region."""
    return game.state.owner[region(name)]


@rule("invasion.declare")
def test_nothing_is_drawn_before_everything_is_declared():
    game = war(claim=False)
    own(game, 0, "mercia")
    army(game, "mercia")
    casus_belli(game, 0, 1)
    ear = listen(game)
    do(game, "attack normandy wessex")
    assert decision(game) == "Declare"
    assert not at_war_with(game, 0, 1)
    do(game, "attack wales mercia")
    assert ear.told().index("check_began") > max(
        place for place, key in enumerate(ear.told()) if key == "attack_declared"
    )
    assert [each[1] for each in ear.of("attack_declared")] == [region("normandy"), region("wales")]


@rule("invasion.attacks", "invasion.declare")
def test_attacks_are_carried_out_in_the_declared_order():
    game = war(claim=False)
    own(game, 0, "mercia")
    army(game, "mercia")
    casus_belli(game, 0, 1)
    ear = listen(game)
    do(game, "attack wales mercia", "attack normandy wessex")
    assert decision(game) == "Spoils"
    do(game, "hold", "hold")
    assert [each[1] for each in ear.of("conquered")] == [region("wales"), region("normandy")]
    assert sound(game)


@rule("invasion.declare", "basics.trade")
def test_an_attack_whose_army_was_sold_meanwhile_does_not_happen():
    game = war(claim=False)
    own(game, 0, "mercia", "scotland")
    army(game, "mercia")
    casus_belli(game, 0, 1)
    do(game, "attack wales mercia", "attack normandy wessex")
    game.strike(deal(give(0, 2, "region", region("wessex"))))
    do(game, "hold")
    assert decision(game) == AT_REST
    assert regions_owned(game, "normandy") == 1
    assert not at_war_with(game, 0, 1)


@rule("ai.mobilised")
def test_all_regions_of_a_program_can_attack_and_support():
    game = crown(seat_0="ferox")
    own(game, 0, "mercia")
    own(game, 1, "normandy")
    casus_belli(game, 0, 1)
    run(game, Invade(0))
    assert "attack normandy wessex" in moves(game)
    do(game, "attack normandy wessex")
    assert "support normandy mercia" in moves(game)
    assert "attack wales mercia" in moves(game)
