"""Everything that the board shows beyond the bare position, as plain JSON."""

from __future__ import annotations

from regnum.engine.game import Game
from regnum.titles.crusader_kings.edges.insights.odds import bag_odds
from regnum.titles.crusader_kings.edges.insights.war import war_plans
from regnum.titles.crusader_kings.position.queries.family import heir
from regnum.titles.crusader_kings.position.queries.realm import shields_of
from regnum.titles.crusader_kings.position.queries.regions import region_count
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.position.queries.tax import expected_tax
from regnum.titles.crusader_kings.position.state import Position, is_program, seats_of


def insights(game: Game[Position], seat: int) -> dict[str, object]:
    """What a seat (-1: a spectator) could work out; odds and plans only of its own dynasty (basics.bags)."""
    state = game.state
    found: dict[str, object] = {"seats": [house(state, each) for each in range(seats_of(state))]}
    if seat >= 0 and not state.out[seat] and not is_program(state, seat):
        found["odds"] = bag_odds(state, seat)
        found["war"] = war_plans(state, seat)
    return found


def house(state: Position, seat: int) -> dict[str, object]:
    """The sums of a dynasty: points, regions, shields, what a tax would bring, and who would inherit."""
    return {
        "points": points_of(state, seat),
        "regions": region_count(state, seat),
        "shields": shields_of(state, seat),
        "tax": expected_tax(state, seat),
        "heir": heir(state, seat),
        "program": state.strategy[seat],
    }
