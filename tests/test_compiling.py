"""Compiled modules are used if they fit the sources, and never otherwise."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import regnum
from regnum import compiling
from tools import compare
from tools.compile import missing_tools, modules


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Sources of a package in which everything can be compiled."""
    monkeypatch.delenv(compiling.PURE, raising=False)
    for layer in compiling.LAYERS:
        (tmp_path / "package" / layer).mkdir(parents=True)
        (tmp_path / "package" / layer / "rule.py").write_text("ANSWER = 1\n", encoding="utf-8")
    (tmp_path / "package" / "above.py").write_text("", encoding="utf-8")
    return tmp_path / "package"


@pytest.fixture
def folder(package: Path, tmp_path: Path) -> Path:
    """A build that fits the sources."""
    (tmp_path / "build" / "some" / "inside").mkdir(parents=True)
    (tmp_path / "build" / "some" / f"rule{compiling.SUFFIX}").touch()
    (tmp_path / "build" / f"group__mypyc{compiling.SUFFIX}").touch()
    compiling.write_stamp(tmp_path / "build", compiling.source_hash(package))
    return tmp_path / "build"


def test_a_build_that_fits_is_used(package: Path, folder: Path):
    assert compiling.state_of_build(folder, package) == compiling.COMPILED


@pytest.mark.parametrize("layer", compiling.LAYERS)
def test_a_build_of_other_sources_is_not_used(package: Path, folder: Path, layer: str):
    source = package / layer / "rule.py"
    source.write_text("ANSWER = 2\n", encoding="utf-8")
    assert compiling.state_of_build(folder, package) == compiling.OUTDATED
    source.write_text("ANSWER = 1\n", encoding="utf-8")
    assert compiling.state_of_build(folder, package) == compiling.COMPILED
    source.rename(source.with_name("law.py"))
    assert compiling.state_of_build(folder, package) == compiling.OUTDATED


def test_sources_above_the_compiled_layers_may_change(package: Path, folder: Path):
    (package / "above.py").write_text("ANSWER = 3\n", encoding="utf-8")
    assert compiling.state_of_build(folder, package) == compiling.COMPILED


def test_a_build_without_a_sound_stamp_is_not_used(package: Path, folder: Path):
    (folder / compiling.STAMP).write_text('{"sources"', encoding="utf-8")
    assert compiling.state_of_build(folder, package) == compiling.NOT_BUILT
    (folder / compiling.STAMP).write_text("[]", encoding="utf-8")
    assert compiling.state_of_build(folder, package) == compiling.OTHER_PYTHON
    (folder / compiling.STAMP).unlink()
    assert compiling.state_of_build(folder, package) == compiling.NOT_BUILT


def test_a_build_for_another_python_is_not_used(package: Path, folder: Path):
    stamp = folder / compiling.STAMP
    stamp.write_text(stamp.read_text(encoding="utf-8").replace(compiling.SUFFIX, ".so"), encoding="utf-8")
    assert compiling.state_of_build(folder, package) == compiling.OTHER_PYTHON


def test_a_build_can_be_switched_off(package: Path, folder: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv(compiling.PURE, "1")
    assert compiling.state_of_build(folder, package) == compiling.SWITCHED_OFF


def test_compiled_modules_are_found_by_name_and_others_left_to_python(folder: Path):
    finder = compiling.CompiledFinder(folder)
    assert set(finder.files) == {"some.rule", "group__mypyc"}
    spec = finder.find_spec("some.rule", None)
    assert spec is not None
    assert spec.origin == str(folder / "some" / f"rule{compiling.SUFFIX}")
    assert finder.find_spec("some", None) is None


def test_regnum_tells_which_build_is_in_use():
    assert regnum.compiled() == (compiling.state_of_build() == compiling.COMPILED)


def test_no_module_is_both_compiled_and_interpreted():
    """A module of the build that was loaded from its source would bring second copies of its classes."""
    names = [name for finder in sys.meta_path if isinstance(finder, compiling.CompiledFinder) for name in finder.files]
    loaded = [sys.modules[name] for name in names if name in sys.modules]
    assert [module.__name__ for module in loaded if str(module.__file__).endswith(".py")] == []


def test_rules_and_engine_are_compiled():
    names = {path.relative_to(compiling.PACKAGE).as_posix() for path in modules()}
    assert {
        "engine/game.py",
        "titles/pax_renaissance/position/state.py",
        "titles/pax_renaissance/rules/turn.py",
    } <= names
    assert not [name for name in names if "edges" in name.split("/")]
    assert not [name for name in names if name.endswith(("__init__.py", "engine/codec.py"))]


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    assert "no-such-compiler" in "".join(missing_tools())


@pytest.mark.skipif(not regnum.compiled(), reason="nothing is compiled")
def test_both_builds_play_the_same_games():
    assert compare.play(2)["hashes"] == compare.played_apart(2, pure=True)["hashes"]
