"""What the tests of the command line share: a way to run it, and games on disk."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.cli import run
from regnum.engine.chance import VerifiableChance
from regnum.engine.history import History
from regnum.selfplay.match import Match, seat_players

POSITION = """
title = "pax_renaissance"
players = 3
seed = 4

[turn]
active = 0

[seat.0]
florins = 9
hand = ["grand-inquisitor"]
"""


class Answer:
    """What a command gave back."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> Any:
        """Stdout as exactly one JSON document."""
        return json.loads(self.out)

    def complaint(self) -> str:
        """The one line on stderr of a command that got bad input and printed nothing else."""
        assert self.code == 2, (self.code, self.err)
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert "Traceback" not in self.err
        return self.err


Command = Callable[..., Answer]


@pytest.fixture
def command(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., Answer]:
    """Runs `regnum` with these arguments, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    for name in ("REGNUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def call(*arguments: object, lines: str = "") -> Answer:
        monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        capsys.readouterr()
        code = run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return call


def played(moves: int, chance: VerifiableChance | None = None, players: int = 2, seed: int = 5) -> History[Any]:
    """A game between random players, as far as the number of moves."""
    history = History(regnum.new("pax_renaissance", players=players, seed=seed, chance=chance))
    random_players = seat_players(Match("pax_renaissance", ("random",) * players, seed))
    while moves and not history.game.over:
        seat = history.game.waiting[0]
        option = random_players[seat].answer(history.game, seat)
        history.move(seat, str(history.game.decision().spell(option)))
        moves -= 1
    return history


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A position written by hand."""
    path = tmp_path / "position.toml"
    path.write_text(POSITION, encoding="utf-8")
    return path


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A game after 30 moves."""
    path = tmp_path / "saved.json"
    path.write_bytes(regnum.save(played(30)))
    return path


@pytest.fixture(scope="session")
def finished_game() -> bytes:
    """A finished game whose draws somebody committed to."""
    return regnum.save(played(-1, VerifiableChance.from_secret(b"secret", [b"north", b"south"])))


@pytest.fixture
def finished(tmp_path: Path, finished_game: bytes) -> Path:
    """The file of a finished game."""
    path = tmp_path / "finished.json"
    path.write_bytes(finished_game)
    return path
