"""The game for one: set-up, what the automated bank may do, and how it wins (docs/rules/pax_renaissance/solo.md)."""

from __future__ import annotations

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.engine import codec
from regnum.engine.chance import VerifiableChance
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.selfplay import simulate
from regnum.titles.pax_renaissance.facts.catalogue import BANK_IDS, IS_COMET
from regnum.titles.pax_renaissance.facts.courses import INCOME
from regnum.titles.pax_renaissance.facts.names import NONE
from regnum.titles.pax_renaissance.position.queries.market import cards_left
from regnum.titles.pax_renaissance.position.queries.solo import is_called_for
from regnum.titles.pax_renaissance.title import TITLE
from tests.titles.pax_renaissance.builder import Pax, coins, florins, hand, pax, row, ruler
from tests.titles.positions import decision, do, moves, told, why_not

NO_EAST = "[deck.east]\ntop = 0\nlow = 0\ncomets = []\n"  # western cards come into the East row


def new(**options: str) -> Pax:
    return regnum.new("pax_renaissance", players=1, seed=3, options=options)


# ---- set-up ---------------------------------------------------------------------------------------------------------


def test_fugger_begins_with_three_florins_against_a_bank_with_four() -> None:
    game = new()
    assert (game.seat_count, game.title.players(game), game.title.automated_seats(game)) == (2, 1, {1: "bank"})
    assert BANK_IDS[game.state.bank[0]] == "fugger"
    assert game.state.bank[1] != game.state.bank[0]
    assert game.state.florins == [3, 4]
    assert game.waiting == (0,)


def test_the_bank_owns_the_three_other_concessions() -> None:
    game = new()
    assert game.state.pawn.count(0) == 1
    assert game.state.pawn.count(1) == 3
    four = regnum.new("pax_renaissance", players=4, seed=3)
    assert [pawn != NONE for pawn in game.state.pawn] == [pawn != NONE for pawn in four.state.pawn]


def test_each_deck_has_eighteen_cards_with_the_comets_among_the_lower_ten() -> None:
    game = new()
    for deck in (0, 1):
        assert cards_left(game.state, deck) + 6 == 18
        assert game.state.low_left[deck] + len(game.state.comets[deck]) == 10
    assert not any(IS_COMET[card] for card in game.state.market)


@pytest.mark.parametrize("number", ["4", "6", "10", "12"])
def test_more_or_fewer_cards_on_top_change_the_difficulty(number: str) -> None:
    game = new(solo_cards_on_top=number)
    assert [cards_left(game.state, deck) + 6 for deck in (0, 1)] == [int(number) + 10] * 2


def test_the_option_changes_nothing_for_more_players() -> None:
    few, usual = ({"solo_cards_on_top": number} for number in ("4", "8"))
    games = [regnum.new("pax_renaissance", players=2, seed=3, options=options) for options in (few, usual)]
    assert [cards_left(game.state, 0) for game in games] == [16, 16]


def test_the_imperial_victory_needs_three_kings_more_as_with_two_players() -> None:
    text = '[seat.0]\nwest = ["ruler-england", "ruler-france"]\n'
    assert why_not(pax('victories = ["imperial"]\n' + text, 1), "declare imperial") == "conditions_not_met"
    three = text.replace('"]', '", "ruler-aragon"]')
    assert why_not(pax('victories = ["imperial"]\n' + three, 1), "declare imperial") == "ok"


# ---- the bank wins --------------------------------------------------------------------------------------------------

KINGS = '[seat.1]\nflorins = {florins}\nwest = ["ruler-england", "ruler-france", "ruler-aragon"]\n'
COSTLY_KINGS = KINGS.replace('"ruler-aragon"', '"ruler-aragon", "kappeler-milchsuppe"')
FULL = """
[market]
east = ["the-grim", "safavids", "dervishes", "qizilbash", "ottoman-navy", "black-army"]
west = ["luther", {card}, "antipope", "jesuits", "genoese-fleet", "kingmaker"]
"""


