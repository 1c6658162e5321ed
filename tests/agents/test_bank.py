"""The automated bank: every row of its table and every rule for its choices, in positions made for it (solo.md)."""

from __future__ import annotations

import pytest

import regnum
from regnum.agents import ask, make_agent
from regnum.engine.refusals import RegnumError
from tests.titles.pax_renaissance.builder import (
    Pax,
    bishop,
    border,
    city,
    decision,
    do,
    florins,
    pax,
    place,
    regime,
    repressed,
    ruler,
)

EMPTY_SHOP = '[market]\neast = ["romantic-realism"]\nwest = ["machiavellianism"]\n'


def shop(east: str = "", west: str = "", fair: str = "romantic-realism") -> str:
    """A market with a dull card on each fair space; the rows go on with the named cards, `-` for a gap."""
    rows = {"east": [fair, *east.split()], "west": ["machiavellianism", *west.split()]}
    lines = [
        f"{name} = [{', '.join(repr(c) if c != '-' else repr('') for c in cards)}]" for name, cards in rows.items()
    ]
    return "[market]\n" + "\n".join(lines) + "\n"


def turn(text: str, market: str = EMPTY_SHOP, turn: str = "", victories: str = "") -> Pax:
    """The bank is to choose its course."""
    head = f"victories = [{victories}]\n" if victories else ""
    return pax(f"{head}{market}{text}\n[turn]\nactive = 1\n{turn}", 1)


def answer(game: Pax) -> str:
    """One answer of whoever is asked: the bank, or the player with the first that is legal."""
    seat = game.waiting[0]
    option = ask(make_agent("bank", 0), game, seat, 1) if seat == 1 else game.legal(seat)[0]
    said = str(game.decision().spell(option))
    game.apply(seat, option)
    return said


def play(game: Pax) -> list[str]:
    """All answers up to the end of the bank's turn."""
    said: list[str] = []
    while not game.over and decision(game) != "over" and game.state.active == 1:
        said.append(answer(game))
        if said[-1] == "end-turn":
            break
    return said


def courses(said: list[str]) -> list[str]:
    return [move for move in said if move.startswith("course")]


# ---- row 1: kingdoms ------------------------------------------------------------------------------------------------

KINGS = '[seat.0]\nwest = ["ruler-england", "ruler-holy-roman-empire"]\n[seat.1]\nflorins = 9\n'


def test_row_1_takes_a_kingdom_with_a_card_of_the_market() -> None:
    game = turn(KINGS, shop(west="gutenberg kingmaker"))
    assert play(game)[:3] == ["course 1 main", "buy-and-play kingmaker", "fire england"]
    assert ruler(game, "england") == "1 king"


def test_row_1_takes_the_first_card_from_the_left_that_serves_and_the_east_row_on_a_tie() -> None:
    game = turn(KINGS, shop(east="lizard-union teutonic-knights", west="kingmaker"))
    assert play(game)[1] == "buy-and-play lizard-union"
    game = turn(KINGS, shop(east="- teutonic-knights", west="kingmaker"))
    assert play(game)[1] == "buy-and-play kingmaker"


def test_a_card_whose_war_would_be_lost_does_not_serve() -> None:
    game = turn(KINGS + '[city]\nlondon = "catholic-knight"\nbordeaux = "catholic-rook"\n', shop(west="mons-meg"))
    assert courses(play(game))[0] == "course 1 secondary"


def test_row_1_beheads_a_king_if_no_card_serves() -> None:
    game = turn(KINGS + 'east = ["brotherhood-of-st-mark"]\n')
    assert play(game)[:4] == [
        "course 1 main",
        "operations east",
        "operate brotherhood-of-st-mark first",
        "behead ruler-holy-roman-empire",
    ]
    assert ruler(game, "holy-roman-empire") == "throne"


def test_row_1_campaigns_and_pays_all_that_is_needed() -> None:
    text = KINGS.replace("florins = 9", 'florins = 1\nwest = ["ruler-france"]').replace(
        '"ruler-holy-roman-empire"', '"ruler-holy-roman-empire", "ruler-aragon"'
    )
    game = turn(text + '[city]\nparis = "catholic-knight"\n')
    said = play(game)
    assert said[0] == "course 1 main"
    assert "campaign england" in said
    assert ruler(game, "england") == "1 vassal of france"


