"""Cards 40, 42 and 105: Machiavelli, Roxelana, Treachery!"""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJORS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.queries.tallies import unit_key
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    at_war,
    besiege,
    captive,
    control,
    count,
    europe,
    hold,
    holder,
    impulse,
    is_besieged,
    leaders,
    place_of,
    play,
    units,
    war,
    whereabouts,
    with_card,
)
from tests.titles.here_i_stand.scenes import stormed
from tests.titles.positions import decision, do, moves, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


# ---- 40: Machiavelli ------------------------------------------------------------------------------------------------


@rule("card.040", "9.6.action1", "11.event_cp", "21.3.prince")
def test_machiavelli_declares_war_without_cost_and_gives_two_points():
    game = with_card(europe(), "england", "machiavelli_the_prince", "event machiavelli-the-prince")
    assert (decision(game), asked(game)) == ("DeclareByCard", "england")
    assert why_not(game, "declare scotland") == "no_war_by_this_card"
    do(game, "declare france")
    assert at_war(game, "england", "france")
    assert game.state.cp == 2
    assert place_of(game, "machiavelli_the_prince") == "discard"


@rule("card.040")
def test_without_a_legal_enemy_machiavelli_is_no_event():
    game = europe()
    hold(game, "protestant", "machiavelli_the_prince")
    play(game, "protestant")
    assert why_not(game, "event machiavelli-the-prince") == "nobody_to_attack"
    do(game, "points machiavelli-the-prince")
    assert game.state.cp == 2


# ---- 42: Roxelana ---------------------------------------------------------------------------------------------------


def at_buda(fresh: bool = True) -> Europe:
    """Suleiman besieges Buda with six regulars; two stand inside."""
    game = europe()
    war(game, "ottoman", "hungary_bohemia")
    control(game, "ottoman", "belgrade", "mohacs", "szegedin")
    units(game, "buda", "ottoman", regular=6)
    units(game, "buda", "hungary_bohemia", regular=2)
    leaders(game, "buda", "suleiman")
    besiege(game, "buda", "ottoman")
    if fresh:
        game.state.fresh_sieges = [SPACE_NUMBER["buda"] * MAJORS + OTTOMAN]
    return game


@rule("card.042", "15.1.timing")
def test_roxelana_grants_suleiman_a_free_assault_on_a_fresh_siege():
    game = with_card(at_buda(), "ottoman", "roxelana", "event roxelana")
    game.state.fresh_sieges = [SPACE_NUMBER["buda"] * MAJORS + OTTOMAN]
    assert game.state.cp == 4
    assert why_not(game, "assault buda") == "siege_is_fresh"
    assert why_not(game, "storm belgrade") == "suleiman_is_elsewhere"
    do(game, "storm buda")
    assert decision(game) == "FormAssault"
    do(game, "take ottoman-regular 6")
    stormed(game, "go", *[6] * 30)
    assert holder(game, "buda") == "ottoman"
    assert game.state.cp == 4
    assert "storm buda" not in moves(game)


@rule("card.042")
def test_the_free_assault_is_left_when_all_points_are_spent_and_gone_with_the_impulse():
    game = with_card(at_buda(), "ottoman", "roxelana", "event roxelana")
    game.state.cp = 1
    do(game, "cavalry istanbul")
    assert decision(game) == "SpendPoints"
    assert moves(game) == {"storm buda", "done"}
    do(game, "done")
    assert game.state.in_force in ([], [41])
    impulse(game, "ottoman", 1)
    assert why_not(game, "storm buda") == "no_free_assault"


@rule("card.042")
def test_a_free_assault_needs_the_conditions_of_every_assault():
    game = at_buda()
    with_card(game, "ottoman", "roxelana", "event roxelana")
    game.state.weather = 1
    assert why_not(game, "storm buda") == "not_in_foul_weather"
    game.state.weather = 0
    game.state.gout = 1 << LEADER_NUMBER["suleiman"]
    assert why_not(game, "storm buda") == "leader_has_gout"


@rule("card.042")
def test_others_send_suleiman_home_for_two_of_the_four_points():
    game = europe()
    leaders(game, "belgrade", "suleiman")
    with_card(game, "france", "roxelana", "event roxelana")
    assert (decision(game), asked(game)) == ("SendSuleiman", "france")
    do(game, "call-suleiman-home")
    assert (whereabouts(game, "suleiman"), game.state.cp) == ("istanbul", 2)
    assert why_not(game, "storm belgrade") == "no_free_assault"


