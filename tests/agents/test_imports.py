"""What programs may take from a title: facts, queries and the contract; of the rules the decisions they answer."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import regnum
from regnum.engine.frames import Decision, Procedure
from regnum.engine.registry import BUILT_IN

AGENTS, TITLES = (Path(regnum.__file__).parent / layer for layer in ("agents", "titles"))
ALLOWED = ("facts", "position.queries", "position.state")


def imported(tree: ast.Module, title: str) -> Iterator[tuple[str, str, int]]:
    """What a module takes from a title: room, name, and line; of a module that it imports whole, what it uses."""
    prefix = f"regnum.titles.{title}."
    whole: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(prefix.rstrip(".")):
            for alias in node.names:
                try:
                    import_module(f"{node.module}.{alias.name}")
                except ModuleNotFoundError:
                    yield (node.module or "")[len(prefix) :], alias.name, node.lineno
                else:
                    whole[alias.asname or alias.name] = f"{node.module}.{alias.name}"[len(prefix) :]
        if isinstance(node, ast.Import):
            yield from ((each.name[len(prefix) :], "", node.lineno) for each in node.names if prefix in each.name)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in whole:
            yield whole[node.value.id], node.attr, node.lineno


def names_a_verb(title: str, room: str, name: str) -> bool:
    """Whether a constant of a chapter is a domain, or the place or a code of one of its verbs."""
    source = (TITLES / title / room.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == name:
            text = ast.unparse(node.value) if node.value else ""
            return any(part in text for part in (".base('", ".code('", ".by_name['", "Domain("))
    return False


def is_allowed(title: str, room: str, name: str) -> bool:
    """Facts, queries and the position; of the rules frame classes and what names a verb."""
    if room.startswith(ALLOWED):
        return True
    if not room.startswith("rules"):
        return False
    value = getattr(import_module(f"regnum.titles.{title}.{room}"), name, None)
    if isinstance(value, type):
        return issubclass(value, Decision | Procedure)
    return name.isupper() and names_a_verb(title, room, name)


def trespasses(source: str, title: str) -> list[str]:
    """Everything in a module of agents that it may not take."""
    found = imported(ast.parse(source), title)
    return [f"line {line}: {room}.{name}" for room, name, line in found if not is_allowed(title, room, name)]


@pytest.mark.parametrize("title", BUILT_IN)
def test_agents_take_facts_queries_and_the_contract(title: str):
    found = {
        path.name: wrong
        for path in sorted((AGENTS / title).glob("*.py"))
        if (wrong := trespasses(path.read_text(encoding="utf-8"), title))
    }
    assert not found


PAX = "regnum.titles.pax_renaissance"


@pytest.mark.parametrize(
    "source",
    [
        f"from {PAX}.rules.sell_card import why_not_sell",
        f"from {PAX}.rules.market import HAND_LIMIT",
        f"from {PAX}.rules import political_ops\npolitical_ops.why_not_tax(1)",
        f"from {PAX}.rules.operations import SLOTS",
        f"from {PAX}.rules.turn import ACTIONS",
        f"from {PAX}.position import changes\nchanges.sail",
        f"from {PAX}.edges.wording import card_name",
        f"import {PAX}.rules.turn",
    ],
)
def test_what_they_may_not_take_is_found(source: str):
    assert len(trespasses(source, "pax_renaissance")) == 1


@pytest.mark.parametrize(
    "source",
    [
        f"from {PAX}.rules.turn import ACTION, DECLARE, END_TURN, ChooseAction",
        f"from {PAX}.rules import battle\nbattle.ChooseLoss, battle.NOBLE",
        f"from {PAX}.position.queries.solo import person",
        f"from {PAX}.facts.names import EAST",
    ],
)
def test_what_they_may_take_is_not(source: str):
    assert not trespasses(source, "pax_renaissance")
