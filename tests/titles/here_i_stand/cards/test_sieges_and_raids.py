"""card.040, card.042, card.060, card.070, card.071, card.097, card.105: wars, storms, rebels and turncoats."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, MAJORS, PHASE_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.leaders import change_owner
from regnum.titles.here_i_stand.position.queries.tallies import unit_key
from regnum.titles.here_i_stand.rules.winter import Winter
from tests.rule import rule
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
    happened,
    hold,
    holder,
    impulse,
    is_besieged,
    leaders,
    place_of,
    play,
    run,
    ships,
    ships_in,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.positions import decision, do, moves, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


def silence(game: Europe, *windows: str) -> None:
    """Nobody answers in these windows."""
    while decision(game) in windows:
        do(game, "pass")


def stormed(game: Europe, last: str, *faces: int) -> None:
    """This forms the assault; nobody answers, and the dice show this."""
    dice(game, *faces)
    do(game, last)
    silence(game, "Announcement", "HireBeforeBattle", "DeclareCombatCards", "BringArtillery")


# ---- 40: Machiavelli ------------------------------------------------------------------------------------------------


@rule("card.040", "9.6.action1", "11.event_cp", "21.3.prince")
def test_machiavelli_declares_war_without_cost_and_gives_two_points():
    game = with_card(europe(), "england", "machiavelli_the_prince", "event machiavelli-the-prince")
    assert (decision(game), asked(game)) == ("DeclareByCard", "england")
    assert why_not(game, "declare scotland") == "no_war_by_this_card"
    do(game, "declare france")
    assert at_war(game, "england", "france")
    assert game.state.cp == 2
    assert place_of(game, "machiavelli_the_prince") == "discard"


@rule("card.040")
def test_without_a_legal_enemy_machiavelli_is_no_event():
    game = europe()
    hold(game, "protestant", "machiavelli_the_prince")
    play(game, "protestant")
    assert why_not(game, "event machiavelli-the-prince") == "nobody_to_attack"
    do(game, "points machiavelli-the-prince")
    assert game.state.cp == 2


# ---- 42: Roxelana ---------------------------------------------------------------------------------------------------


def at_buda(fresh: bool = True) -> Europe:
    """Suleiman besieges Buda with six regulars; two stand inside."""
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    control(game, "ottoman", "belgrade", "mohacs", "szegedin")
    units(game, "buda", "ottoman", regular=6)
    units(game, "buda", "hungary_bohemia", regular=2)
    leaders(game, "buda", "suleiman")
    besiege(game, "buda", "ottoman")
    if fresh:
        game.state.fresh_sieges = [SPACE_NUMBER["buda"] * MAJORS + OTTOMAN]
    return game


@rule("card.042", "15.1.timing")
def test_roxelana_grants_suleiman_a_free_assault_on_a_fresh_siege():
    game = with_card(at_buda(), "ottoman", "roxelana", "event roxelana")
    game.state.fresh_sieges = [SPACE_NUMBER["buda"] * MAJORS + OTTOMAN]
    assert game.state.cp == 4
    assert why_not(game, "assault buda") == "siege_is_fresh"
    assert why_not(game, "storm belgrade") == "suleiman_is_elsewhere"
    do(game, "storm buda")
    assert decision(game) == "FormAssault"
    do(game, "take ottoman-regular 6")
    stormed(game, "go", *[6] * 30)
    assert holder(game, "buda") == "ottoman"
    assert game.state.cp == 4
    assert "storm buda" not in moves(game)


@rule("card.042")
def test_the_free_assault_is_left_when_all_points_are_spent_and_gone_with_the_impulse():
    game = with_card(at_buda(), "ottoman", "roxelana", "event roxelana")
    game.state.cp = 1
    do(game, "cavalry istanbul")
    assert decision(game) == "SpendPoints"
    assert moves(game) == {"storm buda", "done"}
    do(game, "done")
    assert game.state.in_force in ([], [41])
    impulse(game, "ottoman", 1)
    assert why_not(game, "storm buda") == "no_free_assault"


@rule("card.042")
def test_a_free_assault_needs_the_conditions_of_every_assault():
    game = at_buda()
    with_card(game, "ottoman", "roxelana", "event roxelana")
    game.state.weather = 1
    assert why_not(game, "storm buda") == "not_in_foul_weather"
    game.state.weather = 0
    game.state.gout = 1 << LEADER_NUMBER["suleiman"]
    assert why_not(game, "storm buda") == "leader_has_gout"


@rule("card.042")
def test_others_send_suleiman_home_for_two_of_the_four_points():
    game = europe()
    leaders(game, "belgrade", "suleiman")
    with_card(game, "france", "roxelana", "event roxelana")
    assert (decision(game), asked(game)) == ("SendSuleiman", "france")
    do(game, "call-suleiman-home")
    assert (whereabouts(game, "suleiman"), game.state.cp) == ("istanbul", 2)
    assert why_not(game, "storm belgrade") == "no_free_assault"


@rule("card.042")
@pytest.mark.parametrize("hindrance", ["captive", "besieged", "there", "lost"])
def test_a_suleiman_who_cannot_be_sent_leaves_all_four_points(hindrance: str):
    game = europe()
    leaders(game, "belgrade" if hindrance != "there" else "istanbul", "suleiman")
    if hindrance == "captive":
        captive(game, "suleiman", "hapsburg")
    if hindrance == "besieged":
        besiege(game, "belgrade", "hapsburg")
    if hindrance == "lost":
        control(game, "hapsburg", "istanbul")
    with_card(game, "france", "roxelana", "event roxelana")
    assert (decision(game), game.state.cp) == ("SpendPoints", 4)


@rule("card.042")
def test_suleiman_may_be_let_be():
    game = europe()
    leaders(game, "belgrade", "suleiman")
    with_card(game, "france", "roxelana", "event roxelana")
    do(game, "let-him-be")
    assert (whereabouts(game, "suleiman"), game.state.cp) == ("belgrade", 4)


@rule("card.042")
def test_the_way_home_may_close_while_it_is_asked_about():
    game = europe()
    leaders(game, "belgrade", "suleiman")
    with_card(game, "france", "roxelana", "event roxelana")
    captive(game, "suleiman", "hapsburg")
    assert why_not(game, "call-suleiman-home") == "suleiman_cannot_be_sent"


# ---- 105: Treachery! ------------------------------------------------------------------------------------------------


def at_metz(french: int = 3, inside: int = 2) -> Europe:
    """France besieges Metz, which the Hapsburgs hold."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "metz")
    units(game, "metz", "france", regular=french)
    units(game, "metz", "hapsburg", regular=inside)
    leaders(game, "metz", "duke_of_alva")
    besiege(game, "metz", "france")
    return game


