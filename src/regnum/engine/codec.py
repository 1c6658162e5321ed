"""Games as bytes: full saves, finished games and one seat's record of a running game.

A save holds the settings, the log and a snapshot, so that loading is fast and replaying can check it.
"""

# not compiled: msgspec makes its classes as they are written
from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from regnum.engine.chance import VerifiableChance, commitment
from regnum.engine.deals import Deal
from regnum.engine.events import Event
from regnum.engine.game import Game
from regnum.engine.history import Entry, History, Moment
from regnum.engine.knowledge import State
from regnum.engine.lineage import stretches
from regnum.engine.refusals import Refusal, RegnumError, RuleFailure
from regnum.engine.registry import find_title
from regnum.engine.snapshot import Draws, Position, describe_chance, restore, snapshot
from regnum.engine.title import Title

FORMAT = 1
KINDS = ("save", "finished", "record")
ENTRY_KINDS = ("move", "undo", "deal", "rollback")
S = TypeVar("S", bound=State)
Line = tuple[int, str, int, str, int]  # an entry of the log: sequence, kind, seat, words, ruleset


class SaveFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A full save or a finished game; `failing` is the entry at which a rule broke down.

    Defaults are left out of the file, so a field that is added later changes no checksum of an older file.
    """

    regnum: str
    format: int
    title: str
    ruleset: int
    players: int
    options: dict[str, str]
    origin: Position
    origin_draws: Draws
    log: list[Line]
    position: Position
    draws: Draws
    scenario: str = "standard"
    failing: Line | None = None
    skipped: int = 0  # entries before those in the file, which begins in the middle of a game then
    table: list[dict[str, Any]] = []  # what whoever keeps the file has said, drafted and promised in private
    ended: bool = False  # the table ended the game, although it is not over by its rules
    check: str = ""


class RecordFile(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat's record of a running game: its view and the events it may see. It holds no secret."""

    regnum: str
    format: int
    title: str
    ruleset: int
    players: int
    options: dict[str, str]
    seat: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    scenario: str = "standard"
    commitment: str = ""
    table: list[dict[str, Any]] = []  # what the seat has said, drafted and promised in private
    check: str = ""


def save(
    history: History[S], failing: Entry | None = None, table: Sequence[dict[str, Any]] = (), ended: bool = False
) -> bytes:
    """The whole game as a file; it holds the key of the draws, so it is for the host only until the game is over, or
    the table has `ended` it."""
    game = history.game
    body = SaveFile(
        regnum="finished" if game.over else "save",
        format=FORMAT,
        title=game.title.id,
        ruleset=game.title.version,
        players=game.title.players(game),
        options=dict(game.settings),
        origin=snapshot(history.origin),
        origin_draws=describe_chance(history.origin.chance),
        log=[entry.as_line() for entry in history.entries],
        position=snapshot(game),
        draws=describe_chance(game.chance),
        scenario=game.scenario,
        failing=failing.as_line() if failing else None,
        skipped=history.forgotten,
        table=list(table),
        ended=ended,
    )
    return sealed_bytes(body)


def record(history: History[S], seat: int, table: Sequence[dict[str, Any]] = (), before: Sequence[Event] = ()) -> bytes:
    """What one seat (-1: a spectator) may keep of a running game, with what it had to do with at the table.

    `before` are the events that the history has forgotten.
    """
    game = history.game
    if not -1 <= seat < game.seat_count:
        raise RegnumError(f"there is no seat {seat}; the seats are 0 to {game.seat_count - 1}, and -1 for spectators")
    secret = game.chance.secret if isinstance(game.chance, VerifiableChance) else b""
    heard_before = [event for event in before if event.visible_to(*game.companions(seat))]
    body = RecordFile(
        regnum="record",
        format=FORMAT,
        title=game.title.id,
        ruleset=game.title.version,
        players=game.title.players(game),
        options=dict(game.settings),
        seat=seat,
        view=dict(game.view(seat)),
        events=[event.as_dict() for event in (*heard_before, *history.heard(seat))],
        scenario=game.scenario,
        commitment=commitment(secret) if secret else "",
        table=list(table),
    )
    return sealed_bytes(body)


def sealed_bytes(body: SaveFile | RecordFile) -> bytes:
    """The file with its checksum, one field a line for readers and diffs."""
    body.check = checksum(body)
    return msgspec.json.format(msgspec.json.encode(body), indent=1) + b"\n"


