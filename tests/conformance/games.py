"""Checks of whole games: they are repeatable, they end, and copies are independent."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random

from regnum.engine.frames import Sealed
from regnum.engine.snapshot import fingerprint
from regnum.engine.title import Title
from tests.conformance.playing import (
    AnyGame,
    AnyTitle,
    attempt,
    chain,
    games,
    name,
    new_game,
    plain,
    play_on,
    positions,
)

ROOT = Path(__file__).resolve().parents[2]


def check_determinism(title: AnyTitle, seed: int, decisions: int) -> None:
    """R13: the same seed and the same choices give the same positions."""
    played = 0
    while played < decisions:
        seed += 1
        first, second = (chain(new_game(title, seed), Random(seed)) for _ in range(2))
        assert first == second, f"{title.id}: two games with seed {seed} differ"
        played += len(first)


def check_hash_seeds(source: str, seed: int, count: int) -> None:
    """R13: nothing depends on the order of sets. `source` names a title, or what makes it, as `module:name`."""
    digests = {digest_elsewhere(source, seed, count, hash_seed) for hash_seed in ("1", "2")}
    assert len(digests) == 1, f"{source}: games depend on PYTHONHASHSEED"


def digest_elsewhere(source: str, seed: int, count: int, hash_seed: str) -> str:
    """The digest of some games that are played in another process."""
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-m", __name__, source, str(seed), str(count)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stderr)
    return done.stdout


def digest(source: str, seed: int, count: int) -> str:
    """One hash over all positions of some games."""
    module, _, attribute = source.partition(":")
    found = getattr(import_module(module), attribute)
    title = found if isinstance(found, Title) else found()
    chains = [chain(new_game(title, number), Random(number)) for number in range(seed, seed + count)]
    return hashlib.sha256(plain(chains)).hexdigest()


def check_random_play(title: AnyTitle, seed: int, decisions: int) -> None:
    """R15: every game ends, nobody is asked who has no answer, and every position on the way is possible."""
    for game, rng in games(title, seed, decisions):
        for _ in play_on(game, rng):
            check_position(game)
        check_position(game)
        outcome = game.outcome
        assert outcome is not None, f"{name(game)}: the game is over but has no outcome"
        assert outcome.way in title.outcomes, f"{title.id}: unknown outcome {outcome.way}"
        assert outcome.winners, f"{name(game)}: nobody won"
        assert set(outcome.winners) <= set(range(game.seat_count)), f"{title.id}: winners {outcome.winners}"


def check_position(game: AnyGame) -> None:
    """The position is possible, and whoever is asked has an answer."""
    problems = game.title.invariants(game)
    assert not problems, f"{name(game)}: {problems}"
    assert game.over == (not game.waiting), f"{name(game)}: nobody is waited for"
    for seat in game.waiting:
        assert 0 <= seat < game.seat_count, f"{name(game)}: there is no seat {seat}"
        assert game.legal(seat), f"{name(game)}: seat {seat} has no answer"


def check_clones(title: AnyTitle, seed: int, count: int) -> None:
    """A copy plays on as the original would, and neither changes the other."""
    for game, rng in positions(title, seed, count):
        number = rng.randrange(1 << 30)
        original, before = game.copy(), fingerprint(game)
        first, second = original.copy(), original.copy()
        played = chain(first, Random(number))
        assert fingerprint(original) == before, f"{name(game)}: playing a copy has changed the original"
        assert chain(original, Random(number)) == played, f"{name(game)}: the original plays differently from a copy"
        assert fingerprint(second) == before, f"{name(game)}: playing the original has changed a copy"


def check_sealed_order(title: AnyTitle, seed: int, count: int) -> None:
    """Sealed answers may arrive in any order and be changed; only the last ones count, and the decision stays one."""
    for game, rng in positions(title, seed, count):
        if not isinstance(game.decision(), Sealed):
            continue
        fresh = game.copy()
        fresh.sealed = [-1] * fresh.seat_count
        answers = {seat: rng.choice(fresh.legal(seat)) for seat in fresh.waiting}
        straight, shuffled = fresh.copy(), fresh.copy()
        for seat in answers:
            attempt(straight, (seat, answers[seat]))
        order = rng.sample(list(answers), len(answers))
        for seat in order[:-1]:
            attempt(shuffled, (seat, rng.choice(fresh.legal(seat))))
        for seat in order:
            assert shuffled.decision_id == fresh.decision_id, f"{name(game)}: another seat's answer has closed it"
            attempt(shuffled, (seat, answers[seat]))
        assert fingerprint(straight) == fingerprint(shuffled), f"{name(game)}: the order of answers {answers} matters"


if __name__ == "__main__":
    print(digest(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
