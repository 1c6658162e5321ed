"""What can never be true of faith, debates and marriages, of spaces and of what players have seen is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.titles.here_i_stand.facts.catalogue import SPACE_NUMBER
from regnum.titles.here_i_stand.facts.names import BEHEADED, GERMAN, NONE, PAPACY, TRANSLATED_ZONES
from regnum.titles.here_i_stand.facts.people import DEBATER_NUMBER
from regnum.titles.here_i_stand.position.state import BANISHED, COLUMNS, GONE, Position
from tests.titles.here_i_stand.builder import europe, sound

LUTHER = DEBATER_NUMBER["luther"]


def banished_debater(state: Position) -> None:
    state.debaters[LUTHER] = BANISHED


def burnt_debater(state: Position) -> None:
    state.debaters[LUTHER] = GONE


def bible_first(state: Position) -> None:
    state.translations[TRANSLATED_ZONES + GERMAN] = 1


def too_many_steps(state: Position) -> None:
    state.translations[GERMAN] = 7


def two_universities(state: Position) -> None:
    state.universities = [5, 5]


def rested_helper(state: Position) -> None:
    state.inspiration = LUTHER


def rested_delegate(state: Position) -> None:
    state.delegates = [LUTHER]


def speaker_in_no_debate(state: Position) -> None:
    state.debating = [LUTHER, -1]


def twins(state: Position) -> None:
    state.wife = 4
    state.births[0] = state.births[3] = 3


def child_of_nobody(state: Position) -> None:
    state.births[0] = 3


def wedding_without_execution(state: Position) -> None:
    state.wedding_due = 1
    assert state.births[BEHEADED] < 0


def papal_guards_in_mainz(state: Position) -> None:
    state.land[SPACE_NUMBER["mainz"] * COLUMNS + PAPACY] = 1


def space_of_nobody(state: Position) -> None:
    state.control[SPACE_NUMBER["ragusa"]] = NONE


def eyes_of_other_players(state: Position) -> None:
    state.memories = state.memories[:-1]


@pytest.mark.parametrize(
    "spoil",
    [
        banished_debater,
        burnt_debater,
        bible_first,
        too_many_steps,
        two_universities,
        rested_helper,
        rested_delegate,
        speaker_in_no_debate,
        twins,
        child_of_nobody,
        wedding_without_execution,
        papal_guards_in_mainz,
        space_of_nobody,
        eyes_of_other_players,
    ],
)
def test_an_impossible_position_is_noticed(spoil: Callable[[Position], None]):
    game = europe()
    assert sound(game)
    spoil(game.state)
    assert not sound(game)
