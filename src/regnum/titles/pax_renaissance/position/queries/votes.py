"""F6 Votes: what they cost."""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.names import P_PATRON
from regnum.titles.pax_renaissance.position.queries.empires import repressed_on
from regnum.titles.pax_renaissance.position.queries.tableau import has, tableau_prestige
from regnum.titles.pax_renaissance.position.state import Position


def vote_price(state: Position, seat: int, empire: int) -> int:
    """F6a, glossary:repressed.1: a florin for every repressed piece; one card lowers it by patron prestige."""
    price = repressed_on(state, empire)
    if has(state, seat, "patron_lowers_vote_cost"):
        price -= tableau_prestige(state, seat, P_PATRON)
    return max(price, 0)
