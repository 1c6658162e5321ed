"""`regnum play`: the game in the terminal, driven through stdin."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from tests.cli.conftest import Command

OPENING = ("play", "pax_renaissance", "--seed", 3, "--agent", "random")  # seat 0 begins


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_whole_game_by_numbers(command: Command, language: str):
    answer = command(*OPENING, "--players", 3, "--lang", language, lines=lines(*["1"] * 3000))
    assert (answer.code, answer.err) == (0, "")
    assert (
        answer.out.rstrip()
        .splitlines()[-1]
        .startswith({"en": "The game is over.", "ru": "Игра окончена.", "pl": "Koniec gry."}[language])
    )
    assert "{" not in answer.out
    assert "pax-" not in answer.out


def test_the_same_seed_gives_the_same_game(command: Command):
    first, second = (command(*OPENING, lines=lines(*["1"] * 3000)).out for _ in range(2))
    assert first == second


def test_without_a_seed_the_draws_are_bound(command: Command):
    out = command("play", lines="quit\n").out
    assert "regnum verify" in out


def test_numbered_options_and_moves_in_words(command: Command):
    out = command(*OPENING, lines=lines("fair west", "quit")).out
    assert "   1  Buy " in out
    assert "Fugger holds the trade fair (West)" in out


def test_a_wrong_number_or_word_changes_nothing(command: Command):
    out = command(*OPENING, lines=lines("99", "fly moon", "save a.json")).out
    assert "choose 1 to " in out
    assert "check its spelling" in out
    assert regnum.load(Path("a.json").read_bytes()).entries == []


def test_why(command: Command):
    out = command(*OPENING, lines=lines("why", "why 1", "why sell antipope")).out
    assert "why 1" in out
    assert "allowed now" in out
    assert "E3.1" in out


def test_undo(command: Command):
    command(*OPENING, lines=lines("1", "undo", "save a.json"))
    assert [entry.kind for entry in regnum.load(Path("a.json").read_bytes()).entries] == ["move", "undo"]


def test_undo_has_its_barriers(command: Command):
    assert "There is nothing that you could undo." in command(*OPENING, lines=lines("undo")).out


def test_rules(command: Command):
    out = command(*OPENING, lines=lines("rules", "rules E1a", "rules zzz")).out
    assert "  E – " in out
    assert "E1a – " in out
    assert "no paragraph zzz" in out


def test_save_and_load(command: Command):
    command(*OPENING, lines=lines("1", "save a.json", "quit"))
    out = command(*OPENING, lines=lines("load a.json", "save b.json", "load nowhere.json", "load", "save")).out
    assert "Loaded: a.json" in out
    assert "cannot read nowhere.json" in out
    assert out.count("Name a file") == 2
    assert Path("a.json").read_bytes() == Path("b.json").read_bytes()


def test_save_can_write_a_position(command: Command):
    command(*OPENING, lines=lines("1", "save a.toml"))
    assert command("legal", "a.toml").code == 0


def test_load_from_the_command_line_goes_on(command: Command, saved: Path):
    out = command("play", "--load", saved, "--hotseat", lines=lines(*["1"] * 3000)).out
    assert "The game is over." in out


def test_a_damaged_file_leaves_the_game_on_the_table(command: Command):
    Path("bad.json").write_text('{"regnum": "save"', encoding="utf-8")
    out = command(*OPENING, lines=lines("load bad.json", "save a.json")).out
    assert "not complete JSON" in out
    assert Path("a.json").exists()


def test_hot_seat_asks_everybody(command: Command):
    out = command(*OPENING, "--hotseat", lines=lines(*["fair west", "1", "end-turn"] * 4)).out
    assert "player 0>" in out
    assert "player 1>" in out


def test_board_list_and_help(command: Command):
    out = command(*OPENING, lines=lines("board", "list", "", "help")).out
    assert out.count("Market, West") == 2
    assert out.count("   1  ") == 3
    assert "undo" in out


def test_quit_and_the_end_of_input_leave_the_game(command: Command):
    assert command(*OPENING, lines="quit\n").code == 0
    assert command(*OPENING, lines="").code == 0


def test_a_person_sees_no_hidden_card_of_others(command: Command):
    out = command(*OPENING, lines=lines(*["end-turn", "1", "end-turn"] * 60)).out
    assert "sells a card from hand" in out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "there is no title chess"),
        (["--players", "5"], "1 to 4 players, not 5"),
        (["--you", "2"], "there is no seat 2; seats are 0 to 1"),
        (["--agent", "hal"], "there is no agent hal"),
        (["--lang", "xx"], "there is no language xx; there is: en, pl, ru"),
        (["--load", "nowhere.json"], "cannot read nowhere.json"),
        (["--option", "astrology=2"], "it can be: off, on"),
    ],
)
def test_bad_input_is_named_in_one_line(command: Command, arguments: list[str], named: str):
    assert named in command("play", "--seed", 1, *arguments).complaint()
