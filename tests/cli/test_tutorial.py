"""The tutorial: its script can be played, its comments exist in every language, and it lets people go their own way."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from textual.pilot import Pilot

import regnum
from regnum.cli import output
from regnum.cli.play import first_game
from regnum.cli.screen.app import Table
from regnum.cli.screen.dialogs import Reading
from regnum.cli.session import Session
from regnum.edges.presenter import presenter_of
from regnum.edges.tutorial import Tutorial
from regnum.edges.words import Words, bundle, languages, prefix
from regnum.engine.frames import Window
from regnum.engine.history import History
from regnum.engine.title import Title
from tests.cli.conftest import Command
from tests.cli.screens import press, quiet, seen, sit

PAX = regnum.find_title("pax_renaissance")
CROWN = regnum.find_title("crusader_kings")
EUROPE = regnum.find_title("here_i_stand")
LESSON = ("play", "pax_renaissance", "--tutorial")
ENGLISH = {"en": {"why", "rules"}, "ru": set(), "pl": {"w"}}  # words of the language itself
every_title = pytest.mark.parametrize("title", [PAX, CROWN, EUROPE], ids=lambda title: title.id)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    output.use_language("en")
    yield
    output.use_language(None)


def lesson(title: Title[Any] = PAX) -> Tutorial:
    tutorial = presenter_of(title).tutorial()
    assert tutorial is not None
    return tutorial


def nobody_plays(history: History[Any], step: str) -> None:
    """Close the windows that the script passes over before its next step."""
    window = history.game.decision()
    while isinstance(window, Window) and type(window).__name__ != step:
        for seat in history.game.waiting:
            history.move(seat, str(window.spell(window.silence)))
        window = history.game.decision()


def follow(session: Session, count: int) -> None:
    """Take so many steps of the script."""
    for step in lesson().steps[:count]:
        session.move(step.seat, step.move)


@every_title
def test_the_script_can_be_played(title: Title[Any]):
    """If this fails after a change of cards or rules, play the script anew: tools/tutorial.py."""
    tutorial = lesson(title)
    history: History[Any] = first_game(title).history
    for step in tutorial.steps:
        nobody_plays(history, step.decision)
        assert step.seat in history.game.waiting
        assert type(history.game.decision()).__name__ == step.decision
        assert step.move in [str(move) for move in history.game.moves(step.seat)]
        assert bool(step.message) == (step.seat == tutorial.seat)
        history.move(step.seat, step.move)
    assert history.game.waiting[0] == tutorial.seat


@every_title
def test_the_lesson_is_neither_short_nor_long(title: Title[Any]):
    tutorial = lesson(title)
    assert 15 <= len([step for step in tutorial.steps if step.seat == tutorial.seat]) <= 35


@every_title
@pytest.mark.parametrize("language", languages())
def test_every_comment_is_there_in_every_language(title: Title[Any], language: str):
    messages = lesson(title).messages()
    assert len(messages) == len(set(messages)) > 25
    assert [name for name in messages if not bundle(language).has_message(name)] == []


@every_title
def test_every_comment_belongs_to_the_script(title: Title[Any]):
    told = {name for name in bundle("en")._messages if name.startswith(f"{prefix(title)}-tutorial-")}
    assert told == set(lesson(title).messages())


@every_title
def test_topics_are_about_decisions_of_the_title(title: Title[Any]):
    assert set(lesson(title).topics) <= {decision.__name__ for decision in title.decision_classes}


@every_title
def test_comments_for_the_page_name_no_command_of_the_terminal(title: Title[Any]):
    """Typed words such as hint stand in small letters; the buttons of the page have other names."""
    for name in (*lesson(title).messages(), "regnum-guide-strayed"):
        for language in languages():
            said = Words(language).say(name, client="page")
            assert not {"hint", "odds", "undo", "rules", "why", "w"} & set(re.findall(r"\w+", said)) - ENGLISH[language]


# ---- in plain lines -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Guide: Welcome"), ("ru", "Проводник: Добро"), ("pl", "Przewodnik: Witaj")]
)
@every_title
def test_following_every_suggestion(command: Command, title: Title[Any], language: str, words: str):
    typed = "".join(f"{step.move}\n" for step in lesson(title).steps if step.message)
    out = command("play", title.id, "--tutorial", "--lang", language, lines=typed).out
    assert words in out
    speaker = Words(language)
    for name in lesson(title).messages():
        if "-topic-" not in name:
            assert out.count(speaker.say(name)) == 1, name
    assert speaker.say("regnum-guide-strayed") not in out


def test_whoever_goes_another_way_is_not_stopped(command: Command):
    out = command(*LESSON, lines="buy mary-the-rich\nplay mary-the-rich\nfire france\n").out
    assert out.count("You go your own way") == 1
    assert "A one-shot happens only now" in out  # a word on what is new
    assert "My suggestion: 4" not in out
    assert "player 0>" in out


def test_undo_leads_back_to_the_script(command: Command):
    out = command(*LESSON, lines="buy mary-the-rich\nundo\nbuy phocoean-alum\n").out
    assert "My suggestion: 4, Play Phocoean Alum." in out


def test_a_title_without_a_tutorial_says_so(command: Command, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(type(presenter_of(PAX)), "tutorial", lambda self: None)
    assert "has no tutorial" in command(*LESSON).complaint()


def test_the_opponent_thinks_for_itself_when_the_learner_does():
    session = first_game(PAX)
    follow(session, 5)
    assert session.guide is not None
    assert session.guide.reply(session.history, 1) == "buy black-army"
    other = first_game(PAX)
    for text in ("buy mary-the-rich", "end-turn"):
        other.move(0, text)
    assert other.game.waiting == (1,)
    assert other.guide is not None
    assert other.guide.reply(other.history, 1) == ""


def test_a_decision_with_one_answer_is_told_so():
    session = first_game(PAX)
    follow(session, 4)
    assert session.comments(0)[-1] == "There is only one answer: 1, End the turn."


# ---- on the full screen ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_on_the_full_screen(size: tuple[int, int]):
    async def script(app: Table, pilot: Pilot[None]) -> None:
        assert isinstance(app.screen, Reading)
        assert "Welcome, banker." in seen(app)
        await press(app, pilot, "escape")
        for _ in range(5):  # the highlight stands on what is suggested
            await press(app, pilot, "enter")
        assert [entry.text for entry in app.session.history.entries] == [step.move for step in lesson().steps[:13]]
        await press(app, pilot, "g")
        assert "That was quick" in seen(app)
        await press(app, pilot, "escape", "1", "enter")
        await quiet(app, pilot)
        await press(app, pilot, "g")
        assert "You go your own way" in seen(app)

    sit(first_game(PAX), script, size)
