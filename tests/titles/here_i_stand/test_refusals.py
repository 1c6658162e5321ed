"""Refusals that hardly ever come up in play, one by one; and those that every few games have."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from regnum.engine.chance import FastChance
from regnum.engine.moves import Move
from regnum.titles.here_i_stand.cards.home import RaiseJanissaries
from regnum.titles.here_i_stand.cards.league import JoinStack, LeaveElectorate, why_not_league
from regnum.titles.here_i_stand.facts.catalogue import SEA_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.charts import MOST_PIRACY_VP
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    FIELD,
    FRANCE,
    HAPSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    POWER_IDS,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.combat import begin_combat
from regnum.titles.here_i_stand.position.queries.tallies import leader_key, ship_key, unit_key
from regnum.titles.here_i_stand.position.state import IN_POOL, OTHER
from regnum.titles.here_i_stand.rules.aftermath import FormShelter
from regnum.titles.here_i_stand.rules.card_play import PlayCard
from regnum.titles.here_i_stand.rules.combat_cards import DeclareCombatCards
from regnum.titles.here_i_stand.rules.entering import why_closed
from regnum.titles.here_i_stand.rules.frames import PowerChoice
from regnum.titles.here_i_stand.rules.interception import Intercept
from regnum.titles.here_i_stand.rules.losses import TakeLosses
from regnum.titles.here_i_stand.rules.mercenaries import DismissMercenaries, PlaceMercenaries
from regnum.titles.here_i_stand.rules.naval_combat import ChooseNavalBattle, ChooseRefuge, LoseSquadron
from regnum.titles.here_i_stand.rules.naval_interception import InterceptFleet
from regnum.titles.here_i_stand.rules.peace import SueForPeace
from regnum.titles.here_i_stand.rules.piracy import GiveAward
from regnum.titles.here_i_stand.rules.regaining import RegainLeaders
from regnum.titles.here_i_stand.rules.release import ChooseRelease, Ransom
from regnum.titles.here_i_stand.rules.retreat import ChooseRetreat
from regnum.titles.here_i_stand.rules.ships_home import ChoosePort
from regnum.titles.here_i_stand.rules.spring import Deploy
from regnum.titles.here_i_stand.rules.war import DeclareWar
from regnum.titles.here_i_stand.rules.winter_choices import ReturnUnits
from regnum.titles.here_i_stand.rules.winter_fleets import FollowShips
from regnum.titles.here_i_stand.title import TITLE
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    besiege,
    captive,
    control,
    europe,
    faith,
    happened,
    hold,
    impulse,
    leaders,
    location,
    ships,
    units,
    war,
)
from tests.titles.positions import do, why_not


def refused(game: Europe, choice: PowerChoice | DeclareCombatCards, move: str) -> str:
    """Why a power would be refused a move, whether it is asked or spared the question."""
    option = choice.domain.parse(Move.from_text(move))
    assert option >= 0, move
    code = choice.why_not(game, choice.power, option)
    return TITLE.reasons[code].name if code else "ok"


# ---- cards ----------------------------------------------------------------------------------------------------------


@rule("21.6.league", "21.6")
def test_the_league_is_formed_neither_too_early_nor_with_too_few_protestants():
    state = europe().state
    state.turn = 1
    assert TITLE.reasons[why_not_league(state, PROTESTANT)].name == "too_early_for_league"
    state.turn = 2
    assert TITLE.reasons[why_not_league(state, PROTESTANT)].name == "too_few_protestants"
    state.faith[:12] = [PROTESTANT_FAITH] * 12
    assert why_not_league(state, PROTESTANT) == 0


@rule("card.rule.playable_by_key")
def test_an_event_of_another_power_cannot_be_played():
    game = europe()
    hold(game, "england", "patron_of_the_arts")
    assert refused(game, PlayCard(ENGLAND), "event patron-of-the-arts") == "not_your_event"


@rule("card.033", "card.036")
def test_mercenaries_come_neither_to_the_besieged_nor_to_protestants_before_the_league():
    game = europe()
    units(game, "vienna", "hapsburg", regular=2)
    units(game, "vienna", "ottoman", regular=4)
    besiege(game, "vienna", "ottoman")
    assert refused(game, PlaceMercenaries(HAPSBURG, 2), "place vienna 1") == "stack_is_besieged"
    assert refused(game, DismissMercenaries(HAPSBURG, 2), "dismiss vienna ottoman") == "no_mercenary_there"
    assert refused(game, PlaceMercenaries(PROTESTANT, 2), "place wittenberg 1") == "not_before_the_league"


@rule("21.6.league1", "21.6.league6")
def test_protestants_gather_at_the_nearest_place():
    game = europe()
    units(game, "leipzig", "protestant", regular=1)
    units(game, "augsburg", "protestant", regular=1)
    faith(game, "protestant", "wittenberg", "augsburg")
    joining = JoinStack(PROTESTANT, LEADER_NUMBER["john_frederick"], SPACE_NUMBER["wittenberg"])
    assert refused(game, joining, "enter augsburg") == "not_the_nearest_stack"
    leaving = LeaveElectorate(PROTESTANT, SPACE_NUMBER["brandenburg"])
    assert refused(game, leaving, "go-to augsburg") == "not_the_nearest_electorate"


@rule("card.026", "card.030b")
def test_bribes_and_tercios_know_their_enemies():
    game = europe()
    for power in ("ottoman", "france"):
        hold(game, power, "mercenaries_bribed")
    begin_combat(game.state, SPACE_NUMBER["buda"], OTTOMAN, 1 << FRANCE)
    attack, defence = (DeclareCombatCards(power, side, FIELD) for side, power in enumerate((OTTOMAN, FRANCE)))
    hold(game, "ottoman", "mercenaries_bribed")
    assert refused(game, attack, "mercenaries-bribed") == "not_for_the_ottoman"
    hold(game, "france", "mercenaries_bribed", "tercios")
    assert refused(game, defence, "mercenaries-bribed") == "enemy_is_ottoman"
    assert refused(game, defence, "tercios") == "no_hapsburg_regulars"


@rule("card.001b", "ruling.g03")
def test_nobody_raises_units_without_counters():
    game = europe()
    units(game, "edirne", "ottoman", regular=1000)
    assert refused(game, RaiseJanissaries(OTTOMAN, 4), "raise istanbul 4") == "no_counters_left"


# ---- on land --------------------------------------------------------------------------------------------------------


def marching() -> Europe:
    """Suleiman may march from Belgrade; a Hapsburg army stands beside it."""
    game = europe()
    units(game, "belgrade", "ottoman", regular=5)
    leaders(game, "belgrade", "suleiman")
    units(game, "szegedin", "hapsburg", regular=1)
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "belgrade")
    control(game, "hapsburg", "szegedin")
    return game


@rule("13.1.restriction4", "card.032")
def test_leaders_who_were_beaten_or_have_gout_do_not_go_with_an_army():
    game = marching()
    impulse(game, "ottoman", 3)
    do(game, "march belgrade-to-szegedin")
    game.state.gout = 1 << LEADER_NUMBER["suleiman"]
    assert why_not(game, "lead suleiman") == "leader_has_gout"
    game.state.beaten = [leader_key(LEADER_NUMBER["suleiman"]), 1]
    assert why_not(game, "lead suleiman") == "leader_was_beaten"


@rule("13.2.restriction4")
def test_units_that_have_tried_to_intercept_do_not_try_again():
    game = marching()
    intercept = Intercept(HAPSBURG, SPACE_NUMBER["buda"])
    assert refused(game, intercept, "intercept szegedin") == "ok"
    game.state.tried = [unit_key(SPACE_NUMBER["szegedin"], HAPSBURG), 1]
    assert refused(game, intercept, "intercept szegedin") == "already_tried"
    game.state.attempted = [SPACE_NUMBER["szegedin"] * MAJORS + HAPSBURG]
    assert refused(game, intercept, "intercept szegedin") == "tried_from_there"


@rule("14.1.restriction1")
def test_nobody_retreats_to_enemies():
    game = marching()
    control(game, "hapsburg", "belgrade")
    beaten = ChooseRetreat(HAPSBURG, SPACE_NUMBER["szegedin"], SPACE_NUMBER["buda"])
    assert refused(game, beaten, "retreat belgrade") == "enemies_there"
    assert refused(game, beaten, "retreat buda") == "enemy_came_that_way"
    control(game, "papacy", "belgrade")
    assert refused(game, beaten, "retreat belgrade") == "not_a_friends_space"


@rule("10")
def test_nobody_is_deployed_from_an_empty_capital():
    assert refused(europe(), Deploy(FRANCE), "deploy paris rouen") == "nobody_in_capital"


@rule("19.3.step2")
def test_units_that_can_go_home_must():
    game = europe()
    units(game, "agram", "hapsburg", regular=2)
    leaders(game, "agram", "ferdinand")
    returning = ReturnUnits(HAPSBURG, SPACE_NUMBER["agram"])
    assert refused(game, returning, "stay") == "must_return"
    assert refused(game, returning, "lead-to ferdinand vienna") == "leader_follows_units"


@rule("14.step9.1")
def test_nobody_loses_more_than_was_hit():
    game = marching()
    assert (
        refused(game, TakeLosses(OTTOMAN, SPACE_NUMBER["belgrade"], 2), "lose ottoman-regular 3") == "too_many_losses"
    )


@rule("13.1.step1")
def test_a_leader_is_taken_once():
    game = marching()
    leaders(game, "belgrade", "ibrahim_pasha")
    impulse(game, "ottoman", 3)
    do(game, "march belgrade-to-szegedin", "lead suleiman")
    assert why_not(game, "lead suleiman") == "leader_is_in"


@rule("21.6.before4")
def test_protestants_take_no_control_before_the_league():
    game = europe()
    units(game, "zurich", "protestant", regular=1)
    control(game, "independent", "zurich")
    impulse(game, "protestant", 2)
    assert why_not(game, "control zurich") == "not_before_league"


@rule("15.2.result3")
def test_only_who_came_out_of_a_town_goes_back_into_it():
    game = marching()
    game.state.army_at[OTHER] = SPACE_NUMBER["belgrade"]
    assert refused(game, FormShelter(OTTOMAN), "lead suleiman") == "not_from_inside"


# ---- prisoners ------------------------------------------------------------------------------------------------------


@rule("ruling.g20", "ruling.g13", "9.4")
def test_ransom_needs_a_card_and_a_place():
    game = europe()
    captive(game, "montmorency", "hapsburg")
    assert refused(game, Ransom(FRANCE), "ransom montmorency") == "no_card_for_ransom"
    hold(game, "france", "gout")
    assert refused(game, Ransom(FRANCE), "ransom montmorency") == "ok"
    game.state.control = [HAPSBURG] * len(game.state.control)
    assert refused(game, Ransom(FRANCE), "ransom montmorency") == "nowhere_to_release"
    release = ChooseRelease(FRANCE, LEADER_NUMBER["montmorency"])
    assert refused(game, release, "go-to paris") == "not_the_place_of_release"


@rule("9.3.step6", "ruling.g13")
def test_a_leader_is_not_regained_without_a_place_for_him():
    game = europe()
    captive(game, "montmorency", "hapsburg")
    game.state.control = [HAPSBURG] * len(game.state.control)
    regain = RegainLeaders(FRANCE, HAPSBURG)
    assert refused(game, regain, "free montmorency point") == "no_place_to_return"
    assert refused(game, regain, "free francis-i point") == "not_his_prisoner"


# ---- at sea ---------------------------------------------------------------------------------------------------------


@rule("16.1.step4d")
def test_a_fleet_beside_ships_of_the_active_power_does_not_intercept():
    game = europe()
    ships(game, "gulf_of_lyon", "france", squadron=1)
    ships(game, "gulf_of_lyon", "hapsburg", squadron=1)
    intercept = InterceptFleet(FRANCE, HAPSBURG, location("tyrrhenian_sea"))
    assert refused(game, intercept, "intercept gulf-of-lyon") == "active_ships_there"


@rule("16.1.step1")
def test_beaten_ships_do_not_sail():
    game = europe()
    ships(game, "gulf_of_lyon", "france", squadron=1)
    impulse(game, "france", 2)
    do(game, "sail")
    ship = next(ship for ship, at in enumerate(game.state.ship_at) if at != IN_POOL)
    game.state.beaten = [ship_key(ship), 1]
    assert why_not(game, "send gulf-of-lyon-to-tyrrhenian-sea") == "ships_were_beaten"
    assert why_not(game, "sail") == "nothing_ordered"


@rule("16.1", "16.2.step8a", "16.2")
def test_whoever_has_no_ships_neither_sails_nor_fights_nor_loses_any():
    game = europe()
    impulse(game, "protestant", 2)
    assert why_not(game, "sail") == "no_navy"
    assert refused(game, ChooseNavalBattle(FRANCE), "fight rouen england") == "no_battle_there"
    assert (
        refused(game, LoseSquadron(FRANCE, location("rouen"), 1), "lose-ship france-squadron") == "no_such_ship_to_lose"
    )


@rule("16.4.step1")
def test_pirates_need_a_port_to_raid():
    game = europe()
    happened(game, "barbary_pirates")
    ships(game, "aegean_sea", "ottoman", corsair=1)
    impulse(game, "ottoman", 3)
    assert why_not(game, "piracy aegean-sea england") == "no_port_there"


@rule("22.4.step3")
def test_ships_go_to_the_nearest_port_of_their_own():
    game = europe()
    ships(game, "adriatic_sea", "venice", squadron=1)
    home = ChoosePort(POWER_IDS.index("venice"), location("adriatic_sea"))
    code = home.why_not(game, HAPSBURG, home.domain.parse(Move.from_text("sail-to candia")))
    assert TITLE.reasons[code].name == "not_the_nearest_port"


@rule("16.3")
def test_nobody_embarks_who_has_just_begun_a_siege_or_could_not_land():
    game = europe()
    units(game, "marseille", "france", regular=2)
    ships(game, "gulf_of_lyon", "france", squadron=1)
    impulse(game, "france", 3)
    move = "embark marseille-to-gulf-of-lyon"
    assert why_not(game, move) == "ok"
    game.state.fresh_sieges = [SPACE_NUMBER["marseille"] * MAJORS + FRANCE]
    assert why_not(game, move) == "siege_just_began"
    game.state.fresh_sieges = []
    game.state.control = [ENGLAND] * len(game.state.control)
    assert why_not(game, move) == "no_landing"


@rule("16.2.step9b")
def test_a_beaten_fleet_takes_refuge_in_no_port_of_others():
    game = europe()
    ships(game, "tyrrhenian_sea", "hapsburg", squadron=2)
    refuge = ChooseRefuge(HAPSBURG, location("tyrrhenian_sea"))
    assert refused(game, refuge, "retreat naples") == "ok"
    assert refused(game, refuge, "retreat rome") == "no_refuge"


@rule("16.4.step5")
def test_a_full_track_takes_no_points_and_an_empty_hand_gives_no_card():
    game = europe()
    game.state.piracy = MOST_PIRACY_VP
    award = GiveAward(HAPSBURG, SEA_NUMBER["tyrrhenian_sea"], 1)
    assert refused(game, award, "give-points") == "piracy_track_is_full"
    assert refused(game, award, "give-card") == "no_card_to_give"
    assert refused(game, award, "give-squadron naples") == "no_squadron_there"


@rule("19.3.step1")
def test_a_naval_leader_goes_where_a_ship_went():
    game = europe()
    ships(game, "gulf_of_lyon", "ottoman", squadron=1)
    leaders(game, "gulf_of_lyon", "barbarossa")
    follow = FollowShips(OTTOMAN, location("gulf_of_lyon"))
    assert refused(game, follow, "admiral-to barbarossa naples") == "no_ship_went_there"


@rule("21.1.algiers1b")
def test_algiers_is_closed_before_it_is_in_play():
    assert TITLE.reasons[why_closed(europe().state, OTTOMAN, SPACE_NUMBER["algiers"])].name == "not_in_play_yet"


# ---- diplomacy ------------------------------------------------------------------------------------------------------


@rule("9.6.restriction1")
def test_protestants_declare_no_war_before_the_league():
    assert refused(europe(), DeclareWar(PROTESTANT), "declare hapsburg") == "no_war_before_league"


@rule("9.3.step1c")
def test_some_wars_never_end():
    game = europe()
    war(game, "papacy", "protestant")
    assert refused(game, SueForPeace(PAPACY), "sue protestant") == "war_without_end"


# ---- what every few games have --------------------------------------------------------------------------------------

GAMES = 8
TRIES = 10
COMMON = (
    "already_forming", "electorates_are_closed", "kind_is_in", "leader_not_here", "no_corsairs_there",
    "no_port", "no_ships_chosen", "no_ships_left",
    "no_ships_to_carry", "no_such_admiral", "no_such_ships", "no_units_left", "nobody_chosen", "nobody_may_leave",
    "nobody_to_intercept", "not_a_neighbour", "not_a_place_to_return", "not_a_prisoner", "not_at_this_moment",
    "not_beside", "not_beside_the_fleet", "not_besieging", "not_from_a_port", "not_here", "not_in_hand",
    "not_in_this_army", "not_in_this_combat", "not_next_to_it", "not_the_nearest",
    "no_friends_there",
    "not_to_be_taken", "not_where_he_enters", "nothing_lost", "only_the_ottoman", "passage_is_ordered",
    "protestants_stay", "too_dear", "too_few_here", "too_many_mercenaries",
)  # fmt: skip


@cache
def met() -> frozenset[str]:
    """The reasons of refusals in some games of random answers."""
    found = set()
    for seed in range(GAMES):
        rng = Random(seed)
        game = TITLE.setup({}, MAJORS, FastChance(seed), TITLE.scenarios[seed % len(TITLE.scenarios)])
        while not game.over:
            seat, choice = rng.choice(game.waiting), game.decision()
            for _ in range(TRIES):
                reason = game.why_not(seat, rng.randrange(choice.domain.size))
                found.add(reason.name if reason else "")
            game.apply(seat, rng.choice(game.legal(seat)))
    return frozenset(found)


@pytest.mark.parametrize("name", COMMON)
def test_games_of_random_answers_meet_the_reason(name: str):
    assert name in met()
