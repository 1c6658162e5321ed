"""L2a, L2b, G6. The game ends without a declaration: the market runs dry, or only one banker is left."""

from __future__ import annotations

from tests.rule import rule
from tests.titles.pax_renaissance.builder import Pax, border, coins, florins, market, pax, place, ruler
from tests.titles.positions import decision, do, moves, moves_with, why_not

DRY = """
    [market]
    west = ["the-bold", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
    east = ["safavids", "dervishes", "qizilbash", "janissaries", "phocoean-alum", "the-grim"]
    [deck.east]
    top = {east}
    low = 0
    comets = []
    [deck.west]
    top = {west}
    low = 0
    comets = []
"""


def ended(game: Pax) -> tuple[tuple[int, ...], str]:
    """Who has won, and how."""
    assert game.over
    assert game.outcome is not None
    return game.outcome.winners, game.outcome.way


def dry(seats: str, players: int = 2, east: int = 0, west: int = 0, **options: str) -> Pax:
    """A market above decks of so many cards; seat 0 is to move."""
    return pax(seats + DRY.format(east=east, west=west), players, **options)


# ---- patrons --------------------------------------------------------------------------------------------------------


@rule("L2a", "D2b", "D2b:note1", "glossary:prestige")
def test_when_the_market_cannot_be_filled_the_greatest_patron_wins() -> None:
    """At the refresh, and not before; florins do not matter then, nor does a bishop on a patron."""
    game = dry("""
        [seat.0]
        florins = 9
        west = ["michelangelo"]
        [seat.1]
        west = ["cryptography", "humanism"]
        [bishop]
        humanism = "catholic"
    """)
    do(game, "buy antipope")
    assert not game.over
    do(game, "end-turn")
    assert ended(game) == ((1,), "patron")


@rule("L2a", "D2b", "D2b:note1")
def test_the_last_cards_of_either_deck_keep_the_game_going() -> None:
    """Two gaps in the West and one card in each deck: both come to the West, and the game goes on."""
    for east, west, over in ((1, 1, False), (2, 0, False), (0, 2, False), (1, 0, True), (0, 1, True)):
        game = dry("[seat.0]\nflorins = 9", east=east, west=west)
        do(game, "buy jesuits", "buy kingmaker", "end-turn")
        assert game.over == over
        assert ("" in market(game, "west")) == over


@rule("L2a", "D2b")
def test_by_the_other_reading_the_game_goes_on_while_any_card_comes() -> None:
    """One card for two gaps: play goes on with a gap; at the next refresh none comes, and the game ends."""
    game = dry("[seat.0]\nflorins = 9\n[seat.1]\nwest = ['michelangelo']", east=1, market_exhaustion="no_card_at_all")
    do(game, "buy antipope", "buy kingmaker", "end-turn")
    assert (game.over, market(game, "west").count(""), game.waiting) == (False, 1, (1,))
    do(game, "sell michelangelo", "end-turn")
    assert ended(game) == ((0,), "patron")
    full = dry("[seat.0]\nwest = ['michelangelo']", market_exhaustion="no_card_at_all")
    do(full, "sell michelangelo", "end-turn")
    assert not full.over


@rule("L2a")
def test_a_full_market_above_empty_decks_does_not_end_the_game() -> None:
    game = do(dry("[seat.0]\nwest = ['michelangelo']"), "sell michelangelo", "end-turn")
    assert (game.over, game.waiting) == (False, (1,))


@rule("L2b")
def test_florins_break_a_tie_of_patrons_and_equals_share() -> None:
    """Only among those with the most patron prestige."""
    seats = """
        [seat.0]
        florins = {0}
        west = ["michelangelo", "spanish-tercio"]
        [seat.1]
        florins = {1}
        west = ["cryptography"]
        [seat.2]
        florins = 99
    """
    for mine, winners in ((4, (1,)), (5, (0, 1)), (6, (0,))):
        game = dry(seats.format(mine - 1, 5), players=3)
        do(game, "sell spanish-tercio", "buy antipope", "end-turn")
        assert florins(game) == mine
        assert ended(game) == (winners, "patron")


@rule("L2b")
def test_without_any_patron_the_richest_wins_and_equals_share() -> None:
    game = do(dry("[seat.0]\nflorins = 4\n[seat.1]\nflorins = 3"), "buy antipope", "end-turn")
    assert ended(game) == ((0, 1), "patron")
    rich = do(dry("[seat.0]\nflorins = 4\n[seat.1]\nflorins = 2"), "buy antipope", "end-turn")
    assert ended(rich) == ((0,), "patron")


