"""The log of the table, beside that of the game: reminders, take-overs, votes about the end, talk.

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
TALK: Final = "talk"
WAYS: Final = {ENDED_RESIGNED: "resigned", ENDED_AGREED: "agreed"}


@dataclass(frozen=True)
class Note:
    """Something that happened at the table beside the game; the database gives it its number."""

    seq: int
    kind: str
    seat: int
    id: int = 0


@dataclass(frozen=True)
class Standing:
    """What the log of a table comes to."""

    resigned: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    agreed: frozenset[int] = frozenset()
    ended: str = ""  # how the table ended the game

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
        return replace(self, **changes.get(note.kind, {}))  # type: ignore[arg-type]

    def after_all(self, notes: Iterable[Note]) -> Standing:
        """What it comes to after these lines."""
        standing = self
        for note in notes:
            standing = standing.after(note)
        return standing


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
