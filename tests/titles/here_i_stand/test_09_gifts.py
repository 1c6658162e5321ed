"""9.1: cards, mercenaries and what the Church grants; packages as a whole."""

from __future__ import annotations

import pytest

from regnum.engine.refusals import Refusal
from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import ASK_FOR_DIVORCE, WIFE_IDS
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.state import HAND
from tests.rule import rule
from tests.titles.here_i_stand.agreements import are_allied, deal_of, held_by, refused, strike
from tests.titles.here_i_stand.builder import (
    Europe,
    besiege,
    captive,
    control,
    count,
    dice,
    europe,
    happened,
    hold,
    holder,
    leaders,
    negotiate,
    ships,
    sound,
    units,
    war,
)
from tests.titles.positions import do, moves, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


def asking_for_divorce() -> Europe:
    game = europe()
    game.state.wife = ASK_FOR_DIVORCE
    leaders(game, "london", "henry_viii")
    return negotiate(game, turn=3)


# ---- cards and mercenaries ------------------------------------------------------------------------------------------


@rule("9.1.f1")
def test_up_to_two_random_cards_are_given_never_home_cards():
    game = europe()
    hold(game, "france", "patron_of_the_arts", "gout", "printing_press", "foul_weather")
    negotiate(game)
    assert refused(game, "france gives england cards 3") == "two_cards_at_most"
    strike(game, "france gives england cards 2")
    assert len(hand_of(game.state, ENGLAND)) == 2
    assert refused(game, "france gives england cards 1") == "two_cards_at_most"  # in one turn
    assert refused(game, "france gives papacy cards 2") == "too_few_cards"  # the Home card stays
    assert refused(game, "france gives papacy cards 1") == ""


@rule("9.1.f2")
def test_cards_do_not_go_both_ways_in_one_turn():
    game = europe()
    hold(game, "france", "gout", "foul_weather")
    hold(game, "england", "printing_press")
    negotiate(game)
    assert refused(game, "france gives england cards 1", "england gives france cards 1") == "no_cards_both_ways"
    strike(game, "france gives england cards 1")
    assert refused(game, "england gives france cards 1") == "no_cards_both_ways"
    assert refused(game, "england gives papacy cards 1") == ""


@rule("9.1.f1")
def test_which_card_goes_is_left_to_chance():
    seen = set()
    for face in (1, 2):
        game = europe()
        hold(game, "france", "gout", "foul_weather")
        negotiate(game)
        dice(game, face)
        strike(game, "france gives england cards 1")
        seen |= {card for card in range(CARDS) if game.state.place[card] == HAND + ENGLAND}
    assert len(seen) == 2


@rule("9.1.g", "9.1.g1", "9.1.g2", "9.1.g3")
def test_mercenaries_leave_from_where_the_giver_likes_and_come_to_the_capital_of_the_receiver():
    game = europe()
    units(game, "naples", "hapsburg", mercenary=2)
    units(game, "antwerp", "hapsburg", mercenary=2)
    negotiate(game)
    assert refused(game, "hapsburg gives england mercenaries 5") == "four_mercenaries_at_most"
    strike(game, "hapsburg gives england mercenaries 3")
    assert moves(game) == {"give-from antwerp", "give-from naples"}
    assert why_not(game, "give-from vienna") == "no_mercenaries_to_give_there"
    do(game, "give-from antwerp", "give-from naples", "give-from naples")
    assert count(game, "antwerp", "hapsburg", "mercenary") == 1
    assert count(game, "naples", "hapsburg", "mercenary") == 0
    assert count(game, "london", "england", "mercenary") == 3
    assert refused(game, "hapsburg gives england mercenaries 2") == "four_mercenaries_at_most"
    assert sound(game)


