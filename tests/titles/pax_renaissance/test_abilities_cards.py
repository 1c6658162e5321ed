"""Abilities of sales, hands, silence and Venice: with them, without them, silenced (A1d.1)."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import border, city, florins, hand, pax, place, repressed, ruler
from tests.titles.positions import decision, do, moves, why_not

# ---- selling --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("where", "price"), [('west = ["conquistadors"]', 4), ('hand = ["conquistadors"]', 2)])
def test_ransom_pays_four_from_the_tableau_only(where: str, price: int) -> None:
    game = do(pax(f"[seat.0]\n{where}"), "sell conquistadors")
    assert florins(game) == price


def test_a_silenced_ransom_pays_two() -> None:
    text = '[seat.0]\nwest = ["conquistadors"]\n[bishop]\nconquistadors = "catholic"'
    game = do(pax(text), "sell conquistadors")
    assert (florins(game), game.state.supply[13]) == (2, 5)


@rule("E3c")
def test_enclosure_frees_western_pieces_when_sold_from_the_tableau() -> None:
    text = """
        [seat.0]
        {where} = ["enclosure"]
        [seat.1]
        west = ["ruler-france"]
        [empire.france]
        repressed = ["catholic-knight", "pawn-1"]
        [empire.england]
        repressed = ["reformist-rook"]
        [empire.hungary]
        repressed = ["catholic-rook"]
    """
    game = do(pax(text.format(where="west")), "sell enclosure", "free catholic-knight bruges")
    do(game, "free-serf pawn-1 england-france france", "free reformist-rook london")
    assert (city(game, "bruges"), city(game, "london"), border(game, "england-france")) == (
        "catholic-knight",
        "reformist-rook",
        "pawn-1",
    )
    assert (repressed(game, "hungary"), decision(game), florins(game)) == (["catholic-rook"], "ChooseAction", 2)
    unsold = do(pax(text.format(where="hand")), "sell enclosure")
    assert (decision(unsold), repressed(unsold, "england")) == ("ChooseAction", ["reformist-rook"])


MACHIAVELLI = """
    [seat.0]
    west = ["machiavellianism", "{card}"]
    {more}
