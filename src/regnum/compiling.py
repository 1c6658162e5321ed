"""Which build is in use: the sources as they are, or the same sources compiled by `./run build`.

Compiled modules lie outside the package, in `build/compiled` of a clone, and are found by a hook that is installed
before anything else is imported. So an old build cannot hide behind edited sources: the stamp of a build holds a hash
of what it was made from, and a build whose stamp does not fit is not used.

Only the standard library is used here: `./run` starts this file by itself to learn which build is in use.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
FOLDER: Final = PACKAGE.parent.parent / "build" / "compiled"
STAMP: Final = "stamp.json"
LAYERS: Final = ("engine", "titles", "agents")  # what compiled modules are made from, or import
SUFFIX: Final = str(get_config_var("EXT_SUFFIX"))
PURE: Final = "REGNUM_PURE"  # the environment variable that switches compiled modules off

COMPILED: Final = "compiled"
SWITCHED_OFF: Final = "pure: compiled modules are switched off"
NOT_BUILT: Final = "pure: nothing is compiled"
OTHER_PYTHON: Final = "pure: the compiled modules are for another Python"
OUTDATED: Final = "pure: the sources have changed since they were compiled"


def source_hash(package: Path = PACKAGE) -> str:
    """A hash of all sources that compiled modules depend on; constants of one module are built into others."""
    digest = hashlib.sha256()
    for layer in LAYERS:
        for path in sorted((package / layer).rglob("*.py")):
            digest.update(f"{path.relative_to(package).as_posix()}\n".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def write_stamp(folder: Path, sources: str) -> None:
    """Declare a finished build usable; `sources` is the hash taken before it began."""
    (folder / STAMP).write_text(json.dumps({"sources": sources, "suffix": SUFFIX}), encoding="utf-8")


def state_of_build(folder: Path = FOLDER, package: Path = PACKAGE) -> str:
    """Whether the build in a folder can be used; if not, why not."""
    if os.environ.get(PURE):
        return SWITCHED_OFF
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return NOT_BUILT
    if not isinstance(stamp, dict) or stamp.get("suffix") != SUFFIX:
        return OTHER_PYTHON
    return COMPILED if stamp.get("sources") == source_hash(package) else OUTDATED


class CompiledFinder(MetaPathFinder):
    """Finds the modules of a build by their names; all others are left to Python."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            ".".join(path.relative_to(folder).parts)[: -len(SUFFIX)]: path for path in folder.rglob(f"*{SUFFIX}")
        }

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a compiled module lies, or None."""
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, str(file)))


def install() -> None:
    """Use the compiled modules from now on, if there is a build that fits the sources."""
    if state_of_build() == COMPILED and not any(isinstance(finder, CompiledFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, CompiledFinder(FOLDER))


def compiled() -> bool:
    """Whether the engine in use is compiled."""
    from regnum.engine import game

    return not str(game.__file__).endswith(".py")


if __name__ == "__main__":
    print(state_of_build())
