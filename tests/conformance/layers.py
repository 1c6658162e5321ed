"""Check of imports: which part of the package may use which other."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

FORBIDDEN_INSIDE = {"random", "time", "os", "secrets", "uuid", "datetime", "threading", "socket", "subprocess"}
PURE = ("engine", "titles")
READ_FILES = {  # where files come in: games and positions, and the data packs that a folder holds
    ("engine", "codec.py"): {"msgspec"},
    ("titles", "crusader_kings", "pack_format.py"): {"msgspec"},
    ("titles", "crusader_kings", "pack.py"): {"os"},
}
BELOW = {
    "engine": ("engine",),
    "titles": ("engine",),
    "agents": ("engine", "agents"),
    "selfplay": ("engine", "titles", "agents", "selfplay"),
    "server": ("engine", "titles", "agents", "text", "rulebook", "server"),
}


def check_layers(package: Path) -> None:
    """Every module of a package imports only what its layer may use."""
    problems = [
        f"{path.relative_to(package)} imports {imported}"
        for path in sorted(package.rglob("*.py"))
        for imported in imports(path, package)
        if not is_allowed(path.relative_to(package).parts, imported)
    ]
    assert not problems, "; ".join(problems)


def imports(path: Path, package: Path) -> list[str]:
    """The full names of all modules that a file imports, at whatever place."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level:
            home = (package.name, *path.relative_to(package).parts[: -node.level])
            found.append(".".join((*home, *([node.module] if node.module else []))))
        elif isinstance(node, ast.ImportFrom) and node.module == package.name:
            found += [f"{node.module}.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            found.append(str(node.module))
    return found


def is_allowed(where: tuple[str, ...], imported: str) -> bool:
    """Whether the module at this place inside the package may import that one."""
    layer, target = where[0], imported.split(".")
    if layer not in BELOW:
        return True
    if target[0] != "regnum":
        return layer not in PURE or is_pure(where, target[0])
    if len(target) == 1:
        return layer in ("selfplay", "server")
    inside = target[1:]
    if inside[0] in BELOW[layer]:
        return True
    if layer == "titles" and len(where) > 2:
        return inside[:2] == ["titles", where[1]]
    if layer == "agents" and len(where) > 2:
        return inside[:2] == ["titles", where[1]]
    return layer == "titles" and inside == ["titles"]


def is_pure(where: tuple[str, ...], module: str) -> bool:
    """Whether engine and titles may use a module from outside: the standard library without clocks and luck."""
    if module == "mypy_extensions" or module in READ_FILES.get(where, ()):
        return True
    return module in sys.stdlib_module_names and module not in FORBIDDEN_INSIDE
