"""Cards 56 and 58: the Papal and the Spanish Inquisition: who is asked, what each may do, what others learn."""

from __future__ import annotations

import pytest

from regnum.engine.chance import FastChance
from regnum.engine.memory import UNKNOWN
from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER
from regnum.titles.here_i_stand.facts.names import ENGLISH, MAJOR_IDS, NONE
from regnum.titles.here_i_stand.position.changes.cards import deal_card
from regnum.titles.here_i_stand.position.queries.cards import hand_of, hand_size, holdings, may_play
from regnum.titles.here_i_stand.position.state import BANISHED, COMMITTED, DISCARD, HAND, UNCOMMITTED
from regnum.titles.here_i_stand.title import TITLE
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    debate,
    debaters,
    faith_of,
    in_force,
    listen,
    only_debaters,
    rolled,
    status,
    told_of,
)
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    asked,
    dice,
    europe,
    faith,
    hold,
    place_of,
    play,
    sound,
    with_card,
)
from tests.titles.here_i_stand.scenes import whenever
from tests.titles.positions import decision, do, moves, moves_with, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)
SPELLED = {"papal_inquisition": "event papal-inquisition", "spanish_inquisition": "event spanish-inquisition"}


@pytest.fixture
def game() -> Europe:
    """Caraffa and Eck may debate with Luther; Florence, Siena, Modena and Seville are Protestant."""
    found = europe()
    faith(found, "protestant", "wittenberg", "florence", "siena", "modena", "seville")
    only_debaters(found, "caraffa", "eck", "luther")
    return found


def discarded(game: Europe, *cards: str) -> None:
    """These cards lie in the discards."""
    for card in cards:
        game.state.place[CARD_NUMBER[card]] = DISCARD
    hold(game, "ottoman")


def knows(game: Europe, power: str) -> list[int]:
    """Where each card lies, as far as a power can tell."""
    return holdings(game.state).known(1 << MAJOR_IDS.index(power))


@rule("card.056", "card.058", "11.cp")
@pytest.mark.parametrize("card", SPELLED)
def test_both_inquisitions_are_worth_five_command_points(game: Europe, card: str):
    with_card(game, "france", card, f"points {card.replace('_', '-')}")
    assert (game.state.cp, place_of(game, card)) == (5, "discard")


# ---- card 56: Papal Inquisition -------------------------------------------------------------------------------------


def inquire(game: Europe, by: str = "france", suspect: str = "england") -> Europe:
    """A power plays the Papal Inquisition; two Italian spaces come back, and a hand is read."""
    with_card(game, by, "papal_inquisition", "event papal-inquisition")
    return do(game, "win florence", "win siena", f"inspect {suspect}")


@rule("card.056", "11.event_executor")
def test_caraffa_is_committed_and_two_italian_spaces_come_back(game: Europe):
    with_card(game, "france", "papal_inquisition", "event papal-inquisition")
    assert (decision(game), asked(game), status(game, "caraffa")) == ("ConvertByCard", "papacy", "committed")
    assert moves(game) == {"win florence", "win siena", "win modena"}  # no Catholic neighbour is asked for
    assert why_not(game, "win seville") == "only_italian_spaces"
    assert why_not(game, "win rome") == "wrong_faith_already"
    do(game, "win florence", "win modena")
    faiths = [faith_of(game, space) for space in ("florence", "modena", "siena")]
    assert faiths == ["catholic", "catholic", "protestant"]
    assert (decision(game), asked(game)) == ("Inspect", "papacy")
    assert moves(game) == {"inspect england", "inspect protestant"}
    assert why_not(game, "inspect france") == "not_a_suspect"


@rule("card.056")
def test_spaces_in_the_middle_of_protestant_ones_come_back(game: Europe):
    faith(game, "protestant", *("milan", "genoa", "pavia", "turin", "venice", "trent", "ravenna", "rome"))
    with_card(game, "france", "papal_inquisition", "event papal-inquisition")
    do(game, "win pavia")
    assert faith_of(game, "pavia") == "catholic"


@rule("card.056", "card.rule.no_effect_play")
def test_fewer_italian_spaces_are_all_that_come_back(game: Europe):
    faith(game, "catholic", "florence", "siena")
    with_card(game, "papacy", "papal_inquisition", "event papal-inquisition")
    do(game, "win modena")
    assert decision(game) == "Inspect"