def betrayed(game: Europe, *faces: int) -> Europe:
    """The Papacy plays Treachery against Metz; France assaults with all."""
    with_card(game, "papacy", "treachery", "event treachery")
    assert (decision(game), asked(game)) == ("ChooseBetrayed", "papacy")
    assert why_not(game, "betray metz hapsburg") == "does_not_besiege_it"
    do(game, "betray metz france")
    assert (decision(game), asked(game)) == ("FormAssault", "france")
    stormed(game, "all", *faces)
    return game


@rule("card.105", "card.rule.resolved_by_key")
def test_treachery_opens_a_town_to_whoever_still_outnumbers_the_garrison():
    game = at_metz()
    game.state.fresh_sieges = [SPACE_NUMBER["metz"] * MAJORS + FRANCE]
    betrayed(game, *[1] * 30)  # nobody is hit
    assert holder(game, "metz") == "france"
    assert (count(game, "metz", "hapsburg"), count(game, "metz", "france")) == (0, 3)
    assert whereabouts(game, "duke_of_alva") == "prisoner of france"
    assert not is_besieged(game, "metz")
    assert place_of(game, "treachery") == "discard"


@rule("card.105", "15.1.step11a")
def test_treachery_fails_where_the_besiegers_are_too_few_afterwards():
    game = at_metz(french=3, inside=2)
    betrayed(game, *[1] * 2, *[6] * 20)  # the defenders hit with every die
    assert holder(game, "metz") == "hapsburg"
    assert count(game, "metz", "france") == 0


