"""The drawn table: everything is on it at every width and in every language, and nobody's secrets."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from regnum.cli import output
from regnum.cli.drawing import arranged, draw, wrapped
from regnum.cli.lights import DARK
from regnum.edges.layout import Panel, Span
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.engine.chance import FastChance
from regnum.engine.game import Game
from regnum.titles.pax_renaissance.edges.table import card_lines, empire_panel, stack_lines
from regnum.titles.pax_renaissance.edges.table_parts import Pen
from regnum.titles.pax_renaissance.edges.wording import border_name, card_name, circle_name, empire_name
from regnum.titles.pax_renaissance.facts.catalogue import BORDERS, CIRCLES, COMETS, EMPIRES, RULER
from regnum.titles.pax_renaissance.facts.names import BISHOP, CATHOLIC, ISLAMIC, NONE
from regnum.titles.pax_renaissance.position.knowledge import certain_cards
from tests.cli.conftest import played
from tests.conformance.pebbles import pebbles

WIDTHS = (80, 120, 160)
LANGUAGES = ("en", "ru", "pl")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    output.use_language("en")
    yield
    output.use_language(None)


def drawn(game: Game[Any], reader: int, width: int = 120) -> str:
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True)
    draw(console, game, reader)
    return console.export_text()


def flat(text: str) -> str:
    """The words of a drawing without frames and line breaks, as far as they stand in one panel."""
    return " ".join(text.replace("│", " ").split())


@pytest.fixture(scope="module")
def game() -> Game[Any]:
    return played(60, players=4).game


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_the_screen_and_every_message_is_there(game: Game[Any], width: int, language: str):
    output.use_language(language)
    text = drawn(game, 0, width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    assert "pax-" not in text
    assert "{" not in text


@pytest.mark.parametrize("width", WIDTHS)
def test_the_map_the_market_and_the_players_are_there(game: Game[Any], width: int):
    text, words = drawn(game, 0, width), output.words()
    for name in (empire_name(empire, words) for empire in range(EMPIRES)):
        assert name in text
    assert sum(f"{circle_name(circle, words)}:" in text for circle in range(CIRCLES)) >= CIRCLES - 1  # Venice's second
    for border in range(BORDERS):
        assert border_name(border, words).split()[0] in text
    for price in ("trade fair", "1 florin", "5 florins"):
        assert text.count(f"╭─ {price} ") >= 2
    for seat in range(4):
        assert f"Player {seat} ─" in text
    assert text.count("victory ─") == 5
    assert "inactive" in text
    assert "Trebizond → Byzantium" in text


def test_the_map_lies_as_it_is_or_on_its_side(game: Game[Any]):
    def line(width: int) -> str:
        return next(line for line in drawn(game, 0, width).splitlines() if "England ─" in line)

    for width in (120, 160):
        assert all(name in line(width) for name in ("France", "Holy Roman Empire", "Hungary", "Byzantium"))
    assert "Portugal" in line(80)
    assert "France" not in line(80)


def test_a_narrow_screen_still_shows_everything(game: Game[Any]):
    text = drawn(game, 0, 40)
    assert max(cell_len(line) for line in text.splitlines()) <= 40
    assert "Byzantium" in text


def test_long_lines_hang_behind_their_mark():
    line = (Span("▲ "), Span("player 0: "), Span("concessions 2, discovery 0"))
    assert [part.plain.rstrip() for part in wrapped(line, 20, DARK)] == [
        "▲ player 0:",
        "  concessions 2,",
        "  discovery 0",
    ]
    assert [part.plain for part in wrapped(line, 60, DARK)] == ["▲ player 0: concessions 2, discovery 0"]
    assert [part.plain.rstrip() for part in wrapped(line[1:2] * 3, 20, DARK)] == ["player 0: player 0:", "player 0:"]


def test_rows_go_on_below():
    boxes = [Panel((), [(Span(str(number)),)]) for number in range(5)]
    assert [len(row) for row in arranged([boxes], 9)] == [5]
    assert [len(row) for row in arranged([boxes], 3)] == [3, 3]  # the last place stays empty
    assert [len(row) for row in arranged([boxes], 1)] == [1] * 5
    assert [len(row) for row in arranged([[], boxes], 9)] == [5]  # a row without panels takes no room


@pytest.mark.parametrize("reader", [-1, 0, 1, 2, 3])
def test_no_hidden_card_of_others(reader: int):
    words = output.words()
    secrets = 0
    for moves in (40, 80, 120, 160):
        game = played(moves, players=4).game
        text = flat(drawn(game, reader, 400))
        for seat in range(4):
            known = certain_cards(game.state, seat)
            for card in game.state.hand[seat]:
                if seat == reader or card in known:
                    assert card_name(card, words) in text
                else:
                    secrets += 1
                    assert card_name(card, words) not in text
    assert secrets


def panel_text(game: Game[Any], empire: int) -> str:
    panel = empire_panel(game.state, empire, Pen(output.words()))
    return "\n".join("".join(span.text for span in line) for line in panel.lines)


def test_a_piece_is_a_letter_with_its_religion():
    game = played(0).game
    assert "Paris: Kc" in panel_text(game, 1) or "Paris: (Kc)" in panel_text(game, 1)
    game.state.circle = [NONE] * CIRCLES
    assert "Paris: (Kc)" in panel_text(game, 1)


def test_busted_emporia_bishops_owners_vassals_and_republics():
    game = played(0).game
    state = game.state
    assert "Spice Islands: ✗ busted" in panel_text(game, 5)
    state.bishop[RULER + 1] = ISLAMIC
    state.owner[RULER + 1] = 1
    state.republic[1] = 1
    state.suzerain[1] = 0
    text = panel_text(game, 1)
    assert "Bi on the ruler" in text
    assert "republic, player 1" in text
    assert "vassal of England" in text


@pytest.mark.parametrize(("language", "word"), [("en", "comet"), ("ru", "комета"), ("pl", "kometa")])
def test_a_comet_is_marked_as_one(language: str, word: str):
    state, pen = played(0).game.state, Pen(Words(language))
    marked = "".join(span.text for line in card_lines(state, COMETS[0], pen) for span in line)
    assert f"☄ {word}" in marked
    plain_card = next(card for card in state.market if card not in COMETS)
    assert "☄" not in "".join(span.text for line in card_lines(state, plain_card, pen) for span in line)


def test_silenced_cards_are_marked():
    game = played(0).game
    state = game.state
    card = 2
    state.place[card], state.owner[card], state.bishop[card] = 4, 0, CATHOLIC
    state.supply[BISHOP + CATHOLIC] -= 1
    line = next(stack_lines(state, card, 1, Pen(output.words())))
    assert "".join(span.text for span in line).endswith("Bc ✗ silenced")


def test_who_leads_and_who_lacks_what():
    game = played(0, players=3).game
    for empire in (0, 1):
        game.state.owner[RULER + empire] = 2
        game.state.place[RULER + empire] = 4
    text = flat(drawn(game, 0, 400))
    assert "▲ Fugger: kings 2 ✓ conditions met" in text
    assert "Medici: kings 0 (−4)" in text


def test_a_title_without_a_table_is_shown_as_lines(capsys: pytest.CaptureFixture[str]):
    title = pebbles()
    game = title.setup({}, 2, FastChance(1))
    assert presenter_of(title).table(game, 0, Words("en")) == []
    assert drawn(game, 0).strip() == ""
    assert capsys.readouterr().out
