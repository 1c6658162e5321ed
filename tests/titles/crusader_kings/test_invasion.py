"""Invasions: war and peace, how hard a check is, and what a duke lends to it."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import TOKEN
from regnum.titles.crusader_kings.position.queries.war import successes_against
from regnum.titles.crusader_kings.position.state import REMOVED
from regnum.titles.crusader_kings.rules.invasion import Invade
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    army,
    bag,
    bag_of,
    castle,
    casus_belli,
    crown,
    duke,
    gold,
    hold,
    lord,
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
)
from tests.titles.crusader_kings.builder_actions import check_of, war
from tests.titles.crusader_kings.builder_war import (
    allied,
    ally,
    ally_lord,
    at_war_with,
    claims,
    deal,
    give,
    listen,
    shield,
)
from tests.titles.positions import decision, do, why_not

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


# ---- before the attack ----------------------------------------------------------------------------------------------


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
