"""Cards 60 and 70: Maurice of Saxony, Charles Bourbon."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, PHASE_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.rules.winter import Winter
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    besiege,
    captive,
    control,
    count,
    europe,
    happened,
    hold,
    holder,
    leaders,
    play,
    run,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.positions import do, moves, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


# ---- 70: Charles Bourbon --------------------------------------------------------------------------------------------


@rule("card.070", "leader.renegade", "19.2")
def test_the_renegade_rises_with_three_mercenaries_and_is_gone_in_winter():
    game = europe()
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to paris") == "no_space_for_bourbon"
    do(game, "go-to besancon")
    assert whereabouts(game, "renegade") == "besancon"
    assert count(game, "besancon", "hapsburg", "mercenary") == 3
    game.state.phase = PHASE_IDS.index("winter")
    run(game, Winter())
    assert whereabouts(game, "renegade") == "elsewhere"


@rule("card.070", "17.1")
def test_the_renegade_does_not_rise_among_enemies():
    game = europe()
    war(game, "hapsburg", "ottoman")
    units(game, "graz", "ottoman", regular=1)
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to graz") == "no_space_for_bourbon"
    assert why_not(game, "go-to linz") == "ok"


@rule("card.070")
def test_in_war_with_france_an_empty_space_by_lyon_is_taken():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "grenoble", "france", regular=1)
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to grenoble") == "no_space_for_bourbon"
    do(game, "go-to avignon")
    assert (holder(game, "avignon"), count(game, "avignon", "hapsburg", "mercenary")) == ("hapsburg", 3)


@rule("card.070", "13.1.restriction7")
@pytest.mark.parametrize("is_walled", [False, True])
def test_an_enemy_leader_alone_where_the_renegade_rises_is_his_prisoner(is_walled: bool):
    game = europe()
    war(game, "hapsburg", "france")
    leaders(game, "avignon", "montmorency")
    game.state.fortified[SPACE_NUMBER["avignon"]] = int(is_walled)
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon", "go-to avignon")
    assert whereabouts(game, "montmorency") == "prisoner of hapsburg"
    assert holder(game, "avignon") == "hapsburg"


@rule("card.070")
def test_the_ottoman_gets_cavalry_and_a_besieged_space_is_no_place():
    game = europe()
    besiege(game, "edirne", "hapsburg")
    with_card(game, "ottoman", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to edirne") == "no_space_for_bourbon"
    do(game, "go-to istanbul")
    assert count(game, "istanbul", "ottoman", "cavalry") == 3


@rule("card.070", "21.6.before5")
def test_before_the_league_the_renegade_rises_in_no_electorate():
    game = europe()
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to wittenberg") == "electorates_are_closed"
    assert why_not(game, "go-to leipzig") == "ok"
    happened(game, "schmalkaldic_league")
    assert why_not(game, "go-to wittenberg") == "ok"


# ---- 60: Maurice of Saxony ------------------------------------------------------------------------------------------


def saxony() -> Europe:
    """After the League Maurice commands regulars and mercenaries in Leipzig; the Hapsburgs hold Prague."""
    game = europe()
    happened(game, "schmalkaldic_league")
    control(game, "protestant", "leipzig", "wittenberg", "erfurt")
    control(game, "hapsburg", "prague", "linz", "vienna")
    units(game, "leipzig", "protestant", regular=1, mercenary=3)
    leaders(game, "leipzig", "maurice_of_saxony")
    return game


@rule("card.060", "leader.maurice_of_saxony")
def test_maurice_goes_over_with_the_mercenaries_of_his_stack():
    game = with_card(saxony(), "hapsburg", "maurice_of_saxony", "event maurice-of-saxony")
    goal = min(moves(game)).split()[1]
    assert why_not(game, "go-to vienna") == "no_space_for_maurice"
    do(game, f"go-to {goal}")
    assert whereabouts(game, "maurice_of_saxony") == goal.replace("-", "_")
    assert count(game, goal.replace("-", "_"), "hapsburg", "mercenary") == 3
    assert (count(game, "leipzig", "protestant"), count(game, "leipzig", "protestant", "mercenary")) == (1, 0)
    assert game.state.leader_owner[LEADER_NUMBER["maurice_of_saxony"]] == HAPSBURG


@rule("card.060")
def test_an_occupied_space_is_taken_only_if_there_is_no_other():
    game = saxony()
    for space in SPACE_NUMBER:
        if holder(game, space) == "hapsburg" and space != "prague":
            control(game, "france", space)
    units(game, "prague", "hapsburg", regular=1)
    with_card(game, "hapsburg", "maurice_of_saxony", "event maurice-of-saxony")
    assert moves(game) == {"go-to prague"}


@rule("card.060")
def test_a_captured_maurice_joins_the_other_side_in_a_fortified_space():
    game = saxony()
    captive(game, "maurice_of_saxony", "hapsburg")
    with_card(game, "hapsburg", "maurice_of_saxony", "event maurice-of-saxony")
    assert why_not(game, "go-to linz") == "no_space_for_maurice"
    do(game, "go-to vienna")
    assert whereabouts(game, "maurice_of_saxony") == "vienna"
    assert game.state.leader_owner[LEADER_NUMBER["maurice_of_saxony"]] == HAPSBURG


@rule("card.060", "card.rule.requirements", "card.rule.playable_by_key")
def test_maurice_must_have_come_and_only_two_powers_win_him():
    game = europe()
    hold(game, "hapsburg", "maurice_of_saxony")
    play(game, "hapsburg")
    assert why_not(game, "event maurice-of-saxony") == "maurice_is_not_here"
    game = saxony()
    hold(game, "france", "maurice_of_saxony")
    play(game, "france")
    assert why_not(game, "event maurice-of-saxony") == "not_your_event"
    do(game, "points maurice-of-saxony")
    assert (game.state.cp, MAJOR_IDS[game.waiting[0]]) == (4, "france")
