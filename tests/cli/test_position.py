"""`regnum show`, `legal`, `why` and `apply` on positions and saves."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import regnum
from regnum.cli.files import store
from regnum.engine.history import History
from regnum.engine.positions import CHANCE, SHARED
from regnum.engine.registry import BUILT_IN, find_title
from regnum.titles.crusader_kings.edges.position_layout import CrownLayout
from regnum.titles.crusader_kings.edges.position_moments import moments as crown_moments
from regnum.titles.crusader_kings.edges.positions import CrownReader
from regnum.titles.here_i_stand.edges.position_layout import EuropeLayout
from regnum.titles.here_i_stand.edges.position_moments import moments as europe_moments
from regnum.titles.pax_renaissance.edges.position_moments import moments as pax_moments
from regnum.titles.pax_renaissance.edges.positions import EMPIRE_KEYS, SEAT_KEYS, TABLES, TURN_KEYS
from tests.cli.conftest import Command
from tests.conformance.playing import choose_step, do_logged


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_show_prints_a_board(command: Command, position: Path, language: str):
    answer = command("show", position, "--lang", language)
    assert answer.code == 0
    assert len(answer.out.splitlines()) > 40
    assert "{" not in answer.out


def test_show_hides_other_hands_from_a_seat(command: Command, tmp_path: Path):
    file = tmp_path / "hidden.toml"
    hand = 'hand = ["antipope"]\ntaken = ["antipope", "star-chamber", -1]'
    file.write_text(f'title = "pax_renaissance"\nplayers = 2\n[seat.1]\n{hand}\n', encoding="utf-8")
    assert "Antipope" in command("show", file).out
    assert "Antipope" in command("show", file, "--seat", 1).out
    assert "Antipope" not in command("show", file, "--seat", 0).out
    assert command("show", file, "--seat", 0, "--json").json()["view"]["hand"][1] == [1]


def test_show_as_data_is_a_position_file(command: Command, position: Path, tmp_path: Path):
    shown = command("show", position, "--json").json()
    assert shown["waiting"] == [0]
    assert shown["decision"] == "ChooseAction"
    assert shown["position"]["seat"]["0"]["hand"] == ["grand-inquisitor"]


def test_legal_lists_what_the_engine_lists(command: Command, saved: Path):
    game = regnum.load(saved.read_bytes()).game
    moves = command("legal", saved, "--json").json()["moves"]
    assert [move["move"] for move in moves] == [str(move) for move in game.moves()]
    assert all(str(move) in command("legal", saved).out for move in game.moves())


def test_legal_of_a_seat_that_is_not_asked(command: Command, position: Path):
    assert command("legal", position, "--seat", 1, "--json").json()["moves"] == []
    assert "Waiting for: player 0" in command("legal", position, "--seat", 1).out


def test_why_names_the_rule(command: Command, position: Path):
    answer = command("why", position, "sell", "antipope")
    assert "not allowed" in answer.out
    assert "E3.1" in answer.out
    found = command("why", position, "sell antipope", "--json").json()
    assert (found["allowed"], found["reason"], found["rule"]) == (False, "not_yours_to_sell", "E3.1")
    assert found["rule_text"]


def test_why_says_that_a_move_is_allowed(command: Command, position: Path):
    assert "allowed now" in command("why", position, "play", "PREN003").out
    assert command("why", position, "play", "PREN003", "--json").json()["allowed"] is True


def test_why_follows_moves_that_come_first(command: Command, position: Path):
    found = command("why", position, "decline", "--json").json()
    assert found["after"] == ["play grand-inquisitor"]
    assert "other moves come first" in command("why", position, "decline").out


def test_why_without_a_move_says_what_is_open(command: Command, position: Path):
    assert "Waiting for: player 0" in command("why", position).out


def test_apply_writes_the_new_position_to_stdout(command: Command, position: Path, tmp_path: Path):
    before = position.read_bytes()
    answer = command("apply", position, "sell", "grand-inquisitor")
    assert tomllib.loads(answer.out)["seat"]["0"]["florins"] == 11
    assert position.read_bytes() == before
    again = tmp_path / "again.toml"
    again.write_text(answer.out, encoding="utf-8")
    assert command("legal", again).code == 0


def test_apply_goes_on_with_a_save(command: Command, saved: Path, tmp_path: Path):
    before = saved.read_bytes()
    move = str(next(regnum.load(before).game.moves()))
    target = tmp_path / "next.json"
    assert command("apply", saved, move, "--out", target).code == 0
    assert saved.read_bytes() == before
    assert regnum.load(target.read_bytes()).entries[-1].text == move


def test_apply_in_place(command: Command, saved: Path):
    move = str(next(regnum.load(saved.read_bytes()).game.moves()))
    assert command("apply", saved, move, "--in-place").code == 0
    assert regnum.load(saved.read_bytes()).entries[-1].text == move


def test_apply_can_turn_a_position_into_a_save(command: Command, position: Path, tmp_path: Path):
    target = tmp_path / "game.json"
    assert "sells" in command("apply", position, "sell", "grand-inquisitor", "--out", target).out
    assert regnum.load(target.read_bytes()).entries[0].text == "sell grand-inquisitor"


def test_apply_as_data_tells_what_happened(command: Command, position: Path):
    answer = command("apply", position, "sell", "grand-inquisitor", "--json").json()
    assert answer["seat"] == 0
    told = [(event["event"], event["seats"]) for event in answer["events"]]
    assert told == [("card_sold", [0]), ("hand_card_sold", [-1, 1, 2])]


def test_apply_tells_the_mover_what_the_mover_may_know(command: Command, position: Path):
    out = command("apply", position, "sell", "grand-inquisitor", "--out", "next.toml").out
    assert out == "Medici sells Grand Inquisitor for 2 florins\n"


def test_apply_replaces_no_foreign_file(command: Command, position: Path, tmp_path: Path):
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Medici,\n", encoding="utf-8")
    assert "not replaced" in command("apply", position, "sell", "grand-inquisitor", "--out", letter).complaint()
    assert letter.read_text(encoding="utf-8") == "Dear Medici,\n"


@pytest.mark.parametrize(
    ("move", "named"),
    [
        ("sell antipope", "Allowed now: sell grand-inquisitor"),
        ("end-turn", "at least one action"),
        ("levy vienna", "Allowed now: buy"),
        ("fly moon", "check its spelling"),
        ("buy", "check its spelling"),
    ],
)
def test_an_illegal_move_leaves_everything_as_it_was(command: Command, position: Path, move: str, named: str):
    before = position.read_bytes()
    line = command("apply", position, move, "--in-place").complaint()
    assert move in line
    assert named in line
    assert position.read_bytes() == before


def test_a_seat_that_does_not_exist(command: Command, position: Path):
    for name in ("show", "legal"):
        assert "there is no seat 3; seats are 0 to 2" in command(name, position, "--seat", 3).complaint()
    assert "there is no seat 3" in command("apply", position, "end-turn", "--seat", 3).complaint()


def test_a_seat_that_is_not_asked_cannot_move(command: Command, position: Path):
    assert "not your decision" in command("apply", position, "fair west", "--seat", 1).complaint()


def test_one_target_at_a_time(command: Command, position: Path):
    assert "--in-place" in command("apply", position, "fair west", "--out", "x.toml", "--in-place").complaint()


# ---- every title, saves and positions alike -------------------------------------------------------------------------


@pytest.fixture(params=[(title, form) for title in BUILT_IN for form in ("json", "toml")], ids="-".join)
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A game in progress of each title, as a save and as a position."""
    title, form = request.param
    players = max(3, find_title(title).min_players)
    history: History[Any] = History(regnum.new(title, players=players, seed=4))
    rng = Random(4)
    for _ in range(25):
        do_logged(history, choose_step(history.game, rng))
    path = tmp_path / f"{title}.{form}"
    store(history, path)
    return path


