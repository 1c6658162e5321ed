"""The worked examples of the rulebooks, each with its lines.

R22 is pax_renaissance.ru-2022.txt, R21 is pax_renaissance.ru-v1.3.txt, PL is pax_renaissance.pl.txt. Where an older
text tells its example differently, that telling has a test of its own.
"""

from __future__ import annotations

from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    bishop,
    border,
    city,
    florins,
    hand,
    pax,
    place,
    regime,
    repressed,
    ruler,
)
from tests.titles.positions import decision, do, moves, why_not


@rule("F1", "F1b", "F1e", "F1f", "F1c.2")
def test_three_inquisitor_moves_from_england_to_portugal() -> None:
    """R22:701, R21:567, PL:1122. Off the English throne onto a West card, along the row, onto the Portuguese king: he
    is silenced."""
    game = pax("""
        [seat.0]
        west = ["reformed-theology", "anabaptist-reformation", "the-hidden"]
        [seat.1]
        west = ["ruler-portugal"]
        [empire.england]
        bishop = "reformist"
        [empire.portugal]
        repressed = ["catholic-rook"]
        [city]
        toledo = "catholic-knight"
    """)
    do(game, "operations west", "operate reformed-theology first", "bishop ruler-england")
    assert why_not(game, "to ruler-france") == "throne_to_throne"
    do(game, "to reformed-theology")
    do(game, "operate anabaptist-reformation first", "bishop reformed-theology", "to anabaptist-reformation")
    do(game, "operate the-hidden third", "bishop anabaptist-reformation", "to ruler-portugal", "pacify catholic-rook")
    assert bishop(game, "ruler-portugal") == "reformist"
    assert repressed(game, "portugal") == []
    do(game, "end-turn")
    assert why_not(game, "operations west") == "no_operation_possible"


@rule("F1g.1", "glossary:hand.a")
def test_a_silenced_gutenberg_costs_the_hand() -> None:
    """R22:714, R21:581, PL:1177. A bishop on Gutenberg: his owner, not on turn, at once discards down to two cards."""
    game = pax("""
        [seat.0]
        west = ["jesuits", "council-of-trent"]
        [seat.1]
        west = ["gutenberg"]
        hand = ["luther", "kingmaker", "antipope", "the-bold"]
        [bishop]
        council-of-trent = "catholic"
    """)
    do(game, "operations west", "operate jesuits first", "bishop council-of-trent", "to gutenberg")
    assert (decision(game), game.waiting) == ("DiscardDown", (1,))
    do(game, "throw-away luther", "throw-away kingmaker")
    assert hand(game, 1) == ["antipope", "the-bold"]
    assert game.waiting == (0,)


@rule("F2")
def test_commerce_takes_a_florin_from_the_west_row() -> None:
    """R22:768, R21:623, PL:1267."""
    game = pax("""
        [seat.0]
        west = ["bundschuh-revolt"]
        [market]
        west = ["the-bold", "antipope*1", "jesuits", "kingmaker", "luther", "gutenberg"]
    """)
    do(game, "operations west", "operate bundschuh-revolt first")
    assert moves(game) == {"collect west-1"}
    do(game, "collect west-1")
    assert (florins(game), game.state.market_florins[7]) == (1, 0)


@rule("F3", "E4d.3", "glossary:location.b")
def test_the_grim_beheads_the_qizilbash() -> None:
    """R22:790, R21:647, PL:1315. Ottoman and East share a location."""
    game = pax("""
        [seat.0]
        east = ["the-grim"]
        [seat.1]
        east = ["qizilbash", "safavids"]
    """)
    do(game, "operations east", "operate the-grim first")
    assert moves(game) == {"behead qizilbash"}
    do(game, "behead qizilbash")
    assert place(game, "qizilbash") == "gone"
    assert place(game, "the-grim") == "tableau"


@rule("F4.1", "F4.2", "F4:note1", "F4:note2")
def test_tax_in_the_mamluk_sultanate() -> None:
    """R22:794, R21:651, PL:1343. The owner pays and raises his levy in Cairo; the gold rook needs the Catholic Mamluk
    card."""
    game = pax("""
        [seat.0]
        west = ["holy-land-crusade"]
        [seat.1]
        florins = 1
        [border]
        ottoman-mamluk = "pawn-1"
        [empire.mamluk]
        regime = "catholic"
    """)
    do(game, "operations west", "operate holy-land-crusade first", "tax ottoman-mamluk mamluk")
    assert (decision(game), game.waiting) == ("AnswerTax", (1,))
    do(game, "pay-tax", "levy cairo")
    assert city(game, "cairo") == "catholic-rook"
    assert (florins(game, 1), border(game, "ottoman-mamluk")) == (0, "pawn-1")


