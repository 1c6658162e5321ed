"""The automated bank plays its golden games again: whatever changes an answer of it shows."""

from __future__ import annotations

import pytest

from regnum.agents import ask, make_agent
from tools.golden import folder, wanted
from tools.golden_file import read

PAX = "pax_renaissance"


@pytest.mark.parametrize("name", [name for name, wish in wanted(PAX).items() if wish.players == 1])
def test_the_automated_bank_plays_its_golden_games_again(name: str):
    kept = read(folder(PAX) / f"{name}.txt")
    game = kept.begin()
    bank = make_agent("bank", 0)
    for number, line in enumerate(kept.lines):
        seat, move = line.split(" ", 1)
        if seat == "1":
            assert str(game.decision().spell(ask(bank, game, 1, number))) == move, f"line {number + 1}"
        game.push(move)
