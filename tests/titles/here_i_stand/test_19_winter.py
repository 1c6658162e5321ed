"""19: winter: loans, the renegade, the return of ships and land units, replacements."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import SEA_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import NONE, OWNERS, PHASE_IDS, POWER_IDS
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.queries.tallies import unit_key
from regnum.titles.here_i_stand.position.state import COMMITTED, NOT_IN_PLAY, UNCOMMITTED
from regnum.titles.here_i_stand.rules.winter import Winter
from regnum.titles.here_i_stand.rules.winter_fleets import ReturnOfFleets
from regnum.titles.here_i_stand.rules.winter_return import WinterMarch
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    asked,
    besiege,
    control,
    count,
    europe,
    happened,
    is_besieged,
    leaders,
    run,
    ships,
    ships_in,
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import units_return
from tests.titles.positions import decision, do, moves, moves_with, why_not


def fleets(game: Europe, power: str) -> Europe:
    """The ships of one power return."""
    game.state.phase = PHASE_IDS.index("winter")
    return run(game, ReturnOfFleets(POWER_IDS.index(power)))


def italy() -> Europe:
    """The campaign of the rulebook's example: Genoa follows France, Venice the Hapsburgs; all three are at war."""
    game = europe()
    for one, other in (("france", "hapsburg"), ("hapsburg", "papacy"), ("papacy", "france")):
        war(game, one, other)
    allied(game, "genoa", "france")
    allied(game, "venice", "hapsburg")
    control(game, "france", "genoa", "milan", "pavia")
    control(game, "hapsburg", "turin", "geneva", "venice", "trieste", "corfu", "candia", "modena")
    control(game, "papacy", "florence", "trent")
    return game


# ---- the example of the rulebook ------------------------------------------------------------------------------------


@rule("19.example2", "19.3.step2", "19.3.path", "19.3.attrition")
def test_four_in_turin_go_over_the_alps_to_besancon_without_loss():
    game = italy()
    units(game, "turin", "hapsburg", regular=4)
    leaders(game, "turin", "charles_v")
    units_return(game, "hapsburg")
    assert {move.split()[1] for move in moves_with(game, "all-to")} == {"besancon", "vienna", "valladolid"}
    do(game, "all-to besancon")
    assert count(game, "besancon", "hapsburg") == 4
    assert whereabouts(game, "charles_v") == "besancon"
    assert sound(game)


@rule("19.example2", "19.3.attrition", "19.3.path1")
def test_on_the_way_to_a_capital_the_four_of_turin_lose_two():
    game = italy()
    control(game, "france", "strasburg", "basel", "salzburg")
    units(game, "turin", "hapsburg", regular=4)
    units_return(game, "hapsburg")
    do(game, "all-to vienna")
    assert count(game, "vienna", "hapsburg") == 2


@rule("19.example3", "19.3.step1", "19.3.path3")
def test_the_fifth_unit_of_milan_returns_to_paris_by_genoa_and_the_sea():
    game = italy()
    units(game, "milan", "france", regular=5)
    leaders(game, "milan", "montmorency")
    units(game, "genoa", "genoa", regular=2)
    units_return(game, "france")
    assert decision(game) == "LeaveTown"
    assert why_not(game, "stay") == "surplus_in_town"
    do(game, "send-to france-regular 1 paris", "stay")
    assert count(game, "milan", "france") == 4
    assert count(game, "paris", "france") == 1
    assert whereabouts(game, "montmorency") == "milan"
    assert moves(game) == {"from genoa", "done"}


@rule("19.3.minor", "19.example3", "22.3.b")
def test_genoese_in_genoa_may_stay_or_go_to_paris():
    game = italy()
    units(game, "genoa", "genoa", regular=2)
    units_return(game, "france")
    do(game, "from genoa", "send-to genoa-regular 1 paris", "stay")
    assert count(game, "paris", "genoa") == 1
    assert count(game, "genoa", "genoa") == 1


