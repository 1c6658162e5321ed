"""The worked examples of the rulebooks, each with its lines.

R22 is pax_renaissance.ru-2022.txt, R21 is pax_renaissance.ru-v1.3.txt, PL is pax_renaissance.pl.txt. Where an older
text tells its example differently, that telling has a test of its own.
"""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.catalogue import ROUTE
from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    bishop,
    border,
    city,
    florins,
    pax,
    place,
    regime,
    repressed,
    row,
    ruler,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not


@rule("H1.1", "H1.2", "H1.3", "H1d", "B6d:note1.2")
def test_a_trade_shift_to_timbuktu() -> None:
    """R22:1074, R21:894, PL:2084. The disk moves to Tana, whose rook is repressed on Byzantium; the black route starts
    in Aragon."""
    game = pax("""
        [seat.0]
        hand = ["nomads-of-tlemcen"]
        [city]
        tana = "islamic-rook"
    """)
    do(game, "play nomads-of-tlemcen", "fire-everywhere")
    assert why_not(game, "no-more-agents") == "must_place_agent"
    assert why_not(game, "place islamic-rook timbuktu") == "emporium_busted"
    do(game, "place islamic-rook algiers")
    assert repressed(game, "byzantium") == ["islamic-rook"]
    assert city(game, "tana") == ""
    assert game.state.open_route[0] == ROUTE.find("timbuktu")


@rule("I.1", "I1", "I1a", "Ia")
def test_the_coronation_of_sophia() -> None:
    """R22:1138, R21:951, PL:2184. Buy her, crown her with Hungary from the throne; the couple lies in the east, with a
    concession."""
    game = pax("""
        [seat.0]
        florins = 1
        [market]
        east = ["safavids", "sophia-palaiologina", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    """)
    do(game, "buy sophia-palaiologina", "play sophia-palaiologina")
    assert moves_with(game, "fire") == {"fire hungary", "fire byzantium", "fire holy-roman-empire"}
    do(game, "fire hungary", "concession hungary-ottoman")
    assert ruler(game, "hungary") == "0 king"
    assert row(game, 0, "east") == ["ruler-hungary"]
    assert place(game, "sophia-palaiologina") == "tableau"


@rule("I.2", "I2", "I2b", "glossary:old_maid")
def test_sophia_stays_an_old_maid() -> None:
    """R22:1159, PL:2244. All suitors are married or with opponents: she goes under the board, her prestige counts."""
    game = pax("""
        [seat.0]
        hand = ["sophia-palaiologina"]
        [seat.1]
        east = ["ruler-hungary", "ruler-byzantium"]
        [empire.holy-roman-empire]
        queens = ["elzbieta-of-bohemia"]
    """)
    do(game, "play sophia-palaiologina")
    assert why_not(game, "fire hungary") == "king_is_elsewhere"
    assert why_not(game, "fire holy-roman-empire") == "king_is_married"
    assert why_not(game, "fire france") == "not_a_suitor"
    do(game, "decline")
    assert place(game, "sophia-palaiologina") == "old maid"


@rule("J1", "J1a.1", "J1b", "E2.1a.3", "glossary:regime_change.d.2", "glossary:vassal.d")
def test_the_borgia_conspiracy_in_aragon() -> None:
    """R22:1205, R21:1014, PL:2316. Two against one; the knight goes to Valencia, vassal France goes home, the bishop
    comes last."""
    game = pax("""
        [seat.0]
        hand = ["house-of-borgia"]
        [seat.1]
        west = ["ruler-aragon"]
        [empire.aragon]
        repressed = ["reformist-knight"]
        [empire.france]
        suzerain = "aragon"
        [border]
        portugal-aragon = "islamic-pirate"
        [city]
        algiers = "islamic-rook"
    """)
    do(game, "play house-of-borgia", "fire aragon", "lose-pirate portugal-aragon", "settle reformist-knight valencia")
    assert city(game, "valencia") == "reformist-knight"
    assert city(game, "algiers") == ""
    assert ruler(game, "aragon") == "0 king"
    assert ruler(game, "france") == "throne"
    do(game, "concession aragon-papal-states")
    assert decision(game) == "PlaceAgent"
    assert why_not(game, "no-more-agents") == "must_place_agent"
    assert why_not(game, "appoint catholic-bishop ruler-england") == "ok"
    do(game, "appoint catholic-bishop ruler-england")
    assert bishop(game, "ruler-england") == "catholic"


