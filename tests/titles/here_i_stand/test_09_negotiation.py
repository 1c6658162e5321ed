"""9.1, 7: the negotiation segment: who talks when, in which order packages are announced, and promises."""

from __future__ import annotations

import pytest

import regnum
from regnum.engine.deals import Deal
from regnum.engine.events import Event
from regnum.engine.promises import BROKEN, KEPT, OPEN, Promise
from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS
from regnum.titles.here_i_stand.rules.diplomacy import Diplomacy
from regnum.titles.here_i_stand.title import TITLE
from tests.rule import rule
from tests.titles.here_i_stand.agreements import deal_of, refused, strike
from tests.titles.here_i_stand.builder import Europe, besiege, europe, negotiate, run, units, war
from tests.titles.positions import decision, moves

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


def talks(turn: int) -> Europe:
    """The Diplomacy phase of a turn begins."""
    game = europe()
    game.state.turn = turn
    war(game, "france", "hapsburg")
    return run(game, Diplomacy())


def end_talks(game: Europe) -> Europe:
    """Everybody has talked enough."""
    while decision(game) == "Talk":
        game.apply(game.waiting[0], 0)
    return game


@rule("9.1.secret", "table:sequence.3", "9")
def test_all_talk_at_once_in_private_until_everybody_is_ready():
    game = talks(2)
    assert (decision(game), list(game.waiting)) == ("Talk", list(range(6)))
    assert list(TITLE.whispers(game)) == [0b111110, 0b111101, 0b111011, 0b110111, 0b101111, 0b011111]
    game.apply(FRANCE, 0)
    assert list(game.waiting) == [OTTOMAN, HAPSBURG, ENGLAND, PAPACY, PROTESTANT]
    assert moves(game) == {"ready"}
    end_talks(game)
    assert decision(game) == "HearAgreements"
    assert not TITLE.whispers(game)


@rule("9.1.secret", "9.1.announce")
def test_packages_are_drafted_in_the_talks_and_struck_when_they_are_announced():
    game = talks(2)
    assert (game.drafts_open, game.deals_open) == (True, False)
    assert game.why_not_strike(deal_of("peace france hapsburg")) is not None
    end_talks(game)
    assert (game.drafts_open, game.deals_open) == (True, True)
    assert game.why_not_strike(deal_of("peace france hapsburg")) is None
    game.apply(game.waiting[0], 0)
    assert (game.drafts_open, game.deals_open) == (False, False)


@rule("9.1.announce")
def test_packages_are_announced_in_impulse_order_of_their_first_power():
    deals = [deal_of("alliance papacy france"), deal_of("alliance england papacy"), deal_of("alliance france ottoman")]
    assert list(TITLE.deal_order(negotiate(europe()), deals)) == [2, 1, 0]


@rule("7.first1", "7.first2", "7.first5", "ruling.g10")
def test_in_the_first_turn_only_england_talks_with_hapsburgs_and_france():
    game = talks(1)
    assert list(game.waiting) == [HAPSBURG, ENGLAND, FRANCE]
    assert list(TITLE.whispers(game)) == [0, 1 << ENGLAND, 1 << HAPSBURG | 1 << FRANCE, 1 << ENGLAND, 0, 0]
    assert refused(game, "alliance france hapsburg") == "england_talks_alone"
    assert refused(game, "alliance england papacy") == "england_talks_alone"
    assert refused(game, "alliance england france", "alliance england hapsburg") == "england_talks_alone"
    assert refused(game, "alliance england france") == ""
    end_talks(game)
    game.apply(game.waiting[0], 0)
    assert decision(game) != "SueForPeace"  # no other segment


@rule("7.first3", "7.first4", "ruling.g10")
def test_in_the_first_turn_there_is_one_package_with_the_hapsburgs_and_then_one_with_france():
    game = negotiate(europe(), turn=1)
    french, hapsburg = deal_of("alliance england france"), deal_of("alliance england hapsburg")
    assert list(TITLE.deal_order(game, [french, hapsburg])) == [1, 0]
    strike(game, "alliance england hapsburg")
    assert refused(game, "england gives hapsburg space calais") == "one_package_each"
    assert refused(game, "england gives france space calais") == ""


