"""Numbers in events, moves and frames become names in every language."""

from __future__ import annotations

import pytest

from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words, languages
from regnum.engine.events import Event
from regnum.engine.moves import Move
from regnum.titles.here_i_stand.cards.deck import CARD_EVENTS
from regnum.titles.here_i_stand.cards.event import OPTIONS
from regnum.titles.here_i_stand.cards.inquisition import CallFreeDebate
from regnum.titles.here_i_stand.edges import told, wording
from regnum.titles.here_i_stand.facts.catalogue import CARD_NUMBER, LINK, LINK_IS_PASS, SEA_NUMBER, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.names import FRANCE, HAPSBURG, MAJORS, OTTOMAN, PAPACY, POWER_IDS
from regnum.titles.here_i_stand.facts.people import LEADER_NUMBER
from regnum.titles.here_i_stand.position.changes.cards import CARD_PASSED
from regnum.titles.here_i_stand.position.changes.troops import UNITS_WENT
from regnum.titles.here_i_stand.position.queries.progress import points_of_card
from regnum.titles.here_i_stand.position.state import (
    ABROAD,
    CAPTIVE,
    FIRST_SEA,
    IN_POOL,
    NOT_IN_PLAY,
    ON_TURN_TRACK,
    Europe,
)
from regnum.titles.here_i_stand.rules.forming import MOST
from regnum.titles.here_i_stand.rules.frames import DICE_ROLLED
from regnum.titles.here_i_stand.rules.negotiation import Talk
from regnum.titles.here_i_stand.rules.spending import SpendPoints
from regnum.titles.here_i_stand.rules.spring import FormDeployment
from regnum.titles.here_i_stand.rules.war import DeclareWar, PayForWar
from regnum.titles.here_i_stand.rules.war_limits import price_of_war
from regnum.titles.here_i_stand.title import TITLE
from tests.titles.here_i_stand.builder import europe, hold, impulse, play, run, units
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
    assert went == "Hapsburgs: 3 regulars from Vienna to Buda"
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


def said(game: Europe, language: str = "en") -> set[str]:
    """Everything that may be answered now, in words."""
    words = Words(language).at(game)
    return {words.move(TITLE, move) for move in game.moves()}


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        ("en", "Take 3 regulars", "Take 1 regular (Scotland)"),
        ("ru", "Взять: 3 регулярных отряда", "Взять: 1 регулярный отряд (Шотландия)"),
        ("pl", "Weź: 3 oddziały regularne", "Weź: 1 oddział regularny (Szkocja)"),
    ],
)
def test_units_are_taken_by_their_count_and_named_after_their_power_only_if_it_is_another(
    language: str, own: str, others: str
):
    game = europe()
    units(game, "edinburgh", "france", regular=3)
    units(game, "edinburgh", "scotland", regular=1)
    game.state.master[POWER_IDS.index("scotland")] = FRANCE
    impulse(game, "france", 3)
    do(game, "march edinburgh-to-glasgow")
    assert {own, others} <= said(game, language)


def test_a_card_is_offered_with_its_points_and_with_which_of_its_events_is_meant():
    """11.cp, 6.1.or."""
    game = europe()
    hold(game, "ottoman", "janissaries")
    hold(game, "ottoman", "mercenaries_bribed")
    play(game, "ottoman")
    cheap = points_of_card(game.state, CARD_NUMBER["mercenaries_bribed"])
    assert said(game) == {
        "Play for 5 command points: Janissaries",
        "Play as an event: Janissaries – four new regulars",
        f"Play for {cheap} command points: Mercenaries Bribed",
    }


@every_language
def test_every_event_of_a_card_with_several_says_which_it_is(language: str):
    words = Words(language)
    several = [divmod(key, OPTIONS) for key in CARD_EVENTS if key % OPTIONS]
    names = [told.branch_name(card, f"event-{'abc'[option - 1]}", words) for card, option in several]
    assert names
    assert not [name for name in names if "_" in name]


def test_points_that_are_left_and_prices_above_one_point_are_said():
    """11.1, 2.5.pass."""
    game = europe()
    units(game, "istanbul", "ottoman", regular=4)
    impulse(game, "ottoman", 3)
    assert WORDS.at(game).prompt(TITLE, game.decision()) == "Choose an action; you have 3 command points left."
    texts = said(game)
    assert {"March from Istanbul to Edirne", "Raise a regular in Istanbul (2 points)"} <= texts
    assert {"Raise cavalry in Istanbul", "Done: give up the last 3 command points"} <= texts


@pytest.mark.parametrize("link", ["turin-to-geneva", "turin-to-milan"])
def test_a_march_over_a_pass_says_its_price(link: str):
    """2.5.pass."""
    game = europe()
    units(game, "turin", "france", regular=2)
    impulse(game, "france", 2)
    move = next(move for move in game.moves() if str(move) == f"march {link}")
    text = WORDS.at(game).move(TITLE, move)
    assert text.endswith(" (2 points)") == bool(LINK_IS_PASS[LINK.find(link)])


def test_a_declaration_of_war_says_its_price_and_the_payment_what_is_owed():
    """9.6, chart.dow_costs."""
    game = europe()
    hold(game, "ottoman", "janissaries")
    run(game, DeclareWar(OTTOMAN), PayForWar(OTTOMAN))
    price = price_of_war(game.state, OTTOMAN, HAPSBURG)
    assert price
    assert f"Declare war: Hapsburgs ({price} points)" in said(game)
    do(game, "declare hapsburg", "done")
    assert isinstance(game.decision(), PayForWar)
    assert WORDS.at(game).prompt(TITLE, game.decision()).endswith(f"Points owed: {price}.")
    assert said(game) == {"Pay with Janissaries (5)"}


def test_what_costs_nothing_says_no_price():
    """card.058: the debate that a card calls is free; the same words stand for one that is paid for."""
    state, move = europe().state, Move("debate", ["german"])
    assert told.price_of_move(move, {"zone": 0}, state, SpendPoints(PAPACY)) == 3
    assert told.price_of_move(move, {"zone": 0}, state, CallFreeDebate(PAPACY)) == 0


def test_dice_are_told_one_by_one():
    event = Event(DICE_ROLLED, (FRANCE, 2, 1, 0, 0, 0, 2, 1))
    assert WORDS.event(TITLE, event) == "France: 2 hits (dice: 1, 5, 5, 6)"


def test_in_the_first_turn_of_the_whole_game_the_prompt_says_who_may_come_to_terms():
    """7.first1."""
    game = europe()
    game.state.turn = 1
    assert "only England" in WORDS.at(game).prompt(TITLE, Talk())
    game.state.turn = 2
    assert "only England" not in WORDS.at(game).prompt(TITLE, Talk())


@pytest.mark.parametrize(("most", "ends"), [(5, "at most 5 units."), (MOST, "leaders first, then units.")])
def test_a_limit_is_said_only_where_there_is_one(most: int, ends: str):
    """10.restriction6."""
    assert WORDS.at(europe()).prompt(TITLE, FormDeployment(OTTOMAN, most)).endswith(ends)


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


def test_whoever_sends_units_abroad_reads_how_many_are_still_needed():
    game = europe()
    units(game, "istanbul", "ottoman", regular=4, cavalry=1)
    hold(game, "papacy", "revolt_in_egypt")
    do(play(game, "papacy"), "event revolt-in-egypt")
    assert WORDS.at(game).prompt(TITLE, game.decision()).endswith("Still needed: 3.")
    do(game, "send-abroad istanbul ottoman-cavalry 1")
    assert WORDS.at(game).prompt(TITLE, game.decision()).endswith("Still needed: 2.")
