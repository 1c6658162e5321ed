"""Games as bytes: full saves, finished games and one seat's record of a running game.

A save holds the settings, the log and a snapshot, so that loading is fast and replaying can check it.
"""

from __future__ import annotations

import hashlib
from typing import Any, TypeVar, cast

import msgspec

from regnum.engine.chance import Chance, FastChance, ScriptedChance, VerifiableChance
from regnum.engine.deals import Deal, DealItem
from regnum.engine.frames import Frame
from regnum.engine.game import Game
from regnum.engine.history import Entry, History
from regnum.engine.knowledge import State
from regnum.engine.refusals import Refusal, RegnumError
from regnum.engine.registry import find_title
from regnum.engine.title import Title

FORMAT = 1
KINDS = ("save", "finished", "record")
S = TypeVar("S", bound=State)
Line = tuple[int, str, int, str, int]  # an entry of the log: sequence, kind, seat, words, ruleset


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A snapshot of everything that is not in the settings."""

    state: dict[str, Any]
    stack: list[list[Any]]
    progress: list[int]
    sealed: list[int]
    decision: int
    finished: bool


class Draws(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A source of chance and how far it has been used."""

    kind: str
    counter: int
    seed: int = 0
    key: str = ""
    epoch: int = 0
    answers: list[int] = []
    secret: str = ""
    nonces: list[str] = []


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
    check: str = ""


# ---- snapshots ------------------------------------------------------------------------------------------------------


def snapshot(game: Game[S]) -> Position:
    """The position as plain data."""
    names = game.title.knowledge.names
    return Position(
        state={name: getattr(game.state, name) for name in names},
        stack=[[type(frame).__name__, *frame.arguments()] for frame in game.stack],
        progress=game.progress,
        sealed=game.sealed,
        decision=game.decision_id,
        finished=game.finished,
    )


def fingerprint(game: Game[Any]) -> str:
    """A hash of the whole position and of how far chance has been used. It never leaves the server of a running game.

    The id of the open decision is no part of it: after an undo the position is the same, but the id is new.
    """
    now = snapshot(game)
    data = msgspec.json.encode([now.state, now.stack, now.progress, now.sealed, now.finished, game.chance.counter])
    return hashlib.sha256(data).hexdigest()


def restore(
    title: Title[S],
    players: int,
    options: dict[str, str],
    position: Position,
    draws: Draws,
    scenario: str = "standard",
) -> Game[S]:
    """A game from a snapshot; whatever does not fit is refused."""
    state = title.setup(options, players, FastChance(0), scenario).state
    names = title.knowledge.names
    if set(position.state) != set(names):
        odd = sorted(set(position.state) ^ set(names))
        raise RegnumError(f"the position does not have the fields of {title.id}: {', '.join(odd)}")
    for name in names:
        setattr(state, name, checked(name, getattr(state, name), position.state[name]))
    game: Game[S] = Game(title, state, players, make_chance(draws), dict(options), scenario)
    game.stack = [make_frame(title, row) for row in position.stack]
    game.progress = list(position.progress)
    game.sealed = list(position.sealed)
    game.decision_id = position.decision
    game.finished = position.finished
    problems = title.invariants(game) or stuck(game)
    if problems:
        raise RegnumError(f"the position is impossible: {problems[0]}")
    return game


def stuck(game: Game[Any]) -> list[str]:
    """Why a restored game could not go on: what is still to be done must end in a decision that can be answered."""
    if len(game.progress) != len(game.stack) or len(game.sealed) != game.seat_count:
        return ["it is incomplete"]
    for frame, progress in zip(game.stack, game.progress, strict=True):
        if not 0 <= progress <= (len(frame.steps) if isinstance(frame, Procedure) else 0):
            return [f"{frame!r} has no step {progress}"]
    if game.finished or not game.stack:
        return [] if game.finished and not game.stack else ["it is neither over nor going on"]
    decision = game.stack[-1]
    if not isinstance(decision, Decision):
        return ["nobody is asked anything"]
    asked = decision.seats(game)
    if not asked or any(seat not in range(game.seat_count) or not decision.options(game, seat) for seat in asked):
        return [f"{decision!r} cannot be answered"]
    answers = {seat: answer for seat, answer in enumerate(game.sealed) if answer != -1}
    sealed = isinstance(decision, Sealed) and bool(game.waiting)
    if any(not sealed or game.why_not(seat, answer) is not None for seat, answer in answers.items()):
        return ["a sealed answer is not possible"]
    return []


def checked(name: str, pattern: Any, value: Any) -> Any:
    """The value, if it has the shape of the pattern."""
    if isinstance(pattern, int):
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    elif isinstance(value, list):
        if all(isinstance(item, int) and not isinstance(item, bool) for item in value):
            if not any(isinstance(item, list) for item in pattern):
                return list(value)
        elif all(isinstance(item, list) and all(type(part) is int for part in item) for item in value):
            return [list(item) for item in value]
    raise RegnumError(f"the field {name} of the position has a wrong form")


def make_frame(title: Title[S], row: list[Any]) -> Frame[S]:
    """A frame from its name and arguments."""
    if not row or not isinstance(row[0], str) or row[0] not in title.frames:
        raise RegnumError(f"{title.id} does not know the step {row[:1]}")
    cls = title.frames[row[0]]
    arguments = [tuple(item) if isinstance(item, list) else item for item in row[1:]]
    if len(arguments) != len(cls.fields):
        raise RegnumError(f"the step {row[0]} has {len(cls.fields)} arguments, not {len(arguments)}")
    return cast("Frame[S]", cast(Any, cls)(*arguments))


