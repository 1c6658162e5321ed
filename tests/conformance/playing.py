"""Random players for the conformance checks: any title, any number of seats, any options, deals included."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from regnum.engine.chance import Chance, FastChance
from regnum.engine.deals import Deal
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.engine.snapshot import fingerprint
from regnum.engine.title import Title

AnyGame = Game[Any]
AnyTitle = Title[Any]
Step = tuple[int, int] | Deal  # a seat's answer, or a deal

MOST_STEPS = 200_000  # in one game; more can only be one that never ends
MOST_REFUSALS = 50
PLAYED_BETWEEN_SAMPLES = 6  # at first; in a long game more and more, so that samples come from several games
GROWTH = 40


def new_game(title: AnyTitle, seed: int, chance: Chance | None = None) -> AnyGame:
    """A game with players, options and scenario drawn from the seed, the first that the title does not refuse."""
    rng = Random(seed)
    for _ in range(MOST_REFUSALS):
        try:
            return draw_game(title, rng, chance or FastChance(seed))
        except RegnumError:
            continue  # these players, options and scenario do not go together
    raise AssertionError(f"{title.id} refuses {MOST_REFUSALS} games in a row")


def draw_game(title: AnyTitle, rng: Random, chance: Chance) -> AnyGame:
    """A game with players, options and scenario drawn at random."""
    options = {name: rng.choice(option.values) for name, option in title.options.items()}
    if rng.random() < 0.3:
        options = dict(rng.choice([{}, *title.presets.values()]))
    players = rng.randint(title.min_players, title.max_players)
    return title.setup(title.check_options(options), players, chance, rng.choice(title.scenarios))


def choose_step(game: AnyGame, rng: Random) -> Step:
    """Any deal or any answer of any seat that is waited for."""
    deal = choose_deal(game, rng) if rng.random() < 0.2 else None
    if deal is not None and game.why_not_strike(deal) is None:
        return deal
    seat = rng.choice(game.waiting)
    options = game.legal(seat)
    assert options, f"{name(game)}: seat {seat} has no answer"
    return seat, rng.choice(options)


def choose_deal(game: AnyGame, rng: Random) -> Deal | None:
    """Some of what two or more seats could give each other now, whether the title would allow it or not."""
    return any_deal(game, rng) if game.deals_open else None


def choose_draft(game: AnyGame, rng: Random) -> Deal | None:
    """The same while deals may be talked about."""
    return any_deal(game, rng) if game.drafts_open else None


def any_deal(game: AnyGame, rng: Random) -> Deal | None:
    """Some of what two or more seats could give each other, or agree on."""
    if game.seat_count < 2:
        return None
    parties = rng.sample(range(game.seat_count), rng.choice([2, 2, min(3, game.seat_count)]))
    items, clauses = game.title.deal_items(game, parties), game.title.deal_clauses(game, parties)
    given = rng.sample(items, min(len(items), rng.randint(1, 4))) if items else []
    agreed = rng.sample(clauses, rng.randint(0 if given else 1, min(2, len(clauses)))) if clauses else []
    return Deal(parties, given, agreed) if given or agreed else None


def do(game: AnyGame, step: Step) -> None:
    """Carry out a step."""
    if isinstance(step, Deal):
        game.strike(step)
    else:
        game.apply(*step)


def do_logged(history: History[Any], step: Step) -> None:
    """Carry out a step in a game with a log."""
    if isinstance(step, Deal):
        history.strike(step)
    else:
        history.move(step[0], str(history.game.decision().spell(step[1])))


def attempt(game: AnyGame, step: Step) -> None:
    """Carry out a step that must be possible."""
    told = f"{name(game)}: {words(game, step)}"
    try:
        do(game, step)
    except Exception as problem:
        raise AssertionError(f"{told} fails with {problem!r}") from problem


def play_on(game: AnyGame, rng: Random) -> Iterator[Step]:
    """Play to the end; every step is given before it is made."""
    for _ in range(MOST_STEPS):
        if game.over:
            return
        step = choose_step(game, rng)
        yield step
        attempt(game, step)
    raise AssertionError(f"{name(game)}: the game does not end within {MOST_STEPS} steps")


def chain(game: AnyGame, rng: Random) -> list[str]:
    """The fingerprints of all positions up to the end."""
    prints = [fingerprint(game) for _ in play_on(game, rng)]
    return [*prints, fingerprint(game)]


def games(title: AnyTitle, seed: int, decisions: int) -> Iterator[tuple[AnyGame, Random]]:
    """Random games, each with a source of choices, until so many decisions were made in them, whoever plays them.

    Checks count decisions: a game of one title is as long as a hundred of another.
    """
    while decisions > 0:
        seed += 1
        game = new_game(title, seed)
        yield game, Random(seed)
        decisions -= max(1, game.decision_id)


def positions(title: AnyTitle, seed: int, count: int) -> Iterator[tuple[AnyGame, Random]]:
    """Positions from all parts of random games, each with a source of further choices."""
    found = 0
    rng = Random(seed)
    while found < count:
        seed += 1
        game = new_game(title, seed)
        for played, _ in enumerate(play_on(game, rng)):
            if found == count:
                break
            if rng.randrange(PLAYED_BETWEEN_SAMPLES + played // GROWTH) == 0:
                found += 1
                yield game, rng


def asked_seats(game: AnyGame) -> list[int]:
    """All seats that may answer now, also those who may still change a sealed answer."""
    return [] if game.over else list(game.decision().seats(game))


def sample(items: list[int], most: int, rng: Random) -> list[int]:
    """All items, or `most` of them at random."""
    return items if len(items) <= most else rng.sample(items, most)


def plain(value: object) -> bytes:
    """Anything that is compared byte by byte."""
    return msgspec.json.encode(value)


def name(game: AnyGame) -> str:
    """Which position a complaint is about."""
    top = repr(game.stack[-1]) if game.stack else "over"
    return f"{game.title.id}, {game.seat_count} seats, decision {game.decision_id} {top}"


def words(game: AnyGame, step: Step) -> str:
    """A step as text."""
    if isinstance(step, Deal):
        return f"deal {step}"
    seat, option = step
    return f"seat {seat}: {game.decision().domain.spell(option)}"