def test_row_1_weakens_a_kingdom_and_goes_on_to_lower_rows() -> None:
    said = play(turn(KINGS + 'west = ["mons-meg"]\n[city]\nlondon = "catholic-knight"\n'))
    assert courses(said) == ["course 1 secondary", "course 7 main"]
    assert "siege london" in said
    assert said[-2:] == ["fair east", "end-turn"]


def test_row_1_buys_the_costly_victory_only_if_it_is_cheap_or_urgent() -> None:
    cheap = turn(KINGS, shop(west="kappeler-milchsuppe"))
    assert play(cheap)[:2] == ["course 1 prestige", "buy-and-play kappeler-milchsuppe"]
    dear = shop(west="- - kappeler-milchsuppe")
    assert courses(play(turn(KINGS, dear)))[0] == "course 7 main"
    urgent = turn(KINGS, dear, victories='"imperial"')
    assert play(urgent)[:2] == ["course 1 prestige", "buy-and-play kappeler-milchsuppe"]


def test_florins_on_a_card_lower_its_net_cost() -> None:
    game = turn(KINGS, shop(west="- - kappeler-milchsuppe*2"))
    assert play(game)[0] == "course 1 prestige"


# ---- row 2: republics -----------------------------------------------------------------------------------------------

REPUBLIC = '[seat.0]\nwest = ["ruler-england"]\n[empire.england]\nrepublic = 1\n[seat.1]\nflorins = 9\n'


def test_row_2_votes_a_republic_away() -> None:
    game = turn(REPUBLIC + 'west = ["tolfa-alum"]\n[border]\nengland-france = "pawn-1"\n')
    said = play(game)
    assert said[:4] == ["course 2 main", "operations west", "operate tolfa-alum first", "vote england"]
    assert ruler(game, "england") == "1 king"


def test_row_2_buys_law_prestige_before_it_weakens_a_republic() -> None:
    city_text = '[city]\nlondon = "catholic-knight"\n'
    game = turn(REPUBLIC + 'west = ["mons-meg"]\n' + city_text, shop(west="- - gutenberg"))
    assert play(game)[:2] == ["course 2 secondary", "buy-and-play gutenberg"]
    game = turn(REPUBLIC + 'west = ["mons-meg"]\n' + city_text)
    said = play(game)
    assert said[0] == "course 2 secondary"
    assert "siege london" in said


# ---- row 3: believers -----------------------------------------------------------------------------------------------

BELIEVER = '[city]\ncairo = "islamic-knight"\n[seat.1]\nflorins = 9\n'


def test_row_3_kills_a_believer() -> None:
    game = turn(BELIEVER + 'east = ["damascus-coffee"]\n')
    said = play(game)
    assert said[0] == "course 3 main"
    assert "siege cairo" in said
    assert city(game, "cairo") == ""


def test_row_3_places_agents_of_another_religion_even_in_foreign_empires() -> None:
    game = turn(BELIEVER, shop(west="gonfalonier"))
    said = play(game)
    assert said[:2] == ["course 3 main", "buy-and-play gonfalonier"]
    assert city(game, "venice") == "catholic-knight"


def test_row_3_holds_a_fair_that_raises_other_believers() -> None:
    market = EMPTY_SHOP.replace("machiavellianism", "machiavellianism*9")
    game = turn(BELIEVER, market)
    said = play(game)
    assert said[:2] == ["course 3 main", "fair west"]
    assert "levy venice" in said


def test_row_3_ends_the_theocracy_by_a_vote() -> None:
    text = BELIEVER + 'east = ["crimean-goths"]\n[seat.0]\neast = ["ruler-mamluk"]\n[border]\n'
    game = turn(text + 'byzantium-mamluk = "pawn-1"\n')
    said = play(game)
    assert said[0] == "course 3 secondary"
    assert "golden-liberty medieval" in said
    assert regime(game, "mamluk") == "medieval"


