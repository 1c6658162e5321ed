"""19.3: land units return for winter."""

from __future__ import annotations

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import PHASE_IDS, POWER_IDS
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.queries.tallies import unit_key
from regnum.titles.here_i_stand.rules.winter import Winter
from regnum.titles.here_i_stand.rules.winter_return import WinterMarch
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
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
    sound,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import italy, units_return
from tests.titles.positions import decision, do, moves, moves_with, why_not


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
