"""The guide of a tutorial where choices are sealed, taken back, or made by rules that have changed."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.edges.guide import DONE, SCRIPTED, STRAYED, STRAYED_MESSAGE, Guidance, Guide
from regnum.edges.tutorial import Step, Tutorial
from regnum.engine.history import History
from tests.engine.tables import begin
from tests.probes.ambush import TITLE as AMBUSH
from tests.probes.duel import TITLE as DUEL
from tests.probes.sealed_bids import TITLE as BIDS

LEARNER = 0


def lesson(*steps: tuple[int, str], decision: str = "PlaceBid") -> Guide:
    """A guide with these steps; those of the learner have a message."""
    script = [Step(seat, decision, move, f"why-{move}" if seat == LEARNER else "") for seat, move in steps]
    topics = {decision: "a-topic"}
    return Guide(Tutorial(3, 1, LEARNER, "random", ["hello"], script, topics, "goodbye"))


def told(guide: Guide, history: History[Any]) -> Guidance:
    """What the learner hears."""
    found = guide.guidance(history, LEARNER)
    assert found is not None
    return found


AUCTION = [(0, "bid 2"), (1, "bid 1"), (2, "abstain"), (0, "bid 1"), (1, "bid 3"), (2, "bid 1")]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_sealed_answers_may_come_in_any_order(order: tuple[int, ...]):
    guide, history = lesson(*AUCTION), begin(BIDS, 3)
    moves = dict(AUCTION[:3])
    for place, seat in enumerate(order):
        assert guide.place(history).state == SCRIPTED
        assert [guide.reply(history, each) for each in order[place:]] == [moves[each] for each in order[place:]]
        history.move(seat, moves[seat])
    assert guide.place(history).taken == 3
    assert told(guide, history).messages == ["why-bid 1"]
    assert guide.progress(history) == (1, 2)


def test_whoever_has_answered_is_asked_nothing_until_all_have():
    guide, history = lesson(*AUCTION), begin(BIDS, 3)
    history.move(0, "bid 2")
    assert guide.guidance(history, LEARNER) is None
    assert guide.reply(history, LEARNER) == ""


def test_a_sealed_answer_may_be_changed_back_to_the_script():
    guide, history = lesson(*AUCTION), begin(BIDS, 3)
    history.move(0, "bid 4")
    assert guide.place(history).state == STRAYED
    assert guide.reply(history, 1) == ""
    history.move(0, "bid 2")
    assert guide.reply(history, 1) == "bid 1"
    for seat, move in AUCTION[1:3]:
        history.move(seat, move)
    assert guide.place(history).state == SCRIPTED


def test_once_all_answers_are_open_it_is_too_late():
    guide, history = lesson(*AUCTION), begin(BIDS, 3)
    for seat, move in [(0, "abstain"), *AUCTION[1:3]]:
        history.move(seat, move)
    assert told(guide, history).messages == [STRAYED_MESSAGE, "a-topic"]  # sealed answers of the script do not count
    assert told(guide, history).messages == [STRAYED_MESSAGE, "a-topic"]  # to the same decision the same again
    for seat, move in AUCTION[:3]:
        history.move(seat, move)
    assert told(guide, history).messages == []


def test_after_the_last_step_it_says_goodbye():
    guide, history = lesson(*AUCTION[:3]), begin(BIDS, 3)
    for seat, move in AUCTION[:3]:
        history.move(seat, move)
    assert told(guide, history).messages == ["goodbye"]
    assert told(guide, history).state == DONE
    for seat, move in AUCTION[3:]:
        history.move(seat, move)
    assert guide.place(history).state == DONE
    assert told(guide, history).messages == []


def test_the_goodbye_stays_while_others_answer_the_same_sealed_choice():
    guide, history = lesson(*AUCTION[:3]), begin(BIDS, 3)
    for seat, move in AUCTION[:3]:
        history.move(seat, move)
    assert told(guide, history).messages == ["goodbye"]
    history.move(1, "bid 3")
    assert told(guide, history).messages == ["goodbye"]


def test_before_the_first_move_it_welcomes_the_learner_alone():
    guide, history = lesson(*AUCTION), begin(BIDS, 3)
    assert told(guide, history).welcome == ["hello"]
    assert guide.guidance(history, 1) is None
    assert guide.guidance(history, -1) is None
    history.move(1, "bid 1")
    assert told(guide, history).welcome == ["hello"]
    history.move(0, "bid 2")
    history.move(2, "abstain")
    assert told(guide, history).welcome == []


def test_the_suggested_move_has_its_place_in_the_list():
    found = told(lesson(*AUCTION), begin(BIDS, 3))
    assert found.move == "bid 2"
    assert [str(move) for move in begin(BIDS, 3).game.moves(0)][found.number - 1] == "bid 2"
    assert not found.only


def test_a_step_that_the_rules_do_not_allow_is_not_suggested():
    guide = lesson((0, "bid 99"), *AUCTION[1:3])
    history = begin(BIDS, 3)
    assert told(guide, history).move == ""
    assert told(guide, history).state == STRAYED
    assert guide.reply(history, LEARNER) == ""


def test_a_move_of_the_wrong_seat_is_off_the_script():
    history = begin(DUEL)
    seat = history.game.waiting[0]
    move = str(next(iter(history.game.moves(seat))))
    decision = type(history.game.decision()).__name__
    guide = lesson((1 - seat, move), decision=decision)
    history.move(seat, move)
    assert guide.place(history).state == STRAYED


# ---- windows: what is not in the script is silence ------------------------------------------------------------------


def ambushed(*moves: tuple[int, str]) -> tuple[Guide, History[Any]]:
    """A game on the road after these moves; the script has a blade of the learner between two marches."""
    blade = Step(0, "Fight", "play blade", "why-blade")
    script = [Step(0, "March", "march", "why-march"), blade, Step(1, "March", "rest")]
    guide = Guide(Tutorial(2, 1, LEARNER, "random", [], script, {"Fight": "a-topic"}, "goodbye"))
    history = begin(AMBUSH, 2)
    for seat, move in moves:
        history.move(seat, move)
    return guide, history


def test_where_the_script_has_nobody_play_programs_stay_silent():
    guide, history = ambushed((0, "march"))
    assert type(history.game.decision()).__name__ == "Answer"
    assert guide.reply(history, 1) == "pass"


def test_silence_in_windows_is_no_step_off_the_script():
    guide, history = ambushed((0, "march"), (1, "pass"))
    assert guide.place(history).taken == 1
    assert (told(guide, history).move, told(guide, history).messages) == ("play blade", ["why-blade"])
    for seat, move in [(0, "play blade"), (0, "pass"), (1, "pass")]:
        history.move(seat, move)
    assert guide.place(history).state == SCRIPTED
    assert guide.reply(history, 1) == "rest"


def test_a_learner_who_is_asked_again_is_told_to_stay_silent():
    guide, history = ambushed((0, "march"), (1, "pass"), (0, "play blade"))
    assert type(history.game.decision()).__name__ == "Fight"
    found = told(guide, history)
    assert (found.state, found.move, found.messages) == (SCRIPTED, "pass", [])  # the decision was met before


def test_whoever_plays_where_the_script_is_silent_has_strayed():
    guide, history = ambushed((0, "march"), (1, "pass"), (0, "play blade"), (0, "play blade"))
    assert guide.place(history).state == STRAYED
