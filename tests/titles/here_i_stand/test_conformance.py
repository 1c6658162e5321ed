"""What of the checks of every title holds for this one while it is being built."""

from __future__ import annotations

import pytest

from regnum.engine.registry import find_title
from tests.conformance.checks import CHECKS, Check

BUDGETS = {
    "determinism": 3000,
    "random_play": 12_000,
    "clones": 20,
    "sealed_order": 20,
    "legality": 20,
    "reasons": 20,
    "action_ids": 20,
    "undo": 300,
    "saves": 600,
    "frames": 600,
    "events": 1000,
    "windows": 1000,
    "orders": 40,
    "controllers": 100,
    "leaks": 40,
    "determinise": 40,
}  # of decisions or positions; all titles that are offered have larger ones


@pytest.mark.parametrize("check", [check for check in CHECKS if str(check) in BUDGETS], ids=str)
def test_the_title_fulfils(check: Check):
    check.run(find_title("here_i_stand"), 1, BUDGETS[str(check)])
