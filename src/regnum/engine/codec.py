"""Games as bytes: full saves, finished games and one seat's record of a running game.

A save holds the settings, the log and a snapshot, so that loading is fast and replaying can check it.
"""

# not compiled: msgspec makes its classes as they are written
from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec

from regnum.engine.chance import Chance, FastChance, ScriptedChance, VerifiableChance, commitment
from regnum.engine.deals import Deal
from regnum.engine.frames import Decision, Frame, Procedure, Sealed
from regnum.engine.game import AGAIN, Game
from regnum.engine.history import Entry, History
from regnum.engine.knowledge import State
from regnum.engine.migrations import OldGame, bring_up_to_date
from regnum.engine.refusals import Refusal, RegnumError, RuleFailure
from regnum.engine.registry import find_title
from regnum.engine.title import Title

FORMAT = 1
KINDS = ("save", "finished", "record")
ENTRY_KINDS = ("move", "undo", "deal")
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
    """A hash of the whole position and of how far chance has been used; during a game it stays with the host."""
    data = msgspec.json.encode([snapshot(game), game.chance.counter])
    return hashlib.sha256(data).hexdigest()


def restore(
    title: Title[S],
    players: int,
    options: dict[str, str],
    position: Position,
    draws: Draws,
    scenario: str = "standard",
    ruleset: int = 0,
) -> Game[S]:
    """A game from a snapshot, of an older version of the rules if one is given; whatever does not fit is refused."""
    options, position = up_to_date(title, options, position, ruleset or title.version)
    fresh = title.setup(options, players, FastChance(0), scenario)
    state = fresh.state
    names = title.knowledge.names
    if set(position.state) != set(names):
        odd = sorted(set(position.state) ^ set(names))
        raise RegnumError(f"the position does not have the fields of {title.id}: {', '.join(odd)}")
    for name in names:
        setattr(state, name, checked(name, getattr(state, name), position.state[name]))
    game: Game[S] = Game(title, state, fresh.seat_count, make_chance(draws), dict(options), scenario)
    game.stack = [make_frame(title, row) for row in position.stack]
    game.progress = list(position.progress)
    game.sealed = list(position.sealed)
    game.decision_id = position.decision
    game.finished = position.finished
    problems = title.invariants(game) or stuck(game)
    if not problems and title.players(game) != players:
        problems = [f"it is not one of a game for {players}"]
    if problems:
        raise RegnumError(f"the position is impossible: {problems[0]}")
    return game


def up_to_date(
    title: Title[Any], options: dict[str, str], position: Position, ruleset: int
) -> tuple[dict[str, str], Position]:
    """Settings and position as the present rules know them."""
    old = OldGame(dict(options), dict(position.state), [list(row) for row in position.stack], list(position.progress))
    bring_up_to_date(old, title.former, title.migrations, ruleset, title.version)
    settings = title.check_options(old.settings)
    return settings, msgspec.structs.replace(position, state=old.state, stack=old.stack, progress=old.progress)


def stuck(game: Game[Any]) -> list[str]:
    """Why a restored game could not go on: what is still to be done must end in a decision that can be answered."""
    if len(game.progress) != len(game.stack) or len(game.sealed) != game.seat_count:
        return ["it is incomplete"]
    for frame, progress in zip(game.stack, game.progress, strict=True):
        if progress and not (isinstance(frame, Procedure) and AGAIN <= progress <= len(frame.steps)):
            return [f"{frame!r} has no step {progress}"]
    if game.finished or not game.stack:
        return [] if game.finished and not game.stack else ["it is neither over nor going on"]
    decision = game.stack[-1]
    if not isinstance(decision, Decision):
        return ["nobody is asked anything"]
    asked = decision.seats(game)
    if not asked or any(seat not in range(game.seat_count) for seat in asked):
        return [f"{decision!r} asks nobody"]
    legal = [decision.options(game, seat) for seat in asked]  # a rule that cannot cope with the position fails here
    sealed = isinstance(decision, Sealed) and bool(game.waiting)
    for seat, answer in enumerate(game.sealed):
        if answer != -1 and not (sealed and seat in asked and answer in legal[list(asked).index(seat)]):
            return [f"seat {seat} cannot have sealed {answer}"]
    return []


def checked(name: str, pattern: Any, value: Any) -> Any:
    """The value, if it has the shape of the pattern: a number, a list of numbers, or a list of such lists."""
    if type(value) is int and isinstance(pattern, int):
        return value
    if isinstance(value, list) and isinstance(pattern, list):
        nested = any(isinstance(item, list) for item in pattern)
        if not nested and all(type(item) is int for item in value):
            return list(value)
        if (nested or not pattern) and all(is_row(item) for item in value):
            return [list(item) for item in value]
    raise RegnumError(f"the field {name} of the position has a wrong form")


