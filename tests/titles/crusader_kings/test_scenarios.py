"""How many dynasties a scenario has, and who plays them."""

from __future__ import annotations

import pytest

import regnum
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts.catalogue import (
    CHARACTER_IDS,
    CRITICAL_FAILS,
    POSITIVE,
    REGION_CULTURE,
    REGION_IDS,
    TRAIT_IDS,
)
from regnum.titles.crusader_kings.facts.names import CULTURES, NONE
from tests.rule import rule
from tests.titles.crusader_kings.builder import opening


def test_every_region_of_the_tables_is_on_the_board() -> None:
    assert len(REGION_IDS) == 34
    assert len(TRAIT_IDS) == 26
    assert POSITIVE == 13
    assert all(fails < POSITIVE for fails in CRITICAL_FAILS)


# ---- how many play --------------------------------------------------------------------------------------------------


@rule("scenario.fewer")
def test_france_is_never_left_out_unasked() -> None:
    for scenario in "12345":
        for seed in range(10):
            state = regnum.new("crusader_kings", 3, seed, {}, scenario).state
            assert "frankish" in {CULTURES[each] for each in state.culture}
    asked = {"realm_0": "english", "realm_1": "german", "realm_2": "iberian"}
    state = regnum.new("crusader_kings", 3, 0, asked, "1").state
    assert [CULTURES[each] for each in state.culture] == ["english", "german", "iberian"]


@rule("scenario.fewer", "setup.knights")
def test_realms_are_handed_out_as_wanted_and_by_lot() -> None:
    seen = {
        tuple(regnum.new("crusader_kings", 3, seed, {"realm_2": "italian"}, "1").state.culture) for seed in range(30)
    }
    assert all(each[2] == CULTURES.index("italian") for each in seen)
    assert len(seen) == 6  # France in one seat and one of three others in the other
    with pytest.raises(RegnumError, match="same realm"):
        regnum.new("crusader_kings", 3, 0, {"realm_0": "german", "realm_1": "german"}, "1")
    with pytest.raises(RegnumError, match="no iberian dynasty"):
        regnum.new("crusader_kings", 3, 0, {"realm_0": "iberian"}, "6")


@pytest.mark.parametrize(
    ("players", "programs", "seats"),
    [
        *((1, "usual", 5), (2, "usual", 5), (3, "usual", 3), (4, "usual", 4), (5, "usual", 5)),
        *((1, "1", 2), (1, "4", 5), (2, "1", 3), (2, "3", 5), (3, "2", 5), (4, "1", 5)),
    ],
)
@rule("scenario.fewer", "ai.modes1", "ai.modes2", "ai.modes4")
def test_how_many_programs_join(players: int, programs: str, seats: int) -> None:
    game = regnum.new("crusader_kings", players, 3, {"programs": programs}, "1")
    assert game.seat_count == seats
    assert [each == NONE for each in game.state.strategy] == [True] * players + [False] * (seats - players)
    assert set(game.title.automated_seats(game)) == set(range(players, seats))


@pytest.mark.parametrize(
    ("players", "programs", "message"),
    [(1, "0", "needs at least 1 programs"), (2, "0", "needs at least 1 programs"), (3, "3", "too many programs")],
)
@rule("scenario.fewer", "ai.modes1")
def test_too_few_and_too_many_programs_are_refused(players: int, programs: str, message: str) -> None:
    with pytest.raises(RegnumError, match=message):
        regnum.new("crusader_kings", players, 0, {"programs": programs}, "1")


@rule("setup.cultures", "setup.excluded")
def test_every_dynasty_and_region_has_one_of_five_cultures() -> None:
    assert len(CULTURES) == 5
    counts = [REGION_CULTURE.count(culture) for culture in range(5)]
    assert counts == [6, 8, 8, 6, 6]
    game = opening(5, "1")
    assert sorted(game.state.culture) == [0, 1, 2, 3, 4]
    assert all(game.state.in_play)
    assert len(CHARACTER_IDS) == 24 + 100 + 1
