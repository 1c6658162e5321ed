"""Three to six players: who leads which powers, and what a player with two of them may not do."""

from __future__ import annotations

import pytest

import regnum
from regnum.titles.here_i_stand.facts.catalogue import SEA_NUMBER, SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import HAPSBURG, MAJOR_IDS, NONE, VENICE
from regnum.titles.here_i_stand.position.queries.cards import hand_size
from regnum.titles.here_i_stand.position.queries.points import all_points
from regnum.titles.here_i_stand.rules.piracy import why_not_pirate
from regnum.titles.here_i_stand.rules.victory import VictoryPhase
from regnum.titles.here_i_stand.rules.war import Declaration
from regnum.titles.here_i_stand.rules.war_limits import why_not_war
from tests.rule import rule
from tests.titles.here_i_stand.agreements import refused
from tests.titles.here_i_stand.builder import (
    Europe,
    at_war,
    control,
    europe_for,
    happened,
    hold,
    negotiate,
    reason,
    run,
    ships,
    units,
)
from tests.titles.positions import decision

OTTOMAN, _, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)


def leads(players: int) -> list[str]:
    """The powers of each player."""
    game = regnum.new("here_i_stand", players=players, seed=1)
    groups = [[seat for seat in range(6) if game.controllers[seat] == first] for first in sorted(set(game.controllers))]
    return ["+".join(MAJOR_IDS[seat] for seat in group) for group in groups]


@rule("players.6", "players.5", "players.4", "players.3", "3.1")
@pytest.mark.parametrize(
    ("players", "held"),
    [
        (6, ["ottoman", "hapsburg", "england", "france", "papacy", "protestant"]),
        (5, ["ottoman", "hapsburg", "england+protestant", "france", "papacy"]),
        (4, ["ottoman", "hapsburg+papacy", "england+protestant", "france"]),
        (3, ["ottoman+france", "hapsburg+papacy", "england+protestant"]),
    ],
)
def test_some_players_lead_two_powers(players: int, held: list[str]):
    assert leads(players) == held


@rule("players.hands")
def test_both_powers_of_a_player_keep_their_own_hands_and_impulses():
    game = regnum.new("here_i_stand", players=3, seed=1)
    six = regnum.new("here_i_stand", players=6, seed=1)
    assert [hand_size(game.state, power) for power in range(6)] == [hand_size(six.state, power) for power in range(6)]
    assert game.seat_count == 6


@rule("players.limit.war")
@pytest.mark.parametrize(("players", "why"), [(3, "not_between_own_powers"), (6, "")])
def test_no_war_between_powers_of_one_player(players: int, why: str):
    assert reason(why_not_war(europe_for(players).state, OTTOMAN, FRANCE)) == why


@rule("players.limit.war", "9.6.step5")
@pytest.mark.parametrize(("players", "asks"), [(3, "over"), (4, "over"), (5, "Intervene")])
def test_nobody_intervenes_against_his_own_other_power(players: int, asks: str):
    game = run(europe_for(players), Declaration(HAPSBURG, VENICE, 2))
    assert decision(game) == asks
    assert at_war(game, "hapsburg", "venice") == (asks == "over")


@rule("players.limit.piracy")
@pytest.mark.parametrize(("players", "why"), [(3, "not_on_own_power"), (4, "")])
def test_no_piracy_against_the_other_power_of_the_same_player(players: int, why: str):
    game = europe_for(players)
    happened(game, "barbary_pirates")
    ships(game, "gulf_of_lyon", "ottoman", corsair=2)
    assert reason(why_not_pirate(game.state, OTTOMAN, SEA_NUMBER["gulf_of_lyon"], FRANCE)) == why


@rule("players.limit.cards", "players.limit.mercenaries", "players.limit.spaces")
def test_no_gifts_between_powers_of_one_player_but_home_spaces():
    game = europe_for(4)
    hold(game, "hapsburg", "gout")
    units(game, "vienna", "hapsburg", mercenary=1)
    control(game, "hapsburg", "ravenna")
    negotiate(game)
    assert refused(game, "hapsburg gives papacy cards 1") == "no_cards_to_oneself"
    assert refused(game, "hapsburg gives papacy mercenaries 1") == "no_mercenaries_to_oneself"
    assert refused(game, "hapsburg gives papacy space naples") == "no_spaces_to_oneself"
    assert refused(game, "hapsburg gives papacy space ravenna") == ""


@rule("players.allowed")
def test_powers_of_one_player_ally_and_lend_ships():
    game = europe_for(4)
    ships(game, "naples", "hapsburg", squadron=1)
    negotiate(game)
    assert refused(game, "alliance hapsburg papacy", "hapsburg gives papacy squadron naples hapsburg 1") == ""


def judged(players: int, *points: int) -> Europe:
    """The Victory phase of turn 4 with these bonus points on an empty map."""
    game = europe_for(players)
    game.state.turn = 4
    game.state.control = [NONE] * len(game.state.control)
    game.state.control[SPACE_NUMBER["wittenberg"]] = HAPSBURG
    base = all_points(game.state)
    game.state.bonus = [want - have for want, have in zip(points, base, strict=True)]
    return run(game, VictoryPhase())


@rule("players.domination", "23.3.domination")
def test_domination_compares_players_by_the_average_of_their_powers():
    alone = judged(6, 20, 10, 10, 15, 10, 10)
    assert alone.outcome is not None
    assert (alone.outcome.way, list(alone.outcome.winners)) == ("domination", [OTTOMAN])
    paired = judged(3, 20, 10, 10, 15, 10, 10)  # 17 1/2 on average against 10
    assert paired.outcome is not None
    assert list(paired.outcome.winners) == [OTTOMAN]
    assert judged(3, 20, 10, 10, 9, 10, 10).outcome is None  # 14 1/2 on average
    assert judged(3, 20, 10, 11, 10, 11, 10).outcome is None  # 15 against 10 1/2


@rule("players.standard", "23.3.standard.1")
def test_other_victories_are_judged_power_by_power():
    game = judged(3, 25, 0, 0, 0, 24, 0)
    assert game.outcome is not None
    assert (game.outcome.way, list(game.outcome.winners)) == ("standard", [OTTOMAN])