@rule("J2a.1", "J2:note2", "E2.2f", "glossary:gambit", "glossary:republic.1")
def test_a_revolt_against_ones_own_vassal_makes_an_independent_republic() -> None:
    """R22:1231, R21:1050, PL:2444. Pawn, pirate and own concession against two nobles; France leaves its suzerain as a
    republic."""
    game = pax("""
        [seat.0]
        hand = ["flanders-guild"]
        west = ["ruler-holy-roman-empire"]
        [empire.france]
        suzerain = "holy-roman-empire"
        [border]
        england-france = "catholic-pirate"
        france-aragon = "pawn-0"
        [city]
        bruges = "catholic-rook"
        lyon = "catholic-knight"
    """)
    do(game, "play flanders-guild", "fire france")
    assert moves(game) == {"lose-agent pawn-0", "lose-pirate england-france", "lose-pawn france-aragon"}
    do(game, "lose-pirate england-france", "lose-pawn france-aragon", "settle-on-border pawn-0 france-aragon")
    assert ruler(game, "france") == "0 republic"
    assert row(game, 0, "west") == ["ruler-holy-roman-empire", "flanders-guild", "ruler-france"]
    do(game, "concession england-france")
    assert border(game, "england-france") == "pawn-0"


@rule("K1c", "K1c:note1")
def test_a_heretic_pirate_satisfies_the_bloody_rule() -> None:
    """R22:1277, R21:1080, PL:2534. A red pirate on England's border allows a crusade there."""
    text = """
        [seat.0]
        hand = ["man-for-all-seasons"]
        [border]
        england-france = "{pirate}"
    """
    game = do(pax(text.format(pirate="reformist-pirate")), "play man-for-all-seasons")
    assert why_not(game, "fire england") == "ok"
    game = do(pax(text.format(pirate="catholic-pirate")), "play man-for-all-seasons")
    assert why_not(game, "fire england") == "no_heretics"


@rule("K1", "K1a", "K1b", "K2a.1", "K2b")
def test_the_jesuits_crusade_in_aragon() -> None:
    """R22:1279, R21:1086, PL:2559. Rook, neighbouring knight and pirate against a green rook; Aragon becomes a Catholic
    republic."""
    game = pax("""
        [seat.0]
        hand = ["jesuits"]
        west = ["ruler-aragon"]
        [border]
        aragon-papal-states = "catholic-pirate"
        [city]
        valencia = "catholic-rook"
        algiers = "islamic-rook"
        toledo = "catholic-knight"
        granada = "catholic-rook"
    """)
    do(game, "play jesuits", "fire aragon")
    assert moves(game) == {"lose-noble valencia", "lose-noble toledo", "lose-pirate aragon-papal-states"}
    do(game, "lose-noble valencia")
    assert (city(game, "valencia"), city(game, "algiers")) == ("", "")
    assert (regime(game, "aragon"), ruler(game, "aragon")) == ("catholic", "0 republic")
    do(game, "concession portugal-aragon", "appoint catholic-bishop jesuits")
    assert bishop(game, "jesuits") == "catholic"