@rule("19.example4", "19.3.step2b", "19.3.step2.b", "19.3.attrition")
def test_five_in_trent_lose_three_and_the_rest_go_to_rome_ravenna_and_florence():
    game = italy()
    units(game, "trent", "papacy", regular=5)
    units_return(game, "papacy")
    assert {move.split()[-1] for move in moves_with(game, "send-to")} == {"rome", "ravenna", "florence"}
    assert why_not(game, "all-to ravenna") == "town_is_full"
    do(game, "send-to papacy-regular 4 ravenna")
    do(game, "send-to papacy-regular 1 rome")
    assert count(game, "ravenna", "papacy") == 2  # each group loses half, rounded up
    assert count(game, "rome", "papacy") == 0
    game = italy()
    units(game, "trent", "papacy", regular=5)
    do(units_return(game, "papacy"), "all-to rome")
    assert count(game, "rome", "papacy") == 2


# ---- land units -----------------------------------------------------------------------------------------------------


@rule("19.3.attrition", "19.3.formation")
def test_the_owner_chooses_which_half_is_lost():
    game = italy()
    units(game, "trent", "papacy", regular=2, mercenary=3)
    do(units_return(game, "papacy"), "all-to rome")
    assert decision(game) == "LoseOnTheWay"
    assert why_not(game, "lose papacy-mercenary 4") == "not_among_them"
    do(game, "lose papacy-mercenary 2")
    do(game, "lose papacy-regular 1")
    assert count(game, "rome", "papacy") == 1
    assert count(game, "rome", "papacy", "mercenary") == 1


@rule("19.3.formation")
def test_units_sent_to_one_town_in_two_steps_go_as_one_group():
    game = italy()
    units(game, "trent", "papacy", regular=2)
    units_return(game, "papacy")
    do(game, "send-to papacy-regular 1 rome", "send-to papacy-regular 1 rome")
    assert count(game, "rome", "papacy") == 1


@rule("19.3.path2")
def test_unrest_on_every_path_or_at_the_end_costs_half():
    game = europe()
    units(game, "tours", "france", regular=4)
    unrest(game, "paris")
    do(units_return(game, "france"), "all-to paris")
    assert count(game, "paris", "france") == 2
    game = europe()
    units(game, "tours", "france", regular=4)
    unrest(game, "tours")
    do(units_return(game, "france"), "all-to paris")
    assert count(game, "paris", "france") == 4


@rule("19.3.path3")
def test_enemy_units_on_the_way_do_not_matter_and_allies_let_pass():
    game = europe()
    war(game, "france", "hapsburg")
    for space in ("orleans", "rouen", "boulogne", "st_quentin", "dijon"):
        units(game, space, "hapsburg", regular=1)
    units(game, "tours", "france", regular=4)
    do(units_return(game, "france"), "all-to paris")
    assert count(game, "paris", "france") == 4


@rule("19.3.land", "19.3.step2.b")
def test_a_full_town_takes_in_nobody_and_the_next_is_not_near_enough():
    game = europe()
    units(game, "turin", "france", regular=2)
    units(game, "milan", "france", regular=4)
    units_return(game, "france")
    do(game, "done")
    assert count(game, "milan", "france") == 4
    assert count(game, "paris", "france") == 2  # over a pass, which does not matter


@rule("19.3.land", "19.3.step2b")
def test_a_stack_may_be_divided_between_town_and_capital():
    game = europe()
    units(game, "turin", "france", regular=3)
    units(game, "milan", "france", regular=2)
    units_return(game, "france")
    do(game, "done")
    assert why_not(game, "send-to france-regular 3 milan") == "town_is_full"
    do(game, "send-to france-regular 2 milan")
    assert count(game, "milan", "france") == 4


@rule("19.3.land", "15.3", "ruling.g61")
def test_besiegers_leave_and_the_besieged_are_free():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "brussels")
    units(game, "antwerp", "france", regular=3)
    units(game, "antwerp", "hapsburg", regular=2)
    besiege(game, "antwerp", "france")
    run(game, Winter())
    while decision(game) != OVER and asked(game) != "france":
        do(game, sorted(moves(game))[0])
    assert not is_besieged(game, "antwerp")
    assert decision(game) == "ReturnUnits"
    do(game, "all-to paris")
    assert count(game, "antwerp", "france") == 0
    assert count(game, "antwerp", "hapsburg") in (0, 2)


