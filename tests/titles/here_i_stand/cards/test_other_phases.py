"""card.047, card.051, card.073b, card.102, card.109: the five events that have their place outside the action phase."""

from __future__ import annotations

import pytest

from regnum.engine.events import EventLog
from regnum.engine.memory import UNKNOWN
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, PHASE_IDS
from regnum.titles.here_i_stand.position.changes.cards import deal_card
from regnum.titles.here_i_stand.position.queries.cards import hand_size, holdings
from regnum.titles.here_i_stand.position.queries.points import all_points
from regnum.titles.here_i_stand.position.state import HAND
from regnum.titles.here_i_stand.rules.peace import PeaceSegment
from regnum.titles.here_i_stand.rules.spring import Deployment, SpringDeployment
from regnum.titles.here_i_stand.rules.victory import VictoryPhase
from regnum.titles.here_i_stand.title import TITLE
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    at_war,
    captive,
    control,
    count,
    europe,
    europe_for,
    hold,
    holder,
    place_of,
    play,
    points,
    run,
    ships,
    units,
    unrest,
    war,
    whereabouts,
)
from tests.titles.here_i_stand.scenes import printed
from tests.titles.positions import decision, do, moves, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


def answer(game: Europe, power: str, move: str) -> None:
    """A power answers in a window; whoever is asked beside it stays silent."""
    seat = MAJOR_IDS.index(power)
    asked_now = list(game.waiting)
    for other in asked_now:
        game.push(move if other == seat else "pass", other)


def silence(game: Europe) -> None:
    """Nobody plays."""
    for seat in list(game.waiting):
        game.push("pass", seat)


# ---- 109: Venetian Informant ----------------------------------------------------------------------------------------


def informed(**hands: str) -> Europe:
    """The Spring Deployment phase begins; these powers hold a card each."""
    game = europe()
    for power, card in hands.items():
        hold(game, power, card)
    game.state.phase = PHASE_IDS.index("spring_deployment")
    return run(game, SpringDeployment())


@rule("card.109", "table:other_phase_cards.informant", "6.1.other_phases")
def test_before_anybody_deploys_one_power_sees_the_hand_of_another():
    game = europe()
    hold(game, "papacy", "venetian_informant")
    french, english = deal_card(game, FRANCE), deal_card(game, ENGLAND)
    run(game, SpringDeployment())
    assert decision(game) == "HearInformant"
    game.listener = told = EventLog()
    answer(game, "papacy", "venetian-informant hapsburg france")
    assert place_of(game, "venetian_informant") == "discard"
    hapsburg, papacy = (holdings(game.state).known(1 << power) for power in (HAPSBURG, PAPACY))
    assert (hapsburg[french], papacy[french], hapsburg[english]) == (HAND + FRANCE, UNKNOWN, UNKNOWN)
    read = [(event.seats, event.numbers) for event in told.events if event.kind.key == "card_read"]
    assert read == [((HAPSBURG,), (FRANCE, french))]


@rule("card.109")
def test_whoever_may_hold_the_informant_is_asked_and_nobody_else():
    game = informed(papacy="venetian_informant", france="fuggers")
    assert list(game.asked) == [FRANCE, PAPACY]
    assert why_not_of(game, FRANCE, "venetian-informant france papacy") == "not_in_your_hand"
    assert why_not_of(game, PAPACY, "venetian-informant france france") == "not_your_own_hand"


def why_not_of(game: Europe, seat: int, move: str) -> str:
    """The name of the reason why a seat may not give an answer."""
    reason = game.why_not(seat, game.parse(move))
    return reason.name if reason else "ok"


@rule("6.1.other_phases", "6.1.other_phases.only", "6.1.other_phases.cp", "table:other_phase_cards.preparations")
@pytest.mark.parametrize(("card", "value"), [("spring_preparations", 3), ("venetian_informant", 1)])
def test_the_cards_of_spring_are_no_events_of_the_action_phase_but_give_points(card: str, value: int):
    game = europe()
    hold(game, "france", card)
    play(game, "france")
    spelled = card.replace("_", "-")
    assert why_not(game, f"event {spelled}") == "only_in_spring"
    do(game, f"points {spelled}")
    assert game.state.cp == value


# ---- 102: Spring Preparations ---------------------------------------------------------------------------------------


def preparing(power: str = "france", card: str = "spring_preparations") -> Europe:
    """A power whose deployment is due; French units stand in Paris."""
    game = europe()
    units(game, "paris", "france", regular=7)
    hold(game, power, card)
    return run(game, Deployment(MAJOR_IDS.index(power)))


