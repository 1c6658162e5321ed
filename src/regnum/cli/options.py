"""Options and arguments that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from regnum.cli.output import use_language

Json = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Language = Annotated[
    str | None,
    typer.Option(
        "--lang",
        help="Language: en, ru or pl (else that of REGNUM_LANG, LC_ALL or LANG).",
        callback=use_language,
        is_eager=True,
        show_default=False,
    ),
]
TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="A title; `regnum titles` lists them.")]
GameFile = Annotated[Path, typer.Argument(metavar="FILE", help="A position file (TOML) or a saved game.")]
LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved or finished game.")]
Seat = Annotated[int | None, typer.Option("--seat", help="A seat, counted from 0; else the one that is waited for.")]
MoveWords = Annotated[list[str], typer.Argument(metavar="MOVE", help="A move as `regnum legal FILE` prints it.")]
Players = Annotated[int, typer.Option("--players", help="How many play.")]
Settings = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the title.")]
Preset = Annotated[str | None, typer.Option("--preset", help="A named set of options of the title.")]
Scenario = Annotated[str, typer.Option("--scenario", help="A scenario of the title; else its first.")]
