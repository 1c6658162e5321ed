"""20.4: riches of the New World, and the raiders who wait for them."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import COLONY_IDS
from regnum.titles.here_i_stand.facts.names import ENGLAND, HAPSBURG, MAJOR_IDS, NONE, PROTESTANT
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.position.state import (
    COLONY_SETTLED,
)
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from regnum.titles.here_i_stand.rules.riches import collect_riches
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    dice,
    impulse,
    points,
    sound,
)
from tests.titles.here_i_stand.voyages import holder_of, old_world, taken
from tests.titles.positions import moves

# ---- riches ---------------------------------------------------------------------------------------------------------


def rich(*prizes: str, colonies: int = 0, potosi: bool = False, power: str = "hapsburg") -> Europe:
    """A power with these conquests and so many colonies, before it draws its riches."""
    game = old_world()
    taken(game, **dict.fromkeys(prizes, power))
    first = COLONY_IDS.index({"hapsburg": "puerto_rico", "england": "roanoke", "france": "charlesbourg"}[power])
    for number in range(colonies):
        game.state.colonies[first + number] = COLONY_SETTLED
    game.state.potosi = MAJOR_IDS.index(power) if potosi else NONE
    return game


def drawn(game: Europe, *faces: int, power: str = "hapsburg") -> int:
    """How many cards riches bring with these dice; a card that is drawn takes a number of its own."""
    before = len(hand_of(game.state, MAJOR_IDS.index(power)))
    dice(game, *faces)
    collect_riches(game)
    assert sound(game)
    return len(hand_of(game.state, MAJOR_IDS.index(power))) - before


@rule("20.4", "20.4.b", "chart.riches")
def test_a_conquest_brings_a_card_and_stays():
    game = rich("inca")
    assert drawn(game, 4, 4, 1) == 1
    assert not game.state.depleted


@rule("20.4.a", "chart.riches")
def test_a_depleted_conquest_brings_its_last_card_and_keeps_its_points():
    game = rich("aztec")
    game.state.bonus[MAJOR_IDS.index("hapsburg")] = 2
    assert drawn(game, 2, 3, 1) == 1
    assert drawn(game) == 0
    assert game.state.bonus[MAJOR_IDS.index("hapsburg")] == 2
    assert holder_of(game, "aztec") == "hapsburg"


@rule("20.4.c", "chart.riches")
def test_galleons_bring_home_what_else_is_lost():
    assert drawn(rich("maya"), 3, 4) == 0
    game = rich("maya")
    game.state.galleons = 1 << MAJOR_IDS.index("france")
    assert drawn(game, 3, 4) == 0
    game.state.galleons |= 1 << MAJOR_IDS.index("hapsburg")
    assert drawn(game, 3, 4, 1) == 1


@rule("20.4.d", "chart.riches")
def test_no_effect_keeps_everything():
    game = rich("aztec", colonies=1)
    assert drawn(game, 3, 3, 3, 3) == 0
    assert game.state.colonies.count(COLONY_SETTLED) == 1
    assert not game.state.depleted


@rule("20.4.e", "chart.riches")
def test_a_colony_perishes_and_may_be_founded_again():
    game = rich(colonies=3)
    assert drawn(game, 2, 2, 2, 3, 5, 4, 1) == 1
    assert game.state.colonies.count(COLONY_SETTLED) == 2
    assert "colonize" in moves(impulse(game, "hapsburg", 2))


@rule("20.4.e", "card.054")
def test_potosi_perishes_for_good():
    game = rich(potosi=True)
    assert drawn(game, 1, 2) == 0
    assert game.state.potosi == NONE


@rule("20.4", "ruling.g66")
def test_plantations_add_one_for_colonies_and_potosi_only():
    game = rich("maya", colonies=1, potosi=True)
    game.state.plantations = 1 << MAJOR_IDS.index("hapsburg")
    assert drawn(game, 1, 5, 1, 3, 4, 1, 4, 4, 1) == 3  # depleted by 6; 7 + 1 for Potosi; 8 + 1 for the colony
    assert game.state.depleted
    assert drawn(game, 6, 6, 1, 6, 6, 1) == 2  # 13 is 12


@rule("20.4", "ruling.g07")
def test_riches_come_before_the_deal_from_the_new_deck():
    steps = CardDraw.steps
    assert steps.index("add_cards") < steps.index("riches") < steps.index("deal")
    game = rich(colonies=1, power="england")
    assert drawn(game, 4, 5, 1, power="england") == 1


# ---- raiders --------------------------------------------------------------------------------------------------------


def raided(*raiders: str, galleons: bool = False) -> Europe:
    """The Hapsburgs have the Incas; these powers have raiders."""
    game = rich("inca")
    game.state.raiders = sum(1 << MAJOR_IDS.index(power) for power in raiders)
    game.state.galleons = 1 << MAJOR_IDS.index("hapsburg") if galleons else 0
    return game


@rule("20.4.raid1", "20.4.raid2", "20.4.raid3", "20.4.raid5", "20.4.raid6")
@pytest.mark.parametrize(
    ("die", "galleons", "stolen", "stays"),
    [
        (1, False, False, False),
        (2, False, False, True),
        (2, True, False, False),
        (3, False, False, True),
        (4, True, False, True),
        (5, False, True, False),
        (6, True, True, True),
    ],
)
def test_what_a_raider_rolls(die: int, galleons: bool, stolen: bool, stays: bool):
    game = raided("england", galleons=galleons)
    assert drawn(game, 4, 4, 1, die) == int(not stolen)
    assert len(hand_of(game.state, MAJOR_IDS.index("england"))) == int(stolen)
    assert bool(game.state.raiders) == stays


@rule("20.4.raiders", "ruling.g67")
def test_raiders_try_in_turn_until_one_has_the_card():
    game = raided("protestant", "england", "france")
    everybody = game.state.raiders
    assert drawn(game, 4, 4, 1, 3, 6) == 0  # France fails, England steals, the Protestants do not roll
    assert game.state.raiders == everybody
    assert game.chance.counter == 5
    assert len(hand_of(game.state, MAJOR_IDS.index("england"))) == 1
    game = raided("protestant", "france")
    assert drawn(game, 4, 4, 1, 1, 5) == 0
    assert len(hand_of(game.state, MAJOR_IDS.index("protestant"))) == 1
    assert not game.state.raiders


@rule("20.4.a", "20.4.raiders", "20.4.raid2", "20.4.raid5")
def test_the_last_card_of_a_depleted_conquest_may_be_stolen_but_not_its_points():
    game = raided("france", "england", "protestant", galleons=True)
    game.state.bonus[HAPSBURG] = 2
    before = points(game, "hapsburg")
    assert drawn(game, 1, 2, 1, 2, 5) == 0  # depleted; France is sunk by the galleons, England steals and goes
    assert len(hand_of(game.state, ENGLAND)) == 1
    assert (game.state.raiders, points(game, "hapsburg")) == (1 << PROTESTANT, before)


@rule("20.4.raid_again")
def test_a_raider_who_survives_tries_for_the_next_card():
    game = rich("inca", "aztec")
    game.state.raiders = 1 << MAJOR_IDS.index("france")
    assert drawn(game, 4, 4, 1, 6, 4, 4, 1, 6) == 0
    assert len(hand_of(game.state, MAJOR_IDS.index("france"))) == 2


@rule("20.4.raiders")
def test_raiders_leave_other_powers_alone():
    game = rich(colonies=1, power="france")
    game.state.raiders = 1 << MAJOR_IDS.index("england")
    assert drawn(game, 4, 5, 1, power="france") == 1
