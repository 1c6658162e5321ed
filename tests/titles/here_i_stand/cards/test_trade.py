"""card.072, card.074, card.079, card.096: trade, gifts and loans, and the cards that they bring."""

from __future__ import annotations

import pytest

from regnum.engine.events import EventLog
from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.foreign_wars import IRELAND
from regnum.titles.here_i_stand.facts.names import CAVALRY, CIRCUMNAVIGATION, MAJOR_IDS
from regnum.titles.here_i_stand.position.changes.foreign_wars import begin_foreign_war
from regnum.titles.here_i_stand.position.changes.points import excommunicate
from regnum.titles.here_i_stand.position.queries.cards import hand_of, hand_size
from regnum.titles.here_i_stand.position.state import DECK, DISCARD, ON_TABLE, OUT_OF_GAME
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from tests.rule import rule
from tests.titles.here_i_stand.believers import listen, told_of
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    besiege,
    control,
    count,
    europe,
    happened,
    hold,
    place_of,
    play,
    run,
    sound,
    units,
    unrest,
    war,
    with_card,
)
from tests.titles.positions import decision, do, moves, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)
EGYPT = 0  # the first of the foreign wars
CLOTH = "cloth_prices_fluctuate"
CLOTH_A = "event-a cloth-prices-fluctuate"
CLOTH_B = "event-b cloth-prices-fluctuate"


def cards(game: Europe, *powers: str) -> list[int]:
    """How many cards these powers hold."""
    return [hand_size(game.state, MAJOR_IDS.index(power)) for power in powers]


