"""The vocabulary of events: every condition and every operation, also as other data packs may use them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import get_args

import msgspec
import pytest

from regnum.titles.crusader_kings.facts import pack_format
from regnum.titles.crusader_kings.facts.catalogue import (
    GLITTERHOOF,
    REGION_IDS,
    TRAIT_IDS,
    is_positive,
    kind_of,
    trait_of,
)
from regnum.titles.crusader_kings.facts.names import CRUSADER_TITLE, EVENT, FOR_EVENT, FOR_LIFE, RANDOM
from regnum.titles.crusader_kings.facts.pack import OPERATIONS, PACKS, PREDICATES
from regnum.titles.crusader_kings.position.changes.family import couple
from regnum.titles.crusader_kings.position.changes.relations import begin_war
from regnum.titles.crusader_kings.position.state import IN_FAMILY
from regnum.titles.crusader_kings.rules.conditions import holds
from regnum.titles.crusader_kings.rules.effects import RunEffects
from regnum.titles.crusader_kings.rules.era import Era
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    army,
    bag,
    bag_of,
    castle,
    casus_belli,
    crown,
    duke,
    gold,
    held,
    hold,
    lord,
    marry,
    own,
    regions,
    relative,
    row,
    run,
    script,
    sound,
    take,
    trait,
    traits_on,
    unrest,
)
from tests.titles.crusader_kings.builder_war import (
    ally,
    ally_lord,
    befall,
    claims,
    counters,
    gone,
    listen,
    shield,
    shields,
)
from tests.titles.positions import decision, do, moves, why_not

# ---- conditions -----------------------------------------------------------------------------------------------------

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


# ---- operations -----------------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def _spare_sequences(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Effects that a test adds are forgotten after it."""
    with monkeypatch.context() as patch:
        patch.setattr(PACKS[0], "sequences", PACKS[0].sequences[:])
        yield


def effect(game: Crown, *parts: Mapping[str, object], affected: int = 1, active: int = 0) -> Crown:
    """Carry out these operations."""
    number = PACKS[0]._sequence([msgspec.convert(part, pack_format.AnyPart) for part in parts])
    return run(game, RunEffects(number, 0, affected, active))


@rule("event.resolve")
def test_all_25_operations_stand_on_our_cards():
    assert len(OPERATIONS) == len(set(OPERATIONS)) == 25
    used = {OPERATIONS[each.code] for sequence in PACKS[0].sequences for each in sequence}
    assert used == set(OPERATIONS)


@rule("event.resolve")
@pytest.mark.parametrize(("n", "before", "after"), [(2, 1, 3), (-2, 5, 3), (-2, 1, 0)])
def test_gold_comes_from_the_treasury_and_goes_there(n: int, before: int, after: int):
    game = crown()
    gold(game, 1, before)
    effect(game, {"op": "gold", "n": n})
    assert game.state.gold == [0, after, 0]


@rule("event.resolve", "ai.no_gold")
def test_gold_between_players_goes_both_ways():
    game = crown()
    gold(game, 0, 3)
    effect(game, {"op": "transfer", "from": "A", "to": "P", "n": 2})
    assert game.state.gold == [1, 2, 0]
    effect(game, {"op": "transfer", "from": "P", "to": "A", "n": 5})
    assert game.state.gold == [3, 0, 0]
    game = crown(seat_1="ferox")
    gold(game, 0, 3)
    effect(game, {"op": "transfer", "from": "A", "to": "P", "n": 2})
    assert game.state.gold == [1, 0, 0]


@rule("event.resolve")
def test_gold_for_coasts_and_a_share_of_the_gold_held():
    game = crown()
    own(game, 1, "normandy", "brittany")
    effect(game, {"op": "gold_per", "per": "coastal_region", "each": 2})
    assert game.state.gold[1] == 4
    effect(game, {"op": "gold_per", "per": "coastal_region", "each": 2, "max": 3})
    assert game.state.gold[1] == 7
    effect(game, {"op": "gold_per", "per": "gold_held", "each": 2})
    assert game.state.gold[1] == 4


