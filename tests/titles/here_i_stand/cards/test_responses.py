"""card.024 to card.038: combat and response cards for command points and as events of the own impulse."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.card_numbers import HALLEYS_COMET
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.rules.impulse import ActionPhase
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    count,
    europe,
    happened,
    hold,
    impulse,
    place_of,
    play,
    run,
    units,
    with_card,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do, moves, why_not


@rule("6.1.combat", "6.1.response", "card.024", "card.025", "card.026", "card.027", "card.028", "card.029", "card.030",
      "card.031", "card.032", "card.033", "card.034", "card.035", "card.036", "card.037", "card.038")  # fmt: skip
@pytest.mark.parametrize("card", range(23, 38))
def test_every_combat_and_response_card_may_be_played_for_points(card: int):
    game = europe()
    hold(game, "hapsburg", CARD_IDS[card])
    play(game, "hapsburg")
    do(game, f"points {CARD_IDS[card].replace('_', '-')}")
    assert game.state.cp == PACKS[0].cp[card]
    assert place_of(game, CARD_IDS[card]) == "discard"


@rule("card.024", "11.event")
@pytest.mark.parametrize("card", range(23, 30))
def test_combat_cards_are_no_events(card: int):
    game = europe()
    hold(game, "hapsburg", CARD_IDS[card])
    play(game, "hapsburg")
    word = CARD_IDS[card].replace("_", "-")
    assert {why_not(game, f"{verb} {word}") for verb in ("event", "event-a", "event-b")} == {"not_an_event"}


# ---- mercenaries ----------------------------------------------------------------------------------------------------


@rule("card.033", "21.6.before5")
def test_before_the_league_landsknechts_do_not_come_to_electorates_of_an_ally():
    game = europe()
    allied(game, "hapsburg", "protestant")
    units(game, "brandenburg", "protestant", regular=1)
    units(game, "leipzig", "hapsburg", regular=1)
    with_card(game, "hapsburg", "landsknechts", "event landsknechts")
    assert why_not(game, "place brandenburg 1") == "electorates_are_closed"
    assert why_not(game, "place leipzig 1") == "ok"
    happened(game, "schmalkaldic_league")
    assert why_not(game, "place brandenburg 1") == "ok"


@rule("card.033", "ruling.g04")
@pytest.mark.parametrize(("power", "space", "number"), [("hapsburg", "vienna", 4), ("england", "london", 2)])
def test_landsknechts_as_the_event_of_an_impulse(power: str, space: str, number: int):
    game = europe()
    units(game, space, power, regular=1)
    hold(game, power, "landsknechts")
    play(game, power)
    do(game, "event landsknechts", f"place {space} {number}")
    assert count(game, space, power, "mercenary") == number
    assert place_of(game, "landsknechts") == "discard"
    assert game.state.cp == 0


@rule("card.033")
def test_the_ottoman_dismisses_two_mercenaries():
    game = europe()
    units(game, "vienna", "hapsburg", mercenary=3)
    units(game, "paris", "france", mercenary=1)
    hold(game, "ottoman", "landsknechts")
    play(game, "ottoman")
    do(game, "event landsknechts", "dismiss vienna hapsburg", "dismiss paris france")
    assert count(game, "vienna", "hapsburg", "mercenary") == 2
    assert count(game, "paris", "france", "mercenary") == 0
    assert decision(game) != "DismissMercenaries"


@rule("card.033")
def test_mercenaries_dismissed_on_the_march_are_missing_in_the_army():
    game = europe()
    units(game, "vienna", "hapsburg", regular=1, mercenary=2)
    hold(game, "ottoman", "landsknechts")
    impulse(game, "hapsburg", 1)
    do(game, "march vienna-to-linz", "all")
    assert decision(game) == "Announcement"
    do(game, "landsknechts", "dismiss vienna hapsburg", "dismiss vienna hapsburg")
    whenever(game, "Announcement", "pass")
    assert count(game, "linz", "hapsburg") == 1
    assert count(game, "linz", "hapsburg", "mercenary") == 0


@rule("card.036", "ruling.g04", "11.event_executor")
@pytest.mark.parametrize(
    ("power", "placer", "number"), [("france", "france", 4), ("ottoman", "france", 4), ("papacy", "papacy", 2)]
)
def test_swiss_mercenaries_as_the_event_of_an_impulse(power: str, placer: str, number: int):
    game = europe()
    units(game, "lyon", "france", regular=1)
    units(game, "rome", "papacy", regular=1)
    hold(game, power, "swiss_mercenaries")
    play(game, power)
    do(game, "event swiss-mercenaries")
    assert asked(game) == placer
    space = "lyon" if placer == "france" else "rome"
    do(game, f"place {space} {number}")
    assert count(game, space, placer, "mercenary") == number


@rule("card.rule.no_effect_play", "card.033")
def test_an_event_without_any_place_has_no_effect():
    game = europe()
    hold(game, "protestant", "landsknechts")
    play(game, "protestant")
    do(game, "event landsknechts")
    assert place_of(game, "landsknechts") == "discard"


# ---- the comet ------------------------------------------------------------------------------------------------------


@rule("card.038a", "card.038", "ruling.g04", "6.2.removed")
def test_the_comet_as_an_event_costs_another_power_a_card():
    game = europe()
    hold(game, "france", "halleys_comet")
    hold(game, "papacy", "fuggers", "papal_bull")
    play(game, "france")
    do(game, "event-a halleys-comet")
    assert why_not(game, "name france") == "not_yourself"
    do(game, "name papacy")
    assert place_of(game, "fuggers") == "discard"
    assert place_of(game, "halleys_comet") == "out of game"


@rule("card.038b", "ruling.g91")
def test_the_comet_as_an_event_costs_a_power_its_next_impulse():
    game = europe()
    hold(game, "france", "halleys_comet")
    hold(game, "papacy", "fuggers")
    hold(game, "protestant", "galleons")
    game.state.active = -1
    run(game, ActionPhase())
    whenever(game, "BetweenImpulses", "pass")
    do(game, "event-b halleys-comet", "name papacy")
    assert asked(game) == "protestant"
    do(game, "points galleons", "done")
    assert asked(game) == "papacy"  # in the next round


def between() -> Europe:
    """England plays a card, and the impulse of France is next; the Papacy holds the comet."""
    game = europe()
    hold(game, "england", "galleons", "erasmus")
    hold(game, "france", "fuggers")
    hold(game, "papacy", "halleys_comet")
    game.state.active = -1
    run(game, ActionPhase())
    whenever(game, "BetweenImpulses", "pass")
    assert asked(game) == "england"
    do(game, "points galleons", "done")
    return game


@rule("card.038", "6.1.response.window")
def test_between_two_impulses_all_who_may_hold_the_comet_are_asked():
    game = between()
    assert decision(game) == "BetweenImpulses"
    assert game.waiting == (2, 3, 4)
    assert moves(game, 3) == {"pass"}
    assert why_not(game, "comet-skip france", 3) == "not_in_your_hand"
    assert why_not(game, "comet-discard papacy", 4) == "not_yourself"


@rule("card.038b")
def test_the_comet_between_two_impulses_skips_one():
    game = between()
    game.push("pass", 2)
    game.push("pass", 3)
    game.push("comet-skip france", 4)
    assert asked(game) == "england"  # nobody between has a card
    assert hand_size(game.state, 3) == 1
    assert place_of(game, "halleys_comet") == "out of game"


@rule("card.038a")
def test_the_comet_between_two_impulses_costs_a_card():
    game = between()
    game.push("comet-discard france", 4)
    game.push("pass", 2)
    game.push("pass", 3)
    assert place_of(game, "fuggers") == "discard"


@rule("card.038")
def test_once_the_comet_is_gone_nobody_is_asked_between_impulses():
    game = europe()
    game.state.place[HALLEYS_COMET] = 2
    hold(game, "england", "galleons")
    hold(game, "france", "fuggers")
    game.state.active = -1
    run(game, ActionPhase())
    do(game, "points galleons", "done")
    assert (decision(game), asked(game)) == ("PlayCard", "france")