@rule("card.105")
def test_without_a_siege_there_is_nothing_to_betray():
    game = europe()
    hold(game, "papacy", "treachery")
    play(game, "papacy")
    assert why_not(game, "event treachery") == "no_town_is_besieged"
    do(game, "points treachery")
    assert game.state.cp == 5


@rule("card.105", "13.1.restriction4")
def test_besiegers_who_were_beaten_in_this_impulse_do_not_assault():
    game = at_metz(french=2)
    units(game, "milan", "france", regular=4)
    control(game, "hapsburg", "milan")
    besiege(game, "milan", "france")
    with_card(game, "papacy", "treachery", "event treachery")
    game.state.halted = [unit_key(SPACE_NUMBER["metz"], FRANCE), 2]
    assert why_not(game, "betray metz france") == "nobody_can_fight"
    assert why_not(game, "betray milan france") == "ok"


# ---- 71: City State Rebels ------------------------------------------------------------------------------------------


def rebels(game: Europe, city: str, *faces: int) -> Europe:
    """England plays the rebels against a city; the five dice show this."""
    with_card(game, "england", "city_state_rebels", "event city-state-rebels")
    dice(game, *faces)
    do(game, f"rebel {city}")
    return game


@rule("card.071")
def test_each_hit_costs_the_holder_a_unit_or_ship_of_his_choice():
    game = europe()
    control(game, "france", "milan", "genoa")
    units(game, "genoa", "france", regular=1, mercenary=2)
    ships(game, "genoa", "france", squadron=1)
    rebels(game, "genoa", 5, 6, 1, 2, 3)
    assert (decision(game), asked(game)) == ("LoseToRebels", "france")
    assert why_not(game, "lose-troop papacy-regular") == "not_in_the_city"
    do(game, "lose-ship france-squadron", "lose-troop france-mercenary")
    assert (ships_in(game, "genoa", "france"), count(game, "genoa", "france", "mercenary")) == (0, 1)
    assert holder(game, "genoa") == "france"


@rule("card.071")
def test_a_city_without_a_unit_left_is_free_again():
    game = europe()
    control(game, "france", "milan")
    units(game, "milan", "france", regular=1)
    leaders(game, "milan", "montmorency")
    rebels(game, "milan", 5, 1, 1, 1, 1)
    do(game, "lose-troop france-regular")
    assert holder(game, "milan") == "independent"
    assert count(game, "milan", "independent") == 1
    assert whereabouts(game, "montmorency") == "prisoner of england"


@rule("card.071")
def test_an_empty_key_of_another_power_goes_home_and_its_naval_leaders_wait():
    game = europe()
    control(game, "hapsburg", "venice")
    leaders(game, "venice", "andrea_doria")
    change_owner(game.state, LEADER_NUMBER["andrea_doria"], HAPSBURG)
    rebels(game, "venice", 1, 1, 1, 1, 1)
    assert (holder(game, "venice"), count(game, "venice", "venice")) == ("venice", 1)
    assert whereabouts(game, "andrea_doria") == "elsewhere"


@rule("card.071")
def test_own_keys_keys_of_allies_and_besieged_keys_do_not_rebel():
    game = europe()
    control(game, "france", "milan", "venice")
    allied(game, "venice", "france")
    control(game, "hapsburg", "rouen")
    besiege(game, "rouen", "france")
    with_card(game, "england", "city_state_rebels", "event city-state-rebels")
    assert why_not(game, "rebel venice") == "not_a_city_for_rebels"
    assert why_not(game, "rebel paris") == "not_a_city_for_rebels"
    assert why_not(game, "rebel rouen") == "city_under_siege"
    assert why_not(game, "rebel milan") == "ok"


