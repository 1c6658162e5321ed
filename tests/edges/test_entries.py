"""Moves, reasons, explanations and outcomes as all edges show them."""

from __future__ import annotations

import regnum
from regnum.edges.entries import move_text, outcome_entry, outcome_text, path_text, reason_text, why_lines
from regnum.edges.words import Words
from regnum.engine.explain import Explanation, explain
from regnum.engine.refusals import GAME_IS_OVER, Reason

WORDS = Words("en")


def test_a_path_is_its_moves_in_words():
    title = regnum.find_title("pax_renaissance")
    both = path_text(title, ("fair west", "fair east"), WORDS)
    assert both == f"{move_text(title, 'fair west', WORDS)}; {move_text(title, 'fair east', WORDS)}"
    assert both != "fair west; fair east"


def test_only_reasons_of_a_title_name_a_paragraph():
    title = regnum.find_title("pax_renaissance")
    assert reason_text(title, Reason(1, "too_far", "E2"), WORDS).endswith("E2)")
    assert "engine" not in reason_text(title, GAME_IS_OVER, WORDS)


def test_an_explanation_says_what_is_allowed_what_comes_later_and_what_is_refused_on_the_way():
    game = regnum.new("pax_renaissance", players=2, seed=1)
    seat = game.waiting[0]
    assert len(why_lines(game, explain(game, seat, "fair west"), WORDS)) == 1
    move = game.title.read("fair east")
    later = why_lines(game, Explanation(move, None, "ChooseAction", ("fair west",)), WORDS)
    refused = why_lines(game, Explanation(move, GAME_IS_OVER, "ChooseAction", ("fair west",)), WORDS)
    assert [len(later), len(refused)] == [1, 2]
    assert move_text(game.title, "fair west", WORDS) in later[0]
    assert move_text(game.title, "fair west", WORDS) in refused[1]


def test_a_game_that_goes_on_has_no_outcome_and_one_without_winner_just_ends():
    game = regnum.new("pax_renaissance", players=2, seed=1)
    assert outcome_entry(game) is None
    assert outcome_text(game, WORDS) == WORDS.say("regnum-ended")
