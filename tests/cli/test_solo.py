"""Games for one on the command line: the automated bank takes its seat by itself."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from tests.cli.conftest import Command

SOLO = ("play", "pax_renaissance", "--players", 1, "--seed", 3, "--plain")


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_whole_game_against_the_bank(command: Command, language: str):
    answer = command(*SOLO, "--lang", language, lines="1\n" * 3000)
    assert (answer.code, answer.err) == (0, "")
    endings = {"en": "The game is over.", "ru": "Игра окончена.", "pl": "Koniec gry."}
    assert answer.out.rstrip().splitlines()[-1].startswith(endings[language])
    assert "{" not in answer.out
    assert "pax-" not in answer.out


def test_only_the_player_is_asked_and_the_bank_says_what_it_follows(command: Command):
    out = command(*SOLO, lines="fair east\nend-turn\nquit\n").out
    assert "1 player." in out
    assert "player 0>" in out
    assert "player 1>" not in out
    assert "Medici follows a course of action" in out
    assert "Player 1: Medici (automated bank), 4 florins" in out


def test_a_hot_seat_does_not_ask_for_the_bank(command: Command):
    out = command(*SOLO, "--hotseat", lines="fair east\nend-turn\nquit\n").out
    assert "player 1>" not in out


def test_a_saved_solo_game_goes_on(command: Command, tmp_path: Path):
    file = tmp_path / "solo.json"
    command(*SOLO, lines=f"fair east\nend-turn\nsave {file}\nquit\n")
    game = regnum.load(file.read_bytes()).game
    assert (game.title.players(game), game.seat_count, game.waiting) == (1, 2, (0,))
    shown = command("show", file, "--json").json()
    assert shown["players"] == 1
    assert "player 0>" in command("play", "--load", file, "--plain", lines="quit\n").out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("play", "pax_renaissance", "--players", 1, "--you", 1), "played by the rules"),
        (("play", "pax_renaissance", "--players", 2, "--agent", "bank"), "takes its seat itself"),
        (("simulate", "pax_renaissance", "--players", 2, "--agents", "bank"), "takes its seat itself"),
        (("simulate", "pax_renaissance", "--players", 1, "--agents", "random,greedy"), "name 1 agent"),
    ],
)
def test_what_is_refused(command: Command, arguments: tuple[object, ...], message: str):
    answer = command(*arguments, lines="quit\n")
    assert answer.code != 0
    assert message in answer.err


def test_simulated_solo_games_name_the_bank_among_the_winners(command: Command):
    arguments = ("simulate", "pax_renaissance", "--players", 1, "--games", 6, "--seed", 1, "--json")
    result = command(*arguments, "--jobs", 1).json()
    assert (result["players"], result["finished"], result["errors"], result["dead_ends"]) == (1, 6, 0, 0)
    assert len(result["wins_by_seat"]) == 2
    assert result["wins_by_agent"] == {"bank": result["wins_by_seat"][1], "random": result["wins_by_seat"][0]}
    again = command(*arguments, "--jobs", 2).json()
    assert {**again, "seconds": 0} == {**result, "seconds": 0}
