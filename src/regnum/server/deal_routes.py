"""The requests about deals: what could be traded, an offer, and the answers to it."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from regnum.server import deals
from regnum.server.answers import Reader, answer, verdict_answer, who_asks
from regnum.server.house import Sender, Verdict
from regnum.server.identity import SPECTATOR, check_origin
from regnum.server.messages import DealAnswer, DealOffer, read_body
from regnum.server.problems import Problem, reader_words
from regnum.server.table import Table


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
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.speaker(table, offer.seat)

    def attempt(table: Table) -> Verdict:
        return deals.offered(table, seat, deals.deal_of(offer))

    verdict = await house.carry_out(game_id, Sender(seat, offer.command_id), attempt)
    return await verdict_answer(house, game_id, identity, seat, verdict, reader)


async def take_answer(request: Request) -> Response:
    """Confirm a deal, or take it off the table; with the last confirmation it is struck."""
    check_origin(request)
    reader, said = Reader.of(request), await read_body(request, DealAnswer)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.speaker(table, said.seat)
    number = int(request.path_params["offer"])

    def attempt(table: Table) -> Verdict:
        return deals.answered(table, seat, number, said.accept)

    verdict = await house.carry_out(game_id, Sender(seat, said.command_id), attempt)
    return await verdict_answer(house, game_id, identity, seat, verdict, reader)