@rule("19.3.land")
def test_units_in_an_allys_town_go_home():
    game = europe()
    allied(game, "france", "papacy")
    units(game, "ravenna", "france", regular=1)
    units_return(game, "france")
    assert moves_with(game, "all-to") == {"all-to milan", "all-to paris"}
    do(game, "all-to milan")
    assert count(game, "ravenna", "france") == 0


@rule("19.3.land.capital")
def test_whoever_is_in_the_capital_stays():
    game = europe()
    units(game, "vienna", "hapsburg", regular=9)
    leaders(game, "vienna", "ferdinand")
    assert decision(units_return(game, "hapsburg")) == OVER
    assert count(game, "vienna", "hapsburg") == 9


@rule("19.3.exception2", "ruling.g62")
def test_units_that_would_have_to_go_to_a_capital_in_enemy_hands_are_lost():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "paris")
    units(game, "lyon", "france", regular=4, mercenary=2)
    units(game, "grenoble", "france", regular=3)  # Lyon is the nearest and full
    units_return(game, "france")
    assert decision(game) == "LoseOnTheWay"
    do(game, "lose france-mercenary 2")
    assert count(game, "lyon", "france") == 4
    assert count(game, "lyon", "france", "mercenary") == 0
    assert count(game, "grenoble", "france") == 0
    assert count(game, "paris", "france") == 0


@rule("19.3.exception1")
def test_protestants_go_to_the_nearest_town_and_then_to_the_next():
    game = europe()
    happened(game, "schmalkaldic_league")
    control(game, "protestant", "wittenberg", "brandenburg", "leipzig")
    units(game, "leipzig", "protestant", regular=6)
    units_return(game, "protestant")
    while decision(game) == "ReturnUnits":
        do(game, sorted(moves(game))[0])
    assert count(game, "wittenberg", "protestant") == 4
    assert count(game, "leipzig", "protestant") == 0
    assert count(game, "brandenburg", "protestant") + count(game, "wittenberg", "protestant") in (5, 6)


@rule("19.3.exception1", "19.3.step1")
def test_surplus_of_a_protestant_town_goes_to_the_next_one():
    game = europe()
    happened(game, "schmalkaldic_league")
    control(game, "protestant", "wittenberg", "brandenburg", "leipzig", "magdeburg")
    units(game, "wittenberg", "protestant", regular=6)
    units_return(game, "protestant")
    assert why_not(game, "stay") == "surplus_in_town"
    assert why_not(game, "send-to protestant-regular 3 brandenburg") == "not_too_many"
    do(game, "send-to protestant-regular 2 brandenburg")
    assert decision(game) == OVER
    assert count(game, "wittenberg", "protestant") == 4
    assert count(game, "brandenburg", "protestant") == 2


@rule("21.6.before3", "19.3.exception1")
def test_before_the_league_protestants_stay_in_the_electorates():
    game = europe()
    units(game, "wittenberg", "protestant", regular=2)
    assert decision(units_return(game, "protestant")) == OVER
    assert count(game, "wittenberg", "protestant") == 2


@rule("19.3.exception3", "21.6.before5")
def test_before_the_league_no_hapsburg_goes_through_or_into_electorates():
    game = europe()
    units(game, "worms", "hapsburg", regular=2)
    units_return(game, "hapsburg")
    homes = {move.split()[-1] for move in moves_with(game, "all-to")}
    assert not homes & {"mainz", "cologne", "trier", "augsburg", "wittenberg", "brandenburg"}
    happened(game, "schmalkaldic_league")
    units_return(game, "hapsburg")
    assert {move.split()[-1] for move in moves_with(game, "all-to")} >= {"mainz"}


@rule("19.3.exception3", "21.2.capitals", "21.2.capitals1")
def test_surplus_of_the_hapsburgs_goes_to_either_capital():
    game = europe()
    units(game, "antwerp", "hapsburg", regular=6)
    units_return(game, "hapsburg")
    do(game, "send-to hapsburg-regular 1 vienna", "send-to hapsburg-regular 1 valladolid", "stay")
    assert count(game, "antwerp", "hapsburg") == 4


