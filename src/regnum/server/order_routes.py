"""The requests about standing orders: one private form, the same for every seat whatever it holds."""

from __future__ import annotations

from dataclasses import asdict

from starlette.requests import Request
from starlette.responses import Response

from regnum.edges.entries import order_form
from regnum.engine.orders import make_order
from regnum.server.answers import Reader, answer, reader_words, shown_as_answer, unseen, who_asks
from regnum.server.house import ACCEPTED, Attempt, Verdict
from regnum.server.identity import check_origin
from regnum.server.messages import OrderCommand, read_body
from regnum.server.problems import Problem
from regnum.server.table import SPECTATOR, Table
from regnum.server.table_log import NOBODY

CANCEL = "cancel"


async def show_orders(request: Request) -> Response:
    """What can be ordered, and what the seat has ordered; nobody else may know it."""
    unseen(request)
    words = reader_words(request)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        if seat == SPECTATOR:
            raise Problem(403, "no_seat")
        deputies = table.deputies
        form = order_form(table.game, seat, deputies.of(seat), words.at(table.game))
        return answer({"seat": seat, **asdict(form), "alone": seat in deputies.alone})


async def take_order(request: Request) -> Response:
    """Give an order, take it back, or say what is done where there is no choice; it is obeyed at once."""
    check_origin(request)
    unseen(request)
    reader, command = Reader.of(request), await read_body(request, OrderCommand)
    asker = await who_asks(request)
    house, game_id, identity = asker
    seat = await house.keep_orders(
        game_id, lambda table: identity.speaker(table, command.seat), lambda table, seat: ordered(table, seat, command)
    )

    def deed(table: Table, _: int) -> Verdict:
        return Verdict(ACCEPTED, table.seq)

    def shown(table: Table, _: int, verdict: Verdict) -> Response:
        return answer({"seq": verdict.seq, "view": shown_as_answer(asker, table, seat, reader)})

    return await house.answer(game_id, Attempt(lambda _: NOBODY, deed), shown)


def ordered(table: Table, seat: int, command: OrderCommand) -> str:
    """What the database shall keep of a seat after a command; what the title does not know is refused as a whole."""
    deputies, orders = table.deputies, table.deputies.of(seat)
    if command.answer == CANCEL:
        orders.cancel(command.topic)
    elif command.topic or command.answer:
        order = make_order(table.game, command.topic, command.answer, command.scope, command.condition, table.seq)
        if order is None:
            raise Problem(422, "no_such_order", topic=command.topic[:64])
        orders.give(order)
    return deputies.wishes(orders, seat in deputies.alone if command.alone is None else command.alone)