def end_turn(text: str) -> Pax:
    """The player ends his turn in a position in which every row needs one card only."""
    game = pax(text + "\n[turn]\nactive = 0\nspent = 1\n", 1)
    return do(game, "end-turn")


def ending(game: Pax) -> tuple[tuple[int, ...], str]:
    """Who won, and how."""
    outcome = game.outcome
    assert outcome is not None
    return outcome.winners, outcome.way


def market(card: str) -> str:
    return FULL.format(card=f'"{card}"')


def test_the_bank_wins_if_it_could_declare() -> None:
    game = end_turn('victories = ["imperial"]\n' + KINGS.format(florins=0) + market("cromwell"))
    assert ending(game) == ((1,), "imperial")


def test_a_victory_that_costs_two_actions_is_no_obstacle_at_the_start_of_its_turn() -> None:
    text = COSTLY_KINGS.format(florins=0) + market("cromwell")
    assert end_turn('victories = ["imperial"]\n' + text).over


def test_the_bank_does_not_win_by_an_inactive_victory_without_a_comet() -> None:
    game = end_turn(KINGS.format(florins=5) + market("cromwell"))
    assert decision(game) == "SetCourse"


def test_the_bank_wins_if_it_could_buy_a_comet_and_declare() -> None:
    text = market("regiomontanus-the-comet-of-1472")
    assert ending(end_turn(KINGS.format(florins=1) + text)) == ((1,), "imperial")
    assert not end_turn(KINGS.format(florins=0) + text).over


def test_a_comet_on_the_fair_space_or_a_victory_of_two_actions_is_out_of_its_reach() -> None:
    fair = market("cromwell").replace("luther", "regiomontanus-the-comet-of-1472")
    moved = end_turn(KINGS.format(florins=9) + fair)
    assert not moved.over
    assert not end_turn(COSTLY_KINGS.format(florins=1) + market("regiomontanus-the-comet-of-1472")).over


def test_the_florin_on_a_face_up_card_makes_the_comet_cheaper() -> None:
    text = market("cromwell*1").replace("antipope", "regiomontanus-the-comet-of-1472")
    assert end_turn(KINGS.format(florins=1) + text).over
    assert not end_turn(KINGS.format(florins=1) + text.replace("*1", "")).over


def test_the_bank_wins_in_its_next_turn_when_the_market_has_a_gap() -> None:
    empty = "[deck.east]\ntop = 0\nlow = 0\ncomets = []\n[deck.west]\ntop = 0\nlow = 0\ncomets = []\n"
    gap = market("cromwell").replace(', "kingmaker"', "")
    game = end_turn("[seat.0]\nflorins = 30\n" + gap + empty)
    assert ending(game) == ((1,), "dry_market")


def test_a_gap_after_the_turn_of_the_bank_leaves_the_player_one_turn() -> None:
    empty = "[deck.east]\ntop = 0\nlow = 0\ncomets = []\n[deck.west]\ntop = 0\nlow = 0\ncomets = []\n"
    gap = market("cromwell").replace(', "kingmaker"', "")
    game = pax(gap + empty + "[turn]\nactive = 1\nactions = 0\nspent = 1\n", 1)
    do(game, "end-turn")
    assert (game.over, game.waiting) == (False, (0,))
    do(game, "fair west", "end-turn")
    assert ending(game) == ((1,), "dry_market")


# ---- what the bank may do -------------------------------------------------------------------------------------------

BANK_TURN = "\n[turn]\nactive = 1\n"
SHOP = (
    """
[seat.1]
florins = 5
[market]
east = ["romantic-realism", "machiavellianism", "gutenberg", "mining-engineer"]
west = ["luther", "regiomontanus-the-comet-of-1472"]
"""
    + NO_EAST
)


def test_the_bank_buys_and_plays_at_once_with_both_actions() -> None:
    game = do(pax(SHOP + BANK_TURN, 1), "course 6 main", "buy-and-play gutenberg", "no-more-agents")
    assert (row(game, 1, "west"), hand(game, 1), florins(game, 1), game.state.actions) == (["gutenberg"], [], 3, 0)
    assert moves(game) == {"end-turn"}


