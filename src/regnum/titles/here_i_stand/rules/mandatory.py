"""19.8: the mandatory events that must happen by a winter, if nobody has played them."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.facts.catalogue import CARD_WINTER_TURN
from regnum.titles.here_i_stand.position.queries.spaces import has_happened
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.frames import Step

# What happens, by card, in the order of the powers that it concerns (ruling.g64); the chapters of the cards fill it.
MANDATORY_EVENTS: Final[dict[int, type[Step]]] = {}


class OverdueEvents(Step):
    """19.8: all that must have happened by this winter."""

    steps = ("happen",)

    def happen(self, game: Europe) -> None:
        """19.8, ruling.g64: one after the other."""
        state = game.state
        late = [card for card in MANDATORY_EVENTS if CARD_WINTER_TURN[card] <= state.turn]
        game.call(*[MANDATORY_EVENTS[card]() for card in late if not has_happened(state, card)])