@rule("9.1.announce")
def test_a_package_with_a_choice_to_make_is_finished_before_the_next():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "antwerp", "france", regular=3)
    besiege(game, "antwerp", "france")
    strike(negotiate(game), "peace france hapsburg")
    assert decision(game) == "ChooseHome"
    assert not game.deals_open


# ---- promises -------------------------------------------------------------------------------------------------------


def verdict(promise: Promise, *events: Event) -> int:
    return TITLE.kept(promise, events)


def told(key: str, *numbers: int) -> Event:
    return Event(TITLE.event_kind(key), numbers)


LATER = told("turn_began", 3)


@rule("9.1.nonbinding")
@pytest.mark.parametrize(
    ("promise", "deed", "left", "done"),
    [
        (Promise(FRANCE, (ENGLAND,), "no_war", ENGLAND), told("war_declared", FRANCE, ENGLAND), KEPT, BROKEN),
        (Promise(FRANCE, (ENGLAND,), "war", HAPSBURG), told("war_declared", FRANCE, HAPSBURG), BROKEN, KEPT),
        (Promise(OTTOMAN, (PAPACY,), "no_piracy", PAPACY), told("piracy_began", 2, PAPACY), KEPT, BROKEN),
        (Promise(PAPACY, (PROTESTANT,), "no_debate"), told("debate_called", PAPACY, 0), KEPT, BROKEN),
        (
            Promise(FRANCE, (ENGLAND,), "leave_space", SPACE_NUMBER["calais"]),
            told("control_taken", SPACE_NUMBER["calais"], FRANCE),
            KEPT,
            BROKEN,
        ),
    ],
)
def test_a_promise_for_this_turn_is_judged_when_the_turn_is_over(promise: Promise, deed: Event, left: int, done: int):
    assert verdict(promise) == OPEN
    assert verdict(promise, LATER) == left
    assert verdict(promise, deed) == done
    assert verdict(promise, LATER, deed) == left


@rule("9.1.nonbinding")
@pytest.mark.parametrize(
    ("promise", "deed"),
    [
        (Promise(FRANCE, (OTTOMAN,), "alliance_next", OTTOMAN), told("alliance_formed", OTTOMAN, FRANCE)),
        (
            Promise(ENGLAND, (FRANCE,), "cede_next", SPACE_NUMBER["calais"]),
            told("control_taken", SPACE_NUMBER["calais"], FRANCE),
        ),
    ],
)
def test_a_promise_for_the_next_turn_is_kept_then_and_not_before(promise: Promise, deed: Event):
    assert verdict(promise, deed) == OPEN
    assert verdict(promise, LATER, deed) == KEPT
    assert verdict(promise, deed, LATER, LATER) == BROKEN


@rule("9.1.nonbinding")
def test_deeds_of_others_break_no_promise():
    promise = Promise(FRANCE, (ENGLAND,), "no_war", ENGLAND)
    assert verdict(promise, told("war_declared", HAPSBURG, ENGLAND), told("war_declared", ENGLAND, FRANCE)) == OPEN
    promise = Promise(FRANCE, (PAPACY,), "no_piracy", PAPACY)
    assert verdict(promise, told("piracy_began", 2, PAPACY), LATER) == KEPT


@rule("9.1.nonbinding")
def test_promises_can_be_made_of_everything_that_can_be_judged():
    assert [kind.name for kind in TITLE.promise_kinds] == [
        "no_war", "war", "no_piracy", "no_debate", "leave_space", "alliance_next", "cede_next",
    ]  # fmt: skip


def test_a_new_game_begins_with_talks():
    game = regnum.new("here_i_stand", players=6, seed=1)
    while decision(game) != "Talk":
        seat = game.waiting[0]
        game.apply(seat, game.legal(seat)[0])
    assert [MAJOR_IDS[seat] for seat in game.waiting] == ["hapsburg", "england", "france"]
    assert game.why_not_draft(Deal((0, 1), [], deal_of("alliance ottoman hapsburg").clauses)) is not None
