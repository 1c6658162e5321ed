"""`regnum show`, `legal`, `why` and `apply`: one position, from a file."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any

import typer

from regnum.cli.files import POSITION, StoredGame, encode, read_game, store
from regnum.cli.moves import asked_seat, explanation_lines, make_move
from regnum.cli.options import GameFile, Json, Language, MoveWords, Seat
from regnum.cli.output import mistake, say, show, show_json, words
from regnum.cli.rulebook import paragraph_or_none
from regnum.edges.entries import outcome_entry, outcome_text
from regnum.edges.presenter import presenter_of
from regnum.engine.events import Event
from regnum.engine.explain import explain
from regnum.engine.game import Game
from regnum.selfplay.files import write_file

EVERY_HAND = -2


def add_to(app: typer.Typer) -> None:
    """Make the commands known."""
    app.command("show")(show_position)
    app.command("legal")(list_legal)
    app.command("why")(explain_move)
    app.command("apply")(apply_move)


def show_position(file: GameFile, seat: Seat = None, json: Json = False, lang: Language = None) -> None:
    """Show a position; with --seat only what that seat may see."""
    stored = read_game(file)
    reader = EVERY_HAND if seat is None else asked_seat(stored.game, seat)
    if json:
        show_json(position_entry(stored, reader))
    else:
        show(*board(stored.game, reader), "", status(stored.game))


def board(game: Game[Any], reader: int) -> list[str]:
    """The position as lines of text."""
    return presenter_of(game.title).board(game, reader, words(game))


def status(game: Game[Any]) -> str:
    """Who must decide what, or how the game ended."""
    if game.over:
        return outcome_text(game, words())
    seats = ", ".join(words().seat(seat) for seat in game.waiting)
    return say("regnum-waiting", seats=seats, prompt=words(game).prompt_for_others(game.title, game.decision()))


def position_entry(stored: StoredGame, reader: int) -> dict[str, object]:
    """A position as data: by name if somebody may see all of it, else what the seat may see."""
    game = stored.game
    whole = reader == EVERY_HAND
    content = tomllib.loads(encode(stored.history, POSITION).decode("utf-8")) if whole else game.view(max(reader, -1))
    return {
        "title": game.title.id,
        "players": game.title.players(game),
        "waiting": list(game.waiting),
        "decision": None if game.over else type(game.decision()).__name__,
        "outcome": outcome_entry(game),
        "position" if whole else "view": content,
    }


def list_legal(file: GameFile, seat: Seat = None, json: Json = False, lang: Language = None) -> None:
    """List every move that is allowed now."""
    game = read_game(file).game
    who = asked_seat(game, seat)
    moves = list(game.moves(who)) if who in game.waiting else []
    if json:
        decision = None if game.over else type(game.decision()).__name__
        entries = [{"move": str(move), **move.as_dict()} for move in moves]
        show_json({"title": game.title.id, "seat": who, "decision": decision, "moves": entries})
        return
    show(*(f"{move}  – {words(game).move(game.title, move)}" for move in moves))
    if not moves:
        show(status(game))


def explain_move(
    file: GameFile,
    move: Annotated[
        list[str] | None, typer.Argument(metavar="MOVE", help="Any move; without one, what is open.")
    ] = None,
    seat: Seat = None,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Explain why a move is allowed or not, with the rule. Several moves may be chained with `;`."""
    game = read_game(file).game
    if not move:
        show_json({"waiting": list(game.waiting), "status": status(game)}) if json else show(status(game))
        return
    found = explain(game, asked_seat(game, seat), " ".join(move))
    lines = explanation_lines(game, found)
    if json:
        rule = paragraph_or_none(game.title, found.reason.rule) if found.reason else None
        show_json({**found.as_dict(), "text": lines[0], "rule_text": rule.text if rule else None})
    else:
        show(*lines)


def apply_move(
    file: GameFile,
    move: MoveWords,
    seat: Seat = None,
    out: Annotated[Path | None, typer.Option("--out", help="Write here instead of to stdout.")] = None,
    in_place: Annotated[bool, typer.Option("--in-place", help="Write back into FILE.")] = False,
    json: Json = False,
    lang: Language = None,
) -> None:
    """Make a move and write the new position or save to stdout, to --out, or back with --in-place."""
    if out is not None and in_place:
        raise mistake("regnum-error-two-targets")
    stored = read_game(file)
    heard = len(stored.history.log)
    who = asked_seat(stored.game, seat)
    make_move(stored.history, who, " ".join(move))
    if in_place:
        write_file(file, encode(stored.history, stored.form))
    elif out is not None:
        store(stored.history, out, stored.form)
    if json:
        events = [event_entry(event) for event in stored.history.log.events[heard:]]
        show_json({"move": " ".join(move), "seat": who, "events": events, **position_entry(stored, EVERY_HAND)})
    elif out is None and not in_place:
        sys.stdout.write(encode(stored.history, stored.form).decode("utf-8"))
    else:
        speaker = words(stored.game)
        show(*(speaker.event(stored.game.title, event) for event in stored.history.heard(who, heard)))


def event_entry(event: Event) -> dict[str, object]:
    """An event as data, with the seats that may see this form of it (none: everybody)."""
    return {**event.as_dict(), "seats": None if event.seats is None else list(event.seats)}
