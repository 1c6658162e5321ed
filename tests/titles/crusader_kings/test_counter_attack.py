"""Counter-attacks: who may strike back, at whom, and what follows."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import REGION_IDS
from regnum.titles.crusader_kings.rules.invasion import Invade
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    casus_belli,
    crown,
    draws,
    gold,
    hold,
    lose,
    own,
    play,
    region,
    regions,
    run,
    sound,
)
from tests.titles.crusader_kings.builder_actions import war
from tests.titles.crusader_kings.builder_war import ally, at_war_with, claims, counters, deal, give, listen
from tests.titles.positions import decision, do, moves, moves_with, why_not


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
@pytest.mark.parametrize(("sold", "left"), [("wessex", {"mercia"}), ("mercia", {"wessex", "normandy"})])
def test_only_whoever_sold_the_region_from_which_he_attacked_conquers_nothing(sold: str, left: set[str]):
    game = war("brave", "brave")
    own(game, 0, "mercia")
    gold(game, 0, 1)
    do(game, "attack normandy wessex")
    game.strike(deal(give(0, 2, "region", region(sold))))
    draws(game, 0, "brave")
    do(game, "invest 0")
    assert regions(game, 0) == left
    assert ("normandy" in regions(game, 1)) == ("normandy" not in left)
    assert decision(game) == (AT_REST if sold == "wessex" else "Spoils")


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