@rule("22.3.b", "ruling.g61")
def test_units_of_a_minor_ally_may_return_to_its_home_key_and_others_may_not():
    game = italy()
    units(game, "turin", "genoa", regular=2)
    units(game, "milan", "france", regular=4)
    units(game, "turin", "france", regular=1)
    control(game, "france", "turin")
    units_return(game, "france")
    do(game, "done")
    assert why_not(game, "send-to genoa-regular 2 genoa") == "ok"
    game = italy()
    units(game, "modena", "genoa", regular=2)
    units(game, "modena", "france", regular=2)
    units_return(game, "france")
    assert why_not(game, "send-to genoa-regular 2 genoa") == "ok"
    assert why_not(game, "send-to france-regular 2 genoa") == "not_a_winter_home"


@rule("22.3.b", "19.3.land")
def test_a_minor_key_holds_any_number_of_its_own_units():
    game = italy()
    units(game, "genoa", "genoa", regular=6)
    units(game, "genoa", "france", regular=4)
    units_return(game, "france")
    assert decision(game) == "ReturnToCapital"


@rule("19.3.land.optional", "19.3.step3")
def test_whoever_might_stay_may_go_and_a_leader_follows_the_last_units():
    game = europe()
    units(game, "lyon", "france", regular=2)
    leaders(game, "lyon", "montmorency")
    units_return(game, "france")
    do(game, "from lyon", "all-to paris", "stay")
    assert count(game, "paris", "france") == 2
    assert whereabouts(game, "montmorency") == "paris"


@rule("19.3.land.optional", "19.3.step3")
def test_a_leader_may_leave_while_units_stay():
    game = europe()
    units(game, "lyon", "france", regular=2)
    leaders(game, "lyon", "montmorency")
    units_return(game, "france")
    do(game, "from lyon", "lead-to montmorency paris", "stay")
    assert count(game, "lyon", "france") == 2
    assert whereabouts(game, "montmorency") == "paris"


@rule("19.3.step3")
def test_a_leader_goes_with_one_of_the_groups():
    game = italy()
    units(game, "trent", "papacy", regular=4)
    leaders(game, "trent", "renegade")
    game.state.leader_owner[LEADER_NUMBER["renegade"]] = POWER_IDS.index("papacy")
    units_return(game, "papacy")
    do(game, "send-to papacy-regular 2 ravenna", "send-to papacy-regular 2 florence")
    assert moves(game) == {"lead-to renegade ravenna", "lead-to renegade florence"}
    do(game, "lead-to renegade florence")
    assert whereabouts(game, "renegade") == "florence"


@rule("ruling.g61", "19.3.step3")
def test_a_leader_whose_units_are_lost_or_who_is_alone_goes_without_risk():
    game = italy()
    units(game, "trent", "papacy", regular=1)
    leaders(game, "trent", "renegade")
    game.state.leader_owner[LEADER_NUMBER["renegade"]] = POWER_IDS.index("papacy")
    do(units_return(game, "papacy"), "all-to rome")
    assert count(game, "rome", "papacy") == 0
    assert whereabouts(game, "renegade") == "rome"
    game = europe()
    leaders(game, "tours", "francis_i")
    units_return(game, "france")
    do(game, "go-to paris")
    assert whereabouts(game, "francis_i") == "paris"


@rule("22.1.a")
def test_units_of_inactive_minor_powers_stay():
    game = europe()
    units(game, "mohacs", "hungary_bohemia", regular=2)
    units(game, "buda", "hungary_bohemia", regular=5)
    run(game, Winter())
    assert count(game, "mohacs", "hungary_bohemia") == 2
    assert count(game, "buda", "hungary_bohemia") == 5


