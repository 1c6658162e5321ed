"""Check of reasons: whoever lifts the cause that a refusal names is not refused for it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any

from regnum.engine.chance import FastChance
from regnum.engine.game import Game
from tests.conformance.playing import AnyTitle

Lift = Callable[[Game[Any], int, int], None]  # mends what the reason says of an answer of a seat, in place
TRIES = 12  # refused answers of each position
EACH = 20  # samples of one reason are enough


def check_causes(title: AnyTitle, lifts: Mapping[str, Lift], samples: int, games: int = 60) -> Counter[str]:
    """In positions of random games, lift the causes of refusals; how often each reason was tried."""
    tried: Counter[str] = Counter()
    for game, seat, option, name in refusals(title, games):
        if name not in lifts or tried[name] >= EACH:
            continue
        twin = game.copy()
        lifts[name](twin, seat, option)
        after = twin.why_not(seat, option)
        move = game.decision().spell(option)
        assert after is None or after.name != name, (
            f"{title.id}: {move} is refused as {name}, whatever is done about it"
        )
        tried[name] += 1
        if sum(tried.values()) >= samples:
            break
    assert sum(tried.values()) >= samples, f"{title.id}: only {tried} of {samples}"
    return tried


def refusals(title: AnyTitle, games: int) -> Iterator[tuple[Game[Any], int, int, str]]:
    """Refused answers in positions of random games."""
    for seed in range(games):
        rng = Random(seed)
        players = title.min_players + seed % (title.max_players - title.min_players + 1)
        game = title.setup(title.check_options({}), players, FastChance(seed), title.scenarios[0])
        while not game.over:
            seat, decision = rng.choice(game.waiting), game.decision()
            legal = game.legal(seat)
            for _ in range(TRIES):
                option = rng.randrange(decision.domain.size)
                reason = None if option in legal else game.why_not(seat, option)
                if reason is not None:
                    yield game, seat, option, reason.name
            game.apply(seat, rng.choice(legal))
