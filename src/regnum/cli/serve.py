"""`regnum serve`: the table in the browser."""

from __future__ import annotations

import os
import socket
import tempfile
from pathlib import Path
from typing import Annotated, Final

import typer

from regnum.cli.options import Language
from regnum.cli.output import mistake, say, show

PORT: Final = 8420


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("serve")(serve)


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option("--port", min=0, max=65535, help=f"The port; 0: any free one; else {PORT} if it is free."),
    ] = None,
    data: Annotated[Path | None, typer.Option("--data", help="The folder that keeps the games.")] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open a browser.")] = False,
    lang: Language = None,
) -> None:
    """Serve games to browsers and scripts; they are kept in a folder and survive any crash."""
    from regnum.server.service import Service  # its libraries take a while to import, and only this command needs them

    folder = checked_folder(data or default_folder())
    chosen = free_port(host, PORT) if port is None else port
    try:
        service = Service(folder, host, chosen)
    except OSError as problem:
        raise mistake("regnum-server-no-port", host=host, port=str(chosen), problem=str(problem)) from None
    show(say("regnum-server-running", address=service.address))
    service.run(open_browser=not no_open)


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or 0 for any other if somebody else listens there already."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, wanted))
        except OSError:
            return 0
    return wanted


def checked_folder(folder: Path) -> Path:
    """The folder, made if it is missing; one that cannot be written to is a mistake."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as problem:
        raise mistake("regnum-error-no-folder", folder=str(folder), problem=problem.strerror or str(problem)) from None
    return folder


def default_folder() -> Path:
    """Where games are kept unless somebody says otherwise."""
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "regnum"
