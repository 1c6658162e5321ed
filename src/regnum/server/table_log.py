"""The log of the table, beside that of the game: reminders, take-overs, votes about the end, offers of deals, talk.

The rules know nothing of it. A game that the table has ended is over for everybody, whatever its rules say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from regnum.engine.deals import Deal
from regnum.engine.promises import Promise

NOBODY: Final = -1  # who speaks where the house itself says or changes something
FALLBACK: Final = "fallback"  # a move was drawn for a program that gave none
HURRIED: Final = "hurried"  # a move was drawn for a program that thought too long for somebody
TALKS_OVER: Final = "talks_over"  # private talks ended because their time was over
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
DEAL_COUNTERED: Final = "deal_countered"
DEAL_STRUCK: Final = "deal_struck"
DEAL_FAILED: Final = "deal_failed"  # it was signed, but could not be struck when the time came
DEAL_ANNOUNCED: Final = "deal_announced"  # it was drafted in private, and is struck now
PROMISED: Final = "promised"
WHISPER: Final = "whisper"
CONFIRMING: Final = frozenset({DEAL_OFFERED, DEAL_ACCEPTED, DEAL_COUNTERED})  # lines by which somebody confirms a deal
OF_DEALS: Final = frozenset(
    {DEAL_OFFERED, DEAL_ACCEPTED, DEAL_DECLINED, DEAL_COUNTERED, DEAL_STRUCK, DEAL_FAILED}
)  # lines that change what is on offer
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
    text: str = ""  # of an offer the deal; what is about an offer begins with the number of its line
    at: float = 0.0  # when it was said, once that is written
    turn: int = 0  # of a line that confirms a deal: its place among all such lines of the game; nobody is told


class Confirmation(NamedTuple):
    """Who has confirmed an offer, after which entry, and as the how manieth confirmation of the game.

    Older servers counted none; the time must do for theirs.
    """

    seat: int
    seq: int
    turn: int
    at: float


@dataclass(frozen=True)
class Offer:
    """A deal that somebody proposes, and who has confirmed this version of it; the number is that of its line.

    `seat` is whoever made this version, `seq` the entry after which he did, and `audience` who may know of it.
    """

    id: int
    seat: int
    text: str
    confirmed: tuple[Confirmation, ...]
    seq: int = 0
    former: tuple[str, ...] = ()  # the versions before
    audience: tuple[int, ...] | None = None  # everybody
    maker: int = -1  # whoever made the first version

    @property
    def version(self) -> int:
        """The number of this version."""
        return len(self.former) + 1

    @property
    def key(self) -> str:
        """How the offer is named in addresses."""
        return str(self.id) if self.audience is None else f"{'.'.join(map(str, self.audience))}-{self.id}"

    @property
    def deal(self) -> Deal:
        """What is on offer."""
        return Deal.from_text(self.text)

    @property
    def agreed(self) -> frozenset[int]:
        """The seats that have confirmed it."""
        return frozenset(each.seat for each in self.confirmed)

    @property
    def signed_in_turn(self) -> tuple[int, float]:
        """Its place among those that are signed: that of its last confirmation."""
        return max(((each.turn, each.at) for each in self.confirmed), default=(0, 0.0))

    def after_going_back(self, rollback: int) -> Offer:
        """The same offer after a rollback: it was confirmed in another position, so nobody is held to that."""
        return replace(self, confirmed=tuple(each for each in self.confirmed if each.seq >= rollback))

    @property
    def is_signed(self) -> bool:
        """Whether all parties have confirmed it."""
        return set(self.deal.parties) <= self.agreed


@dataclass(frozen=True)
class WayBack:
    """The wish to go back to where the game stood after an entry, and who agrees to it.

    It was made after another entry, at some time, and lapses when the game goes on.
    """

    to: int
    agreed: frozenset[int]
    seq: int = 0
    at: float = 0.0

    def stands(self, to: int, seq: int) -> bool:
        """Whether it is the wish to go back there, and nothing has happened since it was made."""
        return self.to == to and self.seq == seq


@dataclass(frozen=True)
class Standing:
    """What the log of a table comes to."""

    resigned: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    agreed: frozenset[int] = frozenset()
    ended: str = ""  # how the table ended the game
    offers: tuple[Offer, ...] = ()  # of deals
    way_back: WayBack | None = None
    rollbacks: int = 0  # how often the game went back
    rollback: int = 0  # the entry by which it did so last
    promises: tuple[tuple[int, Promise], ...] = ()  # made at the table, each with the entry after which it was

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
            to = int(note.text)
            way = self.way_back if self.way_back and self.way_back.stands(to, note.seq) else None
            way = way or WayBack(to, frozenset(), note.seq)
            return replace(self, way_back=replace(way, agreed=way.agreed | one, at=way.at or note.at))
        if note.kind in (BACK_REFUSED, WENT_BACK):
            done = note.kind == WENT_BACK and note.id > 0  # each line counts once, when the database has it
            last = note.seq if note.kind == WENT_BACK else self.rollback
            return replace(self, way_back=None, rollbacks=self.rollbacks + int(done), rollback=last)
        if note.kind in OF_DEALS:
            return replace(self, offers=offers_after(self.offers, note))
        if note.kind == PROMISED and note.id:
            return replace(self, promises=(*self.promises, (note.seq, Promise.from_text(note.text))))
        return replace(self, **changes.get(note.kind, {}))  # type: ignore[arg-type]

    def after_all(self, notes: Iterable[Note]) -> Standing:
        """What it comes to after these lines."""
        standing = self
        for note in notes:
            standing = standing.after(note)
        return standing


def offers_after(offers: tuple[Offer, ...], note: Note) -> tuple[Offer, ...]:
    """The open offers after a line about one of them; an offer counts once the database has given it a number."""
    if not note.id:
        return offers
    if note.kind == DEAL_OFFERED:
        return (*offers, Offer(note.id, note.seat, note.text, (confirmation(note),), note.seq, maker=note.seat))
    number, rest = about(note)
    if note.kind in (DEAL_ACCEPTED, DEAL_COUNTERED):
        return tuple(changed(each, note, rest) if each.id == number else each for each in offers)
    return tuple(each for each in offers if each.id != number)


def confirmation(note: Note) -> Confirmation:
    """Whoever makes or confirms a version has confirmed it."""
    return Confirmation(note.seat, note.seq, note.turn, note.at)


def changed(offer: Offer, note: Note, text: str) -> Offer:
    """An offer that somebody confirmed, or for which he made another: that one only he has confirmed."""
    one = confirmation(note)
    if note.kind == DEAL_ACCEPTED:
        others = tuple(each for each in offer.confirmed if each.seat != note.seat)
        return replace(offer, confirmed=(*others, one))
    former = (*offer.former, offer.text)
    return replace(offer, seat=note.seat, text=text, confirmed=(one,), seq=note.seq, former=former)


def about(note: Note) -> tuple[int, str]:
    """Which offer a line is about, and what it says of it: a new version, a word, or a reason."""
    number, _, rest = note.text.partition(" ")
    return int(number), rest


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


def consent(
    standing: Standing, speaking: Sequence[int], to: int, seq: int, persons: Sequence[int], latest: float
) -> list[Note]:
    """The lines that a wish to go back adds, or the consent to it; once all who still play agree, it is done.

    Whoever is absent is asked as well. If the wish was made at the latest then and he has not come back since, the
    others go back without him. Programs have no say.
    """
    way = standing.way_back if standing.way_back is not None and standing.way_back.stands(to, seq) else None
    agreed = way.agreed if way is not None else frozenset[int]()
    said = [Note(seq, BACK_OFFERED, player, text=str(to)) for player in speaking if player not in agreed]
    waited = way is not None and 0.0 < way.at <= latest
    playing = set(persons) - standing.resigned - (standing.absent if waited else frozenset())
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