def test_row_3_draws_level_in_prestige() -> None:
    ahead = BELIEVER + '[seat.0]\neast = ["the-grim"]\n'
    game = turn(ahead, shop(east="- - sitt-i-hatun-of-dulkadir"))
    assert play(game)[:2] == ["course 3 secondary", "buy-and-play sitt-i-hatun-of-dulkadir"]
    far_ahead = ahead.replace('"the-grim"', '"the-grim", "safavids"')
    game = turn(far_ahead, shop(east="- - sitt-i-hatun-of-dulkadir"))
    assert play(game)[0] == "course 6 main"


def test_row_3_buys_the_costly_victory_for_prestige() -> None:
    assert play(turn(BELIEVER, shop(west="hermeticism")))[:2] == ["course 3 prestige", "buy-and-play hermeticism"]


# ---- row 4: bishops -------------------------------------------------------------------------------------------------

BISHOP = '[seat.0]\nwest = ["gutenberg"]\n[bishop]\ngutenberg = "catholic"\n[seat.1]\nflorins = 9\n'


def test_row_4_gains_a_bishop_of_another_religion_on_the_card_just_played() -> None:
    game = turn(BISHOP, shop(west="antipope"))
    assert play(game)[:2] == ["course 4 main", "buy-and-play antipope"]
    assert bishop(game, "antipope") == "reformist"


def test_row_4_beheads_the_card_under_a_bishop() -> None:
    game = turn(BISHOP + 'east = ["brotherhood-of-st-mark"]\n')
    said = play(game)
    assert said[0] == "course 4 main"
    assert "behead gutenberg" in said
    assert place(game, "gutenberg") == "gone"


def test_row_4_sells_its_own_card_under_a_bishop() -> None:
    text = (
        '[seat.1]\nflorins = 9\nwest = ["hochstetter-bank", "ruler-england"]\n[bishop]\nhochstetter-bank = "catholic"\n'
    )
    game = turn(text)
    assert play(game)[:2] == ["course 4 main", "sell hochstetter-bank"]


def test_row_4_never_sells_a_ruler() -> None:
    text = '[seat.1]\nflorins = 9\nwest = ["ruler-england"]\n[bishop]\nruler-england = "catholic"\n'
    assert not any(move.startswith("sell") for move in play(turn(text)))


def test_row_4_moves_a_bishop_against_another() -> None:
    text = '[seat.0]\nwest = ["gutenberg", "hochstetter-bank"]\n[seat.1]\nflorins = 9\nwest = ["peters-pence"]\n'
    game = turn(text + '[bishop]\ngutenberg = "catholic"\nhochstetter-bank = "catholic"\n')
    said = play(game)
    assert said[0] == "course 4 main"
    assert said[2:5] == ["operate peters-pence second", "bishop hochstetter-bank", "to gutenberg"]
    assert (bishop(game, "gutenberg"), bishop(game, "hochstetter-bank")) == ("", "")


def test_row_4_buys_prestige_of_that_religion() -> None:
    assert play(turn(BISHOP, shop(west="- - mining-engineer")))[:2] == [
        "course 4 secondary",
        "buy-and-play mining-engineer",
    ]


# ---- row 5: concessions ---------------------------------------------------------------------------------------------

PAWNS = '[border]\nengland-france = "pawn-0"\nfrance-aragon = "pawn-0"\n[seat.1]\nflorins = 9\n'


def test_row_5_replaces_a_concession_of_the_player() -> None:
    game = turn(PAWNS, shop(west="william-caxton"))
    assert play(game)[:3] == ["course 5 main", "buy-and-play william-caxton", "station pawn-1 england-france england"]
    assert repressed(game, "england") == ["pawn-0"]


def test_row_5_represses_concessions() -> None:
    assert "repress-concession france-aragon aragon" in play(turn(PAWNS + 'west = ["genoese-fleet"]\n'))


def test_row_5_sinks_concessions() -> None:
    text = PAWNS.replace(
        "[seat.1]", 'papal-states-ottoman = "catholic-pirate"\naragon-papal-states = "pawn-0"\n[seat.1]'
    )
    said = play(turn(text + 'west = ["venetian-navy"]\n'))
    assert said[0] == "course 5 main"
    assert "sail papal-states-ottoman aragon-papal-states" in said