@rule("card.071")
def test_a_key_in_the_hands_of_an_ally_of_its_home_power_does_not_rebel():
    game = europe()
    control(game, "papacy", "naples")
    control(game, "ottoman", "genoa")
    allied(game, "france", "genoa")
    allied(game, "france", "ottoman")
    allied(game, "papacy", "hapsburg")
    with_card(game, "england", "city_state_rebels", "event city-state-rebels")
    assert why_not(game, "rebel naples") == "not_a_city_for_rebels"
    assert why_not(game, "rebel genoa") == "not_a_city_for_rebels"
    game.state.alliance = [0] * MAJORS
    assert why_not(game, "rebel naples") == "ok"
    assert why_not(game, "rebel genoa") == "ok"


@rule("card.071", "card.rule.requirements")
def test_without_a_conquered_key_there_are_no_rebels():
    game = europe()
    control(game, "independent", "milan", "tunis")
    hold(game, "england", "city_state_rebels")
    play(game, "england")
    assert why_not(game, "event city-state-rebels") == "no_city_for_rebels"
    do(game, "points city-state-rebels")
    assert game.state.cp == 4


@rule("card.071")
def test_a_leader_of_whoever_plays_it_goes_home():
    game = europe()
    control(game, "england", "rouen")
    leaders(game, "rouen", "charles_brandon")
    rebels(game, "rouen", 1, 1, 1, 1, 1)
    assert holder(game, "rouen") == "france"
    do(game, min(moves(game)))
    assert whereabouts(game, "charles_brandon") in ("london", "calais")


# ---- 97: Scots Raid -------------------------------------------------------------------------------------------------


def raid() -> Europe:
    """Scotland follows France, which is at war with England; Montmorency is in Paris."""
    game = europe()
    allied(game, "scotland", "france")
    control(game, "france", "edinburgh", "stirling", "glasgow")
    war(game, "france", "england")
    units(game, "edinburgh", "scotland", regular=3)
    leaders(game, "paris", "montmorency")
    return game


@rule("card.097", "card.rule.resolved_by_key", "edition.h08")
def test_france_spends_six_points_in_the_north_whoever_plays_the_raid():
    game = with_card(raid(), "papacy", "scots_raid", "event scots-raid")
    assert (decision(game), asked(game)) == ("BringLeader", "france")
    do(game, "ferry-nobody")
    assert (decision(game), asked(game), game.state.cp) == ("SpendOnRaid", "france", 6)
    assert why_not(game, "march edinburgh-to-berwick") == "ok"
    assert why_not(game, "regular paris") == "outside_the_raid"
    assert why_not(game, "march paris-to-rouen") == "outside_the_raid"
    do(game, "regular edinburgh")
    assert (count(game, "edinburgh", "scotland"), game.state.cp) == (4, 4)
    do(game, "done")
    assert (decision(game), game.state.cp) == (OVER, 0)
    assert place_of(game, "scots_raid") == "discard"


@rule("card.097", "15.3")
def test_a_stirling_that_france_besieged_is_french_and_besieged_no_more():
    game = raid()
    war(game, "france", "england")
    control(game, "england", "stirling")
    units(game, "stirling", "england", regular=2)
    units(game, "stirling", "france", regular=3)
    besiege(game, "stirling", "france")
    with_card(game, "france", "scots_raid", "event scots-raid", "go-to london", "ferry-nobody")
    assert (holder(game, "stirling"), count(game, "stirling", "england")) == ("france", 0)
    assert not is_besieged(game, "stirling")
    assert why_not(game, "assault stirling") == "not_besieging"


