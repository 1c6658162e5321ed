"""9.6: declarations of war, interventions, and what they cost."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.rules.war import WarSegment
from regnum.titles.here_i_stand.rules.war_start import StartWar
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    ally_of,
    asked,
    at_war,
    control,
    count,
    dice,
    europe,
    happened,
    hold,
    holder,
    place_of,
    run,
    ships,
    ships_in,
    sound,
    units,
    war,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do, moves, why_not


def segment(game: Europe, power: str) -> Europe:
    """The segment of war; it is for a power to declare."""
    game.state.turn = 3
    run(game, WarSegment())
    while decision(game) == "DeclareWar" and asked(game) != power:
        do(game, "done")
    assert (decision(game), asked(game)) == ("DeclareWar", power)
    return game


def finish(game: Europe) -> None:
    """Nobody else declares a war."""
    whenever(game, "DeclareWar", "done")


@rule("9.6.step1", "9.6.step2.1", "9.6", "9.6.discard")
def test_a_war_is_declared_at_once_and_paid_at_the_end():
    game = europe()
    hold(game, "hapsburg", "fuggers", "arquebusiers")
    segment(game, "hapsburg")
    do(game, "declare france")
    assert at_war(game, "hapsburg", "france")
    assert game.state.owed[1] == 3
    assert place_of(game, "fuggers") == "hapsburg"
    finish(game)
    assert (decision(game), asked(game)) == ("PayForWar", "hapsburg")
    do(game, "pay fuggers")
    assert place_of(game, "fuggers") == "discard"
    assert game.state.owed[1] == 0
    assert decision(game) == "PlayCard"  # the action phase has begun


@rule("9.6", "9.6.discard")
def test_several_cards_pay_for_several_wars_and_the_rest_is_lost():
    game = europe()
    hold(game, "hapsburg", "fuggers", "galleons", "arquebusiers")
    segment(game, "hapsburg")
    do(game, "declare england", "declare genoa")
    assert game.state.owed[1] == 4
    finish(game)
    do(game, "pay fuggers", "pay galleons")
    assert game.state.owed[1] == 0
    assert place_of(game, "arquebusiers") == "hapsburg"


@rule("9.6", "ruling.g21", "card.rule.mandatory")
def test_a_war_that_the_hand_cannot_pay_is_not_declared():
    game = europe()
    hold(game, "hapsburg", "arquebusiers", "clement_vii")
    segment(game, "hapsburg")
    assert why_not(game, "declare ottoman") == "cannot_pay_for_war"
    assert why_not(game, "declare genoa") == "ok"
    do(game, "declare genoa")
    finish(game)
    assert why_not(game, "pay clement-vii") == "not_for_payment"
    do(game, "pay arquebusiers")


@rule("9.6", "6.1.home1", "ruling.g05")
def test_a_home_card_may_pay():
    game = europe()
    hold(game, "hapsburg", "holy_roman_emperor")
    segment(game, "hapsburg")
    do(game, "declare papacy")
    finish(game)
    do(game, "pay holy-roman-emperor")
    assert place_of(game, "holy_roman_emperor") == "power card"


@rule("9.6.step3", "22.1")
def test_war_on_a_minor_power_costs_one_point():
    game = europe()
    hold(game, "ottoman", "arquebusiers")
    segment(game, "ottoman")
    do(game, "declare genoa")
    assert game.state.owed[0] == 1
    assert at_war(game, "ottoman", "genoa")
    assert ally_of(game, "genoa") == "genoa"


# ---- interventions --------------------------------------------------------------------------------------------------


@rule("9.6.step4", "22.2.a", "22.2.step3", "22.2.step4", "22.2.step5")
def test_france_may_intervene_for_scotland():
    game = europe()
    hold(game, "england", "arquebusiers")
    hold(game, "france", "galleons")
    segment(game, "england")
    do(game, "declare scotland")
    assert (decision(game), asked(game)) == ("Intervene", "france")
    do(game, "intervene")
    assert ally_of(game, "scotland") == "france"
    assert holder(game, "edinburgh") == holder(game, "glasgow") == "france"
    assert at_war(game, "england", "france")
    assert not at_war(game, "england", "scotland")
    assert game.state.owed[:4] == [0, 0, 1, 2]


@rule("9.6.step5")
def test_the_papacy_may_intervene_for_venice_or_stay_out():
    game = europe()
    hold(game, "ottoman", "arquebusiers")
    hold(game, "papacy", "galleons")
    segment(game, "ottoman")
    do(game, "declare venice")
    assert asked(game) == "papacy"
    do(game, "stay-out")
    assert at_war(game, "ottoman", "venice")
    assert ally_of(game, "venice") == "venice"
    assert game.state.owed[4] == 0


@rule("ruling.g21", "9.6.step4")
def test_an_intervention_that_cannot_be_paid_is_refused():
    game = europe()
    hold(game, "england", "arquebusiers")
    hold(game, "france", "field_artillery")
    segment(game, "england")
    do(game, "declare scotland")
    assert why_not(game, "intervene") == "cannot_pay_for_war"
    assert moves(game) == {"stay-out"}


@rule("9.6.step4")
def test_nobody_intervenes_against_himself():
    game = europe()
    hold(game, "france", "arquebusiers")
    segment(game, "france")
    do(game, "declare scotland")
    assert at_war(game, "france", "scotland")


# ---- limits ---------------------------------------------------------------------------------------------------------


def limits(power: str) -> Europe:
    """A power with a full hand is to declare."""
    game = europe()
    happened(game, "schmalkaldic_league")
    hold(game, power, "fuggers", "galleons")
    return game


@rule("9.6.restriction1", "9.6.restriction8")
def test_nobody_declares_war_on_hungary_or_independent_keys():
    game = segment(limits("hapsburg"), "hapsburg")
    assert why_not(game, "declare hungary-bohemia") == "not_on_hungary"
    assert why_not(game, "declare independent") == "no_war_needed"


@rule("9.6.restriction2")
@pytest.mark.parametrize("power", ["ottoman", "papacy", "protestant"])
def test_scotland_is_out_of_reach_of_some(power: str):
    assert why_not(segment(limits(power), power), "declare scotland") == "not_on_scotland"


@rule("9.6.restriction2")
def test_an_ally_of_france_does_not_attack_scotland():
    game = limits("england")
    assert why_not(segment(game, "england"), "declare scotland") == "ok"
    allied(game, "england", "france")
    assert why_not(game, "declare scotland") == "not_on_scotland"


@rule("9.6.restriction3")
def test_england_does_not_attack_venice():
    assert why_not(segment(limits("england"), "england"), "declare venice") == "not_on_venice"


@rule("9.6.restriction4", "9.6.restriction5")
def test_a_minor_power_is_attacked_through_its_ally_only():
    game = limits("england")
    allied(game, "scotland", "france")
    segment(game, "england")
    assert why_not(game, "declare scotland") == "on_its_ally"
    game = limits("france")
    allied(game, "scotland", "france")
    assert why_not(segment(game, "france"), "declare scotland") == "on_own_ally"


@rule("9.6.restriction5", "9.6.restriction10")
def test_nobody_attacks_his_ally():
    game = limits("france")
    allied(game, "france", "ottoman")
    assert why_not(segment(game, "france"), "declare ottoman") == "on_own_ally"


@rule("9.6.restriction6", "9.6.restriction7", "21.6.before1", "21.6.before4")
def test_before_the_league_the_protestants_are_at_peace():
    game = limits("france")
    game.state.happened = []
    hold(game, "protestant", "erasmus")
    segment(game, "france")
    assert why_not(game, "declare protestant") == "protestants_not_yet"
    do(game, "done")
    finish(game)
    assert asked(game) != "protestant" or decision(game) == "PlayCard"


@rule("9.6.restriction9")
def test_nobody_attacks_a_power_with_which_he_made_peace_in_this_phase():
    game = limits("france")
    game.state.peace[3] = 1 << 2
    game.state.peace[2] = 1 << 3
    assert why_not(segment(game, "france"), "declare england") == "peace_just_made"


@rule("9.6.restriction11")
@pytest.mark.parametrize("bond", ["alliance", "peace"])
def test_venice_is_safe_from_friends_of_the_papacy(bond: str):
    game = limits("france")
    segment(game, "france")
    assert why_not(game, "declare venice") == "ok"
    getattr(game.state, bond)[3] |= 1 << 4
    getattr(game.state, bond)[4] |= 1 << 3
    assert why_not(game, "declare venice") == "venice_is_papal"


@rule("9.6.restriction12")
def test_scotland_is_safe_from_those_who_made_peace_with_france():
    game = limits("england")
    game.state.peace[2] = 1 << 3
    assert why_not(segment(game, "england"), "declare scotland") == "scotland_is_french"


@rule("9.6.step1")
def test_a_war_is_not_declared_twice():
    game = limits("england")
    war(game, "england", "france")
    assert why_not(segment(game, "england"), "declare france") == "already_at_war"
    assert why_not(game, "declare england") == "not_on_yourself"


# ---- wars of the action phase ---------------------------------------------------------------------------------------


@rule("9.6.action1", "9.6.action2", "ruling.g23")
def test_fleets_that_share_a_sea_zone_fight_when_a_war_begins_in_the_action_phase():
    game = europe()
    ships(game, "english_channel", "england", squadron=3)
    ships(game, "english_channel", "france", squadron=1)
    game.state.active = 2
    dice(game, *[6] * 6, 1, 1)
    run(game, StartWar(2, 3))
    assert at_war(game, "england", "france")
    assert ships_in(game, "english_channel", "france") == 0
    assert ships_in(game, "english_channel", "england") == 3


@rule("ruling.g22")
def test_new_enemies_in_one_space_part():
    game = europe()
    allied(game, "france", "papacy")
    units(game, "rome", "papacy", regular=1)
    units(game, "rome", "france", regular=2)
    control(game, "france", "siena")
    run(game, StartWar(3, 4))
    while decision(game) == "ChooseHome":
        do(game, sorted(moves(game))[0])
    assert count(game, "rome", "papacy") == 1
    assert count(game, "rome", "france") == 0
    assert sound(game)


@rule("9.6.step2.2", "21.3.aragon")
def test_katherines_marker_makes_the_next_hapsburg_war_on_england_cheaper_once():
    game = europe()
    game.state.aragon = 1
    hold(game, "hapsburg", "arquebusiers")
    segment(game, "hapsburg")
    assert why_not(game, "declare france") == "cannot_pay_for_war"
    do(game, "declare england")
    assert (game.state.owed[1], game.state.aragon) == (1, 0)
    assert at_war(game, "hapsburg", "england")


@rule("9.6.step2.2")
def test_katherines_marker_serves_nobody_else_and_no_other_war():
    game = europe()
    game.state.aragon = 1
    hold(game, "hapsburg", "fuggers")
    hold(game, "england", "galleons", "arquebusiers")
    segment(game, "hapsburg")
    do(game, "declare france")
    assert (game.state.owed[1], game.state.aragon) == (3, 1)
    do(game, "done", "declare hapsburg")
    assert (game.state.owed[2], game.state.aragon) == (3, 1)
