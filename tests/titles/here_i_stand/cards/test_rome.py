"""Cards 52, 55 and 81: Michelangelo, Jesuit Education, Indulgence Vendor."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from tests.rule import rule
from tests.titles.here_i_stand.believers import all_rolled, listen, told_of
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    dice,
    europe,
    faith,
    happened,
    hold,
    place_of,
    points,
    with_card,
)
from tests.titles.here_i_stand.scenes import played
from tests.titles.positions import decision, do, why_not


def event(game: Europe, card: str, by: str = "england") -> Europe:
    """Somebody plays an event."""
    return played(game, by, card)


@rule("card.052", "card.055", "card.081", "11.cp")
@pytest.mark.parametrize(("card", "value"), [("michelangelo", 4), ("jesuit_education", 3), ("indulgence_vendor", 3)])
def test_command_points_of_cards_for_rome(card: str, value: int):
    game = with_card(europe(), "france", card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (value, "discard")


# ---- card 52: Michelangelo ------------------------------------------------------------------------------------------


@rule("card.052", "18.1.peter", "card.rule.event_gives_cp")
def test_michelangelo_adds_two_dice_to_the_basilica():
    game = europe()
    game.state.st_peters = 3
    before = points(game, "papacy")
    log = listen(game)
    dice(game, 5, 4)
    event(game, "michelangelo")
    assert (game.state.st_peters, points(game, "papacy") - before) == (12, 2)  # two points, two for the next one
    assert told_of(log, "artist_rolled") == [(4, 5, 4)]
    assert (decision(game), game.state.cp, place_of(game, "michelangelo")) == (OVER, 0, "out of game")
    assert all_rolled(game)


@rule("card.052", "18.1.peter_cap")
def test_michelangelo_does_not_build_beyond_five_points():
    game = europe()
    game.state.st_peters = 24
    dice(game, 6, 6)
    event(game, "michelangelo", "papacy")
    assert game.state.st_peters == 25


# ---- card 55: Jesuit Education --------------------------------------------------------------------------------------


@rule("card.055", "18.1.jesuit", "11.event_executor")
def test_the_papacy_places_two_universities_in_different_catholic_spaces():
    game = europe()
    happened(game, "society_of_jesus")
    faith(game, "protestant", "kassel")
    event(game, "jesuit_education")
    assert (decision(game), asked(game)) == ("PlaceUniversity", "papacy")
    assert why_not(game, "place-university kassel") == "not_catholic"
    do(game, "place-university mainz")
    assert why_not(game, "place-university mainz") == "university_stands"
    do(game, "place-university vienna")
    assert game.state.universities == sorted(SPACE_NUMBER[space] for space in ("mainz", "vienna"))
    assert (decision(game), game.state.cp, place_of(game, "jesuit_education")) == (OVER, 0, "discard")


@rule("card.055", "21.5.jesus", "card.rule.requirements")
def test_jesuits_teach_only_after_their_society_was_founded():
    game = with_card(europe(), "papacy", "jesuit_education")
    assert why_not(game, "event jesuit-education") == "no_jesuits_yet"
    happened(game, "society_of_jesus")
    assert why_not(game, "event jesuit-education") == "ok"


# ---- card 81: Indulgence Vendor -------------------------------------------------------------------------------------


@rule("card.081", "card.rule.random_draw")
@pytest.mark.parametrize(("card", "value"), [("fuggers", 3), ("katherina_bora", 3), ("printing_press", 5), ("gout", 2),
                                             ("clement_vii", 2)])  # fmt: skip
def test_what_a_random_card_of_the_protestants_is_worth_goes_to_the_basilica(card: str, value: int):
    game = europe()
    hold(game, "protestant", card)
    event(game, "indulgence_vendor")
    assert (game.state.st_peters, place_of(game, card)) == (value, "discard")
    assert (decision(game), game.state.cp, place_of(game, "indulgence_vendor")) == (OVER, 0, "discard")


@rule("card.081")
def test_a_mandatory_card_sold_as_an_indulgence_does_not_happen():
    game = europe()
    hold(game, "protestant", "barbary_pirates")
    event(game, "indulgence_vendor")
    assert (place_of(game, "barbary_pirates"), game.state.happened) == ("discard", [])


@rule("card.081", "card.rule.random_draw", "card.rule.no_effect_play")
def test_home_cards_are_not_sold():
    game = europe()
    hold(game, "protestant", "here_i_stand")
    event(game, "indulgence_vendor")
    assert (game.state.st_peters, place_of(game, "here_i_stand")) == (0, "protestant")
    assert place_of(game, "indulgence_vendor") == "discard"


@rule("card.081")
def test_which_card_is_sold_is_left_to_chance():
    sold = set()
    for number in range(2):
        game = europe()
        hold(game, "protestant", "gout", "printing_press")
        dice(game, number + 1)
        event(game, "indulgence_vendor")
        sold.add(game.state.st_peters)
    assert sold == {2, 5}
