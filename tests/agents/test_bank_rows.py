"""The automated bank: every row of its table, in positions made for it (solo.md)."""

from __future__ import annotations

from tests.agents.banking import (
    BELIEVER,
    BISHOP,
    CALM,
    EMPTY_SHOP,
    KINGS,
    NO_EAST,
    PAWNS,
    REPUBLIC,
    courses,
    play,
    shop,
    turn,
)
from tests.titles.pax_renaissance.builder import (
    bishop,
    city,
    florins,
    place,
    regime,
    repressed,
    ruler,
)

# ---- row 1: kingdoms ------------------------------------------------------------------------------------------------


def test_row_1_takes_a_kingdom_with_a_card_of_the_market() -> None:
    game = turn(KINGS, shop(west="gutenberg kingmaker"))
    assert play(game)[:3] == ["course 1 main", "buy-and-play kingmaker", "fire england"]
    assert ruler(game, "england") == "1 king"


def test_row_1_takes_the_first_card_from_the_left_that_serves_and_the_east_row_on_a_tie() -> None:
    game = turn(KINGS, shop(east="lizard-union teutonic-knights", west="kingmaker") + NO_EAST)
    assert play(game)[1] == "buy-and-play lizard-union"
    game = turn(KINGS, shop(east="- teutonic-knights", west="kingmaker") + NO_EAST)
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
    market = '[market]\neast = ["sahn-i-seman-medrese*2"]\nwest = ["machiavellianism"]\n'
    assert play(turn(text, market))[:2] == ["course 7 main", "fair east"]


def test_row_7_prefers_the_lower_income_of_the_player_then_the_east() -> None:
    text = '[seat.1]\nflorins = 0\n[border]\nhungary-byzantium = "pawn-0"\n'
    market = '[market]\neast = ["sahn-i-seman-medrese*2"]\nwest = ["machiavellianism"]\n'
    assert play(turn(text, market))[:2] == ["course 7 main", "fair west"]
    assert play(turn("[seat.1]\nflorins = 0\n"))[:2] == ["course 7 main", "fair east"]


def test_row_7_goes_on_with_commerce_from_the_fair_card_first() -> None:
    text = '[seat.1]\nflorins = 0\nwest = ["hochstetter-bank"]\n'
    market = (
        '[market]\neast = ["sahn-i-seman-medrese"]\nwest = ["machiavellianism*1", "gutenberg*3", "william-caxton*5"]\n'
    )
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
