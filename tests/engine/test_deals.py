from __future__ import annotations

import pytest

from regnum.engine.chance import FastChance
from regnum.engine.deals import Clause, Deal, DealItem
from regnum.engine.history import History
from regnum.engine.promises import Promise
from regnum.engine.refusals import DEALS_ARE_CLOSED, DRAFTS_ARE_CLOSED, GAME_IS_OVER, NO_SUCH_ANSWER, Refusal
from tests.engine.tables import begin, play_to_the_end
from tests.probes import ambush, bazaar, congress, duel

SALT, SILK, SPICE = range(3)


def swap(first: int = SALT, second: int = SILK, count: int = 1) -> Deal:
    """Seat 0 gives seat 1 one good for another."""
    return Deal((0, 1), [DealItem(0, 1, "good", first, count), DealItem(1, 0, "good", second, count)])


def test_a_deal_changes_hands_at_once_and_is_logged():
    history = begin(bazaar.TITLE)
    history.strike(swap())
    assert history.game.state.goods == [[0, 2, 1], [2, 0, 1]]
    assert [(entry.kind, entry.text) for entry in history.entries] == [("deal", "0,1 0:1:good:0:1;1:0:good:1:1")]
    assert [event.kind.key for event in history.log.events] == ["goods_passed", "goods_passed"]


def test_a_deal_is_never_undone_and_hides_what_was_before_it():
    history = begin(bazaar.TITLE)
    history.move(0, "stay")
    assert history.can_undo(0)
    history.strike(swap())
    assert not any(history.can_undo(seat) for seat in range(2))


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (swap(count=2), "not_yours"),
        (Deal((0, 1), [DealItem(0, 1, "good", SALT)]), "nothing_in_return"),
        (Deal((0, 1), [DealItem(0, 1, "good", 9), DealItem(1, 0, "good", SALT)]), "not_a_good"),
        (Deal((0, 1), [DealItem(0, 1, "coin", 0), DealItem(1, 0, "good", SALT)]), "not_a_good"),
    ],
)
def test_the_title_judges_a_deal_and_a_refused_one_changes_nothing(deal: Deal, reason: str):
    history = begin(bazaar.TITLE)
    with pytest.raises(Refusal, match=reason):
        history.strike(deal)
    assert history.game.state.goods == [[1, 1, 1], [1, 1, 1]]
    assert history.entries == []


@pytest.mark.parametrize(
    "deal",
    [
        Deal((), []),
        Deal((0,), [DealItem(0, 1, "good", SALT)]),
        Deal((0, 0), [DealItem(0, 0, "good", SALT)]),
        Deal((0, 5), [DealItem(0, 5, "good", SALT)]),
        Deal((0, -1), [DealItem(0, -1, "good", SALT)]),
        Deal((0, 1), []),
        Deal((0, 1), [DealItem(0, 2, "good", SALT)]),
        Deal((0, 1), [DealItem(0, 0, "good", SALT)]),
        Deal((0, 1), [DealItem(0, 1, "good", SALT, -1), DealItem(1, 0, "good", SALT, -1)]),
        Deal((0, 1), [DealItem(0, 1, "go:od;", SALT), DealItem(1, 0, "good", SALT)]),
    ],
)
def test_a_deal_that_is_none_is_refused_before_the_title_sees_it(deal: Deal):
    history = begin(bazaar.TITLE, seats=3)
    with pytest.raises(Refusal) as refused:
        history.strike(deal)
    assert refused.value.reason is NO_SUCH_ANSWER
    assert history.entries == []


def test_deals_are_closed_in_games_without_deals_and_after_the_end():
    with pytest.raises(Refusal) as refused:
        begin(duel.TITLE).strike(swap())
    assert refused.value.reason is DEALS_ARE_CLOSED
    with pytest.raises(Refusal) as refused:
        play_to_the_end(begin(bazaar.TITLE)).strike(swap())
    assert refused.value.reason is GAME_IS_OVER


def test_a_deal_asks_for_all_sealed_answers_again():
    history = begin(bazaar.TITLE, seats=3)
    for seat in range(3):
        history.move(seat, "stay")
    open_id = history.decision_id
    history.move(0, "offer salt")
    history.move(2, "keep")
    assert history.decision_id == open_id
    history.strike(swap())
    assert history.game.waiting == (0, 1, 2)
    assert history.decision_id > open_id
    with pytest.raises(Refusal, match="not_yours"):
        history.move(0, "offer salt")


