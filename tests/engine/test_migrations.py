"""Games of older rules: renamed things stay readable, positions are brought up to date, nobody is called a cheat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest

from regnum.engine.chance import VerifiableChance, commitment
from regnum.engine.codec import SaveFile, load, save, sealed_bytes
from regnum.engine.history import History
from regnum.engine.migrations import Former, Migration, OldGame, bring_up_to_date
from regnum.engine.refusals import RegnumError
from regnum.engine.title import Title
from regnum.engine.verify import verify
from tests.conformance.pebbles import Pebbles, TakeTurn, pebbles
from tests.engine.tables import play_to_the_end

SECRET, NONCES = b"host", [b"0", b"1"]


class Later(Pebbles):
    """The next version of the rules, in the same form."""

    version = 2


class Renamed(Pebbles):
    """The same version, in which a move is called otherwise."""

    former = Former(words={"grab": "take"}, frames={"GrabTurn": "TakeTurn"}, events={"grabbed": "taken"})


def begun(title: Title[Any]) -> History[Any]:
    return History(title.setup({}, 2, VerifiableChance.from_secret(SECRET, NONCES)))


def test_a_save_of_older_rules_goes_on_from_its_position():
    history = begun(pebbles())
    history.move(0, "draw")
    history.move(1, "take one")
    later = load(save(history), lambda name: pebbles(Later))
    assert later.game.view(0) == history.game.view(0)
    assert [entry.version for entry in later.entries] == [1, 1]
    assert not later.can_undo(1)
    later.move(later.game.waiting[0], "draw")
    again = load(save(later), lambda name: pebbles(Later))
    assert again.game.view(1) == later.game.view(1)
    assert [entry.version for entry in again.entries] == [1, 1, 2]


def test_a_save_of_newer_rules_is_refused():
    with pytest.raises(RegnumError, match="ruleset 2 of pebbles; this version has 1"):
        load(save(begun(pebbles(Later))), lambda name: pebbles())


def test_words_that_were_renamed_stay_readable():
    history = begun(pebbles())
    history.move(0, "take one")
    data = save(history)
    assert b"take one" in data
    title = pebbles(Renamed)
    fresh = begun(title)
    fresh.move(0, "grab one")
    assert [entry.text for entry in fresh.entries] == ["take one"]


def test_every_name_that_was_changed_is_brought_up_to_date():
    former = Former({"coins": "gold"}, {"Grab": "Take"}, {}, {"weather": "sky"}, {"seize": "take"})
    old = OldGame(former, {"weather": "fine"}, {"coins": [1]}, [["Grab", 2], []], [1, 0], [-1, "seize one"])
    assert (old.settings, old.state.present, old.stack) == ({"sky": "fine"}, {"gold": [1]}, [["Take", 2], []])
    assert old.sealed == [-1, "take one"]


def test_an_older_step_is_not_touched_by_a_later_renaming():
    def halve(old: OldGame) -> None:  # written when coins were called coins and Take was Grab
        coins = old.state["coins"]
        assert isinstance(coins, list)
        old.state["purses"] = coins[:1]
        assert "coins" in old.state
        old.state.pop("coins")
        old.frames("Grab")[0][1] = 7

    former = Former({"coins": "gold", "purses": "chests"}, {"Grab": "Take"})
    old = OldGame(former, {}, {"coins": [1, 2]}, [["Grab", 2], ["Other", 1]], [1, 0])
    bring_up_to_date(old, {1: halve}, 1, 2)
    assert old.state.present == {"chests": [1]}
    assert old.stack == [["Take", 7], ["Other", 1]]


def test_steps_are_taken_from_the_version_of_the_game_on():
    taken: list[int] = []

    def step(number: int) -> Migration:
        return lambda old: taken.append(number)

    steps = {number: step(number) for number in (1, 2, 4)}
    bring_up_to_date(OldGame(Former(), {}, {}, [], []), steps, 2, 5)
    assert taken == [2, 4]


def test_a_finished_game_of_other_rules_is_not_called_a_fraud():
    data = save(play_to_the_end(begun(pebbles()), 3))
    verdict = verify(data, commitment(SECRET), lambda name: pebbles(Later))
    assert (verdict.fair, verdict.other_rules, verdict.problems) == (None, 1, [])
    assert verify(data, commitment(b"another"), lambda name: pebbles(Later)).fair is False


def test_a_migrated_position_gets_what_it_lacked():
    class Wider(Pebbles):
        version = 2
        migrations: ClassVar[Mapping[int, Migration]] = {
            1: lambda old: old.state.__setitem__("hand", old.state.pop("hands"))
        }

    history = begun(pebbles(turn=TakeTurn))
    history.move(0, "draw")
    data = save(history).replace(b'"hand"', b'"hands"')
    moved = load(sealed_bytes(msgspec.json.decode(data, type=SaveFile)), lambda name: pebbles(Wider))
    assert moved.game.view(0) == history.game.view(0)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"regnum": "finished"}, "whether the game is over"),
        ({"log": [(1, "dance", 0, "draw", 1)]}, "unknown kind of log entry dance"),
        ({"log": [(7, "move", 0, "draw", 1)]}, "should have the number 1"),
    ],
)
def test_what_can_be_seen_without_the_old_rules_is_checked(change: dict[str, Any], complaint: str):
    history = begun(pebbles())
    history.move(0, "draw")
    body = msgspec.structs.replace(msgspec.json.decode(save(history), type=SaveFile), **change)
    with pytest.raises(RegnumError, match=complaint):
        load(sealed_bytes(body), lambda name: pebbles(Later))