def test_row_5_taxes_only_a_player_who_cannot_pay() -> None:
    text = PAWNS + 'west = ["cromwell"]\n'
    assert "tax england-france england" in play(turn(text))
    assert courses(play(turn(text + "[seat.0]\nflorins = 1\n")))[0] == "course 7 main"


def test_row_5_buys_discovery_only_if_it_is_cheap_or_urgent() -> None:
    assert play(turn(PAWNS, shop(east="academia")))[0] == "course 5 prestige"
    assert play(turn(PAWNS, shop(east="- academia")))[0] == "course 6 main"
    urgent = turn(PAWNS, shop(east="- academia"), victories='"globalization"')
    assert play(urgent)[0] == "course 5 prestige"


# ---- rows 6 and 7 ---------------------------------------------------------------------------------------------------

CALM = "[seat.1]\nflorins = 9\n"


def test_row_6_buys_the_leftmost_card_with_any_prestige() -> None:
    game = turn(CALM, shop(east="- academia", west="hochstetter-bank mining-engineer"))
    assert play(game)[:2] == ["course 6 main", "buy-and-play academia"]
    game = turn(CALM, shop(east="- - academia", west="hochstetter-bank mining-engineer"))
    assert play(game)[:2] == ["course 6 main", "buy-and-play mining-engineer"]


def test_row_6_spends_all_its_money_if_it_must() -> None:
    game = turn("[seat.1]\nflorins = 2\n", shop(east="- academia"))
    assert play(game)[1] == "buy-and-play academia"
    assert florins(game, 1) == 0


def test_a_queen_without_a_suitor_may_be_bought() -> None:
    text = '[seat.0]\nwest = ["ruler-holy-roman-empire"]\n[seat.1]\nflorins = 9\n'
    game = turn(text, shop(west="reichskrone"))
    assert play(game)[:2] == ["course 6 main", "buy-and-play reichskrone"]
    assert place(game, "reichskrone") == "old maid"


def test_a_queen_marries_the_king_with_most_knights_then_the_first_suitor() -> None:
    game = turn(CALM, shop(west="joanna-the-mad"))
    assert "fire portugal" in play(game)
    game = turn(CALM + '[city]\nvalencia = "catholic-knight"\nvienna = "catholic-rook"\n', shop(west="joanna-the-mad"))
    assert "fire aragon" in play(game)


def test_a_war_of_row_6_is_fought_only_if_it_wins_a_kingdom() -> None:
    lost = '[city]\nbuda = "islamic-knight"\nvarna = "catholic-rook"\n'
    assert "decline" in play(turn(CALM + lost, shop(east="pospolite-ruszenie")))
    game = turn(CALM + '[city]\nbuda = "islamic-knight"\n', shop(east="grand-hetman"))
    assert "decline" in play(game)
    assert "fire hungary" in play(turn(CALM, shop(east="pospolite-ruszenie")))


def test_the_weakest_winnable_empire_is_attacked() -> None:
    cities = ("london", "paris", "vienna", "toledo", "venice")
    text = CALM + "[city]\n" + "".join(f'{name} = "islamic-knight"\n' for name in cities)
    said = play(turn(text, shop(west="peasant-republic-of-dithmarschen")))
    assert said[:3] == ["course 6 main", "buy-and-play peasant-republic-of-dithmarschen", "fire aragon"]


def test_an_apostasy_must_hurt_the_player_at_least_as_much() -> None:
    market = shop(east="dervishes")
    game = turn('[seat.0]\neast = ["the-grim", "zionist-state"]\n[seat.1]\nflorins = 9\n', market)
    assert "fire-everywhere" in play(game)
    assert (place(game, "the-grim"), place(game, "zionist-state")) == ("gone", "gone")
    assert "decline" in play(turn('[seat.1]\nflorins = 9\neast = ["zionist-state"]\n', market))


def test_row_7_holds_the_fair_with_the_higher_income() -> None:
    text = '[seat.1]\nflorins = 0\n[border]\nhungary-byzantium = "pawn-1"\nottoman-mamluk = "pawn-0"\n'
    market = '[market]\neast = ["romantic-realism*2"]\nwest = ["machiavellianism"]\n'
    assert play(turn(text, market))[:2] == ["course 7 main", "fair east"]


