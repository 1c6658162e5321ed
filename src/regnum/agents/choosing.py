"""How programs that rate their answers choose one."""

# not compiled: it belongs to the library of no title
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.engine.chance import Chance

NEGLIGIBLE: Final = 1e-9  # worths that differ by less are equal


def best_of(options: Sequence[int], worths: Sequence[float], chance: Chance) -> int:
    """The option that is worth most; among equals, any."""
    least = max(worths) - NEGLIGIBLE
    equals = [option for option, worth in zip(options, worths, strict=True) if worth > least]
    return equals[chance.below(len(equals))] if len(equals) > 1 else equals[0]
