"""The Navy: which armies go by sea, and where."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.rules.invasion import Invade
from tests.rule import rule
from tests.titles.crusader_kings.builder import Crown, army, casus_belli, crown, hold, own, play, run
from tests.titles.crusader_kings.builder_actions import war
from tests.titles.positions import do, why_not


@rule("war.fleet")
def test_the_navy_lands_anywhere_on_the_same_sea():
    game = war(claim=False)
    own(game, 1, "aquitaine", "low_countries")
    own(game, 0, "northumbria")
    army(game, "northumbria")
    casus_belli(game, 0, 1)
    assert why_not(game, "attack-by-sea aquitaine wessex") == "no_navy"
    hold(game, 0, "navy")
    assert why_not(game, "attack-by-sea aquitaine wessex") == "ok"  # Atlantic
    assert why_not(game, "attack-by-sea low-countries wessex") == "not_on_the_same_sea"
    assert why_not(game, "attack-by-sea low-countries northumbria") == "ok"  # North Sea
    assert why_not(game, "attack-by-sea normandy wessex") == "no_ships_needed"
    assert why_not(game, "attack-by-sea paris wessex") == "not_on_the_same_sea"


@rule("war.fleet")
@pytest.mark.parametrize(
    ("origin", "target"),
    [("denmark", "low_countries"), ("saxony", "normandy"), ("hungary", "toulouse"), ("dalmatia", "toulouse")],
)
def test_coasts_of_denmark_saxony_and_hungary(origin: str, target: str):
    game = crown()
    hold(game, 2, "navy")
    own(game, 2, origin)
    army(game, origin)
    run(game, Invade(2))
    assert why_not(game, f"attack-by-sea {target} {origin}".replace("_", "-")) == "ok"


@rule("war.fleet")
@pytest.mark.parametrize(("sea", "answer"), [("north_sea", "ok"), ("none", "not_on_the_same_sea")])
def test_pomerania_lies_on_the_north_sea(sea: str, answer: str):
    game = crown(pomerania_sea=sea)
    hold(game, 2, "navy")
    own(game, 2, "pomerania")
    army(game, "pomerania")
    run(game, Invade(2))
    assert why_not(game, "attack-by-sea low-countries pomerania") == answer
    own(game, 2, "denmark")
    army(game, "denmark")
    assert why_not(game, "attack-by-sea low-countries denmark") == "ok"  # by either reading


def at_sea(navy_limit: str = "action") -> Crown:
    """Seat 0 has three armies and ships; one has set sail for Aquitaine, and Brittany is another coast of seat 1."""
    game = war(navy_limit=navy_limit)
    own(game, 1, "aquitaine", "brittany")
    own(game, 0, "wales", "mercia")
    army(game, "wales", "mercia")
    hold(game, 0, "navy")
    return do(game, "attack-by-sea aquitaine wessex")


@rule("invasion.fleet_limit")
def test_one_army_goes_by_sea_in_an_action():
    game = at_sea()
    assert why_not(game, "support-by-sea aquitaine wales") == "navy_used"
    assert why_not(game, "attack-by-sea brittany wales") == "navy_used"
    assert why_not(game, "attack normandy mercia") == "ok"  # along a dotted route
    assert why_not(game, "attack normandy wessex") == "army_has_a_task"


@rule("invasion.fleet_limit")
def test_by_the_other_reading_one_army_goes_by_sea_to_each_target():
    game = at_sea(navy_limit="target")
    assert why_not(game, "support-by-sea aquitaine wales") == "navy_used"
    assert why_not(game, "attack-by-sea brittany wales") == "ok"
    game = war(claim=False, navy_limit="target")
    own(game, 0, "ireland", "wales")
    own(game, 1, "brittany")
    army(game, "ireland", "wales")
    hold(game, 0, "navy")
    casus_belli(game, 0, 1)
    do(game, "attack normandy wessex", "support-by-sea normandy ireland")
    assert why_not(game, "support-by-sea normandy wales") == "navy_used"
    assert why_not(game, "attack-by-sea brittany wales") == "ok"


@rule("invasion.fleet_limit")
def test_support_by_sea_uses_the_navy_too():
    game = war(claim=False)
    own(game, 0, "ireland", "wales")
    own(game, 1, "brittany")
    army(game, "ireland", "wales")
    hold(game, 0, "navy")
    casus_belli(game, 0, 1)
    do(game, "attack normandy wessex")
    assert why_not(game, "support normandy ireland") == "not_beside_target"
    do(game, "support-by-sea normandy ireland")
    assert why_not(game, "support-by-sea normandy wales") == "navy_used"
    assert why_not(game, "attack-by-sea brittany wales") == "navy_used"


@rule("war.fleet", "invasion.conditions")
def test_without_ships_an_army_on_an_island_has_nobody_to_attack():
    game = crown()
    own(game, 0, "ireland", "scotland", "wales")
    army(game, "ireland")
    play(game, 0, "war-1")
    assert why_not(game, "invade") == "no_invasion_possible"
    hold(game, 0, "navy")
    assert why_not(game, "invade") == "ok"


@rule("war.fleet", "invasion.conditions")
def test_ships_do_not_help_an_army_far_from_any_sea():
    game = crown()
    own(game, 0, "lorraine")
    own(game, 2, "denmark")
    own(game, 1, "burgundy", "low_countries", "swabia", "saxony")
    army(game, "lorraine")
    hold(game, 0, "navy")
    play(game, 0, "war-1")
    assert why_not(game, "invade") == "no_invasion_possible"
