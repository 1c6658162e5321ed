"""19: winter: its example, ships, and what else it brings."""

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
    Europe,
    allied,
    besiege,
    control,
    count,
    europe,
    leaders,
    run,
    ships,
    ships_in,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import italy, units_return
from tests.titles.positions import decision, do, moves, moves_with, why_not


def fleets(game: Europe, power: str) -> Europe:
    """The ships of one power return."""
    game.state.phase = PHASE_IDS.index("winter")
    return run(game, ReturnOfFleets(POWER_IDS.index(power)))


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
