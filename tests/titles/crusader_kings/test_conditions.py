"""Every condition that an event can have holds and fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from regnum.titles.crusader_kings.facts import pack_format
from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, REGION_IDS
from regnum.titles.crusader_kings.facts.pack import PREDICATES
from regnum.titles.crusader_kings.position.changes.family import couple
from regnum.titles.crusader_kings.position.changes.relations import begin_war
from regnum.titles.crusader_kings.rules.conditions import holds
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    Crown,
    army,
    bag,
    castle,
    casus_belli,
    crown,
    duke,
    gold,
    hold,
    marry,
    own,
    relative,
    unrest,
)
from tests.titles.crusader_kings.builder_war import ally, ally_lord, shield

Change = Callable[[Crown], object]


def nothing(game: Crown) -> None:
    """The bare position: a ruler without family, one region without anything, no gold."""


def children(count: int) -> Change:
    """So many sons of seat 1."""
    return lambda game: [relative(game, 1, "son") for _ in range(count)]


def age(years: int) -> Change:
    """The ruler of seat 1 is so old."""

    def grow(game: Crown) -> None:
        game.state.age[1] = years

    return grow


def armies(count: int) -> Change:
    """Seat 1 has five regions with so many armies."""

    def muster(game: Crown) -> None:
        names = ("paris", "lorraine", "burgundy", "aquitaine", "toulouse")
        own(game, 1, *names)
        army(game, *names[:count])

    return muster


def fight(game: Crown) -> None:
    """Seats 0 and 1 are at war."""
    begin_war(game, 0, 1)


def both(*parts: Change) -> Change:
    """Several changes."""
    return lambda game: [part(game) for part in parts]


def castles_out(count: int = 10) -> Change:
    """So many of the ten castles stand somewhere."""
    return lambda game: castle(game, *[name for name in REGION_IDS if name != "paris"][:count])


def horse(game: Crown) -> None:
    """The ruler of seat 1 has married a horse."""
    couple(game, 1, game.state.ruler[1], GLITTERHOOF)


CASES: dict[str, tuple[list[Change], list[Change]]] = {
    # condition: changes after which it holds for seat 1 (seat 0 plays the card), and after which it does not
    "fertile": ([lambda game: marry(game, 1)], [nothing, horse]),
    "child_place": ([nothing, children(2)], [children(3)]),
    "no_children": ([nothing], [children(1)]),
    "ruler_age_lte_3": ([nothing, age(3)], [age(4)]),
    "unmarried": ([nothing, children(1)], [lambda game: marry(game, 1)]),
    "married": ([lambda game: marry(game, 1), horse], [nothing]),
    "has_child": ([children(1)], [nothing, lambda game: relative(game, 1, "brother")]),
    "has_spouse_or_child": (
        [children(1), lambda game: marry(game, 1)],
        [nothing, lambda game: relative(game, 1, "sister")],
    ),
    "has_sibling_or_two_children": (
        [children(2), lambda game: relative(game, 1, "sister")],
        [nothing, children(1)],
    ),
    "gold_gte_1": ([lambda game: gold(game, 1, 1)], [nothing, lambda game: gold(game, 0, 5)]),
    "gold_gte_4": ([lambda game: gold(game, 1, 4)], [lambda game: gold(game, 1, 3)]),
    "has_no_army_region": ([nothing, armies(4)], [lambda game: army(game, "paris")]),
    "has_army": ([lambda game: army(game, "paris")], [nothing, lambda game: army(game, "wessex")]),
    "army_free": ([nothing, armies(3)], [armies(4), lambda game: army(game, "paris")]),
    "has_councilor": ([lambda game: hold(game, 1, "steward")], [nothing, lambda game: hold(game, 1, "navy")]),
    "has_invention": ([lambda game: hold(game, 1, "navy")], [nothing, lambda game: hold(game, 1, "steward")]),
    "has_duchy": (
        [lambda game: duke(game, relative(game, 1, "son"), "paris")],
        [nothing, both(lambda game: duke(game, relative(game, 1, "son"), "paris"), lambda g: army(g, "paris"))],
    ),
    "has_coast": ([lambda game: own(game, 1, "normandy")], [nothing]),
    "has_unrest": ([lambda game: unrest(game, "paris")], [nothing, lambda game: unrest(game, "wessex")]),
    "bag_negative": ([lambda game: bag(game, 1, "brave", "ugly")], [nothing, lambda game: bag(game, 1, "brave")]),
    "no_cb_on_A": (
        [nothing, lambda game: casus_belli(game, 0, 1), lambda game: casus_belli(game, 1, 2)],
        [lambda game: casus_belli(game, 1, 0), fight, lambda game: ally(game, 0, 1)],
    ),
    "A_cb_on_P": (
        [lambda game: casus_belli(game, 0, 1)],
        [nothing, lambda game: casus_belli(game, 1, 0), both(lambda game: casus_belli(game, 0, 1), fight)],
    ),
    "has_cb": ([lambda game: casus_belli(game, 1, 2)], [nothing, lambda game: casus_belli(game, 2, 1)]),
    "cb_target": (
        [nothing, lambda game: casus_belli(game, 1, 0)],
        [both(lambda game: casus_belli(game, 1, 0), lambda game: ally(game, 1, 2))],
    ),
    "ally_indep": (
        [lambda game: ally_lord(game, 1, "wales")],
        [nothing, lambda game: ally_lord(game, 0, "wales"), lambda game: ally(game, 1, 2)],
    ),
    "can_castle_3": (
        [lambda game: gold(game, 1, 3), both(lambda game: gold(game, 1, 3), castles_out(9))],
        [
            lambda game: gold(game, 1, 2),
            both(lambda game: gold(game, 1, 3), lambda game: castle(game, "paris")),
            both(lambda game: gold(game, 1, 3), castles_out()),
        ],
    ),
    "can_castle_2": ([lambda game: gold(game, 1, 2)], [lambda game: gold(game, 1, 1)]),
    "has_shield_A_lt4": (
        [lambda game: shield(game, 1, 1)],
        [nothing, both(lambda game: shield(game, 1, 1), lambda game: shield(game, 0, 2, 3, 4, 5))],
    ),
}


@rule("event.condition_self", "event.condition_other")
@pytest.mark.parametrize("name", PREDICATES)
def test_every_condition_holds_and_fails(name: str):
    for wanted, changes_of in zip((True, False), CASES[name], strict=True):
        assert changes_of
        for number, change in enumerate(changes_of):
            game = crown()
            change(game)
            assert holds(game.state, PREDICATES.index(name), 1, 0) == wanted, (name, wanted, number)


@rule("event.condition_self", "ai.no_gold")
@pytest.mark.parametrize(("name", "wanted"), [("gold_gte_1", True), ("gold_gte_4", True), ("can_castle_3", True)])
def test_a_program_always_has_gold(name: str, wanted: bool):
    game = crown(seat_1="munitio")
    assert holds(game.state, PREDICATES.index(name), 1, 0) == wanted


@rule("event.condition_self")
def test_all_28_conditions_are_known_to_the_published_format():
    assert len(PREDICATES) == len(set(PREDICATES)) == 28
    assert set(CASES) == set(PREDICATES)
    assert set(get_args(pack_format.Predicate)) == set(PREDICATES)
