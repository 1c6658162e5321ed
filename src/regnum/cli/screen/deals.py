"""Windows for trade: what is on offer and to whom one could turn, and a draft in which things are marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from regnum.cli.output import say, words
from regnum.cli.parley import Laid
from regnum.edges.entries import deal_lines
from regnum.edges.words import sentence
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.game import Game

CONFIRM: Final = "confirm"
DECLINE: Final = "decline"
WITHDRAW: Final = "withdraw"
PROPOSE: Final = "propose"
COUNTER: Final = "counter"
SEVERAL: Final = "several"
WHISPER: Final = "whisper"
PROMISE: Final = "promise"

Chosen = TypeVar("Chosen")
Wish = tuple[str, int]
"""What is to be done, and with which offer or which seat."""


def side(game: Game[Any], seat: int, giver: int, items: str = "") -> str:
    """What a party gives, as the seat reads it."""
    if giver == seat:
        return say("regnum-deals-you-give", items=items).rstrip()
    return say("regnum-deals-gives", seat=words(game).seat(giver), items=items).rstrip()


def gift_lines(game: Game[Any], deal: Deal, seat: int) -> list[str]:
    """What each party of a deal gives and what they agree on; who gives nothing is not named."""
    if len(deal.parties) > 2:
        return deal_lines(game.title, deal, words(game))
    speaker = words(game)
    gifts = {
        giver: [speaker.deal_item(game.title, item) for item in deal.items if item.giver == giver]
        for giver in deal.parties
    }
    lines = [sentence(side(game, seat, giver, ", ".join(items))) for giver, items in gifts.items() if items]
    return lines + [sentence(speaker.deal_clause(game.title, clause)) for clause in deal.clauses]


class Choosing(ModalScreen[Chosen]):
    """A window with a list; what happens in it is no business of the table below."""

    BINDINGS = [Binding("escape,q", "leave", show=False)]  # noqa: RUF012 - textual's own form

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """The table lights nothing."""
        event.stop()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Something was chosen."""
        event.stop()
        self.choose(str(event.option_id))

    def choose(self, name: str) -> None:
        """What to do about it."""
        raise NotImplementedError

    def action_leave(self) -> None:
        """Nothing is to be done."""
        self.dismiss(None)


class Market(Choosing[Wish | None]):
    """The offers on the table with what the seat may do about each, and the seats that something can be offered to."""

    def __init__(self, game: Game[Any], seat: int, offers: Sequence[Laid], partners: Sequence[int]) -> None:
        super().__init__()
        self.game = game
        self.seat = seat
        self.offers = offers
        self.partners = partners
        self.wishes: dict[str, Wish] = {}

    def compose(self) -> ComposeResult:
        """One list for everything; what an offer is about stands above the answers."""
        options = OptionList(*self.rows(), markup=False)
        window = Vertical(options, classes="window trade")
        window.border_title = say("regnum-key-deals")
        window.border_subtitle = say("regnum-screen-answer")
        yield window

    def rows(self) -> list[Option]:
        """The offers, then the seats."""
        found: list[Option] = []
        for number, laid in enumerate(self.offers):
            found.append(Option("\n  ".join(self.lines(laid)), disabled=True))
            answers = (WITHDRAW,) if self.seat in laid.agreed else (CONFIRM, COUNTER, DECLINE)
            found += [self.row(answer, number, f"  {say(f'regnum-deals-{answer}')}") for answer in answers]
        for seat in self.partners:
            found.append(self.row(PROPOSE, seat, say("regnum-deals-with", seat=words(self.game).seat(seat))))
        title = self.game.title
        more = {
            SEVERAL: len(self.partners) > 1,
            WHISPER: bool(title.whispers(self.game)),
            PROMISE: bool(title.promise_kinds),
        }
        found += [self.row(wish, 0, say(f"regnum-deals-{wish}-row")) for wish, there in more.items() if there]
        return found or [Option(say("regnum-play-no-deals"), disabled=True)]

    def lines(self, laid: Laid) -> list[str]:
        """Whose draft it is, what is in it, and how far it has come."""
        own = laid.seat == self.seat
        others = [party for party in laid.deal.parties if party != self.seat]
        names = ", ".join(words(self.game).seat(each) for each in (others if own else [laid.seat]))
        heading = sentence(say("regnum-deals-own" if own else "regnum-deals-offered", seat=names))
        state = [say("regnum-deals-signed")] if laid.is_signed else []
        return [heading, *gift_lines(self.game, laid.deal, self.seat), *state]

    def row(self, wish: str, number: int, text: str) -> Option:
        """Something that can be chosen."""
        self.wishes[f"{wish}-{number}"] = (wish, number)
        return Option(text, id=f"{wish}-{number}")

    def choose(self, name: str) -> None:
        """That is to be done."""
        self.dismiss(self.wishes[name])


