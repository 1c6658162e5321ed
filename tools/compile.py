"""Compile engine, titles and agents with mypyc into build/compiled; `./run build` calls this.

    python tools/compile.py            compile everything
    python tools/compile.py --check    say whether this machine can compile
    python tools/compile.py --clean    remove everything compiled

The sources stay as they are and remain the reference. `regnum.compiling` says how a build is found and when it is used.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
WORK = ROOT / "build" / "mypyc"  # C files and objects, to be thrown away
sys.path[:0] = [str(SOURCES)]
if __name__ == "__main__":
    os.environ["REGNUM_PURE"] = "1"  # whoever compiles must not use what was compiled before

from regnum.compiling import FOLDER, LAYERS, PACKAGE, source_hash, write_stamp  # noqa: E402

BY_TITLE = ("titles", "agents")  # layers with a folder for each title
MARK = "\n# not compiled: "  # with the reason, in modules that stay as they are


def modules() -> list[Path]:
    """The sources to compile: all but packages, which only gather names, `edges`, and those that say so themselves."""
    found = [path for layer in LAYERS for path in sorted((PACKAGE / layer).rglob("*.py"))]
    return [path for path in found if path.name != "__init__.py" and "edges" not in path.parts and not is_marked(path)]


def is_marked(path: Path) -> bool:
    """Whether a module says that it is not compiled, and why."""
    return MARK in path.read_text(encoding="utf-8")


def groups() -> list[tuple[list[str], str | None]]:
    """Modules that share a library, and its name: those of a title, which call each other directly, and all others."""
    found: dict[str, list[str]] = {}
    for path in modules():
        layer, folder, *_ = path.relative_to(PACKAGE).parts
        name = f"regnum_{folder}" if layer in BY_TITLE else "regnum"
        found.setdefault(name, []).append(str(path.relative_to(ROOT)))
    return [(paths, name) for name, paths in found.items()]


def missing_tools() -> list[str]:
    """What a compilation needs and this machine does not have, in words."""
    compiler = os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    missing = []
    if os.name == "posix" and shutil.which(compiler.split()[0]) is None:
        missing.append(f"a C compiler ({compiler.split()[0]}; on Debian or Ubuntu: apt-get install gcc libc6-dev)")
    if not headers.exists():
        missing.append(f"the headers of Python ({headers}; on Debian or Ubuntu: apt-get install python3-dev)")
    return missing


def translate_and_compile(level: str) -> None:
    """mypyc makes C of the sources and the C compiler a library of it, in a process that may print and exit."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    paths = [str(path.relative_to(ROOT)) for path in modules()]
    extensions = mypycify(paths, opt_level=level, debug_level="0", target_dir=str(WORK), separate=groups())
    for extension in extensions if os.name == "posix" else []:
        extension.extra_compile_args.append("-fno-semantic-interposition")  # calls within the library may be inlined
    command = build_ext(Distribution({"name": "regnum-compiled", "ext_modules": extensions}))
    command.build_lib = str(WORK / "library")
    command.build_temp = str(WORK / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def compile_all(level: str) -> int:
    """A new build in place of the old one, which is not usable from the first moment on."""
    sources, started = source_hash(), time.monotonic()
    clean()
    WORK.mkdir(parents=True)
    print(f"compile: {len(modules())} modules; this takes a few minutes", file=sys.stderr, flush=True)
    command = [sys.executable, __file__, "--work", level]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode != 0:  # otherwise there is nothing to read but warnings about generators
        print(done.stdout.decode("utf-8", "replace"), file=sys.stderr)
        print("compile: failed; the sources work as they are", file=sys.stderr)
        return done.returncode
    shutil.move(WORK / "library", FOLDER)
    write_stamp(FOLDER, sources)
    print(f"compile: done in {time.monotonic() - started:.0f} s, see {FOLDER.relative_to(ROOT)}", file=sys.stderr)
    return 0


def check() -> int:
    """Say what is missing."""
    missing = missing_tools()
    if not missing:
        return 0
    print(f"compile: needed, but not found: {'; '.join(missing)}", file=sys.stderr)
    print("compile: nothing needs to be compiled, the sources work as they are", file=sys.stderr)
    return 1


def clean() -> None:
    """Remove everything compiled."""
    for folder in (FOLDER, WORK):
        shutil.rmtree(folder, ignore_errors=True)


def main() -> int:
    """Compile or clean."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--check", action="store_true", help="say whether this machine can compile")
    parser.add_argument("--clean", action="store_true", help="remove everything compiled")
    parser.add_argument("--level", default="3", choices="0123", help="how hard the C compiler optimises")
    parser.add_argument("--work", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.work:
        translate_and_compile(arguments.work)
        return 0
    if arguments.clean:
        clean()
        return 0
    code = check()
    return code if code or arguments.check else compile_all(arguments.level)


if __name__ == "__main__":
    raise SystemExit(main())
