"""Behaviour is file format: games that play differently need another version of the rules (R14)."""

from __future__ import annotations

import pytest

from regnum.engine.registry import BUILT_IN, find_title
from tools.digests import GAMES, kept, problems

PARTS = 4


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("title", BUILT_IN)
def test_games_play_as_they_did_or_the_version_says_otherwise(title: str, part: int):
    assert problems(find_title(title), range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS), kept()) == []


def test_another_behaviour_under_the_same_version_is_found():
    title = find_title(BUILT_IN[0])
    entry = kept()[title.id]
    changed = {title.id: {**entry, "digests": ["0" * 12, *entry["digests"][1:]]}}
    (problem,) = problems(title, range(2), changed)
    assert "games [0]" in problem
    assert "raise" in problem


def test_digests_of_another_version_must_be_written_anew():
    title = find_title(BUILT_IN[0])
    (problem,) = problems(title, range(1), {title.id: {**kept()[title.id], "version": title.version - 1}})
    assert "--write" in problem
    assert "--write" in problems(title, range(1), {})[0]
