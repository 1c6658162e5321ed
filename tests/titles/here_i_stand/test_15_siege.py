"""15: sieges, assaults, relief, and how a siege is lifted."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
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
    ships,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import stand
from tests.titles.positions import decision, do, moves, why_not


def antwerp(french: int, inside: int = 2, **options: str) -> Europe:
    """France besieges Antwerp from Brussels since an earlier impulse."""
    game = europe(**options)
    war(game, "france", "hapsburg")
    control(game, "france", "brussels")
    units(game, "antwerp", "france", regular=french)
    units(game, "antwerp", "hapsburg", regular=inside)
    besiege(game, "antwerp", "france")
    return game


def storm(game: Europe, *faces: int) -> Europe:
    """France assaults with all that it has; these are the dice."""
    impulse(game, "france", 2)
    dice(game, *faces)
    return do(game, "assault antwerp", "all")


@rule("15", "13.2.restriction5")
def test_the_besieged_neither_move_nor_intercept():
    game = antwerp(4)
    units(game, "brussels", "france", regular=1)
    impulse(game, "hapsburg", 2)
    assert why_not(game, "march antwerp-to-amsterdam") == "nobody_can_move"
    impulse(game, "france", 2)
    do(game, "march brussels-to-liege", "all")
    assert decision(game) == "SpendPoints"


@rule("15.1.step3a", "15.1.step3a.1", "15.1.step3a.2", "15.1.step10a", "15.1.req1", "ruling.g80")
def test_empty_walls_are_stormed_with_a_die_a_unit_and_need_a_hit():
    game = antwerp(3, inside=0)
    leaders(game, "antwerp", "francis_i")
    storm(game, 1, 1, 1, 1, 1)
    assert holder(game, "antwerp") == "hapsburg"
    assert game.chance.counter == 3 + 1 + 1
    assert is_besieged(game, "antwerp")
    game = storm(antwerp(3, inside=0), 5, 1, 1, 1)
    assert holder(game, "antwerp") == "france"


@rule("15.1.step3b.1", "5.2.cavalry", "15.1.step4.a", "15.1.step9")
def test_cavalry_storms_no_walls_but_may_be_lost():
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "pressburg", "buda", "belgrade", "szegedin")
    units(game, "vienna", "ottoman", regular=3, cavalry=4)
    units(game, "vienna", "hapsburg", regular=1)
    leaders(game, "vienna", "suleiman")
    besiege(game, "vienna", "ottoman")
    impulse(game, "ottoman", 1)
    dice(game, 1, 1, 1, 1, 6, 1)
    do(game, "assault vienna", "all")
    assert game.chance.counter == 2 + 2 + 1 + 1
    assert decision(game) == "TakeLosses"
    do(game, "lose ottoman-cavalry 1")
    assert count(game, "vienna", "ottoman", "cavalry") == 3


@rule("15.1.once", "15.1.cost")
def test_a_space_is_assaulted_once_an_impulse():
    game = storm(antwerp(4), *[1] * 6)
    assert game.state.cp == 1
    assert why_not(game, "assault antwerp") == "assaulted_already"


@rule("15.1.req2", "12.1.f")
def test_an_assault_needs_a_line_of_communication():
    game = antwerp(5)
    control(game, "hapsburg", "brussels")
    units(game, "brussels", "hapsburg", regular=1)
    impulse(game, "france", 1)
    assert why_not(game, "assault antwerp") == "no_line_of_communication"


@rule("15.1.req3", "15.1.req5")
def test_squadrons_off_the_town_keep_an_attacker_away_but_corsairs_do_not():
    game = antwerp(5)
    ships(game, "north_sea", "hapsburg", squadron=1)
    impulse(game, "france", 1)
    assert why_not(game, "assault antwerp") == "squadrons_off_the_town"


@rule("15.1.step11a", "15.3", "ruling.g39", "15.3.retreat")
def test_a_besieger_who_no_longer_outnumbers_leaves():
    game = storm(antwerp(3, inside=2), 1, 1, 6, 1, 1)
    assert not is_besieged(game, "antwerp")
    assert count(game, "antwerp", "france") == 0
    assert count(game, "brussels", "france") == 2


@rule("15.3", "ruling.g39")
def test_equal_numbers_go_on_besieging_if_that_reading_is_chosen():
    game = storm(antwerp(3, inside=2, siege_lifted="fewer"), 1, 1, 6, 1, 1)
    assert is_besieged(game, "antwerp")
    assert count(game, "antwerp", "france") == 2
    storm(game, 1, 1, 6, 1)
    assert not is_besieged(game, "antwerp")


@rule("15.1.step11b", "ruling.g37", "ruling.g38")
def test_leaders_of_a_destroyed_assault_go_home():
    game = antwerp(3, inside=2)
    leaders(game, "antwerp", "montmorency")
    storm(game, 1, 1, 1, 6, 6, 6)
    if decision(game) == "ChooseLeadersHome":
        do(game, "go-to brussels")
    assert whereabouts(game, "montmorency") == "brussels"
    assert not is_besieged(game, "antwerp")
    assert sound(game)


@rule("15.1.step10a")
def test_besieged_leaders_are_captured_with_the_town():
    game = antwerp(4, inside=1)
    leaders(game, "antwerp", "duke_of_alva")
    storm(game, 6, 6, 1, 1, 1, 1)
    assert holder(game, "antwerp") == "france"
    assert whereabouts(game, "duke_of_alva") == "prisoner of france"


@rule("card.028", "card.027")
def test_cards_of_the_siege():
    game = antwerp(4)
    hold(game, "france", "siege_mining")
    hold(game, "hapsburg", "mercenaries_grow_restless")
    units(game, "antwerp", "france", regular=2, mercenary=2)
    impulse(game, "france", 1)
    dice(game, *[1] * 20)
    do(game, "assault antwerp", "all")
    while decision(game) != "DeclareCombatCards":
        do(game, "pass")
    do(game, "siege-mining")
    while decision(game) == "DeclareCombatCards" and game.waiting[0] == 3:
        do(game, "pass")
    do(game, "mercenaries-grow-restless")
    assert count(game, "antwerp", "france", "mercenary") == 0
    assert not is_besieged(game, "antwerp")
    assert count(game, "brussels", "france") == 2


@rule("15.1.step8", "card.035")
def test_siege_artillery_within_four_spaces_of_home():
    game = antwerp(4)
    hold(game, "england", "siege_artillery")
    storm(game, 1, 1, 1, 1, 1, 3, 3)
    while decision(game) != "BringArtillery":
        do(game, "pass")
    do(game, "siege-artillery")
    assert holder(game, "antwerp") == "france"


@rule("15.2.result1", "15.2")
def test_a_relief_that_wins_lifts_the_siege():
    game = antwerp(3)
    control(game, "hapsburg", "liege")
    units(game, "liege", "hapsburg", regular=4)
    impulse(game, "hapsburg", 1)
    dice(game, 6, *[1] * 10)
    do(game, "march liege-to-antwerp", "all")
    stand(game)
    do(game, "stay-inside")
    while decision(game) == "ChooseRetreat":
        do(game, sorted(moves(game))[0])
    assert not is_besieged(game, "antwerp")
    assert count(game, "antwerp", "hapsburg") == 6


@rule("15.2.result2")
def test_after_a_tie_any_who_fought_go_inside_up_to_four():
    game = antwerp(3, inside=3)
    units(game, "antwerp", "france", regular=4)
    control(game, "hapsburg", "liege")
    units(game, "liege", "hapsburg", regular=4)
    impulse(game, "hapsburg", 1)
    dice(game, *[1] * 10)
    do(game, "march liege-to-antwerp", "all")
    stand(game)
    do(game, "stay-inside")
    assert decision(game) == "FormShelter"
    assert why_not(game, "take hapsburg-regular 2") == "too_many_inside"
    do(game, "take hapsburg-regular 1", "go")
    assert count(game, "antwerp", "hapsburg") == 4
    assert count(game, "liege", "hapsburg") == 3


@rule("ruling.g40")
def test_the_garrison_does_not_fight_beside_an_ally():
    game = antwerp(3)
    allied(game, "england", "hapsburg")
    war(game, "england", "france")
    units(game, "calais", "england", regular=4)
    impulse(game, "england", 1)
    dice(game, 6, *[1] * 12)
    do(game, "march calais-to-antwerp", "all")
    stand(game)
    assert decision(game) != "JoinRelief"


@rule("13.4.option1", "13.4.option2", "ruling.g31")
@pytest.mark.parametrize("points", [1, 2])
def test_who_cannot_besiege_goes_on_or_back(points: int):
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "brussels", "liege")
    units(game, "brussels", "france", regular=2)
    units(game, "antwerp", "hapsburg", regular=3)
    impulse(game, "france", points)
    do(game, "march brussels-to-antwerp", "all", "stand", "withdraw")
    if points == 1:
        assert count(game, "brussels", "france") == 2
        return
    assert decision(game) == "GoOn"
    do(game, "march antwerp-to-amsterdam")
    assert count(game, "amsterdam", "france") == 2


@rule("15.two")
def test_two_allies_besiege_one_town_if_each_outnumbers_it():
    game = antwerp(3)
    allied(game, "england", "france")
    war(game, "england", "hapsburg")
    units(game, "calais", "england", regular=3)
    impulse(game, "england", 1)
    do(game, "march calais-to-antwerp", "all")
    assert game.state.besiegers.count(1 << 2 | 1 << 3) == 1
