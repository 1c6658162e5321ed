"""The worked examples of the rulebooks, each with its lines.

R22 is pax_renaissance.ru-2022.txt, R21 is pax_renaissance.ru-v1.3.txt, PL is pax_renaissance.pl.txt. Where an older
text tells its example differently, that telling has a test of its own.
"""

from __future__ import annotations

from tests.rule import rule
from tests.titles.pax_renaissance.builder import border, florins, hand, market, pax, repressed, row, ruler
from tests.titles.positions import decision, do, moves, why_not


@rule("E1b.1", "E1b.2", "E1d", "E1e", "E1")
def test_buying_the_fourth_card_for_three_florins() -> None:
    """R22:534, R21:413, PL:777. Three florins go onto the cards to the left; the two on the card are taken with it."""
    game = pax("""
        [seat.0]
        florins = 3
        [market]
        west = ["the-bold", "antipope", "jesuits", "kingmaker*2", "luther", "gutenberg"]
    """)
    do(game, "buy kingmaker")
    assert hand(game, 0) == ["kingmaker"]
    assert florins(game) == 2
    assert game.state.market_florins[6:] == [1, 1, 1, 0, 0, 0]
    assert why_not(game, "buy antipope") == "usury"


@rule("D2.1", "D2.2", "D2.3", "G5a")
def test_refreshing_the_market_slides_cards_with_their_florins() -> None:
    """R22:455, R21:375, PL:699. Two gaps in the west row: cards and a florin slide left, two new cards come in at the
    right."""
    game = pax("""
        [seat.0]
        florins = 3
        [market]
        west = ["the-bold", "antipope", "jesuits", "kingmaker*1", "luther", "gutenberg"]
    """)
    east = game.state.market[:6]
    do(game, "fair west", "buy antipope", "end-turn")
    assert market(game, "west")[:4] == ["jesuits", "kingmaker", "luther", "gutenberg"]
    assert "" not in market(game, "west")
    assert game.state.market_florins[6:] == [0, 1, 0, 0, 0, 0]
    assert game.state.market[:6] == east
    assert why_not(game, "buy jesuits") == "card_is_face_down"


@rule("E2.1", "J2", "J2a.1", "Jc", "Jd", "glossary:regime_change.a", "glossary:battle.i.1")
def test_peasant_revolt_of_one_pawn_against_nobody() -> None:
    """R22:553, R21:435, PL:785. The pawn wins France from an opponent; it and the regime-change pawn become
    concessions."""
    game = pax("""
        [seat.0]
        hand = ["flanders-guild"]
        [seat.1]
        west = ["ruler-france"]
    """)
    do(game, "play flanders-guild", "fire france", "settle-on-border pawn-0 france-holy-roman-empire")
    assert ruler(game, "france") == "0 king"
    assert row(game, 0, "west") == ["flanders-guild", "ruler-france"]
    do(game, "concession england-france")
    assert border(game, "france-holy-roman-empire") == "pawn-0"
    assert border(game, "england-france") == "pawn-0"


@rule("E2.2d.1", "E2.2d.2", "E2.2d.3", "E2.2", "Ja")
def test_placing_a_pawn_without_the_one_shot() -> None:
    """R22:611, R21:492, PL:903. A pirate bars one border, an enemy concession costs 1 florin, the land border is
    free."""
    text = """
        [seat.0]
        florins = {florins}
        hand = ["flanders-guild"]
        [border]
        england-france = "catholic-pirate"
        france-holy-roman-empire = "pawn-1"
    """
    game = pax(text.format(florins=1))
    do(game, "play flanders-guild", "decline")
    assert why_not(game, "station pawn-0 england-france france") == "border_held_by_pirate"
    assert why_not(game, "station pawn-0 france-holy-roman-empire france") == "ok"
    do(game, "station pawn-0 france-aragon france")
    assert border(game, "france-aragon") == "pawn-0"
    assert florins(game) == 1
    poor = do(pax(text.format(florins=0)), "play flanders-guild", "decline")
    assert why_not(poor, "station pawn-0 france-holy-roman-empire france") == "cannot_pay_repression"
    rich = do(pax(text.format(florins=1)), "play flanders-guild", "decline")
    do(rich, "station pawn-0 france-holy-roman-empire france")
    assert (florins(rich), repressed(rich, "france")) == (0, ["pawn-1"])


@rule("E4.1", "E4a", "F1f", "F2", "F1")
def test_operations_in_a_useful_order() -> None:
    """R22:631, R21:512, PL:981. Commerce, then an inquisitor frees a silenced card, then that card's commerce."""
    game = pax("""
        [seat.0]
        west = ["merchants-of-the-staple", "communeros-guilds", "reformed-theology"]
        [bishop]
        communeros-guilds = "reformist"
        [market]
        west = ["the-bold*1", "antipope*1", "jesuits", "kingmaker", "luther", "gutenberg"]
    """)
    do(game, "operations west")
    assert why_not(game, "operate communeros-guilds first") == "card_silenced"
    do(game, "operate merchants-of-the-staple first", "collect west-0")
    do(game, "operate reformed-theology first", "bishop communeros-guilds", "to reformed-theology")
    do(game, "operate communeros-guilds first", "collect west-1")
    assert florins(game) == 2
    assert decision(game) == "ChooseAction"


@rule("E5.1", "D1.6", "D1.7", "D1.intro3")
def test_both_fairs_in_one_turn() -> None:
    """R22:677, R21:543, PL:1074. Two actions, first the east fair, then the west fair; neither twice."""
    game = pax("""
        [border]
        hungary-byzantium = "catholic-pirate"
    """)
    do(game, "fair east")
    assert why_not(game, "fair east") == "fair_used"
    do(game, "fair west")
    assert game.state.fairs_used == [1, 1]
    assert florins(game) == 2
    assert moves(game) == {"end-turn"}