@rule("card.102", "table:other_phase_cards.preparations")
def test_a_new_regular_in_the_capital_deploys_at_once_over_a_pass():
    game = preparing()
    assert (decision(game), asked(game)) == ("PrepareForSpring", "france")
    do(game, "spring-preparations")
    assert count(game, "paris", "france") == 8
    assert place_of(game, "spring_preparations") == "discard"
    control(game, "france", "turin")
    assert why_not(game, "deploy paris turin") == "ok"


@rule("card.102", "10.note1")
def test_without_preparations_nobody_deploys_over_a_pass():
    game = preparing()
    control(game, "france", "turin")
    silence(game)
    assert decision(game) == "Deploy"
    assert why_not(game, "deploy paris turin") == "no_path_in_spring"


@rule("card.102")
def test_the_hapsburgs_raise_a_regular_in_each_capital_that_they_hold():
    game = europe()
    hold(game, "hapsburg", "spring_preparations")
    control(game, "france", "vienna")
    run(game, Deployment(HAPSBURG))
    do(game, "spring-preparations")
    assert [count(game, capital, "hapsburg") for capital in ("valladolid", "vienna")] == [1, 0]


@rule("card.102")
def test_whoever_has_lost_the_capital_or_is_protestant_does_not_prepare():
    game = europe()
    hold(game, "france", "spring_preparations")
    control(game, "england", "paris")
    assert decision(run(game, Deployment(FRANCE))) != "PrepareForSpring"
    game = europe()
    hold(game, "protestant", "spring_preparations")
    assert decision(run(game, Deployment(PROTESTANT))) != "PrepareForSpring"


# ---- 47 and 51: against a domination victory ------------------------------------------------------------------------


def near_domination(game: Europe, **wanted: int) -> Europe:
    """The Victory Determination phase of turn 5; these powers have so many points, the others ten."""
    state = game.state
    state.turn = 5
    for power, name in enumerate(MAJOR_IDS):
        state.bonus[power] += wanted.get(name, 10) - all_points(state)[power]
    state.phase = PHASE_IDS.index("victory_determination")
    return run(game, VictoryPhase())


@rule("card.047", "23.2.bonus5", "23.2.bonus_limit", "ruling.g84", "edition.h08",
      "table:other_phase_cards.copernicus")  # fmt: skip
def test_copernicus_stops_a_domination_victory_of_another_power():
    game = europe()
    hold(game, "england", "copernicus")
    near_domination(game, hapsburg=20, england=15)
    assert decision(game) == "StopDomination"
    answer(game, "england", "copernicus")
    assert (points(game, "england"), place_of(game, "copernicus")) == (17, "out of game")
    assert TITLE.outcome(game) is None
    assert decision(game) != "StopDomination"


@rule("23.3.domination", "ruling.g84")
def test_if_nobody_plays_the_domination_victory_stands():
    game = europe()
    hold(game, "england", "copernicus")
    near_domination(game, hapsburg=20, england=15)
    silence(game)
    outcome = TITLE.outcome(game)
    assert outcome is not None
    assert ([*outcome.winners], outcome.way) == ([HAPSBURG], "domination")


@rule("23.2.bonus_limit", "ruling.g84", "edition.h08")
def test_only_those_are_asked_whose_points_would_stop_it():
    game = europe()
    hold(game, "england", "copernicus")
    hold(game, "france", "fuggers")
    hold(game, "papacy", "michael_servetus")
    near_domination(game, hapsburg=20, england=15, france=13)
    assert list(game.asked) == [ENGLAND]  # two points for France, or one for England, are as good as none
    assert why_not_of(game, ENGLAND, "copernicus") == "ok"
    near_domination(game, hapsburg=20, england=13)
    assert TITLE.outcome(game) is not None


@rule("23.2.bonus_limit", "ruling.g84")
def test_of_two_cards_only_the_one_whose_points_are_enough_is_played():
    game = europe()
    hold(game, "england", "copernicus", "michael_servetus")
    near_domination(game, hapsburg=20, england=14)
    assert why_not_of(game, ENGLAND, "michael-servetus") == "stops_nobody"
    assert why_not_of(game, ENGLAND, "copernicus") == "ok"


@rule("card.051", "ruling.g84", "table:other_phase_cards.servetus", "card.rule.random_draw")
def test_servetus_costs_the_protestants_a_card_in_the_victory_phase_too():
    game = europe()
    hold(game, "england", "michael_servetus")
    hold(game, "protestant", "fuggers")
    near_domination(game, hapsburg=20, england=15, protestant=15)
    assert list(game.asked) == [ENGLAND, PROTESTANT]
    answer(game, "england", "michael-servetus")
    assert (points(game, "england"), hand_size(game.state, PROTESTANT)) == (16, 0)
    assert TITLE.outcome(game) is None


