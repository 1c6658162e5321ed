"""E3. Selling cards from hand and tableau, couples, throne cards, and abilities that work on a sale."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    bishop,
    border,
    city,
    emporium,
    florins,
    hand,
    pax,
    place,
    regime,
    repressed,
    row,
    ruler,
    supply,
)
from tests.titles.positions import decision, do, moves, why_not


@rule("E3.1", "D1.3", "glossary:discard", "glossary:china")
def test_a_card_of_hand_or_tableau_brings_two_florins() -> None:
    game = pax("""
        [seat.0]
        florins = 1
        hand = ["luther", "kingmaker"]
        west = ["jesuits", "the-bold", "antipope"]
    """)
    do(game, "sell luther")
    assert (florins(game), hand(game, 0), place(game, "kingmaker")) == (3, ["kingmaker"], "taken")
    do(game, "sell the-bold")
    assert (florins(game), row(game, 0, "west"), place(game, "the-bold")) == (5, ["jesuits", "antipope"], "gone")
    assert game.state.actions == 0


@rule("E3.1")
def test_nothing_else_can_be_sold() -> None:
    """No card of an opponent, of the market, on a throne or in the deck."""
    game = pax("""
        [seat.1]
        hand = ["luther"]
        west = ["jesuits"]
        old_maids = ["anne-of-brittany"]
        [market]
        west = ["the-bold", "antipope", "cromwell", "kingmaker", "star-chamber", "gutenberg"]
    """)
    others = ("luther", "jesuits", "anne-of-brittany", "antipope", "ruler-france", "mons-meg")
    assert {why_not(game, f"sell {card}") for card in others} == {"not_yours_to_sell"}


@rule("E3.1", "I2a", "glossary:old_maid")
def test_an_old_maid_brings_two_florins() -> None:
    """Also one whose ability would raise her price: it does not work under the board."""
    game = pax("""
        [seat.0]
        old_maids = ["anne-of-brittany", "reichskrone"]
    """)
    do(game, "sell reichskrone")
    assert (florins(game), place(game, "reichskrone")) == (2, "gone")
    assert place(game, "anne-of-brittany") == "old maid"


@rule("E3.2", "E4:note1", "glossary:discard", "glossary:bishop.c")
def test_a_bishop_leaves_a_sold_card_and_its_agents_stay() -> None:
    game = pax("""
        [seat.0]
        hand = ["the-bold", "humanism"]
    """)
    do(game, "play the-bold", "decline", "place catholic-knight paris", "no-more-agents")
    do(game, "play humanism", "appoint catholic-bishop the-bold", "end-turn", "fair west", "end-turn")
    do(game, "sell the-bold")
    assert (supply(game, "catholic-bishop"), city(game, "paris")) == (5, "catholic-knight")
    assert (place(game, "the-bold"), florins(game), bishop(game, "the-bold")) == ("gone", 2, "")


# ---- couples and throne cards ---------------------------------------------------------------------------------------


@rule("E3a", "I1c.1", "glossary:queen.3", "glossary:throne.2", "A4.6")
def test_a_royal_couple_is_sold_together_for_four_florins() -> None:
    """In one action; they go to the throne together, still married, with bishop and repressed pieces."""
    game = pax("""
        [seat.0]
        west = ["jesuits", "ruler-aragon"]
        [empire.aragon]
        queens = ["anne-of-brittany"]
        bishop = "catholic"
        repressed = ["pawn-1", "islamic-rook"]
        [bishop]
        anne-of-brittany = "reformist"
    """)
    assert why_not(game, "sell anne-of-brittany") == "queen_sells_with_king"
    do(game, "sell ruler-aragon")
    assert (florins(game), game.state.actions, row(game, 0, "west")) == (4, 1, ["jesuits"])
    assert (ruler(game, "aragon"), place(game, "anne-of-brittany")) == ("throne", "throne")
    assert (bishop(game, "ruler-aragon"), bishop(game, "anne-of-brittany")) == ("catholic", "reformist")
    assert repressed(game, "aragon") == ["pawn-1", "islamic-rook"]
    assert game.title.invariants(game) == []


@rule("E3a", "A1d.1", "F1f", "I1e")
@pytest.mark.parametrize(
    ("queen", "half", "empire"),
    [("reichskrone", "west", "holy-roman-empire"), ("theft-of-the-holy-crown", "east", "hungary")],
)
def test_a_queen_with_a_price_of_four_raises_that_of_the_couple(queen: str, half: str, empire: str) -> None:
    """To six florins by default; to four if a bishop stands on either of them, and by the other reading always."""
    text = f"""
        [seat.0]
        {half} = ["ruler-{empire}"]
        {{more}}
        [empire.{empire}]
        queens = ["{queen}"]
        [bishop]
        {{bishop}}
    """
    plain = pax(text.format(more="", bishop=""))
    assert florins(do(plain, f"sell ruler-{empire}")) == 6
    assert florins(do(pax(text.format(more="", bishop=""), couple_with_ransom_price="4"), f"sell ruler-{empire}")) == 4
    for card in (queen, f"ruler-{empire}"):
        silenced = pax(text.format(more="", bishop=f'{card} = "catholic"'))
        assert florins(do(silenced, f"sell ruler-{empire}")) == 4
        immune_west = text.replace('"ruler-holy', '"hermeticism", "ruler-holy') if half == "west" else text
        more = "" if half == "west" else 'west = ["hermeticism"]'
        immune = pax(immune_west.format(more=more, bishop=f'{card} = "catholic"'))
        assert florins(do(immune, f"sell ruler-{empire}")) == 6


@rule("E3b", "glossary:vassal.d", "glossary:throne.1", "glossary:throne.2", "glossary:discard.a.1")
def test_a_sold_suzerain_goes_home_with_all_that_is_his() -> None:
    """His vassals go to their own thrones with queen, bishop and repressed pieces; he brings two florins."""
    game = pax("""
        [seat.0]
        west = ["ruler-england"]
        [empire.england]
        repressed = ["pawn-0"]
        bishop = "islamic"
        [empire.france]
        suzerain = "england"
        queens = ["anne-of-brittany"]
        bishop = "reformist"
        repressed = ["catholic-knight"]
        [empire.aragon]
        suzerain = "england"
    """)
    do(game, "sell ruler-england")
    assert florins(game) == 2
    assert [ruler(game, name) for name in ("england", "france", "aragon")] == ["throne"] * 3
    assert (place(game, "anne-of-brittany"), bishop(game, "ruler-france")) == ("throne", "reformist")
    assert (bishop(game, "ruler-england"), repressed(game, "england")) == ("islamic", ["pawn-0"])
    assert repressed(game, "france") == ["catholic-knight"]
    assert game.title.invariants(game) == []


@rule("E3b", "glossary:throne.1")
def test_a_sold_republic_returns_as_a_kingdom() -> None:
    game = pax("""
        [seat.0]
        west = ["ruler-england"]
        [empire.england]
        republic = 1
    """)
    do(game, "sell ruler-england")
    assert (ruler(game, "england"), game.state.republic, florins(game)) == ("throne", [0] * 10, 2)


@rule("E3.1", "E3a", "E3b", "glossary:vassal.a")
def test_a_vassal_may_be_sold_without_his_suzerain() -> None:
    """Two florins, or four with his queen; suzerain and fellow vassal stay."""
    game = pax("""
        [seat.0]
        west = ["ruler-england"]
        [empire.france]
        suzerain = "england"
        [empire.aragon]
        suzerain = "england"
        queens = ["anne-of-brittany"]
    """)
    do(game, "sell ruler-france")
    assert (florins(game), ruler(game, "france")) == (2, "throne")
    assert (ruler(game, "england"), ruler(game, "aragon")) == ("0 king", "0 vassal of england")
    do(game, "sell ruler-aragon")
    assert (florins(game), ruler(game, "aragon"), ruler(game, "england")) == (6, "throne", "0 king")
    assert place(game, "anne-of-brittany") == "throne"
    assert row(game, 0, "west") == ["ruler-england"]


# ---- abilities on sale ----------------------------------------------------------------------------------------------


@rule("E3c", "A1d.1", "glossary:hand.b")
@pytest.mark.parametrize(("card", "half"), [("conquistadors", "west"), ("cem-anti-hostage", "east")])
def test_a_higher_price_works_from_the_tableau_and_unsilenced_only(card: str, half: str) -> None:
    from_tableau = pax(f'[seat.0]\n{half} = ["{card}"]')
    assert florins(do(from_tableau, f"sell {card}")) == 4
    from_hand = pax(f'[seat.0]\nhand = ["{card}"]')
    assert florins(do(from_hand, f"sell {card}")) == 2
    silenced = pax(f'[seat.0]\n{half} = ["{card}"]\n[bishop]\n{card} = "catholic"')
    assert florins(do(silenced, f"sell {card}")) == 2


@rule("E3c", "glossary:cryptography.1", "glossary:hand.b")
def test_cryptography_and_enclosure_do_nothing_from_the_hand_or_silenced() -> None:
    text = """
        [seat.0]
        {cards}
        [seat.1]
        west = ["jesuits", "star-chamber"]
        [bishop]
        {bishop}
        [empire.france]
        repressed = ["catholic-rook"]
        [empire.england]
        repressed = ["pawn-1"]
    """
    for card in ("cryptography", "enclosure"):
        tableau = pax(text.format(cards=f'west = ["{card}"]', bishop=""))
        do(tableau, f"sell {card}")
        assert decision(tableau) == ("Emancipate" if card == "enclosure" else "ChooseAction")
        from_hand = do(pax(text.format(cards=f'hand = ["{card}"]', bishop="")), f"sell {card}")
        silenced = do(pax(text.format(cards=f'west = ["{card}"]', bishop=f'{card} = "islamic"')), f"sell {card}")
        assert (decision(from_hand), decision(silenced)) == ("ChooseAction", "ChooseAction")
        assert (florins(from_hand), florins(silenced)) == (2, 2)


@rule("E3c", "glossary:cryptography.1", "D1.intro2")
def test_cryptography_asks_only_if_there_is_a_choice() -> None:
    """Kappeler's vote needs a majority in England; with a concession there is one, and keeping silent is allowed."""
    text = """
        [seat.0]
        west = ["{card}"]
        [seat.1]
        west = ["kappeler-milchsuppe", "ruler-england"]
        [border]
        {border}
    """
    none = do(pax(text.format(card="cryptography", border="")), "sell cryptography")
    assert decision(none) == "ChooseAction"
    game = do(pax(text.format(card="cryptography", border='england-france = "pawn-0"')), "sell cryptography")
    assert moves(game) == {"decipher kappeler-milchsuppe first", "keep-silent"}
    do(game, "keep-silent")
    assert (decision(game), game.state.actions, ruler(game, "england")) == ("ChooseAction", 1, "1 king")


