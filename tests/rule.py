"""Marks a test with the rule paragraphs that it proves; the ledger reads these marks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*paragraphs: str) -> Callable[[Test], Test]:
    """The test fails when the code of these paragraphs is disabled."""

    def mark(test: Test) -> Test:
        return test

    assert paragraphs
    return mark
