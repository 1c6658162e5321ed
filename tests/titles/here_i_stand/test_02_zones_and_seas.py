"""2.5: language zones, passes, ports and seas."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import PASSES, SEAS_OF, SPACE_IDS, SPACES, ZONE
from regnum.titles.here_i_stand.facts.names import ENGLISH, FRENCH, GERMAN, ITALIAN, NONE, SPANISH
from regnum.titles.here_i_stand.position.queries.religion import is_in_zones
from tests.rule import rule
from tests.titles.here_i_stand.builder import control, count, dice, europe, impulse, leaders, ships, units, war
from tests.titles.positions import decision, do, moves, why_not


def named(spaces: list[int]) -> set[str]:
    """The ids of spaces."""
    return {SPACE_IDS[space] for space in spaces}


@rule("2.5.language")
@pytest.mark.parametrize(
    ("zone", "size", "inside", "outside"),
    [
        (GERMAN, 27, {"zurich", "vienna", "bremen", "trier"}, {"metz", "prague", "trent"}),
        (FRENCH, 24, {"paris", "geneva", "brussels", "nice"}, {"navarre", "antwerp", "turin"}),
        (ENGLISH, 14, {"london", "edinburgh", "wales"}, {"calais"}),
        (ITALIAN, 18, {"rome", "messina", "trieste"}, {"bastia", "ragusa"}),
        (SPANISH, 14, {"seville", "palma", "gibraltar"}, {"cagliari", "oran"}),
    ],
)
def test_each_space_speaks_one_of_five_languages_or_none(zone: int, size: int, inside: set[str], outside: set[str]):
    speaking = named([space for space in range(SPACES) if is_in_zones(space, 1 << zone)])
    assert len(speaking) == size
    assert inside <= speaking
    assert not outside & speaking


@rule("2.5.language")
def test_spaces_outside_of_all_zones_are_in_none():
    silent = [space for space in range(SPACES) if ZONE[space] == NONE]
    assert len(silent) == 37
    assert {"istanbul", "prague", "amsterdam", "tunis", "corfu"} <= named(silent)
    assert not any(is_in_zones(space, (1 << 5) - 1) for space in silent)


@rule("2.5.pass.count")
def test_there_are_three_passes_in_the_pyrenees_six_in_the_alps_and_seven_in_the_balkans():
    passes = {frozenset((SPACE_IDS[here], SPACE_IDS[there])) for here in range(SPACES) for there in PASSES[here]}
    pyrenees = "avignon barcelona, toulouse barcelona, bordeaux navarre"
    alps = "augsburg innsbruck, geneva turin, genoa nice, graz salzburg, grenoble turin, innsbruck trent"
    balkans = ("agram zara, belgrade ragusa, durazzo larissa, nezh scutari, nicopolis sofia, nicopolis szegedin, "
               "salonika sofia")  # fmt: skip
    assert passes == {frozenset(each.split()) for each in f"{pyrenees}, {alps}, {balkans}".split(", ")}


@rule("2.5.pass5", "ruling.g01")
def test_units_avoid_battle_and_retreat_over_a_pass():
    game = europe()
    war(game, "france", "hapsburg")
    control(game, "hapsburg", "turin", "grenoble")
    units(game, "lyon", "france", regular=4)
    units(game, "grenoble", "hapsburg", regular=1)
    dice(game, 6, 6)
    do(impulse(game, "france", 1), "march lyon-to-grenoble", "all")
    assert "avoid turin" in moves(game)
    do(game, "avoid turin", "all")
    assert count(game, "turin", "hapsburg") == 1
    units(game, "grenoble", "france", regular=0)
    units(game, "grenoble", "hapsburg", regular=2)
    units(game, "lyon", "france", regular=4)
    dice(game, 6, *[1] * 10)
    do(impulse(game, "france", 1), "march lyon-to-grenoble", "all", "stand")
    if decision(game) == "ChooseRetreat":
        do(game, "retreat turin")
    assert count(game, "turin", "hapsburg") == 2


@rule("2.5.pass3", "2.5.pass.count")
def test_only_units_on_this_side_of_a_pass_intercept():
    game = europe()
    war(game, "hapsburg", "france")
    control(game, "hapsburg", "turin", "geneva")
    units(game, "turin", "hapsburg", regular=2)
    units(game, "geneva", "hapsburg", regular=2)
    units(game, "lyon", "france", regular=2)
    do(impulse(game, "france", 1), "march lyon-to-grenoble", "all")
    assert moves(game) == {"intercept geneva", "let-pass"}
    assert why_not(game, "intercept turin") == "not_beside"


@rule("2.5.linked1", "2.5.linked2")
@pytest.mark.parametrize("other", ["irish-sea", "baltic-sea"])
def test_the_north_sea_leads_to_the_irish_and_the_baltic_sea(other: str):
    game = europe()
    ships(game, "north_sea", "england", squadron=1)
    do(impulse(game, "england", 1), "sail")
    assert why_not(game, f"send north-sea-to-{other}") == "ok"


@rule("2.5.port")
def test_ports_with_two_anchors():
    doubled = {SPACE_IDS[space] for space in range(SPACES) if len(SEAS_OF[space]) == 2}
    assert doubled == {
        "bastia", "brest", "cagliari", "calais", "candia", "cartagena", "corfu", "coron", "corunna", "genoa",
        "gibraltar", "istanbul", "malta", "messina", "palma", "rhodes", "tunis",
    }  # fmt: skip
    assert max(map(len, SEAS_OF)) == 2


@rule("2.5.sea1")
def test_land_units_end_their_way_in_a_space():
    game = europe()
    ships(game, "gulf_of_lyon", "france", squadron=1)
    units(game, "marseille", "france", regular=2)
    leaders(game, "marseille", "francis_i")
    assert why_not(impulse(game, "france", 1), "embark marseille-to-gulf-of-lyon") == "points_for_landing"
    do(impulse(game, "france", 2), "embark marseille-to-gulf-of-lyon", "all")
    assert "done" not in moves(game)
    assert all(why_not(game, move) == "ok" and not move.endswith(("-sea", "-lyon", "-coast")) for move in moves(game))
