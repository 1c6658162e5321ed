"""16: naval moves, interception, combat, transport and piracy."""

from __future__ import annotations

from regnum.engine.chance import FastChance
from regnum.titles.here_i_stand.facts.names import FRANCE, HAPSBURG, MAJORS, NONE, OTTOMAN
from regnum.titles.here_i_stand.position.changes.cards import bar_card, pass_random_card
from regnum.titles.here_i_stand.title import TITLE
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    control,
    count,
    dice,
    europe,
    happened,
    hold,
    holder,
    impulse,
    leaders,
    location,
    ships,
    ships_in,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import stand
from tests.titles.positions import decision, do, moves, why_not


@rule("16.2.example1", "16.1.step4b", "16.1.step4f", "16.2.step1", "16.2.step2", "16.2.step7", "16.2.step8a",
      "16.2.step8b", "16.2.step9b", "16.1.step2.c", "16.1.step4a", "ruling.g42")  # fmt: skip
def test_the_battle_off_the_barbary_coast():
    """Lines 1038 to 1042: 7 + 2 intercepts, 7 does not; 7 dice against 6; three hits each; the defender wins."""
    game = europe()
    control(game, "ottoman", "tunis", "algiers")
    happened(game, "barbary_pirates")
    war(game, "ottoman", "hapsburg")
    allied(game, "genoa", "hapsburg")
    allied(game, "venice", "papacy")
    ships(game, "tunis", "ottoman", squadron=2, corsair=1)
    leaders(game, "tunis", "barbarossa")
    ships(game, "tyrrhenian_sea", "genoa", squadron=1)
    ships(game, "tyrrhenian_sea", "hapsburg", squadron=1)
    leaders(game, "tyrrhenian_sea", "andrea_doria")
    ships(game, "ionian_sea", "venice", squadron=1)
    lent = next(ship for ship, at in enumerate(game.state.ship_at) if at == location("ionian_sea"))
    game.state.ship_lent_to[lent] = 1
    impulse(game, "ottoman", 1)
    hits = [*[6] * 3, *[1] * 4, *[5] * 3, *[2] * 3]
    dice(game, 3, 4, 3, 4, *hits)
    do(game, "sail", "send tunis-to-barbary-coast", "all", "sail")
    assert (decision(game), asked(game)) == ("InterceptFleet", "hapsburg")
    do(game, "intercept tyrrhenian-sea", "all", "intercept ionian-sea", "all")
    assert decision(game) == "LoseSquadron"  # one of the two that have come, a Genoese or a Hapsburg one
    do(game, "lose-ship hapsburg-squadron")
    assert ships_in(game, "ionian_sea", "venice") == 1
    assert ships_in(game, "barbary_coast", "genoa") == 1
    assert ships_in(game, "barbary_coast", "hapsburg") == 0
    assert decision(game) == "ChooseRefuge"
    assert {"retreat tunis", "retreat algiers"} <= moves(game)
    do(game, "retreat algiers")
    assert ships_in(game, "algiers", "ottoman") == 1
    assert ships_in(game, "algiers", "ottoman", "corsair") == 0
    assert whereabouts(game, "barbarossa") == "algiers"
    assert sound(game)


@rule("16.1.restriction2", "ruling.g86", "16.1.restriction1", "2.5.notlinked3")
def test_ships_enter_own_ports_or_those_with_enemy_ships():
    game = europe()
    war(game, "ottoman", "hapsburg")
    ships(game, "aegean_sea", "ottoman", squadron=1)
    impulse(game, "ottoman", 1)
    do(game, "sail")
    assert why_not(game, "send aegean-sea-to-istanbul") == "ok"
    assert why_not(game, "send aegean-sea-to-candia") == "not_your_port"
    assert "send aegean-sea-to-black-sea" not in moves(game)
    game = europe()
    war(game, "ottoman", "venice")
    ships(game, "aegean_sea", "ottoman", squadron=1)
    ships(game, "candia", "venice", squadron=1)
    impulse(game, "ottoman", 1)
    do(game, "sail")
    assert why_not(game, "send aegean-sea-to-candia") == "ok"


@rule("16.1.restriction5")
def test_genoese_ships_stay_out_of_the_atlantic():
    game = europe()
    allied(game, "genoa", "hapsburg")
    ships(game, "gibraltar", "genoa", squadron=1)
    impulse(game, "hapsburg", 1)
    do(game, "sail")
    assert why_not(game, "send gibraltar-to-atlantic-ocean") == "closed_to_them"


