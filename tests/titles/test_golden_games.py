"""Golden games of every title: the same moves lead to the same position, one game for each way to end."""

from __future__ import annotations

import pytest

import regnum
from regnum.engine.registry import BUILT_IN
from tools.golden import folder, wanted
from tools.golden_file import read, result

GAMES = [(title, name) for title in BUILT_IN for name in wanted(title)]


@pytest.mark.parametrize(("title", "name"), GAMES)
def test_golden_game(title: str, name: str):
    """Every listed move is legal, the game ends as it did, and the last position is the same to the byte."""
    kept = read(folder(title) / f"{name}.txt")
    game = kept.replay()
    assert result(game) == kept.outcome
    assert kept.outcome.startswith(wanted(title)[name].way)
    assert regnum.fingerprint(game) == kept.hash


@pytest.mark.parametrize("title", BUILT_IN)
def test_every_golden_game_is_wanted(title: str):
    assert sorted(path.stem for path in folder(title).glob("*.txt")) == sorted(wanted(title))
