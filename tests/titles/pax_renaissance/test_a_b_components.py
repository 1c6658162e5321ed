"""A, B. What is in the box, and what the components mean."""

from __future__ import annotations

import pytest

from regnum.titles.pax_renaissance.facts.catalogue import (
    ALL_CARDS,
    BANK_IDS,
    BORDER,
    BORDER_EMPIRES,
    BORDERS_OF,
    CARD,
    CARDS,
    CIRCLE,
    CIRCLES_OF,
    DECK,
    EMPIRE,
    EMPIRE_IDS,
    EMPIRES,
    EMPORIUM_ROUTE,
    IS_CAPITAL,
    IS_SEA,
    LEVY,
    PIECE,
    REGIME,
    ROUTE,
    ROUTE_CIRCLE,
    ROUTE_IDS,
    ROUTE_PATH,
    ROUTE_ROW,
    SUPPLY,
    VENICE_EXTRA,
    VICTORY,
    read,
)
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, WEST
from regnum.titles.pax_renaissance.position.invariants import impossible
from regnum.titles.pax_renaissance.position.queries.empires import is_busted
from tests.rule import rule
from tests.titles.pax_renaissance.builder import emporium, florins, pax, place, regime, repressed, ruler, supply
from tests.titles.positions import decision, do, moves, why_not

# ---- counts ---------------------------------------------------------------------------------------------------------


@rule("B1.2")
def test_168_tableau_cards_and_20_map_cards() -> None:
    assert CARDS == 168
    assert [DECK.count(deck) for deck in (EAST, WEST)] == [74, 94]
    assert len(set(CARD.names)) == ALL_CARDS == 178
    faces = [len(levies) for levies in LEVY]
    assert set(faces) == {4}
    assert EMPIRES * 4 // 2 == 20


@rule("B1.3", "B2f")
def test_ten_throne_cards_and_four_victory_cards() -> None:
    assert [name for name in CARD.names if name.startswith("ruler-")] == [f"ruler-{name}" for name in EMPIRE.names]
    assert EMPIRES == 10
    assert sorted(VICTORY.names) == ["globalization", "holy", "imperial", "renaissance"]


@rule("B1.4")
def test_four_banks() -> None:
    assert sorted(BANK_IDS) == ["coeur", "fugger", "marchionni", "medici"]


@rule("B1.5", "B1.6", "B1.7", "B1.8", "B1.9", "glossary:piece_supply.1")
def test_the_supply_of_pieces() -> None:
    """And there can never be more, or less, of a kind than that."""
    game = pax()
    assert [supply(game, f"pawn-{seat}") for seat in range(4)] == [10, 10, 10, 10]
    counted = {
        kind: [supply(game, f"{colour}-{kind}") for colour in ("catholic", "islamic", "reformist")]
        for kind in ("knight", "rook", "pirate", "bishop")
    }
    assert counted == {"knight": [10, 7, 7], "rook": [10, 7, 7], "pirate": [6, 4, 3], "bishop": [5, 5, 5]}
    assert impossible(game.state) == []
    for piece in range(len(SUPPLY)):
        game.state.supply[piece] += 1
        assert impossible(game.state) == [f"{SUPPLY[piece] + 1} pieces {PIECE.names[piece]} of {SUPPLY[piece]}"]
        game.state.supply[piece] -= 1


@rule("B1.10", "glossary:florin.a", "D1.3")
def test_florins_never_run_out() -> None:
    game = pax("""
        [seat.0]
        florins = 1000
        hand = ["luther"]
        [seat.1]
        florins = 1000
    """)
    do(game, "sell luther")
    assert florins(game) == 1002


@rule("B1.11", "B2h", "B6d", "B6d:note1.1", "glossary:trade_route")
def test_two_of_three_emporia_of_each_colour_are_busted() -> None:
    """Also after a trade shift of either colour."""
    assert read("pieces")["disk"] == {"white": 2, "black": 2}
    white, black = {"trebizond", "spice-islands", "red-sea"}, {"tana", "novgorod", "timbuktu"}
    assert {ROUTE.names[route] for route in range(6) if ROUTE_ROW[route] == WEST} == white
    game = pax("""
        [seat.0]
        hand = ["the-kremlin", "tersane-i-amire"]
    """)
    shift = "station pawn-0 holy-roman-empire-hungary holy-roman-empire"
    for moved, opened in (
        ((), {"trebizond", "tana"}),
        (("play the-kremlin", "fire-everywhere", shift), {"trebizond", "novgorod"}),
        (
            ("play tersane-i-amire", "fire-everywhere", "station islamic-pirate ottoman-mamluk ottoman"),
            {"red-sea", "novgorod"},
        ),
    ):
        do(game, *moved)
        busted = {CIRCLE.names[circle] for circle in range(len(EMPORIUM_ROUTE)) if is_busted(game.state, circle)}
        assert busted == (white | black) - opened


