"""14.step10, 14.1.none: leaders whose units are destroyed where nobody can keep them as prisoners."""

from __future__ import annotations

from tests.rule import rule
from tests.titles.here_i_stand.believers import listen, told_of
from tests.titles.here_i_stand.builder import (
    besiege,
    control,
    count,
    europe,
    impulse,
    is_besieged,
    leaders,
    ships,
    sound,
    units,
    unrest,
    whereabouts,
)
from tests.titles.positions import decision, do


@rule("14.step10", "16.3.step3b", "14.1.none", "ruling.g37")
def test_a_leader_whose_landing_fails_before_an_independent_town_goes_home():
    game = europe()
    control(game, "independent", "tunis")
    units(game, "tunis", "independent", regular=3)
    ships(game, "barbary_coast", "france", squadron=1)
    ships(game, "gulf_of_lyon", "france", squadron=1)
    units(game, "marseille", "france", regular=2)
    leaders(game, "marseille", "francis_i")
    log = listen(game)
    impulse(game, "france", 3)
    do(game, "embark marseille-to-gulf-of-lyon", "all", "to barbary-coast", "to tunis")
    assert decision(game) == "ChooseLeadersHome"
    assert sound(game)
    do(game, "go-to paris")
    assert (count(game, "tunis", "france"), whereabouts(game, "francis_i")) == (0, "paris")
    assert told_of(log, "leader_captured") == []


@rule("14.step10", "15.3.retreat", "15.3.restriction1", "ruling.g37")
def test_a_leader_whose_siege_of_an_independent_town_ends_without_a_way_out_goes_home():
    game = europe()
    control(game, "hapsburg", "besancon", "strasburg", "trier")
    control(game, "independent", "liege")
    unrest(game, "st_dizier")
    units(game, "metz", "independent", regular=2)
    units(game, "metz", "france", regular=4)
    leaders(game, "metz", "francis_i")
    besiege(game, "metz", "france")
    impulse(game, "france", 1)
    do(game, "march metz-to-liege", "take france-regular 2", "go")
    assert whereabouts(game, "francis_i") == "paris"
    assert (count(game, "metz", "france"), is_besieged(game, "metz")) == (0, False)
    assert sound(game)
