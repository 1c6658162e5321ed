"""`regnum replay` and `regnum verify`: recorded games."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from regnum.cli.files import is_json, make_game, read_bytes
from regnum.cli.options import Json, Language, LogFile
from regnum.cli.output import mistake, notice, say, show, show_json, words
from regnum.cli.position import event_entry, status
from regnum.edges.entries import move_text, outcome_entry
from regnum.engine.codec import RecordFile, SaveFile, read_file, replay_entry
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.history import Entry, History
from regnum.engine.refusals import RegnumError, RuleFailure
from regnum.engine.registry import find_title
from regnum.engine.verify import verify as check_draws

UNDECIDED: Final = 3  # the exit code of a check that can say neither yes nor no


def add_to(app: typer.Typer) -> None:
    """Make the commands known."""
    app.command("replay")(replay)
    app.command("verify")(verify)


def replay(file: LogFile, json: Json = False, lang: Language = None) -> None:
    """Play a recorded game again, move by move, with everything that happened."""
    data = read_bytes(file)
    body = recorded(file, data)
    if isinstance(body, RecordFile):
        replay_record(file, body, json)
        return
    history = make_game(file, data).history
    steps = list(play_again(history))
    if made_by_other_rules(history):
        notice(say("regnum-replay-other-rules", ruleset=history.entries[0].version))
    game = history.game
    failing, problem = try_failing(history, body)
    if json:
        entries = [entry_dict(entry, events) for entry, events in steps]
        head = {"title": game.title.id, "players": game.title.players(game), "options": game.settings}
        failure = {**entry_dict(failing, []), "problem": problem} if failing else None
        tail = {"finished": game.over, "outcome": outcome_entry(game), "failing": failure}
        show_json({**head, "entries": entries, **tail})
    else:
        for entry, events in steps:
            show(entry_text(game, entry), *event_lines(game, entry.seat, events))
        show("", status(game))
    report_failing(failing, problem)


def recorded(file: Path, data: bytes) -> SaveFile | RecordFile:
    """The content of a recorded game; a position has no log."""
    if not is_json(data):
        raise mistake("regnum-error-no-log", file=str(file))
    try:
        return read_file(data)
    except RegnumError as problem:
        raise mistake("regnum-error-file", file=str(file), problem=str(problem)) from None


def made_by_other_rules(history: History[Any]) -> bool:
    """Whether entries of the log were made by another version of the rules, so that they cannot be made again."""
    return any(entry.version != history.game.title.version for entry in history.entries)


def play_again(history: History[Any]) -> Iterator[tuple[Entry, list[Event]]]:
    """Every entry of the log with what happened in it, if that can still be known."""
    if made_by_other_rules(history):
        yield from ((entry, []) for entry in history.entries)
        return
    fresh = History(history.origin.copy())
    for entry in history.entries:
        heard = len(fresh.log)
        replay_entry(fresh, entry)
        yield entry, fresh.log.events[heard:]


def try_failing(history: History[Any], body: SaveFile) -> tuple[Entry | None, str]:
    """The entry at which a rule once broke down, and how it breaks down now (if it still does)."""
    if body.failing is None:
        return None, ""
    entry = Entry(*body.failing)
    try:
        History(history.game.copy()).move(entry.seat, entry.text)
    except RuleFailure as failure:
        return entry, str(failure)
    return entry, ""


def report_failing(failing: Entry | None, problem: str) -> None:
    """Say whether an old failure is still there; if so the command fails."""
    if failing is None:
        return
    if not problem:
        notice(say("regnum-replay-mended", sequence=failing.sequence, move=failing.text))
        return
    notice(say("regnum-replay-failing", sequence=failing.sequence, problem=problem))
    raise typer.Exit(1)


def replay_record(file: Path, body: RecordFile, json: bool) -> None:
    """What one seat saw of a game."""
    title = find_title(body.title)
    try:
        kinds = [title.event_kind(str(each["event"])) for each in body.events]
        pairs = zip(kinds, body.events, strict=True)
        events = [Event(kind, [int(each[name]) for name in kind.parameters]) for kind, each in pairs]
        lines = [words().event(title, event) for event in events]
    except (LookupError, TypeError, ValueError) as problem:
        raise mistake("regnum-error-damaged", file=str(file), problem=repr(problem)) from None
    if json:
        show_json({"title": body.title, "players": body.players, "seat": body.seat, "events": body.events})
    else:
        show(*lines)


def entry_dict(entry: Entry, events: list[Event]) -> dict[str, object]:
    """An entry of the log as data."""
    return {
        "sequence": entry.sequence,
        "kind": entry.kind,
        "seat": entry.seat,
        "text": entry.text,
        "events": [event_entry(event) for event in events],
    }


def entry_text(game: Game[Any], entry: Entry) -> str:
    """An entry of the log for people."""
    said = entry.text
    if entry.kind == "move":
        said = move_text(game.title, entry.text, words(game))
    elif entry.kind == "undo":
        said = say("regnum-replay-undo")
    return f"{entry.sequence}. {words(game).seat(entry.seat)}: {said}"


def event_lines(game: Game[Any], seat: int, events: list[Event]) -> list[str]:
    """What happened, as whoever moved saw it."""
    speaker = words(game)
    return [f"    {speaker.event(game.title, event)}" for event in events if event.visible_to(seat)]


def verify(
    file: LogFile,
    published: Annotated[str, typer.Option("--commitment", help="What the host published before the game.")] = "",
    json: Json = False,
    lang: Language = None,
) -> None:
    """Check a finished game: make every draw and every move again with the key that it shows."""
    data = read_bytes(file)
    recorded(file, data)
    try:
        verdict = check_draws(data, published)
    except RegnumError as problem:
        raise mistake("regnum-error-file", file=str(file), problem=str(problem)) from None
    if json:
        show_json(verdict.as_dict())
    if verdict.problems:
        raise mistake("regnum-unfair", file=str(file), problems="; ".join(verdict.problems))
    if verdict.other_rules is not None:
        notice(say("regnum-verify-other-rules", file=str(file), ruleset=verdict.other_rules))
        raise typer.Exit(UNDECIDED)
    if not json:
        show(say("regnum-verified", entries=verdict.entries, draws=verdict.draws))
        if verdict.commitment:
            show(say("regnum-verified-commitment", commitment=verdict.commitment))
