"""H. Trade shift: a busted disk moves, and a trade route starts elsewhere."""

from __future__ import annotations

from typing import Final

from regnum.engine.refusals import ALLOWED
from regnum.titles.pax_renaissance.facts.catalogue import CIRCLE_EMPIRE, ROUTE_CIRCLE, ROUTE_ROW
from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position import changes
from regnum.titles.pax_renaissance.position.queries.tableau import prestige_on, tableau_cards
from regnum.titles.pax_renaissance.position.registers import REASONS
from regnum.titles.pax_renaissance.position.state import Pax, Position
from regnum.titles.pax_renaissance.rules.frames import Step

DISK_NOT_THERE: Final = REASONS.add("disk_not_there", "H1.1")
NEEDS_PRESTIGE: Final = REASONS.add("needs_prestige", "H1a.req")


def why_not_shift(state: Position, seat: int, card: int, route: int, needed: int) -> int:
    """H1a to H1d, H1a.req: the disk must lie on the named emporium; some shifts need prestige on another card."""
    if state.open_route[ROUTE_ROW[route]] == route:
        return DISK_NOT_THERE
    if needed != NONE and not any(
        needed in prestige_on(state, other) for other in tableau_cards(state, seat) if other != card
    ):
        return NEEDS_PRESTIGE
    return ALLOWED


class TradeShift(Step):
    """H1.1, H1.2, B6d:note1.2: the disk moves to the open emporium of its colour; a piece there is repressed."""

    fields = ("route",)
    steps = ("shift",)

    def __init__(self, route: int) -> None:
        self.route = route

    def shift(self, game: Pax) -> None:
        """Repressing under a disk costs nothing (glossary:repress.c)."""
        row = ROUTE_ROW[self.route]
        closed = ROUTE_CIRCLE[game.state.open_route[row]]
        changes.move_disk(game, row, self.route)
        if game.state.circle[closed] != NONE:
            changes.repress_noble(game, closed, CIRCLE_EMPIRE[closed])