@rule("19.3.formation", "5.2.loss")
def test_who_was_lost_when_the_first_group_left_is_not_in_the_second():
    """The random game with seed 5000001: when the first group had left, three units died for want of counters."""
    game = europe()
    control(game, "papacy", "modena")
    units(game, "modena", "papacy", regular=2)
    game.state.phase = PHASE_IDS.index("winter")
    game.state.returning = [unit_key(SPACE_NUMBER["ravenna"], POWER_IDS.index("papacy")), 4]
    run(game, WinterMarch(POWER_IDS.index("papacy"), SPACE_NUMBER["modena"], SPACE_NUMBER["ravenna"]))
    assert (count(game, "modena", "papacy"), count(game, "ravenna", "papacy")) == (0, 2)
    assert sound(game)


@rule("5.2.change", "19.3.step1")
def test_counters_bar_a_division_that_they_cannot_show():
    game = europe()
    ones = PACKS[game.state.pack].land_counters[POWER_IDS.index("papacy")][0]
    spaces = ["ancona", "siena", "modena", "trent", "pavia", "turin", "nice", "avignon", "lyon", "geneva"]
    control(game, "papacy", *spaces)
    for space in spaces[:ones]:
        units(game, space, "papacy", regular=1)
    units(game, "ravenna", "papacy", regular=4)
    assert sound(game)
    units_return(game, "papacy")
    do(game, "from ravenna")
    assert why_not(game, "send-to papacy-regular 1 rome") == "no_counters_to_divide"
    assert why_not(game, "all-to rome") == "ok"


# ---- ships ----------------------------------------------------------------------------------------------------------


@rule("19.3.naval", "19.3.naval.split", "19.3.naval.leaders")
def test_a_fleet_goes_to_the_nearest_ports_and_may_be_divided():
    game = europe()
    ships(game, "tyrrhenian_sea", "hapsburg", squadron=3)
    ships(game, "tyrrhenian_sea", "ottoman", squadron=1)
    war(game, "ottoman", "hapsburg")
    leaders(game, "tyrrhenian_sea", "andrea_doria")
    allied(game, "genoa", "hapsburg")
    control(game, "hapsburg", "genoa")
    fleets(game, "hapsburg")
    ports = {move.split()[-1] for move in moves_with(game, "all-to")}
    assert ports >= {"naples", "genoa", "messina"}
    assert why_not(game, "all-to barcelona") == "not_the_nearest_harbour"
    do(game, "moor hapsburg-squadron 2 naples", "moor hapsburg-squadron 1 genoa")
    assert decision(game) == "FollowShips"
    assert moves(game) == {"admiral-to andrea-doria naples", "admiral-to andrea-doria genoa"}
    do(game, "admiral-to andrea-doria genoa")
    assert ships_in(game, "naples", "hapsburg") == 2
    assert ships_in(game, "genoa", "hapsburg") == 1
    assert whereabouts(game, "andrea_doria") == "genoa"


@rule("19.3.naval")
def test_ships_in_their_own_port_stay_and_a_besieged_port_takes_ships_in():
    game = europe()
    war(game, "france", "england")
    units(game, "calais", "france", regular=3)
    besiege(game, "calais", "france")
    control(game, "france", "london", "portsmouth", "plymouth")
    ships(game, "english_channel", "england", squadron=1)
    ships(game, "bristol", "england", squadron=1)
    fleets(game, "england")
    assert ships_in(game, "calais", "england") == 1
    assert ships_in(game, "bristol", "england") == 1


@rule("19.7", "19.order8")
def test_all_debaters_are_free_again_after_winter():
    game = europe()
    game.state.debaters = [COMMITTED if each == UNCOMMITTED else each for each in game.state.debaters]
    run(game, Winter())
    assert COMMITTED not in game.state.debaters
    assert UNCOMMITTED in game.state.debaters


@rule("19.1", "19.order1", "19.3.naval")
def test_lent_squadrons_return_to_ports_of_their_owner():
    game = europe()
    ships(game, "naples", "papacy", squadron=1)
    for ship, owner in enumerate(game.state.ship_owner):
        if owner == POWER_IDS.index("papacy"):
            game.state.ship_lent_to[ship] = POWER_IDS.index("hapsburg")
    run(game, Winter())
    assert ships_in(game, "rome", "papacy") == 1
    assert set(game.state.ship_lent_to) == {NONE}