@rule("event.resolve")
@pytest.mark.parametrize(("chooser", "asked"), [("P", 1), ("A", 0), ("next", 2)])
def test_who_chooses_the_region(chooser: str, asked: int):
    game = crown()
    own(game, 1, "normandy")
    effect(game, {"op": "token", "kind": "plague", "where": "own_any", "chooser": chooser})
    assert game.waiting == (asked,)


@rule("event.resolve")
def test_chance_may_choose_the_region():
    game = crown()
    own(game, 1, "normandy")
    script(game, 0)
    effect(game, {"op": "token", "kind": "plague", "where": "own_any", "chooser": "random"})
    assert counters(game, "plague", "normandy") == 1  # Normandy comes before Paris in the table
    assert decision(game) == AT_REST


@rule("event.resolve")
def test_where_no_region_fits_chance_chooses_none():
    game = crown()
    effect(game, {"op": "remove_token", "kind": "unrest", "where": "own_any", "chooser": "random"})
    assert decision(game) == AT_REST


@rule("event.resolve", "build.check")
def test_one_region_without_a_castle_is_enough_to_be_offered_one():
    game = crown()
    own(game, 1, "normandy")
    castle(game, "normandy")
    gold(game, 1, 1)
    effect(game, {"op": "castle", "cost": 1})
    assert moves(game) == {"raise-castle paris", "turn-down"}


@rule("event.resolve")
@pytest.mark.parametrize(
    ("place", "names"),
    [
        ("own_any", {"paris", "normandy", "burgundy"}),
        ("own_no_army", {"paris", "burgundy"}),
        ("own_with_army", {"normandy"}),
        ("own_coastal", {"normandy"}),
        ("own_no_castle", {"normandy", "burgundy"}),
        ("own_with_unrest", {"burgundy"}),
        ("own_duchy", {"paris"}),
    ],
)
def test_where_a_token_may_lie(place: str, names: set[str]):
    game = crown()
    own(game, 1, "normandy", "burgundy")
    army(game, "normandy")
    castle(game, "paris")
    unrest(game, "burgundy")
    duke(game, relative(game, 1, "son"), "paris")
    effect(game, {"op": "token", "kind": "harvest", "where": place, "chooser": "P"})
    if len(names) == 1:
        assert {name for name in REGION_IDS if counters(game, "harvest", name)} == names
    else:
        assert moves(game) == {f"place {name}" for name in names}


@rule("event.resolve", "basics.limits")
@pytest.mark.parametrize(("kind", "supply"), [("harvest", 6), ("crop_failure", 6), ("plague", 6), ("unrest", 12)])
def test_tokens_that_the_box_does_not_hold_are_not_placed(kind: str, supply: int):
    game = crown()
    getattr(game.state, kind)[0] = supply - 1
    for _ in range(2):
        effect(game, {"op": "token", "kind": kind, "where": "own_any", "chooser": "P"})
    assert counters(game, kind, "paris") == 1
    assert sound(game)


@rule("event.resolve")
@pytest.mark.parametrize("kind", ["harvest", "crop_failure", "plague", "unrest"])
def test_tokens_are_removed(kind: str):
    game = crown()
    getattr(game.state, kind)[REGION_IDS.index("paris")] = 2
    effect(game, {"op": "remove_token", "kind": kind, "where": "own_any", "chooser": "P"})
    assert counters(game, kind, "paris") == 1


