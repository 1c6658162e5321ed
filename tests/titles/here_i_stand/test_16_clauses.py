"""16: clauses of naval moves, combat, transport and piracy that stand in no example."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.position.state import ON_TURN_TRACK
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    control,
    dice,
    europe,
    happened,
    impulse,
    leaders,
    points,
    ships,
    ships_in,
    sound,
    units,
    war,
)
from tests.titles.here_i_stand.scenes import sail
from tests.titles.positions import decision, do, moves, moves_with, why_not


def barbary() -> Europe:
    """The Ottomans, at war with the Hapsburgs, hold Algiers and have pirates."""
    game = europe()
    happened(game, "barbary_pirates")
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "algiers")
    return game


# ---- moves ----------------------------------------------------------------------------------------------------------


@rule("16.1.step6")
def test_a_fleet_has_arrived_before_it_fights_and_is_not_intercepted_again():
    game = europe()
    war(game, "france", "england")
    ships(game, "rouen", "france", squadron=2)
    ships(game, "english_channel", "england", squadron=1)
    ships(game, "plymouth", "england", squadron=1)
    impulse(game, "france", 2)
    dice(game, 1, 1, *[1] * 4, 6, 1)
    sail(game, "rouen-to-english-channel")
    do(game, "intercept plymouth", "all", "stand")
    assert game.state.arrived == []  # all counters stand as usual again
    assert decision(game) == "ChooseRefuge"
    do(game, "retreat bay-of-biscay")
    ships(game, "bordeaux", "france", squadron=1)
    impulse(game, "france", 1)
    sail(game, "bordeaux-to-bay-of-biscay")
    assert decision(game) != "InterceptFleet"  # it joins ships that came before


@rule("16.1.neutral")
def test_ships_of_powers_at_peace_share_a_sea_zone():
    game = europe()
    ships(game, "rouen", "france", squadron=1)
    ships(game, "english_channel", "england", squadron=1)
    impulse(game, "france", 1)
    dice(game)
    sail(game, "rouen-to-english-channel")
    assert ships_in(game, "english_channel", "france") == ships_in(game, "english_channel", "england") == 1


# ---- combat ---------------------------------------------------------------------------------------------------------


@rule("16.2.step2.a", "16.2.step2.b", "16.2.step2.c", "16.2.step2.d", "16.2.step2.who", "leader.barbarossa")
@pytest.mark.parametrize(
    ("squadron", "corsair", "leader", "defence"),
    [(1, 0, "", 2), (2, 0, "", 4), (1, 2, "", 4), (1, 1, "barbarossa", 5), (1, 1, "dragut", 4)],
)
@pytest.mark.parametrize("place", ["barbary_coast", "algiers"])
def test_a_corsair_defends_with_a_die_a_squadron_with_two_and_a_leader_with_his_rating(
    squadron: int, corsair: int, leader: str, defence: int, place: str
):
    game = barbary()
    ships(game, place, "ottoman", squadron=squadron, corsair=corsair)
    if leader:
        leaders(game, place, leader)
    ships(game, "tyrrhenian_sea" if place == "barbary_coast" else "barbary_coast", "hapsburg", squadron=1)
    impulse(game, "hapsburg", 1)
    dice(game, *[1] * 20)
    sail(game, "tyrrhenian-sea-to-barbary-coast" if place == "barbary_coast" else "barbary-coast-to-algiers")
    if decision(game) == "AvoidFleet":
        do(game, "stand")
    assert game.chance.counter == 2 + defence + (1 if place == "algiers" else 0)


@rule("16.2.step5", "16.2.step7")
@pytest.mark.parametrize(("face", "wins"), [(4, False), (5, True), (6, True)])
def test_a_five_or_a_six_is_a_hit_at_sea(face: int, wins: bool):
    game = europe()
    war(game, "france", "hapsburg")
    ships(game, "gulf_of_lyon", "france", squadron=2)
    ships(game, "barcelona", "hapsburg", squadron=1)
    impulse(game, "france", 1)
    dice(game, face, face, 4, 4, 4, 4, 4)
    sail(game, "gulf-of-lyon-to-barcelona")
    assert (ships_in(game, "barcelona", "hapsburg") == 0) == wins


@rule("16.2.step7", "16.2.step9", "16.2.step9b", "16.2.step10")
def test_more_hits_win_at_sea_also_with_the_last_ship():
    """Barbarossa's squadron scores three hits and is lost to two: the loser leaves, though nobody is left."""
    game = barbary()
    ships(game, "algiers", "ottoman", squadron=1)
    leaders(game, "algiers", "barbarossa")
    ships(game, "barbary_coast", "hapsburg", squadron=3)
    impulse(game, "ottoman", 1)
    dice(game, 6, 6, 6, 1, 6, 6, 1, 1, 1, 1)
    sail(game, "algiers-to-barbary-coast")
    do(game, "stand")
    assert ships_in(game, "barbary_coast", "ottoman") == 0
    assert (decision(game), asked(game)) == ("ChooseRefuge", "hapsburg")
    do(game, "retreat oran")
    assert ships_in(game, "oran", "hapsburg") == 1  # one for two hits, and one for the odd hit of a loser


