"""Cards 59 and 66: Lady Jane Grey and the Akinji Raiders: random cards, who gets them, who learns of them."""

from __future__ import annotations

import pytest

from regnum.engine.memory import UNKNOWN
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS
from regnum.titles.here_i_stand.position.changes.cards import deal_card
from regnum.titles.here_i_stand.position.queries.cards import hand_of, hand_size, holdings
from regnum.titles.here_i_stand.position.state import DECK, HAND, OUT_OF_GAME, SPOILS
from tests.rule import rule
from tests.titles.here_i_stand.believers import listen, told_of
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    asked,
    control,
    europe,
    hold,
    place_of,
    play,
    sound,
    units,
    war,
    with_card,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do, moves, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


@rule("card.059", "card.066", "11.cp")
@pytest.mark.parametrize("card", ["lady_jane_grey", "akinji_raiders"])
def test_both_are_worth_three_command_points(card: str):
    game = with_card(europe(), "papacy", card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (3, "discard")


# ---- card 59: Lady Jane Grey ----------------------------------------------------------------------------------------


def new_ruler(power: str = "france", *english: str) -> Europe:
    """England has got a ruler in this turn, and a power is about to play Lady Jane Grey."""
    game = europe()
    game.state.turn = game.state.crowned = 6
    hold(game, "england", *english)
    hold(game, power, "lady_jane_grey")
    return play(game, power)


def jane(game: Europe) -> Europe:
    """It plays her; nobody cancels it."""
    do(game, "event lady-jane-grey")
    whenever(game, "CancelEvent", "pass")
    return game


def spelled(card: int) -> str:
    """The name of a card in a move."""
    return CARD_IDS[card].replace("_", "-")


def laid(game: Europe) -> list[int]:
    """The cards that lie before whoever has played Lady Jane Grey."""
    return [card for card, at in enumerate(game.state.place) if at == SPOILS]


@rule("card.059", "card.rule.random_draw")
def test_a_random_english_card_and_one_of_the_deck_one_is_kept_one_given():
    game = jane(new_ruler("france", "fuggers", "six_wives_of_henry_viii"))
    assert (decision(game), asked(game)) == ("HandOver", "france")
    assert len(laid(game)) == 2
    fuggers, drawn = "fuggers", next(CARD_IDS[card] for card in laid(game) if CARD_IDS[card] != "fuggers")
    assert moves(game) == {
        f"hand-over {card.replace('_', '-')} {power}" for card in (fuggers, drawn) for power in ("papacy", "protestant")
    }
    assert why_not(game, "hand-over fuggers hapsburg") == "only_to_papacy_or_protestants"
    assert why_not(game, "hand-over six-wives-of-henry-viii papacy") == "not_laid_aside"
    do(game, "hand-over fuggers protestant")
    assert (place_of(game, "fuggers"), place_of(game, drawn)) == ("protestant", "france")
    assert place_of(game, "six_wives_of_henry_viii") == "england"
    assert (laid(game), game.state.cp, place_of(game, "lady_jane_grey")) == ([], 0, "out of game")
    assert sound(game)


@rule("card.059")
def test_the_card_of_the_deck_may_be_given_as_well():
    game = jane(new_ruler("hapsburg", "fuggers"))
    drawn = next(card for card in laid(game) if CARD_IDS[card] != "fuggers")
    do(game, f"hand-over {spelled(drawn)} papacy")
    assert (place_of(game, "fuggers"), place_of(game, CARD_IDS[drawn])) == ("hapsburg", "papacy")


@rule("card.059")
@pytest.mark.parametrize(("power", "other"), [("papacy", "protestant"), ("protestant", "papacy")])
def test_papacy_and_protestants_give_each_other(power: str, other: str):
    game = jane(new_ruler(power, "fuggers"))
    assert {move.split()[2] for move in moves(game)} == {other}
    assert why_not(game, f"hand-over fuggers {power}") == "only_to_papacy_or_protestants"


@rule("card.059", "card.rule.random_draw")
def test_a_mandatory_card_may_be_drawn_and_given_away():
    game = jane(new_ruler("france", "clement_vii"))
    do(game, "hand-over clement-vii papacy")
    assert place_of(game, "clement_vii") == "papacy"


@rule("card.059", "card.rule.random_draw")
def test_england_gives_up_a_random_card_of_its_own_in_the_same_way():
    game = jane(new_ruler("england", "fuggers", "six_wives_of_henry_viii"))
    assert (decision(game), asked(game), hand_size(game.state, ENGLAND)) == ("HandOver", "england", 1)
    do(game, "hand-over fuggers papacy")
    assert place_of(game, "fuggers") == "papacy"
    assert hand_size(game.state, ENGLAND) == 2


@rule("card.059", "card.rule.requirements")
def test_lady_jane_needs_a_ruler_crowned_in_this_turn():
    game = new_ruler("france", "fuggers")
    assert why_not(game, "event lady-jane-grey") == "ok"
    game.state.crowned = 5
    assert why_not(game, "event lady-jane-grey") == "no_new_ruler_in_england"


@rule("card.059", "card.rule.requirements")
@pytest.mark.parametrize("power", ["france", "england"])
def test_lady_jane_needs_an_english_card_besides_herself_and_home_cards(power: str):
    game = new_ruler(power, "six_wives_of_henry_viii")
    assert why_not(game, "event lady-jane-grey") == "england_has_no_card"
    hold(game, "england", "fuggers")
    assert why_not(game, "event lady-jane-grey") == "ok"


@rule("card.059", "21.3.succession4")
def test_a_ruler_who_takes_the_throne_lets_lady_jane_be_played():
    game = europe()
    game.state.turn = 6
    hold(game, "england", "edward_vi", "fuggers")
    hold(game, "france", "lady_jane_grey")
    play(game, "england")
    do(game, "event edward-vi")
    while decision(game) == "EnterLeader":
        do(game, min(moves(game)))
    assert game.state.crowned == 6
    play(game, "france")
    assert why_not(game, "event lady-jane-grey") == "ok"


@rule("card.059")
def test_who_learns_of_which_card():
    game = new_ruler("france")
    english = deal_card(game, ENGLAND)
    log = listen(game)
    jane(game)
    drawn = next(card for card in laid(game) if card != english)

    def seen_by(power: str) -> list[int]:
        known = holdings(game.state).known(1 << MAJOR_IDS.index(power))
        return [known[card] for card in (english, drawn)]

    assert seen_by("france") == [SPOILS, SPOILS]
    assert seen_by("england") == [SPOILS, UNKNOWN]
    assert seen_by("papacy") == [UNKNOWN, UNKNOWN]
    picked = [(event.seats, tuple(event.numbers)) for event in log.events if event.kind.key == "card_picked_seen"]
    assert picked == [((ENGLAND, FRANCE), (ENGLAND, english))]
    assert [event.seats for event in log.events if event.kind.key == "card_drawn"] == [(FRANCE,)]
    do(game, f"hand-over {spelled(english)} papacy")
    assert seen_by("france") == [HAND + PAPACY, HAND + FRANCE]
    assert seen_by("papacy") == [HAND + PAPACY, UNKNOWN]
    assert seen_by("england") == [UNKNOWN, UNKNOWN]  # it does not see which of the two was given
    assert seen_by("ottoman") == [UNKNOWN, UNKNOWN]


@rule("card.059", "card.rule.draw_pile_empty")
def test_without_a_card_to_draw_the_english_card_is_kept():
    game = new_ruler("france", "fuggers")
    game.state.place = [OUT_OF_GAME if at == DECK else at for at in game.state.place]
    hold(game, "england")
    jane(game)
    assert place_of(game, "fuggers") == "france"
    assert laid(game) == []


# ---- card 66: Akinji Raiders ----------------------------------------------------------------------------------------


def border() -> Europe:
    """The Ottomans with cavalry in Belgrade fight Hungary's ally, the Hapsburgs, who hold a card."""
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "belgrade")
    control(game, "hapsburg", "agram")
    units(game, "belgrade", "ottoman", cavalry=1)
    hold(game, "hapsburg", "fuggers", "holy_roman_emperor")
    return game


