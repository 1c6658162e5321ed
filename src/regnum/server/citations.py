"""Which paragraph of the rules stands behind a decision: the first that its class names in its docstring.

Compiled classes have no docstrings, so that of the source is read.
"""

from __future__ import annotations

import ast
from functools import cache
from importlib.resources import files
from typing import Any

from regnum.edges.rule_texts import matching
from regnum.engine.frames import Decision
from regnum.engine.title import Title


def decision_rule(title: Title[Any], decision: Decision[Any]) -> str | None:
    """The paragraph behind the open decision, if the rules have one."""
    cls = type(decision)
    said = docstrings(cls.__module__).get(cls.__name__, "")
    return known_rule(title, said.partition(":")[0] if not said.startswith("glossary:") else said)


@cache
def known_rule(title: Title[Any], text: str) -> str | None:
    """The first paragraph that a text names; None if its first word names none."""
    name = text.split(" ", 1)[0].rstrip(":,;.")
    return name if name and matching(title, name) else None


@cache
def docstrings(module: str) -> dict[str, str]:
    """What the classes of a module say of themselves."""
    package, _, name = module.rpartition(".")
    try:
        source = files(package or module).joinpath(f"{name}.py").read_text(encoding="utf-8")
    except (OSError, ModuleNotFoundError, TypeError):
        return {}
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}
