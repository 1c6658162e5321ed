"""16.1.step5, 16.2: avoiding and combat at sea, clause by clause."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import POWER_IDS
from regnum.titles.here_i_stand.position.state import ON_TURN_TRACK
from regnum.titles.here_i_stand.rules.war_at_sea import WarAtSea
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    asked,
    control,
    dice,
    europe,
    happened,
    hold,
    impulse,
    leaders,
    run,
    ships,
    ships_in,
    sound,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import channel, lend, sail, sail_to
from tests.titles.positions import decision, do, moves, moves_with, why_not

# ---- avoiding -------------------------------------------------------------------------------------------------------


@rule("16.1.step5b", "16.1.step5c", "16.1.step5.cond2")
def test_whoever_is_met_avoids_in_impulse_order_to_own_ports_and_empty_seas():
    game = channel()
    ships(game, "english_channel", "england", squadron=1)
    ships(game, "english_channel", "hapsburg", squadron=1)
    ships(game, "irish_sea", "france", squadron=1)
    sail(game, "rouen-to-english-channel")
    assert (decision(game), asked(game)) == ("AvoidFleet", "hapsburg")
    assert moves_with(game, "avoid") == {"avoid bay-of-biscay", "avoid north-sea"}
    dice(game, 6, 6)
    do(game, "avoid north-sea")
    assert ships_in(game, "north_sea", "hapsburg") == 1
    assert (decision(game), asked(game)) == ("AvoidFleet", "england")
    assert "avoid plymouth" in moves(game)
    assert "avoid irish-sea" not in moves(game)


@rule("16.1.step5.cond1")
def test_nobody_avoids_where_somebody_has_intercepted():
    game = channel()
    ships(game, "english_channel", "hapsburg", squadron=1)
    ships(game, "plymouth", "england", squadron=1)
    sail(game, "rouen-to-english-channel")
    dice(game, 6, 6, *[1] * 30)
    do(game, "intercept plymouth", "all")
    assert decision(game) == "ChooseNavalBattle"


@rule("16.1.step5a")
def test_ships_in_a_port_do_not_avoid():
    game = europe()
    war(game, "france", "england")
    ships(game, "english_channel", "france", squadron=2)
    ships(game, "plymouth", "england", squadron=1)
    impulse(game, "france", 1)
    dice(game, *[1] * 20)
    sail(game, "english-channel-to-plymouth")
    assert decision(game) != "AvoidFleet"
    assert ships_in(game, "plymouth", "france") == 0


# ---- combat ---------------------------------------------------------------------------------------------------------


@rule("16.1.step7.1", "16.1.step7.2", "16.2.step2.who")
def test_two_enemies_in_one_sea_are_fought_one_after_the_other():
    game = channel()
    ships(game, "english_channel", "england", squadron=1)
    ships(game, "english_channel", "hapsburg", squadron=1)
    sail(game, "rouen-to-english-channel")
    do(game, "stand", "stand")
    assert moves(game) == {"fight english-channel england", "fight english-channel hapsburg"}
    dice(game, 6, 6, 1, 1, 1, 1, *[1] * 4, 6, 1)
    do(game, "fight english-channel england")
    assert game.state.ship_at.count(ON_TURN_TRACK) == 2  # the English one, and a French one by the odd hit of a loser
    assert decision(game) == "ChooseRefuge"
    assert ships_in(game, "english_channel", "hapsburg") == 1


@rule("16.2.step8b", "16.2.step8a")
@pytest.mark.parametrize(("mine", "left"), [((6, 6, 6, 1), 2), ((6, 1, 1, 1), 1)])
def test_the_odd_hit_sinks_a_ship_of_the_loser_only(mine: tuple[int, ...], left: int):
    game = channel()
    ships(game, "english_channel", "england", squadron=1)
    sail(game, "rouen-to-english-channel")
    dice(game, *mine, 6, 1)
    do(game, "stand")
    if decision(game) == "ChooseRefuge":
        do(game, "retreat rouen")
    assert ships_in(game, "english_channel", "france") + ships_in(game, "rouen", "france") == left


@rule("ruling.g42", "16.2.step8a", "16.2.step1.a", "16.2.step1.b", "16.2.step1.c")
@pytest.mark.parametrize(("hits", "squadrons", "corsairs"), [(1, 2, 1), (2, 1, 2), (3, 1, 1), (5, 0, 1), (6, 0, 0)])
def test_hits_in_pairs_sink_squadrons_and_the_rest_corsairs(hits: int, squadrons: int, corsairs: int):
    game = europe()
    happened(game, "barbary_pirates")
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "algiers")
    ships(game, "algiers", "ottoman", squadron=2, corsair=2)
    leaders(game, "algiers", "barbarossa")
    ships(game, "barbary_coast", "hapsburg", squadron=3)
    impulse(game, "ottoman", 1)
    sail(game, "algiers-to-barbary-coast")
    ottoman = 2 * 2 + 2 + 2
    dice(game, *[6] * 4, *[1] * 4, *[6] * hits, *[1] * (6 - hits))
    do(game, "stand")
    assert game.chance.counter == ottoman + 6
    if decision(game) == "ChooseRefuge" and asked(game) == "ottoman":
        do(game, "retreat algiers")
    places = ("barbary_coast", "algiers")
    assert sum(ships_in(game, place, "ottoman") for place in places) == squadrons
    assert sum(ships_in(game, place, "ottoman", "corsair") for place in places) == corsairs


@rule("16.2.step6", "card.001a")
def test_janissaries_roll_four_dice_at_sea():
    game = europe()
    war(game, "ottoman", "hapsburg")
    hold(game, "ottoman", "janissaries")
    ships(game, "aegean_sea", "hapsburg", squadron=1)
    ships(game, "athens", "ottoman", squadron=1)
    impulse(game, "ottoman", 1)
    sail(game, "athens-to-aegean-sea")
    dice(game, 1, 1, 1, 1, 6, 1, 1, 1)
    do(game, "stand")
    assert decision(game) == "PlayJanissaries"
    do(game, "play-janissaries")
    assert game.chance.counter == 2 + 2 + 4
    assert ships_in(game, "aegean_sea", "ottoman") == 1
    assert ships_in(game, "aegean_sea", "hapsburg") == 0


@rule("card.034b", "16.2.step6")
def test_any_power_may_send_rowers_to_either_side():
    game = channel(french=1)
    hold(game, "papacy", "professional_rowers")
    ships(game, "english_channel", "england", squadron=1)
    sail_to(game)
    dice(game, 1, 1, 1, 1, 6, 6, 6)
    do(game, "stand")
    assert (decision(game), asked(game)) == ("SendRowers", "papacy")
    do(game, "professional-rowers attacker")
    assert game.chance.counter == 7
    assert ships_in(game, "english_channel", "england") == 0


@rule("16.2.step3", "16.2.step4", "card.024")
def test_arquebusiers_fight_at_sea():
    game = channel(french=1)
    hold(game, "france", "arquebusiers")
    ships(game, "english_channel", "england", squadron=1)
    sail_to(game)
    dice(game, *[1] * 6)
    do(game, "stand", "arquebusiers")
    while decision(game) in ("DeclareCombatCards", "SendRowers"):
        do(game, "pass")
    assert game.chance.counter == 2 + 2 + 2


@rule("16.2.step9c", "16.2.step10")
def test_a_beaten_fleet_without_a_refuge_is_lost_with_its_leader():
    game = europe()
    happened(game, "barbary_pirates")
    war(game, "ottoman", "hapsburg")
    control(game, "hapsburg", "istanbul")
    ships(game, "black_sea", "ottoman", squadron=2)
    leaders(game, "black_sea", "barbarossa")
    ships(game, "istanbul", "hapsburg", squadron=3)
    control(game, "hapsburg", "varna")
    impulse(game, "hapsburg", 1)
    dice(game, 6, 1, 1, 1, 1, 1, *[1] * 6)  # one ship is lost to the hit; the other has nowhere to go
    sail(game, "istanbul-to-black-sea")
    assert ships_in(game, "black_sea", "ottoman") == 0
    assert game.state.ship_at.count(ON_TURN_TRACK) == 2
    assert ships_in(game, "black_sea", "hapsburg") == 3
    assert whereabouts(game, "barbarossa") == "elsewhere"
    assert ON_TURN_TRACK in game.state.leader_at


@rule("16.1.restriction4")
def test_beaten_ships_move_no_more_in_this_impulse():
    game = channel(french=3)
    ships(game, "english_channel", "england", squadron=1)
    sail(game, "rouen-to-english-channel")
    dice(game, *[1] * 6, 6, 6)
    do(game, "stand", "retreat rouen")
    assert ships_in(game, "rouen", "france") == 2
    assert why_not(game, "sail") == "no_ships"


@rule("9.6.action2", "9.6.action3", "ruling.g23")
def test_after_a_sudden_war_a_tie_makes_both_flee():
    game = europe()
    war(game, "france", "england")
    ships(game, "english_channel", "france", squadron=1)
    ships(game, "english_channel", "england", squadron=1)
    dice(game, *[1] * 4)
    run(game, WarAtSea(POWER_IDS.index("france"), POWER_IDS.index("england")))
    assert asked(game) == "france"  # the active power first
    do(game, "retreat rouen")
    assert asked(game) == "england"
    do(game, "retreat plymouth")
    assert ships_in(game, "english_channel", "england") == 0
    assert sound(game)


@rule("16.2.step8a")
def test_the_commander_chooses_whose_squadron_is_lost():
    game = europe()
    war(game, "ottoman", "hapsburg")
    ships(game, "ionian_sea", "hapsburg", squadron=1)
    ships(game, "ionian_sea", "papacy", squadron=1)
    lend(game, "ionian_sea", "papacy", "hapsburg")
    ships(game, "lepanto", "ottoman", squadron=2)
    control(game, "ottoman", "lepanto")
    impulse(game, "ottoman", 1)
    sail(game, "lepanto-to-ionian-sea")
    dice(game, 6, 6, 1, 1, 6, 6, 6, 6)
    do(game, "stand")
    assert (decision(game), asked(game)) == ("LoseSquadron", "hapsburg")
    do(game, "lose-ship papacy-squadron")
    assert ships_in(game, "ionian_sea", "hapsburg") == 1
