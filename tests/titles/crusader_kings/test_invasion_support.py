"""Free tokens in an invasion: supporting armies, allies who help or refuse, longbow and Tyre."""

from __future__ import annotations

from regnum.titles.crusader_kings.rules.invasion import Invade
from tests.rule import rule
from tests.titles.crusader_kings.builder import AT_REST, army, hold, lord, lose, own, run
from tests.titles.crusader_kings.builder_actions import check_of, eight, war
from tests.titles.crusader_kings.builder_war import allied, ally, ally_lord, at_war_with, claims, listen, shield
from tests.titles.positions import decision, do, why_not


@rule("invasion.support")
def test_each_supporting_army_gives_a_free_token():
    game = war("ugly")
    own(game, 0, "mercia", "brittany")
    army(game, "mercia", "brittany")
    assert check_of(game, "attack normandy wessex") == (1, 1)
    assert check_of(game, "attack normandy wessex", "support normandy mercia") == (1, 2)
    both = ("attack normandy wessex", "support normandy mercia", "support normandy brittany")
    assert check_of(game, *both) == (1, 3)


@rule("invasion.support")
def test_an_army_supports_the_attack_for_which_it_was_declared():
    game = war("ugly")
    own(game, 0, "mercia", "brittany")
    army(game, "mercia", "brittany")
    ear = listen(game)
    do(game, "attack normandy wessex", "attack wales mercia", "support normandy brittany")
    assert [began[3] for began in ear.of("check_began")] == [2, 1]


@rule("invasion.attacks", "invasion.support")
def test_in_the_next_invasion_every_army_is_free_again():
    game = war("ugly")
    own(game, 0, "mercia")
    army(game, "mercia")
    do(game, "attack normandy wessex", "support normandy mercia")
    assert decision(game) == AT_REST
    run(game, Invade(0))
    assert why_not(game, "attack normandy wessex") == why_not(game, "attack normandy mercia") == "ok"


@rule("invasion.support", "region.limit")
def test_an_army_whose_region_was_given_up_supports_nobody():
    game = eight("brave", "strong")
    lose(game, "wales")
    own(game, 0, "brittany")
    army(game, "mercia", "ireland")
    ear = listen(game)
    do(game, "attack normandy wessex", "attack wales mercia", "support wales ireland", "hold", "give-up ireland")
    assert [began[3] for began in ear.of("check_began")] == [1, 1]


@rule("invasion.modifiers", "crusade.bonus")
def test_longbow_and_tyre_give_free_tokens():
    game = war("ugly")
    hold(game, 0, "longbow")
    assert check_of(game, "attack normandy wessex") == (1, 2)
    shield(game, 0, 8)
    assert check_of(game, "attack normandy wessex") == (1, 3)


@rule("invasion.allies", "alliance.support")
def test_allies_beside_the_target_help_without_an_army():
    game = war("ugly")
    lord(game, "aquitaine")
    ally_lord(game, 0, "aquitaine")
    ally_lord(game, 0, "brittany")  # without a lord, but allied
    ally_lord(game, 0, "scotland")  # too far away
    assert check_of(game, "attack normandy wessex") == (1, 3)
    ally(game, 0, 2)
    assert check_of(game, "attack normandy wessex") == (1, 3)
    own(game, 2, "low_countries")
    assert check_of(game, "attack normandy wessex") == (1, 4)


@rule("invasion.allies")
def test_one_ally_with_several_regions_gives_one_token():
    game = war("ugly")
    own(game, 2, "low_countries", "brittany")
    ally(game, 0, 2)
    assert check_of(game, "attack normandy wessex") == (1, 2)


@rule("invasion.allies")
def test_an_ally_supports_each_of_several_attacks_with_one_token():
    game = war("ugly")
    own(game, 0, "mercia")
    own(game, 1, "brittany")
    own(game, 2, "aquitaine")
    ally(game, 0, 2)
    army(game, "mercia")
    ear = listen(game)
    do(game, "attack normandy mercia", "attack brittany wessex", "support-ally")
    assert game.waiting == (2,)  # asked for each
    do(game, "support-ally")
    assert [began[3] for began in ear.of("check_began")] == [2, 2]


@rule("invasion.ally_casus", "invasion.allies")
def test_a_supporting_ally_gives_the_victim_a_casus_belli():
    game = war()
    own(game, 2, "low_countries")
    ally(game, 0, 2)
    do(game, "attack normandy wessex")
    assert decision(game) == "BackAlly"
    assert game.waiting == (2,)
    do(game, "support-ally")
    assert claims(game, 1, 2)
    assert allied(game, 0, 2)
    assert not at_war_with(game, 1, 2)


@rule("invasion.ally_break")
def test_an_ally_who_refuses_breaks_the_alliance():
    game = war("ugly")
    own(game, 2, "low_countries")
    ally(game, 0, 2)
    ear = listen(game)
    do(game, "attack normandy wessex", "break-alliance")
    assert not allied(game, 0, 2)
    assert claims(game, 0, 2)
    assert not claims(game, 1, 2)
    assert ear.of("check_began")[0][3] == 1


@rule("invasion.allies")
def test_who_is_no_ally_is_not_asked_for_support():
    game = war("ugly")
    own(game, 2, "low_countries")
    assert check_of(game, "attack normandy wessex") == (1, 1)
    do(game, "attack normandy wessex")
    assert decision(game) == AT_REST
    assert not claims(game, 1, 2)


@rule("invasion.allies", "war.independent")
def test_against_a_lord_allies_help_unasked():
    game = war("ugly")
    own(game, 2, "mercia")
    ally(game, 0, 2)
    ear = listen(game)
    do(game, "attack wales wessex")
    assert ear.of("check_began")[0][3] == 2
    assert game.state.casus.count(1) == 1  # the one that was there


@rule("ai.supports_allies")
def test_a_program_always_supports_its_allies():
    game = war("ugly", seat_2="ferox")
    own(game, 2, "low_countries")
    ally(game, 0, 2)
    ear = listen(game)
    do(game, "attack normandy wessex")
    assert decision(game) != "BackAlly"
    assert ear.of("check_began")[0][3] == 2
    assert claims(game, 1, 2)


@rule("alliance.two_sided", "invasion.allies")
def test_an_ally_of_both_sides_may_support_and_strike_back():
    game = war("ugly")
    own(game, 2, "low_countries")
    ally(game, 0, 2)
    ally(game, 1, 2)
    do(game, "attack normandy wessex", "support-ally")
    assert claims(game, 2, 0)
    assert claims(game, 1, 2)
