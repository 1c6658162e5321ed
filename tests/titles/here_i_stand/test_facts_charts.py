"""The printed charts and the people, held against what the rulebook says of them elsewhere."""

from __future__ import annotations

from itertools import pairwise

from regnum.titles.here_i_stand.facts.card_numbers import AULD_ALLIANCE, EDWARD_VI, ELIZABETH_I, MARY_I, SEBASTIAN_CABOT
from regnum.titles.here_i_stand.facts.catalogue import (
    CARD_KIND,
    COLONIES_OF,
    COLONY_IDS,
    CONQUEST_BOXES,
    ELECTORATE_REGULARS,
    KEY_CARDS,
    KEY_VP,
    KEYS_TO_WIN,
    MINORS,
    NATURAL_ALLY,
    POSSIBLE_ALLIES,
    SPACE_IDS,
    STAYS_ALLIED,
)
from regnum.titles.here_i_stand.facts.charts import (
    CONQUEROR_LOST,
    CONQUEROR_RETURNS,
    EXPLORER_CHOOSES,
    EXPLORER_LOST,
    EXPLORER_RETURNS,
    LAST_TURN,
    MINOR_POWERS,
    PAPAL_TRACK,
    PLAYER_POWERS,
    PRICE,
    PRIZE_KIND,
    PRIZE_ROLL,
    PRIZE_VP,
    PROTESTANT_TRACK,
    RAIDER_RESULT,
    RELIGIOUS_SPACES,
    RICHES,
    SUCCESSION_BEST,
    SUCCESSION_CARDS,
    SUCCESSION_TURNS,
    WIFE_CARDS,
    WIFE_MODIFIER,
    YEARS,
)
from regnum.titles.here_i_stand.facts.names import (
    ACTIONS,
    BEHEADED,
    BUILD_CORSAIR,
    BUILD_SQUADRON,
    BUY_MERCENARY,
    CALL_DEBATE,
    COLONIZE,
    CONQUEST,
    DISCOVERY,
    ELIZABETH_BORN,
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HEALTHY_EDWARD,
    HUNGARY,
    JANE_SEYMOUR,
    KATHRYN_HOWARD,
    MAJORS,
    MANDATORY,
    NAVAL_MOVE,
    NONE,
    OTTOMAN,
    PAPACY,
    PRIZES,
    PROTESTANT,
    PUBLISH_TREATISE,
    RICHES_COLUMNS,
    RICHES_GALLEONS,
    RICHES_NOTHING,
    SCOTLAND,
    SICKLY_EDWARD,
    TRANSLATED_ZONES,
    VENICE,
)
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import (
    ADMIN_RATING,
    BATTLE_RATING,
    BONUS_NUMBER,
    CARD_BONUS,
    COMMAND_RATING,
    CONQUEROR_IDS,
    CONQUEROR_POWER,
    CONQUEROR_VALUE,
    CONQUERORS_OUT_IN_1532,
    DEBATER_NUMBER,
    DEBATER_REFORMER,
    DEBATER_SIDE,
    DEBATER_VALUE,
    DEBATER_ZONE,
    EXPLORER_CARD,
    EXPLORERS,
    EXPLORERS_OUT_IN_1532,
    IS_NAVAL_LEADER,
    LEADER_NUMBER,
    LEADER_POWER,
    LEADER_RULER,
    LEADERS,
    PAPAL_DEBATERS,
    PIRACY_RATING,
    PROTESTANT_DEBATERS,
    REFORMER_DEBATER,
    REFORMER_ZONE,
    REFORMERS,
    RULER_CARD,
    RULER_NUMBER,
    RULER_POWER,
    RULERS_OF,
    ZONE_DEBATERS,
)
from regnum.titles.here_i_stand.facts.setups import SETUPS
from tests.rule import rule


