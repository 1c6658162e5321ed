"""Events amid sieges, wars and alliances: what becomes of those who stand where the map changes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_IDS
from regnum.titles.here_i_stand.facts.names import MAJORS, OTTOMAN
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.state import BANISHED
from regnum.titles.here_i_stand.rules.spring import Deployment
from tests.conformance.positions import read_back
from tests.rule import rule
from tests.titles.here_i_stand.agreements import strike
from tests.titles.here_i_stand.believers import debaters, listen, only_debaters, status
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    ally_of,
    at_war,
    besiege,
    captive,
    control,
    count,
    dice,
    europe,
    europe_for,
    faith,
    happened,
    hold,
    holder,
    impulse,
    is_besieged,
    leaders,
    negotiate,
    place_of,
    play,
    run,
    sound,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.positions import decision, do, moves, why_not


def at_milan(papal: int) -> Europe:
    """Three Venetians and so many papal regulars besiege two Frenchmen for the Papacy, which has more men in Venice."""
    game = europe()
    allied(game, "papacy", "venice")
    control(game, "papacy", "venice", "corfu", "candia")
    war(game, "papacy", "france")
    control(game, "france", "milan")
    units(game, "milan", "france", regular=2)
    units(game, "milan", "venice", regular=3)
    units(game, "milan", "papacy", regular=papal)
    units(game, "venice", "papacy", regular=2)
    besiege(game, "milan", "papacy")
    return with_card(game, "hapsburg", "diplomatic_marriage", "event-a diplomatic-marriage", "part-from-ally venice")


@rule("card.073a", "22.4.step1", "15.3")
def test_a_siege_that_a_minor_power_laid_alone_is_over_as_soon_as_it_parts():
    game = at_milan(papal=0)
    assert (decision(game), is_besieged(game, "milan")) == ("ChooseFriends", False)
    assert sound(game)
    do(game, "go-to rome")
    assert (count(game, "milan", "venice"), count(game, "venice", "venice")) == (0, 3)


@rule("card.073a", "22.4.step4", "15.3.causes")
def test_who_is_too_few_without_the_minor_power_gives_up_when_all_have_gone_home():
    game = at_milan(papal=1)
    assert is_besieged(game, "milan")
    assert sound(game)
    do(game, "go-to rome")
    assert not is_besieged(game, "milan")
    assert (count(game, "milan", "papacy"), count(game, "milan", "venice")) == (0, 0)
    assert sound(game)


@rule("card.069b", "22.4.step4", "15.3.retreat")
def test_a_leader_whose_scots_go_home_is_taken_by_those_whom_he_besieged():
    game = europe()
    allied(game, "france", "scotland")
    control(game, "france", "edinburgh", "stirling", "glasgow")
    war(game, "france", "england")
    units(game, "york", "scotland", regular=3)
    units(game, "york", "england", regular=1)
    leaders(game, "york", "montmorency")
    besiege(game, "york", "france")
    with_card(game, "england", "auld_alliance", "event-b auld-alliance")
    assert not is_besieged(game, "york")
    assert whereabouts(game, "montmorency") == "prisoner of england"
    assert sound(game)


@rule("card.086b", "9.3.step3.2", "15.3")
@pytest.mark.parametrize("town", ["naples", "malta"])
def test_besiegers_and_besieged_leave_the_port_that_the_knights_are_given(town: str):
    game = europe()
    war(game, "france", "hapsburg")
    units(game, town, "hapsburg", regular=2)
    units(game, town, "france", regular=4)
    leaders(game, town, "duke_of_alva")
    besiege(game, town, "france")
    with_card(game, "papacy", "knights_of_st_john", "event-b knights-of-st-john", f"settle {town}")
    while decision(game) == "ChooseHome":
        do(game, min(moves(game)))
    assert (holder(game, town), is_besieged(game, town)) == ("independent", False)
    assert [count(game, town, power) for power in ("hapsburg", "france", "independent")] == [0, 0, 1]
    assert whereabouts(game, "duke_of_alva") != town
    assert sound(game)


# ---- cards of which one is kept -------------------------------------------------------------------------------------


def sacked() -> Europe:
    """The Hapsburgs have sacked Rome and see two papal cards."""
    game = europe()
    units(game, "siena", "hapsburg", mercenary=3)
    hold(game, "papacy", "fuggers", "gout", "erasmus")
    with_card(game, "france", "sack_of_rome", "event sack-of-rome")
    dice(game, 6, 6, 6, 1, 1, 1)
    do(game, "sack-with siena hapsburg")
    while decision(game) != "KeepCard":
        do(game, "pass")
    return game


def nine_days() -> Europe:
    """France has laid an English card and one of the deck aside."""
    game = europe()
    game.state.crowned = game.state.turn
    hold(game, "england", "fuggers", "gout", "erasmus")
    return with_card(game, "france", "lady_jane_grey", "event lady-jane-grey")


@rule("21.5.sack.step6b", "card.059")
@pytest.mark.parametrize("made", [sacked, nine_days])
def test_cards_that_are_laid_aside_can_be_written_down_and_read_again(made: Callable[[], Europe]):
    game = made()
    again = read_back(game)
    assert moves(again) == moves(game)
    move = min(moves(game))
    for each in (game, again):
        do(each, move)
    assert [hand_of(again.state, power) for power in range(MAJORS)] == [
        hand_of(game.state, power) for power in range(MAJORS)
    ]


# ---- new units and foreign wars -------------------------------------------------------------------------------------


def at_war_in_persia() -> Europe:
    """Two of five Ottomans fight in Persia; there are no others."""
    game = europe()
    units(game, "istanbul", "ottoman", regular=2)
    return with_card(game, "papacy", "war_in_persia", "event war-in-persia")


@rule("21.7.refill1", "card.070")
def test_followers_of_the_renegade_go_to_a_foreign_war_first_and_he_rises_without_them():
    game = with_card(at_war_in_persia(), "ottoman", "charles_bourbon", "event charles-bourbon", "go-to istanbul")
    assert (whereabouts(game, "renegade"), count(game, "istanbul", "ottoman", "cavalry")) == ("istanbul", 0)
    assert sum(game.state.abroad) == 5


@rule("21.7.refill1", "card.083")
def test_three_of_the_four_regulars_for_an_ottoman_buda_go_to_persia():
    game = at_war_in_persia()
    control(game, "ottoman", "buda")
    with_card(game, "papacy", "john_zapolya", "event john-zapolya")
    assert (count(game, "buda", "ottoman"), sum(game.state.abroad)) == (1, 5)


@rule("21.7.refill1", "card.102")
def test_the_regular_of_spring_preparations_goes_to_persia():
    game = at_war_in_persia()
    hold(game, "ottoman", "spring_preparations")
    run(game, Deployment(OTTOMAN))
    do(game, "spring-preparations")
    assert (count(game, "istanbul", "ottoman"), sum(game.state.abroad)) == (0, 3)


# ---- treachery ------------------------------------------------------------------------------------------------------


def betrayed_metz(mercenaries: int, inside: int) -> Europe:
    """France besieges Metz with a regular and mercenaries; the Papacy has it betrayed."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "metz")
    control(game, "france", "st_dizier")
    units(game, "metz", "france", regular=1, mercenary=mercenaries)
    units(game, "metz", "hapsburg", regular=inside)
    leaders(game, "metz", "francis_i")
    besiege(game, "metz", "france")
    hold(game, "england", "foul_weather", "gout")
    hold(game, "hapsburg", "mercenaries_grow_restless")
    with_card(game, "papacy", "treachery", "event treachery", "betray metz france")
    return game


