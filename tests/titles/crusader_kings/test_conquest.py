"""What becomes of a conquered or annexed region, of a ninth one, and of one that is sold meanwhile."""

from __future__ import annotations

from regnum.titles.crusader_kings.rules.invasion import Invade
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    army,
    bag,
    castle,
    casus_belli,
    crown,
    draws,
    duke,
    gold,
    hold,
    lord,
    lose,
    marry,
    own,
    random_left,
    region,
    regions,
    relative,
    run,
    sound,
    unrest,
)
from tests.titles.crusader_kings.builder_actions import eight, war
from tests.titles.crusader_kings.builder_war import ally_lord, claims, counters, deal, give, gone, listen, refusal
from tests.titles.positions import decision, do, why_not

# ---- conquest -------------------------------------------------------------------------------------------------------


@rule("invasion.victory", "build.stays", "setup.one_knight")
def test_a_conquered_region_changes_hands_with_castle_and_unrest():
    game = war("brave", "strong", "clever")
    castle(game, "normandy")
    army(game, "normandy")
    unrest(game, "normandy")
    gold(game, 0, 2)
    do(game, "attack normandy wessex", "invest 2")
    assert regions(game, 0) == {"wessex", "normandy"}
    assert counters(game, "army", "normandy") == 0
    do(game, "hold")
    assert counters(game, "castle", "normandy") == 1
    assert counters(game, "unrest", "normandy") == 1
    assert counters(game, "army", "wessex") == 1
    assert sound(game)


@rule("invasion.victory")
def test_a_conquest_tells_who_lost_the_region():
    game = war()
    ear = listen(game)
    do(game, "attack normandy wessex")
    assert ear.of("conquered") == [(0, region("normandy"), 1)]


@rule("invasion.move_army", "plot.unrest_removal1")
def test_the_army_may_move_in_and_then_mobilizes_the_region():
    game = war()
    unrest(game, "normandy", 2)
    do(game, "attack normandy wessex", "move-in")
    assert counters(game, "army", "normandy") == 1
    assert counters(game, "army", "wessex") == 0
    assert counters(game, "unrest", "normandy") == 0


@rule("invasion.pillage")
def test_loot_brings_two_gold_and_unrest_and_no_army():
    game = war()
    do(game, "attack normandy wessex", "loot")
    assert game.state.gold[0] == 2
    assert counters(game, "unrest", "normandy") == 1
    assert counters(game, "army", "normandy") == 0
    assert counters(game, "army", "wessex") == 1
    assert regions(game, 0) == {"wessex", "normandy"}
    assert decision(game) == AT_REST


@rule("invasion.pillage", "basics.limits")
def test_loot_without_a_token_left_still_brings_gold():
    game = war()
    unrest(game, "paris", 12)
    do(game, "attack normandy wessex", "loot")
    assert game.state.gold[0] == 2
    assert counters(game, "unrest", "normandy") == 0


@rule("invasion.deaths", "duchy.death")
def test_the_duke_of_a_conquered_region_dies_with_his_wife():
    game = war("brave", "strong")
    son = relative(game, 1, "son", "ugly")
    wife = marry(game, 1, son, "weak")
    duke(game, son, "normandy")
    gold(game, 0, 1)
    do(game, "attack normandy wessex", "invest 1")
    assert gone(game, son)
    assert gone(game, wife)
    assert random_left(game, "ugly") == random_left(game, "weak") == 3
    assert game.state.duke[region("normandy")] == -1
    assert sound(game)


@rule("invasion.deaths")
def test_the_lord_of_a_conquered_region_dies():
    game = war()
    victim = lord(game, "wales", True, "ugly")
    ally_lord(game, 2, "wales")
    do(game, "attack wales wessex", "hold")
    assert gone(game, victim)
    assert random_left(game, "ugly") == 3
    assert regions(game, 0) == {"wessex", "wales"}
    assert game.state.allies[region("wales")] == 0
    assert sound(game)


@rule("invasion.deaths", "succession.order")
def test_when_the_duke_was_the_heir_another_child_inherits_later():
    game = war("brave", "strong")
    elder, younger = relative(game, 1, "son"), relative(game, 1, "son")
    duke(game, elder, "normandy")
    gold(game, 0, 1)
    do(game, "attack normandy wessex", "invest 1")
    assert game.state.children[1] == [younger]


@rule("ai.mobilised", "invasion.move_army")
def test_a_program_has_no_soldier_to_move():
    game = crown(seat_0="ferox")
    own(game, 1, "normandy")
    bag(game, 0, "brave", "strong")
    casus_belli(game, 0, 1)
    run(game, Invade(0))
    do(game, "attack normandy wessex")
    assert decision(game) == "Spoils"
    assert why_not(game, "move-in") == "no_army_there"
    do(game, "loot")
    assert game.state.gold[0] == 0
    assert counters(game, "unrest", "normandy") == 1


# ---- annexation -----------------------------------------------------------------------------------------------------


