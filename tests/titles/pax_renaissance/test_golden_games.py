"""Golden games: the same moves lead to the same position, one game per way to win and number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum

FOLDER = Path(__file__).parent / "golden"
WAYS = ("renaissance", "globalization", "imperial", "holy", "patron")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("way", WAYS)
def test_golden_game(way: str, players: int) -> None:
    """Every listed move is legal, the game ends as it did, and the last position is the same to the byte."""
    head, body, tail = (FOLDER / f"{way}_{players}.txt").read_text(encoding="utf-8").split("\n\n")
    settings = dict(line.split(" ", 1) for line in head.splitlines())
    game = regnum.new(settings["title"], players=int(settings["players"]), seed=int(settings["seed"]))
    for line in body.splitlines():
        seat, move = line.split(" ", 1)
        assert game.waiting == (int(seat),), line
        game.push(move)
    result = dict(line.split(" ", 1) for line in tail.splitlines())
    assert game.outcome is not None
    winners = " ".join(str(winner) for winner in game.outcome.winners)
    assert f"{game.outcome.way} {winners}" == result["outcome"]
    assert game.outcome.way == way
    assert regnum.fingerprint(game) == result["hash"]
