"""Checks of windows, standing orders and players with several seats."""

from __future__ import annotations

from random import Random
from typing import Any

from regnum.engine.events import EventLog
from regnum.engine.frames import Window
from regnum.engine.history import History
from regnum.engine.orders import ASK, ASK_ME, NEVER, PLAY, Orders, deputise, make_order, only_answer
from regnum.engine.snapshot import fingerprint
from tests.conformance.playing import (
    AnyGame,
    AnyTitle,
    attempt,
    choose_step,
    do_logged,
    games,
    name,
    plain,
    play_on,
    positions,
)
from tests.conformance.secrecy import scrambled


def has_windows(title: AnyTitle) -> bool:
    return any(issubclass(cls, Window) for cls in title.decision_classes)


def windows(title: AnyTitle, seed: int, decisions: int) -> list[tuple[AnyGame, Random]]:
    """Open windows in random games, before anybody has answered; the move that has opened one cannot be taken back."""
    found = []
    for game, rng in games(title, seed, decisions if has_windows(title) else 0):
        history = History(game)
        while not game.over:
            if isinstance(game.decision(), Window) and max(game.sealed) < 0:
                undoable = [seat for seat in range(game.seat_count) if history.can_undo(seat)]
                assert not undoable, f"{name(game)}: seat {undoable} can undo although a window is open"
                found.append((game.copy(), Random(rng.randrange(1 << 30))))
            do_logged(history, choose_step(game, rng))
    return found


def check_windows(title: AnyTitle, seed: int, decisions: int) -> None:
    """Everybody who is asked may stay silent, nobody sees who has answered, and void plays leave no trace."""
    for game, rng in windows(title, seed, decisions):
        window = game.decision()
        assert isinstance(window, Window)
        asked = list(game.asked)
        for seat in asked:
            assert window.silence in game.legal(seat), f"{name(game)}: seat {seat} may not stay silent"
        assert sorted(window.order(game)) == sorted(asked), f"{name(game)}: the order is not one of those who are asked"
        check_unseen_answer(game, rng)
        check_void_plays(game, rng)


def check_unseen_answer(game: AnyGame, rng: Random) -> None:
    """An answer that does not close the window changes nothing for anybody else."""
    asked = list(game.asked)
    if len(asked) < 2:
        return
    seat = rng.choice(asked)
    twin, log = game.copy(), EventLog()
    twin.listener = log
    attempt(twin, (seat, rng.choice(game.legal(seat))))
    own = game.companions(seat)
    assert not log.events, f"{name(game)}: the answer of seat {seat} is told before the window closes"
    assert (twin.asked, twin.decision_id) == (game.asked, game.decision_id), f"{name(game)}: an answer can be seen"
    for reader in range(-1, game.seat_count):
        if reader not in own:
            same = plain(twin.view(reader)) == plain(game.view(reader))
            assert same, f"{name(game)}: seat {reader} sees that seat {seat} has answered"


def check_void_plays(game: AnyGame, rng: Random) -> None:
    """Only the first play in order counts: whatever those after it answered, the position is the same."""
    window = game.decision()
    assert isinstance(window, Window)
    answers = [-1] * game.seat_count
    for seat in game.asked:
        answers[seat] = rng.choice(game.legal(seat))
    order = list(window.order(game))
    first = next((place for place, seat in enumerate(order) if answers[seat] != window.silence), len(order))
    others = answers[:]
    for seat in order[first + 1 :]:
        others[seat] = rng.choice(game.legal(seat))
    closed = [game.copy(), game.copy(), game.copy()]
    closed[0].answer_all(answers)
    closed[1].answer_all(others)
    for seat in rng.sample(order, len(order)):
        attempt(closed[2], (seat, answers[seat]))
    prints = {fingerprint(each) for each in closed}
    different = f"{name(game)}: void answers or their order of arrival make a difference: {answers}, {others}"
    assert len(prints) == 1, different


