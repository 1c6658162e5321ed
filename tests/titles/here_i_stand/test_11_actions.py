"""11.1: the table of actions: which power may do what, and for how many command points."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import MAJOR_IDS
from tests.rule import rule
from tests.titles.here_i_stand.believers import reformers
from tests.titles.here_i_stand.builder import (
    Europe,
    control,
    europe,
    faith,
    happened,
    impulse,
    ships,
    units,
)
from tests.titles.positions import do, why_not

HARBOURS = ("istanbul", "naples", "london", "rouen", "ancona", "wittenberg")  # where each power builds
BESIDE = ("ragusa", "liege", "boulogne", "nice", "siena", "kassel")  # unfortified, beside a fortified home space
NOT_ITS_ACTION = {"not_this_powers_action", "not_for_this_power", "no_navy", "only_the_ottoman"}
TOO_FEW_POINTS = {"no_points_left", "too_few_points", "too_dear"}


def ready(power: str, points: int) -> Europe:
    """A power with so many points, for which nothing else is wanting for any action of its own."""
    number = MAJOR_IDS.index(power)
    game = europe()
    happened(game, "schmalkaldic_league", "barbary_pirates", "society_of_jesus")
    game.state.exploring, game.state.conquering = [0] * 6, [0] * 6
    control(game, "protestant", "wittenberg", "mainz")
    control(game, power, "zurich", "basel", "geneva", "turin")
    control(game, "independent", BESIDE[number])
    for space in ("zurich", "geneva", BESIDE[number]):
        units(game, space, power, regular=1)
    if power != "protestant":
        ships(game, "gulf_of_lyon", power, squadron=1, corsair=int(power == "ottoman"))
    reformers(game, "cranmer")
    faith(game, "protestant", "london")
    return impulse(game, power, points)


@pytest.mark.parametrize("power", MAJOR_IDS)
@pytest.mark.parametrize(
    ("moves", "prices"),
    [
        pytest.param(["march zurich-to-basel", "all"], (1, 1, 1, 1, 1, 1), id="move in clear"),
        pytest.param(["march geneva-to-turin", "all"], (2, 2, 2, 2, 2, 2), id="move over a pass"),
        pytest.param(["sail", "send gulf-of-lyon-to-barbary-coast", "all", "sail"], (1, 1, 1, 1, 1, 0), id="sail"),
        pytest.param(["mercenary {harbour}"], (0, 1, 1, 1, 1, 1), id="mercenary"),
        pytest.param(["regular {harbour}"], (2, 2, 2, 2, 2, 2), id="regular"),
        pytest.param(["cavalry {harbour}"], (1, 0, 0, 0, 0, 0), id="cavalry"),
        pytest.param(["squadron {harbour}"], (2, 2, 2, 2, 2, 0), id="squadron"),
        pytest.param(["corsair {harbour}"], (1, 0, 0, 0, 0, 0), id="corsair"),
        pytest.param(["control {beside}"], (1, 1, 1, 1, 1, 1), id="control"),
        pytest.param(["piracy gulf-of-lyon france"], (2, 0, 0, 0, 0, 0), id="piracy"),
        pytest.param(["explore"], (0, 2, 2, 2, 0, 0), id="explore"),
        pytest.param(["colonize"], (0, 2, 3, 3, 0, 0), id="colonize"),
        pytest.param(["conquer"], (0, 4, 4, 4, 0, 0), id="conquer"),
        pytest.param(["translate english"], (0, 0, 0, 0, 0, 1), id="translate"),
        pytest.param(["treatise english"], (0, 0, 3, 0, 0, 2), id="treatise"),
        pytest.param(["debate german"], (0, 0, 0, 0, 3, 3), id="debate"),
        pytest.param(["basilica"], (0, 0, 0, 0, 1, 0), id="basilica"),
        pytest.param(["burn-books english"], (0, 0, 0, 0, 2, 0), id="burn"),
        pytest.param(["university rome"], (0, 0, 0, 0, 3, 0), id="university"),
    ],
)
@rule("table:actions.move", "table:actions.pass", "table:actions.naval", "table:actions.mercenary",
      "table:actions.regular", "table:actions.cavalry", "table:actions.squadron", "table:actions.corsair",
      "table:actions.control", "table:actions.piracy", "table:actions.explore", "table:actions.colonise",
      "table:actions.conquer", "table:actions.translate", "table:actions.treatise", "table:actions.debate",
      "table:actions.peter", "table:actions.burn", "table:actions.jesuit", "11.1")  # fmt: skip
def test_what_an_action_costs_each_power(moves: list[str], prices: tuple[int, ...], power: str):
    number = MAJOR_IDS.index(power)
    price = prices[number]
    words = [move.format(harbour=HARBOURS[number], beside=BESIDE[number]) for move in moves]
    if not price:
        assert why_not(ready(power, 9), words[0]) in NOT_ITS_ACTION
        return
    assert why_not(ready(power, price - 1), words[0]) in TOO_FEW_POINTS
    game = do(ready(power, price), *words)
    assert game.state.cp == 0
