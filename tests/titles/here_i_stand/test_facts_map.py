"""The map: what the rulebook says of it holds in our tables, and a wrong map is refused by name."""

from __future__ import annotations

import copy

import pytest

from regnum.titles.here_i_stand.facts import reading
from regnum.titles.here_i_stand.facts.catalogue import (
    CAPITALS,
    CLEAR,
    CLOSED_SEA,
    CONTROL_1517,
    DISTANCE,
    ELECTORATE_REGULARS,
    ELECTORATES,
    FAR,
    FIRST_LINK,
    FORTIFIED,
    HOME,
    HOME_KEYS,
    HOME_SPACES,
    IS_FORTIFIED,
    IS_PORT,
    KEYS,
    LINK,
    LINK_FROM,
    LINK_IS_PASS,
    LINK_TO,
    LINKS,
    NEIGHBOURS,
    PASSES,
    SEA_NEIGHBOURS,
    SEA_NUMBER,
    SEA_PORTS,
    SEAS,
    SEAS_OF,
    SPACE_IDS,
    SPACE_NUMBER,
    SPACES,
    STARTING_FAITH,
    STRAIT_PORTS,
    STRAIT_SEAS,
    ZONE,
    ZONE_SPACES,
)
from regnum.titles.here_i_stand.facts.checks import map_problems, require
from regnum.titles.here_i_stand.facts.names import (
    CATHOLIC_FAITH,
    ENGLAND,
    FRANCE,
    GENOA,
    HAPSBURG,
    INDEPENDENT,
    NO_FAITH,
    NONE,
    OTTOMAN,
    OWNERS,
    PAPACY,
    PROTESTANT,
    TRANSLATED_ZONES,
    VENICE,
    ZONES,
)
from regnum.titles.here_i_stand.facts.reading import Row
from tests.rule import rule


def space(name: str) -> int:
    """The number of a space."""
    return SPACE_NUMBER[name]


def named(spaces: tuple[int, ...]) -> set[str]:
    """The ids of spaces."""
    return {SPACE_IDS[each] for each in spaces}


# ---- what holds -----------------------------------------------------------------------------------------------------


@rule("chart.map", "2.spaces", "2.5.pass.count")
def test_links_lead_both_ways_and_are_as_many_as_on_the_map():
    assert sum(map(len, CLEAR)) == 2 * 204
    assert sum(map(len, PASSES)) == 2 * 16
    for here in range(SPACES):
        assert all(here in CLEAR[there] for there in CLEAR[here])
        assert all(here in PASSES[there] for there in PASSES[here])
        assert sorted(NEIGHBOURS[here]) == sorted({*CLEAR[here], *PASSES[here]})


@rule("2.1.key")
def test_the_hapsburgs_have_two_capitals_and_the_protestants_none():
    assert named(CAPITALS[HAPSBURG]) == {"valladolid", "vienna"}
    assert CAPITALS[PROTESTANT] == ()
    assert [named(CAPITALS[power]) for power in (OTTOMAN, ENGLAND, FRANCE, PAPACY)] == [
        {"istanbul"}, {"london"}, {"paris"}, {"rome"}
    ]  # fmt: skip


@rule("2.1.electorate")
def test_the_six_electorates_are_fortified_home_spaces_of_the_protestants_in_the_german_zone():
    assert len(ELECTORATES) == 6
    for here in ELECTORATES:
        assert IS_FORTIFIED[here]
        assert here not in KEYS
        assert HOME[here] == PROTESTANT
        assert ZONE[here] == 0
    assert sum(ELECTORATE_REGULARS) == sum(ELECTORATE_REGULARS[here] for here in ELECTORATES) == 8


@rule("chart.map")
def test_every_space_is_home_of_one_owner_and_in_at_most_one_zone():
    assert sorted(here for owner in range(OWNERS) for here in HOME_SPACES[owner]) == list(range(SPACES))
    in_zones = [here for zone in range(ZONES) for here in ZONE_SPACES[zone]]
    assert len(in_zones) == len(set(in_zones)) == sum(1 for here in range(SPACES) if ZONE[here] != NONE)
    assert all(len(ZONE_SPACES[zone]) >= 14 for zone in range(TRANSLATED_ZONES))
    assert {here for owner in range(OWNERS) for here in HOME_KEYS[owner]} == set(KEYS)


