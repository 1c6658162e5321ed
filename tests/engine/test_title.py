"""What a title declares, and what is refused before a game begins."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.engine.events import Event, EventKind, EventLog
from regnum.engine.options import Option
from regnum.engine.refusals import Reason, RegnumError
from regnum.engine.title import Title
from tests.conformance.pebbles import TAKEN, Pebbles, Round, TakeTurn, pebbles
from tests.probes import duel, interrupts, sealed_bids


def test_options_are_completed_with_their_defaults():
    assert sealed_bids.TITLE.check_options({}) == {"payment": "winner"}
    assert sealed_bids.TITLE.check_options({"payment": "everybody"}) == {"payment": "everybody"}


def test_unknown_options_and_values_are_refused_with_what_is_allowed():
    with pytest.raises(RegnumError, match="no option colour; it has: payment"):
        sealed_bids.TITLE.check_options({"colour": "red"})
    with pytest.raises(RegnumError, match="cannot be nobody; it can be: winner, everybody"):
        sealed_bids.TITLE.check_options({"payment": "nobody"})
    with pytest.raises(RegnumError, match="it has: none"):
        duel.TITLE.check_options({"payment": "winner"})


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_a_wrong_number_of_players_is_refused(players: int):
    with pytest.raises(RegnumError, match=f"for 2 to 4 players, not {players}"):
        duel.TITLE.check_players(players)


def test_an_unknown_scenario_is_refused():
    interrupts.TITLE.check_scenario("old_ships")
    with pytest.raises(RegnumError, match="no scenario calm; it has: standard, old_ships"):
        interrupts.TITLE.check_scenario("calm")
    with pytest.raises(RegnumError, match="no scenario calm"):
        regnum.new("pax_renaissance", scenario="calm")


def test_presets_of_every_title_are_valid_options():
    for title_id in regnum.title_ids():
        title = regnum.find_title(title_id)
        for preset in title.presets.values():
            assert set(title.check_options(preset)) == set(title.options)


def made_of(**parts: Any) -> Title[Any]:
    """A title with these parts and otherwise sound ones."""
    sound = pebbles()
    reasons = [reason for reason in sound.reasons.values() if reason.code > 0]
    default = {"decisions": [TakeTurn], "procedures": [Round], "events": [TAKEN], "reasons": reasons}
    return Pebbles(sound.knowledge, **{**default, **parts})


@pytest.mark.parametrize(
    ("parts", "complaint"),
    [
        ({"events": [TAKEN, EventKind("taken", "x")]}, "two events"),
        ({"reasons": [Reason(1, "full", "x"), Reason(2, "full", "x")]}, "two reasons"),
        ({"reasons": [Reason(1, "full", "x"), Reason(1, "empty", "y")]}, "numbers of reasons"),
        ({"reasons": [Reason(0, "full", "x")]}, "numbers of reasons"),
        ({"reasons": [Reason(-3, "full", "x")]}, "numbers of reasons"),
        ({"reasons": [Reason(4, "game_is_over", "x")]}, "two reasons"),
        ({"options": [Option("a", ("x",), "x", "1"), Option("a", ("y",), "y", "2")]}, "two options"),
        ({"decisions": [TakeTurn, TakeTurn]}, "two frames"),
    ],
)
def test_two_things_with_one_name_are_an_error(parts: dict[str, Any], complaint: str):
    with pytest.raises(TypeError, match=complaint):
        made_of(**parts)


def test_actions_of_all_decisions_have_numbers_of_their_own():
    title = duel.TITLE
    sizes = [cls.domain.size for cls in title.decision_classes]
    assert list(title.action_bases.values()) == [0, sizes[0], sizes[0] + sizes[1]]
    assert title.action_count == sum(sizes)
    assert title.action_id(duel.Thrust(1), 2) == sizes[0] + 2


def test_events_are_heard_by_those_who_may():
    log = EventLog()
    seen = EventKind("seen", "x", "card")
    for seats in (None, (1,), (-1, 0)):
        log.hear(Event(seen, (3,), seats))
    assert [len(log.since(0, seat)) for seat in (-1, 0, 1, 2)] == [2, 2, 2, 1]
    assert [len(log.since(1, seat)) for seat in (-1, 0, 1, 2)] == [1, 1, 1, 0]
    assert log.events[0].as_dict() == {"event": "seen", "rule": "x", "card": 3}
