"""The tool that plays the script of a tutorial anew."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from regnum.edges.presenter import presenter_of
from regnum.edges.tutorial import Step, Tutorial
from regnum.engine.registry import find_title
from tools import tutorial as tool

CROWN = "crusader_kings"
PLACE = Path("src") / "regnum" / "titles" / CROWN / "facts" / "data"


def lesson() -> Tutorial:
    found = presenter_of(find_title(CROWN)).tutorial()
    assert found is not None
    return found


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the script that may be written."""
    path = tmp_path / PLACE / "tutorial.toml"
    path.parent.mkdir(parents=True)
    path.write_text((tool.ROOT / PLACE / "tutorial.toml").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    return path


def test_it_says_whether_the_script_would_change(
    file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    steps = list(lesson().steps)
    monkeypatch.setattr(tool, "played", lambda *_: steps)
    monkeypatch.setattr(sys, "argv", ["tutorial", CROWN, "--check"])
    assert tool.main() == 0
    assert "up to date" in capsys.readouterr().out
    steps.append(Step(1, "Titles", "done"))
    assert tool.main() == 1
    assert "would change" in capsys.readouterr().out
    monkeypatch.setattr(sys, "argv", ["tutorial", CROWN])
    assert tool.main() == 0
    assert file.read_text(encoding="utf-8").endswith('seat = 1\ndecision = "Titles"\nmove = "done"\n')


def test_programs_answer_between_the_learners_steps():
    tutorial = lesson()
    own = [step for step in tutorial.steps if step.seat == tutorial.seat][:4]
    tutorial.steps = tuple(own)
    steps = tool.played(CROWN, tutorial)
    assert [step for step in steps if step.seat == tutorial.seat] == own
    assert {step.seat for step in steps} == {0, 1, 2}


def test_other_answers_of_the_programs_are_written_and_all_else_stays(file: Path):
    text, tutorial = file.read_text(encoding="utf-8"), lesson()
    own = [step for step in tutorial.steps if step.seat == tutorial.seat]
    new = tool.written(text, tutorial, [own[0], Step(2, "Titles", "done"), *own[1:]])
    assert new.count("[[step]]") == len(own) + 1
    assert [line for line in new.splitlines() if line.startswith("#")] == [
        line for line in text.splitlines() if line.startswith("#")
    ]
    assert tool.written(text, tutorial, list(tutorial.steps)) == text


def test_a_step_that_cannot_be_taken_is_told():
    tutorial = lesson()
    tutorial.steps = (Step(0, "ChooseHand", "draw everything", "x"), *tutorial.steps[1:])
    with pytest.raises(tool.Stuck, match="draw everything"):
        tool.played(CROWN, tutorial)