@rule("card.097")
def test_a_leader_crosses_over_for_half_the_points():
    game = with_card(raid(), "papacy", "scots_raid", "event scots-raid")
    assert why_not(game, "ferry montmorency paris") == "no_place_in_scotland"
    assert why_not(game, "ferry charles-v edinburgh") == "not_a_free_frenchman"
    do(game, "ferry montmorency edinburgh")
    assert (whereabouts(game, "montmorency"), game.state.cp) == ("edinburgh", 3)


@rule("card.097", "15.1.timing")
def test_a_town_besieged_in_the_raid_is_assaulted_in_it():
    game = raid()
    control(game, "france", "berwick")
    units(game, "berwick", "scotland", regular=3)
    units(game, "edinburgh", "scotland", regular=0)
    units(game, "york", "england", regular=1)
    with_card(game, "france", "scots_raid", "event scots-raid")
    do(game, "ferry-nobody", "march berwick-to-york", "all")
    silence(game, "Announcement")
    while decision(game) in ("AvoidBattle", "Withdraw"):
        do(game, "stand" if decision(game) == "AvoidBattle" else "withdraw")
    assert is_besieged(game, "york")
    assert why_not(game, "assault york") == "ok"
    do(game, "assault york")
    stormed(game, "all", *[6] * 30)
    assert (holder(game, "york"), game.state.cp) == ("france", 4)


@rule("card.097")
def test_stirling_becomes_french_and_others_leave_it():
    game = raid()
    control(game, "england", "stirling")
    units(game, "stirling", "england", regular=2)
    with_card(game, "france", "scots_raid", "event scots-raid")
    while decision(game) == "ChooseHome":
        do(game, min(moves(game)))
    assert (holder(game, "stirling"), count(game, "stirling", "england")) == ("france", 0)


@rule("card.097")
def test_without_the_auld_alliance_there_is_no_raid():
    game = europe()
    hold(game, "france", "scots_raid")
    play(game, "france")
    assert why_not(game, "event scots-raid") == "not_frances_ally"
    do(game, "points scots-raid")
    assert game.state.cp == 2


# ---- 70: Charles Bourbon --------------------------------------------------------------------------------------------


@rule("card.070", "leader.renegade", "19.2")
def test_the_renegade_rises_with_three_mercenaries_and_is_gone_in_winter():
    game = europe()
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to paris") == "no_space_for_bourbon"
    do(game, "go-to besancon")
    assert whereabouts(game, "renegade") == "besancon"
    assert count(game, "besancon", "hapsburg", "mercenary") == 3
    game.state.phase = PHASE_IDS.index("winter")
    run(game, Winter())
    assert whereabouts(game, "renegade") == "elsewhere"


@rule("card.070", "17.1")
def test_the_renegade_does_not_rise_among_enemies():
    game = europe()
    war(game, "hapsburg", "ottoman")
    units(game, "graz", "ottoman", regular=1)
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to graz") == "no_space_for_bourbon"
    assert why_not(game, "go-to linz") == "ok"


@rule("card.070")
def test_in_war_with_france_an_empty_space_by_lyon_is_taken():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "grenoble", "france", regular=1)
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to grenoble") == "no_space_for_bourbon"
    do(game, "go-to avignon")
    assert (holder(game, "avignon"), count(game, "avignon", "hapsburg", "mercenary")) == ("hapsburg", 3)


@rule("card.070", "13.1.restriction7")
@pytest.mark.parametrize("is_walled", [False, True])
def test_an_enemy_leader_alone_where_the_renegade_rises_is_his_prisoner(is_walled: bool):
    game = europe()
    war(game, "hapsburg", "france")
    leaders(game, "avignon", "montmorency")
    game.state.fortified[SPACE_NUMBER["avignon"]] = int(is_walled)
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon", "go-to avignon")
    assert whereabouts(game, "montmorency") == "prisoner of hapsburg"
    assert holder(game, "avignon") == "hapsburg"


