"""Cards 43 and 57: Zwingli in arms, and the two wives of Philip of Hesse."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.cards.league import League
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER, REFORMER_NUMBER
from regnum.titles.here_i_stand.position.state import BANISHED, GONE, NOT_IN_PLAY, UNCOMMITTED
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from tests.rule import rule
from tests.titles.here_i_stand.believers import debaters, reformer_status, reformers, rules, status
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    besiege,
    captive,
    count,
    europe,
    faith,
    happened,
    hold,
    is_besieged,
    leaders,
    place_of,
    run,
    sound,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do, moves, why_not


@rule("card.043", "card.057", "11.cp")
@pytest.mark.parametrize(("card", "value"), [("zwingli_dons_armor", 3), ("philip_of_hesses_bigamy", 2)])
def test_command_points_of_protestant_losses(card: str, value: int):
    game = with_card(europe(), "papacy", card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (value, "discard")


# ---- card 43: Zwingli Dons Armor ------------------------------------------------------------------------------------


def zurich() -> Europe:
    """Zwingli preaches; two Hapsburg regulars stand in Innsbruck."""
    game = europe()
    reformers(game, "zwingli")
    debaters(game, UNCOMMITTED, "zwingli")
    units(game, "innsbruck", "hapsburg", regular=2)
    return game


def arm(game: Europe, by: str = "england") -> Europe:
    """A power plays Zwingli Dons Armor."""
    return with_card(game, by, "zwingli_dons_armor", "event zwingli-dons-armor")


@rule("card.043", "8.2.zwingli", "11.event_executor")
def test_a_catholic_unit_and_zwingli_die():
    game = arm(zurich())
    assert (decision(game), asked(game), moves(game)) == (
        "StrikeDown", "protestant", {"strike-down innsbruck hapsburg-regular"},
    )  # fmt: skip
    do(game, "strike-down innsbruck hapsburg-regular")
    assert count(game, "innsbruck", "hapsburg") == 1
    assert (reformer_status(game, "zwingli"), status(game, "zwingli")) == ("gone", "gone")
    assert (decision(game), game.state.cp, place_of(game, "zwingli_dons_armor")) == (OVER, 0, "out of game")
    assert sound(game)


@rule("card.043", "18.2.catholic1", "18.2.catholic2", "18.2.catholic3", "18.2.catholic7", "18.2.catholic8")
def test_catholic_units_up_to_three_spaces_away_may_die():
    game = zurich()
    units(game, "milan", "france", mercenary=1)
    units(game, "trent", "papacy", regular=1)
    units(game, "venice", "venice", regular=1)
    units(game, "metz", "independent", regular=1)
    units(game, "agram", "hungary_bohemia", regular=1)
    units(game, "vienna", "hapsburg", regular=1)
    arm(game)
    assert moves(game) == {
        "strike-down innsbruck hapsburg-regular", "strike-down milan france-mercenary",
        "strike-down trent papacy-regular", "strike-down venice venice-regular",
        "strike-down metz independent-regular",
    }  # fmt: skip
    assert why_not(game, "strike-down vienna hapsburg-regular") == "too_far_from_zurich"
    assert why_not(game, "strike-down agram hungary-bohemia-regular") == "too_far_from_zurich"
    assert why_not(game, "strike-down basel hapsburg-regular") == "not_among_them"


@rule("card.043", "18.2.neutral1", "18.2.neutral2", "18.2.catholic4")
@pytest.mark.parametrize(("ruler", "refused"), [("henry_viii", "not_a_catholic_unit"), ("mary_i", "ok")])
def test_english_units_die_only_if_mary_rules(ruler: str, refused: str):
    game = zurich()
    units(game, "basel", "england", mercenary=1)
    units(game, "linz", "ottoman", cavalry=1)
    units(game, "augsburg", "protestant", regular=1)
    rules(game, "england", ruler)
    arm(game, "france")
    assert why_not(game, "strike-down basel england-mercenary") == refused
    assert why_not(game, "strike-down linz ottoman-cavalry") == "not_a_catholic_unit"
    assert why_not(game, "strike-down augsburg protestant-regular") == "not_a_catholic_unit"


@rule("card.043", "8.2.zwingli", "card.rule.no_effect_play")
def test_zwingli_dies_even_if_nobody_is_hit():
    game = zurich()
    units(game, "innsbruck", "hapsburg", regular=0)
    arm(game)
    assert (decision(game), reformer_status(game, "zwingli"), status(game, "zwingli")) == (OVER, "gone", "gone")


@rule("card.043", "8.2.reformers3", "21.5.reformer")
def test_an_excommunicated_zwingli_dies_too_and_does_not_come_back():
    game = zurich()
    game.state.reformers[REFORMER_NUMBER["zwingli"]] = BANISHED
    debaters(game, BANISHED, "zwingli")
    do(arm(game), "strike-down innsbruck hapsburg-regular")
    assert (reformer_status(game, "zwingli"), status(game, "zwingli")) == ("gone", "gone")
    game.state.turn = 4
    run(game, CardDraw())
    assert reformer_status(game, "zwingli") == "gone"


@rule("card.043", "card.rule.requirements")
def test_a_dead_zwingli_or_one_still_to_come_dons_no_armor():
    game = with_card(europe(), "papacy", "zwingli_dons_armor")
    assert why_not(game, "event zwingli-dons-armor") == "zwingli_is_gone"
    reformers(game, "zwingli")
    assert why_not(game, "event zwingli-dons-armor") == "ok"
    game.state.reformers[REFORMER_NUMBER["zwingli"]] = GONE
    debaters(game, GONE, "zwingli")
    assert why_not(game, "event zwingli-dons-armor") == "zwingli_is_gone"


@rule("card.043", "15.3.causes")
def test_besiegers_who_become_too_few_give_up_the_siege():
    game = zurich()
    war(game, "hapsburg", "france")
    units(game, "milan", "france", regular=1)
    units(game, "milan", "hapsburg", regular=2)
    besiege(game, "milan", "hapsburg")
    arm(game)
    do(game, "strike-down milan hapsburg-regular")
    while decision(game) == "ChooseRetreat":
        do(game, min(moves(game)))
    assert not is_besieged(game, "milan")
    assert sound(game)


@rule("card.043", "5.2.loss")
def test_a_unit_that_no_counter_can_show_after_the_loss_is_lost_too():
    game = zurich()
    units(game, "trent", "hungary_bohemia", regular=2)
    for space in ("turin", "milan", "venice"):
        units(game, space, "hungary_bohemia", regular=1)  # all the counters of one unit
    arm(game)
    do(game, "strike-down trent hungary-bohemia-regular")
    assert count(game, "trent", "hungary_bohemia") == 0
    assert sound(game)


# ---- card 57: Philip of Hesse's Bigamy ------------------------------------------------------------------------------


def marry_twice(game: Europe, by: str = "hapsburg") -> Europe:
    """A power plays Philip of Hesse's Bigamy."""
    return with_card(game, by, "philip_of_hesses_bigamy", "event philip-of-hesses-bigamy")


