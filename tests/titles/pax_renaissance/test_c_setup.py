"""C. Set-up: Europe, banks, decks, market, thrones and florins."""

from __future__ import annotations

import pytest

import regnum
from regnum.engine.chance import ScriptedChance
from regnum.titles.pax_renaissance.facts.catalogue import (
    ADJACENT,
    BANK_BORDER,
    BANK_IDS,
    BORDER,
    CIRCLE,
    COMETS,
    DECK,
    EMPIRE,
    EMPIRE_IDS,
    EMPIRES,
    IS_CAPITAL,
    IS_COMET,
    read,
)
from regnum.titles.pax_renaissance.facts.names import EAST, NONE, WEST
from regnum.titles.pax_renaissance.position.queries.market import hidden_left
from regnum.titles.pax_renaissance.position.state import IN_DECK, IN_MARKET, ON_THRONE
from regnum.titles.pax_renaissance.rules.market import turn_card
from tests.rule import rule
from tests.titles.pax_renaissance.builder import (
    Pax,
    border,
    city,
    coins,
    emporium,
    market,
    pax,
    regime,
    repressed,
    ruler,
    supply,
)
from tests.titles.positions import decision, do, why_not

SEEDS = range(12)
START_1460 = {
    "london": "catholic-rook",
    "vienna": "catholic-rook",
    "paris": "catholic-knight",
    "buda": "catholic-knight",
    "toledo": "catholic-knight",
    "valencia": "catholic-knight",
    "venice": "catholic-knight",
    "tana": "islamic-knight",
    "cairo": "islamic-rook",
    "constantinople": "islamic-rook",
    "constantinople-2": "islamic-knight",
    "constantinople-3": "islamic-knight",
}


def new_game(players: int = 2, seed: int = 0, **options: str) -> Pax:
    """A game at its very start."""
    return regnum.new("pax_renaissance", players=players, seed=seed, options=options)


def seated(*banks: str, first: int = 0, **options: str) -> Pax:
    """A new game in which the seats drew these banks, and in which a draw for the first player would say `first`."""
    left = list(BANK_IDS)
    draws = []
    for bank in banks:
        draws.append(left.index(bank))
        left.remove(bank)
    chance = ScriptedChance([*draws, *[0] * 12, first])
    return regnum.new("pax_renaissance", players=len(banks), options=options, chance=chance)


def draw_deck(game: Pax, deck: int) -> list[int]:
    """Every card that a deck still holds, from the top."""
    return [turn_card(game, deck) for _ in range(hidden_left(game.state, deck))]


# ---- Europe ---------------------------------------------------------------------------------------------------------


@rule("C1", "glossary:adjacency.1")
def test_europe_is_a_grid_of_two_rows_and_five_columns() -> None:
    """Empires are adjacent where a step in any direction, a slanting one too, leads from one to the other."""
    north = ["england", "france", "holy_roman_empire", "hungary", "byzantium"]
    south = ["portugal", "aragon", "papal_states", "ottoman", "mamluk"]
    places = {name: (line, column) for line, names in enumerate((north, south)) for column, name in enumerate(names)}
    assert set(EMPIRE_IDS) == set(places)
    assert {name: (entry["row"], entry["column"]) for name, entry in read("empires").items()} == places
    for one in range(EMPIRES):
        near = {
            other
            for other in range(EMPIRES)
            if other != one and abs(places[EMPIRE_IDS[one]][1] - places[EMPIRE_IDS[other]][1]) <= 1
        }
        assert set(ADJACENT[one]) == near


@rule("B2b", "C1", "glossary:theocracy", "glossary:feudal")
def test_eight_empires_begin_medieval() -> None:
    game = new_game()
    states = {name: regime(game, name) for name in EMPIRE.names}
    assert states.pop("papal-states") == "catholic"
    assert states.pop("mamluk") == "islamic"
    assert set(states.values()) == {"medieval"}
    assert len(states) == 8


