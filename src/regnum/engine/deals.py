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

    def __str__(self) -> str:
        return ":".join(str(part) for part in self.as_list())


class Deal:
    """A set of items that change hands together, and the parties who confirmed it.

    >>> deal = Deal((0, 2), [DealItem(0, 2, "coin", 0, 3), DealItem(2, 0, "card", 17)])
    >>> str(deal)
    '0,2 0:2:coin:0:3;2:0:card:17:1'
    >>> str(Deal.from_text(str(deal))) == str(deal)
    True
    """

    def __init__(self, parties: Sequence[int], items: Sequence[DealItem]) -> None:
        self.parties: tuple[int, ...] = tuple(parties)
        self.items: tuple[DealItem, ...] = tuple(items)

    @classmethod
    def from_text(cls, text: str) -> Deal:
        """Read the text that `str` gives; a ValueError says that it is no deal."""
        parties, _, items = text.partition(" ")
        rows = [row.split(":") for row in items.split(";") if row]
        if any(len(row) != 5 for row in rows):
            raise ValueError(f"not a deal: {text}")
        return cls(
            [int(party) for party in parties.split(",")],
            [DealItem(int(row[0]), int(row[1]), row[2], int(row[3]), int(row[4])) for row in rows],
        )

    def __str__(self) -> str:
        return ",".join(str(party) for party in self.parties) + " " + ";".join(str(item) for item in self.items)

    def as_dict(self) -> dict[str, object]:
        """The structured form for files."""
        return {"parties": list(self.parties), "items": [item.as_list() for item in self.items]}

    def is_among(self, seats: int) -> bool:
        """Whether different seats of the game give different seats of the deal a positive number of things."""
        return (
            len(self.parties) >= 2
            and len(set(self.parties)) == len(self.parties)
            and all(0 <= party < seats for party in self.parties)
            and bool(self.items)
            and all(is_gift_among(item, self.parties) for item in self.items)
        )


def is_gift_among(item: DealItem, parties: Sequence[int]) -> bool:
    """Whether one party gives another at least one thing of a kind that is a plain word."""
    among = item.giver in parties and item.taker in parties and item.giver != item.taker
    return among and item.count > 0 and item.kind.isidentifier()