@rule("invasion.annex", "alliance.annex")
def test_an_allied_region_is_annexed_without_a_check():
    game = war("ugly")
    victim = lord(game, "wales", True, "weak")
    ally_lord(game, 0, "wales")
    ear = listen(game)
    do(game, "attack wales wessex")
    assert "check_began" not in ear.told()
    assert regions(game, 0) == {"wessex", "wales"}
    assert gone(game, victim)
    assert why_not(game, "loot") == "nothing_to_loot"
    do(game, "move-in")
    assert counters(game, "army", "wales") == 1
    assert sound(game)


@rule("invasion.annex")
def test_annexing_needs_an_army_beside_the_region():
    game = war("ugly")
    ally_lord(game, 0, "scotland")
    assert why_not(game, "attack scotland wessex") == "not_beside_target"


@rule("invasion.annex", "war.fleet")
def test_over_the_sea_an_ally_is_attacked_and_not_annexed():
    game = war("ugly")
    hold(game, 0, "navy")
    ally_lord(game, 0, "ireland")
    ear = listen(game)
    do(game, "attack-by-sea ireland wessex")
    assert "check_began" in ear.told()
    assert regions(game, 0) == {"wessex"}
    assert game.state.allies[region("ireland")] == 0
    assert sound(game)


@rule("invasion.annex", "alliance.casus_belli")
def test_other_allies_of_an_annexed_region_gain_a_casus_belli():
    game = war("ugly")
    for seat in (0, 2):
        ally_lord(game, seat, "wales")
    do(game, "attack wales wessex")
    assert claims(game, 2, 0)
    assert regions(game, 0) == {"wessex", "wales"}


@rule("invasion.annex", "war.fleet")
def test_who_lands_at_a_lords_he_has_no_alliance_with_breaks_none():
    game = war("ugly")
    hold(game, 0, "navy")
    lord(game, "aquitaine")
    ear = listen(game)
    do(game, "attack-by-sea aquitaine wessex")
    assert "region_alliance_broken" not in ear.told()
    assert "repelled" in ear.told()


# ---- nine regions ---------------------------------------------------------------------------------------------------


@rule("region.limit")
def test_for_a_ninth_region_another_becomes_independent():
    game = eight()
    do(game, "attack normandy wessex", "hold")
    assert decision(game) == "GiveUp"
    assert why_not(game, "give-up normandy") == "another_region"
    assert why_not(game, "give-up paris") == "not_your_region"
    do(game, "give-up pomerania")
    assert len(regions(game, 0)) == 8
    new_lord = game.state.lord[region("pomerania")]
    assert new_lord != -1
    assert len(game.state.traits[new_lord]) == 1
    assert decision(game) == AT_REST
    assert sound(game)


@rule("region.limit", "invasion.attacks")
def test_a_region_given_up_makes_no_further_attack():
    game = eight()
    army(game, "mercia")
    lose(game, "wales")
    own(game, 0, "brittany")
    army(game, "brittany")
    do(game, "attack normandy wessex", "attack wales mercia", "attack aquitaine brittany")
    do(game, "hold", "give-up mercia")
    assert game.state.owner[region("wales")] == -1
    assert decision(game) == "Spoils"  # of Aquitaine
    do(game, "hold", "give-up denmark")
    assert decision(game) == AT_REST
    assert sound(game)


@rule("region.limit", "invasion.attacks", "ai.mobilised")
def test_a_program_attacks_from_no_region_that_it_gave_up():
    game = war(seat_0="ferox")
    own(game, 0, "mercia", "northumbria", "scotland", "brittany", "ireland", "denmark", "pomerania")
    bag(game, 0, "brave", "strong")
    do(game, "attack normandy wessex", "attack wales mercia", "done", "hold", "give-up mercia")
    assert game.state.owner[region("wales")] == -1
    assert decision(game) == AT_REST


@rule("region.limit", "basics.trade")
def test_a_ninth_region_may_also_be_sold():
    game = eight()
    do(game, "attack normandy wessex", "hold")
    game.strike(deal(give(0, 2, "region", region("pomerania"))))
    assert decision(game) == AT_REST
    assert len(regions(game, 0)) == 8


# ---- trade ----------------------------------------------------------------------------------------------------------


@rule("basics.trade1")
def test_a_region_under_attack_cannot_be_sold():
    game = war("ugly", "brave")
    own(game, 0, "mercia", "scotland")
    army(game, "mercia")
    do(game, "attack normandy wessex")
    sale = give(1, 2, "region", region("normandy"))
    assert refusal(game, sale) == "under_attack"
    gold(game, 0, 1)
    do(game, "done")
    assert decision(game) == "Invest"
    assert refusal(game, sale) == "under_attack"
    assert refusal(game, give(1, 2, "region", region("paris"))) == "ok"
    draws(game, 0, "ugly")
    do(game, "invest 0")
    assert refusal(game, sale) == "ok"


@rule("basics.trade1", "invasion.counter")
def test_during_a_counter_attack_what_waits_for_its_attack_cannot_be_sold():
    game = war("ugly")
    own(game, 0, "mercia")
    own(game, 1, "wales", "scotland")
    army(game, "mercia", "normandy")
    do(game, "attack normandy wessex", "attack wales mercia")
    assert (decision(game), game.waiting) == ("Declare", (1,))
    assert refusal(game, give(1, 2, "region", region("wales"))) == "under_attack"
    assert refusal(game, give(1, 2, "region", region("scotland"))) == "ok"
