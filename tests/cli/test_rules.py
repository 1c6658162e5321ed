"""`regnum rules`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regnum.cli import rulebook
from regnum.edges import rule_texts
from tests.cli.conftest import Command

LEDGER_KEYS = ["paragraphs", "with_code", "with_tests", "seen", "unseen", "waived", "missing"]


def test_all_headings(command: Command):
    answer = command("rules", "pax_renaissance")
    assert answer.code == 0
    assert len(answer.out.splitlines()) == len(command("rules", "pax_renaissance", "--json").json()["paragraphs"])


def test_a_paragraph(command: Command):
    assert command("rules", "pax_renaissance", "e1a").out.startswith("E1a – ")
    (found,) = command("rules", "pax_renaissance", "E1a", "--json").json()["paragraphs"]
    assert found["id"] == "E1a"
    assert found["text"]


def test_a_paragraph_brings_its_parts(command: Command):
    found = command("rules", "pax_renaissance", "E2.2b", "--json").json()["paragraphs"]
    assert len(found) > 1
    assert all(each["id"].startswith("E2.2b") for each in found)


def test_the_glossary_needs_no_prefix(command: Command):
    (found,) = command("rules", "pax_renaissance", "regime_change.b", "--json").json()["paragraphs"]
    assert found["id"] == "glossary:regime_change.b"


def test_a_chapter(command: Command):
    found = command("rules", "pax_renaissance", "H", "--json").json()["paragraphs"]
    assert {each["chapter"] for each in found} == {"H"}


def test_a_paragraph_named_like_its_chapter_comes_alone(command: Command):
    found = command("rules", "pax_renaissance", "F", "--json").json()["paragraphs"]
    assert [each["id"] for each in found] == ["F"]


def test_an_unknown_paragraph(command: Command):
    assert "no paragraph E99; close to it: " in command("rules", "pax_renaissance", "E99").complaint()


@pytest.fixture
def title_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that stands in for the data of the title."""
    rows = "\n".join(f'[[paragraph]]\nid = "{name}"\nchapter = "X"\ntitle = "t"\ntext = "t"' for name in "abcde")
    (tmp_path / "paragraphs.toml").write_text(rows, encoding="utf-8")
    for module in (rule_texts, rulebook):
        monkeypatch.setattr(module, "data_file", lambda title, name: tmp_path / name)
    return tmp_path


def test_the_ledger_counts(command: Command, title_data: Path):
    entries = {
        "a": {"code": ["x"], "tests": ["t"], "seen": 3},
        "b": {"code": ["x"], "tests": [], "seen": 1},
        "c": {"code": ["x"], "tests": ["t"], "seen": 0},
        "e": {"code": ["x"], "tests": ["t"], "seen": 0},
    }
    table = {"paragraphs": entries, "waived": {"d": "no rule of play"}, "cannot_run": {"c": "only at a real table"}}
    (title_data / "ledger.json").write_text(json.dumps(table), encoding="utf-8")
    result = command("rules", "pax_renaissance", "--ledger", "--json").json()
    assert list(result) == LEDGER_KEYS
    assert [result[key] for key in LEDGER_KEYS] == [5, 4, 3, 2, ["c", "e"], ["d"], ["b", "e"]]
    assert "Missing (2): b, e" in command("rules", "pax_renaissance", "--ledger").out


def test_a_title_without_a_ledger(command: Command, title_data: Path):
    assert "no ledger" in command("rules", "pax_renaissance", "--ledger").complaint()


def test_the_ledger_of_the_title(command: Command):
    result = command("rules", "pax_renaissance", "--ledger", "--json").json()
    assert list(result) == LEDGER_KEYS
    assert result["paragraphs"] == len(command("rules", "pax_renaissance", "--json").json()["paragraphs"])
