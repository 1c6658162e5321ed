"""`regnum play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import regnum
from regnum.agents.registry import find_agent, find_player
from regnum.cli.files import read_game
from regnum.cli.moves import check_seat
from regnum.cli.options import Language, Players, Preset, Scenario, Settings
from regnum.cli.output import mistake, say, show
from regnum.cli.settings import read_settings
from regnum.cli.terminal import Terminal
from regnum.engine.chance import Chance, FastChance, VerifiableChance, commitment
from regnum.engine.history import History
from regnum.engine.registry import find_title, title_ids


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("play")(play)


def play(
    title: Annotated[str | None, typer.Argument(metavar="TITLE", help="A title; else the first there is.")] = None,
    players: Players = 2,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same game.")] = None,
    you: Annotated[int, typer.Option("--you", help="Your seat, counted from 0.")] = 0,
    agent: Annotated[str, typer.Option("--agent", help="The program at the other seats.")] = "random",
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People at all seats, at this screen.")] = False,
    scenario: Scenario = "standard",
    option: Settings = None,
    preset: Preset = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game or from a position.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for screen readers and pipes.")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal against programs, or with friends at one screen; type help there."""
    find_agent(agent)
    if load is not None:
        history = read_game(load).history
    else:
        found = find_title(title or title_ids()[0])
        settings = read_settings(found, preset, option or ())
        history = History(regnum.new(found.id, players, 0, settings, scenario, make_chance(seed, players)))
    if check_seat(history.game, you) in history.game.title.automated_seats(history.game):
        raise mistake("regnum-error-automated-seat", seat=you)
    find_player(agent, history.game.title.id)
    seed = secrets.randbits(64) if seed is None else seed
    Terminal(history, None if hotseat else you, agent, seed, None if plain else screen()).run()


def screen() -> Console | None:
    """The screen to draw on, if there is one."""
    return Console() if sys.stdout.isatty() else None


def make_chance(seed: int | None, players: int) -> Chance:
    """A repeatable stream for a given seed, else draws that can be verified after the game."""
    if seed is not None:
        return FastChance(seed)
    chance = VerifiableChance.from_secret(secrets.token_bytes(32), [secrets.token_bytes(16) for _ in range(players)])
    show(say("regnum-play-commitment", commitment=commitment(chance.secret)))
    return chance
