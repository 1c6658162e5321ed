"""The table as lines of text: the same sections, with pieces by their names."""

from __future__ import annotations

import pytest

from regnum.edges.layout import text_of
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.titles.pax_renaissance.edges.table import table_sections
from regnum.titles.pax_renaissance.edges.table_parts import WordyPen
from tests.titles.pax_renaissance.builder import Pax, pax

POSITION = """
[seat.0]
west = ["ruler-england", "gutenberg"]
east = ["dalmatian-merchant-marine"]
hand = ["grand-mufti"]
[empire.england]
repressed = ["catholic-rook", "catholic-rook", "pawn-1"]
[bishop]
gutenberg = "catholic"
[border]
england-france = ["pawn-0", "islamic-pirate"]
[city]
paris = "reformist-knight"
"""


def lines(game: Pax, reader: int, language: str = "en") -> list[str]:
    words = Words(language).at(game)
    return presenter_of(game.title).board(game, reader, words)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_every_line_of_every_panel_is_there(language: str):
    game = pax(POSITION)
    text = "\n".join(lines(game, -1, language))
    for section in table_sections(game, -1, WordyPen(Words(language).at(game))):
        assert section.heading in text
        for panel in (panel for row in section.rows for panel in row):
            assert text_of(panel.heading) in text
            assert all(text_of(line).rstrip() in text for line in panel.lines)


def test_pieces_are_named():
    text = "\n".join(lines(pax(POSITION), -1))
    assert "Paris: red knight" in text
    assert "repressed: pawn (Medici), gold rook ×2" in text
    assert "England–France: pawn (Marchionni), green pirate" in text
    assert "gold bishop" in text


def test_a_panel_with_something_below_something_else_keeps_its_lines():
    found = lines(pax(POSITION), 0)
    place = next(place for place, line in enumerate(found) if line.startswith("      Grand Mufti"))
    assert found[place - 1].strip().startswith("Hand")
    assert any(line.startswith("  France: ") and "; " in line for line in found)


def test_what_a_seat_may_not_know_is_not_there():
    hand = 'hand = ["grand-mufti"]'
    game = pax(POSITION.replace(hand, f'{hand}\ntaken = ["grand-mufti", "safavids", -1]'))
    assert "Grand Mufti" in "\n".join(lines(game, 0))
    assert "Grand Mufti" not in "\n".join(lines(game, 1))
