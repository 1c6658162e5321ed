"""The automated bank: its smaller choices, and what does not serve an objective (solo.md)."""

from __future__ import annotations

import pytest

import regnum
from regnum.agents import make_agent
from regnum.engine.refusals import RegnumError
from tests.agents.banking import BELIEVER, BISHOP, CALM, EMPTY_SHOP, KINGS, REPUBLIC, answer, courses, play, shop, turn
from tests.titles.pax_renaissance.builder import bishop, border, city, florins, pax, repressed, ruler
from tests.titles.positions import decision, do

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
    said = play(turn("[seat.1]\nflorins = 0\n", '[market]\neast = ["sahn-i-seman-medrese*9"]\nwest = []\n'))
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
