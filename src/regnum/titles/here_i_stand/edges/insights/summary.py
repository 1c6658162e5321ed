"""Everything that the board shows beyond the bare position, as plain JSON."""

from __future__ import annotations

from regnum.engine.game import Game
from regnum.titles.here_i_stand.facts.catalogue import KEYS_TO_WIN
from regnum.titles.here_i_stand.facts.names import MAJORS, NONE
from regnum.titles.here_i_stand.facts.setups import SETUPS
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.queries.points import victory_points
from regnum.titles.here_i_stand.position.queries.progress import cards_due
from regnum.titles.here_i_stand.position.queries.spaces import keys_of
from regnum.titles.here_i_stand.position.queries.supply import flood
from regnum.titles.here_i_stand.position.state import Position


def insights(game: Game[Position]) -> dict[str, object]:
    """What everybody could count: standing and lines of communication of each power."""
    return {"powers": [power_insights(game.state, power) for power in range(MAJORS)]}


def power_insights(state: Position, power: int) -> dict[str, object]:
    """12.1, 23: points, keys, what is missing to win, cards, and the spaces that lines of communication reach."""
    points, keys = victory_points(state, power), len(keys_of(state, power))
    need = KEYS_TO_WIN[power]
    return {
        "points": points,
        "points_missing": max(0, SETUPS[state.scenario].standard_vp - points),
        "keys": keys,
        "keys_missing": None if need == NONE else max(0, need - keys),
        "cards": hand_size(state, power),
        "cards_due": cards_due(state, power),
        "supplied": [space for space, reached in enumerate(flood(state, power)) if reached],
    }
