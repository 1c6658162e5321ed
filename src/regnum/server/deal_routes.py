"""The requests about deals: what could be traded, a draft, the answers to it, and promises."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from regnum.server import deals, promises
from regnum.server.answers import Reader, answer, carried_out, reader_words, spend, unseen, who_asks
from regnum.server.identity import check_origin
from regnum.server.messages import DealAnswer, DealOffer, PromiseCommand, read_body
from regnum.server.problems import Problem
from regnum.server.table import SPECTATOR


async def show_items(request: Request) -> Response:
    """What the seat and some others could give each other and agree on now."""
    words = reader_words(request)
    unseen(request)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        if seat == SPECTATOR:
            raise Problem(403, "no_seat")
        others = deals.partners(table, seat, request.query_params.get("with", ""))
        return answer(deals.possible_parts(table, [seat, *others], words))


async def take_offer(request: Request) -> Response:
    """Draft a deal, or put another version in the place of a draft; whoever does so has confirmed it thereby."""
    check_origin(request)
    unseen(request)
    asker = await who_asks(request)
    spend(request, "deals", asker)
    reader, offer = Reader.of(request), await read_body(request, DealOffer)
    return await carried_out(asker, reader, offer, lambda table, seat: deals.proposed(table, seat, offer))


async def take_answer(request: Request) -> Response:
    """Confirm a draft, or take it away with a word; with the last confirmation it is struck, or signed and waits."""
    check_origin(request)
    unseen(request)
    asker = await who_asks(request)
    spend(request, "deals", asker)
    reader, said = Reader.of(request), await read_body(request, DealAnswer)
    key = request.path_params["offer"]
    return await carried_out(asker, reader, said, lambda table, seat: deals.answer_given(table, seat, key, said))


async def take_promise(request: Request) -> Response:
    """Promise something that binds nobody."""
    check_origin(request)
    unseen(request)
    asker = await who_asks(request)
    spend(request, "deals", asker)
    reader, said = Reader.of(request), await read_body(request, PromiseCommand)
    return await carried_out(asker, reader, said, lambda table, seat: promises.promised(table, seat, said))
