"""The cards: counted by kind and turn of entry, and a wrong list is refused by name."""

from __future__ import annotations

import copy

import pytest

from regnum.titles.here_i_stand.facts import card_numbers, reading
from regnum.titles.here_i_stand.facts.card_numbers import (
    ANDREA_DORIA,
    CARDS,
    COUNCIL_OF_TRENT,
    HERE_I_STAND,
    LUTHERS_95_THESES,
    MASTER_OF_ITALY,
    PAPAL_BULL,
    SHIPBUILDING,
    SPRING_PREPARATIONS,
)
from regnum.titles.here_i_stand.facts.catalogue import (
    CARD_CONDITION,
    CARD_CONFIDENCE,
    CARD_GIVES_CP,
    CARD_IDS,
    CARD_KIND,
    CARD_MOMENTS,
    CARD_ONLY_1517,
    CARD_OPTION_A,
    CARD_PLAYABLE,
    CARD_ROWS,
    CARD_WINTER_TURN,
    HOME_CARDS,
    MANDATORY_CARDS,
)
from regnum.titles.here_i_stand.facts.checks import card_problems, require
from regnum.titles.here_i_stand.facts.names import (
    CARD_KINDS,
    COMBAT,
    DOUBTFUL,
    EVENT,
    FRANCE,
    HAPSBURG,
    HOME_CARD,
    IN_IMPULSE,
    IN_SPRING,
    MAJORS,
    MANDATORY,
    NONE,
    PAPACY,
    PROTESTANT,
    RESPONSE,
    STAYS,
)
from regnum.titles.here_i_stand.facts.pack import PACKS
from tests.rule import rule

OURS = PACKS[0]


@rule("card.deck")
def test_110_cards_of_five_kinds():
    assert len(CARD_IDS) == CARDS == 110
    counts = [CARD_KIND.count(kind) for kind in range(len(CARD_KINDS))]
    assert counts == [7, 16, 7, 8, 72]
    assert [(CARD_KIND.index(kind), CARD_KIND.index(kind) + counts[kind]) for kind in range(5)] == [
        (0, 7), (7, 23), (23, 30), (30, 38), (38, 110)
    ]  # fmt: skip


def test_every_card_has_a_constant_of_its_number():
    for card, name in enumerate(CARD_IDS):
        assert getattr(card_numbers, name.upper()) == card


@rule("card.deck")
def test_37_cards_come_late():
    late = [card for card in range(CARDS) if OURS.entry_turn[card] != 1]
    assert [card + 1 for card in late] == [*range(14, 24), *range(38, 65)]
    assert [card + 1 for card in late if OURS.entry_turn[card] == 0] == [23, 62, 63, 64]
    assert [card + 1 for card in late if CARD_CONDITION[card] != NONE and OURS.entry_turn[card]] == [19, 21]
    assert sum(1 for card in late if OURS.entry_turn[card] == 4) == 11


def test_mandatory_cards_give_2_points_and_only_two_of_them_stay():
    assert [OURS.cp[card] for card in MANDATORY_CARDS if card != LUTHERS_95_THESES] == [2] * 15
    assert OURS.cp[LUTHERS_95_THESES] == 0
    stay = [card for card in MANDATORY_CARDS if OURS.removal[card] == STAYS]
    assert stay == [MASTER_OF_ITALY, COUNCIL_OF_TRENT]


def test_few_events_leave_points_to_spend():
    giving = [card + 1 for card in range(CARDS) if CARD_GIVES_CP[card] and CARD_KIND[card] != MANDATORY]
    assert giving == [2, 3, 40, 42, 76, 97]
    assert [card for card in MANDATORY_CARDS if not CARD_GIVES_CP[card]] == [LUTHERS_95_THESES]