@rule("22.6")
def test_independent_keys_are_metz_milan_florence_and_tunis():
    assert named(HOME_KEYS[INDEPENDENT]) == {"metz", "milan", "florence", "tunis"}


@rule("2.3.catholic")
def test_all_spaces_start_catholic_but_those_of_the_ottomans():
    for here in range(SPACES):
        assert STARTING_FAITH[here] == (NO_FAITH if HOME[here] == OTTOMAN else CATHOLIC_FAITH)


def test_in_1517_the_hapsburgs_hold_germany_and_nobody_holds_algiers():
    others = {SPACE_IDS[here]: CONTROL_1517[here] for here in range(SPACES) if CONTROL_1517[here] != HOME[here]}
    assert others.pop("algiers") == NONE
    assert {name for name, holder in others.items() if holder == FRANCE} == {"milan", "turin"}
    assert {name for name, holder in others.items() if holder == HAPSBURG} == {"tunis", *named(HOME_SPACES[PROTESTANT])}


@rule("chart.seas", "2.5.sea", "2.5.port")
def test_seas_and_ports_name_each_other():
    for sea in range(SEAS):
        assert all(sea in SEA_NEIGHBOURS[other] for other in SEA_NEIGHBOURS[sea])
        assert all(sea in SEAS_OF[port] for port in SEA_PORTS[sea])
    for here in range(SPACES):
        assert IS_PORT[here] == bool(SEAS_OF[here])
        assert all(here in SEA_PORTS[sea] for sea in SEAS_OF[here])


@rule("2.5.notlinked1", "2.5.notlinked2", "2.5.notlinked3")
def test_three_straits_part_seas_that_are_not_adjacent():
    assert named(STRAIT_PORTS) == {"messina", "gibraltar", "istanbul"}
    for port, (one, other) in zip(STRAIT_PORTS, STRAIT_SEAS, strict=True):
        assert other not in SEA_NEIGHBOURS[one]
        assert {one, other} <= set(SEAS_OF[port])
    atlantic = SEA_NUMBER["atlantic_ocean"]
    assert [sea for sea in range(SEAS) if CLOSED_SEA[sea]] == [atlantic]
    assert CLOSED_SEA[atlantic] == (GENOA, VENICE)


def test_distances_count_passes_but_no_seas():
    assert DISTANCE[space("trent")][space("ravenna")] == DISTANCE[space("trent")][space("florence")] == 2
    assert DISTANCE[space("turin")][space("besancon")] == 2
    assert DISTANCE[space("london")][space("paris")] == FAR
    assert all(DISTANCE[one][other] == DISTANCE[other][one] for one in range(SPACES) for other in range(SPACES))


@pytest.mark.parametrize(
    ("target", "dice"),
    [("lubeck", (3, 3)), ("stettin", (3, 1)), ("breslau", (6, 1)), ("prague", (4, 5)), ("leipzig", (4, 4)),
     ("magdeburg", (6, 3))],
)  # fmt: skip
def test_the_map_gives_the_dice_of_the_rulebooks_example(target: str, dice: tuple[int, int]):
    # Protestant troops in Wittenberg, with Luther, and in Brandenburg; Catholic ones in Prague; one die for the Theses
    around = named(CLEAR[space(target)])
    protestant = 2 * len(around & {"wittenberg", "brandenburg"}) + ("wittenberg" in around) + 1
    catholic = len(around - {"wittenberg", "brandenburg"}) + ("prague" in around) + 2 * (target == "prague")
    assert (protestant, catholic) == dice


def test_a_link_is_one_way_from_a_space_to_a_neighbour():
    assert LINKS == 2 * (204 + 16) == len(LINK.names)
    assert sum(LINK_IS_PASS) == 32
    for here in range(SPACES):
        links = [link for link in range(LINKS) if LINK_FROM[link] == here]
        assert [LINK_TO[link] for link in links] == list(NEIGHBOURS[here])
        assert FIRST_LINK[here] == (links[0] if links else NONE)
    assert LINK.find("geneva-to-turin") >= 0


