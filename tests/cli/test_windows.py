"""Windows, standing orders, players with two seats and ways back in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from regnum.cli import output
from regnum.cli.session import Session
from regnum.cli.terminal import Terminal
from regnum.engine.chance import FastChance
from regnum.engine.history import History
from regnum.engine.title import Title
from tests.probes import ambush, twins


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    output.use_language("en")
    yield
    output.use_language(None)


def sit_down(title: Title[Any], *seats: str) -> Terminal:
    return Terminal(Session(History(title.setup({}, len(seats), FastChance(5))), seats, 1))


def give(terminal: Terminal, seat: int, *cards: int) -> None:
    state = terminal.game.state
    state.deck = sorted([*state.deck, *state.hand[seat]])
    for card in cards:
        state.deck.remove(card)
    state.hand[seat] = sorted(cards)


def play(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Type these lines, then leave."""
    typed = iter(lines)

    def answer(prompt: str = "") -> str:
        print(prompt)
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)
    terminal.run()


def test_at_one_screen_everybody_is_asked_with_one_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    terminal = sit_down(ambush.TITLE, "me", "me", "me")
    give(terminal, 1)
    give(terminal, 2, ambush.TRAP)
    give(terminal, 1, ambush.BLADE)
    play(terminal, monkeypatch, "march", "what", "2", "play trap")
    told = capsys.readouterr().out
    assert "Does anybody answer (1 = player 1, 2 = player 2)?" in told
    assert "Type the number of the seat" in told
    assert "Now it is the turn of player 2" in told or "player 2" in told
    assert [entry.text for entry in terminal.history.entries] == ["march", "play trap"]
    assert terminal.game.waiting == (1,)  # he can still answer; nobody knows whether that counts


def test_nobody_is_one_line(monkeypatch: pytest.MonkeyPatch):
    terminal = sit_down(ambush.TITLE, "me", "me", "me")
    for seat in range(3):
        give(terminal, seat, ambush.TRAP)
    play(terminal, monkeypatch, "march", "")
    assert [entry.text for entry in terminal.history.entries] == ["march", "pass", "pass"]


def test_a_person_alone_is_asked_only_if_he_has_something_to_play(monkeypatch: pytest.MonkeyPatch):
    terminal = sit_down(ambush.TITLE, "me", "random", "random")
    give(terminal, 0, ambush.BANNER)
    play(terminal, monkeypatch, "march")
    said = [(entry.seat, entry.text) for entry in terminal.history.entries]
    assert said[0] == (0, "march")
    assert (0, "pass") in said or all(seat for seat, _ in said[1:])  # in the fight his deputy passed for him


def test_orders_are_given_shown_obeyed_and_cancelled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    terminal = sit_down(ambush.TITLE, "me", "random")
    give(terminal, 0, ambush.BLADE)
    give(terminal, 1)
    lines = ("order blade never game", "orders", "order rain never", "order blade", "march")
    play(terminal, monkeypatch, *lines)
    told = capsys.readouterr().out
    assert "blade: blade – never (game)" in told
    assert "There is no such order: rain." in told
    assert "order TOPIC never|ask|play|cancel" in told
    assert (0, "pass") in [(entry.seat, entry.text) for entry in terminal.history.entries]
    terminal.session.give_order(0, "blade", "cancel")
    assert not terminal.session.orders_of(0).by_topic


def test_a_player_with_two_seats_sees_no_curtain_and_answers_for_either_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    terminal = sit_down(twins.TITLE, "me", "random")
    assert terminal.session.people == [0, 2]
    assert not terminal.session.shared
    play(terminal, monkeypatch, "keep", "keep", "as 1", "as 2", "1")
    told = capsys.readouterr().out
    assert "as, with one of your own seats: 0, 2." in told
    played = [entry.seat for entry in terminal.history.entries if entry.text.startswith("play")]
    assert 2 in played
    assert 0 not in played
    assert "curtain" not in told.lower()


def test_a_game_goes_back_if_all_at_the_screen_agree(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    terminal = sit_down(ambush.TITLE, "me", "me")
    play(terminal, monkeypatch, "rest", "rest", "back", "n", "back", "y", "back 9", "y", "back x")
    told = capsys.readouterr().out
    assert "Does everybody at this screen agree to go back" in told
    assert "The game went back" in told
    assert [entry.kind for entry in terminal.history.entries] == ["move", "move", "rollback"]
    assert terminal.game.chance.epoch == 1
    assert terminal.game.waiting == (0,)
    assert "The game cannot go back to that moment." in told
    assert "back, or back with how many of your own moves." in told


def test_where_there_is_no_choice_one_need_not_be_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    terminal = sit_down(ambush.TITLE, "me", "random")
    play(terminal, monkeypatch, "alone on", "alone off", "alone")
    told = capsys.readouterr().out
    assert "your answer is given for you" in told
    assert "You are asked also where you have no choice." in told
    assert terminal.session.alone == {0}
