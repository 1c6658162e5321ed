"""21.6, 23: victory points and the five ways to win; troops of electorates."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import HOME_SPACES, KEYS, SPACE_IDS
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, PHASE_IDS
from regnum.titles.here_i_stand.facts.setups import SETUPS
from regnum.titles.here_i_stand.position.changes.map import begin_unrest, convert, end_unrest, take_control
from regnum.titles.here_i_stand.position.changes.points import build_st_peters
from regnum.titles.here_i_stand.position.queries.points import all_points
from regnum.titles.here_i_stand.rules.turn import Turn
from regnum.titles.here_i_stand.rules.victory import VictoryPhase
from regnum.titles.here_i_stand.title import TITLE
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    control,
    count,
    europe,
    faith,
    happened,
    impulse,
    laid_out,
    points,
    run,
    units,
    unrest,
)
from tests.titles.positions import decision


def number(space: str) -> int:
    """The number of a space."""
    return SPACE_IDS.index(space)


def ending(game: Europe) -> tuple[list[str], str]:
    """Who has won, and how."""
    outcome = TITLE.outcome(game)
    return ([MAJOR_IDS[power] for power in outcome.winners], outcome.way) if outcome else ([], "")


def judged(game: Europe, turn: int, bonus: list[int]) -> Europe:
    """The Victory Determination phase of a turn, all powers having these victory points."""
    game.state.turn = turn
    for power, wanted in enumerate(bonus):
        game.state.bonus[power] += wanted - all_points(game.state)[power]
    assert all_points(game.state) == bonus
    return run(game, VictoryPhase())


# ---- points ---------------------------------------------------------------------------------------------------------


@rule("23.2", "scenario.1517.vp", "scenario.1532.vp", "scenario.1532.tracks", "chart.protestant_track")
@pytest.mark.parametrize("scenario", ["1517", "1532", "tournament"])
def test_the_points_at_the_start_are_those_of_the_scenario_book(scenario: str):
    game = laid_out(scenario)
    setup = next(setup for setup in SETUPS if setup.id == scenario)
    assert all_points(game.state) == setup.printed_vp


@rule("23.2.base1", "12.4.effect8", "ruling.g82")
def test_a_key_in_unrest_closes_a_box():
    game = europe()
    before = points(game, "france")
    unrest(game, "paris")
    assert points(game, "france") == before - 2
    control(game, "hapsburg", *[SPACE_IDS[key] for key in KEYS])
    assert points(game, "france") == 0


@rule("23.2", "ruling.g82")
def test_points_pass_the_end_of_the_track_but_never_fall_below_nothing():
    game = europe()
    game.state.bonus[5] = 60
    assert points(game, "protestant") == 60
    game.state.bonus[5] = -1
    assert points(game, "protestant") == 0


@rule("23.2.base2", "12.4.effect7")
def test_electorates_count_for_the_protestants_by_control_and_faith():
    game = europe()
    control(game, "protestant", "wittenberg", "mainz")
    faith(game, "protestant", "wittenberg", "augsburg")
    assert points(game, "protestant") == 2
    unrest(game, "wittenberg")
    assert points(game, "protestant") == 0


@rule("23.2.special.habsburg", "12.4.effect7")
def test_electorates_count_for_the_hapsburgs_after_the_league():
    game = europe()
    before = points(game, "hapsburg")
    happened(game, "schmalkaldic_league")
    assert points(game, "hapsburg") == before + 6
    unrest(game, "trier")
    assert points(game, "hapsburg") == before + 5


@rule("23.2.special.england_spaces", "23.2.english_reminder", "12.4.effect6")
def test_two_protestant_home_spaces_give_england_a_point():
    game = europe()
    before = points(game, "england")
    faith(game, "protestant", "norwich", "lincoln", "calais")
    assert points(game, "england") == before + 1
    faith(game, "protestant", "edinburgh")  # Scottish
    assert points(game, "england") == before + 1
    unrest(game, "norwich", "lincoln")
    assert points(game, "england") == before


@rule("23.2.protestant_spaces", "23.2.special.papacy_spaces", "23.2.special.protestant", "12.4.effect6")
def test_protestant_spaces_move_points_from_the_papacy_to_the_protestants():
    game = europe()
    papal = points(game, "papacy")
    faith(game, "protestant", "leipzig", "erfurt", "kassel", "worms")
    assert points(game, "protestant") == 1
    assert points(game, "papacy") == papal - 1
    unrest(game, "worms")
    assert (points(game, "protestant"), points(game, "papacy")) == (0, papal)


@rule("23.2.special.papacy_peter", "9.5")
def test_five_points_for_the_basilica_are_one_victory_point():
    game = europe()
    before = points(game, "papacy")
    build_st_peters(game, 4)
    assert points(game, "papacy") == before
    build_st_peters(game, 1)
    assert points(game, "papacy") == before + 1
    build_st_peters(game, 90)
    assert points(game, "papacy") == before + 5


@rule("23.2.special.ottoman", "23.2.special.france", "23.2.bonus7", "23.2.bonus8")
def test_piracy_chateaux_and_markers_count():
    game = europe()
    before = all_points(game.state)
    game.state.piracy = 3
    game.state.chateaux = 2
    game.state.war_winner[2] = 1
    game.state.bonus[4] = 2
    assert [after - old for after, old in zip(all_points(game.state), before, strict=True)] == [3, 0, 1, 2, 2, 0]


# ---- automatic victories --------------------------------------------------------------------------------------------


def seven_papal_keys() -> Europe:
    """The Papacy, whose track has six boxes, controls six keys in its impulse."""
    game = europe()
    control(
        game, "papacy", *[SPACE_IDS[key] for key in KEYS if SPACE_IDS[key] in ("milan", "genoa", "venice", "naples")]
    )
    units(game, "rome", "papacy", regular=1)
    impulse(game, "papacy", 1)
    return game


@rule("23.1", "23.1.military", "23")
def test_a_power_wins_at_once_with_the_key_beyond_its_track():
    game = seven_papal_keys()
    assert not game.over
    take_control(game, number("florence"), 4)
    game.start()
    assert ending(game) == (["papacy"], "military")


@rule("23.1.military")
def test_keys_in_unrest_do_not_win():
    game = seven_papal_keys()
    begin_unrest(game, number("genoa"))
    take_control(game, number("florence"), 4)
    game.start()
    assert not game.over
    end_unrest(game, number("genoa"))
    game.start()
    assert ending(game) == (["papacy"], "military")


@rule("ruling.g81")
def test_outside_the_action_phase_keys_count_when_it_begins():
    game = seven_papal_keys()
    game.state.phase = PHASE_IDS.index("suing_for_peace")
    take_control(game, number("florence"), 4)
    game.start()
    assert decision(game) != "over"
    game.state.turn = 0
    run(game, Turn())
    while not game.over and game.state.phase != PHASE_IDS.index("action"):
        game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
    assert ending(game) == (["papacy"], "military")


@rule("ruling.g81")
def test_of_two_that_win_at_once_it_is_the_active_power():
    game = seven_papal_keys()
    spare = [SPACE_IDS[key] for key in KEYS if game.state.control[key] not in (4,)][:20]
    control(game, "ottoman", *[space for space in spare if space != "florence"])
    game.state.unsettled = 0
    take_control(game, number("florence"), 4)
    game.start()
    assert ending(game) == (["papacy"], "military")


@rule("23.1.religious")
def test_fifty_calm_protestant_spaces_win():
    game = europe()
    spaces = [name for name in SPACE_IDS if number(name) not in HOME_SPACES[0]][:50]
    faith(game, "protestant", *spaces[:49])
    impulse(game, "protestant", 1)
    assert not game.over
    convert(game, number(spaces[49]), 1)
    game.start()
    assert ending(game) == (["protestant"], "religious")


# ---- the victory phase ----------------------------------------------------------------------------------------------


@rule("23.3.standard.1", "23.3", "scenario.1517.end")
def test_the_most_points_from_25_on_win():
    assert ending(judged(europe(), 2, [26, 25, 3, 4, 5, 6])) == (["ottoman"], "standard")
    assert ending(judged(europe(), 2, [24, 20, 3, 4, 5, 6])) == ([], "")


@rule("scenario.tournament.end")
def test_in_the_tournament_23_points_are_enough_and_a_lead_of_four():
    assert ending(judged(europe("tournament"), 4, [23, 22, 3, 4, 5, 6])) == (["ottoman"], "standard")
    assert ending(judged(europe("tournament"), 4, [20, 16, 3, 4, 5, 6])) == (["ottoman"], "domination")
    assert ending(judged(europe("tournament"), 6, [20, 17, 3, 4, 5, 6])) == (["ottoman"], "turn_limit")


@rule("23.3.domination", "scenario.1532.end")
def test_domination_from_turn_four_with_five_points_more_than_every_other():
    assert ending(judged(europe(), 3, [20, 15, 3, 4, 5, 6])) == ([], "")
    assert ending(judged(europe(), 4, [20, 16, 3, 4, 5, 6])) == ([], "")
    assert ending(judged(europe(), 4, [20, 15, 3, 4, 5, 6])) == (["ottoman"], "domination")


@rule("23.3.time")
def test_after_the_last_turn_the_most_points_win():
    assert ending(judged(europe(), 9, [18, 19, 20, 17, 16, 15])) == (["england"], "turn_limit")


@rule("23.3.standard.2", "23.3.standard.3", "ruling.g83")
def test_ties_go_back_turn_by_turn():
    game = europe()
    game.state.record = [9, 2, 3, 1, 0, 0, 5, 5, 5, 6, 0, 0]
    assert ending(judged(game, 9, [20, 20, 20, 20, 1, 1])) == (["france"], "turn_limit")
    game = europe()
    game.state.record = [1, 2, 9, 1, 0, 0, 5, 5, 5, 5, 0, 0]
    assert ending(judged(game, 9, [20, 20, 20, 20, 1, 1])) == (["england"], "turn_limit")
    assert game.state.record[-6:] == [20, 20, 20, 20, 1, 1]
    assert ending(judged(europe(), 9, [20, 20, 20, 20, 1, 1])) == (["ottoman"], "turn_limit")


# ---- electorates ----------------------------------------------------------------------------------------------------


@rule("21.6.before6", "ruling.g74", "ruling.g107", "scenario.1517.display")
def test_before_the_league_the_first_conversion_of_an_electorate_raises_its_troops():
    game = europe()
    impulse(game, "protestant", 1)
    convert(game, number("wittenberg"), 1)
    game.start()
    assert count(game, "wittenberg", "protestant") == 2
    convert(game, number("wittenberg"), 0)
    convert(game, number("wittenberg"), 1)
    game.start()
    assert count(game, "wittenberg", "protestant") == 2


@rule("21.6.after", "ruling.g75", "21.6.after2")
def test_after_the_league_control_is_needed_too():
    game = europe()
    happened(game, "schmalkaldic_league")
    impulse(game, "protestant", 1)
    convert(game, number("mainz"), 1)
    game.start()
    assert count(game, "mainz", "protestant") == 0
    take_control(game, number("mainz"), 5)
    game.start()
    assert count(game, "mainz", "protestant") == 1
