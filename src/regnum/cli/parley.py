"""Talk at one screen: drafts that wait, what is whispered, and promises.

Whoever sits at the screen sees only his own: a whisper or a draft waits behind the curtain for the one it is meant for.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from regnum.agents.agent import MOST_COUNTERS, Reply
from regnum.cli.output import say, words
from regnum.edges.entries import answer_text, deal_lines, reason_text
from regnum.edges.words import sentence
from regnum.engine.deals import Deal, may_whisper
from regnum.engine.game import Game
from regnum.engine.parley import strike_signed
from regnum.engine.promises import VERDICTS, Promise

if TYPE_CHECKING:
    from regnum.cli.session import Session


@dataclass
class Laid:
    """A draft that lies before its parties: who made this version, and who has confirmed it."""

    deal: Deal
    seat: int
    agreed: set[int] = field(default_factory=set)
    version: int = 1
    turn: int = 0  # its place among those that were signed

    @property
    def is_signed(self) -> bool:
        """Whether all parties have confirmed it."""
        return set(self.deal.parties) <= self.agreed


class Parley:
    """What is being talked about at one screen."""

    def __init__(self) -> None:
        self.offers: list[Laid] = []
        self.letters: dict[int, list[str]] = {}  # for each seat what it has not been told yet
        self.promises: list[tuple[int, Promise]] = []  # each with the entry after which it was made
        self.signed = 0  # how many drafts were signed so far

    def clear(self) -> None:
        """Another game has other talk."""
        self.offers.clear()
        self.letters.clear()
        self.promises.clear()

    def take_back(self) -> None:
        """The game went back: what was drafted and confirmed in another position is gone."""
        self.offers.clear()

    def write(self, seats: Sequence[int], line: str) -> None:
        """Leave a line for some seats."""
        for seat in seats:
            self.letters.setdefault(seat, []).append(line)

    def read(self, seat: int) -> list[str]:
        """What was left for a seat, once."""
        return self.letters.pop(seat, [])

    def of(self, seat: int) -> list[Laid]:
        """The drafts to which a seat is a party."""
        return [laid for laid in self.offers if seat in laid.deal.parties]


def is_private(game: Game[Any], deal: Deal) -> bool:
    """Whether only its parties may know of a draft."""
    return may_whisper(game.title.whispers(game), deal.parties)


def why_not(game: Game[Any], deal: Deal) -> str:
    """Why nobody can sign a deal now, in words; empty if it can be signed."""
    reason = game.why_not_draft(deal)
    return reason_text(game.title, reason, words()) if reason is not None else ""


def put_forward(session: Session, seat: int, deal: Deal, instead_of: Laid | None = None) -> str:
    """Lay a deal before its other parties and say what became of it; people answer when it is their turn to look."""
    refused = why_not(session.game, deal)
    if refused:
        return refused
    version = instead_of.version + 1 if instead_of is not None else 1
    if instead_of is not None:
        session.parley.offers.remove(instead_of)
    laid = Laid(deal, seat, {seat}, version)
    answers = hear_programs(session, laid)
    if answers and not laid.agreed:
        return answers[-1]
    if laid.is_signed:
        return conclude(session, seat, laid)
    session.parley.offers.append(laid)
    people = [party for party in laid.deal.parties if party in session.people and party not in laid.agreed]
    if laid.seat == seat:
        names = ", ".join(words(session.game).seat(each) for each in people)
        return " ".join([*answers, say("regnum-deals-laid", seat=names)])
    return " ".join(answers)


def hear_programs(session: Session, laid: Laid) -> list[str]:
    """Ask the programs among the parties: each confirms, declines for a reason, or puts another version in its place.

    A draft that one of them declines is confirmed by nobody any more.
    """
    said: list[str] = []
    for _ in range(MOST_COUNTERS + 1):
        asked = [party for party in laid.deal.parties if party not in session.people and party not in laid.agreed]
        replies = [(party, session.reply(party, laid.deal)) for party in asked]
        laid.agreed |= {party for party, reply in replies if reply.agrees}
        refusing = [(party, reply) for party, reply in replies if not reply.agrees]
        if not refusing:
            return said
        party, reply = next(((each, reply) for each, reply in refusing if reply.counter is not None), refusing[0])
        if reply.counter is None or laid.version > MOST_COUNTERS:
            laid.agreed.clear()
            return [*said, declined_line(session.game, party, reply)]
        said.append(countered_line(session.game, party, reply.counter))
        laid.deal, laid.seat, laid.agreed, laid.version = reply.counter, party, {party}, laid.version + 1
    return said


def declined_line(game: Game[Any], seat: int, reply: Reply) -> str:
    """A program says no, and why."""
    name = words(game).seat(seat)
    if not reply.reason:
        return sentence(say("regnum-play-deal-declined", seat=name))
    why = answer_text(game.title, f"={reply.reason}", words(game))
    return sentence(say("regnum-play-deal-declined-why", seat=name, reason=why))


def countered_line(game: Game[Any], seat: int, deal: Deal) -> str:
    """Somebody would have another deal instead."""
    parts = "; ".join(deal_lines(game.title, deal, words(game)))
    return sentence(say("regnum-play-deal-countered", seat=words(game).seat(seat), deal=parts))


def confirm(session: Session, seat: int, laid: Laid) -> str:
    """Confirm a draft; with the last confirmation it is struck or signed, unless rules or a program now object."""
    refused = why_not(session.game, laid.deal)
    if refused:
        return refused
    laid.agreed.add(seat)
    if not laid.is_signed:
        return say("regnum-deals-confirmed")
    session.parley.offers.remove(laid)
    for party in [each for each in laid.deal.parties if each not in session.people]:
        reply = session.reply(party, laid.deal)
        if not reply.agrees:
            return declined_line(session.game, party, reply)
    return conclude(session, seat, laid)


def conclude(session: Session, seat: int, laid: Laid) -> str:
    """Strike a deal that all have confirmed, or keep it until deals are open; what the seat is told of it."""
    game = session.game
    if not game.deals_open:
        session.parley.signed += 1
        laid.turn = session.parley.signed
        session.parley.offers.append(laid)
        return say("regnum-deals-signed")
    session.history.strike(laid.deal)
    others = [party for party in laid.deal.parties if party != seat]
    names = ", ".join(words(game).seat(party) for party in others)
    return sentence(say("regnum-play-deal-struck", seat=names))


def decline(session: Session, seat: int, laid: Laid, word: str = "") -> None:
    """Take a draft away; its other parties are told."""
    session.parley.offers.remove(laid)
    name = words(session.game).seat(seat)
    line = say("regnum-play-deal-declined-why", seat=name, reason=word) if word else ""
    others = [party for party in laid.deal.parties if party != seat]
    session.parley.write(others, sentence(line or say("regnum-play-deal-declined", seat=name)))


def announce(session: Session) -> None:
    """As soon as deals are open: strike what was signed, in the order of the title, and tell the parties."""
    game, parley = session.game, session.parley
    signed = sorted((laid for laid in parley.offers if laid.is_signed), key=lambda laid: laid.turn)
    for place, reason in strike_signed(game, [laid.deal for laid in signed], session.history.strike):
        laid = signed[place]
        parley.offers.remove(laid)
        parts = "; ".join(deal_lines(game.title, laid.deal, words(game)))
        if reason is None:
            line = say("regnum-deals-announced", deal=parts)
        else:
            line = say("regnum-deals-failed", deal=parts, reason=words(game).reason(game.title, reason))
        parley.write(laid.deal.parties, line)


def hear_proposals(session: Session, seat: int) -> None:
    """Before a program answers: keep what it offers people, in place of what it offered them before."""
    parley = session.parley
    for deal in session.proposals(seat):
        others = [party for party in deal.parties if party != seat]
        if not any(party in session.people for party in others):
            continue
        laid = Laid(deal, seat, {seat})
        hear_programs(session, laid)
        if laid.agreed:
            parley.offers = [each for each in parley.offers if each.deal.parties != deal.parties] + [laid]
    for promise in session.program(seat).promises(session.game, seat):
        if str(promise) not in [str(each) for _, each in parley.promises]:
            make_promise(session, promise)


# ---- whispers and promises ------------------------------------------------------------------------------------------


def whisper(session: Session, seat: int, to: Sequence[int], text: str) -> str:
    """Leave a word for some seats, which read it when they are at the screen."""
    game = session.game
    audience = sorted({seat, *to})
    if not may_whisper(game.title.whispers(game), audience):
        return say("regnum-talk-no-whispers")
    name = sentence(words(game).seat(seat))
    session.parley.write([each for each in audience if each != seat], f"{name}: {text}")
    names = ", ".join(words(game).seat(each) for each in audience if each != seat)
    return say("regnum-talk-whispered", seats=names)


def make_promise(session: Session, promise: Promise) -> str:
    """Promise something; who is promised it reads it when he is at the screen."""
    game = session.game
    if not promise.is_one_of(game.title.promise_kinds) or not promise.is_among(game.seat_count):
        return say("regnum-talk-no-such-promise")
    session.parley.promises.append((session.history.sequence, promise))
    line = words(game).promise(game.title, promise)
    session.parley.write(promise.to, line)
    return line


def promise_lines(session: Session, seat: int) -> list[str]:
    """What can be promised, and what the seat has promised or been promised."""
    title, speaker = session.game.title, words(session.game)
    if not title.promise_kinds:
        return [say("regnum-talk-no-promises")]
    own = session.game.companions(seat)
    found = [f"  {kind.name}: {speaker.promise_kind(title, kind)}" for kind in title.promise_kinds]
    made = [
        f"  {speaker.promise(title, promise)}"
        for _, promise in session.parley.promises
        if not {promise.maker, *promise.to}.isdisjoint(own)
    ]
    return [say("regnum-talk-promise-how"), *found, *made]


def verdict_lines(session: Session) -> list[str]:
    """When the game is over: all promises, and which of them were kept."""
    game, log = session.game, session.history.log
    return [
        say(
            "regnum-talk-verdict",
            promise=words(game).promise(game.title, promise),
            verdict=say(f"regnum-promise-{VERDICTS[game.title.kept(promise, log.after(made))]}"),
        )
        for made, promise in session.parley.promises
    ]
