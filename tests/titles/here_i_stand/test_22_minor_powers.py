"""22: minor powers and independent keys."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import MINORS, POSSIBLE_ALLIES, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import POWER_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.map import fortify
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS, ON_TURN_TRACK
from regnum.titles.here_i_stand.rules.assault import Assault
from regnum.titles.here_i_stand.rules.hungary import DefeatOfHungary, is_defeated
from regnum.titles.here_i_stand.rules.minor_powers import Activation, Deactivation
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    ally_of,
    asked,
    at_war,
    besiege,
    control,
    count,
    dice,
    europe,
    holder,
    impulse,
    is_besieged,
    leaders,
    opening,
    run,
    ships,
    ships_in,
    sound,
    units,
    war,
)
from tests.titles.here_i_stand.scenes import stormed
from tests.titles.positions import decision, do, moves, why_not

FRANCE, PAPACY, SCOTLAND, VENICE, GENOA = 3, 4, 8, 9, 6


@rule("22.1", "ruling.g77")
def test_all_minor_powers_start_inactive_but_hungary_in_1532():
    assert [ally_of(opening(), POWER_IDS[minor]) for minor in MINORS] == [POWER_IDS[minor] for minor in MINORS]
    assert ally_of(opening("1532"), "hungary_bohemia") == "hapsburg"


@rule("22.2")
def test_who_may_activate_whom():
    allies = {POWER_IDS[minor]: [POWER_IDS[power] for power in POSSIBLE_ALLIES[minor]] for minor in MINORS}
    assert allies == {
        "genoa": ["hapsburg", "france", "papacy"],
        "hungary_bohemia": ["hapsburg"],
        "scotland": ["england", "france"],
        "venice": ["hapsburg", "france", "papacy"],
    }


@rule("22.1.a", "22.1.b")
def test_inactive_units_neither_move_nor_answer():
    game = europe()
    war(game, "england", "scotland")
    units(game, "edinburgh", "scotland", regular=3)
    units(game, "berwick", "england", regular=4)
    units(game, "carlisle", "england", regular=1)
    impulse(game, "england", 3)
    do(game, "march carlisle-to-glasgow", "all")  # beside Edinburgh
    assert decision(game) == "SpendPoints"
    assert count(game, "edinburgh", "scotland") == 3


# ---- activation -----------------------------------------------------------------------------------------------------


def besieged_edinburgh() -> Europe:
    """England is at war with Scotland, besieges Edinburgh and has troops in Glasgow."""
    game = europe()
    war(game, "england", "scotland")
    units(game, "edinburgh", "scotland", regular=2)
    units(game, "edinburgh", "england", regular=3)
    units(game, "glasgow", "england", regular=1)
    besiege(game, "edinburgh", "england")
    return game


@rule("22.2.step1", "22.2.step3", "22.2.step4", "22.2.step5", "ruling.g93")
def test_an_activated_minor_power_bears_the_markers_of_its_ally():
    game = europe()
    control(game, "england", "glasgow")
    run(game, Activation(SCOTLAND, FRANCE))
    assert ally_of(game, "scotland") == "france"
    assert holder(game, "edinburgh") == "france"
    assert holder(game, "glasgow") == "england"  # held by others before
    assert sound(game)


@rule("22.2.step2.1", "ruling.g24")
def test_its_enemy_may_go_to_war_with_the_new_ally_for_nothing():
    game = run(besieged_edinburgh(), Activation(SCOTLAND, FRANCE))
    assert (decision(game), asked(game)) == ("TakeUpWar", "england")
    assert moves(game) == {"declare-war", "withdraw"}
    do(game, "declare-war")
    assert at_war(game, "england", "france")
    assert is_besieged(game, "edinburgh")
    assert count(game, "glasgow", "england") == 1
    assert not at_war(game, "england", "scotland")
    assert game.state.owed == [0] * 6
    assert sound(game)


@rule("22.2.step2.2", "ruling.g24")
def test_or_it_leaves_the_spaces_of_the_minor_power():
    game = run(besieged_edinburgh(), Activation(SCOTLAND, FRANCE))
    do(game, "withdraw")
    while decision(game) == "ChooseHome":
        do(game, sorted(moves(game))[0])
    assert not at_war(game, "england", "france")
    assert not is_besieged(game, "edinburgh")
    assert count(game, "edinburgh", "england") == count(game, "glasgow", "england") == 0
    assert sound(game)


@rule("22.2.step2.1", "9.6.restriction5")
def test_an_ally_of_the_new_ally_cannot_declare_and_leaves():
    game = besieged_edinburgh()
    allied(game, "england", "france")
    run(game, Activation(SCOTLAND, FRANCE))
    assert decision(game) != "TakeUpWar"
    assert not is_besieged(game, "edinburgh")


@rule("22.3.a", "22.3.a2")
def test_units_of_an_active_minor_power_act_for_its_ally():
    game = europe()
    allied(game, "scotland", "france")
    control(game, "france", "edinburgh")
    units(game, "edinburgh", "scotland", regular=2)
    war(game, "france", "england")
    impulse(game, "france", 2)
    assert why_not(game, "march edinburgh-to-berwick") == "ok"


# ---- deactivation ---------------------------------------------------------------------------------------------------


def papal_venice() -> Europe:
    """Venice is a papal ally, with units of both in each other's spaces."""
    game = europe()
    allied(game, "venice", "papacy")
    control(game, "papacy", "venice", "corfu", "candia")
    units(game, "venice", "venice", regular=1)
    units(game, "venice", "papacy", regular=2)
    units(game, "rome", "venice", regular=3)
    ships(game, "rome", "venice", squadron=2)
    ships(game, "corfu", "papacy", squadron=1)
    return game