def checksum(body: SaveFile | RecordFile) -> str:
    """The hash of everything else in a file."""
    return hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(body, check=""))).hexdigest()


def read_file(data: bytes) -> SaveFile | RecordFile:
    """A file from its bytes; a corrupt, cut or foreign one is refused with the reason."""
    try:
        raw = msgspec.json.decode(data)
        kind = raw.get("regnum") if isinstance(raw, dict) else None
        if kind not in KINDS:
            raise RegnumError("this is not a Regnum file")
        if raw.get("format") != FORMAT:
            raise RegnumError(f"the file has format {raw.get('format')}; this version reads format {FORMAT}")
        wanted: type[SaveFile] | type[RecordFile] = RecordFile if kind == "record" else SaveFile
        body = msgspec.json.decode(data, type=wanted)
    except msgspec.ValidationError as problem:
        raise RegnumError(f"the file is damaged: {problem}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise RegnumError("the file is damaged or cut off: it is not complete JSON") from None
    if checksum(body) != body.check:
        raise RegnumError("the file was changed or damaged: its checksum does not fit")
    return body


def load(data: bytes, find: Callable[[str], Title[Any]] = find_title) -> History[Any]:
    """A game with its log, from a full save or a finished game; `find` gives the title of a name.

    One of other rules goes on from its last position: nobody can be asked any more what those rules did with its moves.
    """
    body, title = read_save(data, find)
    if made_by_other_rules(title, body):
        game = rebuild(title, body, body.position, body.draws)
        entries = [Entry(*line) for line in body.log]
        history = History.resume(game, game.copy(), entries, [], body.skipped + len(entries))
        history.forgotten = body.skipped
        return history
    history = History(rebuild(title, body, body.origin, body.origin_draws))
    history.forgotten = history.decision_id = body.skipped
    replay(history, body)
    return history


def made_by_other_rules(title: Title[Any], body: SaveFile) -> bool:
    """Whether anything in a file was made by another version of the rules than this one."""
    return any(version != title.version for version in (body.ruleset, *(line[4] for line in body.log)))


def load_failure(data: bytes, find: Callable[[str], Title[Any]] = find_title) -> tuple[History[Any], Entry]:
    """The report of a rule that broke down: the game before, and the entry that could not be carried out."""
    body, _ = read_save(data, find)
    if body.failing is None:
        raise RegnumError("this file is an ordinary game: no rule broke down in it")
    return load(data, find), Entry(*body.failing)


def read_save(data: bytes, find: Callable[[str], Title[Any]]) -> tuple[SaveFile, Title[Any]]:
    """The content of a whole game and its title; what this version cannot play is refused."""
    body = read_file(data)
    if isinstance(body, RecordFile):
        raise RegnumError("this is one seat's record, not a whole game; it can be read but not played on")
    title = find(body.title)
    if body.skipped < 0:
        raise RegnumError("the file is damaged: its log begins before the game")
    check_versions(title, body)
    title.check_players(body.players)
    title.check_scenario(body.scenario)
    if body.ruleset == title.version:
        body.options = title.check_options(body.options)
    return body, title


def check_versions(title: Title[Any], body: SaveFile) -> None:
    """Refuse a file of newer rules, and one in which the rules grow older from entry to entry."""
    if body.ruleset > title.version:
        raise RegnumError(
            f"the game was played with ruleset {body.ruleset} of {title.id}; this version has {title.version}"
        )
    versions = [1, *(line[4] for line in body.log), body.ruleset]
    if versions != sorted(versions):
        raise RegnumError("the rulesets of the file go back")
    if made_by_other_rules(title, body):
        check_log(body)


def check_log(body: SaveFile) -> None:
    """What can be seen of a log without the rules that made it: its numbers, its kinds, whether the game is over."""
    for number, (sequence, kind, *_) in enumerate(body.log, body.skipped + 1):
        if sequence != number:
            raise RegnumError(f"log entry {sequence} should have the number {number}")
        if kind not in ENTRY_KINDS:
            raise RegnumError(f"unknown kind of log entry {kind}")
    if (body.regnum == "finished") != body.position.finished:
        raise RegnumError("the file does not say rightly whether the game is over")


def replay(history: History[Any], body: SaveFile) -> None:
    """Carry out the log of a file; it must lead to the position in the file, with the same draws."""
    entries = [Entry(*line) for line in body.log]
    expect(history, entries)
    for entry in entries:
        replay_entry(history, entry)
    history.kept.clear()
    end = rebuild(history.game.title, body, body.position, body.draws)
    if msgspec.json.encode(snapshot(history.game)) != msgspec.json.encode(snapshot(end)):
        raise RegnumError("the log of the file does not lead to its position")
    if describe_chance(history.game.chance) != describe_chance(end.chance):
        raise RegnumError("the draws of the file do not fit its log")
    if (body.regnum == "finished") != end.over:
        raise RegnumError("the file does not say rightly whether the game is over")


def rebuild(title: Title[S], body: SaveFile, position: Position, draws: Draws) -> Game[S]:
    """A game from one of the two snapshots in a file. A position made by hand may break any rule, in any way."""
    try:
        return restore(title, body.players, body.options, position, draws, body.scenario, body.ruleset)
    except RegnumError:
        raise
    except Exception as problem:
        raise RegnumError(f"the position in the file is impossible: {type(problem).__name__} {problem}") from None


def expect(history: History[Any], entries: Sequence[Entry]) -> None:
    """Remember the moments to which these entries will go back, so that each of them is played only once."""
    places = [int(entry.text) for entry in entries if entry.kind == "rollback" and entry.text.isdecimal()]
    history.kept = {place: history.now() if place == history.sequence else None for place in places}


def go_back(history: History[Any], sequence: int) -> None:
    """By consent of all: let a game stand again where it stood after an entry."""
    then = history.kept.get(sequence) or moment(history, sequence)
    if max(then.game.sealed) >= 0:
        raise RegnumError(f"entry {sequence} is one of several answers that count together")
    history.go_back(sequence, then)


def moment(history: History[Any], sequence: int) -> Moment[Any]:
    """The game as it was after an entry, all of whose log is kept; what a rollback left behind is not played again."""
    if history.forgotten or not 0 <= sequence < history.sequence:
        raise RegnumError(f"the game cannot go back to entry {sequence}")
    then, rollbacks = History(history.origin.copy()), rollbacks_in(history.entries)
    replay_path(then, led_to(history.entries, rollbacks, sequence), rollbacks)
    return then.now()


def rollbacks_in(entries: Sequence[Entry]) -> dict[int, int]:
    """For each rollback among these entries the one to which it went back."""
    return {entry.sequence: int(entry.text) for entry in entries if entry.kind == "rollback"}


def led_to(entries: Sequence[Entry], rollbacks: Mapping[int, int], sequence: int) -> list[Entry]:
    """The entries that led to one of them, that one included; none may be missing after the first that is there."""
    start, by_number = entries[0].sequence if entries else 1, {entry.sequence: entry for entry in entries}
    wanted = [number for first, last in stretches(rollbacks, sequence) for number in range(first, last + 1)]
    missing = [number for number in wanted if number >= start and number not in by_number]
    if missing:
        raise RegnumError(f"the log has no entry {missing[0]}")
    return [by_number[number] for number in wanted if number >= start]


def replay_path(history: History[Any], path: Sequence[Entry], rollbacks: Mapping[int, int]) -> None:
    """Carry out the entries that led somewhere, without those that rollbacks left behind; what was drawn after a
    rollback was drawn in the epoch of its number."""
    start, epoch = history.sequence, history.game.chance.epoch
    for entry in path:
        if entry.kind == "rollback":
            history.skip_to(entry, epoch + sum(1 for each in rollbacks if start < each <= entry.sequence))
        else:
            replay_entry(history, entry)


def replay_entry(history: History[Any], entry: Entry) -> None:
    """Carry out one line of a log; the words of a move may be former ones."""
    try:
        if entry.kind == "move":
            entry = entry.renamed(history.game.title.former.text(entry.text))
            history.move(entry.seat, entry.text)
        elif entry.kind == "undo":
            history.undo(entry.seat)
        elif entry.kind == "deal":
            history.strike(Deal.from_text(entry.text))
        elif entry.kind == "rollback":
            go_back(history, int(entry.text))
        else:
            raise RegnumError(f"unknown kind of log entry {entry.kind}")
    except (Refusal, RuleFailure, ValueError) as problem:
        raise RegnumError(f"log entry {entry.sequence} is not possible: {problem}") from None
    if history.entries[-1].as_line() != entry.as_line():
        raise RegnumError(f"log entry {entry.sequence} should read {history.entries[-1].as_line()}")
