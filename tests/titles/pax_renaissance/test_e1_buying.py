"""E1. Buying a card: price, payment, usury, hand limit, comets."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import card_number, coins, florins, hand, market, pax, place
from tests.titles.positions import decision, do, moves_with, why_not

ROWS = """
    west = ["the-bold", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
    east = ["safavids", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
"""


@rule("E1b.1", "E1b.2", "E1", "D1.1")
@pytest.mark.parametrize("half", ["east", "west"])
@pytest.mark.parametrize("price", [1, 2, 3, 4, 5])
def test_the_price_is_one_florin_for_each_card_to_the_left(half: str, price: int) -> None:
    """With one florin less the card is too dear; the payment lies on the cards to the left, the fair card too."""
    text = f"[seat.0]\nflorins = {{florins}}\n[market]{ROWS}"
    poor = pax(text.format(florins=price - 1))
    card = market(poor, half)[price]
    assert why_not(poor, f"buy {card}") == "too_expensive"
    game = do(pax(text.format(florins=price)), f"buy {card}")
    assert (florins(game), hand(game, 0)) == (0, [card])
    assert coins(game, half) == [1] * price + [0] * (6 - price)
    assert coins(game, "east" if half == "west" else "west") == [0] * 6
    assert (place(game, card), market(game, half)[price]) == ("taken", "")
    assert game.state.owner[card_number(card)] == 0


@rule("E1b.3", "D2a", "E5:note1")
def test_the_fair_card_is_never_for_sale() -> None:
    game = pax(f"[seat.0]\nflorins = 9\n[market]{ROWS}")
    assert why_not(game, "buy the-bold") == "card_is_face_down"
    assert why_not(game, "buy safavids") == "card_is_face_down"
    assert why_not(game, "buy cromwell") == "card_not_for_sale"
    assert len(moves_with(game, "buy")) == 10


@rule("E1d")
def test_florins_on_a_card_do_not_help_to_pay_for_it() -> None:
    """Two florins lie on the third card; two in the purse are not enough, with three one more than before is left."""
    text = f"[seat.0]\nflorins = {{florins}}\n[market]{ROWS}".replace("kingmaker", "kingmaker*4")
    assert why_not(pax(text.format(florins=2)), "buy kingmaker") == "too_expensive"
    game = do(pax(text.format(florins=3)), "buy kingmaker")
    assert (florins(game), coins(game, "west")) == (4, [1, 1, 1, 0, 0, 0])


@rule("E1c", "E1b.2", "E1e")
def test_a_florin_for_an_empty_space_goes_to_the_other_row() -> None:
    """The gap of the first purchase lies in the way of the second; the East card paid there cannot be bought."""
    rows = ROWS.replace("antipope", "antipope*1").replace("gutenberg", "cromwell")
    game = pax(f"""
        [seat.0]
        florins = 6
        west = ["gutenberg"]
        [market]{rows}
    """)
    do(game, "buy antipope", "buy kingmaker")
    game.state.actions = 1  # else this would be the reason why nothing more can be bought
    assert coins(game, "west") == [2, 0, 1, 0, 0, 0]
    assert coins(game, "east") == [0, 1, 0, 0, 0, 0]
    assert florins(game) == 3
    assert why_not(game, "buy dervishes") == "usury"
    assert why_not(game, "buy jesuits") == "usury"
    assert why_not(game, "buy qizilbash") == "ok"


@rule("E1c")
def test_a_gap_in_the_east_is_paid_in_the_west() -> None:
    game = pax(f"[seat.0]\nflorins = 2\n[market]{ROWS}".replace('"dervishes"', '""'))
    do(game, "buy qizilbash")
    assert (coins(game, "east"), coins(game, "west")) == ([1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0])
    assert florins(game) == 0


@rule("E1c", "A1d.1")
def test_a_florin_for_two_empty_spaces_goes_to_china() -> None:
    """Both fairs were held; the price stays the same. By the other reading nothing can be bought over the gap."""
    text = f"[seat.0]\nflorins = 2\n[market]{ROWS}".replace('"the-bold"', '""').replace('"safavids"', '""')
    game = do(pax(text), "buy jesuits")
    assert (florins(game), coins(game, "west"), coins(game, "east")) == (0, [0, 1, 0, 0, 0, 0], [0] * 6)
    assert why_not(pax(text.replace("= 2", "= 1")), "buy jesuits") == "too_expensive"
    strict = pax(text, payment_both_rows_empty="not_payable")
    assert why_not(strict, "buy jesuits") == "no_card_for_payment"
    assert why_not(strict, "buy antipope") == "no_card_for_payment"
    half = pax(text.replace('east = [""', 'east = ["safavids"'), payment_both_rows_empty="not_payable")
    do(half, "buy jesuits")
    assert (coins(half, "east"), coins(half, "west")) == ([1, 0, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0])


@rule("E1e")
def test_usury_lasts_for_the_turn_and_does_not_bar_the_fair() -> None:
    """A card that got a florin cannot be bought this turn, even by somebody rich; its fair may be held."""
    game = pax(f"[seat.0]\nflorins = 9\n[seat.1]\nflorins = 9\n[market]{ROWS}")
    do(game, "buy jesuits")
    assert why_not(game, "buy antipope") == "usury"
    assert why_not(game, "buy kingmaker") == "ok"
    assert why_not(game, "fair west") == "ok"
    do(game, "end-turn")
    assert why_not(game, "buy kingmaker") == "ok"
    do(game, "buy kingmaker", "end-turn")
    assert market(game, "west")[:3] == ["the-bold", "antipope", "luther"]
    assert why_not(game, "buy antipope") == "ok"


@rule("E1a", "glossary:hand.2")
def test_two_cards_fill_the_hand() -> None:
    """Playing or selling one of them makes room; with one card the hand is not full."""
    text = f"""
        [seat.0]
        florins = 1
        hand = ["cryptography", "michelangelo"]
        [market]{ROWS}
    """
    assert why_not(pax(text), "buy antipope") == "hand_full"
    for first in ("play cryptography", "sell michelangelo"):
        game = do(pax(text), first)
        assert why_not(game, "buy antipope") == "ok"
        do(game, "buy antipope")
        assert len(hand(game, 0)) == 2
    one = pax(text.replace('"cryptography", ', ""))
    assert why_not(one, "buy antipope") == "ok"


@rule("E1a", "E1f", "glossary:hand.2", "E1:note1", "L1")
def test_a_comet_may_be_bought_with_a_full_hand() -> None:
    """It never enters the hand; by the other reading the full hand bars it."""
    text = f"""
        [seat.0]
        florins = 1
        hand = ["cryptography", "michelangelo"]
        [market]{ROWS}
    """.replace('"antipope"', '"comet3*2"')
    game = do(pax(text), "buy comet3")
    assert decision(game) == "ActivateVictory"
    do(game, "activate holy")
    assert (hand(game, 0), florins(game), place(game, "comet3")) == (["cryptography", "michelangelo"], 2, "gone")
    assert coins(game, "west") == [1, 0, 0, 0, 0, 0]
    strict = pax(text, comet_with_full_hand="forbidden")
    assert why_not(strict, "buy comet3") == "hand_full"
    assert why_not(pax(text.replace('"cryptography", ', ""), comet_with_full_hand="forbidden"), "buy comet3") == "ok"


@rule("E1a", "A1d.1", "B5f")
@pytest.mark.parametrize("card", ["hochstetter-bank", "gutenberg", "bank-of-strozzi", "william-caxton"])
def test_some_cards_lift_the_hand_limit(card: str) -> None:
    text = f"""
        [seat.0]
        florins = 9
        hand = ["cryptography", "machiavellianism", "romantic-realism"]
        west = ["{card}"]
        [market]{ROWS}
    """.replace('"gutenberg"]\n    east', '"cromwell"]\n    east')
    game = pax(text)
    assert why_not(game, "buy antipope") == "ok"
    do(game, "buy antipope", "buy dervishes")
    assert len(hand(game, 0)) == 5


@rule("E1", "glossary:hand.1", "glossary:florin.b")
def test_purses_are_open_and_hands_are_not() -> None:
    """A bought card is known, since all saw it; the number of cards and of florins is always to be seen."""
    game = pax(f"[seat.0]\nflorins = 1\n[seat.1]\nflorins = 7\n[market]{ROWS}")
    do(game, "buy antipope")
    mine, theirs, nobody = (game.view(seat) for seat in (0, 1, -1))
    assert mine["hand"] == [[card_number("antipope")], [0]]
    assert theirs["hand"] == [[1], []]
    assert nobody["hand"] == [[1], [0]]
    assert mine["florins"] == theirs["florins"] == nobody["florins"] == [0, 7]
