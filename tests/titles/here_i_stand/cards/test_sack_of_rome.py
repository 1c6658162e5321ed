"""21.5.sack, card.095: the sack of Rome."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_IDS
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS
from regnum.titles.here_i_stand.position.changes.cards import deal_card
from regnum.titles.here_i_stand.position.queries.cards import hand_of, holdings
from regnum.titles.here_i_stand.position.state import ARMY, DISCARD, HAND, KEEPERS, SPOILS
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    asked,
    at_war,
    besiege,
    control,
    count,
    dice,
    europe,
    hold,
    is_besieged,
    leaders,
    place_of,
    play,
    points,
    sound,
    units,
    war,
    whereabouts,
)
from tests.titles.positions import decision, do, moves, why_not


def rome(regulars: int, mercenaries: int, others: int = 0, *cards: str) -> Europe:
    """Hapsburgs in Naples and the Papacy in Rome; France holds the card, the Papacy others."""
    game = europe()
    units(game, "rome", "papacy", regular=regulars)
    units(game, "naples", "hapsburg", mercenary=mercenaries, regular=others)
    hold(game, "france", "sack_of_rome")
    hold(game, "papacy", *cards)
    return game


def sack(game: Europe, *faces: int) -> Europe:
    """France plays the card against the Hapsburgs in Naples, with these dice."""
    play(game, "france")
    do(game, "event sack-of-rome")
    dice(game, *faces)
    do(game, "sack-with naples hapsburg")
    while decision(game) in ("HireBeforeBattle", "DeclareCombatCards"):  # asked because it may hold such a card
        do(game, "pass")
    return game


@rule("card.095", "11.cp")
def test_the_sack_for_points():
    game = rome(1, 2)
    do(play(game, "france"), "points sack-of-rome")
    assert game.state.cp == 5


@rule("21.5.sack")
def test_it_needs_more_mercenaries_than_there_are_papal_regulars_in_rome():
    game = rome(2, 2, 5)
    assert why_not(play(game, "france"), "event sack-of-rome") == "nobody_to_sack_rome"
    units(game, "naples", "hapsburg", mercenary=3)
    assert why_not(play(game, "france"), "event sack-of-rome") == "ok"


@rule("21.5.sack", "21.5.sack.owner")
def test_whose_stack_it_may_be():
    game = rome(1, 2)
    units(game, "milan", "france", mercenary=2)
    units(game, "vienna", "hapsburg", mercenary=6)
    units(game, "florence", "ottoman", cavalry=6)
    units(game, "ravenna", "papacy", mercenary=4)
    units(game, "genoa", "england", mercenary=1)
    play(game, "france")
    do(game, "event sack-of-rome")
    assert sorted(moves(game)) == ["sack-with milan france", "sack-with naples hapsburg"]
    assert why_not(game, "sack-with vienna hapsburg") == "not_an_italian_space"
    assert why_not(game, "sack-with florence ottoman") == "too_few_mercenaries"
    assert why_not(game, "sack-with ravenna papacy") == "not_the_popes_men"
    assert why_not(game, "sack-with genoa england") == "too_few_mercenaries"


@rule("21.5.sack.step1", "21.5.sack.step2", "21.5.sack.step4", "21.5.sack.step5", "21.5.sack.nowar")
def test_the_papacy_has_a_die_more_wins_ties_and_keeps_its_card_in_the_discards():
    game = rome(2, 3)
    sack(game, 5, 5, 1, 5, 5, 1)  # three dice against three
    assert (count(game, "rome", "papacy"), count(game, "naples", "hapsburg", "mercenary")) == (0, 1)
    assert place_of(game, "sack_of_rome") == "discard"  # a tie, although nobody of the Pope's is left in Rome
    game = rome(2, 3)
    sack(game, 5, 1, 1, 5, 1, 1)
    assert (count(game, "rome", "papacy"), count(game, "naples", "hapsburg", "mercenary")) == (1, 2)
    assert place_of(game, "sack_of_rome") == "discard"
    assert not at_war(game, "hapsburg", "papacy")
    assert sound(game)


@rule("card.095", "21.5.sack.step2")
def test_without_regulars_the_papacy_has_one_die_and_still_wins_ties():
    game = rome(0, 1)
    sack(game, 1, 1)
    assert place_of(game, "sack_of_rome") == "discard"


@rule("21.5.sack.step3", "14.step8", "ruling.g32")
def test_the_papacy_wins_by_hits_while_mercenaries_of_its_own_are_left():
    game = europe()
    units(game, "rome", "papacy", regular=1, mercenary=2)
    units(game, "naples", "hapsburg", mercenary=2)
    leaders(game, "naples", "charles_v")
    hold(game, "france", "sack_of_rome")
    sack(game, 5, 1, 1, 1, 5, 5)
    assert place_of(game, "sack_of_rome") == "discard"
    assert count(game, "naples", "hapsburg", "mercenary") == 0
    assert whereabouts(game, "charles_v") == "prisoner of papacy"


@rule("21.5.sack.step2")
def test_papal_mercenaries_and_allies_do_not_fight():
    game = rome(1, 3)
    units(game, "rome", "papacy", regular=1, mercenary=5)
    units(game, "rome", "venice", regular=2)
    sack(game, 1, 1, 1, 1, 1)  # three dice against two
    assert game.state.hits == [0, 0]
    assert place_of(game, "sack_of_rome") == "discard"


@rule("21.5.sack.step3")
def test_papal_regulars_die_first_then_mercenaries():
    game = rome(1, 4)
    units(game, "rome", "papacy", regular=1, mercenary=2)
    sack(game, 5, 5, 1, 1, 1, 1)
    assert (count(game, "rome", "papacy"), count(game, "rome", "papacy", "mercenary")) == (0, 1)
    assert place_of(game, "sack_of_rome") == "out of game"


@rule("21.5.sack.step3")
def test_those_who_sack_rome_lose_evenly():
    game = rome(3, 4, 4)
    sack(game, *[1] * 8, 5, 5, 5, 1)
    assert (asked(game), decision(game)) == ("hapsburg", "LoseSackers")
    assert why_not(game, "lose-one france-regular") == "not_among_them"
    do(game, "lose-one hapsburg-regular")
    # the second must be a mercenary; then he may choose again
    assert decision(game) == "LoseSackers"
    assert (count(game, "naples", "hapsburg"), count(game, "naples", "hapsburg", "mercenary")) == (3, 3)
    do(game, "lose-one hapsburg-regular")
    assert (count(game, "naples", "hapsburg"), count(game, "naples", "hapsburg", "mercenary")) == (2, 3)


@rule("21.5.sack.step3")
def test_after_a_mercenary_a_regular_dies():
    game = rome(2, 4, 4)
    sack(game, *[1] * 8, 5, 5, 1)
    do(game, "lose-one hapsburg-mercenary")
    assert decision(game) != "LoseSackers"
    assert (count(game, "naples", "hapsburg"), count(game, "naples", "hapsburg", "mercenary")) == (3, 3)


@rule("21.5.sack.step3")
def test_with_regulars_of_an_ally_the_owner_chooses_among_regulars_after_a_mercenary():
    game = rome(3, 4, 2)
    allied(game, "hapsburg", "genoa")
    units(game, "naples", "genoa", regular=2)
    sack(game, *[1] * 8, 5, 5, 5, 1)
    do(game, "lose-one hapsburg-mercenary")
    assert decision(game) == "LoseSackers"
    assert why_not(game, "lose-one hapsburg-mercenary") == "lose_evenly"
    do(game, "lose-one genoa-regular")
    assert count(game, "naples", "genoa") == 1


@rule("21.5.sack.step6", "21.5.sack.step6a", "ruling.g73")
@pytest.mark.parametrize(("before", "after"), [(12, 7), (5, 0), (3, 0)])
def test_a_beaten_pope_loses_what_a_point_of_the_basilica_costs(before: int, after: int):
    game = rome(1, 2)
    game.state.st_peters = before
    old = points(game, "papacy")
    sack(game, 5, 1, 1, 1)
    assert game.state.st_peters == after
    assert points(game, "papacy") == old - (before // 5 - after // 5)


@rule("21.5.sack.step6b", "21.5.sack.step6c")
def test_the_owner_of_the_stack_keeps_one_of_two_random_cards():
    game = rome(1, 2, 0, "papal_bull", "galleons", "plantations")
    sack(game, 5, 1, 1, 1, 1, 1)
    assert (asked(game), decision(game)) == ("hapsburg", "KeepCard")
    assert sorted(moves(game)) == ["keep-card galleons", "keep-card plantations"]
    assert why_not(game, "keep-card papal-bull") == "not_plundered"
    assert sound(game)
    do(game, "keep-card plantations")
    assert game.state.keepers == list(KEEPERS)  # nothing lies there that anybody could see
    assert (place_of(game, "plantations"), place_of(game, "galleons")) == ("hapsburg", "discard")
    assert place_of(game, "papal_bull") == "papacy"
    assert place_of(game, "sack_of_rome") == "out of game"
    assert sound(game)


@rule("21.5.sack.step6b")
def test_others_do_not_learn_which_card_was_kept():
    game = rome(1, 2)
    cards = sorted(deal_card(game, MAJOR_IDS.index("papacy")) for _ in range(2))
    sack(game, 5, 1, 1, 1, 1, 1)

    def seen_by(power: str) -> list[int]:
        known = holdings(game.state).known(1 << MAJOR_IDS.index(power))
        return [known[card] for card in cards]

    assert seen_by("hapsburg") == seen_by("papacy") == [SPOILS, SPOILS]
    assert SPOILS not in seen_by("france")
    do(game, f"keep-card {CARD_IDS[cards[1]].replace('_', '-')}")
    kept = HAND + MAJOR_IDS.index("hapsburg")
    assert seen_by("hapsburg") == seen_by("papacy") == [DISCARD, kept]
    assert seen_by("france")[0] == DISCARD
    assert seen_by("france")[1] != kept


@rule("21.5.sack.step6b")
def test_an_only_card_is_kept_and_home_cards_are_safe():
    game = rome(1, 2, 0, "papal_bull", "galleons")
    sack(game, 5, 1, 1, 1, 1)
    assert decision(game) != "KeepCard"
    assert place_of(game, "galleons") == "hapsburg"
    game = rome(1, 2, 0, "papal_bull")
    sack(game, 5, 1, 1, 1)
    assert hand_of(game.state, MAJOR_IDS.index("hapsburg")) == []


@rule("21.5.sack.step2", "14.step10")
def test_a_leader_goes_along_and_is_taken_if_all_die():
    game = rome(4, 5)
    leaders(game, "naples", "charles_v")
    sack(game, *[1] * 7, *[5] * 5)  # five units and Charles's 2
    assert count(game, "naples", "hapsburg", "mercenary") == 0
    assert whereabouts(game, "charles_v") == "prisoner of papacy"
    assert game.state.army_leaders[ARMY] == 0


@rule("21.5.sack.step2", "card.026")
def test_the_mercenaries_of_the_pope_are_not_in_the_battle_to_be_bribed():
    game = rome(1, 2)
    units(game, "rome", "papacy", regular=1, mercenary=4)
    hold(game, "hapsburg", "mercenaries_bribed")
    play(game, "france")
    do(game, "event sack-of-rome", "sack-with naples hapsburg", "pass")
    dice(game, 1, 1, 1, 1)
    do(game, "mercenaries-bribed")
    assert count(game, "rome", "papacy", "mercenary") == 4
    assert count(game, "naples", "hapsburg", "mercenary") == 2
    assert sound(game)


@rule("21.5.sack.step4", "15.3.causes")
def test_a_siege_ends_if_too_few_besiegers_come_back():
    game = rome(2, 3)
    war(game, "hapsburg", "france")
    control(game, "france", "naples")
    units(game, "naples", "france", regular=2)
    besiege(game, "naples", "hapsburg")
    play(game, "france")
    do(game, "event sack-of-rome")
    dice(game, 1, 1, 1, 5, 1, 1)
    do(game, "sack-with naples hapsburg")
    assert (asked(game), decision(game)) == ("hapsburg", "ChooseRetreat")
    do(game, "retreat messina")
    assert not is_besieged(game, "naples")
    assert count(game, "messina", "hapsburg", "mercenary") == 2
