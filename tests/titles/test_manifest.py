"""What every registered title must bring, so that no tool or test passes over a new one in silence."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

from regnum.edges.presenter import Presenter, presenter_of
from regnum.edges.rule_texts import read_paragraphs
from regnum.edges.words import languages
from regnum.engine.registry import BUILT_IN, find_title
from tools.golden import wanted
from tools.rules_docs import RULEBOOKS

ROOT = Path(__file__).resolve().parents[2]
ROOMS = ("facts", "position", "rules", "edges")
every_title = pytest.mark.parametrize("title", BUILT_IN)


@every_title
def test_it_has_its_rooms_and_nothing_beside_them(title: str):
    folder = ROOT / "src" / "regnum" / "titles" / title
    found = {path.name for path in folder.iterdir() if path.name not in ("__pycache__", "cards")}
    assert found == {*ROOMS, "__init__.py", "title.py"}


@every_title
def test_its_messages_begin_with_its_own_prefix(title: str):
    prefixes = [find_title(name).message_prefix for name in BUILT_IN]
    assert all(prefixes)
    assert len(set(prefixes)) == len(prefixes)
    for language in languages():
        texts = files("regnum").joinpath("locales", language, title)
        assert all(
            line.startswith((f"{find_title(title).message_prefix}-", "-", "#", " ", "}", "["))
            for text in texts.iterdir()
            for line in text.read_text(encoding="utf-8").splitlines()
            if line
        )


@every_title
def test_it_is_shown_by_a_presenter_of_its_own(title: str):
    shown = presenter_of(find_title(title))
    assert type(shown) is not Presenter
    assert shown.describe()


@every_title
def test_its_rulebook_is_written_down(title: str):
    (book,) = (each for each in RULEBOOKS if each.title == title)
    chapters = dict.fromkeys(each.chapter for each in read_paragraphs(find_title(title)).values())
    assert list(chapters) == list(book.chapters)
    assert (ROOT / "docs" / "rules" / title / "rulings.md").is_file()


@every_title
def test_its_golden_games_end_in_every_way(title: str):
    found = find_title(title)
    assert {wish.way for wish in wanted(title).values()} >= set(found.outcomes) - set(found.rare_outcomes)


@every_title
def test_its_tests_have_a_builder(title: str):
    assert import_module(f"tests.titles.{title}.builder")
