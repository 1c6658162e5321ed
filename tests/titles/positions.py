"""Short ways to play on in a position of any title and to look at it; the builders of the titles set it up.

do(game, "play flanders-guild", "decline")
assert why_not(game, "station pawn-0 england-france france") == "border_held_by_pirate"
assert cause(game, "vote aragon") == "cannot_pay_vote"
"""

from __future__ import annotations

import json
from typing import Any, TypeVar

from regnum.edges.presenter import presenter_of
from regnum.engine.chance import FastChance
from regnum.engine.explain import Explanation, explain
from regnum.engine.game import Game
from regnum.engine.refusals import Refusal

Played = TypeVar("Played", bound=Game[Any])

# ---- playing --------------------------------------------------------------------------------------------------------


def do(game: Played, *moves: str) -> Played:
    """Play these moves, each by the seat that is waited for."""
    for move in moves:
        game.push(move)
    return game


# ---- looking --------------------------------------------------------------------------------------------------------


def moves(game: Game[Any], seat: int | None = None) -> set[str]:
    """Everything that may be answered now."""
    return {str(move) for move in game.moves(seat)}


def moves_with(game: Game[Any], verb: str, seat: int | None = None) -> set[str]:
    """The answers with this verb."""
    return {str(move) for move in game.moves(seat) if move.verb == verb}


def decision(game: Game[Any]) -> str:
    """The name of the open decision."""
    return type(game.decision()).__name__ if game.stack else "over"


def named(game: Game[Any], option: int, kind: str) -> list[int]:
    """The things of a kind that an answer names."""
    domain = game.decision().domain
    return [number for _, each, number in domain.parts(domain.spell(option)) if each.name == kind]


def insights(game: Game[Any], reader: int = 0) -> Any:
    """The insights of a reader, as they go over the wire."""
    title = game.title
    return json.loads(json.dumps(presenter_of(title).insights(title.determinise(game, reader, FastChance(1)), reader)))


# ---- asking why not -------------------------------------------------------------------------------------------------


def why_not(game: Game[Any], move: str, seat: int | None = None) -> str:
    """The name of the reason why a move is refused, or `ok`."""
    try:
        option = game.parse(move)
    except Refusal as refusal:
        return refusal.reason.name
    reason = game.why_not(game.waiting[0] if seat is None else seat, option)
    return reason.name if reason else "ok"


def told(game: Game[Any], move: str) -> Explanation:
    """What the seat that is waited for is told about a move, also one that is not asked for now."""
    return explain(game, game.waiting[0], move)


def cause(game: Game[Any], move: str) -> str:
    """The name of the true cause against a move, or `ok`."""
    reason = told(game, move).reason
    return reason.name if reason else "ok"


def lacks(game: Game[Any], move: str) -> list[dict[str, str | int]]:
    """What is missing for a move, and how much."""
    return [each.as_dict() for each in told(game, move).shortfalls]
