"""Games between programs: seats, seeds, counts, and what becomes of games that break off."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.agents import registry as agents_registry
from regnum.cli import run
from regnum.engine import registry
from regnum.engine.chance import FastChance
from regnum.engine.codec import load_failure
from regnum.engine.game import Game
from regnum.engine.promises import MOST_PROMISES, Promise
from regnum.engine.refusals import RegnumError, RuleFailure
from regnum.selfplay import GameResult, Match, Simulation, play_game, simulate
from regnum.selfplay.simulation import pair_up
from tests.probes import ambush, congress, twins
from tests.selfplay.faulty import FAULTY


@pytest.fixture(autouse=True)
def faulty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes the faulty title and two probes known."""
    for title in (FAULTY, twins.TITLE, ambush.TITLE, congress.TITLE):
        monkeypatch.setitem(registry._titles, title.id, title)


class Stubborn:
    """An agent that does not care what is legal."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, game: Game[Any], seat: int) -> int:
        return 77


def test_one_game_ends_with_winners():
    result = play_game(Match("pax_renaissance", ("random",) * 3, seed=2))
    assert result.failure is None
    assert result.winners
    assert result.way in regnum.find_title("pax_renaissance").outcomes
    assert result == play_game(Match("pax_renaissance", ("random",) * 3, seed=2))


def test_agents_change_seats_from_game_to_game(monkeypatch: pytest.MonkeyPatch):
    for name in "abc":
        monkeypatch.setitem(agents_registry._makers, name, agents_registry._makers["random"])
    matches = pair_up("pax_renaissance", 3, 4, ["a", "b", "c"], 0, {}, "standard")
    assert ["".join(match.agents) for match in matches] == ["abc", "bca", "cab", "abc"]
    assert len({match.seed for match in matches}) == 4


def test_neighbouring_seeds_share_no_game():
    seeds = [match.seed for seed in (1, 2) for match in pair_up("faulty", 2, 50, ["random"], seed, {}, "standard")]
    assert len(set(seeds)) == 100


def test_a_shared_victory_counts_for_each_winner():
    tally = Simulation("faulty", 2, 1, wins_by_seat=[0, 0], wins_by_agent={"random": 0})
    match = Match("faulty", ("random", "random"), 1)
    tally.count(GameResult(match, 5, (0, 1), "arrived", match.agents, (0, 1)))
    assert (tally.wins_by_seat, tally.wins_by_agent) == ([1, 1], {"random": 2})


def test_whoever_wins_with_both_his_seats_has_won_once():
    tally = simulate("probe_twins", 2, 12, ["random", "random"], seed=3)
    assert tally.finished == 12
    assert len(tally.wins_by_seat) == 4
    assert tally.wins_by_seat[0] == tally.wins_by_seat[2] == tally.wins_by_player[0]
    assert sorted(tally.wins_by_player) == [0, 1]
    assert sum(tally.wins_by_player.values()) >= 12
    assert tally.as_dict()["wins_by_player"] == [tally.wins_by_player[0], tally.wins_by_player[1]]


def test_programs_answer_windows_together():
    result = simulate("probe_ambush", 3, 20, ["random"], seed=4)
    assert (result.finished, result.errors, result.dead_ends) == (20, 0, 0)


def test_a_window_in_which_nobody_plays_is_closed_by_one_call():
    game = ambush.TITLE.setup({}, 4, FastChance(3))
    game.push("march")
    before = game.decision_id
    assert game.asked == (1, 2, 3)
    game.answer_all([ambush.PASS] * 4)
    assert game.decision_id == before + 1
    assert isinstance(game.decision(), ambush.Fight)


def test_all_outcomes_are_listed_but_rare_ones_only_if_they_occur():
    assert simulate("faulty", 2, 3, seed=1).as_dict()["outcomes"] == {"arrived": 3, "lost": 0}
    tally = simulate("pax_renaissance", 2, 1, seed=1)
    assert "last_banker" not in str(tally.as_dict()["outcomes"])
    tally.outcomes["last_banker"] = 1
    assert "last_banker" in str(tally.as_dict()["outcomes"])


def test_a_simulation_counts_what_its_games_did():
    matches = pair_up("pax_renaissance", 2, 5, ["random"], 7, {}, "standard")
    results = [play_game(match) for match in matches]
    tally = simulate("pax_renaissance", 2, 5, ["random"], seed=7)
    assert tally.decisions == sum(result.decisions for result in results)
    assert tally.wins_by_seat == [sum(seat in result.winners for result in results) for seat in (0, 1)]


def test_progress_is_told_game_by_game():
    heard: list[int] = []
    simulate("faulty", 2, 4, progress=heard.append)
    assert heard == [1, 1, 1, 1]


@pytest.mark.parametrize(("trap", "kind"), [("fails", "errors"), ("dead_end", "dead_ends"), ("no_outcome", "errors")])
def test_games_that_break_off_are_counted(trap: str, kind: str):
    tally = simulate("faulty", 2, 3, options={"trap": trap})
    assert (tally.finished, getattr(tally, kind), len(tally.failures)) == (0, 3, 3)
    assert sum(tally.wins_by_seat) == 0


def test_a_failed_rule_leaves_a_game_that_reproduces_it():
    result = play_game(Match("faulty", ("random",) * 2, 1, options={"trap": "fails"}))
    assert result.failure is not None
    assert result.failure.message == "ZeroDivisionError: a rule fails"
    history, failing = load_failure(result.failure.report)
    assert failing.text == result.failure.move
    with pytest.raises(RuleFailure, match="ZeroDivisionError"):
        history.move(failing.seat, failing.text)


def test_a_dead_end_leaves_the_game_so_far():
    result = play_game(Match("faulty", ("random",) * 2, 1, options={"trap": "dead_end"}))
    assert result.failure is not None
    assert (result.failure.kind, result.failure.move, result.decisions) == ("dead_end", "", 4)
    assert json.loads(result.failure.report)["position"]["state"]["moves"] == 4


def test_an_agent_that_breaks_the_rules_is_an_error(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(agents_registry._makers, "stubborn", Stubborn)
    tally = simulate("faulty", 2, 2, ["stubborn"])
    assert tally.errors == 2
    assert "no_such_answer" in str(tally.failures[0].failure)


def test_bad_input_is_refused_before_anything_is_played():
    for arguments in ({"games": 0}, {"players": 9}, {"agents": ["hal"]}, {"players": 3, "agents": ["random"] * 2}):
        with pytest.raises(RegnumError):
            simulate("faulty", **arguments)
    with pytest.raises(RegnumError, match="cannot be deep; it can be: none, fails"):
        simulate("faulty", options={"trap": "deep"})


@pytest.mark.parametrize("trap", ["fails", "dead_end"])
def test_the_command_says_where_the_game_was_saved(
    trap: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    code = run(["simulate", "faulty", "--games", "1", "--jobs", "1", "--option", f"trap={trap}", "--json"])
    said = capsys.readouterr()
    (kept,) = tmp_path.glob("failure-faulty-*.json")
    assert code == 1
    assert json.loads(said.out)["finished"] == 0
    assert said.err.count("\n") == 1
    assert f"saved as {kept.name}" in said.err


def test_the_command_can_make_the_failure_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.chdir(tmp_path)
    run(["simulate", "faulty", "--games", "1", "--jobs", "1", "--option", "trap=fails"])
    (kept,) = tmp_path.glob("failure-faulty-*.json")
    capsys.readouterr()
    assert run(["replay", kept.name]) == 1
    said = capsys.readouterr()
    assert "ZeroDivisionError" in said.err
    assert said.out.startswith("1. player 0: ")
    assert run(["apply", kept.name, "walk"]) == 1
    assert "ZeroDivisionError" in capsys.readouterr().err


class Sworn:
    """An agent that promises to rest, each time it is asked, and does so only at even seats."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, game: Game[Any], seat: int) -> int:
        options = game.legal(seat)
        return options[0] if seat % 2 and game.state.stage == congress.MARCH else options[-1]

    def promise(self, game: Game[Any], seat: int) -> list[Promise]:
        return [Promise(seat, [(seat + 1) % 4], "rest"), Promise(seat, [seat], "rest"), Promise(seat, [0], "love")]


