"""`regnum catalogue`: every component as the engine knows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import typer

from regnum.cli.options import Json, Language, TitleName
from regnum.cli.output import show, show_json
from regnum.edges.presenter import presenter_of
from regnum.engine.registry import find_title


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("catalogue")(catalogue)


def catalogue(title: TitleName, json: Json = False, lang: Language = None) -> None:
    """Show every card, empire, border and route as the engine knows them."""
    components = presenter_of(find_title(title)).describe()
    if json:
        show_json({"title": title, **components})
        return
    for kind, entries in components.items():
        show(f"{kind}:")
        show(*(f"  {line}" for line in entry_lines(entries)))


def entry_lines(entries: object) -> Iterator[str]:
    """One line for each component."""
    if isinstance(entries, Mapping):
        yield from (f"{name}: {inline(value)}" for name, value in entries.items())
    elif isinstance(entries, list):
        yield from (inline(entry) for entry in entries)


def inline(value: object) -> str:
    """A component in one line; what it does not have is left out."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {nested(item)}" for key, item in value.items() if item not in (None, [], False))
    return nested(value)


def nested(value: object) -> str:
    """A part of a component."""
    if isinstance(value, Mapping):
        return f"({inline(value)})"
    if isinstance(value, list):
        return "[" + ", ".join(nested(item) for item in value) + "]"
    return "–" if value is None else str(value)
