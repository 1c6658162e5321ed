"""`regnum bench`: how fast a title plays, measured against python-chess in the same run."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

import typer

from regnum.cli.options import Json, Language, TitleName
from regnum.cli.output import mistake, say, show, show_json, words
from regnum.engine.registry import find_title
from regnum.selfplay.bench import Report, has_chess
from regnum.selfplay.bench import bench as measure


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("bench")(bench)


def bench(
    title: TitleName,
    players: Annotated[int | None, typer.Option("--players", help="How many play; else as many as can.")] = None,
    seconds: Annotated[float, typer.Option("--seconds", help="About how long to measure.")] = 20.0,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 0,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Measure how fast a title is listed, played and copied, as ratios to python-chess."""
    if not has_chess():
        raise mistake("regnum-bench-no-chess")
    report = measure(title, players, seconds, seed)
    if json:
        show_json(asdict(report))
    else:
        show(*summary(report))


def summary(report: Report) -> list[str]:
    """The report for people."""
    build = say("regnum-bench-compiled" if report.compiled else "regnum-bench-pure")
    return [
        say("regnum-bench-title", title=words().title(find_title(report.title)), players=report.players, build=build),
        say(
            "regnum-bench-speed",
            decisions=f"{report.decisions_per_second:.0f}",
            ratio=f"{report.ratio_to_python_chess:.2f}",
        ),
        say("regnum-bench-answers", answers=f"{report.answers_per_second:.0f}"),
        say(
            "regnum-bench-games",
            games=f"{report.games_per_second:.1f}",
            decisions=f"{report.decisions_per_game:.0f}",
            options=f"{report.options_mean:.1f}",
        ),
        say("regnum-bench-clone", time=f"{report.clone_us:.1f}", ratio=f"{report.clone_ratio_to_python_chess:.2f}"),
    ]
