"""5 to 17, 19, 22, 23: cases in which two rules meet."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import POWER_IDS
from regnum.titles.here_i_stand.rules.minor_powers import Deactivation
from regnum.titles.here_i_stand.rules.peace import PeaceSegment
from tests.rule import rule
from tests.titles.here_i_stand.agreements import strike
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    besiege,
    control,
    count,
    dice,
    europe,
    impulse,
    is_besieged,
    negotiate,
    run,
    ships,
    ships_in,
    sound,
    units,
    war,
)
from tests.titles.positions import decision, do, moves, moves_with

# ---- borrowed ships -------------------------------------------------------------------------------------------------


def borrowed(port: str = "nice") -> Europe:
    """England holds a port in the Gulf of Lyon, where two French squadrons lie that it has borrowed, and Calais."""
    game = europe()
    control(game, "england", port)
    ships(game, "marseille", "france", squadron=2)
    negotiate(game)
    strike(game, "alliance france england", "france gives england squadron marseille france 2")
    assert ships_in(game, port, "france") == 2
    return game


@rule("9.1.e", "9.2.effect2c")
@pytest.mark.parametrize("to", ["france", "papacy"])
def test_borrowed_ships_leave_a_port_that_is_ceded_as_own_ones_do(to: str):
    game = borrowed()
    control(game, "england", "ravenna")
    strike(game, f"england gives {to} space nice")
    assert ships_in(game, "ravenna", "france") == 2  # the nearest port of the borrower
    assert sound(game)


@rule("9.1.e", "22.4.step3")
def test_the_borrower_says_to_which_of_the_nearest_ports_they_go():
    game = borrowed()
    control(game, "england", "palermo", "messina")
    strike(game, "england gives france space nice")
    assert (decision(game), asked(game)) == ("ChoosePort", "england")
    assert moves(game) == {"sail-to palermo", "sail-to messina"}


@rule("9.3.step5b", "9.2.effect2c")
def test_borrowed_ships_leave_a_port_that_peace_gives_back():
    game = europe()
    control(game, "hapsburg", "rouen")
    war(game, "france", "hapsburg")
    ships(game, "plymouth", "england", squadron=1)
    negotiate(game)
    strike(game, "alliance hapsburg england", "england gives hapsburg squadron plymouth england 1")
    assert ships_in(game, "rouen", "england") == 1
    run(game, PeaceSegment(0))
    do(game, "sue hapsburg", "regain rouen point")
    assert (decision(game), asked(game)) == ("ChoosePort", "hapsburg")
    do(game, "sail-to antwerp")
    assert (ships_in(game, "rouen", "england"), ships_in(game, "antwerp", "england")) == (0, 1)


@rule("22.4.step3", "9.2.effect2c")
def test_borrowed_ships_leave_the_ports_of_a_minor_power_that_parts():
    game = europe()
    allied(game, "genoa", "hapsburg")
    control(game, "hapsburg", "genoa", "bastia")
    ships(game, "marseille", "france", squadron=1)
    negotiate(game)
    strike(game, "alliance france hapsburg", "france gives hapsburg squadron marseille france 1")
    do(game, "sail-to genoa")
    run(game, Deactivation(POWER_IDS.index("genoa"), POWER_IDS.index("hapsburg")))
    assert (decision(game), asked(game)) == ("ChoosePort", "hapsburg")
    do(game, "sail-to barcelona")
    assert (ships_in(game, "genoa", "france"), ships_in(game, "barcelona", "france")) == (0, 1)


@rule("9.1.e", "ruling.g15")
def test_whoever_is_inside_a_ceded_space_leaves_it_even_an_enemy_of_the_new_holder():
    """Only who besieges the space, and is at war with its new holder too, stays."""
    game = europe()
    control(game, "france", "london", "york")
    units(game, "london", "england", regular=2)  # they have wintered in their capital, which an ally held
    units(game, "york", "england", regular=2)
    war(game, "france", "england")
    war(game, "hapsburg", "england")
    besiege(game, "york", "england")
    negotiate(game)
    strike(game, "france gives hapsburg space london", "france gives hapsburg space york")
    assert (count(game, "london", "england"), count(game, "bristol", "england")) == (0, 2)
    assert (count(game, "york", "england"), is_besieged(game, "york")) == (2, True)


# ---- at sea ---------------------------------------------------------------------------------------------------------


@rule("16.1.step4a", "16.1.step7.1")
def test_who_intercepts_where_his_own_enemy_lies_does_not_fight_him():
    """Only the active power fights; the other two lie in the same sea zone until one of them sails there."""
    game = europe()
    for one, other in (("france", "england"), ("france", "hapsburg"), ("hapsburg", "england")):
        war(game, one, other)
    ships(game, "rouen", "france", squadron=1)
    ships(game, "english_channel", "england", squadron=1)
    ships(game, "north_sea", "hapsburg", squadron=1)
    ships(game, "plymouth", "england", squadron=1)
    impulse(game, "france", 1)
    dice(game, 6, 6, *[1] * 4)
    do(game, "sail", "send rouen-to-english-channel", "all", "sail", "intercept north-sea", "all")
    assert moves_with(game, "fight") == {"fight english-channel england", "fight english-channel hapsburg"}
    do(game, "fight english-channel hapsburg", "retreat rouen")
    assert decision(game) == "over"
    assert (ships_in(game, "english_channel", "england"), ships_in(game, "english_channel", "hapsburg")) == (1, 1)
    impulse(game, "england", 1)
    dice(game, *[6] * 4, *[1] * 2)
    do(game, "sail", "send plymouth-to-english-channel", "all", "sail")
    assert decision(game) == "over"
    assert (ships_in(game, "english_channel", "england"), ships_in(game, "english_channel", "hapsburg")) == (2, 0)
