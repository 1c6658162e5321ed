"""`regnum titles`: the games there are."""

from __future__ import annotations

from typing import Any

import typer

from regnum.cli.options import Json, Language
from regnum.cli.output import say, show, show_json, words
from regnum.engine.registry import find_title, title_ids
from regnum.engine.title import Title


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("titles")(list_titles)


def list_titles(json: Json = False, lang: Language = None) -> None:
    """List the games with their numbers of players, scenarios and options."""
    titles = [find_title(name) for name in title_ids()]
    if json:
        show_json({"titles": [title_entry(title) for title in titles]})
        return
    for title in titles:
        show(*title_lines(title))


def title_entry(title: Title[Any]) -> dict[str, object]:
    """What can be chosen before a game of this title."""
    return {
        "id": title.id,
        "version": title.version,
        "finished": title.finished,
        "min_players": title.min_players,
        "max_players": title.max_players,
        "scenarios": list(title.scenarios),
        "outcomes": list(title.outcomes),
        "presets": list(title.presets),
        "options": {
            option.name: {"values": list(option.values), "default": option.default, "rule": option.rule}
            for option in title.options.values()
        },
    }


def title_lines(title: Title[Any]) -> list[str]:
    """The same for people."""
    counts = say("regnum-titles-players", fewest=title.min_players, most=title.max_players)
    lines = [f"{title.id} – {words().title(title)}, {counts}"]
    if not title.finished:
        lines.append("  " + say("regnum-titles-unfinished"))
    lines.append("  " + say("regnum-titles-scenarios", list=", ".join(title.scenarios)))
    if title.presets:
        lines.append("  " + say("regnum-titles-presets", list=", ".join(title.presets)))
    for option in title.options.values():
        lines.append(f"  {option.name} = {' | '.join(option.values)}  ({option.default}; {option.rule})")
    return lines
