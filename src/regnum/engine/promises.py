"""Promises: typed notes at the table that bind nobody; when the game is over it is told which of them were kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.engine.moves import Kind

OPEN: Final = 0  # it was never put to the test
KEPT: Final = 1
BROKEN: Final = 2
VERDICTS: Final = ("open", "kept", "broken")
MOST_PROMISES: Final = 40  # of one seat in one game


class PromiseKind:
    """Something that can be promised: its name, the paragraph it touches, and of what kind its number is, if any."""

    def __init__(self, name: str, rule: str, about: Kind | None = None) -> None:
        self.name = name
        self.rule = rule
        self.about = about

    def takes(self, number: int) -> bool:
        """Whether a promise of this kind can name this number."""
        return 0 <= number < (len(self.about.names) if self.about is not None else 1)


class Promise:
    """What one seat promises others.

    >>> promise = Promise(0, (3, 1), "stay_out", 2)
    >>> str(promise)
    '0 1,3 stay_out:2'
    >>> str(Promise.from_text(str(promise))) == str(promise)
    True
    """

    def __init__(self, maker: int, to: Sequence[int], kind: str, number: int = 0) -> None:
        self.maker = maker
        self.to: tuple[int, ...] = tuple(sorted(to))
        self.kind = kind
        self.number = number

    @classmethod
    def from_text(cls, text: str) -> Promise:
        """Read the text that `str` gives; a ValueError says that it is no promise."""
        parts = text.split(" ")
        what = parts[-1].split(":")
        if len(parts) != 3 or len(what) != 2:
            raise ValueError(f"not a promise: {text}")
        return cls(int(parts[0]), [int(seat) for seat in parts[1].split(",")], what[0], int(what[1]))

    def __str__(self) -> str:
        return f"{self.maker} {','.join(str(seat) for seat in self.to)} {self.kind}:{self.number}"

    def is_one_of(self, kinds: Sequence[PromiseKind]) -> bool:
        """Whether it is of one of these kinds, about something that such a promise can name."""
        return any(kind.name == self.kind and kind.takes(self.number) for kind in kinds)

    def is_among(self, seats: int) -> bool:
        """Whether a seat of the game promises something to others."""
        everybody = (self.maker, *self.to)
        return bool(self.to) and len(set(everybody)) == len(everybody) and all(0 <= seat < seats for seat in everybody)
