"""What every agent of every title keeps to: legal, blind to secrets, harmless to what it is shown, and repeatable."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from regnum.agents import agent_names, ask, make_agent
from regnum.engine.chance import FastChance
from regnum.engine.registry import BUILT_IN, find_title
from regnum.engine.snapshot import fingerprint
from tests.conformance.playing import AnyGame, new_game, play_on
from tests.conformance.secrecy import scrambled

GAMES = 16
EVERY = 16  # one position of so many
MOST_POSITIONS = 500  # a game of one title is as long as ten of another
EVERY_AGENT = pytest.mark.parametrize(
    ("title", "name"), [(title, name) for title in BUILT_IN for name in agent_names(title)]
)
RULES_HAVE_PROGRAMS = ("pax_renaissance", "crusader_kings")
EVERY_TITLE = pytest.mark.parametrize("title", BUILT_IN)


def asked(title: str, seed: int, name: str = "") -> Iterator[tuple[AnyGame, int]]:
    """Positions from all parts of random games, with all their variants, and a seat that must answer; for an agent
    that sits nowhere but where the rules put it, positions in which it is asked."""
    if name in find_title(title).automated_agents:
        yield from asked_by_rules(title, seed, name)
        return
    rng, found = Random(seed), 0
    for number in range(GAMES):
        game = new_game(find_title(title), seed + number)
        for _ in play_on(game, rng):
            if found == MOST_POSITIONS:
                return
            if rng.randrange(EVERY) == 0:
                found += 1
                yield game, rng.choice(game.waiting)


def asked_by_rules(title: str, seed: int, name: str) -> Iterator[tuple[AnyGame, int]]:
    """Positions of random games for one in which the agent of the rules must answer."""
    rules, rng = find_title(title), Random(seed)
    for _ in range(GAMES):
        options = {each.name: rng.choice(each.values) for each in rules.options.values()}
        game = rules.setup(rules.check_options(options), 1, FastChance(rng.randrange(1 << 30)))
        for _ in play_on(game, rng):
            seat = game.waiting[0]
            if rules.automated_seats(game).get(seat) == name and rng.randrange(EVERY // 4) == 0:
                yield game, seat


@EVERY_AGENT
def test_the_choice_is_legal(title: str, name: str) -> None:
    agent = make_agent(name, 1, title)
    for number, (game, seat) in enumerate(asked(title, 100, name)):
        assert ask(agent, game, seat, number) in game.legal(seat)


@EVERY_AGENT
def test_the_choice_does_not_depend_on_what_the_seat_cannot_know(title: str, name: str) -> None:
    for number, (game, seat) in enumerate(asked(title, 200, name)):
        choice = ask(make_agent(name, number), game, seat, number)
        for other in range(2):
            twin = scrambled(game, seat, number * 10 + other)
            twin.chance = FastChance(number * 10 + other)
            assert ask(make_agent(name, number), twin, seat, number) == choice


@EVERY_TITLE
def test_resampling_would_find_who_looks_at_secrets(title: str) -> None:
    """The check above is sharp: among its positions there are some that look alike and are not."""
    assert any(
        fingerprint(scrambled(game, seat, number * 10)) != fingerprint(game)
        for number, (game, seat) in enumerate(asked(title, 200))
    )


@EVERY_TITLE
@pytest.mark.parametrize("seed", [100, 200, 300, 400])
def test_they_are_asked_for_persons_and_for_programs(title: str, seed: int) -> None:
    """The positions above are many, and of seats of both kinds."""
    kinds = [seat in game.title.automated_seats(game) for game, seat in asked(title, seed)]
    assert kinds.count(False) >= 4
    assert kinds.count(True) >= 4 or title not in RULES_HAVE_PROGRAMS
    assert len(kinds) >= 80


@EVERY_AGENT
def test_the_game_that_is_shown_stays_as_it_is(title: str, name: str) -> None:
    agent = make_agent(name, 1)
    for game, seat in asked(title, 300, name):
        shown = game.title.determinise(game, seat, FastChance(7))
        before = fingerprint(game), fingerprint(shown), shown.chance.counter
        agent.choose(shown, seat)
        assert (fingerprint(game), fingerprint(shown), shown.chance.counter) == before


@EVERY_AGENT
def test_the_same_seed_makes_the_same_player(title: str, name: str) -> None:
    one, other = make_agent(name, 5), make_agent(name, 5)
    for number, (game, seat) in enumerate(asked(title, 400, name)):
        assert ask(one, game, seat, number) == ask(other, game, seat, number)