@rule("card.105", "card.031", "card.032")
def test_neither_weather_nor_gout_stops_treachery():
    game = betrayed_metz(mercenaries=2, inside=2)
    dice(game, *[1] * 20)
    do(game, "all")
    assert decision(game) == "DeclareCombatCards"  # nobody was asked about an announcement
    while decision(game) in ("DeclareCombatCards", "BringArtillery"):
        do(game, "pass")
    assert holder(game, "metz") == "france"


@rule("card.105", "card.027", "15.3.causes")
def test_restless_mercenaries_undo_treachery_if_too_few_are_left():
    game = betrayed_metz(mercenaries=3, inside=2)
    do(game, "all", "mercenaries-grow-restless")
    assert (holder(game, "metz"), is_besieged(game, "metz")) == ("hapsburg", False)
    assert (count(game, "metz", "hapsburg"), count(game, "st_dizier", "france")) == (2, 1)
    assert sound(game)


@rule("card.105", "15.two")
def test_a_betrayed_town_falls_to_the_one_of_two_allied_besiegers_who_was_named():
    game = europe()
    for power in ("france", "ottoman"):
        war(game, power, "hapsburg")
        besiege(game, "naples", power)
    allied(game, "france", "ottoman")
    units(game, "naples", "france", regular=2)
    units(game, "naples", "ottoman", regular=4)
    units(game, "naples", "hapsburg", regular=3)
    with_card(game, "papacy", "treachery", "event treachery", "betray naples ottoman")
    dice(game, *[1] * 20)
    do(game, "all")
    assert (holder(game, "naples"), is_besieged(game, "naples")) == ("ottoman", False)
    assert [count(game, "naples", power) for power in ("hapsburg", "france", "ottoman")] == [0, 2, 4]


