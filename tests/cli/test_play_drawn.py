"""`regnum play` on a screen: the table, grouped options and the curtain; and the commands that both modes share."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import regnum
from regnum.agents import registry
from regnum.agents.random_agent import RandomAgent
from regnum.cli import aids, output
from regnum.cli.session import PERSON, Session
from regnum.cli.terminal import Terminal
from regnum.edges.words import Words
from regnum.engine.history import History
from regnum.titles.pax_renaissance.edges.odds import comet_chance
from regnum.titles.pax_renaissance.facts.names import EAST, WEST
from tests.cli.conftest import Command, played

OPENING = ("play", "pax_renaissance", "--seed", 3, "--agent", "random")  # seat 0 begins
LANGUAGES = ("en", "ru", "pl")


class Screen:
    """A terminal of that width at which somebody types these lines; drawings and lines land in one text."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, person: int | None, *typed: str, width: int = 120) -> None:
        self.shown = io.StringIO()
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        monkeypatch.setattr("sys.stdout", self.shown)
        console = Console(file=self.shown, width=width, force_terminal=True, color_system=None)
        seats = [PERSON if person in (None, seat) else "random" for seat in range(2)]
        self.terminal = Terminal(Session(History(regnum.new("pax_renaissance", 2, 3)), seats, 3), console)

    def text(self) -> str:
        self.terminal.run()
        return self.shown.getvalue()


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(output, "_chosen", [Words("en")])


def test_the_table_is_drawn_at_the_start_after_every_move_and_on_demand(monkeypatch: pytest.MonkeyPatch):
    text = Screen(monkeypatch, 0, "help", "fair west", "fair east", "why 1", "board").text()
    assert text.count("╭─ England ") == 4
    assert "Market, West" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_drawn_game(monkeypatch: pytest.MonkeyPatch, language: str):
    monkeypatch.setattr(output, "_chosen", [Words(language)])
    text = Screen(monkeypatch, 0, *["1"] * 3000, width=80).text()
    ending = {"en": "The game is over.", "ru": "Игра окончена.", "pl": "Koniec gry."}[language]
    assert text.rstrip().splitlines()[-1].startswith(ending)
    assert "pax-" not in text


def test_options_are_grouped_by_verb_and_keep_their_numbers(monkeypatch: pytest.MonkeyPatch):
    screen_ = Screen(monkeypatch, 0)
    moves = list(screen_.terminal.game.moves(0))
    lines = screen_.text().splitlines()
    for number, move in enumerate(moves, start=1):
        assert any(line.startswith(f"{number:4}  ") and f"[{move}]" in line for line in lines)


def test_groups_stay_together_even_if_the_moves_do_not(capsys: pytest.CaptureFixture[str]):
    game = played(0).game
    moves = list(game.moves(game.waiting[0]))
    mixed = [moves[0], moves[-1], moves[1]]
    console = Console(file=io.StringIO(), record=True, width=100)
    aids.show_options(console, game, mixed)
    numbers = [line.split()[0] if line else "" for line in console.export_text().splitlines()]
    assert numbers == ["", "1", "3", "", "2"]


# ---- the curtain ----------------------------------------------------------------------------------------------------


def test_a_curtain_falls_before_every_hand(monkeypatch: pytest.MonkeyPatch):
    text = Screen(monkeypatch, None, "", "1", "1", "end-turn", "", "quit").text()
    first, second, third = text.split("press Enter to see your hand.")
    assert "England" not in first
    assert "Fugger: " in first
    assert "player 0>" in second
    assert second.rstrip().endswith("Marchionni:")
    assert "\x1b[2J" in second
    assert "\x1b[3J" in second
    assert "player 1>" in third
    assert "\x1b[2J" in third


def test_nobody_behind_the_curtain(monkeypatch: pytest.MonkeyPatch):
    assert "England" not in Screen(monkeypatch, None).text()


def test_in_plain_lines_the_curtain_is_a_message(command: Command):
    out = command(*OPENING, "--hotseat", "--plain", lines="fair west\n1\nend-turn\nquit\n").out
    assert out.count("The screen passes to Marchionni.") == 1
    assert "press Enter" not in out
    assert "\x1b" not in out


def test_a_loaded_hot_seat_begins_with_whoever_is_asked(command: Command):
    command(*OPENING, "--hotseat", lines="fair west\n1\nend-turn\nsave a.json\nquit\n")
    out = command(*OPENING, "--hotseat", lines="load a.json\nquit\n").out
    assert out.index("The screen passes to Marchionni.") > out.index("Loaded")


# ---- plain lines ----------------------------------------------------------------------------------------------------


def test_plain_is_what_pipes_get(command: Command):
    typed = "board\nlist\nquit\n"
    plain, piped = (command(*OPENING, *more, lines=typed).out for more in (["--plain"], []))
    assert plain == piped
    assert "╭" not in plain
    assert "\x1b" not in plain


# ---- log, odds, hint ------------------------------------------------------------------------------------------------


def test_log(command: Command):
    out = command(*OPENING, lines="log\nfair west\nlog\nlog 1\nlog 0\nlog x\nquit\n").out
    assert "Nothing has happened yet." in out
    assert out.count("Fugger holds the trade fair (West)") == 2
    assert out.count("is no number of events") == 2


def test_the_log_tells_no_secrets():
    history = played(80)
    told = [aids.log_lines(history, seat, "5000") for seat in (0, 1)]
    assert told[0] != told[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds(command: Command, language: str):
    out = command(*OPENING, "--lang", language, lines="odds\nquit\n").out
    assert out.count("0 %") == 2
    assert "pax-" not in out


def test_odds_count_what_nobody_has_seen():
    game = played(0).game
    lines = aids.odds_lines(game, 0)
    counts = [int(line.split()[0]) for line in lines if line.startswith("    ")]
    assert sum(counts) == len(game.state.pool[WEST]) + len(game.state.pool[EAST])


def test_odds_are_the_same_for_everybody_and_whatever_is_hidden():
    game = played(80).game
    for seat in (0, 1):
        twin = game.title.determinise(game, seat, game.chance.copy())
        assert aids.odds_lines(twin, seat) == aids.odds_lines(game, seat)


def test_the_chance_of_a_comet():
    state: Any = played(0).game.state
    assert comet_chance(state, WEST) == 0
    state.top_left[WEST] = 0
    comets, others = len(state.comets[WEST]), state.low_left[WEST]
    assert comet_chance(state, WEST) == comets / (comets + others)
    state.comets[WEST] = []
    assert comet_chance(state, WEST) == 0


def test_a_hint_is_one_of_the_numbers(command: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(registry._makers, "greedy", RandomAgent)
    out = command(*OPENING, lines="hint\nquit\n").out
    hint = next(line for line in out.splitlines() if "greedy would choose" in line)
    number, said = hint.partition("choose ")[2].split(": ", 1)
    assert f"{int(number):4}  {said}" in out


def test_without_a_program_there_is_no_hint(command: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(aids, "agent_names", lambda _title: ["random"])
    assert "There is no agent greedy" in command(*OPENING, lines="hint\nquit\n").out


# ---- the language of the system -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pl"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": ""}, "ru"),
        ({"LANG": "ru_RU.UTF-8", "REGNUM_LANG": "pl"}, "pl"),
    ],
)
def test_the_language_of_the_system(
    command: Command, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
):
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    out = command(*OPENING, lines="quit\n").out
    assert {"en": "Type help", "ru": "Наберите help", "pl": "Wpisz help"}[language] in out


def test_lang_is_stronger_than_the_system(command: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Type help" in command(*OPENING, "--lang", "en", lines="quit\n").out
