"""Writing a file so that it is there whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from regnum.engine.refusals import RegnumError


def write_file(path: Path, data: bytes) -> None:
    """Write all of the data or leave what was there untouched."""
    target = path.resolve() if path.is_symlink() else path
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(mode_of(target))
        Path(temporary).replace(target)
    except OSError as problem:
        with contextlib.suppress(OSError):
            Path(temporary).unlink()
        raise RegnumError(f"cannot write {path}: {problem.strerror or problem}") from None


def mode_of(path: Path) -> int:
    """The permissions that a file has, or that a new one would get."""
    try:
        return path.stat().st_mode & 0o7777
    except OSError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
