"""Checks of answers: exactly the listed ones are accepted, and words, numbers and reasons stand for them faithfully."""

from __future__ import annotations

from random import Random
from typing import Any

from regnum.engine.frames import Decision
from regnum.engine.moves import Move
from regnum.engine.refusals import Refusal
from regnum.engine.snapshot import fingerprint
from tests.conformance.playing import (
    AnyGame,
    AnyTitle,
    Step,
    asked_seats,
    attempt,
    choose_deal,
    do,
    name,
    positions,
    sample,
    words,
)

UNLISTED = 200
SMALL_DOMAIN = 6000
MOST_APPLIED = 60


def check_legality(title: AnyTitle, seed: int, count: int) -> None:
    """R17: every listed answer applies, every other one is refused and leaves the position untouched."""
    for game, rng in positions(title, seed, count):
        for seat in asked_seats(game):
            listed = check_listed(game, seat, rng)
            size = game.decision().domain.size
            unlisted = sorted(set(range(size)) - set(listed)) if size <= SMALL_DOMAIN else rng.sample(range(size), 400)
            wrong = [code for code in sample(unlisted, UNLISTED, rng) if code not in listed]
            for code in (*wrong, -1, size, size + rng.randrange(1000)):
                refuse(game, (seat, code))
        for seat in set(range(-1, game.seat_count + 1)) - set(asked_seats(game)):
            refuse(game, (seat, rng.choice(game.legal(game.waiting[0]))))
        check_deal(game, rng)


def check_listed(game: AnyGame, seat: int, rng: Random) -> list[int]:
    """The list of answers, which is complete, has nothing twice, and every member of which applies."""
    decision, before = game.decision(), fingerprint(game)
    listed = game.legal(seat)
    assert len(listed) == len(set(listed)), f"{name(game)}: an answer is listed twice"
    if decision.domain.size <= SMALL_DOMAIN:
        allowed = [code for code in range(decision.domain.size) if judged(game, seat, code) == 0]
        odd = [str(decision.domain.spell(code)) for code in set(allowed) ^ set(listed)]
        assert not odd, f"{name(game)}: allowed but not listed, or the reverse: {odd[:5]}"
    for option in sample(listed, MOST_APPLIED, rng):
        attempt(game.copy(), (seat, option))
    assert fingerprint(game) == before, f"{name(game)}: listing or judging has changed the position"
    return listed


def judged(game: AnyGame, seat: int, code: int) -> int:
    """The judgement on any answer, possible or not; it may never fail."""
    try:
        return game.decision().why_not(game, seat, code)
    except Exception as problem:
        raise AssertionError(f"{name(game)}: judging {words(game, (seat, code))} fails with {problem!r}") from problem


def refuse(game: AnyGame, step: Step) -> None:
    """The step is refused, and nothing has happened."""
    before = fingerprint(game)
    try:
        do(game, step)
    except Refusal:
        assert fingerprint(game) == before, f"{name(game)}: the refusal of {step} has changed the position"
        return
    except Exception as problem:
        raise AssertionError(f"{name(game)}: {step} is not refused but fails with {problem!r}") from problem
    raise AssertionError(f"{name(game)}: {step} is not listed but accepted")


def check_deal(game: AnyGame, rng: Random) -> None:
    """A deal is struck or refused, as it was judged."""
    deal = choose_deal(game, rng)
    if deal is None:
        return
    if game.why_not_strike(deal) is None:
        attempt(game.copy(), deal)
    else:
        refuse(game, deal)


def check_reasons(title: AnyTitle, seed: int, count: int) -> None:
    """Every refusal has a reason that the title declares, and the same question gets the same answer."""
    for game, rng in positions(title, seed, count):
        decision = game.decision()
        for seat in asked_seats(game):
            for code in sample(list(range(decision.domain.size)), UNLISTED, rng):
                reason = decision.why_not(game, seat, code)
                told = f"{name(game)}: {words(game, (seat, code))}"
                assert reason == 0 or reason in title.reasons, f"{told} is refused with the unknown reason {reason}"
                assert decision.why_not(game, seat, code) == reason, f"{told} is judged differently the second time"
        deal = choose_deal(game, rng)
        if deal is not None:
            judged = title.judge(game, deal)
            assert judged == 0 or judged in title.reasons, f"{name(game)}: {deal} has the unknown reason {judged}"


def check_words(title: AnyTitle, seed: int, count: int) -> None:
    """Every answer has words that can be read back, in every decision that there is and in those that come up."""
    rng = Random(seed)
    for cls in title.decision_classes:
        for code in sample(list(range(cls.domain.size)), SMALL_DOMAIN, rng):
            move = cls.domain.spell(code)
            assert cls.domain.parse(Move.from_text(str(move))) == code, f"{title.id}, {cls.__name__}: {move}"
            assert len(move.labels) == len(set(move.labels)) == len(move.arguments), f"{cls.__name__}: labels of {move}"
    for game, _ in positions(title, seed, count):
        for seat in asked_seats(game):
            for option in game.legal(seat):
                text = str(game.decision().spell(option))
                assert read_back(game, text) == option, f"{name(game)}: {text} is not read as what it was"


def read_back(game: AnyGame, text: str) -> int:
    """The answer for this text, or -1."""
    try:
        return game.parse(text)
    except Refusal:
        return -1


def check_action_ids(title: AnyTitle, seed: int, count: int) -> None:
    """The global number of an answer belongs to it alone, in every position."""
    known: dict[int, tuple[str, int]] = {}
    for game, rng in positions(title, seed, count):
        decision: Decision[Any] = game.decision()
        for option in sample(list(range(decision.domain.size)), UNLISTED, rng):
            action = title.action_id(decision, option)
            assert 0 <= action < title.action_count, f"{name(game)}: action {action} is out of range"
            owner = known.setdefault(action, (type(decision).__name__, option))
            assert owner == (type(decision).__name__, option), f"{name(game)}: action {action} already means {owner}"
    assert title.action_count == sum(cls.domain.size for cls in title.decision_classes), f"{title.id}: gaps in actions"
