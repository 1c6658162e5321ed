"""What the command says: results on stdout, everything else on stderr, in the language of the reader."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from regnum.edges.words import FALLBACK, Argument, Words, languages
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError

_chosen: list[Words] = []


def use_language(language: str | None) -> str | None:
    """Speak this language from now on; without one that of the environment."""
    _chosen.clear()
    if language is not None:
        _chosen.append(Words(language))
    return language


def words(game: Game[Any] | None = None) -> Words:
    """Whoever speaks the chosen language; at the table of a game, where seats may have names."""
    if not _chosen:
        _chosen.append(Words(os.environ.get("REGNUM_LANG") or system_language()))
    return _chosen[0] if game is None else _chosen[0].at(game)


def system_language() -> str:
    """The language of the system, from LC_ALL, LC_MESSAGES or LANG, if there are texts in it, else English."""
    values = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((value for value in values if value), FALLBACK)
    code = locale[:2].lower()
    return code if code in languages() else FALLBACK


def say(message_id: str, /, **arguments: Argument) -> str:
    """A message in the chosen language."""
    return words().say(message_id, **arguments)


def mistake(message_id: str, /, **arguments: Argument) -> RegnumError:
    """Bad input, to be raised; the message says what is wrong and what is allowed."""
    return RegnumError(say(message_id, **arguments))


def show(*lines: str) -> None:
    """Lines of a result."""
    for line in lines:
        typer.echo(line)


def show_json(document: Any) -> None:
    """The result as one JSON document."""
    typer.echo(json.dumps(document, ensure_ascii=False, indent=2))


def notice(message: str) -> None:
    """A line for the person at the terminal; it never mixes with the result."""
    typer.echo(message, err=True)


def complain(message: str, code: int) -> int:
    """One line about what went wrong."""
    notice(f"regnum: {' '.join(message.split())}")
    return code


@contextmanager
def progress(total: int, label: str) -> Iterator[Callable[[int], None]]:
    """A bar with the time left, if somebody is there to see it."""
    if not sys.stderr.isatty():
        yield lambda steps: None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda steps: bar.advance(task, steps)