@rule("9.1.g", "9.1.g5")
def test_no_mercenaries_to_ottomans_and_none_both_ways():
    game = europe()
    units(game, "naples", "hapsburg", mercenary=2)
    units(game, "london", "england", mercenary=2)
    negotiate(game)
    assert refused(game, "hapsburg gives ottoman mercenaries 1") == "none_to_ottomans"
    gift = "hapsburg gives england mercenaries 1"
    assert refused(game, gift, "england gives hapsburg mercenaries 1") == "no_mercenaries_both_ways"
    strike(game, gift)
    assert refused(game, "england gives hapsburg mercenaries 1") == "no_mercenaries_both_ways"


@rule("9.1.g", "9.1.g1", "5.2.cavalry")
def test_the_ottomans_do_not_give_their_cavalry_away_as_mercenaries():
    game = europe()
    units(game, "istanbul", "ottoman", cavalry=3)
    negotiate(game)
    assert refused(game, "ottoman gives france mercenaries 1") == "too_few_to_give"
    assert [item.kind for item in game.title.deal_items(game, [0, 3]) if item.kind == "mercenaries"] == []


@rule("9.1.g1", "9.1.confirm", "9.1.e")
def test_mercenaries_are_given_before_the_space_in_which_they_stand():
    game = europe()
    happened(game, "schmalkaldic_league")
    control(game, "hapsburg", *[space for space, _ in held_by(game, "protestant")])
    control(game, "protestant", "brandenburg")
    for space in ("brandenburg", "magdeburg"):
        units(game, space, "protestant", mercenary=2)
    negotiate(game)
    strike(game, "protestant gives papacy space brandenburg", "protestant gives papacy mercenaries 2")
    do(game, "give-from brandenburg", "give-from brandenburg")
    assert count(game, "rome", "papacy", "mercenary") == 2
    assert count(game, "magdeburg", "protestant", "mercenary") == 2
    assert holder(game, "brandenburg") == "papacy"


@rule("9.1.g3", "ruling.g16")
def test_mercenaries_need_a_capital_and_do_not_leave_besieged_spaces():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "antwerp", "hapsburg", mercenary=2)
    units(game, "antwerp", "france", regular=3)
    negotiate(game)
    assert refused(game, "hapsburg gives england mercenaries 1") == ""
    besiege(game, "antwerp", "france")
    assert refused(game, "hapsburg gives england mercenaries 1") == "too_few_to_give"
    units(game, "vienna", "hapsburg", mercenary=2)
    control(game, "france", "london")
    assert refused(game, "hapsburg gives england mercenaries 1") == "no_place_for_mercenaries"


@rule("9.1.g2")
def test_mercenaries_come_only_as_far_as_the_receiver_has_counters():
    game = europe()
    units(game, "vienna", "hapsburg", mercenary=4)
    for space in ("civitavecchia", "ancona", "siena", "pescara", "urbino", "bologna", "modena", "ravenna", "rome"):
        if space in SPACE_NUMBER:
            units(game, space, "papacy", regular=1, mercenary=1)
    assert refused(negotiate(game), "hapsburg gives papacy mercenaries 4") == "no_counters_for_mercenaries"


@rule("9.1.g4", "ruling.g102")
def test_protestants_choose_an_electorate_and_the_hapsburgs_a_capital():
    game = europe()
    units(game, "london", "england", mercenary=4)
    negotiate(game)
    assert refused(game, "england gives protestant mercenaries 1") == "no_place_for_mercenaries"
    happened(game, "schmalkaldic_league")
    control(game, "protestant", "wittenberg", "augsburg")
    strike(game, "england gives protestant mercenaries 2")
    assert moves(game) == {"place-at augsburg", "place-at wittenberg"}
    assert why_not(game, "place-at mainz") == "not_a_place_for_them"
    do(game, "place-at augsburg")
    assert count(game, "augsburg", "protestant", "mercenary") == 2
    strike(game, "england gives hapsburg mercenaries 2")
    assert moves(game) == {"place-at valladolid", "place-at vienna"}


# ---- the Church -----------------------------------------------------------------------------------------------------


