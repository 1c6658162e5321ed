"""Why can't I? Answers to intentions, possible or not."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.engine.chance import FastChance
from regnum.engine.explain import Explanation, explain
from regnum.engine.game import Game
from regnum.engine.refusals import RegnumError
from tests.conformance import pebbles
from tests.conformance.broken_secrets import refuses_by_the_hands_of_others
from tests.conformance.secrecy import scrambled
from tests.engine.tables import begin, play_to_the_end, put_cards
from tests.probes import duel, sealed_bids, workshop


def duellists(*cards: int) -> Game[Any]:
    """A duel of three in which seat 0 holds these cards."""
    game = begin(duel.TITLE, seats=3).game
    put_cards(game, 0, *cards)
    return game


def reason(explanation: Explanation) -> str | None:
    return explanation.reason.name if explanation.reason else None


def test_a_possible_move_is_allowed():
    found = explain(duellists(0), 0, "challenge east")
    assert (found.allowed, found.reason, found.decision) == (True, None, "TakeStance")


def test_a_candidate_is_refused_with_its_reason_and_rule():
    found = explain(duellists(0), 0, "challenge north")
    assert found.as_dict() == {
        "move": "challenge north",
        "allowed": False,
        "reason": "not_a_foe",
        "rule": "duel.1",
        "decision": "TakeStance",
        "after": [],
        "shortfalls": [],
    }


def test_an_answer_to_a_later_decision_is_possible_after_other_moves():
    found = explain(duellists(0), 0, "strike thrust-0")
    assert (found.allowed, reason(found), found.decision, found.after) == (False, None, "Thrust", ("challenge east",))


def test_an_answer_to_a_later_decision_fails_with_the_reason_of_the_furthest_step():
    found = explain(duellists(0), 0, "strike thrust-5")
    assert (reason(found), found.decision) == ("not_in_your_hand", "Thrust")
    assert found.after[0].startswith("challenge")


def test_an_answer_to_a_decision_out_of_reach_says_which_one():
    found = explain(duellists(0), 0, "block parry-0")
    assert (reason(found), found.decision) == ("other_decision", "Respond")


def test_a_chain_is_allowed_if_every_move_is():
    assert explain(duellists(0), 0, "challenge south; strike thrust-0").allowed


def test_the_first_move_of_a_chain_that_fails_is_explained():
    found = explain(duellists(0), 0, "challenge south; strike thrust-4")
    assert (str(found.move), reason(found), found.decision) == ("strike thrust-4", "not_in_your_hand", "Thrust")
    found = explain(duellists(0), 0, "challenge north; strike thrust-0")
    assert (str(found.move), reason(found)) == ("challenge north", "not_a_foe")


def test_a_chain_ends_where_others_decide():
    assert reason(explain(duellists(0), 0, "challenge south; feint; rest")) == "not_your_decision"


def test_nothing_is_said_about_what_comes_after_a_sealed_choice():
    game = begin(sealed_bids.TITLE).game
    assert reason(explain(game, 0, "bid 1; bid 1")) == "other_decision"
    game.push("bid 6", seat=1)
    assert reason(explain(game, 0, "bid 1; bid 1")) == "other_decision"


@pytest.mark.parametrize(("seat", "text", "name"), [(1, "rest", "not_your_decision"), (0, "dance", "unknown_move")])
def test_wrong_seats_and_unknown_words(seat: int, text: str, name: str):
    assert reason(explain(duellists(0), seat, text)) == name


def test_nothing_is_possible_after_the_end():
    assert reason(explain(play_to_the_end(begin(duel.TITLE)).game, 0, "rest")) == "game_is_over"


@pytest.mark.parametrize("text", ["", " ; ;"])
def test_no_words_are_an_error(text: str):
    with pytest.raises(RegnumError, match="empty"):
        explain(duellists(0), 0, text)


def test_explaining_changes_nothing():
    game = duellists(0)
    before = regnum.fingerprint(game)
    explain(game, 0, "challenge south; strike thrust-0; rest")
    assert regnum.fingerprint(game) == before


def test_no_explanation_depends_on_what_the_seat_cannot_know():
    game = duellists(0, 1, 9)
    texts = [str(cls.domain.spell(code)) for cls in duel.TITLE.decision_classes for code in range(cls.domain.size)]
    told = [explain(game, 0, text).as_dict() for text in texts]
    for number in range(5):
        other = scrambled(game, 0, number)
        assert [explain(other, 0, text).as_dict() for text in texts] == told


def test_even_a_rule_that_peeks_cannot_give_a_secret_away_by_explaining():
    game = refuses_by_the_hands_of_others().setup({}, 2, FastChance(1))
    texts = [f"show {card}" for card in pebbles.CARD.names]
    told = [explain(game, 0, text).as_dict() for text in texts]
    for number in range(20):
        assert [explain(scrambled(game, 0, number), 0, text).as_dict() for text in texts] == told


def test_pax_explains_a_purchase_that_is_too_expensive():
    game = regnum.new("pax_renaissance", players=2, seed=1)
    seat = game.waiting[0]
    found = {explain(game, seat, f"buy {card}").as_dict()["reason"] for card in pax_cards(game)}
    assert {None, "too_expensive", "card_not_for_sale"} <= found


def pax_cards(game: Game[Any]) -> tuple[str, ...]:
    """The names of all cards."""
    names: tuple[str, ...] = game.decision().domain.verbs[0].arguments[0][1].names
    return names


def smiths(coins: int = 0, left: int = 2, taken: int = 0) -> Game[Any]:
    """A workshop in which seat 0 has so many coins, so many tools of each kind are left, and shelves are taken."""
    game = begin(workshop.TITLE).game
    game.state.coins[0] = coins
    game.state.left = [left] * workshop.TOOLS
    game.state.shelf[:taken] = [1] * taken
    return game


def test_a_vague_reason_gives_way_to_the_one_behind_it():
    assert reason(explain(smiths(), 0, "forge")) == "too_expensive"
    assert reason(explain(smiths(coins=9, left=0), 0, "forge")) == "sold_out"
    mixed = smiths()
    mixed.state.left[0] = 0
    assert reason(explain(mixed, 0, "forge")) == "nothing_to_forge"  # there is no one cause
    assert explain(smiths(coins=1), 0, "forge").allowed


def test_a_choice_to_which_nothing_leads_is_still_judged():
    found = explain(smiths(), 0, "make sword")
    assert (reason(found), found.decision) == ("too_expensive", "ChooseTool")
    found = explain(smiths(coins=2), 0, "make sword")
    assert (reason(found), found.after) == ("too_expensive", ("forge",))


def test_a_choice_that_was_passed_over_is_still_judged():
    game = smiths(coins=1, taken=2)
    assert reason(explain(game, 0, "forge; make knife; shelve upper")) == "not_your_decision"  # the turn is over
    game.push("forge")
    game.push("make knife")
    game.state.active = 0
    found = explain(game, 0, "shelve upper")
    assert (reason(found), found.decision) == ("shelf_taken", "ChooseShelf")
    game.state.active = 1
    assert reason(explain(game, 1, "shelve upper")) == "other_decision"  # nobody else was spared anything
    game.push("earn")
    assert game.passed == []


def test_a_chain_goes_through_to_its_end():
    found = explain(smiths(coins=3), 0, "make axe; shelve lower")
    assert (reason(found), found.decision, found.after) == (None, "ChooseShelf", ("forge", "make axe"))
    assert reason(explain(smiths(coins=3, taken=1), 0, "make axe; shelve upper")) == "shelf_taken"


def test_conditions_that_are_not_met_are_counted():
    game = smiths(coins=3)
    assert [each.as_dict() for each in explain(game, 0, "retire").shortfalls] == [
        {"name": "coins", "have": 3, "need": 4},
        {"name": "tools", "have": 0, "need": 4},
    ]
    game.state.coins[0] = 4
    assert [each.name for each in explain(game, 0, "retire").shortfalls] == ["tools"]
