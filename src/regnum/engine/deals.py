"""Deals between seats. Offers and talk live at the table; a deal that all parties confirmed is one move."""

from __future__ import annotations

from collections.abc import Sequence


class DealItem:
    """Something that one party gives to another: a kind of thing, its number and how many."""

    def __init__(self, giver: int, taker: int, kind: str, number: int, count: int = 1) -> None:
        self.giver = giver
        self.taker = taker
        self.kind = kind
        self.number = number
        self.count = count

    def as_list(self) -> list[int | str]:
        """The structured form for files."""
        return [self.giver, self.taker, self.kind, self.number, self.count]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, DealItem) and self.as_list() == other.as_list()

    def __hash__(self) -> int:
        return hash(tuple(self.as_list()))


class Deal:
    """A set of items that change hands together, and the parties who confirmed it."""

    def __init__(self, parties: Sequence[int], items: Sequence[DealItem]) -> None:
        self.parties: tuple[int, ...] = tuple(parties)
        self.items: tuple[DealItem, ...] = tuple(items)

    def as_dict(self) -> dict[str, object]:
        """The structured form for files."""
        return {"parties": list(self.parties), "items": [item.as_list() for item in self.items]}
