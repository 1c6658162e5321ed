"""How the numbers in events, prompts and moves become names. The words themselves are in `locales/`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from regnum.engine.moves import Kind

NOTHING: Final = "none"  # what messages get for a number that names nothing


class Speaker(Protocol):
    """Whoever can say messages in a language; titles name their things through it."""

    def say(self, message_id: str, /, **arguments: str | int) -> str:
        """A message with its arguments."""

    def name(self, message_id: str, plain: str) -> str:
        """The name of a thing, or the plain one."""

    def seat(self, seat: int) -> str:
        """A player by the name that the title gives the seat, or by its number."""


Namer = Callable[[int, Speaker], str]


def namer(prefix: str, kind: str, names: Sequence[str]) -> Namer:
    """A namer for things whose messages are called after them: `prefix-kind-name`."""

    def name(number: int, words: Speaker) -> str:
        return words.name(f"{prefix}-{kind}-{names[number].replace('_', '-')}", names[number])

    return name


def seat_name(seat: int, words: Speaker) -> str:
    """A player as this table calls the seat."""
    return words.seat(seat)


class Wording:
    """The namers of a title by the kinds of its numbers; counts have none and stay numbers, for the right plural."""

    def __init__(self, namers: Mapping[str, Namer]) -> None:
        self.namers: dict[str, Namer] = dict(namers)

    def argument(self, kind: str, number: int, words: Speaker) -> str | int:
        """What a number in an event or a prompt is called."""
        found = self.namers.get(kind)
        if found is None:
            return number
        return NOTHING if number < 0 else found(number, words)

    def text(self, kind: str, number: int, words: Speaker) -> str:
        """The same as text."""
        return str(self.argument(kind, number, words))

    def in_move(self, kind: Kind, number: int, words: Speaker) -> str | int:
        """What an argument of a move is called; of kinds without names, such as gold, the number that is written."""
        if kind.name in self.namers:
            return self.argument(kind.name, number, words)
        written = kind.names[number]
        return int(written) if written.isdecimal() else written

    def in_moves(self, parts: Sequence[tuple[str, Kind, int]], words: Speaker) -> dict[str, str | int]:
        """What all arguments of a move are called, by label."""
        return {label: self.in_move(kind, number, words) for label, kind, number in parts}
