"""The laws of the house, over every title; and that a title which breaks one is caught."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import regnum
from regnum.engine.game import Game
from regnum.engine.knowledge import Field
from regnum.engine.registry import BUILT_IN, find_title
from tests.conformance.guarded import Trespass, guarded
from tests.conformance.laws import (
    check_circles,
    check_no_title_is_named,
    check_public_fields,
    check_reasons_are_declared_once,
    check_rules_are_closed,
    check_writes,
    writes,
)
from tests.conformance.pebbles import pebbles

TITLES = Path(regnum.__file__).parent / "titles"


@pytest.mark.parametrize("title", BUILT_IN)
def test_only_changes_write_the_position(title: str):
    check_writes(TITLES / title)


@pytest.mark.parametrize(
    "line",
    [
        "game.state.gold[0] = 3",
        "state.gold[0] += 3",
        "state.used = []",
        "del state.hand[0][1]",
        "state.hand[0].append(4)",
        "twin.state.gold = [1]",
        "gold = state.gold; gold[0] = 2",
        "here = game.state; here.gold[0] = 2",
        "position.gold[1] = 2",
        "a, state.gold[0] = 1, 2",
    ],
)
def test_a_line_that_writes_is_found(line: str):
    assert writes(ast.parse(f"def rule(game, state, position: Position):\n    {line}\n")) == [2]


@pytest.mark.parametrize("line", ["gold = state.gold[:]; gold[0] = 1", "rest = [1]; rest.pop()", "a = state.gold[0]"])
def test_a_line_that_writes_elsewhere_is_not(line: str):
    assert writes(ast.parse(f"def rule(game, state):\n    {line}\n")) == []


def begun(title: str, seed: int) -> Game[Any]:
    """A game with another number of players for every seed, of the last scenarios if they take so many."""
    found = find_title(title)
    players = found.min_players + seed % (found.max_players - found.min_players + 1)
    scenario = found.scenarios[-1 - seed % len(found.scenarios)] if players < found.max_players else found.scenarios[0]
    return regnum.new(title, players, seed, scenario=scenario)


pure = pytest.mark.skipif(regnum.compiled(), reason="compiled positions cannot be watched")


@pure
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("title", BUILT_IN)
def test_nothing_else_writes_it_by_another_name(title: str, seed: int):
    game, rng = guarded(begun(title, seed)), Random(seed)
    while not game.over:
        seat = game.waiting[0]
        game.apply(seat, rng.choice(game.legal(seat)))


@pure
def test_a_write_by_another_name_is_caught():
    game = guarded(regnum.new(BUILT_IN[0], 2, 1))
    fields = [getattr(game.state, name) for name in game.title.knowledge.names]
    alias = next(field for field in fields if isinstance(field, list) and field)
    with pytest.raises(Trespass):
        alias[0] = alias[0]
    with pytest.raises(Trespass):
        setattr(game.state, game.title.knowledge.names[0], 1)


@pytest.mark.parametrize("title", BUILT_IN)
def test_the_fields_that_everybody_knows_are_those_of_the_kept_list(title: str):
    """A new field is secret until somebody writes its name here."""
    kept = json.loads((Path(__file__).parent.parent / "titles" / "public_fields.json").read_text(encoding="utf-8"))
    check_public_fields(find_title(title), kept[title])


def test_a_field_that_nobody_has_opened_or_closed_is_found():
    """The hand of a title that forgot to hide it, and a list that opens the bag."""
    kept = ["pebbles", "shown", "score", "active", "turns"]
    check_public_fields(pebbles(), kept)
    with pytest.raises(AssertionError, match=r"open, but not in the list: hand$"):
        check_public_fields(pebbles(hand=Field("hand")), kept)
    with pytest.raises(AssertionError, match=r"in the list, but not open: bag$"):
        check_public_fields(pebbles(), [*kept, "bag"])


@pytest.mark.parametrize("title", BUILT_IN)
def test_every_field_is_named_in_the_table_by_hand(title: str):
    source = (TITLES / title / "position" / "knowledge.py").read_text(encoding="utf-8")
    named = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)}
    assert set(find_title(title).knowledge.names) <= named


@pytest.mark.parametrize("title", BUILT_IN)
def test_rules_read_no_clock_environment_or_file(title: str):
    check_rules_are_closed(TITLES / title)


@pytest.mark.parametrize(
    "line", ["import time", "from os import environ", "from pathlib import Path", "text = open('x')"]
)
def test_a_rule_that_looks_outside_is_found(tmp_path: Path, line: str):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "turn.py").write_text(f"from typing import Final\n{line}\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"rules/turn.py imports"):
        check_rules_are_closed(tmp_path)


@pytest.mark.parametrize("title", BUILT_IN)
def test_no_modules_need_each_other(title: str):
    check_circles(TITLES / title)


def test_a_circle_is_found(tmp_path: Path):
    title = tmp_path / "regnum" / "titles" / "chess"
    title.mkdir(parents=True)
    (title / "a.py").write_text("from regnum.titles.chess.b import x\n", encoding="utf-8")
    (title / "b.py").write_text("from typing import Any\nfrom regnum.titles.chess import c\n", encoding="utf-8")
    (title / "c.py").write_text("X = 1\n", encoding="utf-8")
    check_circles(title)
    (title / "c.py").write_text("def late():\n    from regnum.titles.chess.a import y\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"chess.a -> regnum.titles.chess.b -> regnum.titles.chess.c"):
        check_circles(title)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("import regnum.titles.chess.board", "from regnum.titles.chess.a import y"),
        ("from regnum.titles.chess import board", "import regnum.titles.chess.a"),
        ("from regnum.titles.chess.board import x", "from .. import a"),
        ("from .board import x", "from ..a import y"),
    ],
)
def test_a_circle_through_a_package_is_found(tmp_path: Path, first: str, second: str):
    title = tmp_path / "regnum" / "titles" / "chess"
    (title / "board").mkdir(parents=True)
    (title / "a.py").write_text(f"{first}\n", encoding="utf-8")
    (title / "board" / "__init__.py").write_text("from typing import Any\n", encoding="utf-8")
    check_circles(title)
    (title / "board" / "__init__.py").write_text(f"{second}\n", encoding="utf-8")
    with pytest.raises(AssertionError, match=r"chess.a -> regnum.titles.chess.board -> regnum.titles.chess.a"):
        check_circles(title)


@pytest.mark.parametrize("title", BUILT_IN)
def test_a_reason_is_declared_in_one_chapter(title: str):
    check_reasons_are_declared_once(TITLES / title)


def test_a_reason_that_two_chapters_declare_is_found(tmp_path: Path):
    (tmp_path / "a.py").write_text('FAR = REASONS.add("too_far", "A1")\n', encoding="utf-8")
    (tmp_path / "b.py").write_text('FAR = REASONS.add("too_far", "B1")\n', encoding="utf-8")
    check_reasons_are_declared_once(tmp_path)
    (tmp_path / "c.py").write_text('FAR = REASONS.add_vague("too_far", "A1")\n', encoding="utf-8")
    with pytest.raises(AssertionError, match=r"'too_far' 'A1': a.py, c.py"):
        check_reasons_are_declared_once(tmp_path)


def test_no_title_is_named_outside_its_own_folders():
    check_no_title_is_named(TITLES.parent, BUILT_IN)


@pytest.mark.parametrize("place", ["server/views.py", "web/shell/log.js", "titles/go/title.py", "engine/game.py"])
def test_a_title_that_is_named_elsewhere_is_found(tmp_path: Path, place: str):
    for path in ("titles/chess/title.py", "agents/chess/greedy.py", "web/boards/chess.js", "engine/registry.py", place):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text('"""chess"""\n' if path == place else 'NAME = "chess"\n', encoding="utf-8")
    if place.endswith(".py"):
        check_no_title_is_named(tmp_path, ("chess",))
    (tmp_path / place).write_text('NAME = "chess"\n', encoding="utf-8")
    with pytest.raises(AssertionError, match=f"{place} names chess"):
        check_no_title_is_named(tmp_path, ("chess",))