# ---- answers to events ----------------------------------------------------------------------------------------------


@rule("card.037", "21.5.reformer_luther")
def test_an_excommunicated_luther_still_hides_in_the_wartburg():
    game = europe()
    only_debaters(game, "luther")
    debaters(game, BANISHED, "luther")
    hold(game, "protestant", "the_wartburg")
    hold(game, "france", "fuggers")
    do(play(game, "france"), "event fuggers", "the-wartburg")
    assert (place_of(game, "fuggers"), status(game, "luther")) == ("discard", "banished")


@rule("21.5.sack.step2", "card.033")
def test_landsknechts_hired_before_the_sack_march_to_rome_with_the_others():
    game = europe()
    units(game, "rome", "papacy", regular=1)
    units(game, "siena", "hapsburg", mercenary=3)
    hold(game, "hapsburg", "landsknechts")
    with_card(game, "france", "sack_of_rome", "event sack-of-rome", "sack-with siena hapsburg")
    log = listen(game)
    dice(game, *[1] * 9)
    do(game, "landsknechts", "place siena 4")
    assert [sum(event.numbers[1:7]) for event in log.events if event.kind.key == "dice_rolled"] == [7, 2]


@rule("card.033", "15.3.causes", "13.1.step4")
def test_a_siege_that_mercenaries_leave_elsewhere_ends_while_an_army_is_on_its_way():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "metz")
    control(game, "france", "st_dizier")
    units(game, "metz", "france", mercenary=3)
    units(game, "metz", "hapsburg", regular=2)
    besiege(game, "metz", "france")
    units(game, "paris", "france", regular=3)
    hold(game, "ottoman", "landsknechts")
    impulse(game, "france", 3)
    do(game, "march paris-to-dijon", "all", "landsknechts", "dismiss metz france", "dismiss st-dizier france")
    assert (count(game, "dijon", "france"), count(game, "st_dizier", "france", "mercenary")) == (3, 1)
    assert not is_besieged(game, "metz")
    assert sound(game)


# ---- wars and alliances ---------------------------------------------------------------------------------------------


@rule("card.040", "ruling.g22")
def test_two_guests_of_an_ally_who_are_enemies_now_both_leave_his_town():
    game = europe()
    for power in ("france", "england"):
        allied(game, "hapsburg", power)
        units(game, "antwerp", power, regular=2)
    with_card(game, "england", "machiavelli_the_prince", "event machiavelli-the-prince", "declare france")
    do(game, "go-to paris", "go-to calais")
    assert [count(game, space, power) for space, power in (("paris", "france"), ("calais", "england"))] == [2, 2]
    assert (decision(game), game.state.cp) == ("SpendPoints", 2)


