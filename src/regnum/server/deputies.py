"""Deputies at the table: they answer for seats that have given standing orders, or that can only stay silent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from regnum.engine.frames import Sealed
from regnum.engine.game import Game
from regnum.engine.orders import ASK_ME, Order, Orders, are_complete, deputise, only_answer
from regnum.server.table_log import Note

if TYPE_CHECKING:
    from regnum.server.table import Table

ANSWERED_ALONE: Final = "answered_alone"  # a line of the table: somebody had no choice and was not asked


class Wishes(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat has ordered, as the database keeps it."""

    orders: list[dict[str, str | int]] = []
    alone: bool = False  # answer for me where I have no choice, as everybody can tell


class Deputies:
    """The orders of all seats of a table, and what is answered by them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.orders: dict[int, Orders] = {}
        self.alone: set[int] = set()
        self.notes: list[Note] = []  # of what was answered and is not yet written
        self.version = 0  # how often orders were changed, as far as is known here

    def hear(self, seat: int, text: str) -> None:
        """Take over what the database has of a seat."""
        wishes = msgspec.json.decode(text, type=Wishes)
        self.orders[seat] = Orders(msgspec.convert(row, OrderRow).as_order() for row in wishes.orders)
        self.alone.discard(seat)
        if wishes.alone:
            self.alone.add(seat)
        self.table.forget()

    def of(self, seat: int) -> Orders:
        """The orders of a seat; those from before the game last went back are gone."""
        return self.orders.get(seat, Orders()).after_going_back(self.table.standing.rollback)

    def wishes(self, orders: Orders, alone: bool) -> str:
        """What the database shall keep of a seat."""
        rows = [order.as_dict() for order in orders.in_force(self.table.game)]
        return msgspec.json.encode(Wishes(rows, alone)).decode()

    def answer_once(self, now: float) -> bool:
        """One answer, or all that can be given to a window, which closes when it is time; whether the game went on.

        Whose only answer was given is noted.
        """
        table, window = self.table, self.table.window
        if table.over or table.frozen:
            return False
        if window.is_open:
            for seat in table.missing:
                said = self.said_in_window(seat)
                if said:
                    window.take(seat, said)
            if not window.is_complete or window.seconds_to_go(now):
                return False
            window.close()
            return True
        game = table.game
        if isinstance(game.decision(), Sealed) or table.guide is not None:
            return False
        seat = game.waiting[0]
        if table.agent_at(seat):
            return False
        said = self.said_by(game, seat)
        only = "" if said or seat not in self.alone else self.only_answer_of(game, seat)
        if said or only:
            table.history.move(seat, said or only)
        if only:
            self.notes.append(Note(table.seq, ANSWERED_ALONE, seat))
        return bool(said or only)

    def said_in_window(self, seat: int) -> str:
        """What is answered for a seat in the open window; a program that can play something must think itself."""
        if not self.table.agent_at(seat):
            game, orders = self.table.game, self.of(seat)
            shared = self.table.shares_screen(seat) and not are_complete(game, orders)
            return "" if shared else self.said_by(game, seat)
        silence = self.table.window.silence()
        return silence if [str(move) for move in self.table.game.moves(seat)] == [silence] else ""

    def said_by(self, game: Game[Any], seat: int) -> str:
        """What the orders of a person say, or nothing."""
        option = deputise(game, seat, self.of(seat))
        return "" if option == ASK_ME else str(game.decision().spell(option))

    def only_answer_of(self, game: Game[Any], seat: int) -> str:
        """What a person can only answer, as everybody can tell, or nothing."""
        option = only_answer(game, seat)
        return "" if option == ASK_ME else str(game.decision().spell(option))


class OrderRow(msgspec.Struct, forbid_unknown_fields=True):
    """An order as the database keeps it."""

    topic: str
    answer: str
    scope: str
    until: int
    condition: str = ""
    given: int = 0

    def as_order(self) -> Order:
        """The order itself."""
        return Order(self.topic, self.answer, self.scope, self.until, self.condition, self.given)
