"""Trade on the full screen: the key for it, offers that wait for people, and what becomes of them."""

from __future__ import annotations

from typing import Any

from regnum.cli import deals
from regnum.cli.output import say
from regnum.cli.screen.course import Course
from regnum.cli.screen.deals import CONFIRM, PROPOSE, Draft, Market, Wish
from regnum.engine.history import History


class Trading(Course):
    """A game on the screen in which players may trade, if its title knows trade."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Trade has a key only while deals are possible."""
        return action != "deals" or (not self.game.over and self.game.title.deals_open(self.game))

    def ask(self, seat: int) -> None:
        """Whoever is asked hears of offers that wait for an answer."""
        super().ask(seat)
        self.refresh_bindings()
        if not self.query_one("#message").display:  # what became of a deal is more urgent
            self.remind(seat)

    def remind(self, seat: int) -> None:
        """How many offers wait for the seat, if any do."""
        waiting = sum(1 for deal in self.session.offers if deal.parties[1] == seat)
        self.tell(say("regnum-deals-waiting", count=waiting) if waiting else "")

    def take_answer(self, history: History[Any], count: int, seat: int, answer: str) -> None:
        """Before a program moves, it may offer a person a deal; the answer can wait."""
        if not self.left and history is self.session.history and count == len(history.entries):
            deals.hear_program(self.session, seat)
        super().take_answer(history, count, seat, answer)

    def action_deals(self) -> None:
        """What is on offer, and to whom something could be offered."""
        seat = self.asked
        if seat is None:
            return
        offers = [deal for deal in self.session.offers if seat in deal.parties]
        market = Market(self.game, seat, offers, deals.partners(self.session, seat))

        def chosen(wish: Wish | None) -> None:
            if wish is None:
                return
            verb, number = wish
            if verb == PROPOSE:
                self.draft(seat, number)
            elif verb == CONFIRM:
                self.traded(deals.confirm(self.session, offers[number]))
            else:
                self.session.offers.remove(offers[number])
                self.remind(seat)

        self.push_screen(market, chosen)

    def draft(self, seat: int, partner: int) -> None:
        """Let the person put a deal together, and lay it before the partner."""
        items = self.game.title.deal_items(self.game, (seat, partner))

        def drafted(deal: Any) -> None:
            if deal is not None:
                self.traded(deals.put_forward(self.session, deal))

        self.push_screen(Draft(self.game, (seat, partner), items), drafted)

    def traded(self, answer: str) -> None:
        """Say what became of a deal, and go on from the position that it left."""
        self.tell(answer)
        self.go_on()