@rule("B2c", "glossary:border.1", "B6:figure2")
def test_a_sea_border_is_one_that_a_route_crosses() -> None:
    """Nine of the thirteen; a pirate on one of the others is impossible."""
    crossed = {path[step] for path in ROUTE_PATH for step in range(1, len(path), 2)}
    assert [number in crossed for number in range(13)] == list(IS_SEA)
    assert len(BORDER.names) == 13
    assert sum(IS_SEA) == 9
    ottoman = BORDERS_OF[EMPIRE.find("ottoman")]
    assert [IS_SEA[number] for number in ottoman] == [True, True, True]
    game = pax()
    for number in range(13):
        game.state.pirate[number] = 0
        game.state.supply[PIECE.find("catholic-pirate")] = 5
        assert impossible(game.state) == (
            [] if IS_SEA[number] else [f"a pirate on the land border {BORDER.names[number]}"]
        )
        game.state.pirate[number] = NONE


@rule("B6b", "B6d", "glossary:trade_route")
def test_routes_lead_from_an_emporium_to_an_arrow() -> None:
    """White to the Holy Roman Empire, black to the Mamluks, each step over the border between two empires."""
    for route, path in enumerate(ROUTE_PATH):
        emperor, sultan = EMPIRE.find("holy-roman-empire"), EMPIRE.find("mamluk")
        assert path[-1] == (emperor if ROUTE_ROW[route] == WEST else sultan)
        assert path[0] == next(empire for empire in range(EMPIRES) if ROUTE_CIRCLE[route] in CIRCLES_OF[empire])
        for step in range(1, len(path), 2):
            assert {path[step - 1], path[step + 1]} == set(BORDER_EMPIRES[path[step]])
    assert sorted(ROUTE_IDS) == ["novgorod", "red_sea", "spice_islands", "tana", "timbuktu", "trebizond"]


@rule("B6", "A4.7", "glossary:map_cards")
def test_every_empire_has_a_face_for_each_of_four_states() -> None:
    """Each face prints a piece in every circle, and one city of each empire is its capital."""
    assert set(REGIME.names) == {"medieval", "catholic", "islamic", "reformist"}
    for empire, circles in enumerate(CIRCLES_OF):
        capitals = {CIRCLE.names[circle].split("-")[0] for circle in circles if IS_CAPITAL[circle]}
        assert len(capitals) == 1, EMPIRE_IDS[empire]
    assert len(CIRCLE.names) == 30
    assert CIRCLE.names[VENICE_EXTRA] == "venice-2"


# ---- states of an empire --------------------------------------------------------------------------------------------

WESTERN = ("england", "france", "holy-roman-empire", "portugal", "aragon", "papal-states")
EASTERN = ("hungary", "byzantium", "ottoman", "mamluk")
CLOSED = ("novgorod", "timbuktu", "spice-islands", "red-sea")  # emporia in 1460
WARS = [
    *((name, "inquisition-pope", "catholic", "islamic") for name in WESTERN),
    *((name, "reformed-theology", "reformist", "islamic") for name in WESTERN),
    *((name, "qizilbash", "islamic", "catholic") for name in EASTERN),
    *((name, "bashi-bazouk", "reformist", "catholic") for name in EASTERN),
    ("mamluk", "holy-land-crusade", "catholic", "islamic"),
]


@rule("A4.7", "B2a", "B6", "B6.1", "glossary:map_cards", "glossary:theocracy.a", "K2a.1")
@pytest.mark.parametrize(("name", "card", "religion", "heretic"), WARS)
def test_a_religious_war_lays_another_map_card(name: str, card: str, religion: str, heretic: str) -> None:
    """Wherever it is won, the empire shows the religion of the war, and no other empire changes."""
    text = f"""
        [seat.0]
        hand = ["{card}"]
        [city]
    """
    empire = EMPIRE.find(name)
    capital, *others = (CIRCLE.names[circle] for circle in CIRCLES_OF[empire] if circle != VENICE_EXTRA)
    text += f'{capital} = "{heretic}-rook"\n'
    text += "".join(f'{other} = "{religion}-rook"\n' for other in others if other not in CLOSED)
    text += "[border]\n"
    sea = [BORDER.names[number] for number in BORDERS_OF[empire] if IS_SEA[number]]
    text += "".join(f'{number} = "{religion}-pirate"\n' for number in sea[:2])
    game = pax(text)
    before = {other: regime(game, other) for other in EMPIRE.names}
    do(game, f"play {card}", f"fire {name}")
    while decision(game) != "ChooseAction":
        do(game, str(next(iter(game.moves()))))
    assert {other: regime(game, other) for other in EMPIRE.names} == {**before, name: religion}


