"""11: impulses, passing, and how the Action phase ends."""

from __future__ import annotations

from regnum.titles.here_i_stand.cards.deck import CARD_EVENTS
from regnum.titles.here_i_stand.cards.event import OPTIONS
from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS, CARD_KIND
from regnum.titles.here_i_stand.facts.names import COMBAT, MAJOR_IDS
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.rules.impulse import ActionPhase
from tests.rule import rule
from tests.titles.here_i_stand.builder import Europe, asked, europe, hold, place_of, play, run, units
from tests.titles.positions import decision, do, moves, why_not


def action(game: Europe) -> Europe:
    """The Action phase from its beginning."""
    game.state.active = -1
    return run(game, ActionPhase())


@rule("11", "11.option1", "11.option2", "11.option3", "3.2.major")
def test_powers_act_in_order_and_play_a_card_or_pass():
    game = europe()
    for power in MAJOR_IDS:
        hold(game, power, *{"ottoman": ["fuggers"], "england": ["galleons"], "papacy": ["erasmus"]}.get(power, []))
    action(game)
    order = []
    while decision(game) == "PlayCard":
        order.append(asked(game))
        do(game, sorted(moves(game))[-1])  # the card for its points
        while decision(game) != "PlayCard" and game.waiting:
            do(game, "done" if "done" in moves(game) else sorted(moves(game))[0])
    assert order[:3] == ["ottoman", "england", "papacy"]


@rule("11.pass1", "6.1.home3", "11.1.example8", "11.pass")
def test_nobody_passes_with_a_home_card():
    game = europe()
    hold(game, "protestant", "here_i_stand", "katherina_bora")
    play(game, "protestant")
    assert why_not(game, "pass") == "home_card_left"


@rule("ruling.g05", "11.pass1")
def test_the_papacy_plays_both_home_cards_before_it_passes():
    game = europe()
    hold(game, "papacy", "leipzig_debate")
    play(game, "papacy")
    assert why_not(game, "pass") == "home_card_left"


@rule("11.pass2", "6.1.mandatory1")
def test_nobody_passes_with_a_mandatory_event():
    game = europe()
    hold(game, "ottoman", "barbary_pirates")
    play(game, "ottoman")
    assert why_not(game, "pass") == "mandatory_left"


@rule("11.pass3", "11.1.example8", "3.3.admin", "ruling.g08")
def test_a_power_passes_with_as_many_cards_as_its_ruler_may_keep():
    """Line 696: Luther may keep two cards."""
    game = europe()
    hold(game, "protestant", "katherina_bora", "threat_to_power", "fuggers")
    play(game, "protestant")
    assert why_not(game, "pass") == "too_many_cards"
    game.state.place[78] = 0
    assert why_not(game, "pass") == "ok"


@rule("11.pass4", "11.end")
def test_without_cards_all_pass_and_the_phase_ends():
    game = action(europe())
    assert game.over
    assert game.state.passes == 0


@rule("11.pass5", "11.end")
def test_whoever_passed_with_cards_may_play_again_if_the_phase_goes_on():
    game = europe()
    hold(game, "ottoman", "fuggers")
    hold(game, "papacy", "galleons", "erasmus")  # Leo X may keep none
    action(game)
    do(game, "pass")
    assert asked(game) == "papacy"
    do(game, "points galleons", "done")
    assert asked(game) == "ottoman"
    assert why_not(game, "points fuggers") == "ok"


@rule("11.end")
def test_a_card_breaks_the_run_of_passes():
    game = europe()
    hold(game, "protestant", "fuggers")
    action(game)
    assert game.state.passes == 0b11111
    do(game, "points fuggers")
    assert game.state.passes == 0


@rule("ruling.g91", "card.038b")
def test_a_skipped_impulse_is_no_pass():
    game = europe()
    hold(game, "protestant", "fuggers")
    game.state.skips[5] = 1
    action(game)
    assert asked(game) == "protestant"  # the same phase went on until it was its turn again
    assert sum(isinstance(frame, ActionPhase) for frame in game.stack) == 2  # this one and that of the builder
    assert game.state.skips[5] == 0
    assert game.state.passes == 0b11111


@rule("11.1", "11.1.lost", "11.1.repeat")
def test_points_are_spent_one_action_at_a_time_and_what_is_left_is_lost():
    game = europe()
    units(game, "paris", "france", regular=1)
    hold(game, "france", "fuggers")
    play(game, "france")
    do(game, "points fuggers", "mercenary paris", "mercenary paris")
    assert game.state.cp == 1
    do(game, "done")
    assert game.state.cp == 0
    assert place_of(game, "fuggers") == "discard"
    assert hand_size(game.state, 3) == 0


@rule("11.event", "6.1.or")
def test_every_card_that_is_more_than_points_has_its_event():
    events = {key // OPTIONS for key in CARD_EVENTS}
    without = [CARD_IDS[card] for card, kind in enumerate(CARD_KIND) if kind != COMBAT and card not in events]
    assert without == [
        "luthers_95_theses",  # in a phase of its own
        "foul_weather", "gout", "professional_rowers", "siege_artillery", "the_wartburg",  # responses only
        "spring_preparations", "venetian_informant",  # in spring
    ]  # fmt: skip
