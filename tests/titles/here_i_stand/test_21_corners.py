"""9, 21: where rules of powers, peace and events meet: sacks and sieges, markers of both kinds, thrones, weddings."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.card_numbers import EDWARD_VI, MARY_I
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import BEHEADED, ENGLAND, FRANCE, PAPACY, SICKLY_EDWARD, WIFE_IDS
from regnum.titles.here_i_stand.facts.people import REFORMER_NUMBER, RULER_IDS
from regnum.titles.here_i_stand.position.changes.points import repay_fuggers
from regnum.titles.here_i_stand.position.state import BANISHED, DISCARD, NOT_YET
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from regnum.titles.here_i_stand.rules.excommunication import ExcommunicationSegment
from regnum.titles.here_i_stand.rules.war import WarSegment
from tests.rule import rule
from tests.titles.here_i_stand.agreements import refused, strike
from tests.titles.here_i_stand.believers import (
    debaters,
    faith_of,
    married_to,
    reformer_status,
    reformers,
    rules,
    status,
)
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    asked,
    at_war,
    besiege,
    captive,
    control,
    count,
    dice,
    europe,
    faith,
    hold,
    holder,
    is_besieged,
    leaders,
    negotiate,
    place_of,
    play,
    points,
    run,
    sound,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.positions import decision, do, moves, why_not


def sack(game: Europe, space: str, *faces: int) -> Europe:
    """France plays the Sack of Rome with the Hapsburgs at a space; nobody plays another card."""
    with_card(game, "france", "sack_of_rome", "event sack-of-rome")
    dice(game, *faces)
    do(game, f"sack-with {space} hapsburg")
    while decision(game) in ("HireBeforeBattle", "DeclareCombatCards"):
        do(game, "pass")
    return game


@rule("21.5.sack", "21.5.sack.step1", "21.5.sack.step4")
def test_besiegers_of_rome_sack_it_without_leaving_and_the_siege_goes_on():
    game = europe()
    units(game, "rome", "hapsburg", mercenary=4)
    units(game, "rome", "papacy", regular=1)
    besiege(game, "rome", "hapsburg")
    sack(game, "rome", 6, 6, 6, 6, 1, 1)
    assert (count(game, "rome", "papacy"), count(game, "rome", "hapsburg", "mercenary")) == (0, 4)
    assert (is_besieged(game, "rome"), holder(game, "rome")) == (True, "papacy")
    assert sound(game)


@rule("21.5.sack.step4", "15.3.causes")
def test_the_besieged_sack_rome_and_are_besieged_again():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "naples", "hapsburg", mercenary=3)
    units(game, "naples", "france", regular=4)
    besiege(game, "naples", "france")
    sack(game, "naples", 1, 1, 1, 6)
    assert (count(game, "naples", "hapsburg", "mercenary"), is_besieged(game, "naples")) == (2, True)
    assert place_of(game, "sack_of_rome") == "discard"
    assert sound(game)


@rule("9.6.step2.2", "21.3.aragon", "card.040")
def test_a_war_that_costs_nothing_does_not_use_katherines_marker():
    game = europe()
    game.state.aragon = 1
    with_card(game, "hapsburg", "machiavelli_the_prince", "event machiavelli-the-prince", "declare england")
    assert (at_war(game, "hapsburg", "england"), game.state.aragon) == (True, 1)


@rule("card.003a", "9.6.restriction2", "9.6.restriction5")
def test_an_ally_of_france_attacks_neither_france_nor_scotland_by_the_home_card():
    game = europe()
    allied(game, "england", "france")
    with_card(game, "england", "six_wives_of_henry_viii", "event-a six-wives-of-henry-viii")
    assert moves(game) == {"declare hapsburg"}
    assert why_not(game, "declare scotland") == "not_on_scotland"


@rule("9.6.step4", "22.2.a", "card.003a")
def test_france_steps_in_for_scotland_without_a_second_war_marker():
    game = europe()
    war(game, "england", "france")
    with_card(game, "england", "six_wives_of_henry_viii", "event-a six-wives-of-henry-viii", "declare scotland")
    assert (decision(game), asked(game)) == ("Intervene", "france")
    do(game, "intervene")
    assert game.state.owed[FRANCE] == 0
    assert holder(game, "edinburgh") == "france"
    assert not at_war(game, "england", "scotland")


@rule("card.079", "21.5.ruler.1")
def test_the_marker_of_the_church_outlives_that_of_the_fuggers():
    game = europe()
    game.state.excommunicated[FRANCE] = game.state.fewer_cards[FRANCE] = 1
    with_card(game, "france", "fuggers", "event fuggers")
    assert game.state.fewer_cards[FRANCE] == 2
    repay_fuggers(game.state)
    assert game.state.fewer_cards[FRANCE] == 1


@rule("21.5.ruler.1", "21.5.limits.2", "9.5")
def test_after_henrys_death_his_excommunication_is_still_paid_for_but_no_heir_is_excommunicated():
    game = europe()
    game.state.turn = 6
    game.state.excommunicated[ENGLAND] = 5
    game.state.fewer_cards[ENGLAND] = 1
    rules(game, "england", "mary_i")
    faith(game, "protestant", "london")
    hold(game, "papacy", "papal_bull")
    assert why_not(play(game, "papacy"), "event-b papal-bull") == "no_such_ruler"
    hold(game, "england", "gout")
    run(game, ExcommunicationSegment())
    do(game, "give-card")
    assert (game.state.fewer_cards[ENGLAND], game.state.st_peters) == (0, 2)


@rule("card.016", "21.5.reformer")
def test_luther_dies_in_banishment_and_a_banished_calvin_rules():
    game = europe()
    game.state.turn = 6
    reformers(game, "luther", "calvin")
    for name in ("luther", "calvin"):
        debaters(game, BANISHED, name)
        game.state.reformers[REFORMER_NUMBER[name]] = BANISHED
    with_card(game, "france", "calvin", "event calvin")
    assert (reformer_status(game, "luther"), status(game, "calvin")) == ("gone", "banished")
    run(game, CardDraw())
    assert (status(game, "luther"), status(game, "calvin")) == ("gone", "uncommitted")


@rule("card.037", "21.7.setup1")
def test_a_foreign_war_that_is_cancelled_never_begins():
    game = europe()
    hold(game, "protestant", "the_wartburg")
    hold(game, "papacy", "war_in_persia")
    do(play(game, "papacy"), "event war-in-persia", "the-wartburg")
    assert (place_of(game, "war_in_persia"), sum(game.state.foreigners), decision(game)) == ("discard", 0, OVER)


@rule("21.3.late", "6.2.add2", "ruling.g72")
def test_an_edward_crowned_by_marys_card_never_needs_his_own():
    game = europe()
    game.state.turn = 7
    game.state.births[SICKLY_EDWARD] = WIFE_IDS.index("anne_boleyn")
    game.state.place[EDWARD_VI] = NOT_YET
    leaders(game, "london", "henry_viii")
    with_card(game, "france", "mary_i", "event mary-i")
    assert RULER_IDS[game.state.ruler[ENGLAND]] == "edward_vi"
    assert game.state.place[MARY_I] == DISCARD
    game.state.turn = 8
    run(game, CardDraw())
    hold(game, "france", "mary_i")
    do(play(game, "france"), "event mary-i")
    assert RULER_IDS[game.state.ruler[ENGLAND]] == "mary_i"
    assert place_of(game, "edward_vi") != "deck"


@rule("21.3.marital3", "21.3.marital2")
def test_a_second_three_is_a_four_so_nobody_is_beheaded_twice():
    game = europe()
    game.state.turn = 4
    leaders(game, "london", "henry_viii")
    married_to(game, "anne_boleyn")
    game.state.births[BEHEADED] = WIFE_IDS.index("anne_boleyn")
    game.state.wedding_due = 1
    hold(game, "england", "gout")
    dice(game, 2)  # with Jane Seymour a 3
    do(play(game, "england"), "pass")
    assert WIFE_IDS[game.state.wife] == "jane_seymour"
    assert (points(game, "england") > 0, game.state.wedding_due) == (True, 0)
    assert game.state.births[BEHEADED + 1] == WIFE_IDS.index("jane_seymour")


@rule("9.1.announce", "9.1.a", "9.1.b", "9.1.d", "9.1.e")
def test_peace_alliance_a_prisoner_and_his_capital_in_one_package():
    game = europe()
    war(game, "france", "hapsburg")
    captive(game, "francis_i", "hapsburg")
    control(game, "hapsburg", "paris")
    units(game, "paris", "hapsburg", regular=2)
    negotiate(game)
    package = ["peace france hapsburg", "alliance france hapsburg", "hapsburg gives france space paris",
               "hapsburg gives france prisoner francis_i"]  # fmt: skip
    assert refused(game, *package[1:]) == "enemies_do_not_ally"
    strike(game, *package)
    while decision(game) != "HearAgreements":
        do(game, min(moves(game)))
    assert (holder(game, "paris"), at_war(game, "france", "hapsburg")) == ("france", False)
    assert not whereabouts(game, "francis_i").startswith("prisoner")
    assert game.state.alliance[FRANCE]
    assert sound(game)


@rule("9.6", "9.6.step5", "ruling.g21")
def test_whoever_has_declared_a_war_may_lack_the_points_to_intervene():
    game = europe()
    hold(game, "papacy", "venetian_informant", "fuggers")
    hold(game, "ottoman", "fuggers")
    hold(game, "papacy", "fuggers")
    hold(game, "ottoman", "ransom")
    run(game, WarSegment())
    while asked(game) != "ottoman":
        do(game, "done")
    do(game, "declare venice")
    assert why_not(game, "intervene") == "ok"
    game.state.owed[PAPACY] = 3
    assert why_not(game, "intervene") == "cannot_pay_for_war"


@rule("18.3.step1", "2.3")
@pytest.mark.parametrize(("space", "why"), [("buda", "ok"), ("athens", "wrong_faith_already")])
def test_conquered_hungary_may_change_its_faith_but_no_ottoman_home(space: str, why: str):
    game = europe()
    control(game, "ottoman", "buda")
    faith(game, "protestant", "pressburg", "szegedin", "mohacs", "belgrade")
    assert faith_of(game, "athens") == "none"
    with_card(game, "papacy", "erasmus", "event erasmus")
    assert why_not(game, f"convert {space}") == why
    assert SPACE_NUMBER[space] >= 0