def check_orders(title: AnyTitle, seed: int, count: int) -> None:
    """A deputy gives a legal answer or asks, plays nothing that was not ordered, and tells nothing about the others."""
    for game, rng in positions(title, seed, count):
        decision = game.decision()
        for topic in decision.topics(game):
            assert topic in {each.name for each in title.topics}, f"{name(game)}: unknown topic {topic}"
        for seat in game.asked:
            silent = decision.silent_answer(game, seat)
            legal = game.legal(seat)
            assert silent < 0 or silent in legal, f"{name(game)}: the silent answer of seat {seat} is not legal"
            if silent >= 0:
                plays = [option for option in legal if option != silent]
                strange = {decision.topic(game, seat, each) for each in plays} - set(decision.topics(game))
                assert not strange, f"{name(game)}: plays on topics {strange} that the decision is not about"
                check_deputy(game, seat, plays, rng)
            if decision.open_to_all:
                twin = scrambled(game, -1, rng.randrange(1 << 30))
                assert twin.legal(seat) == legal, f"{name(game)}: not everybody can tell what seat {seat} can answer"
                assert only_answer(game, seat) in (*legal, ASK_ME)


def check_deputy(game: AnyGame, seat: int, plays: list[int], rng: Random) -> None:
    """One order for each topic, drawn at random; the deputy does as it says, whatever the others hold."""
    title, decision = game.title, game.decision()
    silent = decision.silent_answer(game, seat)
    orders = Orders()
    alone = ASK_ME if plays or not isinstance(decision, Window) else silent
    assert deputise(game, seat, orders) == alone, f"{name(game)}: without orders"
    for topic in title.topics:
        order = make_order(game, topic.name, rng.choice(topic.answers), rng.choice(title.order_scopes))
        assert order is not None
        orders.give(order)
    said = deputise(game, seat, orders)
    if not isinstance(decision, Window) and not decision.topics(game):
        assert said == ASK_ME, f"{name(game)}: a deputy answers what no topic names"
        return  # in private talks silence is only for whoever lets their time go by
    answers = {play: orders.by_topic[decision.topic(game, seat, play)].answer for play in plays}
    wanted = [play for play, answer in answers.items() if answer == PLAY]
    asked = ASK in answers.values() or any(orders.by_topic[topic].answer == ASK for topic in decision.topics(game))
    expected = wanted[:1] or [ASK_ME if asked else silent]
    assert [said] == expected, f"{name(game)}: the deputy of seat {seat} says {said} instead of {expected}"
    twin = scrambled(game, seat, rng.randrange(1 << 30))
    assert deputise(twin, seat, orders) == said, f"{name(game)}: the deputy knows what seat {seat} cannot know"
    for topic in title.topics:
        never = make_order(game, topic.name, NEVER, title.order_scopes[-1])
        assert never is not None
        orders.give(never)
    assert deputise(game, seat, orders) == silent, f"{name(game)}: the deputy does not keep silent"


def check_controllers(title: AnyTitle, seed: int, decisions: int) -> None:
    """Whoever holds several seats is named by the first of them, sees through all of them, and that never changes."""
    for game, _ in games(title, seed, decisions):
        controllers = list(game.controllers)
        for seat, holder in enumerate(controllers):
            assert controllers.index(holder) == holder <= seat, f"{name(game)}: seat {seat} is held by {holder}"
        automated = set(title.automated_seats(game))
        shared = [seat for seat in automated if len(game.companions(seat)) > 1]
        assert not shared, f"{name(game)}: the rules play seat {shared}, which somebody holds"
        check_shared_view(game)
        for _ in play_on(game, Random(seed)):
            pass
        assert list(title.controllers(game)) == controllers, f"{name(game)}: seats have changed hands"


def check_shared_view(game: AnyGame) -> None:
    """All seats of one player see the same."""
    for seat in range(game.seat_count):
        first: dict[str, Any] = game.view(game.controllers[seat])
        assert plain(game.view(seat)) == plain(first), f"{name(game)}: seat {seat} sees what its companion does not"