def test_row_7_prefers_the_lower_income_of_the_player_then_the_east() -> None:
    text = '[seat.1]\nflorins = 0\n[border]\nhungary-byzantium = "pawn-0"\n'
    market = '[market]\neast = ["romantic-realism*2"]\nwest = ["machiavellianism"]\n'
    assert play(turn(text, market))[:2] == ["course 7 main", "fair west"]
    assert play(turn("[seat.1]\nflorins = 0\n"))[:2] == ["course 7 main", "fair east"]


def test_row_7_goes_on_with_commerce_from_the_fair_card_first() -> None:
    text = '[seat.1]\nflorins = 0\nwest = ["hochstetter-bank"]\n'
    market = '[market]\neast = ["romantic-realism"]\nwest = ["machiavellianism*1", "gutenberg*3", "william-caxton*5"]\n'
    said = play(turn(text, market, turn='actions = 1\nspent = 1\nfairs_used = ["east"]\n'))
    assert said[:3] == ["course 7 main", "operations west", "operate hochstetter-bank first"]
    assert said[3] == "collect west-0"
    said = play(turn(text, market.replace("*1", ""), turn='actions = 1\nspent = 1\nfairs_used = ["east"]\n'))
    assert said[3] == "collect west-1"


def test_row_7_sells_a_card_without_prestige_but_patron_at_last() -> None:
    text = '[seat.1]\nflorins = 0\nwest = ["michelangelo", "gutenberg"]\neast = ["jizya-tax-revolt"]\n'
    game = turn(text, "[market]\neast = []\nwest = []\n", turn="actions = 1\nspent = 1\n")
    assert play(game)[:2] == ["course 7 main", "sell michelangelo"]


# ---- the order of rows ----------------------------------------------------------------------------------------------


def test_the_first_row_that_is_called_for_comes_first() -> None:
    game = turn(KINGS + PAWNS.split("[seat.1]")[0], shop(west="kingmaker william-caxton"))
    assert play(game)[0] == "course 1 main"


def test_an_active_victory_puts_its_row_before_those_above() -> None:
    game = turn(KINGS + PAWNS.split("[seat.1]")[0], shop(west="kingmaker william-caxton"), victories='"globalization"')
    assert play(game)[0] == "course 5 main"


def test_a_bank_that_leads_in_prestige_is_not_urged() -> None:
    text = KINGS + 'east = ["academia"]\n' + PAWNS.split("[seat.1]")[0]
    game = turn(text, shop(west="kingmaker william-caxton"), victories='"globalization"')
    assert play(game)[0] == "course 1 main"


def test_an_override_that_cannot_be_met_leads_further_down_not_up() -> None:
    text = KINGS + 'east = ["brotherhood-of-st-mark"]\n' + PAWNS.split("[seat.1]")[0]
    assert courses(play(turn(text)))[0] == "course 1 main"
    assert set(courses(play(turn(text, victories='"globalization"')))) == {"course 7 main"}


def test_the_second_action_never_undoes_the_first() -> None:
    """Selling the card would free the player's lead in republics: with a second action it is kept."""
    text = '[seat.1]\nflorins = 0\nwest = ["epicurean-swerve"]\n'
    bare = "[market]\neast = []\nwest = []\n"
    first = play(turn(text, bare))
    second = play(turn(text, bare, turn="actions = 1\nspent = 1\n"))
    assert "sell epicurean-swerve" in first
    assert "sell epicurean-swerve" not in second


# ---- smaller choices ------------------------------------------------------------------------------------------------


def test_pawns_go_upstream_and_never_replace_its_own() -> None:
    """England's two borders on the white route: the one towards Portugal is nearer to Trebizond."""
    said = play(turn(CALM, shop(west="william-caxton")))
    assert said[2] == "station pawn-1 england-portugal england"
    held = CALM + '[border]\nengland-portugal = "pawn-1"\n'
    assert play(turn(held, shop(west="william-caxton")))[2] == "station pawn-1 england-france england"
    both = held + 'england-france = "pawn-1"\n'
    assert play(turn(both, shop(west="william-caxton")))[2] == "no-more-agents"


