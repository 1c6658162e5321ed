"""Games that broke off: saved as files from which the failure can be made again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from regnum.selfplay.files import write_file

DEAD_END: Final = "dead_end"
ERROR: Final = "error"


@dataclass(frozen=True)
class Failure:
    """Why a game broke off, at which move, and the game up to there as the bytes of a save."""

    kind: str
    message: str
    move: str
    report: bytes


def failure_path(folder: Path, title: str, seed: int) -> Path:
    """Where a game that broke off is kept; the seed tells games apart, so the same failure is kept once."""
    return folder / f"failure-{title}-{seed}.json"


def keep_failure(failure: Failure, folder: Path, title: str, seed: int) -> Path | None:
    """Write the game that broke off; None if it did not even begin."""
    if not failure.report:
        return None
    path = failure_path(folder, title, seed)
    write_file(path, failure.report)
    return path
