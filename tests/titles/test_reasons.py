"""Every reason of a refusal is met by a test of its title."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from regnum.engine.registry import BUILT_IN, find_title

HERE = Path(__file__).parent


@cache
def named(title: str) -> set[str]:
    """The words that tests of a title expect."""
    return {
        str(node.value)
        for path in sorted((HERE / title).rglob("test_*.py"))
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
    assert name in named(title)
