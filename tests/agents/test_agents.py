"""Agents: found by name, seeded, and never shown the real game."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.agents import Agent, agent_names, ask, make_agent, register_agent
from regnum.agents import registry as agents_registry
from regnum.engine.chance import FastChance
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError


class Nosy:
    """Keeps what it is shown and takes the first answer."""

    def __init__(self, seed: int) -> None:
        self.shown: list[Game[Any]] = []

    def choose(self, game: Game[Any], seat: int) -> int:
        self.shown.append(game)
        return game.legal(seat)[0]


def test_an_unknown_agent_is_refused_with_the_known_ones():
    with pytest.raises(RegnumError, match="there is no agent hal; there is: random"):
        make_agent("hal", 1)


def test_agents_can_be_registered(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(agents_registry, "_makers", dict(agents_registry._makers))
    register_agent("nosy", Nosy)
    assert {"nosy", "random"} <= set(agent_names())
    assert isinstance(make_agent("nosy", 1), Nosy)


def test_an_agent_is_shown_a_copy_with_other_chance():
    game = regnum.new("pax_renaissance", players=2, seed=1)
    agent = Nosy(0)
    before = regnum.fingerprint(game)
    ask(agent, game, game.waiting[0], seed=5)
    (shown,) = agent.shown
    assert shown is not game
    assert shown.state is not game.state
    assert isinstance(shown.chance, FastChance)
    assert shown.chance.seed == 5
    assert regnum.fingerprint(game) == before


def answers(seed: int) -> list[int]:
    """What the random agent does first in twenty games."""
    agent: Agent = make_agent("random", seed)
    games = [regnum.new("pax_renaissance", players=3, seed=number) for number in range(20)]
    return [ask(agent, game, game.waiting[0], seed=0) for game in games]


def test_the_random_agent_follows_its_seed():
    assert answers(1) == answers(1)
    assert answers(1) != answers(2)


def test_the_random_agent_uses_every_answer():
    game = regnum.new("pax_renaissance", players=2, seed=1)
    seat = game.waiting[0]
    agent = make_agent("random", 1)
    assert {ask(agent, game, seat, seed=0) for _ in range(400)} == set(game.legal(seat))
