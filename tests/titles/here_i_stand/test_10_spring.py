"""10: spring deployment."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER
from regnum.titles.here_i_stand.facts.names import NONE, POWER_IDS
from regnum.titles.here_i_stand.rules.spring import Deployment, SpringDeployment
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    asked,
    besiege,
    control,
    count,
    europe,
    leaders,
    run,
    ships,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not


def spring(game: Europe, power: str) -> Europe:
    """The deployment of one power."""
    return run(game, Deployment(POWER_IDS.index(power)))


def france(regulars: int = 6) -> Europe:
    """French units in Paris; Genoa follows France, which is allied with the Papacy in Pavia, and holds Milan."""
    game = europe()
    units(game, "paris", "france", regular=regulars)
    leaders(game, "paris", "montmorency")
    control(game, "france", "genoa", "milan")
    control(game, "papacy", "pavia")
    control(game, "independent", "turin")
    allied(game, "genoa", "france")
    allied(game, "france", "papacy")
    return game


@rule("10", "10.example1", "10.restriction2", "10.restriction6", "ruling.g25")
def test_five_units_and_a_leader_go_from_paris_over_the_sea_and_through_an_allied_space_to_milan():
    game = spring(france(), "france")
    do(game, "deploy paris milan", "lead montmorency")
    assert why_not(game, "take france-regular 6") == "too_many_for_leaders"
    do(game, "take france-regular 5", "go")
    assert count(game, "milan", "france") == 5
    assert count(game, "paris", "france") == 1
    assert whereabouts(game, "montmorency") == "milan"
    assert sound(game)


@rule("10.restriction5")
def test_ships_of_any_other_major_power_in_a_port_close_the_sea_zone():
    game = france()
    ships(game, "rome", "papacy", squadron=1)
    assert why_not(spring(game, "france"), "deploy paris milan") == "ok"  # Rome is on another sea
    ships(game, "barcelona", "hapsburg", squadron=1)
    assert why_not(spring(game, "france"), "deploy paris milan") == "no_path_in_spring"
    game = france()
    control(game, "papacy", "nice")
    ships(game, "nice", "papacy", squadron=1)
    assert why_not(spring(game, "france"), "deploy paris milan") == "no_path_in_spring"  # an ally's ships too
    game.state.ship_lent_to = [
        POWER_IDS.index("france") if owner == POWER_IDS.index("papacy") else NONE for owner in game.state.ship_owner
    ]
    assert why_not(spring(game, "france"), "deploy paris milan") == "ok"


@rule("10.restriction5")
def test_own_ships_and_those_of_inactive_minor_powers_close_no_sea():
    game = france()
    ships(game, "marseille", "france", squadron=2)
    ships(game, "genoa", "genoa", squadron=1)
    assert why_not(spring(game, "france"), "deploy paris milan") == "ok"


@rule("10.restriction4", "2.5.pass2")
def test_the_path_crosses_no_pass():
    game = europe()
    units(game, "paris", "france", regular=2)
    control(game, "france", "turin", "milan")
    game = spring(game, "france")
    assert why_not(game, "deploy paris grenoble") == "ok"
    assert why_not(game, "deploy paris turin") == "no_path_in_spring"


@rule("10.note1", "10.restriction4", "10.restriction5", "10.restriction6")
def test_spring_preparations_lift_the_bars_of_passes_fleets_and_five_units():
    game = france()
    leaders(game, "paris", "francis_i")
    control(game, "france", "turin")
    ships(game, "barcelona", "hapsburg", squadron=1)
    game.state.played[POWER_IDS.index("france")] = [CARD_NUMBER["spring_preparations"]]
    spring(game, "france")
    assert why_not(game, "deploy paris turin") == "ok"
    do(game, "deploy paris milan", "all")
    assert count(game, "milan", "france") == 6


@rule("10.restriction2", "12.4.effect1")
def test_every_space_of_the_path_is_friendly_and_calm():
    game = france()
    unrest(game, "pavia")
    assert why_not(spring(game, "france"), "deploy paris milan") == "no_path_in_spring"
    game = france()
    unrest(game, "paris")
    assert decision(spring(game, "france")) == OVER
    game = france()
    unrest(game, "milan")
    assert why_not(spring(game, "france"), "deploy paris milan") == "no_path_in_spring"


@rule("10.restriction2")
def test_the_path_crosses_one_sea_zone_only():
    game = europe()
    units(game, "paris", "france", regular=2)
    control(game, "france", "rome")
    assert why_not(spring(game, "france"), "deploy paris rome") == "no_path_in_spring"
    control(game, "france", "genoa")
    assert why_not(spring(game, "france"), "deploy paris rome") == "no_path_in_spring"
    control(game, "france", "siena")
    assert why_not(spring(game, "france"), "deploy paris rome") == "ok"


@rule("ruling.g25")
def test_units_that_are_no_friends_and_sieges_bar_the_path():
    game = france()
    units(game, "pavia", "hapsburg", regular=1)
    assert why_not(spring(game, "france"), "deploy paris milan") == "no_path_in_spring"
    game = france()
    war(game, "france", "hapsburg")
    units(game, "milan", "hapsburg", regular=3)
    besiege(game, "milan", "hapsburg")
    assert why_not(spring(game, "france"), "deploy paris milan") == "no_path_in_spring"
    game = france()
    units(game, "pavia", "papacy", regular=1)
    assert why_not(spring(game, "france"), "deploy paris milan") == "ok"


@rule("10.restriction3", "5.1.size")
def test_leaders_limit_the_army_by_land():
    game = france(7)
    do(spring(game, "france"), "deploy paris lyon")
    assert why_not(game, "take france-regular 5") == "too_many_for_leaders"
    do(game, "lead montmorency", "take france-regular 6", "go")
    assert count(game, "lyon", "france") == 6


@rule("10.restriction1")
def test_the_hapsburgs_deploy_from_one_of_their_capitals():
    game = europe()
    units(game, "vienna", "hapsburg", regular=2)
    units(game, "valladolid", "hapsburg", regular=3)
    spring(game, "hapsburg")
    assert {move.split()[1] for move in moves_with(game, "deploy")} == {"vienna", "valladolid"}
    do(game, "deploy vienna linz", "all")
    assert decision(game) == OVER
    assert count(game, "valladolid", "hapsburg") == 3


@rule("10.restriction1")
def test_only_units_in_the_capital_deploy_and_protestants_never():
    game = europe()
    units(game, "lyon", "france", regular=2)
    units(game, "wittenberg", "protestant", regular=2)
    run(game, SpringDeployment())
    assert decision(game) == OVER
    game = europe()
    units(game, "paris", "france", regular=1)
    run(game, SpringDeployment())
    assert asked(game) == "france"
    assert all(move.startswith(("deploy paris", "decline")) for move in moves(game))
    assert why_not(game, "deploy rome ancona") == "not_your_capital"


@rule("10", "21.6.before5")
def test_powers_deploy_in_impulse_order_and_may_decline():
    game = europe()
    units(game, "vienna", "hapsburg", regular=2)
    units(game, "rome", "papacy", regular=1)
    run(game, SpringDeployment())
    assert asked(game) == "hapsburg"
    assert why_not(game, "deploy vienna mainz") == "no_path_in_spring"
    do(game, "decline")
    assert asked(game) == "papacy"
    do(game, "deploy rome ancona", "all")
    assert count(game, "ancona", "papacy") == 1
    assert decision(game) == OVER


@rule("ruling.g25", "22.3.a")
def test_units_of_a_minor_ally_in_the_capital_go_along():
    game = france(2)
    units(game, "paris", "genoa", regular=1)
    do(spring(game, "france"), "deploy paris genoa", "all")
    assert count(game, "genoa", "genoa") == 1
    assert count(game, "genoa", "france") == 2