@rule("B6.1", "B2a", "glossary:theocracy.a", "glossary:feudal", "F6d")
def test_golden_liberty_makes_a_theocracy_medieval() -> None:
    """The circles then print the medieval pieces."""
    game = pax("""
        [seat.0]
        west = ["flanders-guild", "ruler-england"]
        [empire.england]
        regime = "islamic"
        [border]
        england-france = "pawn-0"
    """)
    do(game, "operations west", "operate flanders-guild first", "vote england", "no-concession")
    assert moves(game) == {"golden-liberty medieval", "keep-theocracy"}
    do(game, "golden-liberty medieval")
    assert regime(game, "england") == "medieval"
    assert ruler(game, "england") == "0 republic"


# ---- emporia and comets ---------------------------------------------------------------------------------------------


@rule("A4.5", "B6:figure3", "B6d:note1.1", "glossary:emporium")
@pytest.mark.parametrize(
    ("start", "levies"),
    [
        ("trebizond", {"levy tana", "levy caffa", "levy trebizond"}),
        ("red-sea", {"levy cairo", "levy cyprus", "levy red-sea"}),
        ("spice-islands", {"levy toledo", "levy granada", "levy spice-islands"}),
    ],
)
def test_the_white_route_begins_where_no_disk_lies(start: str, levies: set[str]) -> None:
    """The first levy is raised there, and the open emporium is a city like any other."""
    game = pax(f"""
        [route]
        west = "{start}"
        [market]
        west = ["the-bold*1", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
    """)
    assert emporium(game, "west") == start
    do(game, "fair west")
    assert moves(game) == levies


@rule("B6d:note1.1", "glossary:emporium")
def test_nothing_can_be_put_into_a_busted_emporium() -> None:
    """No levy, no survivor and no emancipated piece; for agents see the worked example."""
    levy = pax("""
        [route]
        west = "trebizond"
        [city]
        tana = "islamic-knight"
        caffa = "catholic-knight"
        trebizond = "islamic-knight"
        buda = "catholic-knight"
        varna = "catholic-knight"
        venice = "catholic-knight"
        constantinople = "islamic-rook"
        constantinople-2 = "islamic-rook"
        constantinople-3 = "islamic-rook"
        modon = "reformist-rook"
        rhodes = "reformist-rook"
        [market]
        west = ["the-bold*1", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
    """)
    do(levy, "fair west")
    assert why_not(levy, "levy timbuktu") == "emporium_busted"
    assert moves(levy) == {"levy valencia", "levy algiers"}
    war = pax("""
        [seat.0]
        hand = ["order-of-santiago"]
        [empire.portugal]
        repressed = ["pawn-1", "catholic-knight"]
    """)
    do(war, "play order-of-santiago", "fire portugal")
    assert why_not(war, "settle catholic-rook spice-islands") == "place_occupied"
    do(war, "settle catholic-rook toledo", "settle catholic-rook granada", "no-concession")
    assert repressed(war, "portugal") == ["pawn-1", "catholic-knight"]
    assert why_not(war, "free catholic-knight spice-islands") == "place_occupied"


@rule("B7b.2", "L1", "glossary:victory_cards", "glossary:comet")
def test_a_comet_activates_exactly_one_victory_for_everybody() -> None:
    """The buyer chooses among the inactive ones and cannot decline; any player may then declare it."""
    game = pax(
        """
        victories = ["holy"]
        [seat.0]
        florins = 1
        [seat.1]
        west = ["ruler-england", "ruler-france", "ruler-aragon"]
        [market]
        west = ["the-bold", "comet4", "jesuits", "kingmaker", "luther", "gutenberg"]
    """
    )
    do(game, "buy comet4")
    assert (decision(game), game.waiting) == ("ActivateVictory", (0,))
    assert moves(game) == {"activate renaissance", "activate globalization", "activate imperial"}
    assert why_not(game, "activate holy") == "victory_already_active"
    do(game, "activate imperial")
    assert game.state.victory == [0, 0, 1, 1]
    assert place(game, "comet4") == "gone"
    assert game.state.hand[0] == []
    do(game, "end-turn", "declare imperial")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)
