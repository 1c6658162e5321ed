"""A position as plain data, and a game from it again: what files, the database and hashes are made of."""

# not compiled: msgspec makes its classes as they are written
from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final, TypeVar, cast

import msgspec

from regnum.engine.chance import Chance, FastChance, ScriptedChance, VerifiableChance
from regnum.engine.course import AGAIN
from regnum.engine.frames import Decision, Frame, Procedure, Sealed
from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.engine.migrations import OldGame, bring_up_to_date
from regnum.engine.moves import Domain, Move
from regnum.engine.refusals import RegnumError
from regnum.engine.title import Title

NO_ANSWER: Final = -2
S = TypeVar("S", bound=State)


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A snapshot of everything that is not in the settings."""

    state: dict[str, Any]
    stack: list[list[Any]]
    progress: list[int]
    sealed: list[int | str]  # the words of an answer, -1 if there is none; older files have its code
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


def snapshot(game: Game[S]) -> Position:
    """The position as plain data."""
    names = game.title.knowledge.names
    return Position(
        state={name: getattr(game.state, name) for name in names},
        stack=[[type(frame).__name__, *frame.arguments()] for frame in game.stack],
        progress=game.progress,
        sealed=spelled(game, game.sealed),
        decision=game.decision_id,
        finished=game.finished,
    )


def spelled(game: Game[Any], sealed: Sequence[int | str]) -> list[int | str]:
    """Sealed answers in words: their codes may change with the rules."""
    return [str(game.decision().spell(each)) if isinstance(each, int) and each >= 0 else each for each in sealed]


def codes(game: Game[Any], sealed: Sequence[int | str]) -> list[int]:
    """The codes of sealed answers; what is no answer to the open decision gets one that nobody can have sealed."""
    if not game.stack or not isinstance(game.stack[-1], Decision):
        return [each if isinstance(each, int) else NO_ANSWER for each in sealed]
    domain = game.stack[-1].domain
    return [each if isinstance(each, int) else read(domain, each) for each in sealed]


def read(domain: Domain, words: str) -> int:
    """The code of an answer in words."""
    code = domain.parse(Move.from_text(words)) if words.split() else NO_ANSWER
    return code if code >= 0 else NO_ANSWER


def is_at(game: Game[Any], position: Position) -> bool:
    """Whether a game stands where a stored position says, whatever the form of its sealed answers."""
    stack, progress = snapshot(game).stack, position.progress
    if msgspec.json.encode([stack, game.progress]) != msgspec.json.encode([position.stack, progress]):
        return False
    stored = msgspec.structs.replace(position, sealed=spelled(game, position.sealed))
    return msgspec.json.encode(snapshot(game)) == msgspec.json.encode(stored)


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
    title.knowledge.forget(state)
    game: Game[S] = Game(title, state, fresh.seat_count, make_chance(draws), dict(options), scenario)
    game.stack = [make_frame(title, row) for row in position.stack]
    game.progress = list(position.progress)
    game.sealed = codes(game, position.sealed)
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
    stack, progress, sealed = [list(row) for row in position.stack], list(position.progress), list(position.sealed)
    old = OldGame(title.former, dict(options), dict(position.state), stack, progress, sealed)
    bring_up_to_date(old, title.migrations, ruleset, title.version)
    settings = title.check_options(old.settings)
    moved = Position(old.state.present, old.stack, old.progress, old.sealed, position.decision, position.finished)
    return settings, moved


def stuck(game: Game[Any]) -> list[str]:
    """Why a restored game could not go on: what is still to be done must end in a decision that can be answered."""
    if len(game.progress) != len(game.stack) or len(game.sealed) != game.seat_count:
        return ["it is incomplete"]
    for frame, progress in zip(game.stack, game.progress, strict=True):
        if progress and not (isinstance(frame, Procedure) and AGAIN <= progress <= len(frame.steps)):
            return [f"{frame!r} has no step {progress}"]
    if game.finished or not game.stack:
        over = game.finished and not game.stack and set(game.sealed) == {-1}
        return [] if over else ["it is neither over nor going on"]
    decision = game.stack[-1]
    if not isinstance(decision, Decision):
        return ["nobody is asked anything"]
    asked = decision.seats(game)
    if not asked or any(seat not in range(game.seat_count) for seat in asked):
        return [f"{decision!r} asks nobody"]
    legal = [decision.options(game, seat) for seat in asked]  # a rule that cannot cope with the position fails here
    if not all(legal):
        return [f"{decision!r} has no answer"]
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
    draws = Draws(kind=chance.kind, counter=chance.counter, epoch=chance.epoch)
    if isinstance(chance, FastChance):
        draws.seed = chance.seed
    elif isinstance(chance, VerifiableChance):
        draws.key = chance.key.hex()
        draws.secret, draws.nonces = chance.secret.hex(), [nonce.hex() for nonce in chance.nonces]
    elif isinstance(chance, ScriptedChance):
        draws.answers = list(chance.answers)
    return draws


def make_chance(draws: Draws) -> Chance:
    """A source of chance from plain data."""
    if draws.counter < 0 or draws.epoch < 0:
        raise RegnumError("the draws have a negative counter")
    if draws.kind == FastChance.kind:
        return FastChance(draws.seed, draws.counter, draws.epoch)
    if draws.kind == VerifiableChance.kind:
        try:
            key, secret, *nonces = (bytes.fromhex(text) for text in (draws.key, draws.secret, *draws.nonces))
        except ValueError:
            raise RegnumError("the key of the draws is not a hexadecimal number") from None
        return VerifiableChance(key, draws.epoch, draws.counter, secret, nonces)
    if draws.kind == ScriptedChance.kind:
        return ScriptedChance(draws.answers, draws.counter, draws.epoch)
    raise RegnumError(f"unknown source of chance {draws.kind}")