class Draft(Choosing[Deal | None]):
    """A deal in the making: Enter marks a thing, arrows say how many of it, the last line proposes the deal."""

    BINDINGS = [  # noqa: RUF012 - textual's own form
        Binding("left,minus", "count(-1)", show=False, priority=True),
        Binding("right,plus", "count(1)", show=False, priority=True),
    ]

    def __init__(
        self,
        game: Game[Any],
        parties: tuple[int, ...],
        items: Sequence[DealItem],
        clauses: Sequence[Clause] = (),
        before: Deal | None = None,
    ) -> None:
        super().__init__()
        self.game = game
        self.parties = parties
        self.items = [item for giver in parties for item in items if item.giver == giver]
        self.clauses = list(clauses)
        known = before.items if before is not None else ()
        given = {(item.giver, item.taker, item.kind, item.number): item.count for item in known}
        self.counts = [given.get((item.giver, item.taker, item.kind, item.number), 0) for item in self.items]
        self.counts += [int(before is not None and clause in before.clauses) for clause in self.clauses]

    def compose(self) -> ComposeResult:
        """What each of them could give, what they could agree on, and the line that proposes it."""
        rows: list[Option] = []
        for giver in self.parties:
            own = [number for number, item in enumerate(self.items) if item.giver == giver]
            if own:
                rows.append(Option(sentence(side(self.game, self.parties[0], giver)), disabled=True))
                rows += [Option(self.text(number), id=str(number)) for number in own]
        rows += [Option(self.text(number), id=str(number)) for number in range(len(self.items), len(self.counts))]
        rows.append(Option(say("regnum-deals-propose"), id=PROPOSE))
        window = Vertical(OptionList(*rows, markup=False), classes="window trade")
        names = ", ".join(words(self.game).seat(party) for party in self.parties[1:])
        window.border_title = say("regnum-deals-with", seat=names)
        window.border_subtitle = say("regnum-deals-keys")
        yield window

    def text(self, number: int) -> str:
        """A thing with a mark if it is part of the deal, and how many there are."""
        count, title = self.counts[number], self.game.title
        mark = "x" if count else " "
        if number >= len(self.items):
            return f"[{mark}] {words(self.game).deal_clause(title, self.clauses[number - len(self.items)])}"
        item = self.items[number]
        part = DealItem(item.giver, item.taker, item.kind, item.number, count or item.count)
        said = words(self.game).deal_item(title, part)
        if count and item.count > 1:
            said = say("regnum-deals-of", item=said, most=item.count)
        return f"[{mark}] {said}" + (f" → {words(self.game).seat(item.taker)}" if len(self.parties) > 2 else "")

    def mark(self, number: int, count: int) -> None:
        """Make so many of a thing part of the deal."""
        most = self.items[number].count if number < len(self.items) else 1
        self.counts[number] = max(0, min(count, most))
        self.query_one(OptionList).replace_option_prompt(str(number), self.text(number))
        self.query_one(".window").border_subtitle = say("regnum-deals-keys")

    def choose(self, name: str) -> None:
        """Mark a thing or take its mark away; on the last line propose what is marked."""
        if name != PROPOSE:
            self.mark(int(name), 0 if self.counts[int(name)] else 1)
        elif any(self.counts):
            chosen = [(item, count) for item, count in zip(self.items, self.counts, strict=False) if count]
            parts = [DealItem(item.giver, item.taker, item.kind, item.number, count) for item, count in chosen]
            agreed = zip(self.clauses, self.counts[len(self.items) :], strict=True)
            self.dismiss(Deal(self.parties, parts, [clause for clause, count in agreed if count]))
        else:
            self.query_one(".window").border_subtitle = say("regnum-deals-empty")

    def action_count(self, step: int) -> None:
        """One more of the highlighted thing, or one less."""
        options = self.query_one(OptionList)
        place = options.highlighted
        name = options.get_option_at_index(place).id if place is not None else None
        if name is not None and name != PROPOSE:
            self.mark(int(name), self.counts[int(name)] + step)
