"""13, 14: corners of movement and field battle: rare meetings of several rules."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    besiege,
    control,
    count,
    dice,
    europe,
    hold,
    impulse,
    is_besieged,
    leaders,
    ships,
    sound,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.here_i_stand.scenes import stand
from tests.titles.positions import decision, do, moves, why_not


def towards(space: str, origin: str, *, french: int = 3, points: int = 1) -> Europe:
    """France, at war with the Hapsburgs, stands beside a space."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", origin)
    units(game, origin, "france", regular=french)
    impulse(game, "france", points)
    return game


# ---- leaders alone --------------------------------------------------------------------------------------------------


@rule("13.1.restriction7", "ruling.g98")
def test_a_leader_whose_units_go_aside_without_him_is_captured():
    game = towards("amsterdam", "antwerp")
    control(game, "hapsburg", "munster")
    units(game, "amsterdam", "hapsburg", regular=2)
    leaders(game, "amsterdam", "charles_v")
    dice(game, 6, 6)
    do(game, "march antwerp-to-amsterdam", "all", "avoid munster", "take hapsburg-regular 2", "go")
    assert whereabouts(game, "charles_v") == "prisoner of france"
    assert count(game, "amsterdam", "france") == 3


@rule("13.1.restriction7", "13.3.step5")
@pytest.mark.parametrize("goes", ["take hapsburg-regular 2", "lead ferdinand"])
def test_units_that_go_aside_capture_an_enemy_leader_alone_and_leaders_do_not(goes: str):
    """Montmorency and the Hapsburgs both go to a space of England, which is allied to both."""
    game = towards("st_quentin", "paris")
    allied(game, "england", "france")
    allied(game, "england", "hapsburg")
    control(game, "england", "boulogne")
    leaders(game, "boulogne", "montmorency")
    units(game, "st_quentin", "hapsburg", regular=2)
    leaders(game, "st_quentin", "ferdinand")
    dice(game, 6, 6)
    do(game, "march paris-to-st-quentin", "all", "avoid boulogne", goes, "go")
    expected = "prisoner of hapsburg" if "take" in goes else "boulogne"
    assert whereabouts(game, "montmorency") == expected


@pytest.mark.parametrize(("faces", "place"), [((1, 1, 1, 6, 1, 1), "amsterdam"), ((6, 6, 6, 1, 1, 1), "france")])
@rule("13.1.restriction7", "9.2.effect3a")
def test_a_leader_among_units_of_an_ally_shares_their_fate(faces: tuple[int, ...], place: str):
    game = towards("amsterdam", "antwerp")
    war(game, "france", "england")
    allied(game, "england", "hapsburg")
    units(game, "amsterdam", "england", regular=2)
    leaders(game, "amsterdam", "charles_v")
    dice(game, *faces)
    do(game, "march antwerp-to-amsterdam", "all")
    stand(game)
    assert whereabouts(game, "charles_v") in (place, f"prisoner of {place}")


@rule("14.1.none", "15.3.retreat", "14.step10")
def test_leaders_of_a_destroyed_siege_go_home_if_nobody_can_keep_them():
    game = europe()
    control(game, "hapsburg", "pavia", "turin", "modena", "trent")
    control(game, "independent", "milan")
    units(game, "milan", "independent", regular=2)
    units(game, "milan", "france", regular=2, mercenary=1)
    leaders(game, "milan", "montmorency")
    besiege(game, "milan", "france")
    units(game, "madrid", "hapsburg", regular=1)
    hold(game, "ottoman", "landsknechts")
    impulse(game, "hapsburg", 1)
    do(game, "march madrid-to-valladolid", "all", "landsknechts", "dismiss milan france", "go-to paris")
    assert count(game, "milan", "france") == 0
    assert whereabouts(game, "montmorency") == "paris"
    assert sound(game)


# ---- interception ---------------------------------------------------------------------------------------------------