@rule("19.3.naval", "16.1.restriction5")
def test_a_strait_in_foreign_hands_costs_no_ship():
    game = europe()
    ships(game, "barbary_coast", "england", squadron=1)
    fleets(game, "england")
    if decision(game) == "MoorShips":
        do(game, sorted(moves(game))[0])
    assert ships_in(game, "barbary_coast", "england") == 0
    assert any(ships_in(game, port, "england") for port in ("plymouth", "bristol", "portsmouth"))


@rule("19.3", "19.order3")
def test_ships_return_before_land_units():
    game = europe()
    control(game, "france", "nice")
    ships(game, "gulf_of_lyon", "france", squadron=1)
    units(game, "tours", "france", regular=1)
    run(game, Winter())
    assert decision(game) == "MoorShips"


# ---- the other steps ------------------------------------------------------------------------------------------------


@rule("19.2", "19.order2")
def test_the_renegade_is_gone_and_his_units_stay():
    game = europe()
    units(game, "lyon", "france", mercenary=3)
    leaders(game, "lyon", "renegade")
    game.state.leader_owner[LEADER_NUMBER["renegade"]] = POWER_IDS.index("france")
    run(game, Winter())
    do(game, "done")
    assert count(game, "lyon", "france", "mercenary") == 3
    assert game.state.leader_at[LEADER_NUMBER["renegade"]] == NOT_IN_PLAY


@rule("19.4", "19.order5")
def test_alliances_of_major_powers_end_and_those_with_minor_powers_stay():
    game = europe()
    allied(game, "france", "papacy")
    allied(game, "genoa", "france")
    run(game, Winter())
    assert not any(game.state.alliance)
    assert game.state.master[POWER_IDS.index("genoa")] == POWER_IDS.index("france")


@rule("19.5", "19.order6", "ruling.g63", "21.2.capitals", "21.2.capitals2")
def test_every_friendly_capital_gets_a_regular():
    game = europe()
    control(game, "ottoman", "vienna")
    run(game, Winter())
    assert [count(game, space, power) for space, power in CAPITALS] == [1, 1, 0, 1, 1, 1]


CAPITALS = (
    ("istanbul", "ottoman"),
    ("valladolid", "hapsburg"),
    ("vienna", "hapsburg"),
    ("london", "england"),
    ("paris", "france"),
    ("rome", "papacy"),
)


@rule("19.5", "5.2.change")
def test_no_counter_no_replacement():
    game = europe()
    ones, twos, fours, sixes = PACKS[game.state.pack].land_counters[POWER_IDS.index("papacy")]
    most = ones + 2 * twos + 4 * fours + 6 * sixes
    units(game, "rome", "papacy", regular=most)
    run(game, Winter())
    assert count(game, "rome", "papacy") == most


@rule("19.6", "19.order7")
def test_piracy_markers_are_taken_off():
    game = europe()
    game.state.pirated = 1 << SEA_NUMBER["ionian_sea"]
    run(game, Winter())
    assert game.state.pirated == 0


@rule("19.3.attrition", "5.2.loss")
def test_those_who_are_lost_on_the_way_die_together():
    """The random game with seed 7: the counters could not show what was left between two parts of the choice."""
    game = europe()
    units(game, "turin", "france", regular=2, mercenary=4)
    game.state.phase = PHASE_IDS.index("winter")
    game.state.returning = [
        number
        for at, units_there in ((POWER_IDS.index("france"), 2), (OWNERS + POWER_IDS.index("france"), 4))
        for number in (unit_key(SPACE_NUMBER["paris"], at), units_there)
    ]
    control(game, "hapsburg", "grenoble", "pavia", "genoa", "milan", "geneva")
    run(game, WinterMarch(POWER_IDS.index("france"), SPACE_NUMBER["turin"], SPACE_NUMBER["paris"]))
    assert decision(game) == "LoseOnTheWay"
    do(game, "lose france-regular 1")
    assert (count(game, "turin", "france"), count(game, "turin", "france", "mercenary")) == (2, 4)
    do(game, "lose france-mercenary 2")
    assert (count(game, "paris", "france"), count(game, "paris", "france", "mercenary")) == (1, 2)
    assert count(game, "turin", "france") == 0