def test_the_bank_puts_no_florin_on_a_face_up_card_that_holds_one() -> None:
    text = SHOP.replace('"romantic-realism", "machiavellianism"', '"romantic-realism*2", "machiavellianism*1"')
    game = do(pax(text + BANK_TURN, 1), "course 6 main", "buy-and-play mining-engineer")
    assert florins(game, 1) == 3
    assert coins(game, "east")[:3] == [3, 1, 1]


def test_the_bank_neither_buys_nor_declares_nor_takes_comets() -> None:
    game = do(pax('victories = ["imperial"]\n' + KINGS.format(florins=5) + SHOP.split("\n", 3)[3] + BANK_TURN, 1))
    do(game, "course 6 main")
    assert why_not(game, "buy gutenberg") == "not_for_automated_bank"
    assert why_not(game, "declare imperial") == "not_for_automated_bank"
    assert why_not(game, "buy-and-play regiomontanus-the-comet-of-1472") == "not_for_automated_bank"
    assert why_not(game, "buy-and-play romantic-realism") == "card_is_face_down"
    assert why_not(game, "buy-and-play luther") == "card_is_face_down"
    assert why_not(game, "buy-and-play jesuits") == "card_not_for_sale"


def test_with_one_action_or_too_few_florins_it_buys_nothing() -> None:
    one = pax(SHOP + BANK_TURN + "actions = 1\nspent = 1\n", 1)
    assert why_not(do(one, "course 7 main"), "buy-and-play gutenberg") == "needs_both_actions"
    poor = do(pax(SHOP.replace("florins = 5", "florins = 1") + BANK_TURN, 1), "course 6 main")
    assert why_not(poor, "buy-and-play gutenberg") == "too_expensive"
    (lacking,) = told(poor, "buy-and-play gutenberg").shortfalls
    assert (lacking.name, lacking.have) == ("florins", poor.state.florins[poor.waiting[0]])
    assert lacking.need > lacking.have
    assert why_not(poor, "buy-and-play machiavellianism") == "ok"


def test_nobody_else_buys_and_plays_at_once() -> None:
    assert why_not(pax(SHOP, 1), "buy-and-play gutenberg") == "only_automated_bank"
    assert why_not(pax(SHOP, 2), "buy-and-play gutenberg") == "only_automated_bank"
    assert not any(move.startswith("buy-and-play") for move in moves(pax(SHOP, 1)))


# ---- courses --------------------------------------------------------------------------------------------------------

RICH = '[seat.1]\nflorins = 9\n[market]\neast = ["romantic-realism"]\nwest = ["machiavellianism"]\n' + NO_EAST
TRIGGERS = {
    1: '[seat.0]\nwest = ["ruler-england", "ruler-france"]\n',
    2: '[seat.0]\nwest = ["ruler-england"]\n[empire.england]\nrepublic = 1\n',
    3: '[city]\ncairo = "islamic-knight"\n',
    4: '[seat.0]\nwest = ["hermeticism"]\n[bishop]\nhermeticism = "catholic"\n',
    5: '[border]\nengland-france = "pawn-0"\nfrance-aragon = "pawn-0"\n',
}


def open_rows(game: Pax) -> set[str]:
    return {move.split()[1] for move in moves(game)}


def test_without_a_trigger_only_the_last_rows_are_open() -> None:
    assert open_rows(pax(RICH + BANK_TURN, 1)) == {"6", "7"}
    assert open_rows(pax(RICH + BANK_TURN + "actions = 1\n", 1)) == {"7"}


@pytest.mark.parametrize(("purse", "actions", "called"), [(3, 2, False), (2, 2, True), (3, 1, True)])
def test_income_is_called_for_with_one_action_or_few_florins(purse: int, actions: int, called: bool) -> None:
    game = pax(RICH.replace("9", str(purse)) + BANK_TURN + f"actions = {actions}\n", 1)
    assert is_called_for(game.state, INCOME) == called