@rule("C1a.1", "glossary:emporium", "B2h")
def test_tana_and_trebizond_are_open_at_the_start() -> None:
    game = new_game()
    assert (emporium(game, "east"), emporium(game, "west")) == ("tana", "trebizond")
    assert [regime(game, name) for name in ("england", "holy-roman-empire")] == ["medieval", "medieval"]


@rule("C1a.2", "H1.1")
def test_only_a_trade_shift_moves_a_disk() -> None:
    """Fairs, operations and wars leave the emporia as they are."""
    game = pax("""
        [seat.0]
        hand = ["jesuits", "the-kremlin"]
        [city]
        algiers = "islamic-rook"
        valencia = "catholic-rook"
        toledo = "catholic-knight"
    """)
    do(game, "fair east", "play jesuits", "fire aragon", "lose-noble valencia", "no-concession")
    do(game, "appoint catholic-bishop jesuits", "end-turn", "fair west")
    while decision(game) == "PlaceLevy":
        do(game, str(next(iter(game.moves()))))
    assert (emporium(game, "east"), emporium(game, "west")) == ("tana", "trebizond")
    do(
        game,
        "end-turn",
        "play the-kremlin",
        "fire-everywhere",
        "station pawn-0 holy-roman-empire-hungary holy-roman-empire",
    )
    assert (emporium(game, "east"), emporium(game, "west")) == ("novgorod", "trebizond")


@rule("C4", "C4a", "B6:figure1", "glossary:nobles")
def test_the_capitals_hold_their_first_nobles() -> None:
    """Twelve pieces in ten capitals, taken from the supply; all other cities are empty."""
    game = new_game()
    assert {name: city(game, name) for name in CIRCLE.names if city(game, name)} == START_1460
    assert {IS_CAPITAL[CIRCLE.find(name)] for name in START_1460} == {True}
    assert (supply(game, "catholic-knight"), supply(game, "catholic-rook")) == (5, 8)
    assert (supply(game, "islamic-knight"), supply(game, "islamic-rook")) == (4, 5)


@rule("C1c", "C4")
def test_europe_in_1550() -> None:
    """England and the Empire are Reformist, with a red knight in each capital; the Red Sea is open."""
    game = new_game(europe_1550="on")
    assert [regime(game, name) for name in ("england", "holy-roman-empire")] == ["reformist", "reformist"]
    reformed = {"london": "reformist-knight", "vienna": "reformist-knight"}
    assert {name: city(game, name) for name in CIRCLE.names if city(game, name)} == {**START_1460, **reformed}
    assert (emporium(game, "east"), emporium(game, "west")) == ("tana", "red-sea")
    assert regime(game, "france") == "medieval"


@rule("C1c")
def test_the_white_route_of_1550_by_the_other_reading() -> None:
    game = new_game(europe_1550="on", setup_1550_white_route="trebizond")
    assert (emporium(game, "east"), emporium(game, "west")) == ("tana", "trebizond")
    assert regime(game, "england") == "reformist"
    assert emporium(new_game(setup_1550_white_route="red_sea"), "west") == "trebizond"


# ---- banks ----------------------------------------------------------------------------------------------------------


@rule("C2", "C2a", "C2b", "C2c", "C2d", "B6c", "B1.4")
def test_every_bank_has_its_first_concession() -> None:
    colours = {name: entry["colour"] for name, entry in read("banks").items()}
    assert colours == {"fugger": "blue", "medici": "yellow", "coeur": "purple", "marchionni": "green"}
    game = seated("marchionni", "fugger", "coeur", "medici")
    found = {name: border(game, name) for name in BORDER.names if border(game, name)}
    assert found == {
        "england-portugal": "pawn-0",
        "france-holy-roman-empire": "pawn-1",
        "ottoman-mamluk": "pawn-2",
        "aragon-papal-states": "pawn-3",
    }
    assert [BANK_IDS[bank] for bank in game.state.bank] == ["marchionni", "fugger", "coeur", "medici"]


