"""Where a seat has one answer only and everybody can tell that, whoever wishes is not asked."""

from __future__ import annotations

from random import Random

import pytest

from regnum.engine.orders import ASK_ME, only_answer
from regnum.engine.registry import BUILT_IN, find_title
from tests.conformance.playing import new_game, play_on

GAMES = 3


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_seat_without_a_choice_can_be_spared_the_question(name: str):
    spared = asked = 0
    for seed in range(GAMES):
        game = new_game(find_title(name), seed)
        for _ in play_on(game, Random(seed)):
            for seat in () if game.over else game.waiting:
                legal, answer = game.legal(seat), only_answer(game, seat)
                spared += answer != ASK_ME
                asked += answer == ASK_ME and len(legal) == 1
                assert answer in ([ASK_ME] if len(legal) > 1 else [ASK_ME, legal[0]])
    assert spared, "nobody is ever spared a question"
    assert asked, "also where a quick answer would tell what somebody holds"
