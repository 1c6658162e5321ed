"""What README and documents say in numbers and names is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regnum.agents.registry import agent_names
from regnum.cli.app import app
from regnum.edges.presenter import Presenter
from regnum.engine.registry import BUILT_IN, find_title, title_ids
from regnum.engine.title import Title

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
]
PATH = re.compile(
    r"`((?:src|docs|tests|tools|benchmarks|engine|edges|agents|server|web|cli|selfplay|locales)/[\w./-]+)`"
)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


def row(name: str) -> list[str]:
    """The cells of a row of the table of games."""
    line = next(line for line in README.splitlines() if line.startswith(f"| {name} |"))
    return [cell.strip() for cell in line.strip("|").split("|")][1:]


def readings(title: str) -> int:
    return sum(option.kind == "reading" for option in find_title(title).options.values())


def rulings(title: str) -> int:
    text = (ROOT / "docs" / "rules" / title / "rulings.md").read_text(encoding="utf-8")
    return len(re.findall(r"^(?:#+ R\d+\.|\| \[g\d+\])", text, re.MULTILINE))


def test_the_table_of_games_counts_players_and_readings():
    players, wanted = row("players"), row("readings of disputed rules")
    for column, title in enumerate(BUILT_IN):
        found = find_title(title)
        assert players[column].startswith(f"{found.min_players} to {found.max_players}")
        linked = f"[{rulings(title)} rulings](docs/rules/{title}/rulings.md)"
        assert wanted[column] == f"{readings(title)} options, {linked}"


def test_the_table_of_games_names_all_programs():
    for column, title in enumerate(BUILT_IN):
        assert set(re.findall(r"`(\w+)`", row("programs")[column])) == set(agent_names(title))


def test_every_command_is_listed():
    listed = set(re.findall(r"^\| `regnum (\w+)", README, re.MULTILINE)) | set(
        re.findall(r", `regnum (\w+) FILE`", README)
    )
    assert {command.name for command in app.registered_commands} == listed


def test_unfinished_titles_are_called_so():
    names = [cell.strip() for cell in next(line for line in README.splitlines() if line.startswith("| | ")).split("|")]
    assert ["unfinished" in name for name in names[2:-1]] == [not find_title(title).finished for title in BUILT_IN]


def test_the_folders_of_titles_are_those_of_the_registry():
    assert ", ".join(f"`{title}`" for title in title_ids()) in README


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_points_at_exists(document: Path):
    text = document.read_text(encoding="utf-8")
    homes = (ROOT, ROOT / "src" / "regnum")
    missing = [
        path
        for path in PATH.findall(text)
        if "<" not in path and not any((home / path.rstrip("/")).exists() for home in homes)
    ]
    missing += [link for link in LINK.findall(text) if "://" not in link and not (document.parent / link).exists()]
    assert missing == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_says_of_title_and_presenter_is_there(document: Path):
    named = re.findall(r"`(Title|Presenter)\.(\w+)", document.read_text(encoding="utf-8"))
    homes: dict[str, type] = {"Title": Title, "Presenter": Presenter}
    assert [f"{home}.{name}" for home, name in named if not hasattr(homes[home], name)] == []


def test_every_layer_has_a_row_in_the_readme():
    layers = {path.name for path in (ROOT / "src" / "regnum").iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert {name for name in layers if f"| `src/regnum/{name}/` |" not in README} == set()