def test_a_deal_can_open_a_decision_and_another_one_can_close_it():
    history = begin(bazaar.TITLE)
    history.game.state.goods = [[2, 1, 0], [2, 0, 0]]
    open_id = history.decision_id
    heavy = Deal((0, 1), [DealItem(0, 1, "good", SILK), DealItem(1, 0, "good", SALT, 2)])
    history.strike(heavy)
    assert type(history.game.decision()).__name__ == "Visit"
    history.game.state.goods[0][SALT] += 1
    history.strike(Deal((0, 1), [DealItem(0, 1, "good", SALT), DealItem(1, 0, "good", SILK)]))
    assert type(history.game.decision()).__name__ == "DropGood"
    assert history.decision_id > open_id
    history.strike(Deal((0, 1), [DealItem(0, 1, "good", SALT, 2), DealItem(1, 0, "good", SALT)]))
    assert type(history.game.decision()).__name__ == "Visit"


@pytest.mark.parametrize(
    "text", ["", "0,1 0:1:good:0", "0,x 0:1:good:0:1", "0,1 0:1:good:0:1:9", "0,1 a:1:good:0:1", "0,1 0:1:good:0:?"]
)
def test_text_that_is_no_deal_is_an_error(text: str):
    with pytest.raises(ValueError, match=r"not a deal|invalid literal"):
        Deal.from_text(text)


def peace(*among: int) -> Clause:
    return Clause(among, "peace")


def test_a_package_of_three_with_a_mutual_clause_is_one_entry():
    history = begin(congress.TITLE, seats=3)
    package = Deal((2, 0, 1), [DealItem(0, 1, "gold", 0, 2), DealItem(1, 2, "province", 1)], [peace(1, 0)])
    assert history.game.why_not_draft(package) is None
    with pytest.raises(Refusal) as refused:
        history.strike(package)
    assert refused.value.reason is DEALS_ARE_CLOSED
    for seat in range(3):
        history.move(seat, "ready")
    history.strike(package)
    assert history.entries[-1].text == "2,0,1 0:1:gold:0:2;1:2:province:1:1;0+1:peace:0"
    assert history.game.state.peace == [2, 1, 0]
    assert history.game.why_not_draft(Deal((0, 1), [], [peace(0, 1)])) is congress.TITLE.reasons[congress.AT_PEACE.code]


def test_drafts_are_closed_when_nothing_may_be_talked_about():
    history = begin(congress.TITLE, seats=2)
    for text in ("ready", "ready", "assent", "assent"):
        history.move(history.game.waiting[0], text)
    assert history.game.why_not_draft(Deal((0, 1), [], [peace(0, 1)])) is DRAFTS_ARE_CLOSED


@pytest.mark.parametrize("among", [(0,), (0, 0), (0, 2), (0, 1, 1)])
def test_a_clause_is_among_different_parties(among: tuple[int, ...]):
    assert not Deal((0, 1), [], [peace(*among)]).is_among(3)


def test_a_clause_is_the_same_in_any_order_and_counts_once():
    assert peace(1, 0) == peace(0, 1)
    assert not Deal((0, 1), [], [peace(0, 1), peace(1, 0)]).is_among(2)
    assert Deal((0, 1), [], [peace(0, 1)]).as_dict() == {
        "parties": [0, 1],
        "items": [],
        "clauses": [[[0, 1], "peace", 0]],
    }
    assert "clauses" not in swap().as_dict()


@pytest.mark.parametrize("text", ["", "0 1", "0 1 rest", "x 1 rest:0", "0 1 rest:0:1"])
def test_text_that_is_no_promise_is_an_error(text: str):
    with pytest.raises(ValueError, match=r"not a promise|invalid literal"):
        Promise.from_text(text)


@pytest.mark.parametrize("promise", [Promise(0, [], "rest"), Promise(0, [0], "rest"), Promise(0, [3], "rest")])
def test_a_promise_is_made_to_others(promise: Promise):
    assert not promise.is_among(3)


def test_deals_are_never_open_while_a_window_is_whatever_the_title_says(monkeypatch: pytest.MonkeyPatch):
    """A deal struck meanwhile would void the answers that are in, and so show that there are some."""
    monkeypatch.setattr(type(ambush.TITLE), "deals_open", lambda self, game: True)
    monkeypatch.setattr(type(ambush.TITLE), "judge", lambda self, game, deal: 0)
    history = History(ambush.TITLE.setup({}, 3, FastChance(3)))
    opened = [history.game.deals_open]
    history.move(0, "march")
    opened.append(history.game.deals_open)
    with pytest.raises(Refusal) as refused:
        history.strike(swap())
    assert refused.value.reason is DEALS_ARE_CLOSED
    while history.game.state.marching:
        history.answer_all([(seat, "pass") for seat in history.game.waiting])
    assert [*opened, history.game.deals_open] == [True, False, True]


def test_no_deal_can_be_struck_or_drafted_after_the_end():
    game = play_to_the_end(begin(bazaar.TITLE)).game
    assert (game.deals_open, game.drafts_open) == (False, False)
