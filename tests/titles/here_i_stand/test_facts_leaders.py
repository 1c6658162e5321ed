"""The eighteen leaders and the charts of war and counters, figure by figure."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER, SQUARE_MARKERS
from regnum.titles.here_i_stand.facts.names import (
    ARMY,
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    NAVY,
    NONE,
    OTTOMAN,
    POWER_IDS,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from regnum.titles.here_i_stand.facts.pack import PACKS
from regnum.titles.here_i_stand.facts.people import (
    BATTLE_RATING,
    COMMAND_RATING,
    IS_THREATENED,
    LEADER_ENTRY_CARDS,
    LEADER_ENTRY_TURN,
    LEADER_EXIT_CARDS,
    LEADER_IDS,
    LEADER_KIND,
    LEADER_NUMBER,
    LEADER_POWER,
    LEADER_RULER,
    LEADERS,
    PIRACY_RATING,
    RULER_IDS,
)
from regnum.titles.here_i_stand.position.queries.troops import capacity
from regnum.titles.here_i_stand.position.state import NOT_IN_PLAY
from regnum.titles.here_i_stand.rules.war_limits import price_of_war
from tests.rule import rule
from tests.titles.here_i_stand.builder import europe, laid_out

OURS = PACKS[0]

# name, power, battle, command; then where he is in 1517 and in 1532
ARMY_LEADERS = [
    ("suleiman", OTTOMAN, 2, 12, "istanbul", "istanbul"),
    ("ibrahim_pasha", OTTOMAN, 1, 6, "istanbul", "istanbul"),
    ("charles_v", HAPSBURG, 2, 10, "valladolid", "valladolid"),
    ("duke_of_alva", HAPSBURG, 1, 6, "valladolid", "valladolid"),
    ("ferdinand", HAPSBURG, 1, 6, "vienna", "vienna"),
    ("henry_viii", ENGLAND, 1, 8, "london", "london"),
    ("charles_brandon", ENGLAND, 1, 6, "london", "london"),
    ("dudley", ENGLAND, 0, 6, "", ""),
    ("francis_i", FRANCE, 1, 8, "paris", "paris"),
    ("henry_ii", FRANCE, 0, 8, "", ""),
    ("montmorency", FRANCE, 1, 6, "paris", "paris"),
    ("john_frederick", PROTESTANT, 0, 6, "", "wittenberg"),
    ("philip_of_hesse", PROTESTANT, 0, 6, "", "mainz"),
    ("maurice_of_saxony", PROTESTANT, 1, 6, "", ""),
    ("renegade", NONE, 1, 6, "", ""),
]
# name, power, battle, piracy
NAVAL_LEADERS = [
    ("barbarossa", OTTOMAN, 2, 1, "", "algiers"),
    ("dragut", OTTOMAN, 1, 2, "", ""),
    ("andrea_doria", GENOA, 2, 0, "genoa", "genoa"),
]


def start(name: str, scenario: str) -> str:
    """Where a leader is when a scenario begins; nothing if he comes later."""
    at = laid_out(scenario).state.leader_at[LEADER_NUMBER[name]]
    return "" if at == NOT_IN_PLAY else next(space for space, number in SPACE_NUMBER.items() if number == at)


@rule(
    "leader.suleiman", "leader.ibrahim_pasha", "leader.charles_v", "leader.duke_of_alva", "leader.ferdinand",
    "leader.henry_viii", "leader.charles_brandon", "leader.dudley", "leader.francis_i", "leader.henry_ii",
    "leader.montmorency", "leader.john_frederick", "leader.philip_of_hesse", "leader.maurice_of_saxony",
    "leader.renegade",
)  # fmt: skip
@pytest.mark.parametrize(("name", "power", "battle", "command", "first", "later"), ARMY_LEADERS)
def test_army_leaders_have_battle_and_command_ratings_and_places(
    name: str, power: int, battle: int, command: int, first: str, later: str
):
    leader = LEADER_NUMBER[name]
    assert (LEADER_KIND[leader], LEADER_POWER[leader]) == (ARMY, power)
    assert (BATTLE_RATING[leader], COMMAND_RATING[leader], PIRACY_RATING[leader]) == (battle, command, 0)
    assert capacity(1 << leader) == command
    assert (start(name, "1517"), start(name, "1532")) == (first, later)


@rule("leader.barbarossa", "leader.dragut", "leader.andrea_doria")
@pytest.mark.parametrize(("name", "power", "battle", "piracy", "first", "later"), NAVAL_LEADERS)
def test_naval_leaders_have_battle_and_piracy_ratings_and_places(
    name: str, power: int, battle: int, piracy: int, first: str, later: str
):
    leader = LEADER_NUMBER[name]
    assert (LEADER_KIND[leader], LEADER_POWER[leader]) == (NAVY, power)
    assert (BATTLE_RATING[leader], COMMAND_RATING[leader], PIRACY_RATING[leader]) == (battle, 0, piracy)
    assert (start(name, "1517"), start(name, "1532")) == (first, later)


@rule("leader.dudley", "leader.henry_ii", "leader.john_frederick", "leader.philip_of_hesse", "leader.renegade",
      "leader.barbarossa", "leader.dragut", "leader.henry_viii", "leader.francis_i",
      "leader.maurice_of_saxony")  # fmt: skip
def test_by_which_cards_and_turns_leaders_come_and_go():
    printed = {LEADER_IDS[each]: [card + 1 for card in LEADER_ENTRY_CARDS[each]] for each in range(LEADERS)}
    assert {name: cards for name, cards in printed.items() if cards} == {
        "dudley": [19, 21], "henry_ii": [20], "john_frederick": [13], "philip_of_hesse": [13], "renegade": [70],
        "barbarossa": [9], "dragut": [18],
    }  # fmt: skip
    gone = {LEADER_IDS[each]: [card + 1 for card in LEADER_EXIT_CARDS[each]] for each in range(LEADERS)}
    assert {name: cards for name, cards in gone.items() if cards} == {
        "henry_viii": [19, 21], "francis_i": [20], "philip_of_hesse": [57], "barbarossa": [18],
    }  # fmt: skip
    turns = {LEADER_IDS[each]: LEADER_ENTRY_TURN[each] for each in range(LEADERS) if LEADER_ENTRY_TURN[each] != NONE}
    assert turns == {"maurice_of_saxony": 6}


@rule("leader.ibrahim_pasha", "leader.duke_of_alva", "leader.charles_brandon", "leader.montmorency")
def test_threat_to_power_hits_four_leaders():
    threatened = {LEADER_IDS[each] for each in range(LEADERS) if IS_THREATENED[each]}
    assert threatened == {"ibrahim_pasha", "duke_of_alva", "charles_brandon", "montmorency"}


@rule("leader.suleiman", "leader.charles_v", "leader.henry_viii", "leader.francis_i", "leader.henry_ii")
def test_five_leaders_are_rulers():
    rulers = {LEADER_IDS[each]: RULER_IDS[LEADER_RULER[each]] for each in range(LEADERS) if LEADER_RULER[each] != NONE}
    assert rulers == {
        "suleiman": "suleiman_i", "charles_v": "charles_v", "henry_viii": "henry_viii", "francis_i": "francis_i",
        "henry_ii": "henry_ii",
    }  # fmt: skip


# ---- charts ---------------------------------------------------------------------------------------------------------

PRICES = {
    "ottoman": (0, 2, 2, 2, 2, 2),
    "hapsburg": (2, 0, 3, 3, 4, 0),
    "england": (2, 3, 0, 3, 3, 2),
    "france": (2, 3, 3, 0, 3, 2),
    "papacy": (2, 4, 3, 3, 0, 0),
    "protestant": (2, 0, 2, 2, 0, 0),
}  # 0: never declared


@rule("chart.dow_costs", "9.6.step2.1", "9.6.step3")
@pytest.mark.parametrize("power", PRICES)
def test_what_a_war_costs_whom(power: str):
    state = europe().state
    number = POWER_IDS.index(power)
    for other in range(MAJORS):
        if PRICES[power][other]:
            assert price_of_war(state, number, other) == PRICES[power][other]
        else:
            assert OURS.war_price[number][other] == NONE
    assert {price_of_war(state, number, minor) for minor in (GENOA, SCOTLAND, VENICE)} == {1}
    assert [OURS.intervention_price[minor] for minor in (GENOA, HUNGARY, SCOTLAND, VENICE)] == [NONE, NONE, 2, 2]


@rule("chart.ship_mix", "chart.markers")
def test_so_many_ships_and_markers_there_are():
    assert OURS.squadrons == [9, 6, 5, 5, 2, 0, 1, 0, 1, 4, 0]
    assert (OURS.fortresses, OURS.pirate_havens) == (9, 2)
    assert SQUARE_MARKERS == (11, 14, 9, 11, 7, NONE)
    owners = europe().state.ship_owner
    assert [owners.count(owner) for owner in range(INDEPENDENT)] == OURS.squadrons[:INDEPENDENT]
