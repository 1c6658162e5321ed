"""G. Trade fairs."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import city, florins, market, pax, place
from tests.titles.positions import decision, do, moves, why_not

FAIR = """
    [market]
    east = ["safavids*{east}", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    west = ["the-bold*{west}", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
"""


@rule("G1a", "G:step1", "G2b.1", "G:step4", "E5.2")
@pytest.mark.parametrize(("players", "total"), [(2, 1), (3, 2), (4, 2)])
def test_china_adds_to_the_profits_by_the_number_of_players(players: int, total: int) -> None:
    game = pax('[border]\nhungary-byzantium = "catholic-pirate"', players=players)
    do(game, "fair east")
    if total == 2:
        do(game, "levy tana")
    assert florins(game) == 1
    assert game.state.market_florins[0] == 0


@rule("G1b", "G:step2", "G", "E1:note1", "D1.6", "E5.1")
def test_the_fair_card_is_discarded_and_costs_an_action() -> None:
    game = do(pax(FAIR.format(east=0, west=0)), "fair east")
    assert (place(game, "safavids"), market(game, "east")[0], game.state.actions) == ("gone", "", 1)
    assert market(game, "west")[0] == "the-bold"


@rule("G2", "G2a", "G:step3", "G:step6", "B6b", "H1:note1", "G4", "G5")
@pytest.mark.parametrize(
    ("row", "route", "empires"),
    [
        ("east", "tana", ["tana", "buda", "constantinople", "cairo"]),
        ("east", "timbuktu", ["valencia", "venice", "constantinople", "cairo"]),
        (
            "east",
            "novgorod",
            ["vienna", "paris", "london", "toledo", "valencia", "venice", "constantinople", "cairo"],
        ),
        (
            "west",
            "trebizond",
            ["tana", "buda", "constantinople", "venice", "valencia", "toledo", "london", "paris", "vienna"],
        ),
        ("west", "red-sea", ["cairo", "constantinople", "venice", "valencia", "toledo", "london", "paris", "vienna"]),
        ("west", "spice-islands", ["toledo", "london", "paris", "vienna"]),
    ],
)
def test_the_voyage_visits_every_empire_of_the_open_route(row: str, route: str, empires: list[str]) -> None:
    game = do(pax(FAIR.format(east=1, west=1) + f'[route]\n{row} = "{route}"\n'), f"fair {row}")
    for circle in empires:
        assert f"levy {circle}" in moves(game), circle
        do(game, f"levy {circle}")
    assert decision(game) == "ChooseAction"
    assert game.state.market_florins[0 if row == "east" else 6] == 1


@rule("G3a", "G3b", "G:step5", "glossary:concession.c", "glossary:pirate.b.1", "G3", "glossary:china")
def test_shares_on_the_way() -> None:
    text = """
        [border]
        hungary-byzantium = "pawn-1"
        hungary-ottoman = "catholic-pirate"
        ottoman-mamluk = "pawn-0"
    """
    game = do(pax(text + FAIR.format(east=3, west=0)), "fair east", "levy tana", "levy buda", "levy constantinople")
    assert (florins(game, 0), florins(game, 1), game.state.market_florins[0]) == (2, 1, 0)
    assert decision(game) == "ChooseAction"
    assert city(game, "cairo") == ""


@rule("G3", "G5", "glossary:concession.c")
def test_concessions_off_the_route_get_nothing() -> None:
    text = '[border]\nengland-france = "pawn-1"\nbyzantium-mamluk = "pawn-1"\n'
    game = do(pax(text + FAIR.format(east=2, west=0)), "fair east")
    do(game, "levy tana", "levy buda", "levy constantinople", "levy cairo")
    assert (florins(game, 1), game.state.market_florins[0]) == (0, 2)


@rule("G5a", "D2.1")
def test_left_over_profits_lie_on_the_next_fair_card() -> None:
    game = do(pax(FAIR.format(east=2, west=0).replace("dervishes", "dervishes*1")), "fair east")
    do(game, "levy tana", "levy buda", "levy constantinople", "levy cairo", "end-turn")
    assert market(game, "east")[0] == "dervishes"
    assert game.state.market_florins[0] == 3


@rule("G4", "glossary:levy", "glossary:city.2")
def test_levies_are_the_organisers_choice_of_an_empty_city_and_its_icon() -> None:
    text = '[empire.byzantium]\nregime = "islamic"\n[city]\ntana = "catholic-rook"\n'
    text += '[border]\nhungary-byzantium = "pawn-1"\n'
    game = do(pax(text + FAIR.format(east=1, west=0)), "fair east")
    assert (moves(game), game.waiting) == ({"levy caffa", "levy trebizond"}, (0,))
    assert why_not(game, "levy tana") == "no_room"
    assert why_not(game, "levy buda") == "outside_location"
    do(game, "levy trebizond")
    assert (city(game, "trebizond"), game.state.supply[5]) == ("islamic-knight", 6)


@rule("B6d:note1.1", "glossary:emporium", "G4b")
def test_a_busted_emporium_takes_no_levy() -> None:
    text = '[city]\nvalencia = "catholic-knight"\nalgiers = "islamic-rook"\n[route]\nwest = "spice-islands"\n'
    game = do(pax(text + FAIR.format(east=1, west=1)), "fair west")
    assert moves(game) == {"levy toledo", "levy granada", "levy spice-islands"}
    shut = text.replace("spice-islands", "red-sea") + FAIR.format(east=1, west=9)
    game = do(pax(shut), "fair west", "levy cairo", "levy constantinople", "levy venice")
    assert moves(game) == {"levy toledo", "levy granada"}


@rule("G4a", "glossary:overcrowded.b", "glossary:city.1")
def test_constantinople_takes_the_piece_of_the_circle_it_fills() -> None:
    text = """
        [city]
        modon = "reformist-rook"
        rhodes = "catholic-rook"
        constantinople = "islamic-rook"
        [route]
        east = "timbuktu"
    """
    game = do(pax(text + FAIR.format(east=1, west=0)), "fair east", "levy valencia", "levy venice")
    assert moves(game) == {"levy constantinople-2", "levy constantinople-3"}
    do(game, "levy constantinople-3")
    assert city(game, "constantinople-3") == "islamic-knight"


@rule("G6")
def test_bankruptcy_gives_no_subsidy_and_ruins_the_penniless() -> None:
    rich = pax(
        """
        [seat.0]
        florins = 1
        [seat.1]
        florins = 1
        [seat.2]
        hand = ["cromwell"]
    """
        + FAIR.format(east=0, west=0),
        players=3,
        bankruptcy="on",
    )
    do(rich, "fair east", "levy tana", "levy buda", "levy constantinople", "levy cairo")
    assert (florins(rich), rich.state.market_florins[0], rich.state.out) == (1, 2, [0, 0, 0])


@rule("G6")
def test_who_has_nothing_left_is_out_and_the_last_banker_wins() -> None:
    siege = """
        [seat.0]
        florins = 1
        hand = ["genoese-fleet"]
        [border]
        portugal-aragon = "pawn-1"
    """
    out = do(pax(siege, bankruptcy="on"), "play genoese-fleet", "station catholic-pirate portugal-aragon aragon")
    assert out.over
    assert out.outcome is not None
    assert (out.outcome.winners, out.outcome.way) == ((0,), "last_banker")
    three = pax(siege + "[seat.2]\nflorins = 1\n", players=3, bankruptcy="on")
    do(three, "play genoese-fleet", "station catholic-pirate portugal-aragon aragon", "end-turn")
    assert (three.state.out, three.waiting) == ([0, 1, 0], (2,))
