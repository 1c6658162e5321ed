"""The log of the table, beside that of the game: reminders, take-overs, votes about the end, offers of deals, talk.

The rules know nothing of it. A game that the table has ended is over for everybody, whatever its rules say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

FALLBACK: Final = "fallback"  # a move was drawn for a program that gave none
TIME_UP: Final = "time_up"
LEFT: Final = "absent"
BACK: Final = "back"
RESIGNED: Final = "resigned"
END_OFFERED: Final = "end_offered"
END_REFUSED: Final = "end_refused"
ENDED_RESIGNED: Final = "ended_resigned"
ENDED_AGREED: Final = "ended_agreed"
FAILED: Final = "rule_failed"
DEAL_OFFERED: Final = "deal_offered"
DEAL_ACCEPTED: Final = "deal_accepted"
DEAL_DECLINED: Final = "deal_declined"
DEAL_STRUCK: Final = "deal_struck"
TALK: Final = "talk"
WAYS: Final = {ENDED_RESIGNED: "resigned", ENDED_AGREED: "agreed"}


@dataclass(frozen=True)
class Note:
    """Something that happened at the table beside the game; the database gives it its number."""

    seq: int
    kind: str
    seat: int
    id: int = 0
    text: str = ""  # of an offer the deal, of an answer to it the number of its line


@dataclass(frozen=True)
class Offer:
    """A deal that somebody proposes, and who has confirmed it; the number is that of its line."""

    id: int
    seat: int
    text: str
    agreed: frozenset[int]


@dataclass(frozen=True)
class Standing:
    """What the log of a table comes to."""

    resigned: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    agreed: frozenset[int] = frozenset()
    ended: str = ""  # how the table ended the game
    offers: tuple[Offer, ...] = ()  # of deals

    def offer(self, number: int) -> Offer | None:
        """The open offer with this number."""
        return next((each for each in self.offers if each.id == number), None)

    def after(self, note: Note) -> Standing:
        """What it comes to after one more line."""
        one = frozenset({note.seat})
        changes: dict[str, dict[str, frozenset[int] | str]] = {
            LEFT: {"absent": self.absent | one, "agreed": self.agreed - one},
            BACK: {"absent": self.absent - one},
            RESIGNED: {"resigned": self.resigned | one, "absent": self.absent - one, "agreed": self.agreed - one},
            END_OFFERED: {"agreed": self.agreed | one},
            END_REFUSED: {"agreed": frozenset()},
        }
        if note.kind in WAYS:
            return replace(self, ended=WAYS[note.kind])
        if note.kind in (DEAL_OFFERED, DEAL_ACCEPTED, DEAL_DECLINED, DEAL_STRUCK):
            return replace(self, offers=offers_after(self.offers, note))
        return replace(self, **changes.get(note.kind, {}))  # type: ignore[arg-type]

    def after_all(self, notes: Iterable[Note]) -> Standing:
        """What it comes to after these lines."""
        standing = self
        for note in notes:
            standing = standing.after(note)
        return standing


def offers_after(offers: tuple[Offer, ...], note: Note) -> tuple[Offer, ...]:
    """The open offers after a line about one of them; an offer counts once the database has given it a number."""
    if note.kind == DEAL_OFFERED:
        return (*offers, Offer(note.id, note.seat, note.text, frozenset({note.seat}))) if note.id else offers
    about = int(note.text)
    if note.kind == DEAL_ACCEPTED:
        return tuple(replace(each, agreed=each.agreed | {note.seat}) if each.id == about else each for each in offers)
    return tuple(each for each in offers if each.id != about)


def resignation(standing: Standing, seat: int, seq: int, persons: Sequence[int], seats: int) -> list[Note]:
    """The lines that a resignation adds.

    A program plays the seat to the end, unless no person or only one seat is left: then the table ends the game.
    """
    said = [Note(seq, RESIGNED, seat)]
    resigned = standing.resigned | {seat}
    remaining = [each for each in range(seats) if each not in resigned]
    if len(remaining) <= 1 or not [each for each in persons if each not in resigned]:
        said.append(Note(seq, ENDED_RESIGNED, seat))
    return said


def winners(standing: Standing, seats: int) -> list[int]:
    """Who has won a game that the table ended: whoever did not resign; nobody if the end was agreed on."""
    return [seat for seat in range(seats) if seat not in standing.resigned] if standing.ended == "resigned" else []


def agreement(standing: Standing, speaking: Sequence[int], seq: int, persons: Sequence[int]) -> list[Note]:
    """The lines that an offer to end the game adds; once everybody who still plays agrees, the table ends it.

    Those who speak are all seats of one reader: at one screen nobody can tell the people apart.
    """
    said = [Note(seq, END_OFFERED, seat) for seat in speaking if seat not in standing.agreed]
    agreed = standing.agreed | set(speaking)
    playing = set(persons) - standing.resigned - standing.absent
    if playing <= agreed:
        said.append(Note(seq, ENDED_AGREED, speaking[0]))
    return said
