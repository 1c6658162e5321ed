"""Trade: what could be given, a deal as it is typed, and whether its other party confirms it, at once or later."""

from __future__ import annotations

from typing import Final

from regnum.cli.moves import check_seat
from regnum.cli.output import mistake, say, show, words
from regnum.cli.session import Session
from regnum.edges.entries import reason_text
from regnum.edges.words import sentence
from regnum.engine.deals import Deal, DealItem

GIVE: Final = "give"
GET: Final = "get"


def item_text(item: DealItem) -> str:
    """A thing as it is typed; who gives it to whom follows from its place."""
    return f"{item.kind}:{item.number}" + (f":{item.count}" if item.count > 1 else "")


def item_lines(session: Session, seat: int) -> list[str]:
    """What the seat and each other one could give each other now, with the words to type."""
    game = session.game
    found: list[str] = []
    if game.title.deals_open(game):
        for other in range(game.seat_count):
            items = [] if other == seat else game.title.deal_items(game, (seat, other))
            for giver, verb in ((seat, GIVE), (other, GET)):
                own = [item for item in items if item.giver == giver]
                if own:
                    found.append(say("regnum-play-deal-with", other=other, seat=words(game).seat(other), verb=verb))
                    found += [f"  {item_text(item):16}  {words().deal_item(game.title, item)}" for item in own]
    return [*found, say("regnum-play-deal-how")] if found else [say("regnum-play-no-deals")]


def read_deal(session: Session, seat: int, text: str) -> Deal:
    """A deal from `SEAT give THINGS get THINGS`; one of the two halves may be left out."""
    other, *rest = text.split()
    if not other.isdecimal() or not rest or rest[0] not in (GIVE, GET):
        raise mistake("regnum-play-deal-how")
    partner = check_seat(session.game, int(other))
    items: list[DealItem] = []
    giver, taker = seat, partner
    for word in rest:
        if word in (GIVE, GET):
            giver, taker = (seat, partner) if word == GIVE else (partner, seat)
        else:
            items.append(read_item(giver, taker, word))
    return Deal((seat, partner), items)


def read_item(giver: int, taker: int, word: str) -> DealItem:
    """One thing of a deal: its kind, its number and, if there are several, how many."""
    kind, *numbers = word.split(":")
    if len(numbers) not in (1, 2) or not all(number.isdecimal() and len(number) < 6 for number in numbers):
        raise mistake("regnum-play-deal-thing", text=word)
    return DealItem(giver, taker, kind, *(int(number) for number in numbers))


def trade(session: Session, seat: int, text: str) -> None:
    """Propose a deal to its other party and strike it if that one agrees."""
    deal = read_deal(session, seat, text)
    game, partner = session.game, deal.parties[1]
    reason = game.why_not_strike(deal)
    if reason is not None:
        show(reason_text(game.title, reason, words()))
        return
    for item in deal.items:
        giver, taker = words(game).seat(item.giver), words(game).seat(item.taker)
        show("  " + say("regnum-play-deal-item", giver=giver, taker=taker, item=words().deal_item(game.title, item)))
    agreed = confirmed(words(game).seat(partner)) if partner in session.people else session.agrees(partner, deal)
    show(concluded(session, deal, partner, agreed))


# ---- deals that may wait --------------------------------------------------------------------------------------------


def partners(session: Session, seat: int) -> list[int]:
    """The seats with which something could change hands now."""
    game = session.game
    others = [other for other in range(game.seat_count) if other != seat]
    return [other for other in others if game.title.deal_items(game, (seat, other))]


def put_forward(session: Session, deal: Deal) -> str:
    """Lay a deal before its other party and say what became of it; a person answers when it is his turn to look."""
    game, partner = session.game, deal.parties[1]
    reason = game.why_not_strike(deal)
    if reason is not None:
        return reason_text(game.title, reason, words())
    if partner in session.people:
        session.offers.append(deal)
        return say("regnum-deals-laid", seat=words(game).seat(partner))
    return concluded(session, deal, partner, session.agrees(partner, deal))


def confirm(session: Session, deal: Deal) -> str:
    """Strike a deal that waited, and say what became of it; meanwhile rules or a program may have come to object."""
    game, proposer = session.game, deal.parties[0]
    reason = game.why_not_strike(deal)
    if reason is not None:
        return reason_text(game.title, reason, words())
    session.offers.remove(deal)
    return concluded(session, deal, proposer, proposer in session.people or session.agrees(proposer, deal))


def concluded(session: Session, deal: Deal, seat: int, agreed: bool) -> str:
    """Strike a deal if the other seat agrees, and say so."""
    name = words(session.game).seat(seat)
    if agreed:
        session.history.strike(deal)
    return sentence(say("regnum-play-deal-struck" if agreed else "regnum-play-deal-declined", seat=name))


def hear_program(session: Session, seat: int) -> None:
    """Keep what a program offers a person, in place of what it offered him before."""
    deal = session.proposal(seat)
    if deal is not None and deal.parties[1] in session.people and session.game.why_not_strike(deal) is None:
        session.offers = [each for each in session.offers if each.parties != deal.parties] + [deal]


def confirmed(seat: str) -> bool:
    """Whether another person at this screen agrees; all that is on the screen is public."""
    try:
        line = input(sentence(say("regnum-play-deal-confirm", seat=seat)) + " ")
    except EOFError:
        return False
    return line.strip().lower() in ("yes", "y", *say("regnum-play-deal-yes").split())
