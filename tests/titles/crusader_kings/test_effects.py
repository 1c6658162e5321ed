"""What events do, operation by operation: gold, regions, tokens and courses."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import REGION_IDS
from regnum.titles.crusader_kings.facts.pack import OPERATIONS, PACKS
from regnum.titles.crusader_kings.rules.era import Era
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    army,
    castle,
    crown,
    duke,
    gold,
    hold,
    lord,
    own,
    relative,
    run,
    script,
    sound,
    unrest,
)
from tests.titles.crusader_kings.builder_actions import effect
from tests.titles.crusader_kings.builder_war import befall, counters, listen
from tests.titles.positions import decision, do, moves, why_not


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