@rule("card.056", "card.rule.requirements")
@pytest.mark.parametrize("where", [COMMITTED, BANISHED])
def test_the_inquisition_needs_caraffa_uncommitted(game: Europe, where: int):
    debaters(game, where, "caraffa")
    assert why_not(with_card(game, "france", "papal_inquisition"), SPELLED["papal_inquisition"]) == (
        "he_cannot_be_committed"
    )
    debaters(game, UNCOMMITTED, "caraffa")
    assert why_not(game, SPELLED["papal_inquisition"]) == "ok"


@rule("card.056")
def test_the_papacy_alone_learns_what_the_suspect_holds(game: Europe):
    hold(game, "france", "papal_inquisition")
    english, protestant = deal_card(game, ENGLAND), deal_card(game, PROTESTANT)
    log = listen(game)
    with_dealt(game)
    assert (knows(game, "papacy")[english], knows(game, "papacy")[protestant]) == (HAND + ENGLAND, UNKNOWN)
    assert knows(game, "france")[english] == UNKNOWN
    assert told_of(log, "hand_read") == [(PAPACY, ENGLAND)]
    read = [(event.seats, tuple(event.numbers)) for event in log.events if event.kind.key == "card_read"]
    assert read == [((PAPACY,), (ENGLAND, english))]


def with_dealt(game: Europe) -> Europe:
    """France plays the Papal Inquisition that it holds, without looking at anybody's hand before."""
    play(game, "france")
    do(game, "event papal-inquisition")
    whenever(game, "CancelEvent", "pass")
    return do(game, "win florence", "win siena", "inspect england")


@rule("card.056", "6.2.retrieve", "6.2.retrieve1", "6.2.retrieve2", "ruling.g09", "18.1.debate")
def test_what_the_papacy_may_do_then(game: Europe):
    discarded(game, "gout", "clement_vii", "foul_weather")
    game.state.played[PAPACY] = [CARD_NUMBER["foul_weather"]]
    hold(game, "england", "fuggers")
    inquire(game)
    assert (decision(game), asked(game)) == ("Sentence", "papacy")
    assert moves(game) == {"take-random", "retrieve gout", "debate german"}
    assert why_not(game, "retrieve clement-vii") == "mandatory_stays_discarded"
    assert why_not(game, "retrieve foul-weather") == "played_by_you_this_turn"
    assert why_not(game, "debate french") == "nobody_to_debate_with"
    assert why_not(game, "do-nothing") == "something_can_be_done"


@rule("card.056", "card.rule.random_draw")
def test_a_random_card_of_the_suspect_goes_to_the_papacy(game: Europe):
    hold(game, "england", "fuggers", "six_wives_of_henry_viii")
    inquire(game)
    do(game, "take-random")
    assert (place_of(game, "fuggers"), place_of(game, "six_wives_of_henry_viii")) == ("papacy", "england")
    assert place_of(game, "papal_inquisition") == "discard"
    assert game.state.cp == 0
    assert sound(game)


@rule("card.056", "card.rule.random_draw")
def test_from_a_hand_of_home_cards_nothing_can_be_drawn(game: Europe):
    hold(game, "protestant", "here_i_stand")
    inquire(game, suspect="protestant")
    assert why_not(game, "take-random") == "no_card_to_take"
    assert moves(game) == {"debate german"}


@rule("card.056", "card.rule.no_effect_play")
def test_with_nothing_to_take_and_nobody_to_debate_nothing_is_done(game: Europe):
    only_debaters(game, "caraffa", "luther")
    inquire(game)
    assert moves(game) == {"do-nothing"}
    assert decision(do(game, "do-nothing")) == OVER