def test_the_last_florin_is_kept_if_another_border_is_free() -> None:
    text = '[seat.1]\nflorins = 2\n[border]\nengland-france = "pawn-0"\n'
    game = turn(text, shop(west="william-caxton"))
    play(game)
    assert (florins(game, 1), border(game, "england-france")) == (1, "pawn-0")
    full = text + 'england-portugal = "pawn-0"\n[seat.0]\n'
    game = turn(full.replace('"pawn-0"', '"pawn-1"', 1), shop(west="william-caxton"))
    play(game)
    assert (florins(game, 1), border(game, "england-portugal")) == (0, "pawn-1")


def test_a_pirate_sinks_the_player_and_spares_the_bank() -> None:
    text = '[seat.1]\nflorins = 9\n[border]\nfrance-holy-roman-empire = "pawn-1"\nengland-france = "pawn-0"\n'
    game = turn(text, shop(west="kalmar-union"))
    play(game)
    assert (border(game, "england-france"), border(game, "france-holy-roman-empire")) == ("reformist-pirate", "pawn-1")


def test_knights_and_rooks_go_only_into_its_own_empires() -> None:
    market = shop(west="gonfalonier")
    assert "no-more-agents" in play(turn(CALM, market))
    game = turn(
        '[seat.1]\nflorins = 9\nwest = ["ruler-papal-states"]\n[empire.papal-states]\nregime = "medieval"\n', market
    )
    play(game)
    assert city(game, "venice") == "catholic-knight"


def test_a_tax_is_paid_but_not_with_the_last_florin() -> None:
    text = '[seat.0]\neast = ["damascus-coffee"]\nwest = ["cromwell"]\n[border]\nengland-france = "pawn-1"\n[seat.1]\n'
    for purse, left in ((2, "pay-tax"), (1, "accept-repression")):
        game = pax(EMPTY_SHOP + text + f"florins = {purse}\n[turn]\nactive = 0\n", 1)
        do(game, "operations west", "operate cromwell first", "tax england-france england")
        assert game.waiting == (1,)
        assert answer(game) == left


def test_a_levy_is_no_believer_in_a_theocracy_and_brings_variety() -> None:
    """Rooks before knights, religions that are rare, and in the Mamluk theocracy the one piece that is no believer."""
    said = play(turn("[seat.1]\nflorins = 0\n", '[market]\neast = ["romantic-realism*9"]\nwest = []\n'))
    levies = [move for move in said if move.startswith("levy")]
    assert levies == ["levy trebizond", "levy buda", "levy constantinople", "levy cyprus"]


# ---- what it is not -------------------------------------------------------------------------------------------------


def test_it_plays_no_other_seat() -> None:
    for players in (1, 2):
        game = regnum.new("pax_renaissance", players=players, seed=1)
        with pytest.raises(RegnumError, match="for one only"):
            make_agent("bank", 0).choose(game, 0)


def test_what_goes_free_after_a_regime_change() -> None:
    """Its own pawn and a noble who is no believer go free, the player's pawn does not."""
    text = KINGS + '[empire.england]\nrepressed = ["pawn-0", "pawn-1", "islamic-rook"]\n'
    game = turn(text, shop(west="kingmaker"))
    play(game)
    assert ruler(game, "england") == "1 king"
    assert "pawn-0" in repressed(game, "england")
    assert "pawn-1" not in repressed(game, "england")


def test_its_own_serfs_and_agents_outlive_those_of_others() -> None:
    text = KINGS + '[empire.england]\nrepressed = ["islamic-knight"]\n[city]\nlondon = "catholic-knight"\n'
    said = play(turn(text, shop(west="kingmaker")))
    assert "lose-repressed england islamic-knight" in said


def test_believers_of_the_dominant_religion_are_the_first_to_die() -> None:
    text = BELIEVER.replace('cairo = "islamic-knight"', 'cairo = "islamic-rook"\ncyprus = "catholic-knight"')
    said = play(turn(text, shop(east="- funj-nomads")))
    assert said[:3] == ["course 3 main", "buy-and-play funj-nomads", "fire mamluk"]
    assert "lose-noble cairo" in said


