"""Words: every language says everything, and what has no message is spelled plainly."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words, bundle, languages
from regnum.engine.chance import FastChance
from regnum.engine.events import Event, EventKind
from regnum.engine.frames import Decision
from regnum.engine.history import History
from regnum.engine.moves import Move
from regnum.engine.refusals import Reason, RegnumError, Shortfall
from regnum.titles.pax_renaissance.position.state import Position
from tests.cli.conftest import played
from tests.conformance.pebbles import pebbles

SOURCE = Path(regnum.__file__).parent
PAX = regnum.find_title("pax_renaissance")


def test_every_message_that_the_commands_say_exists():
    said = set()
    for path in [
        *(SOURCE / "cli").rglob("*.py"),
        *(SOURCE / "edges").rglob("*.py"),
        *(SOURCE / "titles").rglob("*.py"),
    ]:
        said |= set(re.findall(r"[\"'](regnum-[a-z0-9-]+[a-z0-9])[\"']", path.read_text(encoding="utf-8")))
    assert len(said) > 50
    assert [name for name in said if not bundle("en").has_message(name)] == []


@pytest.mark.parametrize("language", languages())
def test_everything_in_many_games_has_words(language: str):
    words = Words(language)
    for seed in range(3):
        history = played(-1, players=2 + seed, seed=seed)
        said = [words.event(PAX, event) for event in history.log.events]
        said += [words.move(PAX, PAX.read(entry.text)) for entry in history.entries]
        assert not [text for text in said if "{" in text or "none" in text.lower().split() or "pax-" in text]


@pytest.mark.parametrize("language", languages())
def test_every_prompt_names_what_it_is_about(language: str):
    words = Words(language)
    history = played(0)
    while len(history.entries) < 100 and not history.game.over:
        assert "{" not in words.prompt(PAX, history.game.decision())
        seat = history.game.waiting[0]
        history.move(seat, str(list(history.game.moves(seat))[-1 - len(history.entries) % 3 :][0]))


def test_what_has_no_message_is_spelled_plainly():
    words = Words("ru")
    kind = EventKind("moon_landed_on", "X1", "seat", "florins")
    assert words.event(PAX, Event(kind, (1, 3))) == "Moon landed on: seat игрок 1, florins 3"
    assert words.reason(PAX, Reason(999, "too_far_away", "X1")) == "Too far away"
    assert words.move(PAX, Move("fly", ["moon"])) == "fly moon"
    assert words.prompt(PAX, type("LandOnMoon", (Decision,), {})()) == "Land on moon"
    assert words.shortfall(PAX, Shortfall("moon_dust", 1, 3)) == "Moon dust: 1 / 3"
    assert words.say("no-such-message") == "no-such-message"


@pytest.mark.parametrize(
    ("title", "language", "names"),
    [
        ("crusader_kings", "en", ["House of Normandy", "House of Hauteville"]),
        ("crusader_kings", "ru", ["Нормандский дом", "Дом Отвилей"]),
        ("pax_renaissance", "pl", ["Bank Fuggerów", "Bank Marchionnich"]),
    ],
)
def test_seats_are_called_as_the_table_shows_them(title: str, language: str, names: list[str]):
    history = History(regnum.new(title, 2, 3))
    while len(history.log.events) < 8:
        seat = history.game.waiting[0]
        history.move(seat, str(next(iter(history.game.moves(seat)))))
    words = Words(language).at(history.game)
    assert [words.seat(seat) for seat in (0, 1)] == names
    said = [words.event(history.game.title, event) for event in history.log.events]
    assert any(names[0] in line for line in said)
    assert not any(Words(language).seat(seat) in line.lower() for line in said for seat in (0, 1))
    assert words.seat(7) == Words(language).seat(7)


def test_a_title_without_names_for_its_seats_counts_them():
    title: Any = pebbles()
    game = title.setup({}, 2, FastChance(1))
    assert Words("en").at(game).seat(1) == "player 1"


def test_a_long_argument_is_cut_not_lost():
    said = Words("en").say("regnum-error-foreign-no") + Words("en").say(
        "regnum-error-file", file="f", problem="x" * 9000
    )
    assert "xxx..." in said


def test_an_unknown_language_is_refused():
    with pytest.raises(RegnumError, match="there is no language tlh; there is: en, pl, ru"):
        Words("tlh")


def test_the_board_hides_what_a_seat_may_not_know():
    title: Any = PAX
    history = played(60)
    state: Position = history.game.state
    for seat in (0, 1):
        lines = "\n".join(presenter_of(title).board(history.game, seat, Words("en")))
        twin = PAX.determinise(history.game, seat, regnum.engine.chance.FastChance(99))
        assert lines == "\n".join(presenter_of(title).board(twin, seat, Words("en")))
    assert len(state.florins) == 2
