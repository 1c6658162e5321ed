"""An exception inside a rule: the game stays as it was, and the failure can be made again from its report."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.engine.chance import FastChance
from regnum.engine.codec import load, load_failure, replay_entry, save
from regnum.engine.deals import Deal, DealItem
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import NOT_YOUR_DECISION, Refusal, RegnumError, RuleFailure
from regnum.engine.snapshot import fingerprint
from regnum.engine.title import Title
from tests.conformance.pebbles import TAKEN, Heap, Pebbles, TakeTurn, pebbles
from tests.probes import bazaar


class Fragile(TakeTurn):
    """Taking two pebbles breaks, after half of it is done."""

    def choose(self, game: Game[Heap], seat: int, option: int) -> None:
        if option == 1:
            game.state.pebbles -= 1
            game.tell(TAKEN, seat, 1)
            raise ZeroDivisionError("the second pebble")
        super().choose(game, seat, option)


def fragile() -> Pebbles:
    return pebbles(turn=Fragile)


def broken_down() -> tuple[History[Heap], RuleFailure, str]:
    """A game in which a rule has just broken down, and its fingerprint before."""
    history = History(fragile().setup({}, 2, FastChance(1)))
    history.move(0, "take one")
    before = fingerprint(history.game)
    with pytest.raises(RuleFailure) as failure:
        history.move(1, "take two")
    return history, failure.value, before


def find_fragile(title_id: str) -> Title[Any]:
    assert title_id == "pebbles"
    return fragile()


def test_the_game_is_put_back_and_can_go_on():
    history, _, before = broken_down()
    assert fingerprint(history.game) == before
    assert [entry.text for entry in history.entries] == ["take one"]
    assert len(history.log.events) == 1
    history.move(1, "take one")
    assert history.game.state.score == [1, 1]


def test_the_message_says_where_and_what():
    _, failure, _ = broken_down()
    assert str(failure) == "a rule broke down at entry 2, take two (ZeroDivisionError: the second pebble)"
    assert isinstance(failure.__cause__, ZeroDivisionError)


def test_the_report_makes_the_failure_again():
    history, failure, before = broken_down()
    again, entry = load_failure(failure.report, find_fragile)
    assert fingerprint(again.game) == before
    assert entry.as_line() == (2, "move", 1, "take two", 1)
    with pytest.raises(RuleFailure) as repeated:
        again.move(entry.seat, entry.text)
    assert repeated.value.report == failure.report
    with pytest.raises(RegnumError, match="log entry 2 is not possible"):
        replay_entry(history, entry)


def test_the_report_is_a_save_that_can_be_loaded():
    _, failure, before = broken_down()
    assert fingerprint(load(failure.report, find_fragile).game) == before


def test_an_ordinary_save_is_no_report():
    history, _, _ = broken_down()
    with pytest.raises(RegnumError, match="ordinary game"):
        load_failure(save(history), find_fragile)


def test_a_refusal_inside_a_rule_is_a_failure_too():
    class Refusing(TakeTurn):
        def choose(self, game: Game[Heap], seat: int, option: int) -> None:
            game.state.pebbles = 0
            raise Refusal(NOT_YOUR_DECISION)

    history = History(pebbles(turn=Refusing).setup({}, 2, FastChance(1)))
    with pytest.raises(RuleFailure):
        history.move(0, "take one")
    assert history.game.state.pebbles == 12


def test_a_judgement_that_breaks_down_is_a_failure_too():
    class Judging(TakeTurn):
        def why_not(self, game: Game[Heap], seat: int, option: int) -> int:
            return [][option]

    history = History(pebbles(turn=Judging).setup({}, 2, FastChance(1)))
    with pytest.raises(RuleFailure, match="IndexError"):
        history.move(0, "take one")


def test_a_deal_that_breaks_down_is_undone_and_reported():
    class Title(bazaar.OpenBazaar):
        def carry_out(self, game: Game[bazaar.Stalls], deal: Deal) -> None:
            super().carry_out(game, deal)
            raise KeyError("scales")

    sound = bazaar.TITLE
    reasons = [bazaar.NOT_YOURS, bazaar.NOTHING_IN_RETURN, bazaar.NOT_A_GOOD]
    title = Title(
        sound.knowledge, sound.decision_classes, sound.procedure_classes, list(sound.events.values()), reasons
    )
    history = History(title.setup({}, 2, FastChance(0)))
    deal = Deal((0, 1), [DealItem(0, 1, "good", 0), DealItem(1, 0, "good", 1)])
    with pytest.raises(RuleFailure) as failure:
        history.strike(deal)
    assert history.game.state.goods == [[1, 1, 1], [1, 1, 1]]
    _, entry = load_failure(failure.value.report, lambda _: title)
    assert (entry.kind, entry.text) == ("deal", str(deal))