@rule("event.resolve")
def test_an_event_trait_that_is_taken_is_replaced_by_a_random_one():
    game = crown()
    take(game, "event-clever")
    effect(game, {"op": "trait", "any_of": ["clever"], "to": "bag"})
    do(game, "take clever")
    assert [kind_of(token) for token in game.state.bag[1]] == [RANDOM]
    assert bag_of(game, 1) == ["clever"]
    for _ in range(2):
        take(game, "clever")
    effect(game, {"op": "trait", "any_of": ["clever"], "to": "bag"})
    do(game, "take clever")
    (other,) = (token for token in game.state.bag[1] if trait_of(token) != trait("clever"))
    assert kind_of(other) == RANDOM
    assert TRAIT_IDS[trait_of(other)] not in ("kind", "humble", "honest", "chaste")
    assert is_positive(other)


@rule("event.resolve")
def test_only_the_bag_gets_a_trait_unless_relatives_are_named():
    game = crown()
    son = relative(game, 1, "son")
    effect(game, {"op": "trait", "any_of": ["clever"], "to": "bag"})
    assert moves(game) == {"take clever"}
    assert why_not(game, "take-for clever child-1") == "not_what_the_event_says"
    do(game, "take clever")
    assert kind_of(game.state.bag[1][0]) == EVENT
    effect(game, {"op": "trait", "any_of": ["strong"], "to": "bag_or_relative"})
    assert why_not(game, "take-for strong child-2") == "no_such_relative"
    assert why_not(game, "take-for strong ruler") == "not_what_the_event_says"
    do(game, "take-for strong child-1")
    assert traits_on(game, son) == ["strong"]


@rule("event.resolve")
def test_a_positive_trait_may_be_lost_too():
    game = crown()
    bag(game, 1, "brave", "ugly")
    effect(game, {"op": "lose_trait", "sign": "positive"})
    assert moves(game) == {"remove random-brave"}
    do(game, "remove random-brave")
    effect(game, {"op": "lose_trait", "sign": "positive"})
    assert decision(game) == AT_REST


@rule("event.checks")
@pytest.mark.parametrize(("token", "gained"), [("brave", 2), ("ugly", 0)])
def test_a_check_has_two_outcomes(token: str, gained: int):
    game = crown()
    bag(game, 1, token)
    gold(game, 1, 1)
    fine = [{"op": "gold", "n": 1}]
    check = {"op": "check", "r": 1, "critical": "none", "gold": False, "opposable": False}
    ear = listen(game)
    effect(game, {**check, "success": fine, "failure": [{"op": "gold", "n": -1}]})
    assert game.state.gold[1] == gained
    assert ear.of("check_began") == [(1, FOR_EVENT, 1, 1)]


@rule("event.checks", "oppose.secret")
def test_a_card_may_say_that_nobody_opposes():
    game = crown()
    bag(game, 1, "brave")
    gold(game, 0, 4)
    gold(game, 1, 2)
    check = {"op": "check", "r": 1, "critical": "none", "gold": True, "opposable": False}
    effect(game, {**check, "success": [], "failure": []})
    do(game, "invest 1")
    assert decision(game) == AT_REST


@rule("event.checks", "check.modifiers")
def test_a_check_whose_failure_kills_is_one_for_life():
    game = crown()
    marry(game, 1)
    bag(game, 1, "brave")
    check = {"op": "check", "r": 1, "critical": "none", "gold": False, "opposable": False}
    ear = listen(game)
    effect(game, {**check, "success": [], "failure": [{"op": "kill", "whom": "ruler_spouse", "chooser": "P"}]})
    assert ear.of("check_began")[0][1] == FOR_LIFE


@rule("event.resolve")
@pytest.mark.parametrize(
    ("whom", "victims"),
    [
        ("youngest_child", ["child-2"]),
        ("ruler_spouse", ["ruler-spouse"]),
        ("sibling_else_child", ["sibling-1"]),
        ("spouse_or_child", ["ruler-spouse", "child-1", "child-2"]),
    ],
)
def test_who_may_die(whom: str, victims: list[str]):
    game = crown()
    people = {
        "ruler-spouse": marry(game, 1),
        "child-1": relative(game, 1, "son"),
        "child-2": relative(game, 1, "son"),
        "sibling-1": relative(game, 1, "brother"),
    }
    effect(game, {"op": "kill", "whom": whom, "chooser": "A"})
    if len(victims) == 1:
        assert [name for name, character in people.items() if gone(game, character)] == victims
    else:
        assert game.waiting == (0,)
        assert moves(game) == {f"bury {name}" for name in victims}