@rule("22.4", "22.4.step1", "22.4.step2", "22.4.step3", "22.4.step4", "22.4.step5")
def test_a_deactivated_minor_power_parts_from_its_ally():
    game = run(papal_venice(), Deactivation(VENICE, PAPACY))
    while decision(game) in ("ChooseHome", "ChooseFriends", "ChoosePort"):
        do(game, sorted(moves(game))[0])
    assert ally_of(game, "venice") == "venice"
    assert holder(game, "venice") == holder(game, "corfu") == "venice"
    assert count(game, "venice", "papacy") == 0
    assert ships_in(game, "corfu", "papacy") == 0
    assert count(game, "rome", "venice") == 0
    assert sum(count(game, space, "venice") for space in ("venice", "corfu", "candia")) == 4
    assert ships_in(game, "rome", "venice") == 0
    assert sum(ships_in(game, port, "venice") for port in ("venice", "corfu", "candia")) == 2
    assert sound(game)


@rule("22.4.step3")
def test_besiegers_leave_a_minor_power_with_which_they_are_not_at_war():
    game = papal_venice()
    units(game, "venice", "papacy", regular=0)
    war(game, "ottoman", "papacy")
    units(game, "venice", "ottoman", regular=3)
    besiege(game, "venice", "ottoman")
    run(game, Deactivation(VENICE, PAPACY))
    while decision(game) in ("ChooseHome", "ChooseFriends", "ChoosePort"):
        do(game, sorted(moves(game))[0])
    assert not is_besieged(game, "venice")
    assert count(game, "venice", "ottoman") == 0


@rule("22.4.step3", "ruling.g78")
def test_troops_that_leave_a_minor_power_may_go_to_a_town_of_an_ally():
    game = papal_venice()
    units(game, "venice", "papacy", regular=2)
    allied(game, "papacy", "hapsburg")
    control(game, "hapsburg", "ravenna")
    fortify(game, SPACE_NUMBER["ravenna"], BUILT_FORTRESS)
    control(game, "papacy", "rome")
    run(game, Deactivation(VENICE, PAPACY))
    assert (decision(game), moves(game)) == ("ChooseFriends", {"go-to ravenna", "go-to rome"})
    do(game, "go-to ravenna")
    assert count(game, "ravenna", "papacy") == 2


