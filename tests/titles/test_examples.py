"""Worked examples of the rulebooks as files: a position by hand with its dice, the moves, and what stands there then.

    paragraphs = ["14.1.example1"]
    moves = ["0 march pressburg-to-vienna", "0 all", "! 1 avoid graz: still_fighting"]
    position = "a position as docs/positions.md has it"
    then = "those parts of the position afterwards that the example tells"

A move is preceded by the seat that must be asked for it. One that is marked ! must be refused, for the reason named.
What `then` says to be empty (`[]`, `""` or `0`) need not be written in the position afterwards.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from regnum.edges.presenter import presenter_of
from regnum.engine.registry import BUILT_IN, find_title
from tests.titles.positions import why_not

FOLDER: Final = Path(__file__).parent
EXAMPLES: Final = [path for title in BUILT_IN for path in sorted((FOLDER / title / "examples").glob("*.toml"))]


def differences(found: dict[str, Any], wanted: dict[str, Any], place: str = "") -> list[str]:
    """Where a position is not as it should be."""
    wrong = []
    for key, value in wanted.items():
        here = found.get(key, {} if isinstance(value, dict) else type(value)())
        if isinstance(value, dict):
            wrong += differences(here, value, f"{place}{key}.")
        elif (sorted(here) != sorted(value)) if isinstance(value, list) else here != value:
            wrong.append(f"{place}{key} is {here!r}, not {value!r}")
    return wrong


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_example(path: Path):
    """The moves are possible as the example tells them, and lead to where it says."""
    example = tomllib.loads(path.read_text(encoding="utf-8"))
    title = find_title(path.parts[-3])
    game = presenter_of(title).read_position(example["position"])
    assert title.invariants(game) == []
    for line in example["moves"]:
        refused, reason = line.startswith("! "), line.partition(": ")[2]
        seat, move = line.removeprefix("! ").partition(": ")[0].split(" ", 1)
        if refused:
            assert why_not(game, move, int(seat)) == reason, line
            continue
        assert int(seat) in game.waiting, f"{line}: {game.waiting} are asked by {game.decision()}"
        game.push(move, int(seat))
    assert title.invariants(game) == []
    assert differences(tomllib.loads(presenter_of(title).write_position(game)), tomllib.loads(example["then"])) == []
