"""6: kinds of cards, what they may be played for, and where they go."""

from __future__ import annotations

import pytest

from regnum.engine.memory import UNKNOWN
from regnum.titles.here_i_stand.cards.deck import CARD_EVENTS
from regnum.titles.here_i_stand.cards.event import CardEvent, always, event_key
from regnum.titles.here_i_stand.facts.card_numbers import FUGGERS, THE_WARTBURG
from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER
from regnum.titles.here_i_stand.facts.names import PAPACY, PROTESTANT
from regnum.titles.here_i_stand.position.changes.cards import pass_random_card
from regnum.titles.here_i_stand.position.changes.progress import gain_points
from regnum.titles.here_i_stand.position.queries.cards import holdings, may_be_held
from regnum.titles.here_i_stand.position.state import HAND
from regnum.titles.here_i_stand.rules.card_draw import CardDraw
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    asked,
    control,
    count,
    dice,
    europe,
    hold,
    impulse,
    leaders,
    opening,
    place_of,
    play,
    run,
    units,
    war,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do, moves, why_not


@rule("6.1", "6.1.cp_use", "6.2.played", "11.cp", "11.option1", "6.2.discard")
def test_a_card_is_played_for_its_command_points_and_discarded():
    game = europe()
    hold(game, "france", "halleys_comet")
    play(game, "france")
    do(game, "points halleys-comet")
    assert game.state.cp == 2
    assert place_of(game, "halleys_comet") == "discard"  # also one that leaves the game as an event


@rule("6.1.home1", "6.2.discard", "card.rule.home")
def test_a_home_card_lies_on_the_power_card_until_the_next_deal():
    game = europe()
    hold(game, "france", "patron_of_the_arts")
    play(game, "france")
    do(game, "points patron-of-the-arts")
    assert game.state.cp == 5
    assert place_of(game, "patron_of_the_arts") == "power card"
    run(game, CardDraw())
    assert place_of(game, "patron_of_the_arts") == "france"


@rule("6.1.mandatory2", "11.cp", "card.rule.mandatory", "6.1.mandatory3")
def test_a_mandatory_event_is_never_played_for_points_and_gives_two_afterwards():
    game = europe()
    hold(game, "england", "clement_vii")
    play(game, "england")
    assert why_not(game, "points clement-vii") == "mandatory_is_no_points"
    do(game, "event clement-vii")
    assert game.state.cp == 2
    assert decision(game) == "SpendPoints"


@rule("card.rule.requirements", "card.013", "6.1.mandatory3")
def test_a_mandatory_event_without_its_condition_gives_points_and_is_discarded():
    game = europe()
    game.state.turn = 2
    hold(game, "england", "schmalkaldic_league")
    play(game, "england")
    do(game, "event schmalkaldic-league")
    assert game.state.cp == 2
    assert place_of(game, "schmalkaldic_league") == "discard"
    assert not game.state.happened


@rule("6.1.combat", "11.event", "ruling.g04", "6.1.response")
@pytest.mark.parametrize("card", ["arquebusiers", "foul_weather", "gout", "professional_rowers", "siege_artillery",
                                  "the_wartburg"])  # fmt: skip
def test_combat_and_most_response_cards_are_no_events_of_an_impulse(card: str):
    game = europe()
    hold(game, "protestant", card)
    play(game, "protestant")
    word = card.replace("_", "-")
    assert why_not(game, f"event {word}") == "not_an_event"
    assert why_not(game, f"points {word}") == "ok"


@rule("6.1.or")
def test_only_one_text_of_a_card_is_used():
    game = europe()
    units(game, "istanbul", "ottoman", regular=1)
    hold(game, "ottoman", "janissaries")
    play(game, "ottoman")
    assert why_not(game, "event janissaries") == "not_an_event"
    assert why_not(game, "event-a janissaries") == "not_an_event"  # only after dice
    assert why_not(game, "event-b janissaries") == "ok"


