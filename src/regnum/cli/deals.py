"""Trade at the prompt: what could be given, a deal as it is typed, and what becomes of it."""

from __future__ import annotations

from typing import Final

from regnum.cli import parley
from regnum.cli.moves import check_seat
from regnum.cli.output import mistake, say, show, words
from regnum.cli.parley import Laid
from regnum.cli.session import Session
from regnum.edges.entries import deal_lines
from regnum.edges.words import sentence
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.promises import Promise

GIVE: Final = "give"
GET: Final = "get"
BOTH: Final = "both"
ALL: Final = "all"


def item_text(item: DealItem) -> str:
    """A thing as it is typed; who gives it to whom follows from its place."""
    return f"{item.kind}:{item.number}" + (f":{item.count}" if item.count > 1 else "")


def item_lines(session: Session, seat: int) -> list[str]:
    """What the seat and each other one could give each other or agree on now, with the words to type."""
    game, title = session.game, session.game.title
    found: list[str] = []
    if game.drafts_open or game.deals_open:
        for other in range(game.seat_count):
            items = [] if other == seat else title.deal_items(game, (seat, other))
            clauses = [] if other == seat else title.deal_clauses(game, (seat, other))
            for giver, verb in ((seat, GIVE), (other, GET)):
                own = [item for item in items if item.giver == giver]
                found += heading(session, other, verb) if own else []
                found += [f"  {item_text(item):16}  {words().deal_item(title, item)}" for item in own]
            found += heading(session, other, BOTH) if clauses else []
            texts = [(f"{each.kind}:{each.number}", words(game).deal_clause(title, each)) for each in clauses]
            found += [f"  {text:16}  {said}" for text, said in texts]
    return [*found, say("regnum-play-deal-how")] if found else [say("regnum-play-no-deals")]


def heading(session: Session, other: int, verb: str) -> list[str]:
    """The line above what can be given in one direction."""
    return [say("regnum-play-deal-with", other=other, seat=words(session.game).seat(other), verb=verb)]


def read_deal(session: Session, seat: int, text: str) -> Deal:
    """A deal from `SEAT give THINGS get THINGS`; more partners follow with their numbers.

    `A>B THINGS` is given among others, `both` and `all` go before what is agreed on with the last partner or by all.
    """
    first, *rest = text.split()
    if not first.isdecimal() or not rest:
        raise mistake("regnum-play-deal-how")
    partner = check_seat(session.game, int(first))
    parties, mode = [seat, partner], ""
    giver, taker = seat, partner
    items: list[DealItem] = []
    agreed: list[tuple[str, tuple[int, ...], str]] = []
    for word in rest:
        if word in (GIVE, GET, BOTH, ALL):
            mode = word
            giver, taker = (partner, seat) if word == GET else (seat, partner)
        elif word.isdecimal():
            partner, mode = check_seat(session.game, int(word)), ""
            parties.append(partner)
        elif ">" in word:
            giver, taker = read_pair(session, word)
            parties += [giver, taker]
            mode = GIVE
        elif mode in (BOTH, ALL):
            agreed.append((mode, (seat, partner), word))
        elif mode:
            items.append(read_item(giver, taker, word))
        else:
            raise mistake("regnum-play-deal-how")
    everybody = tuple(dict.fromkeys(parties))
    clauses = [read_clause(everybody if mode == ALL else pair, word) for mode, pair, word in agreed]
    return Deal(everybody, items, clauses)


def read_pair(session: Session, word: str) -> tuple[int, int]:
    """Two seats, of which the first gives the other something."""
    giver, _, taker = word.partition(">")
    if not giver.isdecimal() or not taker.isdecimal():
        raise mistake("regnum-play-deal-thing", text=word)
    return check_seat(session.game, int(giver)), check_seat(session.game, int(taker))


def read_item(giver: int, taker: int, word: str) -> DealItem:
    """One thing of a deal: its kind, its number and, if there are several, how many."""
    kind, *numbers = word.split(":")
    if len(numbers) not in (1, 2) or not all(number.isdecimal() and len(number) < 6 for number in numbers):
        raise mistake("regnum-play-deal-thing", text=word)
    return DealItem(giver, taker, kind, *(int(number) for number in numbers))