@rule("E3c", "A1d.1", "J1", "Jd")
def test_machiavellianism_fires_the_one_shot_of_a_sold_card() -> None:
    """Two florins, the card is gone, then its conspiracy with its knights; or nothing at all."""
    text = """
        [seat.0]
        west = ["machiavellianism", "the-bold"]
        [seat.1]
        west = ["ruler-france"]
    """
    game = do(pax(text), "sell the-bold")
    assert (decision(game), florins(game), place(game, "the-bold")) == ("DeclareOneShot", 2, "gone")
    assert moves(game) == {"fire france", "decline"}
    do(game, "fire france", "settle catholic-knight paris", "settle catholic-knight lyon", "no-concession")
    assert (ruler(game, "france"), city(game, "paris"), city(game, "lyon")) == (
        "0 king", "catholic-knight", "catholic-knight",
    )  # fmt: skip
    assert (decision(game), game.state.actions) == ("ChooseAction", 1)
    quiet = do(pax(text), "sell the-bold", "decline")
    assert (decision(quiet), supply(quiet, "catholic-knight")) == ("ChooseAction", 10)


@rule("E3c", "A1d.1")
def test_machiavellianism_needs_its_card_unsilenced_in_the_own_tableau() -> None:
    text = """
        [seat.0]
        {mine}
        [seat.1]
        {theirs}
        [bishop]
        {bishop}
    """
    both = 'west = ["machiavellianism", "the-bold"]'
    silenced = pax(text.format(mine=both, theirs="", bishop='machiavellianism = "islamic"'))
    theirs = pax(text.format(mine='west = ["the-bold"]', theirs='west = ["machiavellianism"]', bishop=""))
    in_hand = pax(text.format(mine='west = ["the-bold"]\nhand = ["machiavellianism"]', theirs="", bishop=""))
    for game in (silenced, theirs, in_hand):
        assert decision(do(game, "sell the-bold")) == "ChooseAction"
    on_the_sold_card = pax(text.format(mine=both, theirs="", bishop='the-bold = "islamic"'))
    assert decision(do(on_the_sold_card, "sell the-bold")) == "DeclareOneShot"


