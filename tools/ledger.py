"""The rule ledger: every paragraph of a title with its code, its tests and how often it ran in self-play.

Code cites a paragraph in the head of a docstring (`F1a, F1b: ...`) or in brackets inside it; tests with `@rule(...)`.

    python tools/ledger.py            write the ledger of every title, playing games to see what runs
    python tools/ledger.py --check    exit 1 if citations on disk and ledger differ, or if anything is missing
    python tools/ledger.py --missing  list what lacks code, tests or a run
    python tools/ledger.py --citations   write the citations anew and keep the counts of the last run
                 --title TITLE           of one title only

What a title lacks that is still unfinished is listed in its ledger as `left`, and is no gap.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from regnum.engine.registry import BUILT_IN, find_title  # noqa: E402

EVERY = 8  # so many games are there for each that a program plays: it wins wars that a curious player would not
BRACKETS = re.compile(r"\(([^()]*)\)")


class Paragraphs:
    """The paragraphs of a title in the order of its rulebook, and how citations of them are read."""

    def __init__(self, title: str) -> None:
        self.folder = ROOT / "src" / "regnum" / "titles" / title
        self.agents = ROOT / "src" / "regnum" / "agents" / title  # programs that are part of the rules
        table = tomllib.loads((self.folder / "facts" / "data" / "paragraphs.toml").read_text(encoding="utf-8"))
        self.ids: list[str] = [entry["id"] for entry in table["paragraph"]]
        self.known = set(self.ids)
        waivers = tomllib.loads((self.folder / "facts" / "data" / "waivers.toml").read_text(encoding="utf-8"))
        self.waived: dict[str, str] = waivers.get("waived", {})
        self.cannot_run: dict[str, str] = waivers.get("cannot_run", {})

    def resolve(self, word: str) -> list[str]:
        """The paragraphs behind one cited word; a printed paragraph stands for its numbered parts."""
        if word in self.known:
            return [word]
        return [known for known in self.ids if known.startswith(word + ".") and known[len(word) + 1 :].isdigit()]

    def read_list(self, text: str) -> list[str]:
        """The paragraphs of a list such as `F9a to F9f, glossary:battle.c, battle.d`; empty if it is no such list."""
        found: list[str] = []
        prefix = ""
        for part in (piece.strip() for piece in text.split(",")):
            ends = [end.strip() for end in part.split(" to ")]
            cited: list[str] = []
            for end in ends:
                prefix = "glossary:" if end.startswith("glossary:") else prefix
                cited += self.resolve(end) or self.resolve(prefix + end)
            if not cited:
                return []
            if len(ends) == 2:
                first, last = self.ids.index(cited[0]), self.ids.index(cited[-1])
                cited = self.ids[first : last + 1]
            found += cited
        return found

    def cited_in(self, docstring: str | None) -> list[str]:
        """All paragraphs that a docstring cites."""
        if not docstring:
            return []
        text = " ".join(docstring.split())
        found = self.read_list(text.split(": ", 1)[0])
        for inner in BRACKETS.findall(text):
            found += self.read_list(inner)
        return found


class Place:
    """A piece of code with the paragraphs it cites."""

    def __init__(self, path: Path, name: str, line: int, cited: list[str], methods: list[int]) -> None:
        self.path = path
        self.name = name
        self.line = line
        self.cited = cited
        self.methods = methods

    def __str__(self) -> str:
        package = ROOT / "src" / "regnum"
        base = package / "titles" if self.path.is_relative_to(package / "titles") else package
        return f"{self.path.relative_to(base).as_posix()}::{self.name}"


def code_places(paragraphs: Paragraphs) -> Iterator[Place]:
    """Every function, method and class of a title and its programs that cites a paragraph."""
    for path in (*sorted(paragraphs.folder.rglob("*.py")), *sorted(paragraphs.agents.rglob("*.py"))):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                yield Place(path, node.name, node.lineno, paragraphs.cited_in(ast.get_docstring(node)), [node.lineno])
            elif isinstance(node, ast.ClassDef):
                names = {
                    target.id for part in node.body for target in getattr(part, "targets", ()) if hasattr(target, "id")
                }
                asks = {"__init__", "seats", "candidates", "why_not"} if names & {"steps", "domain"} else set()
                methods = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                runs = [method.lineno for method in methods if method.name not in asks]
                yield Place(path, node.name, node.lineno, paragraphs.cited_in(ast.get_docstring(node)), runs)


def reason_rules(paragraphs: Paragraphs) -> dict[str, list[str]]:
    """Refusals cite their paragraph where a chapter declares them: `NAME: Final = REASONS.add("name", "paragraph")`."""
    rules: dict[str, list[str]] = {}
    for path in sorted(paragraphs.folder.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(node, ast.AnnAssign) or not isinstance(node.value, ast.Call):
                continue
            if ast.unparse(node.value.func).startswith("REASONS.add"):
                place = Place(path, ast.unparse(node.target), node.lineno, [], [])
                rules.setdefault(ast.literal_eval(node.value.args[1]), []).append(str(place))
    return rules


def test_marks(paragraphs: Paragraphs) -> dict[str, list[str]]:
    """The tests that prove each paragraph."""
    marks: dict[str, list[str]] = {}
    known = {name for title in BUILT_IN for name in Paragraphs(title).ids}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and getattr(mark.func, "id", "") == "rule":
                    for argument in mark.args:
                        cited = ast.literal_eval(argument)
                        if cited not in known:
                            raise SystemExit(f"{path.name}::{node.name} cites {cited}, which does not exist")
                        name = f"{path.relative_to(ROOT).as_posix()}::{node.name}"
                        if cited in paragraphs.known:
                            marks.setdefault(cited, []).append(name)
    return marks


class Watch:
    """Counts how often each function of a title is called while games are played."""

    def __init__(self, *folders: Path) -> None:
        self.folders = tuple(map(str, folders))
        self.calls: dict[tuple[str, int], int] = {}
        self.mine: dict[CodeType, tuple[str, int] | None] = {}

    def note(self, frame: FrameType, event: str, _argument: Any) -> None:
        """One profiler event."""
        if event != "call":
            return
        code = frame.f_code
        if code not in self.mine:
            name = code.co_filename
            self.mine[code] = (name, code.co_firstlineno) if name.startswith(self.folders) else None
        key = self.mine[code]
        if key is not None:
            self.calls[key] = self.calls.get(key, 0) + 1


def watch_games(title: str, paragraphs: Paragraphs, games: int) -> dict[tuple[str, int], int]:
    """Play games with varied options and a curious player, some by the title's own program, and count what runs."""
    from tools.curious import play_by_program, play_curiously

    watch = Watch(paragraphs.folder, paragraphs.agents)
    for number in range(games):
        sys.setprofile(watch.note)
        if number % EVERY != EVERY - 1 or not play_by_program(title, number):
            play_curiously(title, number)
        sys.setprofile(None)
    return watch.calls


