"""Events that bring children and brides."""

from __future__ import annotations

import pytest

from regnum.titles.crusader_kings.facts.catalogue import GLITTERHOOF, first_card, kind_of
from regnum.titles.crusader_kings.facts.names import CULTURES, EVENT, MALE
from regnum.titles.crusader_kings.position.changes.family import couple
from regnum.titles.crusader_kings.position.queries.family import sex
from tests.rule import rule
from tests.titles.crusader_kings.builder import Crown, bag, crown, gold, marry, relative, sound, traits_on
from tests.titles.crusader_kings.builder_war import befall, gone, listen
from tests.titles.positions import do, moves, why_not


def newborn(game: Crown, seat: int) -> int:
    """The only child of a player."""
    (child,) = game.state.children[seat]
    assert first_card(game.state.culture[seat]) <= child < first_card(game.state.culture[seat]) + 20
    return child


@rule("event.resolve", "birth.card")
def test_cradle_abroad():
    game = crown()
    marry(game, 1)
    befall(game, "cradle_abroad")
    assert len(traits_on(game, newborn(game, 1))) == 1
    assert sound(game)


@rule("event.resolve", "birth.card")
def test_bells_for_newborn():
    game = crown()
    marry(game, 0)
    befall(game, "bells_for_newborn")
    assert game.state.bastard[newborn(game, 0)] == 0


@rule("event.resolve")
def test_christening_feast():
    game = crown()
    marry(game, 1)
    gold(game, 1, 1)
    befall(game, "christening_feast")
    newborn(game, 1)
    assert game.state.gold[1] == 0
    game = crown()
    marry(game, 1)
    befall(game, "christening_feast")
    assert game.state.gold[1] == 0


@rule("event.resolve", "birth.card")
def test_twins():
    game = crown()
    marry(game, 1)
    befall(game, "twins")
    assert len(game.state.children[1]) == 2
    game = crown()
    marry(game, 1)
    for _ in range(2):
        relative(game, 1, "son")
    befall(game, "twins")
    assert len(game.state.children[1]) == 3
    assert sound(game)


@rule("event.checks", "death.traits")
@pytest.mark.parametrize(("trait", "dies"), [("ugly", True), ("brave", False)])
def test_hard_labour(trait: str, dies: bool):
    game = crown()
    wife = marry(game, 0)
    bag(game, 0, trait)
    gold(game, 0, 5)
    befall(game, "hard_labour")
    newborn(game, 0)
    assert gone(game, wife) == dies
    assert game.state.gold[0] == 5  # no gold may be spent
    assert sound(game)


@rule("event.resolve", "succession.order")
def test_bastard_at_court():
    game = crown()
    gold(game, 1, 2)
    befall(game, "bastard_at_court")
    assert game.state.bastard[newborn(game, 1)] == 1
    assert game.state.gold[1] == 1
    befall(game, "bastard_at_court")
    assert game.state.bastard[newborn(game, 2)] == 1  # whoever has children is passed over


@rule("event.resolve", "birth.card")
def test_late_blessing():
    for seed in range(5):
        game = crown()
        marry(game, 1)
        game.chance.counter += seed
        befall(game, "late_blessing")
        assert sex(game.state, newborn(game, 1)) == MALE
    game = crown()
    marry(game, 1)
    relative(game, 1, "daughter")
    befall(game, "late_blessing")
    assert len(game.state.children[1]) == 1


@rule("event.resolve")
def test_born_under_the_banner():
    game = crown()
    marry(game, 0)
    befall(game, "born_under_the_banner")
    child = newborn(game, 0)
    assert traits_on(game, child) == ["brave"]
    assert kind_of(game.state.traits[child][0]) == EVENT
    assert sound(game)


@rule("event.resolve", "marriage.ruler_spouse")
def test_bride_from_outremer():
    game = crown()
    befall(game, "bride_from_outremer")
    do(game, "course 1")
    assert moves(game) == {"court english", "court frankish", "court german"}
    assert why_not(game, "court iberian") == "culture_not_in_play"
    do(game, "court german")
    wife = game.state.spouse[game.state.ruler[0]]
    assert first_card(CULTURES.index("german")) <= wife < first_card(CULTURES.index("german")) + 20
    assert sex(game.state, wife) != MALE
    assert len(game.state.bag[0]) == 1
    assert not any(game.state.ally)
    assert sound(game)


@rule("glitterhoof.marriage", "event.condition_self")
def test_with_a_horse_there_are_no_children():
    game = crown(glitterhoof="on")
    couple(game, 0, game.state.ruler[0], GLITTERHOOF)
    ear = listen(game)
    befall(game, "bells_for_newborn")
    assert "event_ignored" in ear.told()
    assert game.state.children[0] == []
