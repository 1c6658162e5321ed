"""H. Trade shift: a busted disk moves, and a trade route starts elsewhere."""

from __future__ import annotations

from regnum.titles.pax_renaissance import changes
from regnum.titles.pax_renaissance.catalogue import CIRCLE_EMPIRE, ROUTE_CIRCLE, ROUTE_ROW
from regnum.titles.pax_renaissance.names import NONE
from regnum.titles.pax_renaissance.queries import prestige_on, tableau_cards
from regnum.titles.pax_renaissance.reasons import Reason
from regnum.titles.pax_renaissance.rules.frames import Pax, Step
from regnum.titles.pax_renaissance.state import Position


def why_not_shift(state: Position, seat: int, card: int, route: int, needed: int) -> int:
    """H1a to H1d, H1a.req: the disk must lie on the named emporium; some shifts need prestige on another card."""
    if state.open_route[ROUTE_ROW[route]] == route:
        return Reason.DISK_NOT_THERE
    if needed != NONE and not any(
        needed in prestige_on(state, other) for other in tableau_cards(state, seat) if other != card
    ):
        return Reason.NEEDS_PRESTIGE
    return Reason.OK


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
