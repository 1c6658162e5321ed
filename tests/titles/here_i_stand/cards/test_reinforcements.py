"""card.068b, card.069c, card.108c: Doria's war on piracy, French troops in Scotland, Venetians for the Papacy."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import MAJOR_IDS
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    besiege,
    control,
    count,
    dice,
    europe,
    happened,
    hold,
    leaders,
    place_of,
    play,
    ships,
    ships_in,
    units,
    war,
    with_card,
)
from tests.titles.here_i_stand.scenes import printed, whenever
from tests.titles.positions import decision, do, moves, why_not

HAPSBURG, FRANCE = MAJOR_IDS.index("hapsburg"), MAJOR_IDS.index("france")


def refusal(game: Europe, power: str, card: str, option: str) -> str:
    """Why a power may not play an option of a card as an event."""
    hold(game, power, card)
    play(game, power)
    return why_not(game, f"event-{option} {card.replace('_', '-')}")


# ---- 68 b -----------------------------------------------------------------------------------------------------------


def doria_at_sea() -> Europe:
    """Genoa follows the Hapsburgs, who are at war with the Ottomans; Doria sails in the Aegean Sea."""
    game = europe()
    allied(game, "genoa", "hapsburg")
    war(game, "hapsburg", "ottoman")
    ships(game, "aegean_sea", "genoa", squadron=1)
    leaders(game, "aegean_sea", "andrea_doria")
    happened(game, "barbary_pirates")
    game.state.piracy = 3
    return game


def cruised(power: str, *faces: int) -> Europe:
    """A power plays the second option; the three dice show this."""
    game = doria_at_sea()
    hold(game, power, "andrea_doria")
    play(game, power)
    dice(game, *[1] * 2, *list(faces))
    do(game, "event-b andrea-doria")
    whenever(game, "CancelEvent", "pass")
    return game


@rule("card.068b")
def test_doria_takes_points_of_piracy_and_two_powers_draw_a_card():
    game = cruised("france", 5, 6, 1)
    assert game.state.piracy == 1
    assert [hand_size(game.state, power) for power in (HAPSBURG, FRANCE)] == [1, 1]


@rule("card.068b")
def test_his_master_draws_both_cards():
    game = cruised("hapsburg", 1, 1, 1)
    assert (hand_size(game.state, HAPSBURG), game.state.piracy) == (2, 3)


@rule("card.068b")
@pytest.mark.parametrize("hindrance", ["in port", "peace", "few ports"])
def test_doria_must_cruise_in_war_before_two_ottoman_ports(hindrance: str):
    game = doria_at_sea()
    if hindrance == "in port":
        leaders(game, "genoa", "andrea_doria")
    if hindrance == "peace":
        game.state.war = [0] * len(game.state.war)
    if hindrance == "few ports":
        leaders(game, "english_channel", "andrea_doria")
    assert refusal(game, "france", "andrea_doria", "b") == "doria_does_not_cruise"
    assert refusal(doria_at_sea(), "france", "andrea_doria", "b") == "ok"


@rule("card.068b")
def test_doria_needs_as_many_ports_and_rolls_as_many_dice_as_the_pack_says(monkeypatch: pytest.MonkeyPatch):
    printed(monkeypatch, "andrea_doria", piracy_dice=1)
    assert cruised("france", 5).state.piracy == 2
    printed(monkeypatch, "andrea_doria", ports=9)
    assert refusal(doria_at_sea(), "france", "andrea_doria", "b") == "doria_does_not_cruise"


# ---- 69 c -----------------------------------------------------------------------------------------------------------


@rule("card.069c", "ruling.g105", "card.rule.up_to")
def test_up_to_three_french_regulars_come_to_scotland():
    game = europe()
    allied(game, "scotland", "france")
    control(game, "france", "edinburgh", "stirling")
    besiege(game, "stirling", "england")
    with_card(game, "france", "auld_alliance", "event-c auld-alliance")
    assert why_not(game, "land stirling 1") == "not_a_place_for_help"
    assert why_not(game, "land paris 1") == "not_a_place_for_help"
    assert why_not(game, "land edinburgh 4") == "too_much_help"
    do(game, "land edinburgh 2")
    assert (count(game, "edinburgh", "france"), decision(game)) == (2, OVER)


@rule("card.069c")
def test_nobody_comes_without_a_counter():
    game = europe()
    allied(game, "scotland", "france")
    control(game, "france", "edinburgh")
    units(game, "paris", "france", regular=40)
    with_card(game, "france", "auld_alliance", "event-c auld-alliance")
    assert decision(game) == OVER
    units(game, "paris", "france", regular=0)
    with_card(europe(), "england", "auld_alliance")
    assert refusal(europe(), "france", "auld_alliance", "c") == "scotland_is_no_ally"
    assert refusal(game, "england", "auld_alliance", "c") != "ok"


# ---- 108 c ----------------------------------------------------------------------------------------------------------


def venetian() -> Europe:
    """Venice follows the Papacy."""
    game = europe()
    allied(game, "venice", "papacy")
    control(game, "papacy", "venice", "rome", "ancona", "ravenna")
    return game


@rule("card.108c", "ruling.g105", "card.rule.up_to")
def test_a_regular_and_two_squadrons_come_to_a_papal_port():
    game = venetian()
    besiege(game, "ravenna", "france")
    with_card(game, "papacy", "venetian_alliance", "event-c venetian-alliance")
    assert why_not(game, "help-at ravenna") == "not_a_place_for_help"
    assert why_not(game, "help-at naples") == "not_a_place_for_help"
    do(game, "help-at rome", "add-regular")
    assert why_not(game, "add-regular") == "too_much_help"
    do(game, "add-squadron", "add-squadron")
    assert (count(game, "rome", "venice"), ships_in(game, "rome", "venice"), decision(game)) == (1, 2, OVER)


@rule("card.108c")
def test_fewer_are_enough_and_counters_limit_them():
    game = with_card(venetian(), "papacy", "venetian_alliance", "event-c venetian-alliance")
    do(game, "help-at rome", "add-squadron", "enough")
    assert (ships_in(game, "rome", "venice"), count(game, "rome", "venice")) == (1, 0)
    game = venetian()
    ships(game, "corfu", "venice", squadron=4)
    with_card(game, "papacy", "venetian_alliance", "event-c venetian-alliance")
    do(game, "help-at rome")
    assert why_not(game, "add-squadron") == "no_counters_for_help"


@rule("card.108c")
def test_without_the_alliance_nobody_comes():
    assert refusal(europe(), "papacy", "venetian_alliance", "c") == "venice_is_no_ally"


# ---- all of these cards ---------------------------------------------------------------------------------------------


@rule("card.068", "card.069", "card.073", "card.108", "11.cp", "6.2.discard", "6.1.or")
@pytest.mark.parametrize(
    ("card", "power", "points", "event"),
    [
        ("andrea_doria", "france", 5, "event-a andrea-doria"),
        ("auld_alliance", "france", 3, "event-a auld-alliance"),
        ("diplomatic_marriage", "england", 5, "event-a diplomatic-marriage"),
        ("venetian_alliance", "papacy", 4, "event-a venetian-alliance"),
    ],
)
def test_cards_of_minor_powers_give_points_or_one_of_their_texts_and_stay_in_the_game(
    card: str, power: str, points: int, event: str
):
    game = with_card(europe(), power, card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (points, "discard")
    game = with_card(europe(), power, card, event)
    while decision(game) != OVER:
        do(game, min(moves(game)))
    assert (game.state.cp, place_of(game, card)) == (0, "discard")