def test_fortified_are_keys_electorates_and_fortresses():
    assert len(FORTIFIED) == 33 + 6 + 9


# ---- what is refused ------------------------------------------------------------------------------------------------


def broken(file: str, row: str, field: str, value: object) -> str:
    """What is said about the map if one field of one row is another one."""
    spaces = copy.deepcopy(reading.rows(reading.read("spaces"), "space"))
    seas: Row = copy.deepcopy(reading.read("seas"))
    table = spaces if file == "spaces" else reading.rows(seas, "sea")
    next(each for each in table if each["id"] == row)[field] = value
    with pytest.raises(ValueError, match="the facts of Here I Stand: map: ") as caught:
        require(map_problems(spaces, seas), "map")
    return str(caught.value)


@rule("chart.map", "chart.seas")
@pytest.mark.parametrize(
    ("file", "row", "field", "value", "complaint"),
    [
        ("spaces", "agram", "clear", ["belgrade", "graz", "mohacs"], "trieste: a link to agram, but not back"),
        ("spaces", "agram", "clear", ["atlantis"], "a link to atlantis, which is unknown"),
        ("spaces", "agram", "passes", ["zara", "graz"], "agram: graz both by a link and by a pass"),
        ("spaces", "agram", "passes", ["agram"], "agram: a pass to itself"),
        ("spaces", "agram", "id", "athens", "athens stands twice"),
        ("spaces", "amsterdam", "seas", ["red_sea"], "amsterdam: sea red_sea is unknown"),
        ("spaces", "amsterdam", "seas", ["irish_sea"], "amsterdam: a port of irish_sea, which does not list it"),
        ("spaces", "amsterdam", "kind", "key", "key: 34, not 33"),
        ("spaces", "amsterdam", "kind", "castle", "amsterdam: kind castle"),
        ("spaces", "amsterdam", "regulars", 1, "amsterdam: only electorates have troops in waiting"),
        ("spaces", "amsterdam", "capital", True, "capitals: 7, not 6"),
        ("spaces", "antwerp", "home", "france", "home keys of france: 6, not 5"),
        ("seas", "irish_sea", "ports", ["bristol"], "glasgow: a port of irish_sea, which does not list it"),
        ("seas", "irish_sea", "ports", ["bristol", "glasgow", "stirling"], "irish_sea: lists stirling, which is no"),
        ("seas", "irish_sea", "adjacent", ["north_sea"], "english_channel: a border to irish_sea, but not back"),
        ("seas", "black_sea", "adjacent", ["aegean_sea"], "black_sea: adjacent to aegean_sea across a strait"),
        ("seas", "black_sea", "ports", ["varna"], "istanbul: not a port of both its seas"),
    ],
)  # fmt: skip
def test_a_wrong_map_is_refused_by_name(file: str, row: str, field: str, value: object, complaint: str):
    assert complaint in broken(file, row, field, value)


@pytest.mark.parametrize(
    ("read", "value", "complaint"),
    [
        (reading.text, 3, "agram: x should be a text, not 3"),
        (reading.number, True, "agram: x should be a number, not True"),
        (reading.is_set, "yes", "agram: x should be true or false, not 'yes'"),
        (reading.words, ["a", 1], "agram: x should be a list of texts"),
        (reading.numbers, ["a", 1], "agram: x should be a list of numbers"),
        (reading.rows, ["a"], "agram: x should be a list of tables"),
        (reading.groups, ["a"], "agram: x should be a list of lists"),
        (reading.items, "a", "agram: x should be a list"),
        (reading.inner, 1, "agram: x should be a table"),
    ],
)
def test_a_field_of_the_wrong_type_is_named(read: object, value: object, complaint: str):
    assert callable(read)
    with pytest.raises(ValueError, match=r"agram") as caught:
        read({"id": "agram", "x": value}, "x")
    assert complaint in str(caught.value)


def test_an_unknown_name_is_named():
    with pytest.raises(ValueError, match="agram: home names burgundy, which is unknown"):
        reading.place(("france",), {"id": "agram", "home": "burgundy"}, "home")
