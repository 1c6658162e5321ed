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
BACK_OFFERED: Final = "rollback_offered"
BACK_REFUSED: Final = "rollback_refused"
WENT_BACK: Final = "rolled_back"
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
class WayBack:
    """The wish to go back to where the game stood after an entry, and who agrees to it."""

    to: int
    agreed: frozenset[int]


@dataclass(frozen=True)
class Standing:
    """What the log of a table comes to."""

    resigned: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    agreed: frozenset[int] = frozenset()
    ended: str = ""  # how the table ended the game
    offers: tuple[Offer, ...] = ()  # of deals
    way_back: WayBack | None = None

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
        if note.kind == BACK_OFFERED:
            agreed = self.way_back.agreed if self.way_back and str(self.way_back.to) == note.text else frozenset()
            return replace(self, way_back=WayBack(int(note.text), agreed | one))
        if note.kind in (BACK_REFUSED, WENT_BACK):
            return replace(self, way_back=None)
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


def resignation(
    standing: Standing, player: int, seq: int, persons: Sequence[int], players: Sequence[int]
) -> list[Note]:
    """The lines that a resignation adds; whoever holds several seats gives all of them up.

    A program plays to the end for him, unless no person or only one player is left: then the table ends the game.
    """
    said = [Note(seq, RESIGNED, player)]
    resigned = standing.resigned | {player}
    remaining = [each for each in players if each not in resigned]
    if len(remaining) <= 1 or not [each for each in persons if each not in resigned]:
        said.append(Note(seq, ENDED_RESIGNED, player))
    return said


def winners(standing: Standing, holders: Sequence[int]) -> list[int]:
    """The seats that have won a game that the table ended, by who holds each: of whoever did not resign; none if the
    end was agreed on."""
    left = [seat for seat, holder in enumerate(holders) if holder not in standing.resigned]
    return left if standing.ended == "resigned" else []


def consent(standing: Standing, speaking: Sequence[int], to: int, seq: int, persons: Sequence[int]) -> list[Note]:
    """The lines that a wish to go back adds, or the consent to it; once all who still play agree, it is done."""
    way = standing.way_back
    agreed = way.agreed if way is not None and way.to == to else frozenset[int]()
    said = [Note(seq, BACK_OFFERED, player, text=str(to)) for player in speaking if player not in agreed]
    playing = set(persons) - standing.resigned - standing.absent
    if playing <= agreed | set(speaking):
        said.append(Note(seq, WENT_BACK, speaking[0], text=str(to)))
    return said


def agreement(standing: Standing, speaking: Sequence[int], seq: int, persons: Sequence[int]) -> list[Note]:
    """The lines that an offer to end the game adds; once everybody who still plays agrees, the table ends it.

    Those who speak are all players at one screen: nobody can tell the people there apart.
    """
    said = [Note(seq, END_OFFERED, seat) for seat in speaking if seat not in standing.agreed]
    agreed = standing.agreed | set(speaking)
    playing = set(persons) - standing.resigned - standing.absent
    if playing <= agreed:
        said.append(Note(seq, ENDED_AGREED, speaking[0]))
    return said
