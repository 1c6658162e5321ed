"""K3 Apostasy: whoever serves two faiths loses the cards of both."""

from __future__ import annotations

from typing import Final

from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.locations import throne_of
from regnum.titles.pax_renaissance.position.queries.seats import in_turn_order
from regnum.titles.pax_renaissance.position.queries.tableau import has, prestige_on, tableau_cards
from regnum.titles.pax_renaissance.position.registers import EVENTS
from regnum.titles.pax_renaissance.position.state import IN_TABLEAU, Pax, Position
from regnum.titles.pax_renaissance.rules.frames import Step

APOSTASY_HELD: Final = EVENTS.add("apostasy_held", "K3", "religion", "other_religion")


def condemned_cards(state: Position, seat: int, one: int, other: int) -> list[int]:
    """K3, K3c: the cards with either prestige, if the tableau holds both; old maids are ignored."""
    if has(state, seat, "immune_to_apostasy"):
        return []
    cards = tableau_cards(state, seat)
    found = [card for card in cards if one in prestige_on(state, card) or other in prestige_on(state, card)]
    both = any(one in prestige_on(state, card) for card in found) and any(
        other in prestige_on(state, card) for card in found
    )
    return found if both else []


def would_hit(state: Position, one: int, other: int) -> bool:
    """D1.intro2: whether anybody would lose a card."""
    return any(condemned_cards(state, seat, one, other) for seat in range(len(state.florins)))


class Apostasy(Step):
    """K3, K3a: all players at once, the active one too; of a royal couple both go home, still married."""

    fields = ("one", "other")
    steps = ("condemn",)

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def condemn(self, game: Pax) -> None:
        """Who loses what is settled before the first card leaves."""
        state = game.state
        game.tell(APOSTASY_HELD, self.one, self.other)
        doomed = [card for seat in in_turn_order(state) for card in condemned_cards(state, seat, self.one, self.other)]
        for card in doomed:
            if state.place[card] != IN_TABLEAU:
                continue
            empire = throne_of(state, card)
            if empire == NONE:
                changes.discard_card(game, card)
            else:
                changes.return_to_throne(game, empire)