@rule("13.2.step3", "15")
def test_who_intercepts_in_an_empty_town_of_a_stranger_besieges_it():
    game = towards("metz", "st_dizier", points=2)
    control(game, "hapsburg", "liege")
    units(game, "liege", "hapsburg", regular=4)
    dice(game, 6, 6, *[1] * 3, 6, *[1] * 4)
    do(game, "march st-dizier-to-metz", "all", "intercept liege", "all")
    assert count(game, "metz", "hapsburg") == 4
    assert is_besieged(game, "metz")
    units(game, "liege", "hapsburg", regular=1)
    control(game, "france", "strasburg")
    units(game, "strasburg", "france", regular=4)
    dice(game, *[1] * 10)
    do(game, "march strasburg-to-metz", "all", "let-pass")
    stand(game)
    assert count(game, "metz", "hapsburg") == 4  # it fought in the open, as besiegers do, and won the tie
    impulse(game, "hapsburg", 1)
    assert why_not(game, "assault metz") == "ok"


@rule("13.2.restriction8", "2.1.unfortified")
@pytest.mark.parametrize("present", [False, True])
def test_nobody_intercepts_where_enemies_of_his_stand_with_his_ally(present: bool):
    """England is allied to both; the interceptors would come to stand among units of the active power."""
    game = towards("liege", "metz")
    allied(game, "england", "hapsburg")
    allied(game, "england", "france")
    control(game, "england", "liege")
    units(game, "liege", "england", regular=1)
    units(game, "liege", "france", regular=2 if present else 0)
    units(game, "antwerp", "hapsburg", regular=3)
    do(game, "march metz-to-liege", "all")
    assert (decision(game) == "Intercept") != present


@rule("13.2.restriction8", "13.1.restriction3a")
@pytest.mark.parametrize("bond", [False, True])
def test_nobody_intercepts_a_relief_where_one_ally_of_his_besieges_another(bond: bool):
    """The Hapsburgs, enemies of England and allies of the Papacy, would besiege France beside it."""
    game = europe()
    war(game, "england", "papacy")
    war(game, "england", "hapsburg")
    war(game, "france", "papacy")
    allied(game, "england", "france")
    allied(game, "hapsburg", "papacy")
    if bond:
        allied(game, "hapsburg", "france")
    else:
        war(game, "hapsburg", "france")
    units(game, "paris", "papacy", regular=2)
    besiege(game, "paris", "papacy")
    control(game, "england", "boulogne")
    units(game, "boulogne", "england", regular=4)
    units(game, "st_quentin", "hapsburg", regular=3)
    impulse(game, "england", 1)
    do(game, "march boulogne-to-paris", "all")
    assert (decision(game) == "Intercept") != bond


# ---- entering, and going aside --------------------------------------------------------------------------------------


@rule("13.1.restriction3a", "13.1.restriction3b", "13.1.restriction3d")
def test_behind_empty_walls_their_master_counts_as_besieged():
    game = towards("antwerp", "brussels")
    war(game, "england", "hapsburg")
    units(game, "antwerp", "england", regular=2)
    besiege(game, "antwerp", "england")
    allied(game, "france", "england")
    assert why_not(game, "march brussels-to-antwerp") == "ok"
    game.state.alliance = [0] * 6
    war(game, "france", "england")
    assert why_not(game, "march brussels-to-antwerp") == "enemies_besiege_each_other"
    game = europe()
    war(game, "england", "hapsburg")
    allied(game, "france", "england")
    allied(game, "france", "hapsburg")
    control(game, "france", "brussels")
    units(game, "brussels", "france", regular=2)
    units(game, "antwerp", "england", regular=2)
    besiege(game, "antwerp", "england")
    impulse(game, "france", 1)
    assert why_not(game, "march brussels-to-antwerp") == "allies_besiege_each_other"


