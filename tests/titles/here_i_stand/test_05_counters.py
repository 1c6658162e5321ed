"""5.2.loss: units that no counters can show are lost, in battles, retreats, by cards and in winter."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, MERCENARY, NONE, OWNERS, PHASE_IDS
from regnum.titles.here_i_stand.position.changes.armies import begin_army, take_into_army
from regnum.titles.here_i_stand.position.changes.winter import decide_units
from regnum.titles.here_i_stand.position.queries.counters import can_add, can_depart
from regnum.titles.here_i_stand.position.state import ARMY, OTHER
from regnum.titles.here_i_stand.rules.mercenaries import DismissMercenaries
from regnum.titles.here_i_stand.rules.retreat import retreat_to
from regnum.titles.here_i_stand.rules.shortage import trim
from regnum.titles.here_i_stand.rules.winter_return import WinterMarch
from tests.rule import rule
from tests.titles.here_i_stand.builder import Europe, count, dice, europe, impulse, run, sound, units, war
from tests.titles.here_i_stand.scenes import stand
from tests.titles.positions import decision, do

PAPACY = MAJOR_IDS.index("papacy")
SINGLE = ("rome", "munster", "london", "calais", "malta", "vienna", "bordeaux")  # as many as there are counters of 1


def papacy_without_ones(at: str, **stack: int) -> Europe:
    """All papal counters of one unit are in use, and another stack stands somewhere."""
    game = europe()
    war(game, "france", "papacy")
    for space in SINGLE:
        units(game, space, "papacy", regular=1)
    units(game, at, "papacy", **stack)
    assert sound(game)
    return game


@rule("5.2.loss", "5.2.loss.change", "ruling.g03")
@pytest.mark.parametrize(("hits", "left"), [(1, 2), (2, 2), (3, 0)])
def test_defenders_lose_one_unit_more_if_the_rest_cannot_be_shown(hits: int, left: int):
    game = papacy_without_ones("modena", regular=4)
    units(game, "pavia", "france", regular=4)
    impulse(game, "france", 1)
    dice(game, *[5] * hits, *[1] * (5 - hits), *[5] * 5)  # five dice a side
    do(game, "march pavia-to-modena", "all")
    while decision(game) in ("AvoidBattle", "Intercept"):
        do(game, "stand" if decision(game) == "AvoidBattle" else "let-pass")
    assert count(game, "modena", "papacy") == left
    assert sound(game)


@rule("5.2.loss", "ruling.g03")
def test_attackers_lose_one_unit_more_if_the_rest_cannot_be_shown():
    game = papacy_without_ones("modena", regular=4)
    units(game, "pavia", "france", regular=4)
    impulse(game, "papacy", 1)
    dice(game, *[6] * 4, *[1], *[5], *[1] * 4)
    do(game, "march modena-to-pavia", "all")
    stand(game)
    assert count(game, "pavia", "papacy") == 2
    assert sound(game)


@rule("5.2.loss")
def test_of_two_stacks_in_a_space_the_army_loses_first():
    game = papacy_without_ones("modena", regular=4)
    begin_army(game.state, ARMY, SPACE_NUMBER["modena"])
    take_into_army(game.state, ARMY, PAPACY, 2)
    units(game, "modena", "papacy", regular=3)  # one was lost: there is no counter for the third
    trim(game, PAPACY, [SPACE_NUMBER["modena"]], ARMY)
    assert (count(game, "modena", "papacy"), game.state.army[PAPACY]) == (2, 1)
    assert sound(game)


@rule("5.2.loss", "card.026")
def test_dismissed_mercenaries_take_another_with_them():
    game = papacy_without_ones("modena", mercenary=4)
    run(game, DismissMercenaries(0, 1))
    do(game, "dismiss modena papacy")
    assert count(game, "modena", "papacy", "mercenary") == 2
    assert sound(game)


@rule("5.2.loss")
def test_a_force_that_a_retreat_tears_apart_loses_what_cannot_be_shown():
    game = papacy_without_ones("modena", regular=2)
    begin_army(game.state, OTHER, SPACE_NUMBER["modena"])
    take_into_army(game.state, OTHER, PAPACY, 1)
    retreat_to(game, PAPACY, SPACE_NUMBER["florence"], NONE)
    assert (count(game, "modena", "papacy"), count(game, "florence", "papacy")) == (0, 0)
    assert sound(game)


@rule("5.2.loss")
def test_what_cannot_be_mended_there_is_lost_elsewhere():
    game = papacy_without_ones("modena", regular=2)
    units(game, "modena", "papacy", regular=3)  # there is no counter for the third
    trim(game, PAPACY, [SPACE_NUMBER["paris"]], NONE)
    assert sum(game.state.land) == 7 + 2
    assert sound(game)


@rule("5.2.loss", "19.3.formation", "ruling.g03")
def test_a_group_that_lost_units_before_it_left_goes_with_the_rest():
    """Whoever goes first may leave too few counters for those who were to follow."""
    game = europe()
    units(game, "modena", "papacy", mercenary=2)
    rome, column = SPACE_NUMBER["rome"], PAPACY + OWNERS
    game.state.phase = PHASE_IDS.index("winter")
    decide_units(game.state, rome, column, 3)  # one of them has been lost since
    run(game, WinterMarch(PAPACY, SPACE_NUMBER["modena"], rome))
    assert (count(game, "modena", "papacy", "mercenary"), count(game, "rome", "papacy", "mercenary")) == (0, 2)
    assert sound(game)


@rule("5.2.change", "card.036", "17.limit")
def test_mercenaries_hired_while_an_army_leaves_do_not_take_the_counters_of_its_division():
    game = papacy_without_ones("modena", regular=4)
    for space in ("vienna", "bordeaux"):
        units(game, space, "papacy", regular=0)  # two counters of 1 are free, as many as 1 and 3 need
    begin_army(game.state, ARMY, SPACE_NUMBER["modena"])
    take_into_army(game.state, ARMY, PAPACY, 1)
    alone = europe()
    alone.state.land = game.state.land[:]
    place = SPACE_NUMBER["florence"]
    assert can_add(alone.state, place, PAPACY, MERCENARY, 1)
    assert not can_add(game.state, place, PAPACY, MERCENARY, 1)


@rule("5.2.change", "5.2.loss", "card.033")
@pytest.mark.parametrize(("going", "left"), [(1, 1), (2, 2)])
def test_mercenaries_dismissed_while_an_army_leaves_may_cost_those_whom_it_leaves_behind(going: int, left: int):
    game = papacy_without_ones("modena", regular=2)
    for space in SINGLE[:2]:
        units(game, space, "papacy", regular=0)  # two counters of 1 are free, as many as the army and the rest need
    units(game, "vienna", "papacy", mercenary=2)
    begin_army(game.state, ARMY, SPACE_NUMBER["modena"])
    take_into_army(game.state, ARMY, PAPACY, going)
    assert can_depart(game.state, PAPACY)
    run(game, DismissMercenaries(MAJOR_IDS.index("ottoman"), 1))
    do(game, "dismiss vienna papacy")
    assert (count(game, "vienna", "papacy", "mercenary"), count(game, "modena", "papacy")) == (1, left)
