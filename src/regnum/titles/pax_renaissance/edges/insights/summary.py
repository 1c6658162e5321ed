"""All insights of one reader, as plain JSON for the board."""

from __future__ import annotations

from regnum.engine.game import Game
from regnum.titles.pax_renaissance.edges.insights.fairs import both_fairs
from regnum.titles.pax_renaissance.edges.insights.religions import religion_tracker
from regnum.titles.pax_renaissance.edges.insights.threats import all_threats
from regnum.titles.pax_renaissance.edges.insights.victories import all_victories
from regnum.titles.pax_renaissance.position.queries.tableau import cards_in_play, is_silenced
from regnum.titles.pax_renaissance.position.state import Position


def insights(game: Game[Position], reader: int) -> dict[str, object]:
    """What the reader (-1: a spectator) could work out; nothing in it depends on cards that he does not know."""
    return {
        "fairs": both_fairs(game),
        "religion": religion_tracker(game.state),
        "victories": all_victories(game.state),
        "threats": all_threats(game, reader),
        "silenced": [card for card in cards_in_play(game.state) if is_silenced(game.state, card)],
    }
