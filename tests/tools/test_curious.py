"""The curious player trades whatever may be traded, and a title's own program can play in its place."""

from __future__ import annotations

import random

from regnum.engine.deals import Deal
from tools.curious import begin, choose, play_by_program, trade


def test_it_signs_gifts_and_agreements_where_powers_only_talk() -> None:
    dice = random.Random(1)
    game = begin("here_i_stand", 0, {}, dice)
    while not game.drafts_open:
        game.apply(game.waiting[0], choose(game, game.waiting[0], dice))
    assert not game.deals_open
    signed: list[Deal] = []
    for _ in range(300):
        trade(game, dice, signed)
    assert any(deal.clauses for deal in signed)
    assert any(deal.items for deal in signed)
    assert all(game.why_not_draft(deal) is None for deal in signed)


def test_it_signs_nothing_where_nobody_may_talk() -> None:
    dice = random.Random(1)
    game = begin("pax_renaissance", 0, {}, dice)
    signed: list[Deal] = []
    for _ in range(100):
        trade(game, dice, signed)
    assert signed == []


def test_a_program_plays_a_whole_game_if_the_title_has_it() -> None:
    assert play_by_program("here_i_stand", 7)
    assert not play_by_program("chess", 7)