@rule("11.event", "card.rule.playable_by_key")
def test_a_card_is_played_by_its_holder_only():
    game = europe()
    hold(game, "france", "patron_of_the_arts")
    hold(game, "england", "swiss_mercenaries")
    play(game, "england")
    assert why_not(game, "event patron-of-the-arts") == "not_held"
    assert why_not(game, "points patron-of-the-arts") == "not_held"


@rule("11.event_once")
def test_a_card_is_an_event_only_once_a_turn():
    game = europe()
    hold(game, "france", "swiss_mercenaries")
    play(game, "france")
    assert why_not(game, "event swiss-mercenaries") == "ok"
    game.state.played[1] = [35]
    assert why_not(game, "event swiss-mercenaries") == "event_only_once"
    assert why_not(game, "points swiss-mercenaries") == "ok"


@rule("11.event_once", "6.1.response", "6.1.combat", "6.2.retrieve")
def test_a_card_that_comes_back_from_the_discards_neither_interrupts_nor_fights_again():
    game = europe()
    control(game, "hapsburg", "vienna", "linz")
    units(game, "vienna", "hapsburg", regular=2)
    hold(game, "france", "foul_weather")
    impulse(game, "hapsburg", 1)
    do(game, "march vienna-to-linz", "all", "foul-weather")
    hold(game, "protestant", "here_i_stand")
    play(game, "protestant")
    do(game, "event-a here-i-stand", "retrieve foul-weather", "keep")
    assert place_of(game, "foul_weather") == "protestant"
    hold(game, "protestant", "gout", "surprise_attack")
    leaders(game, "vienna", "ferdinand")
    impulse(game, "hapsburg", 1)
    do(game, "march vienna-to-linz", "all")
    assert (decision(game), asked(game)) == ("Announcement", "protestant")
    assert why_not(game, "foul-weather") == "event_only_once"
    assert why_not(game, "gout ferdinand") == "ok"
    for played in (("gout", "landsknechts", "swiss_mercenaries"), ("surprise_attack",)):
        game.state.played[1] += [CARD_NUMBER[card] for card in played]
    assert not may_be_held(game.state, PROTESTANT, CARD_NUMBER["surprise_attack"])
    impulse(game, "hapsburg", 1)
    do(game, "march vienna-to-linz", "all")  # nobody is asked for what everybody knows to be used up
    assert count(game, "linz", "hapsburg") == 2


# ---- The Wartburg ---------------------------------------------------------------------------------------------------


@pytest.fixture
def fuggers(monkeypatch: pytest.MonkeyPatch) -> Europe:
    """France declares a plain event, which would give seven points, and the Protestants hold the Wartburg."""
    monkeypatch.setitem(
        CARD_EVENTS, event_key(FUGGERS, 0), CardEvent(always, lambda game, power: gain_points(game.state, 7))
    )
    game = europe()
    hold(game, "france", "fuggers")
    hold(game, "protestant", "the_wartburg")
    play(game, "france")
    do(game, "event fuggers")
    return game


@rule("card.037", "6.1.turn_events", "6.1.turn_markers", "11.event_discard")
def test_the_wartburg_cancels_an_event_before_it_happens(fuggers: Europe):
    assert (decision(fuggers), asked(fuggers)) == ("CancelEvent", "protestant")
    do(fuggers, "the-wartburg")
    assert fuggers.state.cp == 0
    assert fuggers.state.active != 3  # the impulse is over
    assert place_of(fuggers, "fuggers") == "discard"
    assert fuggers.state.in_force == [THE_WARTBURG]


@rule("card.037", "6.1.event")
def test_an_event_that_nobody_cancels_happens(fuggers: Europe):
    do(fuggers, "pass")
    assert fuggers.state.cp == 7
    assert fuggers.state.in_force == []


