"""Games of every scenario, played at random, are played to their end and never reach an impossible position."""

from __future__ import annotations

import random

import pytest

import regnum
from regnum.titles.crusader_kings.facts.catalogue import SCENARIOS
from regnum.titles.crusader_kings.facts.names import STRATEGY_NAMES
from tests.titles.crusader_kings.builder import Crown, sound

EVERY = 7  # so many moves between two looks at the invariants


def random_game(scenario: str, seed: int) -> Crown:
    """A game with players, programs and variants that depend on the seed."""
    dice = random.Random(f"{scenario}/{seed}")
    most = len(SCENARIOS[int(scenario) - 1].realms)
    players = dice.randint(1, most)
    options = {
        "glitterhoof": dice.choice(("on", "off")),
        "allied_programs": dice.choice(("on", "off")),
        "deck_rebuild": dice.choice(("alone", "together")),
        "navy_limit": dice.choice(("action", "target")),
        "programs_mobilized": dice.choice(("attack", "always")),
    }
    if players > 1 and dice.random() < 0.3:
        options["seat_1"] = dice.choice(STRATEGY_NAMES)
    if players >= 3:
        options["programs"] = str(dice.randint(0, most - players))
    game: Crown = regnum.new("crusader_kings", players, seed, options, scenario)
    return game


def play_out(game: Crown, seed: int) -> int:
    """Play at random to the end; returns the number of moves."""
    dice = random.Random(seed)
    count = 0
    while not game.over:
        if count % EVERY == 0:
            sound(game)
        seat = dice.choice(game.waiting)
        options = game.legal(seat)
        assert options, game.stack
        game.apply(seat, dice.choice(options))
        count += 1
        assert count < 20_000
    return count


@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "5", "6"])
def test_a_random_game_ends_and_never_breaks_an_invariant(scenario: str) -> None:
    game = random_game(scenario, 1)
    play_out(game, 1)
    sound(game)
    assert game.outcome is not None
    assert game.outcome.winners


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 32))
@pytest.mark.parametrize("scenario", ["1", "2", "3", "4", "5", "6"])
def test_many_random_games(scenario: str, seed: int) -> None:
    game = random_game(scenario, seed)
    play_out(game, seed)
    assert game.outcome is not None