@rule("F5", "F5b", "I1a", "I1b", "glossary:serf")
def test_isabella_represses_a_concession_in_aragon() -> None:
    """R22:816, R21:669, PL:1423. Married to Aragon she acts there; the pawn becomes a serf and China pays a florin."""
    game = pax("""
        [seat.0]
        west = ["ruler-aragon"]
        [empire.aragon]
        queens = ["isabella-of-castille"]
        [border]
        aragon-papal-states = "pawn-1"
        [city]
        algiers = "islamic-rook"
    """)
    do(game, "operations west", "operate isabella-of-castille first")
    assert moves(game) == {"repress-concession aragon-papal-states aragon", "repress algiers"}
    do(game, "repress-concession aragon-papal-states aragon")
    assert repressed(game, "aragon") == ["pawn-1"]
    assert florins(game) == 1


@rule("F6", "F6a", "F6b", "F6c", "F6d", "glossary:gambit", "glossary:regime_change.c")
def test_a_vote_makes_the_papal_states_a_republic() -> None:
    """R22:884, R21:735, PL:1540. Three florins for three serfs, one more to repress a pawn, and golden liberty."""
    game = pax("""
        [seat.0]
        florins = 4
        west = ["ruler-papal-states", "sindicat-remenca"]
        [empire.papal-states]
        regime = "catholic"
        repressed = ["pawn-0", "pawn-1", "pawn-1"]
        [border]
        aragon-papal-states = "pawn-0"
        holy-roman-empire-papal-states = "pawn-0"
        papal-states-ottoman = "pawn-1"
    """)
    do(game, "operations west", "operate sindicat-remenca first", "vote papal-states")
    assert florins(game) == 1
    assert ruler(game, "papal-states") == "0 republic"
    do(game, "concession papal-states-ottoman")
    assert florins(game) == 0
    assert repressed(game, "papal-states") == ["pawn-0", "pawn-1", "pawn-1", "pawn-1"]
    do(game, "golden-liberty medieval")
    assert regime(game, "papal-states") == "medieval"


@rule("F7.1", "F7a", "F7:note1")
def test_a_corsair_sails_from_hungary_to_aragon() -> None:
    """R22:893, R21:745, PL:1577. From a border of the Ottomans to one of their sea neighbour; only the target is
    hit."""
    game = pax("""
        [seat.0]
        east = ["ottoman-navy"]
        [border]
        hungary-ottoman = "islamic-pirate"
        papal-states-ottoman = "pawn-1"
        aragon-papal-states = "pawn-1"
    """)
    do(game, "operations east", "operate ottoman-navy second")
    assert why_not(game, "sail hungary-ottoman holy-roman-empire-papal-states") == "land_border"
    assert why_not(game, "sail hungary-ottoman portugal-aragon") == "out_of_range"
    do(game, "sail hungary-ottoman aragon-papal-states")
    assert border(game, "aragon-papal-states") == "islamic-pirate"
    assert border(game, "papal-states-ottoman") == "pawn-1"
    assert border(game, "hungary-ottoman") == ""


@rule("F8")
def test_the_duke_of_milan_besieges_aragon() -> None:
    """R22:901, R21:753, PL:1622. One gold knight, one green rook, one green pirate: any of the three, nothing else."""
    game = pax("""
        [seat.0]
        west = ["duke-of-milan"]
        [city]
        valencia = "catholic-knight"
        algiers = "islamic-rook"
        paris = "catholic-knight"
        [border]
        portugal-aragon = "islamic-pirate"
        france-aragon = "pawn-1"
        hungary-ottoman = "islamic-pirate"
    """)
    do(game, "operations west", "operate duke-of-milan second")
    assert moves(game) == {"siege valencia", "siege algiers", "siege-pirate portugal-aragon"}
    do(game, "siege-pirate portugal-aragon")
    assert border(game, "portugal-aragon") == ""
    assert game.state.supply[11] == 3


@rule("F9", "F9b", "F9c", "F9d", "F9f", "F9g.1", "F9i", "F9j.1", "glossary:regime_change.b")
def test_a_vassal_conquers_france_for_its_suzerain() -> None:
    """R22:949, PL:1729. Two knights, two florins, no defenders; France becomes a vassal of the Ottomans."""
    game = pax("""
        [seat.0]
        florins = 2
        east = ["ruler-ottoman"]
        [seat.1]
        west = ["ruler-france"]
        [empire.holy-roman-empire]
        suzerain = "ottoman"
        [empire.france]
        repressed = ["catholic-rook", "pawn-0"]
        [city]
        vienna = "catholic-knight"
        nurnberg = "reformist-knight"
        lubeck = "catholic-rook"
    """)
    do(game, "operations east", "operate ruler-holy-roman-empire first", "campaign france")
    assert florins(game) == 0
    assert ruler(game, "france") == "0 vassal of ottoman"
    do(game, "concession england-france", "free catholic-rook paris")
    do(game, "free-serf pawn-0 france-holy-roman-empire france")
    assert city(game, "paris") == "catholic-rook"
    assert border(game, "france-holy-roman-empire") == "pawn-0"
    assert (city(game, "vienna"), city(game, "nurnberg")) == ("catholic-knight", "reformist-knight")