@rule("K3", "K3a", "K3b", "glossary:discard.a.1")
def test_the_apostasy_of_the_twelver_ghulat() -> None:
    """R22:1297, R21:1098, PL:2562. Two players hold both faiths and lose all such cards; vassals go home; the third is
    spared."""
    game = pax(
        """
        [seat.0]
        hand = ["twelver-ghulat"]
        west = ["luther"]
        east = ["the-grim", "the-handsome"]
        [seat.1]
        west = ["reformed-theology", "antipope", "cromwell"]
        east = ["ruler-ottoman"]
        [seat.2]
        west = ["anabaptist-reformation"]
        [empire.hungary]
        suzerain = "ottoman"
    """,
        players=3,
    )
    do(game, "play twelver-ghulat", "fire-everywhere", "appoint islamic-bishop ruler-mamluk")
    gone = ["luther", "the-grim", "the-handsome", "twelver-ghulat", "reformed-theology", "antipope", "cromwell"]
    assert [place(game, card) for card in gone] == ["gone"] * 7
    assert ruler(game, "ottoman") == ruler(game, "hungary") == "throne"
    assert place(game, "anabaptist-reformation") == "tableau"
    assert bishop(game, "ruler-mamluk") == "islamic"


@rule("L1", "A3", "A3a", "L4", "E1f", "L2")
def test_a_comet_and_an_imperial_victory_in_one_turn() -> None:
    """R22:1358, R21:1152."""
    game = pax("""
        [seat.0]
        florins = 1
        west = ["ruler-england", "ruler-france", "ruler-aragon"]
        [market]
        west = ["the-bold", "comet3", "jesuits", "kingmaker", "luther", "gutenberg"]
    """)
    assert why_not(game, "declare imperial") == "victory_inactive"
    do(game, "buy comet3", "activate imperial", "declare imperial")
    assert game.over
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.way) == ((0,), "imperial")


@rule("L3", "L3.1", "L3.2", "glossary:theocracy.b", "glossary:supreme_religion")
def test_a_pirate_makes_islam_supreme() -> None:
    """R22:1370, R21:1164, PL:2677. The pirate between two Islamic theocracies counts twice against one gold knight."""
    text = """
        victories = ["holy"]
        [seat.0]
        hand = ["ottoman-navy"]
        east = ["dervishes"]
        [seat.1]
        east = ["janissaries"]
        [bishop]
        janissaries = "islamic"
        [empire.ottoman]
        regime = "islamic"
        [city]
        venice = "catholic-knight"
    """
    game = pax(text)
    assert why_not(game, "declare holy") == "conditions_not_met"
    do(game, "play ottoman-navy", "decline", "station islamic-pirate ottoman-mamluk ottoman")
    assert why_not(game, "declare holy") == "ok"
    other = do(pax(text), "play ottoman-navy", "decline", "station islamic-pirate hungary-ottoman ottoman")
    assert why_not(other, "declare holy") == "conditions_not_met"


@rule("glossary:cryptography.1", "glossary:cryptography.2", "F3a", "I1c.2")
def test_cryptography_lets_isabella_behead_her_husband() -> None:
    """R22:1457, R21:1253, PL:3107."""
    game = pax("""
        [seat.0]
        west = ["cryptography"]
        [seat.1]
        west = ["ruler-portugal"]
        [empire.portugal]
        queens = ["isabella-of-castille"]
        repressed = ["catholic-knight"]
    """)
    do(game, "sell cryptography")
    assert why_not(game, "decipher isabella-of-castille first") == "no_target"
    do(game, "decipher isabella-of-castille second", "behead ruler-portugal")
    assert ruler(game, "portugal") == "throne"
    assert place(game, "isabella-of-castille") == "gone"
    assert repressed(game, "portugal") == ["catholic-knight"]
    assert florins(game) == 2


@rule("glossary:location.b", "F3")
def test_a_mamluk_card_may_behead_a_card_of_the_east() -> None:
    """R22:1485, R21:1260, PL:3135."""
    game = pax("""
        [seat.0]
        east = ["beylerbey-of-egypt"]
        [seat.1]
        east = ["janissaries", "damascus-coffee", "the-grim"]
    """)
    do(game, "operations east", "operate beylerbey-of-egypt first")
    assert moves(game) == {"behead janissaries", "behead damascus-coffee"}