@rule("13.1.restriction3a")
def test_a_town_of_the_enemy_that_an_ally_alone_holds_is_not_besieged():
    game = towards("antwerp", "brussels")
    allied(game, "england", "hapsburg")
    units(game, "antwerp", "england", regular=2)
    assert why_not(game, "march brussels-to-antwerp") == "ok"
    allied(game, "england", "france")
    assert why_not(game, "march brussels-to-antwerp") == "allies_besiege_each_other"
    units(game, "amsterdam", "england", regular=2)
    units(game, "antwerp", "england", regular=0)
    control(game, "france", "munster")
    units(game, "munster", "france", regular=1)
    assert why_not(game, "march munster-to-amsterdam") == "ok"


@rule("13.1.restriction3d", "13.1.restriction3a", "15.two")
@pytest.mark.parametrize("bond", [False, True])
def test_nobody_joins_the_siege_of_an_allys_town_though_his_enemies_are_inside(bond: bool):
    """France besieges Hapsburg units in Calais; England, which holds it, may be an ally of the Papacy too."""
    game = europe()
    for one, other in (("france", "england"), ("france", "hapsburg"), ("papacy", "hapsburg")):
        war(game, one, other)
    allied(game, "hapsburg", "england")
    allied(game, "papacy", "france")
    if bond:
        allied(game, "papacy", "england")
    else:
        war(game, "papacy", "england")
    units(game, "calais", "france", regular=4)
    units(game, "calais", "hapsburg", regular=2)
    besiege(game, "calais", "france")
    control(game, "papacy", "boulogne")
    units(game, "boulogne", "papacy", regular=3)
    impulse(game, "papacy", 1)
    assert why_not(game, "march boulogne-to-calais") == ("others_are_there" if bond else "ok")


@rule("13.3.restriction2", "15")
def test_nobody_goes_aside_into_a_town_that_strangers_besiege():
    game = europe()
    war(game, "france", "papacy")
    war(game, "ottoman", "hapsburg")
    allied(game, "hapsburg", "papacy")
    units(game, "ravenna", "france", regular=3)
    units(game, "ravenna", "papacy", regular=2)
    besiege(game, "ravenna", "france")
    control(game, "hapsburg", "modena", "pavia")
    control(game, "ottoman", "milan")
    units(game, "modena", "hapsburg", regular=2)
    units(game, "milan", "ottoman", regular=3)
    impulse(game, "ottoman", 1)
    do(game, "march milan-to-modena", "all")
    assert moves(game) == {"avoid pavia", "stand"}
    assert why_not(game, "avoid ravenna") == "siege_there"


@rule("13.1.restriction3c", "13.4.siege")
@pytest.mark.parametrize(("french", "besieged"), [(5, True), (4, False)])
def test_an_ally_who_stands_with_the_enemy_in_his_town_is_counted_behind_its_walls(french: int, besieged: bool):
    """England is allied to both sides; in Antwerp its units count as enemies of France in every respect."""
    game = towards("antwerp", "brussels", french=french, points=2)
    leaders(game, "brussels", "montmorency")
    allied(game, "england", "hapsburg")
    allied(game, "england", "france")
    units(game, "antwerp", "hapsburg", regular=2)
    units(game, "antwerp", "england", regular=2)
    do(game, "march brussels-to-antwerp", "all")
    stand(game)
    do(game, "withdraw")
    assert is_besieged(game, "antwerp") == besieged
    assert (decision(game) == "GoOn") != besieged
    if not besieged:
        do(game, "back")
        assert (count(game, "brussels", "france"), count(game, "antwerp", "france")) == (4, 0)
    assert sound(game)


# ---- mercenaries before the dice ------------------------------------------------------------------------------------