def test_a_bishop_pacifies_only_pawns_of_the_player() -> None:
    text = '[seat.0]\nwest = ["gutenberg"]\n[seat.1]\nflorins = 9\nwest = ["peters-pence", "ruler-england"]\n'
    for piece, said in (("pawn-0", "pacify pawn-0"), ("catholic-rook", "spare")):
        game = turn(text + f'[empire.england]\nrepressed = ["{piece}"]\n[bishop]\npeters-pence = "catholic"\n')
        do(game, "course 7 main", "operations west", "operate peters-pence second", "bishop peters-pence")
        do(game, "to ruler-england")
        assert decision(game) == "Pacify"
        assert answer(game) == said


def test_a_free_fair_replaces_a_paid_one() -> None:
    text = '[seat.1]\nflorins = 0\nwest = ["podesta-of-venice"]\n'
    said = play(turn(text))
    assert said[:2] == ["course 7 main", "free-fair east"]
    assert courses(said) == ["course 7 main"] * 3


def test_free_operations_replace_paid_ones() -> None:
    text = KINGS + 'east = ["brotherhood-of-st-mark", "civil-engineer"]\n'
    assert play(turn(text))[:2] == ["course 1 main", "free-operations east"]


def test_it_borrows_no_operation_when_it_sells_cryptography() -> None:
    text = '[seat.0]\nwest = ["mons-meg", "cromwell"]\n[seat.1]\nflorins = 0\nwest = ["cryptography"]\n'
    text += '[border]\nengland-france = "pawn-1"\n'
    game = turn(text, "[market]\neast = []\nwest = []\n", turn="actions = 1\nspent = 1\n")
    said = play(game)
    assert said[:3] == ["course 7 main", "sell cryptography", "keep-silent"]


def test_a_trade_shift_must_hurt_the_player_at_least_as_much() -> None:
    """The shift to Novgorod closes Tana's route along Hungary."""
    market = shop(east="- franco-ottoman-navy")
    own = '[seat.1]\nflorins = 9\neast = ["academia"]\n[border]\n'
    for owner in ("pawn-0", "pawn-1"):
        game = turn(own + f'hungary-byzantium = "{owner}"\nhungary-ottoman = "{owner}"\n', market)
        said = play(game)
        assert said[1] == "buy-and-play franco-ottoman-navy"
        assert ("fire-everywhere" in said) == (owner == "pawn-0"), said


def test_with_nothing_to_do_the_turn_ends() -> None:
    said = play(turn("[seat.1]\nflorins = 0\n", "[market]\neast = []\nwest = []\n"))
    assert said == ["course 7 main", "end-turn"]


def test_a_loaded_game_goes_on_as_it_would_have() -> None:
    """Nothing is remembered between two answers: fresh agents play the same turn as one agent."""
    for seed in range(6):
        games = [regnum.new("pax_renaissance", players=1, seed=seed) for _ in range(2)]
        agent = make_agent("bank", 0)
        while not games[0].over:
            seat = games[0].waiting[0]
            if seat == 0:
                options = games[0].legal(0)
                option = options[games[0].decision_id * 5 % len(options)]
            else:
                option = agent.choose(games[0].copy(), 1)
                fresh = regnum.load(regnum.save(regnum.History(games[1].copy()))).game
                assert make_agent("bank", 1).choose(fresh, 1) == option
            for game in games:
                game.apply(seat, option)


# ---- what does not count --------------------------------------------------------------------------------------------


def test_a_dead_pirate_weakens_no_kingdom() -> None:
    text = KINGS + 'west = ["mons-meg"]\n[border]\nengland-france = "catholic-pirate"\n'
    assert courses(play(turn(text)))[0] == "course 7 main"


def test_the_second_action_goes_on_in_the_row_of_the_first() -> None:
    """With a king less the trigger of row 1 no longer holds, but its secondary objective is still followed."""
    text = KINGS + 'east = ["brotherhood-of-st-mark"]\nwest = ["mons-meg"]\n[city]\nlondon = "catholic-knight"\n'
    said = play(turn(text))
    assert courses(said) == ["course 1 main", "course 1 secondary"]
    assert said[-2:] == ["siege london", "end-turn"]