def build(title: str, games: int) -> dict[str, Any]:
    """The whole ledger of a title."""
    paragraphs = Paragraphs(title)
    rows: dict[str, dict[str, Any]] = {name: {"code": [], "tests": [], "seen": 0} for name in paragraphs.ids}
    calls = watch_games(title, paragraphs, games) if games else {}
    for place in code_places(paragraphs):
        seen = sum(calls.get((str(place.path), line), 0) for line in place.methods)
        for name in dict.fromkeys(place.cited):
            rows[name]["code"].append(str(place))
            rows[name]["seen"] += seen
    for name, reasons in reason_rules(paragraphs).items():
        if name in rows:
            rows[name]["code"] += reasons
    for name, tests in test_marks(paragraphs).items():
        rows[name]["tests"] = sorted(set(tests))
    found = {"paragraphs": rows, "waived": paragraphs.waived, "cannot_run": paragraphs.cannot_run}
    return found if find_title(title).finished else {**found, "left": left(found)}


def left(ledger: dict[str, Any]) -> list[str]:
    """The paragraphs that lack code or tests."""
    return list(dict.fromkeys(gap.rsplit(":", 1)[0] for gap in missing(ledger, runs=False)))


def missing(ledger: dict[str, Any], *, runs: bool) -> list[str]:
    """What a ledger still lacks."""
    found: list[str] = []
    for name, entry in ledger["paragraphs"].items():
        if name in ledger["waived"] or name in ledger.get("left", ()):
            continue
        found += [f"{name}: no code"] if not entry["code"] else []
        found += [f"{name}: no test"] if not entry["tests"] else []
        if runs and not entry["seen"] and name not in ledger["cannot_run"]:
            found.append(f"{name}: never ran")
    return found


def same_citations(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two ledgers agree in everything but the counts."""

    def strip(ledger: dict[str, Any]) -> dict[str, Any]:
        return {name: (entry["code"], entry["tests"]) for name, entry in ledger["paragraphs"].items()}

    same = [one.get(part) == other.get(part) for part in ("waived", "left")]
    return strip(one) == strip(other) and all(same)


def with_counts(ledger: dict[str, Any], written: dict[str, Any]) -> dict[str, Any]:
    """The ledger with the counts of an earlier run."""
    for name, entry in ledger["paragraphs"].items():
        entry["seen"] = written["paragraphs"].get(name, {}).get("seen", 0)
    return ledger


def main() -> int:
    """Write, check or list."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--citations", action="store_true")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--title", choices=BUILT_IN)
    arguments = parser.parse_args()
    problems: list[str] = []
    for title in [arguments.title] if arguments.title else BUILT_IN:
        path = ROOT / "src" / "regnum" / "titles" / title / "facts" / "data" / "ledger.json"
        if arguments.check or arguments.missing or arguments.citations:
            written = json.loads(path.read_text(encoding="utf-8"))
            ledger = with_counts(build(title, 0), written)
            if arguments.check and not same_citations(ledger, written):
                problems.append(f"{path.name} is out of date: run tools/ledger.py")
        else:
            ledger = build(title, arguments.games)
        if not arguments.check and not arguments.missing:
            path.write_text(json.dumps(ledger, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        problems += missing(ledger, runs=arguments.missing or "left" not in ledger)
    print("\n".join([*problems, f"{len(problems)} gaps"]))
    return int(bool(problems))


if __name__ == "__main__":
    raise SystemExit(main())
