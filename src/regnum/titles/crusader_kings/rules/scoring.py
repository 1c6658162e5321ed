"""The end of the game and the score."""

from __future__ import annotations

from regnum.titles.crusader_kings.position.changes.scoring import close_game
from regnum.titles.crusader_kings.position.queries.readings import reading
from regnum.titles.crusader_kings.position.queries.realm import shields_of
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.position.state import Crown, Position, is_program, seats_of


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
    close_game(game, ending, sorted(winners(game.state)))
