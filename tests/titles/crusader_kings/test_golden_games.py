"""Golden games: the same moves lead to the same position, one game per scenario and way to end."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from tools.golden_crusader_kings import FOLDER, WANTED
from tools.golden_file import read, result


@pytest.mark.parametrize("name", WANTED)
def test_golden_game(name: str) -> None:
    """Every listed move is legal, the game ends as it did, and the last position is the same to the byte."""
    kept = read(FOLDER / f"{name}.txt")
    game = kept.replay()
    assert result(game) == kept.outcome
    assert kept.outcome.startswith(WANTED[name][3])
    assert regnum.fingerprint(game) == kept.hash


def test_every_golden_game_is_wanted() -> None:
    assert sorted(path.stem for path in Path(FOLDER).glob("*.txt")) == sorted(WANTED)
