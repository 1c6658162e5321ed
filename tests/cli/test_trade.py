"""`deals` and `deal` at the prompt: with a program that trades, with people at one screen, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from regnum.cli.deals import item_lines, item_text, read_deal
from regnum.cli.session import Session
from regnum.engine.deals import DealItem
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.rules.marriage import Propose
from tests.cli.conftest import Command
from tests.titles.crusader_kings.builder import crown, gold, hold, run

GAME = ("play", "crusader_kings", "--plain", "--seed", 3)


def session(*seats: str) -> Session:
    """Seat 0 has five gold, seat 1 has the Bank and two gold; seat 0 is asked about a marriage."""
    game = crown(players=3, programs="0")
    gold(game, 0, 5)
    gold(game, 1, 2)
    hold(game, 1, "bank")
    run(game, Propose(0))
    return Session(History(game), seats, 1)


def typed(command: Command, *lines: str, options: tuple[object, ...] = ()) -> str:
    """What the terminal says to these lines after hands were drawn."""
    return command(*GAME, *options, lines="\n".join([*lines, "quit"]) + "\n").out


def test_a_thing_is_listed_as_it_is_typed():
    assert item_text(DealItem(0, 1, "gold", 0, 3)) == "gold:0:3"
    assert item_text(DealItem(0, 1, "region", 7)) == "region:7"
    lines = item_lines(session("me", "me", "me"), 0)
    assert any(line.split() == ["gold:0:5", "5", "gold"] for line in lines)
    assert lines[0] == "With House of Capet: deal 1 give …"


def test_a_deal_is_read_in_both_directions():
    found = read_deal(session("me", "me", "me"), 0, "1 give gold:0:3 get development:2 region:4")
    assert str(found) == "0,1 0:1:gold:0:3;1:0:development:2:1;1:0:region:4:1"
    assert str(read_deal(session("me", "me", "me"), 0, "1 get gold:0:2")) == "0,1 1:0:gold:0:2"


@pytest.mark.parametrize(
    "text", ["x give gold:0:1", "1", "1 gold:0:1", "1 give gold", "1 give gold:x", "9 give gold:0:1"]
)
def test_what_is_no_deal_is_refused(text: str):
    with pytest.raises(RegnumError):
        read_deal(session("me", "me", "me"), 0, text)


def test_people_at_one_screen_confirm(command: Command):
    out = typed(command, "1", "1", "deal 1 give gold:0:1", "yes", "log 1", options=("--hotseat",))
    assert "agrees; the deal is struck." in out
    assert "gold" in out.rsplit("struck.", 1)[1]


def test_who_does_not_confirm_ends_it(command: Command):
    for answer in ("no", ""):
        out = typed(command, "1", "1", "deal 1 give gold:0:1", answer, options=("--hotseat",))
        assert "does not agree." in out
        assert "struck" not in out


def test_a_program_takes_a_gift_and_declines_a_theft(command: Command):
    assert "agrees; the deal is struck." in typed(command, "deal 1 give gold:0:2")
    assert "does not agree: that is too little" in typed(command, "deal 1 get gold:0:5")


def test_a_program_that_does_not_trade_declines(command: Command):
    assert "does not agree: does not trade" in typed(command, "deal 1 give gold:0:2", options=("--agent", "random"))


def test_the_rules_judge_a_deal_before_anybody_is_asked(command: Command):
    out = typed(command, "deal 1 give gold:0:50", "deal 2 give gold:0:1")
    assert out.count("(rule ") == 2
    assert "agree" not in out


def test_a_deal_is_saved_with_the_game(command: Command, tmp_path: Path):
    typed(command, "deal 1 give gold:0:2", "save traded.json")
    out = command("play", "--plain", "--load", tmp_path / "traded.json", lines="quit\n").out
    assert "3 gold" in out


def test_a_title_without_trade(command: Command):
    out = command("play", "pax_renaissance", "--plain", "--seed", 1, lines="deals\ndeal 1 give gold:0:1\nquit\n").out
    assert "Nothing can be traded now." in out
    assert out.count("struck") == 0


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_trade_speaks_the_language(command: Command, language: str):
    out = typed(command, "deals", "deal", "deal 1 give x", "deal 1 get gold:0:1", "help", options=("--lang", language))
    assert "regnum-play" not in out
    assert "ck-" not in out


def test_programs_of_the_rulebook_are_set_up_as_such(command: Command):
    out = typed(command, options=("--seats", "me,ferox,greedy"))
    assert "Ferox" in next(line for line in out.splitlines() if "(1):" in line)
    assert "Program" not in next(line for line in out.splitlines() if "(2):" in line)
