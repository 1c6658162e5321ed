"""`odds` in Crusader Kings: what the next check can bring to whoever is asked, from the own bag only."""

from __future__ import annotations

import pytest

from regnum.cli.aids import odds_lines
from regnum.edges.presenter import presenter_of
from regnum.edges.words import Words
from regnum.engine.chance import FastChance
from regnum.titles.crusader_kings.edges.odds import trial_of
from regnum.titles.crusader_kings.facts.names import FOR_EVENT, NONE, OPEN
from regnum.titles.crusader_kings.position.state import Crown
from regnum.titles.crusader_kings.rules.check import Check
from regnum.titles.crusader_kings.rules.crusade import ChooseLeader
from regnum.titles.crusader_kings.rules.intrigue import ChooseCoup, ChoosePlot
from regnum.titles.crusader_kings.rules.marriage import Propose
from regnum.titles.crusader_kings.rules.realm import ChooseSite
from regnum.titles.crusader_kings.rules.war import Declare
from tests.cli.conftest import Command
from tests.titles.crusader_kings.builder import (
    army,
    bag,
    castle,
    casus_belli,
    crown,
    duke,
    gold,
    hold,
    lord,
    own,
    region,
    relative,
    run,
    unrest,
)
from tests.titles.positions import do

LANGUAGES = ("en", "ru", "pl")


def trial(game: Crown, move: str) -> tuple[int, int, int, int]:
    """What an answer needs, its free tokens, the most gold, and its chance without gold in percent."""
    seat = game.waiting[0]
    code = game.decision().domain.parse(game.title.read(move))
    found = trial_of(game.state, game.decision(), seat, code)
    assert found is not None
    return found.required, found.free, found.gold, found.percent(0)


def ready() -> Crown:
    """Seat 0 has one success among four tokens, and three gold."""
    game = crown()
    bag(game, 0, "brave", "ugly", "weak", "craven")
    gold(game, 0, 3)
    return game


def test_every_coin_of_an_investment_has_its_chance():
    game = run(ready(), Check(0, FOR_EVENT, NONE, 1, 1, OPEN))
    assert odds_lines(game, 0) == [
        "0 gold: 25 % with one token",
        "1 gold: 50 % with 2 tokens",
        "2 gold: 75 % with 3 tokens",
    ]


def test_gold_that_a_success_will_cost_is_not_counted():
    game = run(ready(), Check(0, FOR_EVENT, NONE, 1, 1, OPEN, 2))
    assert len(odds_lines(game, 0)) == 2


def test_a_castle_keeps_its_price():
    game = ready()
    own(game, 0, "wales")
    gold(game, 0, 4)
    assert trial(run(game, ChooseSite(0)), "raise-castle wales")[:3] == (1, 1, 1)


def test_plots_need_what_they_need():
    game = ready()
    game.state.round = 1
    own(game, 0, "paris")
    own(game, 1, "normandy")
    castle(game, "normandy")
    hold(game, 1, "spymaster")
    lord(game, "scotland")
    run(game, ChoosePlot(0))
    assert trial(game, "fabricate 1")[:3] == (1, 1, 2)
    assert trial(game, "unrest normandy")[0] == 2
    assert trial(game, "assassinate 1 ruler")[0] == 3
    assert trial(game, "assassinate-lord scotland")[0] == 1
    assert trial(game, "bribe 1 spymaster")[2] == 1


def test_a_coup_against_a_castle():
    game = ready()
    own(game, 0, "paris")
    own(game, 1, "normandy")
    castle(game, "normandy")
    unrest(game, "normandy")
    assert trial(run(game, ChooseCoup(0)), "overthrow normandy")[0] == 2


def test_attacks_count_castles_supporters_and_the_dukes_tokens():
    game = ready()
    own(game, 0, "paris", "lorraine")
    own(game, 1, "burgundy")
    army(game, "paris", "lorraine")
    castle(game, "burgundy")
    casus_belli(game, 0, 1)
    duke(game, relative(game, 0, "son", "strong"), "paris")
    run(game, Declare(0))
    assert trial(game, "attack burgundy paris") == (2, 1, 3, 0)
    assert trial(game, "attack burgundy lorraine")[:2] == (2, 1)
    do(game, "attack burgundy paris")
    assert trial(game, "support burgundy lorraine") == (2, 2, 2, 10)


def test_what_needs_no_check_is_sure():
    game = ready()
    own(game, 0, "lombardy")
    army(game, "lombardy")
    game.state.allies[region("burgundy")] = 1
    run(game, Declare(0))
    assert trial(game, "attack burgundy lombardy")[0] == 0
    assert any(line.endswith(": no check is needed") for line in odds_lines(game, 0))
    game = ready()
    lord(game, "scotland", True, "ugly")
    lord(game, "ireland", True, "brave")
    run(game, Propose(0))
    assert trial(game, "marry-lord ruler scotland")[0] == 0
    assert trial(game, "marry-lord ruler ireland")[0] == 1


def test_a_crusade_needs_one_success():
    assert trial(run(ready(), ChooseLeader(0)), "lead ruler") == (1, 1, 2, 25)


def test_odds_do_not_depend_on_what_the_seat_cannot_know():
    game = run(ready(), Propose(0))
    bag(game, 1, "brave", "strong")
    before = odds_lines(game, 0)
    bag(game, 1, "ugly", "weak")
    assert odds_lines(game, 0) == before
    assert odds_lines(game.title.determinise(game, 0, FastChance(9)), 0) == before


def test_nobody_hears_the_odds_of_another():
    game = run(ready(), Propose(0))
    assert (
        presenter_of(game.title).odds(game, -1, Words("en"))
        == presenter_of(game.title).odds(game, 1, Words("en"))
        == []
    )
    assert odds_lines(game, 1) == odds_lines(game, None) == ["This title has no odds to tell."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_of_the_usual_checks_while_cards_are_drawn(command: Command, language: str):
    out = command("play", "crusader_kings", "--plain", "--seed", 3, "--lang", language, lines="odds\nquit\n").out
    assert out.count(" % ") == 6
    assert "ck-" not in out
