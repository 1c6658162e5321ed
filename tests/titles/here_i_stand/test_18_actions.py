"""18.1: what command points buy in the struggle for faith, the theses, and the Diet of Worms."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER
from regnum.titles.here_i_stand.facts.charts import FULL_BIBLE, NEW_TESTAMENT
from regnum.titles.here_i_stand.facts.names import ENGLISH, FRENCH, GERMAN, PROTESTANT, TRANSLATED_ZONES
from regnum.titles.here_i_stand.position.state import UNCOMMITTED
from regnum.titles.here_i_stand.rules.diet import DietOfWorms
from regnum.titles.here_i_stand.rules.theses import Theses
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    debaters,
    faith_of,
    listen,
    only_debaters,
    reformer_status,
    reformers,
    rolled,
    status,
    told_of,
    universities,
)
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    count,
    dice,
    europe,
    faith,
    happened,
    hold,
    impulse,
    place_of,
    play,
    points,
    run,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not


@pytest.fixture
def game() -> Europe:
    """Wittenberg is Protestant; nobody debates."""
    found = europe()
    faith(found, "protestant", "wittenberg")
    only_debaters(found)
    return found


# ---- the theses -----------------------------------------------------------------------------------------------------


@rule(
    "18.1.theses",
    "18.1.theses1",
    "18.1.theses2",
    "18.1.theses3",
    "18.1.theses4",
    "18.3.source1",
    "8.1",
    "card.008",
    "table:reformers.luther",
)
def test_the_theses_bring_luther_five_attempts_with_a_die_more_and_no_points():
    game = europe()
    only_debaters(game)
    log = listen(game)
    run(game, Theses())
    assert (reformer_status(game, "luther"), faith_of(game, "wittenberg")) == ("uncommitted", "protestant")
    assert count(game, "wittenberg", "protestant") == 2
    dice(game, *[6] * 40)
    for number in range(5):
        assert (decision(game), asked(game), game.state.cp) == ("ChooseTarget", "protestant", 0)
        do(game, sorted(move for move in moves(game) if "prague" not in move and "breslau" not in move)[number % 2])
    assert decision(game) == OVER
    assert rolled(log)[0] == 4  # a neighbour, its troops, its reformer, the theses
    assert [number[2] for number in told_of(log, "attempt_made")] == [1] * 5
    assert place_of(game, "luthers_95_theses") == "out of game"


# ---- the Diet of Worms ----------------------------------------------------------------------------------------------


def diet(game: Europe, *faces: int) -> Europe:
    """Everybody has brought a card: 5, 3 and 4 command points."""
    for power, cards in {"protestant": ("here_i_stand",), "hapsburg": ("holy_roman_emperor",),
                         "papacy": ("leipzig_debate",)}.items():  # fmt: skip
        hold(game, power, *cards)
    run(game, DietOfWorms())
    dice(game, *faces)
    return game


@rule("18.1.worms", "18.1.worms.step1", "ruling.g05")
def test_three_powers_choose_a_card_each_in_secret_but_no_mandatory_one(game: Europe):
    hold(game, "papacy", "barbary_pirates")
    diet(game)
    assert set(game.waiting) == {1, 4, 5}
    assert why_not(game, "bring barbary-pirates", 4) == "no_mandatory_card_at_the_diet"
    assert why_not(game, "bring here-i-stand", 4) == "card_not_yours"
    game.push("bring leipzig-debate", 4)
    assert place_of(game, "leipzig_debate") == "papacy"  # nobody sees it yet
    game.push("bring holy-roman-emperor", 1)
    game.push("bring here-i-stand", 5)
    assert place_of(game, "leipzig_debate") == "power card"


@rule("18.1.worms.step1", "6.2.retrieve2", "11.event_once", "card.007a")
def test_a_card_of_the_diet_was_no_event_and_may_come_back_to_be_one(game: Europe):
    hold(game, "protestant", "printing_press")
    diet(game, *[1] * 20)
    game.push("bring leipzig-debate", 4)
    game.push("bring holy-roman-emperor", 1)
    game.push("bring printing-press", 5)
    do(play(game, "protestant"), "event-a here-i-stand", "retrieve printing-press", "event printing-press")
    assert decision(game) == "ChooseTarget"


@rule("18.1.worms.step2", "18.1.worms.step3", "18.1.worms.step4", "18.1.worms.step4b", "18.1.worms.step5",
      "18.1.worms.step5.chain", "ruling.g59")  # fmt: skip
def test_protestants_win_the_diet(game: Europe):
    log = listen(game)
    diet(game, *[5] * 5, *[4] * 4, 6, 1, 1, 5, 5, *[1] * 3)
    for power, card in ((4, "leipzig-debate"), (1, "holy-roman-emperor"), (5, "here-i-stand")):
        game.push(f"bring {card}", power)
    assert rolled(log, "dice_rolled") == [9, 3, 5]
    assert told_of(log, "diet_ended") == [(5, 3)]
    assert (decision(game), asked(game)) == ("WinSpace", "protestant")
    assert why_not(game, "win prague") == "not_in_this_zone"
    assert why_not(game, "win nuremberg") == "not_beside_the_faith"
    do(game, "win leipzig", "win nuremberg")
    assert decision(game) == OVER


@rule("18.1.worms.step6", "18.1.worms.step6.chain", "18.1.worms.step7")
def test_catholics_win_the_diet_or_nobody(game: Europe):
    faith(game, "protestant", "leipzig", "brandenburg")
    diet(game, *[1] * 9, 5, 6, 1, 5, *[1] * 4)
    for power, card in ((4, "leipzig-debate"), (1, "holy-roman-emperor"), (5, "here-i-stand")):
        game.push(f"bring {card}", power)
    assert (decision(game), asked(game)) == ("WinSpace", "papacy")
    do(game, "win leipzig", "win wittenberg", "win brandenburg")
    assert decision(game) == OVER
    game = europe()
    faith(game, "protestant", "wittenberg")
    diet(game, 5, *[1] * 8, 5, *[1] * 7)
    for power, card in ((4, "leipzig-debate"), (1, "holy-roman-emperor"), (5, "here-i-stand")):
        game.push(f"bring {card}", power)
    assert decision(game) == OVER


@rule("ruling.g59")
def test_spaces_that_are_missing_at_the_diet_are_lost(game: Europe):
    diet(game, *[1] * 9, 5, 6, 1, 5, *[1] * 4)
    for power, card in ((4, "leipzig-debate"), (1, "holy-roman-emperor"), (5, "here-i-stand")):
        game.push(f"bring {card}", power)
    assert decision(do(game, "win wittenberg")) == OVER


# ---- treatises ------------------------------------------------------------------------------------------------------


@rule("18.1.treatise", "18.3.source2", "table:actions.treatise")
def test_a_treatise_costs_two_points_and_makes_two_attempts_at_one_zone(game: Europe):
    impulse(game, "protestant", 1)
    assert why_not(game, "treatise german") == "no_points_left"
    impulse(game, "protestant", 2)
    assert moves_with(game, "treatise") == {f"treatise {zone}" for zone in
                                            ("german", "english", "french", "italian", "spanish")}  # fmt: skip
    log = listen(game)
    dice(game, 6, 6)
    do(game, "treatise german", "convert leipzig", "convert magdeburg")
    assert (decision(game), len(told_of(log, "attempt_made"))) == (OVER, 2)


@rule("18.1.treatise_england", "18.3.maker", "18.2.bonus.restriction4")
def test_england_publishes_for_three_points_with_cranmer_in_english_only(game: Europe):
    impulse(game, "england", 3)
    assert why_not(game, "treatise english") == "no_cranmer_yet"
    reformers(game, "cranmer")
    assert why_not(impulse(game, "england", 2), "treatise english") == "no_points_left"
    impulse(game, "england", 3)
    assert why_not(game, "treatise german") == "only_in_english"
    debaters(game, UNCOMMITTED, "cranmer")
    do(game, "treatise english")
    assert (decision(game), asked(game)) == ("CommitDebater", "protestant")
    do(game, "commit cranmer")
    assert (decision(game), asked(game)) == ("ChooseTarget", "england")
    assert why_not(game, "commit cranmer") != "ok"  # England decides about no debater
    log = listen(game)
    dice(game, 1, 1, 6)
    do(game, "convert london")
    assert told_of(log, "faith_rolled")[0][0] == 2  # England rolls
    assert rolled(log) == [3]  # Cranmer the reformer, and Cranmer the debater


@rule("18.2.bonus.restriction4")
def test_england_commits_nobody_even_if_the_protestants_would_not(game: Europe):
    reformers(game, "cranmer")
    debaters(game, UNCOMMITTED, "cranmer")
    impulse(game, "england", 3)
    do(game, "treatise english", "commit-nobody")
    assert (asked(game), why_not(game, "commit cranmer")) == ("england", "not_your_debater")
    do(game, sorted(moves_with(game, "convert"))[0])
    assert (decision(game), asked(game)) == ("CommitDebater", "protestant")  # asked again before the second attempt


@rule("18.1.treatise", "18.3.step1")
def test_without_a_target_there_is_no_treatise():
    game = europe()
    only_debaters(game)
    assert why_not(impulse(game, "protestant", 2), "treatise german") == "nobody_to_convert"


# ---- translations ---------------------------------------------------------------------------------------------------


@rule("18.1.translate", "18.1.translate_order", "18.1.translate_length", "table:actions.translate")
def test_each_point_is_a_step_and_the_bible_follows_the_testament(game: Europe):
    game.state.translations[FRENCH] = NEW_TESTAMENT - 2
    impulse(game, "protestant", 5)
    assert moves_with(game, "translate") == {"translate german", "translate english", "translate french"}
    do(game, "translate french", "translate english")
    assert (game.state.translations[FRENCH], game.state.translations[ENGLISH]) == (5, 1)
    dice(game, *[1] * 99)
    do(game, "translate french")
    while decision(game) == "ChooseTarget":
        do(game, sorted(moves(game))[0])
    do(game, "translate french")
    assert game.state.translations[TRANSLATED_ZONES + FRENCH] == 1
    assert why_not(game, "translate italian") == "no_bible_for_this_zone"


@rule("18.1.translate_nt", "18.3.source3")
def test_a_new_testament_brings_six_attempts_at_its_zone(game: Europe):
    game.state.translations[GERMAN] = NEW_TESTAMENT - 1
    impulse(game, "protestant", 1)
    before = points(game, "protestant")
    log = listen(game)
    do(game, "translate german")
    dice(game, *[6] * 99)
    while decision(game) == "ChooseTarget":
        do(game, sorted(move for move in moves(game) if "prague" not in move and "breslau" not in move)[0])
    assert len(told_of(log, "attempt_made")) == 6
    assert (game.state.bonus[PROTESTANT], before) == (0, 0)


@rule("18.1.translate_bible1", "18.1.translate_bible2", "18.1.translate_bible3", "18.3.source4", "23.2.bonus9")
def test_a_full_bible_brings_a_point_and_six_attempts_with_one_more_on_each_die(game: Europe):
    game.state.translations[GERMAN] = NEW_TESTAMENT
    game.state.translations[TRANSLATED_ZONES + GERMAN] = FULL_BIBLE - 1
    impulse(game, "protestant", 2)
    log = listen(game)
    do(game, "translate german")
    assert game.state.bonus[PROTESTANT] == 1
    dice(game, *[5] * 99)
    while decision(game) == "ChooseTarget":
        do(game, sorted(move for move in moves(game) if "prague" not in move and "breslau" not in move)[0])
    assert len(told_of(log, "attempt_made")) == 6
    assert len(rolled(log)) == 6  # a 5 counts as 6, so nobody answers
    assert why_not(game, "translate german") == "all_is_translated"


@rule("18.1.translate_bonus", "18.1.translate_debaters", "18.2.bonus.restriction3", "ruling.g49")
@pytest.mark.parametrize(("debater", "zone"), [("luther", GERMAN), ("melanchthon", GERMAN), ("tyndale", ENGLISH),
                                               ("coverdale", ENGLISH), ("olivetan", FRENCH)])  # fmt: skip
def test_a_debater_adds_one_step_an_impulse_in_his_zone(game: Europe, debater: str, zone: int):
    only_debaters(game, "luther", "melanchthon", "tyndale", "coverdale", "olivetan", "bucer")
    impulse(game, "protestant", 3)
    assert why_not(game, "translate-with bucer") == "no_bonus_here"
    do(game, f"translate-with {debater}")
    assert game.state.translations[zone] == 2
    assert (game.state.cp, status(game, debater)) == (2, "committed")
    other = "melanchthon" if debater == "luther" else "luther"
    assert why_not(game, f"translate-with {other}") == "one_bonus_an_impulse"
    assert why_not(game, f"translate-with {debater}") == "debater_is_committed"


@rule("ruling.g49", "18.1.translate_nt")
def test_the_step_of_a_debater_goes_on_with_the_bible(game: Europe):
    only_debaters(game, "luther", "bucer")
    game.state.translations[GERMAN] = NEW_TESTAMENT - 1
    impulse(game, "protestant", 1)
    do(game, "translate-with luther")
    assert "commit bucer" not in moves(game)  # one bonus an impulse
    dice(game, *[1] * 99)
    while decision(game) == "ChooseTarget":
        do(game, sorted(moves(game))[0])
    assert game.state.translations[TRANSLATED_ZONES + GERMAN] == 1


# ---- the Papacy -----------------------------------------------------------------------------------------------------


@rule("18.1.peter", "18.1.peter_cap", "table:actions.peter")
def test_five_points_for_saint_peters_are_a_victory_point_five_times_at_most(game: Europe):
    before = points(game, "papacy")
    impulse(game, "papacy", 5)
    do(game, *["basilica"] * 4)
    assert points(game, "papacy") == before
    do(game, "basilica")
    assert points(game, "papacy") == before + 1
    game.state.st_peters = 24
    impulse(game, "papacy", 2)
    do(game, "basilica")
    assert points(game, "papacy") == before + 5
    assert why_not(game, "basilica") == "basilica_is_done"
    assert why_not(impulse(game, "france", 2), "basilica") == "not_this_powers_action"


@rule("18.1.burn", "18.4.source1", "table:actions.burn")
def test_burning_books_costs_two_points_and_makes_two_attempts(game: Europe):
    faith(game, "protestant", "leipzig")
    assert why_not(impulse(game, "papacy", 1), "burn-books german") == "no_points_left"
    impulse(game, "papacy", 2)
    log = listen(game)
    dice(game, *[6] * 3, *[1] * 4)
    do(game, "burn-books german", "convert leipzig")
    do(game, "convert wittenberg")
    assert (decision(game), len(told_of(log, "attempt_made"))) == (OVER, 2)
    assert why_not(impulse(europe(), "papacy", 2), "burn-books german") == "nobody_to_convert"


@rule("18.1.jesuit", "21.5.jesus", "table:actions.jesuit")
def test_universities_are_founded_after_the_society_of_jesus(game: Europe):
    impulse(game, "papacy", 3)
    assert not moves_with(game, "university")
    assert why_not(game, "university rome") == "no_jesuits_yet"
    happened(game, "society_of_jesus")
    assert why_not(impulse(game, "papacy", 2), "university rome") == "no_points_left"
    universities(game, "paris")
    impulse(game, "papacy", 3)
    assert why_not(game, "university paris") == "university_stands"
    assert why_not(game, "university wittenberg") == "not_catholic"
    do(game, "university rome")
    assert len(game.state.universities) == 2
    assert why_not(impulse(game, "france", 3), "university rome") == "not_this_powers_action"


@rule("card.037", "ruling.g92")
def test_after_the_wartburg_the_protestants_call_no_debate_but_the_papacy_does():
    game = europe()
    game.state.in_force = [CARD_NUMBER["the_wartburg"]]
    impulse(game, "protestant", 3)
    assert why_not(game, "debate german") == "no_debates_this_turn"
    impulse(game, "papacy", 3)
    assert why_not(game, "debate german") == "ok"