@rule("card.056", "16.4.step5.b")
def test_a_card_that_was_taken_is_not_played_before_the_next_impulse(game: Europe):
    hold(game, "england", "halleys_comet")
    hold(game, "protestant", "fuggers")
    inquire(game)
    assert why_not(game, "take-random") == "ok"
    log = listen(game)
    do(game, "take-random")
    assert told_of(log, "card_passed_seen") == [(ENGLAND, PAPACY, CARD_NUMBER["halleys_comet"])]
    assert decision(game) == "BetweenImpulses"  # the impulse of France is over
    assert not may_play(game.state, PAPACY, CARD_NUMBER["halleys_comet"])
    assert why_not(game, "comet-skip protestant", PAPACY) == "not_before_an_impulse"
    whenever(game, "BetweenImpulses", "pass")
    assert (decision(game), asked(game)) == ("PlayCard", "papacy")
    assert may_play(game.state, PAPACY, CARD_NUMBER["halleys_comet"])


@rule("card.056", "16.4.step5.b")
def test_which_card_the_papacy_may_not_play_yet_is_its_own_to_know(game: Europe):
    hold(game, "papacy", "fuggers", "gout", "galleons")
    hold(game, "ottoman", "halleys_comet")  # so that there is a moment between two impulses
    hold(game, "france", "papal_inquisition")
    deal_card(game, ENGLAND)
    deal_card(game, PAPACY)
    with_dealt(game)
    do(game, "take-random")
    barred = game.state.barred_cards
    assert [each % len(MAJOR_IDS) for each in barred] == [PAPACY]
    assert game.view(PAPACY)["barred_cards"] == barred
    assert game.view(FRANCE)["barred_cards"] == [NONE]
    guessed = [TITLE.determinise(game, FRANCE, FastChance(seed)).state for seed in range(40)]
    assert len({tuple(state.barred_cards) for state in guessed}) > 1
    assert all(each // 6 in hand_of(state, PAPACY) for state in guessed for each in state.barred_cards)
    assert TITLE.determinise(game, PAPACY, FastChance(1)).state.barred_cards == barred


@rule("card.056", "6.2.retrieve")
def test_a_card_of_the_discards_goes_to_the_papal_hand(game: Europe):
    discarded(game, "gout")
    inquire(game)
    do(game, "retrieve gout")
    assert place_of(game, "gout") == "papacy"
    assert (decision(game), asked(game), game.state.shown) == ("PlayCard", "papacy", NONE)  # an impulse of its own


@rule("card.056", "18.5.step4.d", "ruling.g55")
def test_the_papacy_has_two_dice_more_in_both_rounds_of_its_debate(game: Europe):
    inquire(game)
    log = listen(game)
    # Eck attacks Luther with 3 + 3 + 2 (and his own bonus die); nobody hits, so there is a second round
    dice(game, 1, 1, *[1] * 60)
    do(game, "debate german", "against-uncommitted")
    attack = [sum(numbers[2:]) for numbers in told_of(log, "dice_rolled") if numbers[0] == PAPACY]
    plain = rolled_without_event(game)
    assert [own - other for own, other in zip(attack, plain, strict=True)] == [2, 2]


def rolled_without_event(game: Europe) -> list[int]:
    """The papal dice of the same debate that was paid for."""
    only_debaters(game, "eck", "luther")
    debaters(game, COMMITTED, "caraffa")
    log = listen(game)
    debate(game, "papacy", "german", 1, 1, *[1] * 60)
    do(game, "against-uncommitted")
    return [sum(numbers[2:]) for numbers in told_of(log, "dice_rolled") if numbers[0] == PAPACY]


# ---- card 58: Spanish Inquisition -----------------------------------------------------------------------------------


def persecute(game: Europe, by: str = "france") -> Europe:
    """A power plays the Spanish Inquisition; Seville comes back."""
    with_card(game, by, "spanish_inquisition", "event spanish-inquisition")
    return do(game, "win seville")


@rule("card.058", "11.event_executor")
def test_the_hapsburgs_choose_two_spanish_spaces(game: Europe):
    faith(game, "protestant", "madrid", "palma")
    with_card(game, "france", "spanish_inquisition", "event spanish-inquisition")
    assert (decision(game), asked(game)) == ("ConvertByCard", "hapsburg")
    assert moves(game) == {"win seville", "win madrid", "win palma"}
    assert why_not(game, "win siena") == "only_spanish_spaces"
    do(game, "win palma", "win madrid")
    assert [faith_of(game, space) for space in ("palma", "madrid", "seville")] == ["catholic", "catholic", "protestant"]
    assert decision(game) != "ConvertByCard"


@rule("card.058", "card.rule.chosen_discard")
def test_the_hapsburgs_discard_a_card_of_the_hands_they_have_read_and_draw_one(game: Europe):
    hold(game, "england", "fuggers", "six_wives_of_henry_viii", "clement_vii")
    hold(game, "protestant", "galleons", "here_i_stand")
    hold(game, "france", "plantations")
    persecute(game)
    assert (decision(game), asked(game)) == ("Confiscate", "hapsburg")
    assert moves(game) == {"confiscate fuggers", "confiscate galleons"}
    assert why_not(game, "confiscate clement-vii") == "not_a_card_to_choose"
    assert why_not(game, "confiscate here-i-stand") == "not_a_card_to_choose"
    assert why_not(game, "confiscate plantations") == "not_in_their_hands"
    assert why_not(game, "confiscate-nothing") == "something_can_be_done"
    log = listen(game)
    do(game, "confiscate galleons")
    assert (place_of(game, "galleons"), place_of(game, "fuggers")) == ("discard", "england")
    assert told_of(log, "card_discarded") == [(PROTESTANT, CARD_NUMBER["galleons"])]
    assert hand_size(game.state, HAPSBURG) == 1


@rule("card.058")
def test_the_hapsburgs_alone_read_both_hands(game: Europe):
    hold(game, "france", "spanish_inquisition")
    english, protestant = deal_card(game, ENGLAND), deal_card(game, PROTESTANT)
    log = listen(game)
    play(game, "france")
    do(game, "event spanish-inquisition")
    whenever(game, "CancelEvent", "pass")
    do(game, "win seville")
    hands = [HAND + ENGLAND, HAND + PROTESTANT]
    assert [knows(game, "hapsburg")[card] for card in (english, protestant)] == hands
    assert [knows(game, "papacy")[card] for card in (english, protestant)] == [UNKNOWN, UNKNOWN]
    assert told_of(log, "hand_read") == [(HAPSBURG, ENGLAND), (HAPSBURG, PROTESTANT)]


@rule("card.058", "card.rule.chosen_discard")
def test_if_only_mandatory_cards_are_held_nothing_is_discarded_but_a_card_is_drawn(game: Europe):
    hold(game, "england", "clement_vii")
    persecute(game)
    assert (decision(game), moves(game)) == ("Confiscate", {"confiscate-nothing"})
    assert game.decision().tells(game, HAPSBURG, game.parse("confiscate-nothing"))  # so it cannot be taken back
    do(game, "confiscate-nothing")
    assert (place_of(game, "clement_vii"), hand_size(game.state, HAPSBURG)) == ("england", 1)


@rule("card.058")
def test_nobody_is_asked_about_hands_that_are_known_to_be_empty(game: Europe):
    hold(game, "england", "six_wives_of_henry_viii")
    persecute(game)
    assert (decision(game), hand_size(game.state, HAPSBURG)) == ("CallFreeDebate", 1)


@rule("card.058", "18.1.debate3", "card.rule.event_gives_cp")
def test_then_the_papacy_calls_a_debate_in_any_zone(game: Europe):
    debaters(game, UNCOMMITTED, "cranmer")
    persecute(game)
    assert (decision(game), asked(game)) == ("CallFreeDebate", "papacy")
    assert moves(game) == {"debate german", "debate english"}
    log = listen(game)
    dice(game, 1, 1, *[1] * 60)
    do(game, "debate english", "against-uncommitted")
    assert (told_of(log, "debate_called"), game.state.cp) == ([(PAPACY, ENGLISH)], 0)
    assert rolled(log, "dice_rolled")
    assert place_of(game, "spanish_inquisition") == "discard"


@rule("card.058", "ruling.g89", "18.1.debate1")
def test_a_debate_that_cannot_be_called_is_skipped(game: Europe):
    debaters(game, COMMITTED, "eck", "caraffa")
    persecute(game)
    assert decision(game) == "PlayCard"  # the Hapsburgs, with the card that they have drawn


@rule("card.058", "card.037")
def test_the_papacy_debates_even_if_the_wartburg_is_in_force(game: Europe):
    in_force(game, "the_wartburg")
    persecute(game)
    assert moves_with(game, "debate") == {"debate german"}
