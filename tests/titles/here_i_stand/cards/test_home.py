"""card.001 to card.004: Home cards as events, for command points, refused."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.position.state import HAVEN
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    ally_of,
    asked,
    at_war,
    besiege,
    captive,
    control,
    count,
    dice,
    europe,
    happened,
    hold,
    leaders,
    place_of,
    play,
    ships,
    ships_in,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not

# ---- Janissaries ----------------------------------------------------------------------------------------------------


@rule("card.001b", "card.001")
def test_janissaries_bring_four_regulars_to_home_spaces():
    game = europe()
    hold(game, "ottoman", "janissaries")
    play(game, "ottoman")
    do(game, "event-b janissaries", "raise istanbul 3")
    assert why_not(game, "raise edirne 2") == "too_many_regulars"
    do(game, "raise edirne 1")
    assert (count(game, "istanbul", "ottoman"), count(game, "edirne", "ottoman")) == (3, 1)
    assert place_of(game, "janissaries") == "power card"
    assert game.state.cp == 0
    assert decision(game) != "RaiseJanissaries"


@rule("card.001b")
def test_janissaries_do_not_come_to_besieged_restless_lost_or_foreign_spaces():
    game = europe()
    happened(game, "barbary_pirates")
    control(game, "ottoman", "algiers", "buda")
    control(game, "hapsburg", "salonika")
    unrest(game, "edirne")
    war(game, "ottoman", "hapsburg")
    units(game, "athens", "hapsburg", regular=2)
    besiege(game, "athens", "hapsburg")
    hold(game, "ottoman", "janissaries")
    play(game, "ottoman")
    do(game, "event-b janissaries")
    for space in ("algiers", "buda"):
        assert why_not(game, f"raise {space} 1") == "not_a_home_space"
    for space in ("salonika", "edirne", "athens"):
        assert why_not(game, f"raise {space} 1") == "not_held_in_peace"


@rule("card.001", "11.cp")
def test_janissaries_for_points():
    game = europe()
    hold(game, "ottoman", "janissaries")
    do(play(game, "ottoman"), "points janissaries")
    assert game.state.cp == 5


# ---- Holy Roman Emperor ---------------------------------------------------------------------------------------------


def emperor(*friends: str) -> Europe:
    """Charles V in Vienna with his Home card."""
    game = europe()
    units(game, "vienna", "hapsburg", regular=2)
    leaders(game, "vienna", "charles_v", *friends)
    hold(game, "hapsburg", "holy_roman_emperor")
    return play(game, "hapsburg")


@rule("card.002", "11.event_cp", "card.rule.event_gives_cp", "21.2.emperor")
def test_charles_goes_anywhere_at_home_and_has_five_points():
    game = emperor("duke_of_alva")
    do(game, "event holy-roman-emperor", "go-with-alva seville")
    assert whereabouts(game, "charles_v") == whereabouts(game, "duke_of_alva") == "seville"
    assert count(game, "vienna", "hapsburg") == 2
    assert game.state.cp == 5
    assert place_of(game, "holy_roman_emperor") == "power card"


@rule("card.002", "21.2.emperor")
def test_alva_goes_along_only_from_the_same_space_and_charles_may_stay():
    game = emperor()
    leaders(game, "antwerp", "duke_of_alva")
    do(game, "event holy-roman-emperor")
    assert why_not(game, "go-with-alva seville") == "alva_is_elsewhere"
    do(game, "go-to vienna")
    assert whereabouts(game, "charles_v") == "vienna"


@rule("card.002")
def test_charles_goes_to_calm_hapsburg_home_spaces_without_enemies():
    game = emperor()
    war(game, "france", "hapsburg")
    unrest(game, "seville")
    control(game, "france", "antwerp")
    units(game, "liege", "france", regular=1)
    do(game, "event holy-roman-emperor")
    for space in ("seville", "antwerp", "liege", "mainz"):
        assert why_not(game, f"go-to {space}") == "no_place_for_charles"
    assert why_not(game, "go-to barcelona") == "ok"


@rule("card.002", "21.1.haven2", "2.1.home")
def test_a_pirate_haven_that_was_taken_back_is_no_home_of_charles():
    game = emperor()
    do(game, "event holy-roman-emperor")
    assert why_not(game, "go-to oran") == "ok"
    game.state.fortified[SPACE_NUMBER["oran"]] = HAVEN
    assert why_not(game, "go-to oran") == "no_place_for_charles"


@rule("card.002", "card.rule.requirements")
@pytest.mark.parametrize("fate", ["captured", "besieged"])
def test_without_a_free_charles_there_are_only_points(fate: str):
    game = emperor()
    if fate == "captured":
        captive(game, "charles_v", "france")
    else:
        units(game, "vienna", "ottoman", regular=4)
        besiege(game, "vienna", "ottoman")
    assert why_not(game, "event holy-roman-emperor") == "charles_is_not_free"
    do(game, "points holy-roman-emperor")
    assert game.state.cp == 5


@rule("card.032", "card.002", "21.2.emperor")
def test_gout_keeps_charles_in_his_place_but_not_the_points():
    game = emperor()
    hold(game, "france", "gout")
    do(game, "event holy-roman-emperor", "go-to seville")
    assert (decision(game), asked(game)) == ("TransferAnnounced", "france")
    do(game, "gout-of-charles")
    assert whereabouts(game, "charles_v") == "vienna"
    assert game.state.cp == 5
    do(game, "march vienna-to-linz")
    assert "lead charles-v" not in moves(game)


@rule("card.032", "6.1.response.window")
def test_whoever_may_have_gout_is_asked_and_may_stay_silent():
    game = emperor()
    hold(game, "france", "fuggers")
    do(game, "event holy-roman-emperor", "go-to seville")
    assert moves(game) == {"pass"}
    assert why_not(game, "gout-of-charles") == "not_in_your_hand"
    do(game, "pass")
    assert whereabouts(game, "charles_v") == "seville"


# ---- Six Wives ------------------------------------------------------------------------------------------------------


def henry(game: Europe) -> Europe:
    """England has its Home card in its impulse."""
    hold(game, "england", "six_wives_of_henry_viii")
    return play(game, "england")


@rule("card.003a", "card.003", "9.6.action1", "21.3")
def test_henry_declares_war_for_nothing_and_has_five_points():
    game = henry(europe())
    do(game, "event-a six-wives-of-henry-viii")
    assert moves_with(game, "declare") == {"declare hapsburg", "declare france", "declare scotland"}
    assert why_not(game, "declare papacy") == "no_war_by_this_card"
    do(game, "declare france")
    assert at_war(game, "england", "france")
    assert game.state.cp == 5
    assert game.state.owed == [0] * 6


@rule("card.003a", "22.2.a")
def test_france_intervenes_for_scotland_for_nothing():
    game = henry(europe())
    do(game, "event-a six-wives-of-henry-viii", "declare scotland")
    assert (decision(game), asked(game)) == ("Intervene", "france")
    do(game, "intervene")
    assert ally_of(game, "scotland") == "france"
    assert at_war(game, "england", "france")
    assert game.state.owed == [0] * 6
    assert game.state.cp == 5
    assert sound(game)


@rule("card.003a", "9.6.restriction5")
def test_henry_keeps_the_permanent_limits():
    game = europe()
    allied(game, "england", "france")
    war(game, "england", "hapsburg")
    henry(game)
    assert why_not(game, "event-a six-wives-of-henry-viii") == "nobody_to_attack"
    assert why_not(game, "points six-wives-of-henry-viii") == "ok"


@rule("9.6.action2", "9.6.action3", "card.003a")
def test_english_and_french_ships_in_one_zone_fight_at_once():
    game = europe()
    ships(game, "english_channel", "england", squadron=3)
    ships(game, "english_channel", "france", squadron=1)
    henry(game)
    dice(game, *[6] * 6, 1, 1)
    do(game, "event-a six-wives-of-henry-viii", "declare france")
    assert ships_in(game, "english_channel", "france") == 0


# ---- Patron of the Arts ---------------------------------------------------------------------------------------------


def patron(die: int) -> Europe:
    """France plays its Home card as an event without Milan; what the die shows."""
    game = europe()
    control(game, "independent", "milan")
    hold(game, "france", "patron_of_the_arts")
    play(game, "france")
    dice(game, die)
    do(game, "event patron-of-the-arts")
    return game


@rule("card.004", "21.4")
@pytest.mark.parametrize(("die", "chateaux"), [(2, 0), (3, 1), (6, 1)])
def test_a_chateau_needs_a_three(die: int, chateaux: int):
    game = patron(die)
    assert game.state.chateaux == chateaux
    assert game.state.cp == 0
    assert place_of(game, "patron_of_the_arts") == "power card"


@rule("card.004", "21.4")
def test_with_milan_no_die_is_needed():
    game = europe()
    hold(game, "france", "patron_of_the_arts")
    play(game, "france")
    dice(game, 1)  # which would not do
    do(game, "event patron-of-the-arts")
    assert game.state.chateaux == 1


@rule("21.4", "card.rule.requirements")
def test_six_chateaux_are_enough():
    game = europe()
    game.state.chateaux = 6
    hold(game, "france", "patron_of_the_arts")
    play(game, "france")
    assert why_not(game, "event patron-of-the-arts") == "enough_chateaux"
    assert why_not(game, "points patron-of-the-arts") == "ok"
