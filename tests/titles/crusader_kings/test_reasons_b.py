"""The tests of realm, intrigue, war, tax, crusade, events, the end and trade reach every reason of their chapters."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from regnum.titles.crusader_kings.reasons import REASONS

HERE = Path(__file__).parent
SECOND_HALF = (
    "realm", "intrigue", "war", "invasion", "tax", "crusade", "events", "effects", "elimination", "deals",
)  # fmt: skip
CHAPTERS = (
    "realm", "build", "develop", "intrigue", "plot", "overthrow", "war", "mobilize", "invasion", "region", "tax",
    "crusade", "event", "achievement", "score", "elimination", "basics",
)  # fmt: skip
OURS = sorted(reason.name for reason in REASONS if reason.rule.split(".")[0] in CHAPTERS)
ELSEWHERE = {"deck_too_small"}  # only a hand that is drawn can ask for too many cards
ALSO_OURS = (
    "hand_too_small", "plans_are_laid", "region_not_in_play", "not_in_your_hand", "other_deck", "not_your_region",
    "not_in_your_bag", "too_expensive", "too_much_invested", "crusade_is_due", "no_such_relative", "no_lord_there",
    "not_a_rival", "culture_not_in_play", "not_on_this_card",
)  # fmt: skip


def reached() -> set[str]:
    """The names of reasons with which tests compare a refused move or a refused deal."""
    found: set[str] = set()
    for chapter in SECOND_HALF:
        for node in ast.walk(ast.parse((HERE / f"test_{chapter}.py").read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Compare) or not isinstance(node.left, ast.Call):
                continue
            reason = node.comparators[0]
            if getattr(node.left.func, "id", "") in ("why_not", "refusal") and isinstance(reason, ast.Constant):
                found.add(str(reason.value))
    return found


REACHED = reached()


@pytest.mark.parametrize("name", [*(name for name in OURS if name not in ELSEWHERE), *ALSO_OURS])
def test_a_test_of_these_chapters_reaches_the_reason(name: str):
    assert name in REACHED