@rule("14.step1", "15.2", "card.033")
def test_a_relief_may_hire_before_the_battle():
    game = europe()
    war(game, "france", "england")
    control(game, "england", "boulogne")
    units(game, "calais", "france", regular=4)
    units(game, "calais", "england", regular=2)
    besiege(game, "calais", "france")
    units(game, "boulogne", "england", regular=2)
    hold(game, "england", "landsknechts")
    impulse(game, "england", 1)
    dice(game, *[6] * 4, *[1] * 5)
    do(game, "march boulogne-to-calais", "all")
    stand(game)
    do(game, "stay-inside", "landsknechts", "place calais 2")
    assert game.chance.counter == 4 + 5
    assert count(game, "calais", "england", "mercenary") == 2
    assert count(game, "calais", "france") == 0
    impulse(game, "england", 1)
    assert sound(game)


@rule("card.033")
def test_nobody_hires_behind_the_walls_of_a_siege_elsewhere():
    game = europe()
    war(game, "france", "england")
    control(game, "england", "boulogne")
    units(game, "calais", "france", regular=4)
    units(game, "calais", "england", regular=2)
    besiege(game, "calais", "france")
    units(game, "boulogne", "england", regular=2)
    hold(game, "england", "landsknechts")
    impulse(game, "france", 1)
    units(game, "paris", "france", regular=1)
    do(game, "march paris-to-rouen", "all", "landsknechts")
    assert moves(game) == {"place boulogne 1", "place boulogne 2"}


@rule("14.step8", "card.033")
def test_who_alone_has_units_before_the_dice_holds_the_space():
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "agram")
    units(game, "agram", "ottoman", regular=2)
    units(game, "graz", "hapsburg", mercenary=2)
    hold(game, "ottoman", "landsknechts")
    impulse(game, "ottoman", 1)
    dice(game, 1, 1)
    do(game, "march agram-to-graz", "all")
    stand(game)
    do(game, "landsknechts", "dismiss graz hapsburg", "dismiss graz hapsburg")
    assert count(game, "graz", "ottoman") == 2


@rule("14.step8", "14.step10", "card.033")
def test_an_army_of_dismissed_mercenaries_has_lost_and_its_leader_is_captured():
    game = europe()
    war(game, "ottoman", "hapsburg")
    units(game, "graz", "hapsburg", mercenary=2)
    leaders(game, "graz", "ferdinand")
    control(game, "ottoman", "agram")
    units(game, "agram", "ottoman", regular=1)
    hold(game, "ottoman", "landsknechts")
    impulse(game, "hapsburg", 1)
    dice(game, *[1] * 4)
    do(game, "march graz-to-agram", "all")
    while decision(game) in ("Announcement", "AvoidBattle"):
        do(game, "pass" if decision(game) == "Announcement" else "stand")
    do(game, "landsknechts", "dismiss agram hapsburg", "dismiss agram hapsburg")
    assert whereabouts(game, "ferdinand") == "prisoner of ottoman"
    assert count(game, "agram", "ottoman") == 1


@rule("card.033", "17.1", "2.1.unfortified")
@pytest.mark.parametrize(("enemies", "leader"), [(0, ""), (1, ""), (0, "charles_v")])
def test_mercenaries_do_not_come_to_an_ally_who_stands_with_their_enemies(enemies: int, leader: str):
    """England is allied to both the Hapsburgs, who hold Amsterdam, and the Papacy, which is at war with them."""
    game = europe()
    war(game, "papacy", "hapsburg")
    allied(game, "england", "hapsburg")
    allied(game, "england", "papacy")
    units(game, "amsterdam", "england", regular=1)
    units(game, "amsterdam", "hapsburg", regular=enemies)
    if leader:
        leaders(game, "amsterdam", leader)
    units(game, "ravenna", "papacy", regular=1)
    units(game, "paris", "france", regular=1)
    hold(game, "papacy", "swiss_mercenaries")
    impulse(game, "france", 1)
    do(game, "march paris-to-rouen", "all", "swiss-mercenaries")
    assert why_not(game, "place amsterdam 1") == ("enemies_there" if enemies or leader else "ok")