def read_clause(among: tuple[int, ...], word: str) -> Clause:
    """Something that seats agree on: its kind and, if it has one, its number."""
    kind, _, number = word.partition(":")
    if not (number or "0").isdecimal() or len(number) > 5:
        raise mistake("regnum-play-deal-thing", text=word)
    return Clause(among, kind, int(number or "0"))


def trade(session: Session, seat: int, text: str, instead_of: Laid | None = None) -> None:
    """Propose a deal; where all may know of it the people at this screen are asked at once."""
    deal = read_deal(session, seat, text)
    game = session.game
    refused = parley.why_not(game, deal)
    if refused:
        show(refused)
        return
    show(*(f"  {line}" for line in deal_lines(game.title, deal, words(game))))
    people = [party for party in deal.parties if party != seat and party in session.people]
    if people and not parley.is_private(game, deal) and instead_of is None:
        ask_people(session, seat, deal, people)
    else:
        show(parley.put_forward(session, seat, deal, instead_of))


def ask_people(session: Session, seat: int, deal: Deal, people: list[int]) -> None:
    """Ask the people at this screen one after the other, then the programs."""
    game, laid = session.game, Laid(deal, seat, {seat})
    for party in people:
        if not confirmed(words(game).seat(party)):
            show(sentence(say("regnum-play-deal-declined", seat=words(game).seat(party))))
            return
        laid.agreed.add(party)
    answers = parley.hear_programs(session, laid)
    show(*answers)
    if laid.is_signed:
        show(parley.conclude(session, seat, laid))
    elif laid.agreed:
        session.parley.offers.append(laid)


def confirmed(seat: str) -> bool:
    """Whether another person at this screen agrees; all that is on the screen is public."""
    try:
        line = input(sentence(say("regnum-play-deal-confirm", seat=seat)) + " ")
    except EOFError:
        return False
    return line.strip().lower() in ("yes", "y", *say("regnum-play-deal-yes").split())


# ---- drafts that wait -----------------------------------------------------------------------------------------------


def partners(session: Session, seat: int) -> list[int]:
    """The seats with which something could change hands or be agreed on now."""
    game, title = session.game, session.game.title
    others = [other for other in range(game.seat_count) if other != seat]
    return [
        other for other in others if title.deal_items(game, (seat, other)) or title.deal_clauses(game, (seat, other))
    ]


def draft_lines(session: Session, seat: int) -> list[str]:
    """The drafts that wait for the seat or for others, with their numbers."""
    game, found = session.game, []
    for number, laid in enumerate(session.parley.of(seat), start=1):
        agreed = ", ".join(words(game).seat(party) for party in sorted(laid.agreed))
        state = "regnum-deals-signed" if laid.is_signed else "regnum-deals-agreed"
        found.append(f"{number:4}  {say(state, seats=agreed, version=laid.version)}")
        found += [f"        {line}" for line in deal_lines(game.title, laid.deal, words(game))]
    return [*found, say("regnum-play-drafts-how")] if found else [say("regnum-play-no-drafts")]


def numbered(session: Session, seat: int, text: str) -> tuple[Laid, str]:
    """The draft that a number names, and what was typed after it."""
    number, _, rest = text.partition(" ")
    own = session.parley.of(seat)
    if not number.isdecimal() or not 1 <= int(number) <= len(own):
        raise mistake("regnum-play-drafts-how")
    return own[int(number) - 1], rest.strip()


def read_seats_named(session: Session, text: str) -> list[int]:
    """Seats from their numbers with commas between them."""
    parts = text.split(",")
    if not all(part.isdecimal() for part in parts):
        raise mistake("regnum-talk-seats-how")
    return [check_seat(session.game, int(part)) for part in parts]


def read_promise(session: Session, seat: int, text: str) -> Promise:
    """A promise from `SEATS KIND NUMBER`; the number may be left out."""
    parts = text.split()
    if len(parts) not in (2, 3) or not parts[-1 if len(parts) == 3 else 0].replace(",", "").isdecimal():
        raise mistake("regnum-talk-promise-how")
    number = int(parts[2]) if len(parts) == 3 else 0
    return Promise(seat, read_seats_named(session, parts[0]), parts[1], number)
