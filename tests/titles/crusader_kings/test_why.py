"""Why not, of choices that are closed or passed over: the true cause, and how much is missing."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.edges.words import Words
from regnum.engine.refusals import Shortfall
from regnum.titles.crusader_kings.facts.names import DECK_NAMES, FOR_EVENT, NONE, OPEN
from regnum.titles.crusader_kings.position.queries.regions import castles_left, unrest_left
from regnum.titles.crusader_kings.position.state import LORD
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.marriage import OfferTerms, PickSpouse, Propose
from regnum.titles.crusader_kings.rules.realm import Buy, ChooseSite
from regnum.titles.crusader_kings.rules.round import DynastyPhase, Plan
from regnum.titles.crusader_kings.rules.upkeep import GrowOld, PayArmies, Upkeep
from regnum.titles.crusader_kings.rules.war import Mobilize
from regnum.titles.crusader_kings.title import TITLE
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    army,
    bag,
    castle,
    casus_belli,
    character,
    crown,
    draws,
    gold,
    hand,
    hold,
    marry,
    own,
    play,
    region,
    relative,
    row,
    run,
    unrest,
)
from tests.titles.crusader_kings.builder_actions import effect
from tests.titles.positions import cause, decision, do, lacks, told, why_not

ANYWHERE = {"where": "own_any", "chooser": "P"}  # a region of the affected player, who chooses it


# ---- closed choices -------------------------------------------------------------------------------------------------


@rule("build.check", "basics.limits")
def test_a_castle_that_cannot_be_built_says_whether_gold_a_place_or_a_castle_is_missing():
    game = crown()
    own(game, 0, "mercia")
    castle(game, "mercia")
    play(game, 0, "realm-1")
    assert why_not(game, "build") == "nothing_to_build"
    assert cause(game, "build") == "too_expensive"  # in mercia there is nothing to build, so it does not count
    assert lacks(game, "build") == [{"name": "gold", "have": 0, "need": 3}]
    assert cause(game, "raise-castle wessex") == "too_expensive"
    assert cause(game, "raise-castle mercia") == "castle_there"
    castle(game, "wessex")
    assert cause(game, "build") == "castle_there"
    game.state.castle[region("wessex")] = 0
    game.state.castle[region("mercia")] += castles_left(game.state)
    gold(game, 0, 9)
    assert cause(game, "build") == "no_castle_left"
    assert lacks(game, "build") == []


@rule("develop.buy", "develop.unique")
def test_a_purchase_that_cannot_be_made_says_whether_gold_or_a_new_card_is_missing():
    game = crown()
    hold(game, 0, "bank")
    play(game, 0, "realm-1")
    assert cause(game, "develop") == "not_in_the_row"
    row(game, "bank", "library")
    assert cause(game, "develop") == "too_expensive"
    assert lacks(game, "buy library") == lacks(game, "develop") == [{"name": "gold", "have": 0, "need": 1}]
    game.state.row[1] = NONE
    assert cause(game, "develop") == "already_held"
    assert cause(game, "buy bank") == "already_held"


@rule("plot.one_of_five", "plot.casus_belli", "plot.unrest_army", "basics.limits", "plot.divorce")
def test_plots_that_are_impossible_say_why_one_by_one():
    game = crown()
    own(game, 1, "normandy")
    army(game, "normandy")
    for rival in (1, 2):
        casus_belli(game, 0, rival)
    play(game, 0, "intrigue-1")
    assert cause(game, "plot") == "no_plot_possible"  # there are several causes
    assert cause(game, "fabricate 1") == "already_have_casus_belli"
    assert cause(game, "unrest normandy") == "army_there"
    assert cause(game, "unrest paris") == "not_beside_your_region"
    assert cause(game, "divorce ruler") == "not_married"
    assert cause(game, "assassinate 1 ruler") == "rulers_safe_in_first_round"
    assert cause(game, "assassinate 4 ruler") == "no_such_dynasty"
    game.state.army[region("normandy")] = 0
    unrest(game, "wessex", unrest_left(game.state))
    assert cause(game, "unrest normandy") == "no_unrest_left"


@rule("overthrow.target")
def test_a_coup_without_unrest_or_out_of_reach_says_so():
    game = crown()
    play(game, 0, "intrigue-1")
    assert why_not(game, "coup") == "no_coup_possible"
    assert cause(game, "coup") == "no_unrest_there"
    unrest(game, "wessex")
    assert cause(game, "coup") == "no_unrest_there"  # the own unrest does not count
    unrest(game, "paris")
    assert cause(game, "coup") == "not_beside_your_region"
    assert cause(game, "overthrow paris") == "not_beside_your_region"


@rule("mobilize.place", "mobilize.max")
def test_mobilizing_says_whether_places_or_soldiers_are_missing():
    game = crown()
    army(game, "wessex")
    play(game, 0, "war-1")
    assert cause(game, "mobilize") == "army_there"
    own(game, 0, "mercia", "wales", "normandy", "brittany")
    army(game, "mercia", "wales", "normandy")
    assert cause(game, "mobilize") == "no_army_left"
    assert cause(game, "call-up brittany") == "no_army_left"


@rule("war.requirement1", "war.requirement2", "war.fleet", "invasion.conditions")
def test_an_invasion_says_whether_an_army_a_casus_belli_or_ships_are_missing():
    game = crown()
    own(game, 1, "wales", "mercia", "normandy", "brittany")
    play(game, 0, "war-1")
    assert cause(game, "invade") == "no_army_there"
    assert cause(game, "attack normandy wessex") == "no_casus_belli"
    army(game, "wessex")
    assert cause(game, "invade") == "no_casus_belli"
    own(game, 0, "wales", "mercia", "normandy", "brittany")
    assert cause(game, "invade") == "no_navy"
    found = told(game, "attack-by-sea ireland wessex")
    assert found.reason is not None
    assert (found.reason.name, found.decision) == ("no_navy", "Declare")
    assert lacks(game, "attack-by-sea ireland wessex") == [{"name": "navies", "have": 0, "need": 1}]


@rule("war.requirement2")
def test_an_army_among_friends_has_nothing_beside_it():
    game = crown()
    own(game, 1, "low_countries", "normandy", "lorraine", "aquitaine", "burgundy")
    army(game, "paris")
    play(game, 1, "war-1")
    assert cause(game, "invade") == "not_beside_target"


@rule("marriage.who", "marriage.random", "marriage.sex")
def test_a_marriage_without_candidates_says_who_is_missing():
    game = crown()
    spouse = marry(game, 0)
    run(game, Propose(0))
    assert cause(game, "marry-court ruler english") == "already_married"
    assert cause(game, "marry-court child-1 english") == "no_such_relative"
    game.state.spouse[game.state.ruler[0]] = game.state.spouse[spouse] = NONE
    game.state.place = [LORD] * len(game.state.place)
    assert cause(game, "marry-court ruler english") == "nobody_at_court"


@rule("marriage.sex", "marriage.random")
def test_a_bride_for_a_daughter_is_of_the_wrong_sex():
    game = crown()
    daughter = relative(game, 0, "daughter")
    bride = character(game, 0, 1)
    run(game, PickSpouse(0, daughter, 0))
    spelled = str(game.decision().spell(bride))
    assert cause(game, spelled) == "same_sex"
    game.state.place[bride] = LORD
    assert cause(game, spelled) == "same_sex"


@rule("turn.reveal", "tax.base")
def test_taxes_need_a_tax_card():
    game = crown()
    play(game, 0, "realm-1")
    assert cause(game, "tax") == "not_on_this_card"
    assert cause(game, "decline") == "ok"


@rule("crusade.who_male", "crusade.who_queen")
def test_a_crusade_asks_for_men():
    game = crown()
    relative(game, 0, "daughter")
    relative(game, 0, "son")
    play(game, 0, "crusade-1")
    assert cause(game, "crusade; lead child-1") == "only_men_crusade"
    assert cause(game, "lead child-1") == "only_men_crusade"
    assert cause(game, "lead child-3") == "nobody_there"
    assert told(game, "lead child-2").after == ("crusade",)
    game.state.ruler[0] = game.state.children[0][0]
    assert cause(game, "crusade; lead ruler") == "men_go_first"


@rule("duchy.grant")
def test_no_duchy_goes_to_the_ruler():
    game = crown()
    relative(game, 0, "son")
    run(game, DynastyPhase(0))
    do(game, "stay")
    assert cause(game, "grant ruler wessex") == "no_duchy_for_the_ruler"
    assert cause(game, "grant child-2 wessex") == "no_such_relative"


# ---- passed over ----------------------------------------------------------------------------------------------------


@rule("check.invest", "check.max")
def test_whoever_has_no_gold_can_ask_why_nothing_can_be_invested():
    game = crown()
    bag(game, 0, "brave")
    draws(game, 0, "brave")
    run(game, Check(0, FOR_EVENT, NONE, 1, 1, OPEN))
    assert decision(game) == AT_REST
    assert cause(game, "invest 1") == "too_expensive"
    assert lacks(game, "invest 1") == [{"name": "gold", "have": 0, "need": 1}]
    assert cause(game, "invest 3") == "too_much_invested"
    assert lacks(game, "invest 3") == [{"name": "paid_tokens", "have": 2, "need": 3}]
    assert cause(game, "oppose 1") == "other_decision"


@rule("duchy.grant", "duchy.revoke")
def test_titles_that_nobody_could_hold_can_still_be_asked_about():
    game = run(crown(), DynastyPhase(0))
    do(game, "stay")
    assert decision(game) == AT_REST
    assert cause(game, "revoke wessex") == "no_duchy_there"
    assert cause(game, "grant child-1 wessex") == "no_such_relative"


@rule("round.support_unpaid", "round.support_disband", "round.age4")
def test_without_armies_and_traits_there_is_nothing_to_pay_disband_or_remove():
    game = run(crown(), Upkeep())
    assert decision(game) == AT_REST
    assert cause(game, "leave-unpaid wessex") == "no_army_there"
    assert cause(game, "disband wessex") == "no_army_there"
    game = crown()
    game.state.age[0] = 3
    run(game, GrowOld(0, 1))
    assert decision(game) == AT_REST
    assert cause(game, "remove random-brave") == "not_in_your_bag"


@rule("mobilize.place", "build.several", "develop.buy")
def test_actions_that_are_over_say_why_they_cannot_go_on():
    game = run(crown(), Mobilize(0))
    do(game, "call-up wessex")
    assert decision(game) == AT_REST
    assert cause(game, "call-up wessex") == "army_there"
    game = crown()
    gold(game, 0, 3)
    bag(game, 0, "cruel")
    draws(game, 0, "cruel")
    do(run(game, ChooseSite(0)), "raise-castle wessex")
    assert decision(game) == AT_REST
    assert cause(game, "raise-castle wessex") == "already_tried"


@rule("develop.buy")
def test_purchases_that_are_over_say_whether_gold_or_the_limit_ended_them():
    game = crown()
    gold(game, 0, 2)
    row(game, "bank", "library", "navy")
    do(run(game, Buy(0)), "buy bank")
    assert decision(game) == AT_REST
    assert cause(game, "buy library") == "too_expensive"
    assert lacks(game, "buy library") == [{"name": "gold", "have": 1, "need": 2}]
    game = crown()
    gold(game, 0, 9)
    row(game, "bank", "library", "navy")
    do(run(game, Buy(0)), "buy bank", "buy library", "buy navy")
    assert decision(game) == AT_REST
    assert cause(game, "buy longbow") == "three_purchases"


@rule("plot.unrest_removal2")
def test_a_marshal_without_unrest_has_nothing_to_calm():
    game = crown()
    hold(game, 0, "marshal")
    play(game, 0, "realm-1")
    assert cause(game, "calm wessex") == "no_unrest_there"
    assert cause(game, "calm paris") == "not_your_region"


@rule("event.resolve", "build.check")
@pytest.mark.parametrize(
    ("operation", "move", "reason"),
    [
        ({"op": "castle", "cost": 1}, "raise-castle wessex", "too_expensive"),
        ({"op": "development", "cost": 1}, "buy bank", "not_in_the_row"),
        ({"op": "army", "n": -1, **ANYWHERE}, "dismiss wessex", "no_army_there"),
        (
            {"op": "remove_token", "kind": "unrest", **ANYWHERE},
            "clear wessex",
            "no_token_there",
        ),
        ({"op": "revoke_title"}, "strip wessex", "no_duchy_there"),
        ({"op": "marry_random"}, "court english", "already_married"),
    ],
)
def test_what_an_event_cannot_do_says_why(operation: dict[str, Any], move: str, reason: str):
    game = crown()
    marry(game, 0)
    effect(game, operation, affected=0)
    assert decision(game) == AT_REST
    assert cause(game, move) == reason


@rule("event.resolve", "basics.limits")
def test_an_event_that_finds_no_token_in_the_supply_says_so():
    game = crown()
    game.state.harvest = [9] * len(game.state.harvest)
    effect(game, {"op": "token", "kind": "harvest", **ANYWHERE}, affected=0)
    assert cause(game, "place wessex") == "no_token_left"


# ---- chains and counts ----------------------------------------------------------------------------------------------


@rule("develop.buy")
def test_a_chain_of_purchases_goes_through_to_the_one_that_fails():
    game = crown()
    gold(game, 0, 9)
    row(game, "bank", "library", "navy")
    play(game, 0, "realm-1")
    assert told(game, "develop; buy bank; buy library; buy navy").allowed
    assert cause(game, "develop; buy bank; buy bank") == "not_in_the_row"


@rule("overthrow.extra", "plot.bribe", "round.support_pay", "marriage.dynasty_consent")
def test_gold_that_is_missing_is_counted():
    game = crown()
    unrest(game, "normandy")
    own(game, 1, "normandy")
    hold(game, 1, "steward")
    gold(game, 0, 1)
    play(game, 0, "intrigue-1")
    assert lacks(game, "bribe 1 steward") == [{"name": "gold", "have": 1, "need": 2}]
    game = crown()
    army(game, "wessex")
    run(game, PayArmies(0))
    assert lacks(game, "pay") == [{"name": "gold", "have": 0, "need": 1}]
    game = crown()
    run(game, OfferTerms(0, game.state.ruler[0], 1, game.state.ruler[1]))
    assert lacks(game, "offer 3 ours") == []  # a ruler goes nowhere, whatever is paid
    son, daughter = relative(game, 0, "son"), relative(game, 1, "daughter")
    game = run(game, OfferTerms(0, son, 1, daughter))
    assert lacks(game, "offer 3 ours") == [{"name": "gold", "have": 0, "need": 3}]
    gold(game, 1, 2)
    assert lacks(game, "ask 3 ours") == [{"name": "gold", "have": 2, "need": 3}]


@rule("crusade.limit", "basics.limits")
def test_crusades_and_cards_that_are_missing_are_counted():
    game = crown()
    hand(game, 0, "crusade-1", "war-1")
    game.state.crusades[0] = 1
    run(game, Plan())
    assert cause(game, "plan crusade-1 war-1") == "crusaded_enough"
    assert lacks(game, "plan crusade-1 war-1") == [{"name": "crusades", "have": 0, "need": 1}]
    game = crown()
    game.state.deck[4] = []
    game.state.discard[4] = []
    assert cause(game, "draw r3-i3-w1-t0-c1") == "deck_too_small"
    assert lacks(game, "draw r3-i3-w1-t0-c1") == [{"name": "crusade_cards", "have": 0, "need": 1}]


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize(
    "name",
    ["gold", "navies", "paid_tokens", "crusades", *(f"{deck}_cards" for deck in DECK_NAMES)],
)
def test_every_shortfall_has_its_words(language: str, name: str):
    said = Words(language).shortfall(TITLE, Shortfall(name, 17, 23))
    assert "17" in said
    assert "23" in said
    assert " / " not in said


@rule("plot.unrest_removal2")
def test_a_marshal_who_has_worked_in_this_round_says_so():
    game = crown()
    unrest(game, "wessex", 2)
    hold(game, 0, "marshal")
    game.state.calmed[0] = 1
    play(game, 0, "realm-1")
    assert cause(game, "calm wessex") == "marshal_worked"
