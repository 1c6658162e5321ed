"""Check of imports: which part of the package may use which other, and which room of a title which other room."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

FORBIDDEN_INSIDE = {"random", "time", "os", "secrets", "uuid", "datetime", "threading", "socket", "subprocess"}
PURE = ("engine", "titles")
BELOW = {
    "engine": ("engine",),
    "edges": ("engine", "edges"),
    "titles": ("engine",),
    "agents": ("engine", "agents"),
    "selfplay": ("engine", "titles", "agents", "selfplay"),
    "server": ("engine", "edges", "titles", "agents", "server"),
}
ROOMS = {  # what each room of a title may use of the others
    "facts": ("facts",),
    "position": ("facts", "position"),
    "cards": ("facts", "position", "rules", "cards"),
    "rules": ("facts", "position", "rules", "cards"),
    "edges": ("facts", "position", "rules", "cards", "edges"),
    "title.py": ("facts", "position", "rules", "cards"),
}
FLOORS = ("registers", "state", "queries", "knowledge", "ranges", "invariants", "changes")  # of `position`, upwards


def check_layers(package: Path) -> None:
    """Every module of a package imports only what its layer may use."""
    problems = [
        f"{path.relative_to(package)} imports {imported}"
        for path in sorted(package.rglob("*.py"))
        for imported in imports(path, package)
        if not is_allowed(path.relative_to(package).parts, imported, reads_files(path))
    ]
    assert not problems, "; ".join(problems)


def reads_files(path: Path) -> bool:
    """Whether a module says of itself that files come in there, or that it is not compiled, which is mostly why."""
    text = path.read_text(encoding="utf-8")
    return "\n# reads files: " in text or "\n# not compiled: " in text


def imports(path: Path, package: Path) -> list[str]:
    """The full names of all modules that a file imports, at whatever place."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level:
            home = (package.name, *path.relative_to(package).parts[: -node.level])
            found.append(".".join((*home, *([node.module] if node.module else []))))
        elif isinstance(node, ast.ImportFrom) and is_folder(package, str(node.module)):
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(str(node.module))
    return found


def is_folder(package: Path, module: str) -> bool:
    """Whether a name is that of a package, so that what is imported from it may be a module."""
    return module.split(".")[0] == package.name and (package.parent / module.replace(".", "/")).is_dir()


def is_allowed(where: tuple[str, ...], imported: str, reader: bool = False) -> bool:
    """Whether the module at this place inside the package may import that one."""
    layer, target = where[0], imported.split(".")
    if layer not in BELOW:
        return True
    if target[0] != "regnum":
        return layer not in PURE or "edges" in where or is_pure(target[0], reader)
    if len(target) == 1:
        return layer in ("selfplay", "server")
    inside = target[1:]
    if inside[0] in BELOW[layer]:
        return True
    if layer == "titles" and len(where) > 2:
        return inside[:1] == ["edges"] if "edges" in where and inside[0] == "edges" else is_own_room(where, inside)
    if layer == "agents" and len(where) > 2:
        return inside[:2] == ["titles", where[1]] and inside[2:3] != ["edges"]
    return layer == "titles" and inside == ["titles"]


def is_own_room(where: tuple[str, ...], inside: list[str]) -> bool:
    """Whether a module of a title imports a room of the same title that it may use; `title.py` only gathers."""
    if inside[:2] != ["titles", where[1]]:
        return False
    if len(inside) == 2:
        return where[2] == "__init__.py"
    if where[2] == inside[2] == "position" and len(where) > 3 and len(inside) > 3:
        floor = where[3].removesuffix(".py")
        return floor not in FLOORS or FLOORS.index(inside[3]) <= FLOORS.index(floor)
    return inside[2] in ROOMS.get(where[2], ())


def is_pure(module: str, reader: bool) -> bool:
    """Whether engine and titles may use a module from outside: the standard library without clocks and luck."""
    if module == "mypy_extensions" or (reader and module in ("msgspec", "os")):
        return True
    return module in sys.stdlib_module_names and module not in FORBIDDEN_INSIDE