# ---- bankruptcy -----------------------------------------------------------------------------------------------------


@rule("G6", "G2b.1")
def test_in_the_bankruptcy_variant_the_organiser_gets_no_subsidy() -> None:
    """All profits travel: with one florin from China the first concession is paid."""
    text = """
        [seat.0]
        florins = 1
        [border]
        hungary-byzantium = "pawn-1"
    """
    on = do(pax(text, bankruptcy="on"), "fair east", "levy tana")
    assert (florins(on), florins(on, 1), coins(on, "east")[0]) == (1, 1, 0)
    off = do(pax(text), "fair east")
    assert (florins(off), florins(off, 1), decision(off)) == (2, 0, "ChooseAction")


@rule("G6")
def test_who_has_nothing_left_is_ruined_and_the_last_banker_wins() -> None:
    """A pirate kills the only concession of a player without florins and cards."""
    text = """
        [seat.0]
        hand = ["venetian-navy"]
        [seat.1]
        {cards}
        [border]
        aragon-papal-states = "pawn-1"
        {border}
    """
    strike = ("play venetian-navy", "station catholic-pirate aragon-papal-states papal-states")
    game = do(pax(text.format(cards="", border=""), bankruptcy="on"), *strike)
    assert ended(game) == ((0,), "last_banker")
    for cards, more in (
        ("florins = 1", ""),
        ('hand = ["luther"]', ""),
        ('west = ["luther"]', ""),
        ('east = ["safavids"]', ""),
        ('old_maids = ["anne-of-brittany"]', ""),
        ("", 'england-france = "pawn-1"'),
    ):
        saved = do(pax(text.format(cards=cards, border=more), bankruptcy="on"), *strike)
        assert (saved.over, saved.state.out) == (False, [0, 0]), cards
    assert not do(pax(text.format(cards="", border="")), *strike).over


@rule("G6", "D2c")
def test_the_others_play_on_without_the_ruined_player() -> None:
    """His turns are passed over, and he is no opponent for a victory any more."""
    text = """
        victories = ["imperial"]
        [seat.0]
        hand = ["venetian-navy"]
        west = ["ruler-england", "ruler-france"]
        [seat.1]
        {cards}
        [seat.2]
        florins = 1
        [border]
        aragon-papal-states = "pawn-1"
    """
    game = pax(text.format(cards=""), players=3, bankruptcy="on")
    do(game, "play venetian-navy", "station catholic-pirate aragon-papal-states papal-states")
    assert (game.over, game.state.out) == (False, [0, 1, 0])
    do(game, "end-turn")
    assert game.waiting == (2,)
    do(game, "fair west")
    while decision(game) == "PlaceLevy":
        do(game, str(next(iter(game.moves()))))
    do(game, "end-turn")
    assert game.waiting == (0,)
    assert why_not(game, "declare imperial") == "ok"


@rule("G6")
def test_the_turn_of_a_player_who_ruins_himself_is_over() -> None:
    """His last card goes in his own apostasy; the market is refreshed and the next player is on turn."""
    game = pax(
        """
        [seat.0]
        west = ["oratory-of-divine-love", "luther"]
        [seat.1]
        florins = 1
        [seat.2]
        florins = 1
    """,
        players=3,
        bankruptcy="on",
    )
    do(game, "condemn catholic-reformist")
    assert (game.state.out, game.waiting, game.state.actions) == ([1, 0, 0], (1,), 2)
    assert game.state.rows[:2] == [[], []]


@rule("G6", "I1", "I2")
def test_a_queen_being_played_saves_her_owner_from_ruin() -> None:
    """She is his last card: he may still crown her, or keep her as an old maid."""
    text = """
        [seat.0]
        hand = ["anne-of-brittany"]
        [seat.1]
        florins = 1
    """
    game = do(pax(text, bankruptcy="on"), "play anne-of-brittany")
    assert (game.over, game.state.out, decision(game)) == (False, [0, 0], "DeclareOneShot")
    assert "fire england" in moves_with(game, "fire")
    do(game, "fire england", "no-concession")
    assert (ruler(game, "england"), game.state.out) == ("0 king", [0, 0])
    maid = do(pax(text, bankruptcy="on"), "play anne-of-brittany", "decline")
    assert (place(maid, "anne-of-brittany"), maid.state.out) == ("old maid", [0, 0])
    assert "sell anne-of-brittany" in moves(maid)
    assert border(maid, "england-france") == ""
