"""The scenario book: what stands where, who holds what, which cards are in play, and how long the scenarios last."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, SPACE_IDS, SPACES
from regnum.titles.here_i_stand.facts.names import LAND_UNITS, MAJOR_IDS, NO_FAITH, POWER_IDS, PROTESTANT_FAITH
from regnum.titles.here_i_stand.facts.people import LEADER_IDS
from regnum.titles.here_i_stand.position.queries.points import all_points
from regnum.titles.here_i_stand.position.queries.progress import cards_due, last_turn
from regnum.titles.here_i_stand.position.queries.spaces import home_of
from regnum.titles.here_i_stand.position.state import COLUMNS, DECK, NOT_YET, OUT_OF_GAME, POWER_CARD, column
from regnum.titles.here_i_stand.rules.overdue import OverdueEvents
from tests.rule import rule
from tests.titles.here_i_stand.builder import Europe, ally_of, at_war, laid_out, opening, place_of, run
from tests.titles.positions import decision

# What each owner has in each space: regulars, mercenaries, cavalry, squadrons, p for corsairs, and leaders.
UNITS = {
    "1517": {
        "ottoman": "istanbul 7r 1c 1s suleiman ibrahim_pasha; edirne 1r; salonika 1r 1s; athens 1r 1s",
        "hapsburg": (
            "valladolid 4r charles_v duke_of_alva; seville 1r 1s; barcelona 1r 1s; navarre 1r; tunis 1r; naples "
            "2r 1s; besancon 1r; brussels 1r; vienna 4r ferdinand; antwerp 3r"
        ),
        "england": "london 3r 1s henry_viii charles_brandon; portsmouth 1s; calais 2r; york 1r; bristol 1r",
        "france": "paris 4r francis_i montmorency; rouen 1r 1s; bordeaux 2r; lyon 1r; marseille 1r 1s; milan 2r",
        "papacy": "rome 1r 1s; ravenna 1r",
        "venice": "venice 2r 3s; corfu 1r; candia 1r",
        "genoa": "genoa 2r 1s andrea_doria",
        "scotland": "edinburgh 3r 1s",
        "hungary_bohemia": "belgrade 1r; buda 5r; prague 1r",
        "independent": "rhodes 1r; metz 1r; florence 1r",
    },
    "1532": {
        "ottoman": (
            "istanbul 5r 1c 1s suleiman ibrahim_pasha; edirne 1r; salonika 1r 1s; athens 1r 1s; algiers 2r 2p "
            "barbarossa; buda 3r 1c; belgrade 1r"
        ),
        "hapsburg": (
            "valladolid 4r charles_v duke_of_alva; seville 1r 1s; barcelona 1r 1s; navarre 1r; naples 2r 1s; "
            "besancon 1r; brussels 1r; vienna 4r 2m ferdinand; antwerp 3r"
        ),
        "england": (
            "london 3r 2m 1s henry_viii charles_brandon; plymouth 1s; portsmouth 1s; calais 2r; york 1r; bristol "
            "1r"
        ),
        "france": "paris 4r 2m francis_i montmorency; rouen 1r 1s; bordeaux 1r; lyon 1r; marseille 1r 1s",
        "papacy": "rome 2r 1m 1s; ravenna 1r 1m",
        "protestant": "brandenburg 1r; wittenberg 2r john_frederick; mainz 1r 2m philip_of_hesse; augsburg 2r",
        "venice": "venice 2r 3s; corfu 1r; candia 1r",
        "genoa": "genoa 2r 1s andrea_doria",
        "scotland": "edinburgh 3r 1s",
        "hungary_bohemia": "prague 1r",
        "independent": "malta 1r; metz 1r; florence 1r; milan 1r; tunis 1r",
    },
}  # fmt: skip
LETTERS = "rmcsp"


def standing(game: Europe, owner: int) -> set[str]:
    """What an owner has on the map, space by space."""
    found = set()
    state = game.state
    for space in range(SPACES):
        counts = [
            state.land[space * COLUMNS + column(owner, kind)] if is_kind_of(owner, kind) else 0
            for kind in range(LAND_UNITS)
        ]
        ships = [ship for ship, at in enumerate(state.ship_at) if at == space and state.ship_owner[ship] == owner]
        corsairs = sum(state.ship_is_corsair[ship] for ship in ships)
        counts += [len(ships) - corsairs, corsairs]
        words = [f"{count}{letter}" for count, letter in zip(counts, LETTERS, strict=True) if count]
        words += [
            name
            for leader, name in enumerate(LEADER_IDS)
            if state.leader_at[leader] == space and state.leader_owner[leader] == owner
        ]
        if words:
            found.add(" ".join([SPACE_IDS[space], *words]))
    return found


def is_kind_of(owner: int, kind: int) -> bool:
    """Whether an owner may have units of a kind: only major powers have more than regulars."""
    return kind == 0 or (owner < len(MAJOR_IDS) and (kind == 2) == (owner == 0))


@rule("scenario.1517.units", "scenario.1532.units", "scenario.tournament.setup")
@pytest.mark.parametrize("owner", POWER_IDS)
@pytest.mark.parametrize("scenario", ["1517", "1532", "tournament"])
def test_units_ships_and_leaders_stand_as_the_scenario_book_says(scenario: str, owner: str):
    expected = UNITS["1532" if scenario == "tournament" else scenario].get(owner, "")
    game = laid_out(scenario)
    assert standing(game, POWER_IDS.index(owner)) == {each for each in expected.split("; ") if each}
    assert SPACE_IDS[game.state.knights] == ("rhodes" if scenario == "1517" else "malta")


HELD = {
    "1517": {
        "hapsburg": "tunis augsburg brandenburg bremen brunswick cologne erfurt hamburg kassel leipzig lubeck "
                    "magdeburg mainz munster nuremberg regensburg salzburg stettin strasburg trier wittenberg worms",
        "france": "milan turin",
    },
    "1532": {
        "ottoman": "buda belgrade mohacs szegedin agram rhodes",
        "hapsburg": "prague breslau brunn pressburg regensburg salzburg munster cologne trier",
        "independent": "malta",
    },
}  # fmt: skip


@rule("scenario.1517.control", "scenario.1532.control", "scenario.tournament.setup", "2.2")
@pytest.mark.parametrize("scenario", ["1517", "1532", "tournament"])
def test_spaces_that_others_than_their_home_powers_hold(scenario: str):
    state = laid_out(scenario).state
    held: dict[str, set[str]] = {}
    for space in range(SPACES):
        if state.control[space] != home_of(state, space) and SPACE_IDS[space] != "algiers":
            held.setdefault(POWER_IDS[state.control[space]], set()).add(SPACE_IDS[space])
    expected = HELD["1532" if scenario == "tournament" else scenario]
    assert held == {owner: set(spaces.split()) for owner, spaces in expected.items()}
    assert state.control[SPACE_IDS.index("algiers")] == (-1 if scenario == "1517" else 0)


@rule("scenario.1517.religion", "scenario.1532.religion", "2.3.catholic")
def test_the_faith_of_the_map():
    state = laid_out().state
    assert {SPACE_IDS[space] for space in range(SPACES) if state.faith[space] == NO_FAITH} == {
        "algiers", "athens", "bucharest", "coron", "durazzo", "edirne", "istanbul", "larissa", "lepanto", "nezh",
        "nicopolis", "salonika", "scutari", "sofia", "varna",
    }  # fmt: skip
    assert PROTESTANT_FAITH not in state.faith
    state = laid_out("1532").state
    assert {SPACE_IDS[space] for space in range(SPACES) if state.faith[space] == PROTESTANT_FAITH} == {
        "augsburg", "basel", "brandenburg", "bremen", "breslau", "brunswick", "erfurt", "hamburg", "kassel", "leipzig",
        "lubeck", "magdeburg", "mainz", "nuremberg", "stettin", "strasburg", "wittenberg", "worms", "zurich",
    }  # fmt: skip


def cards_at(game: Europe, place: int) -> list[int]:
    """The printed numbers of the cards in a place."""
    return [card + 1 for card, at in enumerate(game.state.place) if at == place]


@rule("scenario.1517.deck", "6.2.start")
def test_the_deck_of_1517():
    game = laid_out()
    assert cards_at(game, NOT_YET) == [*range(14, 24), *range(38, 65)]
    assert place_of(game, "luthers_95_theses") == "protestant"
    home = ("janissaries", "holy_roman_emperor", "six_wives_of_henry_viii", "patron_of_the_arts", "papal_bull")
    assert [place_of(game, card) for card in home] == list(MAJOR_IDS[:5])
    assert cards_at(game, DECK) == [9, 10, 11, 12, 13, *range(24, 38), *range(65, 111)]


@rule("scenario.1532.deck", "ruling.g104", "scenario.tournament.setup")
@pytest.mark.parametrize("scenario", ["1532", "tournament"])
def test_the_deck_of_1532(scenario: str):
    game = laid_out(scenario)
    assert cards_at(game, OUT_OF_GAME) == [8, 9, 11, 13, 38, 39, 41, 43, 78, 83, 85, 88, 95, 96]
    assert cards_at(game, POWER_CARD) == [10]
    assert {14, 40, 42} <= set(cards_at(game, DECK))
    assert not {15, 44, 45, 47} & set(cards_at(game, DECK))
    begun = opening(scenario)
    assert cards_at(begun, POWER_CARD) == [10]  # not in the deck, so nobody was dealt it
    assert not {44, 45} & set(cards_at(begun, NOT_YET))  # those of the fourth turn have entered


@rule("ruling.g104", "table:mandatory_deadlines.clement")
def test_clement_is_not_overdue_in_1532():
    game = laid_out("1532")
    game.state.turn = 3  # past his turn, but not past that of Paul III
    run(game, OverdueEvents())
    assert cards_at(game, POWER_CARD) == [10]
    assert game.state.ruler[4] == laid_out("1532").state.ruler[4]


@rule("scenario.1517.vp", "scenario.1532.vp", "scenario.tournament.setup", "chart.key_track.ottoman",
      "chart.key_track.hapsburg", "chart.key_track.england", "chart.key_track.france",
      "chart.key_track.papacy")  # fmt: skip
@pytest.mark.parametrize(
    ("scenario", "points", "deal"),
    [
        ("1517", [8, 9, 9, 12, 19, 0], [3, 5, 3, 4, 3, 4]),
        ("1532", [16, 18, 9, 12, 15, 13], [5, 5, 4, 4, 3, 5]),
        ("tournament", [16, 18, 9, 12, 15, 13], [6, 6, 5, 5, 4, 6]),
    ],
)
def test_points_and_first_deal(scenario: str, points: list[int], deal: list[int]):
    game = laid_out(scenario)
    game.state.turn += 1
    assert all_points(game.state) == points
    assert [cards_due(game.state, power) for power in range(6)] == deal


@rule("scenario.1517.turns", "scenario.1532.turns", "scenario.tournament.turns")
@pytest.mark.parametrize(("scenario", "first", "last"), [("1517", 1, 9), ("1532", 4, 9), ("tournament", 4, 6)])
def test_first_and_last_turn(scenario: str, first: int, last: int):
    game = opening(scenario)
    assert (game.state.turn, last_turn(game.state)) == (first, last)
    assert (decision(game) == "ChooseTarget") == (scenario == "1517")  # of the theses, which only the first turn has


@rule("ruling.g77", "scenario.1532.status")
def test_in_1532_hungary_is_allied_from_the_start_and_all_other_minor_powers_are_inactive():
    for scenario, ally in (("1517", "hungary_bohemia"), ("1532", "hapsburg"), ("tournament", "hapsburg")):
        game = laid_out(scenario)
        assert [ally_of(game, minor) for minor in ("genoa", "hungary_bohemia", "scotland", "venice")] == [
            "genoa", ally, "scotland", "venice"
        ]  # fmt: skip
    assert at_war(laid_out("1532"), "ottoman", "hapsburg")
    assert CARD_NUMBER["clement_vii"] == 9
