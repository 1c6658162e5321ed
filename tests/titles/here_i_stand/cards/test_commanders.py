"""card.091, card.103: prisoners who go free without their captor's leave, and commanders in disgrace."""

from __future__ import annotations

import pytest

from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.state import ABROAD, NOT_IN_PLAY, ON_TURN_TRACK
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from regnum.titles.here_i_stand.title import TITLE
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    asked,
    besiege,
    captive,
    control,
    dice,
    europe,
    hold,
    leaders,
    place_of,
    play,
    run,
    sound,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.here_i_stand.scenes import played
from tests.titles.positions import decision, do, moves, why_not


@rule("card.091", "card.103", "11.cp")
@pytest.mark.parametrize("card", ["ransom", "threat_to_power"])
def test_cards_about_commanders_for_points(card: str):
    game = with_card(europe(), "papacy", card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (3, "discard")


# ---- 91: Ransom -----------------------------------------------------------------------------------------------------


@rule("card.091", "card.rule.resolved_by_key", "card.rule.event_gives_cp")
def test_any_prisoner_goes_free_to_a_fortified_home_space_of_his_owners_choice():
    game = europe()
    captive(game, "duke_of_alva", "france")
    captive(game, "montmorency", "hapsburg")
    control(game, "ottoman", "barcelona")
    played(game, "england", "ransom")
    assert (decision(game), asked(game)) == ("RansomPrisoner", "england")
    assert why_not(game, "ransom charles-v") == "not_captured"
    do(game, "ransom duke-of-alva")
    assert (decision(game), asked(game)) == ("ComeHome", "hapsburg")
    for space in ("barcelona", "graz", "augsburg", "milan"):  # lost, open, no home, foreign
        assert why_not(game, f"go-to {space}") == "not_the_place_of_release"
    do(game, "go-to antwerp")
    assert whereabouts(game, "duke_of_alva") == "antwerp"
    assert whereabouts(game, "montmorency") == "prisoner of hapsburg"
    assert (decision(game), game.state.cp, place_of(game, "ransom")) == (OVER, 0, "discard")
    assert sound(game)


@rule("card.091")
def test_besieged_home_spaces_are_closed_to_him_and_those_of_allies_open():
    game = europe()
    captive(game, "charles_brandon", "france")
    control(game, "france", "calais", "bristol")
    control(game, "papacy", "york")
    allied(game, "england", "papacy")
    units(game, "london", "france", regular=1)
    besiege(game, "london", "france")
    do(played(game, "england", "ransom"), "ransom charles-brandon")
    assert whereabouts(game, "charles_brandon") == "york"  # the only one; nobody is asked


@rule("card.091")
def test_of_two_open_home_spaces_the_owner_chooses():
    game = europe()
    captive(game, "charles_brandon", "ottoman")
    control(game, "france", "calais", "bristol")
    do(played(game, "france", "ransom"), "ransom charles-brandon")
    assert (asked(game), moves(game)) == ("england", {"go-to london", "go-to york"})


@rule("card.091", "card.rule.no_effect_play")
def test_who_has_no_place_to_go_to_stays_a_prisoner():
    game = europe()
    captive(game, "charles_brandon", "france")
    control(game, "france", "calais", "bristol", "london", "york")
    do(played(game, "england", "ransom"), "ransom charles-brandon")
    assert whereabouts(game, "charles_brandon") == "prisoner of france"
    assert place_of(game, "ransom") == "discard"


@rule("card.091", "card.rule.requirements")
def test_without_a_prisoner_there_is_no_ransom():
    game = europe()
    leaders(game, "paris", "montmorency")
    hold(game, "england", "ransom")
    assert why_not(play(game, "england"), "event ransom") == "nobody_is_captive"


# ---- 103: Threat to Power -------------------------------------------------------------------------------------------


def threatened(*faces: int) -> Europe:
    """All four commanders stand at home; the Protestants threaten one of them."""
    game = europe()
    leaders(game, "istanbul", "suleiman", "ibrahim_pasha")
    leaders(game, "vienna", "duke_of_alva")
    leaders(game, "london", "charles_brandon")
    leaders(game, "paris", "montmorency")
    played(game, "protestant", "threat_to_power")
    dice(game, *faces)
    return game


@rule("card.103", "11.1.example7")
def test_the_protestants_threaten_a_commander_and_the_card_is_discarded():
    game = threatened(4)
    assert moves(game) == {
        f"threaten {name}" for name in ("ibrahim-pasha", "duke-of-alva", "charles-brandon", "montmorency")
    }
    assert why_not(game, "threaten suleiman") == "not_an_overmighty_man"
    do(game, "threaten montmorency")
    assert game.state.leader_at[LEADER_NUMBER["montmorency"]] == NOT_IN_PLAY
    assert (place_of(game, "threat_to_power"), game.state.cp) == ("discard", 0)


@rule("card.103")
@pytest.mark.parametrize(
    ("face", "place"), [(1, ON_TURN_TRACK), (3, ON_TURN_TRACK), (4, NOT_IN_PLAY), (6, NOT_IN_PLAY)]
)
def test_a_die_of_three_or_less_lets_him_come_back(face: int, place: int):
    game = do(threatened(face), "threaten ibrahim-pasha")
    assert game.state.leader_at[LEADER_NUMBER["ibrahim_pasha"]] == place
    assert sound(game)


def came_back(game: Europe, *moves_now: str) -> str:
    """Where Brandon is after the next Card Draw phase begins."""
    do(game, "threaten charles-brandon")
    run(game, CardDraw())
    do(game, *moves_now)
    return whereabouts(game, "charles_brandon")


@rule("card.103", "8.2")
def test_he_comes_back_to_his_capital():
    assert came_back(threatened(2)) == "london"


@rule("card.103")
def test_without_his_capital_he_comes_back_to_a_home_key():
    game = threatened(2)
    control(game, "france", "london")
    do(game, "threaten charles-brandon")
    run(game, CardDraw())
    assert (decision(game), asked(game)) == ("ChooseReturn", "england")
    assert why_not(game, "return-to portsmouth") == "not_a_place_to_return"
    do(game, "return-to york")
    assert whereabouts(game, "charles_brandon") == "york"


@rule("card.103")
def test_a_besieged_capital_is_closed_to_him_and_without_a_key_he_waits_on():
    game = threatened(2)
    units(game, "london", "france", regular=1)
    besiege(game, "london", "france")
    control(game, "france", "bristol", "calais", "york")
    assert came_back(game) == "elsewhere"
    assert game.state.leader_at[LEADER_NUMBER["charles_brandon"]] == ON_TURN_TRACK


@rule("card.103", "card.rule.requirements")
def test_nobody_is_threatened_who_is_a_prisoner_or_abroad():
    game = europe()
    leaders(game, "paris", "francis_i")
    captive(game, "montmorency", "hapsburg")
    game.state.leader_at[LEADER_NUMBER["ibrahim_pasha"]] = ABROAD
    hold(game, "england", "threat_to_power")
    assert why_not(play(game, "england"), "event threat-to-power") == "nobody_to_threaten"
    leaders(game, "london", "charles_brandon")
    do(play(game, "england"), "event threat-to-power")
    assert why_not(game, "threaten montmorency") == "out_of_reach"
    assert why_not(game, "threaten ibrahim-pasha") == "out_of_reach"
    assert why_not(game, "threaten charles-brandon") == "ok"


@rule("card.103")
def test_the_chance_of_a_threat_is_shown():
    said = presenter_of(TITLE).odds(threatened(), -1, Words("en").at(threatened()))
    assert said == ["Threat to Power: the commander leaves for good 50 %, comes back in the next turn 50 %"]


@rule("card.103")
def test_units_of_a_fallen_commander_stay_and_go_on_besieging():
    game = europe()
    war(game, "ottoman", "hapsburg")
    units(game, "vienna", "ottoman", regular=2)
    leaders(game, "vienna", "ibrahim_pasha")
    besiege(game, "vienna", "ottoman")
    played(game, "hapsburg", "threat_to_power")
    dice(game, 5)
    do(game, "threaten ibrahim-pasha")
    assert game.state.besiegers.count(0) == len(game.state.besiegers) - 1
    assert sound(game)
