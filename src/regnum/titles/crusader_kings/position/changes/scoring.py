"""Achievements and the end of the game."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.facts.names import NONE
from regnum.titles.crusader_kings.position.queries.realm import shields_of
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import Crown, Position, seats_of

ACHIEVEMENT_TAKEN: Final = EVENTS.add("achievement_taken", "achievement.first", "seat", "achievement")
ACHIEVEMENT_LOST: Final = EVENTS.add("achievement_lost", "achievement.lose", "seat", "achievement")
GAME_ENDED: Final = EVENTS.add("game_ended", "score.end", "ending")
SCORED: Final = EVENTS.add("scored", "score.points1", "seat", "points", "shields")


def mark_settled(state: Position) -> None:
    """achievement.first, elimination.when: achievements and defeats are looked at."""
    state.unsettled = 0


def hand_achievement(game: Crown, achievement: int, seat: int) -> None:
    """achievement.first, achievement.lose, achievement.king: the token changes hands; NONE puts it back."""
    state = game.state
    holder = state.achievement[achievement]
    if holder != NONE:
        game.tell(ACHIEVEMENT_LOST, holder, achievement)
    state.achievement[achievement] = seat
    if seat != NONE:
        game.tell(ACHIEVEMENT_TAKEN, seat, achievement)


def close_game(game: Crown, ending: int, winners: list[int]) -> None:
    """overview.end, score.end: the game is over and scored at once."""
    state = game.state
    state.ending = ending
    state.winners = winners
    game.tell(GAME_ENDED, ending)
    for seat in range(seats_of(state)):
        game.tell(SCORED, seat, points_of(state, seat), shields_of(state, seat))
    game.finish()