@rule("16.2.step7", "16.2.step9")
def test_after_a_tie_the_attacker_leaves_also_if_he_sank_the_defender():
    game = europe()
    war(game, "france", "england")
    ships(game, "rouen", "france", squadron=3)
    ships(game, "english_channel", "england", squadron=1)
    impulse(game, "france", 2)
    dice(game, 6, 6, 1, 1, 1, 1, 6, 6)
    sail(game, "rouen-to-english-channel")
    do(game, "stand")
    assert ships_in(game, "english_channel", "england") == 0
    assert (decision(game), asked(game)) == ("ChooseRefuge", "france")
    do(game, "retreat rouen")
    assert ships_in(game, "rouen", "france") == 2
    assert why_not(game, "sail") == "no_ships"  # they have lost a battle


@rule("ruling.g43", "16.2.step9", "16.2.step9c")
@pytest.mark.parametrize("free", [True, False])
def test_an_attacker_of_a_port_without_a_free_sea_is_lost_though_he_wins(free: bool):
    game = europe()
    war(game, "ottoman", "venice")
    ships(game, "ionian_sea", "ottoman", squadron=2)
    ships(game, "corfu", "venice", squadron=1)
    if not free:
        for sea in ("ionian_sea", "adriatic_sea"):
            ships(game, sea, "venice", squadron=1)  # as after a truce at sea
    impulse(game, "ottoman", 1)
    dice(game, 6, 6, *[1] * 5)
    sail(game, "ionian-sea-to-corfu")
    if free:
        do(game, "retreat ionian-sea")
    assert ships_in(game, "corfu", "venice") == 0
    assert ships_in(game, "corfu", "ottoman") == 0
    assert ships_in(game, "ionian_sea", "ottoman") == (2 if free else 0)
    assert game.state.ship_at.count(ON_TURN_TRACK) == (1 if free else 3)
    assert sound(game)


@rule("22.1.e")
def test_ships_of_an_inactive_power_stay_in_port_and_defend():
    game = europe()
    war(game, "ottoman", "venice")
    ships(game, "ionian_sea", "ottoman", squadron=1)
    ships(game, "corfu", "venice", squadron=2)
    ships(game, "venice", "venice", squadron=1)
    impulse(game, "ottoman", 2)
    dice(game, 6, 6, *[1] * 5)
    sail(game, "ionian-sea-to-corfu")
    do(game, "retreat ionian-sea")
    assert game.chance.counter == 2 + (2 * 2 + 1)
    assert ships_in(game, "corfu", "venice") == 1  # beaten, and still there
    assert ships_in(game, "ionian_sea", "ottoman") == 1
    game = europe()
    war(game, "ottoman", "venice")
    ships(game, "lepanto", "ottoman", squadron=1)
    control(game, "ottoman", "lepanto")
    ships(game, "corfu", "venice", squadron=2)
    impulse(game, "ottoman", 1)
    sail(game, "lepanto-to-ionian-sea")
    assert decision(game) != "InterceptFleet"
    assert ships_in(game, "ionian_sea", "ottoman") == 1


# ---- transport ------------------------------------------------------------------------------------------------------


def crossing() -> Europe:
    """France carries units from Marseille; Hapsburg ships and units are beside the sea."""
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "marseille", "france", regular=3)
    units(game, "nice", "hapsburg", regular=3)
    control(game, "hapsburg", "nice")
    units(game, "bordeaux", "france", regular=2)
    ships(game, "gulf_of_lyon", "france", squadron=1)
    ships(game, "bay_of_biscay", "france", squadron=1)
    ships(game, "barcelona", "hapsburg", squadron=2)
    ships(game, "tyrrhenian_sea", "hapsburg", squadron=2)
    return impulse(game, "france", 6)


@rule("16.3.step1b")
def test_nobody_intercepts_an_army_at_sea():
    game = crossing()
    dice(game)
    do(game, "embark marseille-to-gulf-of-lyon", "take france-regular 2", "go")
    assert (decision(game), asked(game)) == ("Cross", "france")


