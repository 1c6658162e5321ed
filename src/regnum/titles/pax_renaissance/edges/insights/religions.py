"""Which religion is supreme, and how far each is from it."""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.names import NONE, RELIGIONS
from regnum.titles.pax_renaissance.position.queries.tableau import victory_prestige
from regnum.titles.pax_renaissance.position.state import Position
from regnum.titles.pax_renaissance.rules.victory import believers_for_holy, bishops_for_holy, supreme_religion

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
                "bishops_lead": lead(bishops, religion),
                "believers": believers[religion],
                "believers_lead": lead(believers, religion),
                "prestige": [victory_prestige(state, seat, religion) for seat in range(len(state.florins))],
            }
            for religion in RELIGIONS
        ],
    }


def lead(counts: list[int], religion: int) -> int:
    """How many more there are of one religion than of all others together; below 1 it does not lead."""
    return 2 * counts[religion] - sum(counts)
