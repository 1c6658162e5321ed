"""The types that the scripts of the page name in their comments, checked by TypeScript where it is installed."""

from __future__ import annotations

import json
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


def mistakes(folder: Path, scripts: list[Path]) -> list[str]:
    """What the checker finds in our own scripts; third-party files are as they are."""
    checker = shutil.which("tsc")
    if checker is None:
        pytest.skip("tsc is not on the PATH (npm install -g typescript): the types of the scripts are not checked")
    settings = folder / "tsconfig.json"
    settings.write_text(json.dumps({"compilerOptions": OPTIONS, "files": [str(path) for path in scripts]}))
    found = subprocess.run([checker, "-p", str(settings), "--pretty", "false"], capture_output=True, text=True, cwd=WEB)
    lines = [line for line in found.stdout.splitlines() if line and not line.startswith(" ")]
    assert not lines or ": error TS" in lines[0], found.stdout
    return [line for line in lines if "vendor/" not in line.partition("(")[0]]


def test_scripts_keep_to_their_types(tmp_path):
    scripts = [path for path in sorted(WEB.rglob("*.js")) if WEB / "vendor" not in path.parents]
    assert mistakes(tmp_path, scripts) == []


def test_a_wrong_type_is_found(tmp_path):
    script = tmp_path / "wrong.js"
    script.write_text('/** @param {number} n */\nexport const half = (n) => n / 2;\nhalf("two");\n')
    assert [line for line in mistakes(tmp_path, [script]) if "TS2345" in line]
