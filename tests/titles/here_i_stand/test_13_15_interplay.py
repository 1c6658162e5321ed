"""13, 14, 15, 22: cases of land war in which a battle, a siege or an interception meets another rule."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    ally_of,
    at_war,
    besiege,
    control,
    count,
    dice,
    europe,
    hold,
    holder,
    impulse,
    is_besieged,
    leaders,
    ships,
    ships_in,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import silence, stand, stormed
from tests.titles.positions import decision, do, moves, why_not

# ---- interception ---------------------------------------------------------------------------------------------------


@rule("13.2.restriction4", "13.3.step4", "14.1.rest")
def test_beaten_interceptors_do_not_try_again_where_they_went_and_get_away_without_dice():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "metz", "st_dizier", "liege")
    units(game, "metz", "france", regular=4)
    units(game, "st_dizier", "france", regular=4)
    units(game, "antwerp", "hapsburg", regular=4)
    impulse(game, "france", 3)
    dice(game, 6, 6, *[6] * 2, *[1] * 7)
    do(game, "march metz-to-liege", "all", "intercept antwerp", "all")
    assert moves(game) == {"retreat antwerp", "retreat brussels"}  # the enemy came from neither
    do(game, "retreat brussels", "march st-dizier-to-st-quentin", "all")
    assert decision(game) == "SpendPoints"  # nobody beside Saint-Quentin may try any more
    dice(game)
    do(game, "march st-quentin-to-brussels", "all", "avoid antwerp", "all")
    assert count(game, "antwerp", "hapsburg") == 2
    assert is_besieged(game, "brussels")


# ---- independent keys -----------------------------------------------------------------------------------------------


def march_on_milan(*faces: int) -> Europe:
    """France besieges the independent Milan; the Hapsburgs, its enemies, come from Pavia."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "independent", "milan")
    control(game, "hapsburg", "pavia")
    control(game, "france", "turin")
    units(game, "milan", "independent", regular=2)
    units(game, "milan", "france", regular=4)
    besiege(game, "milan", "france")
    units(game, "pavia", "hapsburg", regular=6)
    leaders(game, "pavia", "charles_v")
    impulse(game, "hapsburg", 1)
    dice(game, *faces)
    return do(game, "march pavia-to-milan", "all")


@rule("13.1.neutral", "22.6.units.1", "14.step12")
@pytest.mark.parametrize(
    ("faces", "answers", "french", "hapsburgs"),
    [
        ([*[6] * 3, *[1] * 10], ["stand"], 1, 6),
        ([6, 6], ["avoid turin", "all"], 4, 6),
        ([6, 6], ["avoid turin", "take france-regular 2", "go"], 4, 6),  # two stay, and no longer outnumber Milan
    ],
)
def test_who_drives_besiegers_from_an_independent_key_besieges_it_himself(
    faces: list[int], answers: list[str], french: int, hapsburgs: int
):
    game = march_on_milan(*faces)
    do(game, *answers)
    assert (count(game, "turin", "france"), count(game, "milan", "hapsburg")) == (french, hapsburgs)
    assert (count(game, "milan", "independent"), is_besieged(game, "milan")) == (2, True)
    impulse(game, "france", 1)
    assert why_not(game, "assault milan") == "not_besieging"
    impulse(game, "hapsburg", 1)
    assert why_not(game, "assault milan") == "no_line_of_communication"  # that is all that they lack


@rule("13.1.neutral", "14.1.restriction5")
def test_whoever_fails_to_drive_besiegers_away_leaves_the_siege_as_it_was():
    game = march_on_milan(*[1] * 8, 6, *[1] * 4)
    stand(game)
    assert (count(game, "pavia", "hapsburg"), count(game, "milan", "france")) == (5, 4)
    impulse(game, "france", 1)
    assert why_not(game, "assault milan") == "ok"


# ---- two besiegers --------------------------------------------------------------------------------------------------


def two_besiegers(french: int, english: int) -> Europe:
    """France and England, allies, besiege two Hapsburg units in Antwerp."""
    game = europe()
    war(game, "france", "hapsburg")
    war(game, "england", "hapsburg")
    allied(game, "france", "england")
    control(game, "france", "brussels")
    control(game, "england", "boulogne")
    units(game, "antwerp", "france", regular=french)
    units(game, "antwerp", "england", regular=english)
    units(game, "antwerp", "hapsburg", regular=2)
    leaders(game, "antwerp", "charles_v")
    besiege(game, "antwerp", "france")
    besiege(game, "antwerp", "england")
    return game


@rule("15.two", "15.3.causes", "ruling.g39")
def test_of_two_besiegers_one_may_have_to_leave_while_the_other_goes_on():
    game = two_besiegers(3, 4)
    impulse(game, "france", 1)
    do(game, "assault antwerp")
    stormed(game, "all", 1, 1, 6, *[1] * 4)
    do(game, "retreat brussels")
    assert (count(game, "brussels", "france"), count(game, "antwerp", "england")) == (2, 4)
    impulse(game, "england", 1)
    assert why_not(game, "assault antwerp") == "ok"


@rule("15.two", "15.1.step10a", "15.1.step10b")
def test_a_town_taken_by_one_besieger_is_his_and_the_siege_of_the_other_is_over():
    game = two_besiegers(4, 4)
    ships(game, "antwerp", "hapsburg", squadron=1)
    ships(game, "north_sea", "france", squadron=2)
    impulse(game, "england", 1)
    assert why_not(game, "assault antwerp") == "town_is_not_blockaded"  # ships of an ally blockade nothing for it
    impulse(game, "france", 1)
    do(game, "assault antwerp")
    stormed(game, "all", 6, 6, *[1] * 5)
    assert (holder(game, "antwerp"), whereabouts(game, "charles_v")) == ("france", "prisoner of france")
    assert (ships_in(game, "antwerp", "hapsburg"), is_besieged(game, "antwerp")) == (0, False)
    assert (count(game, "antwerp", "france"), count(game, "antwerp", "england")) == (4, 4)
    assert sound(game)


