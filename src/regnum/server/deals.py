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


def deal_of(offer: DealOffer) -> Deal:
    """The deal that somebody sent."""
    items = [DealItem(part.giver, part.taker, part.kind, part.number, part.count) for part in offer.items]
    return Deal(offer.parties, items)


def partners(table: Table, seat: int, named: str) -> list[int]:
    """The seats that a request names beside the own one."""
    numbers = [int(part) for part in named.split(",") if part.isdigit() and len(part) < 3]
    if not numbers or any(not 0 <= each < len(table.seats) or each == seat for each in numbers):
        raise Problem(422, "wrong_partners")
    return list(dict.fromkeys(numbers))


def possible_items(table: Table, parties: Sequence[int], words: Words) -> list[dict[str, object]]:
    """What these parties could give each other now."""
    game = table.game
    if table.over or not game.title.deals_open(game):
        return []
    return [item_entry(game.title, item, words) for item in game.title.deal_items(game, parties)]


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


def answered(table: Table, seat: int, number: int, accept: bool) -> Verdict:
    """Confirm an offer or take it away; it is judged again at the moment when it is struck."""
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