@rule("E3c")
def test_machiavellianism_counts_sales_from_the_tableau() -> None:
    """By default; by the other reading also those from the hand, where the card is then shown."""
    text = """
        [seat.0]
        west = ["machiavellianism"]
        hand = ["flanders-guild", "luther"]
    """
    assert decision(do(pax(text), "sell flanders-guild")) == "ChooseAction"
    game = do(pax(text, machiavellianism_sales="tableau_and_hand"), "sell flanders-guild")
    assert (decision(game), florins(game), hand(game, 0)) == ("DeclareOneShot", 2, ["luther"])
    assert place(game, "flanders-guild") == "gone"
    do(game, "fire france", "settle-on-border pawn-0 england-france", "no-concession")
    assert (ruler(game, "france"), border(game, "england-france")) == ("0 king", "pawn-0")
    secret = do(pax(text, machiavellianism_sales="tableau_and_hand"), "sell luther")
    assert (decision(secret), florins(secret)) == ("ChooseAction", 2)


@rule("E3c", "A1d.1")
def test_machiavellianism_fires_conspiracy_revolt_crusade_and_apostasy_only() -> None:
    """By default no other religious war; never a trade shift."""
    text = """
        [seat.0]
        west = ["machiavellianism", "{card}"]
        [seat.1]
        west = ["amerigo-vespucci"]
        [border]
        england-france = "islamic-pirate"
    """
    expected = {
        "the-bold": "DeclareOneShot",
        "flanders-guild": "DeclareOneShot",
        "council-of-trent": "DeclareOneShot",
        "papal-elephant": "DeclareOneShot",
        "reformed-theology": "ChooseAction",
        "almeida-armada": "ChooseAction",
        "spanish-tercio": "ChooseAction",
    }
    for card, name in expected.items():
        assert decision(do(pax(text.format(card=card)), f"sell {card}")) == name, card
    wars = pax(text.format(card="reformed-theology"), machiavellianism_wars="all_religious_wars")
    assert moves(do(wars, "sell reformed-theology")) == {"fire england", "fire france", "decline"}
    assert (emporium(wars, "west"), regime(wars, "england")) == ("trebizond", "medieval")


@rule("E3c", "A1d.1", "K3b", "glossary:discard")
def test_a_sold_card_holds_no_bishop_and_its_prestige_is_gone() -> None:
    """The Dervishes' own Islam no longer condemns a Reformist tableau, and their bishop must go elsewhere."""
    game = pax("""
        [seat.0]
        west = ["machiavellianism", "reformed-theology"]
        east = ["dervishes"]
        [seat.1]
        east = ["qizilbash", "zionist-state"]
    """)
    do(game, "sell dervishes", "fire-everywhere")
    assert why_not(game, "appoint islamic-bishop dervishes") == "not_a_bishops_place"
    assert why_not(game, "no-more-agents") == "must_place_agent"
    do(game, "appoint islamic-bishop ruler-hungary")
    assert [place(game, card) for card in ("reformed-theology", "qizilbash", "zionist-state")] == [
        "tableau", "gone", "gone",
    ]  # fmt: skip
