"""Copies share lists with the position that they were made from; what is played afterwards changes one of them."""

from __future__ import annotations

from random import Random

import regnum
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import HAPSBURG, REGULAR
from regnum.titles.here_i_stand.position.changes.troops import place_units
from regnum.titles.here_i_stand.position.knowledge import KNOWLEDGE
from regnum.titles.here_i_stand.position.state import Position
from tests.titles.here_i_stand.builder import europe

KEPT_FOR = 40  # answers
VIENNA = SPACE_NUMBER["vienna"]


def content(state: Position) -> str:
    """All that belongs to a position."""
    return repr([getattr(state, name) for name in KNOWLEDGE.names])


def test_play_on_a_copy_changes_no_other_position() -> None:
    game, dice = regnum.new("here_i_stand", players=6, seed=5), Random(5)
    copies: list[tuple[Position, str]] = []
    while not game.over and game.state.turn < 4:
        game = game.copy()
        copies.append((game.state.copy(), content(game.state)))
        game.apply(game.waiting[0], dice.choice(game.legal(game.waiting[0])))
        if len(copies) == KEPT_FOR:
            assert [content(state) for state, _ in copies] == [before for _, before in copies]
            copies.clear()


def test_the_land_is_copied_when_one_of_two_changes_it() -> None:
    game = europe()
    twin = game.copy()
    assert twin.state.land is game.state.land
    place_units(twin, VIENNA, HAPSBURG, REGULAR, 2)
    assert sum(twin.state.land) == 2
    assert not any(game.state.land)
    land = twin.state.land
    place_units(twin, VIENNA, HAPSBURG, REGULAR, 1)
    assert twin.state.land is land
