"""9, 12, 16, 21.6, 22: corners of wars that begin in mid-turn, of minor powers that leave, and of ships left behind."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.cards.league import League
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import POWER_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.state import ON_TURN_TRACK
from regnum.titles.here_i_stand.rules.going_home import GoHome
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    ally_of,
    at_war,
    besiege,
    control,
    count,
    dice,
    europe,
    faith,
    happened,
    holder,
    impulse,
    is_besieged,
    leaders,
    run,
    ships,
    ships_in,
    sound,
    units,
    war,
    with_card,
)
from tests.titles.positions import decision, do, moves


def fall_of_buda() -> Europe:
    """The Ottomans, allied to the Hapsburgs, are about to storm Buda, which nobody defends."""
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    allied(game, "ottoman", "hapsburg")
    control(game, "ottoman", "belgrade", "szegedin", "nezh", "mohacs")
    units(game, "buda", "ottoman", regular=4)
    besiege(game, "buda", "ottoman")
    return game


def storm_buda(game: Europe) -> Europe:
    """The walls fall."""
    impulse(game, "ottoman", 1)
    dice(game, *[6] * 5)
    return do(game, "assault buda", "all")


# ---- a war that ends an alliance ------------------------------------------------------------------------------------


@rule("9.6.action1", "22.5.result1", "ruling.g22")
def test_a_former_ally_leaves_the_towns_of_his_new_enemy_but_not_open_spaces():
    game = fall_of_buda()
    units(game, "belgrade", "hapsburg", regular=3)
    units(game, "nezh", "hapsburg", regular=2)
    storm_buda(game)
    assert at_war(game, "ottoman", "hapsburg")
    do(game, "go-to vienna")
    assert count(game, "belgrade", "hapsburg") == 0
    assert count(game, "vienna", "hapsburg") == 3
    assert count(game, "nezh", "hapsburg") == 2


@rule("9.6.action1", "15.two", "ruling.g22")
def test_former_allies_do_not_go_on_besieging_together():
    game = fall_of_buda()
    for power in ("ottoman", "hapsburg"):
        war(game, power, "papacy")
        units(game, "ravenna", power, regular=3)
        besiege(game, "ravenna", power)
    units(game, "ravenna", "papacy", regular=1)
    storm_buda(game)
    while decision(game) == "ChooseHome":
        do(game, "go-to istanbul" if game.waiting == (0,) else "go-to vienna")
    assert not is_besieged(game, "ravenna")
    assert count(game, "ravenna", "ottoman") == count(game, "ravenna", "hapsburg") == 0
    assert sound(game)


@rule("9.6.action1", "ruling.g22")
def test_a_former_ally_leaves_a_besieged_town_too():
    game = fall_of_buda()
    war(game, "ottoman", "papacy")
    units(game, "belgrade", "hapsburg", regular=1)
    units(game, "belgrade", "ottoman", regular=1)
    units(game, "belgrade", "papacy", regular=4)
    besiege(game, "belgrade", "papacy")
    storm_buda(game)
    do(game, "go-to vienna")
    assert is_besieged(game, "belgrade")
    assert count(game, "belgrade", "ottoman") == 1
    assert count(game, "belgrade", "hapsburg") == 0


# ---- minor powers ---------------------------------------------------------------------------------------------------


@rule("22.4.step4", "15.3.causes")
def test_a_siege_ends_that_needed_the_units_of_a_minor_ally():
    game = europe()
    war(game, "france", "hapsburg")
    allied(game, "france", "genoa")
    control(game, "france", "genoa", "pavia")
    control(game, "hapsburg", "milan")
    units(game, "milan", "hapsburg", regular=2)
    units(game, "milan", "france", regular=2)
    units(game, "milan", "genoa", regular=1)
    besiege(game, "milan", "france")
    with_card(game, "hapsburg", "diplomatic_marriage", "event-a diplomatic-marriage", "part-from-ally genoa")
    assert ally_of(game, "genoa") == "genoa"
    do(game, "retreat pavia")
    assert not is_besieged(game, "milan")
    assert count(game, "pavia", "france") == 2
    assert count(game, "genoa", "genoa") == 1


# ---- ports ----------------------------------------------------------------------------------------------------------


@rule("12.2.result2", "21.6.league3")
def test_ships_leave_the_ports_of_the_league():
    game = europe()
    faith(game, "protestant", "hamburg")
    ships(game, "hamburg", "hapsburg", squadron=1)
    run(game, League())
    assert holder(game, "hamburg") == "protestant"
    assert ships_in(game, "hamburg", "hapsburg") == 0
    assert ships_in(game, "north_sea", "hapsburg") == 1


@rule("12.2.result2", "16.2.step10")
def test_a_naval_leader_without_ships_is_not_left_in_a_port_that_was_taken():
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "taranto")
    leaders(game, "taranto", "barbarossa")
    units(game, "cerignola", "hapsburg", regular=1)
    impulse(game, "hapsburg", 1)
    do(game, "control taranto")
    assert waits(game, "barbarossa")


# ---- naval leaders whose ships pirates and their prey have lost -----------------------------------------------------


def waits(game: Europe, leader: str) -> bool:
    """Whether a leader is on the turn track."""
    return game.state.leader_at[LEADER_NUMBER[leader]] == ON_TURN_TRACK


@rule("16.4.step3", "16.2.step10")
def test_barbarossa_is_not_left_at_sea_without_his_corsairs():
    game = europe()
    war(game, "ottoman", "hapsburg")
    happened(game, "barbary_pirates")
    control(game, "ottoman", "algiers")
    ships(game, "barbary_coast", "ottoman", corsair=1)
    leaders(game, "barbary_coast", "barbarossa")
    ships(game, "tyrrhenian_sea", "hapsburg", squadron=1)
    impulse(game, "ottoman", 2)
    dice(game, 6)
    do(game, "piracy barbary-coast hapsburg")
    assert waits(game, "barbarossa")


@rule("16.4.step5.a", "16.2.step10")
def test_doria_is_not_left_at_sea_when_pirates_get_his_last_squadron():
    game = europe()
    allied(game, "hapsburg", "genoa")
    control(game, "hapsburg", "genoa")
    happened(game, "barbary_pirates")
    control(game, "ottoman", "algiers")
    ships(game, "barbary_coast", "ottoman", corsair=3)
    ships(game, "tyrrhenian_sea", "genoa", squadron=1)
    leaders(game, "tyrrhenian_sea", "andrea_doria")
    impulse(game, "ottoman", 2)
    dice(game, 1, 6, 1)
    do(game, "piracy barbary-coast hapsburg", "give-squadron tyrrhenian-sea")
    assert waits(game, "andrea_doria")


@rule("9.3.step3.2")
@pytest.mark.parametrize(
    ("holder_of_london", "homes"), [("france", {"go-to bristol", "go-to london"}), ("ottoman", set())]
)
def test_units_that_leave_may_go_to_a_capital_that_an_ally_holds(holder_of_london: str, homes: set[str]):
    """Only an enemy in it bars the capital."""
    game = europe()
    control(game, holder_of_london, "london")
    control(game, "papacy", "calais", "boulogne")
    units(game, "boulogne", "england", regular=2)
    allied(game, "england", "france")
    war(game, "england", "ottoman")
    run(game, GoHome(POWER_IDS.index("england"), SPACE_NUMBER["boulogne"]))
    if homes:
        assert moves(game) == homes
    else:
        assert (decision(game), count(game, "bristol", "england")) == ("over", 2)