@rule("16.1.restriction3")
def test_a_naval_leader_does_not_stay_without_ships():
    game = europe()
    happened(game, "barbary_pirates")
    control(game, "ottoman", "algiers")
    ships(game, "algiers", "ottoman", corsair=2)
    leaders(game, "algiers", "barbarossa")
    impulse(game, "ottoman", 1)
    do(game, "sail", "send algiers-to-barbary-coast", "ships ottoman-corsair 2")
    assert why_not(game, "go") == "admiral_needs_ships"
    do(game, "admiral barbarossa", "go", "sail")
    assert ships_in(game, "barbary_coast", "ottoman", "corsair") == 2


@rule("16.1.step3", "card.031")
def test_foul_weather_cancels_a_naval_move():
    game = europe()
    ships(game, "istanbul", "ottoman", squadron=1)
    hold(game, "england", "foul_weather")
    impulse(game, "ottoman", 2)
    do(game, "sail", "send istanbul-to-aegean-sea", "all", "sail")
    do(game, "foul-weather")
    assert ships_in(game, "istanbul", "ottoman") == 1
    assert game.state.cp == 1
    assert why_not(game, "sail") == "not_in_foul_weather"


@rule("16.2.step9", "16.2.step2.d", "ruling.g43")
def test_in_a_port_the_attacker_leaves_even_if_he_wins():
    game = europe()
    war(game, "ottoman", "hapsburg")
    ships(game, "ionian_sea", "ottoman", squadron=2)
    ships(game, "messina", "hapsburg", squadron=1)
    impulse(game, "ottoman", 1)
    dice(game, 6, 6, 1, 1, 1, 1, 1)
    do(game, "sail", "send ionian-sea-to-messina", "all", "sail")
    if decision(game) == "ChooseRefuge":
        do(game, "retreat ionian-sea")
    assert ships_in(game, "messina", "hapsburg") == 0
    assert ships_in(game, "ionian_sea", "ottoman") == 2
    assert game.chance.counter == 4 + 3


@rule("16.2.step8c")
def test_if_both_fleets_would_be_lost_more_dice_keep_a_ship():
    game = europe()
    war(game, "france", "hapsburg")
    ships(game, "gulf_of_lyon", "france", squadron=1)
    ships(game, "barcelona", "hapsburg", squadron=1)
    impulse(game, "france", 1)
    dice(game, 6, 6, 6, 6, 6)
    do(game, "sail", "send gulf-of-lyon-to-barcelona", "all", "sail")
    assert ships_in(game, "barcelona", "hapsburg") == 1
    assert ships_in(game, "gulf_of_lyon", "france") == 0


@rule("16.1.step5a", "16.1.step5b")
def test_a_fleet_avoids_battle_with_nine():
    game = europe()
    war(game, "france", "hapsburg")
    ships(game, "marseille", "france", squadron=2)
    ships(game, "gulf_of_lyon", "hapsburg", squadron=1)
    impulse(game, "france", 1)
    dice(game, 4, 5)
    do(game, "sail", "send marseille-to-gulf-of-lyon", "all", "sail")
    assert decision(game) == "AvoidFleet"
    assert why_not(game, "avoid marseille") == "not_a_refuge"
    do(game, "avoid barcelona")
    assert ships_in(game, "barcelona", "hapsburg") == 1


@rule("12.2.result2", "ruling.g96")
def test_ships_leave_a_port_that_is_taken():
    game = europe()
    war(game, "france", "england")
    control(game, "england", "boulogne")
    units(game, "st_quentin", "france", regular=1)
    ships(game, "boulogne", "england", squadron=1)
    impulse(game, "france", 1)
    do(game, "control boulogne")
    if decision(game) == "ChooseRefuge":
        do(game, sorted(moves(game))[0])
    assert holder(game, "boulogne") == "france"
    assert ships_in(game, "boulogne", "england") == 0


def crossing(points: int) -> Europe:
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "marseille", "france", regular=6)
    leaders(game, "marseille", "francis_i")
    ships(game, "gulf_of_lyon", "france", squadron=1)
    return impulse(game, "france", points)


@rule("16.3.step1a", "16.3.step3", "16.3", "ruling.g44")
def test_five_units_cross_a_sea_for_two_points():
    game = crossing(1)
    assert why_not(game, "embark marseille-to-gulf-of-lyon") == "points_for_landing"
    game = crossing(2)
    do(game, "embark marseille-to-gulf-of-lyon", "lead francis-i")
    assert why_not(game, "take france-regular 6") == "too_many_for_leaders"
    do(game, "take france-regular 5", "go")
    assert decision(game) == "Cross"
    do(game, "to barcelona")
    assert count(game, "barcelona", "france") == 5
    assert game.state.cp == 0


