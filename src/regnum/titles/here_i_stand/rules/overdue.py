"""19.8: mandatory events that must happen by a winter, if nobody has played them."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.cards.deck import CARD_EVENTS
from regnum.titles.here_i_stand.cards.event import WHOLE, event_key
from regnum.titles.here_i_stand.facts.card_numbers import (
    BARBARY_PIRATES,
    CLEMENT_VII,
    PAUL_III,
    SCHMALKALDIC_LEAGUE,
    SOCIETY_OF_JESUS,
)
from regnum.titles.here_i_stand.facts.catalogue import CARD_WINTER_TURN
from regnum.titles.here_i_stand.facts.names import NONE
from regnum.titles.here_i_stand.position.changes.cards import bring_to_table
from regnum.titles.here_i_stand.position.state import DECK, DISCARD, HAND, NOT_YET, ON_TABLE, Europe, Position
from regnum.titles.here_i_stand.rules.card_play import finish_card
from regnum.titles.here_i_stand.rules.frames import Step

# By the order of the powers that they concern; of two popes the earlier one first (ruling.g64).
DEADLINES: Final[tuple[int, ...]] = (BARBARY_PIRATES, CLEMENT_VII, PAUL_III, SOCIETY_OF_JESUS, SCHMALKALDIC_LEAGUE)


def is_overdue(state: Position, card: int) -> bool:
    """19.8, table:mandatory_deadlines.clement, table:mandatory_deadlines.barbary, table:mandatory_deadlines.league,
    table:mandatory_deadlines.paul, table:mandatory_deadlines.jesus: whether an event must happen now: its card is still
    in the deck, the discards or a hand."""
    waits = state.place[card] in (DECK, DISCARD, NOT_YET) or state.place[card] >= HAND
    return waits and CARD_WINTER_TURN[card] <= state.turn


class OverdueEvents(Step):
    """19.8: all that must have happened by this winter."""

    steps = ("happen",)

    def happen(self, game: Europe) -> None:
        """19.8, ruling.g64: one after the other."""
        game.call(*[OverdueEvent(card) for card in DEADLINES if is_overdue(game.state, card)])


class OverdueEvent(Step):
    """19.8: an event happens without command points and whatever its condition; its card leaves the game."""

    fields = ("card",)
    steps = ("happen", "lay_down")

    def __init__(self, card: int) -> None:
        self.card = card

    def happen(self, game: Europe) -> None:
        """19.8: nobody plays it."""
        bring_to_table(game, self.card)
        CARD_EVENTS[event_key(self.card, WHOLE)].effect(game, NONE)

    def lay_down(self, game: Europe) -> None:
        """19.8: the card of a ruler lies on his power card."""
        if game.state.place[self.card] == ON_TABLE:
            finish_card(game, self.card)
