"""9.1: what powers may agree on, and what they may not; one test a clause."""

from __future__ import annotations

import pytest

from regnum.engine.refusals import Refusal
from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.catalogue import SPACE_IDS, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import ASK_FOR_DIVORCE, MAJOR_IDS, WIFE_IDS
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.state import HAND
from tests.rule import rule
from tests.titles.here_i_stand.agreements import deal_of, refused, strike
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    at_war,
    besiege,
    captive,
    control,
    count,
    dice,
    europe,
    happened,
    hold,
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


def are_allied(game: Europe, one: str, other: str) -> bool:
    return bool(game.state.alliance[MAJOR_IDS.index(one)] >> MAJOR_IDS.index(other) & 1)


def asking_for_divorce() -> Europe:
    game = europe()
    game.state.wife = ASK_FOR_DIVORCE
    leaders(game, "london", "henry_viii")
    return negotiate(game, turn=3)


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


# ---- leaders and spaces ---------------------------------------------------------------------------------------------


@rule("ruling.g13", "21.6.before5", "9.1.d")
def test_before_the_league_nobody_is_released_into_an_electorate():
    game = europe()
    captive(game, "charles_v", "france")
    control(game, "france", *[space for space, owner in held_by(game, "hapsburg") if space != "trier"])
    assert reason_of_release(game) == "no_place_for_him"
    happened(game, "schmalkaldic_league")
    assert reason_of_release(game) == ""


def held_by(game: Europe, power: str) -> list[tuple[str, int]]:
    """The spaces that a power controls."""
    number = MAJOR_IDS.index(power)
    return [(SPACE_IDS[space], owner) for space, owner in enumerate(game.state.control) if owner == number]


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
