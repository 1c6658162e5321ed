"""21.1, 21.2, 21.3, 21.6: what is special about Ottomans, Hapsburgs, England and the Protestants."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import HAPSBURG, MAJOR_IDS, PROTESTANT
from regnum.titles.here_i_stand.position.changes.map import convert
from regnum.titles.here_i_stand.position.queries.progress import calm_keys
from regnum.titles.here_i_stand.rules.spring import Deployment
from regnum.titles.here_i_stand.rules.winter import Winter
from tests.rule import rule
from tests.titles.here_i_stand.believers import attempts, faith_of, listen, told_of
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    besiege,
    control,
    count,
    dice,
    europe,
    faith,
    happened,
    hold,
    holder,
    impulse,
    is_besieged,
    laid_out,
    leaders,
    play,
    points,
    run,
    ships_in,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.positions import decision, do, moves_with, why_not

# ---- the Ottomans ---------------------------------------------------------------------------------------------------


@rule("21.1.algiers2", "card.009")
def test_with_the_pirates_algiers_is_an_ottoman_key_with_corsairs_regulars_and_barbarossa():
    game = europe()
    before = points(game, "ottoman"), calm_keys(game.state, 0)
    hold(game, "france", "barbary_pirates")
    do(play(game, "france"), "event barbary-pirates")
    assert holder(game, "algiers") == "ottoman"
    assert (points(game, "ottoman") - before[0], calm_keys(game.state, 0) - before[1]) == (2, 1)
    assert (count(game, "algiers", "ottoman"), ships_in(game, "algiers", "ottoman", "corsair")) == (2, 2)
    assert whereabouts(game, "barbarossa") == "algiers"


# ---- the Hapsburgs --------------------------------------------------------------------------------------------------


@rule("21.2.control", "scenario.1517.control")
def test_germany_begins_under_the_emperor():
    game = laid_out()
    german = HOME_SPACES[PROTESTANT]
    assert len(german) == 21
    assert {game.state.control[space] for space in german} == {HAPSBURG}


@rule("21.2.capitals", "21.2.capitals3", "10.restriction1")
def test_two_capitals_allow_one_deployment_from_either():
    for capital, goal in (("valladolid", "seville"), ("vienna", "graz")):
        game = europe()
        units(game, "valladolid", "hapsburg", regular=2)
        units(game, "vienna", "hapsburg", regular=2)
        run(game, Deployment(HAPSBURG))
        assert {move.split()[1] for move in moves_with(game, "deploy")} == {"valladolid", "vienna"}
        do(game, f"deploy {capital} {goal}", "all")
        assert count(game, goal, "hapsburg") == 2
        assert decision(game) == OVER  # the units in the other capital stay


@rule("21.2.capitals", "21.2.capitals2", "19.5")
def test_both_capitals_get_a_regular_in_winter():
    game = run(europe(), Winter())
    assert (count(game, "valladolid", "hapsburg"), count(game, "vienna", "hapsburg")) == (1, 1)


# ---- England --------------------------------------------------------------------------------------------------------


@rule("21.3", "card.003a")
@pytest.mark.parametrize("victim", ["france", "hapsburg", "scotland"])
def test_england_attacks_its_neighbours_by_its_home_card(victim: str):
    game = europe()
    hold(game, "england", "six_wives_of_henry_viii")
    do(play(game, "england"), "event-a six-wives-of-henry-viii", f"declare {victim}")
    if decision(game) == "Intervene":
        do(game, "stay-out")
    names = [*MAJOR_IDS, "genoa", "hungary_bohemia", "scotland"]
    assert game.state.war[2] == 1 << names.index(victim)


# ---- the Protestants ------------------------------------------------------------------------------------------------


def after_the_league() -> Europe:
    """The League was formed; Mainz stayed with the emperor, and Philip's army stands at its gates."""
    game = europe()
    happened(game, "schmalkaldic_league")
    war(game, "protestant", "hapsburg")
    control(game, "protestant", "kassel", "nuremberg", "worms", "wittenberg", "leipzig", "erfurt")
    faith(game, "protestant", "kassel", "nuremberg", "worms", "wittenberg", "leipzig", "erfurt")
    units(game, "worms", "protestant", regular=4)
    leaders(game, "worms", "philip_of_hesse")
    return impulse(game, "protestant", 6)


@rule("21.6.after2", "12.3")
def test_an_electorate_that_stayed_behind_is_won_by_siege_only():
    game = after_the_league()
    log = listen(game)
    convert(game, SPACE_NUMBER["mainz"], 1)
    game.start()
    assert (holder(game, "mainz"), told_of(log, "control_taken")) == ("hapsburg", [])
    assert why_not(game, "control mainz") == "fortified"
    do(game, "march worms-to-mainz", "all")
    assert holder(game, "mainz") == "hapsburg"
    assert why_not(game, "control mainz") == "fortified"
    impulse(game, "protestant", 1)
    dice(game, *[6] * 4, 1)
    do(game, "assault mainz", "all")
    assert holder(game, "mainz") == "protestant"
    assert count(game, "mainz", "protestant") == 4 + 1  # its own troops join now


@rule("21.6.after", "15.3", "ruling.g39", "ruling.g75")
@pytest.mark.parametrize(("inside", "outside", "goes_on"), [(1, 2, False), (1, 3, True), (4, 6, True), (4, 5, False)])
def test_troops_of_a_besieged_electorate_may_be_too_many_for_the_besiegers(inside: int, outside: int, goes_on: bool):
    game = europe()
    happened(game, "schmalkaldic_league")
    war(game, "hapsburg", "protestant")
    control(game, "protestant", "mainz")
    control(game, "hapsburg", "worms")
    faith(game, "protestant", "kassel")
    units(game, "mainz", "protestant", regular=inside)
    units(game, "mainz", "hapsburg", regular=outside)
    besiege(game, "mainz", "hapsburg")
    attempts(game, "protestant", "german")
    dice(game, *[6] * 8)
    do(game, "convert mainz")
    assert (faith_of(game, "mainz"), count(game, "mainz", "protestant")) == ("protestant", inside + 1)
    assert (decision(game) == "ChooseRetreat") != goes_on
    if not goes_on:
        do(game, "retreat worms")
        assert count(game, "worms", "hapsburg") == outside
    assert is_besieged(game, "mainz") == goes_on
    assert sound(game)