@rule("C2", "C3a", "B3", "glossary:personal_supply")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_draws_a_bank_of_his_own(players: int) -> None:
    """Each keeps nine pawns; seats that nobody takes put none on the map."""
    drawn = set()
    for seed in SEEDS:
        game = new_game(players, seed)
        assert len(set(game.state.bank)) == players
        assert [game.state.pawn[BANK_BORDER[bank]] for bank in game.state.bank] == list(range(players))
        assert [supply(game, f"pawn-{seat}") for seat in range(4)] == [9] * players + [10] * (4 - players)
        drawn.add(game.state.bank[0])
    assert drawn == {0, 1, 2, 3}


@rule("C3", "glossary:bank", "glossary:hand.1")
def test_hands_and_tableaux_begin_empty() -> None:
    game = new_game(3)
    assert game.state.rows == [[]] * 6
    assert game.state.hand == [[]] * 3


# ---- decks and market -----------------------------------------------------------------------------------------------


@rule("C5", "C5a", "C5b", "B7a", "glossary:comet")
@pytest.mark.parametrize(("players", "size"), [(2, 22), (3, 26), (4, 30)])
@pytest.mark.parametrize("deck", [EAST, WEST])
def test_the_comets_are_among_the_last_fourteen_cards(players: int, size: int, deck: int) -> None:
    """Four cards a player come first; two comets and twelve cards of the same deck follow."""
    for seed in SEEDS:
        game = new_game(players, seed)
        row = game.state.market[deck * 6 : deck * 6 + 6]
        cards = row + draw_deck(game, deck)
        assert len(cards) == len(set(cards)) == size
        assert all(DECK[card] == deck for card in cards)
        assert [IS_COMET[card] for card in cards[:-14]] == [False] * (4 * players)
        assert sum(IS_COMET[card] for card in cards[-14:]) == 2


@rule("C5a", "B7a")
def test_every_place_of_the_lower_part_is_as_good_for_a_comet() -> None:
    """On average a comet lies in the middle of the fourteen cards, and each place is found."""
    places = []
    for seed in range(150):
        game = new_game(seed=seed)
        low = draw_deck(game, WEST)[-14:]
        places += [place for place, card in enumerate(low) if IS_COMET[card]]
    assert set(places) == set(range(14))
    assert abs(sum(places) / len(places) - 6.5) < 0.5


@rule("C5a", "C5b")
def test_the_cards_of_a_deck_differ_from_game_to_game() -> None:
    rows = {tuple(new_game(seed=seed).state.market) for seed in SEEDS}
    assert len(rows) == len(SEEDS)