def describe_chance(chance: Chance) -> Draws:
    """A source of chance as plain data."""
    draws = Draws(kind=chance.kind, counter=chance.counter)
    if isinstance(chance, FastChance):
        draws.seed = chance.seed
    elif isinstance(chance, VerifiableChance):
        draws.key, draws.epoch = chance.key.hex(), chance.epoch
    elif isinstance(chance, ScriptedChance):
        draws.answers = list(chance.answers)
    return draws


def make_chance(draws: Draws) -> Chance:
    """A source of chance from plain data."""
    if draws.kind == FastChance.kind:
        return FastChance(draws.seed, draws.counter)
    if draws.kind == VerifiableChance.kind:
        try:
            return VerifiableChance(bytes.fromhex(draws.key), draws.epoch, draws.counter)
        except ValueError:
            raise RegnumError("the key of the draws is not a hexadecimal number") from None
    if draws.kind == ScriptedChance.kind:
        return ScriptedChance(draws.answers, draws.counter)
    raise RegnumError(f"unknown source of chance {draws.kind}")


# ---- files ----------------------------------------------------------------------------------------------------------


def save(history: History[S]) -> bytes:
    """The whole game as a file; it holds the key of the draws, so it is for the host only until the game is over."""
    game = history.game
    body = SaveFile(
        regnum="finished" if game.over else "save",
        format=FORMAT,
        title=game.title.id,
        ruleset=game.title.version,
        players=game.seat_count,
        options=dict(game.settings),
        origin=snapshot(history.origin),
        origin_draws=describe_chance(history.origin.chance),
        log=[list(entry.as_list()) for entry in history.entries],
        position=snapshot(game),
        draws=describe_chance(game.chance),
    )
    return sealed_bytes(body)


def record(history: History[S], seat: int) -> bytes:
    """What one seat may keep of a running game."""
    game = history.game
    body = RecordFile(
        regnum="record",
        format=FORMAT,
        title=game.title.id,
        ruleset=game.title.version,
        players=game.seat_count,
        options=dict(game.settings),
        seat=seat,
        view=dict(game.view(seat)),
        events=[event.as_dict() for event in history.log.since(0, seat)],
    )
    return sealed_bytes(body)


def sealed_bytes(body: SaveFile | RecordFile) -> bytes:
    """The file with its checksum, one field a line for readers and diffs."""
    body.check = ""
    body.check = hashlib.sha256(msgspec.json.encode(body)).hexdigest()
    return msgspec.json.format(msgspec.json.encode(body), indent=1) + b"\n"


def read_file(data: bytes) -> SaveFile | RecordFile:
    """A file from its bytes; a corrupt, cut or foreign one is refused with the reason."""
    try:
        raw = msgspec.json.decode(data)
        kind = raw.get("regnum") if isinstance(raw, dict) else None
        if kind not in KINDS:
            raise RegnumError("this is not a Regnum file")
        if raw.get("format") != FORMAT:
            raise RegnumError(f"the file has format {raw.get('format')}; this version reads format {FORMAT}")
        body = msgspec.json.decode(data, type=RecordFile if kind == "record" else SaveFile)
    except msgspec.ValidationError as problem:
        raise RegnumError(f"the file is damaged: {problem}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RegnumError("the file is damaged or cut off: it is not complete JSON") from None
    check, body.check = body.check, ""
    if hashlib.sha256(msgspec.json.encode(body)).hexdigest() != check:
        raise RegnumError("the file was changed or damaged: its checksum does not fit")
    return body


def load(data: bytes) -> History[Any]:
    """A game with its log, from a full save or a finished game."""
    body = read_file(data)
    if isinstance(body, RecordFile):
        raise RegnumError("this is one seat's record, not a whole game; it can be read but not played on")
    title = find_title(body.title)
    check_version(title, body.ruleset)
    history = History(rebuild(title, body, body.origin, body.origin_draws))
    for row in body.log:
        replay_entry(history, row)
    if fingerprint(history.game) != fingerprint(rebuild(title, body, body.position, body.draws)):
        raise RegnumError("the log of the file does not lead to its position")
    return history


def rebuild(title: Title[S], body: SaveFile, position: Position, draws: Draws) -> Game[S]:
    """A game from one of the two snapshots in a file."""
    title.check_players(body.players)
    options = title.check_options(body.options)
    try:
        return restore(title, body.players, options, position, draws)
    except (LookupError, TypeError, ValueError) as problem:
        raise RegnumError(f"the position in the file is impossible: {problem}") from None


def check_version(title: Title[Any], ruleset: int) -> None:
    """Refuse a game of a ruleset that this version cannot play on."""
    if ruleset != title.version:
        raise RegnumError(f"the game was played with ruleset {ruleset} of {title.id}; this version has {title.version}")


def replay_entry(history: History[Any], row: list[Any]) -> Entry:
    """Carry out one line of a log."""
    try:
        sequence, kind, seat, text, _version = row
        if sequence != len(history.entries) + 1:
            raise RegnumError(f"the log jumps from {len(history.entries)} to {sequence}")
        if kind == "move":
            history.move(seat, text)
        elif kind == "undo":
            history.undo(seat)
        elif kind == "deal":
            history.strike(read_deal(text))
        else:
            raise RegnumError(f"unknown kind of log entry {kind}")
    except Refusal as refusal:
        raise RegnumError(f"log entry {row[0]} is not possible: {refusal}") from None
    except (ValueError, TypeError) as problem:
        raise RegnumError(f"a log entry is damaged: {problem}") from None
    return history.entries[-1]


def read_deal(text: str) -> Deal:
    """A deal from its log text."""
    parties, _, items = text.partition(" ")
    rows = [row.split(":") for row in items.split(";") if row]
    return Deal(
        [int(party) for party in parties.split(",")],
        [DealItem(int(row[0]), int(row[1]), row[2], int(row[3]), int(row[4])) for row in rows],
    )
