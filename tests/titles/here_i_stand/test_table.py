"""The table in words: everything on it is said, and nobody reads another's hand."""

from __future__ import annotations

import pytest

from regnum.edges.layout import Section, Span, text_of
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words, languages
from regnum.titles.here_i_stand.facts.catalogue import SEAS, SPACE_NUMBER, SPACES
from regnum.titles.here_i_stand.facts.names import MAJOR_IDS, MAJORS, PROTESTANT_FAITH
from regnum.titles.here_i_stand.position.queries.cards import hand_of
from regnum.titles.here_i_stand.title import TITLE
from tests.rule import rule
from tests.titles.here_i_stand.builder import (
    Europe,
    allied,
    besiege,
    europe,
    hold,
    holder,
    impulse,
    leaders,
    opening,
    ships,
    units,
    unrest,
    war,
)
from tests.titles.positions import do, insights

SPECTATOR, ALL_SEATS = -1, -2


def sections(game: Europe, reader: int = SPECTATOR, language: str = "en") -> list[Section]:
    """The drawn table."""
    return presenter_of(TITLE).table(game, reader, Words(language).at(game))


def spans(game: Europe, reader: int = SPECTATOR, language: str = "en") -> list[Span]:
    """Every piece of text on the table."""
    found: list[Span] = []
    for section in sections(game, reader, language):
        for panel in (panel for row in section.rows for panel in row):
            found += [*panel.heading, *(span for line in panel.lines for span in line)]
    return found


def panel(game: Europe, name: str, reader: int = SPECTATOR) -> list[str]:
    """The lines of the panel with this heading."""
    for section in sections(game, reader):
        for each in (each for row in section.rows for each in row):
            if text_of(each.heading) == name:
                return [text_of(line) for line in each.lines]
    raise AssertionError(name)


def board(game: Europe, reader: int = SPECTATOR, language: str = "en") -> str:
    """The table in words."""
    return "\n".join(presenter_of(TITLE).board(game, reader, Words(language).at(game)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("scenario", ["1517", "1532", "tournament"])
def test_every_space_sea_and_power_is_there_and_can_be_pointed_at(scenario: str, language: str):
    targets = [span.target for span in spans(opening(scenario), SPECTATOR, language) if span.target]
    assert {number for kind, number in targets if kind == "space"} == set(range(SPACES))
    assert {number for kind, number in targets if kind == "sea"} == set(range(SEAS))
    assert {number for kind, number in targets if kind == "power"} >= set(range(MAJORS))


@pytest.mark.parametrize("language", languages())
def test_nothing_on_the_table_lacks_its_words(language: str):
    game = opening("1532")
    assert "his-" not in board(game, ALL_SEATS, language)


@rule("18.3.minor", "2.3")
def test_a_home_space_of_a_minor_power_shows_its_faith_beside_its_owner():
    game = europe()
    game.state.faith[SPACE_NUMBER["zara"]] = PROTESTANT_FAITH
    lines = [line.strip() for line in board(game).split("\n")]
    assert "Venice, Protestant: Zara" in lines
    assert "Venice, Catholic: Candia (fortress), Corfu (fortress)" in lines
    assert holder(game, "zara") == "venice"


def test_a_space_tells_owner_faith_siege_unrest_and_everybody_in_it():
    game = europe()
    war(game, "ottoman", "hapsburg")
    units(game, "vienna", "hapsburg", regular=2, mercenary=1)
    units(game, "vienna", "ottoman", regular=4, cavalry=1)
    leaders(game, "vienna", "suleiman")
    besiege(game, "vienna", "ottoman")
    unrest(game, "vienna")
    assert panel(game, "Vienna (key)") == [
        "Hapsburgs, Catholic",
        "Besieged by: Ottomans",
        "unrest",
        "Ottomans: 4 regulars, 1 cavalry, Suleiman I",
        "Hapsburgs: 2 regulars, 1 mercenary",
    ]


def test_unrest_is_told_where_nobody_stands():
    game = europe()
    unrest(game, "linz")
    assert panel(game, "Linz") == ["Hapsburgs, Catholic", "unrest"]


def test_ships_at_sea_and_lent_ones_are_counted():
    game = europe()
    ships(game, "aegean_sea", "ottoman", squadron=2, corsair=1)
    ships(game, "gulf_of_lyon", "france", squadron=2)
    game.state.ship_lent_to[[*game.state.ship_owner].index(MAJOR_IDS.index("france"))] = MAJOR_IDS.index("papacy")
    assert panel(game, "Aegean Sea") == ["Ottomans: 2 squadrons, 1 corsair"]
    assert panel(game, "Gulf of Lyon") == ["France: 2 squadrons, 1 of them acts for Papacy"]


def test_a_power_tells_wars_allies_prisoners_and_cards():
    game = europe()
    war(game, "france", "hapsburg")
    allied(game, "france", "ottoman")
    allied(game, "france", "venice")
    game.state.leader_at[2] = len(game.state.control) + 14 + 4 + MAJOR_IDS.index("france")
    lines = panel(game, "France")
    assert "At war with: Hapsburgs" in lines
    assert "Allies: Ottomans, Venice" in lines
    assert "Prisoners: Charles V" in lines
    assert "Ally of: France" in panel(game, "Venice")


@pytest.mark.parametrize("reader", [SPECTATOR, *range(MAJORS)])
def test_nobody_reads_another_hand(reader: int):
    game = europe()
    hold(game, "france", "treachery", "gout")
    hold(game, "england", "foul_weather")
    seen = {span.target[1] for span in spans(game, reader) if span.target and span.target[0] == "card"}
    for power in range(MAJORS):
        hidden = {card for card in hand_of(game.state, power) if card > 6}
        assert not hidden & seen if reader != power else hidden <= seen


def test_the_own_hand_has_names_and_points():
    game = europe()
    hold(game, "france", "treachery")
    assert "Hand: Treachery! (5)" in panel(game, "France", MAJOR_IDS.index("france"))
    assert "cards in hand: 1" in panel(game, "France")


def test_what_goes_on_stands_first():
    game = europe()
    units(game, "istanbul", "ottoman", regular=4)
    impulse(game, "ottoman", 3)
    do(game, "march istanbul-to-edirne", "take ottoman-regular 2")
    lines = [section.heading for section in sections(game)]
    assert lines[0].startswith("Turn 1 of 9 (1517")
    assert lines[1] == "Impulse: Ottomans; command points left: 3"
    assert lines[2] == "Army in Istanbul: Ottomans: 2 regulars"


def test_moves_point_at_what_they_name():
    game = europe()
    units(game, "istanbul", "ottoman", regular=4)
    impulse(game, "ottoman", 3)
    shown = presenter_of(TITLE)
    (march,) = [move for move in game.moves() if str(move) == "march istanbul-to-edirne"]
    assert shown.targets(game, 0, march) == {("space", SPACE_NUMBER["edirne"])}


def test_insights_count_points_keys_and_lines_of_communication():
    game = opening()
    found = insights(game)["powers"]
    ottoman = found[0]
    assert (ottoman["points"], ottoman["keys"], ottoman["keys_missing"]) == (8, 4, 7)
    assert SPACE_NUMBER["edirne"] in ottoman["supplied"]
    assert SPACE_NUMBER["paris"] not in ottoman["supplied"]
    assert found[5]["keys_missing"] is None
