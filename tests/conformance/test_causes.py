"""Reasons are the true ones: in every title, and a title that swaps them is caught."""

from __future__ import annotations

import importlib
from typing import Any

import pytest

from regnum.engine.game import Game
from regnum.engine.registry import BUILT_IN, find_title
from tests.conformance.causes import check_causes
from tests.conformance.pebbles import NOT_IN_YOUR_HAND, SHOW, TOO_FEW_PEBBLES, Heap, TakeTurn, pebbles


def more_pebbles(game: Game[Any], seat: int, option: int) -> None:
    game.state.pebbles = 99


def into_the_hand(game: Game[Any], seat: int, option: int) -> None:
    game.state.hand[seat] = [*game.state.hand[seat], option - SHOW]


LIFTS = {"too_few_pebbles": more_pebbles, "not_in_your_hand": into_the_hand}


class Swapped(TakeTurn):
    """Rules that refuse rightly, and say the wrong thing."""

    def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
        code = super().why_not(game, seat, option)
        other = {TOO_FEW_PEBBLES.code: NOT_IN_YOUR_HAND.code, NOT_IN_YOUR_HAND.code: TOO_FEW_PEBBLES.code}
        return other.get(code, code)


def test_a_sound_title_names_the_true_causes():
    assert set(check_causes(pebbles(), LIFTS, 40)) == set(LIFTS)


def test_swapped_reasons_are_caught():
    with pytest.raises(AssertionError, match="whatever is done about it"):
        check_causes(pebbles(turn=Swapped), LIFTS, 40)


@pytest.mark.parametrize("title", BUILT_IN)
def test_lifting_the_named_cause_makes_the_reason_vanish(title: str):
    lifts = importlib.import_module(f"tests.titles.{title}.lifting").LIFTS
    assert len(check_causes(find_title(title), lifts, 200)) >= 15
