"""The end of the game and the score."""

from __future__ import annotations

import pytest

import regnum
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts.names import BUILDER, CRUSADER_TITLE, INVENTOR, LAST_ERA, NONE
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.rules.era import Eras
from regnum.titles.crusader_kings.rules.scoring import end_game, winners
from tests.rule import rule
from tests.titles.crusader_kings.builder import Crown, castle, crown, opening, own, run
from tests.titles.crusader_kings.builder_war import listen, shield


def end(game: Crown) -> Crown:
    """The last Era is over."""
    run(game)
    end_game(game, LAST_ERA)
    return game


@rule("score.points1", "score.points2", "overview.sources")
def test_a_point_for_each_region_and_each_achievement():
    game = crown()
    own(game, 0, "mercia", "wales")
    assert points_of(game.state, 0) == 3
    shield(game, 0, 1, 2)
    castle(game, "wessex", "mercia", "wales")
    run(game)
    assert points_of(game.state, 0) == 5
    assert points_of(game.state, 1) == 1


@rule("score.points2")
def test_gold_cards_and_shields_are_worth_nothing():
    game = crown()
    game.state.gold[0] = 50
    shield(game, 0, 1)
    assert points_of(game.state, 0) == 1


@rule("overview.win", "score.end")
def test_most_points_win():
    game = crown()
    own(game, 2, "denmark")
    ear = listen(game)
    end(game)
    assert game.state.winners == [2]
    assert game.finished
    assert ear.of("scored") == [(0, 1, 0), (1, 1, 0), (2, 2, 0)]


@rule("score.tie")
def test_among_equals_shields_decide():
    game = crown()
    own(game, 1, "burgundy")
    own(game, 2, "denmark")
    shield(game, 2, 1)
    shield(game, 0, 2)
    assert end(game).state.winners == [2]


@rule("score.tie")
def test_if_shields_are_equal_too_it_is_a_draw():
    game = crown()
    own(game, 1, "burgundy")
    own(game, 2, "denmark")
    shield(game, 1, 1)
    shield(game, 2, 2)
    assert end(game).state.winners == [1, 2]


@rule("score.end", "sequence.structure")
def test_after_the_last_era_the_game_is_over():
    game = crown()
    game.state.era = 2
    game.stack[:] = [Eras()]
    game.progress[:] = [1]
    game.start()
    assert game.over
    assert game.outcome is not None
    assert game.outcome.way == "last_era"


@rule("ai.modes3", "score.points1")
def test_persons_and_programs_are_counted_together():
    game = crown(3, seat_2="ferox", team="on")
    own(game, 2, "denmark")
    assert winners(game.state) == [0, 1, 2]  # two against two
    own(game, 2, "poland")
    assert winners(game.state) == [2]
    game.state.achievement[BUILDER] = 0
    game.state.achievement[INVENTOR] = 1
    assert winners(game.state) == [0, 1]


@rule("ai.modes3")
def test_a_team_plays_against_the_dynasties_that_nobody_plays():
    assert opening(3, team="on").state.strategy.count(NONE) == 3
    assert (opening(3, team="on").seat_count, opening(2, team="on").seat_count) == (5, 5)
    assert opening(4, "6", team="on", seat_3="ferox").seat_count == 4


@rule("ai.modes3")
@pytest.mark.parametrize(
    ("players", "scenario", "options"),
    [
        (5, "1", {}),  # nobody is left to play against
        (4, "6", {}),
        (3, "1", {"programs": "0"}),
        (1, "1", {}),  # alone
        (1, "1", {"programs": "4"}),
        (3, "1", {"seat_0": "ferox", "seat_1": "postis"}),
    ],
)
def test_a_team_without_partners_or_opponents_is_refused(players: int, scenario: str, options: dict[str, str]):
    with pytest.raises(RegnumError, match=r"a team has 2 to 4 persons and plays against 1 to 3 programs: not \d"):
        regnum.new("crusader_kings", players, 1, {"team": "on", **options}, scenario)


@rule("ai.modes3")
def test_without_teams_everybody_plays_alone():
    game = crown(3, seat_2="ferox")
    own(game, 2, "denmark")
    game.state.achievement[CRUSADER_TITLE] = 1
    assert winners(game.state) == [1, 2]
