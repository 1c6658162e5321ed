"""Choices made before a game: variants, and readings of rules on which the texts differ."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any


class Option:
    """One choice: its values, the usual one, and the paragraph that it is about."""

    def __init__(self, name: str, values: Sequence[str], default: str, rule: str, kind: str = "variant") -> None:
        self.name = name
        self.values: tuple[str, ...] = tuple(values)
        self.default = default
        self.rule = rule
        self.kind = kind

    @staticmethod
    def from_data(table: Mapping[str, Any]) -> Option:
        """From a table as the files of titles hold it."""
        return Option(table["id"], table["values"], table["default"], table["paragraph"], table["kind"])


class Options:
    """All choices of a title, in the order in which a position keeps their values.

    >>> options = Options([Option("weather", ("fine", "foul"), "fine", "A1")])
    >>> options.encode({"weather": "foul"})
    [1]
    """

    def __init__(self, options: Sequence[Option]) -> None:
        self.all: tuple[Option, ...] = tuple(options)
        self.numbers: dict[str, int] = {option.name: number for number, option in enumerate(self.all)}
        # where a position keeps the value of an option, and what its values are called: rules ask all the time
        self.table: dict[str, tuple[int, tuple[str, ...]]] = {
            option.name: (number, option.values) for number, option in enumerate(self.all)
        }

    def __iter__(self) -> Iterator[Option]:
        return iter(self.all)

    def __len__(self) -> int:
        return len(self.all)

    def encode(self, settings: Mapping[str, str]) -> list[int]:
        """The chosen values as numbers."""
        return [option.values.index(settings[option.name]) for option in self.all]

    def problems(self, chosen: Sequence[int], settings: Mapping[str, str]) -> list[str]:
        """What is wrong with the values that a position keeps; nothing if they are those of its game."""
        return [] if list(chosen) == self.encode(settings) else ["the position was played with other options"]
