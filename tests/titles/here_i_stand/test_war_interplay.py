"""5 to 17, 19, 22, 23: cases in which two rules meet."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import GENOA, HAPSBURG, OTTOMAN
from regnum.titles.here_i_stand.position.changes.whereabouts import move_ship
from regnum.titles.here_i_stand.rules.minor_powers import Deactivation
from regnum.titles.here_i_stand.rules.peace import PeaceSegment
from regnum.titles.here_i_stand.rules.war import WarSegment
from regnum.titles.here_i_stand.rules.war_start import StartWar
from regnum.titles.here_i_stand.rules.winter import Winter
from tests.rule import rule
from tests.titles.here_i_stand.agreements import strike
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    at_war,
    besiege,
    control,
    count,
    dice,
    europe,
    hold,
    holder,
    impulse,
    is_besieged,
    leaders,
    location,
    negotiate,
    run,
    ships,
    ships_in,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not

# ---- borrowed ships -------------------------------------------------------------------------------------------------


def borrowed(port: str = "nice") -> Europe:
    """England holds a port in the Gulf of Lyon, where two French squadrons lie that it has borrowed, and Calais."""
    game = europe()
    control(game, "england", port)
    ships(game, "marseille", "france", squadron=2)
    negotiate(game)
    strike(game, "alliance france england", "france gives england squadron marseille france 2")
    assert ships_in(game, port, "france") == 2
    return game


@rule("9.1.e", "9.2.effect2c")
@pytest.mark.parametrize("to", ["france", "papacy"])
def test_borrowed_ships_leave_a_port_that_is_ceded_as_own_ones_do(to: str):
    game = borrowed()
    control(game, "england", "ravenna")
    strike(game, f"england gives {to} space nice")
    assert ships_in(game, "ravenna", "france") == 2  # the nearest port of the borrower
    assert sound(game)


@rule("9.1.e", "22.4.step3")
def test_the_borrower_says_to_which_of_the_nearest_ports_they_go():
    game = borrowed()
    control(game, "england", "palermo", "messina")
    strike(game, "england gives france space nice")
    assert (decision(game), asked(game)) == ("ChoosePort", "england")
    assert moves(game) == {"sail-to palermo", "sail-to messina"}


@rule("9.3.step5b", "9.2.effect2c")
def test_borrowed_ships_leave_a_port_that_peace_gives_back():
    game = europe()
    control(game, "hapsburg", "rouen")
    war(game, "france", "hapsburg")
    ships(game, "plymouth", "england", squadron=1)
    negotiate(game)
    strike(game, "alliance hapsburg england", "england gives hapsburg squadron plymouth england 1")
    assert ships_in(game, "rouen", "england") == 1
    run(game, PeaceSegment(0))
    do(game, "sue hapsburg", "regain rouen point")
    assert (decision(game), asked(game)) == ("ChoosePort", "hapsburg")
    do(game, "sail-to antwerp")
    assert (ships_in(game, "rouen", "england"), ships_in(game, "antwerp", "england")) == (0, 1)


@rule("22.4.step3", "9.2.effect2c")
def test_borrowed_ships_leave_the_ports_of_a_minor_power_that_parts():
    game = europe()
    allied(game, "genoa", "hapsburg")
    control(game, "hapsburg", "genoa", "bastia")
    ships(game, "marseille", "france", squadron=1)
    negotiate(game)
    strike(game, "alliance france hapsburg", "france gives hapsburg squadron marseille france 1")
    do(game, "sail-to genoa")
    run(game, Deactivation(GENOA, HAPSBURG))
    assert (decision(game), asked(game)) == ("ChoosePort", "hapsburg")
    do(game, "sail-to barcelona")
    assert (ships_in(game, "genoa", "france"), ships_in(game, "barcelona", "france")) == (0, 1)


@rule("9.1.e", "ruling.g15")
def test_whoever_is_inside_a_ceded_space_leaves_it_even_an_enemy_of_the_new_holder():
    """Only who besieges the space, and is at war with its new holder too, stays."""
    game = europe()
    control(game, "france", "london", "york")
    units(game, "london", "england", regular=2)  # they have wintered in their capital, which an ally held
    units(game, "york", "england", regular=2)
    war(game, "france", "england")
    war(game, "hapsburg", "england")
    besiege(game, "york", "england")
    negotiate(game)
    strike(game, "france gives hapsburg space london", "france gives hapsburg space york")
    assert (count(game, "london", "england"), count(game, "bristol", "england")) == (0, 2)
    assert (count(game, "york", "england"), is_besieged(game, "york")) == (2, True)


@rule("9.2.effect2a", "9.2.limits.end")
def test_a_forced_war_leaves_lent_ships_to_the_borrower_until_winter():
    game = europe()
    ships(game, "naples", "hapsburg", squadron=2)
    control(game, "ottoman", "palermo")
    negotiate(game)
    strike(game, "alliance ottoman hapsburg", "hapsburg gives ottoman squadron naples hapsburg 1")
    run(game, StartWar(HAPSBURG, OTTOMAN))
    impulse(game, "ottoman", 1)
    dice(game, *[6] * 2, *[1] * 3)
    do(game, "sail", "send palermo-to-tyrrhenian-sea", "all", "sail")
    assert (decision(game), asked(game)) == ("InterceptFleet", "hapsburg")  # by the other one, from Naples
    run(game, Winter())
    assert moves_with(game, "all-to", HAPSBURG) == {f"all-to {port}" for port in ("cagliari", "messina", "naples")}


# ---- at sea ---------------------------------------------------------------------------------------------------------


@rule("16.1.step4a", "16.1.step7.1")
def test_who_intercepts_where_his_own_enemy_lies_does_not_fight_him():
    """Only the active power fights; the other two lie in the same sea zone until one of them sails there."""
    game = europe()
    for one, other in (("france", "england"), ("france", "hapsburg"), ("hapsburg", "england")):
        war(game, one, other)
    ships(game, "rouen", "france", squadron=1)
    ships(game, "english_channel", "england", squadron=1)
    ships(game, "north_sea", "hapsburg", squadron=1)
    ships(game, "plymouth", "england", squadron=1)
    impulse(game, "france", 1)
    dice(game, 6, 6, *[1] * 4)
    do(game, "sail", "send rouen-to-english-channel", "all", "sail", "intercept north-sea", "all")
    assert moves_with(game, "fight") == {"fight english-channel england", "fight english-channel hapsburg"}
    do(game, "fight english-channel hapsburg", "retreat rouen")
    assert decision(game) == "over"
    assert (ships_in(game, "english_channel", "england"), ships_in(game, "english_channel", "hapsburg")) == (1, 1)
    impulse(game, "england", 1)
    dice(game, *[6] * 4, *[1] * 2)
    do(game, "sail", "send plymouth-to-english-channel", "all", "sail")
    assert decision(game) == "over"
    assert (ships_in(game, "english_channel", "england"), ships_in(game, "english_channel", "hapsburg")) == (2, 0)


# ---- movement and interception --------------------------------------------------------------------------------------


def calais(french: int = 4, english: int = 2) -> Europe:
    """France besieges Calais since an earlier impulse and holds Brussels; England holds Boulogne."""
    game = europe()
    war(game, "france", "england")
    control(game, "france", "brussels")
    control(game, "england", "boulogne")
    units(game, "calais", "england", regular=english)
    units(game, "calais", "france", regular=french)
    besiege(game, "calais", "france")
    return game


@rule("13.1.restriction7", "13.2.step3")
def test_who_intercepts_captures_a_leader_alone_before_his_army_comes():
    game = europe()
    war(game, "france", "hapsburg")
    leaders(game, "st_quentin", "montmorency")
    units(game, "paris", "france", regular=3)
    units(game, "brussels", "hapsburg", regular=2)
    impulse(game, "france", 1)
    dice(game, 6, 6, *[6] * 3, *[1] * 3)  # the army wins, but too late for him
    do(game, "march paris-to-st-quentin", "all", "intercept brussels", "all")
    assert count(game, "st_quentin", "france") == 3
    assert whereabouts(game, "montmorency") == "prisoner of hapsburg"


@rule("13.2.restriction8")
@pytest.mark.parametrize(
    ("origin", "space", "present", "foe"),
    [("metz", "liege", "france", "brussels"), ("st-dizier", "metz", "independent", "besancon")],
)
def test_nobody_intercepts_an_army_on_its_way_to_own_or_independent_units(
    origin: str, space: str, present: str, foe: str
):
    game = europe()
    war(game, "france", "hapsburg")
    units(game, origin.replace("-", "_"), "france", regular=3)
    units(game, foe, "hapsburg", regular=4)
    impulse(game, "france", 1)
    units(game, space, present, regular=1)
    do(game, f"march {origin}-to-{space}", "all")
    assert decision(game) == "over"


@rule("13.2.restriction8")
@pytest.mark.parametrize(("mover", "way", "asks"), [("france", "brussels", False), ("england", "boulogne", True)])
def test_besiegers_intercept_a_relief_but_nobody_those_who_join_the_siege(mover: str, way: str, asks: bool):
    game = calais()
    units(game, "boulogne", "england", regular=3)
    units(game, "brussels", "france", regular=3)
    impulse(game, mover, 1)
    do(game, f"march {way}-to-calais", "all")
    assert (decision(game) == "Intercept") == asks


@rule("13.2.step3", "15.3.causes")
def test_besiegers_who_leave_to_intercept_end_the_siege_for_those_who_stay():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "st_quentin")
    units(game, "brussels", "hapsburg", regular=2)
    units(game, "brussels", "france", regular=4)
    besiege(game, "brussels", "france")
    units(game, "antwerp", "hapsburg", regular=3)
    impulse(game, "hapsburg", 1)
    dice(game, 6, 6, *[1] * 7)
    do(game, "march antwerp-to-liege", "all", "intercept brussels", "take france-regular 3", "go")
    assert (decision(game), asked(game)) == ("ChooseRetreat", "france")
    do(game, "retreat st-quentin")
    assert not is_besieged(game, "brussels")
    assert (count(game, "liege", "france"), count(game, "st_quentin", "france")) == (3, 1)
    assert (count(game, "antwerp", "hapsburg"), count(game, "brussels", "hapsburg")) == (3, 2)  # a tie: back


@rule("13.4.option1")
def test_who_has_gone_on_past_one_town_dies_before_the_next_if_he_must_go_back():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "st_quentin", "france", regular=3)
    for town in ("brussels", "antwerp"):
        units(game, town, "hapsburg", regular=3)
    impulse(game, "france", 2)
    do(game, "march st-quentin-to-brussels", "all", "let-pass", "stand", "withdraw", "march brussels-to-antwerp")
    do(game, "stand", "withdraw")
    assert decision(game) == "over"
    assert [count(game, space, "france") for space in ("st_quentin", "brussels", "antwerp")] == [0, 0, 0]


# ---- control and siege ----------------------------------------------------------------------------------------------


@rule("12.1", "12.2.cond3")
@pytest.mark.parametrize(("bond", "why"), [(True, "ok"), (False, "no_line_to_it")])
def test_a_line_may_begin_at_a_town_of_an_allys_home_that_one_holds_oneself(bond: bool, why: str):
    game = europe()
    control(game, "france", "antwerp")
    if bond:
        allied(game, "france", "hapsburg")
    unrest(game, "brussels", "amsterdam")
    units(game, "liege", "france", regular=1)
    assert why_not(impulse(game, "france", 1), "control liege") == why


@rule("12.4.remove.c")
def test_unrest_is_ended_from_beside_a_space_in_which_an_enemy_stands():
    game = europe()
    war(game, "france", "hapsburg")
    unrest(game, "st_quentin")
    units(game, "st_quentin", "hapsburg", regular=1)
    units(game, "paris", "france", regular=1)
    assert why_not(impulse(game, "france", 1), "control st-quentin") == "ok"
    units(game, "brussels", "hapsburg", regular=1)
    assert why_not(impulse(game, "france", 1), "control st-quentin") == "enemies_near"


@rule("15.1.req3", "15.1.req4", "9.2.effect2c")
def test_lent_squadrons_blockade_and_defend_for_the_borrower():
    game = calais()
    ships(game, "london", "england", squadron=1)
    negotiate(game)
    strike(game, "alliance england hapsburg", "england gives hapsburg squadron london england 1")
    do(game, "sail-to antwerp")
    ship = game.state.ship_at.index(location("antwerp"))
    move_ship(game.state, ship, location("north_sea"))
    assert why_not(impulse(game, "france", 1), "assault calais") == "ok"  # it is no English one now
    game.state.ship_lent_to[ship] = -1
    assert why_not(impulse(game, "france", 1), "assault calais") == "squadrons_off_the_town"


@rule("15.2.losses", "15.2.result3")
@pytest.mark.parametrize(("shelter", "brandon"), [("2", "prisoner of france"), ("1", "boulogne")])
def test_the_loser_of_a_relief_says_whether_garrison_or_relief_has_lost_units(shelter: str, brandon: str):
    game = calais()
    units(game, "boulogne", "england", regular=1)
    leaders(game, "boulogne", "charles_brandon")
    impulse(game, "england", 1)
    dice(game, *[1] * 4, 6, *[1] * 4)
    do(game, "march boulogne-to-calais", "all", "stand", "join", f"take england-regular {shelter}", "go")
    assert whereabouts(game, "charles_brandon") == brandon
    assert count(game, "calais", "england") == int(shelter)


# ---- minor powers ---------------------------------------------------------------------------------------------------


@rule("9.6.step4", "22.2.step2.1", "22.2.step2.2")
@pytest.mark.parametrize("bond", [False, True])
def test_an_intervention_leaves_older_enemies_the_choice_unless_they_are_allies(bond: bool):
    game = europe()
    war(game, "england", "scotland")
    units(game, "edinburgh", "scotland", regular=1)
    units(game, "edinburgh", "england", regular=4)
    besiege(game, "edinburgh", "england")
    if bond:
        allied(game, "england", "france")
    hold(game, "hapsburg", "fuggers")
    hold(game, "france", "galleons")
    game.state.turn = 3
    run(game, WarSegment())
    while asked(game) != "hapsburg":
        do(game, "done")
    do(game, "declare scotland", "intervene")
    if bond:
        assert (decision(game), asked(game)) == ("ChooseHome", "england")
        do(game, "go-to york")
    else:
        do(game, "declare-war")
    assert at_war(game, "england", "france") != bond
    assert is_besieged(game, "edinburgh") != bond
    assert not at_war(game, "england", "scotland")
    assert at_war(game, "hapsburg", "france")


@rule("22.5", "14.step12")
def test_hungary_falls_by_a_battle_after_which_the_ottomans_cannot_stay():
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    control(game, "ottoman", "belgrade", "szegedin", "mohacs")
    units(game, "szegedin", "ottoman", regular=4)
    units(game, "buda", "hungary_bohemia", regular=5)
    impulse(game, "ottoman", 1)
    dice(game, 6, *[1] * 9)
    do(game, "march szegedin-to-buda", "all", "retreat mohacs")
    assert at_war(game, "ottoman", "hapsburg")
    assert holder(game, "buda") == "hapsburg"  # nobody besieged it
    assert (count(game, "buda", "hungary_bohemia"), count(game, "mohacs", "ottoman")) == (4, 4)
