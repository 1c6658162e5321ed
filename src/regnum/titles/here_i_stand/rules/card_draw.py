"""6.2, 8.2: the Card Draw phase."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.changes.cards import (
    add_to_deck,
    deal_card,
    gather_discards,
    return_home_cards,
    waiting_cards,
)
from regnum.titles.here_i_stand.position.changes.ships import return_ships
from regnum.titles.here_i_stand.position.queries.progress import cards_due
from regnum.titles.here_i_stand.position.state import Europe
from regnum.titles.here_i_stand.rules.frames import Step


class CardDraw(Step):
    """8.2: leaders and ships come back, cards enter the deck, and every power is dealt its cards."""

    steps = ("return_pieces", "add_cards", "deal")

    def return_pieces(self, game: Europe) -> None:
        """8.2.naval_units: ships lost in the last turn can be built again."""
        return_ships(game.state)

    def add_cards(self, game: Europe) -> None:
        """6.2.add1, 6.2.recycle: discards and new cards make the deck; Home cards return."""
        state = game.state
        gather_discards(state)
        return_home_cards(state)
        entry = PACKS[state.pack].entry_turn
        add_to_deck(game, [card for card in waiting_cards(state) if 0 < entry[card] <= state.turn])

    def deal(self, game: Europe) -> None:
        """6.2.deal: in impulse order."""
        for power in range(MAJORS):
            for _ in range(cards_due(game.state, power)):
                deal_card(game, power)