@rule("22.4.step4", "15.3")
def test_a_siege_of_its_units_alone_ends_when_they_go_home():
    game = europe()
    allied(game, "scotland", "france")
    control(game, "france", "edinburgh", "glasgow", "stirling")
    war(game, "france", "england")
    units(game, "york", "scotland", regular=2)
    besiege(game, "york", "france")
    run(game, Deactivation(SCOTLAND, FRANCE))
    assert count(game, "edinburgh", "scotland") == 2
    assert not is_besieged(game, "york")
    assert sound(game)


@rule("22.4.step4", "22.4.step5")
def test_without_a_home_space_its_units_are_lost_and_its_leader_waits():
    game = europe()
    allied(game, "genoa", "france")
    control(game, "hapsburg", "genoa", "bastia")
    units(game, "marseille", "genoa", regular=2)
    ships(game, "marseille", "genoa", squadron=1)
    leaders(game, "marseille", "andrea_doria")
    run(game, Deactivation(GENOA, FRANCE))
    assert count(game, "marseille", "genoa") == 0
    assert ships_in(game, "marseille", "genoa") == 0
    assert game.state.leader_at[LEADER_NUMBER["andrea_doria"]] == ON_TURN_TRACK
    assert holder(game, "genoa") == "hapsburg"


# ---- Hungary --------------------------------------------------------------------------------------------------------


@rule(
    "22.2.b",
    "22.5",
    "22.5.procedure",
    "22.5.cond2",
    "22.5.result1",
    "22.5.result2",
    "22.5.result3",
    "22.5.result4",
    "22.5.result5",
    "9.6.action1",
)
def test_the_defeat_of_hungary():
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    control(game, "ottoman", "belgrade")
    units(game, "buda", "hungary_bohemia", regular=3)
    units(game, "buda", "ottoman", regular=5)
    units(game, "prague", "hungary_bohemia", regular=1)
    besiege(game, "buda", "ottoman")
    run(game, DefeatOfHungary())
    assert holder(game, "buda") == "ottoman"
    assert count(game, "buda", "hungary_bohemia") == 0
    assert ally_of(game, "hungary_bohemia") == "hapsburg"
    assert holder(game, "prague") == "hapsburg"
    assert at_war(game, "ottoman", "hapsburg")
    assert game.state.war_winner[0] == 2
    assert sound(game)


@rule("22.5.cond2", "ruling.g79")
def test_hungary_with_five_regulars_is_not_defeated():
    game = europe()
    control(game, "ottoman", "belgrade")
    units(game, "buda", "hungary_bohemia", regular=4)
    units(game, "prague", "hungary_bohemia", regular=1)
    assert not is_defeated(game.state)
    units(game, "buda", "hungary_bohemia", regular=3)
    assert is_defeated(game.state)


@rule("22.5.cond2", "ruling.g79")
@pytest.mark.parametrize(("fighter", "falls"), [("france", False), ("ottoman", True)])
def test_hungary_falls_by_a_fight_of_the_ottomans_alone(fighter: str, falls: bool):
    """Its last regular too many has died of a card; now somebody fights the Hapsburgs at the other end of the map."""
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    control(game, "ottoman", "belgrade")
    units(game, "buda", "hungary_bohemia", regular=4)
    war(game, fighter, "hapsburg")
    control(game, fighter, "metz")
    control(game, "hapsburg", "liege")
    units(game, "metz", fighter, regular=3)
    units(game, "liege", "hapsburg", regular=1)
    impulse(game, fighter, 1)
    dice(game, *[6] * 3, *[1] * 2)
    do(game, "march metz-to-liege", "all", "stand")
    assert (ally_of(game, "hungary_bohemia") == "hapsburg") == falls


