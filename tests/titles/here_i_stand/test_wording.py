"""Numbers in events, moves and frames become names in every language."""

from __future__ import annotations

import pytest

from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words, languages
from regnum.engine.events import Event
from regnum.titles.here_i_stand.edges import wording
from regnum.titles.here_i_stand.facts.catalogue import LINK, SEA_NUMBER, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.names import FRANCE, HAPSBURG, MAJORS, OTTOMAN, POWER_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.cards import CARD_PASSED
from regnum.titles.here_i_stand.position.changes.troops import UNITS_WENT
from regnum.titles.here_i_stand.position.state import ABROAD, CAPTIVE, FIRST_SEA, IN_POOL, NOT_IN_PLAY, ON_TURN_TRACK
from regnum.titles.here_i_stand.title import TITLE
from tests.titles.here_i_stand.builder import europe, impulse, units
from tests.titles.positions import do

WORDS = Words("en")
every_language = pytest.mark.parametrize("language", languages())


@every_language
def test_every_place_has_a_name(language: str):
    words = Words(language)
    named = [wording.location_name(place, words) for place in range(CAPTIVE + MAJORS)]
    assert len(set(named)) == len(named)
    assert all(name and not name.startswith("his-") for name in named)


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (SPACE_NUMBER["vienna"], "Vienna"),
        (FIRST_SEA + SEA_NUMBER["aegean_sea"], "Aegean Sea"),
        (IN_POOL, "in the pool"),
        (ON_TURN_TRACK, "on the turn track"),
        (NOT_IN_PLAY, "not in the game"),
        (ABROAD, "abroad"),
        (CAPTIVE + FRANCE, "a prisoner of France"),
    ],
)
def test_spaces_seas_and_places_beside_the_map(place: int, name: str):
    assert wording.location_name(place, WORDS) == name


def test_a_sea_zone_goes_by_its_number_or_by_its_location():
    sea = SEA_NUMBER["north_sea"]
    assert wording.zone_of_sea_name(sea, WORDS) == wording.zone_of_sea_name(FIRST_SEA + sea, WORDS) == "North Sea"
    assert wording.zone_of_sea_name(SPACES, WORDS) == wording.sea_name(0, WORDS)


def test_ways_units_and_leaders():
    assert wording.link_name(LINK.find("pressburg-to-vienna"), WORDS) == "from Pressburg to Vienna"
    assert wording.troop_name(HAPSBURG, WORDS) == "Hapsburgs: regular"
    assert wording.troop_name(len(POWER_IDS) + OTTOMAN, WORDS) == "Ottomans: cavalry"
    assert wording.fleet_name(len(POWER_IDS), WORDS) == "Ottomans: corsair"
    mask = 1 << LEADER_NUMBER["suleiman"] | 1 << LEADER_NUMBER["ibrahim_pasha"]
    assert wording.leaders_name(mask, WORDS) == "Suleiman I, Ibrahim Pasha"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "5 regulars"), ("ru", "5 регулярных отрядов"), ("pl", "5 oddziałów regularnych")]
)
def test_units_are_counted_with_the_plural_of_the_language(language: str, said: str):
    assert wording.counted(0, 5, Words(language)) == said


def test_where_something_goes_is_a_place_and_to_whom_is_a_power():
    """The same word of an event is a place where units move, and a power where cards do."""
    vienna, buda = SPACE_NUMBER["vienna"], SPACE_NUMBER["buda"]
    went = Words("en").event(TITLE, Event(UNITS_WENT, (HAPSBURG, 0, 3, vienna, buda)))
    passed = Words("en").event(TITLE, Event(CARD_PASSED, (HAPSBURG, FRANCE)))
    assert went == "Hapsburgs: regular × 3, from Vienna to Buda"
    assert passed == "Hapsburgs: a card goes to another power: France"


@every_language
def test_seats_are_called_by_their_powers(language: str):
    words = Words(language).at(europe())
    assert [words.seat(seat) for seat in range(MAJORS)] == [wording.power_name(power, words) for power in range(MAJORS)]


@every_language
def test_no_move_of_an_impulse_is_left_without_words(language: str):
    game = europe()
    units(game, "istanbul", "ottoman", regular=4)
    impulse(game, "ottoman", 3)
    words = Words(language).at(game)
    for move in game.moves():
        assert words.move(TITLE, move) != str(move)
    do(game, "march istanbul-to-edirne")
    assert all(words.move(TITLE, move) != str(move) for move in game.moves())


def test_the_catalogue_is_plain_and_names_what_moves_name():
    found = presenter_of(TITLE).describe()
    spaces = found["spaces"]
    assert isinstance(spaces, list)
    assert len(spaces) == SPACES
    vienna = spaces[SPACE_NUMBER["vienna"]]
    assert (vienna["kind"], vienna["home"], vienna["zone"], vienna["capital"]) == ("key", "hapsburg", "german", True)
    moves = found["moves"]
    assert isinstance(moves, dict)
    assert moves["march"] == {"arguments": [["link", "link"]]}