@rule("card.108a", "22.2.step2.2", "players.limit.war")
def test_the_other_power_of_the_same_player_is_not_asked_to_take_up_a_war():
    game = europe_for(3)
    war(game, "hapsburg", "venice")
    with_card(game, "papacy", "venetian_alliance", "event-a venetian-alliance")
    assert (ally_of(game, "venice"), at_war(game, "hapsburg", "papacy")) == ("papacy", False)


@rule("ruling.g75", "21.6.after")
def test_an_electorate_that_is_ceded_to_the_protestants_brings_its_troops():
    game = europe()
    happened(game, "schmalkaldic_league")
    control(game, "france", "trier")
    faith(game, "protestant", "trier")
    strike(negotiate(game), "france gives protestant space trier")
    assert (holder(game, "trier"), count(game, "trier", "protestant")) == ("protestant", 1)


# ---- nobody comes among enemies in an open space --------------------------------------------------------------------


def english_glasgow() -> Europe:
    """France holds Scotland, its ally, but an English army has marched into the open space of Glasgow."""
    game = europe()
    allied(game, "france", "scotland")
    control(game, "france", "edinburgh", "stirling", "glasgow")
    war(game, "france", "england")
    units(game, "glasgow", "england", regular=3)
    leaders(game, "paris", "montmorency")
    return game


@rule("card.069c", "17.1")
def test_french_regulars_do_not_land_among_enemies():
    game = with_card(english_glasgow(), "france", "auld_alliance", "event-c auld-alliance")
    assert why_not(game, "land glasgow 1") == "enemies_in_it"
    assert why_not(game, "land edinburgh 3") == "ok"


@rule("card.097", "13.1.restriction6")
def test_no_leader_joins_the_raid_among_enemies():
    game = with_card(english_glasgow(), "papacy", "scots_raid", "event scots-raid")
    assert why_not(game, "ferry montmorency glasgow") == "enemies_in_it"
    assert why_not(game, "ferry montmorency edinburgh") == "ok"


@rule("card.108c", "17.1")
def test_venetians_do_not_help_in_a_port_full_of_enemies():
    game = europe()
    allied(game, "papacy", "venice")
    war(game, "papacy", "ottoman")
    units(game, "ancona", "ottoman", regular=3)
    with_card(game, "papacy", "venetian_alliance", "event-c venetian-alliance")
    assert why_not(game, "help-at ancona") == "enemies_in_it"
    assert why_not(game, "help-at ravenna") == "ok"


@rule("card.060")
def test_maurice_does_not_go_over_to_a_space_where_his_old_friends_stand():
    game = europe()
    happened(game, "schmalkaldic_league")
    war(game, "hapsburg", "protestant")
    control(game, "france", *(space for space in SPACE_IDS if holder(game, space) == "hapsburg"))
    control(game, "protestant", "leipzig")
    control(game, "hapsburg", "erfurt", "vienna")
    units(game, "leipzig", "protestant", mercenary=2)
    units(game, "erfurt", "protestant", regular=2)
    units(game, "vienna", "hapsburg", regular=1)
    leaders(game, "leipzig", "maurice_of_saxony")
    with_card(game, "hapsburg", "maurice_of_saxony", "event maurice-of-saxony")
    assert moves(game) == {"go-to vienna"}


@rule("card.019", "13.1.restriction6")
def test_dudley_does_not_enter_where_enemies_stand():
    game = europe()
    game.state.turn = 6
    war(game, "england", "france")
    control(game, "france", *(space for space in SPACE_IDS if holder(game, space) == "england"))
    control(game, "england", "york", "lincoln")
    units(game, "lincoln", "france", regular=2)
    captive(game, "henry_viii", "france")
    with_card(game, "france", "edward_vi", "event edward-vi")
    assert whereabouts(game, "dudley") == "york"
