"""`regnum play`: a game in the terminal."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import regnum
from regnum.cli.files import read_game
from regnum.cli.moves import check_seat
from regnum.cli.options import Language, Players, Preset, Scenario, Settings
from regnum.cli.output import mistake, say, show
from regnum.cli.session import PERSON, Session, default_agent, read_seats
from regnum.cli.settings import read_settings
from regnum.cli.terminal import Terminal
from regnum.edges.guide import Guide
from regnum.edges.presenter import presenter_of
from regnum.engine.chance import Chance, FastChance, VerifiableChance, commitment
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.registry import find_title, title_ids
from regnum.engine.title import Title


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("play")(play)


def play(
    title: Annotated[str | None, typer.Argument(metavar="TITLE", help="A title; else the first there is.")] = None,
    players: Players = 2,
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed gives the same game.")] = None,
    you: Annotated[int, typer.Option("--you", help="Your seat, counted from 0.")] = 0,
    agent: Annotated[str | None, typer.Option("--agent", help="The program at the other seats.")] = None,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People at all seats, at this screen.")] = False,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="me,A,..", help="Who sits where: me, or the name of a program.")
    ] = None,
    scenario: Scenario = "",
    option: Settings = None,
    preset: Preset = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game or from a position.")] = None,
    tutorial: Annotated[bool, typer.Option("--tutorial", help="A first game with comments.")] = False,
    screen: Annotated[
        bool | None, typer.Option("--screen/--no-screen", help="The full screen, or line by line; else what fits.")
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines, for screen readers and pipes.")] = False,
    lang: Language = None,
) -> None:
    """Play in the terminal against programs, or with friends at one screen; ? or help tells what you can do there."""
    if tutorial:
        show_session(first_game(find_title(title or title_ids()[0])), screen, plain)
        return
    if load is not None:
        history = read_game(load).history
    else:
        found = find_title(title or title_ids()[0])
        count = players if seats is None else seats.count(",") + 1
        other = PERSON if hotseat else agent or default_agent(found.id)
        sitting = [PERSON if seat == you else other for seat in range(count)] if seats is None else seats.split(",")
        settings = {**found.seat_options(sitting), **read_settings(found, preset, option or ())}
        history = History(regnum.new(found.id, count, 0, settings, scenario, make_chance(seed, count)))
    game = history.game
    if check_seat(game, you) in game.title.automated_seats(game):
        raise mistake("regnum-error-automated-seat", seat=you)
    names = read_seats(seats or seats_text(game, None if hotseat else you, agent), game.title.id)
    if load is None and isinstance(game.chance, VerifiableChance):
        show(say("regnum-play-commitment", commitment=commitment(game.chance.secret)))
    show_session(Session(history, names, secrets.randbits(64) if seed is None else seed), screen, plain)


def seats_text(game: Game[Any], person: int | None, agent: str | None) -> str:
    """Who sits where: a person at one seat or at all of them, and the same program at the others."""
    other = agent or default_agent(game.title.id)
    automated, controllers = game.title.automated_seats(game), game.controllers
    own = None if person is None else controllers[person]
    free = [seat for seat, holder in enumerate(controllers) if seat == holder and seat not in automated]
    return ",".join(PERSON if own in (None, seat) else other for seat in free)


def first_game(title: Title[Any]) -> Session:
    """The game of a tutorial, with its guide."""
    tutorial = presenter_of(title).tutorial()
    if tutorial is None:
        raise mistake("regnum-error-no-tutorial", title=title.id)
    names = tutorial.seats(PERSON)
    settings = {**title.seat_options(names), **tutorial.options}
    history = History(regnum.new(title.id, tutorial.players, tutorial.seed, settings, tutorial.scenario))
    return Session(history, names, tutorial.seed, Guide(tutorial))


def show_session(session: Session, screen: bool | None, plain: bool) -> None:
    """Play on the full screen if there is one, else line by line."""
    drawn = not plain and sys.stdout.isatty()
    if screen and (plain or not is_interactive()):
        raise mistake("regnum-error-no-screen")
    if drawn and screen is not False and is_interactive():
        from regnum.cli.screen.app import Table  # textual takes its time, and other commands need it not

        table = Table(session)
        table.run()
        if table.failure is not None:
            raise table.failure
        return
    Terminal(session, Console() if drawn else None).run()


def is_interactive() -> bool:
    """Whether a person sits at a terminal that can be drawn on anywhere."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "") != "dumb"


def make_chance(seed: int | None, players: int) -> Chance:
    """A repeatable stream for a given seed, else draws that can be verified after the game."""
    if seed is not None:
        return FastChance(seed)
    return VerifiableChance.from_secret(secrets.token_bytes(32), [secrets.token_bytes(16) for _ in range(players)])
