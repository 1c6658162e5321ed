"""Every reason of a refusal has its number, name and paragraph, and the tests of these chapters reach theirs."""

from __future__ import annotations

import ast
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

from regnum.titles.crusader_kings.reasons import REASONS, Reason

HERE = Path(__file__).parent
FIRST_HALF = (
    "setup", "scenarios", "sequence", "checks", "upkeep", "succession", "marriage", "family", "titles", "knowledge",
    "alliances",
)  # fmt: skip
CHAPTERS = (
    "overview", "setup", "sequence", "era", "round", "succession", "crisis", "turn", "action", "check", "oppose",
    "special", "marriage", "alliance", "divorce", "glitterhoof", "birth", "death", "duchy",
)  # fmt: skip
OURS = sorted(reason.name for reason in REASONS if reason.rule.split(".")[0] in CHAPTERS)
ELSEWHERE = {  # of these chapters by their paragraph, but refused in actions and deals only
    "region_not_in_play",
    "hand_too_small",
    "plans_are_laid",
}
ALSO_OURS = (
    "programs_never_tax", "price_must_remain", "deck_too_small", "crusaded_enough", "no_army_there", "castle_there",
    "not_married", "men_go_first", "nothing_to_build", "nothing_to_buy", "no_casus_belli",
)  # fmt: skip


def test_every_number_of_a_refusal_is_a_reason_with_a_rule() -> None:
    numbers = {name: number for name, number in vars(Reason).items() if isinstance(number, int)}
    assert numbers.pop("OK") == 0
    assert {reason.name.upper(): reason.code for reason in REASONS} == numbers
    data = files("regnum.titles.crusader_kings").joinpath("data", "paragraphs.toml").read_text(encoding="utf-8")
    paragraphs = {row["id"] for row in tomllib.loads(data)["paragraph"]}
    assert {reason.rule for reason in REASONS} <= paragraphs


def reached(chapter: str) -> set[str]:
    """The names of reasons with which a test of a chapter compares a refusal."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((HERE / f"test_{chapter}.py").read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Compare) or not isinstance(node.left, ast.Call):
            continue
        reason = node.comparators[0]
        if getattr(node.left.func, "id", "") == "why_not" and isinstance(reason, ast.Constant):
            found.add(str(reason.value))
    return found


@pytest.mark.parametrize("name", [*(name for name in OURS if name not in ELSEWHERE), *ALSO_OURS])
def test_a_test_of_these_chapters_reaches_the_reason(name: str) -> None:
    assert any(name in reached(chapter) for chapter in FIRST_HALF)
