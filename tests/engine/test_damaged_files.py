"""R12: 2,000 damaged files are refused with a reason, or give exactly the game that they describe."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

import msgspec
import pytest

import regnum
from regnum.engine.codec import SaveFile, load, save, sealed_bytes
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError, RuleFailure
from regnum.engine.title import Title
from tests.engine.tables import begin, find_probe, play
from tests.probes import PROBES

NUMBERS = (-2, -1, 0, 1, 2, 3, 5, 7, 12, 99, 1 << 40)
STRANGE: tuple[Any, ...] = (1 << 70, 0.5, True, None, "", "x", "9" * 50, [], [1], [[1]], {}, {"x": 1})


def flip_byte(data: bytes, rng: Random) -> bytes:
    place = rng.randrange(len(data))
    return data[:place] + bytes([data[place] ^ rng.randrange(1, 256)]) + data[place + 1 :]


def cut_off(data: bytes, rng: Random) -> bytes:
    return data[: rng.randrange(len(data))]


def repeat_part(data: bytes, rng: Random) -> bytes:
    start, end = sorted(rng.sample(range(len(data)), 2))
    return data[:end] + data[start:]


def leave_out_part(data: bytes, rng: Random) -> bytes:
    start = rng.randrange(len(data))
    return data[:start] + data[start + rng.randrange(1, 40) :]


def edit_field(data: bytes, rng: Random) -> bytes:
    """Another value somewhere, and a checksum that fits."""
    content = msgspec.json.decode(data)
    edit_somewhere(content, rng)
    return with_checksum(content)


def edit_both_positions(data: bytes, rng: Random) -> bytes:
    """The same other value in the first and the last position of a game without moves, as a cheat would write it."""
    content = msgspec.json.decode(data)
    edit_somewhere(content["position"], rng)
    content["origin"] = content["position"]
    return with_checksum(content)


def edit_somewhere(content: Any, rng: Random) -> None:
    """Replace, remove or repeat one thing at any depth, mostly by something that looks the same."""
    found = places(content)
    parent, key = rng.choice(found)
    value = parent[key]
    what = rng.random()
    if what < 0.1:
        del parent[key]
    elif what < 0.2:
        parent[key] = rng.choice(STRANGE)
    elif what < 0.3 and isinstance(parent, list):
        parent.insert(key, value)
    elif isinstance(value, int):
        parent[key] = rng.choice((value - 1, value + 1, *NUMBERS))
    else:
        parent[key] = deepcopy(rng.choice([each[at] for each, at in found if type(each[at]) is type(value)]))


def places(content: Any) -> list[tuple[Any, Any]]:
    """Every place in a file: what holds it, and where in there it is."""
    if not isinstance(content, (dict, list)):
        return []
    keys: list[Any] = list(content) if isinstance(content, dict) else list(range(len(content)))
    return [(content, key) for key in keys] + [place for key in keys for place in places(content[key])]


def with_checksum(content: Any) -> bytes:
    """The file with a checksum that fits, if it can have one."""
    raw = msgspec.json.encode(content)
    try:
        return sealed_bytes(msgspec.json.decode(raw, type=SaveFile))
    except msgspec.MsgspecError:
        return raw


def survives(mutant: bytes) -> bool:
    """Load a damaged file; True if it gave a game, which must then be the one in the file and go on by its rules."""
    try:
        history = load(mutant, find_probe)
    except RegnumError:
        return False
    there, here = msgspec.json.decode(mutant), msgspec.json.decode(save(history))
    for told in (there, here):
        told.pop("check", None)
        told.pop("failing", None)
        told.pop("options")
    for part in ("origin", "position"):
        if any(isinstance(answer, int) and answer >= 0 for answer in there[part]["sealed"]):
            there[part]["sealed"] = here[part]["sealed"]  # a code, as older files have it, is written in words
    assert here == there
    with suppress(RuleFailure):
        play(history, 5)
    return True


MUTATIONS: list[tuple[Callable[[bytes, Random], bytes], int]] = [
    (flip_byte, 60),
    (cut_off, 30),
    (repeat_part, 20),
    (leave_out_part, 30),
    (edit_field, 160),
    (edit_both_positions, 100),
]


def test_there_are_enough_damaged_files():
    assert (len(PROBES) + 1) * sum(count for _, count in MUTATIONS) >= 2000


@pytest.mark.parametrize("title", PROBES, ids=lambda title: title.id)
def test_damaged_files_of_the_probes(title: Title[Any]):
    mutate(lambda: begin(title, 3))


def test_damaged_files_of_pax():
    mutate(lambda: History(regnum.new("pax_renaissance", players=3, seed=2)))


def mutate(start: Callable[[], History[Any]]) -> None:
    """Damage files of a game in every way."""
    rng = Random(12)
    files = [save(play(start(), steps)) for steps in (0, 4, 12)]
    assert all(survives(data) for data in files)
    for change, count in MUTATIONS:
        for _ in range(count):
            mutant = change(files[0] if change is edit_both_positions else rng.choice(files), rng)
            try:
                survives(mutant)
            except Exception as problem:
                text = mutant.decode(errors="replace")
                raise AssertionError(f"{change.__name__}: {problem!r}\n{text}") from problem
