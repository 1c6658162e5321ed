"""Positions as text that anybody can write by hand (TOML): what all titles share in reading and writing them.

A position is a set-up or an empty board, then sparse changes by name (`position_parts.py`), and a named moment of the
rules at which the game begins. Text comes in and goes out: whoever calls reads and writes files.
"""

# not compiled: it reads and writes what people type, and no rule needs it
from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Final, Generic, TypeVar

from regnum.engine.chance import Chance, FastChance
from regnum.engine.frames import Decision, Frame
from regnum.engine.game import Game
from regnum.engine.knowledge import State
from regnum.engine.position_parts import Count, Names, Part, Values, refuse, section, toml, wrong_form
from regnum.engine.refusals import Refusal, RegnumError
from regnum.engine.snapshot import Draws, codes, describe_chance, make_chance, make_frame, spelled, stuck
from regnum.engine.title import Title

UNKNOWN: Final = "?"  # a card that the title deals
STARTS: Final = ("opening", "empty")
SHARED: Final = ("title", "players", "scenario", "seed", "start", "now", "options", "pending", "chance")
CHANCE: Final = ("kind", "seed", "key", "secret", "nonces", "epoch", "answers", "counter")
S = TypeVar("S", bound=State)
Pending = Sequence[tuple[Frame[S], int]]  # frames from the bottom up, each with its progress


# ---- moments --------------------------------------------------------------------------------------------------------


class Moment(Generic[S]):
    """A named point of the rules: what is still to be done there, by the arguments in its text.

    `implies` are fields that follow from it, such as whose turn it is. `misfit` says why a position is not one in which
    this can be next; nothing if it is.
    """

    def __init__(
        self,
        name: str,
        pending: Callable[[Game[S], Sequence[int]], Pending[S]],
        arguments: Sequence[Values] = (),
        misfit: Callable[[Game[S], Sequence[int]], str] | None = None,
        implies: Callable[[Game[S], Sequence[int]], Mapping[str, int]] | None = None,
    ) -> None:
        self.name = name
        self.pending = pending
        self.arguments = arguments
        self.misfit = misfit
        self.implies = implies

    def usage(self) -> str:
        """How it is written."""
        kinds = [each.kind.name.upper() if isinstance(each, Names) else "NUMBER" for each in self.arguments]
        return " ".join((self.name, *kinds))

    def implied(self, game: Game[S], numbers: Sequence[int]) -> Mapping[str, int]:
        """The fields that follow from the moment."""
        return self.implies(game, numbers) if self.implies else {}

    def is_here(self, game: Game[S], numbers: Sequence[int]) -> bool:
        """Whether a game waits at this moment, and reading its text would bring it here again."""
        if any(getattr(game.state, field) != value for field, value in self.implied(game, numbers).items()):
            return False
        if self.misfit and self.misfit(game, numbers):
            return False
        return described(self.pending(game, numbers)) == described(waiting(game))

    def choices(self) -> Iterator[tuple[int, ...]]:
        """All arguments with which it can be found again: none, or one name."""
        if not self.arguments:
            yield ()
        elif len(self.arguments) == 1 and isinstance(self.arguments[0], Names):
            yield from ((number,) for number in range(len(self.arguments[0].kind.names)))


class Moments(Generic[S]):
    """The moments of a title, by their names."""

    def __init__(self, *moments: Moment[S]) -> None:
        self.moments = moments

    def read(self, game: Game[S], text: str, given: Collection[str] = ()) -> None:
        """Let the game begin at the moment that a text names; one that does not fit the position is refused.

        `given` are the fields that the text itself has set: a moment that implies something else does not fit.
        """
        words = text.lower().split()
        moment = self.named(words)
        rest = words[len(moment.name.split()) :]
        if len(rest) != len(moment.arguments):
            refuse("now", f"{text} should be written: {moment.usage()}")
        numbers = [of.read(word(each, of), "now") for each, of in zip(rest, moment.arguments, strict=True)]
        problem = ""
        for field, value in moment.implied(game, numbers).items():
            if field in given and getattr(game.state, field) != value:
                problem = f"the text gives it another {field}"
            setattr(game.state, field, value)
        problem = problem or (moment.misfit(game, numbers) if moment.misfit else "")
        if problem:
            refuse("now", f"{text} does not fit the position: {problem}")
        place(game, moment.pending(game, numbers))

    def named(self, words: Sequence[str]) -> Moment[S]:
        """The moment with the longest name that these words begin with."""
        found = [each for each in self.moments if list(words[: len(each.name.split())]) == each.name.split()]
        if not found:
            text = " ".join(words)
            close = get_close_matches(text, [each.name for each in self.moments], 1)
            hint = f"did you mean {close[0]}? " if close else ""
            refuse("now", f"there is no moment {text}; {hint}there is: {', '.join(e.usage() for e in self.moments)}")
        return max(found, key=lambda each: len(each.name))

    def find(self, game: Game[S]) -> str:
        """The text of the moment at which a game waits; empty if it has no name."""
        for moment in self.moments:
            for numbers in moment.choices():
                if moment.is_here(game, numbers):
                    spelled_out = (str(of.write(number)) for number, of in zip(numbers, moment.arguments, strict=True))
                    return " ".join((moment.name, *spelled_out))
        return ""