@rule(
    "chart.key_track.ottoman",
    "chart.key_track.hapsburg",
    "chart.key_track.england",
    "chart.key_track.france",
    "chart.key_track.papacy",
)
def test_key_tracks_are_those_of_the_power_cards():
    assert KEYS_TO_WIN == (11, 14, 9, 11, 7, NONE)
    assert KEY_CARDS[:PROTESTANT] == (
        (1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6),
        (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7),
        (1, 1, 1, 2, 2, 3, 3, 4, 4),
        (1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5),
        (1, 2, 3, 3, 4, 4, 4),
    )
    assert KEY_VP[:PROTESTANT] == (
        (0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20),
        (0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
        (0, 3, 5, 7, 9, 11, 13, 15, 17),
        (0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20),
        (0, 2, 4, 6, 8, 10, 12),
    )


@rule("chart.protestant_track")
def test_papacy_and_protestants_share_fifteen_points_of_the_track():
    assert len(PROTESTANT_TRACK) == RELIGIOUS_SPACES == 50
    first_with = (0, 4, 7, 10, 14, 17, 20, 24, 27, 30, 34, 37, 40, 44, 47)  # so many spaces give 0, 1, 2 ... points
    for points, spaces in enumerate(first_with):
        assert (PROTESTANT_TRACK[spaces], PAPAL_TRACK[spaces]) == (points, 15 - points)
        assert spaces == 0 or PROTESTANT_TRACK[spaces - 1] == points - 1
    assert PROTESTANT_TRACK[49] == 14
    assert all(one + other == 15 for one, other in zip(PROTESTANT_TRACK, PAPAL_TRACK, strict=True))


def test_prices_of_actions_that_differ_by_power():
    assert len(PRICE) == ACTIONS
    assert all(len(row) == MAJORS for row in PRICE)
    assert PRICE[COLONIZE] == (0, 2, 3, 3, 0, 0)
    assert PRICE[PUBLISH_TREATISE] == (0, 0, 3, 0, 0, 2)
    assert PRICE[CALL_DEBATE] == (0, 0, 0, 0, 3, 3)
    assert PRICE[BUY_MERCENARY][OTTOMAN] == 0
    assert [PRICE[action][PROTESTANT] for action in (NAVAL_MOVE, BUILD_SQUADRON, BUILD_CORSAIR)] == [0, 0, 0]


@rule("chart.exploration", "chart.conquest", "chart.new_world_vp")
def test_every_roll_in_the_new_world_has_a_result():
    discoveries = sorted(PRIZE_ROLL[prize] for prize in range(PRIZES) if PRIZE_KIND[prize] == DISCOVERY)
    assert discoveries == [7, 8, 9, 10, 10]
    assert (4, discoveries[0] - 1, 10) == (EXPLORER_LOST, EXPLORER_RETURNS, EXPLORER_CHOOSES)
    conquests = [PRIZE_ROLL[prize] for prize in range(PRIZES) if PRIZE_KIND[prize] == CONQUEST]
    assert conquests == [9, 10, 11]
    assert (6, conquests[0] - 1) == (CONQUEROR_LOST, CONQUEROR_RETURNS)
    assert PRIZE_VP == (1, 1, 1, 2, 1, 3, 1, 2, 2)


@rule("chart.riches")
def test_riches_have_a_result_for_two_dice():
    assert [len(column) for column in RICHES] == [11] * 5
    colony = RICHES[RICHES_COLUMNS.index("colony")]
    assert (colony[7 - 2], colony[8 - 2]) == (RICHES_NOTHING, RICHES_GALLEONS)
    assert len(RAIDER_RESULT) == 6


@rule("chart.colonies", "chart.explorers", "chart.conquerors")
def test_three_powers_go_to_the_new_world():
    goers = [power for power in range(MAJORS) if CONQUEST_BOXES[power]]
    assert goers == [HAPSBURG, ENGLAND, FRANCE]
    assert [len(COLONIES_OF[power]) for power in goers] == [CONQUEST_BOXES[power] for power in goers] == [3, 2, 2]
    assert [[COLONY_IDS[colony] for colony in COLONIES_OF[power]] for power in goers] == [
        ["puerto_rico", "cuba", "hispaniola"],
        ["roanoke", "jamestown"],
        ["charlesbourg", "montreal"],
    ]
    assert sum(1 for each in range(EXPLORERS) if EXPLORER_CARD[each] == SEBASTIAN_CABOT) == 3
    assert len(EXPLORERS_OUT_IN_1532) == 5
    assert [CONQUEROR_IDS[each] for each in CONQUERORS_OUT_IN_1532] == ["cortez", "cordova"]
    assert dict(zip(CONQUEROR_IDS, CONQUEROR_VALUE, strict=True)) == {
        "cortez": 4, "pizarro": 3, "montejo": 2, "cordova": 1, "coronado": 1,
        "english_conquest_1": 0, "english_conquest_2": 0, "french_conquest_1": 0, "french_conquest_2": 0,
    }  # fmt: skip
    assert (*[HAPSBURG] * 5, *[ENGLAND] * 2, *[FRANCE] * 2) == CONQUEROR_POWER


@rule("chart.electorate_display")
def test_troops_wait_for_six_electorates():
    waiting = {SPACE_IDS[space]: regulars for space, regulars in enumerate(ELECTORATE_REGULARS) if regulars}
    assert waiting == {"wittenberg": 2, "augsburg": 2, "cologne": 1, "trier": 1, "mainz": 1, "brandenburg": 1}
    assert [SPACE_IDS[space] for space in SETUPS[0].electorates_on_display] == [
        "wittenberg", "augsburg", "cologne", "trier", "mainz", "brandenburg",
    ]  # fmt: skip


@rule("chart.marital_track", "chart.pregnancy")
def test_two_wives_have_effects_in_numbers():
    assert [wife for wife, modifier in enumerate(WIFE_MODIFIER) if modifier] == [JANE_SEYMOUR]
    assert WIFE_CARDS[KATHRYN_HOWARD] == 1


def test_a_better_child_brings_other_successors():
    assert SUCCESSION_BEST == (BEHEADED, ELIZABETH_BORN, SICKLY_EDWARD, HEALTHY_EDWARD)
    assert SUCCESSION_CARDS == ((MARY_I,), (MARY_I, ELIZABETH_I), (EDWARD_VI, MARY_I, ELIZABETH_I), (EDWARD_VI,))
    for cards, turns in zip(SUCCESSION_CARDS, SUCCESSION_TURNS, strict=True):
        assert len(cards) == len(turns)
        assert turns[0] == PACKS[0].entry_turn[cards[0]] == 6
        assert all(CARD_KIND[card] == MANDATORY and card in RULER_CARD for card in cards)


@rule("chart.minor_dow", "chart.minor_activation")
def test_who_may_attack_and_win_over_a_minor_power():
    assert MINORS == tuple(minor.power for minor in MINOR_POWERS) == (GENOA, HUNGARY, SCOTLAND, VENICE)
    for minor in MINOR_POWERS:
        for powers in minor.activated_by.values():
            assert set(powers) <= set(POSSIBLE_ALLIES[minor.power])
        assert minor.intervenes in (NONE, NATURAL_ALLY[minor.power])
    assert MINOR_POWERS[1].attackers == ()
    assert ENGLAND not in MINOR_POWERS[3].attackers
    assert MINOR_POWERS[2].activated_by[AULD_ALLIANCE] == (FRANCE,)
    assert [power for power in MINORS if STAYS_ALLIED[power]] == [HUNGARY]


@rule("chart.turn_track")
def test_players_and_turns():
    assert sorted(PLAYER_POWERS) == [3, 4, 5, 6]
    assert PLAYER_POWERS[3] == ((OTTOMAN, FRANCE), (HAPSBURG, PAPACY), (ENGLAND, PROTESTANT))
    assert LAST_TURN == 9
    ends = [(int(years[:4]), int(years[5:])) for years in YEARS]
    assert all(one[1] + 1 == other[0] for one, other in pairwise(ends))


def test_leaders_have_the_ratings_of_their_kind():
    for leader in range(LEADERS):
        assert (COMMAND_RATING[leader] == 0) == IS_NAVAL_LEADER[leader]
        assert 0 <= BATTLE_RATING[leader] <= 2
    rated = [PIRACY_RATING[LEADER_NUMBER[name]] for name in ("barbarossa", "dragut", "andrea_doria")]
    assert rated == [1, 2, 0]
    assert LEADER_POWER[LEADER_NUMBER["renegade"]] == NONE
    for leader in range(LEADERS):
        assert LEADER_RULER[leader] == NONE or RULER_POWER[LEADER_RULER[leader]] == LEADER_POWER[leader]


def test_rulers_follow_one_another_by_cards():
    assert [len(rulers) for rulers in RULERS_OF] == [1, 1, 4, 2, 4, 2]
    for rulers in RULERS_OF:
        assert [RULER_CARD[ruler] != NONE for ruler in rulers] == [False] + [True] * (len(rulers) - 1)
    assert (ADMIN_RATING[RULER_NUMBER["luther"]], ADMIN_RATING[RULER_NUMBER["leo_x"]]) == (2, 0)
    assert CARD_BONUS[RULER_NUMBER["henry_viii"]] == 1


def test_debaters_and_reformers():
    assert (len(PROTESTANT_DEBATERS), len(PAPAL_DEBATERS)) == (17, 12)
    assert [len(debaters) for debaters in ZONE_DEBATERS[:TRANSLATED_ZONES]] == [7, 4, 6]
    assert all((DEBATER_ZONE[each] == NONE) == (DEBATER_SIDE[each] == PAPACY) for each in DEBATER_NUMBER.values())
    assert all(DEBATER_REFORMER[REFORMER_DEBATER[each]] == each for each in range(REFORMERS))
    assert all(DEBATER_ZONE[REFORMER_DEBATER[each]] == REFORMER_ZONE[each] for each in range(REFORMERS))
    assert DEBATER_VALUE[DEBATER_NUMBER["luther"]] == 4
    assert BONUS_NUMBER[DEBATER_NUMBER["faber"]] == 2
