"""Checks of secrets: nobody learns what the table of knowledge hides, and resampling is honest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from random import Random

from regnum.edges.presenter import presenter_of
from regnum.engine.chance import FastChance
from regnum.engine.deals import Deal
from regnum.engine.events import EventLog
from regnum.engine.explain import explain
from regnum.engine.snapshot import fingerprint, snapshot
from tests.conformance.playing import (
    AnyGame,
    AnyTitle,
    Step,
    asked_seats,
    attempt,
    choose_draft,
    choose_step,
    name,
    plain,
    play_on,
    positions,
    words,
)

QUESTIONS = 20
ALIKE = 40
RESAMPLES = 200
Fact = tuple[int, ...]


def scrambled(game: AnyGame, seat: int, number: int) -> AnyGame:
    """A copy in which everything that the seat cannot know is different, as far as the table of knowledge tells."""
    twin, chance = game.copy(), FastChance(number)
    game.title.knowledge.scramble(twin.state, game.eyes(seat), chance)
    twin.reseal(seat, chance)
    return twin


def secrets(game: AnyGame) -> bytes:
    """Everything on the table, hidden or not."""
    return plain([snapshot(game).state, game.sealed])


# ---- leaks (S1) -----------------------------------------------------------------------------------------------------


def check_leaks(title: AnyTitle, seed: int, count: int) -> None:
    """S1: whatever a seat cannot know is changed; all that it can see, ask, try and hear stays the same."""
    for game, rng in positions(title, seed, count):
        for seat in range(-1, game.seat_count):
            number = rng.randrange(1 << 30)
            twin = scrambled(game, seat, number)
            here, there = outlook(game, seat, number), outlook(twin, seat, number)
            for what, seen in here.items():
                assert plain(seen) == plain(there[what]), f"{name(game)}: {what} of seat {seat} depends on a secret"
            step = choose_step(game, rng)
            if can_have_sealed(twin, game.sealed):
                told = next(alike_after(game, twin, step, seat), None)
                assert told is not False, f"{name(game)}: seat {seat} hears a secret when {words(game, step)}"


def outlook(game: AnyGame, seat: int, number: int) -> dict[str, object]:
    """What a seat can find out without doing anything; the number chooses the questions that it asks."""
    rng, decision = Random(number), game.decision()
    codes = [rng.randrange(decision.domain.size) for _ in range(QUESTIONS)]
    reasons = [game.why_not(seat, code) for code in codes]
    found: dict[str, object] = {
        "the view": game.view(seat),
        "who is waited for": game.asked,
        "a refusal": [reason and reason.code for reason in reasons],
    }
    if seat in decision.seats(game):
        classes = game.title.decision_classes if rng.random() < 0.05 else (type(decision),)
        domains = [rng.choice(classes).domain for _ in range(2)]
        texts = [str(domain.spell(rng.randrange(domain.size))) for domain in domains]
        found["the list of options"] = game.legal(seat)
        found["an explanation"] = [explain(game, seat, text).as_dict() for text in texts]
    if seat >= 0 and game.title.drafts_open(game):
        parties = (seat, *(other for other in range(game.seat_count) if other != seat))
        clauses = [clause.as_list() for clause in game.title.deal_clauses(game, parties)]
        found["a possible deal"] = [[item.as_list() for item in game.title.deal_items(game, parties)], clauses]
        deal = choose_draft(game, rng)
        found["a judgement on a deal"] = game.title.judge(game, deal) if deal and seat in deal.parties else 0
    return found


def can_have_sealed(game: AnyGame, answers: list[int]) -> bool:
    """Give a scrambled game these sealed answers, if they are possible: when they are opened, they are no secret."""
    game.sealed = answers[:]
    return all(answer < 0 or answer in game.legal(seat) for seat, answer in enumerate(answers))


def alike_after(game: AnyGame, twin: AnyGame, step: Step, seat: int) -> Iterator[bool]:
    """For a step here and those there that look the same to the seat afterwards: whether they also tell it the same.

    Nothing comes if no step looks the same: then the step shows openly what was hidden. True comes first.
    """
    view, events = aftermath(game, step, seat)
    told = []
    for other in alike(twin, step):
        other_view, other_events = aftermath(twin, other, seat)
        if view == other_view:
            told.append(events == other_events)
            if told[-1]:
                break
    yield from sorted(told, reverse=True)


def alike(game: AnyGame, step: Step) -> Iterator[Step]:
    """The same step, if it is possible here, and others of the same seat with the same verb."""
    if isinstance(step, Deal):
        return iter([step] if game.why_not_strike(step) is None else [])
    seat, option = step
    domain = game.decision().domain
    options = game.legal(seat)
    same = [code for code in options if domain.verb_of(code) == domain.verb_of(option) and code != option]
    return islice(((seat, code) for code in ([option] if option in options else []) + same), ALIKE)


def aftermath(game: AnyGame, step: Step, seat: int) -> tuple[bytes, bytes]:
    """What the seat sees after a step, and what it hears of it."""
    twin, log = game.copy(), EventLog()
    twin.listener = log
    attempt(twin, step)
    return plain(twin.view(seat)), plain([event.as_dict() for event in log.since(0, *game.companions(seat))])


def learns_something(game: AnyGame, step: Step, seat: int, rng: Random) -> bool:
    """Whether the step shows the seat something that was hidden from it: in another world it could not be the same."""
    twin = scrambled(game, seat, rng.randrange(1 << 30))
    return True not in alike_after(game, twin, step, seat)


def check_insights(title: AnyTitle, seed: int, count: int) -> None:
    """What a title works out for a seat changes nothing, and is the same whatever the seat cannot know."""
    for game, rng in positions(title, seed, count):
        seat, before = rng.randrange(-1, game.seat_count), fingerprint(game)
        twin = scrambled(game, seat, rng.randrange(1 << 30))
        here, there = (plain(presenter_of(title).insights(each, seat)) for each in (game, twin))
        assert here == there, f"{name(game)}: an insight of seat {seat} depends on a secret"
        assert fingerprint(game) == before, f"{name(game)}: working out insights has changed the position"


# ---- resampling -----------------------------------------------------------------------------------------------------


def check_determinise(title: AnyTitle, seed: int, count: int) -> None:
    """A determinised copy looks the same to its seat, depends on nothing else, varies the rest, and can be played."""
    for game, rng in positions(title, seed, count):
        for seat in range(game.seat_count):
            number = rng.randrange(1 << 30)
            before, chance = fingerprint(game), FastChance(number)
            twin = title.determinise(game, seat, chance)
            told = f"{name(game)}, determinised for seat {seat}:"
            assert fingerprint(game) == before, f"{told} the original has changed"
            assert twin.chance is chance, f"{told} it draws from the real chance"
            assert plain(twin.view(seat)) == plain(game.view(seat)), f"{told} the view has changed"
            if seat in asked_seats(game):
                assert twin.legal(seat) == game.legal(seat), f"{told} the options have changed"
            other = title.determinise(scrambled(game, seat, number + 1), seat, FastChance(number))
            assert fingerprint(other) == fingerprint(twin), f"{told} it depends on what the seat cannot know"
            assert not title.invariants(twin), f"{told} {title.invariants(twin)}"
            if rng.randrange(10) == 0:
                check_variety(game, seat, number)
                for _ in play_on(twin, rng):
                    pass


def check_variety(game: AnyGame, seat: int, number: int) -> None:
    """If the table of knowledge leaves something open, resampling does so too."""
    scrambles = {secrets(scrambled(game, seat, number + each)) for each in range(10)}
    if len(scrambles) > 1:
        copies = (game.title.determinise(game, seat, FastChance(number + each)) for each in range(RESAMPLES))
        first = secrets(next(copies))
        varied = any(secrets(twin) != first for twin in copies)
        assert varied, f"{name(game)}: determinise for seat {seat} always guesses the same"


def check_frequencies(
    game: AnyGame, seat: int, facts: Callable[[AnyGame], Iterable[Fact]], expected: Mapping[Fact, float], draws: int
) -> None:
    """Over many resamples every hidden thing turns up where it could be, as often as it should."""
    seen: Counter[Fact] = Counter()
    for number in range(draws):
        seen.update(facts(game.title.determinise(game, seat, FastChance(number))))
    for fact in {*seen, *expected}:
        share = expected.get(fact, 0.0)
        margin = 5 * (draws * share * (1 - share)) ** 0.5
        off = abs(seen[fact] - draws * share)
        assert off <= margin, f"{name(game)}: {fact} in {seen[fact]} of {draws} resamples instead of {share:.1%}"
