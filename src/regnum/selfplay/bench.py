"""How fast a title plays, against python-chess in the same run.

Machines differ and are busy, so seconds say little; both sides take turns in short rounds and the ratios are kept.
A decision is a choice between at least two answers: all answers are listed, one is drawn, and it is carried out.
Choices with one answer are made too, and their time counts, but only among the answers a second.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

import regnum
from regnum.engine.frames import Window
from regnum.engine.game import Game

if TYPE_CHECKING:
    import chess

ROUND_SECONDS: Final = 0.25  # of each side, before the other has its turn
COPIES: Final = 2000  # in a round
COPIED_GAMES: Final = 20  # positions taken from the middle of games


@dataclass(frozen=True)
class Report:
    """What was measured, in the words of `regnum bench TITLE --json`."""

    title: str
    compiled: bool
    players: int
    decisions_per_second: float
    answers_per_second: float
    games_per_second: float
    decisions_per_game: float
    options_mean: float
    clone_us: float
    ratio_to_python_chess: float
    clone_ratio_to_python_chess: float


class Tally:
    """Decisions, options and seconds of one side."""

    def __init__(self) -> None:
        self.decisions = 0
        self.answers = 0
        self.options = 0
        self.games = 0
        self.seconds = 0.0

    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


class Ours:
    """Random play of one title."""

    def __init__(self, title: str, players: int, seed: int) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.draw = random.Random(seed)
        self.tally = Tally()
        self.game: Game[Any] = regnum.new(title, players, seed)

    def play_round(self) -> None:
        """Play on for a while."""
        tally, draw, game = self.tally, self.draw.random, self.game
        decisions = answers = listed = 0
        start = time.perf_counter()
        end = start + ROUND_SECONDS
        while time.perf_counter() < end:
            for _ in range(50):
                if game.over:
                    tally.games += 1
                    game = regnum.new(self.title, self.players, self.seed + tally.games)
                if isinstance(game.stack[-1], Window):
                    said = [-1] * game.seat_count
                    for seat in game.asked:
                        options = game.legal(seat)
                        count = len(options)
                        decisions += count > 1
                        listed += count if count > 1 else 0
                        answers += 1
                        said[seat] = options[int(draw() * count)]
                    game.answer_all(said)
                    continue
                seat = game.waiting[0]
                options = game.legal(seat)
                count = len(options)
                answers += 1
                if count > 1:
                    decisions += 1
                    listed += count
                game.apply(seat, options[int(draw() * count)])
        tally.seconds += time.perf_counter() - start
        tally.decisions += decisions
        tally.options += listed
        tally.answers += answers
        self.game = game


class Chess:
    """Random play of chess with python-chess: all legal moves are listed before each.

    A game ends without a legal move, after 75 moves of each side without capture or pawn move, or when nobody can mate
    any more. `is_game_over` would ask for all that too, but list the moves twice, which would flatter us.
    """

    def __init__(self, seed: int) -> None:
        self.draw = random.Random(seed)
        self.tally = Tally()
        self.board: chess.Board = new_board()

    def play_round(self) -> None:
        """Play on for a while."""
        tally, draw, board = self.tally, self.draw.random, self.board
        decisions = 0
        start = time.perf_counter()
        end = start + ROUND_SECONDS
        while time.perf_counter() < end:
            for _ in range(50):
                moves = list(board.legal_moves)
                count = len(moves)
                if count == 0 or board.halfmove_clock >= 150 or board.is_insufficient_material():
                    tally.games += 1
                    board = new_board()
                    continue
                decisions += count > 1
                board.push(moves[int(draw() * count)])
        tally.seconds += time.perf_counter() - start
        tally.decisions += decisions
        self.board = board


def has_chess() -> bool:
    """Whether python-chess is installed; it is no dependency, because only this module uses it."""
    return find_spec("chess") is not None


def new_board() -> chess.Board:
    """A chess board in the starting position."""
    import chess

    return chess.Board()


def middle_games(title: str, players: int, seed: int) -> list[Game[Any]]:
    """Games after a third of an average game's random decisions, to be copied."""
    draw = random.Random(seed)
    games: list[Game[Any]] = []
    while len(games) < COPIED_GAMES:
        game = regnum.new(title, players, seed + len(games))
        for _ in range(60):
            if game.over:
                break
            seat = game.waiting[0]
            game.apply(seat, draw.choice(game.legal(seat)))
        games.append(game)
    return games


def middle_boards(seed: int) -> list[chess.Board]:
    """Chess boards after forty random moves, to be copied."""
    draw = random.Random(seed)
    boards: list[chess.Board] = []
    while len(boards) < COPIED_GAMES:
        board = new_board()
        for _ in range(40):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(draw.choice(moves))
        boards.append(board)
    return boards


def copy_games(games: list[Game[Any]]) -> float:
    """Seconds for COPIES copies."""
    start = time.perf_counter()
    for number in range(COPIES):
        games[number % COPIED_GAMES].copy()
    return time.perf_counter() - start


def copy_boards(boards: list[chess.Board]) -> float:
    """Seconds for COPIES copies without the history of moves."""
    start = time.perf_counter()
    for number in range(COPIES):
        boards[number % COPIED_GAMES].copy(stack=False)
    return time.perf_counter() - start


def bench(title: str, players: int | None = None, seconds: float = 10.0, seed: int = 0) -> Report:
    """Measure a title for about so many seconds."""
    found = regnum.find_title(title)
    count = found.max_players if players is None else players
    found.check_players(count)
    ours, theirs = Ours(title, count, seed), Chess(seed)
    games, boards = middle_games(title, count, seed), middle_boards(seed)
    our_copies = their_copies = 0.0
    rounds = max(2, round(seconds / (2 * ROUND_SECONDS)))
    for _ in range(rounds):
        ours.play_round()
        theirs.play_round()
        our_copies += copy_games(games)
        their_copies += copy_boards(boards)
    tally = ours.tally
    per_game = tally.decisions / max(1, tally.games)
    return Report(
        title=title,
        compiled=regnum.compiled(),
        players=count,
        decisions_per_second=round(tally.rate(), 1),
        answers_per_second=round(tally.answers / tally.seconds, 1),
        games_per_second=round(tally.games / tally.seconds, 3),
        decisions_per_game=round(per_game, 1),
        options_mean=round(tally.options / tally.decisions, 2),
        clone_us=round(our_copies / (rounds * COPIES) * 1e6, 2),
        ratio_to_python_chess=round(tally.rate() / theirs.tally.rate(), 3),
        clone_ratio_to_python_chess=round(our_copies / their_copies, 3),
    )
