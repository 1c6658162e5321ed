"""Whatever is wrong: exit code 2, one clear line, and the files untouched."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from regnum.cli import app, run
from regnum.engine.refusals import RuleFailure
from tests.cli.conftest import POSITION, Command, played

READERS = ("show", "legal", "why", "apply", "replay", "verify")
FOREIGN = {
    "empty": b"",
    "blanks": b"  \n",
    "picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "text": b"Dear Medici, how are you?\n",
    "json": b'{"name": "regnum"}',
    "list": b"[1, 2, 3]",
    "nested": b'{"a":' * 100_000,
    "toml": b'title = "chess"\n',
    "no table": b"title = 7\n",
    "wrong key": b'title = "pax_renaissance"\nweather = "fine"\n',
    "wrong card": b'title = "pax_renaissance"\n[seat.0]\nhand = ["joker"]\n',
    "wrong form": b'title = "pax_renaissance"\nseat = 3\n',
    "wrong seat": b'title = "pax_renaissance"\nplayers = 2\n[seat.7]\nflorins = 1\n',
    "stack": b'title = "pax_renaissance"\n[pending]\nstack = [["Turn"]]\nprogress = [0]\n',
    "other format": b'{"regnum": "save", "format": 99}',
}


def arguments(name: str, file: Path) -> list[object]:
    return [name, file, "fair", "west"] if name in ("why", "apply") else [name, file]


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("content", FOREIGN.values(), ids=FOREIGN)
def test_a_foreign_file_is_refused(command: Command, tmp_path: Path, name: str, content: bytes):
    file = tmp_path / "file"
    file.write_bytes(content)
    assert "file" in command(*arguments(name, file)).complaint()
    assert file.read_bytes() == content


@pytest.mark.parametrize("name", READERS)
def test_a_file_that_cannot_be_read(command: Command, tmp_path: Path, name: str):
    assert "cannot read" in command(*arguments(name, tmp_path / "nowhere")).complaint()
    assert "cannot read" in command(*arguments(name, tmp_path)).complaint()


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9, 0.999])
def test_a_cut_file_is_refused(command: Command, saved: Path, part: float):
    data = saved.read_bytes()
    saved.write_bytes(data[: int(len(data) * part)])
    for name in READERS:
        assert "not complete JSON" in command(*arguments(name, saved)).complaint()


@pytest.mark.parametrize("seed", range(8))
def test_damaged_files_never_lead_to_a_traceback(command: Command, tmp_path: Path, seed: int):
    chance = random.Random(seed)
    for form, data in (("json", regnum.save(played(20))), ("toml", POSITION.encode())):
        file = tmp_path / f"damaged.{form}"
        for _ in range(5):
            file.write_bytes(damaged(data, chance))
            for name in ("show", "apply", "replay"):
                answer = command(*arguments(name, file))
                assert answer.code in (0, 2), answer.err
                assert answer.err.count("\n") == (1 if answer.code else 0)


def damaged(data: bytes, chance: random.Random) -> bytes:
    """The data with a few bytes changed, left out or said twice."""
    place, length = chance.randrange(len(data)), chance.randrange(1, 30)
    piece = data[place : place + length]
    return data[:place] + chance.choice([b"", piece + piece, b"7", b'"x"', b"-1", b"\xff"]) + data[place + length :]


def test_a_failed_write_leaves_the_old_file(command: Command, position: Path, tmp_path: Path):
    line = command("apply", position, "fair west", "--out", tmp_path / "no" / "folder.toml").complaint()
    assert "cannot write" in line
    assert list(tmp_path.iterdir()) == [position]


@pytest.mark.parametrize(
    "typed", [[], ["games"], ["--faster"], ["play", "--faster"], ["show"], ["rules", "a", "b", "c"]]
)
def test_a_wrong_command_line_points_to_the_help(command: Command, typed: list[str]):
    assert "--help" in command(*typed).complaint()


@pytest.mark.parametrize(
    "name", ["play", "titles", "simulate", "rules", "catalogue", "show", "legal", "why", "apply", "replay", "verify"]
)
def test_every_command_has_help(command: Command, name: str):
    answer = command(name, "--help")
    assert (answer.code, answer.err) == (0, "")
    assert "Usage: regnum" in answer.out


def test_mistakes_can_be_told_in_other_languages(command: Command, position: Path, monkeypatch: pytest.MonkeyPatch):
    assert "Сейчас можно" in command("apply", position, "fly", "--lang", "ru").complaint()
    monkeypatch.setenv("REGNUM_LANG", "pl")
    assert "nie ma miejsca 8" in command("show", position, "--seat", 8).complaint()


def test_a_rule_that_fails_leaves_a_file(command: Command, position: Path, monkeypatch: pytest.MonkeyPatch):
    report = regnum.save(played(3))

    def fail(*_: object) -> None:
        raise RuleFailure("a rule broke down", report)

    monkeypatch.setattr("regnum.cli.position.make_move", fail)
    answer = command("apply", position, "fair west")
    assert (answer.code, answer.out) == (1, "")
    (kept,) = Path.cwd().glob("failure-*.json")
    assert kept.name in answer.err
    assert kept.read_bytes() == report


def test_a_mistake_of_ours_is_one_line_too(command: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("regnum.cli.titles.title_ids", lambda: 1 / 0)
    answer = command("titles")
    assert (answer.code, answer.out) == (1, "")
    assert "ZeroDivisionError" in answer.err
    assert answer.err.count("\n") == 1


def test_an_interruption_ends_quietly(command: Command, monkeypatch: pytest.MonkeyPatch):
    def interrupt() -> list[str]:
        raise KeyboardInterrupt

    monkeypatch.setattr("regnum.cli.titles.title_ids", interrupt)
    assert command("titles").code == 130


def test_the_module_is_the_command():
    done = subprocess.run(
        [sys.executable, "-m", "regnum.cli", "simulate", "chess"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "regnum: there is no title chess; there is: pax_renaissance, crusader_kings, here_i_stand\n"
    assert app.run is run