@pytest.mark.parametrize("number", TRIGGERS)
def test_the_trigger_of_a_row(number: int) -> None:
    game = pax(RICH + TRIGGERS[number] + BANK_TURN, 1)
    assert open_rows(game) == {str(number), "6", "7"}
    assert ruler(game, "mamluk") == "throne"


@pytest.mark.parametrize(
    ("number", "counter"),
    [
        (1, ('"ruler-england", "ruler-france"', '"ruler-england"')),
        (2, ("[empire.england]", '[seat.1]\nwest = ["ruler-aragon"]\n[empire.aragon]\nrepublic = 1\n[empire.england]')),
        (3, ("[city]", '[city]\nvenice = "catholic-knight"')),
        (4, ("[bishop]", '[bishop]\nruler-france = "reformist"')),
        (5, ("[border]", '[border]\nengland-portugal = "pawn-1"')),
    ],
)
def test_what_lifts_a_trigger(number: int, counter: tuple[str, str]) -> None:
    text = RICH.replace("[seat.1]\nflorins = 9\n", "") + TRIGGERS[number].replace(*counter) + BANK_TURN
    assert str(number) not in open_rows(pax(text, 1))


def test_a_row_has_its_objectives_and_nothing_goes_back() -> None:
    text = RICH + TRIGGERS[1] + TRIGGERS[5] + BANK_TURN
    game = pax(text, 1)
    assert why_not(game, "course 5 secondary") == "no_such_course"
    assert why_not(game, "course 2 main") == "course_not_called_for"
    later = pax(text + "actions = 1\nspent = 1\ncourse = [4, 0]\n", 1)
    assert why_not(later, "course 1 main") == "course_lies_behind"
    assert why_not(later, "course 5 main") == "course_lies_behind"
    assert why_not(later, "course 5 prestige") == "ok"


# ---- files and whole games ------------------------------------------------------------------------------------------


def test_saves_and_positions_of_a_game_for_one_can_be_read_again() -> None:
    chance = VerifiableChance.from_secret(b"s" * 32, [b"n" * 16])
    history = History(regnum.new("pax_renaissance", players=1, chance=chance))
    for number in range(40):
        game = history.game
        if game.over:
            break
        seat = game.waiting[0]
        options = game.legal(seat)
        history.move(seat, str(game.decision().spell(options[number * 7 % len(options)])))
    data = regnum.save(history)
    loaded = regnum.load(data)
    assert regnum.fingerprint(loaded.game) == regnum.fingerprint(history.game)
    assert b'"players": 1' in data
    text = presenter_of(TITLE).write_position(history.game)
    again = presenter_of(TITLE).read_position(text)
    assert presenter_of(TITLE).write_position(again) == text
    assert again.title.players(again) == 1


def test_a_save_that_names_another_number_of_players_is_refused() -> None:
    history = History(new())
    body = codec.read_file(regnum.save(history))
    body.players = 2
    with pytest.raises(RegnumError, match="a game for 2"):
        regnum.load(codec.sealed_bytes(body))


@pytest.mark.parametrize("agent", ["random", "greedy"])
def test_solo_games_come_to_their_end(agent: str) -> None:
    games = 40 if agent == "random" else 4
    result = simulate("pax_renaissance", players=1, games=games, agents=[agent], seed=11)
    assert (result.finished, result.errors, result.dead_ends) == (games, 0, 0)
    assert sum(result.wins_by_seat) == games
    assert result.wins_by_agent == {agent: result.wins_by_seat[0], "bank": result.wins_by_seat[1]}
    assert result.outcomes["patron"] == 0


@pytest.mark.slow
def test_hundreds_of_solo_games_come_to_their_end() -> None:
    result = simulate("pax_renaissance", players=1, games=400, agents=["random"], seed=12)
    assert (result.finished, result.errors, result.dead_ends) == (400, 0, 0)
