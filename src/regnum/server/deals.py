"""Deals at a table: offers wait there until all their parties have confirmed them; then a deal is one move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.edges.words import Words
from regnum.engine.deals import Deal, DealItem
from regnum.engine.refusals import GAME_IS_OVER, Refusal
from regnum.server.house import ACCEPTED, IDLE, REFUSED, Verdict
from regnum.server.messages import DealOffer
from regnum.server.problems import Problem
from regnum.server.table import Table
from regnum.server.table_log import DEAL_ACCEPTED, DEAL_DECLINED, DEAL_OFFERED, DEAL_STRUCK, Note, Offer
from regnum.server.views import item_entry

MOST_OFFERS: Final = 5  # of one seat at a time
MOST_DIGITS: Final = 18  # of the number of an offer


def deal_of(offer: DealOffer) -> Deal:
    """The deal that somebody sent."""
    items = [DealItem(part.giver, part.taker, part.kind, part.number, part.count) for part in offer.items]
    return Deal(offer.parties, items)


def partners(table: Table, seat: int, named: str) -> list[int]:
    """The seats that a request names beside the own one."""
    parts = named.split(",")
    if not all(part.isdecimal() and len(part) < 3 for part in parts):
        raise Problem(422, "wrong_partners")
    numbers = [int(part) for part in parts]
    if any(not 0 <= each < len(table.seats) or each == seat for each in numbers):
        raise Problem(422, "wrong_partners")
    return list(dict.fromkeys(numbers))


def possible_items(table: Table, parties: Sequence[int], words: Words) -> list[dict[str, object]]:
    """What these parties could give each other now."""
    game = table.game
    if table.over or not game.title.deals_open(game):
        return []
    return [item_entry(game.title, item, words) for item in game.title.deal_items(game, parties)]


def proposed(table: Table, seat: int, deal: Deal) -> Verdict:
    """Put an offer that somebody sent on the table, if it is a deal at all."""
    check_form(table, deal)
    verdict = offered(table, seat, deal)
    if verdict.result == ACCEPTED:
        check_goods(table, deal)
    return verdict


def check_form(table: Table, deal: Deal) -> None:
    """Refuse what is no deal: it is between different seats, and whatever is in it goes from one of them to another."""
    parties = set(deal.parties)
    if len(parties) < len(deal.parties) or not parties <= set(range(len(table.seats))):
        raise Problem(422, "wrong_partners")
    if any(item.giver == item.taker or not {item.giver, item.taker} <= parties for item in deal.items):
        raise Problem(422, "wrong_gifts")
    if not deal.is_among(len(table.seats)):
        raise Problem(422, "not_traded")


def check_goods(table: Table, deal: Deal) -> None:
    """Refuse what the title does not list among the things that its seats could give each other."""
    listed = table.game.title.deal_items(table.game, deal.parties)
    goods = {(item.giver, item.taker, item.kind, item.number) for item in listed}
    if any((item.giver, item.taker, item.kind, item.number) not in goods for item in deal.items):
        raise Problem(422, "not_traded")


def offered(table: Table, seat: int, deal: Deal) -> Verdict:
    """Put an offer on the table, if it could be struck now."""
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    if seat not in deal.parties:
        raise Problem(422, "wrong_partners")
    if sum(1 for offer in table.standing.offers if offer.seat == seat) >= MOST_OFFERS:
        raise Problem(409, "too_many_offers")
    reason = table.game.why_not_strike(deal)
    if reason is not None:
        return Verdict(REFUSED, reason=reason)
    return Verdict(ACCEPTED, table.seq, notes=(Note(table.seq, DEAL_OFFERED, seat, text=str(deal)),))


def answer_given(table: Table, seat: int, number: str, accept: bool) -> Verdict:
    """The answer that somebody sent to an offer, if it is still on the table."""
    offer = table.standing.offer(int(number)) if number.isdecimal() and len(number) <= MOST_DIGITS else None
    if offer is None:
        raise Problem(404, "no_offer")
    return answered(table, seat, offer.id, accept)


def answered(table: Table, seat: int, number: int, accept: bool) -> Verdict:
    """Confirm an offer or take it away; it is judged again at the moment when it is struck.

    Whoever confirms again changes nothing, and so does a program whose answer comes too late.
    """
    offer = table.standing.offer(number)
    if offer is None:
        return Verdict(IDLE, table.seq)
    deal = Deal.from_text(offer.text)
    if seat not in deal.parties:
        raise Problem(403, "not_a_party")
    about = str(offer.id)
    if not accept:
        return Verdict(ACCEPTED, table.seq, notes=(Note(table.seq, DEAL_DECLINED, seat, text=about),))
    if table.over:
        return Verdict(REFUSED, reason=GAME_IS_OVER)
    if seat in offer.agreed:
        return Verdict(IDLE, table.seq)
    if not set(deal.parties) <= offer.agreed | {seat}:
        return Verdict(ACCEPTED, table.seq, notes=(Note(table.seq, DEAL_ACCEPTED, seat, text=about),))
    try:
        table.history.strike(deal)
    except Refusal as refusal:
        return Verdict(REFUSED, reason=refusal.reason)
    return Verdict(ACCEPTED, table.seq, notes=(Note(table.seq, DEAL_STRUCK, seat, text=about),))


def withdrawn(table: Table, seat: int) -> Verdict:
    """Take the offers of a seat away that could no longer be struck."""
    stale = [
        offer
        for offer in table.standing.offers
        if offer.seat == seat and table.game.why_not_strike(Deal.from_text(offer.text)) is not None
    ]
    said = tuple(Note(table.seq, DEAL_DECLINED, seat, text=str(offer.id)) for offer in stale)
    return Verdict(ACCEPTED if said else IDLE, table.seq, notes=said)


def open_question(table: Table) -> tuple[Offer, int] | None:
    """An offer that waits for the answer of a program, and its seat."""
    for offer in table.standing.offers:
        for party in Deal.from_text(offer.text).parties:
            if party not in offer.agreed and table.agent_at(party):
                return offer, party
    return None
