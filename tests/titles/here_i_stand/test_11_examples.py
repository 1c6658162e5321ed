"""11.1: what the Protestants may do in the rulebook's example of an impulse (lines 682 to 698)."""

from __future__ import annotations

import pytest

from regnum.titles.here_i_stand.facts.names import ENGLISH, FRENCH, GERMAN
from regnum.titles.here_i_stand.position.state import COMMITTED
from tests.rule import rule
from tests.titles.here_i_stand.believers import debaters, listen, only_debaters, reformers, status, told_of
from tests.titles.here_i_stand.builder import Europe, asked, europe, faith, hold, place_of, play
from tests.titles.positions import decision, do, moves, moves_with, why_not


@pytest.fixture
def game() -> Europe:
    """Turn 1: the Protestants hold two cards of three points; of the German debaters only Luther is uncommitted."""
    found = europe()
    faith(found, "protestant", "wittenberg")
    reformers(found, "luther")
    only_debaters(found, "luther", "eck")
    debaters(found, COMMITTED, "melanchthon", "bucer", "carlstadt")
    hold(found, "protestant", "katherina_bora", "threat_to_power")
    return play(found, "protestant")


def convert_all(game: Europe) -> None:
    """All attempts that are due, wherever."""
    while decision(game) == "ChooseTarget":
        do(game, min(moves_with(game, "convert")))


@rule("11.1.example2", "8.2.debaters_language")
@pytest.mark.parametrize("card", ["katherina-bora", "threat-to-power"])
def test_a_card_for_a_debate_in_germany_alone(game: Europe, card: str):
    do(game, f"points {card}")
    assert game.state.cp == 3
    assert why_not(game, "debate german") == "ok"
    assert why_not(game, "debate french") == why_not(game, "debate english") == "nobody_to_debate_with"
    do(game, "debate german")
    assert game.state.cp == 0
    assert place_of(game, card.replace("-", "_")) == "discard"


@rule("11.1.example3", "11.1.repeat")
def test_a_treatise_and_a_step_of_the_german_testament(game: Europe):
    do(game, "points katherina-bora", "treatise german")
    convert_all(game)
    do(game, "translate german")
    assert (game.state.translations[GERMAN], game.state.cp, decision(game)) == (1, 0, "PlayCard")


@rule("11.1.example4")
def test_three_steps_of_the_german_testament(game: Europe):
    do(game, "points threat-to-power", *["translate german"] * 3)
    assert (game.state.translations[GERMAN], game.state.cp, decision(game)) == (3, 0, "PlayCard")


@rule("11.1.example5")
def test_a_step_in_each_of_three_zones(game: Europe):
    do(game, "points threat-to-power", "translate german", "translate french", "translate english")
    assert [game.state.translations[zone] for zone in (GERMAN, FRENCH, ENGLISH)] == [1, 1, 1]
    assert decision(game) == "PlayCard"  # of the next impulse


@rule("11.1.example6", "ruling.g48")
def test_katherina_bora_brings_five_attempts_in_any_zones_and_leaves_the_game(game: Europe):
    """The text of the card and 18.3 say five, where the example says four."""
    log = listen(game)
    faith(game, "protestant", "paris")
    do(game, "event katherina-bora")
    assert {"convert orleans", "convert leipzig"} <= moves(game)
    convert_all(game)
    assert len(told_of(log, "attempt_made")) == 5
    assert place_of(game, "katherina_bora") == "out of game"
    assert status(game, "luther") == "committed"


@rule("11.1.example8", "11.pass3")
def test_with_two_cards_under_luther_they_may_pass(game: Europe):
    assert asked(game) == "protestant"
    assert why_not(game, "pass") == "ok"
    do(game, "pass")
    assert place_of(game, "katherina_bora") == place_of(game, "threat_to_power") == "protestant"


@rule("11.1.example9", "8.2.debaters_commit")
@pytest.mark.parametrize(
    ("answers", "steps"),
    [
        (["translate-with luther"], 2),
        (["translate german", "translate german", "translate-with luther"], 4),
        (["translate-with luther", "translate french", "translate english"], 2),
    ],
)
def test_luther_may_add_a_step_to_any_of_these(game: Europe, answers: list[str], steps: int):
    do(game, "points katherina-bora")
    if len(answers) == 1:
        do(game, "treatise german")
        convert_all(game)
    do(game, *answers)
    assert game.state.translations[GERMAN] == steps
    assert status(game, "luther") == "committed"
    assert game.state.cp == 0