def is_row(value: Any) -> bool:
    """Whether this is a list of numbers."""
    return isinstance(value, list) and all(type(item) is int for item in value)


def make_frame(title: Title[S], row: list[Any]) -> Frame[S]:
    """A frame from its name and arguments."""
    if not row or not isinstance(row[0], str) or row[0] not in title.frames:
        raise RegnumError(f"{title.id} does not know the step {row[:1]}")
    cls = title.frames[row[0]]
    arguments = [tuple(item) if is_row(item) else item for item in row[1:]]
    if len(arguments) != len(cls.fields):
        raise RegnumError(f"the step {row[0]} has {len(cls.fields)} arguments, not {len(arguments)}")
    if not all(isinstance(item, tuple) or type(item) is int for item in arguments):
        raise RegnumError(f"the arguments of the step {row[0]} are not numbers")
    return cast("Frame[S]", cast(Any, cls)(*arguments))


def describe_chance(chance: Chance) -> Draws:
    """A source of chance as plain data."""
    draws = Draws(kind=chance.kind, counter=chance.counter)
    if isinstance(chance, FastChance):
        draws.seed = chance.seed
    elif isinstance(chance, VerifiableChance):
        draws.key, draws.epoch = chance.key.hex(), chance.epoch
        draws.secret, draws.nonces = chance.secret.hex(), [nonce.hex() for nonce in chance.nonces]
    elif isinstance(chance, ScriptedChance):
        draws.answers = list(chance.answers)
    return draws


def make_chance(draws: Draws) -> Chance:
    """A source of chance from plain data."""
    if draws.counter < 0:
        raise RegnumError("the draws have a negative counter")
    if draws.kind == FastChance.kind:
        return FastChance(draws.seed, draws.counter)
    if draws.kind == VerifiableChance.kind:
        try:
            key, secret, *nonces = (bytes.fromhex(text) for text in (draws.key, draws.secret, *draws.nonces))
        except ValueError:
            raise RegnumError("the key of the draws is not a hexadecimal number") from None
        return VerifiableChance(key, draws.epoch, draws.counter, secret, nonces)
    if draws.kind == ScriptedChance.kind:
        return ScriptedChance(draws.answers, draws.counter)
    raise RegnumError(f"unknown source of chance {draws.kind}")


# ---- files ----------------------------------------------------------------------------------------------------------


def save(history: History[S], failing: Entry | None = None) -> bytes:
    """The whole game as a file; it holds the key of the draws, so it is for the host only until the game is over."""
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
    )
    return sealed_bytes(body)


def record(history: History[S], seat: int) -> bytes:
    """What one seat (-1: a spectator) may keep of a running game."""
    game = history.game
    if not -1 <= seat < game.seat_count:
        raise RegnumError(f"there is no seat {seat}; the seats are 0 to {game.seat_count - 1}, and -1 for spectators")
    secret = game.chance.secret if isinstance(game.chance, VerifiableChance) else b""
    body = RecordFile(
        regnum="record",
        format=FORMAT,
        title=game.title.id,
        ruleset=game.title.version,
        players=game.title.players(game),
        options=dict(game.settings),
        seat=seat,
        view=dict(game.view(seat)),
        events=[event.as_dict() for event in history.log.since(0, seat)],
        scenario=game.scenario,
        commitment=commitment(secret) if secret else "",
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
        return History.resume(game, game.copy(), entries, [], len(entries))
    history = History(rebuild(title, body, body.origin, body.origin_draws))
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
    for number, (sequence, kind, *_) in enumerate(body.log, 1):
        if sequence != number:
            raise RegnumError(f"log entry {sequence} should have the number {number}")
        if kind not in ENTRY_KINDS:
            raise RegnumError(f"unknown kind of log entry {kind}")
    if (body.regnum == "finished") != body.position.finished:
        raise RegnumError("the file does not say rightly whether the game is over")


def replay(history: History[Any], body: SaveFile) -> None:
    """Carry out the log of a file; it must lead to the position in the file, with the same draws."""
    for line in body.log:
        replay_entry(history, Entry(*line))
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
        else:
            raise RegnumError(f"unknown kind of log entry {entry.kind}")
    except (Refusal, RuleFailure, ValueError) as problem:
        raise RegnumError(f"log entry {entry.sequence} is not possible: {problem}") from None
    if history.entries[-1].as_line() != entry.as_line():
        raise RegnumError(f"log entry {entry.sequence} should read {history.entries[-1].as_line()}")