@rule("C6a", "B2e", "glossary:market", "D2a", "D2.3")
def test_the_first_market() -> None:
    """Six cards in each row from its own deck; the leftmost is face down, the others can be bought."""
    game = new_game()
    assert all(DECK[game.state.market[space]] == space // 6 for space in range(12))
    assert all(game.state.place[card] == IN_MARKET for card in game.state.market)
    assert coins(game, "east") == coins(game, "west") == [0] * 6
    seat = game.state.active
    game.state.florins[seat] = 5
    for row in ("east", "west"):
        words = [why_not(game, f"buy {card}") for card in market(game, row)]
        assert words == ["card_is_face_down", "ok", "ok", "ok", "ok", "ok"]


@rule("C5c")
def test_astrology_shows_the_next_card_of_each_deck() -> None:
    """It is no market card yet, comes first at the refresh, and the one below it is turned then."""
    game = new_game(astrology="on")
    seat = game.state.active
    east, west = game.state.next_card
    assert (DECK[east], DECK[west]) == (EAST, WEST)
    assert (game.state.place[east], game.state.place[west]) == (IN_DECK, IN_DECK)
    assert east not in game.state.market
    assert game.title.view(game, 1 - seat)["next_card"] == [east, west]
    game.state.florins[seat] = 9
    do(game, f"buy {market(game, 'east')[5]}")
    assert game.state.market.count(east) == 0
    do(game, "end-turn")
    assert game.state.market[5] == east
    assert game.state.next_card[1] == west
    assert game.state.next_card[0] not in (east, NONE)
    assert DECK[game.state.next_card[0]] == EAST


@rule("C5c")
def test_a_foreseen_card_cannot_be_bought() -> None:
    game = pax(
        """
        [seat.0]
        florins = 9
        [deck.west]
        next = "antipope"
    """,
        astrology="on",
    )
    assert why_not(game, "buy antipope") == "card_not_for_sale"
    assert new_game().state.next_card == [NONE, NONE]


@rule("C5c", "C5a")
def test_astrology_changes_nothing_in_the_size_of_the_decks() -> None:
    """The card shown is one of the deck; the last one is followed by none."""
    game = new_game(astrology="on")
    assert hidden_left(game.state, WEST) + 1 + 6 == 22
    last = pax(
        """
        [seat.0]
        florins = 1
        [market]
        west = ["the-bold", "antipope", "jesuits", "kingmaker", "luther", "gutenberg"]
        [deck.west]
        top = 0
        low = 0
        comets = []
        next = "cromwell"
    """,
        astrology="on",
    )
    do(last, "buy antipope", "end-turn")
    assert market(last, "west")[-1] == "cromwell"
    assert last.state.next_card[WEST] == NONE
    assert not last.over


# ---- thrones, victories, florins ------------------------------------------------------------------------------------


@rule("C6b", "B4.1", "B2d")
def test_all_rulers_begin_on_their_thrones() -> None:
    game = new_game()
    assert [ruler(game, name) for name in EMPIRE.names] == ["throne"] * 10
    assert game.state.place[-10:] == [ON_THRONE] * 10
    assert game.state.republic == [0] * 10
    assert [repressed(game, name) for name in EMPIRE.names] == [[]] * 10
    assert set(game.state.bishop) == {NONE}
    assert set(game.state.husband) == {NONE}


@rule("C6c", "B7b.1", "B2f", "glossary:victory_cards")
def test_no_victory_is_active_at_the_start() -> None:
    game = new_game()
    assert game.state.victory == [0, 0, 0, 0]
    names = ("renaissance", "globalization", "imperial", "holy")
    assert {why_not(game, f"declare {name}") for name in names} == {"victory_inactive"}


@rule("C7.1", "C7b")
def test_fugger_begins() -> None:
    assert [seated("medici", "fugger", first=0).waiting, seated("fugger", "medici", first=1).waiting] == [(1,), (0,)]
    assert seated("coeur", "marchionni", "fugger").state.active == 2


@rule("C7.1", "C7b")
def test_without_fugger_chance_names_the_first_player() -> None:
    for first in (0, 1, 2):
        game = seated("medici", "coeur", "marchionni", first=first)
        assert game.waiting == (first,)
        assert decision(game) == "ChooseAction"
        assert game.state.actions == 2


@rule("C7.1")
def test_by_the_other_reading_the_farthest_bank_begins() -> None:
    """Fugger, then Marchionni, Medici and Coeur."""
    farthest = "farthest_white_route"
    assert seated("coeur", "medici", "marchionni", "fugger", first_player_rule=farthest).state.active == 3
    assert seated("coeur", "medici", "marchionni", first_player_rule=farthest).state.active == 2
    assert seated("coeur", "medici", first=0, first_player_rule=farthest).state.active == 1
    assert seated("coeur", "medici", first=0).state.active == 0


@rule("C7.2", "C7a")
def test_each_next_player_gets_one_florin_more() -> None:
    assert seated("medici", "coeur", "fugger", "marchionni").state.florins == [5, 6, 3, 4]
    assert seated("medici", "fugger").state.florins == [4, 3]
    assert seated("medici", "coeur", "fugger").state.florins == [4, 5, 3]


@rule("glossary:comet", "B1.2")
def test_four_comets_and_two_in_each_deck() -> None:
    assert len(COMETS) == 4
    assert [sum(DECK[card] == deck for card in COMETS) for deck in (EAST, WEST)] == [2, 2]
