"""Crusades of programs: which cards they pass over, and when one must be played."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.names import CRUSADE
from regnum.titles.crusader_kings.rules.round import TurnOrder
from regnum.titles.crusader_kings.rules.turn import Turn
from tests.rule import rule
from tests.titles.crusader_kings.builder import AT_REST, Crown, card_number, crown, hand, hold, run, script, sound
from tests.titles.crusader_kings.builder_war import listen
from tests.titles.positions import decision, moves


def program(*cards: str, held: str = "") -> Crown:
    """Seat 1 is a program with these cards."""
    game = crown(seat_1="ferox")
    hand(game, 1, *cards)
    if held:
        hold(game, 1, held)
    return game


@rule("ai.crusade_skip", "crusade.limit")
def test_a_program_that_has_crusaded_passes_further_crusades_over():
    game = program("crusade-1", "war-1")
    game.state.crusades[1] = 1
    script(game, 1)  # the crusade lies on top
    ear = listen(game)
    run(game, Turn(1))
    assert ear.of("card_skipped") == [(1, card_number("crusade-1"))]
    assert ear.of("card_revealed") == [(1, card_number("war-1"))]
    assert card_number("crusade-1") in game.state.discard[CRUSADE]
    assert sound(game)


@rule("ai.crusade_skip", "turn.event")
def test_without_a_card_that_it_may_play_a_program_has_no_event_either():
    game = program("crusade-1")
    game.state.crusades[1] = 1
    ear = listen(game)
    run(game, Turn(1))
    assert ear.told() == ["card_skipped"]
    assert [card for cards in game.state.discard for card in cards] == [card_number("crusade-1")]
    assert decision(game) == AT_REST


@rule("ai.crusade_skip")
def test_with_the_archbishop_a_program_crusades_twice():
    game = program("crusade-1", "war-1", held="archbishop")
    game.state.crusades[1] = 1
    script(game, 1)
    ear = listen(game)
    run(game, Turn(1))
    assert ear.of("card_revealed") == [(1, card_number("crusade-1"))]
    game = program("crusade-1", "war-1", held="archbishop")
    game.state.crusades[1] = 2
    script(game, 1)
    ear = listen(game)
    run(game, Turn(1))
    assert ear.of("card_revealed") == [(1, card_number("war-1"))]


@rule("ai.crusade_force")
def test_the_last_card_of_a_program_without_a_crusade_must_be_one():
    game = program("war-1", "war-2", "crusade-1")
    game.state.round = 2
    script(game, 0, 0, 0)
    ear = listen(game)
    run(game, TurnOrder(1))
    assert [card for _, card in ear.of("card_skipped")] == [card_number("war-1"), card_number("war-2")]
    assert ear.of("card_revealed") == [(1, card_number("crusade-1"))]
    assert moves(game) == {"crusade"}


@rule("ai.crusade_force")
def test_of_two_crusades_the_first_that_comes_is_played():
    game = program("crusade-1", "crusade-2")
    game.state.round, game.state.turn = 2, 1
    script(game, 0)
    ear = listen(game)
    run(game, Turn(1))
    assert ear.told() == ["card_revealed"]


@rule("ai.crusade_force")
@pytest.mark.parametrize(("cards", "crusades"), [(("war-1", "crusade-1"), 1), (("war-1", "war-2"), 0)])
def test_who_has_crusaded_or_has_no_crusade_left_is_forced_to_none(cards: tuple[str, ...], crusades: int):
    game = program(*cards)
    game.state.round, game.state.turn = 2, 1
    game.state.crusades[1] = crusades
    script(game, 0)
    ear = listen(game)
    run(game, Turn(1))
    assert ear.of("card_revealed") == [(1, card_number("war-1"))]


@rule("ai.crusade_force")
@pytest.mark.parametrize(("number", "turn"), [(1, 1), (2, 0)])
def test_before_its_last_card_a_program_plays_what_comes(number: int, turn: int):
    game = program("war-1", "crusade-1")
    game.state.round = number
    game.state.turn = turn
    script(game, 0)
    ear = listen(game)
    run(game, Turn(1))
    assert ear.of("card_revealed") == [(1, card_number("war-1"))]