@rule("16.3.step2b")
def test_the_next_transport_waits_until_the_army_has_landed():
    game = crossing()
    do(game, "embark marseille-to-gulf-of-lyon", "take france-regular 2", "go")
    assert moves_with(game, "to") == moves(game)
    assert why_not(game, "embark bordeaux-to-bay-of-biscay") == "other_decision"
    do(game, sorted(moves(game))[0])
    while decision(game) in ("AvoidBattle", "Intercept", "Withdraw"):
        do(game, "let-pass" if decision(game) == "Intercept" else "stand")
    assert why_not(game, "embark bordeaux-to-bay-of-biscay") == "ok"


@rule("ruling.g87")
def test_ships_of_an_ally_carry_nobody():
    game = europe()
    allied(game, "england", "france")
    units(game, "marseille", "france", regular=2)
    ships(game, "gulf_of_lyon", "england", squadron=2)
    impulse(game, "france", 3)
    assert "embark marseille-to-gulf-of-lyon" not in moves(game)
    assert why_not(game, "embark marseille-to-gulf-of-lyon") == "no_ships_to_carry"
    allied(game, "genoa", "france")
    ships(game, "gulf_of_lyon", "genoa", squadron=1)
    impulse(game, "france", 3)
    assert why_not(game, "embark marseille-to-gulf-of-lyon") == "ok"


# ---- piracy ---------------------------------------------------------------------------------------------------------


def coast(corsairs: int = 2) -> Europe:
    """Ottoman corsairs lie off the Hapsburg ports of the Barbary Coast."""
    game = barbary()
    control(game, "hapsburg", "oran", "tunis", "cagliari", "palma", "cartagena")
    control(game, "independent", "gibraltar")  # a fortress would have a die
    ships(game, "barbary_coast", "ottoman", corsair=corsairs)
    return game


@rule("16.4")
def test_piracy_costs_two_points_and_its_victory_points_take_none_from_the_target():
    game = coast()
    before = points(game, "ottoman"), points(game, "hapsburg")
    impulse(game, "ottoman", 1)
    assert why_not(game, "piracy barbary-coast hapsburg") == "no_points_left"
    impulse(game, "ottoman", 2)
    assert why_not(game, "piracy ionian-sea hapsburg") == "no_corsairs_there"
    assert why_not(game, "piracy barbary-coast england") == "no_port_there"
    dice(game, 6, 6)  # no squadron and no fortress of theirs is there
    do(game, "piracy barbary-coast hapsburg")
    do(game, "give-points", "give-points")
    assert (points(game, "ottoman"), points(game, "hapsburg")) == (before[0] + 2, before[1])
    assert decision(game) == "over"  # no point is left


@rule("16.4.step2a", "16.4.step2b")
@pytest.mark.parametrize(
    ("place", "owner", "defence"),
    [
        ("barbary_coast", "hapsburg", 2),
        ("tunis", "hapsburg", 1),
        ("tyrrhenian_sea", "hapsburg", 1),
        ("barbary_coast", "papacy", 0),
    ],
)
def test_a_squadron_of_the_target_in_the_zone_has_two_dice_and_beside_it_one(place: str, owner: str, defence: int):
    game = coast()
    impulse(game, "ottoman", 2)
    ships(game, place, owner, squadron=1)
    dice(game, *[1] * 10)
    do(game, "piracy barbary-coast hapsburg")
    assert game.chance.counter == defence + 2


@rule("16.4.step4", "16.4.step4.a", "16.4.step4.b", "16.4.step4.c", "leader.dragut")
@pytest.mark.parametrize(
    ("corsairs", "ports", "leader", "number"),
    [(2, 5, "", 2), (3, 2, "", 2), (1, 5, "", 1), (2, 1, "", 1), (2, 5, "barbarossa", 3), (2, 5, "dragut", 4)],
)
def test_two_dice_for_several_corsairs_and_ports_else_one_and_the_leaders_rating(
    corsairs: int, ports: int, leader: str, number: int
):
    game = coast(corsairs)
    control(game, "independent", *("oran", "tunis", "cagliari", "palma", "cartagena")[ports:])
    if leader:
        leaders(game, "barbary_coast", leader)
    impulse(game, "ottoman", 2)
    dice(game, *[1] * 8)
    do(game, "piracy barbary-coast hapsburg")
    assert game.chance.counter == number


@rule("16.4.step5.c", "16.4.step5.d")
def test_the_target_may_let_the_pirates_have_points_up_to_ten():
    game = coast()
    game.state.piracy = 9
    impulse(game, "ottoman", 2)
    dice(game, 6, 6)
    do(game, "piracy barbary-coast hapsburg")
    assert moves(game) == {"give-points"}
    do(game, "give-points")
    assert game.state.piracy == 10
    assert decision(game) != "GiveAward"  # nothing else can be given