def raid(game: Europe, by: str = "ottoman") -> Europe:
    """A power plays the Akinji Raiders."""
    return with_card(game, by, "akinji_raiders", "event akinji-raiders")


def refused(game: Europe) -> str:
    """Why the Akinji Raiders are no event now."""
    return why_not(with_card(game, "ottoman", "akinji_raiders"), "event akinji-raiders")


@rule("card.066", "card.rule.random_draw", "11.event_executor")
@pytest.mark.parametrize("by", ["ottoman", "france"])
def test_the_ottomans_take_a_random_card_of_their_enemy_whoever_plays_it(by: str):
    game = raid(border(), by)
    assert (place_of(game, "fuggers"), place_of(game, "holy_roman_emperor")) == ("ottoman", "hapsburg")
    assert (game.state.cp, place_of(game, "akinji_raiders")) == (0, "discard")
    assert sound(game)


@rule("card.066")
def test_only_the_two_powers_see_which_card_was_taken():
    game = europe()
    war(game, "ottoman", "hapsburg")
    units(game, "vienna", "ottoman", cavalry=1)
    control(game, "hapsburg", "vienna")
    hold(game, "ottoman", "akinji_raiders")
    card = deal_card(game, HAPSBURG)
    log = listen(game)
    play(game, "ottoman")
    do(game, "event akinji-raiders")
    whenever(game, "CancelEvent", "pass")
    assert hand_of(game.state, OTTOMAN) == [card]
    known = [holdings(game.state).known(1 << power)[card] for power in (OTTOMAN, HAPSBURG, FRANCE)]
    assert known == [HAND + OTTOMAN, HAND + OTTOMAN, UNKNOWN]
    assert told_of(log, "card_passed_seen") == [(HAPSBURG, OTTOMAN, card)]


