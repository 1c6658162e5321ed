"""The requests about the table itself: giving up, agreeing on an end, coming back, talk, notebooks."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regnum.edges.words import Words, sentence
from regnum.engine.refusals import RegnumError
from regnum.server import commands
from regnum.server.answers import Asker, Reader, answer, carried_out, number_in, reader_words, spend, unseen, who_asks
from regnum.server.house import ACCEPTED, IDLE, REPEATED, Attempt, Deed, Verdict
from regnum.server.identity import check_origin
from regnum.server.messages import (
    LARGEST_NOTEBOOK,
    EndCommand,
    Notebook,
    RollbackCommand,
    SeatCommand,
    TalkCommand,
    read_body,
)
from regnum.server.papers import Saying
from regnum.server.problems import Problem
from regnum.server.promises import whispered
from regnum.server.rooms import read_room
from regnum.server.table import SPECTATOR, Table
from regnum.server.tables import Then
from regnum.server.talk_views import line_in_room, own_seats

LINES_A_PAGE: Final = 200  # of a room


async def take_resignation(request: Request) -> Response:
    """Give up: a program plays the seat to the end, or the table ends the game."""
    check_origin(request)
    command, reader = await read_body(request, SeatCommand), Reader.of(request)
    return await carried_out(await who_asks(request), reader, command, commands.resign)


async def take_end(request: Request) -> Response:
    """Offer to end the game without a winner, accept it, refuse it or withdraw it."""
    check_origin(request)
    command, reader = await read_body(request, EndCommand), Reader.of(request)
    asker = await who_asks(request)

    def agree(table: Table, seat: int) -> Verdict:
        return commands.agree_to_end(table, seat, asker.identity.seats)

    return await carried_out(asker, reader, command, agree if command.agree else commands.refuse_end)


async def take_rollback(request: Request) -> Response:
    """Wish to go back to an earlier moment, agree to that, refuse it or withdraw it."""
    check_origin(request)
    command, reader = await read_body(request, RollbackCommand), Reader.of(request)
    asker = await who_asks(request)
    spend(request, "rollback", asker)
    then = await moment_or_none(asker, command.to) if command.agree and asker.identity.seats else None

    def agree(table: Table, seat: int) -> Verdict:
        return commands.go_back(table, seat, asker.identity.seats, command.to, then, asker.house.clock.now())

    return await carried_out(asker, reader, command, agree if command.agree else commands.stay_here)


async def moment_or_none(asker: Asker, seq: int) -> Then | None:
    """The game as it was after an entry, if that can be told; what was then does not change any more."""
    try:
        return await asker.house.tables.moment(asker.game, seq)
    except (RegnumError, Problem):
        return None


async def take_return(request: Request) -> Response:
    """Come back to a seat that a program plays meanwhile."""
    check_origin(request)
    command, reader = await read_body(request, SeatCommand), Reader.of(request)
    return await carried_out(await who_asks(request), reader, command, commands.come_back)


async def take_hurry(request: Request) -> Response:
    """Whoever plays alone against programs need not wait for one that thinks: a move is drawn for it.

    Others at the table would have a say in that; and in a window nobody can tell who thinks.
    """
    check_origin(request)
    command, (house, game_id, identity) = await read_body(request, SeatCommand), await who_asks(request)

    def speaker(table: Table) -> int:
        return identity.speaker(table, command.seat)

    def deed(table: Table, seat: int) -> Verdict:
        if table.persons != [table.player(seat)]:
            raise Problem(422, "not_alone")
        return Verdict(ACCEPTED if house.hurry_program(game_id) else IDLE, table.seq, goes_on=False)

    own = identity.seats if command.seat is None else (command.seat,)
    verdict = await house.carry_out(game_id, Attempt(speaker, deed, command.command_id, own))
    return answer({"hurried": verdict.result in (ACCEPTED, REPEATED)})


async def take_talk(request: Request) -> Response:
    """Say something at the table, or to some seats only."""
    check_origin(request)
    reader, asker = Reader.of(request), await who_asks(request)
    command = await read_body(request, TalkCommand)
    if command.to:
        unseen(request)  # also if it is one too many
    spend(request, "talk", asker)
    if command.to:
        return await carried_out(asker, reader, command, whisper(command))
    house, game_id, identity = asker
    async with house.tables.open(game_id) as table:
        seat, seq = identity.speaker(table, command.seat), table.seq
    if not command.text.strip():
        raise Problem(422, "nothing_said")
    own = identity.seats if command.seat is None else (command.seat,)
    line = Saying(0, seat, command.text, house.clock.now())
    number, new = await house.papers.say(line, game_id, seq, command.command_id, own)
    if new:
        house.hub.ring(game_id)
    return answer({"id": number}, 201)


def whisper(command: TalkCommand) -> Deed:
    """Say something to some seats only."""
    return lambda table, seat: whispered(table, seat, command.to, command.text)


async def show_talk(request: Request) -> Response:
    """What was said at the table, or in one of the reader's rooms."""
    words, since = reader_words(request), number_in(request, "since", 0)
    if "room" in request.query_params:
        unseen(request)
        return await show_room(request, words, since)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        identity.reader(table, None)
        words = words.at(table.game)
    said = await house.papers.talk_after(game_id, since)
    return answer({"entries": [saying_entry(each, words) for each in said]})


async def show_room(request: Request, words: Words, since: int) -> Response:
    """What was said in one of the reader's rooms after a line or before another, page by page; to others it is not
    there."""
    before = number_in(request, "before", 0)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        audience = read_room(request.query_params["room"])
        if audience is None or set(audience).isdisjoint(own_seats(table, seat)):
            raise Problem(404, "no_room")
        said = await house.store.room(game_id, audience, since, before or None, LINES_A_PAGE + 1)
        page = said[-LINES_A_PAGE:] if before else said[:LINES_A_PAGE]
        lines = [line_in_room(table, note, words.at(table.game)) for note in page]
        return answer({"entries": lines, "more": len(said) > LINES_A_PAGE})


def saying_entry(said: Saying, words: Words) -> dict[str, object]:
    """One line of talk."""
    name = sentence(words.seat(said.seat))
    return {"id": said.id, "seat": said.seat, "name": name, "text": said.text, "at": said.at}


async def show_notebook(request: Request) -> Response:
    """What the seat has written down for itself."""
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
    if seat == SPECTATOR:
        raise Problem(403, "no_seat")
    return answer({"text": await house.papers.notebook(game_id, seat)})


async def write_notebook(request: Request) -> Response:
    """Write something down that only this seat will read."""
    check_origin(request)
    wanted = await read_body(request, Notebook, LARGEST_NOTEBOOK)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.speaker(table, wanted.seat)
    await house.papers.write_notebook(game_id, seat, wanted.text)
    return answer({"text": wanted.text})
