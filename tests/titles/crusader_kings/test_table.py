"""The table in words: where in the game we are, and who is who."""

from __future__ import annotations

import re

import regnum
from regnum.agents.registry import make_agent
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.titles.crusader_kings.edges.table import now_line

# What the heading says while these decisions are open; the first player comes after it.
HEADINGS = {
    "ChooseBonus": r"Era \d of 3 begins",
    "ChooseHand": r"Era \d of 3 begins",
    "Propose": r"Era \d of 3, round \d, dynasty phase",
    "Plan": r"Era \d of 3, round \d, plan phase",
    "ChooseAction": r"Era \d of 3, round \d, turn \d",
    "Disband": r"Era \d of 3, round \d, upkeep phase",
}


def test_round_and_turn_are_told_only_where_there_is_one():  # era.draw, round.three
    game, agents = regnum.new("crusader_kings", 3, 11), [make_agent("greedy", seat) for seat in range(3)]
    words = Words("en")
    told: dict[str, set[str]] = {name: set() for name in HEADINGS}
    for _ in range(500):
        if game.over:
            break
        name = type(game.decision()).__name__
        if name in HEADINGS:
            heading = now_line(game.state, words.at(game)).split(";")[0]
            assert re.fullmatch(HEADINGS[name], heading), (name, heading)
            told[name].add(heading)
        seat = game.waiting[0]
        game.apply(seat, agents[seat].choose(game, seat))
    assert len(told["ChooseHand"]) == 3
    assert all(told.values()), told


def test_players_go_by_their_dynasties():
    game = regnum.new("crusader_kings", 3, 11)
    lines = "\n".join(presenter_of(game.title).board(game, 0, Words("en").at(game)))
    assert "House of Normandy" in lines
    assert not re.search(r"player \d", lines)
