"""Moves light what they point at, on the table and for every decision of a game."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from regnum.cli import output
from regnum.cli.drawing import draw
from regnum.cli.lights import DARK, lights_of, runs
from regnum.edges.layout import Target
from regnum.edges.presenter import presenter_of
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.titles.pax_renaissance.facts.catalogue import CARD
from regnum.titles.pax_renaissance.facts.names import EAST, WEST
from tests.cli.conftest import played
from tests.cli.screens import pax, probe
from tests.probes import PROBES

NOT_DRAWN = {"piece", "religion", "religions", "regime", "operation"}  # what has no place of its own on the table


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    output.use_language("en")
    yield
    output.use_language(None)


def drawn_targets(game: Game[Any], reader: int) -> set[Target]:
    """Everything on the drawn table that a move could point at."""
    panels = [
        panel
        for part in presenter_of(game.title).table(game, reader, output.words())
        for row in part.rows
        for panel in row
    ]
    lines = [line for panel in panels for line in (panel.heading, *panel.lines)]
    return {span.target for line in lines for span in line if span.target is not None}


def drawing(game: Game[Any], chosen: str = "") -> str:
    seat = game.waiting[0]
    moves = list(game.moves(seat))
    move = next((each for each in moves if str(each) == chosen), None)
    console = Console(record=True, width=400, file=io.StringIO(), force_terminal=True)
    draw(console, game, seat, lights_of(game, seat, moves, move))
    return console.export_text()


def test_every_move_of_a_game_points_at_something_that_is_drawn():
    seen = 0
    for history in (played(count, players=2 + count % 3, seed=count) for count in range(0, 300, 7)):
        game = history.game
        if game.over:
            continue
        seat = game.waiting[0]
        table = drawn_targets(game, seat)
        for move in game.moves(seat):
            for target in presenter_of(game.title).targets(game, seat, move):
                if target[0] not in NOT_DRAWN:
                    assert target in table, (str(move), target)
                    seen += 1
    assert seen > 100


def test_numbers_stand_beside_what_the_moves_point_at():
    game = pax("me", "me").game
    text = drawing(game)
    for number, move in enumerate(game.moves(0), start=1):
        name = {"fair": "trade fair"}.get(move.verb) or output.words().move(game.title, move).removeprefix("Buy ")
        assert f"{name} [{number}]" in text
    assert "➤" not in text
    assert "Gutenberg [" not in text  # it is too dear


def test_only_what_the_chosen_move_points_at_has_a_pointer():
    text = drawing(pax("me", "me").game, "buy the-kremlin")
    assert text.count("➤") == 1
    assert "➤The Kremlin [2]" in text


def test_a_half_is_a_fair_or_half_of_ones_own_tableau():
    game = pax("me", "me").game
    read = game.title.read
    assert presenter_of(game.title).targets(game, 0, read("fair west")) == {("space", WEST * 6)}
    assert presenter_of(game.title).targets(game, 1, read("operations east")) == {("tableau", 2 + EAST)}
    assert presenter_of(game.title).targets(game, 1, read("all-operations east")) == {("tableau", 2), ("tableau", 3)}


def test_a_move_that_names_nothing_points_at_what_its_decision_is_about():
    history: History[Any] = pax("me", "me").history
    for text in ("buy the-kremlin", "play the-kremlin"):
        history.move(0, text)
    game = history.game
    assert presenter_of(game.title).targets(game, 0, game.title.read("decline")) == {("card", CARD.find("the-kremlin"))}


def test_any_title_has_targets():
    for title in PROBES:
        game = probe(title, "me", "me").game
        seat = game.waiting[0]
        for move in game.moves(seat):
            assert len(presenter_of(title).targets(game, seat, move)) == len(move.arguments)
        assert presenter_of(title).targets(game, seat, title.read("no-such-move")) == frozenset()


def test_lines_without_lights_are_as_ever():
    assert DARK.mark(("card", 1)) == ""
    assert runs([4]) == "4"
