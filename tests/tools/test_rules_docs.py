"""The Markdown rules: every title, every chapter, links to paragraphs and rulings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import rules_docs
from tools.rules_docs import RULEBOOKS, Rulebook

PAX, CRUSADER_KINGS, HERE_I_STAND = RULEBOOKS


@pytest.fixture(params=RULEBOOKS, ids=lambda book: book.title)
def book(request: pytest.FixtureRequest) -> Rulebook:
    found = request.param
    assert isinstance(found, Rulebook)
    return found


def test_the_rules_in_the_docs_are_those_of_the_data() -> None:
    assert rules_docs.main(["--check"]) == 0


def test_every_paragraph_stands_in_its_chapter(book: Rulebook) -> None:
    paragraphs = rules_docs.load(book.source)
    pages = rules_docs.render(book, paragraphs)
    for each in paragraphs:
        assert f'<a id="{each.id}"></a>' in pages[book.target / book.file_name(each.chapter)]
    assert f"| together | {len(paragraphs)} |" in pages[book.target / "README.md"]


def test_no_link_leads_nowhere(book: Rulebook) -> None:
    pages = rules_docs.render(book, rules_docs.load(book.source))
    texts = {path.name: text for path, text in pages.items()}
    texts["rulings.md"] = (book.target / "rulings.md").read_text(encoding="utf-8")
    for text in pages.values():
        for name, anchor in re.findall(r"\]\((\w+\.md)(?:#([^)]+))?\)", text):
            assert not anchor or f'<a id="{anchor}"></a>' in texts[name], (name, anchor)


@pytest.mark.parametrize(
    ("book", "text", "linked"),
    [
        (PAX, "See E1a and `E1a`.", "See [E1a](e_actions.md#E1a) and `E1a`."),
        (PAX, "A siege (D2) of R2.", "A siege ([D2](d_turn_sequence.md#D2.1)) of R2."),
        (CRUSADER_KINGS, "See crisis.loss.", "See [crisis.loss](dynastic_crisis.md#crisis.loss)."),
        (CRUSADER_KINGS, "As in scenario6.", "As in [scenario6](scenarios.md#scenario6)."),
        (CRUSADER_KINGS, "See rulings R8, R39.", "See rulings [R8](rulings.md#R8), [R39](rulings.md#R39)."),
        (CRUSADER_KINGS, "Not a.word of it.", "Not a.word of it."),
        (
            HERE_I_STAND,
            "As 9.4 and 9.4.place say.",
            "As [9.4](9_diplomacy.md#9.4) and [9.4.place](9_diplomacy.md#9.4.place) say.",
        ),
    ],
)
def test_how_citations_become_links(book: Rulebook, text: str, linked: str) -> None:
    chapter_of = {each.id: each.chapter for each in rules_docs.load(book.source)}
    assert rules_docs.link(text, book, chapter_of) == linked


def test_what_differs_is_named_and_then_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for each in RULEBOOKS:
        copy = tmp_path / each.source.relative_to(rules_docs.ROOT)
        copy.parent.mkdir(parents=True)
        copy.write_bytes(each.source.read_bytes())
    monkeypatch.setattr(rules_docs, "ROOT", tmp_path)
    assert rules_docs.main(["--check"]) == 1
    said = capsys.readouterr().err
    assert str(Path("docs/rules/pax_renaissance/e_actions.md")) in said
    assert str(Path("docs/rules/crusader_kings/scenarios.md")) in said
    assert rules_docs.main([]) == 0
    assert rules_docs.main(["--check"]) == 0