@rule("event.resolve")
def test_where_nobody_can_die_nobody_does():
    game = crown()
    ear = listen(game)
    for whom in ("youngest_child", "ruler_spouse", "sibling_else_child", "spouse_or_child"):
        effect(game, {"op": "kill", "whom": whom, "chooser": "P"})
        assert decision(game) == AT_REST
    assert ear.told() == []


@rule("event.resolve")
def test_of_two_brothers_either_may_die():
    game = crown()
    brothers = [relative(game, 1, "brother") for _ in range(2)]
    effect(game, {"op": "kill", "whom": "sibling_else_child", "chooser": "P"})
    assert moves(game) == {"bury sibling-1", "bury sibling-2"}
    do(game, "bury sibling-2")
    assert game.state.siblings[1] == brothers[:1]


@rule("event.resolve", "round.age5", "succession.trigger")
def test_old_age_may_kill_at_once_and_the_rest_of_the_event_goes_on():
    game = crown()
    son = relative(game, 1, "son")
    game.state.age[1] = 3
    effect(game, {"op": "age", "n": 2}, {"op": "gold", "n": 1})
    assert game.state.ruler[1] == son
    assert game.state.gold[1] == 1
    assert game.state.age[1] == 0


@rule("event.resolve")
def test_who_gains_and_loses_a_casus_belli():
    game = crown()
    effect(game, {"op": "casus_belli", "holder": "A", "against": "P"})
    assert claims(game, 0, 1)
    effect(game, {"op": "casus_belli", "holder": "P", "against": "A"})
    assert claims(game, 1, 0)
    effect(game, {"op": "lose_casus_belli", "holder": "A", "against": "P"})
    assert not claims(game, 0, 1)
    effect(game, {"op": "lose_casus_belli", "holder": "P", "against": "A"})
    assert not claims(game, 1, 0)


@rule("event.resolve", "plot.casus_need")
def test_nobody_gains_a_casus_belli_twice_or_against_himself():
    game = crown()
    ear = listen(game)
    effect(game, {"op": "casus_belli", "holder": "A", "against": "P"}, affected=0)
    assert not any(game.state.casus)
    for _ in range(2):
        effect(game, {"op": "casus_belli", "holder": "A", "against": "P"})
    assert ear.of("casus_belli") == [(0, 1)]


@rule("event.resolve", "invasion.war_state")
def test_where_war_is_marked_no_event_takes_a_casus_belli():
    game = crown()
    casus_belli(game, 0, 1)
    begin_war(game, 0, 1)
    effect(game, {"op": "lose_casus_belli", "holder": "A", "against": "P"})
    assert claims(game, 0, 1)


@rule("event.resolve", "round.support_disband")
def test_a_soldier_who_goes_leaves_no_unrest():
    game = crown()
    army(game, "paris")
    effect(game, {"op": "army", "n": -1, "where": "own_any", "chooser": "P"})
    assert counters(game, "army", "paris") == counters(game, "unrest", "paris") == 0
    effect(game, {"op": "army", "n": -1, "where": "own_any", "chooser": "P"})
    assert decision(game) == AT_REST


