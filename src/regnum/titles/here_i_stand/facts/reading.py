"""The data files as typed rows: what is missing or of the wrong type is told with its row and its field."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final

Row = dict[str, object]

_LABELS: Final = ("id", "space", "count", "number")


def read(name: str) -> Row:
    """One of the data files."""
    content = files(__package__).joinpath("data", f"{name}.toml").read_text(encoding="utf-8")
    table: Row = tomllib.loads(content)
    return table


def label(row: Row) -> str:
    """What a row is called in complaints."""
    return next((str(row[key]) for key in _LABELS if key in row), "the file")


def wrong(row: Row, key: str, wanted: str) -> ValueError:
    """A complaint about a field."""
    return ValueError(f"{label(row)}: {key} should be {wanted}, not {row.get(key)!r}")


def text(row: Row, key: str, usual: str = "") -> str:
    """A word; `usual` if the field is left out."""
    value = row.get(key, usual)
    if not isinstance(value, str):
        raise wrong(row, key, "a text")
    return value


def number(row: Row, key: str, usual: int = 0) -> int:
    """A whole number; `usual` if the field is left out."""
    value = row.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong(row, key, "a number")
    return value


def is_set(row: Row, key: str) -> bool:
    """A mark that is left out where it does not hold."""
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise wrong(row, key, "true or false")
    return value


def items(row: Row, key: str) -> list[object]:
    """A list of anything; empty if the field is left out."""
    value = row.get(key, [])
    if not isinstance(value, list):
        raise wrong(row, key, "a list")
    return [*value]


def words(row: Row, key: str) -> list[str]:
    """A list of words."""
    found = [each for each in items(row, key) if isinstance(each, str)]
    if len(found) != len(items(row, key)):
        raise wrong(row, key, "a list of texts")
    return found


def numbers(row: Row, key: str) -> list[int]:
    """A list of whole numbers."""
    found = [each for each in items(row, key) if isinstance(each, int)]
    if len(found) != len(items(row, key)):
        raise wrong(row, key, "a list of numbers")
    return found


def rows(row: Row, key: str) -> list[Row]:
    """A list of tables."""
    found = [each for each in items(row, key) if isinstance(each, dict)]
    if len(found) != len(items(row, key)):
        raise wrong(row, key, "a list of tables")
    return found


def groups(row: Row, key: str) -> list[list[str]]:
    """A list of lists of words."""
    found = [[str(each) for each in group] for group in items(row, key) if isinstance(group, list)]
    if len(found) != len(items(row, key)):
        raise wrong(row, key, "a list of lists")
    return found


def inner(row: Row, key: str) -> Row:
    """A table within a table; empty if it is left out."""
    value = row.get(key, {})
    if not isinstance(value, dict):
        raise wrong(row, key, "a table")
    return value


def place(names: tuple[str, ...], row: Row, key: str, usual: int = -1) -> int:
    """The number of a named thing; `usual` if the field is left out."""
    if key not in row:
        return usual
    return found(names, row, key, text(row, key))


def places(names: tuple[str, ...], row: Row, key: str) -> tuple[int, ...]:
    """The numbers of named things."""
    return tuple(found(names, row, key, each) for each in words(row, key))


def found(names: tuple[str, ...], row: Row, key: str, name: str) -> int:
    """The number of a name that must be known."""
    if name not in names:
        raise ValueError(f"{label(row)}: {key} names {name}, which is unknown")
    return names.index(name)
