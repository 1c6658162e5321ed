"""H, I: trade shifts, coronations, royal couples and old maids."""

from __future__ import annotations

import pytest

from regnum.titles.pax_renaissance.facts.catalogue import ROUTE
from tests.rule import rule
from tests.titles.pax_renaissance.builder import bishop, border, city, florins, pax, place, repressed, row, ruler
from tests.titles.positions import decision, do, moves, moves_with, why_not


def open_routes(text: str, *played: str) -> list[str]:
    """The open emporia, east and west, after some moves."""
    game = do(pax(text), *played)
    return [ROUTE.names[route] for route in game.state.open_route]


# ---- H --------------------------------------------------------------------------------------------------------------


@rule("H1.1", "H1.3", "H1b", "B2h", "glossary:trade_route", "glossary:emporium", "A4.5", "B6:figure3")
def test_a_shift_to_the_red_sea_busts_whatever_white_emporium_was_open() -> None:
    text = '[seat.0]\nhand = ["red-sea-fleet"]\n{more}'
    played = ("play red-sea-fleet", "fire-everywhere", "station pawn-0 ottoman-mamluk mamluk")
    assert open_routes(text.format(more=""), *played) == ["tana", "red-sea"]
    spice = text.format(more='[route]\nwest = "spice-islands"')
    assert open_routes(spice, *played) == ["tana", "red-sea"]


@rule("H1.2", "B6d:note1.2", "glossary:repress.c")
def test_the_piece_under_the_disk_is_repressed_for_nothing() -> None:
    text = """
        [seat.0]
        florins = 2
        hand = ["red-sea-fleet"]
        [city]
        trebizond = "reformist-rook"
        tana = "islamic-knight"
    """
    game = do(pax(text), "play red-sea-fleet", "fire-everywhere", "station pawn-0 ottoman-mamluk mamluk")
    assert (city(game, "trebizond"), city(game, "tana")) == ("", "islamic-knight")
    assert (repressed(game, "byzantium"), florins(game)) == (["reformist-rook"], 2)


@rule("H1a.req")
def test_the_spice_islands_need_discovery_on_another_card() -> None:
    text = '[seat.0]\nhand = ["india-armada"]\n{more}'
    assert why_not(do(pax(text.format(more="")), "play india-armada"), "fire-everywhere") == "needs_prestige"
    maid = text.format(more='old_maids = ["mary-the-rich"]')
    assert why_not(do(pax(maid), "play india-armada"), "fire-everywhere") == "needs_prestige"
    ready = text.format(more='west = ["french-pirates"]')
    assert why_not(do(pax(ready), "play india-armada"), "fire-everywhere") == "ok"


@rule("H1.1", "E2.1", "glossary:one_shot")
@pytest.mark.parametrize(("reading", "opened"), [("agents_first", "emporium_busted"), ("one_shot_first", "ok")])
def test_agents_come_before_or_after_the_disk(reading: str, opened: str) -> None:
    text = '[seat.0]\nhand = ["european-union"]'
    game = do(pax(text, no_battle_agent_timing=reading), "play european-union", "fire-everywhere")
    assert why_not(game, "place reformist-rook novgorod") == opened
    text = '[seat.0]\nhand = ["nomads-of-tlemcen"]\n[route]\neast = "novgorod"'
    game = do(pax(text, no_battle_agent_timing=reading), "play nomads-of-tlemcen", "fire-everywhere")
    assert why_not(game, "place islamic-rook timbuktu") == opened


@rule("H1c", "Ja", "E2.2")
def test_a_shift_may_be_declined() -> None:
    game = do(pax('[seat.0]\nhand = ["the-kremlin"]'), "play the-kremlin", "decline", "no-more-agents")
    assert [ROUTE.names[route] for route in game.state.open_route] == ["tana", "trebizond"]
    assert decision(game) == "ChooseAction"


# ---- I --------------------------------------------------------------------------------------------------------------


@rule("I.1", "I1", "I1:note1.1", "Ia", "glossary:vassal.e")
def test_crowning_ones_own_king_changes_nothing_but_gives_a_concession() -> None:
    text = """
        [seat.0]
        hand = ["anne-of-brittany"]
        west = ["ruler-england", "mons-meg"]
        [empire.england]
        bishop = "catholic"
        repressed = ["pawn-1"]
        [empire.france]
        suzerain = "england"
        bishop = "islamic"
    """
    game = do(pax(text), "play anne-of-brittany", "fire england")
    assert decision(game) == "PlaceConcession"
    assert (ruler(game, "england"), ruler(game, "france")) == ("0 king", "0 vassal of england")
    assert bishop(game, "ruler-england") == "catholic"
    do(game, "concession england-france", "free-serf pawn-1 england-portugal england")
    assert (border(game, "england-france"), border(game, "england-portugal")) == ("pawn-0", "pawn-1")
    assert row(game, 0, "west") == ["ruler-england", "mons-meg"]
    vassal = do(pax(text), "play anne-of-brittany", "fire france", "no-concession")
    assert (ruler(vassal, "france"), bishop(vassal, "ruler-france")) == ("0 vassal of england", "islamic")
    assert (place(vassal, "anne-of-brittany"), ruler(vassal, "england")) == ("tableau", "0 king")


