"""`regnum simulate`: let programs play, and count how games end."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from regnum.cli.options import Json, Language, Players, Preset, Scenario, Settings, TitleName
from regnum.cli.output import mistake, notice, progress, say, show, show_json, words
from regnum.cli.settings import read_settings
from regnum.edges.words import sentence
from regnum.engine.promises import VERDICTS
from regnum.engine.registry import find_title
from regnum.selfplay import GameResult, Simulation
from regnum.selfplay import simulate as play_games
from regnum.selfplay.failures import keep_failure

CORES = os.cpu_count() or 1


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("simulate")(simulate)


def simulate(
    title: TitleName,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    agents: Annotated[str, typer.Option("--agents", metavar="A,B,..", help="One name, or one a player.")] = "random",
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", help="Processes that play at once.")] = CORES,
    scenario: Scenario = "",
    option: Settings = None,
    preset: Preset = None,
    failures: Annotated[Path, typer.Option("--failures", help="Folder for games that broke off.")] = Path(),
    backend: Annotated[str, typer.Option("--backend", help="What plays the games: local or ray.")] = "local",
    journal: Annotated[
        Path | None, typer.Option("--journal", help="Keeps each result; the same command again goes on from there.")
    ] = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Let programs play; they change seats from game to game. The results depend neither on --jobs nor on --backend."""
    if jobs < 1:
        raise mistake("regnum-error-jobs", jobs=jobs)
    names = [name.strip() for name in agents.split(",")]
    settings = read_settings(find_title(title), preset, option or ())
    with progress(games, say("regnum-simulate-progress")) as step:
        result = play_games(title, players, games, names, seed, jobs, settings, scenario, step, backend, journal)
    for failed in result.failures:
        notice(failure_line(failed, failures))
    if json:
        show_json(result.as_dict())
    else:
        show(*summary(result))
    if result.failures:
        raise typer.Exit(1)


def failure_line(failed: GameResult, folder: Path) -> str:
    """Which game broke off, why, and where it was saved."""
    match, failure = failed.match, failed.failure
    assert failure is not None
    path = keep_failure(failure, folder, match.title, match.seed)
    line = say("regnum-simulate-failed", game=match.number, seed=str(match.seed), problem=failure.message)
    if path is None:
        return line
    where = say("regnum-simulate-kept", file=str(path))
    again = f"regnum apply {path} {failure.move}" if failure.move else f"regnum legal {path}"
    return f"{line}; {where}; {say('regnum-simulate-again', command=again)}"


def summary(result: Simulation) -> list[str]:
    """The result for people."""
    counted = result.as_dict()
    title = find_title(result.title)
    lines = [
        sentence(say("regnum-simulate-games", title=words().title(title), players=result.players, games=result.games)),
        say("regnum-simulate-finished", finished=result.finished, dead_ends=result.dead_ends, errors=result.errors),
        say("regnum-simulate-decisions", decisions=result.decisions, seconds=f"{result.seconds:.1f}"),
    ]
    outcomes = counted["outcomes"]
    assert isinstance(outcomes, dict)
    lines.append(say("regnum-simulate-outcomes"))
    lines += [f"  {way}: {count}" for way, count in outcomes.items()]
    lines.append(say("regnum-simulate-wins"))
    lines += [f"  {words().seat(seat)}: {wins}" for seat, wins in enumerate(result.wins_by_seat)]
    lines += [f"  {agent}: {wins}" for agent, wins in result.wins_by_agent.items()]
    return lines + promise_lines(result)


def promise_lines(result: Simulation) -> list[str]:
    """What the programs promised each other and whether they kept it, if they did promise anything."""
    told = []
    for agent, counts in result.promises_by_agent.items():
        parts = [f"{say(f'regnum-promise-{verdict}')} {counts[verdict]}" for verdict in VERDICTS if verdict in counts]
        told.append(f"  {agent}: {', '.join(parts)}")
    return [say("regnum-simulate-promises"), *told] if told else []