@rule("15.3.causes", "15.3.retreat", "card.033")
def test_besiegers_whose_siege_breaks_while_they_are_about_to_leave_go_back_at_once():
    """Two of three are left against two inside: they retreat, and what was announced for them does not happen."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "st_quentin")
    units(game, "brussels", "hapsburg", regular=2)
    units(game, "brussels", "france", mercenary=3)
    besiege(game, "brussels", "france")
    hold(game, "ottoman", "landsknechts")
    units(game, "istanbul", "ottoman", regular=1)
    impulse(game, "france", 2)
    do(game, "march brussels-to-liege", "all", "landsknechts", "dismiss brussels france")
    do(game, "retreat st-quentin", "dismiss st-quentin france")
    assert not is_besieged(game, "brussels")
    assert [count(game, space, "france", "mercenary") for space in ("brussels", "liege", "st_quentin")] == [0, 0, 1]
    assert (decision(game), game.state.cp) == ("SpendPoints", 1)
    assert sound(game)


@rule("13.4.option1", "card.036")
@pytest.mark.parametrize(("swiss", "why"), [("antwerp 1", "army_is_passing"), ("st-quentin 1", "ok")])
def test_no_mercenaries_join_an_army_that_passes_a_strangers_town(swiss: str, why: str):
    """The Ottomans let the Swiss come to France while its army, which cannot besiege Antwerp, is about to go on."""
    game = towards("antwerp", "brussels", french=2, points=3)
    units(game, "st_quentin", "france", regular=1)
    units(game, "antwerp", "hapsburg", regular=2)
    hold(game, "ottoman", "swiss_mercenaries")
    do(game, "march brussels-to-antwerp", "all", "pass")
    stand(game)
    do(game, "withdraw", "march antwerp-to-liege", "swiss-mercenaries")
    assert (decision(game), asked(game)) == ("PlaceMercenaries", "france")
    assert why_not(game, f"place {swiss}") == why


# ---- gout at sea ----------------------------------------------------------------------------------------------------


@rule("16.3", "card.032")
def test_gout_stops_a_transport_with_a_leader():
    game = europe()
    ships(game, "gulf_of_lyon", "france", squadron=1)
    units(game, "marseille", "france", regular=3)
    leaders(game, "marseille", "montmorency")
    hold(game, "hapsburg", "gout")
    impulse(game, "france", 3)
    do(game, "embark marseille-to-gulf-of-lyon", "all", "gout montmorency")
    assert whereabouts(game, "montmorency") == "marseille"
    assert game.state.cp == 2
    do(game, "embark marseille-to-gulf-of-lyon")
    assert why_not(game, "lead montmorency") == "leader_has_gout"
    do(game, "take france-regular 3", "go", "to nice")
    assert count(game, "nice", "france") == 3


@rule("21.6.before5", "card.036")
def test_nobody_hires_beside_protestants_in_an_electorate_before_the_league():
    game = europe()
    allied(game, "france", "protestant")
    units(game, "wittenberg", "protestant", regular=2)
    units(game, "rouen", "france", regular=1)
    with_card(game, "france", "swiss_mercenaries", "event swiss-mercenaries")
    assert why_not(game, "place wittenberg 1") == "electorates_are_closed"
    assert why_not(game, "place rouen 4") == "ok"


@rule("13.1.restriction2", "card.036")
def test_mercenaries_join_an_ally_only_where_their_own_army_could_go():
    game = europe()
    allied(game, "france", "england")
    war(game, "england", "hapsburg")
    units(game, "amsterdam", "england", regular=2)
    with_card(game, "france", "swiss_mercenaries", "event swiss-mercenaries")
    assert decision(game) == "over"  # the French are at peace with the Hapsburgs, and have no units of their own
    war(game, "france", "hapsburg")
    with_card(game, "france", "landsknechts", "event landsknechts")
    do(game, "place amsterdam 2")
    assert count(game, "amsterdam", "france", "mercenary") == 2