@rule("card.072", "card.074", "card.079", "card.096", "11.cp")
@pytest.mark.parametrize(
    ("card", "points"), [(CLOTH, 3), ("diplomatic_overture", 5), ("fuggers", 3), ("sale_of_moluccas", 3)]
)
def test_cards_of_trade_for_points(card: str, points: int):
    game = with_card(europe(), "papacy", card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (points, "discard")


# ---- 72: Cloth Prices Fluctuate -------------------------------------------------------------------------------------


@rule("card.072", "card.072a", "6.1.or", "card.rule.event_gives_cp")
def test_trade_in_cloth_brings_cards_to_both_sides_of_the_channel_and_guards_to_whoever_plays():
    game = with_card(europe(), "france", CLOTH, CLOTH_A)
    assert cards(game, "ottoman", "hapsburg", "england", "france") == [0, 1, 1, 0]
    assert (decision(game), asked(game)) == ("HireAtHome", "france")
    do(game, "hire-in lyon")
    assert (decision(game), count(game, "lyon", "france", "mercenary"), game.state.cp) == ("PlayCard", 2, 0)
    assert place_of(game, CLOTH) == "discard"


@rule("card.072a", "card.rule.requirements")
@pytest.mark.parametrize(("space", "power"), [("calais", "france"), ("antwerp", "france"), ("calais", "hapsburg")])
def test_trade_needs_calais_and_antwerp(space: str, power: str):
    game = europe()
    control(game, power, space)
    hold(game, "papacy", CLOTH)
    play(game, "papacy")
    assert why_not(game, CLOTH_A) == "no_trade_in_cloth"
    assert why_not(game, CLOTH_B) == "ok"


@rule("card.072a", "17", "17.1", "12.4.effect3", "ruling.g46")
def test_guards_come_to_a_calm_home_space_of_their_own_power():
    game = europe()
    war(game, "france", "england")
    units(game, "rouen", "england", regular=1)
    besiege(game, "rouen", "england")
    units(game, "tours", "england", regular=1)
    unrest(game, "paris")
    control(game, "england", "dijon")
    with_card(game, "france", CLOTH, CLOTH_A)
    for space, refusal in (
        ("rouen", "under_siege"),
        ("tours", "enemies_in_it"),
        ("paris", "in_unrest"),
        ("dijon", "not_controlled"),
        ("milan", "not_at_home"),
    ):
        assert why_not(game, f"hire-in {space}") == refusal


@rule("card.072a", "5.2.cavalry")
def test_the_ottomans_have_cavalry_instead_but_none_in_algiers():
    game = europe()
    happened(game, "barbary_pirates")
    control(game, "ottoman", "algiers")
    with_card(game, "ottoman", CLOTH, CLOTH_A)
    assert why_not(game, "hire-in algiers") == "only_corsairs_here"
    log = listen(game)
    do(game, "hire-in edirne")
    assert told_of(log, "units_placed") == [(OTTOMAN, CAVALRY, 2, SPACE_NUMBER["edirne"])]
    assert count(game, "edirne", "ottoman", "cavalry") == 2


@rule("card.072a", "21.6.before2")
def test_the_protestants_have_no_guards_before_their_league():
    game = europe()
    control(game, "protestant", "leipzig")
    with_card(game, "protestant", CLOTH, CLOTH_A)
    assert decision(game) != "HireAtHome"
    assert cards(game, "hapsburg", "england") == [1, 1]
    game = europe()
    control(game, "protestant", "leipzig")
    happened(game, "schmalkaldic_league")
    with_card(game, "protestant", CLOTH, CLOTH_A)
    do(game, "hire-in leipzig")
    assert count(game, "leipzig", "protestant", "mercenary") == 2


def all_but_one_counter() -> Europe:
    """France has one counter of 1 left."""
    game = europe()
    for space in ("avignon", "bordeaux", "brest", "dijon", "grenoble", "limoges", "lyon", "nantes", "orleans"):
        units(game, space, "france", regular=1)
    for space in ("boulogne", "marseille", "rouen", "toulouse", "tours"):
        units(game, space, "france", regular=2)
    units(game, "st_quentin", "france", regular=12)
    units(game, "st_dizier", "france", regular=6)
    return game


@rule("card.072a", "17.limit", "card.rule.no_effect_play")
def test_as_many_guards_as_there_are_counters():
    game = with_card(all_but_one_counter(), "france", CLOTH, CLOTH_A)
    do(game, "hire-in paris")
    assert (count(game, "paris", "france", "mercenary"), decision(game)) == (1, "PlayCard")
    assert sound(game)
    game = all_but_one_counter()
    units(game, "paris", "france", regular=1)
    with_card(game, "france", CLOTH, CLOTH_A)
    assert decision(game) == "PlayCard"


@rule("card.072a", "17.limit", "17.example1")
def test_guards_come_where_counters_can_show_all_of_them():
    game = europe()
    for space in ("avignon", "bordeaux", "brest", "dijon", "grenoble", "limoges", "lyon", "nantes", "orleans"):
        units(game, space, "france", regular=1)
    for space in ("boulogne", "marseille", "rouen", "toulouse"):
        units(game, space, "france", regular=2)
    units(game, "st_quentin", "france", regular=8)
    units(game, "st_dizier", "france", regular=6)
    units(game, "paris", "france", mercenary=3)  # only a counter of 4 is left
    with_card(game, "france", CLOTH, CLOTH_A)
    assert why_not(game, "hire-in tours") == "no_counters_left"
    assert moves(game) == {"hire-in paris"}
    do(game, "hire-in paris")
    assert count(game, "paris", "france", "mercenary") == 5


@rule("card.072a", "21.7.refill1")
def test_guards_that_a_foreign_war_misses_go_there():
    game = europe()
    game.state.place[CARD_NUMBER["revolt_in_ireland"]] = ON_TABLE
    begin_foreign_war(game, IRELAND)
    game.state.abroad[2 * IRELAND] = 3
    with_card(game, "england", CLOTH, CLOTH_A)
    do(game, "hire-in london")
    assert (game.state.abroad[2 * IRELAND + 1], count(game, "london", "england", "mercenary")) == (1, 1)
    game = europe()
    begin_foreign_war(game, EGYPT)
    with_card(game, "ottoman", CLOTH, CLOTH_A)
    assert decision(game) != "HireAtHome"
    assert game.state.abroad[2 * EGYPT + 1] == 2


@rule("card.072", "card.072b", "12.4.source", "card.rule.up_to", "card.rule.random_draw")
def test_falling_prices_cost_the_holder_of_antwerp_a_card_and_bring_unrest():
    game = europe()
    control(game, "france", "antwerp")
    hold(game, "france", "patron_of_the_arts", "galleons")
    with_card(game, "england", CLOTH, CLOTH_B)
    assert place_of(game, "galleons") == "discard"
    assert place_of(game, "patron_of_the_arts") == "france"
    assert (decision(game), asked(game)) == ("Revolt", "england")
    for space, said in (("amsterdam", "ok"), ("trieste", "ok"), ("naples", "ok"), ("vienna", "ok"), ("messina", "ok")):
        assert why_not(game, f"stir {space}") == said
    for space in ("barcelona", "paris", "augsburg", "calais"):
        assert why_not(game, f"stir {space}") == "not_the_scene_of_the_revolt"
    do(game, "stir antwerp", "stir linz")
    assert decision(game) == "PlayCard"
    assert place_of(game, CLOTH) == "discard"


@rule("card.072b", "card.rule.no_effect_play", "card.rule.unoccupied")
def test_falling_prices_need_no_card_and_spare_occupied_towns():
    game = europe()
    units(game, "antwerp", "hapsburg", regular=1)
    with_card(game, "england", CLOTH, CLOTH_B)
    assert why_not(game, "stir antwerp") == "occupied_spaces_stay_calm"
    do(game, "stir brussels", "enough")
    assert decision(game) == OVER


@rule("card.072b")
def test_the_ottoman_loses_a_card_too_if_he_holds_antwerp():
    game = europe()
    control(game, "ottoman", "antwerp")
    hold(game, "ottoman", "galleons")
    with_card(game, "england", CLOTH, CLOTH_B)
    assert place_of(game, "galleons") == "discard"


@rule("card.072b")
def test_nobody_loses_a_card_if_antwerp_is_independent():
    game = europe()
    control(game, "independent", "antwerp")
    hold(game, "hapsburg", "galleons")
    with_card(game, "england", CLOTH, CLOTH_B)
    assert place_of(game, "galleons") == "hapsburg"


# ---- 74: Diplomatic Overture ----------------------------------------------------------------------------------------


def with_deck(*names: str) -> Europe:
    """Only these cards can be drawn."""
    game = europe()
    for card, place in enumerate(game.state.place):
        if place in (DECK, DISCARD):
            game.state.place[card] = OUT_OF_GAME
    for name in names:
        game.state.place[CARD_NUMBER[name]] = DECK
    hold(game, "france")
    return game


@rule("card.074", "card.rule.chosen_discard")
def test_two_cards_come_and_one_goes_to_another_power():
    game = with_deck("galleons", "plantations")
    hold(game, "france", "patron_of_the_arts", "ransom", "julius_iii")
    with_card(game, "france", "diplomatic_overture", "event diplomatic-overture")
    assert (decision(game), asked(game)) == ("GiveCard", "france")
    assert {place_of(game, card) for card in ("galleons", "plantations")} == {"france"}
    assert why_not(game, "give-away galleons france") == "to_another_power"
    assert why_not(game, "give-away patron-of-the-arts ottoman") == "home_cards_stay"
    assert why_not(game, "give-away julius-iii ottoman") == "mandatory_cards_stay"
    assert why_not(game, "give-away smallpox ottoman") == "not_yours_to_give"
    game.listener = log = EventLog()
    do(game, "give-away ransom papacy")
    assert place_of(game, "ransom") == "papacy"
    assert place_of(game, "diplomatic_overture") == "discard"
    passed = {event.kind.key: event.seats for event in log.events if event.kind.key.startswith("card_passed")}
    others = (-1, OTTOMAN, HAPSBURG, ENGLAND, PROTESTANT)  # and those who watch
    assert passed == {"card_passed_seen": (FRANCE, PAPACY), "card_passed": others}


@rule("card.074")
def test_a_mandatory_card_is_given_if_there_is_no_other():
    game = with_deck("julius_iii", "henry_ii")
    hold(game, "france", "patron_of_the_arts")
    with_card(game, "france", "diplomatic_overture", "event diplomatic-overture")
    assert why_not(game, "give-away julius-iii ottoman") == "ok"
    do(game, "give-away henry-ii ottoman")
    assert place_of(game, "henry_ii") == "ottoman"


@rule("card.074", "card.rule.no_effect_play")
def test_without_a_card_that_can_be_given_nobody_is_asked():
    game = with_deck()
    hold(game, "france", "patron_of_the_arts")
    with_card(game, "france", "diplomatic_overture", "event diplomatic-overture")
    assert decision(game) != "GiveCard"


# ---- 79: Fuggers ----------------------------------------------------------------------------------------------------


def dealt(game: Europe) -> list[int]:
    """How many cards everybody gets in the next deal."""
    before = [hand_size(game.state, power) for power in range(6)]
    game.state.turn += 1
    run(game, CardDraw())
    return [hand_size(game.state, power) - before[power] for power in range(6)]


@rule("card.079", "6.2.deal_mods")
def test_the_fuggers_lend_two_cards_for_one_of_the_next_deal_only():
    game = europe()
    for card in range(7):
        game.state.place[card] = OUT_OF_GAME  # no Home card comes back
    hold(game, "france")
    usual = dealt(game.copy())
    with_card(game, "france", "fuggers", "event fuggers")
    assert (cards(game, "france"), game.state.fewer_cards[FRANCE]) == ([2], 1)
    assert place_of(game, "fuggers") == "discard"
    assert dealt(game) == [*usual[:FRANCE], usual[FRANCE] - 1, *usual[FRANCE + 1 :]]
    assert game.state.fewer_cards == [0] * 6


@rule("card.079", "21.5.ruler.1")
def test_the_marker_of_an_excommunication_stays_when_the_loan_is_paid():
    game = europe()
    excommunicate(game, FRANCE)
    with_card(game, "france", "fuggers", "event fuggers")
    assert game.state.fewer_cards[FRANCE] == 2
    dealt(game)
    assert game.state.fewer_cards[FRANCE] == 1
    assert sound(game)


# ---- 96: Sale of Moluccas -------------------------------------------------------------------------------------------


@rule("card.096", "card.rule.resolved_by_key", "card.rule.requirements")
def test_whoever_sailed_round_the_world_draws_two_cards():
    game = europe()
    hold(game, "france", "sale_of_moluccas")
    assert why_not(play(game, "france"), "event sale-of-moluccas") == "nobody_went_round_the_world"
    game.state.prizes[CIRCUMNAVIGATION] = ENGLAND
    with_card(game, "france", "sale_of_moluccas", "event sale-of-moluccas")
    assert cards(game, "england", "france") == [2, 0]
    assert place_of(game, "sale_of_moluccas") == "out of game"
    assert hand_of(game.state, FRANCE) == []
