"""Games on disk: saves and positions, told apart by their content."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from regnum.cli.output import mistake
from regnum.edges.presenter import presenter_of
from regnum.engine.codec import load, save
from regnum.engine.frames import Decision
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import Refusal, RegnumError, RuleFailure
from regnum.engine.registry import find_title, title_ids
from regnum.selfplay.files import write_file

SAVE: Final = "save"
POSITION: Final = "position"
SUFFIXES: Final = {".toml": POSITION, ".json": SAVE}
LARGEST: Final = 64 * 1024 * 1024


@dataclass
class StoredGame:
    """A game from a file, and the form in which it was written."""

    path: Path
    form: str
    history: History[Any]

    @property
    def game(self) -> Game[Any]:
        """The game itself."""
        return self.history.game


def read_bytes(path: Path) -> bytes:
    """The content of a file."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as problem:
        cause = getattr(problem, "strerror", None) or str(problem)
        raise mistake("regnum-error-read", file=str(path), problem=cause) from None
    if len(data) > LARGEST:
        raise mistake("regnum-error-too-large", file=str(path), most=LARGEST // 1024 // 1024)
    return data


def is_json(data: bytes) -> bool:
    """Whether the content is meant to be a save and not a position."""
    return data.lstrip()[:1] == b"{"


def read_game(path: Path) -> StoredGame:
    """A game from a save or a position file."""
    return make_game(path, read_bytes(path))


def make_game(path: Path, data: bytes) -> StoredGame:
    """A game from the content of a file; anything else is refused with the reason."""
    try:
        if not data.strip():
            raise mistake("regnum-error-empty")
        form, history = (SAVE, load(data)) if is_json(data) else (POSITION, History(read_position(data)))
        check_decision(history.game)
    except RuleFailure:
        raise
    except (RegnumError, Refusal) as problem:
        raise mistake("regnum-error-file", file=str(path), problem=str(problem)) from None
    except Exception as problem:
        cause = f"{type(problem).__name__} {problem}"
        raise mistake("regnum-error-damaged", file=str(path), problem=cause) from None
    return StoredGame(path, form, history)


def read_position(data: bytes) -> Game[Any]:
    """A game from the bytes of a position file."""
    try:
        text = data.decode("utf-8")
        table = tomllib.loads(text)
    except UnicodeDecodeError:
        raise mistake("regnum-error-foreign") from None
    except tomllib.TOMLDecodeError as problem:
        raise mistake("regnum-error-toml", problem=str(problem)) from None
    name = table.get("title")
    known = title_ids()
    if name is None and len(known) == 1:
        name = known[0]
    if not isinstance(name, str):
        raise mistake("regnum-error-no-title", known=", ".join(known))
    return presenter_of(find_title(name)).read_position(text)


def check_decision(game: Game[Any]) -> None:
    """A game that is not over must wait for somebody."""
    if game.over:
        return
    if not isinstance(game.stack[-1], Decision) or not game.waiting:
        raise mistake("regnum-error-nobody-waits")
    game.legal(game.waiting[0])


def encode(history: History[Any], form: str) -> bytes:
    """The game as the bytes of a save or of a position file."""
    if form == SAVE:
        return save(history)
    return presenter_of(history.game.title).write_position(history.game).encode("utf-8")


def store(history: History[Any], path: Path, form: str = SAVE) -> None:
    """Write the game, whole or not at all; `.toml` means a position and `.json` a save. No foreign file is replaced."""
    if path.exists() and not is_ours(path):
        raise mistake("regnum-error-not-ours", file=str(path))
    write_file(path, encode(history, SUFFIXES.get(path.suffix.lower(), form)))


def is_ours(path: Path) -> bool:
    """Whether a file may be written over: it is empty, or holds a game."""
    data = read_bytes(path)
    if not data.strip():
        return True
    try:
        return b'"regnum"' in data[:200] if is_json(data) else "title" in tomllib.loads(data.decode("utf-8"))
    except ValueError:
        return False