@rule("card.042")
@pytest.mark.parametrize("hindrance", ["captive", "besieged", "there", "lost"])
def test_a_suleiman_who_cannot_be_sent_leaves_all_four_points(hindrance: str):
    game = europe()
    leaders(game, "belgrade" if hindrance != "there" else "istanbul", "suleiman")
    if hindrance == "captive":
        captive(game, "suleiman", "hapsburg")
    if hindrance == "besieged":
        besiege(game, "belgrade", "hapsburg")
    if hindrance == "lost":
        control(game, "hapsburg", "istanbul")
    with_card(game, "france", "roxelana", "event roxelana")
    assert (decision(game), game.state.cp) == ("SpendPoints", 4)


@rule("card.042")
def test_suleiman_may_be_let_be():
    game = europe()
    leaders(game, "belgrade", "suleiman")
    with_card(game, "france", "roxelana", "event roxelana")
    do(game, "let-him-be")
    assert (whereabouts(game, "suleiman"), game.state.cp) == ("belgrade", 4)


@rule("card.042")
def test_the_way_home_may_close_while_it_is_asked_about():
    game = europe()
    leaders(game, "belgrade", "suleiman")
    with_card(game, "france", "roxelana", "event roxelana")
    captive(game, "suleiman", "hapsburg")
    assert why_not(game, "call-suleiman-home") == "suleiman_cannot_be_sent"


# ---- 105: Treachery! ------------------------------------------------------------------------------------------------


def at_metz(french: int = 3, inside: int = 2) -> Europe:
    """France besieges Metz, which the Hapsburgs hold."""
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "metz")
    units(game, "metz", "france", regular=french)
    units(game, "metz", "hapsburg", regular=inside)
    leaders(game, "metz", "duke_of_alva")
    besiege(game, "metz", "france")
    return game


def betrayed(game: Europe, *faces: int) -> Europe:
    """The Papacy plays Treachery against Metz; France assaults with all."""
    with_card(game, "papacy", "treachery", "event treachery")
    assert (decision(game), asked(game)) == ("ChooseBetrayed", "papacy")
    assert why_not(game, "betray metz hapsburg") == "does_not_besiege_it"
    do(game, "betray metz france")
    assert (decision(game), asked(game)) == ("FormAssault", "france")
    stormed(game, "all", *faces)
    return game


@rule("card.105", "card.rule.resolved_by_key")
def test_treachery_opens_a_town_to_whoever_still_outnumbers_the_garrison():
    game = at_metz()
    game.state.fresh_sieges = [SPACE_NUMBER["metz"] * MAJORS + FRANCE]
    betrayed(game, *[1] * 30)  # nobody is hit
    assert holder(game, "metz") == "france"
    assert (count(game, "metz", "hapsburg"), count(game, "metz", "france")) == (0, 3)
    assert whereabouts(game, "duke_of_alva") == "prisoner of france"
    assert not is_besieged(game, "metz")
    assert place_of(game, "treachery") == "discard"


@rule("card.105", "15.1.step11a")
def test_treachery_fails_where_the_besiegers_are_too_few_afterwards():
    game = at_metz(french=3, inside=2)
    betrayed(game, *[1] * 2, *[6] * 20)  # the defenders hit with every die
    assert holder(game, "metz") == "hapsburg"
    assert count(game, "metz", "france") == 0


@rule("card.105")
def test_without_a_siege_there_is_nothing_to_betray():
    game = europe()
    hold(game, "papacy", "treachery")
    play(game, "papacy")
    assert why_not(game, "event treachery") == "no_town_is_besieged"
    do(game, "points treachery")
    assert game.state.cp == 5


@rule("card.105", "13.1.restriction4")
def test_besiegers_who_were_beaten_in_this_impulse_do_not_assault():
    game = at_metz(french=2)
    units(game, "milan", "france", regular=4)
    control(game, "hapsburg", "milan")
    besiege(game, "milan", "france")
    with_card(game, "papacy", "treachery", "event treachery")
    game.state.halted = [unit_key(SPACE_NUMBER["metz"], FRANCE), 2]
    assert why_not(game, "betray metz france") == "nobody_can_fight"
    assert why_not(game, "betray milan france") == "ok"
