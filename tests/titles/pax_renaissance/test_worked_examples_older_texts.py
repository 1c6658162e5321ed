"""The worked examples of the rulebooks, each with its lines.

R22 is pax_renaissance.ru-2022.txt, R21 is pax_renaissance.ru-v1.3.txt, PL is pax_renaissance.pl.txt. Where an older
text tells its example differently, that telling has a test of its own.
"""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.catalogue import ROUTE
from tests.rule import rule
from tests.titles.pax_renaissance.builder import border, city, pax, repressed, ruler
from tests.titles.positions import do, moves, why_not


@rule("F7.1")
def test_a_corsair_sails_from_the_papal_states_to_byzantium() -> None:
    """R21:745. From the Papal-Ottoman border to that of Hungary and Byzantium."""
    game = pax("""
        [seat.0]
        east = ["ottoman-navy"]
        [border]
        papal-states-ottoman = "islamic-pirate"
        hungary-byzantium = "pawn-1"
    """)
    do(game, "operations east", "operate ottoman-navy second", "sail papal-states-ottoman hungary-byzantium")
    assert border(game, "hungary-byzantium") == "islamic-pirate"


@rule("E2.1", "glossary:regime_change.d.1")
def test_a_peasant_revolt_takes_france_from_its_throne() -> None:
    """R21:435. The same revolt while the French king is on his throne."""
    game = pax('[seat.0]\nhand = ["flanders-guild"]')
    do(game, "play flanders-guild", "fire france", "settle-on-border pawn-0 france-holy-roman-empire")
    do(game, "concession england-france")
    assert ruler(game, "france") == "0 king"
    assert border(game, "england-france") == border(game, "france-holy-roman-empire") == "pawn-0"


@rule("G4", "G5")
def test_a_voyage_raises_a_gold_knight_in_caffa() -> None:
    """R21:831. Trebizond and Caffa are empty; the organiser puts a gold knight into Caffa."""
    game = pax("""
        [border]
        hungary-byzantium = "pawn-0"
        [market]
        east = ["safavids*1", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
        [city]
        tana = "islamic-knight"
    """)
    do(game, "fair east")
    assert moves(game) == {"levy caffa", "levy trebizond"}
    do(game, "levy caffa")
    assert city(game, "caffa") == "catholic-knight"


@rule("H1d")
def test_a_trade_shift_with_the_soninke_wangara() -> None:
    """R21:894, PL:2084. The same shift with another card."""
    game = pax('[seat.0]\nhand = ["soninke-wangara"]\n[city]\ntana = "islamic-rook"')
    do(game, "play soninke-wangara", "fire-everywhere", "place islamic-rook valencia")
    assert repressed(game, "byzantium") == ["islamic-rook"]
    assert game.state.open_route[0] == ROUTE.find("timbuktu")


@rule("F9g.2", "glossary:regime_change.b")
def test_the_rook_freed_after_the_campaign_may_go_to_lyon() -> None:
    """PL:1729. The same campaign, with the freed rook in Lyon."""
    game = pax("""
        [seat.0]
        florins = 2
        west = ["ruler-holy-roman-empire"]
        [seat.1]
        west = ["ruler-france"]
        [empire.france]
        repressed = ["catholic-rook"]
        [city]
        vienna = "catholic-knight"
        nurnberg = "reformist-knight"
    """)
    do(game, "operations west", "operate ruler-holy-roman-empire first", "campaign france", "no-concession")
    do(game, "free catholic-rook lyon")
    assert (city(game, "lyon"), ruler(game, "france")) == ("catholic-rook", "0 vassal of holy-roman-empire")


@rule("L3.2")
def test_a_mamluk_rook_and_a_pirate_make_islam_supreme() -> None:
    """R21:1164. One rook in Cairo is not enough against a gold knight in Venice; a pirate tips the scales."""
    text = """
        victories = ["holy"]
        [seat.0]
        hand = ["ottoman-navy"]
        east = ["dervishes"]
        [bishop]
        dervishes = "islamic"
        [city]
        venice = "catholic-knight"
        cairo = "islamic-rook"
    """
    game = pax(text)
    assert why_not(game, "declare holy") == "conditions_not_met"
    do(game, "play ottoman-navy", "decline", "station islamic-pirate ottoman-mamluk ottoman")
    assert why_not(game, "declare holy") == "ok"