@rule("22.5.cond2", "ruling.g79")
@pytest.mark.parametrize(("fighter", "falls"), [("france", False), ("ottoman", True)])
def test_an_assault_of_others_does_not_bring_hungary_down(fighter: str, falls: bool):
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    control(game, "ottoman", "belgrade")
    units(game, "buda", "hungary_bohemia", regular=4)
    war(game, fighter, "hapsburg")
    control(game, fighter, "paris", "brussels")
    units(game, "antwerp", fighter, regular=3)
    besiege(game, "antwerp", fighter)
    run(game, Assault(POWER_IDS.index(fighter), SPACE_NUMBER["antwerp"]))
    stormed(game, "all", *[1] * 4)
    assert (ally_of(game, "hungary_bohemia") == "hapsburg") == falls


@rule("22.5.cond1")
def test_as_a_hapsburg_ally_hungary_is_defeated_with_two_keys():
    game = europe()
    allied(game, "hungary_bohemia", "hapsburg")
    control(game, "ottoman", "belgrade")
    assert not is_defeated(game.state)
    control(game, "ottoman", "buda")
    assert is_defeated(game.state)


@rule("22.5.result1")
def test_the_war_breaks_an_alliance_of_ottoman_and_hapsburg():
    game = europe()
    allied(game, "ottoman", "hapsburg")
    control(game, "ottoman", "belgrade")
    run(game, DefeatOfHungary())
    assert at_war(game, "ottoman", "hapsburg")
    assert game.state.alliance == [0] * 6


@rule("ruling.g79", "scenario.1532.status")
def test_in_1532_hungary_was_defeated_before():
    game = opening("1532")
    assert game.state.hungary_defeated
    assert not is_defeated(game.state)


# ---- independent keys -----------------------------------------------------------------------------------------------


@rule("22.6", "22.6.enter", "22.6.units.1", "ruling.g80", "9.6.restriction8")
@pytest.mark.parametrize(("key", "way"), [("metz", "st-dizier-to-metz"), ("florence", "siena-to-florence")])
def test_independent_keys_are_entered_without_a_war_and_withdraw(key: str, way: str):
    game = europe()
    units(game, key, "independent", regular=1)
    units(game, way.split("-to-")[0].replace("-", "_"), "france", regular=3)
    control(game, "france", way.split("-to-")[0].replace("-", "_"))
    impulse(game, "france", 3)
    do(game, f"march {way}", "all")
    assert is_besieged(game, key)
    assert why_not(game, f"assault {key}") != "ok"  # not in the impulse in which the siege began


@rule("22.6", "scenario.1517.control")
def test_which_keys_are_independent_when():
    game, later = opening(), opening("1532")
    keys = ("metz", "milan", "florence", "tunis")
    assert [holder(game, key) for key in keys] == ["independent", "france", "independent", "hapsburg"]
    assert [holder(later, key) for key in keys] == ["independent"] * 4


@rule("22.5.result3", "22.5.result4", "ruling.g22")
def test_hapsburg_units_besieged_with_hungarians_leave_when_hungary_falls_in_an_old_war():
    game = europe()
    allied(game, "hapsburg", "hungary_bohemia")
    war(game, "ottoman", "hapsburg")
    control(game, "hapsburg", "buda", "prague", "pressburg")
    control(game, "ottoman", "belgrade", "mohacs", "szegedin")
    units(game, "buda", "ottoman", regular=5)
    leaders(game, "buda", "suleiman")
    units(game, "buda", "hungary_bohemia", regular=1)
    besiege(game, "buda", "ottoman")
    units(game, "prague", "ottoman", regular=4)
    units(game, "prague", "hapsburg", regular=2)
    units(game, "prague", "hungary_bohemia", regular=1)
    besiege(game, "prague", "ottoman")
    impulse(game, "ottoman", 1)
    dice(game, *[6] * 5, *[1] * 9)
    do(game, "assault buda", "all")
    while decision(game) in ("ChooseHome", "BringArtillery", "DeclareCombatCards"):
        do(game, min(moves(game)))
    assert (holder(game, "prague"), count(game, "prague", "ottoman")) == ("ottoman", 4)
    assert (count(game, "prague", "hapsburg"), count(game, "prague", "hungary_bohemia")) == (0, 0)