@rule("9.1.h1", "9.1.h2")
def test_a_divorce_moves_henry_on_to_anne_boleyn_with_a_roll():
    game = asking_for_divorce()
    dice(game, 5)
    strike(game, "papacy gives england divorce")
    assert WIFE_IDS[game.state.wife] == "anne_boleyn"
    assert any(birth == game.state.wife for birth in game.state.births)


@rule("9.1.h1", "ruling.g70")
def test_only_a_divorce_that_is_asked_for_is_granted():
    game = asking_for_divorce()
    assert refused(game, "england gives papacy divorce") == "no_such_agreement"
    game.state.wife -= 1
    assert refused(game, "papacy gives england divorce") == "not_asked_for"
    game.state.wife += 1
    captive(game, "henry_viii", "france")
    assert refused(game, "papacy gives england divorce") == "not_asked_for"


@rule("9.1.h3")
def test_divorce_and_alliance_with_the_hapsburgs_exclude_each_other():
    game = asking_for_divorce()
    divorce, alliance = "papacy gives england divorce", "alliance papacy hapsburg"
    assert refused(game, divorce, alliance) == "divorce_was_granted"
    dice(game, 5)
    strike(game, divorce)
    assert refused(game, alliance) == "divorce_was_granted"
    game = asking_for_divorce()
    strike(game, alliance)
    assert refused(game, divorce) == "hapsburgs_are_allies"


@rule("9.1.i", "21.5.ruler.2")
def test_the_papacy_forgives_a_ruler():
    game = europe()
    game.state.excommunicated[ENGLAND], game.state.fewer_cards[ENGLAND] = 1, 1
    negotiate(game)
    assert refused(game, "papacy gives france pardon") == "not_excommunicated"
    assert refused(game, "hapsburg gives england pardon") == "no_such_agreement"
    strike(game, "papacy gives england pardon")
    assert (game.state.excommunicated[ENGLAND], game.state.fewer_cards[ENGLAND]) == (0, 0)


# ---- packages -------------------------------------------------------------------------------------------------------


@rule("9.1.confirm", "9.1.binding")
def test_a_package_is_carried_out_whole_or_not_at_all():
    game = europe()
    hold(game, "france", "gout")
    negotiate(game)
    parts = ("alliance france england", "france gives england space bordeaux", "england gives hapsburg space calais")
    with pytest.raises(Refusal, match="no_war_to_end"):
        strike(game, *parts, "peace england hapsburg")
    assert holder(game, "bordeaux") == "france"
    strike(game, *parts)
    assert (holder(game, "bordeaux"), holder(game, "calais")) == ("england", "hapsburg")
    assert are_allied(game, "france", "england")


@rule("9.1.binding")
@pytest.mark.parametrize(
    "texts",
    [
        ("france gives england gold 3",),
        ("truce france england",),
        ("france gives england space bordeaux", "france gives papacy space bordeaux"),
        ("france gives england cards 1", "france gives england cards 1"),
    ],
)
def test_only_the_listed_kinds_of_agreements_each_thing_once(texts: tuple[str, ...]):
    game = europe()
    hold(game, "france", "gout", "foul_weather")
    assert refused(negotiate(game), *texts) == "no_such_agreement"


@rule("9.1.binding", "9.1.confirm")
def test_what_is_offered_can_be_agreed_on():
    game = europe()
    war(game, "france", "hapsburg")
    captive(game, "francis_i", "hapsburg")
    hold(game, "france", "gout", "foul_weather")
    ships(game, "marseille", "france", squadron=2)
    units(game, "vienna", "hapsburg", mercenary=2)
    negotiate(game)
    parties = (HAPSBURG, FRANCE, PAPACY)
    offered = {each.kind for each in game.title.deal_items(game, parties)}
    assert offered == {"space", "cards", "mercenaries", "prisoner", "squadron"}
    clauses = [str(clause) for clause in game.title.deal_clauses(game, parties)]
    assert clauses == ["1+3:peace:0", "1+3:alliance:0", "1+4:alliance:0", "3+4:alliance:0"]
    assert str(deal_of("france gives papacy cards 2")) == "3,4 3:4:cards:0:2"
