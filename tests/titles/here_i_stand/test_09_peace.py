"""9.2 to 9.5: alliances, suing for peace, ransom, and the end of an excommunication."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import MAJOR_IDS
from regnum.titles.here_i_stand.position.changes.points import excommunicate
from regnum.titles.here_i_stand.rules.alliances import why_not_ally
from regnum.titles.here_i_stand.rules.excommunication import ExcommunicationSegment
from regnum.titles.here_i_stand.rules.peace import PeaceSegment, why_not_sue
from regnum.titles.here_i_stand.rules.release import RansomSegment
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    at_war,
    besiege,
    captive,
    control,
    count,
    dice,
    europe,
    hold,
    holder,
    impulse,
    is_besieged,
    place_of,
    reason,
    run,
    ships,
    ships_in,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.positions import decision, do, moves, why_not


def peace(game: Europe) -> Europe:
    """The segment of suing for peace."""
    game.state.turn = 3
    return run(game, PeaceSegment(0))


def lost_war() -> Europe:
    """France has lost Rouen and three towns to England and holds Calais; Montmorency is a prisoner in London."""
    game = europe()
    war(game, "france", "england")
    control(game, "england", "rouen", "boulogne", "nantes", "tours")
    control(game, "france", "calais")
    captive(game, "montmorency", "england")
    units(game, "calais", "france", regular=2)
    units(game, "paris", "france", regular=4, mercenary=1)
    units(game, "rouen", "england", regular=3)
    ships(game, "rouen", "england", squadron=1)
    return game


# ---- alliances ------------------------------------------------------------------------------------------------------


@rule("9.2.restriction1", "9.2.restriction2")
def test_enemies_do_not_ally_and_neither_do_pope_and_sultan():
    game = europe()
    war(game, "france", "england")
    assert reason(why_not_ally(game.state, 3, 2)) == "enemies_do_not_ally"
    assert reason(why_not_ally(game.state, 4, 0)) == "pope_and_sultan"
    assert why_not_ally(game.state, 1, 0) == 0
    allied(game, "hapsburg", "ottoman")
    assert reason(why_not_ally(game.state, 1, 0)) == "allied_already"


@rule("9.2", "9.2.effect1", "9.2.effect4", "9.2.limits.war")
def test_an_ally_lets_pass_and_helps_to_defend_but_is_not_at_war():
    game = europe()
    allied(game, "france", "papacy")
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "turin")
    units(game, "rome", "papacy", regular=2)
    units(game, "siena", "france", regular=1)
    impulse(game, "france", 1)
    assert why_not(game, "march siena-to-rome") == "ok"
    assert not at_war(game, "papacy", "hapsburg")
    assert why_not(impulse(game, "papacy", 1), "control turin") != "ok"


@rule("9.2.limits")
def test_allies_do_not_march_together():
    game = europe()
    allied(game, "france", "papacy")
    units(game, "rome", "papacy", regular=2)
    units(game, "rome", "france", regular=1)
    impulse(game, "papacy", 1)
    do(game, "march rome-to-siena")
    assert "take france-regular 1" not in moves(game)
    do(game, "all")
    assert count(game, "rome", "france") == 1


# ---- step 1 ---------------------------------------------------------------------------------------------------------


@rule("9.3.step1b")
def test_whoever_has_lost_nothing_does_not_sue():
    game = europe()
    war(game, "france", "england")
    assert decision(peace(game)) != "SueForPeace"
    control(game, "england", "rouen")
    assert (decision(peace(game)), asked(game)) == ("SueForPeace", "france")
    assert why_not(game, "sue england") == "ok"
    assert why_not(game, "sue papacy") == "not_at_war_with"


@rule("9.3.step1b")
def test_a_prisoner_is_reason_enough():
    game = europe()
    war(game, "france", "england")
    captive(game, "montmorency", "england")
    assert asked(peace(game)) == "france"


@rule("9.3.step1c")
@pytest.mark.parametrize("power", ["hapsburg", "papacy"])
def test_the_war_of_the_league_never_ends(power: str):
    game = europe()
    war(game, power, "protestant")
    control(game, "protestant", "antwerp", "rome")
    number = MAJOR_IDS.index(power)
    assert why_not_sue(game.state, number, 5) == why_not_sue(game.state, 5, number) != 0
    assert decision(peace(game)) != "SueForPeace"


@rule("9.3.step1a")
def test_after_a_peace_the_first_power_is_asked_again():
    game = europe()
    war(game, "ottoman", "hapsburg")
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "athens", "avignon")
    peace(game)
    do(game, "fight-on")
    assert asked(game) == "france"
    do(game, "sue hapsburg")
    while decision(game) != "SueForPeace":
        do(game, "done")
    assert asked(game) == "ottoman"
    do(game, "fight-on")
    assert decision(game) != "SueForPeace"


# ---- the other steps ------------------------------------------------------------------------------------------------


@rule("9.3.step2", "9.3.note2")
def test_the_winner_gains_a_marker():
    game = peace(lost_war())
    game.state.war_winner[3] = 1
    do(game, "fight-on", "sue england")
    assert game.state.war_winner[2] == 1
    assert game.state.war_winner[3] == 1


@rule("9.3.step2", "ruling.g18")
@pytest.mark.parametrize(
    ("loser", "winner", "space"), [("ottoman", "hapsburg", "athens"), ("hapsburg", "ottoman", "graz")]
)
def test_the_winner_of_an_ottoman_war_gains_two_markers(loser: str, winner: str, space: str):
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, winner, space)
    do(peace(game), f"sue {winner}")
    assert game.state.war_winner[MAJOR_IDS.index(winner)] == 2


@rule("9.3.step3.1", "9.3.step3.2")
def test_the_loser_gives_back_home_spaces_of_the_winner_and_leaves_them():
    game = peace(lost_war())
    do(game, "fight-on", "sue england")
    assert holder(game, "calais") == "england"
    assert count(game, "calais", "france") == 0
    assert count(game, "paris", "france") == 6
    assert sound(game)


@rule("9.3.step3.2")
def test_between_towns_equally_near_and_the_capital_the_owner_chooses():
    game = lost_war()
    control(game, "france", "rouen")
    units(game, "rouen", "england", regular=0)
    peace(game)
    do(game, "fight-on", "sue england")
    assert (decision(game), asked(game)) == ("ChooseHome", "france")


@rule("9.3.step4", "ruling.g18")
def test_the_loser_removes_two_units_of_his_choice():
    game = peace(lost_war())
    do(game, "fight-on", "sue england")
    assert decision(game) == "RemoveUnits"
    assert why_not(game, "remove rouen squadron") == "no_such_unit_there"
    do(game, "remove paris mercenary", "remove paris regular")
    assert count(game, "paris", "france", "mercenary") == 0
    assert count(game, "paris", "france") == 5
    assert decision(game) == "RegainKeys"


@rule("9.3.step4", "ruling.g18")
def test_a_loser_with_fewer_units_loses_what_he_has():
    game = lost_war()
    units(game, "calais", "france", regular=0)
    units(game, "paris", "france", regular=1, mercenary=0)
    do(peace(game), "fight-on", "sue england", "remove paris regular")
    assert decision(game) == "RegainKeys"


@rule("9.3.step5", "9.3.step5.a", "9.3.step5b")
def test_home_keys_are_regained_for_a_marker():
    game = peace(lost_war())
    do(game, "fight-on", "sue england", "remove paris regular", "remove paris regular")
    assert why_not(game, "regain rouen card") == "no_card_to_pay"
    assert why_not(game, "regain tours point") == "not_to_be_regained"
    do(game, "regain rouen point")
    while asked(game) == "england":  # where its units and ships go
        do(game, sorted(moves(game))[0])
    assert holder(game, "rouen") == "france"
    assert game.state.war_winner[2] == 2
    assert count(game, "rouen", "england") == 0
    assert ships_in(game, "rouen", "england") == 0
    assert sound(game)


@rule("9.3.step5.b")
def test_home_keys_are_regained_for_a_random_card():
    game = lost_war()
    hold(game, "france", "fuggers", "patron_of_the_arts")
    do(peace(game), "fight-on", "sue england", "remove paris regular", "remove paris regular", "regain rouen card")
    assert place_of(game, "fuggers") == "england"
    assert place_of(game, "patron_of_the_arts") == "france"
    assert game.state.war_winner[2] == 1


@rule("9.3.step6", "ruling.g13")
def test_a_prisoner_is_regained_and_returns_to_the_capital():
    game = peace(lost_war())
    do(game, "fight-on", "sue england", "remove paris regular", "remove paris regular", "done")
    assert decision(game) == "RegainLeaders"
    do(game, "free montmorency point")
    assert whereabouts(game, "montmorency") == "paris"


@rule("9.3.step7", "ruling.g103", "ruling.g19")
def test_other_home_spaces_are_regained_in_pairs():
    game = peace(lost_war())
    do(game, "fight-on", "sue england", "remove paris regular", "remove paris regular", "done", "done")
    assert decision(game) == "RegainSpaces"
    do(game, "regain boulogne point")
    assert moves(game) == {"regain-also nantes", "regain-also tours"}
    do(game, "regain-also nantes")
    assert game.state.war_winner[2] == 2
    do(game, "regain tours point")  # the last odd one at the price of a pair
    assert game.state.war_winner[2] == 3
    assert holder(game, "tours") == "france"


@rule("9.3.step8", "9.6.restriction9", "ruling.g19")
def test_the_war_is_over_and_what_was_not_regained_is_kept():
    game = peace(lost_war())
    do(game, "fight-on", "sue england", "remove paris regular", "remove paris regular", "done", "done", "done")
    assert not at_war(game, "france", "england")
    assert holder(game, "rouen") == "england"
    assert whereabouts(game, "montmorency") == "prisoner of england"
    assert sound(game)


@rule("9.3.step8.excommunication", "21.5.ruler.2")
def test_peace_with_the_papacy_ends_an_excommunication():
    game = europe()
    war(game, "france", "papacy")
    control(game, "papacy", "avignon")
    game.state.turn = 2
    excommunicate(game, 3)
    do(peace(game), "sue papacy")
    while decision(game) in ("RegainKeys", "RegainLeaders", "RegainSpaces"):
        do(game, "done")
    assert game.state.excommunicated[3] == 0
    assert game.state.fewer_cards[3] == 0


# ---- ransom ---------------------------------------------------------------------------------------------------------


@rule("9.4", "9.4.place", "9.4.optional", "ruling.g20")
def test_a_leader_is_ransomed_for_a_random_card():
    game = europe()
    captive(game, "charles_v", "france")
    captive(game, "ferdinand", "ottoman")
    hold(game, "hapsburg", "fuggers", "galleons", "holy_roman_emperor")
    run(game, RansomSegment())
    assert (decision(game), asked(game)) == ("Ransom", "hapsburg")
    dice(game, 1)
    do(game, "ransom charles-v")
    assert moves(game) == {"go-to vienna", "go-to valladolid"}  # two capitals
    do(game, "go-to vienna")
    assert whereabouts(game, "charles_v") == "vienna"
    assert place_of(game, "galleons") == "france"
    do(game, "done")
    assert whereabouts(game, "ferdinand") == "prisoner of ottoman"
    assert decision(game) != "Ransom"


@rule("ruling.g20", "6.1.home2")
def test_without_a_card_that_can_be_drawn_there_is_no_ransom():
    game = europe()
    captive(game, "charles_v", "france")
    hold(game, "hapsburg", "holy_roman_emperor")
    run(game, RansomSegment())
    assert decision(game) != "Ransom"


@rule("ruling.g13", "9.4.place")
def test_a_leader_whose_capital_is_lost_goes_to_a_home_key():
    game = europe()
    captive(game, "francis_i", "england")
    control(game, "england", "paris")
    hold(game, "france", "fuggers")
    run(game, RansomSegment())
    do(game, "ransom francis-i")
    assert moves(game) == {"go-to bordeaux", "go-to lyon", "go-to marseille", "go-to rouen"}


# ---- excommunication ------------------------------------------------------------------------------------------------


@rule("9.5", "9.5.optional", "21.5.ruler.2")
def test_a_card_for_the_basilica_lifts_an_excommunication():
    game = europe()
    game.state.turn = 2
    excommunicate(game, 2)
    assert game.state.fewer_cards[2] == 1
    game.state.turn = 3
    hold(game, "england", "fuggers")
    run(game, ExcommunicationSegment())
    assert (decision(game), asked(game)) == ("Atone", "england")
    assert moves(game) == {"give-card", "remain"}
    do(game, "give-card")
    assert game.state.st_peters == 3
    assert place_of(game, "fuggers") == "discard"
    assert game.state.fewer_cards[2] == 0


@rule("9.5.when", "ruling.g20")
def test_only_excommunications_of_earlier_turns_are_lifted():
    game = europe()
    game.state.turn = 3
    excommunicate(game, 2)
    hold(game, "england", "fuggers")
    run(game, ExcommunicationSegment())
    assert decision(game) != "Atone"


# ---- sieges ---------------------------------------------------------------------------------------------------------


@rule("9.3.step3.2", "9.3.step5b", "15.3")
@pytest.mark.parametrize(("space", "winner", "loser"), [("rouen", "england", "france"), ("calais", "france", "france")])
def test_nobody_besieges_a_town_that_peace_has_given_back_to_him(space: str, winner: str, loser: str):
    game = europe()
    war(game, "france", "england")
    control(game, winner, space)
    captive(game, "francis_i", "england")
    besieger = "england" if space == "calais" else "france"
    units(game, space, winner, regular=1)
    units(game, space, besieger, regular=3)
    units(game, "paris", loser, regular=2)
    besiege(game, space, besieger)
    peace(game)
    if asked(game) == "england":
        do(game, "fight-on")
    do(game, "sue england")
    while decision(game) == "ChooseHome":
        do(game, sorted(moves(game))[0])
    do(game, "remove paris regular", "remove paris regular")
    if decision(game) == "RegainKeys":
        do(game, f"regain {space} point")
    while decision(game) == "ChooseHome":
        do(game, sorted(moves(game))[0])
    assert (holder(game, space), count(game, space, besieger)) == (besieger, 3)
    assert not is_besieged(game, space)
