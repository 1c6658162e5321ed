"""Checks of what is kept: undo, files, frames and events."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from regnum.engine.codec import load, save
from regnum.engine.deals import Deal
from regnum.engine.events import EventLog
from regnum.engine.frames import Frame, Sealed
from regnum.engine.history import History
from regnum.engine.snapshot import fingerprint, make_frame
from tests.conformance.playing import (
    MOST_STEPS,
    AnyGame,
    AnyTitle,
    choose_step,
    do_logged,
    games,
    name,
    plain,
    play_on,
    words,
)
from tests.conformance.secrecy import learns_something


def check_undo(title: AnyTitle, seed: int, decisions: int) -> None:
    """R18: an undone move leaves the position as it was; nothing is undone after a draw or after something is shown."""
    for game, rng in games(title, seed, decisions):
        history = History(game)
        while not game.over:
            check_one_undo(history, rng)


def check_one_undo(history: History[Any], rng: Random) -> None:
    """Make a random step; if it can be undone, undo it and make it again."""
    game, step = history.game, choose_step(history.game, rng)
    before, was, told, entries = game.copy(), fingerprint(game), words(game, step), len(history.entries)
    open_id = history.decision_id
    do_logged(history, step)
    after = fingerprint(game)
    undoable = [seat for seat in range(game.seat_count) if history.can_undo(seat)]
    if isinstance(step, Deal) or isinstance(before.decision(), Sealed) or game.over:
        assert not undoable, f"{name(before)}: {told} can be undone"
        return
    assert undoable in ([], list(game.companions(step[0]))), f"{name(before)}: {undoable} can undo {told}"
    if not undoable:
        return
    assert game.chance.counter == before.chance.counter, f"{name(before)}: {told} can be undone after a draw"
    history.undo(step[0])
    assert fingerprint(game) == was, f"{name(before)}: {told}, once undone, leaves traces"
    witness = rng.randrange(-1, game.seat_count)
    shown = learns_something(before, step, witness, rng)
    assert not shown, f"{name(before)}: {told} can be undone although seat {witness} has learned something from it"
    assert history.decision_id > open_id, f"{name(before)}: the decision that undo opens again has an old id"
    do_logged(history, step)
    assert fingerprint(game) == after, f"{name(before)}: {told}, done again, gives another position"
    assert [entry.sequence for entry in history.entries[entries:]] == [entries + 1, entries + 2, entries + 3]


def check_saves(title: AnyTitle, seed: int, decisions: int) -> None:
    """A game that is saved anywhere and loaded goes on exactly as the other, to the end."""
    for game, rng in games(title, seed, decisions):
        history = History(game)
        for _ in range(rng.randrange(60) * rng.choice((1, 1, 1, 20))):
            if not game.over:
                do_logged(history, choose_step(game, rng))
        loaded = loaded_again(history)
        choices = rng.randrange(1 << 30)
        check_both_to_the_end(history, loaded, Random(choices), Random(choices))


def loaded_again(history: History[Any]) -> History[Any]:
    """The same game out of a file."""
    try:
        return load(save(history), lambda _: history.game.title)
    except Exception as problem:
        raise AssertionError(f"{name(history.game)}: its save cannot be loaded: {problem}") from problem


def check_both_to_the_end(one: History[Any], other: History[Any], first: Random, second: Random) -> None:
    """Two histories agree now and after every further step."""
    for _ in range(MOST_STEPS):
        seats = range(-1, one.game.seat_count)
        told = f"{name(one.game)}: the loaded game"
        assert fingerprint(one.game) == fingerprint(other.game), f"{told} differs"
        assert [one.can_undo(seat) for seat in seats] == [other.can_undo(seat) for seat in seats], (
            f"{told}: undo differs"
        )
        for seat in seats:
            assert plain(one.game.view(seat)) == plain(other.game.view(seat)), f"{told} looks different"
        if one.game.over:
            break
        do_logged(one, choose_step(one.game, first))
        do_logged(other, choose_step(other.game, second))
    assert save(one) == save(other), f"{name(one.game)}: the files at the end differ"


def check_frames(title: AnyTitle, seed: int, decisions: int) -> None:
    """Frames never change, hold nothing but their declared arguments, and can be made again from them."""
    for game, rng in games(title, seed, decisions):
        seen: dict[int, tuple[Frame[Any], bytes]] = {}
        for _ in play_on(game, rng):
            for frame in game.stack:
                if id(frame) not in seen:
                    check_frame(game, frame)
                    seen[id(frame)] = frame, content(frame)
        for frame, first in seen.values():
            assert content(frame) == first, f"{title.id}: {frame!r} has changed since it was {first!r}"


def check_frame(game: AnyGame, frame: Frame[Any]) -> None:
    """One frame survives a file."""
    kind = type(frame).__name__
    assert game.title.frames.get(kind) is type(frame), f"{name(game)}: {kind} is not a frame of the title"
    row = msgspec.json.decode(plain([kind, *frame.arguments()]))
    try:
        again = make_frame(game.title, row)
    except Exception as problem:
        raise AssertionError(f"{name(game)}: {frame!r} cannot be made again: {problem}") from problem
    assert content(again) == content(frame), f"{name(game)}: {frame!r} is not what its arguments say"


def content(frame: Frame[Any]) -> bytes:
    """Everything in a frame."""
    return plain([type(frame).__name__, frame.arguments(), sorted(getattr(frame, "__dict__", {}).items())])


def check_events(title: AnyTitle, seed: int, decisions: int) -> None:
    """Every event is declared, has a number for each of its parameters, and names seats that exist."""
    for game, rng in games(title, seed, decisions):
        log = EventLog()
        game.listener = log
        for _ in play_on(game, rng):
            pass
        for event in log.events:
            kind = event.kind
            assert title.events.get(kind.key) is kind, f"{title.id}: the event {kind.key} is not declared"
            assert len(event.numbers) == len(kind.parameters), f"{title.id}: {kind.key} told with {event.numbers}"
            assert set(event.seats or ()) <= set(range(-1, game.seat_count)), f"{kind.key}: told to {event.seats}"
