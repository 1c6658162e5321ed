"""The choices before a game, read from the command line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.cli.output import mistake
from regnum.engine.title import Title


def read_settings(title: Title[Any], preset: str | None, wanted: Sequence[str]) -> dict[str, str]:
    """The chosen options: those of the preset, changed by `name=value` pairs; whatever is unknown is refused.

    Options that nobody chose are left out: they may follow from who sits where.
    """
    chosen: dict[str, str] = {}
    if preset is not None:
        if preset not in title.presets:
            known = ", ".join(title.presets) or "–"
            raise mistake("regnum-error-preset", title=title.id, preset=preset, known=known)
        chosen.update(title.presets[preset])
    for text in wanted:
        name, equals, value = text.partition("=")
        if not equals:
            raise mistake("regnum-error-option", text=text)
        chosen[name.strip()] = value.strip()
    title.check_options(chosen)
    return chosen
