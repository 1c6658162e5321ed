"""Short ways to begin, play and find the probes in the tests of the engine."""

from __future__ import annotations

from random import Random
from typing import Any

from regnum.engine.chance import Chance, FastChance
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.registry import find_title
from regnum.engine.title import Title
from tests.conformance.playing import choose_step, do_logged
from tests.probes import PROBES


def begin(title: Title[Any], seats: int = 2, chance: Chance | None = None) -> History[Any]:
    """A new game with its log."""
    return History(title.setup(title.check_options({}), seats, chance or FastChance(1)))


def play(history: History[Any], steps: int, seed: int = 0) -> History[Any]:
    """Random steps, or fewer if the game ends."""
    rng = Random(seed)
    for _ in range(steps):
        if history.game.over:
            break
        do_logged(history, choose_step(history.game, rng))
    return history


def play_to_the_end(history: History[Any], seed: int = 0) -> History[Any]:
    """A finished game."""
    return play(history, 10_000, seed)


def find_probe(title_id: str) -> Title[Any]:
    """Probes by their id, and real titles."""
    return next((probe for probe in PROBES if probe.id == title_id), None) or find_title(title_id)


def put_cards(game: Game[Any], seat: int, *cards: int) -> None:
    """Give a duellist exactly these cards."""
    state = game.state
    state.deck = sorted(set(state.deck) | set(state.hand[seat]))
    for other, hand in enumerate(state.hand):
        state.hand[other] = [card for card in hand if card not in cards]
    state.deck = [card for card in state.deck if card not in cards]
    state.hand[seat] = sorted(cards)