def test_each_power_has_a_home_card_and_the_papacy_two():
    assert [len(cards) for cards in HOME_CARDS] == [1, 1, 1, 1, 2, 1]
    assert PAPAL_BULL in HOME_CARDS[PAPACY]
    assert HOME_CARDS[PROTESTANT] == (HERE_I_STAND,)


def test_who_may_play_an_event():
    assert all(any(CARD_PLAYABLE[card]) for card in range(CARDS))
    assert not CARD_PLAYABLE[SHIPBUILDING][PROTESTANT]
    assert sum(CARD_PLAYABLE[SHIPBUILDING]) == MAJORS - 1
    assert CARD_OPTION_A[ANDREA_DORIA] == (HAPSBURG, FRANCE, PAPACY)
    assert all(CARD_PLAYABLE[ANDREA_DORIA])


def test_five_events_have_a_winter_and_fourteen_cards_belong_to_1517():
    assert {card + 1: turn for card, turn in enumerate(CARD_WINTER_TURN) if turn != NONE} == {
        9: 3, 10: 2, 13: 4, 14: 4, 15: 6
    }  # fmt: skip
    assert sum(CARD_ONLY_1517) == 14


def test_combat_and_response_cards_have_moments_outside_the_impulse():
    for card in range(CARDS):
        if CARD_KIND[card] in (COMBAT, RESPONSE):
            assert CARD_MOMENTS[card] != (IN_IMPULSE,)
        elif CARD_KIND[card] == EVENT and IN_IMPULSE not in CARD_MOMENTS[card]:
            assert CARD_MOMENTS[card] == (IN_SPRING,)
    assert CARD_MOMENTS[SPRING_PREPARATIONS] == (IN_SPRING,)


def test_seven_cards_are_doubtful():
    assert [card + 1 for card in range(CARDS) if CARD_CONFIDENCE[card] == DOUBTFUL] == [47, 54, 68, 92, 93, 97, 110]
    assert [CARD_CONFIDENCE.count(level) for level in range(3)] == [44, 59, 7]


@rule("card.deck")
def test_command_points_of_the_example_of_play_of_2006():
    printed = {
        1: 5, 2: 5, 3: 5, 4: 5, 5: 4, 6: 3, 7: 5, 25: 1, 26: 3, 28: 1, 31: 2, 33: 1, 34: 2, 36: 1, 37: 2, 40: 2, 42: 4,
        45: 1, 46: 5, 47: 6, 52: 4, 54: 3, 66: 3, 67: 3, 70: 4, 72: 3, 79: 3, 80: 1, 86: 2, 90: 5, 92: 3, 97: 2, 98: 2,
        101: 4, 102: 3, 106: 3, 107: 2, 109: 1, 110: 4,
    }  # fmt: skip
    assert {number: OURS.cp[number - 1] for number in printed} == printed
    assert all(1 <= OURS.cp[card] <= 6 for card in range(CARDS) if card != LUTHERS_95_THESES)


@pytest.mark.parametrize(
    ("card", "field", "value", "complaint"),
    [
        (5, "number", 7, "the cards are not in the order of their numbers"),
        (5, "kind", "event", "home cards: 6, not 7"),
        (5, "id", "gout", "gout stands twice"),
        (5, "playable_by", ["genoa"], "leipzig_debate: playable by genoa"),
        (5, "confidence", "C", "leipzig_debate: figures of doubtful cards are in the pack"),
        (46, "doubt", "", "copernicus: what is doubtful"),
    ],
)
def test_a_wrong_list_of_cards_is_refused_by_name(card: int, field: str, value: object, complaint: str):
    cards = copy.deepcopy(CARD_ROWS)
    cards[card][field] = value
    with pytest.raises(ValueError, match=r"the facts of Here I Stand: cards\.toml: ") as caught:
        require(card_problems(cards), "cards.toml")
    assert complaint in str(caught.value)


def test_our_own_list_of_cards_is_not_refused():
    assert card_problems(reading.rows(reading.read("cards"), "card")) == []
    assert HOME_CARD == 0
