"""18.3, 18.4: attempts to convert spaces: targets, dice of both sides, ties, success without an answer."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.position.queries.religion import converting_dice, influence
from regnum.titles.here_i_stand.rules.conversion import IN_ENGLAND, IN_ZONES
from tests.rule import rule
from tests.titles.here_i_stand.believers import (
    all_rolled,
    attempts,
    faith_number,
    faith_of,
    in_force,
    listen,
    only_debaters,
    reformers,
    rolled,
    rules,
    told_of,
    universities,
)
from tests.titles.here_i_stand.builder import (
    OVER,
    Europe,
    allied,
    asked,
    count,
    dice,
    europe,
    faith,
    leaders,
    units,
    unrest,
)
from tests.titles.positions import decision, do, moves, moves_with, why_not


@pytest.fixture
def game() -> Europe:
    """A Catholic map without debaters."""
    found = europe()
    only_debaters(found)
    return found


def protestant_world(game: Europe) -> None:
    """Every space that has a faith is Protestant."""
    game.state.faith = [faith_number("protestant") if each == faith_number("catholic") else each
                        for each in game.state.faith]  # fmt: skip


def dice_of(game: Europe, faith_name: str, space: str) -> int:
    """How many dice a faith has in a space."""
    return influence(game.state, SPACE_NUMBER[space], faith_number(faith_name))


# ---- targets --------------------------------------------------------------------------------------------------------


@rule("18.3.step1", "18.3.step1.a", "8.2.reformers2")
def test_a_reformer_makes_his_own_space_a_target(game: Europe):
    reformers(game, "zwingli")
    attempts(game, "protestant", "german")
    assert moves(game) == {"convert zurich"}
    assert why_not(game, "convert basel") == "nothing_leads_there"


@rule("18.3.step1", "18.3.step1.b", "12.4.effect5")
def test_calm_protestant_neighbours_lead_to_targets_over_passes_too(game: Europe):
    faith(game, "protestant", "geneva")
    attempts(game, "protestant", "french")
    assert moves(game) == {f"convert {name}" for name in ("basel", "besancon", "grenoble", "lyon", "turin")}
    assert why_not(game, "convert geneva") == "wrong_faith_already"
    unrest(game, "geneva")
    assert decision(attempts(game, "protestant", "french")) == OVER


@rule("18.3.step1.c")
def test_a_calm_protestant_port_leads_to_the_other_ports_of_its_sea(game: Europe):
    faith(game, "protestant", "stettin")
    attempts(game, "protestant", "german")
    assert moves(game) == {"convert lubeck", "convert brandenburg"}
    faith(game, "protestant", "norwich")
    attempts(game, "protestant", "english")
    assert {"convert hamburg", "convert antwerp", "convert calais", "convert edinburgh"} <= moves(game)
    unrest(game, "norwich")
    attempts(game, "protestant", "english")
    assert "convert calais" not in moves(game)


@rule("18.4.step1", "18.4.step1.a", "18.4.step1.b", "18.4.step1.c")
def test_a_university_a_neighbour_or_a_port_lead_to_targets_of_the_papacy(game: Europe):
    protestant_world(game)
    universities(game, "wittenberg")
    assert moves(attempts(game, "catholic", "german")) == {"convert wittenberg"}
    faith(game, "catholic", "turin")
    targets = moves(attempts(game, "catholic", "german"))
    assert targets == {f"convert {name}" for name in ("wittenberg", "genoa", "milan", "pavia", "geneva", "grenoble")}
    assert why_not(game, "convert turin") == "wrong_faith_already"
    faith(game, "catholic", "lubeck")
    unrest(game, "turin")
    targets = moves(attempts(game, "catholic", "german"))
    assert targets == {f"convert {name}" for name in ("wittenberg", "stettin", "brandenburg", "hamburg", "magdeburg")}


@rule("18.3.once", "18.4.once")
def test_each_space_is_tried_once_an_impulse(game: Europe):
    reformers(game, "luther")
    attempts(game, "protestant", "german", 2)
    dice(game, 1, 1, 6)
    do(game, "convert wittenberg")
    assert faith_of(game, "wittenberg") == "catholic"
    assert decision(game) == OVER  # nothing else can be tried
    faith(game, "protestant", "brandenburg")
    attempts(game, "protestant", "german", 2)
    dice(game, 1, 1, 1, 6)
    do(game, "convert wittenberg")
    assert why_not(game, "convert wittenberg") == "tried_in_this_impulse"
    assert "convert stettin" in moves(game)


@rule("18.3.source2.limit", "18.3.step1.e")
def test_some_attempts_are_bound_to_a_zone_or_to_english_home_spaces(game: Europe):
    faith(game, "protestant", "wittenberg", "london")
    attempts(game, "protestant", "german", limit=IN_ZONES)
    assert why_not(game, "convert prague") == "not_in_this_zone"
    assert "convert leipzig" in moves(game)
    attempts(game, "protestant", "english", limit=IN_ENGLAND)
    assert {"convert calais", "convert norwich"} <= moves(game)
    assert why_not(game, "convert edinburgh") == "only_english_home_spaces"


@rule("18.3.step1.d", "ruling.g51", "18.3.step8")
def test_outside_its_zone_a_tie_and_a_six_do_not_win(game: Europe):
    faith(game, "protestant", "wittenberg")
    attempts(game, "protestant", "german")
    log = listen(game)
    dice(game, 6, 1, 1, 6)
    do(game, "convert prague")
    assert rolled(log) == [1, 3]
    assert faith_of(game, "prague") == "catholic"
    attempts(game, "protestant", "german")
    dice(game, 6, 5, 5, 5)
    assert faith_of(do(game, "convert prague"), "prague") == "protestant"


# ---- dice -----------------------------------------------------------------------------------------------------------


@rule("18.3.step2.a", "18.3.step6.a", "18.4.step2.a", "18.4.step6.a")
def test_each_neighbour_is_a_die_for_its_faith(game: Europe):
    faith(game, "protestant", "augsburg", "linz")
    assert dice_of(game, "protestant", "regensburg") == 2
    assert dice_of(game, "catholic", "regensburg") == 2
    protestant_world(game)
    assert dice_of(game, "protestant", "regensburg") == 4


@rule("18.3.step2.b", "18.3.step2.d", "18.2.reformers", "18.4.step6.b", "18.4.step6.d")
def test_a_reformer_gives_two_dice_in_his_space_and_one_beside_it(game: Europe):
    assert dice_of(game, "protestant", "zurich") == 1
    reformers(game, "zwingli")
    assert dice_of(game, "protestant", "zurich") == 2
    faith(game, "protestant", "zurich")
    assert dice_of(game, "protestant", "basel") == 2
    faith(game, "catholic", "zurich")
    assert dice_of(game, "protestant", "basel") == 1


@rule("18.3.step6.b", "18.3.step6.d", "18.2.jesuit", "18.4.step2.b", "18.4.step2.d")
def test_a_university_gives_two_dice_in_its_space_and_one_beside_it(game: Europe):
    before = dice_of(game, "catholic", "norwich"), dice_of(game, "catholic", "london")
    universities(game, "london")
    assert (dice_of(game, "catholic", "norwich"), dice_of(game, "catholic", "london")) == (before[0] + 1, before[1] + 2)
    assert dice_of(game, "protestant", "london") == 1


@rule("18.3.step2.c", "18.3.step2.e", "18.3.step6.c", "18.3.step6.e", "18.4.step2.c", "18.4.step2.e", "18.4.step6.c",
      "18.4.step6.e", "18.2.units")  # fmt: skip
@pytest.mark.parametrize(("owner", "name"), [("protestant", "protestant"), ("papacy", "catholic")])
def test_a_stack_gives_two_dice_in_its_space_and_one_beside_it_however_large(game: Europe, owner: str, name: str):
    protestant_world(game)
    faith(game, "catholic", "norwich", "lincoln", "shrewsbury", "bristol", "portsmouth", "london")
    if owner == "protestant":
        faith(game, "protestant", "norwich", "lincoln", "shrewsbury", "bristol", "portsmouth", "london")
    before = dice_of(game, name, "norwich"), dice_of(game, name, "london")
    units(game, "london", owner, regular=1)
    leaders(game, "norwich", "charles_v")
    assert (dice_of(game, name, "norwich"), dice_of(game, name, "london")) == (before[0] + 1, before[1] + 2)
    units(game, "london", owner, regular=5, mercenary=3)
    assert (dice_of(game, name, "norwich"), dice_of(game, name, "london")) == (before[0] + 1, before[1] + 2)


@rule("18.3.step2.f", "18.3.step6.f", "18.4.step2.f", "18.4.step6.f", "12.4.effect4", "2.5.pass1")
def test_nothing_counts_over_a_pass_or_in_unrest_but_one_die_is_left(game: Europe):
    faith(game, "protestant", "turin", "lyon")
    units(game, "turin", "protestant", regular=1)
    assert dice_of(game, "protestant", "grenoble") == 1  # Lyon
    unrest(game, "lyon")
    units(game, "lyon", "protestant", regular=1)
    assert dice_of(game, "protestant", "grenoble") == 1  # the least
    unrest(game, "geneva")
    universities(game, "geneva")
    assert dice_of(game, "catholic", "grenoble") == 1


FAITHS = [
    ("protestant", "henry_viii", "", "protestant"),
    ("england", "edward_vi", "", "protestant"),
    ("england", "elizabeth_i", "", "protestant"),
    ("england", "mary_i", "", "catholic"),
    ("england", "henry_viii", "", "none"),
    ("scotland", "edward_vi", "england", "protestant"),
    ("scotland", "elizabeth_i", "england", "protestant"),
    ("scotland", "mary_i", "england", "catholic"),
    ("scotland", "henry_viii", "england", "none"),
    ("scotland", "edward_vi", "france", "catholic"),
    ("scotland", "edward_vi", "", "catholic"),
    ("papacy", "edward_vi", "", "catholic"),
    ("hapsburg", "edward_vi", "", "catholic"),
    ("france", "edward_vi", "", "catholic"),
    ("venice", "edward_vi", "", "catholic"),
    ("genoa", "edward_vi", "", "catholic"),
    ("hungary_bohemia", "edward_vi", "", "catholic"),
    ("independent", "edward_vi", "", "catholic"),
    ("ottoman", "edward_vi", "", "none"),
]


@rule("18.2.protestant1", "18.2.protestant2", "18.2.protestant3", "18.2.catholic1", "18.2.catholic2", "18.2.catholic3",
      "18.2.catholic4", "18.2.catholic5", "18.2.catholic6", "18.2.catholic7", "18.2.catholic8", "18.2.neutral1",
      "18.2.neutral2", "18.2.neutral3", "21.3.mary")  # fmt: skip
@pytest.mark.parametrize(("owner", "ruler", "master", "expected"), FAITHS)
def test_whose_troops_count_for_which_faith(game: Europe, owner: str, ruler: str, master: str, expected: str):
    rules(game, "england", ruler)
    if master:
        allied(game, owner, master)
    before = [dice_of(game, name, "toulouse") for name in ("protestant", "catholic")]
    faith(game, "protestant", "toulouse")
    units(game, "toulouse", owner, regular=1)
    after = [dice_of(game, name, "toulouse") for name in ("protestant", "catholic")]
    gains = {"protestant": [1, 0], "catholic": [0, 2], "none": [0, 0]}[expected]
    assert [after[0] - before[0], after[1] - before[1]] == gains


@rule("18.3.step3", "18.3.step3.a", "18.3.step3.b")
def test_printing_press_and_theses_bring_a_die_each_to_protestants_only(game: Europe):
    faith(game, "protestant", "wittenberg", "brandenburg")
    leipzig = SPACE_NUMBER["leipzig"]
    assert converting_dice(game.state, leipzig, faith_number("protestant"), 1) == 2
    in_force(game, "printing_press")
    assert converting_dice(game.state, leipzig, faith_number("protestant"), 1) == 3
    assert dice_of(game, "catholic", "wittenberg") == converting_dice(
        game.state, SPACE_NUMBER["wittenberg"], faith_number("catholic"), 0
    )


# ---- results --------------------------------------------------------------------------------------------------------


@rule("18.3.step4", "18.3.step7", "18.3.step8", "18.3.step5b", "18.3.maker")
@pytest.mark.parametrize(
    ("own", "other", "result"),
    [((1, 4), (4, 1, 1), "protestant"), ((1, 4), (5, 1, 1), "catholic"), ((2, 3), (2, 1, 1), "protestant")],
)
def test_the_highest_die_counts_and_the_converter_wins_ties_in_his_zone(
    game: Europe, own: tuple[int, ...], other: tuple[int, ...], result: str
):
    faith(game, "protestant", "wittenberg", "nuremberg", "graz")  # Leipzig: two neighbours of four are Protestant
    units(game, "erfurt", "papacy", regular=1)
    attempts(game, "protestant", "german")
    assert asked(game) == "protestant"
    log = listen(game)
    dice(game, *own, *other)
    do(game, "convert leipzig")
    assert faith_of(game, "leipzig") == result
    assert [each[0] for each in told_of(log, "faith_rolled")] == [5, 4]  # Protestants, then the Papacy
    assert all_rolled(game)


@rule("18.3.step5", "ruling.g107", "18.3.step8a")
def test_a_six_in_the_zone_converts_at_once_and_troops_of_electorates_come(game: Europe):
    faith(game, "protestant", "wittenberg")
    attempts(game, "protestant", "german")
    dice(game, 6)
    do(game, "convert brandenburg")
    assert all_rolled(game)
    assert (faith_of(game, "brandenburg"), count(game, "brandenburg", "protestant")) == ("protestant", 1)
    faith(game, "catholic", "brandenburg")
    attempts(game, "protestant", "german")
    dice(game, 6)
    do(game, "convert brandenburg")
    assert count(game, "brandenburg", "protestant") == 1  # only for the first time


@rule("18.3.step4", "18.3.step1.d")
@pytest.mark.parametrize(("zone", "result"), [("german", "protestant"), ("french", "catholic")])
def test_a_modifier_helps_in_the_zone_only(game: Europe, zone: str, result: str):
    faith(game, "protestant", "wittenberg")
    attempts(game, "protestant", zone, modifier=1)
    dice(game, 5, *[5] * 3)
    do(game, "convert leipzig")
    assert faith_of(game, "leipzig") == result
    assert all_rolled(game) == (zone == "french")


@rule("18.4.step1.d", "18.4.step5", "18.4.step5b", "18.4.step7", "18.4.step8", "ruler.leo_x", "ruler.clement_vii",
      "ruler.paul_iii", "ruler.julius_iii")  # fmt: skip
@pytest.mark.parametrize(("pope", "wins"), [("leo_x", False), ("clement_vii", False), ("paul_iii", True),
                                            ("julius_iii", True)])  # fmt: skip
def test_only_two_popes_win_ties_and_with_a_six_at_once(game: Europe, pope: str, wins: bool):
    faith(game, "protestant", "norwich")
    rules(game, "papacy", pope)
    result = "catholic" if wins else "protestant"
    dice(attempts(game, "catholic", "english"), 3, 3)
    assert faith_of(do(game, "convert norwich"), "norwich") == result
    faith(game, "protestant", "norwich")
    dice(attempts(game, "catholic", "english"), 6, 6)
    do(game, "convert norwich")
    assert (faith_of(game, "norwich"), all_rolled(game)) == (result, not wins)
    faith(game, "protestant", "norwich")
    dice(attempts(game, "catholic", "german"), 6, 6)
    assert faith_of(do(game, "convert norwich"), "norwich") == "protestant"  # not in the zone


@rule("18.4.step4", "18.4.step5")
def test_the_augsburg_confession_lowers_each_papal_die(game: Europe):
    faith(game, "protestant", "norwich")
    rules(game, "papacy", "paul_iii")
    in_force(game, "augsburg_confession")
    dice(attempts(game, "catholic", "english"), 6, 6)
    assert faith_of(do(game, "convert norwich"), "norwich") == "protestant"
    assert all_rolled(game)
    dice(attempts(game, "catholic", "english"), 6, 5)
    assert faith_of(do(game, "convert norwich"), "norwich") == "catholic"


@rule("ruling.g53", "18.3.step1.b")
def test_a_converted_space_counts_at_once(game: Europe):
    faith(game, "protestant", "wittenberg")
    attempts(game, "protestant", "german", 2)
    assert "convert nuremberg" not in moves_with(game, "convert")
    dice(game, 6)
    do(game, "convert leipzig")
    assert "convert nuremberg" in moves_with(game, "convert")
