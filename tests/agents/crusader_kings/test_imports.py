"""What programs may know of the title they play: facts, queries, the words of moves, and nothing of how rules judge."""

from __future__ import annotations

import ast
import importlib
from pathlib import Path

import pytest

import regnum.agents.crusader_kings as programs
from regnum.engine.frames import Frame

TITLE = "regnum.titles.crusader_kings."
RULES = TITLE + "rules"
OPEN_ROOMS = (TITLE + "facts.", TITLE + "position.queries.", TITLE + "position.state")
FOLDER = Path(programs.__file__).parent


def used_of(tree: ast.Module) -> list[tuple[str, str]]:
    """Every name that a module takes from the title, with the module it comes from."""
    found: list[tuple[str, str]] = []
    modules: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == RULES:
            modules |= {each.asname or each.name: f"{RULES}.{each.name}" for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.startswith(TITLE):
            found += [(node.module, each.name) for each in node.names]
        elif isinstance(node, ast.Import):
            found += [(each.name, "") for each in node.names if each.name.startswith(TITLE)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in modules:
            found.append((modules[node.value.id], node.attr))
    return found


def names_a_verb(module: str, name: str) -> bool:
    """Whether a constant is the place or the code of a verb, taken from a domain."""
    source = Path(str(importlib.import_module(module).__file__)).read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            text = ast.unparse(node.value) if node.value else ""
            return any(part in text for part in (".base('", ".code('", ".by_name['"))
    return False


def is_open(module: str, name: str) -> bool:
    """Whether programs may use a name of the title."""
    if module.startswith(OPEN_ROOMS):
        return True
    if not module.startswith(RULES):
        return False
    value = getattr(importlib.import_module(module), name, None)
    is_frame = isinstance(value, type) and issubclass(value, Frame)
    return is_frame or (isinstance(value, int) and names_a_verb(module, name))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.stem)
def test_programs_use_facts_queries_and_the_words_of_moves(path: Path):
    used = used_of(ast.parse(path.read_text(encoding="utf-8")))
    assert [f"{module}.{name}" for module, name in used if not is_open(module, name)] == []


@pytest.mark.parametrize(
    "line",
    [
        "from regnum.titles.crusader_kings.rules.war import why_not_enemy",
        "from regnum.titles.crusader_kings.rules import war\nwar.why_not_march",
        "from regnum.titles.crusader_kings.position.changes.gold import pay_gold",
        "import regnum.titles.crusader_kings.title",
        "from regnum.titles.crusader_kings.rules.war import NO_NAVY",
    ],
)
def test_a_program_that_judges_by_itself_is_caught(line: str):
    assert not all(is_open(module, name) for module, name in used_of(ast.parse(line)))