def test_show_and_legal_as_data_of_every_title(command: Command, stored: Path):
    shown = command("show", stored, "--json").json()
    listed = command("legal", stored, "--json").json()
    assert shown["title"] == listed["title"] == stored.stem
    assert shown["position"]["title"] == stored.stem
    assert shown["waiting"][0] == listed["seat"]
    assert listed["moves"]
    assert "view" in command("show", stored, "--seat", 0, "--json").json()


def test_why_and_apply_as_data_of_every_title(command: Command, stored: Path):
    move = command("legal", stored, "--json").json()["moves"][0]["move"]
    assert command("why", stored, move, "--json").json()["allowed"] is True
    done = command("apply", stored, move, "--json").json()
    assert (done["move"], done["title"]) == (move, stored.stem)
    target = stored.with_name("next.toml")
    assert command("apply", stored, move, "--out", target).code == 0
    again = command("show", target, "--json").json()
    assert again["position"] == done["position"]


def test_a_position_of_crusader_kings_by_hand(command: Command, tmp_path: Path):
    file = tmp_path / "crown.toml"
    hands = "".join(f"[seat.{seat}]\nhand = 6\n" for seat in range(3))
    text = f'title = "crusader_kings"\nplayers = 3\nnow = "mobilize 0"\n[turn]\ncard = "war-1"\n{hands}'
    file.write_text(text, encoding="utf-8")
    assert command("legal", file).out.splitlines()[-1].startswith("done")
    file.write_text(text.replace("mobilize", "mobilise"), encoding="utf-8")
    assert "crown.toml: now: there is no moment mobilise 0; did you mean mobilize?" in command("show", file).complaint()
    file.write_text(text.replace("war-1", "realm-1"), encoding="utf-8")
    assert "a card of the realm deck is being played" in command("show", file).complaint()


