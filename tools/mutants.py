"""Rule mutants: break one thing in the rules and see whether a test notices.

    python tools/mutants.py crusader_kings --sample 150 --seed 1 --jobs 2

Golden games are left out: they show that something changed, not that it was right. At least 85 in 100 must die.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

ROOT = Path(__file__).resolve().parent.parent
TITLES = Path("src/regnum/titles")
TESTS = "tests/titles"
ROOMS = ("rules", "cards", "position/changes", "position/queries")  # not every title has all
SILENT = {"tell", "tell_apart", "tell_others"}  # what is told changes no position
SKIPPED = {"candidates", "copy", "__init__", "problems"}  # speed, plumbing and checks of data
SWAPS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


class Mutant:
    """One broken module: the path, the line, what was done, and the new text."""

    def __init__(self, path: Path, line: int, what: str, text: str) -> None:
        self.path = path
        self.line = line
        self.what = what
        self.text = text

    def __str__(self) -> str:
        return f"{self.path.relative_to(TITLES)}:{self.line} {self.what}"


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """The functions worth breaking."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name not in SKIPPED:
            yield node


def is_silent(node: ast.AST) -> bool:
    """Whether a statement only tells."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr in SILENT
    )


def is_text(node: ast.AST) -> bool:
    """Whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def spots(tree: ast.Module) -> Iterator[tuple[ast.AST, str]]:
    """Every place that can be broken, with how."""
    for function in functions(tree):
        told = {id(part) for node in ast.walk(function) if is_silent(node) for part in ast.walk(node)}
        for node in ast.walk(function):
            if id(node) in told:
                continue
            if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
                yield node, "comparison"
            elif isinstance(node, ast.BoolOp):
                yield node, "and/or"
            elif isinstance(node, ast.If):
                yield node, "condition"
            elif isinstance(node, ast.Constant) and type(node.value) is int:
                yield node, "number"
            elif isinstance(node, ast.Expr | ast.Assign | ast.AugAssign) and not is_text(node):
                yield node, "statement"


def break_at(tree: ast.Module, number: int) -> tuple[int, str, str] | None:
    """The text of the module with its spot `number` broken."""
    twin = copy.deepcopy(tree)
    node, what = list(spots(twin))[number]
    line = getattr(node, "lineno", 0)
    before = ast.unparse(node).split("\n")[0][:70]
    if isinstance(node, ast.Compare):
        node.ops[0] = SWAPS[type(node.ops[0])]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.If):
        node.test = ast.UnaryOp(op=ast.Not(), operand=node.test)
    elif isinstance(node, ast.Constant):
        node.value = int(str(node.value)) + 1
    else:
        replace_statement(twin, node)
    return line, f"{what}: {before}", ast.unparse(ast.fix_missing_locations(twin))


def replace_statement(tree: ast.Module, wanted: ast.AST) -> None:
    """Put `pass` in the place of a statement."""
    for node in ast.walk(tree):
        for name in ("body", "orelse"):
            block = getattr(node, name, None)
            if isinstance(block, list) and any(part is wanted for part in block):
                setattr(node, name, [ast.Pass() if part is wanted else part for part in block])


def all_mutants(title: str, seed: int, sample: int) -> list[Mutant]:
    """A sample over all rule modules, each spot as likely as the others."""
    folder = ROOT / TITLES / title
    paths = [path for room in ROOMS for path in sorted((folder / room).glob("*.py"))]
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in paths}
    chosen = [(path, number) for path in paths for number in range(len(list(spots(trees[path]))))]
    random.Random(seed).shuffle(chosen)
    mutants: list[Mutant] = []
    for path, number in chosen[:sample]:
        broken = break_at(trees[path], number)
        if broken is not None:
            mutants.append(Mutant(path.relative_to(ROOT), *broken))
    return mutants


def survives(mutant: Mutant, title: str, copies: SimpleQueue[Path], limit: float) -> bool:
    """Whether all tests of a title still pass with the broken module."""
    folder = copies.get()
    target = folder / mutant.path
    original = target.read_text(encoding="utf-8")
    try:
        target.write_text(mutant.text, encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command += [f"{TESTS}/{title}", "--ignore", f"{TESTS}/{title}/test_golden_games.py"]
        command += ["--override-ini", "addopts=--import-mode=importlib"]
        environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, timeout=limit, check=False)
        return done.returncode == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        target.write_text(original, encoding="utf-8")
        copies.put(folder)


def main() -> int:
    """Break, test, count."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument(
        "title", choices=sorted(path.name for path in (ROOT / TITLES).iterdir() if (path / "rules").is_dir())
    )
    parser.add_argument("--sample", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--limit", type=float, default=180)
    arguments = parser.parse_args()
    mutants = all_mutants(arguments.title, arguments.seed, arguments.sample)
    copies: SimpleQueue[Path] = SimpleQueue()
    with tempfile.TemporaryDirectory() as place:
        for number in range(arguments.jobs):
            folder = Path(place) / str(number)
            for part in ("src", "tests", "tools"):
                shutil.copytree(ROOT / part, folder / part)
            shutil.copy(ROOT / "pyproject.toml", folder)
            copies.put(folder)
        with ThreadPoolExecutor(arguments.jobs) as workers:
            judged = workers.map(lambda mutant: survives(mutant, arguments.title, copies, arguments.limit), mutants)
            alive = 0
            for number, (mutant, lived) in enumerate(zip(mutants, judged, strict=True), 1):
                alive += lived
                print(f"{number} of {len(mutants)}: {'survived' if lived else 'died'}: {mutant}", flush=True)
    share = 100 * (len(mutants) - alive) / max(len(mutants), 1)
    print(f"{len(mutants) - alive} of {len(mutants)} mutants died ({share:.0f} %)")
    return int(share < 85)


if __name__ == "__main__":
    raise SystemExit(main())
