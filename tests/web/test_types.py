"""The types that the scripts of the page name in their comments, checked by TypeScript where it is installed.

npm install --no-save --prefix build/tools typescript@5.6.3
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

import regnum

WEB = Path(regnum.__file__).parent / "web"
OPTIONS = {
    "checkJs": True,
    "allowJs": True,
    "noEmit": True,
    "strict": True,
    "target": "esnext",
    "module": "esnext",
    "moduleResolution": "bundler",
    "lib": ["esnext", "dom", "dom.iterable"],
    "types": [],
}


REQUIRED = "REGNUM_TYPE_TESTS"  # "required": a missing checker fails the tests instead of skipping them
INSTALLED = Path(__file__).parents[2] / "build" / "tools" / "node_modules" / ".bin" / "tsc"
SCRIPTS = [path for path in sorted(WEB.rglob("*.js")) if WEB / "vendor" not in path.parents]


def checker() -> str:
    """The path of the type checker; without one the test is skipped, or fails where it is required."""
    found = str(INSTALLED) if INSTALLED.is_file() else shutil.which("tsc")
    if found:
        return found
    reason = f"there is no tsc in {INSTALLED.parent} or on the PATH: the types of the scripts are not checked"
    if os.environ.get(REQUIRED) == "required":
        pytest.fail(reason)
    pytest.skip(reason)


def mistakes(folder: Path, scripts: list[Path]) -> list[str]:
    """What the checker finds in our own scripts; third-party files are as they are."""
    settings = folder / "tsconfig.json"
    settings.write_text(json.dumps({"compilerOptions": OPTIONS, "files": [str(path) for path in scripts]}))
    found = subprocess.run(
        [checker(), "-p", str(settings), "--pretty", "false"], capture_output=True, text=True, cwd=WEB
    )
    lines = [line for line in found.stdout.splitlines() if line and not line.startswith(" ")]
    assert not lines or ": error TS" in lines[0], found.stdout
    return [line for line in lines if "vendor/" not in line.partition("(")[0]]


def test_scripts_keep_to_their_types(tmp_path):
    assert mistakes(tmp_path, SCRIPTS) == []


def test_a_wrong_type_is_found(tmp_path):
    script = tmp_path / "wrong.js"
    script.write_text('/** @param {number} n */\nexport const half = (n) => n / 2;\nhalf("two");\n')
    assert [line for line in mistakes(tmp_path, [script]) if "TS2345" in line]


def types_of(line: str) -> list[str]:
    """The types that a line names: what stands in braces after `@param`, `@type` and the like."""
    return re.findall(r"@(?:param|type|typedef|property|returns|satisfies) (\{(?:[^{}]|\{[^{}]*\})*\})", line)


def careless(script: str) -> list[str]:
    """The lines that take anything without saying why: a reason stands behind `any:` or in a comment after the code."""
    return [
        line.strip()
        for line in script.splitlines()
        if any(re.search(r"\bany\b", each) for each in types_of(line)) and not re.search(r"// .+|\bany: .+", line)
    ]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: str(path.relative_to(WEB)))
def test_anything_goes_only_with_a_reason(path: Path):
    assert careless(path.read_text(encoding="utf-8")) == []


def test_a_type_without_a_reason_is_found():
    assert careless("/** @param {any} board */")
    assert careless("const a = (/** @type {{x: any}} */ b) => b;")
    assert not careless("const a = /** @type {any} */ (b); // the shell knows no title's position")
    assert not careless("/** Whether the panel is of any use. @param {string} name */")