def kassel() -> Europe:
    """The League fights; Philip of Hesse stands in Kassel."""
    game = europe()
    happened(game, "schmalkaldic_league")
    leaders(game, "kassel", "philip_of_hesse")
    units(game, "kassel", "protestant", regular=1)
    return game


@rule("card.057", "11.event_executor")
def test_the_protestants_part_with_philip():
    game = kassel()
    hold(game, "protestant", "fuggers")
    marry_twice(game)
    assert (decision(game), asked(game)) == ("PartWithPhilip", "protestant")
    assert moves(game) == {"part-with-philip", "discard-at-random"}
    do(game, "part-with-philip")
    assert (whereabouts(game, "philip_of_hesse"), place_of(game, "fuggers")) == ("elsewhere", "protestant")
    assert (game.state.cp, place_of(game, "philip_of_hesses_bigamy")) == (0, "out of game")
    assert sound(game)


@rule("card.057", "card.rule.random_draw")
def test_the_protestants_keep_philip_for_a_random_card():
    game = kassel()
    hold(game, "protestant", "fuggers", "here_i_stand")
    marry_twice(game)
    do(game, "discard-at-random")
    assert (whereabouts(game, "philip_of_hesse"), place_of(game, "fuggers")) == ("kassel", "discard")
    assert place_of(game, "here_i_stand") == "protestant"
    assert place_of(game, "philip_of_hesses_bigamy") == "out of game"


@rule("card.057", "card.rule.random_draw")
def test_without_a_card_but_home_cards_philip_must_leave():
    game = kassel()
    hold(game, "protestant", "here_i_stand")
    marry_twice(game)
    assert why_not(game, "discard-at-random") == "no_card_to_lose"
    assert moves(game) == {"part-with-philip"}


@rule("card.057")
def test_the_card_itself_is_none_that_the_protestants_could_lose():
    assert moves(marry_twice(kassel(), "protestant")) == {"part-with-philip"}


@rule("card.057")
def test_a_captive_philip_leaves_too():
    game = kassel()
    captive(game, "philip_of_hesse", "hapsburg")
    do(marry_twice(game), "part-with-philip")
    assert whereabouts(game, "philip_of_hesse") == "elsewhere"


@rule("card.057", "21.6.league2")
def test_before_the_league_philip_may_be_given_up_and_then_does_not_come():
    game = europe()
    faith(game, "protestant", "wittenberg", "brandenburg", "mainz", "kassel", "leipzig", "erfurt")
    units(game, "wittenberg", "protestant", regular=2)
    units(game, "mainz", "protestant", regular=2)
    twin = game.copy()
    do(marry_twice(game), "part-with-philip")
    run(game, League())
    assert (whereabouts(game, "john_frederick"), whereabouts(game, "philip_of_hesse")) == ("wittenberg", "elsewhere")
    assert game.state.leader_at[LEADER_NUMBER["philip_of_hesse"]] == NOT_IN_PLAY
    hold(twin, "protestant", "fuggers")
    do(marry_twice(twin), "discard-at-random")
    run(twin, League())
    whenever(twin, "JoinStack", "enter mainz")
    assert whereabouts(twin, "philip_of_hesse") == "mainz"


@rule("card.057", "card.rule.requirements")
def test_once_philip_is_out_of_the_game_the_card_is_no_event():
    game = with_card(europe(), "papacy", "philip_of_hesses_bigamy")
    assert why_not(game, "event philip-of-hesses-bigamy") == "ok"
    happened(game, "philip_of_hesses_bigamy")
    assert why_not(game, "event philip-of-hesses-bigamy") == "philip_is_gone"
