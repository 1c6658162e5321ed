"""23.2: victory points on markers and tracks, and rulers."""

from __future__ import annotations

from typing import Final

from regnum.titles.here_i_stand.position.registers import EVENTS
from regnum.titles.here_i_stand.position.state import Europe, Position

POINTS_GAINED: Final = EVENTS.add("points_gained", "23.2", "power", "count")
RULER_CHANGED: Final = EVENTS.add("ruler_changed", "3.3", "power", "ruler")
PIRACY_SCORED: Final = EVENTS.add("piracy_scored", "16.4.step5", "count")


def award_war_winner(game: Europe, power: int, count: int) -> None:
    """9.3.step2: War Winner markers."""
    game.state.war_winner[power] += count
    game.tell(POINTS_GAINED, power, count)


def award_bonus(game: Europe, power: int, count: int) -> None:
    """23.2.bonus: any other marker with victory points on the power card."""
    game.state.bonus[power] += count
    game.tell(POINTS_GAINED, power, count)


def score_piracy(game: Europe) -> None:
    """16.4.step5: the piracy track moves on."""
    game.state.piracy += 1
    game.tell(PIRACY_SCORED, game.state.piracy)


def enthrone(game: Europe, power: int, ruler: int) -> None:
    """3.3: a power has a new ruler."""
    game.state.ruler[power] = ruler
    game.tell(RULER_CHANGED, power, ruler)


def build_chateau(game: Europe, power: int) -> None:
    """21.4: the chateau marker moves on."""
    game.state.chateaux += 1
    game.tell(POINTS_GAINED, power, 1)


def mark_fewer_cards(state: Position, power: int, change: int) -> None:
    """6.2.deal_mods: -1 Card markers come and go."""
    state.fewer_cards[power] += change


def record_points(state: Position, points: list[int]) -> None:
    """23.3: the victory points of a turn are written down for ties."""
    state.record = [*state.record, *points]
