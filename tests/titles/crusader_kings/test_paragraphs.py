"""The rules in our words: complete, and nothing they point at is missing."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from regnum.edges import rule_texts as rulebook
from tools.rules_docs import RULEBOOKS, load

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "src" / "regnum" / "titles" / "crusader_kings" / "facts" / "data"
RULINGS = (ROOT / "docs" / "rules" / "crusader_kings" / "rulings.md").read_text(encoding="utf-8")
PARAGRAPHS = load(DATA / "paragraphs.toml")
IDS = [each.id for each in PARAGRAPHS]


def test_there_are_374_paragraphs_and_each_has_its_own_id():
    assert len(IDS) == len(set(IDS)) == 374


def test_each_has_a_title_and_a_text():
    assert all(each.title and each.text.endswith(".") for each in PARAGRAPHS)
    assert len({each.title for each in PARAGRAPHS}) == 374


def test_their_chapters_are_those_of_the_documents():
    (book,) = (each for each in RULEBOOKS if each.title == "crusader_kings")
    assert list(dict.fromkeys(each.chapter for each in PARAGRAPHS)) == list(book.chapters)


def test_paragraphs_that_a_text_names_exist():
    for each in PARAGRAPHS:
        named = re.findall(r"\b[a-z]\w*(?:\.\w+)+", each.text)
        assert set(named) <= set(IDS), each.id


def test_every_ruling_is_named_in_a_text_and_the_other_way_round():
    written = set(re.findall(r"^### (R\d+)\. ", RULINGS, re.MULTILINE))
    assert written == {f"R{number}" for number in range(1, len(written) + 1)}
    assert {name for each in PARAGRAPHS for name in re.findall(r"\bR\d+\b", each.text)} == written
    assert set(re.findall(r"\bR\d+\b", RULINGS)) == written


def test_every_ruling_says_what_it_is_about():
    for ruling in RULINGS.split("\n### ")[1:]:
        parts = re.findall(r"^- \*\*(.+?):\*\* ", ruling, re.MULTILINE)
        assert parts in (
            ["Question", "Paragraphs", "Ruling", "Reason"],
            ["Question", "Paragraphs", "Ruling", "Reason", "Other reading"],
        ), ruling
        (named,) = re.findall(r"^- \*\*Paragraphs:\*\* (.+)$", ruling, re.MULTILINE)
        assert set(named.split(", ")) <= set(IDS), ruling


def test_only_what_is_no_rule_of_play_is_waived():
    waivers = tomllib.loads((DATA / "waivers.toml").read_text(encoding="utf-8"))
    waived = ["advice.crusade", "advice.war", "duchy.intro", "event.tone", "invasion.purpose", "overview.goal"]
    assert sorted(waivers["waived"]) == waived
    assert all(waivers["waived"].values())
    assert set(waived) <= set(IDS)


@pytest.fixture
def title(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Stands in for the title; only its data are looked at."""
    monkeypatch.setattr(rulebook, "data_file", lambda title, name: DATA / name)
    return SimpleNamespace(id="crusader_kings")


@pytest.mark.parametrize(
    ("wanted", "count", "first", "last"),
    [
        ("marriage.sex", 1, "marriage.sex", "marriage.sex"),
        ("scenario1", 6, "scenario1", "scenario1.iberia"),
        ("ai.ferox", 12, "ai.ferox.start", "ai.ferox.war2"),
        ("Ferox", 12, "ai.ferox.start", "ai.ferox.war2"),
        ("ferox.war1", 1, "ai.ferox.war1", "ai.ferox.war1"),
        ("dynastic crisis", 4, "crisis.loss", "crisis.new_ruler"),
        ("Marriage", 26, "marriage.critical", "death.traits"),
        ("realm", 10, "realm.critical", "develop.unique"),
        ("duchies", 10, "duchy.intro", "duchy.auto_revoke2"),
        ("jerusalem", 1, "crusade.jerusalem", "crusade.jerusalem"),
    ],
)
def test_paragraphs_are_found_by_id_by_its_end_and_by_chapter(
    title: Any, wanted: str, count: int, first: str, last: str
):
    found = [each.id for each in rulebook.matching(title, wanted)]
    assert (len(found), found[0], found[-1]) == (count, first, last)


def test_what_is_no_paragraph_is_not_found(title: Any):
    assert rulebook.matching(title, "E1a") == []
