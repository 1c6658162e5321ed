"""card.008 to card.023: mandatory events."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.card_numbers import BARBARY_PIRATES, SCHMALKALDIC_LEAGUE
from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, SPACE_IDS, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, NONE
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER, RULER_IDS
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS, ON_TURN_TRACK
from regnum.titles.here_i_stand.rules.overdue import OverdueEvents
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    at_war,
    captive,
    control,
    count,
    europe,
    faith,
    happened,
    hold,
    holder,
    impulse,
    leaders,
    place_of,
    play,
    run,
    ships_in,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.positions import decision, do, moves, why_not


def mandatory(game: Europe, card: str, power: str = "england") -> Europe:
    """A power plays a mandatory event."""
    hold(game, power, card)
    play(game, power)
    assert why_not(game, f"points {card.replace('_', '-')}") == "mandatory_is_no_points"
    return do(game, f"event {card.replace('_', '-')}")


def ruler(game: Europe, power: str) -> str:
    """Who rules a power."""
    return RULER_IDS[game.state.ruler[MAJOR_IDS.index(power)]]


# ---- the Mediterranean ----------------------------------------------------------------------------------------------


@rule("card.009", "6.1.mandatory3", "11.event_executor")
def test_the_barbary_pirates_come_to_algiers():
    game = mandatory(europe(), "barbary_pirates", "papacy")
    assert BARBARY_PIRATES in game.state.happened
    assert holder(game, "algiers") == "ottoman"
    assert count(game, "algiers", "ottoman") == 2
    assert ships_in(game, "algiers", "ottoman", "corsair") == 2
    assert whereabouts(game, "barbarossa") == "algiers"
    assert place_of(game, "barbary_pirates") == "out of game"
    assert (asked(game), game.state.cp) == ("papacy", 2)
    assert sound(game)


@rule("card.012", "6.1.mandatory3", "23.2.bonus8")
def test_masters_of_italy():
    """Three keys a point, four two points, two a card; unrest does not matter."""
    game = europe()
    control(game, "france", "milan", "genoa", "florence")
    control(game, "hapsburg", "naples", "venice")
    unrest(game, "milan")
    mandatory(game, "master_of_italy")
    assert game.state.bonus == [0, 0, 0, 1, 0, 0]
    assert game.state.place.count(6 + 1) == 1  # the Hapsburgs have drawn a card
    assert place_of(game, "master_of_italy") == "discard"
    game = europe()
    control(game, "protestant", "milan", "genoa", "florence", "venice")
    mandatory(game, "master_of_italy")
    assert game.state.bonus == [0, 0, 0, 0, 0, 2]


@rule("card.018")
def test_dragut_takes_the_place_of_barbarossa():
    game = europe()
    leaders(game, "ionian_sea", "barbarossa")
    mandatory(game, "dragut")
    assert game.state.leader_at[LEADER_NUMBER["dragut"]] > len(SPACE_IDS) - 1
    assert whereabouts(game, "barbarossa") == "elsewhere"
    game = europe()
    game.state.leader_at[LEADER_NUMBER["barbarossa"]] = ON_TURN_TRACK
    mandatory(game, "dragut")
    assert game.state.leader_at[LEADER_NUMBER["dragut"]] == ON_TURN_TRACK


# ---- rulers ---------------------------------------------------------------------------------------------------------


@rule("card.010", "card.014", "card.022", "card.023", "3.3.change", "3.3.card")
@pytest.mark.parametrize(("card", "power"), [("clement_vii", "papacy"), ("paul_iii", "papacy"),
                                             ("julius_iii", "papacy"), ("elizabeth_i", "england")])  # fmt: skip
def test_a_new_ruler_rules_at_once(card: str, power: str):
    game = mandatory(europe(), card, "ottoman")
    assert ruler(game, power) == card
    assert place_of(game, card) == "power card"
    assert game.state.cp == 2


@rule("card.019", "3.3.change")
def test_edward_brings_dudley_to_london_or_to_henry():
    game = europe()
    leaders(game, "calais", "henry_viii")
    mandatory(game, "edward_vi", "france")
    assert (decision(game), asked(game)) == ("EnterLeader", "england")
    assert moves(game) == {"enter calais", "enter london"}
    do(game, "enter calais")
    assert whereabouts(game, "dudley") == "calais"
    assert whereabouts(game, "henry_viii") == "elsewhere"
    assert ruler(game, "england") == "edward_vi"


@rule("card.019")
def test_a_captured_henry_dies_too():
    game = europe()
    captive(game, "henry_viii", "france")
    mandatory(game, "edward_vi", "france")
    assert whereabouts(game, "dudley") == "london"
    assert whereabouts(game, "henry_viii") == "elsewhere"


@rule("card.019", "card.020")
def test_without_a_capital_the_new_leader_enters_at_home():
    game = europe()
    captive(game, "henry_viii", "france")
    control(game, "france", "london")
    mandatory(game, "edward_vi", "france")
    assert asked(game) == "england"
    assert "enter calais" in moves(game)
    assert "enter london" not in moves(game)


@rule("card.020")
def test_henry_ii_comes_to_paris_or_to_francis():
    game = europe()
    leaders(game, "paris", "francis_i")
    mandatory(game, "henry_ii")
    assert whereabouts(game, "henry_ii") == "paris"
    assert whereabouts(game, "francis_i") == "elsewhere"
    assert ruler(game, "france") == "henry_ii"


@rule("card.021")
def test_mary_brings_dudley_only_if_henry_was_the_ruler():
    game = europe()
    leaders(game, "london", "henry_viii")
    mandatory(game, "mary_i")
    assert whereabouts(game, "dudley") == "london"
    game = europe()  # Henry has died before
    leaders(game, "york", "dudley")
    mandatory(game, "mary_i")
    assert whereabouts(game, "dudley") == "york"


# ---- the League -----------------------------------------------------------------------------------------------------


def reformed(spaces: int) -> Europe:
    """So many Protestant home spaces are Protestant, electorates last; it is turn 2."""
    game = europe()
    game.state.turn = 2
    names = sorted([SPACE_IDS[space] for space in HOME_SPACES[5]], key=lambda name: (name in ELECTORS, name))
    faith(game, "protestant", *names[:spaces])
    game.state.unsettled = 0
    return game


ELECTORS = ("wittenberg", "augsburg", "cologne", "trier", "mainz", "brandenburg")


@rule("21.6", "21.6.league", "card.013")
def test_the_league_needs_turn_two_and_twelve_protestant_spaces():
    game = reformed(11)
    mandatory(game, "schmalkaldic_league")
    assert place_of(game, "schmalkaldic_league") == "discard"
    game = reformed(12)
    game.state.turn = 1
    mandatory(game, "schmalkaldic_league")
    assert place_of(game, "schmalkaldic_league") == "discard"
    game = reformed(12)
    unrest(game, "bremen")  # unrest or not
    mandatory(game, "schmalkaldic_league")
    assert SCHMALKALDIC_LEAGUE in game.state.happened
    assert place_of(game, "schmalkaldic_league") == "out of game"
    assert game.state.cp == 2


@rule("21.6.league3", "21.6.league4", "21.6.league5")
def test_the_league_takes_protestant_home_spaces_and_goes_to_war():
    game = reformed(12)
    faith(game, "protestant", "wittenberg", "paris")
    game.state.fortified[SPACE_NUMBER["bremen"]] = BUILT_FORTRESS
    allied(game, "protestant", "hapsburg")
    mandatory(game, "schmalkaldic_league")
    assert holder(game, "wittenberg") == holder(game, "erfurt") == "protestant"
    assert holder(game, "bremen") == "hapsburg"  # a fortress marker
    assert holder(game, "cologne") == "hapsburg"  # Catholic
    assert holder(game, "paris") == "france"
    assert at_war(game, "protestant", "hapsburg")
    assert at_war(game, "protestant", "papacy")
    assert not game.state.alliance[5]
    assert sound(game)


@rule("21.6.league1", "21.6.league2")
def test_the_founders_join_the_nearest_stacks():
    game = reformed(12)
    faith(game, "protestant", "wittenberg", "mainz")
    units(game, "wittenberg", "protestant", regular=2)
    units(game, "mainz", "protestant", regular=1)
    mandatory(game, "schmalkaldic_league")
    assert whereabouts(game, "john_frederick") == "wittenberg"
    assert whereabouts(game, "philip_of_hesse") == "mainz"


@rule("card.013", "21.6.league1")
def test_without_a_stack_a_founder_enters_an_electorate_or_waits():
    game = reformed(12)
    faith(game, "protestant", "brandenburg")
    game.state.on_display = []
    mandatory(game, "schmalkaldic_league")
    assert whereabouts(game, "john_frederick") == "brandenburg"
    game = reformed(12)
    mandatory(game, "schmalkaldic_league")
    assert game.state.leader_at[LEADER_NUMBER["john_frederick"]] == ON_TURN_TRACK


@rule("21.6.league6")
def test_protestant_troops_leave_catholic_electorates():
    game = reformed(12)
    faith(game, "protestant", "wittenberg")
    game.state.on_display = []
    units(game, "brandenburg", "protestant", regular=1)
    mandatory(game, "schmalkaldic_league")
    assert count(game, "brandenburg", "protestant") == 0
    assert count(game, "wittenberg", "protestant") == 1
    assert whereabouts(game, "john_frederick") == "wittenberg"  # he had joined them
    assert sound(game)


@rule("21.6.league6")
def test_between_equally_near_electorates_the_protestants_choose():
    game = reformed(12)
    faith(game, "protestant", "mainz", "cologne")
    game.state.on_display = []
    units(game, "trier", "protestant", regular=1)
    mandatory(game, "schmalkaldic_league")
    if decision(game) == "LeaveElectorate":
        assert asked(game) == "protestant"
        do(game, sorted(moves(game))[0])
    assert count(game, "trier", "protestant") == 0


@rule("21.6.before3", "21.6.before5", "21.6.league4")
def test_before_the_league_protestants_stay_and_others_keep_out_of_electorates():
    game = europe()
    control(game, "protestant", "wittenberg")
    units(game, "wittenberg", "protestant", regular=2)
    impulse(game, "protestant", 1)
    assert why_not(game, "march wittenberg-to-leipzig") != "ok"
    happened(game, "schmalkaldic_league")
    war(game, "protestant", "hapsburg")
    assert why_not(game, "march wittenberg-to-leipzig") == "ok"
    game = europe()
    units(game, "leipzig", "hapsburg", regular=3)
    impulse(game, "hapsburg", 1)
    assert why_not(game, "march leipzig-to-wittenberg") != "ok"
    happened(game, "schmalkaldic_league")
    assert why_not(game, "march leipzig-to-wittenberg") == "ok"


# ---- overdue in winter ----------------------------------------------------------------------------------------------


@rule(
    "19.8",
    "ruling.g64",
    "table:mandatory_deadlines.clement",
    "table:mandatory_deadlines.barbary",
    "table:mandatory_deadlines.league",
    "table:mandatory_deadlines.paul",
    "table:mandatory_deadlines.jesus",
)
@pytest.mark.parametrize(("card", "turn"), [("clement_vii", 2), ("barbary_pirates", 3), ("paul_iii", 4),
                                            ("schmalkaldic_league", 4), ("society_of_jesus", 6)])  # fmt: skip
@pytest.mark.parametrize("place", ["deck", "hand"])
def test_overdue_events_happen_in_winter(card: str, turn: int, place: str):
    game = europe()
    if place == "hand":
        hold(game, "france", card)
    game.state.turn = turn - 1
    run(game, OverdueEvents())
    assert place_of(game, card) not in ("power card", "out of game")
    game.state.turn = turn
    game.state.active = NONE
    run(game, OverdueEvents())
    if card == "society_of_jesus":
        do(game, "place-university rome", "place-university paris")
    assert place_of(game, card) in ("power card", "out of game")
    assert game.state.cp == 0