@rule("G1a", "G2b.1", "G3", "G3a", "G3b", "G4", "G5")
def test_a_fair_with_three_florins() -> None:
    """R22:976, PL:1784. One for the organiser, one for a concession, one for a pirate; levies up to there."""
    game = pax("""
        [border]
        hungary-byzantium = "pawn-1"
        hungary-ottoman = "islamic-pirate"
        papal-states-ottoman = "pawn-1"
        [market]
        west = ["the-bold*2", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
    """)
    do(game, "fair west", "levy trebizond", "levy buda")
    assert (florins(game, 0), florins(game, 1)) == (1, 1)
    assert decision(game) == "ChooseAction"
    assert game.state.market_florins[6] == 0
    assert city(game, "trebizond") == "reformist-rook"
    assert city(game, "constantinople") == ""


@rule("G2b.2", "G1:note1")
def test_a_fair_that_ends_before_it_starts() -> None:
    """R22:978, PL:1790. One florin only: the organiser takes it, and no levy is raised."""
    game = do(pax(), "fair east")
    assert florins(game) == 1
    assert set(game.state.circle) == {-1}
    assert decision(game) == "ChooseAction"


@rule("G3:note1", "G5", "G5a")
def test_a_fair_that_meets_nobody() -> None:
    """R22:980, PL:1794. Levies in every empire of the route; the rest of the profits waits for the next card."""
    game = pax("""
        [market]
        east = ["safavids*1", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    """)
    do(game, "fair east", "levy tana", "levy buda", "levy constantinople", "levy cairo")
    assert florins(game) == 1
    assert game.state.market_florins[0] == 1
    do(game, "end-turn")
    assert game.state.market_florins[0] == 1


@rule("G4c.1", "G4c.2", "E2.2b.2")
def test_condottieri_in_venice() -> None:
    """R22:1020, R21:813, PL:1885. Two knights in Venice, a rook repressed for 1; a bishop on the Gonfalonier kills one
    knight."""
    game = pax("""
        [seat.0]
        florins = 1
        hand = ["gonfalonier"]
        west = ["jesuits", "council-of-trent"]
        [bishop]
        council-of-trent = "catholic"
        [city]
        venice = "reformist-rook"
    """)
    do(game, "play gonfalonier", "place catholic-knight venice", "place catholic-knight venice-2")
    assert (florins(game), repressed(game, "papal-states")) == (0, ["reformist-rook"])
    assert (city(game, "venice"), city(game, "venice-2")) == ("catholic-knight", "catholic-knight")
    do(game, "operations west", "operate jesuits first", "bishop council-of-trent", "to gonfalonier")
    assert decision(game) == "LeaveVenice"
    do(game, "give-up venice")
    assert (city(game, "venice"), city(game, "venice-2")) == ("catholic-knight", "")


@rule("G3a", "G4", "G5")
def test_a_voyage_with_two_florins() -> None:
    """R22:1026, R21:831, PL:1945. Both florins are the organiser's; his concession ends the voyage before Hungary."""
    game = pax("""
        [border]
        hungary-byzantium = "pawn-0"
        ottoman-mamluk = "pawn-1"
        [market]
        east = ["safavids*1", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
        [city]
        trebizond = "reformist-rook"
    """)
    do(game, "fair east")
    assert moves(game) == {"levy tana", "levy caffa"}
    do(game, "levy tana")
    assert city(game, "tana") == "islamic-knight"
    assert (florins(game, 0), florins(game, 1)) == (2, 0)
    assert decision(game) == "ChooseAction"


@rule("G4a", "G4b", "glossary:overcrowded.b")
def test_a_voyage_with_three_florins() -> None:
    """R22:1028, R21:849, PL:1978. Hungary is saturated; the only room of the Ottomans is the third circle of
    Constantinople."""
    game = pax("""
        [border]
        hungary-byzantium = "pawn-0"
        ottoman-mamluk = "pawn-1"
        [market]
        east = ["safavids*2", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
        [city]
        trebizond = "reformist-rook"
        buda = "catholic-knight"
        varna = "reformist-knight"
        constantinople-2 = "islamic-knight"
        constantinople-3 = "islamic-knight"
        modon = "reformist-rook"
        rhodes = "catholic-rook"
    """)
    do(game, "fair east", "levy tana")
    assert moves(game) == {"levy constantinople"}
    do(game, "levy constantinople")
    assert city(game, "constantinople") == "islamic-rook"
    assert florins(game, 1) == 1
    assert decision(game) == "ChooseAction"
