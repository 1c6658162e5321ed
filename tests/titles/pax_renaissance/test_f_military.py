"""F7 to F9: corsair, siege and campaign, and vassals."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import bishop, border, city, florins, pax, place, repressed, row, ruler
from tests.titles.positions import decision, do, moves, why_not

# ---- F7 -------------------------------------------------------------------------------------------------------------


@rule("F7.1", "F7:note1", "F7:note2", "glossary:pirate.c", "glossary:pirate")
def test_how_far_a_corsair_sails() -> None:
    text = """
        [seat.0]
        west = ["hanseatic-league"]
        [border]
        {start} = "catholic-pirate"
    """
    game = do(pax(text.format(start="england-france")), "operations west", "operate hanseatic-league second")
    targets = {move.split()[2] for move in moves(game)}
    assert targets == {"france-holy-roman-empire", "england-portugal"}
    assert why_not(game, "sail england-france france-aragon") == "land_border"
    assert why_not(game, "sail england-france portugal-aragon") == "out_of_range"
    assert why_not(game, "sail england-france england-france") == "border_held_by_same_pirate"
    away = pax(text.format(start="hungary-ottoman"))
    assert why_not(away, "operations west") == "no_operation_possible"


@pytest.mark.parametrize(("reading", "far"), [("sea_neighbour", "out_of_range"), ("any_neighbour", "ok")])
def test_corsairs_and_diagonal_neighbours(reading: str, far: str) -> None:
    text = '[seat.0]\nwest = ["hanseatic-league"]\n[border]\nengland-france = "catholic-pirate"'
    game = do(pax(text, corsair_range=reading), "operations west", "operate hanseatic-league second")
    assert why_not(game, "sail england-france papal-states-ottoman") == far


@rule("F7.2", "F7a", "glossary:border.2")
def test_a_corsair_kills_a_concession_or_another_pirate_but_no_kin() -> None:
    text = """
        [seat.0]
        west = ["hanseatic-league"]
        [border]
        england-france = "catholic-pirate"
        france-holy-roman-empire = "{there}"
    """
    for there, piece in (("islamic-pirate", 11), ("pawn-1", 1)):
        game = do(pax(text.format(there=there)), "operations west", "operate hanseatic-league second")
        before = game.state.supply[piece]
        do(game, "sail england-france france-holy-roman-empire")
        assert (border(game, "france-holy-roman-empire"), border(game, "england-france")) == ("catholic-pirate", "")
        assert (game.state.supply[piece], florins(game)) == (before + 1, 0)
    kin = do(pax(text.format(there="catholic-pirate")), "operations west", "operate hanseatic-league second")
    assert why_not(kin, "sail england-france france-holy-roman-empire") == "border_held_by_same_pirate"


@rule("glossary:location.b", "F7.1")
def test_a_regional_corsair_acts_from_one_empire() -> None:
    game = pax("""
        [seat.0]
        east = ["prussian-league-navy"]
        [border]
        france-holy-roman-empire = "catholic-pirate"
    """)
    do(game, "operations east", "operate prussian-league-navy second")
    assert {move.split()[2] for move in moves(game)} == {"england-france"}


# ---- F8 -------------------------------------------------------------------------------------------------------------


@rule("F8", "E4d.1", "glossary:location.d", "glossary:kill")
def test_sieges_reach_cities_and_borders_of_the_location_free_of_charge() -> None:
    game = pax("""
        [seat.0]
        west = ["mons-meg"]
        [city]
        london = "catholic-rook"
        paris = "catholic-rook"
        [border]
        england-portugal = "islamic-pirate"
        portugal-aragon = "islamic-pirate"
        england-france = "pawn-1"
    """)
    do(game, "operations west", "operate mons-meg first")
    assert moves(game) == {"siege london", "siege-pirate england-portugal"}
    assert why_not(game, "siege paris") == "outside_location"
    assert why_not(game, "siege bordeaux") == "nothing_there"
    assert why_not(game, "siege-pirate portugal-aragon") == "outside_location"
    assert why_not(game, "siege-pirate england-france") == "nothing_there"
    do(game, "siege london")
    assert (city(game, "london"), game.state.supply[7], florins(game)) == ("", 9, 0)


# ---- F9 -------------------------------------------------------------------------------------------------------------

CAMPAIGN = """
    [seat.0]
    florins = {florins}
    west = ["ruler-france"]
    [seat.1]
    west = ["ruler-england"]
    [empire.england]
    queens = ["margaret-of-anjou"]
    bishop = "islamic"
    repressed = ["pawn-1", "catholic-rook"]
    [empire.portugal]
    suzerain = "england"
    [city]
    paris = "catholic-knight"
    lyon = "islamic-knight"
    bruges = "catholic-rook"
    london = "catholic-rook"