def word(text: str, of: Values) -> str | int:
    """A word of a moment as a value of the text would be: a number if one is wanted."""
    return int(text) if isinstance(of, Count) and text.isdecimal() else text


def place(game: Game[S], pending: Pending[S]) -> None:
    """Let this be done next."""
    game.stack = [frame for frame, _ in pending]
    game.progress = [progress for _, progress in pending]


def waiting(game: Game[S]) -> Pending[S]:
    """What is to be done next."""
    return list(zip(game.stack, game.progress, strict=True))


def described(pending: Pending[Any]) -> list[object]:
    """Frames as plain data, for comparing them."""
    return [[type(frame).__name__, frame.arguments(), progress] for frame, progress in pending]


# ---- reading --------------------------------------------------------------------------------------------------------


class Reader(Generic[S]):
    """Reads one position: the set-up, then what a title makes of its tables, then the moment and the draws."""

    chance_keys: ClassVar[tuple[str, ...]] = ()

    def __init__(self, title: Title[S], text: str, keys: Sequence[str]) -> None:
        try:
            table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            raise RegnumError(f"this is not a position file: {problem}") from None
        self.title = title
        self.root = Part(table, "", (*SHARED, *keys))
        if table.get("title", title.id) != title.id:
            raise RegnumError(f"this is a position of {table['title']}, not of {title.id}")
        self.seed = self.root.value("seed", Count(), 0)
        self.start = self.root.word("start", STARTS[0], STARTS)
        self.game = self.set_up()
        self.state = self.game.state
        self.given: set[str] = set()  # the fields that the text names

    def set_up(self) -> Game[S]:
        """The opening position of the players, options and scenario that the text names."""
        title, root = self.title, self.root
        players = root.value("players", Count(), self.usual_players())
        title.check_players(players)
        scenario = root.table.get("scenario", title.scenarios[0])
        title.check_scenario(str(scenario))
        wanted = root.part("options").table
        options = title.check_options({name: str(value) for name, value in wanted.items()})
        return title.setup(options, players, FastChance(self.seed), str(scenario))

    def usual_players(self) -> int:
        """For how many the game is, if the text does not say: as many as its seats."""
        seats = [int(name) + 1 for name in self.root.part("seat").table if str(name).isdecimal()]
        return max([max(2, self.title.min_players), *seats])

    def read(self) -> Game[S]:
        """The game; whatever is wrong is refused by name, and what a rule cannot cope with as it is."""
        try:
            self.read_all()
        except (RegnumError, Refusal):
            raise
        except Exception as problem:
            cause = f"{type(problem).__name__} {problem}"
            raise RegnumError(f"the game cannot go on from this position: {cause}") from None
        return self.game

    def read_all(self) -> None:
        """Board, tables, moment, draws; then what can never be, and the standing rules."""
        if self.start == "empty":
            self.clear()
        self.read_tables()
        self.read_moment()
        self.game.chance = self.read_chance()
        self.refuse_impossible(self.title.invariants(self.game))
        if not self.game.finished:
            self.go_on()
        self.refuse_impossible(self.title.invariants(self.game) or stuck(self.game))

    def refuse_impossible(self, problems: Sequence[str]) -> None:
        """What can never be is named."""
        if problems:
            raise RegnumError(f"the position is impossible: {problems[0]}")

    def go_on(self) -> None:
        """The standing rules, and whatever comes before the first decision; then answers that wait for it."""
        game = self.game
        before = described(waiting(game))
        game.start()
        if described(waiting(game)) == [*before, *before[-1:]]:
            place(game, waiting(game)[:-1])  # a standing rule has asked once more for what is asked
        if game.stack:
            game.sealed = codes(game, self.read_sealed())

    # ---- of a title -----------------------------------------------------------------------------------------------

    def clear(self) -> None:
        """Make the set-up an empty board."""

    def read_tables(self) -> None:
        """Change what the tables of the title name."""
        raise NotImplementedError

    def moments(self) -> Moments[S]:
        """The moments of the title, in this game."""
        return Moments()

    def usual_moment(self) -> str:
        """The moment if the text names none; empty for that of the set-up."""
        return ""

    def read_draws(self, part: Part) -> list[int]:
        """Scripted draws by name, of a title that has `chance_keys` for them."""
        return []

    # ---- what comes next ------------------------------------------------------------------------------------------

    def read_moment(self) -> None:
        """`now`, or the whole of what is pending, or the usual moment."""
        pending = self.root.part("pending", ("stack", "progress", "decision", "sealed"))
        game = self.game
        if "now" in self.root and "stack" in pending:
            refuse("now", "what is to be done is either a moment or a stack, not both")
        if game.finished:
            place(game, ())
        elif "stack" in pending:
            game.stack = [make_frame(self.title, frame_row(row)) for row in pending.entries("stack")]
            game.progress = pending.values("progress", Count(least=-1))
            if not game.stack or not isinstance(game.stack[-1], Decision):
                refuse("[pending] stack", "it must end with a decision; a moment (now) may stand before one")
        else:
            text = self.root.word("now", "") or self.usual_moment()
            if text:
                self.moments().read(game, text, self.given)
        if len(game.stack) != len(game.progress):
            refuse("[pending] progress", f"it needs {len(game.stack)} numbers, one for each step")
        game.decision_id = pending.value("decision", Count(), 0)

    def read_sealed(self) -> list[int | str]:
        """Answers that were given in secret, one for each seat; an empty text is none."""
        pending = self.root.part("pending")
        given = pending.entries("sealed") or [""] * self.game.seat_count
        if len(given) != self.game.seat_count or not all(isinstance(entry, str) for entry in given):
            refuse("[pending] sealed", f"it needs {self.game.seat_count} moves, empty for seats without one")
        return [entry or -1 for entry in given]

    def read_chance(self) -> Chance:
        """The source of chance: by default a seeded stream; `answers` are scripted dice and draws."""
        part = self.root.part("chance", (*CHANCE, *self.chance_keys))
        if not part.table:
            return FastChance(self.seed, self.game.chance.counter)
        answers = part.values("answers", Count()) + self.read_draws(part)
        kind = part.word("kind", "scripted" if answers else "fast")
        nonces = part.entries("nonces")
        if not all(isinstance(each, str) for each in nonces):
            wrong_form(part.at("nonces"), "a list of texts", nonces)
        return make_chance(
            Draws(
                kind=kind,
                counter=part.value("counter", Count(), 0),
                seed=part.value("seed", Count(most=(1 << 64) - 1), 0),
                key=part.word("key", ""),
                epoch=part.value("epoch", Count(), 0),
                answers=answers,
                secret=part.word("secret", ""),
                nonces=nonces,
            )
        )