@rule("16.3.step2", "2.5.sea1")
def test_an_army_at_sea_must_be_able_to_land():
    game = crossing(2)
    ships(game, "tyrrhenian_sea", "france", squadron=1)
    do(game, "embark marseille-to-gulf-of-lyon", "take france-regular 4", "go")
    assert why_not(game, "to tyrrhenian-sea") == "points_for_landing"
    game = crossing(3)
    ships(game, "tyrrhenian_sea", "france", squadron=1)
    do(game, "embark marseille-to-gulf-of-lyon", "take france-regular 4", "go", "to tyrrhenian-sea", "to naples")
    assert count(game, "naples", "france") == 4


@rule("16.3.step4")
def test_a_landing_army_that_loses_is_destroyed():
    game = crossing(2)
    units(game, "barcelona", "hapsburg", regular=5)
    dice(game, *[1] * 20)
    do(game, "embark marseille-to-gulf-of-lyon", "lead francis-i", "take france-regular 4", "go", "to barcelona")
    stand(game)
    assert count(game, "barcelona", "france") == 0
    assert whereabouts(game, "francis_i") == "prisoner of hapsburg"
    assert sound(game)


@rule("16.3.step3a")
def test_nobody_lands_where_enemy_ships_lie():
    game = crossing(2)
    ships(game, "barcelona", "hapsburg", squadron=1)
    do(game, "embark marseille-to-gulf-of-lyon", "take france-regular 4", "go")
    assert why_not(game, "to barcelona") == "enemy_ships_in_port"


def ionian() -> Europe:
    """Line 1095: Barbarossa, two corsairs and a squadron in the Ionian Sea."""
    game = europe()
    happened(game, "barbary_pirates")
    war(game, "ottoman", "hapsburg")
    allied(game, "venice", "papacy")
    control(game, "papacy", "corfu")
    control(game, "independent", "malta")
    units(game, "malta", "independent", regular=1)
    game.state.knights = location("malta")
    ships(game, "ionian_sea", "ottoman", squadron=1, corsair=2)
    leaders(game, "ionian_sea", "barbarossa")
    ships(game, "messina", "hapsburg", squadron=1)
    return game


@rule("16.4.example1", "16.4.step2b", "16.4.step2c", "16.4.step3", "16.4.step4", "16.4.step4.a", "16.4.step4.c",
      "16.4.step5", "16.4.step5.a", "16.4.step5.c", "16.4.step1", "ruling.g45", "5.1.piracy")  # fmt: skip
def test_piracy_in_the_ionian_sea():
    game = ionian()
    impulse(game, "ottoman", 2)
    dice(game, 5, 1, 6, 6)
    do(game, "piracy ionian-sea hapsburg")
    assert ships_in(game, "ionian_sea", "ottoman", "corsair") == 1
    assert game.chance.counter == 2 + 2
    do(game, "give-squadron messina", "give-points")
    assert ships_in(game, "messina", "hapsburg") == 0
    assert game.state.piracy == 1
    assert game.state.cp == 0


@rule("16.4.step1b", "21.1.algiers1")
def test_piracy_once_a_zone_and_turn_and_not_before_the_pirates_come():
    game = ionian()
    game.state.happened = []
    impulse(game, "ottoman", 4)
    assert why_not(game, "piracy ionian-sea hapsburg") == "no_pirates_yet"
    happened(game, "barbary_pirates")
    dice(game, *[1] * 8)
    do(game, "piracy ionian-sea hapsburg")
    assert why_not(game, "piracy ionian-sea hapsburg") == "pirated_already"


@rule("16.4.step5.b", "16.4.step5.d")
def test_a_pirated_card_is_not_played_before_the_next_impulse():
    game = ionian()
    hold(game, "hapsburg", "arquebusiers")
    impulse(game, "ottoman", 3)
    dice(game, 1, 1, 1, 6, 1, 1)
    do(game, "piracy ionian-sea hapsburg")
    while decision(game) != "GiveAward":
        do(game, "pass")
    do(game, "give-card")
    assert game.state.barred_cards == [23 * MAJORS + OTTOMAN]


@rule("16.4.step5.b")
def test_which_card_the_pirates_took_is_known_to_giver_and_taker_alone():
    game = europe()
    hold(game, "hapsburg", "fuggers")
    hold(game, "ottoman", "galleons")
    impulse(game, "ottoman", 1)
    dice(game, 1)
    card = pass_random_card(game, HAPSBURG, OTTOMAN)
    bar_card(game.state, OTTOMAN, card)
    assert game.view(OTTOMAN)["barred_cards"] == [card * MAJORS + OTTOMAN]
    assert game.view(FRANCE)["barred_cards"] == [NONE]
    looked = {tuple(TITLE.determinise(game, FRANCE, FastChance(seed)).state.barred_cards) for seed in range(40)}
    assert len(looked) > 1
