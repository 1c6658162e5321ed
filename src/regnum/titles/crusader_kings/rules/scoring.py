"""The end of the game and the score."""

from __future__ import annotations

from typing import Final

from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.queries.realm import shields_of
from regnum.titles.crusader_kings.position.queries.regions import region_count
from regnum.titles.crusader_kings.position.registers import EVENTS
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program, seats_of

GAME_ENDED: Final = EVENTS.add("game_ended", "score.end", "ending")
SCORED: Final = EVENTS.add("scored", "score.points1", "seat", "points", "shields")


def points_of(state: Position, seat: int) -> int:
    """overview.sources, score.points1, score.points2: one point for each region and each achievement."""
    return region_count(state, seat) + state.achievement.count(seat)


def winners(state: Position) -> list[int]:
    """overview.win, score.tie: most points, then most shields; those who are still equal share the victory."""
    seats = range(seats_of(state))
    if reading(state, "team") == "on":
        return team_winners(state)
    best = max((points_of(state, seat), shields_of(state, seat)) for seat in seats)
    return [seat for seat in seats if (points_of(state, seat), shields_of(state, seat)) == best]


def team_winners(state: Position) -> list[int]:
    """ai.modes3: all persons together against all programs together; equal sums are shared."""
    people = [seat for seat in range(seats_of(state)) if not is_program(state, seat)]
    programs = [seat for seat in range(seats_of(state)) if is_program(state, seat)]
    ours = sum(points_of(state, seat) for seat in people)
    theirs = sum(points_of(state, seat) for seat in programs)
    return (people if ours >= theirs else []) + (programs if theirs >= ours else [])


def end_game(game: Crown, ending: int) -> None:
    """overview.end, score.end: the game is over and scored at once."""
    state = game.state
    state.ending = ending
    state.winners = sorted(winners(state))
    game.tell(GAME_ENDED, ending)
    for seat in range(seats_of(state)):
        game.tell(SCORED, seat, points_of(state, seat), shields_of(state, seat))
    game.finish()
