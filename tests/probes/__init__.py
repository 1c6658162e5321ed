"""Tiny titles that force the engine to carry what larger games need."""

from __future__ import annotations

from typing import Any

from regnum.engine.title import Title
from tests.probes import (
    ambush,
    bazaar,
    congress,
    duel,
    interrupts,
    lookout,
    rumours,
    sealed_bids,
    twins,
    workshop,
)

PROBES: tuple[Title[Any], ...] = (
    sealed_bids.TITLE,
    duel.TITLE,
    bazaar.TITLE,
    interrupts.TITLE,
    lookout.TITLE,
    workshop.TITLE,
    twins.TITLE,
    ambush.TITLE,
    rumours.TITLE,
    congress.TITLE,
)