@rule("15.1.req3", "15.1.req4")
@pytest.mark.parametrize(
    ("english", "why"), [(0, "ok"), (1, "squadrons_off_the_town")], ids=["two seas together", "one English at sea"]
)
def test_squadrons_in_both_seas_of_a_port_blockade_it_together(english: int, why: str):
    game = europe()
    war(game, "france", "england")
    control(game, "france", "brussels")
    units(game, "calais", "france", regular=3)
    units(game, "calais", "england", regular=2)
    besiege(game, "calais", "france")
    ships(game, "calais", "england", squadron=1)
    ships(game, "english_channel", "france", squadron=1)
    impulse(game, "france", 1)
    assert why_not(game, "assault calais") == "town_is_not_blockaded"
    ships(game, "north_sea", "france", squadron=1)
    ships(game, "north_sea", "england", squadron=english)
    impulse(game, "france", 1)
    assert why_not(game, "assault calais") == why


# ---- battles --------------------------------------------------------------------------------------------------------


@rule("9.2.effect3c", "14.step10", "14.1.rest")
def test_a_leader_whose_units_are_all_lost_retreats_if_his_ally_has_units_left():
    """Only a side that is wholly destroyed loses its leaders."""
    game = europe()
    war(game, "france", "hapsburg")
    war(game, "france", "england")
    allied(game, "england", "hapsburg")
    control(game, "france", "metz")
    units(game, "metz", "france", regular=4)
    units(game, "liege", "hapsburg", regular=3)
    units(game, "liege", "england", regular=1)
    leaders(game, "liege", "charles_brandon")
    impulse(game, "france", 1)
    dice(game, *[6] * 3, *[1] * 7)  # one loss for each, and the third for those who have units left
    do(game, "march metz-to-liege", "all")
    stand(game)
    do(game, "retreat antwerp", "retreat brussels")
    assert (count(game, "antwerp", "hapsburg"), whereabouts(game, "charles_brandon")) == (1, "brussels")


@rule("14.step7", "14.step9.2", "card.001a")
def test_dice_of_the_janissaries_count_when_nobody_would_be_left():
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "agram")
    units(game, "agram", "ottoman", regular=2)
    units(game, "graz", "hapsburg", regular=2)
    hold(game, "ottoman", "janissaries")
    impulse(game, "ottoman", 1)
    dice(game, 6, 1, 6, 6, 1, 6, *[1] * 4)  # two dice against three, and five more
    do(game, "march agram-to-graz", "all")
    stand(game)
    do(game, "play-janissaries")
    assert (count(game, "graz", "ottoman"), count(game, "graz", "hapsburg")) == (1, 0)


@rule("card.026", "9.2.effect3c")
@pytest.mark.parametrize(("mercenaries", "bribed"), [((1, 1), 1), ((3, 1), 2), ((2, 3), 3)])
def test_of_two_allies_half_of_all_mercenaries_together_are_bribed(mercenaries: tuple[int, int], bribed: int):
    game = europe()
    war(game, "france", "hapsburg")
    war(game, "france", "england")
    allied(game, "england", "hapsburg")
    control(game, "france", "metz")
    units(game, "metz", "france", regular=3)
    units(game, "liege", "hapsburg", regular=1, mercenary=mercenaries[0])
    units(game, "liege", "england", regular=1, mercenary=mercenaries[1])
    hold(game, "france", "mercenaries_bribed")
    impulse(game, "france", 1)
    do(game, "march metz-to-liege", "all")
    stand(game)
    silence(game, "HireBeforeBattle")
    dice(game, *[1] * 20)
    do(game, "mercenaries-bribed")
    assert count(game, "metz", "france", "mercenary") == bribed  # they have gone back with those who hired them
    left = count(game, "liege", "hapsburg", "mercenary") + count(game, "liege", "england", "mercenary")
    assert left == sum(mercenaries) - bribed


# ---- Hungary --------------------------------------------------------------------------------------------------------


@rule("22.5.cond2", "22.5.result2", "22.5.result3", "22.5.result4", "22.5.result5")
def test_the_fall_of_belgrade_ends_the_siege_of_buda_and_leaves_prague_to_the_hapsburgs():
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    control(game, "ottoman", "mohacs", "szegedin", "pressburg")
    units(game, "belgrade", "ottoman", regular=6)
    leaders(game, "belgrade", "ibrahim_pasha")
    units(game, "belgrade", "hungary_bohemia", regular=1)
    besiege(game, "belgrade", "ottoman")
    units(game, "buda", "ottoman", regular=3)
    units(game, "buda", "hungary_bohemia", regular=2)
    besiege(game, "buda", "ottoman")
    units(game, "agram", "ottoman", regular=1)
    units(game, "prague", "hungary_bohemia", regular=2)
    impulse(game, "ottoman", 1)
    do(game, "assault belgrade")
    stormed(game, "all", 6, *[1] * 6)
    spaces = ("belgrade", "buda", "agram", "prague", "brunn")
    assert [holder(game, space) for space in spaces] == ["ottoman", "ottoman", "ottoman", "hapsburg", "hapsburg"]
    assert (count(game, "buda", "hungary_bohemia"), is_besieged(game, "buda")) == (0, False)
    assert (ally_of(game, "hungary_bohemia"), at_war(game, "ottoman", "hapsburg")) == ("hapsburg", True)
    assert game.state.war_winner[0] == 2