def test_programs_are_asked_for_promises_and_held_to_nothing(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(agents_registry._makers, "sworn", Sworn)
    result = play_game(Match(congress.TITLE.id, ("sworn",) * 4, seed=2))
    assert result.failure is None
    assert result.promises == (
        ("0 1 rest:0", "kept"),
        ("1 2 rest:0", "broken"),
        ("2 3 rest:0", "kept"),
        ("3 0 rest:0", "broken"),
    )  # the same again, to oneself, and what the title does not know, is not promised
    tally = simulate(congress.TITLE.id, 4, 3, ["sworn", "random", "random", "random"])
    assert set(tally.promises_by_agent) == {"sworn"}
    assert sum(tally.promises_by_agent["sworn"].values()) == 3
    assert tally.as_dict()["promises_by_agent"] == tally.promises_by_agent
    assert "promises_by_agent" not in simulate(congress.TITLE.id, 4, 1).as_dict()


def test_what_programs_promised_is_told_to_people(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]):
    monkeypatch.setitem(agents_registry._makers, "sworn", Sworn)
    told = {"en": "kept 4, broken 4", "ru": "сдержано 4, нарушено 4", "pl": "dotrzymana 4, złamana 4"}
    for language, counts in told.items():
        wanted = ["simulate", congress.TITLE.id, "--players", "4", "--games", "2", "--agents", "sworn", "--jobs", "1"]
        assert run([*wanted, "--lang", language]) == 0
        assert f"  sworn: {counts}\n" in capsys.readouterr().out


def test_no_program_promises_without_end(monkeypatch: pytest.MonkeyPatch):
    class Talker(Sworn):
        said = 0

        def promise(self, game: Game[Any], seat: int) -> list[Promise]:
            kinds = [("spare", number) for number in range(4)] + [("rest", 0)]
            mates = [[other] for other in range(4) if other != seat] + [[o for o in range(4) if o != seat]]
            self.said += 1
            return [Promise(seat, to, kind, number) for to in mates for kind, number in kinds][5 * self.said - 5 :]

    monkeypatch.setitem(agents_registry._makers, "talker", Talker)
    monkeypatch.setattr("regnum.selfplay.pledges.MOST_PROMISES", 7)
    result = play_game(Match(congress.TITLE.id, ("talker",) * 4, seed=2))
    assert [sum(text.startswith(f"{seat} ") for text, _ in result.promises) for seat in range(4)] == [7] * 4
    assert MOST_PROMISES == 40
