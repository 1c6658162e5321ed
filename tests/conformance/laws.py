"""Laws of the house that a title's sources must keep: who writes the position, and what rules may touch."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path

from regnum.engine.knowledge import Field
from tests.conformance.playing import AnyTitle

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


# ---- what else sources must keep ------------------------------------------------------------------------------------

PLAIN = {"__future__", "bisect", "collections", "functools", "heapq", "itertools", "math", "operator", "typing"}
INSIDE = ("position", "rules", "cards")


def check_rules_are_closed(title: Path) -> None:
    """Position and rules read no clock, no environment and no file: of the library they import only what computes."""
    found = [
        f"{path.relative_to(title).as_posix()} imports {name}"
        for room in INSIDE
        for path in sorted((title / room).rglob("*.py"))
        for name in outside(ast.parse(path.read_text(encoding="utf-8")))
        if name not in PLAIN
    ]
    assert not found, "; ".join(found)


def outside(tree: ast.AST) -> set[str]:
    """The packages other than ours that a module imports, and built-in functions that open files."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(str(node.module).split(".")[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("open", "__import__"):
            names.add(node.func.id)
    return names - {"regnum", "mypy_extensions"}


def check_circles(title: Path) -> None:
    """No two modules of a title need each other, however far around."""
    home = title.parent.parent.parent
    needs = {
        module_name(path, home): {name for name in needed(path, home) if is_module(name, home)}
        for path in sorted(title.rglob("*.py"))
    }
    done: set[str] = set()
    for module in needs:
        circle = circle_from(module, needs, [], done)
        assert not circle, " -> ".join(circle)


def module_name(path: Path, home: Path) -> str:
    return ".".join(path.relative_to(home).with_suffix("").parts).removesuffix(".__init__")


def is_module(name: str, home: Path) -> bool:
    """Whether a name is that of a file or of a package with a file of its own."""
    place = home.joinpath(*name.split("."))
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def needed(path: Path, home: Path) -> set[str]:
    """The modules that one imports, at whatever place; what it only names in types does not count."""
    found: set[str] = set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing_only = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for part in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in typing_only:
            continue
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            module = imported_from(node, path, home)
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return found


def imported_from(node: ast.ImportFrom, path: Path, home: Path) -> str:
    """The full name of what an import takes from; dots count from the folder of the file."""
    if not node.level:
        return str(node.module)
    folder = path.relative_to(home).parts[: -node.level]
    return ".".join((*folder, *([node.module] if node.module else [])))


def circle_from(module: str, needs: dict[str, set[str]], path: list[str], done: set[str]) -> list[str]:
    """A circle that is met from a module on, or nothing."""
    if module in path:
        return [*path[path.index(module) :], module]
    if module in done or module not in needs:
        return []
    for other in sorted(needs[module]):
        circle = circle_from(other, needs, [*path, module], done)
        if circle:
            return circle
    done.add(module)
    return []


def check_reasons_are_declared_once(title: Path) -> None:
    """A reason, by name and paragraph, is declared in one chapter; others import it."""
    places: dict[str, list[str]] = {}
    for path in sorted(title.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in ("REASONS.add", "REASONS.add_vague"):
                name = " ".join(ast.unparse(argument) for argument in node.args)
                places.setdefault(name, []).append(path.relative_to(title).as_posix())
    found = [f"{name}: {', '.join(paths)}" for name, paths in places.items() if len(paths) > 1]
    assert not found, "; ".join(found)


def check_public_fields(title: AnyTitle, kept: Iterable[str]) -> None:
    """What everybody knows of a position stands in the kept list; what is not there is secret."""
    public = {field.name for field in title.knowledge.fields if type(field) is Field}
    assert public <= set(kept), f"open, but not in the list: {', '.join(sorted(public - set(kept)))}"
    assert public >= set(kept), f"in the list, but not open: {', '.join(sorted(set(kept) - public))}"


def check_no_title_is_named(package: Path, titles: tuple[str, ...], registry: str = "engine/registry.py") -> None:
    """Outside its own folders and the registry nothing knows a title by its name; examples in docstrings may."""
    found = [
        f"{path.relative_to(package).as_posix()} names {title}"
        for path in sorted((*package.rglob("*.py"), *package.rglob("*.js")))
        if path.relative_to(package).as_posix() != registry and "vendor" not in path.parts
        for title in titles
        if not any(part.removesuffix(".js") == title for part in path.relative_to(package).parts)
        and title in (spoken(path) if path.suffix == ".py" else path.read_text(encoding="utf-8"))
    ]
    assert not found, "; ".join(found)


def spoken(path: Path) -> str:
    """The words of a module without its docstrings and comments."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and ast.get_docstring(
            node
        ):
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)