@rule("card.037", "6.1.response.window")
def test_whoever_may_hold_the_wartburg_is_asked(fuggers: Europe):
    game = europe()
    hold(game, "france", "fuggers")
    hold(game, "protestant", "galleons")
    play(game, "france")
    do(game, "event fuggers")
    assert decision(game) == "CancelEvent"
    assert why_not(game, "the-wartburg") == "not_in_your_hand"
    assert moves(game) == {"pass"}


@rule("card.037", "card.016")
def test_without_luther_nobody_is_asked_for_the_wartburg(fuggers: Europe):
    game = europe()
    game.state.ruler[5] = 13
    hold(game, "france", "fuggers")
    hold(game, "protestant", "the_wartburg")
    play(game, "france")
    do(game, "event fuggers")
    assert decision(game) == "SpendPoints"


@rule("card.037")
def test_home_cards_but_the_papal_ones_are_not_cancelled():
    game = europe()
    units(game, "vienna", "hapsburg", regular=1)
    leaders(game, "vienna", "charles_v")
    hold(game, "hapsburg", "holy_roman_emperor")
    hold(game, "protestant", "the_wartburg", "galleons")
    play(game, "hapsburg")
    do(game, "event holy-roman-emperor")
    assert decision(game) == "TransferCharles"


# ---- the deck -------------------------------------------------------------------------------------------------------


@rule("6.2.start", "6.2.add", "scenario.1517.deck")
def test_late_cards_are_not_in_the_first_deck():
    game = opening()
    assert sum(1 for place in game.state.place if place == 3) == 37


@rule("card.rule.random_draw", "6.1.home2", "card.rule.home")
def test_home_cards_are_never_drawn_at_random():
    game = europe()
    game.state.turn = 3
    hold(game, "france", "halleys_comet")
    hold(game, "papacy", "papal_bull", "leipzig_debate")
    war(game, "france", "papacy")
    play(game, "france")
    do(game, "event-a halleys-comet", "name papacy")
    assert place_of(game, "papal_bull") == "papacy"
    assert place_of(game, "halleys_comet") == "out of game"


@rule("card.rule.draw_pile_empty")
def test_an_empty_deck_is_made_of_the_discards():
    game = europe()
    game.state.place = [1 if place == 0 else place for place in game.state.place]
    hold(game, "france", "master_of_italy")
    control(game, "papacy", "naples", "venice")
    play(game, "france")
    dice(game, 1)
    do(game, "event master-of-italy")
    assert sum(1 for place in game.state.place if place == 10) == 1


@rule("6.1.home2")
def test_everybody_knows_that_home_cards_stay_when_a_card_is_given_unseen():
    game = europe()
    hold(game, "papacy", "papal_bull", "leipzig_debate", "fuggers", "ransom")
    pass_random_card(game, PAPACY, 3)
    known = holdings(game.state).known(1 << 0)
    assert [known[CARD_NUMBER[card]] for card in ("papal_bull", "leipzig_debate")] == [HAND + PAPACY] * 2
    assert UNKNOWN in [known[CARD_NUMBER[card]] for card in ("fuggers", "ransom")]


# ---- combat cards ---------------------------------------------------------------------------------------------------


@rule("6.1.combat.timing", "6.1.combat")
def test_combat_cards_are_declared_when_all_else_is_settled_and_before_the_dice():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "metz", "france", regular=3)
    units(game, "liege", "hapsburg", regular=3)
    hold(game, "france", "field_artillery")
    dice(game, *[1] * 20)
    do(impulse(game, "france", 1), "march metz-to-liege", "all")
    assert decision(game) == "AvoidBattle"  # nothing to be declared yet
    assert why_not(game, "field-artillery") != "ok"
    do(game, "stand")
    assert decision(game) == "HireBeforeBattle"
    assert why_not(game, "field-artillery") != "ok"
    whenever(game, "HireBeforeBattle", "pass")
    assert (decision(game), game.chance.counter) == ("DeclareCombatCards", 0)
    do(game, "field-artillery")
    whenever(game, "DeclareCombatCards", "pass")
    assert game.chance.counter == 3 + 3 + 3 + 1
