"""The invasion itself: war, support, the check, conquest, loot, counter-attack."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import REGION_IDS, TOKEN
from regnum.titles.crusader_kings.position.queries.war import successes_against
from regnum.titles.crusader_kings.position.state import REMOVED
from regnum.titles.crusader_kings.rules.invasion import Invade
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    bag_of,
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
    play,
    random_left,
    region,
    regions,
    relative,
    run,
    script,
    sound,
    traits_on,
    unrest,
)
from tests.titles.crusader_kings.builder_war import (
    allied,
    ally,
    ally_lord,
    at_war_with,
    claims,
    counters,
    deal,
    give,
    gone,
    listen,
    refusal,
    shield,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not


def war(*tokens: str, players: int = 3, **options: str) -> Crown:
    """Seat 0 invades from Wessex with a casus belli against seat 1, which also has Normandy."""
    game = crown(players, **options)
    own(game, 1, "normandy")
    army(game, "wessex")
    bag(game, 0, *(tokens or ("brave",)))
    casus_belli(game, 0, 1)
    return run(game, Invade(0))


def check_of(game: Crown, *moves: str) -> tuple[int, int]:
    """Successes needed and tokens drawn in the first check after these moves, nothing invested."""
    twin = game.copy()
    ear = listen(twin)
    do(twin, *moves)
    while decision(twin) in ("Declare", "Invest", "BackAlly"):
        do(twin, {"Declare": "done", "Invest": "invest 0", "BackAlly": "support-ally"}[decision(twin)])
    began = ear.of("check_began")[0]
    return began[2], began[3]


# ---- war ------------------------------------------------------------------------------------------------------------


@rule("invasion.war_state")
def test_an_invasion_of_a_dynasty_is_war_whatever_comes_of_it():
    game = war("ugly")
    ear = listen(game)
    do(game, "attack normandy wessex")
    assert "alliance_broken" not in ear.told()
    assert at_war_with(game, 0, 1)
    assert game.state.war == [0, 1, 0, 1, 0, 0, 0, 0, 0]
    assert regions(game, 1) == {"paris", "normandy"}
    assert claims(game, 0, 1)
    assert not claims(game, 1, 0)
    assert not claims(game, 2, 0)  # no ally of anybody
    assert sound(game)


@rule("invasion.war_state", "war.independent")
def test_with_independent_lords_there_is_no_war():
    game = war()
    lord(game, "wales")
    do(game, "attack wales wessex")
    assert game.state.war == [0] * 9


@rule("alliance.casus_belli")
def test_allies_of_the_victim_gain_a_casus_belli():
    game = war()
    ally(game, 1, 2)
    do(game, "attack normandy wessex")
    assert claims(game, 2, 0)
    assert not claims(game, 1, 0)


@rule("alliance.casus_belli")
def test_allies_of_an_independent_region_gain_a_casus_belli():
    game = war("ugly")
    lord(game, "wales")
    ally_lord(game, 2, "wales")
    do(game, "attack wales wessex")
    assert claims(game, 2, 0)
    assert not claims(game, 1, 0)


@rule("alliance.two_sided")
def test_whoever_attacks_an_ally_breaks_the_alliance():
    game = war("ugly")
    ally(game, 0, 1)
    assert why_not(game, "attack normandy wessex") == "no_casus_belli"
    casus_belli(game, 0, 1)
    do(game, "attack normandy wessex")
    assert not allied(game, 0, 1)
    assert at_war_with(game, 0, 1)


@rule("war.requirement1", "marriage.dynasty_peace")
def test_an_alliance_ends_war_and_claims_of_both_sides():
    game = war("ugly")
    casus_belli(game, 1, 0)
    do(game, "attack normandy wessex")
    assert at_war_with(game, 0, 1)
    ally(game, 1, 0)
    assert not at_war_with(game, 0, 1)
    assert not any((*game.state.casus, *game.state.war))
    assert game.state.ally == [0, 1, 0, 1, 0, 0, 0, 0, 0]
    assert allied(game, 0, 1)


# ---- difficulty -----------------------------------------------------------------------------------------------------


@rule("invasion.difficulty1", "invasion.difficulty2", "invasion.difficulty3")
def test_castle_army_and_duke_need_one_more_success_each():
    game = war("ugly")
    target = region("normandy")
    assert successes_against(game.state, target, first=True) == 1
    castle(game, "normandy")
    assert successes_against(game.state, target, first=True) == 2
    army(game, "normandy")
    assert successes_against(game.state, target, first=True) == 3
    duke(game, relative(game, 1, "son"), "normandy")
    assert successes_against(game.state, target, first=True) == 4
    assert check_of(game, "attack normandy wessex") == (4, 1)


@rule("invasion.difficulty4", "check.modifiers")
def test_plate_armor_hardens_the_first_check_of_an_invasion_only():
    game = war()
    hold(game, 1, "plate_armor")
    own(game, 0, "mercia")
    own(game, 1, "wales")
    army(game, "mercia")
    bag(game, 0, "brave", "strong", "clever")
    ear = listen(game)
    do(game, "attack normandy wessex", "attack wales mercia")
    assert [began[2] for began in ear.of("check_began")] == [2, 1]
    do(game, "hold")
    run(game, Invade(0))
    do(game, "attack normandy wessex", "done")
    assert ear.of("check_began")[2][2] == 2  # another invasion, another first check


@rule("invasion.difficulty4", "war.independent")
def test_an_attack_on_a_lord_uses_up_nobodys_plate_armor():
    game = war()
    hold(game, 2, "plate_armor")
    own(game, 0, "mercia")
    own(game, 2, "northumbria")
    casus_belli(game, 0, 2)
    army(game, "mercia")
    ear = listen(game)
    do(game, "attack wales wessex", "attack northumbria mercia", "hold")
    assert [began[2] for began in ear.of("check_began")] == [1, 2]


@rule("invasion.difficulty4", "crusade.bonus")
def test_edessa_helps_where_an_army_stands():
    game = war("ugly")
    shield(game, 1, 5)
    assert check_of(game, "attack normandy wessex")[0] == 1
    army(game, "normandy")
    assert check_of(game, "attack normandy wessex")[0] == 3


@rule("invasion.difficulty1", "war.independent")
def test_a_castle_without_a_master_counts_too():
    game = war("ugly")
    castle(game, "wales")
    assert check_of(game, "attack wales wessex")[0] == 2


@rule("ai.mobilised", "invasion.difficulty2")
@pytest.mark.parametrize(("reading", "successes"), [("attack", 1), ("always", 2)])
def test_a_program_is_defended_by_armies_only_by_the_other_reading(reading: str, successes: int):
    game = war("ugly", seat_1="ferox", programs_mobilized=reading)
    assert check_of(game, "attack normandy wessex")[0] == successes


@rule("war.critical")
@pytest.mark.parametrize(("trait", "taken"), [("kind", False), ("cruel", True)])
def test_kind_fails_and_cruel_succeeds_in_war(trait: str, taken: bool):
    game = war(trait)
    do(game, "attack normandy wessex", "keep")
    assert (game.state.owner[region("normandy")] == 0) == taken


@rule("oppose.secret", "oppose.cost")
def test_an_invasion_can_be_opposed():
    game = war("ugly", "brave")
    gold(game, 0, 2)
    gold(game, 1, 2)
    do(game, "attack normandy wessex", "invest 2")
    assert decision(game) == "Oppose"


# ---- free tokens ----------------------------------------------------------------------------------------------------


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


# ---- a duke's invasion ----------------------------------------------------------------------------------------------


@rule("duchy.attack")
def test_the_dukes_trait_is_in_the_bag_for_the_check_only():
    game = war("ugly")
    son = relative(game, 0, "son", "strong")
    duke(game, son, "wessex")
    script(game, 0)  # tokens lie in the order of their traits: Strong before Ugly
    do(game, "attack normandy wessex")
    assert regions(game, 0) == {"wessex", "normandy"}
    assert bag_of(game, 0) == ["ugly"]
    assert traits_on(game, son) == ["strong"]
    assert sound(game)


@rule("duchy.attack")
def test_without_a_duke_nobody_elses_trait_is_lent():
    game = war("ugly")
    for character in range(len(game.state.traits)):
        if game.state.place[character] == REMOVED:
            game.state.traits[character] = [TOKEN.find("random-strong")]
    ear = listen(game)
    do(game, "attack normandy wessex")
    assert ear.of("trait_drawn") == [(0, TOKEN.find("random-ugly"))]
    assert bag_of(game, 0) == ["ugly"]


@rule("duchy.attack", "check.sacrifice_negative")
def test_a_sacrificed_trait_of_a_duke_is_lost():
    game = war("ugly")
    son = relative(game, 0, "son", "cruel")
    duke(game, son, "wessex")
    script(game, 0)
    do(game, "attack normandy wessex", "sacrifice")
    assert bag_of(game, 0) == ["ugly"]
    assert traits_on(game, son) == []
    assert random_left(game, "cruel") == 3
    assert sound(game)


@rule("duchy.attack", "basics.trade")
def test_a_duchy_sold_during_the_check_leaves_the_duke_his_trait():
    game = war("ugly")
    own(game, 0, "mercia")
    son = relative(game, 0, "son", "strong")
    duke(game, son, "wessex")
    gold(game, 0, 1)
    do(game, "attack normandy wessex")
    assert decision(game) == "Invest"
    game.strike(deal(give(0, 2, "region", region("wessex"))))
    do(game, "invest 0")
    assert traits_on(game, son) == ["strong"]
    assert bag_of(game, 0) == ["ugly"]
    assert sound(game)


@rule("duchy.attack", "invasion.support")
def test_a_supporting_duke_keeps_his_trait():
    game = war("ugly")
    own(game, 0, "mercia")
    army(game, "mercia")
    son = relative(game, 0, "son", "strong")
    duke(game, son, "mercia")
    script(game, 0)
    do(game, "attack normandy wessex", "support normandy mercia")
    assert regions(game, 0) == {"wessex", "mercia"}


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


def eight(*tokens: str) -> Crown:
    """Seat 0 has eight regions and attacks a ninth."""
    game = war(*tokens)
    own(game, 0, "mercia", "northumbria", "scotland", "wales", "ireland", "denmark", "pomerania")
    return game


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


# ---- counter-attack -------------------------------------------------------------------------------------------------


def repelled() -> Crown:
    """The invasion of Normandy from Wessex, supported from Mercia, has failed; an army stands in Normandy."""
    game = war("ugly")
    own(game, 0, "mercia", "scotland")
    army(game, "mercia", "normandy")
    bag(game, 1, "brave")
    do(game, "attack normandy wessex", "support normandy mercia")
    return game


@rule("invasion.counter", "invasion.counter_limit")
def test_the_defender_may_strike_back_at_a_region_that_took_part():
    game = repelled()
    assert decision(game) == "Declare"
    assert game.waiting == (1,)
    assert moves(game) == {"attack wessex normandy", "attack mercia normandy", "done"}
    assert why_not(game, "attack scotland normandy") == "took_no_part"
    assert not claims(game, 1, 0)  # none is needed
    bag(game, 1, "brave", "strong")
    gold(game, 1, 1)
    do(game, "attack mercia normandy", "invest 1")
    assert regions(game, 1) == {"paris", "normandy", "mercia"}
    do(game, "move-in")
    assert counters(game, "army", "mercia") == 1
    assert counters(game, "army", "normandy") == 0
    assert decision(game) == AT_REST
    assert sound(game)


@rule("invasion.counter")
def test_the_defender_need_not_strike_back():
    game = repelled()
    do(game, "done")
    assert decision(game) == AT_REST
    assert regions(game, 0) == {"wessex", "mercia", "scotland"}


@rule("invasion.counter")
def test_other_armies_of_the_defender_may_support_the_counter_attack():
    game = war("ugly")
    own(game, 1, "brittany")
    army(game, "normandy", "brittany")
    bag(game, 1, "weak")
    do(game, "attack normandy wessex")
    do(game, "attack wessex normandy")
    assert why_not(game, "attack wessex brittany") == "one_counter_attack"
    ear = listen(game)
    do(game, "support wessex brittany")
    assert ear.of("check_began")[0][2:] == (2, 2)


@rule("invasion.counter", "invasion.fleet_limit")
def test_the_ships_of_the_invader_keep_none_of_the_defender_at_home():
    game = war("ugly")
    own(game, 0, "scotland")
    army(game, "scotland", "normandy")
    hold(game, 0, "navy")
    hold(game, 1, "navy")
    do(game, "attack normandy wessex", "support-by-sea normandy scotland")
    assert moves(game) == {"attack wessex normandy", "attack-by-sea scotland normandy", "done"}


@rule("invasion.counter_limit")
def test_a_counter_attack_is_not_answered():
    game = war("ugly")
    army(game, "normandy")
    bag(game, 1, "weak")
    do(game, "attack normandy wessex", "attack wessex normandy")
    assert decision(game) == AT_REST
    assert regions(game, 0) == {"wessex"}


@rule("invasion.counter")
def test_without_an_army_in_the_region_nobody_strikes_back():
    game = war("ugly")
    own(game, 1, "brittany")
    army(game, "brittany")
    do(game, "attack normandy wessex")
    assert decision(game) == AT_REST


@rule("invasion.counter", "war.requirement2")
def test_the_defenders_army_must_border_the_region_it_strikes():
    game = crown()
    own(game, 1, "aquitaine")
    army(game, "wessex", "aquitaine")
    hold(game, 0, "navy")
    bag(game, 0, "ugly")
    casus_belli(game, 0, 1)
    run(game, Invade(0))
    do(game, "attack-by-sea aquitaine wessex")
    assert decision(game) == AT_REST  # Aquitaine has no border with Wessex, and France no Navy


@rule("invasion.counter")
def test_an_ally_who_supported_may_be_struck():
    game = war("ugly")
    own(game, 2, "low_countries", "denmark")
    ally(game, 0, 2)
    army(game, "normandy")
    bag(game, 1, "brave")
    do(game, "attack normandy wessex", "support-ally")
    assert moves(game) == {"attack wessex normandy", "attack low-countries normandy", "done"}
    do(game, "attack low-countries normandy", "hold")
    assert regions(game, 1) == {"paris", "normandy", "low_countries"}
    assert at_war_with(game, 1, 2)
    assert claims(game, 0, 1)
    assert sound(game)


@rule("invasion.counter", "invasion.ally_break")
def test_an_ally_who_broke_the_alliance_is_not_struck():
    game = war("ugly")
    own(game, 2, "low_countries")
    ally(game, 0, 2)
    army(game, "normandy")
    do(game, "attack normandy wessex", "break-alliance")
    assert moves(game) == {"attack wessex normandy", "done"}


@rule("war.requirement2", "invasion.victory", "basics.trade")
def test_whoever_sold_the_region_from_which_he_attacked_conquers_nothing():
    game = war("brave", "brave")
    own(game, 0, "mercia")
    gold(game, 0, 1)
    do(game, "attack normandy wessex")
    game.strike(deal(give(0, 2, "region", region("wessex"))))
    draws(game, 0, "brave")
    do(game, "invest 0")
    assert regions(game, 0) == {"mercia"}
    assert "normandy" in regions(game, 1)
    assert decision(game) == AT_REST


@rule("war.requirement2", "invasion.victory", "basics.trade")
def test_whoever_sold_another_region_conquers_all_the_same():
    game = war("brave", "brave")
    own(game, 0, "mercia")
    gold(game, 0, 1)
    do(game, "attack normandy wessex")
    game.strike(deal(give(0, 2, "region", region("mercia"))))
    draws(game, 0, "brave")
    do(game, "invest 0")
    assert regions(game, 0) == {"wessex", "normandy"}


@rule("invasion.counter", "basics.trade")
def test_whoever_sold_the_region_from_which_he_attacked_is_not_struck_back():
    game = war("ugly", "brave")
    own(game, 0, "mercia", "brittany")
    own(game, 1, "wales")
    army(game, "normandy", "wales")
    gold(game, 0, 1)
    do(game, "attack normandy wessex")
    assert decision(game) == "Invest"
    game.strike(deal(give(0, 2, "region", region("wessex"))))
    draws(game, 0, "ugly")
    do(game, "invest 0")
    assert decision(game) == AT_REST  # no region that took part is left


@rule("invasion.counter", "invasion.difficulty4")
def test_a_counter_attack_on_an_ally_does_not_use_up_his_armour():
    game = war("ugly")
    own(game, 0, "mercia")
    own(game, 2, "low_countries", "northumbria")
    hold(game, 2, "plate_armor")
    army(game, "mercia", "normandy")
    bag(game, 1, "ugly")
    ally(game, 0, 2)
    casus_belli(game, 0, 2)
    ear = listen(game)
    do(game, "attack normandy wessex", "attack northumbria mercia", "support-ally", "attack low-countries normandy")
    assert [(began[0], began[2]) for began in ear.of("check_began")] == [(0, 2), (1, 2), (0, 2)]


@rule("invasion.counter_limit", "invasion.difficulty4")
def test_plate_armor_protects_in_a_counter_attack_as_in_an_invasion_of_its_own():
    game = war("ugly")
    hold(game, 0, "plate_armor")
    army(game, "normandy")
    bag(game, 1, "weak")
    do(game, "attack normandy wessex")
    ear = listen(game)
    do(game, "attack wessex normandy")
    assert ear.of("check_began")[0][2] == 3  # one, the army and the armour


@rule("invasion.counter", "invasion.attacks")
def test_after_a_counter_attack_the_other_attacks_go_on_if_their_army_is_there():
    game = war("ugly")
    own(game, 0, "mercia")
    own(game, 1, "wales")
    army(game, "mercia", "normandy")
    bag(game, 1, "brave", "strong")
    gold(game, 1, 1)
    do(game, "attack normandy wessex", "attack wales mercia")
    draws(game, 1, "brave", "strong")
    do(game, "attack wessex normandy", "invest 1", "hold")
    assert regions(game, 0) == {"mercia"}
    assert regions(game, 1) == {"paris", "normandy", "wales", "wessex"}
    assert decision(game) == AT_REST


@rule("region.limit", "invasion.counter")
def test_a_ninth_region_won_by_a_counter_attack():
    game = war("ugly")
    own(game, 1, "low_countries", "brittany", "lorraine", "aquitaine", "burgundy", "toulouse")
    own(game, 0, "mercia")
    army(game, "normandy")
    bag(game, 1, "brave", "strong")
    gold(game, 1, 1)
    do(game, "attack normandy wessex", "attack wessex normandy", "invest 1", "hold")
    assert decision(game) == "GiveUp"
    assert game.waiting == (1,)
    do(game, "give-up toulouse")
    assert len(regions(game, 1)) == 8
    assert decision(game) == AT_REST


@rule("invasion.counter", "ai.mobilised")
@pytest.mark.parametrize(("reading", "asked"), [("attack", False), ("always", True)])
def test_a_program_strikes_back_only_by_the_other_reading(reading: str, asked: bool):
    game = war("ugly", seat_1="ferox", programs_mobilized=reading)
    do(game, "attack normandy wessex")
    assert (decision(game) == "Declare") == asked


@rule("invasion.counter", "elimination.when")
def test_an_invader_may_lose_his_last_region_in_his_own_turn():
    game = crown()
    own(game, 1, "normandy")
    army(game, "wessex", "normandy")
    bag(game, 0, "ugly")
    bag(game, 1, "brave", "strong")
    gold(game, 1, 1)
    casus_belli(game, 0, 1)
    play(game, 0, "war-1")
    ear = listen(game)
    do(game, "invade", "attack normandy wessex", "attack wessex normandy", "invest 1")
    assert decision(game) == "ComeBack"
    do(game, "leave", "hold")
    assert game.state.out[0] == 1
    assert not {"event_began", "event_ignored"} & set(ear.told())  # his card has no event any more
    assert decision(game) == AT_REST or game.over
    assert sound(game)


@rule("elimination.restart4", "invasion.attacks", "war.requirement1")
def test_a_dynasty_that_settles_in_a_region_under_attack_is_safe_there():
    game = war("brave", "strong")
    own(game, 0, "mercia")
    army(game, "mercia")
    lose(game, "paris")
    do(game, "attack normandy wessex", "attack wales mercia")
    assert decision(game) == "ComeBack"
    do(game, sorted(moves_with(game, "return"))[0], "settle wales", "hold")
    assert regions(game, 1) == {"wales"}
    assert not at_war_with(game, 0, 1)
    assert decision(game) == AT_REST


@rule("elimination.restart_unrest", "invasion.move_army")
def test_who_loses_the_conquered_region_at_once_has_no_spoils():
    game = war()
    lose(game, "paris")
    for name in REGION_IDS:
        if game.state.in_play[region(name)] and game.state.owner[region(name)] == -1:
            own(game, 2, name)
    do(game, "attack normandy wessex")
    do(game, sorted(moves_with(game, "return"))[0], "settle normandy")
    assert regions(game, 1) == {"normandy"}
    assert decision(game) == AT_REST


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


@rule("event.resolve", "check.modifiers")
def test_a_muddy_road_makes_the_next_invasion_harder():
    game = war("ugly")
    game.state.muddy[0] = 1
    assert check_of(game, "attack normandy wessex") == (2, 1)


@rule("war.requirement1", "war.requirement2")
def test_a_war_takes_three_actions():
    game = crown()
    own(game, 1, "normandy")
    bag(game, 0, "brave")
    play(game, 0, "war-1")
    assert why_not(game, "invade") == "no_invasion_possible"
    do(game, "mobilize", "call-up wessex")
    play(game, 0, "war-2")
    do(game, "invade")
    assert why_not(game, "attack normandy wessex") == "no_casus_belli"
    game = crown()
    own(game, 1, "normandy")
    bag(game, 0, "brave")
    play(game, 0, "intrigue-1")
    do(game, "plot", "fabricate 1")
    play(game, 0, "war-1")
    do(game, "mobilize", "call-up wessex")
    play(game, 0, "war-2")
    do(game, "invade", "attack normandy wessex", "hold")
    assert regions(game, 0) == {"wessex", "normandy"}
