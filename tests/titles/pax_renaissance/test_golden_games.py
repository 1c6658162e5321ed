"""Golden games: the same moves lead to the same position, one game per way to win and number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.agents import ask, make_agent
from tools.golden_file import read, result

FOLDER = Path(__file__).parent / "golden"
WAYS = ("renaissance", "globalization", "imperial", "holy", "patron")


GAMES = [(way, players) for way in WAYS for players in (2, 3, 4)] + [(way, 1) for way in (*WAYS[:4], "dry_market")]


@pytest.mark.parametrize(("way", "players"), GAMES)
def test_golden_game(way: str, players: int) -> None:
    """Every listed move is legal, the game ends as it did, and the last position is the same to the byte."""
    kept = read(FOLDER / f"{way}_{players}.txt")
    game = kept.replay()
    assert result(game) == kept.outcome
    assert kept.outcome.startswith(way)
    assert regnum.fingerprint(game) == kept.hash


@pytest.mark.parametrize("way", [way for way, players in GAMES if players == 1])
def test_the_automated_bank_plays_its_golden_games_again(way: str) -> None:
    """Whatever changes an answer of the bank shows in a golden game."""
    kept = read(FOLDER / f"{way}_1.txt")
    game = kept.begin()
    bank = make_agent("bank", 0)
    for number, line in enumerate(kept.lines):
        seat, move = line.split(" ", 1)
        if seat == "1":
            assert str(game.decision().spell(ask(bank, game, 1, number))) == move, f"line {number + 1}"
        game.push(move)