def test_one_operation_serves_the_objective_and_no_second_is_run() -> None:
    text = (
        KINGS + 'west = ["mons-meg", "kingmaker"]\n[city]\nlondon = "catholic-knight"\nbordeaux = "catholic-knight"\n'
    )
    said = play(turn(text))
    assert len([move for move in said if move.startswith("siege")]) == 1


def test_the_second_action_makes_no_religion_dominant() -> None:
    market = '[market]\neast = []\nwest = ["machiavellianism*9"]\n'
    assert "levy venice" in play(turn("[seat.1]\nflorins = 0\n", market))
    later = turn("[seat.1]\nflorins = 0\n", market, turn="actions = 1\nspent = 1\n")
    assert play(later) == ["course 7 main", "end-turn"]


def test_the_second_action_gives_no_king_for_a_republic() -> None:
    text = REPUBLIC + 'west = ["ruler-france", "tolfa-alum"]\n[border]\nfrance-aragon = "pawn-1"\n'
    said = play(turn(text))
    assert said[0] == "course 2 main"
    assert "vote france" in said
    assert "vote france" not in play(turn(text, turn="actions = 1\nspent = 1\n"))


def test_the_second_action_sells_no_card_that_counts_as_a_republic() -> None:
    """The bishop does not silence it, since the other card makes the bank immune."""
    text = (
        '[seat.1]\nflorins = 9\nwest = ["hermeticism", "epicurean-swerve"]\n[bishop]\nepicurean-swerve = "catholic"\n'
    )
    assert play(turn(text))[:2] == ["course 4 main", "sell epicurean-swerve"]
    assert "sell epicurean-swerve" not in play(turn(text, turn="actions = 1\nspent = 1\n"))


def test_a_pirate_is_not_placed_against_its_own_concessions() -> None:
    text = CALM + '[border]\nengland-france = "pawn-1"\nfrance-holy-roman-empire = "pawn-1"\n'
    assert play(turn(text, shop(west="kalmar-union")))[2] == "no-more-agents"


def test_a_bishop_goes_on_the_card_just_played_and_on_no_other() -> None:
    game = turn(BISHOP + 'west = ["flanders-guild"]\n', shop(west="jacques-lefevre-detaples"))
    assert play(game)[:2] == ["course 4 main", "buy-and-play jacques-lefevre-detaples"]
    assert (bishop(game, "jacques-lefevre-detaples"), bishop(game, "flanders-guild")) == ("reformist", "")


def test_row_3_does_not_draw_level_where_it_is_level() -> None:
    text = BELIEVER + 'east = ["safavids"]\n[seat.0]\neast = ["the-grim"]\n'
    assert play(turn(text, shop(east="- - sitt-i-hatun-of-dulkadir")))[0] == "course 6 main"


def test_of_several_empires_that_can_be_won_the_weakest_is_attacked() -> None:
    text = '[seat.0]\neast = ["ruler-hungary", "ruler-byzantium"]\n' + CALM + '[city]\nbuda = "catholic-knight"\n'
    assert play(turn(text, shop(east="janissaries")))[:3] == [
        "course 1 main",
        "buy-and-play janissaries",
        "fire byzantium",
    ]


@pytest.mark.parametrize(
    ("own", "course"), [("", "course 2 secondary"), ('west = ["william-caxton"]\n', "course 1 main")]
)
def test_a_renaissance_urges_only_a_bank_without_more_law(own: str, course: str) -> None:
    text = KINGS.replace('"]', '", "ruler-france"]', 1) + 'east = ["brotherhood-of-st-mark"]\n' + own
    text += "[empire.france]\nrepublic = 1\n"
    assert play(turn(text, shop(west="gutenberg"), victories='"renaissance"'))[0] == course


@pytest.mark.parametrize(("own", "course"), [("", "course 3 main"), (', "safavids"', "course 1 main")])
def test_a_holy_victory_urges_only_a_bank_without_more_of_that_prestige(own: str, course: str) -> None:
    text = KINGS + f'east = ["brotherhood-of-st-mark", "damascus-coffee"{own}]\n[city]\ncairo = "islamic-knight"\n'
    text += '[bishop]\nruler-france = "islamic"\n'
    assert play(turn(text, victories='"holy"'))[0] == course