@rule("event.resolve")
@pytest.mark.parametrize(
    ("part", "table", "before", "after"),
    [
        ({"op": "army", "n": -1}, "army", [1, 0], [0, 0]),
        ({"op": "army", "n": 1}, "army", [1, 0], [1, 1]),
        ({"op": "remove_token", "kind": "unrest"}, "unrest", [1, 0], [0, 0]),
    ],
)
def test_of_two_regions_only_that_is_touched_in_which_something_can_be_done(
    part: dict[str, object], table: str, before: list[int], after: list[int]
):
    game = crown()
    own(game, 1, "normandy")
    for name, count in zip(("normandy", "paris"), before, strict=True):
        getattr(game.state, table)[REGION_IDS.index(name)] = count
    effect(game, {**part, "where": "own_any", "chooser": "P"})
    assert decision(game) == AT_REST
    assert [counters(game, table, name) for name in ("normandy", "paris")] == after


@rule("event.resolve", "marriage.random")
def test_where_every_card_is_in_use_no_event_brings_a_spouse():
    game = crown()
    game.state.place = [IN_FAMILY] * len(game.state.place)
    effect(game, {"op": "marry_random"})
    assert decision(game) == AT_REST


@rule("event.resolve", "mobilize.max")
def test_a_fifth_soldier_does_not_come():
    game = crown()
    armies(4)(game)
    effect(game, {"op": "army", "n": 1, "where": "own_no_army", "chooser": "P"})
    assert sum(game.state.army) == 4


@rule("event.resolve", "develop.limit")
def test_a_development_from_an_event_obeys_the_limits():
    game = crown()
    hold(game, 1, "navy", "bank", "longbow")
    row(game, "library")
    gold(game, 1, 2)
    effect(game, {"op": "development", "cost": 2})
    do(game, "buy library", "discard navy")
    assert held(game, 1) == ["bank", "longbow", "library"]
    assert game.state.gold[1] == 0


@rule("event.resolve")
def test_a_development_is_lost_only_of_the_type_that_is_named():
    game = crown()
    hold(game, 1, "steward")
    effect(game, {"op": "lose_development", "type": "invention"})
    assert decision(game) == AT_REST
    effect(game, {"op": "lose_development", "type": "councilor"})
    assert moves(game) == {"discard steward"}
    do(game, "discard steward")
    assert held(game, 1) == []


@rule("event.resolve")
@pytest.mark.parametrize(("held_one", "gold_after"), [("steward", 1), ("navy", 0)])
def test_a_course_that_costs_a_development_needs_one_of_its_type(held_one: str, gold_after: int):
    game = crown()
    hold(game, 1, held_one)
    courses = [[{"op": "lose_development", "type": "invention"}], [{"op": "gold", "n": 1}]]
    effect(game, {"op": "choose", "options": courses})
    assert game.state.gold[1] == gold_after
    assert decision(game) == (AT_REST if gold_after else "PickCourse")


@rule("event.resolve")
def test_only_the_courses_and_rivals_of_the_table_can_be_named():
    game = crown()
    effect(game, {"op": "choose", "options": [[{"op": "gold", "n": 1}], [{"op": "gold", "n": 2}]]})
    assert why_not(game, "course 2") == "ok"
    assert why_not(game, "course 3") == "not_what_the_event_says"
    game = crown()
    effect(game, {"op": "casus_belli", "holder": "P", "against": "choice"})
    assert why_not(game, "accuse 2") == "ok"
    assert why_not(game, "accuse 1") == why_not(game, "accuse 3") == "not_a_rival"


@rule("event.resolve")
def test_what_is_not_there_cannot_be_taken():
    game = crown()
    for part in (
        {"op": "lose_development", "type": "councilor"},
        {"op": "revoke_title"},
        {"op": "break_alliance"},
        {"op": "swap_shield"},
        {"op": "development", "cost": 1},
        {"op": "castle", "cost": 1},
        {"op": "lose_casus_belli", "holder": "P", "against": "any"},
    ):
        effect(game, part)
        assert decision(game) == AT_REST


