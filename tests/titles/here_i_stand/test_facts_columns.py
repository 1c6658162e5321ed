"""Facts: no table has a column that nobody reads, so that nothing can stand there wrongly and unnoticed."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import regnum.titles.here_i_stand.facts as facts
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS

FOLDER = Path(facts.__path__[0])
CODE = "".join(path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("*.py")))
ELSEWHERE = {"options", "paragraphs", "paragraph_index", "rulebook", "tutorial", "waivers"}  # engine, tools and pages
TABLES = sorted(path.stem for path in (FOLDER / "data").glob("*.toml") if path.stem not in ELSEWHERE)


def columns(table: object) -> Iterator[str]:
    """Every key in a table and in the tables inside it."""
    if isinstance(table, dict):
        for key, inner in table.items():
            yield key
            yield from columns(inner)
    elif isinstance(table, list):
        for inner in table:
            yield from columns(inner)


@pytest.mark.parametrize("name", TABLES)
def test_every_column_of_a_table_is_read(name: str):
    table = tomllib.loads((FOLDER / "data" / f"{name}.toml").read_text(encoding="utf-8"))
    unread = {column for column in columns(table) if f'"{column}"' not in CODE}
    assert unread - set(CARD_IDS) == set()
