"""The requests about titles, rules and games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from regnum.agents.registry import agent_names
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words, prefix
from regnum.engine.codec import record, save
from regnum.engine.explain import explain
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import find_title, title_ids
from regnum.engine.title import Title
from regnum.server import commands, deals, talk_views, views
from regnum.server.answers import (
    Reader,
    answer,
    carried_out,
    house_of,
    number_in,
    reader_words,
    shown_as_answer,
    spend,
    title_of,
    unseen,
    who_asks,
)
from regnum.server.house import Deed, Verdict
from regnum.server.identity import COOKIE, check_origin, digest, keep_session, new_token
from regnum.server.log_parts import LAST_LINES
from regnum.server.messages import Command, NewGame, SeatCommand, SilenceCommand, read_body
from regnum.server.page_files import has_board, words_of
from regnum.server.problems import Problem
from regnum.server.rows import EventRow
from regnum.server.table import PERSONS, SPECTATOR, Table

MOST_EVENTS: Final = 500  # in one answer


async def list_titles(request: Request) -> Response:
    """The games there are and what can be chosen before one."""
    words = reader_words(request)
    return answer({"titles": [title_entry(find_title(name), words) for name in title_ids()]})


def seat_names(title: Title[Any], words: Words) -> dict[str, list[str]]:
    """What each player would play, by the number of players; nothing if that is not known."""
    presenter = presenter_of(title)
    counts = range(title.min_players, title.max_players + 1)
    return {str(count): names for count in counts if (names := presenter.seats_of_players(count, words))}


def title_entry(title: Title[Any], words: Words) -> dict[str, object]:
    """What can be chosen before a game of a title."""
    return {
        "id": title.id,
        "name": words.title(title),
        "prefix": prefix(title),
        "version": title.version,
        "finished": title.finished,
        "min_players": title.min_players,
        "max_players": title.max_players,
        "scenarios": list(title.scenarios),
        "seat_names": seat_names(title, words),
        "options": [
            {
                "id": option.name,
                "values": list(option.values),
                "default": option.default,
                "paragraph": option.rule,
                "kind": option.kind,
            }
            for option in title.options.values()
        ],
        "presets": title.presets,
        "agents": [name for name in agent_names(title.id) if name not in title.automated_agents],
        "words": words_of(title.id),
        "board": has_board(title.id),
        "catalogue": has_catalogue(title),
        "tutorial": has_tutorial(title),
    }


@cache
def has_tutorial(title: Title[Any]) -> bool:
    """Whether a title has a first game with comments."""
    return presenter_of(title).tutorial() is not None


@cache
def has_catalogue(title: Title[Any]) -> bool:
    """Whether a title describes its components."""
    try:
        presenter_of(title).describe()
    except RegnumError:
        return False
    return True


async def show_catalogue(request: Request) -> Response:
    """The components of a title."""
    try:
        return answer(presenter_of(title_of(request)).describe())
    except RegnumError:
        raise Problem(404, "no_catalogue") from None


async def show_rule(request: Request) -> Response:
    """Paragraphs of the rules."""
    title = title_of(request)
    found = views.rule_entries(title, request.path_params["paragraph"])
    if not found:
        raise Problem(404, "no_paragraph")
    return answer({"title": title.id, "paragraphs": found, **found[0]})


async def search_rules(request: Request) -> Response:
    """The paragraphs of the rules, all of them or those with the words that are searched for."""
    reader_words(request)
    title = title_of(request)
    return answer({"paragraphs": views.found_rules(title, request.query_params.get("search", "")[:200])})


async def create_game(request: Request) -> Response:
    """Set a game up; whoever does so holds the seats that are not open to others."""
    check_origin(request)
    spend(request, "games")
    wanted, session = await read_body(request, NewGame), request.cookies.get(COOKIE) or new_token()
    opened = await house_of(request).set_game_up(wanted, session)
    row = opened.row
    entries: list[dict[str, object]] = [
        {"seat": seat.seat, "kind": seat.kind, "agent": seat.agent, "player": seat.player}
        if seat.kind not in PERSONS or seat.seat != seat.player
        else {"seat": seat.seat, "kind": seat.kind, "player": seat.player, "link": f"/join/{token}", "token": token}
        for seat, token in zip(opened.seats, opened.tokens, strict=True)
    ]
    response = answer({"id": row.id, "title": row.title, "players": row.players, "seats": entries}, 201)
    keep_session(request, response, session)
    return response


async def list_games(request: Request) -> Response:
    """The games in which the session has a seat, the newest first."""
    session = request.cookies.get(COOKIE)
    rows = await house_of(request).store.games_of_session(digest(session)) if session else []
    found = [
        {
            "id": row.id,
            "title": row.title,
            "players": row.players,
            "created": row.created,
            "pace": row.pace,
            "over": over,
            "waiting_for_you": waiting,
            "tutorial": row.tutorial,
        }
        for row, over, waiting in rows
    ]
    return answer({"games": found})


async def join_game(request: Request) -> Response:
    """Take the seat of a secret link."""
    house = house_of(request)
    found = await house.store.seats_of_token(digest(request.path_params["token"]))
    if found is None:
        raise Problem(404, "no_link")
    session = request.cookies.get(COOKIE) or new_token()
    await house.store.hold(*found, digest(session))
    await house.seat_taken(found[0])
    response = RedirectResponse(f"/#/games/{found[0]}", 303, {"cache-control": "no-store"})
    keep_session(request, response, session)
    return response


async def show_view(request: Request) -> Response:
    """The game as the reader may see it."""
    reader, asker = Reader.of(request), await who_asks(request)
    async with asker.house.tables.open(asker.game) as table:
        seen = shown_as_answer(asker, table, asker.identity.reader(table, request.query_params.get("seat")), reader)
        if table.programs_to_move() or deals.waits_for_program(table):  # one that could not write its answer gave up
            asker.house.tell(table)
    return answer(seen)


async def take_command(request: Request) -> Response:
    """Answer a decision."""
    check_origin(request)
    reader, command = Reader.of(request), await read_body(request, Command)
    asker = await who_asks(request)

    def speaker(table: Table) -> int:
        if table.window.is_open:
            unseen(request)  # who answers there, and how often, is a secret
        return asker.identity.speaker(table, command.seat)

    def deed(table: Table, seat: int) -> Verdict:
        return commands.make_move(table, seat, command.move, command.decision, command.command_id)

    return await carried_out(asker, reader, command, deed, speaker)


async def take_silence(request: Request) -> Response:
    """In a window, play nothing at any of the reader's seats that have not answered."""
    check_origin(request)
    unseen(request)
    reader, command, asker = Reader.of(request), await read_body(request, SilenceCommand), await who_asks(request)

    def deed(table: Table, _: int) -> Verdict:
        return commands.stay_silent(table, asker.identity.seats, command.decision, command.command_id)

    return await carried_out(asker, reader, command, deed)


