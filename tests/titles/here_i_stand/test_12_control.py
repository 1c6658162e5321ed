"""12: lines of communication, control of unfortified spaces, unrest."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS
from regnum.titles.here_i_stand.position.changes.supply import has_line_of_communication
from tests.rule import rule
from tests.titles.here_i_stand.believers import attempts, faith_of
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    control,
    dice,
    europe,
    faith,
    happened,
    holder,
    impulse,
    points,
    ships,
    units,
    unrest,
    war,
)
from tests.titles.positions import do, why_not


def has_line(game: Europe, space: str, power: str) -> bool:
    return has_line_of_communication(game.state, SPACE_NUMBER[space], MAJOR_IDS.index(power))


@rule("12.1", "12.1.a", "12.1.c", "12.4.effect2")
def test_a_line_goes_through_friendly_calm_spaces_to_any_end():
    game = europe()
    assert has_line(game, "orleans", "france")
    assert has_line(game, "brussels", "france")  # the end need not be friendly: it lies beside St. Quentin
    assert not has_line(game, "amsterdam", "france")
    unrest(game, "lyon", "dijon", "grenoble", "avignon", "limoges")
    assert has_line(game, "lyon", "france")  # a source in unrest is passed over, but it can still be an end


@rule("12.1.c", "12.4.effect2")
def test_no_line_leads_through_unrest():
    game = europe()
    control(game, "england", "edinburgh")
    control(game, "scotland", "carlisle")
    assert has_line(game, "stirling", "england")  # from York by Berwick and Edinburgh
    unrest(game, "berwick")
    assert has_line(game, "berwick", "england")
    assert not has_line(game, "stirling", "england")


@rule("12.1.b")
def test_enemy_units_cut_a_line():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "brussels", "antwerp")
    before = has_line(game, "amsterdam", "france")
    units(game, "antwerp", "hapsburg", regular=1)
    units(game, "liege", "hapsburg", regular=1)
    units(game, "brussels", "hapsburg", regular=1)
    assert before
    assert not has_line(game, "amsterdam", "france")


@rule("12.1.d", "ruling.g27")
def test_no_line_through_electorates_before_the_league():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "metz", "trier")
    assert not has_line(game, "mainz", "france")
    happened(game, "schmalkaldic_league")
    assert has_line(game, "mainz", "france")


@rule("12.1.e", "ruling.g87")
def test_a_line_over_sea_needs_a_friendly_ship_in_every_zone():
    game = europe()
    control(game, "france", "bastia")
    assert not has_line(game, "tunis", "france")
    ships(game, "gulf_of_lyon", "france", squadron=1)
    assert not has_line(game, "tunis", "france")
    ships(game, "barbary_coast", "france", squadron=1)
    assert has_line(game, "tunis", "france")


@rule("12.2", "12.2.cond1", "12.2.cond4", "12.2.result1", "2.2.example1", "2.2.independent.b")
def test_a_space_is_taken_from_beside_it_unless_enemies_are_near():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "dijon")
    units(game, "lyon", "france", regular=1)
    impulse(game, "france", 3)
    assert why_not(game, "control dijon") == "ok"
    units(game, "besancon", "hapsburg", regular=1)
    assert why_not(game, "control dijon") == "enemies_near"
    units(game, "besancon", "independent", regular=1)
    units(game, "besancon", "hapsburg", regular=0)
    assert why_not(game, "control dijon") == "ok"  # line 72: independent units beside it do not hinder
    do(game, "control dijon")
    assert holder(game, "dijon") == "france"
    assert game.state.cp == 2


@rule("12.2.cond2", "12.3")
def test_a_fortified_space_is_never_taken_so():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "antwerp", "france", regular=1)
    impulse(game, "france", 1)
    assert why_not(game, "control antwerp") == "fortified"


@rule("12.2.cond5", "ruling.g96")
def test_land_units_of_strangers_bar_control_but_ships_do_not():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "dijon")
    units(game, "lyon", "france", regular=1)
    units(game, "dijon", "england", regular=1)
    impulse(game, "france", 1)
    assert why_not(game, "control dijon") == "strangers_inside"
    allied(game, "france", "england")
    impulse(game, "france", 1)
    assert why_not(game, "control dijon") == "ok"


@rule("2.5.pass4", "ruling.g01", "12.2.cond4")
def test_a_pass_is_no_neighbourhood_for_control():
    game = europe()
    war(game, "hapsburg", "france")
    units(game, "grenoble", "france", regular=1)
    control(game, "hapsburg", "turin")
    impulse(game, "france", 1)
    assert why_not(game, "control turin") == "no_units_near"


@rule("12.4.remove", "12.4.remove.a", "12.4.remove.c", "12.4.remove.loc", "ruling.g26")
def test_unrest_ends_first_and_needs_no_line():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "dijon")
    units(game, "dijon", "france", regular=1)
    unrest(game, "dijon")
    impulse(game, "france", 2)
    do(game, "control dijon")
    assert holder(game, "dijon") == "hapsburg"
    do(game, "control dijon")
    assert holder(game, "dijon") == "france"


@rule("12.4.remove.b")
def test_before_the_league_protestants_calm_their_home_spaces_from_afar():
    game = europe()
    unrest(game, "erfurt")
    impulse(game, "protestant", 2)
    assert why_not(game, "control erfurt") == "ok"
    happened(game, "schmalkaldic_league")
    impulse(game, "protestant", 2)
    assert why_not(game, "control erfurt") == "no_units_near"


@rule("12", "12.2.result1", "2.2.c", "2.4")
def test_control_changes_by_action_and_leaves_the_faith():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "dijon")
    faith(game, "protestant", "dijon")
    units(game, "dijon", "france", regular=1)
    do(impulse(game, "france", 1), "control dijon")
    assert (holder(game, "dijon"), faith_of(game, "dijon")) == ("france", "protestant")


@rule("12.unrest", "12.4.remove")
def test_unrest_takes_the_benefits_of_a_key_and_is_ended_by_the_control_action():
    game = europe()
    units(game, "lyon", "france", regular=1)
    before = points(game, "france")
    unrest(game, "lyon")
    assert points(game, "france") == before - 2
    do(impulse(game, "france", 1), "control lyon")
    assert (game.state.cp, points(game, "france")) == (0, before)


@rule("12.4.effect9")
def test_a_fortress_in_unrest_does_not_defend_against_pirates():
    game = europe()
    happened(game, "barbary_pirates")
    ships(game, "ionian_sea", "ottoman", corsair=2)
    dice(game, *[1] * 9)
    do(impulse(game, "ottoman", 2), "piracy ionian-sea hapsburg")
    with_malta = game.chance.counter
    game.state.pirated = 0
    unrest(game, "malta")
    dice(game, *[1] * 9)
    do(impulse(game, "ottoman", 2), "piracy ionian-sea hapsburg")
    assert game.chance.counter == with_malta - 1


@rule("12.4.target")
def test_a_space_in_unrest_can_be_converted():
    game = europe()
    faith(game, "protestant", "wittenberg")
    unrest(game, "leipzig")
    attempts(game, "protestant", "german")
    assert why_not(game, "convert leipzig") == "ok"
