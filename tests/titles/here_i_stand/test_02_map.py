"""2: what the map shows: fortified spaces, who controls them, their faith, zones, passes and seas."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_IDS, SPACE_KIND, SPACES
from regnum.titles.here_i_stand.facts.names import (
    FORTRESS,
    INDEPENDENT,
    MAJOR_IDS,
    OWNERS,
    POWER_IDS,
)
from regnum.titles.here_i_stand.position.changes.map import convert, fortify, take_control
from regnum.titles.here_i_stand.position.queries.points import all_points
from regnum.titles.here_i_stand.position.queries.powers import are_allies, are_enemies
from regnum.titles.here_i_stand.position.queries.progress import cards_due
from regnum.titles.here_i_stand.position.queries.religion import is_convertible
from regnum.titles.here_i_stand.position.queries.spaces import home_of, is_fortified, is_friendly, is_hostile
from regnum.titles.here_i_stand.position.state import BUILT_FORTRESS
from regnum.titles.here_i_stand.rules.minor_powers import Activation
from tests.rule import rule
from tests.titles.here_i_stand.believers import faith_of
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    control,
    count,
    dice,
    europe,
    faith,
    holder,
    impulse,
    laid_out,
    location,
    run,
    units,
    war,
)
from tests.titles.here_i_stand.test_table import board, panel
from tests.titles.positions import decision, do, why_not

OTTOMAN, HAPSBURG, ENGLAND, FRANCE, PAPACY, PROTESTANT = range(6)
FORTRESSES = {"besancon", "brussels", "candia", "corfu", "gibraltar", "malta", "rhodes", "scutari", "stirling"}


def named(spaces: list[int]) -> set[str]:
    """The ids of spaces."""
    return {SPACE_IDS[space] for space in spaces}


def deals(game: Europe) -> list[int]:
    """How many cards each power is dealt."""
    return [cards_due(game.state, power) for power in range(6)]


# ---- spaces ---------------------------------------------------------------------------------------------------------


@rule("2.1", "2.1.fortified", "2.1.electorate", "2.1.fortress")
def test_keys_electorates_and_fortresses_are_fortified_and_nothing_else():
    state = europe().state
    fortified = named([space for space in range(SPACES) if is_fortified(state, space)])
    assert len(fortified) == 33 + 6 + 9
    assert {"london", "milan", "tunis", "augsburg", "trier"} | FORTRESSES <= fortified
    assert not {"dijon", "madrid", "leipzig", "messina", "zara", "ragusa"} & fortified
    assert named([space for space in range(SPACES) if SPACE_KIND[space] == FORTRESS]) == FORTRESSES


@rule("2.1.fortress", "2.1.fortified")
def test_a_fortress_has_neither_points_nor_cards_but_needs_a_siege():
    game = europe()
    before = (all_points(game.state), deals(game))
    war(game, "france", "hapsburg")
    units(game, "brussels", "france", regular=1)
    assert why_not(impulse(game, "france", 1), "control brussels") == "fortified"
    control(game, "france", *sorted(FORTRESSES))
    assert (all_points(game.state), deals(game)) == before


@rule("2.1.fortress")
def test_an_event_makes_a_fortress_of_an_open_town():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "dijon")
    units(game, "dijon", "france", regular=1)
    assert why_not(impulse(game, "france", 1), "control dijon") == "ok"
    fortify(game, location("dijon"), BUILT_FORTRESS)
    assert why_not(game, "control dijon") == "fortified"


@rule("2.1.fortified", "ruling.g85")
@pytest.mark.parametrize(("inside", "may_withdraw"), [(4, True), (5, False), (9, False)])
def test_four_units_find_shelter_but_any_number_may_stand_in_a_town(inside: int, may_withdraw: bool):
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "france", "brussels")
    units(game, "brussels", "france", regular=4)
    units(game, "antwerp", "hapsburg", regular=inside - 3)
    units(game, "amsterdam", "hapsburg", regular=3)
    do(impulse(game, "hapsburg", 2), "march amsterdam-to-antwerp", "all")
    assert count(game, "antwerp", "hapsburg") == inside
    dice(game, *[1] * 40)
    do(impulse(game, "france", 1), "march brussels-to-antwerp", "all", "stand")
    assert (decision(game) == "Withdraw") is may_withdraw
    if not may_withdraw:
        assert game.chance.counter == 4 + inside + 1  # they had to fight


@rule("2.1.unfortified")
def test_enemies_who_meet_in_an_open_town_fight():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "metz", "france", regular=3)
    units(game, "liege", "hapsburg", regular=2)
    dice(game, 6, 6, 1, 1, 1, 1)
    do(impulse(game, "france", 1), "march metz-to-liege", "all", "stand")
    assert game.chance.counter == 3 + 2 + 1  # nobody may withdraw into an open town
    assert (count(game, "liege", "france"), count(game, "liege", "hapsburg")) == (3, 0)


@rule("2.1.home")
def test_grey_spaces_are_independent_and_all_others_the_home_of_somebody():
    state = europe().state
    homes = [named([space for space in range(SPACES) if home_of(state, space) == owner]) for owner in range(OWNERS)]
    assert [len(each) for each in homes] == [15, 32, 12, 17, 3, 21, 2, 9, 3, 4, 16]
    assert homes[INDEPENDENT] == {
        "basel", "florence", "geneva", "liege", "metz", "milan", "modena", "nice", "pavia", "ragusa", "rhodes",
        "siena", "trent", "tunis", "turin", "zurich",
    }  # fmt: skip
    assert homes[PAPACY] == {"rome", "ravenna", "ancona"}
    assert {"calais", "berwick"} <= homes[ENGLAND]


# ---- control --------------------------------------------------------------------------------------------------------


@rule("2.2", "2.2.a", "2.2.controlled", "22.6")
def test_each_space_is_held_by_its_home_power_unless_a_marker_says_otherwise():
    state = laid_out("1532").state
    changed = {SPACE_IDS[space]: POWER_IDS[state.control[space]] for space in range(SPACES)
               if state.control[space] != home_of(state, space)}  # fmt: skip
    assert "milan" not in changed
    assert sorted(changed.values()).count("hapsburg") == 9
    assert changed["malta"] == "independent"
    assert holder(laid_out("1532"), "milan") == "independent"


@rule("2.2.b", "2.2.c")
def test_whoever_captures_a_space_controls_it():
    game = europe()
    war(game, "france", "hapsburg")
    units(game, "nice", "france", regular=1)
    control(game, "hapsburg", "dijon")
    units(game, "besancon", "france", regular=1)
    control(game, "france", "besancon", "dijon")
    control(game, "hapsburg", "turin")
    do(impulse(game, "france", 1), "control nice")
    assert holder(game, "nice") == "france"
    keys = all_points(game.state)
    take_control(game, location("antwerp"), FRANCE)  # a home key of another power
    assert holder(game, "antwerp") == "france"
    assert all_points(game.state)[FRANCE] == keys[FRANCE] + 2


@rule("2.2.d", "2.2.friendly", "3.2.minor")
def test_a_power_controls_the_home_spaces_of_its_minor_allies():
    game = europe()
    assert (holder(game, "venice"), is_friendly(game.state, location("venice"), PAPACY)) == ("venice", False)
    control(game, "ottoman", "corfu")
    run(game, Activation(POWER_IDS.index("venice"), PAPACY))
    assert [holder(game, space) for space in ("venice", "candia", "zara", "corfu")] == ["papacy"] * 3 + ["ottoman"]
    assert is_friendly(game.state, location("venice"), PAPACY)


@rule("2.2.friendly")
def test_what_an_ally_controls_is_friendly_and_no_more():
    game = europe()
    allied(game, "france", "papacy")
    assert is_friendly(game.state, location("rome"), FRANCE)
    assert is_friendly(game.state, location("paris"), FRANCE)
    assert not is_friendly(game.state, location("london"), FRANCE)
    assert are_allies(game.state, PAPACY, FRANCE)


@rule("2.2.enemy")
def test_an_enemy_is_whoever_one_is_at_war_with_and_who_follows_him():
    game = europe()
    war(game, "ottoman", "hapsburg")
    allied(game, "hungary_bohemia", "hapsburg")
    assert is_hostile(game.state, location("vienna"), OTTOMAN)
    assert are_enemies(game.state, OTTOMAN, POWER_IDS.index("hungary_bohemia"))
    assert not is_hostile(game.state, location("paris"), OTTOMAN)


@rule("2.2.enemy")
def test_debaters_of_papacy_and_protestants_are_enemies_without_a_war():
    game = europe()
    assert game.state.war == [0] * OWNERS
    assert why_not(impulse(game, "papacy", 3), "debate german") == "ok"


@rule("2.2.independent")
def test_what_is_independent_is_nobodys_friend_or_enemy():
    game = europe()
    control(game, "independent", "milan")
    for power in range(len(MAJOR_IDS)):
        for other in range(len(MAJOR_IDS)):
            war(game, MAJOR_IDS[power], MAJOR_IDS[other])
        assert not are_enemies(game.state, power, INDEPENDENT)
        assert not are_allies(game.state, power, INDEPENDENT)
        assert not is_friendly(game.state, location("milan"), power)
        assert not is_hostile(game.state, location("milan"), power)


@rule("2.2.independent.a")
def test_independent_units_intercept_nobody_but_enemies_do():
    game = europe()
    control(game, "france", "turin")
    control(game, "independent", "milan", "pavia")
    units(game, "pavia", "independent", regular=4)
    units(game, "turin", "france", regular=1)
    do(impulse(game, "france", 1), "march turin-to-milan", "all")  # nobody is inside
    assert decision(game) == "over"
    assert count(game, "milan", "france") == 1
    war(game, "france", "hapsburg")
    units(game, "pavia", "independent", regular=0)
    units(game, "pavia", "hapsburg", regular=4)
    units(game, "milan", "france", regular=0)
    units(game, "turin", "france", regular=1)
    do(impulse(game, "france", 1), "march turin-to-milan", "all")
    assert decision(game) == "Intercept"


# ---- faith and markers ----------------------------------------------------------------------------------------------


@rule("2.3")
def test_faith_changes_but_never_in_ottoman_home_spaces():
    game = europe()
    faith(game, "protestant", "buda", "agram")
    neighbour, ottoman = location("belgrade"), location("nezh")
    assert is_convertible(game.state, neighbour, 1)
    faith(game, "protestant", "belgrade")
    assert not is_convertible(game.state, ottoman, 1)
    assert not is_convertible(game.state, ottoman, 0)
    convert(game, neighbour, 0)
    assert faith_of(game, "belgrade") == "catholic"


@rule("2.4.example2", "2.4.example3", "2.4.example4", "2.4.example5", "2.4.example6", "2.4.example7", "2.4.example8",
      "2.3.protestant", "2.4", "2.4.hex")  # fmt: skip
@pytest.mark.parametrize(
    ("space", "heading", "owner", "creed", "shown"),
    [
        ("linz", "Linz", "hapsburg", "catholic", "Hapsburgs, Catholic"),
        ("antwerp", "Antwerp (key)", "england", "catholic", "England, Catholic"),
        ("york", "York (key)", "england", "protestant", "England, Protestant"),
        ("zurich", "Zürich", "independent", "protestant", "Independent, Protestant"),
        ("leipzig", "Leipzig", "hapsburg", "protestant", "Hapsburgs, Protestant"),
        ("trier", "Trier (electorate)", "hapsburg", "catholic", "Hapsburgs, Catholic"),
        ("mainz", "Mainz (electorate)", "protestant", "protestant", "Protestants, Protestant"),
    ],
)
def test_who_controls_a_space_and_its_faith_are_shown_apart(
    space: str, heading: str, owner: str, creed: str, shown: str
):
    """Lines 107 to 113: the seven markers of the example; a garrison makes each space stand alone on the table."""
    game = europe()
    control(game, owner, space)
    faith(game, creed, space)
    units(game, space, owner, regular=1)
    assert panel(game, heading)[0] == shown
    units(game, space, owner, regular=0)
    assert any(line.strip().startswith(f"{shown}: ") and heading in line for line in board(game).splitlines())


@rule("2.4", "2.3")
def test_control_leaves_the_faith_and_faith_the_control():
    game = europe()
    faith(game, "protestant", "york")
    take_control(game, location("york"), FRANCE)
    assert (holder(game, "york"), faith_of(game, "york")) == ("france", "protestant")
    convert(game, location("york"), 0)
    assert (holder(game, "york"), faith_of(game, "york")) == ("france", "catholic")


@rule("2.4.square", "2.4.square1", "2.4.square2", "2.4.square3")
def test_points_and_cards_follow_each_key_that_changes_hands():
    game = europe()
    control(game, "independent", "milan", "metz")
    points, cards = all_points(game.state), deals(game)
    assert (points[FRANCE], cards[FRANCE]) == (10, 2 + 1)  # five home keys and Francis I
    take_control(game, location("milan"), FRANCE)
    assert all_points(game.state) == [*points[:FRANCE], 12, *points[FRANCE + 1 :]]
    assert deals(game)[FRANCE] == 3 + 1
    take_control(game, location("lyon"), ENGLAND)
    assert (all_points(game.state)[FRANCE], all_points(game.state)[ENGLAND]) == (10, points[ENGLAND] + 2)
    take_control(game, location("metz"), PROTESTANT)  # they have no square markers
    take_control(game, location("genoa"), POWER_IDS.index("genoa"))
    assert (all_points(game.state)[PROTESTANT], deals(game)[PROTESTANT]) == (points[PROTESTANT], cards[PROTESTANT])
