"""Trade on the full screen: the key for it, drafts that wait for people, and what becomes of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from regnum.cli import deals, parley
from regnum.cli.output import say
from regnum.cli.parley import Laid
from regnum.cli.screen.course import Course
from regnum.cli.screen.deals import CONFIRM, COUNTER, PROMISE, PROPOSE, SEVERAL, WHISPER, Draft, Market, Wish
from regnum.cli.screen.dialogs import Question
from regnum.engine.deals import Deal
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError


class Trading(Course):
    """A game on the screen in which players may trade and talk in private, if its title knows that."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Trade has a key only while there is something to talk about."""
        return action != "deals" or (not self.game.over and self.can_talk())

    def can_talk(self) -> bool:
        """Whether anybody may say or draft something now."""
        game = self.game
        return bool(game.drafts_open or game.deals_open or game.title.whispers(game) or game.title.promise_kinds)

    def ask(self, seat: int) -> None:
        """Whoever is asked hears of what was left for him and of drafts that wait for an answer."""
        super().ask(seat)
        self.refresh_bindings()
        if not self.query_one("#message").display:  # what became of a deal is more urgent
            self.remind(seat)

    def remind(self, seat: int) -> None:
        """What others have said to the seat, and how many drafts wait for it, if any do."""
        waiting = sum(1 for laid in self.session.parley.of(seat) if seat not in laid.agreed)
        lines = [*self.session.parley.read(seat), *([say("regnum-deals-waiting", count=waiting)] if waiting else [])]
        self.tell("\n".join(lines))

    def take_answer(self, history: History[Any], count: int, seat: int, answer: str) -> None:
        """Before a program moves, it may offer a person a deal; the answer can wait."""
        if not self.left and history is self.session.history and count == len(history.entries):
            parley.hear_proposals(self.session, seat)
        super().take_answer(history, count, seat, answer)

    def action_deals(self) -> None:
        """What is on offer, and to whom something could be offered or said."""
        seat = self.asked
        if seat is None:
            return
        laid = self.session.parley.of(seat)
        partners = deals.partners(self.session, seat) if self.game.drafts_open or self.game.deals_open else []
        market = Market(self.game, seat, laid, partners)

        def chosen(wish: Wish | None) -> None:
            if wish is not None:
                self.do(seat, wish, laid)

        self.push_screen(market, chosen)

    def do(self, seat: int, wish: Wish, laid: Sequence[Laid]) -> None:
        """Do what was chosen in the market."""
        verb, number = wish
        if verb == PROPOSE:
            self.draft((seat, number))
        elif verb == CONFIRM:
            self.traded(parley.confirm(self.session, seat, laid[number]))
        elif verb == COUNTER:
            parties = (seat, *(party for party in laid[number].deal.parties if party != seat))
            self.draft(parties, laid[number])
        elif verb == SEVERAL:
            self.ask_line("regnum-deals-several", lambda text: self.draft_with(seat, text))
        elif verb == WHISPER:
            self.ask_line("regnum-talk-whisper-how", lambda text: self.whispered(seat, text))
        elif verb == PROMISE:
            self.ask_line("regnum-talk-promise-how", lambda text: self.promised(seat, text))
        else:
            parley.decline(self.session, seat, laid[number])
            self.remind(seat)

    def ask_line(self, message: str, then: Callable[[str], None]) -> None:
        """Ask for a line, and do something with it; what cannot be read is told."""

        def answered(text: str | None) -> None:
            try:
                if text:
                    then(text)
            except RegnumError as problem:
                self.tell(str(problem))

        self.push_screen(Question(say("regnum-key-deals"), say(message)), answered)

    def draft_with(self, seat: int, text: str) -> None:
        """Draft a deal with several partners."""
        others = [each for each in deals.read_seats_named(self.session, text) if each != seat]
        self.draft((seat, *dict.fromkeys(others)))

    def whispered(self, seat: int, text: str) -> None:
        """Leave a word for some seats."""
        to, _, said = text.partition(" ")
        self.tell(parley.whisper(self.session, seat, deals.read_seats_named(self.session, to), said.strip()))

    def promised(self, seat: int, text: str) -> None:
        """Promise something."""
        self.tell(parley.make_promise(self.session, deals.read_promise(self.session, seat, text)))

    def draft(self, parties: tuple[int, ...], instead_of: Laid | None = None) -> None:
        """Let the person put a deal together, and lay it before the partners."""
        title = self.game.title
        items, clauses = title.deal_items(self.game, parties), title.deal_clauses(self.game, parties)

        def drafted(deal: Deal | None) -> None:
            if deal is not None:
                self.traded(parley.put_forward(self.session, parties[0], deal, instead_of))

        before = instead_of.deal if instead_of is not None else None
        self.push_screen(Draft(self.game, parties, items, clauses, before), drafted)

    def traded(self, answer: str) -> None:
        """Say what became of a deal, and go on from the position that it left."""
        self.tell(answer)
        self.go_on()
