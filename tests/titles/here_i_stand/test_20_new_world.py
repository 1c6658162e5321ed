"""20: what is sent to the New World, and how scenarios begin there."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import COLONY_IDS
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, NONE
from regnum.titles.here_i_stand.position.state import (
    COLONY_CROSSING,
    COLONY_FREE,
    COLONY_SETTLED,
    VOYAGE,
)
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    europe,
    hold,
    impulse,
    laid_out,
    place_of,
    sound,
)
from tests.titles.here_i_stand.voyages import fate, holder_of, old_world, only, only_conquerors, phase
from tests.titles.positions import do, moves, why_not

COLONIAL = ("hapsburg", "england", "france")


# ---- actions --------------------------------------------------------------------------------------------------------


@rule("20", "20.2.cost", "table:actions.explore")
@pytest.mark.parametrize("power", COLONIAL)
def test_an_exploration_costs_two_points(power: str):
    game = old_world()
    assert why_not(impulse(game, power, 1), "explore") == "no_points_left"
    do(impulse(game, power, 3), "explore")
    assert game.state.cp == 1
    assert game.state.exploring[MAJOR_IDS.index(power)] == VOYAGE


@rule("20")
@pytest.mark.parametrize("power", ["ottoman", "papacy", "protestant"])
def test_other_powers_stay_in_the_old_world(power: str):
    game = old_world()
    impulse(game, power, 6)
    for move in ("explore", "colonize", "conquer"):
        assert why_not(game, move) == "not_this_powers_action"
        assert move not in moves(game)


@rule("20.2.once", "11.1.exception")
def test_one_exploration_a_turn():
    game = old_world()
    do(impulse(game, "england", 5), "explore")
    assert why_not(game, "explore") == "already_exploring"


@rule("20.2.once", "20.3.once", "scenario.1517.newworld")
def test_voyages_that_begin_the_scenario_count_for_its_first_turn():
    game = europe()
    impulse(game, "hapsburg", 6)
    assert why_not(game, "explore") == "already_exploring"
    assert why_not(game, "conquer") == "already_conquering"
    assert "colonize" in moves(game)


@rule("20.2.once")
def test_cabot_does_not_count_for_the_exploration_of_the_turn():
    game = old_world()
    game.state.cabots = 1 << MAJOR_IDS.index("england")
    assert "explore" in moves(impulse(game, "england", 2))


@rule("20.2.none", "chart.explorers")
def test_without_explorers_nobody_is_sent_and_cabot_is_none_of_them():
    game = old_world()
    only(game, "cartier")
    assert why_not(impulse(game, "england", 6), "explore") == "no_explorers_left"
    assert "explore" in moves(impulse(game, "france", 6))


@rule("20.1", "table:actions.colonise")
@pytest.mark.parametrize(("power", "price"), [("hapsburg", 2), ("england", 3), ("france", 3)])
def test_a_colony_costs_less_for_the_hapsburgs(power: str, price: int):
    game = old_world()
    assert why_not(impulse(game, power, price - 1), "colonize") == "no_points_left"
    do(impulse(game, power, price), "colonize")
    assert game.state.cp == 0
    assert game.state.colonies.count(COLONY_CROSSING) == 1


@rule("20.1.once", "11.1.exception")
def test_one_colony_a_turn():
    game = old_world()
    do(impulse(game, "hapsburg", 6), "colonize")
    assert why_not(game, "colonize") == "already_colonizing"


@rule("20.1.limit")
@pytest.mark.parametrize(("power", "limit"), [("hapsburg", 3), ("england", 2), ("france", 2)])
def test_colonies_are_limited_and_potosi_takes_a_box(power: str, limit: int):
    game = old_world()
    for _ in range(limit):
        do(impulse(game, power, 3), "colonize")
        phase(game)
    assert why_not(impulse(game, power, 3), "colonize") == "enough_colonies"
    game.state.colonies[game.state.colonies.index(COLONY_SETTLED)] = COLONY_FREE
    assert "colonize" in moves(impulse(game, power, 3))
    game.state.potosi = MAJOR_IDS.index(power)
    assert why_not(impulse(game, power, 3), "colonize") == "enough_colonies"


@rule("20.1.arrive")
def test_a_colony_arrives_in_the_new_world_phase_and_another_may_follow():
    game = old_world()
    do(impulse(game, "hapsburg", 2), "colonize")
    phase(game)
    assert game.state.colonies[COLONY_IDS.index("puerto_rico")] == COLONY_SETTLED
    assert "colonize" in moves(impulse(game, "hapsburg", 2))


@rule("20.3.cost", "table:actions.conquer", "11.1.exception")
@pytest.mark.parametrize("power", COLONIAL)
def test_a_conquest_costs_four_points_once_a_turn(power: str):
    game = old_world()
    assert why_not(impulse(game, power, 3), "conquer") == "no_points_left"
    do(impulse(game, power, 9), "conquer")
    assert game.state.cp == 5
    assert why_not(game, "conquer") == "already_conquering"


@rule("20.3.none")
def test_without_conquerors_nobody_is_sent():
    game = old_world()
    only_conquerors(game, "pizarro")
    assert why_not(impulse(game, "england", 6), "conquer") == "no_conquerors_left"
    assert "conquer" in moves(impulse(game, "hapsburg", 6))


# ---- scenarios ------------------------------------------------------------------------------------------------------


@rule("scenario.1517.newworld")
def test_the_new_world_of_1517():
    state = laid_out().state
    hapsburg = MAJOR_IDS.index("hapsburg")
    assert [power for power in range(6) if state.exploring[power]] == [hapsburg]
    assert [power for power in range(6) if state.conquering[power]] == [hapsburg]
    assert state.prizes == [NONE] * 9
    assert not any(state.colonies)
    assert not any(state.explorers)
    assert not any(state.conquerors)


@rule("scenario.1532.newworld")
@pytest.mark.parametrize("scenario", ["1532", "tournament"])
def test_the_new_world_of_1532(scenario: str):
    game = laid_out(scenario)
    state = game.state
    assert [MAJOR_IDS[power] for power in range(6) if state.exploring[power]] == ["france"]
    assert not any(state.conquering)
    assert [COLONY_IDS[each] for each, status in enumerate(state.colonies) if status == COLONY_SETTLED] == [
        "puerto_rico",
        "cuba",
    ]
    for prize in ("circumnavigation", "pacific_strait", "aztec"):
        assert holder_of(game, prize) == "hapsburg"
    assert (fate(game, "magellan"), fate(game, "cortez")) == ("circumnavigation", "aztec")
    assert [fate(game, name) for name in ("rut", "verrazano", "leon", "narvaez", "cordova")] == ["lost"] * 5
    assert fate(game, "orellana") == "home"
    assert sound(game)


@rule("20.2.result10.1a", "card.099")
def test_the_card_of_cabot_leaves_even_a_hand():
    game = old_world()
    hold(game, "france", "sebastian_cabot")
    game.state.cabots = 1 << MAJOR_IDS.index("england")
    phase(game, 1, 1)
    assert place_of(game, "sebastian_cabot") == "out of game"