@rule("ruling.g84")
def test_points_that_stop_it_may_win_the_game_by_themselves():
    game = europe()
    hold(game, "england", "copernicus")
    game.state.scenario = 0
    near_domination(game, hapsburg=24, england=19)
    answer(game, "england", "copernicus")
    assert TITLE.outcome(game) is None
    assert game.state.record[-6:] == all_points(game.state)


@rule("players.domination", "23.2.bonus_limit")
def test_the_other_power_of_the_same_player_cannot_stop_it():
    game = europe_for(3)
    hold(game, "france", "copernicus")
    near_domination(game, ottoman=22, france=18, hapsburg=15, papacy=15, england=15, protestant=15)
    assert FRANCE not in game.asked


@rule("card.047", "card.051", "11.event_cp")
@pytest.mark.parametrize(("card", "gain", "value"), [("copernicus", 2, 6), ("michael_servetus", 1, 4)])
def test_both_are_events_of_an_own_impulse_too(card: str, gain: int, value: int):
    game = europe()
    hold(game, "france", card)
    hold(game, "protestant", "the_wartburg")
    before = points(game, "france")
    play(game, "france")
    do(game, f"event {card.replace('_', '-')}")
    while decision(game) == "CancelEvent":
        silence(game)
    assert (points(game, "france"), place_of(game, card)) == (before + gain, "out of game")
    assert hand_size(game.state, PROTESTANT) == (1 if card == "copernicus" else 0)
    hold(game, "france", card)
    play(game, "france")
    do(game, f"points {card.replace('_', '-')}")
    assert game.state.cp == value


@rule("card.047")
def test_copernicus_brings_as_many_points_as_the_pack_says(monkeypatch: pytest.MonkeyPatch):
    printed(monkeypatch, "copernicus", victory_points=1)
    game = europe()
    hold(game, "england", "copernicus")
    near_domination(game, hapsburg=20, england=15)
    answer(game, "england", "copernicus")
    assert points(game, "england") == 16


# ---- 73 b: Diplomatic Marriage --------------------------------------------------------------------------------------


def lost_war(power: str = "france") -> Europe:
    """France has lost Rouen and a town to England, and Montmorency; it holds Calais and the card."""
    game = europe()
    war(game, "france", "england")
    control(game, "england", "rouen", "nantes")
    control(game, "france", "calais", "paris")
    captive(game, "montmorency", "england")
    units(game, "calais", "france", regular=2)
    units(game, "paris", "france", regular=4)
    units(game, "rouen", "england", regular=3)
    ships(game, "brest", "france", squadron=1)
    hold(game, power, "diplomatic_marriage")
    game.state.turn = 3
    return run(game, PeaceSegment(FRANCE))


@rule("card.073b", "9.3.note1", "table:other_phase_cards", "table:other_phase_cards.marriage")
def test_a_marriage_brings_back_spaces_and_leaders_without_a_price_but_costs_units_and_a_point():
    game = lost_war()
    assert why_not(game, "sue england") == "ok"
    do(game, "sue-by-marriage england")
    assert decision(game) == "RemoveUnits"
    do(game, "remove paris regular", "remove paris regular")
    while decision(game) == "ChooseHome":  # where the English leave to
        do(game, min(moves(game)))
    assert (holder(game, "rouen"), holder(game, "nantes"), holder(game, "calais")) == ("france", "france", "england")
    assert whereabouts(game, "montmorency") == "paris"
    assert not at_war(game, "france", "england")
    assert game.state.war_winner[ENGLAND] == 1
    assert place_of(game, "diplomatic_marriage") == "discard"
    assert count(game, "rouen", "england") == 0


@rule("card.073b")
def test_without_the_card_or_as_ottoman_nobody_makes_peace_by_marriage():
    game = lost_war("papacy")
    assert why_not(game, "sue-by-marriage england") == "no_marriage_in_hand"
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "hapsburg", "nicopolis")
    hold(game, "ottoman", "diplomatic_marriage")
    game.state.turn = 3
    run(game, PeaceSegment(0))
    assert why_not(game, "sue-by-marriage hapsburg") == "no_marriage_for_this_power"
    assert why_not(game, "sue-by-marriage france") == "not_at_war_with"


@rule("card.073b", "9.3.step2")
def test_the_ottoman_on_either_side_counts_twice_after_a_marriage_too():
    game = europe()
    war(game, "ottoman", "hapsburg")
    control(game, "ottoman", "vienna")
    unrest(game, "vienna")
    allied(game, "hapsburg", "france")
    hold(game, "hapsburg", "diplomatic_marriage")
    game.state.turn = 3
    run(game, PeaceSegment(0))
    do(game, "sue-by-marriage ottoman")
    assert (game.state.war_winner[OTTOMAN], holder(game, "vienna")) == (2, "hapsburg")