@rule("card.066", "card.rule.within_n_spaces")
@pytest.mark.parametrize(
    ("cavalry", "between", "reason"),
    [
        ("agram", "", "ok"),  # where they stand, outside the walls
        ("belgrade", "", "ok"),  # next to Agram
        ("szegedin", "belgrade", "ok"),  # over Ottoman Belgrade
        ("szegedin", "", "nobody_to_raid"),  # Belgrade is not Ottoman
        ("nicopolis", "belgrade", "ok"),
        ("edirne", "belgrade nicopolis sofia", "nobody_to_raid"),  # too far
    ],
)
def test_how_far_the_raiders_ride(cavalry: str, between: str, reason: str):
    game = border()
    units(game, "belgrade", "ottoman", cavalry=0)
    control(game, "independent", "belgrade", "nicopolis", "mohacs", "szegedin")
    control(game, "ottoman", *between.split())
    units(game, cavalry, "ottoman", cavalry=1)
    assert refused(game) == reason


@rule("card.066", "card.rule.requirements")
def test_raiders_need_cavalry_and_a_war_with_a_major_power():
    game = border()
    units(game, "belgrade", "ottoman", cavalry=0, regular=3)
    assert refused(game) == "nobody_to_raid"
    units(game, "belgrade", "ottoman", cavalry=1)
    assert refused(game) == "ok"
    game.state.war = [0] * len(game.state.war)
    assert refused(game) == "nobody_to_raid"
    war(game, "ottoman", "hungary_bohemia")
    control(game, "hungary_bohemia", "agram")
    assert refused(game) == "nobody_to_raid"


@rule("card.066")
def test_spaces_of_a_minor_ally_are_those_of_its_major_power():
    game = border()
    control(game, "hungary_bohemia", "agram", "mohacs", "szegedin")
    assert refused(game) == "nobody_to_raid"
    allied(game, "hapsburg", "hungary_bohemia")
    assert refused(game) == "ok"


@rule("card.066")
def test_of_several_enemies_whoever_plays_the_card_names_one():
    game = border()
    war(game, "ottoman", "papacy")
    war(game, "ottoman", "france")
    control(game, "papacy", "ragusa")
    hold(game, "papacy", "galleons")
    raid(game, "england")
    assert (decision(game), asked(game), moves(game)) == ("NameRaided", "england", {"name hapsburg", "name papacy"})
    assert why_not(game, "name france") == "not_within_reach"
    do(game, "name papacy")
    assert (place_of(game, "galleons"), place_of(game, "fuggers")) == ("ottoman", "hapsburg")


@rule("card.066", "card.rule.no_effect_play")
def test_from_a_hand_without_cards_to_draw_nothing_is_taken():
    game = border()
    game.state.place = [DECK if at == HAND + HAPSBURG else at for at in game.state.place]
    hold(game, "hapsburg", "holy_roman_emperor")
    raid(game, "england")
    assert (place_of(game, "holy_roman_emperor"), place_of(game, "akinji_raiders")) == ("hapsburg", "discard")
    assert decision(game) in ("PlayCard", OVER)
