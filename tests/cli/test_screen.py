"""`regnum play` on the full screen, played by keyboard and mouse."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import regnum
from regnum.agents import registry
from regnum.agents.random_agent import RandomAgent
from regnum.cli import output, play
from regnum.cli.screen.app import Table
from regnum.cli.screen.dialogs import Curtain, Question, Reading
from regnum.cli.session import Session
from regnum.engine.game import Game
from regnum.engine.history import History
from regnum.engine.refusals import RuleFailure
from regnum.titles.pax_renaissance.edges.wording import card_name
from regnum.titles.pax_renaissance.facts.catalogue import CARD
from tests.cli.conftest import Command, played
from tests.cli.screens import pax, pointed, press, probe, quiet, seen, sit, told, until
from tests.probes import PROBES

SIZES = ((80, 24), (120, 40), (160, 50))


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    output.use_language("en")
    yield
    output.use_language(None)


# ---- playing --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", PROBES, ids=lambda title: title.id)
def test_a_whole_game_of_any_title_by_keyboard(title: Any):
    async def script(app: Table, pilot: Pilot[None]) -> None:
        for _ in range(300):
            if app.game.over:
                break
            await press(app, pilot, "enter")
        assert app.game.over
        assert isinstance(app.screen, Reading)
        await press(app, pilot, "escape")
        assert "The game is over." in seen(app)

    sit(probe(title, "me", "random"), script)


def test_digits_choose_and_enter_makes_the_move():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "8")
        assert app.game.decision().__class__.__name__ == "ChooseAction"
        assert not app.session.history.entries
        await press(app, pilot, "enter")
        assert app.session.history.entries[0].text == "fair west"

    sit(pax("me", "random"), script)


def test_two_digits_are_one_number():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "enter")  # the curtain
        assert len(app.moves) >= 11
        await press(app, pilot, "1", "1")
        assert app.options.highlighted == 10
        await press(app, pilot, "up", "1")  # another key begins a new number
        assert app.options.highlighted == 0

    sit(Session(rich_choice(), ("me", "me"), 5), script)


def rich_choice() -> History[Any]:
    """A game in which somebody has more than ten moves."""
    return next(history for history in map(played, range(200)) if len(list(history.game.moves())) > 10)


def test_arrows_and_a_click_on_an_option():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "down", "down")
        assert app.options.highlighted == 2
        await pilot.click("#options", offset=(4, 1))
        await quiet(app, pilot)
        assert app.session.history.entries[0].text == "buy the-kremlin"

    sit(pax("me", "random"), script)


def test_the_highlighted_option_lights_its_targets_and_only_those():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        assert pointed(app) == "➤Ottoman Navy"
        await press(app, pilot, "2")
        assert pointed(app) == "➤The Kremlin"
        assert "➤The Kremlin" in seen(app)  # the table has turned to it
        await press(app, pilot, "8")
        assert pointed(app) == "➤trade fair"
        reversed_ = [segment for row in app.canvas.rows for segment in row if segment.style and segment.style.reverse]
        assert [segment.text for segment in reversed_] == ["➤trade fair"]

    sit(pax("me", "random"), script)


def test_a_click_on_the_table_finds_the_move_or_the_reason():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await click_on(app, pilot, "Margaret of")
        assert str(app.chosen()) == "buy margaret-of-austria"
        await click_on(app, pilot, "Gutenberg")  # 4 florins, and there are 3
        assert "Buy Gutenberg: not allowed" in seen(app)

    sit(pax("me", "random"), script)


async def click_on(app: Table, pilot: Pilot[None], text: str) -> None:
    """Click on a text of the table."""
    rows = ["".join(segment.text for segment in row) for row in app.canvas.rows]
    number = next(number for number, row in enumerate(rows) if text in row)
    app.canvas.scroll_to(y=number, animate=False)
    await pilot.pause()
    await pilot.click(app.canvas, offset=(rows[number].index(text) + 1, number - app.canvas.scroll_offset.y))
    await quiet(app, pilot)


def test_programs_think_without_freezing_the_screen(monkeypatch: pytest.MonkeyPatch):
    go = threading.Event()

    class Slow(RandomAgent):
        def choose(self, game: Game[Any], seat: int) -> int:
            assert go.wait(20)
            return super().choose(game, seat)

    monkeypatch.setitem(registry._makers, "slow", Slow)

    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "8", "enter", "8", "enter")
        await pilot.press("end", "enter")
        while not app.options.disabled:
            await pilot.pause()
        await pilot.press("?")
        await pilot.pause()
        assert len(app.screen_stack) == 2
        await pilot.press("escape")
        await pilot.pause()
        assert len(app.screen_stack) == 1
        before = len(app.session.history.entries)
        await pilot.press("u", "h", "w", "enter")  # nothing of this is for whoever waits
        assert len(app.session.history.entries) == before
        go.set()
        await quiet(app, pilot)
        assert app.moves
        assert len(app.session.history.entries) > before

    sit(pax("me", "slow"), script)


def test_a_broken_rule_ends_the_session_with_its_report(monkeypatch: pytest.MonkeyPatch):
    async def script(app: Table, pilot: Pilot[None]) -> None:
        def fail(*_: object) -> None:
            raise RuleFailure("broken", b"{}")

        monkeypatch.setattr(app.session, "move", fail)
        await pilot.press("enter")
        await pilot.pause()

    assert sit(pax("me", "random"), script).failure is not None


# ---- keys -----------------------------------------------------------------------------------------------------------


def test_why_hint_odds_log_rules_and_help():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        for key, words in (("w", "allowed now"), ("o", "chance that the next one"), ("l", "Nothing has"), ("?", "Tab")):
            await press(app, pilot, key)
            assert isinstance(app.screen, Reading)
            assert words in seen(app)
            await press(app, pilot, "escape")
        await ask(app, pilot, "W", "sell antipope")
        assert "E3.1" in seen(app)
        await press(app, pilot, "escape")
        await ask(app, pilot, "r", "E1a")
        assert "E1a –" in seen(app)
        await press(app, pilot, "escape")
        await ask(app, pilot, "r", "zzz")
        assert "no paragraph zzz" in told(app)
        await press(app, pilot, "h")
        number = int(told(app).partition("greedy would choose ")[2].split(":")[0])
        assert app.options.highlighted == number - 1

    sit(pax("me", "random"), script)


async def ask(app: Table, pilot: Pilot[None], key: str, text: str) -> None:
    """Press a key that asks for a line, and type it."""
    await press(app, pilot, key)
    assert isinstance(app.screen, Question)
    app.screen.query_one(Input).value = text
    await press(app, pilot, "enter")


def test_undo():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "u")
        assert "nothing that you could undo" in told(app)
        await press(app, pilot, "2", "enter", "u")
        assert [entry.kind for entry in app.session.history.entries] == ["move", "undo"]
        assert "The move is taken back." in told(app)
        assert len(app.moves) == 8

    sit(pax("me", "random"), script)


def test_save_and_load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)

    async def script(app: Table, pilot: Pilot[None]) -> None:
        await press(app, pilot, "2", "enter")
        await ask(app, pilot, "s", "a.json")
        assert "Saved: a.json" in told(app)
        await press(app, pilot, "1", "enter")
        await ask(app, pilot, "L", "a.json")
        assert [entry.text for entry in app.session.history.entries] == ["buy the-kremlin"]
        await ask(app, pilot, "L", "nowhere.json")
        assert "cannot read nowhere.json" in told(app)
        await press(app, pilot, "s", "escape")
        assert len(app.session.history.entries) == 1

    sit(pax("me", "random"), script)
    assert regnum.load(Path("a.json").read_bytes()).entries


def test_the_table_can_be_scrolled_by_page_and_by_section():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.canvas.scroll_offset.y > 0)  # the table has turned to the first answer
        app.canvas.scroll_to(y=0, animate=False, immediate=True)
        await until(pilot, lambda: app.canvas.scroll_offset.y == 0)
        await press(app, pilot, "tab")
        await until(pilot, lambda: app.canvas.scroll_offset.y == app.canvas.starts[1])
        await press(app, pilot, "shift+tab")
        await until(pilot, lambda: app.canvas.scroll_offset.y == 0)
        await press(app, pilot, "pagedown")
        await until(pilot, lambda: app.canvas.scroll_offset.y > 0)
        for _ in range(20):
            await press(app, pilot, "tab")
            if app.canvas.scroll_offset.y == 0:
                break
        assert app.canvas.scroll_offset.y == 0

    sit(pax("me", "random"), script, (80, 24))


def test_leaving():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        await pilot.pause()
        app.take_answer(app.session.history, 0, 0, "fair west")  # an answer that comes too late
        assert not app.session.history.entries

    assert sit(pax("me", "random"), script).failure is None


# ---- hands ----------------------------------------------------------------------------------------------------------


def test_the_curtain_hides_everything_and_no_hand_is_shown_to_the_other():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Curtain)
        assert "The screen passes to Fugger." in seen(app)
        assert "England" not in seen(app)
        await press(app, pilot, "enter", "2", "enter")
        hand = card_name(CARD.find("the-kremlin"), output.words())
        assert hand in table(app)
        app.game.state.taken[0].append(-1)  # as if a card had left the hand face down, so that nobody can be sure
        await press(app, pilot, "end", "enter")
        assert isinstance(app.screen, Curtain)
        assert hand not in seen(app)
        assert "Marchionni" in seen(app)
        await press(app, pilot, "down")  # nothing but Enter raises it
        assert isinstance(app.screen, Curtain)
        await press(app, pilot, "enter")
        assert app.reader == 1
        assert "1 card face down" in table(app)
        assert hand not in table(app)

    sit(pax("me", "me"), script)


def table(app: Table) -> str:
    """The whole table in words."""
    return "\n".join("".join(segment.text for segment in row) for row in app.canvas.rows)


def test_alone_there_is_no_curtain():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        assert not isinstance(app.screen, Curtain)
        assert app.reader == 1

    sit(pax("random", "me"), script)


# ---- languages and sizes --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("language", "words"), [("en", "What happened"), ("ru", "Что произошло"), ("pl", "Co się")])
def test_every_language_fits_on_every_screen(language: str, words: str, size: tuple[int, int]):
    output.use_language(language)

    async def script(app: Table, pilot: Pilot[None]) -> None:
        for _ in range(3):
            text = seen(app)
            assert words in text
            assert "regnum-" not in text
            assert "pax-" not in text
            assert app.canvas.size.height >= 6
            assert app.options.size.height >= min(3, len(app.moves))
            await press(app, pilot, "end", "enter")
        await press(app, pilot, "?")
        assert "PgUp" in seen(app)

    sit(pax("me", "random", "random"), script, size)


def test_the_screen_may_change_its_size():
    async def script(app: Table, pilot: Pilot[None]) -> None:
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert app.canvas.size.width == 80
        assert max(sum(segment.cell_length for segment in row) for row in app.canvas.rows) <= 80

    sit(pax("me", "random"), script, (160, 50))


# ---- when it is shown -----------------------------------------------------------------------------------------------


def test_other_commands_do_not_load_textual():
    code = "import sys, regnum.cli; assert not [name for name in sys.modules if name.startswith('textual')]"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(("more", "shown"), [([], True), (["--no-screen"], False), (["--plain"], False)])
def test_it_is_what_a_terminal_gets(command: Command, monkeypatch: pytest.MonkeyPatch, more: list[str], shown: bool):
    started: list[Table] = []
    monkeypatch.setattr(play, "is_interactive", lambda: True)
    monkeypatch.setattr(Table, "run", lambda self: started.append(self))
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    answer = command("play", "pax_renaissance", "--seed", 3, *more, lines="quit\n")
    assert (answer.code, bool(started)) == (0, shown)


def test_without_a_terminal_it_is_refused(command: Command):
    assert "needs a terminal" in command("play", "pax_renaissance", "--seed", 3, "--screen").complaint()
