"""What every title must fulfil. Each check takes a title, a seed and a number of decisions or positions.

A check that finds a fault raises an AssertionError that names the position and says what is wrong with it:

    from tests.conformance.checks import check_legality
    check_legality(my_title, seed=1, count=100)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.conformance.games import (
    check_clones,
    check_determinism,
    check_hash_seeds,
    check_random_play,
    check_sealed_order,
)
from tests.conformance.layers import check_layers
from tests.conformance.legality import check_action_ids, check_legality, check_reasons, check_words
from tests.conformance.logs import check_events, check_frames, check_saves, check_undo
from tests.conformance.playing import AnyTitle
from tests.conformance.positions import check_positions
from tests.conformance.secrecy import check_determinise, check_frequencies, check_insights, check_leaks
from tests.conformance.talk import check_drafts, check_promises, check_signed, check_whispers
from tests.conformance.windows import check_controllers, check_orders, check_windows

__all__ = ["CHECKS", "Check", "check_frequencies", "check_hash_seeds", "check_layers"]


@dataclass(frozen=True)
class Check:
    """A check with the number of decisions or positions that it looks at, usually and with `--all`."""

    run: Callable[[AnyTitle, int, int], None]
    quick: int
    thorough: int

    def __str__(self) -> str:
        return self.run.__name__.removeprefix("check_")


CHECKS = (
    Check(check_determinism, 20_000, 200_000),
    Check(check_random_play, 60_000, 3_000_000),
    Check(check_clones, 40, 400),
    Check(check_sealed_order, 60, 600),
    Check(check_legality, 100, 1000),
    Check(check_reasons, 100, 1000),
    Check(check_words, 100, 1000),
    Check(check_action_ids, 100, 1000),
    Check(check_undo, 1500, 15_000),
    Check(check_saves, 2000, 20_000),
    Check(check_frames, 2000, 20_000),
    Check(check_events, 4000, 40_000),
    Check(check_positions, 40, 400),
    Check(check_windows, 3000, 30_000),
    Check(check_orders, 100, 1000),
    Check(check_controllers, 1000, 10_000),
    Check(check_whispers, 100, 1000),
    Check(check_drafts, 60, 600),
    Check(check_signed, 2000, 20_000),
    Check(check_promises, 1000, 10_000),
    Check(check_leaks, 500, 3000),
    Check(check_determinise, 150, 1500),
    Check(check_insights, 50, 500),
)
