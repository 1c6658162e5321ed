"""L3. The holy victory: which religion is supreme, and whose prestige it is."""

from __future__ import annotations

import pytest

from tests.rule import rule
from tests.titles.pax_renaissance.builder import Pax, pax
from tests.titles.positions import why_not


def wins(game: Pax, victory: str) -> bool:
    """Whether the active player could declare the victory."""
    reason = why_not(game, f"declare {victory}")
    assert reason in ("ok", "conditions_not_met")
    return reason == "ok"


HOLY = """
    victories = ["holy"]
    [seat.0]
    {mine}
    [seat.1]
    {theirs}
    [empire.hungary]
    regime = "{faith}"
    [empire.byzantium]
    regime = "{other}"
    [empire.papal-states]
    regime = "medieval"
    [empire.mamluk]
    regime = "medieval"
    [bishop]
    {bishops}
    [city]
    {cities}
    [border]
    {borders}
"""
FAITHS = [("catholic", "islamic"), ("islamic", "reformist"), ("reformist", "catholic")]
BELIEVERS = {"catholic": "council-of-trent", "islamic": "qizilbash", "reformist": "anabaptist-reformation"}


def holy(
    faith: str,
    other: str,
    bishops: str = "",
    cities: str = "",
    borders: str = "",
    mine: str | None = None,
    theirs: str = "",
) -> Pax:
    """A position with one theocracy of a faith and one of another, and a believer in the tableau of seat 0."""
    card = BELIEVERS[faith]
    half = "east" if faith == "islamic" else "west"
    own = f'{half} = ["{card}"]' if mine is None else mine
    text = HOLY.format(
        faith=faith, other=other, bishops=bishops, cities=cities, borders=borders, mine=own, theirs=theirs
    )
    return pax(text)


@rule("L3", "L3.1", "glossary:supreme_religion", "glossary:bishop")
@pytest.mark.parametrize(("faith", "other"), FAITHS)
def test_the_supreme_religion_has_more_bishops_than_the_others_together(faith: str, other: str) -> None:
    """In tableaux and on thrones; two against one and one are not enough, three are."""
    third = next(name for name in BELIEVERS if name not in (faith, other))
    cities = f'buda = "{faith}-knight"'
    rivals = f'ruler-france = "{other}"\nruler-aragon = "{third}"\n'
    two = rivals + f'ruler-england = "{faith}"\nruler-portugal = "{faith}"\n'
    assert not wins(holy(faith, other, two, cities), "holy")
    assert wins(holy(faith, other, two + f'{BELIEVERS[faith]} = "{faith}"', cities), "holy")
    assert wins(holy(faith, other, f'ruler-england = "{faith}"', cities), "holy")
    assert not wins(holy(faith, other, "", cities), "holy")


@rule("L3", "L3.2", "glossary:supreme_religion", "glossary:theocracy.b", "glossary:theocracy")
@pytest.mark.parametrize(("faith", "other"), FAITHS)
def test_the_supreme_religion_has_more_pieces_in_its_theocracies_than_the_others_together(
    faith: str, other: str
) -> None:
    """Knights, rooks and pirates of its own colour in theocracies of its own; one more than the others in theirs."""
    bishops = f'ruler-england = "{faith}"'
    assert not wins(holy(faith, other, bishops), "holy")
    rival = f'tana = "{other}-rook"\n'
    even = rival + f'buda = "{faith}-knight"\n'
    assert not wins(holy(faith, other, bishops, even), "holy")
    assert wins(holy(faith, other, bishops, even + f'varna = "{faith}-rook"'), "holy")
    assert wins(holy(faith, other, bishops, even, f'hungary-ottoman = "{faith}-pirate"'), "holy")
    abroad = even + f'paris = "{faith}-knight"\ncaffa = "{faith}-rook"\ncairo = "{faith}-rook"'
    assert not wins(holy(faith, other, bishops, abroad), "holy")
    foreign = even + f'varna = "{other}-rook"'
    assert not wins(holy(faith, other, bishops, foreign), "holy")
    assert wins(holy(faith, other, bishops, foreign.replace(rival, "")), "holy")


@rule("L3.2", "glossary:theocracy.b")
def test_a_pirate_counts_once_for_each_theocracy_of_his_faith() -> None:
    """Twice between two of his own, once beside one of them, never beside a stranger's."""
    text = """
        victories = ["holy"]
        [seat.0]
        west = ["council-of-trent"]
        [empire.hungary]
        regime = "{hungary}"
        [empire.ottoman]
        regime = "{ottoman}"
        [empire.mamluk]
        regime = "{mamluk}"
        [empire.papal-states]
        regime = "medieval"
        [empire.england]
        bishop = "catholic"
        [border]
        hungary-ottoman = "catholic-pirate"
        [city]
        cairo = "islamic-rook"
    """
    assert wins(pax(text.format(hungary="catholic", ottoman="catholic", mamluk="islamic")), "holy")
    assert not wins(pax(text.format(hungary="catholic", ottoman="reformist", mamluk="islamic")), "holy")
    assert wins(pax(text.format(hungary="reformist", ottoman="catholic", mamluk="medieval")), "holy")
    assert not wins(pax(text.format(hungary="reformist", ottoman="islamic", mamluk="medieval")), "holy")