"""


@rule("F9", "F9a", "F9b", "F9c", "F9c:note1", "F9j.2", "E4d.2", "glossary:adjacency.1", "E2.2f")
def test_whom_a_campaign_may_attack_and_what_it_costs() -> None:
    game = do(pax(CAMPAIGN.format(florins=2)), "operations west", "operate ruler-france first")
    assert moves(game) == {
        "campaign england",
        "campaign holy-roman-empire",
        "campaign portugal",
        "campaign aragon",
        "campaign papal-states",
    }
    assert why_not(game, "campaign hungary") == "not_an_adjacent_empire"
    poor = pax(CAMPAIGN.format(florins=1))
    assert why_not(poor, "operations west") == "no_operation_possible"
    own = CAMPAIGN.format(florins=2).replace('["ruler-france"]', '["ruler-france", "ruler-aragon"]')
    own += '[empire.papal-states]\nsuzerain = "france"\n'
    game = do(pax(own), "operations west", "operate ruler-france first")
    assert why_not(game, "campaign aragon") == why_not(game, "campaign papal-states") == "own_empire"
    none = CAMPAIGN.format(florins=2).replace("-knight", "-rook")
    assert why_not(pax(none), "operations west") == "no_operation_possible"


@rule("F9d", "F9e", "F9f", "F9g.1", "F9g.2", "F9h", "F9i", "F9:hint1", "glossary:vassal.1", "glossary:vassal.b")
@rule("glossary:regime_change.e", "glossary:regime_change.f", "glossary:battle.g", "glossary:knight")
def test_a_won_campaign_makes_a_vassal() -> None:
    game = do(pax(CAMPAIGN.format(florins=2)), "operations west", "operate ruler-france first", "campaign england")
    assert florins(game) == 0
    assert moves(game) == {"lose-noble paris", "lose-noble lyon"}
    do(game, "lose-noble lyon")
    assert (city(game, "london"), city(game, "lyon"), city(game, "paris")) == ("", "", "catholic-knight")
    assert ruler(game, "england") == "0 vassal of france"
    assert (place(game, "margaret-of-anjou"), bishop(game, "ruler-england")) == ("gone", "")
    assert repressed(game, "england") == ["pawn-1", "catholic-rook"]
    assert ruler(game, "portugal") == "throne"
    assert (row(game, 0, "west"), row(game, 1, "west")) == (["ruler-france"], [])
    do(game, "no-concession", "free catholic-rook bordeaux", "no-more-freed")
    assert (city(game, "bordeaux"), repressed(game, "england")) == ("catholic-rook", ["pawn-1"])


@rule("F9h", "I1d.1", "glossary:regime_change.d.1", "glossary:vassal.b", "glossary:queen.3")
def test_a_loser_from_his_throne_brings_queen_and_bishop() -> None:
    text = CAMPAIGN.format(florins=2).replace('west = ["ruler-england"]', "")
    text = text.replace('[empire.portugal]\n    suzerain = "england"', "")
    game = do(pax(text), "operations west", "operate ruler-france first", "campaign england", "lose-noble lyon")
    assert ruler(game, "england") == "0 vassal of france"
    assert (place(game, "margaret-of-anjou"), bishop(game, "ruler-england")) == ("tableau", "islamic")


@rule("glossary:battle.b.2", "F9f", "glossary:battle_won", "glossary:battle")
def test_equal_numbers_all_die_and_nothing_is_won() -> None:
    text = CAMPAIGN.format(florins=2) + 'bordeaux = "catholic-knight"\n'
    game = do(pax(text), "operations west", "operate ruler-france first", "campaign england")
    assert [city(game, name) for name in ("paris", "lyon", "london", "bordeaux")] == ["", "", "", ""]
    assert (ruler(game, "england"), florins(game), decision(game)) == ("1 king", 0, "ChooseAction")
    assert place(game, "margaret-of-anjou") == "tableau"


@rule("glossary:battle", "glossary:battle.b.2")
def test_the_attacker_picks_the_losses_of_the_defenders_too() -> None:
    text = """
        [seat.0]
        florins = 1
        west = ["ruler-england"]
        [city]
        london = "catholic-knight"
        paris = "catholic-knight"
        bruges = "catholic-rook"
        lyon = "islamic-knight"
    """
    game = do(pax(text), "operations west", "operate ruler-england first", "campaign france")
    assert moves(game) == {"lose-noble paris", "lose-noble bruges", "lose-noble lyon"}
    assert why_not(game, "lose-noble london") == "not_in_battle"
    do(game, "lose-noble bruges")
    assert [city(game, name) for name in ("london", "paris", "bruges", "lyon")] == [
        "",
        "catholic-knight",
        "",
        "islamic-knight",
    ]
    assert ruler(game, "france") == "throne"


@rule("glossary:vassal.d", "E3b", "glossary:discard.a.1")
def test_selling_a_suzerain_sends_all_home_with_their_own() -> None:
    game = pax("""
        [seat.0]
        west = ["ruler-france"]
        [empire.france]
        queens = ["anne-of-brittany"]
        bishop = "catholic"
        repressed = ["pawn-1"]
        [empire.hungary]
        suzerain = "france"
        queens = ["sophia-palaiologina"]
        bishop = "islamic"
        repressed = ["catholic-rook"]
    """)
    do(game, "sell ruler-france")
    assert florins(game) == 4
    assert (ruler(game, "france"), ruler(game, "hungary")) == ("throne", "throne")
    assert (place(game, "anne-of-brittany"), place(game, "sophia-palaiologina")) == ("throne", "throne")
    assert (bishop(game, "ruler-france"), bishop(game, "ruler-hungary")) == ("catholic", "islamic")
    assert (repressed(game, "france"), repressed(game, "hungary")) == (["pawn-1"], ["catholic-rook"])
    assert game.state.suzerain == [-1] * 10


@rule("E3b", "glossary:vassal.c")
def test_a_vassal_may_be_sold_alone() -> None:
    game = pax('[seat.0]\nwest = ["ruler-france"]\n[empire.hungary]\nsuzerain = "france"')
    do(game, "sell ruler-hungary")
    assert (florins(game), ruler(game, "hungary"), ruler(game, "france")) == (2, "throne", "0 king")


@rule("glossary:vassal.2", "L4")
def test_a_vassals_operations_run_with_the_half_of_its_suzerain() -> None:
    game = pax("""
        [seat.0]
        florins = 3
        west = ["ruler-holy-roman-empire"]
        [empire.hungary]
        suzerain = "holy-roman-empire"
        [city]
        buda = "catholic-knight"
    """)
    assert why_not(game, "operations east") == "no_operation_possible"
    do(game, "operations west", "operate ruler-hungary first", "campaign byzantium")
    assert ruler(game, "byzantium") == "0 vassal of holy-roman-empire"


@rule("glossary:vassal.c", "glossary:regime_change.2", "Jd")
def test_an_opponents_vassal_taken_by_civil_war_is_independent() -> None:
    game = pax("""
        [seat.0]
        hand = ["flanders-guild"]
        [seat.1]
        west = ["ruler-england"]
        [empire.france]
        suzerain = "england"
        bishop = "catholic"
    """)
    do(game, "play flanders-guild", "fire france", "settle-on-border pawn-0 england-france", "no-concession")
    assert (ruler(game, "france"), ruler(game, "england")) == ("0 king", "1 king")
    assert bishop(game, "ruler-france") == ""


@rule("F9j.1", "F9f")
def test_a_vassal_that_loses_changes_nothing() -> None:
    text = CAMPAIGN.format(florins=2) + 'bordeaux = "islamic-rook"\n'
    game = do(pax(text), "operations west", "operate ruler-france first", "campaign england")
    assert ruler(game, "england") == "1 king"
    assert repressed(game, "england") == ["pawn-1", "catholic-rook"]
