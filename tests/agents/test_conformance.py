"""What every agent must keep to: legal, blind to secrets, harmless to what it is shown, and repeatable."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from regnum.agents import agent_names, ask, make_agent
from regnum.engine.chance import FastChance
from regnum.engine.registry import find_title
from regnum.engine.snapshot import fingerprint
from tests.conformance.playing import AnyGame, play_on, positions
from tests.conformance.secrecy import scrambled

TITLE = "pax_renaissance"
POSITIONS = 40
EVERY_AGENT = pytest.mark.parametrize("name", agent_names(TITLE))


def asked(seed: int, name: str = "") -> Iterator[tuple[AnyGame, int]]:
    """Positions from all parts of random games, with all their variants, and the seat that must answer; for an agent
    that is part of the rules, positions in which it is asked."""
    if name in find_title(TITLE).automated_agents:
        yield from asked_by_rules(seed, name)
        return
    for game, _ in positions(find_title(TITLE), seed, POSITIONS):
        if not game.over:
            yield game, game.waiting[0]


def asked_by_rules(seed: int, name: str) -> Iterator[tuple[AnyGame, int]]:
    """Positions of random games for one in which the agent of the rules must answer."""
    title, rng = find_title(TITLE), Random(seed)
    found = 0
    while found < 3 * POSITIONS:
        options = {each.name: rng.choice(each.values) for each in title.options.values()}
        game = title.setup(title.check_options(options), 1, FastChance(rng.randrange(1 << 30)))
        for _ in play_on(game, rng):
            seat = game.waiting[0]
            if title.automated_seats(game).get(seat) == name and rng.randrange(4) == 0:
                found += 1
                yield game, seat


@EVERY_AGENT
def test_the_choice_is_legal(name: str) -> None:
    agent = make_agent(name, 1, TITLE)
    for number, (game, seat) in enumerate(asked(100, name)):
        assert ask(agent, game, seat, number) in game.legal(seat)


@EVERY_AGENT
def test_the_choice_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    for number, (game, seat) in enumerate(asked(200, name)):
        choice = ask(make_agent(name, number), game, seat, number)
        for other in range(2):
            twin = scrambled(game, seat, number * 10 + other)
            twin.chance = FastChance(number * 10 + other)
            assert ask(make_agent(name, number), twin, seat, number) == choice


def test_resampling_would_find_who_looks_at_other_hands() -> None:
    """The check above is sharp: among its positions there are some that look alike and are not."""
    assert any(
        scrambled(game, seat, number * 10).state.hand != game.state.hand
        for number, (game, seat) in enumerate(asked(200))
    )


@EVERY_AGENT
def test_the_game_that_is_shown_stays_as_it_is(name: str) -> None:
    agent = make_agent(name, 1)
    for game, seat in asked(300, name):
        shown = game.title.determinise(game, seat, FastChance(7))
        before = fingerprint(game), fingerprint(shown), shown.chance.counter
        agent.choose(shown, seat)
        assert (fingerprint(game), fingerprint(shown), shown.chance.counter) == before


@EVERY_AGENT
def test_the_same_seed_makes_the_same_player(name: str) -> None:
    one, other = make_agent(name, 5), make_agent(name, 5)
    for number, (game, seat) in enumerate(asked(400, name)):
        assert ask(one, game, seat, number) == ask(other, game, seat, number)