@rule("event.resolve", "crusade.four")
def test_a_shield_is_swapped_only_if_there_is_room_for_it():
    game = crown()
    shield(game, 1, 1, 3)
    shield(game, 0, 2)
    ear = listen(game)
    effect(game, {"op": "swap_shield"})
    assert (shields(game, 0), shields(game, 1)) == ([1, 2], [3])
    assert ear.of("shield_returned") == [(1, 0)]
    assert ear.of("shield_placed") == [(0, 0)]
    effect(game, {"op": "swap_shield"}, affected=0)
    assert len(ear.of("shield_returned")) == 1  # nobody takes his own
    shield(game, 0, 4, 5)
    effect(game, {"op": "swap_shield"})
    assert shields(game, 1) == [3]
    assert shields(game, 0) == [1, 2, 4, 5]
    assert game.state.achievement[CRUSADER_TITLE] == 0


@rule("event.resolve", "marriage.who")
def test_a_married_ruler_marries_nobody():
    game = crown()
    wife = marry(game, 1)
    effect(game, {"op": "marry_random"})
    assert game.state.spouse[game.state.ruler[1]] == wife
    assert decision(game) == AT_REST


@rule("event.resolve")
def test_of_courses_the_impossible_ones_are_not_offered():
    game = crown()
    courses: list[list[dict[str, object]]] = [
        [{"op": "pay", "n": 1}],
        [{"op": "revoke_title"}],
        [{"op": "gold", "n": 1}],
    ]
    effect(game, {"op": "choose", "options": courses})
    assert game.state.gold[1] == 1  # the only one, so it is taken
    effect(game, {"op": "choose", "options": courses})
    assert moves(game) == {"course 1", "course 3"}  # a course keeps the number of its place on the card
    assert why_not(game, "course 2") == "course_without_effect"
    assert why_not(game, "course 4") == "not_what_the_event_says"
    ear = listen(game)
    do(game, "course 3")
    assert ear.of("course_taken") == [(1, 3)]
    assert game.state.gold[1] == 2
    effect(game, {"op": "choose", "options": courses})
    do(game, "course 1")
    assert game.state.gold[1] == 1
    gold(game, 1, 0)
    effect(game, {"op": "choose", "options": courses[:2]})
    assert decision(game) == AT_REST
    gold(game, 1, 1)
    effect(game, {"op": "choose", "options": [courses[0] + courses[1], courses[1]]})
    assert game.state.gold[1] == 1  # a course is possible as a whole or not at all


@rule("event.resolve")
def test_operations_follow_each_other_in_their_order():
    game = crown()
    lord(game, "wales")
    effect(game, {"op": "gold", "n": 3}, {"op": "gold", "n": -5}, {"op": "gold", "n": 1})
    assert game.state.gold[1] == 1


@rule("event.resolve", "elimination.when")
def test_nothing_more_befalls_who_has_left_the_game():
    game = crown()
    game.state.out[1] = 1
    effect(game, {"op": "gold", "n": 3})
    assert game.state.gold[1] == 0


@rule("check.modifiers", "era.rounds")
def test_what_an_event_promised_lapses_with_the_era():
    game = crown()
    ear = listen(game)
    befall(game, "roads_of_mud")
    befall(game, "tournament_laurels", 2)
    assert ear.of("harder_invasion") == ear.of("modifier_gained") == [(0,)]
    assert (game.state.muddy, game.state.easier) == ([1, 0, 0], [1, 0, 0])
    run(game, Era())
    assert (game.state.muddy, game.state.easier) == ([0, 0, 0], [0, 0, 0])


@rule("ai.mobilised", "plot.unrest_army")
@pytest.mark.parametrize(("reading", "count"), [("attack", 1), ("always", 0)])
def test_unrest_by_an_event_in_a_programs_region(reading: str, count: int):
    game = crown(seat_1="ferox", programs_mobilized=reading)
    effect(game, {"op": "token", "kind": "unrest", "where": "own_any", "chooser": "P"})
    assert counters(game, "unrest", "paris") == count
    assert regions(game, 1) == {"paris"}