@rule("card.070")
def test_the_ottoman_gets_cavalry_and_a_besieged_space_is_no_place():
    game = europe()
    besiege(game, "edirne", "hapsburg")
    with_card(game, "ottoman", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to edirne") == "no_space_for_bourbon"
    do(game, "go-to istanbul")
    assert count(game, "istanbul", "ottoman", "cavalry") == 3


@rule("card.070", "21.6.before5")
def test_before_the_league_the_renegade_rises_in_no_electorate():
    game = europe()
    with_card(game, "hapsburg", "charles_bourbon", "event charles-bourbon")
    assert why_not(game, "go-to wittenberg") == "electorates_are_closed"
    assert why_not(game, "go-to leipzig") == "ok"
    happened(game, "schmalkaldic_league")
    assert why_not(game, "go-to wittenberg") == "ok"


# ---- 60: Maurice of Saxony ------------------------------------------------------------------------------------------


def saxony() -> Europe:
    """After the League Maurice commands regulars and mercenaries in Leipzig; the Hapsburgs hold Prague."""
    game = europe()
    happened(game, "schmalkaldic_league")
    control(game, "protestant", "leipzig", "wittenberg", "erfurt")
    control(game, "hapsburg", "prague", "linz", "vienna")
    units(game, "leipzig", "protestant", regular=1, mercenary=3)
    leaders(game, "leipzig", "maurice_of_saxony")
    return game


@rule("card.060", "leader.maurice_of_saxony")
def test_maurice_goes_over_with_the_mercenaries_of_his_stack():
    game = with_card(saxony(), "hapsburg", "maurice_of_saxony", "event maurice-of-saxony")
    goal = min(moves(game)).split()[1]
    assert why_not(game, "go-to vienna") == "no_space_for_maurice"
    do(game, f"go-to {goal}")
    assert whereabouts(game, "maurice_of_saxony") == goal.replace("-", "_")
    assert count(game, goal.replace("-", "_"), "hapsburg", "mercenary") == 3
    assert (count(game, "leipzig", "protestant"), count(game, "leipzig", "protestant", "mercenary")) == (1, 0)
    assert game.state.leader_owner[LEADER_NUMBER["maurice_of_saxony"]] == HAPSBURG


@rule("card.060")
def test_an_occupied_space_is_taken_only_if_there_is_no_other():
    game = saxony()
    for space in SPACE_NUMBER:
        if holder(game, space) == "hapsburg" and space != "prague":
            control(game, "france", space)
    units(game, "prague", "hapsburg", regular=1)
    with_card(game, "hapsburg", "maurice_of_saxony", "event maurice-of-saxony")
    assert moves(game) == {"go-to prague"}


@rule("card.060")
def test_a_captured_maurice_joins_the_other_side_in_a_fortified_space():
    game = saxony()
    captive(game, "maurice_of_saxony", "hapsburg")
    with_card(game, "hapsburg", "maurice_of_saxony", "event maurice-of-saxony")
    assert why_not(game, "go-to linz") == "no_space_for_maurice"
    do(game, "go-to vienna")
    assert whereabouts(game, "maurice_of_saxony") == "vienna"
    assert game.state.leader_owner[LEADER_NUMBER["maurice_of_saxony"]] == HAPSBURG


@rule("card.060", "card.rule.requirements", "card.rule.playable_by_key")
def test_maurice_must_have_come_and_only_two_powers_win_him():
    game = europe()
    hold(game, "hapsburg", "maurice_of_saxony")
    play(game, "hapsburg")
    assert why_not(game, "event maurice-of-saxony") == "maurice_is_not_here"
    game = saxony()
    hold(game, "france", "maurice_of_saxony")
    play(game, "france")
    assert why_not(game, "event maurice-of-saxony") == "not_your_event"
    do(game, "points maurice-of-saxony")
    assert (game.state.cp, MAJOR_IDS[game.waiting[0]]) == (4, "france")
