"""`regnum serve`: the table in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from regnum.cli.options import Language
from regnum.cli.output import mistake, say, show


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="The port; 0 takes any free one.")] = 8420,
    data: Annotated[Path | None, typer.Option("--data", help="The folder that keeps the games.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    lang: Language = None,
) -> None:
    """Serve games to browsers and scripts; they are kept in a folder and survive any crash."""
    from regnum.server.service import Service  # its libraries take a while to import, and only this command needs them

    try:
        service = Service(data or default_folder(), host, port)
    except OSError as problem:
        raise mistake("regnum-server-no-port", host=host, port=port, problem=str(problem)) from None
    show(say("regnum-server-running", address=service.address))
    service.run(open_browser=not no_open)


def default_folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "regnum"
