"""F1 Inquisitor: how bishops move, kill, pacify and silence."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import bishop, florins, pax, repressed
from tests.titles.positions import decision, do, moves, why_not

HALVES = """
    [seat.0]
    west = ["jesuits", "{first}", "{second}", "ruler-england", "cornish-tin"]
    east = ["the-grim", "black-army"]
    [empire.france]
    suzerain = "england"
    [empire.portugal]
    suzerain = "england"
    queens = ["mary-the-rich"]
    [bishop]
    {host} = "catholic"
"""


def ready(host: str, first: str = "kingmaker", second: str = "florentine-wool", more: str = "") -> set[str]:
    """Where the catholic bishop on `host` may go when the Jesuits move him."""
    game = pax(HALVES.format(host=host, first=first, second=second) + more)
    do(game, "operations west", "operate jesuits first", f"bishop {host}")
    return {move.removeprefix("to ") for move in moves(game)}


@rule("F1", "glossary:adjacency.2", "glossary:bishop.d")
def test_a_bishop_moves_to_the_cards_beside_his_own() -> None:
    found = ready("florentine-wool")
    assert {"kingmaker", "ruler-england"} <= found
    assert "jesuits" not in found
    assert "cornish-tin" not in found


@rule("F1c.1", "glossary:bank_board")
def test_the_bank_board_parts_the_halves() -> None:
    game = pax("""
        [seat.0]
        west = ["jesuits"]
        east = ["the-grim"]
        [bishop]
        jesuits = "catholic"
    """)
    do(game, "operations west", "operate jesuits first", "bishop jesuits")
    assert why_not(game, "to the-grim") == "not_adjacent"
    assert moves(game) == {"to ruler-aragon"}


@rule("F1d", "glossary:vassal.a", "glossary:adjacency.2", "glossary:suzerain")
def test_bishops_move_between_suzerain_vassals_and_neighbours_of_the_stack() -> None:
    stack = {"ruler-england", "ruler-france", "ruler-portugal", "mary-the-rich"}
    assert stack <= ready("florentine-wool")
    assert stack <= ready("cornish-tin")
    assert stack - {"ruler-england"} <= ready("ruler-england")
    assert {"ruler-england", "ruler-portugal", "florentine-wool", "cornish-tin"} <= ready("ruler-france")
    assert "kingmaker" not in ready("ruler-france")
    assert {"ruler-portugal", "ruler-france", "cornish-tin"} <= ready("mary-the-rich")


@rule("F1", "F1:note1", "F1e", "glossary:location.a")
def test_bishops_move_to_cards_of_the_same_location_anywhere() -> None:
    more = '[seat.1]\neast = ["glinskis-rebellion"]\nwest = ["mons-meg", "hermeticism"]\n'
    found = ready("kingmaker", more=more)
    assert {"mons-meg", "hermeticism", "ruler-england", "cornish-tin"} <= found
    assert "glinskis-rebellion" not in found
    assert "ruler-aragon" not in found
    west = ready("hermeticism", more=more)
    assert {"mons-meg", "ruler-aragon", "ruler-england", "kingmaker"} <= west
    assert not {"glinskis-rebellion", "ruler-hungary", "the-grim"} & west


@rule("F1:note1")
def test_a_bishop_crosses_from_west_to_east_by_a_common_location() -> None:
    game = pax("""
        [seat.0]
        west = ["jesuits"]
        [seat.1]
        east = ["jewish-pirates"]
        [bishop]
        jesuits = "catholic"
    """)
    do(game, "operations west", "operate jesuits first", "bishop jesuits", "to jewish-pirates")
    assert bishop(game, "jewish-pirates") == "catholic"
    assert bishop(game, "jesuits") == ""


@rule("F1c.2", "glossary:throne.2")
def test_no_bishop_moves_from_throne_to_throne() -> None:
    game = pax("""
        [seat.0]
        west = ["jesuits"]
        [empire.aragon]
        bishop = "catholic"
        queens = ["catherine-de-medici"]
    """)
    do(game, "operations west", "operate jesuits first", "bishop ruler-aragon")
    assert why_not(game, "to ruler-france") == "throne_to_throne"
    assert moves(game) == {"to jesuits", "to catherine-de-medici"}


@rule("F1")
def test_only_bishops_that_can_move_are_offered() -> None:
    game = pax("""
        [seat.0]
        west = ["jesuits"]
        [empire.england]
        bishop = "catholic"
        [empire.aragon]
        bishop = "catholic"
    """)
    do(game, "operations west", "operate jesuits first")
    assert moves(game) == {"bishop ruler-aragon"}
    assert why_not(game, "bishop ruler-england") == "nowhere_to_go"
    assert why_not(game, "bishop jesuits") == "no_bishop_there"
    assert why_not(pax('[seat.0]\nwest = ["jesuits"]'), "operations west") == "no_operation_possible"


@rule("F1a", "glossary:bishop.b", "E2.2a.2")
@pytest.mark.parametrize("resident", ["catholic", "islamic"])
def test_two_bishops_kill_each_other_and_pacify_nothing(resident: str) -> None:
    game = pax(f"""
        [seat.0]
        west = ["jesuits"]
        [bishop]
        jesuits = "catholic"
        [empire.aragon]
        bishop = "{resident}"
        repressed = ["pawn-1"]
    """)
    do(game, "operations west", "operate jesuits first", "bishop jesuits", "to ruler-aragon")
    assert (bishop(game, "jesuits"), bishop(game, "ruler-aragon")) == ("", "")
    assert game.state.supply[13:] == [5, 5, 5]
    assert (repressed(game, "aragon"), decision(game)) == (["pawn-1"], "ChooseAction")


@rule("F1b", "F1b:note1", "E2.2a.2", "glossary:kill")
def test_a_bishop_who_enters_may_kill_one_repressed_piece() -> None:
    text = """
        [seat.0]
        west = ["jesuits"]
        [bishop]
        jesuits = "catholic"
        [empire.aragon]
        repressed = ["pawn-1", "islamic-rook", "islamic-rook"]
    """
    game = do(pax(text), "operations west", "operate jesuits first", "bishop jesuits", "to ruler-aragon")
    assert moves(game) == {"pacify pawn-1", "pacify islamic-rook", "spare"}
    assert why_not(game, "pacify catholic-knight") == "nothing_repressed"
    do(game, "pacify islamic-rook")
    assert repressed(game, "aragon") == ["pawn-1", "islamic-rook"]
    assert (game.state.supply[8], florins(game)) == (6, 0)
    spared = do(pax(text), "operations west", "operate jesuits first", "bishop jesuits", "to ruler-aragon", "spare")
    assert len(repressed(spared, "aragon")) == 3
    leaving = do(pax(text), "operations west", "operate jesuits first", "bishop jesuits")
    assert decision(leaving) == "MoveBishop"


@rule("F1f", "I1e", "glossary:bishop.b", "Fa")
@pytest.mark.parametrize("host", ["ruler-hungary", "sophia-palaiologina"])
def test_a_bishop_on_either_of_a_couple_silences_both(host: str) -> None:
    text = f"""
        [seat.0]
        florins = 3
        east = ["ruler-hungary"]
        [empire.hungary]
        queens = ["sophia-palaiologina"]
        [border]
        hungary-ottoman = "pawn-1"
        [city]
        buda = "catholic-knight"
        [bishop]
        {host} = "reformist"
    """
    game = do(pax(text), "operations east")
    assert why_not(game, "operate ruler-hungary first") == "card_silenced"
    assert why_not(game, "operate sophia-palaiologina first") == "card_silenced"
    assert why_not(game, "operate sophia-palaiologina second") == "ok"
    free = do(pax(text.replace(f'{host} = "reformist"', "")), "operations east")
    assert why_not(free, "operate ruler-hungary first") == "ok"
    assert why_not(free, "operate sophia-palaiologina first") == "ok"


@rule("glossary:vassal.a", "F1f", "glossary:vassal.2")
def test_a_bishop_on_the_suzerain_leaves_the_vassal_free() -> None:
    text = """
        [seat.0]
        florins = 9
        west = ["ruler-england"]
        [empire.england]
        bishop = "catholic"
        [empire.france]
        suzerain = "england"
        [city]
        london = "catholic-knight"
        paris = "catholic-knight"
    """
    game = do(pax(text), "operations west")
    assert why_not(game, "operate ruler-england first") == "card_silenced"
    assert why_not(game, "operate ruler-france first") == "ok"
    swapped = text.replace('[empire.england]\n        bishop = "catholic"', "")
    swapped = swapped.replace('suzerain = "england"', 'suzerain = "england"\n        bishop = "catholic"')
    game = do(pax(swapped), "operations west")
    assert why_not(game, "operate ruler-england first") == "ok"
    assert why_not(game, "operate ruler-france first") == "card_silenced"


@rule("K:note1", "F1")
def test_bishops_belong_to_nobody() -> None:
    game = pax("""
        [seat.0]
        west = ["jesuits"]
        [seat.1]
        west = ["mons-meg", "kingmaker"]
        [bishop]
        mons-meg = "catholic"
    """)
    do(game, "operations west", "operate jesuits first", "bishop mons-meg", "to kingmaker")
    assert bishop(game, "kingmaker") == "catholic"


@rule("glossary:bishop.a", "glossary:location.e", "E2.1a.3")
def test_a_bishop_agent_need_not_go_where_the_battle_was() -> None:
    game = pax('[seat.0]\nhand = ["reformed-theology"]\n[city]\nparis = "catholic-knight"')
    do(game, "play reformed-theology", "fire france")
    assert decision(game) == "PlaceAgent"
    assert why_not(game, "appoint reformist-bishop ruler-england") == "ok"
    assert why_not(game, "appoint reformist-bishop reformed-theology") == "ok"
    assert why_not(game, "appoint reformist-bishop ruler-hungary") == "outside_location"
    assert why_not(game, "no-more-agents") == "must_place_agent"
    do(game, "appoint reformist-bishop ruler-england")
    assert game.state.supply[15] == 4


@rule("glossary:bishop", "glossary:bishop.c", "glossary:location.2", "B5b")
def test_bishops_stay_off_the_map_and_off_old_maids() -> None:
    game = pax("""
        [seat.0]
        hand = ["jesuits"]
        old_maids = ["isabella-of-castille"]
        [city]
        algiers = "islamic-rook"
    """)
    do(game, "play jesuits", "decline")
    assert why_not(game, "place catholic-bishop valencia") == "wrong_place_for_piece"
    assert why_not(game, "station catholic-bishop portugal-aragon aragon") == "wrong_place_for_piece"
    assert why_not(game, "appoint catholic-bishop isabella-of-castille") == "not_a_bishops_place"


@rule("glossary:bishop.c", "E3.2", "glossary:discard")
def test_a_bishop_leaves_with_a_discarded_card() -> None:
    game = do(pax('[seat.0]\nwest = ["mons-meg"]\n[bishop]\nmons-meg = "islamic"'), "sell mons-meg")
    assert (game.state.supply[14], bishop(game, "mons-meg")) == (5, "")
