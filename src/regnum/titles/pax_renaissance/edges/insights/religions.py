"""Which religion is supreme, and how far each is from it."""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.names import NONE, RELIGIONS
from regnum.titles.pax_renaissance.position.queries.tableau import victory_prestige
from regnum.titles.pax_renaissance.position.queries.victories import (
    believers_for_holy,
    bishops_for_holy,
    margin,
    supreme_religion,
)
from regnum.titles.pax_renaissance.position.state import Position

Entry = dict[str, object]


def religion_tracker(state: Position) -> Entry:
    """L3.1, L3.2: bishops and believers of each religion, what it lacks to outnumber the others, and whose it is."""
    bishops, believers = bishops_for_holy(state), believers_for_holy(state)
    supreme = supreme_religion(state)
    return {
        "supreme": None if supreme == NONE else supreme,
        "religions": [
            {
                "religion": religion,
                "bishops": bishops[religion],
                "bishops_lead": margin(bishops, religion),
                "believers": believers[religion],
                "believers_lead": margin(believers, religion),
                "prestige": [victory_prestige(state, seat, religion) for seat in range(len(state.florins))],
            }
            for religion in RELIGIONS
        ],
    }
