"""How games begin: who sits where, where the draws come from, and the first position."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from regnum.agents.registry import find_player
from regnum.edges.presenter import presenter_of
from regnum.engine.chance import Chance, FastChance, VerifiableChance
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title
from regnum.engine.snapshot import Draws, Position, describe_chance, make_chance, restore
from regnum.server.clocks import read_pace
from regnum.server.messages import NewGame
from regnum.server.problems import Problem
from regnum.server.rows import GameRow, SeatRow
from regnum.server.table import PERSONS, PROGRAM

LEARNER: Final = "me"


def set_up(row: GameRow) -> Game[Any]:
    """The opening position of a stored game."""
    title = find_title(row.title)
    if title.version != row.ruleset:
        raise Problem(409, "old_ruleset", ruleset=row.ruleset, version=title.version)
    options, draws = msgspec.json.decode(row.options, type=dict[str, str]), msgspec.json.decode(row.chance, type=Draws)
    if row.origin:
        position = msgspec.json.decode(row.origin, type=Position)
        return restore(title, row.players, options, position, draws, row.scenario)
    return title.setup(options, row.players, make_chance(draws), row.scenario)


def filled_in(wanted: NewGame) -> NewGame:
    """The game as it was asked for; of a tutorial its title says everything, and whoever asks for it nothing."""
    if not wanted.tutorial and not (wanted.players and wanted.seats):
        raise Problem(400, "malformed", problem="players, seats")
    if not wanted.tutorial:
        return wanted
    if wanted != NewGame(wanted.title, tutorial=True):
        raise Problem(422, "fixed_tutorial")
    try:
        lesson = presenter_of(find_title(wanted.title)).tutorial()
    except RegnumError as problem:
        raise Problem(422, "bad_game", problem=str(problem)) from None
    if lesson is None:
        raise Problem(422, "no_tutorial", title=wanted.title)
    seats = lesson.seats(LEARNER)
    return NewGame(
        wanted.title, lesson.players, seats, lesson.scenario, lesson.options, seed=lesson.seed, tutorial=True
    )


def new_row(wanted: NewGame, now: float) -> tuple[GameRow, Game[Any]]:
    """A new game as it will be stored, and its opening position; what the title does not know is refused."""
    read_pace(wanted.pace)
    try:
        title = find_title(wanted.title)
        title.check_players(wanted.players)
        scenario = wanted.scenario or title.scenarios[0]
        title.check_scenario(scenario)
        options = title.check_options({**title.seat_options(wanted.seats), **wanted.options})
        if len(wanted.seats) != wanted.players:
            raise Problem(422, "wrong_seats", given=len(wanted.seats), wanted=wanted.players)
        for name in wanted.seats:
            if name not in PERSONS:
                find_player(name, title.id)
    except RegnumError as problem:
        raise Problem(422, "bad_game", problem=str(problem)) from None
    chance = new_chance(wanted)
    row = GameRow(
        id=secrets.token_hex(8),
        title=title.id,
        ruleset=title.version,
        players=wanted.players,
        scenario=scenario,
        options=msgspec.json.encode(options).decode(),
        chance=msgspec.json.encode(describe_chance(chance)).decode(),
        seeded=wanted.seed is not None,
        pace=wanted.pace,
        created=now,
        tutorial=wanted.tutorial,
    )
    return row, set_up(row)


def new_chance(wanted: NewGame) -> Chance:
    """Draws that can be verified afterwards; those of a seed, which anybody could foretell, only if it is asked for."""
    if wanted.seed is not None:
        return FastChance(wanted.seed)
    nonces = [secrets.token_bytes(16) for _ in range(wanted.players)]
    return VerifiableChance.from_secret(secrets.token_bytes(32), nonces)


def seat_rows(row: GameRow, game: Game[Any], wanted: Sequence[str], hashes: Sequence[str]) -> list[SeatRow]:
    """Who sits at every seat: those who were named, and the programs that are part of the rules at theirs.

    The token of a player with several seats is that of the first.
    """
    rows = []
    for seat, name in enumerate(game.title.seated(game, wanted)):
        holder = game.controllers[seat]
        token = hashes[seat] if seat == holder else None
        if name in PERSONS:
            rows.append(SeatRow(row.id, seat, name, "", token, holder))
        else:
            rows.append(SeatRow(row.id, seat, PROGRAM, name, None, holder))
    return rows