@rule("I.1")
def test_republics_do_not_marry() -> None:
    text = '[seat.0]\nhand = ["anne-of-brittany"]\nwest = ["ruler-england"]\n[empire.england]\nrepublic = 1'
    game = do(pax(text), "play anne-of-brittany")
    assert why_not(game, "fire england") == "not_a_king"
    assert moves_with(game, "fire") == {"fire france", "fire aragon", "fire holy-roman-empire"}


@rule("I1", "glossary:regime_change.d.1", "A4.6")
def test_a_king_from_his_throne_brings_his_bishop_and_repressed_pieces() -> None:
    text = """
        [seat.0]
        hand = ["anne-of-brittany"]
        [empire.england]
        bishop = "catholic"
        repressed = ["catholic-rook"]
    """
    game = do(pax(text), "play anne-of-brittany", "fire england", "no-concession", "no-more-freed")
    assert (ruler(game, "england"), bishop(game, "ruler-england")) == ("0 king", "catholic")
    assert repressed(game, "england") == ["catholic-rook"]


@rule("I1b")
def test_both_of_a_couple_act_in_one_action() -> None:
    text = """
        [seat.0]
        florins = 1
        west = ["ruler-england"]
        [empire.england]
        queens = ["anne-of-brittany"]
        [city]
        london = "catholic-knight"
        bordeaux = "islamic-rook"
    """
    game = do(pax(text), "operations west", "operate anne-of-brittany first", "siege bordeaux")
    do(game, "operate ruler-england first", "campaign portugal")
    assert ruler(game, "portugal") == "0 vassal of england"
    assert florins(game) == 0


@rule("I1c.1", "E3a", "E3b", "glossary:queen.3")
def test_a_couple_is_sold_together_and_stays_married() -> None:
    text = """
        [seat.0]
        west = ["ruler-england"]
        [empire.england]
        queens = ["anne-of-brittany"]
    """
    game = pax(text)
    assert why_not(game, "sell anne-of-brittany") == "queen_sells_with_king"
    do(game, "sell ruler-england")
    assert (florins(game), game.state.actions) == (4, 1)
    assert (ruler(game, "england"), place(game, "anne-of-brittany")) == ("throne", "throne")
    assert game.state.husband.count(0) == 1


@rule("I1d.1", "A4.6", "glossary:regime_change.d.1")
def test_a_married_king_taken_from_his_throne_brings_his_queen() -> None:
    text = """
        [seat.0]
        hand = ["flanders-guild"]
        [empire.france]
        queens = ["anne-of-brittany"]
        bishop = "islamic"
    """
    game = do(
        pax(text), "play flanders-guild", "fire france", "settle-on-border pawn-0 england-france", "no-concession"
    )
    assert (ruler(game, "france"), place(game, "anne-of-brittany")) == ("0 king", "tableau")
    assert bishop(game, "ruler-france") == "islamic"


@rule("I1d.2", "I1c.2", "glossary:queen.2")
def test_losing_a_married_king_discards_his_queen() -> None:
    text = """
        [seat.0]
        hand = ["flanders-guild"]
        [seat.1]
        west = ["ruler-france"]
        [empire.france]
        queens = ["anne-of-brittany"]
        [bishop]
        anne-of-brittany = "islamic"
    """
    game = do(
        pax(text), "play flanders-guild", "fire france", "settle-on-border pawn-0 england-france", "no-concession"
    )
    assert (ruler(game, "france"), place(game, "anne-of-brittany")) == ("0 king", "gone")
    assert game.state.supply[14] == 5


@rule("I2", "I2a", "I2b", "E3.1", "glossary:old_maid")
def test_an_old_maid_does_nothing_but_count_and_can_be_sold() -> None:
    text = '[seat.0]\nold_maids = ["isabella-of-castille"]\n[border]\naragon-papal-states = "pawn-1"'
    game = pax(text)
    assert why_not(game, "operations west") == "no_operation_possible"
    do(game, "sell isabella-of-castille")
    assert (florins(game), place(game, "isabella-of-castille")) == (2, "gone")


@rule("I1a", "glossary:location.2")
def test_a_couple_lies_in_the_half_of_the_king() -> None:
    game = do(pax('[seat.0]\nhand = ["elzbieta-of-bohemia"]'), "play elzbieta-of-bohemia", "fire portugal")
    do(game, "no-concession")
    assert (row(game, 0, "west"), row(game, 0, "east")) == (["ruler-portugal"], [])
    assert moves(game) >= {"sell ruler-portugal"}
