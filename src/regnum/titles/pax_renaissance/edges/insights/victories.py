"""How far each player is from each victory."""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.names import PATRON_VICTORY
from regnum.titles.pax_renaissance.position.queries.victories import (
    COUNTED,
    actions_to_declare,
    counted,
    meets_conditions,
    missing,
    players,
)
from regnum.titles.pax_renaissance.position.state import Position

Entry = dict[str, object]


def all_victories(state: Position) -> list[Entry]:
    """The four victory cards, and the patron victory at the end of the decks."""
    return [victory_entry(state, victory) for victory in range(PATRON_VICTORY + 1)]


def victory_entry(state: Position, victory: int) -> Entry:
    """A victory: whether it is active, what it costs to declare, and every player's way to it."""
    card = victory != PATRON_VICTORY
    return {
        "victory": victory,
        "active": bool(card and state.victory[victory]),
        "actions": actions_to_declare(state, victory) if card else 0,
        "seats": [seat_entry(state, seat, victory) for seat in players(state)],
    }


def seat_entry(state: Position, seat: int, victory: int) -> Entry:
    """What a player has of each thing that counts, the lead it needs, and how much is missing."""
    gaps = missing(state, seat, victory)
    parts = [
        {"what": what, "have": have, "lead": lead, "missing": gap}
        for what, (have, lead), gap in zip(COUNTED[victory], counted(state, seat, victory), gaps, strict=True)
    ]
    met = victory != PATRON_VICTORY and meets_conditions(state, seat, victory)
    return {"seat": seat, "parts": parts, "missing": sum(gaps), "met": met}
