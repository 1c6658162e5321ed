"""9.1: what powers may agree on, and what they may not; one test a clause."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.here_i_stand.agreements import are_allied, held_by, refused, strike
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    at_war,
    besiege,
    captive,
    control,
    count,
    europe,
    happened,
    holder,
    is_besieged,
    leaders,
    negotiate,
    ships,
    ships_in,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.positions import decision, do, moves, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


# ---- war and alliance -----------------------------------------------------------------------------------------------


@rule("9.1.a", "9.1.confirm")
def test_two_powers_end_their_war():
    game = europe()
    war(game, "france", "hapsburg")
    strike(negotiate(game), "peace france hapsburg")
    assert not at_war(game, "france", "hapsburg")
    assert refused(game, "peace france hapsburg") == "no_war_to_end"


@rule("9.1.a")
def test_the_war_of_the_league_is_not_ended():
    game = europe()
    happened(game, "schmalkaldic_league")
    for power in ("hapsburg", "papacy"):
        war(game, "protestant", power)
        assert refused(negotiate(game), f"peace {power} protestant") == "league_fights_on"


@rule("9.1.a", "9.3.step8.excommunication")
def test_peace_with_the_papacy_forgives_as_suing_for_it_does():
    game = europe()
    war(game, "france", "papacy")
    game.state.excommunicated[FRANCE], game.state.fewer_cards[FRANCE] = 1, 1
    strike(negotiate(game), "peace france papacy")
    assert (game.state.excommunicated[FRANCE], game.state.fewer_cards[FRANCE]) == (0, 0)


@rule("ruling.g14")
def test_after_peace_nobody_stays_in_spaces_of_the_former_enemy():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "antwerp", "france", regular=3)
    units(game, "antwerp", "hapsburg", regular=1)
    besiege(game, "antwerp", "france")
    strike(negotiate(game), "peace france hapsburg")
    do(game, "go-to paris")
    assert not is_besieged(game, "antwerp")
    assert count(game, "antwerp", "france") == 0
    assert sound(game)


@rule("9.1.b", "9.2", "9.2.limits.war")
def test_powers_at_peace_ally_for_the_turn():
    game = europe()
    war(game, "ottoman", "hapsburg")
    negotiate(game)
    strike(game, "alliance france ottoman")
    assert not at_war(game, "france", "hapsburg")  # an ally's enemies are no enemies
    assert are_allied(game, "france", "ottoman")
    assert refused(game, "alliance france ottoman") == "allied_already"
    assert refused(game, "alliance papacy ottoman") == "pope_and_sultan"


@rule("9.1.b", "9.2.restriction1")
def test_enemies_ally_only_if_they_make_peace_in_the_same_package():
    game = europe()
    war(game, "france", "hapsburg")
    negotiate(game)
    assert refused(game, "alliance france hapsburg") == "enemies_do_not_ally"
    strike(game, "alliance france hapsburg", "peace france hapsburg")
    assert are_allied(game, "france", "hapsburg")
    assert not at_war(game, "france", "hapsburg")


# ---- ships ----------------------------------------------------------------------------------------------------------


@rule("9.1.c", "9.2.effect2a", "9.2.effect2b")
def test_an_ally_lends_squadrons_which_go_to_the_nearest_port():
    game = europe()
    ships(game, "marseille", "france", squadron=2)
    negotiate(game)
    loan = "france gives papacy squadron marseille france 1"
    assert refused(game, loan) == "only_to_allies"
    strike(game, loan, "alliance france papacy")
    assert (ships_in(game, "marseille", "france"), ships_in(game, "rome", "france")) == (1, 1)
    assert sound(game)


@rule("9.2.effect2b")
def test_the_borrower_chooses_among_ports_that_are_equally_near():
    game = europe()
    ships(game, "rouen", "france", squadron=1)
    strike(negotiate(game), "france gives england squadron rouen france 1", "alliance france england")
    assert moves(game) == {"sail-to calais", "sail-to plymouth", "sail-to portsmouth"}
    assert game.waiting == (ENGLAND,)
    assert why_not(game, "sail-to london") == "not_the_borrowers_port"
    do(game, "sail-to portsmouth")
    assert ships_in(game, "portsmouth", "france") == 1


@rule("9.2.effect2a")
def test_no_more_squadrons_are_lent_than_there_are_and_none_in_return():
    game = europe()
    ships(game, "marseille", "france", squadron=1)
    ships(game, "rome", "papacy", squadron=1)
    negotiate(game)
    allies = [f"alliance france {power}" for power in ("papacy", "hapsburg")]
    one, other = (f"france gives {power} squadron marseille france 1" for power in ("papacy", "hapsburg"))
    assert refused(game, one, *allies) == refused(game, other, *allies) == ""
    assert refused(game, one, other, *allies) == "too_few_squadrons"
    assert refused(game, one, "papacy gives france squadron rome papacy 1", *allies) == "not_both_ways"


@rule("9.2.effect2a")
def test_ships_are_lent_together_with_the_announcement_of_the_alliance_and_not_later():
    game = europe()
    ships(game, "marseille", "france", squadron=1)
    loan = "france gives papacy squadron marseille france 1"
    negotiate(game)
    assert "squadron" in {item.kind for item in game.title.deal_items(game, (FRANCE, PAPACY))}
    strike(game, "alliance france papacy")
    assert refused(game, loan) == "with_the_alliance_only"
    assert refused(game, loan, "alliance france papacy") == "allied_already"
    assert "squadron" not in {item.kind for item in game.title.deal_items(game, (FRANCE, PAPACY))}


@rule("9.1.c", "9.2.effect2c")
def test_a_naval_leader_goes_with_squadrons_of_his_port():
    game = europe()
    allied(game, "hapsburg", "genoa")
    control(game, "hapsburg", "genoa")
    ships(game, "genoa", "genoa", squadron=1)
    leaders(game, "genoa", "andrea_doria")
    negotiate(game)
    doria = "alliance hapsburg papacy", "hapsburg gives papacy admiral andrea_doria"
    assert refused(game, *doria) == "no_squadron_with_him"
    strike(game, "hapsburg gives papacy squadron genoa genoa 1", *doria)
    assert ships_in(game, "rome", "genoa") == 1
    assert whereabouts(game, "andrea_doria") == "rome"


@rule("9.1.c", "9.2.effect2c")
@pytest.mark.parametrize("first", ["england", "papacy"])
def test_a_naval_leader_goes_with_the_squadrons_of_his_borrower_when_others_of_his_port_go_elsewhere(first: str):
    game = europe()
    allied(game, "hapsburg", "genoa")
    control(game, "hapsburg", "genoa")
    ships(game, "genoa", "genoa", squadron=1)
    ships(game, "genoa", "hapsburg", squadron=1)
    leaders(game, "genoa", "andrea_doria")
    control(game, "england", "naples")
    negotiate(game)
    loans = ["hapsburg gives england squadron genoa hapsburg 1", "hapsburg gives papacy squadron genoa genoa 1"]
    loans.sort(key=lambda loan: first not in loan)
    bonds = "alliance hapsburg papacy", "alliance hapsburg england"
    strike(game, *bonds, *loans, "hapsburg gives papacy admiral andrea_doria")
    assert (ships_in(game, "rome", "genoa"), ships_in(game, "naples", "hapsburg")) == (1, 1)
    assert whereabouts(game, "andrea_doria") == "rome"


# ---- leaders and spaces ---------------------------------------------------------------------------------------------


@rule("ruling.g13", "21.6.before5", "9.1.d")
def test_before_the_league_nobody_is_released_into_an_electorate():
    game = europe()
    captive(game, "charles_v", "france")
    control(game, "france", *[space for space, owner in held_by(game, "hapsburg") if space != "trier"])
    assert reason_of_release(game) == "no_place_for_him"
    happened(game, "schmalkaldic_league")
    assert reason_of_release(game) == ""


def reason_of_release(game: Europe) -> str:
    """Why France cannot free the emperor; nothing if it can."""
    return refused(negotiate(game), "france gives hapsburg prisoner charles_v")


@rule("9.2.effect2a", "9.1.c")
def test_what_is_borrowed_is_not_lent_on():
    game = europe()
    ships(game, "genoa", "genoa", squadron=1)
    leaders(game, "genoa", "andrea_doria")
    allied(game, "hapsburg", "genoa")
    control(game, "hapsburg", "genoa")
    negotiate(game)
    loan = "hapsburg gives papacy squadron genoa genoa 1", "hapsburg gives papacy admiral andrea_doria"
    strike(game, "alliance hapsburg papacy", *loan)
    do(game, *(["sail-to rome"] if decision(game) == "ChooseHarbour" else []))
    onward = "papacy gives france squadron rome genoa 1", "papacy gives france admiral andrea_doria"
    assert whereabouts(game, "andrea_doria") == "rome"
    assert refused(game, "alliance france papacy", onward[0]) == "not_yours_to_lend"
    assert refused(game, "alliance france papacy", *onward) == "not_yours_to_lend"


@rule("9.1.d", "ruling.g13")
def test_a_prisoner_goes_free_to_his_capital():
    game = europe()
    captive(game, "francis_i", "hapsburg")
    negotiate(game)
    assert refused(game, "hapsburg gives england prisoner francis_i") == "no_prisoner_of_his"
    assert refused(game, "papacy gives france prisoner francis_i") == "no_prisoner_of_his"
    strike(game, "hapsburg gives france prisoner francis_i")
    assert whereabouts(game, "francis_i") == "paris"


@rule("ruling.g13")
def test_a_prisoner_without_a_place_to_return_to_is_not_freed():
    game = europe()
    captive(game, "francis_i", "hapsburg")
    for space, holds in enumerate(game.state.control):
        if holds == FRANCE:
            game.state.control[space] = HAPSBURG
    assert refused(negotiate(game), "hapsburg gives france prisoner francis_i") == "no_place_for_him"


@rule("9.1.e", "9.1.e1")
def test_spaces_are_ceded_but_neither_the_own_capital_nor_keys_of_an_ally():
    game = europe()
    allied(game, "papacy", "venice")
    control(game, "papacy", "venice", "zara")
    units(game, "ravenna", "papacy", regular=2)
    negotiate(game)
    assert refused(game, "papacy gives france space rome") == "not_the_capital"
    assert refused(game, "papacy gives france space venice") == "not_a_key_of_an_ally"
    assert refused(game, "papacy gives france space paris") == "not_yours_to_cede"
    assert refused(game, "papacy gives france space zara") == ""
    strike(game, "papacy gives france space ravenna")
    if decision(game) == "ChooseHome":
        do(game, "go-to rome")
    assert holder(game, "ravenna") == "france"
    assert count(game, "ravenna", "papacy") == 0
    assert sound(game)


@rule("9.1.e", "ruling.g15")
def test_a_besieged_space_is_ceded_and_a_besieger_not_at_war_with_its_new_holder_leaves():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "antwerp", "hapsburg", regular=1)
    units(game, "antwerp", "france", regular=3)
    besiege(game, "antwerp", "france")
    strike(negotiate(game), "hapsburg gives england space antwerp")
    while decision(game) == "ChooseHome":
        do(game, sorted(moves(game))[0])
    assert holder(game, "antwerp") == "england"
    assert not is_besieged(game, "antwerp")
    assert count(game, "antwerp", "france") == count(game, "antwerp", "hapsburg") == 0


@rule("9.1.e", "ruling.g15")
def test_a_besieger_at_war_with_the_new_holder_stays():
    game = europe()
    war(game, "france", "hapsburg")
    war(game, "france", "england")
    units(game, "antwerp", "france", regular=3)
    besiege(game, "antwerp", "france")
    strike(negotiate(game), "hapsburg gives england space antwerp")
    assert is_besieged(game, "antwerp")
    assert count(game, "antwerp", "france") == 3


@rule("ruling.g74")
def test_before_the_league_the_protestants_get_no_spaces():
    game = europe()
    negotiate(game)
    assert refused(game, "hapsburg gives protestant space wittenberg") == "no_spaces_before_league"
    happened(game, "schmalkaldic_league")
    assert refused(game, "hapsburg gives protestant space wittenberg") == ""
