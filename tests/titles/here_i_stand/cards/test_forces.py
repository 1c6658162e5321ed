"""card.076, card.083, card.100, card.104: recruits abroad, Zapolya's men, new ships and new walls."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.foreign_wars import IRELAND
from regnum.titles.here_i_stand.facts.names import FRANCE, PAPACY
from regnum.titles.here_i_stand.position.changes.foreign_wars import begin_foreign_war
from regnum.titles.here_i_stand.position.queries.spaces import fortresses_left, is_fortified
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS, HAVEN, ON_TABLE, ON_TURN_TRACK
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
    allied,
    besiege,
    control,
    count,
    europe,
    happened,
    hold,
    is_besieged,
    place_of,
    play,
    ships,
    ships_in,
    sound,
    units,
    unrest,
    war,
    with_card,
)
from tests.titles.here_i_stand.scenes import played
from tests.titles.positions import decision, do, moves, why_not

EVENTS = {  # the command points of each card, and where it goes after the event
    "foreign_recruits": (4, "discard"),
    "john_zapolya": (3, "out of game"),
    "shipbuilding": (2, "discard"),
    "trace_italienne": (3, "discard"),
}


@rule("card.076", "card.083", "card.100", "card.104", "11.cp")
@pytest.mark.parametrize("card", EVENTS)
def test_cards_of_new_forces_for_points(card: str):
    game = with_card(europe(), "papacy", card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (EVENTS[card][0], "discard")


# ---- 76: Foreign Recruits -------------------------------------------------------------------------------------------


@rule("card.076", "17", "card.rule.event_gives_cp", "11.1.lost")
def test_recruits_come_to_any_space_that_the_power_holds_and_the_rest_is_lost():
    game = played(europe(), "france", "foreign_recruits")
    assert (decision(game), game.state.cp) == ("Recruit", 4)
    do(game, "recruit mercenary milan", "recruit regular turin")
    assert (count(game, "milan", "france", "mercenary"), count(game, "turin", "france")) == (1, 1)
    assert game.state.cp == 1
    assert why_not(game, "recruit regular milan") == "too_dear"
    assert why_not(game, "recruit cavalry milan") == "not_for_this_power"
    do(game, "done")
    assert (decision(game) in ("SpendPoints", "Recruit"), game.state.cp) == (False, 0)
    assert place_of(game, "foreign_recruits") == "discard"


@rule("card.076")
def test_the_points_of_recruits_buy_nothing_but_units():
    game = europe()
    units(game, "milan", "france", regular=2)
    played(game, "france", "foreign_recruits")
    assert {move.split()[0] for move in moves(game)} == {"recruit", "done"}


@rule("card.076")
def test_the_last_point_is_spent_on_the_only_unit_that_it_buys():
    game = europe()
    game.state.control = [PAPACY if owner == FRANCE else owner for owner in game.state.control]
    control(game, "france", "milan")
    played(game, "france", "foreign_recruits")
    do(game, *["recruit mercenary milan"] * 4)
    assert count(game, "milan", "france", "mercenary") == 4


@rule("card.076", "12.4.effect3", "17.1", "17.2", "ruling.g46")
def test_recruits_need_a_calm_space_of_their_own():
    game = europe()
    war(game, "france", "england")
    unrest(game, "milan")
    besiege(game, "rouen", "england")
    units(game, "rouen", "england", regular=1)
    units(game, "tours", "england", regular=1)
    ships(game, "brest", "england", squadron=1)
    played(game, "france", "foreign_recruits")
    for space, refusal in (
        ("milan", "in_unrest"),
        ("rouen", "under_siege"),
        ("tours", "enemies_in_it"),
        ("genoa", "not_controlled"),
    ):
        assert why_not(game, f"recruit mercenary {space}") == refusal
    assert why_not(game, "recruit squadron brest") == "enemies_in_it"
    assert why_not(game, "recruit squadron turin") == "no_port"
    assert why_not(game, "recruit corsair marseille") == "not_for_this_power"


@rule("card.076", "21.6.before5")
def test_nobody_is_recruited_in_an_electorate_before_the_league():
    game = played(europe(), "hapsburg", "foreign_recruits")
    assert why_not(game, "recruit regular augsburg") == "electorates_are_closed"
    assert why_not(game, "recruit regular nuremberg") == "ok"
    game = europe()
    happened(game, "schmalkaldic_league")
    played(game, "hapsburg", "foreign_recruits")
    assert why_not(game, "recruit regular augsburg") == "ok"


@rule("card.076", "21.6.before2", "card.rule.no_effect_play")
def test_the_protestants_recruit_nobody_before_the_league():
    game = europe()
    control(game, "protestant", "leipzig")
    played(game, "protestant", "foreign_recruits")
    assert decision(game) != "Recruit"
    assert game.state.cp == 0
    game = europe()
    control(game, "protestant", "leipzig")
    happened(game, "schmalkaldic_league")
    do(played(game, "protestant", "foreign_recruits"), "recruit regular leipzig")
    assert count(game, "leipzig", "protestant") == 1


@rule("card.076", "17.2.corsair.only")
def test_any_ottoman_unit_is_recruited_in_algiers_and_havens():
    game = europe()
    control(game, "ottoman", "algiers", "oran")
    game.state.fortified[SPACE_NUMBER["oran"]] = HAVEN
    happened(game, "barbary_pirates")
    played(game, "ottoman", "foreign_recruits")
    do(game, "recruit cavalry algiers", "recruit corsair oran", "recruit squadron oran")
    assert count(game, "algiers", "ottoman", "cavalry") == 1
    assert (ships_in(game, "oran", "ottoman"), ships_in(game, "oran", "ottoman", "corsair")) == (1, 1)
    assert sound(game)


@rule("card.076", "17.2.corsair")
def test_no_corsairs_are_recruited_before_the_pirates():
    game = played(europe(), "ottoman", "foreign_recruits")
    assert why_not(game, "recruit corsair athens") == "pirates_have_not_come"


@rule("card.076", "22.3.c", "22.3.d")
def test_units_of_a_minor_ally_come_only_to_its_own_home():
    game = europe()
    allied(game, "france", "genoa")
    control(game, "france", "genoa", "bastia")
    played(game, "france", "foreign_recruits")
    assert why_not(game, "recruit-ally regular milan") == "not_at_home"
    assert why_not(game, "recruit-ally regular paris") == "builds_its_own_at_home"
    assert why_not(game, "recruit-ally mercenary genoa") == "only_regulars_and_squadrons"
    do(game, "recruit-ally regular genoa", "recruit regular genoa")
    assert (count(game, "genoa", "genoa"), count(game, "genoa", "france")) == (1, 1)


@rule("card.076", "21.7.refill1", "17.limit")
def test_recruits_go_to_a_foreign_war_first():
    game = europe()
    game.state.place[CARD_NUMBER["revolt_in_ireland"]] = ON_TABLE
    begin_foreign_war(game, IRELAND)
    game.state.abroad[2 * IRELAND] = 3
    played(game, "england", "foreign_recruits")
    do(game, "recruit mercenary calais", "recruit mercenary calais")
    assert (game.state.abroad[2 * IRELAND + 1], count(game, "calais", "england", "mercenary")) == (1, 1)


# ---- 83: John Zapolya -----------------------------------------------------------------------------------------------


@rule("card.083", "card.rule.resolved_by_key")
@pytest.mark.parametrize("holder", ["hungary_bohemia", "hapsburg", "ottoman"])
def test_four_regulars_come_to_whoever_holds_buda(holder: str):
    game = europe()
    control(game, holder, "buda")
    played(game, "england", "john_zapolya")
    assert count(game, "buda", holder) == 4
    assert place_of(game, "john_zapolya") == "out of game"
    assert sound(game)


@rule("card.083")
def test_regulars_of_its_ally_come_to_an_allied_buda():
    game = europe()
    allied(game, "hapsburg", "hungary_bohemia")
    control(game, "hapsburg", "buda")
    played(game, "england", "john_zapolya")
    assert (count(game, "buda", "hapsburg"), count(game, "buda", "hungary_bohemia")) == (4, 0)


@rule("card.083", "17.limit")
def test_no_more_regulars_come_than_there_are_counters():
    game = europe()
    for space in ("prague", "brunn"):
        units(game, space, "hungary_bohemia", regular=2)
    units(game, "pressburg", "hungary_bohemia", regular=4)
    played(game, "england", "john_zapolya")
    assert count(game, "buda", "hungary_bohemia") == 2
    assert sound(game)
    game = europe()
    control(game, "papacy", "buda")
    units(game, "rome", "papacy", regular=20)
    played(game, "england", "john_zapolya")
    assert count(game, "buda", "papacy") == 3


@rule("card.083", "card.rule.requirements")
def test_nobody_comes_to_a_besieged_buda():
    game = europe()
    units(game, "buda", "ottoman", regular=2)
    besiege(game, "buda", "ottoman")
    hold(game, "england", "john_zapolya")
    assert why_not(play(game, "england"), "event john-zapolya") == "buda_is_besieged"


# ---- 100: Shipbuilding ----------------------------------------------------------------------------------------------


@rule("card.100", "card.rule.event_gives_cp")
def test_two_squadrons_in_one_port_or_in_two():
    game = played(europe(), "france", "shipbuilding")
    do(game, "squadron rouen", "squadron rouen")
    assert (ships_in(game, "rouen", "france"), decision(game)) == (2, OVER)
    assert place_of(game, "shipbuilding") == "discard"
    game = played(europe(), "france", "shipbuilding")
    do(game, "squadron rouen", "squadron marseille")
    assert (ships_in(game, "rouen", "france"), ships_in(game, "marseille", "france")) == (1, 1)
    assert game.state.cp == 0


@rule("card.100", "17.2", "12.4.effect3")
def test_ships_need_an_own_calm_home_port():
    game = europe()
    war(game, "france", "england")
    allied(game, "france", "genoa")
    control(game, "france", "genoa")
    control(game, "england", "nantes")
    unrest(game, "brest")
    ships(game, "rouen", "england", squadron=1)
    besiege(game, "bordeaux", "england")
    units(game, "bordeaux", "england", regular=1)
    played(game, "france", "shipbuilding")
    for space, refusal in (
        ("genoa", "not_at_home"),
        ("nantes", "not_controlled"),
        ("brest", "in_unrest"),
        ("rouen", "enemies_in_it"),
        ("bordeaux", "under_siege"),
        ("paris", "no_port"),
    ):
        assert why_not(game, f"squadron {space}") == refusal
    assert why_not(game, "corsairs marseille") == "not_for_this_power"


@rule("card.100", "17.2.lost", "card.rule.no_effect_play")
def test_ships_lost_in_this_turn_are_not_there():
    game = europe()
    ships(game, "rouen", "france", squadron=4)
    game.state.ship_at = [ON_TURN_TRACK if at < ON_TURN_TRACK - 1 else at for at in game.state.ship_at]
    played(game, "france", "shipbuilding")
    do(game, "squadron rouen")
    assert decision(game) != "BuildShips"
    assert ships_in(game, "rouen", "france") == 1


@rule("card.100", "card.rule.playable_by_key")
def test_the_protestants_build_no_ships():
    game = europe()
    hold(game, "protestant", "shipbuilding")
    assert why_not(play(game, "protestant"), "event shipbuilding") == "not_your_event"


@rule("card.100", "17.2.corsair", "17.2.corsair.only")
def test_the_ottoman_may_have_two_corsairs_for_a_squadron():
    game = played(europe(), "ottoman", "shipbuilding")
    assert why_not(game, "corsairs athens") == "pirates_have_not_come"
    game = europe()
    happened(game, "barbary_pirates")
    control(game, "ottoman", "algiers")
    played(game, "ottoman", "shipbuilding")
    assert why_not(game, "squadron algiers") == "only_corsairs_here"
    do(game, "corsairs algiers", "squadron athens")
    assert ships_in(game, "algiers", "ottoman", "corsair") == 2
    assert ships_in(game, "athens", "ottoman") == 1


@rule("card.100", "5.3.corsair.back", "17.limit")
def test_one_corsair_if_there_is_but_one_counter():
    game = europe()
    happened(game, "barbary_pirates")
    ships(game, "athens", "ottoman", squadron=8)
    do(played(game, "ottoman", "shipbuilding"), "corsairs salonika")
    assert ships_in(game, "salonika", "ottoman", "corsair") == 1
    assert decision(game) != "BuildShips"


# ---- 104: Trace Italienne -------------------------------------------------------------------------------------------


@rule("card.104", "2.1.fortress")
def test_an_unfortified_space_becomes_a_fortress_with_a_regular_of_its_holder():
    game = played(europe(), "ottoman", "trace_italienne")
    assert why_not(game, "fortify milan") == "fortified_already"
    do(game, "fortify pavia")
    assert is_fortified(game.state, SPACE_NUMBER["pavia"])
    assert count(game, "pavia", "independent") == 0
    assert place_of(game, "trace_italienne") == "discard"
    game = played(europe(), "ottoman", "trace_italienne")
    do(game, "fortify turin")
    assert count(game, "turin", "france") == 1
    assert game.state.cp == 0


@rule("card.104", "22.1")
def test_a_minor_power_has_a_regular_in_its_new_fortress():
    game = played(europe(), "ottoman", "trace_italienne")
    do(game, "fortify bastia")
    assert count(game, "bastia", "genoa") == 1


@rule("card.104")
def test_a_fortress_in_unrest_has_no_regular():
    game = europe()
    unrest(game, "turin")
    do(played(game, "ottoman", "trace_italienne"), "fortify turin")
    assert is_fortified(game.state, SPACE_NUMBER["turin"])
    assert count(game, "turin", "france") == 0


@rule("card.104")
def test_enemies_who_stand_there_neither_besiege_nor_are_besieged():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "turin", "hapsburg", regular=3)
    do(played(game, "ottoman", "trace_italienne"), "fortify turin")
    assert (count(game, "turin", "france"), count(game, "turin", "hapsburg")) == (1, 3)
    assert not is_besieged(game, "turin")
    assert sound(game)


@rule("card.104", "21.7.refill1")
def test_the_regular_of_a_new_fortress_goes_to_a_foreign_war_that_misses_one():
    game = europe()
    game.state.place[CARD_NUMBER["revolt_in_ireland"]] = ON_TABLE
    begin_foreign_war(game, IRELAND)
    do(played(game, "ottoman", "trace_italienne"), "fortify norwich")
    assert (game.state.abroad[2 * IRELAND], count(game, "norwich", "england")) == (1, 0)


@rule("card.104", "chart.markers", "card.rule.requirements")
def test_nine_fortresses_are_built_at_most():
    game = europe()
    open_spaces = [space for space in range(len(game.state.fortified)) if not is_fortified(game.state, space)]
    for space in open_spaces[:8]:
        game.state.fortified[space] = BUILT_FORTRESS
    game.state.fortified[SPACE_NUMBER["oran"]] = HAVEN  # which is no fortress
    assert fortresses_left(game.state) == 1
    hold(game, "france", "trace_italienne")
    assert why_not(play(game, "france"), "event trace-italienne") == "ok"
    game.state.fortified[open_spaces[8]] = BUILT_FORTRESS
    assert why_not(play(game, "france"), "event trace-italienne") == "no_fortress_left"
