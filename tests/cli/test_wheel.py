"""A wheel in an empty environment plays a game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
GAME = """
import regnum
game = regnum.new("pax_renaissance", players=3, seed=1)
while not game.over:
    seat = game.waiting[0]
    game.apply(seat, game.legal(seat)[-1 - game.decision_id % 2 :][0])
print(game.outcome)
"""


def call(*command: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_wheel_in_an_empty_environment_plays_a_game(tmp_path: Path):
    pytest.importorskip("build", reason="the package build is not installed")
    call(sys.executable, "-m", "build", "--wheel", "--outdir", tmp_path / "dist", ROOT)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    call(sys.executable, "-m", "venv", tmp_path / "empty")
    python = tmp_path / "empty" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    call(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", wheel)
    assert "Outcome(winners=" in call(python, "-I", "-c", GAME)
    regnum_command = python.with_name("regnum.exe" if sys.platform == "win32" else "regnum")
    assert '"finished": 3' in call(
        regnum_command, "simulate", "pax_renaissance", "--games", 3, "--jobs", 2, "--json", "--lang", "ru"
    )
    assert "Победа" not in call(regnum_command, "rules", "pax_renaissance", "E1a")
    assert "Ходит" in call(regnum_command, "show", "--lang", "ru", written_position(tmp_path))


def written_position(folder: Path) -> Path:
    path = folder / "position.toml"
    path.write_text('title = "pax_renaissance"\nplayers = 2\n', encoding="utf-8")
    return path