# ---- docs/positions.md ----------------------------------------------------------------------------------------------

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(.*?)```\n\n```\n\$ regnum (\w+) position\.toml\n(.*?)```", DOCUMENT, re.DOTALL)


def test_the_document_has_an_example_of_every_title():
    titles = [tomllib.loads(text)["title"] for text, _, _ in EXAMPLES]
    assert set(titles) == set(BUILT_IN)
    assert len(EXAMPLES) == DOCUMENT.count("```toml")


@pytest.mark.parametrize(("text", "name", "expected"), EXAMPLES, ids=range(len(EXAMPLES)))
def test_the_examples_of_the_document_are_true(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, text: str, name: str, expected: str
):
    monkeypatch.chdir(tmp_path)
    Path("position.toml").write_text(text, encoding="utf-8")
    answer = command(name, "position.toml", "--lang", "en")
    assert answer.out + answer.err == expected


def test_the_document_names_every_key_and_every_moment():
    crown = CrownLayout(regnum.new("crusader_kings", players=3, seed=1))
    keys = [slot.key for slot in crown.slots] + [*CrownReader.chance_keys, "discarded", "removed"]
    keys += [*TABLES, *SEAT_KEYS, *EMPIRE_KEYS, *TURN_KEYS, *SHARED, *CHANCE]
    assert [key for key in keys if not re.search(rf"`[^`]*\b{key}\b[^`]*`", DOCUMENT)] == []
    seats = crown.seats
    moments = [each.usage() for each in crown_moments(seats).moments]
    moments += [each.usage() for each in pax_moments(seats).moments]
    assert [moment for moment in moments if f"`{moment}`" not in DOCUMENT] == []


def test_the_document_names_every_key_and_every_moment_of_here_i_stand():
    chapter = DOCUMENT[DOCUMENT.index("## Here I Stand") : DOCUMENT.index("## In a title")]
    marks = ("impulse", "combat")  # of what is just going on: too many to be told one by one
    slots = [slot for slot in EuropeLayout().slots if slot.table not in marks]
    assert [slot.key for slot in slots if not re.search(rf"`[^`]*\b{slot.key}\b[^`]*`", chapter)] == []
    tables = {slot.table for slot in EuropeLayout().slots}
    assert [table for table in sorted(tables) if not re.search(rf"`\[{table}[].]", chapter)] == []
    assert [each.usage() for each in europe_moments().moments if f"`{each.usage()}`" not in chapter] == []
