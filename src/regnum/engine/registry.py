"""Where titles are found by name."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from regnum.engine.refusals import RegnumError
from regnum.engine.title import Title

BUILT_IN = ("pax_renaissance", "crusader_kings", "here_i_stand")
_titles: dict[str, Title[Any]] = {}


def register(title: Title[Any]) -> None:
    """Make a title known under its id, for this process."""
    _titles[title.id] = title


def title_ids() -> list[str]:
    """The ids of all titles: built in, then those installed as plug-ins (group `regnum.titles`) or registered here."""
    installed = [entry.name for entry in entry_points(group="regnum.titles")]
    return [*BUILT_IN, *sorted({*installed, *_titles} - {*BUILT_IN})]


def find_title(title_id: str) -> Title[Any]:
    """The title with this id."""
    if title_id in _titles:
        return _titles[title_id]
    if title_id in BUILT_IN:
        register(import_module(f"regnum.titles.{title_id}.title").TITLE)
        return _titles[title_id]
    for entry in entry_points(group="regnum.titles"):
        if entry.name == title_id:
            register(entry.load())
            return _titles[title_id]
    raise RegnumError(f"there is no title {title_id}; there is: {', '.join(title_ids())}")
