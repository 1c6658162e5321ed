"""The rules in our words: complete, and in step with the tables that the game plays by."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from regnum.edges.rule_texts import parsed
from regnum.titles.here_i_stand.facts.card_numbers import CARDS
from regnum.titles.here_i_stand.facts.catalogue import CARD_KIND, CARD_OPTIONS
from regnum.titles.here_i_stand.facts.names import MANDATORY
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import (
    ADMIN_RATING,
    BATTLE_RATING,
    CARD_BONUS,
    COMMAND_RATING,
    DEBATER_IDS,
    DEBATER_TURN,
    DEBATER_VALUE,
    IS_NAVAL_LEADER,
    LEADER_IDS,
    PIRACY_RATING,
    RULER_IDS,
)
from tools.rules_docs import load

ROOT = Path(__file__).resolve().parents[3]
TITLE = ROOT / "src" / "regnum" / "titles" / "here_i_stand"
DATA = TITLE / "facts" / "data"
PARAGRAPHS = load(DATA / "paragraphs.toml")
TEXTS = {each.id: each.text for each in PARAGRAPHS}
INDEX: dict[str, dict[str, Any]] = tomllib.loads((DATA / "paragraph_index.toml").read_text(encoding="utf-8"))
BOOK: dict[str, Any] = tomllib.loads((DATA / "rulebook.toml").read_text(encoding="utf-8"))
KINDS = {"rule", "setup", "example", "reference", "component", "advice", "history"}
OURS = PACKS[0]


def test_there_are_1508_paragraphs_and_each_has_its_own_id_and_title():
    assert len(PARAGRAPHS) == len(TEXTS) == 1508
    assert len({each.title for each in PARAGRAPHS}) == 1508
    assert len(parsed((DATA / "paragraphs.toml").read_text(encoding="utf-8"))) == 1508


def test_each_has_a_text_that_ends():
    assert [each.id for each in PARAGRAPHS if len(each.text) < 15 or not each.text.endswith(".")] == []
    assert [each.id for each in PARAGRAPHS if each.title != each.title.strip() or each.title.endswith(".")] == []
    assert [each.id for each in PARAGRAPHS if not re.match(r"[A-Z0-9\"+]", each.text)] == []


def test_their_chapters_are_those_of_the_documents():
    assert list(dict.fromkeys(each.chapter for each in PARAGRAPHS)) == list(BOOK["chapters"])


def test_the_index_knows_every_paragraph_in_the_same_order():
    assert list(INDEX) == [each.id for each in PARAGRAPHS]
    assert {entry["kind"] for entry in INDEX.values()} == KINDS
    assert sum(1 for entry in INDEX.values() if entry.get("testable", True)) == 1441
    lines = [entry["line"] for name, entry in INDEX.items() if re.match(r"\d|table:", name)]
    assert lines == sorted(lines)


def test_what_the_index_points_at_exists():
    for name, entry in INDEX.items():
        for field in ("restates", "about", "rulings"):
            assert set(entry.get(field, ())) <= set(INDEX) - {name}, name
        assert all(ruling.startswith("ruling.g") for ruling in entry.get("rulings", ())), name


def test_paragraphs_that_a_text_names_exist():
    for each in PARAGRAPHS:
        named = re.findall(r"\b(?:ruling|card|chart)\.\w+|\btable:\w+\.\w+|\b\d+\.[\w.]*[a-z]\w*(?:\.\d+)?", each.text)
        assert {name for name in named if name not in INDEX} == set(), each.id


def test_references_find_the_paragraphs_that_texts_name():
    found = re.findall(BOOK["reference"], "as in ruling.g39, 18.3.step2.a, table:actions.move and 9.6 with 11.pass")
    assert found == ["ruling.g39", "18.3.step2.a", "table:actions.move", "9.6", "11.pass"]


@pytest.mark.parametrize("folder", [TITLE / "facts", Path(__file__).parent], ids=["code", "tests"])
def test_paragraphs_that_code_and_tests_cite_exist(folder: Path):
    marks = re.compile(r"@rule\((.*?)\)\s*(?:#[^\n]*)?$", re.MULTILINE | re.DOTALL)
    for path in sorted(folder.glob("*facts*.py" if folder.name == "here_i_stand" else "*.py")):
        text = path.read_text(encoding="utf-8")
        cited = [name for mark in marks.findall(text) for name in re.findall(r'"([^"]+)"', mark)]
        cited += [
            name for head in re.findall(r'"""((?:[\w.:]+, )*[\w.:]*[\d]\S*): ', text) for name in head.split(", ")
        ]
        assert {name for name in cited if name not in INDEX} == set(), path.name


# ---- texts beside tables --------------------------------------------------------------------------------------------


def test_cards_say_the_points_turns_and_options_of_the_tables():
    for card in range(CARDS):
        text = TEXTS[f"card.{card + 1:03d}"]
        if CARD_KIND[card] != MANDATORY:
            assert f"(or {OURS.cp[card]} CP" in text, card + 1
        turn = OURS.entry_turn[card]
        said = (
            "in the game from the start"
            if turn == 1
            else f"enters the deck on turn {turn}"
            if turn
            else "variable entry"
        )
        assert said in text, card + 1
        letters = [name[8:] for name in TEXTS if re.fullmatch(rf"card\.{card + 1:03d}[a-z]", name)]
        assert len(letters) == CARD_OPTIONS[card], card + 1


def test_people_say_the_numbers_of_the_tables():
    for debater, name in enumerate(DEBATER_IDS):
        said = f"value {DEBATER_VALUE[debater]},.* enters turn {DEBATER_TURN[debater]}\\b"
        assert re.search(said, TEXTS[f"debater.{name}"]), name
    for ruler, name in enumerate(RULER_IDS):
        text = TEXTS[f"ruler.{name}"]
        assert f"rating {ADMIN_RATING[ruler]} " in text, name
        assert f"card bonus {CARD_BONUS[ruler]};" in text, name
    for leader, name in enumerate(LEADER_IDS):
        said = f"battle {BATTLE_RATING[leader]}"
        said += "" if IS_NAVAL_LEADER[leader] else f", command {COMMAND_RATING[leader]}"
        said += f", piracy {PIRACY_RATING[leader]}" if PIRACY_RATING[leader] else ""
        assert said in TEXTS[f"leader.{name}"], name
