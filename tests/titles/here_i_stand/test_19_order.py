"""19: the steps of winter one after the other, and what is one step for all powers."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import PHASE_IDS, POWER_IDS
from regnum.titles.here_i_stand.rules.going_home import GoHome
from regnum.titles.here_i_stand.rules.winter import Winter
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
    faith,
    holder,
    is_besieged,
    leaders,
    place_of,
    run,
    ships,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import units_return
from tests.titles.positions import decision, do, moves, moves_with


def winter(game: Europe, turn: int = 2) -> Europe:
    """The whole of winter begins."""
    game.state.turn = turn
    game.state.phase = PHASE_IDS.index("winter")
    return run(game, Winter())


@rule("19", "19.order3", "19.order4", "19.order5", "19.order6")
def test_ships_then_land_units_return_while_alliances_last_then_these_end_and_replacements_come():
    """The way from Nice to Paris leads through towns of the ally; without him half would be lost."""
    game = europe()
    allied(game, "france", "hapsburg")
    control(game, "hapsburg", "nice", "marseille", "lyon", "avignon", "grenoble", "milan")
    units(game, "nice", "france", regular=4)
    ships(game, "english_channel", "france", squadron=1)
    control(game, "france", "plymouth")
    winter(game)
    assert decision(game) == "MoorShips"
    assert count(game, "nice", "france") == 4
    do(game, "all-to rouen")
    assert decision(game) == "ReturnUnits"
    assert any(game.state.alliance)
    assert count(game, "paris", "france") == 0
    do(game, "all-to paris")
    assert count(game, "paris", "france") == 4 + 1
    assert not any(game.state.alliance)


@rule("19", "19.order9", "19.8")
def test_overdue_events_are_the_last_step():
    """The League comes in the winter of Turn 4: its electorates were still closed when units returned."""
    game = europe()
    units(game, "worms", "hapsburg", regular=1)
    faith(game, "protestant", "wittenberg", "brandenburg", "worms")
    winter(game, turn=4)
    homes = set()
    while decision(game) == "ReturnUnits":
        homes |= {move.split()[-1] for move in moves_with(game, "all-to")}
        do(game, "all-to vienna")
    assert "vienna" in homes
    assert not homes & {"mainz", "cologne", "trier", "augsburg", "wittenberg", "brandenburg"}
    while decision(game) != OVER:
        do(game, sorted(moves(game))[0])
    assert place_of(game, "schmalkaldic_league") == "out of game"
    assert holder(game, "wittenberg") == "protestant"


@rule("19.simultaneous", "19.3.procedure", "19")
def test_who_returns_first_is_not_hindered_by_those_who_return_later():
    """The Hapsburgs decide before the French, who besiege Antwerp, but all leave at the same time."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "liege")
    units(game, "antwerp", "france", regular=5)
    units(game, "antwerp", "hapsburg", regular=1)
    besiege(game, "antwerp", "france")
    units(game, "liege", "hapsburg", regular=2)
    winter(game)
    assert (decision(game), asked(game)) == ("ReturnToCapital", "hapsburg")
    assert not is_besieged(game, "antwerp")
    do(game, "done", "all-to antwerp")
    assert (decision(game), asked(game)) == ("ReturnUnits", "france")
    assert count(game, "antwerp", "hapsburg") == 3
    do(game, "all-to paris")
    assert count(game, "antwerp", "france") == 0
    assert sound(game)


@rule("19.3.procedure", "19.3.step1", "19.3.step2", "19.3.step3")
def test_every_power_looks_at_all_its_units_surplus_first_and_then_what_stands_abroad():
    game = europe()
    units(game, "lyon", "france", regular=6)
    units(game, "turin", "france", regular=1)
    leaders(game, "turin", "montmorency")
    units_return(game, "france")
    assert decision(game) == "LeaveTown"
    do(game, "send-to france-regular 2 paris", "stay")
    assert decision(game) == "ReturnUnits"
    do(game, "all-to milan")
    assert [count(game, space, "france") for space in ("lyon", "paris", "turin", "milan")] == [4, 2, 0, 1]
    assert whereabouts(game, "montmorency") == "milan"


@rule("19.3.step2.a")
def test_a_stack_abroad_may_always_return_to_the_capital_however_far():
    game = europe()
    units(game, "graz", "ottoman", regular=6)
    units_return(game, "ottoman")
    do(game, "all-to istanbul")
    assert count(game, "istanbul", "ottoman") == 3  # of six; foreign spaces lie on every way


@rule("19.3.land.capital")
@pytest.mark.parametrize("calm", [True, False])
def test_nobody_leaves_the_capital_in_winter(calm: bool):
    game = europe()
    units(game, "vienna", "hapsburg", regular=7)
    leaders(game, "vienna", "ferdinand")
    if not calm:
        unrest(game, "vienna")
    assert decision(units_return(game, "hapsburg")) == OVER  # not even to the other capital
    assert count(game, "vienna", "hapsburg") == 7
    assert whereabouts(game, "ferdinand") == "vienna"


@rule("ruling.g60", "19.3.exception3")
def test_surplus_and_stacks_abroad_of_the_hapsburgs_may_use_either_capital():
    game = europe()
    units(game, "antwerp", "hapsburg", regular=5)
    units_return(game, "hapsburg")
    assert decision(game) == "LeaveTown"  # step 1
    assert {move.split()[-1] for move in moves_with(game, "all-to")} == {"vienna", "valladolid"}
    game = europe()
    units(game, "turin", "hapsburg", regular=1)
    units_return(game, "hapsburg")
    assert decision(game) == "ReturnUnits"  # step 2
    assert {move.split()[-1] for move in moves_with(game, "all-to")} >= {"vienna", "valladolid"}


@rule("ruling.g62")
def test_a_capital_besieged_when_winter_began_takes_units_in():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "vienna", "france", regular=2)
    units(game, "vienna", "hapsburg", regular=1)
    besiege(game, "vienna", "france")
    units(game, "linz", "hapsburg", regular=2)
    winter(game)
    while (decision(game), asked(game)) != ("ReturnUnits", "hapsburg"):
        do(game, "done")
    do(game, "all-to vienna")
    assert count(game, "vienna", "hapsburg") == 3


# ---- others who go home ---------------------------------------------------------------------------------------------


@rule("ruling.g78", "22.2.step2.2")
@pytest.mark.parametrize("towns", ["near", "capital", "none"])
def test_units_that_must_leave_go_to_a_town_or_the_capital_or_are_lost(towns: str):
    game = europe()
    units(game, "glasgow", "england", regular=2)
    if towns != "near":
        control(game, "france", "calais", "york", "bristol")
    if towns == "none":
        control(game, "france", "london")
    run(game, GoHome(POWER_IDS.index("england"), SPACE_NUMBER["glasgow"]))
    if towns == "near":
        assert moves(game) == {"go-to york", "go-to bristol", "go-to london"}  # the nearest two, and the capital
        do(game, "go-to york")
    assert count(game, "glasgow", "england") == 0
    assert count(game, "york", "england") == (2 if towns == "near" else 0)
    assert count(game, "london", "england") == (2 if towns == "capital" else 0)
