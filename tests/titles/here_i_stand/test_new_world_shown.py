"""What the table, the odds and positions by hand say of the New World, of foreign wars and of the sack of Rome."""

from __future__ import annotations

import pytest

from regnum.edges.words import Words, languages
from regnum.titles.here_i_stand.edges.dice import hits_of
from regnum.titles.here_i_stand.edges.odds import odds_lines
from regnum.titles.here_i_stand.edges.odds_new_world import falls, fates, war_ends
from regnum.titles.here_i_stand.facts.catalogue import COLONY_IDS
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS
from regnum.titles.here_i_stand.position.state import COLONY_CROSSING, COLONY_SETTLED
from tests.titles.here_i_stand.builder import Europe, europe, hold, impulse, play, units
from tests.titles.here_i_stand.scenes import EGYPT, revolt
from tests.titles.here_i_stand.test_table import board, panel
from tests.titles.here_i_stand.voyages import explore, old_world, only, phase
from tests.titles.positions import do


def odds(game: Europe) -> list[str]:
    """The chances that are said now."""
    return odds_lines(game, Words("en").at(game))


def test_the_table_tells_what_is_in_the_new_world_and_under_way():
    game = europe("1532")
    state = game.state
    state.colonies[COLONY_IDS.index("hispaniola")] = COLONY_CROSSING
    state.colonies[COLONY_IDS.index("roanoke")] = COLONY_SETTLED
    state.potosi = MAJOR_IDS.index("england")
    state.galleons = 1 << MAJOR_IDS.index("hapsburg")
    state.raiders = 1 << MAJOR_IDS.index("protestant")
    text = board(game)
    for part in (
        "Discoveries and conquests: Pacific Strait, Circumnavigation, Aztecs",
        "Still with riches: Aztecs",
        "Colonies: Puerto Rico, Cuba",
        "Crossing the Atlantic: Hispaniola",
        "Colonies: Roanoke, Potosí",
        "Crossing the Atlantic: an exploration",
        "Explorers left: Orellana, De Soto, De Vaca",
        "Galleons",
        "Raiders: Protestants",
    ):
        assert part in text, part
    assert "Not found yet: St. Lawrence River" in panel(game, "For everybody")[0]


@pytest.mark.parametrize("language", languages())
def test_foreign_wars_are_on_the_table_in_every_language(language: str):
    game = revolt(EGYPT, 2, 1, 3, "suleiman")
    assert "Suleiman" in board(game)
    assert board(game, language=language)
    assert panel(game, "Revolt in Egypt")[1:] == ["Units asked for: 3", "Enemy units: 3"]


def test_the_odds_of_a_voyage():
    game = old_world()
    only(game, "cartier")
    impulse(game, "france", 6)
    lines = odds(game)
    # with 3 no total is 4 or less; 7 to 9 are 4 to 6 of the dice, 10 and more 7 and more
    assert any("lost 0 %, comes back 8 %, makes a discovery 33 %, reaches the far south 58 %" in line for line in lines)
    assert any("lost 42 %, comes back 31 %, conquers 28 %" in line for line in lines)


def test_the_odds_round_the_world():
    game = old_world()
    only(game, "magellan")
    explore(game, "hapsburg")
    phase(game, 1, 3, 3)
    assert odds(game) == ["Magellan sails round the world: 72 %, with a card 42 %"]


def test_fates_are_certain_together():
    assert sum(fates([0, 3], lambda total: "gone" if total < 7 else "back").values()) == 1


def test_the_odds_of_a_foreign_war():
    game = revolt(EGYPT, 1, 0, 1)
    impulse(game, "ottoman", 1)
    # a hit is a third; the enemy must not hit as well, as equal dice keep him alive
    assert war_ends(game.state, EGYPT, 1, hits_of(1, 5)) * 9 == 2
    assert any("the war ends 22 % (dice 1 against 1)" in line for line in odds(game))


def test_the_odds_of_a_foreign_war_while_cards_are_declared_and_with_janissaries():
    game = revolt(EGYPT, 3)
    hold(game, "ottoman", "arquebusiers", "janissaries")
    impulse(game, "ottoman", 1)
    do(game, "fight-abroad revolt-in-egypt")
    assert any("dice 3 against 3" in line for line in odds(game))
    do(game, "pass", "arquebusiers")
    if "Janissaries" not in "".join(odds(game)):
        do(game, "pass")
    assert any("Janissaries" in line for line in odds(game))


def test_the_odds_of_a_sack():
    game = europe()
    units(game, "rome", "papacy", regular=1)
    units(game, "naples", "hapsburg", mercenary=2)
    hold(game, "france", "sack_of_rome")
    play(game, "france")
    do(game, "event sack-of-rome")
    (line,) = odds(game)
    assert "dice 2 against 2" in line
    assert "Naples" in line


def test_a_sack_needs_more_hits_or_if_all_die_more_dice():
    game = europe()
    units(game, "rome", "papacy", regular=1, mercenary=1)
    game.state.army[1 + 11] = 3
    assert not falls(game.state, 1, 1, True)
    assert not falls(game.state, 2, 2, True)
    assert not falls(game.state, 0, 3, True)
    assert falls(game.state, 2, 1, False)
    assert not falls(game.state, 1, 3, True)
    assert falls(game.state, 2, 3, True)  # nobody would be left on either side
    assert not falls(game.state, 4, 3, False)
