"""A dynasty at the beginning of a scenario, to be compared with the rulebook; see `builder`."""

from __future__ import annotations

from regnum.titles.crusader_kings.facts.catalogue import DYNASTY_IDS, kind_of
from regnum.titles.crusader_kings.facts.names import CULTURES, FEMALE, INITIAL, MALE, NONE
from regnum.titles.crusader_kings.position.queries.family import sex
from tests.titles.crusader_kings.builder import Crown, bag_of, held, name_of, opening, region, regions, traits_on

SEATS = {"english": 0, "frankish": 1, "german": 2, "italian": 3, "iberian": 4}


def words(text: str) -> set[str]:
    return set(text.split())


def check_realm(
    scenario: str,
    culture: str,
    dynasty: str,
    ruler: str,
    traits: str,
    where: str,
    coins: int,
    developments: str,
    castles: str = "",
    age: int = 0,
) -> Crown:
    """Compare one dynasty of a scenario with what the rulebook prints; returns the game."""
    game = opening(4 if scenario == "6" else 5, scenario)
    seat = SEATS[culture]
    state = game.state
    assert CULTURES[state.culture[seat]] == culture
    assert DYNASTY_IDS[state.dynasty[seat]] == dynasty
    assert name_of(state.ruler[seat]) == ruler
    assert sorted(bag_of(game, seat)) == sorted(words(traits))
    assert all(kind_of(token) == INITIAL for token in state.bag[seat])
    assert regions(game, seat) == words(where)
    assert state.gold[seat] == coins
    assert set(held(game, seat)) == words(developments)
    assert {name for name in regions(game, seat) if state.castle[region(name)]} == words(castles)
    assert state.age[seat] == age
    return game


def family(game: Crown, seat: int) -> dict[str, list[list[str]]]:
    """The traits on the cards of a family, by role and from the eldest on; sexes by the names of the roles."""
    state = game.state
    found: dict[str, list[list[str]]] = {}
    for line, names in ((state.children, ("son", "daughter")), (state.siblings, ("brother", "sister"))):
        for each in line[seat]:
            assert sex(state, each) in (MALE, FEMALE)
            found.setdefault(names[sex(state, each)], []).append(traits_on(game, each))
    spouse = state.spouse[state.ruler[seat]]
    if spouse != NONE:
        found["wife" if sex(state, spouse) == FEMALE else "husband"] = [traits_on(game, spouse)]
    return found
