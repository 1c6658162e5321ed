"""`regnum simulate`."""

from __future__ import annotations

import pytest

from regnum.cli.settings import read_settings
from regnum.engine.registry import find_title
from regnum.selfplay.match import Match, new_game
from regnum.titles.crusader_kings.position.state import is_program
from tests.cli.conftest import Command

KEYS = [
    "title",
    "players",
    "games",
    "finished",
    "dead_ends",
    "errors",
    "decisions",
    "seconds",
    "outcomes",
    "wins_by_seat",
    "wins_by_player",
    "wins_by_agent",
]


def test_the_document_has_the_agreed_keys(command: Command):
    answer = command("simulate", "pax_renaissance", "--players", 3, "--games", 4, "--seed", 1, "--jobs", 1, "--json")
    result = answer.json()
    assert answer.code == 0
    assert list(result) == KEYS
    assert (result["title"], result["players"], result["games"]) == ("pax_renaissance", 3, 4)
    assert (result["finished"], result["dead_ends"], result["errors"]) == (4, 0, 0)
    assert list(result["outcomes"]) == ["renaissance", "globalization", "imperial", "holy", "patron"]
    assert sum(result["outcomes"].values()) == 4
    assert len(result["wins_by_seat"]) == 3
    assert result["wins_by_agent"] == {"random": sum(result["wins_by_seat"])}


def test_progress_stays_away_from_a_file(command: Command):
    assert command("simulate", "pax_renaissance", "--games", 2, "--jobs", 1, "--json").err == ""


def test_the_results_do_not_depend_on_the_jobs(command: Command):
    arguments = ("simulate", "pax_renaissance", "--players", 2, "--games", 6, "--seed", 9, "--json")
    alone, together = (command(*arguments, "--jobs", jobs).json() for jobs in (1, 2))
    alone.pop("seconds")
    together.pop("seconds")
    assert alone == together


def test_options_and_presets_change_the_games(command: Command):
    arguments = ("simulate", "pax_renaissance", "--games", 8, "--jobs", 1, "--json")
    plain = command(*arguments).json()["decisions"]
    assert command(*arguments, "--option", "astrology=on").json()["decisions"] != plain
    assert command(*arguments, "--preset", "rulebook").json()["decisions"] == plain
    assert command(*arguments, "--preset", "living", "--scenario", "standard").code == 0


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_people_get_a_summary(command: Command, language: str):
    answer = command("simulate", "pax_renaissance", "--games", 2, "--jobs", 1, "--lang", language)
    assert answer.code == 0
    assert "patron:" in answer.out


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["chess"], "there is no title chess; there is: pax_renaissance"),
        (["pax_renaissance", "--players", "9"], "1 to 4 players, not 9"),
        (["pax_renaissance", "--players", "many"], "--players"),
        (["pax_renaissance", "--games", "0"], "1 or more, not 0"),
        (["pax_renaissance", "--jobs", "0"], "1 or more, not 0"),
        (["pax_renaissance", "--agents", "hal"], "there is no agent hal; there is: random"),
        (["pax_renaissance", "--players", "3", "--agents", "random,random"], "name 1 agent, or 3"),
        (["pax_renaissance", "--option", "weather=fine"], "no option weather; it has: "),
        (["pax_renaissance", "--option", "astrology=maybe"], "astrology cannot be maybe; it can be: off, on"),
        (["pax_renaissance", "--option", "astrology"], "NAME=VALUE"),
        (["pax_renaissance", "--preset", "house"], "it has: rulebook, living"),
        (["pax_renaissance", "--scenario", "1600"], "no scenario 1600; it has: standard"),
        (["pax_renaissance", "--faster"], "--faster"),
        ([], "TITLE"),
    ],
)
def test_bad_input_is_named_in_one_line(command: Command, arguments: list[str], named: str):
    assert named in command("simulate", *arguments, "--json").complaint()


def test_only_chosen_options_override_what_follows_from_the_seats():
    title = find_title("crusader_kings")
    assert read_settings(title, None, ()) == {}
    assert read_settings(title, None, ("seat_1=person",)) == {"seat_1": "person"}
    match = Match("crusader_kings", ("greedy", "ferox"), 1, options=read_settings(title, None, ()))
    assert [is_program(new_game(match).state, seat) for seat in (0, 1)] == [False, True]
