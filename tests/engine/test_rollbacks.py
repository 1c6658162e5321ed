"""Ways back: from wherever a game went back, what led there is played once, and what is told is what happened there."""

from __future__ import annotations

from regnum.engine.chance import FastChance
from regnum.engine.codec import go_back, load, save
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.lineage import last_shared, stretches
from regnum.engine.snapshot import fingerprint
from tests.engine.tables import find_probe
from tests.probes.ambush import TITLE as AMBUSH
from tests.probes.marathon import Road, Step, marathon

TITLE = marathon(400)


def walked(history: History[Road], *moves: str) -> None:
    for move in moves:
        history.move(history.game.waiting[0], move)


def told(history: History[Road]) -> list[str]:
    return [repr(event) for event in history.log.events]


def test_what_led_to_an_entry_leaves_out_what_was_left_behind():
    rollbacks = {11: 4, 21: 9, 31: 15}
    assert stretches(rollbacks, 30) == [(1, 9), (21, 30)]
    assert stretches(rollbacks, 35) == [(1, 4), (11, 15), (31, 35)]
    assert stretches({5: 0}, 5) == [(1, 0), (5, 5)]
    assert last_shared(rollbacks, 30, 35) == 4
    assert last_shared(rollbacks, 13, 35) == 13
    assert last_shared({5: 0}, 4, 5) == 0


def test_after_ways_back_to_several_courses_the_events_are_those_of_the_course():
    history = History(TITLE.setup({}, 2, FastChance(5)))
    walked(history, "run", "walk", "run", "walk")  # 1 to 4
    first, then = told(history), fingerprint(history.game)
    go_back(history, 1)  # 5
    walked(history, "walk", "walk", "walk")
    assert history.log.entries[-3:] == [6, 7, 8]
    go_back(history, 4)  # 9: to what was left behind
    assert told(history) == first
    assert history.log.entries == [1, 1, 1, 2, 3, 3, 3, 4]
    assert fingerprint(history.game) == then  # but for the epoch of its draws
    assert history.game.chance.epoch == 2
    go_back(history, 7)  # 10: to the other course, which was drawn in the first epoch
    assert history.log.entries == [1, 1, 1, 6, 7]
    walked(history, "run")
    again = load(save(history), lambda _: TITLE)
    assert (fingerprint(again.game), told(again)) == (fingerprint(history.game), told(history))


def test_what_was_drawn_after_a_way_back_is_drawn_the_same_when_the_game_returns_there():
    """Each rollback has an epoch of its own, also when a way leads over the second one alone."""
    history = History(TITLE.setup({}, 2, FastChance(5)))
    walked(history, "run", "walk")  # 1 and 2
    go_back(history, 1)  # 3
    walked(history, "walk")
    go_back(history, 2)  # 5: the second epoch
    walked(history, "run", "run")  # 6 and 7
    then, drawn = fingerprint(history.game), told(history)
    go_back(history, 4)  # 8
    walked(history, "run")
    go_back(history, 7)  # 10: over 5, not over 3
    assert told(history) == drawn  # the same cards were seen
    assert fingerprint(history.game) == then


def test_many_ways_back_cost_no_more_than_what_was_played(monkeypatch):
    """Each one used to play all those before it again."""
    history = History(TITLE.setup({}, 2, FastChance(5)))
    carried: list[int] = []
    choose = Step.choose

    def counted(self: Step, game: Game[Road], seat: int, option: int) -> None:
        carried.append(option)
        choose(self, game, seat, option)

    monkeypatch.setattr(Step, "choose", counted)
    for _ in range(25):
        walked(history, "run", "walk", "run")
        go_back(history, history.sequence - 1)  # it stays near the end of a chain of ways back
    assert len(carried) < 25 * (3 + 2 * 25 + 3)
    carried.clear()
    again = load(save(history), lambda _: TITLE)
    assert len(carried) == 25 * 3
    assert fingerprint(again.game) == fingerprint(history.game)


def test_a_move_that_was_taken_back_leads_nowhere():
    history = History(AMBUSH.setup({}, 2, FastChance(3)))
    history.move(0, "march")
    history.answer_all([(1, "pass")])
    while history.game.waiting != (0,):
        history.move(history.game.waiting[0], next(str(move) for move in history.game.moves()))
    before = history.sequence
    go_back(history, 0)
    go_back(history, before)
    assert save(load(save(history), find_probe)) == save(history)