async def take_undo(request: Request) -> Response:
    """Take a move back."""
    return await take_step(request, History.can_undo, commands.take_back)


async def take_redo(request: Request) -> Response:
    """Make a move again that was taken back."""
    return await take_step(request, History.can_redo, commands.make_again)


async def take_step(request: Request, can: Callable[[Any, int], bool], deed: Deed) -> Response:
    """A step back or forth, of the seat that is named or else of the one of the reader's seats that can take it."""
    check_origin(request)
    reader, command = Reader.of(request), await read_body(request, SeatCommand)
    asker = await who_asks(request)

    def speaker(table: Table) -> int:
        own = [each for each in asker.identity.seats if can(table.history, each)]
        return asker.identity.speaker(table, own[0] if command.seat is None and own else command.seat)

    return await carried_out(asker, reader, command, deed, speaker)


async def show_explanation(request: Request) -> Response:
    """Why a move is possible or not, judged by what the seat knows."""
    words, text = reader_words(request), request.query_params.get("move", "")[:500]
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        wanted = request.query_params.get("seat")
        seat = identity.reader(table, wanted)
        if seat == SPECTATOR:
            raise Problem(403, "no_seat")
        if table.window.is_open:
            unseen(request)  # whoever asks why thinks of playing something
        game = table.game.copy()  # `explain` draws anew what the seat does not know
    try:
        found = await asyncio.to_thread(explain, game, seat, text)  # it tries many moves out
    except RegnumError as problem:
        raise Problem(422, "not_a_move", problem=str(problem)) from None
    return answer(views.explanation_entry(game, found, words))


async def show_events(request: Request) -> Response:
    """What happened after an entry."""
    words, since = reader_words(request), number_in(request, "since", 0)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        found = await house.store.events_after(game_id, since, MOST_EVENTS)
        rows = whole_entries(found)
        told = views.event_entries(table, seat, rows, words)
        last = rows[-1].seq if rows else since
        return answer({"seq": table.seq, "events": told, "more": len(found) == MOST_EVENTS, "last": last})


async def show_log(request: Request) -> Response:
    """What happened before an entry, as the log tells it: the last part of that, by whole entries."""
    words, before = reader_words(request), number_in(request, "before", 0)
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        rows = await house.store.events_until(game_id, before - 1, LAST_LINES)
        return answer(views.earlier_log(table, seat, rows, before, words))


def whole_entries(rows: list[EventRow]) -> list[EventRow]:
    """Without the last entry, if not all of its events may be there; whoever asks goes on after the one before."""
    if len(rows) < MOST_EVENTS or rows[0].seq == rows[-1].seq:
        return rows
    return [row for row in rows if row.seq != rows[-1].seq]


async def export_game(request: Request) -> Response:
    """A finished game with the key of its draws, or what the reader may keep of a running one."""
    house, game_id, identity = await who_asks(request)
    async with house.tables.open(game_id) as table:
        seat = identity.reader(table, request.query_params.get("seat"))
        by_table = table.over and not table.game.over
        finished = table.game.over or (by_table and table.whole)
        own = talk_views.own_seats(table, seat)
        papers = talk_views.own_papers(await house.store.papers_of(game_id, own))
        forgotten = table.history.log.forgotten
        rows = await house.store.events_before(game_id, forgotten, forgotten) if forgotten and not finished else []
        data = b"" if finished else record(table.history, seat, papers, [row.event(table.game.title) for row in rows])
    if finished:
        data = save(await house.tables.whole(game_id), table=papers, ended=by_table)
    headers = {"content-disposition": f'attachment; filename="regnum-{game_id}.json"', "cache-control": "no-store"}
    return Response(data, 200, headers, "application/json")


async def show_health(request: Request) -> Response:
    """Whether the server and its database answer."""
    return answer({"ok": await house_of(request).store.is_well()})


async def show_metrics(request: Request) -> Response:
    """The counters."""
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4")
