"""`regnum bench`: what it reports. How fast anything is gets checked by benchmarks/, never here."""

from __future__ import annotations

import json

import pytest

from benchmarks import speed
from regnum import compiled
from regnum.cli.app import run
from regnum.selfplay.bench import Ours

KEYS = {
    "title",
    "compiled",
    "decisions_per_second",
    "answers_per_second",
    "games_per_second",
    "decisions_per_game",
    "options_mean",
    "clone_us",
    "ratio_to_python_chess",
    "clone_ratio_to_python_chess",
}


def test_the_report_has_all_its_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "pax_renaissance", "--json", "--seconds", "1"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report.keys() >= KEYS
    assert report["title"] == "pax_renaissance"
    assert report["compiled"] == compiled()
    assert all(report[key] > 0 for key in KEYS - {"title", "compiled"})
    assert report["options_mean"] > 2


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_people_get_five_lines(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "pax_renaissance", "--seconds", "0.5", "--players", "2", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 5
    assert "Pax Renaissance" in lines[0]


def test_choices_with_one_answer_are_made_but_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regnum.selfplay.bench.ROUND_SECONDS", 0.05)
    ours = Ours("pax_renaissance", 2, seed=3)
    ours.play_round()
    tally = ours.tally
    assert 0 < tally.decisions < ours.game.decision_id + 400 * (tally.games + 1)
    assert tally.options >= 2 * tally.decisions


def test_a_wrong_number_of_players_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["bench", "pax_renaissance", "--players", "9"]) == 2
    assert "9" in capsys.readouterr().err


def test_the_check_fails_on_a_loss_of_more_than_a_quarter_only() -> None:
    before = {"pure": {speed.RATIO: 1.0, speed.CLONE: 2.0}, speed.GAIN: {speed.RATIO: 4.0}}
    same = {"pure": {speed.RATIO: 0.76, speed.CLONE: 2.4}, speed.GAIN: {speed.RATIO: 3.1}}
    assert list(speed.losses(same, before)) == []
    slower = {"pure": {speed.RATIO: 0.74, speed.CLONE: 2.0}}
    assert [line.split(":")[0] for line in speed.losses(slower, before)] == [f"pure {speed.RATIO}"]
    dearer = {"pure": {speed.RATIO: 2.0, speed.CLONE: 2.6}}
    assert [line.split(":")[0] for line in speed.losses(dearer, before)] == [f"pure {speed.CLONE}"]
    weaker = {speed.GAIN: {speed.RATIO: 2.9}}
    assert len(list(speed.losses(weaker, before))) == 1


def test_the_baseline_keeps_what_was_promised() -> None:
    ratios = json.loads(speed.BASELINE.read_text(encoding="utf-8"))["pax_renaissance"]
    assert ratios["pure"][speed.RATIO] >= 1.0
    assert ratios["pure"][speed.CLONE] <= 4.0
    assert ratios[speed.GAIN][speed.RATIO] >= 4.0
