"""Deals between seats. Offers and talk live at the table; a deal that all parties confirmed is one move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ITEM_PARTS: Final = 5  # of the text of an item
CLAUSE_PARTS: Final = 3


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


class Clause:
    """Something that parties agree on together and that nobody gives: a peace, an alliance; a kind and its number."""

    def __init__(self, among: Sequence[int], kind: str, number: int = 0) -> None:
        self.among: tuple[int, ...] = tuple(sorted(among))
        self.kind = kind
        self.number = number

    def as_list(self) -> list[int | str | list[int]]:
        """The structured form for files."""
        return [list(self.among), self.kind, self.number]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Clause) and self.as_list() == other.as_list()

    def __hash__(self) -> int:
        return hash((self.among, self.kind, self.number))

    def __str__(self) -> str:
        return f"{'+'.join(str(seat) for seat in self.among)}:{self.kind}:{self.number}"


class Deal:
    """A package of items that change hands together and of clauses that hold together, and the parties to it.

    >>> deal = Deal((0, 2), [DealItem(0, 2, "coin", 0, 3), DealItem(2, 0, "card", 17)], [Clause((2, 0), "peace")])
    >>> str(deal)
    '0,2 0:2:coin:0:3;2:0:card:17:1;0+2:peace:0'
    >>> str(Deal.from_text(str(deal))) == str(deal)
    True
    """

    def __init__(self, parties: Sequence[int], items: Sequence[DealItem], clauses: Sequence[Clause] = ()) -> None:
        self.parties: tuple[int, ...] = tuple(parties)
        self.items: tuple[DealItem, ...] = tuple(items)
        self.clauses: tuple[Clause, ...] = tuple(clauses)

    @classmethod
    def from_text(cls, text: str) -> Deal:
        """Read the text that `str` gives; a ValueError says that it is no deal."""
        parties, _, parts = text.partition(" ")
        rows = [row.split(":") for row in parts.split(";") if row]
        if any(len(row) != ITEM_PARTS and (len(row) != CLAUSE_PARTS or "+" not in row[0]) for row in rows):
            raise ValueError(f"not a deal: {text}")
        return cls(
            [int(party) for party in parties.split(",")],
            [
                DealItem(int(row[0]), int(row[1]), row[2], int(row[3]), int(row[4]))
                for row in rows
                if len(row) == ITEM_PARTS
            ],
            [
                Clause([int(seat) for seat in row[0].split("+")], row[1], int(row[2]))
                for row in rows
                if len(row) == CLAUSE_PARTS
            ],
        )

    def __str__(self) -> str:
        parts = [*(str(item) for item in self.items), *(str(clause) for clause in self.clauses)]
        return ",".join(str(party) for party in self.parties) + " " + ";".join(parts)

    def as_dict(self) -> dict[str, object]:
        """The structured form for files; one without clauses is written as it was before there were any."""
        found: dict[str, object] = {"parties": list(self.parties), "items": [item.as_list() for item in self.items]}
        if self.clauses:
            found["clauses"] = [clause.as_list() for clause in self.clauses]
        return found

    def is_among(self, seats: int) -> bool:
        """Whether different seats of the game give each other a positive number of things, or agree on something."""
        return (
            len(self.parties) >= 2
            and len(set(self.parties)) == len(self.parties)
            and all(0 <= party < seats for party in self.parties)
            and bool(self.items or self.clauses)
            and all(is_gift_among(item, self.parties) for item in self.items)
            and all(is_clause_among(clause, self.parties) for clause in self.clauses)
            and len(set(self.clauses)) == len(self.clauses)
        )


def is_gift_among(item: DealItem, parties: Sequence[int]) -> bool:
    """Whether one party gives another at least one thing of a kind that is a plain word."""
    among = item.giver in parties and item.taker in parties and item.giver != item.taker
    return among and item.count > 0 and item.kind.isidentifier()


def is_clause_among(clause: Clause, parties: Sequence[int]) -> bool:
    """Whether two or more different parties agree on something of a kind that is a plain word."""
    seats = set(clause.among)
    among = len(seats) >= 2 and len(seats) == len(clause.among) and seats <= set(parties)
    return among and clause.number >= 0 and clause.kind.isidentifier()


def may_whisper(masks: Sequence[int], seats: Sequence[int]) -> bool:
    """Whether all of these seats may talk with each other in private, by the masks that `Title.whispers` gives.

    >>> may_whisper([0b110, 0b101, 0b011, 0], [0, 1, 2]), may_whisper([0b110, 0b101, 0b011, 0], [0, 3])
    (True, False)
    """
    if len(set(seats)) < 2:
        return False
    for seat in seats:
        for other in seats:
            if seat != other and not (0 <= seat < len(masks) and masks[seat] >> other & 1):
                return False
    return True
