"""Tiny titles that force the engine to carry what larger games need."""

from __future__ import annotations

from typing import Any

from regnum.engine.title import Title
from tests.probes import bazaar, duel, interrupts, lookout, sealed_bids, workshop

PROBES: tuple[Title[Any], ...] = (
    sealed_bids.TITLE,
    duel.TITLE,
    bazaar.TITLE,
    interrupts.TITLE,
    lookout.TITLE,
    workshop.TITLE,
)