def frame_row(row: object) -> list[Any]:
    """A frame as it is written: its name and its arguments."""
    if not isinstance(row, list):
        wrong_form("[pending] stack", "a list of steps with their arguments", row)
    return row


def count_unknown(entries: object, where: str) -> tuple[list[object], list[str]]:
    """The known cards of a secret hand, and a text for each unknown one: `?`, what stands before it, or a number."""
    if type(entries) is int and entries >= 0:
        return [], [UNKNOWN] * entries
    if not isinstance(entries, list):
        wrong_form(where, "a list of cards, or how many there are", entries)
    unknown = [each for each in entries if isinstance(each, str) and each.endswith(UNKNOWN)]
    return [each for each in entries if each not in unknown], unknown


# ---- writing --------------------------------------------------------------------------------------------------------


def head_lines(game: Game[Any], now: str, start: str = "empty") -> list[str]:
    """The set-up of a position, and the moment."""
    title = game.title
    entries: list[tuple[str, object]] = [("title", title.id), ("players", title.players(game))]
    if len(title.scenarios) > 1:
        entries.append(("scenario", game.scenario))
    entries.append(("start", start))
    if now:
        entries.append(("now", now))
    return [f"{key} = {toml(value)}" for key, value in entries]


def option_lines(game: Game[Any]) -> list[str]:
    """The options that are not as usual."""
    usual = {name: option.default for name, option in game.title.options.items()}
    return section("options", [(name, value) for name, value in game.settings.items() if value != usual[name]])


def pending_lines(game: Game[Any], now: str) -> list[str]:
    """What is still to be done, where no moment says so; how far the game has come, and sealed answers."""
    entries: list[tuple[str, object]] = []
    if not now and not game.finished:
        rows = [[type(frame).__name__, *plain(frame.arguments())] for frame in game.stack]
        entries += [("stack", rows), ("progress", game.progress)]
    if game.decision_id:
        entries.append(("decision", game.decision_id))
    if max(game.sealed) >= 0:
        entries.append(("sealed", [each if isinstance(each, str) else "" for each in spelled(game, game.sealed)]))
    return section("pending", entries)


def plain(arguments: Sequence[object]) -> list[object]:
    """The arguments of a frame as lists and numbers."""
    return [list(each) if isinstance(each, tuple) else each for each in arguments]


def chance_lines(game: Game[Any]) -> list[str]:
    """The source of chance and how far it has been used."""
    draws = describe_chance(game.chance)
    written: dict[str, object] = {
        "kind": draws.kind, "counter": draws.counter, "seed": draws.seed, "key": draws.key, "secret": draws.secret,
        "nonces": draws.nonces, "epoch": draws.epoch, "answers": draws.answers,
    }  # fmt: skip
    return section("chance", [(key, value) for key, value in written.items() if value or key in ("kind", "counter")])
