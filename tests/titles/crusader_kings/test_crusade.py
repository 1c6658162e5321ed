"""Crusades: who leads, what a shield brings, Jerusalem, and the tracks of the scenarios."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, HANDS, TRAIT_IDS, trait_of
from regnum.titles.crusader_kings.facts.names import CRUSADE
from regnum.titles.crusader_kings.position.changes.crusade import return_shield
from regnum.titles.crusader_kings.position.changes.family import couple, leave_family
from regnum.titles.crusader_kings.position.queries.standing import points_of
from regnum.titles.crusader_kings.rules.crusade import Crusade
from regnum.titles.crusader_kings.rules.round import Plan
from tests.rule import rule
from tests.titles.crusader_kings.builder import (
    AT_REST,
    Crown,
    bag,
    bag_of,
    crown,
    draws,
    hand,
    hold,
    marry,
    opening,
    own,
    play,
    regions,
    relative,
    run,
    sound,
)
from tests.titles.crusader_kings.builder_war import gone, holder, listen, shield, shields
from tests.titles.positions import decision, do, moves, why_not


def crusade(*tokens: str, players: int = 3, scenario: str = "1", **options: str) -> Crown:
    """Seat 0 leads a crusade."""
    game = crown(players, scenario, **options)
    bag(game, 0, *(tokens or ("brave",)))
    return run(game, Crusade(0))


def queen(game: Crown, seat: int = 0) -> int:
    """A woman rules; returns her."""
    state = game.state
    daughter = relative(game, seat, "daughter")
    leave_family(state, state.ruler[seat], 1)
    state.children[seat] = []
    state.ruler[seat] = daughter
    return daughter


@rule("crusade.success", "crusade.trait", "crusade.bonus")
def test_a_success_brings_a_shield_on_the_lowest_free_position_and_its_trait():
    game = crusade()
    shield(game, 1, 1)
    do(game, "lead ruler")
    assert shields(game, 0) == [2]
    assert bag_of(game, 0) == ["brave", "brave"]
    assert game.state.track_traits[1] == []
    assert sound(game)


@rule("crusade.trait")
def test_an_unwelcome_trait_cannot_be_refused():
    game = crusade()
    do(game, "lead ruler")
    assert shields(game, 0) == [1]
    assert bag_of(game, 0) == ["brave", "ignorant"]


@rule("crusade.success", "sequence.token_change")
def test_the_first_player_token_goes_to_whoever_succeeds():
    game = crown()
    bag(game, 2, "brave")
    run(game, Crusade(2))
    do(game, "lead ruler")
    assert game.state.token == 2
    assert game.state.first == 0  # the present turn goes on in the old order
    run(game, Crusade(2))
    draws(game, 2, "brave")
    do(game, "lead ruler")
    assert game.state.token == 2


@rule("crusade.failure", "succession.trigger")
def test_a_failure_kills_the_leader():
    game = crusade("ugly")
    son = relative(game, 0, "son")
    do(game, "lead child-1")
    assert gone(game, son)
    assert shields(game, 0) == []
    assert game.state.token == 0
    run(game, Crusade(0))
    brother = relative(game, 0, "brother")
    king = game.state.ruler[0]
    do(game, "lead ruler")
    assert gone(game, king)
    assert game.state.ruler[0] == brother
    assert sound(game)


@rule("crusade.critical")
@pytest.mark.parametrize(("trait", "places"), [("kind", []), ("cruel", [1])])
def test_kind_fails_and_cruel_succeeds_on_crusade(trait: str, places: list[int]):
    game = crusade(trait)
    relative(game, 0, "son")
    do(game, "lead ruler", "keep")
    assert shields(game, 0) == places


@rule("crusade.who_male")
def test_sons_brothers_and_in_laws_may_lead():
    game = crusade()
    relative(game, 0, "son")
    daughter = relative(game, 0, "daughter")
    sister = relative(game, 0, "sister")
    for member in (None, daughter, sister):
        marry(game, 0, member)
    assert moves(game) == {"lead ruler", "lead child-1", "lead child-2-spouse", "lead sibling-1-spouse"}
    assert why_not(game, "lead child-2") == "only_men_crusade"
    assert why_not(game, "lead ruler-spouse") == "only_men_crusade"
    assert why_not(game, "lead sibling-2") == "nobody_there"


@rule("crusade.who_queen", "succession.queens")
def test_a_queen_goes_only_if_there_is_no_man():
    game = crusade()
    queen(game)
    relative(game, 0, "daughter")
    assert why_not(game, "lead ruler") == "ok"
    assert why_not(game, "lead child-1") == "only_men_crusade"
    relative(game, 0, "brother")
    assert why_not(game, "lead ruler") == "men_go_first"
    assert moves(game) == {"lead sibling-1"}


@rule("crusade.who_male", "crusade.who_queen")
def test_the_husband_of_a_queen_goes_in_her_place():
    game = crusade()
    marry(game, 0, queen(game))
    assert moves(game) == {"lead ruler-spouse"}
    assert sound(game)


@rule("crusade.who_glitterhoof", "glitterhoof.marriage")
def test_glitterhoof_may_lead_and_is_no_man():
    game = crusade()
    lady = queen(game)
    couple(game, 0, lady, GLITTERHOOF)
    assert moves(game) == {"lead ruler", "lead ruler-spouse"}


@rule("crusade.four", "crusade.bonus")
def test_with_a_fifth_shield_an_older_one_comes_back():
    game = crusade()
    shield(game, 0, 1, 2, 4, 5)
    shield(game, 1, 3)
    do(game, "lead ruler")
    assert decision(game) == "ReturnShield"
    assert why_not(game, "take-back 6") == "newest_stays"
    assert why_not(game, "take-back 3") == "not_your_shield"
    do(game, "take-back 1")
    assert shields(game, 0) == [2, 4, 5, 6]
    assert bag_of(game, 0) == ["brave", "strong"]  # the token of the new position
    assert decision(game) == AT_REST
    assert sound(game)


@rule("crusade.bonus", "elimination.track")
def test_a_position_that_became_free_is_taken_again_and_has_no_trait():
    game = crusade()
    shield(game, 1, 1, 2)
    return_shield(game, 0)
    do(game, "lead ruler")
    assert shields(game, 0) == [1]
    assert bag_of(game, 0) == ["brave"]


@rule("crusade.limit")
def test_a_crusade_is_counted_in_its_era():
    game = crusade()
    assert game.state.crusades == [1, 0, 0]


@rule("crusade.limit", "action.optional")
def test_a_crusade_cannot_be_declined():
    game = crown()
    bag(game, 0, "brave")
    play(game, 0, "crusade-1")
    assert why_not(game, "decline") == "crusade_is_due"
    assert moves(game) == {"crusade"}
    do(game, "crusade", "lead ruler")
    assert game.state.crusades[0] == 1


@rule("crusade.limit", "round.plans")
def test_a_second_crusade_needs_the_archbishop():
    game = crown()
    hand(game, 0, "crusade-1", "crusade-2", "war-1")
    hand(game, 1, "war-2", "war-3")
    hand(game, 2, "war-4", "war-5")
    run(game, Plan())
    assert why_not(game, "plan crusade-1 crusade-2", 0) == "crusaded_enough"
    assert why_not(game, "plan crusade-1 war-1", 0) == "ok"
    hold(game, 0, "archbishop")
    assert why_not(game, "plan crusade-1 crusade-2", 0) == "ok"
    game.state.crusades[0] = 1
    assert why_not(game, "plan crusade-1 crusade-2", 0) == "crusaded_enough"
    assert why_not(game, "plan crusade-1 war-1", 0) == "ok"


@rule("crusade.take_one", "era.draw_limit_crusade")
def test_every_hand_has_a_crusade():
    assert len(HANDS) == 62
    assert {each[CRUSADE] for each in HANDS} == {1, 2}


# ---- Jerusalem ------------------------------------------------------------------------------------------------------


@rule("crusade.jerusalem", "achievement.king", "score.end")
def test_jerusalem_ends_the_game_before_the_event():
    game = crown()
    bag(game, 0, "brave")
    shield(game, 1, 1, 2, 3, 4)
    shield(game, 2, 5, 6, 7, 8)
    shield(game, 0, 9)
    ear = listen(game)
    play(game, 0, "crusade-1")
    do(game, "crusade", "lead ruler")
    assert game.over
    assert holder(game, "king_of_jerusalem") == 0
    assert game.outcome is not None
    assert game.outcome.way == "jerusalem"
    assert "event_ignored" not in ear.told()
    assert "event_began" not in ear.told()


@rule("crusade.jerusalem", "achievement.overtake", "score.points2")
def test_the_shield_in_jerusalem_counts_for_the_crusader_at_once():
    game = crusade()
    shield(game, 1, 1, 5, 7)
    shield(game, 2, 2, 6, 8)
    shield(game, 0, 3, 4, 9)
    do(game, "lead ruler")
    assert game.over
    assert holder(game, "crusader") == 0
    assert game.state.winners == [0]
    assert points_of(game.state, 0) == 3  # Wessex and two achievements


@rule("crusade.jerusalem", "crusade.four", "score.tie")
def test_also_in_jerusalem_a_fifth_shield_brings_another_back():
    game = crusade()
    shield(game, 0, 1, 2, 3, 4)
    shield(game, 1, 5, 6, 7, 8)
    shield(game, 2, 9)
    do(game, "lead ruler", "take-back 1")
    assert game.over
    assert shields(game, 0) == [2, 3, 4, 10]


# ---- scenarios ------------------------------------------------------------------------------------------------------


def lying(game: Crown) -> list[list[str]]:
    """The traits on the track, by position."""
    return [[TRAIT_IDS[trait_of(token)] for token in tokens] for tokens in game.state.track_traits]


@rule("setup.crusader_traits")
def test_the_traits_on_the_track():
    assert lying(opening()) == [
        ["ignorant"], ["brave"], ["gluttonous"], ["swordmaster"], ["stingy"],
        ["strong"], ["craven"], ["scholar"], ["godless"], [],
    ]  # fmt: skip


@rule("scenario2.special1", "crusade.trait")
def test_the_crusade_of_1101_has_seven_positions_and_pious_on_the_last():
    game = opening(3, "2")
    assert lying(game)[6:] == [["pious"], [], [], []]
    assert lying(game)[:6] == lying(opening())[:6]


@rule("scenario2.special1", "crusade.success")
def test_on_a_full_track_of_seven_only_the_token_is_won():
    game = crown(3, "2")
    shield(game, 1, 1, 2, 3, 4)
    shield(game, 2, 5, 6, 7)
    bag(game, 0, "brave")
    game.state.token = 1
    run(game, Crusade(0))
    do(game, "lead ruler")
    assert shields(game, 0) == []
    assert game.state.token == 0
    assert decision(game) == AT_REST


@rule("scenario2.special1", "crusade.jerusalem")
def test_the_seventh_position_of_1101_ends_nothing():
    game = crown(3, "2")
    shield(game, 1, 1, 2, 3)
    shield(game, 2, 4, 5, 6)
    bag(game, 0, "brave")
    run(game, Crusade(0))
    do(game, "lead ruler")
    assert shields(game, 0) == [7]
    assert bag_of(game, 0) == ["pious", "brave"]
    assert not game.over


@rule("scenario4.special1", "crusade.trait")
def test_the_barons_crusade_lays_two_traits_on_the_seventh_position():
    game = crown(3, "4")
    assert lying(game)[6] == ["craven", "pious"]
    shield(game, 1, 1, 2, 3)
    shield(game, 2, 4, 5, 6)
    bag(game, 0, "brave")
    run(game, Crusade(0))
    do(game, "lead ruler")
    assert bag_of(game, 0) == ["pious", "brave", "craven"]


# ---- what a crusade leaves behind -----------------------------------------------------------------------------------


@rule("crusade.success", "elimination.when")
def test_two_crusades_in_a_turn_the_last_first_player_counts():
    game = crown()
    for seat in (1, 2):
        bag(game, seat, "brave")
        run(game, Crusade(seat))
        do(game, "lead ruler")
    assert game.state.token == 2


@rule("crusade.failure", "succession.none")
def test_a_king_who_dies_on_crusade_without_heir_leaves_a_crisis():
    game = crusade("ugly")
    own(game, 0, "mercia", "wales", "ireland", "scotland")
    game.state.gold[0] = 7
    do(game, "lead ruler", "invest 0")
    assert decision(game) == "LoseRegion"
    do(game, "abandon ireland", "abandon scotland")
    assert regions(game, 0) == {"wessex", "mercia", "wales"}
    assert game.state.gold[0] == 4
    assert sound(game)
