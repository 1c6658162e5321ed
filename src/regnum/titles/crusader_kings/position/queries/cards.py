"""Decks of action cards and of developments."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import DEVELOPMENTS
from regnum.titles.crusader_kings.facts.names import DECKS
from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.state import Position, pack_of, seats_of


def can_draw(state: Position, deck: int) -> int:
    """basics.reshuffle, action.discard: how many cards of a deck can be drawn, less those promised as bonus cards.

    By another reading discards return only when all decks have run out.
    """
    bonus, discards = state.bonus, len(state.discard[deck])
    promised = sum(bonus[seat * DECKS + deck] for seat in range(seats_of(state)))
    if discards and reading(state, "deck_rebuild") == "together" and any(state.deck):
        discards = 0
    return len(state.deck[deck]) + discards - promised


def all_developments(state: Position) -> list[int]:
    """setup.development_deck: every copy in the box."""
    copies = pack_of(state).development_copies
    return [development for development in range(DEVELOPMENTS) for _ in range(copies[development])]
