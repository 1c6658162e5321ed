"""The requests about deals: what could be traded, an offer, and the answers to it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from regnum.server import deals
from regnum.server.answers import Reader, answer, carried_out, reader_words, who_asks
from regnum.server.identity import check_origin
from regnum.server.messages import DealAnswer, DealOffer, read_body
from regnum.server.problems import Problem
from regnum.server.table import SPECTATOR


async def show_items(request: Request) -> Response:
    """What the seat and some others could give each other now."""
    words = reader_words(request)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        if seat == SPECTATOR:
            raise Problem(403, "no_seat")
        others = deals.partners(table, seat, request.query_params.get("with", ""))
        return answer({"items": deals.possible_items(table, [seat, *others], words)})


async def take_offer(request: Request) -> Response:
    """Propose a deal; its proposer has confirmed it thereby."""
    check_origin(request)
    reader, offer = Reader.of(request), await read_body(request, DealOffer)
    return await carried_out(
        await who_asks(request), reader, offer, lambda table, seat: deals.proposed(table, seat, deals.deal_of(offer))
    )


async def take_answer(request: Request) -> Response:
    """Confirm a deal, or take it off the table; with the last confirmation it is struck."""
    check_origin(request)
    reader, said = Reader.of(request), await read_body(request, DealAnswer)
    number = request.path_params["offer"]
    return await carried_out(
        await who_asks(request), reader, said, lambda table, seat: deals.answer_given(table, seat, number, said.accept)
    )
