"""card.006, card.007, card.011, card.014 to card.017, card.020 to card.023: events, command points, refusals."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER
from regnum.titles.here_i_stand.facts.names import ENGLAND, GERMAN, PAPACY, PROTESTANT
from regnum.titles.here_i_stand.facts.people import DEBATER_NUMBER, RULER_IDS
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.queries.progress import admin_rating
from regnum.titles.here_i_stand.position.state import COMMITTED, DISCARD, GONE
from regnum.titles.here_i_stand.rules.overdue import OverdueEvents
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    debaters,
    faith_of,
    listen,
    only_debaters,
    reformer_status,
    reformers,
    rolled,
    rules,
    status,
    told_of,
    universities,
)
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
    play,
    run,
    with_card,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not


@pytest.fixture
def game() -> Europe:
    """Wittenberg is Protestant; Luther, Bucer, Eck and Contarini debate."""
    found = europe()
    faith(found, "protestant", "wittenberg")
    only_debaters(found, "luther", "bucer", "eck", "contarini")
    return found


def discarded(game: Europe, *cards: str) -> None:
    """These cards lie in the discards."""
    for card in cards:
        game.state.place[CARD_NUMBER[card]] = DISCARD
    hold(game, "protestant")


POINTS = {"six_wives_of_henry_viii": 5, "papal_bull": 4, "leipzig_debate": 3, "here_i_stand": 5, "the_wartburg": 2}
OWNERS = {"six_wives_of_henry_viii": "england", "papal_bull": "papacy", "leipzig_debate": "papacy"}


@rule("card.003", "card.005", "card.006", "card.007", "card.037", "11.cp")
@pytest.mark.parametrize(("card", "count"), POINTS.items())
def test_command_points_of_cards(game: Europe, card: str, count: int):
    with_card(game, OWNERS.get(card, "protestant"), card, f"points {card.replace('_', '-')}")
    assert game.state.cp == count


# ---- Leipzig Debate -------------------------------------------------------------------------------------------------


@rule("card.006", "18.5.exception1")
def test_leipzig_debate_names_the_papal_debater(game: Europe):
    debaters(game, COMMITTED, "contarini")
    with_card(game, "papacy", "leipzig_debate", "event leipzig-debate")
    assert (decision(game), game.state.cp) == ("ArrangeDebate", 0)
    assert why_not(game, "send-debater german contarini") == "not_in_this_debate"
    assert why_not(game, "send-debater german luther") == "not_in_this_debate"
    assert why_not(game, "send-debater french eck") == "nobody_to_debate_with"
    do(game, "send-debater german eck")
    assert game.state.debating[0] == DEBATER_NUMBER["eck"]
    assert game.state.debate_zone == GERMAN


@rule("card.006", "18.5.exception1", "ruling.g55")
def test_leipzig_debate_bars_a_protestant_in_both_rounds(game: Europe):
    with_card(game, "papacy", "leipzig_debate", "event leipzig-debate")
    assert why_not(game, "exclude german eck") == "not_in_this_debate"
    dice(game, 2, 1, *[1] * 5, *[1] * 4, 1, 1, *[1] * 20)
    log = listen(game)
    do(game, "exclude german luther", "against-uncommitted")
    spoke = [numbers[0] for numbers in told_of(log, "debater_speaks")]
    assert [each for each in spoke if each == DEBATER_NUMBER["luther"]] == []
    assert (len(spoke), status(game, "luther")) == (4, "uncommitted")
    assert game.state.barred_debater < 0


@rule("card.006")
def test_leipzig_debate_leaves_somebody_to_debate_with(game: Europe):
    only_debaters(game, "luther", "eck")
    with_card(game, "papacy", "leipzig_debate", "event leipzig-debate")
    assert why_not(game, "exclude german luther") == "nobody_else_in_this_zone"


@rule("card.006", "18.1.debate1")
def test_leipzig_debate_needs_a_debate_that_can_be_called(game: Europe):
    debaters(game, COMMITTED, "eck", "contarini")
    assert why_not(with_card(game, "papacy", "leipzig_debate"), "event leipzig-debate") == "all_are_committed"


@rule("card.006", "card.007b", "18.5.exception2")
def test_a_barred_luther_may_stand_up(game: Europe):
    hold(game, "protestant", "here_i_stand")
    with_card(game, "papacy", "leipzig_debate", "event leipzig-debate", "exclude german luther", "against-uncommitted")
    do(game, "here-i-stand")
    assert status(game, "luther") == "committed"


# ---- Here I Stand ---------------------------------------------------------------------------------------------------


@rule("card.007a", "6.2.retrieve1", "6.2.retrieve2", "ruling.g09", "6.2.retrieve")
def test_here_i_stand_takes_a_card_from_the_discards(game: Europe):
    discarded(game, "gout", "clement_vii", "foul_weather")
    game.state.played[PROTESTANT] = [CARD_NUMBER["foul_weather"]]
    with_card(game, "protestant", "here_i_stand", "event-a here-i-stand")
    assert moves(game) == {"retrieve gout"}
    assert why_not(game, "retrieve clement-vii") == "mandatory_stays_discarded"
    assert why_not(game, "retrieve foul-weather") == "played_by_you_this_turn"
    assert why_not(game, "retrieve ransom") == "no_such_discard"
    do(game, "retrieve gout")
    assert (decision(game), place_of(game, "here_i_stand")) == ("PlayShown", "power card")
    twin = game.copy()
    do(game, "points gout")
    assert (decision(game), game.state.cp) == ("SpendPoints", 2)
    do(twin, "keep")
    assert place_of(twin, "gout") == "protestant"


@rule("card.007a")
def test_here_i_stand_with_nothing_to_take(game: Europe):
    with_card(game, "protestant", "here_i_stand", "event-a here-i-stand")
    assert moves(game) == {"retrieve-nothing"}
    assert decision(do(game, "retrieve-nothing")) == OVER


@rule("card.007", "card.016")
def test_here_i_stand_needs_a_living_luther(game: Europe):
    assert why_not(with_card(game, "protestant", "here_i_stand"), "event-b here-i-stand") != "ok"  # no event of its own
    debaters(game, GONE, "luther")
    play(game, "protestant")
    assert why_not(game, "event-a here-i-stand") == "luther_is_dead"
    assert why_not(game, "points here-i-stand") == "ok"


# ---- Defender of the Faith ------------------------------------------------------------------------------------------


@rule("card.011", "18.4.source2")
@pytest.mark.parametrize(("power", "cards"), [("england", 1), ("france", 0)])
def test_defender_of_the_faith(game: Europe, power: str, cards: int):
    faith(game, "protestant", "norwich", "lyon", "leipzig")
    rules(game, "papacy", "paul_iii")
    log = listen(game)
    with_card(game, power, "defender_of_the_faith", "event defender-of-the-faith")
    for space in ("norwich", "lyon", "wittenberg"):
        assert asked(game) == "papacy"
        dice(game, *[1] * 5, 6, 6, 6)
        do(game, f"convert {space}")
    assert [numbers[0] for numbers in told_of(log, "attempt_made")] == [PAPACY] * 3
    assert (asked(game), game.state.cp) == (power, 2)
    assert hand_size(game.state, ENGLAND) == cards
    assert place_of(game, "defender_of_the_faith") == "out of game"


@rule("card.011")
def test_without_protestants_nobody_is_defended_from(game: Europe):
    faith(game, "catholic", "wittenberg")
    with_card(game, "france", "defender_of_the_faith", "event defender-of-the-faith")
    assert (decision(game), game.state.cp) == ("SpendPoints", 2)


# ---- Society of Jesus -----------------------------------------------------------------------------------------------


@rule("card.015", "18.2.jesuit", "21.5.jesus")
def test_society_of_jesus_brings_two_universities_that_the_papacy_places(game: Europe):
    universities(game, "paris")
    with_card(game, "ottoman", "society_of_jesus", "event society-of-jesus")
    assert (decision(game), asked(game)) == ("PlaceUniversity", "papacy")
    assert why_not(game, "place-university paris") == "university_stands"
    assert why_not(game, "place-university wittenberg") == "not_catholic"
    do(game, "place-university rome")
    assert why_not(game, "place-university rome") == "university_stands"
    do(game, "place-university london")
    assert len(game.state.universities) == 3
    assert (asked(game), game.state.cp, place_of(game, "society_of_jesus")) == ("ottoman", 2, "out of game")
    assert CARD_NUMBER["society_of_jesus"] in game.state.happened


@rule("card.015", "19.8")
def test_the_society_comes_by_itself_in_the_sixth_winter(game: Europe):
    game.state.turn = 6
    happened(game, "barbary_pirates", "schmalkaldic_league")
    for card in ("clement_vii", "paul_iii", "schmalkaldic_league", "barbary_pirates"):
        game.state.place[CARD_NUMBER[card]] = 2
    hold(game, "france", "society_of_jesus")
    run(game, OverdueEvents())
    assert (decision(game), asked(game)) == ("PlaceUniversity", "papacy")


# ---- Calvin ---------------------------------------------------------------------------------------------------------


@rule("card.016", "3.3.card", "3.3.change", "ruler.calvin")
def test_calvin_rules_and_luther_leaves_in_every_role(game: Europe):
    reformers(game, "luther")
    assert admin_rating(game.state, PROTESTANT) == 2
    with_card(game, "hapsburg", "calvin", "event calvin")
    assert (status(game, "luther"), reformer_status(game, "luther")) == ("gone", "gone")
    assert RULER_IDS[game.state.ruler[PROTESTANT]] == "calvin"
    assert admin_rating(game.state, PROTESTANT) == 1
    assert (game.state.cp, place_of(game, "calvin")) == (2, "power card")


@rule("card.016", "18.5.step8.3")
def test_calvin_rules_even_if_both_were_burnt(game: Europe):
    debaters(game, GONE, "luther", "calvin")
    with_card(game, "hapsburg", "calvin", "event calvin")
    assert RULER_IDS[game.state.ruler[PROTESTANT]] == "calvin"


# ---- Council of Trent -----------------------------------------------------------------------------------------------


@rule("card.017", "debater.pole")
def test_the_council_of_trent(game: Europe):
    only_debaters(game, "luther", "calvin", "tyndale", "eck", "pole", "tetzel", "contarini", "caraffa")
    debaters(game, COMMITTED, "contarini")
    log = listen(game)
    with_card(game, "ottoman", "council_of_trent", "event council-of-trent")
    assert (decision(game), asked(game)) == ("SendDelegates", "papacy")
    assert why_not(game, "delegate contarini") == "debater_is_committed"
    assert why_not(game, "delegate luther") == "not_your_debater"
    do(game, "delegate pole", "delegate tetzel", "no-more-delegates")
    assert asked(game) == "protestant"
    do(game, "delegate tyndale")
    dice(game, *[1] * 5, 5, 6, *[1] * 4)
    do(game, "delegate calvin")  # the second is the last
    assert rolled(log, "dice_rolled") == [5, 6]  # 3 + 1 and one for Pole; 2 + 4
    assert (decision(game), asked(game)) == ("WinSpace", "protestant")
    assert why_not(game, "win prague") == "ok"  # in any zone, but by the rules of attempts
    assert why_not(game, "win paris") == "nothing_leads_there"
    do(game, "win prague", "win linz")
    assert (decision(game), asked(game), game.state.cp) == ("SpendPoints", "ottoman", 2)
    assert {status(game, name) for name in ("pole", "tetzel", "tyndale", "calvin")} == {"committed"}
    assert {status(game, name) for name in ("eck", "caraffa", "luther")} == {"uncommitted"}
    assert place_of(game, "council_of_trent") == "discard"


@rule("card.017")
def test_four_papal_and_two_protestant_delegates_at_most(game: Europe):
    only_debaters(game, "luther", "bucer", "melanchthon", "eck", "pole", "tetzel", "cajetan", "caraffa")
    with_card(game, "ottoman", "council_of_trent", "event council-of-trent")
    do(game, "delegate eck", "delegate pole", "delegate tetzel", "delegate cajetan")
    assert asked(game) == "protestant"
    log = listen(game)
    dice(game, *[5] * 9, *[5] * 6)
    do(game, "delegate luther", "delegate bucer")
    assert rolled(log, "dice_rolled") == [9, 6]
    assert (decision(game), asked(game)) == ("WinSpace", "papacy")
    do(game, "win wittenberg")
    assert decision(game) == "SpendPoints"  # nothing else is Protestant
    assert faith_of(game, "wittenberg") == "catholic"
    assert {status(game, name) for name in ("luther", "bucer")} == {"committed"}  # nobody is burnt


@rule("card.017")
def test_without_delegates_there_are_no_dice_and_a_tie_is_nothing(game: Europe):
    log = listen(game)
    with_card(game, "ottoman", "council_of_trent", "event council-of-trent")
    do(game, "no-more-delegates", "no-more-delegates")
    assert rolled(log, "dice_rolled") == []
    assert decision(game) == "SpendPoints"


# ---- rulers ---------------------------------------------------------------------------------------------------------


@rule("card.010", "card.014", "card.022", "ruler.leo_x", "ruler.clement_vii", "ruler.paul_iii", "ruler.julius_iii",
      "3.3.admin")  # fmt: skip
@pytest.mark.parametrize(("card", "admin"), [("clement_vii", 1), ("paul_iii", 1), ("julius_iii", 0)])
def test_popes(game: Europe, card: str, admin: int):
    assert admin_rating(game.state, PAPACY) == 0
    with_card(game, "france", card, f"event {card.replace('_', '-')}")
    assert admin_rating(game.state, PAPACY) == admin
    assert not moves_with(game, "event")
