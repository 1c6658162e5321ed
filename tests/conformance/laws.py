"""Laws of the house that a title's sources must keep: who writes the position, and what rules may touch."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any

from regnum.engine.game import Game

WRITERS = ("position/changes", "position/state.py", "position/knowledge.py")  # the latter deal anew in a copy
MUTATORS = {"append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
STATE = "state"


def check_writes(title: Path) -> None:
    """Only `position/changes` writes a position: nothing else assigns to it or calls what changes its lists."""
    found = [
        f"{path.relative_to(title).as_posix()}:{line}"
        for path in sorted(title.rglob("*.py"))
        if not path.relative_to(title).as_posix().startswith(WRITERS) and "edges" not in path.parts
        for line in writes(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, f"{len(found)} lines write the position: {', '.join(found)}"


def writes(tree: ast.AST) -> list[int]:
    """The lines that write into something reached through a position."""
    lines: list[int] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = {STATE, *aliases(node)}
            lines += [line for statement in node.body for line in writes_in(statement, names)]
    return sorted(set(lines))


def aliases(function: ast.FunctionDef) -> set[str]:
    """Names of a function that stand for a position or for a list of one."""
    known = {STATE}
    found = {argument.arg for argument in function.args.args if is_position(argument.annotation)}
    for node in ast.walk(function):
        targets, value = assigned(node)
        if value is not None and is_state_path(value, known | found):
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


def assigned(node: ast.AST) -> tuple[list[ast.expr], ast.expr | None]:
    """What is assigned to, and what is assigned; pairs in tuples are taken apart by whoever needs them."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Tuple):
        return list(node.targets[0].elts), node.value
    if isinstance(node, ast.Assign):
        return node.targets, node.value
    if isinstance(node, ast.AnnAssign):
        return [node.target], node.value
    return [], None


def is_position(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "Position"


def is_state_path(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is a position, or a part of one without a copy in between."""
    if isinstance(node, ast.Tuple):
        return any(is_state_path(part, names) for part in node.elts)
    while isinstance(node, ast.Attribute | ast.Subscript):
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            return False
        if isinstance(node, ast.Attribute) and node.attr == STATE:
            return True
        node = node.value
    return isinstance(node, ast.Name) and node.id in names


def writes_in(statement: ast.stmt, names: set[str]) -> list[int]:
    """The lines of a statement that write: an assignment, a deletion, or a method that changes a list."""
    return [
        each.lineno
        for node in ast.walk(statement)
        for each in written(node)
        if isinstance(each, ast.Attribute | ast.Subscript) and is_state_path(each, names)
    ]


def written(node: ast.AST) -> list[ast.expr]:
    """What a node writes into, whatever it belongs to."""
    if isinstance(node, ast.Assign):
        return [part for each in node.targets for part in (each.elts if isinstance(each, ast.Tuple) else [each])]
    if isinstance(node, ast.AugAssign | ast.AnnAssign):
        return [node.target]
    if isinstance(node, ast.Delete):
        return node.targets
    changes_a_list = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS
    return [node.func.value] if changes_a_list else []  # type: ignore[attr-defined]


# ---- while a game is played -----------------------------------------------------------------------------------------


class Trespass(AssertionError):  # noqa: N818 - it says what was done
    """Somebody wrote into a position who may not."""


def check_caller() -> None:
    """Whoever writes must be a change of the title."""
    caller = sys._getframe(2).f_globals["__name__"]
    if ".position." not in caller and not caller.endswith("engine.codec"):
        raise Trespass(f"{caller}, line {sys._getframe(2).f_lineno}, writes the position")


def guarded_method(name: str) -> Any:
    original = getattr(list, name)

    def method(self: list[Any], *arguments: Any, **more: Any) -> Any:
        check_caller()
        return original(self, *arguments, **more)

    return method


CHANGING = (*sorted(MUTATORS), "__setitem__", "__delitem__", "__iadd__", "__imul__")
GuardedList: Any = type("GuardedList", (list,), {name: guarded_method(name) for name in CHANGING})


def guard(value: Any) -> Any:
    """The same value with lists that look at who writes them."""
    if not isinstance(value, list):
        return value
    return GuardedList([GuardedList(item) if isinstance(item, list) else item for item in value])


def guarded(game: Game[Any]) -> Game[Any]:
    """The game with a position that refuses writes from outside `position`; copies of it are as usual."""
    plain = type(game.state)

    def set_field(self: Any, name: str, value: Any) -> None:
        check_caller()
        object.__setattr__(self, name, guard(value))

    for name in game.title.knowledge.names:
        setattr(game.state, name, guard(getattr(game.state, name)))
    game.state.__class__ = type("GuardedPosition", (plain,), {"__slots__": (), "__setattr__": set_field})
    return game
