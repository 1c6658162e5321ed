"""Frames, waiting, sealed answers and refusals."""

from __future__ import annotations

import pytest

from regnum.engine.chance import FastChance, ScriptedChance
from regnum.engine.frames import Procedure
from regnum.engine.game import Game
from regnum.engine.refusals import (
    GAME_IS_OVER,
    NO_SUCH_ANSWER,
    NOT_YOUR_DECISION,
    OTHER_DECISION,
    UNKNOWN_MOVE,
    Refusal,
)
from regnum.engine.snapshot import fingerprint
from tests.conformance.pebbles import Heap, Round, pebbles
from tests.engine.tables import begin, play_to_the_end
from tests.probes import duel, interrupts, sealed_bids


def low(*dice: int) -> ScriptedChance:
    """Dice as they will fall."""
    return ScriptedChance([die - 1 for die in dice])


def test_an_interrupt_inside_an_interrupt_comes_back_where_it_left():
    game = interrupts.TITLE.setup({}, 3, low(3, 1, 2, 1, 5, 6))
    game.push("set-course open-sea")
    assert [type(frame).__name__ for frame in game.stack] == ["Voyage", "Storm", "SendHelp"]
    game.push("help")
    assert [type(frame).__name__ for frame in game.stack] == ["Voyage", "Storm", "Storm", "SendHelp"]
    assert game.waiting == (2,)
    game.push("help")
    assert game.state.hull == [2, 3, 3]
    assert [type(frame).__name__ for frame in game.stack] == ["Voyage", "SetCourse"]
    assert game.waiting == (1,)


def test_end_skips_the_rest_of_the_innermost_procedure_only():
    game = interrupts.TITLE.setup({}, 2, low(3, 1, 5))
    game.push("set-course open-sea")
    game.push("help")
    assert game.state.hull == [3, 3]
    assert game.waiting == (1,)


def test_repeat_starts_the_innermost_procedure_again():
    game = interrupts.TITLE.setup({}, 2, low(3, 1, 1, 1, 6))
    game.push("set-course open-sea")
    game.push("look-away")
    assert type(game.decision()).__name__ == "SendHelp"
    game.push("look-away")
    assert game.state.hull == [1, 3]
    assert type(game.decision()).__name__ == "SetCourse"


def test_a_jump_after_repeat_still_means_the_same_procedure():
    class Hasty(Round):
        def pass_on(self, game: Game[Heap]) -> None:
            game.repeat()
            game.end()

    game = pebbles(procedure=Hasty).setup({}, 2, FastChance(0))
    game.push("take one")
    assert game.over


def test_rules_that_go_round_in_circles_are_an_error_and_not_a_hang():
    class Circle(Round):
        steps = ("turn",)

        def turn(self, game: Game[Heap]) -> None:
            game.repeat()

    with pytest.raises(RuntimeError, match="circles"):
        pebbles(procedure=Circle).setup({}, 2, FastChance(0))


def test_a_decision_that_nobody_must_take_is_passed_over():
    game = sealed_bids.TITLE.setup({"payment": "winner"}, 2, FastChance(0))
    game.state.coins = [6, 6]
    game.push("bid 6", seat=0)
    game.push("bid 6", seat=1)
    assert game.state.coins == [0, 6]
    assert game.waiting == (1,)
    game.push("bid 6")
    assert game.over


def test_every_asked_seat_is_waited_for_until_its_sealed_answer_is_in():
    game = sealed_bids.TITLE.setup({"payment": "winner"}, 3, FastChance(0))
    assert list(game.waiting) == [0, 1, 2]
    game.push("bid 3", seat=2)
    assert list(game.waiting) == [0, 1]
    assert game.view(0)["sealed"] == [-1, -1, 0]
    assert game.view(2)["sealed"] == [-1, -1, 3]


def test_a_sealed_answer_can_be_changed_until_the_last_one_is_in():
    game = sealed_bids.TITLE.setup({"payment": "winner"}, 2, FastChance(0))
    game.push("bid 6", seat=0)
    game.push("bid 1", seat=0)
    game.push("bid 2", seat=1)
    assert game.state.coins == [6, 4]
    assert game.sealed == [-1, -1]


def test_the_order_of_sealed_answers_leaves_no_trace():
    prints = set()
    for order in ((0, 1), (1, 0)):
        game = sealed_bids.TITLE.setup({"payment": "everybody"}, 2, FastChance(0))
        for seat in order:
            game.push(f"bid {seat + 1}", seat=seat)
        prints.add(fingerprint(game))
    assert len(prints) == 1


def test_a_response_window_asks_by_public_knowledge_and_closes_for_all_together():
    game = duel.TITLE.setup({}, 4, FastChance(0))
    game.state.hand[0], game.state.hand[3] = [0], []
    game.push("challenge east")
    game.push("strike thrust-0")
    assert game.waiting == (1, 2)
    assert all(duel.ENDURE in game.legal(seat) for seat in (1, 2))
    game.push("endure", seat=1)
    assert game.state.wounds == [0, 0, 0, 0]
    game.push("endure", seat=2)
    assert game.state.wounds == [0, 1, 0, 0]


@pytest.mark.parametrize(
    ("seat", "option", "reason"),
    [(0, 99, NO_SUCH_ANSWER), (0, -1, NO_SUCH_ANSWER), (1, 0, NOT_YOUR_DECISION), (7, 0, NOT_YOUR_DECISION)],
)
def test_an_answer_that_is_not_asked_for_is_refused(seat: int, option: int, reason: object):
    game = begin(duel.TITLE).game
    before = fingerprint(game)
    with pytest.raises(Refusal) as refused:
        game.apply(seat, option)
    assert refused.value.reason is reason
    assert fingerprint(game) == before


def test_words_are_refused_with_what_is_wrong_with_them():
    game = begin(duel.TITLE).game
    for text, reason in (("fly", UNKNOWN_MOVE), ("strike thrust-0", OTHER_DECISION)):
        with pytest.raises(Refusal) as refused:
            game.push(text)
        assert refused.value.reason is reason
    with pytest.raises(Refusal, match=r"not_a_foe \(duel.1\): challenge north"):
        game.push("challenge north")


def test_nothing_can_be_done_after_the_end():
    game = play_to_the_end(begin(duel.TITLE)).game
    assert (game.over, game.waiting, list(game.moves())) == (True, (), [])
    assert game.outcome is not None
    for attempt in (lambda: game.push("rest"), lambda: game.apply(0, 0), lambda: game.legal(0)):
        with pytest.raises(Refusal) as refused:
            attempt()
        assert refused.value.reason is GAME_IS_OVER


def test_resealing_draws_the_answers_of_others_among_what_they_could_choose():
    game = sealed_bids.TITLE.setup({"payment": "winner"}, 3, FastChance(0))
    game.state.coins = [6, 2, 6]
    game.push("bid 5", seat=0)
    game.push("bid 1", seat=1)
    guesses = set()
    for number in range(60):
        twin = game.copy()
        twin.reseal(0, FastChance(number))
        assert (twin.sealed[0], twin.sealed[2]) == (5, -1)
        guesses.add(twin.sealed[1])
    assert guesses == {0, 1, 2, sealed_bids.ABSTAIN}


def test_a_procedure_has_steps_and_they_exist():
    class Nothing(Round):
        steps = ()

    class Missing(Round):
        steps = ("draw_hands", "fly")

    for procedure, complaint in ((Nothing, "different names"), (Missing, "no step fly")):
        with pytest.raises(TypeError, match=complaint):
            pebbles(procedure=procedure)
    assert issubclass(Round, Procedure)
