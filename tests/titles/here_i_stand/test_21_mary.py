"""21.3.mary: English impulses in the reign of Mary I."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import ENGLISH
from regnum.titles.here_i_stand.position.state import COMMITTED
from tests.rule import rule
from tests.titles.here_i_stand.believers import debaters, faith_of, listen, only_debaters, rules, told_of
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    control,
    dice,
    europe,
    faith,
    hold,
    impulse,
    leaders,
    place_of,
    play,
    units,
    war,
)
from tests.titles.positions import decision, do, moves, why_not

THREE_POINTS = "ransom"


@pytest.fixture
def game() -> Europe:
    """Mary rules; London is Protestant; Tyndale and Contarini are the only debaters."""
    found = europe()
    found.state.turn = 7
    rules(found, "england", "mary_i")
    faith(found, "protestant", "london", "norwich", "york")
    only_debaters(found, "tyndale", "contarini")
    return found


def reveal(game: Europe, card: str, *faces: int) -> Europe:
    """England shows a card; the dice show this."""
    hold(game, "england", card)
    play(game, "england")
    dice(game, *faces)
    return do(game, f"reveal {card.replace('_', '-')}")


@rule("21.3.mary_when", "21.3.mary.step1", "ruler.mary_i")
def test_mary_reveals_only_while_an_english_home_space_is_protestant(game: Europe):
    hold(game, "england", "gout")
    assert decision(play(game, "england")) == "RevealCard"
    faith(game, "catholic", "london", "norwich", "york")
    faith(game, "protestant", "edinburgh")
    assert decision(play(game, "england")) == "PlayCard"
    faith(game, "protestant", "calais")
    assert decision(play(game, "england")) == "RevealCard"
    rules(game, "england", "elizabeth_i")
    assert decision(play(game, "england")) == "PlayCard"


@rule("21.3.mary.step2")
def test_a_mandatory_event_is_played_as_usual(game: Europe):
    log = listen(game)
    reveal(game, "clement_vii")
    assert (told_of(log, "mary_rolled"), game.state.cp) == ([], 2)


@rule("21.3.mary.step3")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_with_a_high_die_england_plays_the_card_and_must_play_it(game: Europe, die: int):
    reveal(game, "erasmus", die)
    assert (decision(game), asked(game)) == ("PlayShown", "england")
    assert why_not(game, "keep") == "must_be_played"
    assert why_not(game, "points gout") == "not_the_shown_card"
    do(game, "points erasmus")
    assert (decision(game), asked(game)) == ("SpendPoints", "england")


@rule("21.3.mary.step3", "21.3.mary.step4", "21.3.mary.step4a", "ruling.g71")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_with_a_low_die_and_a_cheap_card_the_papacy_burns_books(game: Europe, die: int):
    reveal(game, "gout", die)
    assert (decision(game), asked(game)) == ("ChooseTarget", "papacy")
    log = listen(game)
    dice(game, *[1] * 60)
    do(game, "convert london", "convert york")
    assert len(told_of(log, "attempt_made")) == 2
    assert (decision(game), place_of(game, "gout")) == (OVER, "discard")


@rule("21.3.mary.step4b", "18.1.debate3", "18.5.step4.b")
def test_with_three_points_the_papacy_debates(game: Europe):
    reveal(game, THREE_POINTS, 1, 1)
    assert (decision(game), asked(game), game.state.debate_zone) == ("ChooseOpponent", "papacy", ENGLISH)


@rule("21.3.mary.step4c", "ruling.g71")
def test_with_more_points_the_papacy_burns_and_debates_and_the_home_card_is_lost(game: Europe):
    reveal(game, "six_wives_of_henry_viii", 3)
    assert decision(game) == "ChooseTarget"
    dice(game, *[1] * 99)
    do(game, "convert london", "convert york")
    assert (decision(game), asked(game)) == ("ChooseOpponent", "papacy")
    assert place_of(game, "six_wives_of_henry_viii") == "power card"


@rule("ruling.g89", "18.1.debate1")
def test_an_impossible_debate_is_skipped(game: Europe):
    debaters(game, COMMITTED, "contarini")
    reveal(game, THREE_POINTS, 1)
    assert decision(game) == OVER


@rule("ruling.g89", "18.2.bonus.restriction4")
def test_papal_debaters_help_in_the_english_impulse(game: Europe):
    only_debaters(game, "cajetan")
    reveal(game, "gout", 1)
    assert moves(game) == {"commit cajetan", "commit-nobody"}
    do(game, "commit cajetan")
    assert why_not(game, "convert calais") != "ok"
    assert faith_of(game, "london") == "protestant"


@rule("21.3.mary_cards", "ruling.g88")
def test_responses_are_played_for_points_only(game: Europe):
    reveal(game, "swiss_mercenaries", 6)
    assert why_not(game, "event swiss-mercenaries") == "only_for_points_under_mary"
    assert why_not(game, "points swiss-mercenaries") == "ok"


@rule("21.3.mary_cards", "ruling.g88")
@pytest.mark.parametrize(("ruler", "is_asked"), [("mary_i", False), ("edward_vi", True)])
def test_nor_does_mary_stop_an_army_of_others(game: Europe, ruler: str, is_asked: bool):
    rules(game, "england", ruler)
    war(game, "france", "hapsburg")
    units(game, "paris", "france", regular=2)
    control(game, "france", "paris", "dijon")
    leaders(game, "paris", "francis_i")
    hold(game, "england", "foul_weather")
    impulse(game, "france", 2)
    do(game, "march paris-to-dijon", "all")
    assert (decision(game) == "Announcement" and asked(game) == "england") == is_asked


@rule("21.3.mary.step1", "11.pass2")
def test_mary_may_pass_without_a_die(game: Europe):
    log = listen(game)
    hold(game, "england", "gout")
    play(game, "england")
    do(game, "pass")
    assert told_of(log, "mary_rolled") == []
    hold(game, "england", "clement_vii")
    assert why_not(play(game, "england"), "pass") == "mandatory_left"
