"""Golden games: the same moves lead to the same position, one game per way to win and number of players."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.agents import ask, make_agent

FOLDER = Path(__file__).parent / "golden"
WAYS = ("renaissance", "globalization", "imperial", "holy", "patron")


GAMES = [(way, players) for way in WAYS for players in (2, 3, 4)] + [(way, 1) for way in (*WAYS[:4], "dry_market")]


@pytest.mark.parametrize(("way", "players"), GAMES)
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


@pytest.mark.parametrize("way", [way for way, players in GAMES if players == 1])
def test_the_automated_bank_plays_its_golden_games_again(way: str) -> None:
    """Whatever changes an answer of the bank shows in a golden game."""
    head, body, _ = (FOLDER / f"{way}_1.txt").read_text(encoding="utf-8").split("\n\n")
    settings = dict(line.split(" ", 1) for line in head.splitlines())
    game = regnum.new("pax_renaissance", players=1, seed=int(settings["seed"]))
    bank = make_agent("bank", 0)
    for number, line in enumerate(body.splitlines()):
        seat, move = line.split(" ", 1)
        if seat == "1":
            assert str(game.decision().spell(ask(bank, game, 1, number))) == move, f"line {number + 1}"
        game.push(move)
