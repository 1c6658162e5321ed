"""card.087, card.106, card.107: mercenaries without pay, and fever in a camp."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER
from regnum.titles.here_i_stand.facts.foreign_wars import IRELAND
from regnum.titles.here_i_stand.position.changes.foreign_wars import begin_foreign_war
from regnum.titles.here_i_stand.position.state import ON_TABLE
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    asked,
    besiege,
    control,
    count,
    europe,
    hold,
    is_besieged,
    leaders,
    place_of,
    play,
    sound,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.here_i_stand.scenes import played
from tests.titles.positions import decision, do, moves, why_not


@rule("card.087", "card.106", "card.107", "11.cp")
@pytest.mark.parametrize(
    ("card", "points"), [("mercenaries_demand_pay", 2), ("unpaid_mercenaries", 3), ("unsanitary_camp", 2)]
)
def test_cards_of_melting_armies_for_points(card: str, points: int):
    game = with_card(europe(), "papacy", card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (points, "discard")


# ---- 87: Mercenaries Demand Pay -------------------------------------------------------------------------------------

DEMAND = "mercenaries_demand_pay"


def french_camps() -> Europe:
    """France has twelve mercenaries in two camps; the Papacy has one."""
    game = europe()
    units(game, "paris", "france", regular=1, mercenary=8)
    units(game, "milan", "france", mercenary=4)
    units(game, "rome", "papacy", mercenary=1)
    return game


def left(game: Europe) -> tuple[int, int]:
    """French mercenaries in Paris and in Milan."""
    return count(game, "paris", "france", "mercenary"), count(game, "milan", "france", "mercenary")


@rule("card.087", "card.rule.event_gives_cp")
def test_whoever_plays_names_the_power_whose_mercenaries_want_pay():
    game = played(french_camps(), "england", DEMAND)
    assert (decision(game), asked(game)) == ("NameDebtor", "england")
    assert moves(game) == {"name france", "name papacy"}
    assert why_not(game, "name ottoman") == "has_no_mercenaries"
    do(game, "name papacy")  # without a card in hand
    assert count(game, "rome", "papacy", "mercenary") == 0
    assert (left(game), place_of(game, DEMAND), game.state.cp) == ((8, 4), "discard", 0)
    assert decision(game) == OVER


@rule("card.087", "card.rule.resolved_by_key", "card.rule.chosen_discard")
def test_the_target_pays_with_any_card_but_a_mandatory_one_or_not_at_all():
    game = french_camps()
    hold(game, "france", "patron_of_the_arts", "julius_iii", "galleons")
    played(game, "england", DEMAND)
    do(game, "name france")
    assert (decision(game), asked(game)) == ("PayMercenaries", "france")
    assert moves(game) == {"pay patron-of-the-arts", "pay galleons", "pay-nothing"}
    assert why_not(game, "pay julius-iii") == "mandatory_cards_pay_nobody"
    assert why_not(game, "pay smallpox") == "not_your_card"
    unpaid = do(game.copy(), "pay-nothing")
    assert left(unpaid) == (0, 0)
    assert place_of(unpaid, "galleons") == "france"
    assert count(unpaid, "paris", "france") == 1
    do(game, "pay patron-of-the-arts")
    assert (left(game), place_of(game, "patron_of_the_arts")) == ((8, 4), "power card")
    assert sound(game)


@rule("card.087")
@pytest.mark.parametrize(
    ("card", "kept"),
    [("arquebusiers", 2), ("galleons", 4), ("fuggers", 6), ("smallpox", 10), ("diplomatic_overture", 12)],
)  # of one point, two, three, four and five
def test_the_points_of_the_card_say_how_many_stay(card: str, kept: int):
    game = french_camps()
    hold(game, "france", card)
    played(game, "england", DEMAND)
    do(game, "name france", f"pay {card.replace('_', '-')}")
    assert place_of(game, card) == "discard"
    while decision(game) == "DisbandMercenaries":
        assert asked(game) == "france"
        do(game, min(moves(game)))
    assert sum(left(game)) == kept
    assert sound(game)


@rule("card.087")
def test_the_target_chooses_who_leaves():
    game = french_camps()
    hold(game, "france", "smallpox")
    played(game, "england", DEMAND)
    do(game, "name france", "pay smallpox")
    assert why_not(game, "disband paris 3") == "so_many_may_stay"
    assert why_not(game, "disband milan 5") == "no_mercenaries_there"
    assert why_not(game, "disband rome 1") == "no_mercenaries_there"
    do(game, "disband milan 2")
    assert (left(game), decision(game)) == ((8, 2), OVER)
    game = french_camps()
    hold(game, "france", "galleons")
    played(game, "england", DEMAND)
    do(game, "name france", "pay galleons", "disband paris 8")
    assert (left(game), decision(game)) == ((0, 4), OVER)


@rule("card.087", "15.3.causes")
def test_a_siege_that_mercenaries_leave_ends():
    game = europe()
    war(game, "france", "england")
    control(game, "france", "boulogne")
    units(game, "calais", "england", regular=1)
    units(game, "calais", "france", regular=1, mercenary=2)
    besiege(game, "calais", "france")
    played(game, "england", DEMAND)
    do(game, "name france")
    assert not is_besieged(game, "calais")
    assert count(game, "calais", "france") == 0
    assert sound(game)


@rule("card.087", "15.3")
def test_a_siege_is_over_when_its_last_besieger_leaves_though_others_are_still_to_go():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "bordeaux", "hapsburg", mercenary=1)
    units(game, "naples", "hapsburg", mercenary=3)
    besiege(game, "bordeaux", "hapsburg")
    hold(game, "hapsburg", "gabelle_revolt")
    played(game, "ottoman", DEMAND)
    do(game, "name hapsburg", "pay gabelle-revolt", "disband bordeaux 1")
    assert (decision(game), is_besieged(game, "bordeaux")) == ("DisbandMercenaries", False)
    assert sound(game)


@rule("card.087")
def test_mercenaries_in_a_foreign_war_are_not_on_the_map():
    game = europe()
    game.state.place[CARD_NUMBER["revolt_in_ireland"]] = ON_TABLE
    begin_foreign_war(game, IRELAND)
    game.state.abroad[2 * IRELAND + 1] = 4
    units(game, "london", "england", mercenary=1)
    played(game, "france", DEMAND)
    do(game, "name england")
    assert (count(game, "london", "england", "mercenary"), game.state.abroad[2 * IRELAND + 1]) == (0, 4)


@rule("card.087", "card.rule.no_effect_play")
def test_without_any_mercenaries_nobody_is_asked():
    game = europe()
    units(game, "istanbul", "ottoman", cavalry=3)
    played(game, "france", DEMAND)
    assert (decision(game), count(game, "istanbul", "ottoman", "cavalry")) == (OVER, 3)


def short_of_counters() -> Europe:
    """France has no counter of 1 or 2 left; four mercenaries stand in Paris."""
    game = europe()
    for space in ("avignon", "bordeaux", "brest", "dijon", "grenoble", "limoges", "lyon", "nantes", "orleans", "tours"):
        units(game, space, "france", regular=1)
    for space in ("boulogne", "marseille", "rouen", "toulouse", "st_quentin"):
        units(game, space, "france", regular=2)
    units(game, "paris", "france", mercenary=4)
    return game


@rule("card.087", "5.2.loss")
def test_units_that_counters_cannot_show_are_lost_with_them():
    game = short_of_counters()
    hold(game, "france", "arquebusiers")
    played(game, "england", DEMAND)
    do(game, "name france", "pay arquebusiers", "disband paris 2")
    assert count(game, "paris", "france", "mercenary") == 0  # no counter of 2 or 1 is left
    assert sound(game)


# ---- 106: Unpaid Mercenaries ----------------------------------------------------------------------------------------


@rule("card.106", "card.rule.event_gives_cp")
def test_all_mercenaries_of_one_power_in_one_space_desert():
    game = french_camps()
    units(game, "milan", "papacy", mercenary=2)
    played(game, "england", "unpaid_mercenaries")
    assert (decision(game), asked(game)) == ("ChooseDeserters", "england")
    assert moves(game) == {"desert paris france", "desert milan france", "desert milan papacy", "desert rome papacy"}
    assert why_not(game, "desert rome france") == "no_mercenaries_there"
    do(game, "desert milan france")
    assert (left(game), count(game, "milan", "papacy", "mercenary")) == ((8, 0), 2)
    assert (place_of(game, "unpaid_mercenaries"), game.state.cp) == ("discard", 0)


@rule("card.106", "15.3", "15.3.causes")
def test_besiegers_who_are_too_few_leave():
    game = europe()
    war(game, "france", "england")
    units(game, "calais", "england", mercenary=1)
    units(game, "calais", "france", mercenary=2)
    leaders(game, "calais", "montmorency")
    besiege(game, "calais", "france")
    inside = do(played(game.copy(), "papacy", "unpaid_mercenaries"), "desert calais england")
    assert is_besieged(inside, "calais")
    do(played(game, "papacy", "unpaid_mercenaries"), "desert calais france")
    while decision(game) != OVER:
        do(game, min(moves(game)))
    assert not is_besieged(game, "calais")
    assert whereabouts(game, "montmorency") != "calais"
    assert sound(game)


@rule("card.106", "card.rule.requirements")
def test_cavalry_wants_no_pay():
    game = europe()
    units(game, "istanbul", "ottoman", cavalry=3)
    hold(game, "england", "unpaid_mercenaries")
    assert why_not(play(game, "england"), "event unpaid-mercenaries") == "no_mercenaries_at_all"


# ---- 107: Unsanitary Camp -------------------------------------------------------------------------------------------

CAMP = "unsanitary_camp"


@rule("card.107", "card.rule.resolved_by_key", "card.rule.event_gives_cp")
def test_a_third_of_a_stack_dies_half_of_it_regulars():
    game = europe()
    units(game, "paris", "france", regular=4, mercenary=3)
    played(game, "england", CAMP)
    do(game, "sicken paris france")  # three of seven, two of them regulars
    assert (decision(game), asked(game)) == ("LoseToFever", "france")
    assert why_not(game, "lose france-mercenary 2") == "regulars_first"
    assert why_not(game, "lose france-regular 4") == "too_many_losses"
    assert why_not(game, "lose france-regular 5") == "not_among_them"
    assert why_not(game, "lose papacy-regular 1") == "not_among_them"
    do(game, "lose france-mercenary 1")  # the others must be regulars
    assert (count(game, "paris", "france"), count(game, "paris", "france", "mercenary")) == (2, 2)
    assert (decision(game), place_of(game, CAMP), game.state.cp) == (OVER, "discard", 0)


@rule("card.107")
def test_all_losses_may_be_regulars():
    game = europe()
    units(game, "paris", "france", regular=4, mercenary=3)
    do(played(game, "england", CAMP), "sicken paris france")
    mixed = do(game.copy(), "lose france-regular 2", "lose france-mercenary 1")
    assert (count(mixed, "paris", "france"), count(mixed, "paris", "france", "mercenary")) == (2, 2)
    do(game, "lose france-regular 3")
    assert (count(game, "paris", "france"), count(game, "paris", "france", "mercenary")) == (1, 3)
    game = europe()
    units(game, "paris", "france", regular=2, mercenary=4)  # one of two losses may be a mercenary
    do(played(game, "england", CAMP), "sicken paris france", "lose france-mercenary 1")
    assert (count(game, "paris", "france"), count(game, "paris", "france", "mercenary")) == (1, 3)


@rule("card.107")
def test_mercenaries_die_where_regulars_are_too_few():
    game = europe()
    units(game, "edirne", "ottoman", regular=1, cavalry=9)
    do(played(game, "england", CAMP), "sicken edirne ottoman")
    assert why_not(game, "lose ottoman-cavalry 4") == "regulars_first"
    do(game, "lose ottoman-cavalry 3")
    assert (count(game, "edirne", "ottoman"), count(game, "edirne", "ottoman", "cavalry")) == (0, 6)


@rule("card.107")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (2, 1), (3, 2), (4, 2), (6, 4), (7, 4)])
def test_a_third_is_rounded_up_and_units_of_one_kind_need_no_choice(before: int, after: int):
    game = europe()
    units(game, "paris", "france", mercenary=before)
    do(played(game, "england", CAMP), "sicken paris france")
    assert (count(game, "paris", "france", "mercenary"), decision(game)) == (after, OVER)


@rule("card.107", "22.3")
def test_units_of_a_minor_ally_fall_ill_with_those_of_its_ally():
    game = europe()
    allied(game, "france", "genoa")
    control(game, "france", "genoa")
    units(game, "genoa", "genoa", regular=2)
    units(game, "genoa", "france", regular=2)
    played(game, "england", CAMP)
    assert moves(game) == {"sicken genoa france"}
    assert why_not(game, "sicken genoa genoa") == "no_camp_there"
    do(game, "sicken genoa france", "lose genoa-regular 2")
    assert (count(game, "genoa", "genoa"), count(game, "genoa", "france")) == (0, 2)


@rule("card.107")
def test_only_one_of_several_powers_in_a_space_falls_ill():
    game = europe()
    allied(game, "france", "papacy")
    units(game, "milan", "france", regular=3)
    units(game, "milan", "papacy", regular=3)
    do(played(game, "england", CAMP), "sicken milan papacy")
    assert (count(game, "milan", "france"), count(game, "milan", "papacy")) == (3, 2)


@rule("card.107", "15.3.causes")
def test_fever_strikes_inside_or_outside_the_walls():
    game = europe()
    war(game, "france", "england")
    units(game, "calais", "england", regular=3)
    units(game, "calais", "france", regular=4)
    besiege(game, "calais", "france")
    inside = do(played(game.copy(), "papacy", CAMP), "sicken calais england")
    assert (count(inside, "calais", "england"), is_besieged(inside, "calais")) == (2, True)
    do(played(game, "papacy", CAMP), "sicken calais france")
    while decision(game) != OVER:
        do(game, min(moves(game)))
    assert not is_besieged(game, "calais")
    assert sum(game.state.land) == 3 + 2
    assert sound(game)


@rule("card.107")
def test_independent_units_and_those_of_minor_powers_fall_ill_without_being_asked():
    game = europe()
    units(game, "florence", "independent", regular=2)
    units(game, "venice", "venice", regular=4)
    do(played(game.copy(), "england", CAMP), "sicken venice venice")
    played(game, "england", CAMP)
    do(game, "sicken florence independent")
    assert (count(game, "florence", "independent"), count(game, "venice", "venice")) == (1, 4)
    assert decision(game) == OVER


@rule("card.107", "5.2.loss")
def test_fever_takes_more_if_counters_cannot_show_the_rest():
    game = short_of_counters()
    do(played(game, "england", CAMP), "sicken paris france")
    assert count(game, "paris", "france", "mercenary") == 0
    assert sound(game)


@rule("card.107", "card.rule.no_effect_play")
def test_without_units_nobody_falls_ill():
    assert decision(played(europe(), "england", CAMP)) == OVER
