"""The ledger on disk is true: every paragraph has code, tests and a run, and citations are those of the sources."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from regnum.engine.registry import BUILT_IN, find_title
from tools import ledger
from tools.ledger import Paragraphs

FACTS = Path(__file__).parent.parent / "titles" / "pax_renaissance" / "facts"
ALL_SEEN = ("here_i_stand",)  # unfinished, but what it has was seen in self-play; another may still lack runs


def test_the_ledger_has_exactly_the_paragraphs_of_the_rulebook() -> None:
    lines = (FACTS / "paragraphs.txt").read_text(encoding="utf-8").splitlines()
    assert Paragraphs("pax_renaissance").ids == [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize("title", BUILT_IN)
def test_nothing_is_missing_and_the_ledger_is_up_to_date(title: str) -> None:
    written = json.loads((Paragraphs(title).folder / "facts" / "data" / "ledger.json").read_text(encoding="utf-8"))
    now = ledger.build(title, 0)
    assert ledger.same_citations(now, written), "run tools/ledger.py"
    assert ledger.missing(written, runs=find_title(title).finished or title in ALL_SEEN) == []
    assert ("left" in written) == (not find_title(title).finished)


def test_what_is_left_of_an_unfinished_title_lacks_code_or_tests_and_nothing_else_does() -> None:
    found = ledger.build("here_i_stand", 0)
    bare = [name for name, entry in found["paragraphs"].items() if not entry["code"] or not entry["tests"]]
    assert found["left"] == [name for name in bare if name not in found["waived"]]


def test_a_paragraph_that_loses_its_test_is_left_again() -> None:
    found = ledger.build("here_i_stand", 0)
    found["paragraphs"]["14.step9.2"]["tests"] = []
    assert "14.step9.2" in ledger.left({**found, "left": []})


ADVICE = ["advice.crusade", "advice.war", "duchy.intro", "event.tone", "invasion.purpose", "overview.goal"]


@pytest.mark.parametrize(
    ("title", "waived"), [("pax_renaissance", ["A1d.2", "B1.12", "C1b"]), ("crusader_kings", ADVICE)]
)
def test_only_what_is_no_rule_of_play_is_waived(title: str, waived: list[str]) -> None:
    paragraphs = Paragraphs(title)
    assert sorted(paragraphs.waived) == waived
    assert all(paragraphs.waived.values())
    assert all(paragraphs.cannot_run.values())


@pytest.mark.parametrize(
    ("docstring", "cited"),
    [
        ("F1a, F1b: two bishops.", ["F1a", "F1b"]),
        ("F9a to F9c: campaigns.", ["F9a", "F9b", "F9c"]),
        ("glossary:battle.c, battle.d: who fights.", ["glossary:battle.c", "glossary:battle.d"]),
        ("E2.2c: pirates.", ["E2.2c.1", "E2.2c.2"]),
        ("Pirates (E2.2c.1) and others (see below).", ["E2.2c.1"]),
        ("Nothing is cited here: really.", []),
    ],
)
def test_how_citations_are_read(docstring: str, cited: list[str]) -> None:
    assert Paragraphs("pax_renaissance").cited_in(docstring) == cited


def test_a_lost_citation_is_noticed() -> None:
    now = ledger.build("pax_renaissance", 0)
    now["paragraphs"]["F1a"]["code"] = []
    assert "F1a: no code" in ledger.missing(now, runs=False)