"""


def test_machiavellianism_fires_the_one_shot_of_a_sold_card() -> None:
    game = do(pax(MACHIAVELLI.format(card="the-bold", more="")), "sell the-bold")
    assert (florins(game), place(game, "the-bold")) == (2, "gone")
    do(game, "fire france", "settle catholic-knight paris", "settle catholic-knight lyon")
    assert ruler(game, "france") == "0 king"


def test_machiavellianism_fires_no_trade_shift_and_not_itself() -> None:
    game = do(pax(MACHIAVELLI.format(card="welser-klein-venedig", more="")), "sell welser-klein-venedig")
    assert decision(game) == "ChooseAction"
    do(game, "sell machiavellianism")
    assert decision(game) == "ChooseAction"


def test_a_silenced_machiavellianism_fires_nothing() -> None:
    text = MACHIAVELLI.format(card="the-bold", more='[bishop]\nmachiavellianism = "catholic"')
    assert decision(do(pax(text), "sell the-bold")) == "ChooseAction"


@pytest.mark.parametrize(
    ("reading", "asked"), [("tableau_only", "ChooseAction"), ("tableau_and_hand", "DeclareOneShot")]
)
def test_machiavellianism_and_cards_from_the_hand(reading: str, asked: str) -> None:
    text = '[seat.0]\nwest = ["machiavellianism"]\nhand = ["the-bold"]'
    assert decision(do(pax(text, machiavellianism_sales=reading), "sell the-bold")) == asked


@pytest.mark.parametrize(("reading", "fires"), [("crusade", False), ("all_religious_wars", True)])
def test_machiavellianism_and_religious_wars(reading: str, fires: bool) -> None:
    text = MACHIAVELLI.format(card="luther", more='[city]\nlubeck = "catholic-rook"')
    game = do(pax(text, machiavellianism_wars=reading), "sell luther")
    assert (decision(game) == "DeclareOneShot") == fires
    crusade = MACHIAVELLI.format(card="jesuits", more='[city]\nalgiers = "islamic-rook"')
    fired = do(pax(crusade, machiavellianism_wars=reading), "sell jesuits", "fire aragon")
    assert why_not(fired, "appoint catholic-bishop jesuits") == "not_a_bishops_place"


@rule("glossary:cryptography.1", "glossary:cryptography.2", "E3c")
def test_cryptography_borrows_only_unsilenced_political_operations_of_opponents() -> None:
    text = """
        [seat.0]
        west = ["cryptography", "luther"]
        [seat.1]
        west = ["the-bold", "kingmaker", "mons-meg"]
        [bishop]
        kingmaker = "catholic"
        [city]
        london = "catholic-rook"
        [border]
        england-france = "pawn-1"
    """
    game = do(pax(text), "sell cryptography")
    assert why_not(game, "decipher the-bold first") == "ok"
    assert why_not(game, "decipher the-bold second") == "not_political"
    assert why_not(game, "decipher kingmaker first") == "silenced_card_of_opponent"
    assert why_not(game, "decipher luther first") == "not_an_opponents_card"
    assert why_not(game, "decipher mons-meg second") == "no_such_operation"
    do(game, "decipher the-bold first", "tax england-france france", "accept-repression", "levy paris")
    assert (repressed(game, "france"), florins(game), game.state.acted) == (["pawn-1"], 2, [])
    from_hand = pax(text.replace('west = ["cryptography", "luther"]', 'hand = ["cryptography"]'))
    assert decision(do(from_hand, "sell cryptography")) == "ChooseAction"


@pytest.mark.parametrize(("reading", "allowed"), [("any_half", "ok"), ("west_half", "not_in_this_half")])
def test_cryptography_and_the_halves(reading: str, allowed: str) -> None:
    text = """
        [seat.0]
        west = ["cryptography"]
        [seat.1]
        east = ["bosnian-serbian-silver"]
        west = ["the-bold"]
        [border]
        papal-states-ottoman = "pawn-1"
        england-france = "pawn-1"
    """
    game = do(pax(text, cryptography_targets=reading), "sell cryptography")
    assert why_not(game, "decipher bosnian-serbian-silver first") == allowed


# ---- hands, silence, Venice -----------------------------------------------------------------------------------------


@rule("E1a", "glossary:hand.b")
@pytest.mark.parametrize("card", ["PREN042", "PREN043", "PREN146X", "PREN147X"])
def test_unlimited_hands(card: str) -> None:
    text = """
        [seat.0]
        florins = 5
        hand = ["luther", "{held}"]
        west = ["{laid}"]
        [market]
        west = ["the-bold", "antipope", "cromwell", "kingmaker", "mons-meg", "enclosure"]
    """
    game = do(pax(text.format(laid=card, held="jesuits")), "buy antipope")
    assert len(hand(game, 0)) == 3
    held = pax(text.format(laid="jesuits", held=card))
    assert why_not(held, "buy antipope") == "hand_full"
    silenced = pax(text.format(laid=card, held="jesuits") + f'[bishop]\n{card} = "catholic"')
    assert why_not(silenced, "buy antipope") == "hand_full"


@rule("F1g.2")
@pytest.mark.parametrize("card", ["PREN074", "PREN136X", "PREN156X"])
def test_immunity_keeps_silenced_cards_working_even_itself(card: str) -> None:
    text = """
        [seat.0]
        west = ["conquistadors"]
        {half} = ["{card}"]
        [seat.1]
        west = ["the-bold"]
        [bishop]
        conquistadors = "catholic"
        {card} = "reformist"
    """
    half = "east" if card == "PREN074" else "west"
    body = text.format(card=card, half=half)
    if half == "west":
        body = body.replace('west = ["conquistadors"]\n', "", 1).replace(f'"{card}"]', f'"{card}", "conquistadors"]')
    assert florins(do(pax(body), "sell conquistadors")) == 4
    sold = do(pax(body), f"sell {card}", "sell conquistadors")
    assert florins(sold) == 4


@rule("G4c.1")
@pytest.mark.parametrize("card", ["PREN024", "PREN055", "PREN143X"])
def test_condottieri_open_a_second_place_in_venice_for_everybody(card: str) -> None:
    text = """
        [seat.0]
        florins = 1
        hand = ["la-serenissima"]
        [seat.1]
        west = ["{card}"]
        [empire.papal-states]
        regime = "{regime}"
        [city]
        venice = "catholic-knight"
    """
    for regime, room in (("catholic", True), ("medieval", True), ("reformist", False), ("islamic", False)):
        game = do(pax(text.format(card=card, regime=regime)), "play la-serenissima", "decline")
        assert ("place catholic-rook venice-2" in moves(game)) == room
    silenced = text.format(card=card, regime="catholic") + f'[bishop]\n{card} = "catholic"'
    assert why_not(do(pax(silenced), "play la-serenissima", "decline"), "place catholic-rook venice-2") == "no_room"


@pytest.mark.parametrize(
    ("reading", "knight", "gold", "red"),
    [("any", True, True, True), ("gold_only", True, True, False), ("gold_knights_only", True, False, False)],
)
def test_who_may_take_the_second_place_in_venice(reading: str, knight: bool, gold: bool, red: bool) -> None:
    text = '[seat.0]\nwest = ["gonfalonier"]\nhand = ["{card}"]\n[city]\nvenice = "catholic-knight"'
    cases = (
        ("PREN023", "catholic-knight", knight),
        ("PREN054", "catholic-rook", gold),
        ("PREN033", "islamic-knight", red),
    )
    for card, piece, allowed in cases:
        game = do(pax(text.format(card=card), condottiere_pieces=reading), f"play {card}")
        if decision(game) == "DeclareOneShot":
            do(game, "decline")
        expected = "ok" if allowed else "venice_gold_only"
        assert why_not(game, f"place {piece} venice-2") == expected


@rule("G4c.2")
def test_venice_shrinks_when_the_papal_states_turn_reformist() -> None:
    text = """
        [seat.0]
        hand = ["anabaptist-reformation"]
        west = ["gonfalonier"]
        [city]
        venice = "reformist-knight"
        venice-2 = "reformist-rook"
        vienna = "reformist-knight"
        [border]
        aragon-papal-states = "islamic-pirate"
    """
    game = do(pax(text), "play anabaptist-reformation", "fire papal-states", "lose-noble vienna")
    assert (decision(game), game.waiting) == ("LeaveVenice", (0,))
    assert moves(game) == {"give-up venice", "give-up venice-2"}
    assert why_not(game, "give-up paris") == "not_in_venice"
    do(game, "give-up venice")
    assert (city(game, "venice"), city(game, "venice-2")) == ("reformist-rook", "")
    assert game.state.supply[6] == 7


@rule("G4c.1", "glossary:overcrowded")
def test_levies_and_freed_pieces_find_the_second_place_in_venice() -> None:
    text = """
        [seat.0]
        florins = 9
        west = ["gonfalonier", "ruler-papal-states"]
        [empire.papal-states]
        repressed = ["reformist-rook"]
        [border]
        aragon-papal-states = "pawn-0"
        [city]
        venice = "catholic-knight"
        {more}
        [market]
        east = ["safavids*1", "dervishes"]
        [route]
        east = "timbuktu"
    """
    rich = pax(text.format(more="").replace("safavids*1", "safavids*3"))
    do(rich, "fair east", "levy valencia")
    assert moves(rich) == {"levy venice-2"}
    do(rich, "levy venice-2")
    assert city(rich, "venice-2") == "catholic-knight"
    vote = do(pax(text.format(more="")), "operations west", "operate gonfalonier first", "vote papal-states")
    do(vote, "no-concession")
    assert "free reformist-rook venice-2" in moves(vote)
    gold = pax(text.format(more=""), condottiere_pieces="gold_only")
    do(gold, "operations west", "operate gonfalonier first", "vote papal-states", "no-concession")
    assert decision(gold) == "ChooseRegime"
