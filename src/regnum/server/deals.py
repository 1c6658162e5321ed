"""Deals at a table: drafts wait there until all their parties have confirmed them; then a deal is one move.

A draft among seats that may whisper now is known to them alone. Any party may put another version in its place, and
confirmations belong to a version. What all have confirmed is struck at once, or waits until deals are open.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from regnum.edges.entries import TYPED
from regnum.edges.words import Words
from regnum.engine.deals import Clause, Deal, DealItem, may_whisper
from regnum.engine.refusals import GAME_IS_OVER, Refusal
from regnum.server.house import ACCEPTED, IDLE, REFUSED, STALE, Verdict, said_in
from regnum.server.messages import DealAnswer, DealOffer
from regnum.server.problems import Problem
from regnum.server.rooms import Aside, Audience, read_room
from regnum.server.table import Table
from regnum.server.table_log import (
    DEAL_ACCEPTED,
    DEAL_ANNOUNCED,
    DEAL_COUNTERED,
    DEAL_DECLINED,
    DEAL_OFFERED,
    DEAL_STRUCK,
    Note,
    Offer,
)
from regnum.server.talk_views import clause_entry, item_entry, own_seats

MOST_OFFERS: Final = 5  # of one seat at a time
MOST_VERSIONS: Final = 50  # of one draft
MOST_DIGITS: Final = 18  # of the number of an offer


def deal_of(offer: DealOffer) -> Deal:
    """The deal that somebody sent."""
    items = [DealItem(part.giver, part.taker, part.kind, part.number, part.count) for part in offer.items]
    return Deal(offer.parties, items, [Clause(part.among, part.kind, part.number) for part in offer.clauses])


def partners(table: Table, seat: int, named: str) -> list[int]:
    """The seats that a request names beside the own one."""
    parts = named.split(",")
    if not all(part.isdecimal() and len(part) < 3 for part in parts):
        raise Problem(422, "wrong_partners")
    numbers = [int(part) for part in parts]
    if any(not 0 <= each < len(table.seats) or each == seat for each in numbers):
        raise Problem(422, "wrong_partners")
    return list(dict.fromkeys(numbers))


def possible_parts(table: Table, parties: Sequence[int], words: Words) -> dict[str, object]:
    """What these parties could give each other and agree on now, and whether others would know of it."""
    game, title = table.game, table.game.title
    if table.over or not (game.drafts_open or game.deals_open):
        return {"items": [], "clauses": [], "private": False}
    return {
        "items": [item_entry(title, item, words) for item in title.deal_items(game, parties)],
        "clauses": [clause_entry(title, clause, words.at(game)) for clause in title.deal_clauses(game, parties)],
        "private": may_whisper(title.whispers(game), parties),
    }


# ---- a draft, and another version of it -----------------------------------------------------------------------------


def proposed(table: Table, seat: int, sent: DealOffer) -> Verdict:
    """Put a draft that somebody sent on the table or into a room, if it is a deal at all."""
    deal = deal_of(sent)
    check_form(table, deal)
    if sent.counters:
        if sent.version is None:
            raise Problem(400, "malformed", problem="version")
        offer = known_offer(table, seat, sent.counters)
        verdict = countered(table, seat, offer.key, deal, sent.version)
    else:
        verdict = offered(table, seat, deal, sent.private)
    if verdict.result == ACCEPTED:
        check_goods(table, deal)
    return verdict


def check_form(table: Table, deal: Deal) -> None:
    """Refuse what is no deal: it is between different seats, and whatever is in it concerns nobody else."""
    parties = set(deal.parties)
    if len(parties) < len(deal.parties) or not parties <= set(range(len(table.seats))):
        raise Problem(422, "wrong_partners")
    if not deal.items and not deal.clauses:
        raise Problem(422, "empty_deal")
    if any(item.giver == item.taker or not {item.giver, item.taker} <= parties for item in deal.items):
        raise Problem(422, "wrong_gifts")
    if any(len(set(clause.among)) < 2 or not set(clause.among) <= parties for clause in deal.clauses):
        raise Problem(422, "wrong_clauses")
    if not deal.is_among(len(table.seats)):
        raise Problem(422, "not_traded")


def check_goods(table: Table, deal: Deal) -> None:
    """Refuse what the title does not list among the things that its seats could give each other or agree on."""
    title = table.game.title
    listed = title.deal_items(table.game, deal.parties)
    goods = {(item.giver, item.taker, item.kind, item.number) for item in listed}
    if any((item.giver, item.taker, item.kind, item.number) not in goods for item in deal.items):
        raise Problem(422, "not_traded")
    if deal.clauses and not set(deal.clauses) <= set(title.deal_clauses(table.game, deal.parties)):
        raise Problem(422, "not_traded")


def offered(table: Table, seat: int, deal: Deal, private: bool | None = None) -> Verdict:
    """Lay a draft before its parties, if it could be signed now; in private, if they may whisper and wish to."""
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    if seat not in deal.parties:
        raise Problem(422, "wrong_partners")
    if sum(1 for offer in table.offers() if offer.maker == seat) >= MOST_OFFERS:
        raise Problem(409, "too_many_offers")
    reason = table.game.why_not_draft(deal)
    if reason is not None:
        return Verdict(REFUSED, reason=reason)
    return said_in(audience_of(table, deal.parties, private), Note(table.seq, DEAL_OFFERED, seat, text=str(deal)))


def audience_of(table: Table, seats: Sequence[int], private: bool | None) -> Audience | None:
    """Who may know of what some seats have among them: they alone if they may whisper, unless they wish otherwise."""
    possible = may_whisper(table.game.title.whispers(table.game), seats)
    if private and not possible:
        raise Problem(409, "no_whispers")
    return tuple(sorted(seats)) if possible and private is not False else None


def countered(table: Table, seat: int, key: str, deal: Deal, version: int | None) -> Verdict:
    """Put another version in the place of a draft; so far only whoever made it has confirmed it."""
    offer = find_offer(table, key)
    if offer is None:
        return Verdict(IDLE, table.seq)
    if version is not None and version != offer.version:
        return outdated(table, offer, version)
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    if set(deal.parties) != set(offer.deal.parties):
        raise Problem(422, "other_parties")
    if offer.version >= MOST_VERSIONS:
        raise Problem(409, "too_many_offers")
    reason = table.game.why_not_draft(deal)
    if reason is not None:
        return Verdict(REFUSED, reason=reason, since=offer.seq)
    return said_in(offer.audience, Note(table.seq, DEAL_COUNTERED, seat, text=f"{offer.id} {deal}"))


def outdated(table: Table, offer: Offer, version: int) -> Verdict:
    """Somebody answers a version that is no longer the one on the table: he is told what has changed."""
    known = [*offer.former, offer.text]
    before = known[version - 1] if 0 < version <= len(known) else ""
    return Verdict(STALE, table.seq, versions=(before, offer.text))


# ---- answers --------------------------------------------------------------------------------------------------------


def find_offer(table: Table, key: str) -> Offer | None:
    """The open offer of this name, wherever it lies."""
    room, _, number = key.rpartition("-")
    if not number.isdecimal() or len(number) > MOST_DIGITS:
        return None
    audience = read_room(room) if room else None
    if room and audience is None:
        return None
    return next((each for each in table.offers() if each.id == int(number) and each.audience == audience), None)


def known_offer(table: Table, seat: int, key: str) -> Offer:
    """The same for a party; to anybody else what lies in a room is not there."""
    offer = find_offer(table, key)
    if offer is None or (offer.audience is not None and set(own_seats(table, seat)).isdisjoint(offer.audience)):
        raise Problem(404, "no_offer")
    if seat not in offer.deal.parties:
        raise Problem(403, "not_a_party")
    return offer


def answer_given(table: Table, seat: int, key: str, said: DealAnswer) -> Verdict:
    """The answer that somebody sent to an offer, if it is still there."""
    offer = known_offer(table, seat, key)
    if said.version != offer.version:
        return outdated(table, offer, said.version)
    if said.accept:
        return confirmed(table, seat, offer.key)
    return declined(table, seat, offer.key, said.word.lstrip(TYPED))


def declined(table: Table, seat: int, key: str, word: str = "") -> Verdict:
    """Take an offer away, also one that is signed and waits; the other parties hear why, if a word is given."""
    offer = find_offer(table, key)
    if offer is None:
        return Verdict(IDLE, table.seq)
    text = f"{offer.id} {' '.join(word.split())}".rstrip()
    return said_in(offer.audience, Note(table.seq, DEAL_DECLINED, seat, text=text))


def confirmed(table: Table, seat: int, key: str) -> Verdict:
    """Confirm an offer; with the last confirmation it is struck, or signed if deals are not open yet.

    Whoever confirms again changes nothing, and so does a program whose answer comes too late.
    """
    offer = find_offer(table, key)
    if offer is None:
        return Verdict(IDLE, table.seq)
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    if seat in offer.agreed:
        return Verdict(IDLE, table.seq)
    deal = offer.deal
    if set(deal.parties) <= offer.agreed | {seat} and table.game.deals_open:
        return struck(table, seat, offer)
    reason = table.game.why_not_draft(deal)
    if reason is not None:
        return Verdict(REFUSED, reason=reason, since=offer.seq)
    return said_in(offer.audience, Note(table.seq, DEAL_ACCEPTED, seat, text=str(offer.id)))


def struck(table: Table, seat: int, offer: Offer) -> Verdict:
    """Strike a deal, which is judged again; of one that was drafted in private everybody hears now."""
    deal = offer.deal
    try:
        table.history.strike(deal)
    except Refusal as refusal:
        return Verdict(REFUSED, reason=refusal.reason, since=offer.seq)
    line = Note(table.seq, DEAL_STRUCK, seat, text=str(offer.id))
    if offer.audience is None:
        return Verdict(ACCEPTED, table.seq, notes=(line,))
    told = Note(table.seq, DEAL_ANNOUNCED, min(deal.parties), text=str(deal))
    return Verdict(ACCEPTED, table.seq, notes=(told,), asides=(Aside(offer.audience, line),))


def withdrawn(table: Table, seat: int) -> Verdict:
    """Take the offers of a seat away that could no longer be signed."""
    stale = [each for each in table.offers() if each.seat == seat and table.game.why_not_draft(each.deal) is not None]
    said = [said_in(each.audience, Note(table.seq, DEAL_DECLINED, seat, text=str(each.id))) for each in stale]
    notes = tuple(note for verdict in said for note in verdict.notes)
    asides = tuple(aside for verdict in said for aside in verdict.asides)
    return Verdict(ACCEPTED if said else IDLE, table.seq, notes=notes, asides=asides, goes_on=bool(notes))


def open_question(table: Table, may_answer: Callable[[int], object]) -> tuple[Offer, int] | None:
    """An offer that waits for the answer of a program, and its seat."""
    for offer in table.offers():
        for party in offer.deal.parties:
            if party not in offer.agreed and may_answer(party):
                return offer, party
    return None


def waits_for_program(table: Table) -> bool:
    """Whether an offer waits for the answer of a program."""
    return not table.over and not table.frozen and open_question(table, table.agent_at) is not None
