"""Saves that somebody forged, with a right checksum: a field holds nonsense. They are refused, or can be shown."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import regnum
from regnum.cli.files import make_game
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.engine.codec import SaveFile, save, sealed_bytes
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.engine.registry import BUILT_IN, find_title
from tests.conformance.playing import choose_step, do_logged

FIELDS = [(title, field) for title in BUILT_IN for field in find_title(title).knowledge.names]
KNOWN = [
    *(("pax_renaissance", field, bad) for field in ("bank", "open_route", "regime") for bad in (99, -7)),
    *(("crusader_kings", field, bad) for field in ("dynasty", "scenario", "strategy") for bad in (99, -7)),
    ("crusader_kings", "easier", -7),
    *(("here_i_stand", field, bad) for field in ("scenario", "ruler", "control") for bad in (99, -7)),
]  # what once was shown with "a mistake in Regnum itself"


@cache
def saved(title: str) -> str:
    """A game in progress."""
    history = History(regnum.new(title, players=max(3, find_title(title).min_players), seed=7))
    rng = Random(7)
    for _ in range(80):
        do_logged(history, choose_step(history.game, rng))
    return save(history).decode("utf-8")


def forge(title: str, field: str, bad: int) -> bytes:
    """The save with a number in the field that names nothing, as if the game had begun there."""
    raw = json.loads(saved(title))
    raw["log"], raw["origin"], raw["origin_draws"] = [], raw["position"], raw["draws"]
    state: dict[str, Any] = raw["origin"]["state"]
    value = state[field]
    if isinstance(value, int):
        state[field] = bad
    elif value and isinstance(value[0], list):
        row = next((row for row in value if row), value[0])
        row[:1] = [bad]
    else:
        value[:1] = [bad]
    raw["position"], raw["check"] = raw["origin"], ""
    return sealed_bytes(msgspec.convert(raw, SaveFile))


def show(game: Game[Any]) -> None:
    """Everything that the command and the page show of a game."""
    presenter, words = presenter_of(game.title), Words("en").at(game)
    for seat in range(-1, game.seat_count):
        presenter.table(game, seat, words)
    for move in game.moves(game.waiting[0]):
        words.move(game.title, move)
    words.prompt(game.title, game.decision())
    presenter.odds(game, game.waiting[0], words)
    presenter.write_position(game)


def opened(data: bytes) -> Game[Any]:
    """The game, as the commands open a file."""
    return make_game(Path("forged.json"), data).game


@pytest.mark.parametrize("title", BUILT_IN)
def test_the_save_itself_can_be_shown(title: str) -> None:
    show(opened(saved(title).encode("utf-8")))


@pytest.mark.parametrize(("title", "field"), FIELDS)
@pytest.mark.parametrize("bad", [99, -7])
def test_a_forged_field_is_refused_or_shown(title: str, field: str, bad: int) -> None:
    try:
        game = opened(forge(title, field, bad))
    except RegnumError:
        return
    show(game)


@pytest.mark.parametrize(("title", "field", "bad"), KNOWN)
def test_these_fields_are_refused_by_name(title: str, field: str, bad: int) -> None:
    with pytest.raises(RegnumError, match=f"the position is impossible: {field} has a {bad}, which is nothing"):
        opened(forge(title, field, bad))
