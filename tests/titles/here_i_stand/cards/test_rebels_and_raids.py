"""Cards 71 and 97: City State Rebels, Scots Raid."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.leaders import change_owner
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    asked,
    besiege,
    control,
    count,
    dice,
    europe,
    hold,
    holder,
    is_besieged,
    leaders,
    place_of,
    play,
    ships,
    ships_in,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.here_i_stand.scenes import printed, silence, stormed
from tests.titles.positions import decision, do, moves, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


# ---- 71: City State Rebels ------------------------------------------------------------------------------------------


def rebels(game: Europe, city: str, *faces: int) -> Europe:
    """England plays the rebels against a city; the five dice show this."""
    with_card(game, "england", "city_state_rebels", "event city-state-rebels")
    dice(game, *faces)
    do(game, f"rebel {city}")
    return game


@rule("card.071")
def test_each_hit_costs_the_holder_a_unit_or_ship_of_his_choice():
    game = europe()
    control(game, "france", "milan", "genoa")
    units(game, "genoa", "france", regular=1, mercenary=2)
    ships(game, "genoa", "france", squadron=1)
    rebels(game, "genoa", 5, 6, 1, 2, 3)
    assert (decision(game), asked(game)) == ("LoseToRebels", "france")
    assert why_not(game, "lose-troop papacy-regular") == "not_in_the_city"
    do(game, "lose-ship france-squadron", "lose-troop france-mercenary")
    assert (ships_in(game, "genoa", "france"), count(game, "genoa", "france", "mercenary")) == (0, 1)
    assert holder(game, "genoa") == "france"


@rule("card.071")
def test_a_city_without_a_unit_left_is_free_again():
    game = europe()
    control(game, "france", "milan")
    units(game, "milan", "france", regular=1)
    leaders(game, "milan", "montmorency")
    rebels(game, "milan", 5, 1, 1, 1, 1)
    do(game, "lose-troop france-regular")
    assert holder(game, "milan") == "independent"
    assert count(game, "milan", "independent") == 1
    assert whereabouts(game, "montmorency") == "prisoner of england"


@rule("card.071")
def test_an_empty_key_of_another_power_goes_home_and_its_naval_leaders_wait():
    game = europe()
    control(game, "hapsburg", "venice")
    leaders(game, "venice", "andrea_doria")
    change_owner(game.state, LEADER_NUMBER["andrea_doria"], HAPSBURG)
    rebels(game, "venice", 1, 1, 1, 1, 1)
    assert (holder(game, "venice"), count(game, "venice", "venice")) == ("venice", 1)
    assert whereabouts(game, "andrea_doria") == "elsewhere"


@rule("card.071")
def test_own_keys_keys_of_allies_and_besieged_keys_do_not_rebel():
    game = europe()
    control(game, "france", "milan", "venice")
    allied(game, "venice", "france")
    control(game, "hapsburg", "rouen")
    besiege(game, "rouen", "france")
    with_card(game, "england", "city_state_rebels", "event city-state-rebels")
    assert why_not(game, "rebel venice") == "not_a_city_for_rebels"
    assert why_not(game, "rebel paris") == "not_a_city_for_rebels"
    assert why_not(game, "rebel rouen") == "city_under_siege"
    assert why_not(game, "rebel milan") == "ok"


@rule("card.071")
def test_a_key_in_the_hands_of_an_ally_of_its_home_power_does_not_rebel():
    game = europe()
    control(game, "papacy", "naples")
    control(game, "ottoman", "genoa")
    allied(game, "france", "genoa")
    allied(game, "france", "ottoman")
    allied(game, "papacy", "hapsburg")
    with_card(game, "england", "city_state_rebels", "event city-state-rebels")
    assert why_not(game, "rebel naples") == "not_a_city_for_rebels"
    assert why_not(game, "rebel genoa") == "not_a_city_for_rebels"
    game.state.alliance = [0] * MAJORS
    assert why_not(game, "rebel naples") == "ok"
    assert why_not(game, "rebel genoa") == "ok"


@rule("card.071", "card.rule.requirements")
def test_without_a_conquered_key_there_are_no_rebels():
    game = europe()
    control(game, "independent", "milan", "tunis")
    hold(game, "england", "city_state_rebels")
    play(game, "england")
    assert why_not(game, "event city-state-rebels") == "no_city_for_rebels"
    do(game, "points city-state-rebels")
    assert game.state.cp == 4


@rule("card.071")
def test_a_leader_of_whoever_plays_it_goes_home():
    game = europe()
    control(game, "england", "rouen")
    leaders(game, "rouen", "charles_brandon")
    rebels(game, "rouen", 1, 1, 1, 1, 1)
    assert holder(game, "rouen") == "france"
    do(game, min(moves(game)))
    assert whereabouts(game, "charles_brandon") in ("london", "calais")


# ---- 97: Scots Raid -------------------------------------------------------------------------------------------------


def raid() -> Europe:
    """Scotland follows France, which is at war with England; Montmorency is in Paris."""
    game = europe()
    allied(game, "scotland", "france")
    control(game, "france", "edinburgh", "stirling", "glasgow")
    war(game, "france", "england")
    units(game, "edinburgh", "scotland", regular=3)
    leaders(game, "paris", "montmorency")
    return game


@rule("card.097", "card.rule.resolved_by_key", "edition.h08")
def test_france_spends_six_points_in_the_north_whoever_plays_the_raid():
    game = with_card(raid(), "papacy", "scots_raid", "event scots-raid")
    assert (decision(game), asked(game)) == ("BringLeader", "france")
    do(game, "ferry-nobody")
    assert (decision(game), asked(game), game.state.cp) == ("SpendOnRaid", "france", 6)
    assert why_not(game, "march edinburgh-to-berwick") == "ok"
    assert why_not(game, "regular paris") == "outside_the_raid"
    assert why_not(game, "march paris-to-rouen") == "outside_the_raid"
    do(game, "regular edinburgh")
    assert (count(game, "edinburgh", "scotland"), game.state.cp) == (4, 4)
    do(game, "done")
    assert (decision(game), game.state.cp) == (OVER, 0)
    assert place_of(game, "scots_raid") == "discard"


@rule("card.097")
@pytest.mark.parametrize(("leader", "points"), [("ferry-nobody", 5), ("ferry montmorency edinburgh", 2)])
def test_the_pack_says_how_many_points_the_raid_has(leader: str, points: int, monkeypatch: pytest.MonkeyPatch):
    printed(monkeypatch, "scots_raid", command_points=5, command_points_with_leader=2)
    game = with_card(raid(), "papacy", "scots_raid", "event scots-raid")
    do(game, leader)
    assert game.state.cp == points


@rule("card.097", "15.3")
def test_a_stirling_that_france_besieged_is_french_and_besieged_no_more():
    game = raid()
    war(game, "france", "england")
    control(game, "england", "stirling")
    units(game, "stirling", "england", regular=2)
    units(game, "stirling", "france", regular=3)
    besiege(game, "stirling", "france")
    with_card(game, "france", "scots_raid", "event scots-raid", "go-to london", "ferry-nobody")
    assert (holder(game, "stirling"), count(game, "stirling", "england")) == ("france", 0)
    assert not is_besieged(game, "stirling")
    assert why_not(game, "assault stirling") == "not_besieging"


@rule("card.097")
def test_a_leader_crosses_over_for_half_the_points():
    game = with_card(raid(), "papacy", "scots_raid", "event scots-raid")
    assert why_not(game, "ferry montmorency paris") == "no_place_in_scotland"
    assert why_not(game, "ferry charles-v edinburgh") == "not_a_free_frenchman"
    do(game, "ferry montmorency edinburgh")
    assert (whereabouts(game, "montmorency"), game.state.cp) == ("edinburgh", 3)


@rule("card.097", "15.1.timing")
def test_a_town_besieged_in_the_raid_is_assaulted_in_it():
    game = raid()
    control(game, "france", "berwick")
    units(game, "berwick", "scotland", regular=3)
    units(game, "edinburgh", "scotland", regular=0)
    units(game, "york", "england", regular=1)
    with_card(game, "france", "scots_raid", "event scots-raid")
    do(game, "ferry-nobody", "march berwick-to-york", "all")
    silence(game, "Announcement")
    while decision(game) in ("AvoidBattle", "Withdraw"):
        do(game, "stand" if decision(game) == "AvoidBattle" else "withdraw")
    assert is_besieged(game, "york")
    assert why_not(game, "assault york") == "ok"
    do(game, "assault york")
    stormed(game, "all", *[6] * 30)
    assert (holder(game, "york"), game.state.cp) == ("france", 4)


@rule("card.097")
def test_stirling_becomes_french_and_others_leave_it():
    game = raid()
    control(game, "england", "stirling")
    units(game, "stirling", "england", regular=2)
    with_card(game, "france", "scots_raid", "event scots-raid")
    while decision(game) == "ChooseHome":
        do(game, min(moves(game)))
    assert (holder(game, "stirling"), count(game, "stirling", "england")) == ("france", 0)


@rule("card.097")
def test_without_the_auld_alliance_there_is_no_raid():
    game = europe()
    hold(game, "france", "scots_raid")
    play(game, "france")
    assert why_not(game, "event scots-raid") == "not_frances_ally"
    do(game, "points scots-raid")
    assert game.state.cp == 2
