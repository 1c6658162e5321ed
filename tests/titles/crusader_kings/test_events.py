"""Events: whom they befall, and what programs have to do with them."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.facts.pack import PACKS
from tests.rule import rule
from tests.titles.crusader_kings.builder import AT_REST, bag, crown, gold, marry, play, region, sound
from tests.titles.crusader_kings.builder_war import befall, listen, shield, shields
from tests.titles.positions import decision, do, moves

HERE = Path(__file__).parent

# ---- whom an event befalls ------------------------------------------------------------------------------------------


@rule("event.resolve", "turn.event", "action.optional")
def test_the_event_happens_after_the_action_even_if_it_was_declined():
    game = crown()
    marry(game, 1)
    ear = listen(game)
    play(game, 0, "realm-1")
    assert game.state.children[1] == []
    do(game, "decline")
    assert len(game.state.children[1]) == 1
    assert ear.told().index("action_declined") < ear.told().index("event_began")
    assert sound(game)


@rule("event.target_self", "event.condition_self")
def test_an_event_for_oneself_is_ignored_if_the_condition_fails():
    game = crown()
    marry(game, 1)
    ear = listen(game)
    befall(game, "bells_for_newborn")
    assert ear.told() == ["event_ignored"]
    assert game.state.children == [[], [], []]


@rule("event.target_other", "event.condition_other")
def test_an_event_for_another_passes_on_to_the_first_who_meets_the_condition():
    game = crown(4)
    marry(game, 0)
    marry(game, 2)
    marry(game, 3)
    befall(game, "cradle_abroad")
    assert [len(children) for children in game.state.children] == [0, 0, 1, 0]


@rule("event.target_other")
@pytest.mark.parametrize(("active", "affected"), [(0, 1), (1, 2), (2, 0)])
def test_the_next_player_sits_on_the_left(active: int, affected: int):
    game = crown()
    befall(game, "promising_ward", active)
    assert game.waiting == (affected,)


@rule("event.condition_other")
def test_an_event_for_another_never_befalls_who_played_it():
    game = crown()
    marry(game, 0)
    ear = listen(game)
    befall(game, "cradle_abroad")
    assert ear.told() == ["event_ignored"]


@rule("event.target_other", "elimination.when")
def test_defeated_players_have_no_events():
    game = crown()
    game.state.out[1] = 1
    game.state.owner[region("paris")] = NONE
    befall(game, "promising_ward")
    assert game.waiting == (2,)


@rule("event.target_other", "ai.no_gold")
def test_programs_are_neither_rich_nor_poor():
    game = crown(seat_1="ferox")
    gold(game, 2, 5)
    befall(game, "toll_paid")
    assert game.state.gold == [0, 0, 7]
    befall(game, "indulgence_sellers")
    assert game.state.gold == [2, 0, 5]


@rule("event.target_other", "ai.no_gold")
def test_if_only_programs_are_left_one_of_them_is_the_poorest():
    game = crown(seat_1="ferox", seat_2="postis")
    ear = listen(game)
    befall(game, "toll_paid")
    assert ear.of("event_began")[0][0] == 1
    assert game.state.gold == [0, 0, 0]


@rule("event.checks", "event.target_other")
def test_the_player_concerned_makes_the_check_and_others_may_oppose():
    game = crown()
    marry(game, 1)
    bag(game, 1, "ugly", "brave")
    gold(game, 0, 2)
    gold(game, 1, 2)
    befall(game, "poisoned_cup")
    assert (decision(game), game.waiting) == ("Invest", (1,))
    do(game, "invest 1")
    assert (decision(game), game.waiting) == ("Oppose", (0,))  # also whoever played the card


# ---- programs, and the whole deck -----------------------------------------------------------------------------------


@rule("event.target_other")
def test_most_events_befall_programs_like_anybody_else():
    game = crown(seat_1="ferox")
    befall(game, "camp_fever")
    assert moves(game) == {"befall 1", "befall 2"}


@rule("event.target_other", "event.condition_other")
def test_where_one_rival_only_meets_the_condition_nobody_is_asked():
    game = crown(4)
    shield(game, 2, 1)
    befall(game, "rivals_in_outremer")
    assert decision(game) == AT_REST
    assert shields(game, 0) == [1]


@rule("ai.no_gold", "event.resolve")
def test_gold_of_events_does_nothing_to_a_program():
    game = crown(seat_0="ferox")
    befall(game, "spoils")
    befall(game, "empty_coffers")
    gold(game, 1, 3)
    befall(game, "indulgence_sellers")
    assert game.state.gold == [0, 1, 0]  # what it takes goes to the treasury


@rule("ai.no_gold", "event.resolve")
def test_a_program_can_always_pay_its_way_out():
    game = crown(seat_0="ferox")
    befall(game, "creeping_years")
    do(game, "course 1")
    assert game.state.age[0] == 0
    assert game.state.gold[0] == 0


@rule("event.resolve")
def test_every_event_of_our_cards_has_a_test():
    """A function of its name in one of these files, or a row in a table of one."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("test_events*.py"))]
    tests = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    rows = [each for test in tests for mark in test.decorator_list for each in ast.walk(mark)]
    names = {test.name.removeprefix("test_") for test in tests}
    names |= {each.value for each in rows if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    assert [event.name for event in PACKS[0].events if event.name not in names] == []
    assert len(PACKS[0].events) == 60
