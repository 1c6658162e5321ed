"""`regnum replay` and `regnum verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import regnum
from regnum.engine.chance import commitment
from tests.cli.conftest import Command, played


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_replay_tells_every_move(command: Command, saved: Path, language: str):
    answer = command("replay", saved, "--lang", language)
    assert answer.code == 0
    assert "\n30. " in answer.out
    assert "{" not in answer.out


def test_replay_as_data(command: Command, saved: Path):
    replayed = command("replay", saved, "--json").json()
    entries = regnum.load(saved.read_bytes()).entries
    assert [entry["text"] for entry in replayed["entries"]] == [entry.text for entry in entries]
    assert (replayed["title"], replayed["players"], replayed["finished"]) == ("pax_renaissance", 2, False)
    assert replayed["outcome"] is None
    assert any(entry["events"] for entry in replayed["entries"])


def test_replay_of_a_finished_game_names_the_winner(command: Command, finished: Path):
    outcome = regnum.load(finished.read_bytes()).game.outcome
    assert outcome is not None
    replayed = command("replay", finished, "--json").json()
    assert replayed["finished"] is True
    assert replayed["outcome"] == {"winners": list(outcome.winners), "way": outcome.way}
    assert "The game is over." in command("replay", finished).out


def test_replay_shows_that_a_move_was_taken_back(command: Command, tmp_path: Path):
    history = regnum.History(regnum.new("pax_renaissance", players=2, seed=5))
    seat = history.game.waiting[0]
    history.move(seat, "fair east")
    history.undo(seat)
    file = tmp_path / "undone.json"
    file.write_bytes(regnum.save(history))
    assert "takes the last move back" in command("replay", file).out


def test_replay_of_one_seats_record(command: Command, tmp_path: Path):
    file = tmp_path / "record.json"
    file.write_bytes(regnum.record(played(30), 1))
    assert "begins the turn" in command("replay", file).out
    assert command("replay", file, "--json").json()["seat"] == 1
    assert "one seat's record" in command("legal", file).complaint()


def test_verify_makes_every_draw_again(command: Command, finished: Path):
    bound = commitment(b"secret")
    verdict = command("verify", finished, "--json").json()
    assert verdict["fair"] is True
    assert verdict["commitment"] == bound
    assert verdict["draws"] > 10
    assert bound in command("verify", finished, "--commitment", bound).out


def test_verify_refuses_another_commitment(command: Command, finished: Path):
    assert "committed" in command("verify", finished, "--commitment", "0" * 64).complaint()
    answer = command("verify", finished, "--commitment", "0" * 64, "--json")
    assert (answer.code, answer.json()["fair"]) == (2, False)


def test_verify_refuses_a_running_game(command: Command, saved: Path):
    assert "not over" in command("verify", saved).complaint()


def test_verify_refuses_a_changed_move(command: Command, finished: Path):
    content = json.loads(finished.read_bytes())
    content["log"][5][3] = "end-turn"
    finished.write_text(json.dumps(content), encoding="utf-8")
    assert "checksum" in command("verify", finished).complaint()


@pytest.mark.parametrize("name", ["replay", "verify"])
def test_a_position_has_no_log(command: Command, position: Path, name: str):
    assert "a position has no log" in command(name, position).complaint()


OTHER_RULES = Path(__file__).parent.parent / "server" / "stored" / "1" / "crown_fair.json"


def test_a_game_of_other_rules_is_neither_fair_nor_a_fraud(command: Command):
    answer = command("verify", OTHER_RULES)
    assert answer.code == 3
    assert "made by other rules (version 1)" in answer.err
    verdict = command("verify", OTHER_RULES, "--json").json()
    assert (verdict["fair"], verdict["other_rules"], verdict["problems"]) == (None, 1, [])
    assert "committed" in command("verify", OTHER_RULES, "--commitment", "0" * 64).complaint()


def test_the_moves_of_other_rules_are_listed_but_not_made_again(command: Command):
    answer = command("replay", OTHER_RULES)
    assert answer.code == 0
    assert "made by other rules (version 1)" in answer.err
    entries = command("replay", OTHER_RULES, "--json").json()["entries"]
    assert len(entries) > 100
    assert all(entry["events"] == [] for entry in entries)
