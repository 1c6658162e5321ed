"""D2. The market is refreshed: cards slide, new ones come, the fair card is face down."""

from __future__ import annotations

from regnum.titles.pax_renaissance.facts.catalogue import DECK
from regnum.titles.pax_renaissance.facts.names import EAST, WEST
from tests.rule import rule
from tests.titles.pax_renaissance.builder import card_number, coins, florins, hand, market, pax, place
from tests.titles.positions import decision, do, why_not

WEST_ROW = 'west = ["the-bold", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]'
EAST_ROW = 'east = ["safavids", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]'


@rule("D2.1", "G5a", "glossary:market")
def test_florins_in_the_empty_fair_space_fall_on_the_card_that_arrives() -> None:
    """Two florins left over and one that lay on the next card."""
    game = pax(f"""
        [border]
        hungary-byzantium = "pawn-1"
        [market]
        west = ["the-bold*3", "antipope*1", "jesuits*2", "kingmaker", "luther", "gutenberg*1"]
        {EAST_ROW}
        [city]
        tana = "islamic-knight"
        caffa = "islamic-knight"
        trebizond = "islamic-knight"
    """)
    do(game, "fair west")
    while decision(game) == "PlaceLevy":
        do(game, str(next(iter(game.moves()))))
    assert (florins(game), florins(game, 1), coins(game, "west")) == (1, 1, [2, 1, 2, 0, 0, 1])
    assert place(game, "the-bold") == "gone"
    do(game, "end-turn")
    assert market(game, "west")[:5] == ["antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
    assert coins(game, "west") == [3, 2, 0, 0, 1, 0]
    assert coins(game, "east") == [0] * 6


@rule("D2.1", "D2.2", "G5a")
def test_an_emptied_row_keeps_its_leftover_florins_for_the_first_new_card() -> None:
    """All six cards of the East are gone: the florins wait, and six new cards come from the left on."""
    game = pax(f"""
        [seat.0]
        florins = 1
        [market]
        east = ["*4", "", "", "", "", ""]
        {WEST_ROW}
    """)
    do(game, "buy antipope", "end-turn")
    assert "" not in market(game, "east")
    assert coins(game, "east") == [4, 0, 0, 0, 0, 0]
    assert all(DECK[card_number(card)] == EAST for card in market(game, "east"))


@rule("D2.2", "D2b", "D2b:note1", "B5:note1.1")
def test_an_empty_deck_is_replaced_by_the_other() -> None:
    game = pax(f"""
        [seat.0]
        florins = 3
        [market]
        {EAST_ROW}
        {WEST_ROW}
        [deck.west]
        top = 1
        low = 0
        comets = []
    """)
    do(game, "buy antipope", "buy jesuits", "end-turn")
    new = market(game, "west")[4:]
    assert [DECK[card_number(card)] for card in new] == [WEST, EAST]
    assert not game.over
    assert game.state.top_left == [1, 0]


@rule("D2.2", "D2b")
def test_both_rows_are_first_filled_from_their_own_decks() -> None:
    """The East deck is empty and the West has two cards for its two gaps: the East gets none of them."""
    game = pax(
        f"""
        [seat.0]
        florins = 2
        [market]
        {EAST_ROW}
        west = ["the-bold", "antipope", "jesuits", "kingmaker", "luther", ""]
        [deck.west]
        top = 2
        low = 0
        comets = []
        [deck.east]
        top = 0
        low = 0
        comets = []
    """,
        market_exhaustion="no_card_at_all",
    )
    do(game, "buy antipope", "buy dervishes", "end-turn")
    assert "" not in market(game, "west")
    assert market(game, "east")[5] == ""
    assert {DECK[card_number(card)] for card in market(game, "west")} == {WEST}
    assert game.waiting == (1,)


@rule("D2a", "D2.3", "L1a", "E1b.3", "E5:note1")
def test_a_card_that_slides_into_the_fair_space_is_face_down() -> None:
    """A comet too; only a fair can use it, and then it activates nothing."""
    game = pax("""
        [seat.1]
        florins = 9
        [market]
        west = ["the-bold", "comet3", "jesuits", "kingmaker", "luther", "gutenberg"]
    """)
    do(game, "fair west", "end-turn")
    assert market(game, "west")[0] == "pope-excommunicates-halleys-comet-of-1456"
    assert why_not(game, "buy comet3") == "card_is_face_down"
    assert why_not(game, "buy jesuits") == "ok"
    do(game, "fair west")
    assert (place(game, "comet3"), game.state.victory) == ("gone", [0, 0, 0, 0])
    assert decision(game) == "ChooseAction"
    assert hand(game, 1) == []