@rule("L3.2", "K1d")
def test_repressed_pieces_do_not_count_for_supremacy() -> None:
    text = """
        victories = ["holy"]
        [seat.0]
        west = ["council-of-trent"]
        [empire.papal-states]
        repressed = ["catholic-knight"]
        [empire.england]
        bishop = "catholic"
        [city]
        {city}
    """
    assert not wins(pax(text.format(city="")), "holy")
    assert wins(pax(text.format(city='venice = "catholic-knight"')), "holy")


@rule(
    "L3", "glossary:prestige", "glossary:prestige_catholic", "glossary:prestige_islam", "glossary:prestige_protestant"
)
@pytest.mark.parametrize(("faith", "other"), FAITHS)
def test_a_holy_victory_needs_more_prestige_of_the_supreme_religion(faith: str, other: str) -> None:
    """Prestige of the others does not help, an equal opponent stops it, and a bishop silences no prestige."""
    bishops, cities = f'ruler-england = "{faith}"', f'buda = "{faith}-knight"'
    assert wins(holy(faith, other, bishops, cities), "holy")
    assert wins(holy(faith, other, bishops + f'\n{BELIEVERS[faith]} = "{faith}"', cities), "holy")
    equal = {"catholic": 'west = ["jesuits"]', "islamic": 'east = ["safavids"]', "reformist": 'west = ["luther"]'}[
        faith
    ]
    assert not wins(holy(faith, other, bishops, cities, theirs=equal), "holy")
    half = "east" if other == "islamic" else "west"
    assert not wins(holy(faith, other, bishops, cities, mine=f'{half} = ["{BELIEVERS[other]}"]'), "holy")


@rule("L3", "I2b", "glossary:prestige", "glossary:old_maid")
def test_old_maids_lend_their_prestige() -> None:
    bishops, cities = 'ruler-england = "catholic"', 'buda = "catholic-knight"'
    maid = 'old_maids = ["isabella-of-castille"]'
    assert wins(holy("catholic", "islamic", bishops, cities, mine=maid), "holy")
    assert not wins(holy("catholic", "islamic", bishops, cities, theirs=maid), "holy")
    assert not wins(holy("catholic", "islamic", bishops, cities, mine='hand = ["council-of-trent"]'), "holy")


@rule("L3", "L3.1", "glossary:effect.1", "A1d.1")
def test_patrons_of_the_circassian_mamluks_count_as_green_bishops() -> None:
    """For everybody; two patrons in the tableau of their owner outweigh one gold bishop, silenced they do not."""
    bishops, cities = 'ruler-england = "catholic"', 'buda = "islamic-knight"'
    patrons = 'east = ["circassian-mamluks"]\nwest = ["michelangelo", "cryptography"]'
    game = holy("islamic", "reformist", bishops, cities, theirs=patrons)
    assert wins(game, "holy")
    silenced = bishops + '\ncircassian-mamluks = "islamic"'
    assert not wins(holy("islamic", "reformist", silenced, cities, theirs=patrons), "holy")
    one = patrons.replace(', "cryptography"', "")
    assert not wins(holy("islamic", "reformist", bishops, cities, theirs=one), "holy")
    mine = 'east = ["qizilbash"]\nwest = ["michelangelo", "cryptography"]'
    others = holy("islamic", "reformist", bishops, cities, mine=mine, theirs='east = ["circassian-mamluks"]')
    assert not wins(others, "holy")


@rule("L3.1", "L3.2", "A1d.1")
def test_the_zionist_state_counts_green_pirates_as_red() -> None:
    """One red bishop each, and one red piece for every Reformist theocracy they border; they stay green besides."""
    text = """
        victories = ["holy"]
        [seat.0]
        {cards}
        [empire.hungary]
        regime = "reformist"
        [empire.ottoman]
        regime = "{ottoman}"
        [empire.papal-states]
        regime = "{papal}"
        [empire.mamluk]
        regime = "islamic"
        [border]
        hungary-ottoman = "islamic-pirate"
        {border}
        [city]
        {city}
        [bishop]
        {bishop}
    """
    cards = 'east = ["zionist-state"]\nwest = ["luther"]'
    base = {"cards": cards, "ottoman": "medieval", "papal": "medieval", "border": "", "city": "", "bishop": ""}
    assert wins(pax(text.format(**base)), "holy")
    assert not wins(pax(text.format(**{**base, "cards": 'west = ["luther"]'})), "holy")
    assert not wins(pax(text.format(**{**base, "city": 'cairo = "islamic-rook"'})), "holy")
    twice = {**base, "ottoman": "reformist", "city": 'cairo = "islamic-rook"'}
    assert wins(pax(text.format(**twice)), "holy")
    once = {**base, "ottoman": "islamic"}
    assert not wins(pax(text.format(**once)), "holy")
    assert not wins(pax(text.format(**{**base, "bishop": 'ruler-france = "catholic"'})), "holy")
    gold = {**base, "border": 'hungary-byzantium = "catholic-pirate"', "bishop": 'ruler-france = "catholic"'}
    assert not wins(pax(text.format(**gold)), "holy")
    two = {**gold, "border": 'hungary-byzantium = "islamic-pirate"'}
    assert wins(pax(text.format(**two)), "holy")
