"""What on the drawn table a move points at."""

from __future__ import annotations

from regnum.edges.layout import Target
from regnum.engine.game import Game
from regnum.engine.moves import Kind, Move
from regnum.titles.pax_renaissance.facts.catalogue import HALF
from regnum.titles.pax_renaissance.facts.names import EAST, WEST
from regnum.titles.pax_renaissance.position.state import COLUMNS, FAIR, Position


def move_targets(game: Game[Position], seat: int, move: Move) -> frozenset[Target]:
    """What a move names; one that names nothing on the table points at what its decision is about."""
    decision = game.decision()
    parts = decision.domain.parts(move)
    found = {target for label, kind, number in parts for target in part_targets(seat, move.verb, label, kind, number)}
    if all(kind == "piece" for kind, _ in found):
        about = zip(decision.fields, decision.arguments(), strict=True)
        found |= {(field, number) for field, number in about if field in ("card", "empire") and isinstance(number, int)}
    return frozenset(found)


def part_targets(seat: int, verb: str, label: str, kind: Kind, number: int) -> list[Target]:
    """What one argument points at: a half of the market is its fair, a half of the world is half of one's tableau."""
    if kind is not HALF:
        return [(kind.name, number)]
    if label == "row":
        return [("space", number * COLUMNS + FAIR)]
    halves = (WEST, EAST) if verb == "all-operations" else (number,)
    return [("tableau", seat * 2 + half) for half in halves]
