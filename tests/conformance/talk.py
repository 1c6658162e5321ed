"""Checks of talk and deals: who may whisper, what can be signed and struck, and which promises were kept."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from regnum.engine.deals import Deal
from regnum.engine.events import Event, EventLog
from regnum.engine.promises import OPEN, VERDICTS, Promise
from regnum.engine.snapshot import fingerprint
from tests.conformance.playing import (
    AnyGame,
    AnyTitle,
    attempt,
    choose_draft,
    games,
    name,
    plain,
    play_on,
    positions,
)
from tests.conformance.secrecy import scrambled

TRIES = 4  # drafts in one position


def check_whispers(title: AnyTitle, seed: int, count: int) -> None:
    """Whoever may whisper to somebody may be answered so, all can tell, and what can be struck can be drafted."""
    for game, rng in positions(title, seed, count):
        masks = list(title.whispers(game))
        told = name(game)
        assert len(masks) in (0, game.seat_count), f"{told}: whispers of {len(masks)} seats"
        for seat, mask in enumerate(masks):
            assert 0 <= mask < 1 << game.seat_count, f"{told}: seat {seat} may whisper with seats that are not there"
            others = [other for other in range(game.seat_count) if mask >> other & 1]
            assert seat not in others, f"{told}: seat {seat} whispers with itself"
            alone = [other for other in others if not masks[other] >> seat & 1]
            assert not alone, f"{told}: seat {seat} may whisper to {alone}, who may not answer"
        assert game.drafts_open or not game.deals_open, f"{told}: deals can be struck but not talked about"
        twin = scrambled(game, -1, rng.randrange(1 << 30))
        open_here = (masks, game.drafts_open, game.deals_open)
        open_there = (list(title.whispers(twin)), twin.drafts_open, twin.deals_open)
        assert open_here == open_there, f"{told}: who may talk depends on a secret"


def check_drafts(title: AnyTitle, seed: int, count: int) -> None:
    """Drafting leaves no trace, nothing depends on the order of parties, and what is judged well can be carried out."""
    for game, rng in positions(title, seed, count):
        for deal in [choose_draft(game, rng) for _ in range(TRIES)]:
            if deal is not None:
                check_unseen_draft(game, deal)
                check_order_of_parties(game, deal, rng)
        drafts = [deal for deal in (choose_draft(game, rng) for _ in range(TRIES)) if deal is not None]
        order = sorted(title.deal_order(game, drafts))
        assert order == list(range(len(drafts))), f"{name(game)}: the order of deals {order} is none of {len(drafts)}"


def check_unseen_draft(game: AnyGame, deal: Deal) -> None:
    """Whoever asks about a deal changes nothing and tells nobody."""
    before, log = fingerprint(game), EventLog()
    views = [plain(game.view(seat)) for seat in range(-1, game.seat_count)]
    heard, game.listener = game.listener, log
    try:
        game.why_not_draft(deal)
        game.title.deal_items(game, deal.parties)
        game.title.deal_clauses(game, deal.parties)
        game.title.deal_order(game, [deal])
    finally:
        game.listener = heard
    assert not log.events, f"{name(game)}: everybody hears that {deal} is drafted"
    assert fingerprint(game) == before, f"{name(game)}: drafting {deal} has changed the position"
    seen = [plain(game.view(seat)) for seat in range(-1, game.seat_count)]
    assert seen == views, f"{name(game)}: a view shows that {deal} is drafted"


def check_order_of_parties(game: AnyGame, deal: Deal, rng: Random) -> None:
    """The same package in another order is judged alike and comes to the same."""
    other = Deal(rng.sample(deal.parties, len(deal.parties)), deal.items, rng.sample(deal.clauses, len(deal.clauses)))
    reasons = [game.why_not_draft(each) for each in (deal, other)]
    assert (reasons[0] is None) == (reasons[1] is None), f"{name(game)}: {deal} is judged by the order of its parties"
    if reasons[0] is None and game.deals_open:
        struck = [game.copy(), game.copy()]
        attempt(struck[0], deal)
        attempt(struck[1], other)
        same = fingerprint(struck[0]) == fingerprint(struck[1])
        assert same, f"{name(game)}: what becomes of {deal} depends on the order of its parties"


def check_signed(title: AnyTitle, seed: int, decisions: int) -> None:
    """What was signed earlier is struck as soon as deals are open, or refused with a reason; it never fails."""
    for game, rng in games(title, seed, decisions):
        signed: list[Deal] = []
        for _ in play_on(game, rng):
            if game.deals_open:
                strike_signed(game, signed)
                signed.clear()
            elif len(signed) < TRIES:
                deal = choose_draft(game, rng)
                signed += [deal] if deal is not None and game.why_not_draft(deal) is None else []


def strike_signed(game: AnyGame, signed: Sequence[Deal]) -> None:
    """Strike in a copy, one after the other, what still can be struck."""
    twin = game.copy()
    for place in game.title.deal_order(game, signed):
        if twin.why_not_strike(signed[place]) is None:
            attempt(twin, signed[place])


def check_promises(title: AnyTitle, seed: int, decisions: int) -> None:
    """A promise is judged by what happened after it and by nothing else, and a verdict is not taken back."""
    for game, rng in games(title, seed, decisions if title.promise_kinds else 0):
        log = EventLog()
        game.listener = log
        made: list[tuple[int, Promise]] = []
        for _ in play_on(game, rng):
            if rng.random() < 0.1:
                made.append((len(log.events), any_promise(game, rng)))
        for start, promise in made:
            check_promise(title, promise, log.events[start:], rng)


def any_promise(game: AnyGame, rng: Random) -> Promise:
    """Somebody promises somebody something."""
    kind = rng.choice(game.title.promise_kinds)
    maker, *to = rng.sample(range(game.seat_count), rng.randint(2, min(3, game.seat_count)))
    numbers = [number for number in range(len(kind.about.names) if kind.about else 1) if kind.takes(number)]
    return Promise(maker, to, kind.name, rng.choice(numbers))


def check_promise(title: AnyTitle, promise: Promise, events: list[Event], rng: Random) -> None:
    """One promise, told by the same events once more, and from the beginning on."""
    verdict = title.kept(promise, events)
    assert verdict in range(len(VERDICTS)), f"{title.id}: {promise} has the unknown verdict {verdict}"
    again = [Event(event.kind, list(event.numbers), event.seats) for event in events]
    twin = Promise.from_text(str(promise))
    assert title.kept(twin, again) == verdict, f"{title.id}: {promise} is not judged by what happened"
    decided = OPEN
    for length in sorted(rng.sample(range(len(events) + 1), min(8, len(events) + 1))):
        found = title.kept(promise, events[:length])
        assert decided in (OPEN, found), f"{title.id}: the verdict on {promise} was {decided} and is {found} later"
        decided = found
    assert decided in (OPEN, verdict), f"{title.id}: the verdict on {promise} was {decided} and is {verdict} later"
