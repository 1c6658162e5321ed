"""Every reason of a refusal names a paragraph of its rulebook, and a test of its title meets it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from regnum.edges.rule_texts import read_paragraphs
from regnum.engine.registry import BUILT_IN, find_title

HERE = Path(__file__).parent
PASSED_OVER = ("cannot_pay_vote", "empire_saturated", "no_majority", "not_in_venice")  # closed before they are tried


@pytest.mark.parametrize("title", BUILT_IN)
def test_every_reason_cites_a_paragraph(title: str):
    reasons = [reason for reason in find_title(title).reasons.values() if reason.code > 0]
    assert reasons
    assert {reason.rule for reason in reasons} <= set(read_paragraphs(find_title(title)))


@cache
def named(title: str) -> set[str]:
    """The words that tests of a title expect."""
    return {
        str(node.value)
        for path in sorted((HERE / title).glob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
    }


@pytest.mark.parametrize(
    ("title", "name"),
    sorted(
        {(title, reason.name) for title in BUILT_IN for reason in find_title(title).reasons.values() if reason.code > 0}
    ),
)
def test_a_test_of_the_title_meets_the_reason(title: str, name: str):
    assert name in named(title) or name in PASSED_OVER
