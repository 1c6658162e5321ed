"""The set-ups: points and cards at the start follow from the map, and a wrong set-up is refused by name."""

from __future__ import annotations

import copy

import pytest

from regnum.titles.here_i_stand.facts import reading
from regnum.titles.here_i_stand.facts.card_numbers import CARDS, CLEMENT_VII, LUTHERS_95_THESES
from regnum.titles.here_i_stand.facts.catalogue import (
    CARD_ONLY_1517,
    ELECTORATE_REGULARS,
    ELECTORATES,
    HOME,
    HOME_SPACES,
    SPACE_IDS,
    SPACE_NUMBER,
    SPACES,
)
from regnum.titles.here_i_stand.facts.charts import NEW_TESTAMENT
from regnum.titles.here_i_stand.facts.names import (
    ASK_FOR_DIVORCE,
    AZTEC,
    CATHERINE_OF_ARAGON,
    CIRCUMNAVIGATION,
    CORSAIR,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    LAND_UNITS,
    MAJORS,
    NONE,
    OTTOMAN,
    PACIFIC_STRAIT,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from regnum.titles.here_i_stand.facts.people import (
    CONQUEROR_IDS,
    CONQUERORS_OUT_IN_1532,
    DEBATER_IDS,
    DEBATER_SIDE,
    DEBATER_TURN,
    EXPLORER_IDS,
    EXPLORERS_OUT_IN_1532,
    LEADER_ENTRY_CARDS,
    LEADER_ENTRY_TURN,
    LEADERS,
    REFORMER_IDS,
    RULER_IDS,
)
from regnum.titles.here_i_stand.facts.setups import (
    SETUPS,
    Setup,
    first_deal,
    keys_held,
    read_setups,
    setup_problems,
    starting_vp,
)

EARLY, LATE, TOURNAMENT = SETUPS


def stacks(setup: Setup, owner: int) -> dict[str, list[int]]:
    """The units of an owner by space."""
    return {SPACE_IDS[stack.space]: stack.units for stack in setup.stacks if stack.owner == owner}


def test_points_at_the_start_follow_from_the_map():
    assert starting_vp(EARLY) == [8, 9, 9, 12, 19, 0]
    assert starting_vp(LATE) == starting_vp(TOURNAMENT) == [16, 18, 9, 12, 15, 13]


def test_the_first_deal_follows_from_keys_and_rulers():
    assert first_deal(EARLY) == [3, 5, 3, 4, 3, 4]
    assert first_deal(LATE) == [5, 5, 4, 4, 3, 5]
    assert first_deal(TOURNAMENT) == [1 + cards for cards in first_deal(LATE)]


def test_keys_at_the_start():
    assert [keys_held(EARLY, power) for power in range(MAJORS - 1)] == [4, 8, 4, 6, 2]
    assert [keys_held(LATE, power) for power in range(MAJORS - 1)] == [7, 8, 4, 5, 2]


def test_when_the_scenarios_begin_and_end():
    assert [(setup.turn, setup.last_turn) for setup in SETUPS] == [(1, 9), (4, 9), (4, 6)]
    assert [(setup.standard_vp, setup.domination_lead) for setup in SETUPS] == [(25, 5), (25, 5), (23, 4)]


def test_units_of_1517():
    assert stacks(EARLY, PROTESTANT) == {}
    assert stacks(EARLY, OTTOMAN)["istanbul"] == [7, 0, 1, 1, 0]
    assert [SPACE_IDS[stack.space] for stack in EARLY.stacks if stack.is_knights] == ["rhodes"]
    standing = {leader for stack in EARLY.stacks for leader in stack.leaders}
    without_entry = {
        each for each in range(LEADERS) if not LEADER_ENTRY_CARDS[each] and LEADER_ENTRY_TURN[each] == NONE
    }
    assert standing == without_entry


def test_units_and_control_of_1532():
    assert stacks(LATE, OTTOMAN)["algiers"][CORSAIR] == 2
    assert [SPACE_IDS[stack.space] for stack in LATE.stacks if stack.is_knights] == ["malta"]
    assert LATE.control[SPACE_NUMBER["malta"]] == INDEPENDENT
    held = [space for space in HOME_SPACES[PROTESTANT] if LATE.control[space] == PROTESTANT]
    assert len(held) == 16
    assert (HAPSBURG, HUNGARY) in LATE.alliances
    foreign = [LATE.control[space] for space in range(SPACES) if LATE.control[space] != HOME[space]]
    assert (foreign.count(OTTOMAN), foreign.count(HAPSBURG), len(foreign)) == (6, 9, 16)  # Algiers is a home space


def test_protestant_spaces_and_waiting_troops():
    assert len(LATE.protestant_spaces) == 19
    assert sum(1 for faith in LATE.faith if faith == PROTESTANT_FAITH) == 19
    assert PROTESTANT_FAITH not in EARLY.faith
    assert sum(ELECTORATE_REGULARS[space] for space in EARLY.electorates_on_display) == 8
    assert {SPACE_IDS[space] for space in LATE.electorates_on_display} == {"cologne", "trier"}
    for space in ELECTORATES:
        regulars = stacks(LATE, PROTESTANT).get(SPACE_IDS[space], [0])[0]
        assert regulars == (0 if space in LATE.electorates_on_display else ELECTORATE_REGULARS[space])


def test_debaters_at_the_start_are_those_of_the_turns_before():
    assert sorted(EARLY.debaters) == [each for each, turn in enumerate(DEBATER_TURN) if turn == 1]
    entered = [each for each, turn in enumerate(DEBATER_TURN) if turn < LATE.turn]
    assert sorted(LATE.debaters) == [each for each in entered if each not in LATE.debaters_out]
    assert [DEBATER_IDS[each] for each in LATE.debaters_out] == ["zwingli"]
    assert [REFORMER_IDS[each] for each in LATE.reformers] == ["luther"]
    assert sum(1 for each in EARLY.debaters if DEBATER_SIDE[each] == PAPACY) == 5


def test_wars_rulers_and_marriage():
    assert EARLY.wars == [(HAPSBURG, FRANCE), (FRANCE, PAPACY), (OTTOMAN, HUNGARY)]
    assert (EARLY.marital_status, LATE.marital_status) == (CATHERINE_OF_ARAGON, ASK_FOR_DIVORCE)
    assert (RULER_IDS[EARLY.rulers[PAPACY]], RULER_IDS[LATE.rulers[PAPACY]]) == ("leo_x", "clement_vii")
    assert [REFORMER_IDS[each] for each in LATE.excommunicated] == ["luther"]
    assert not EARLY.league_is_formed
    assert LATE.league_is_formed
    assert LATE.pirates_have_come


def test_the_new_world_at_the_start():
    assert (EARLY.exploring, EARLY.conquering, LATE.exploring) == ((HAPSBURG,), (HAPSBURG,), (FRANCE,))
    assert set(EARLY.claims) == {NONE}
    assert [prize for prize, holder in enumerate(LATE.claims) if holder == HAPSBURG] == [
        PACIFIC_STRAIT, CIRCUMNAVIGATION, AZTEC
    ]  # fmt: skip
    assert EXPLORER_IDS[LATE.explorer_on[CIRCUMNAVIGATION]] == "magellan"
    assert CONQUEROR_IDS[LATE.conqueror_on[AZTEC]] == "cortez"
    assert LATE.explorer_on[CIRCUMNAVIGATION] in EXPLORERS_OUT_IN_1532
    assert LATE.conqueror_on[AZTEC] in CONQUERORS_OUT_IN_1532
    assert LATE.new_testament == [NEW_TESTAMENT, 4, 2]
    assert (LATE.chateaux, LATE.st_peters_vp, LATE.war_winner[:2]) == (2, 1, [2, 1])


def test_cards_of_1517_are_out_in_1532():
    assert LATE.cards_removed == [card for card in range(CARDS) if CARD_ONLY_1517[card]]
    assert LATE.cards_on_power_card == [CLEMENT_VII]
    assert EARLY.cards_in_hand[PROTESTANT] == [LUTHERS_95_THESES]
    assert TOURNAMENT.cards_removed == LATE.cards_removed


# ---- what is refused ------------------------------------------------------------------------------------------------


def refusal(changes: dict[str, object]) -> str:
    """What is said of the set-ups if that of 1517 has other fields."""
    table = copy.deepcopy(reading.rows(reading.read("setups"), "setup"))
    table[0] = {**table[0], **changes}
    with pytest.raises(ValueError, match=r"setups|1517|unknown") as caught:
        read_setups(table)
    return str(caught.value)


POINTS = {"ottoman": 8, "hapsburg": 9, "england": 9, "france": 12, "papacy": 19, "protestant": 0}


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"starting_vp": {**POINTS, "papacy": 18}}, "1517: papacy starts with 19 points, not 18"),
        ({"deal": {}}, "1517: ottoman is dealt 3 cards, not 0"),
        ({"markers_left": {"ottoman": 7}}, "1517: hapsburg has 6 markers left, not 0"),
        ({"electorates_on_display": ["trier"]}, "1517: mainz: troops wait for Catholic electorates only"),
        ({"control": {"france": ["milan"]}}, "1517: hapsburg has 7 markers left, not 6"),
        ({"units": {"france": [{"space": "madrid", "regular": 1}]}}, "1517: madrid: france units in a space"),
        ({"units": {"france": [{"space": "paris", "squadron": 1}]}}, "1517: paris: ships in no port"),
        ({"units": {"france": [{"space": "lutetia", "regular": 1}]}}, "lutetia: space names lutetia, which is unknown"),
        (
            {"units": {"france": [{"space": name, "leaders": ["francis_i"]} for name in ("paris", "lyon")]}},
            "1517: francis_i stands twice",
        ),
        ({"pope": "julius_ii"}, "1517: pope names julius_ii, which is unknown"),
        ({"wars": [["france", "burgundy"]]}, "1517: wars names burgundy, which is unknown"),
    ],
)  # fmt: skip
def test_a_wrong_set_up_is_refused_by_name(changes: dict[str, object], complaint: str):
    assert complaint in refusal(changes)


def test_our_own_set_ups_are_not_refused():
    assert [problem for setup in SETUPS for problem in setup_problems(setup)] == []
    assert all(len(stack.units) > LAND_UNITS for stack in EARLY.stacks)
