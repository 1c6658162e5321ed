"""Games as files: full saves, finished games, one seat's record."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import regnum
from regnum.engine.chance import Chance, FastChance, ScriptedChance, VerifiableChance, commitment
from regnum.engine.codec import SaveFile, load, read_file, record, save, sealed_bytes
from regnum.engine.history import History
from regnum.engine.refusals import RegnumError
from regnum.engine.snapshot import describe_chance, fingerprint, is_at, make_chance, make_frame, restore, snapshot
from regnum.engine.title import Title
from tests.conformance.secrecy import scrambled
from tests.engine.tables import begin, find_probe, play, play_to_the_end
from tests.probes import PROBES, duel, interrupts, sealed_bids

all_probes = pytest.mark.parametrize("title", PROBES, ids=lambda title: title.id)


@all_probes
def test_a_running_game_is_a_save_and_an_ended_one_is_finished(title: Title[Any]):
    history = play(begin(title), 3)
    assert read_file(save(history)).regnum == "save"
    assert read_file(save(play_to_the_end(history))).regnum == "finished"


@all_probes
def test_a_loaded_game_is_saved_as_the_same_file(title: Title[Any]):
    for steps in (0, 5, 10_000):
        data = save(play(begin(title, 3), steps))
        assert save(load(data, find_probe)) == data


def test_loading_brings_log_origin_and_events_back():
    history = play(begin(duel.TITLE, 3), 15)
    loaded = load(save(history), find_probe)
    assert [entry.as_line() for entry in loaded.entries] == [entry.as_line() for entry in history.entries]
    assert fingerprint(loaded.origin) == fingerprint(history.origin)
    assert [event.as_dict() for event in loaded.log.events] == [event.as_dict() for event in history.log.events]


def test_a_scenario_is_kept():
    game = interrupts.TITLE.setup({}, 2, FastChance(0), "old_ships")
    loaded = load(save(History(game)), find_probe)
    assert loaded.game.scenario == "old_ships"
    assert loaded.game.copy().scenario == "old_ships"


@pytest.mark.parametrize(
    "chance",
    [
        FastChance(9, 4),
        VerifiableChance(b"key", 2, 7),
        VerifiableChance.from_secret(b"secret", [b"a", b"b"]),
        ScriptedChance([1, 2], 1),
    ],
)
def test_every_source_of_chance_survives_a_file(chance: Chance):
    again = make_chance(describe_chance(chance))
    assert describe_chance(again) == describe_chance(chance)
    assert [again.below(3) for _ in range(5)] == [chance.copy().below(3), *draws(chance)]


def draws(chance: Chance) -> list[int]:
    """The second to fifth draw."""
    twin = chance.copy()
    return [twin.below(3) for _ in range(5)][1:]


@pytest.mark.parametrize("kind", ["lucky", ""])
def test_an_unknown_source_of_chance_is_refused(kind: str):
    described = describe_chance(FastChance(0))
    described.kind = kind
    with pytest.raises(RegnumError, match="unknown source of chance"):
        make_chance(described)


# ---- one seat's record ----------------------------------------------------------------------------------------------


def test_a_record_holds_the_view_and_the_events_of_its_seat():
    history = play(begin(duel.TITLE, 3), 12)
    content = read_file(record(history, 1))
    assert (content.regnum, content.title) == ("record", "probe_duel")
    raw = msgspec.json.decode(record(history, 1))
    assert raw["view"] == msgspec.json.decode(msgspec.json.encode(history.game.view(1)))
    assert len(raw["events"]) == len(history.log.since(0, 1))


def test_a_record_holds_no_hidden_card_and_no_key():
    secret = VerifiableChance.from_secret(b"of the host", [b"0", b"1", b"2"])
    history = play(begin(duel.TITLE, 3, secret), 12)
    for seat in range(-1, 3):
        data = record(history, seat)
        raw = msgspec.json.decode(data)
        shown = [raw["view"]["hand"][other] for other in range(3) if other != seat]
        assert shown == [[len(history.game.state.hand[other])] for other in range(3) if other != seat]
        assert raw["view"]["deck"] == len(history.game.state.deck)
        drawn = [event for event in raw["events"] if event["event"] == "own_card_drawn"]
        assert all(event["seat"] == seat for event in drawn)
        assert secret.key.hex().encode() not in data
        assert secret.secret.hex().encode() not in data
        assert not {"log", "origin", "position", "draws"} & set(raw)
        assert raw["commitment"] == commitment(secret.secret)


def test_a_record_of_pax_does_not_change_with_what_the_seat_cannot_know():
    for seed in range(4):
        history = play(History(regnum.new("pax_renaissance", players=3, seed=seed)), 80, seed)
        for seat in range(-1, 3):
            before = record(history, seat)
            real = history.game.state
            history.game.state = scrambled(history.game, seat, seed).state
            assert record(history, seat) == before
            history.game.state = real


def test_a_record_cannot_be_played_on():
    with pytest.raises(RegnumError, match="one seat's record"):
        load(record(begin(duel.TITLE), 0), find_probe)


@pytest.mark.parametrize("seat", [-2, 2, 99])
def test_a_record_of_a_seat_that_does_not_exist_is_refused(seat: int):
    with pytest.raises(RegnumError, match=f"no seat {seat}; the seats are 0 to 1"):
        record(begin(duel.TITLE), seat)


# ---- what is refused ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not complete JSON"),
        (b"{", "not complete JSON"),
        (b"\xff\xfe", "not complete JSON"),
        (b"[" * 100_000, "not complete JSON"),
        (b"null", "not a Regnum file"),
        (b"[1, 2]", "not a Regnum file"),
        (b'{"regnum": "chess"}', "not a Regnum file"),
        (b'{"regnum": ["save"]}', "not a Regnum file"),
        (b'{"regnum": "save", "format": 99}', "format 99"),
        (b'{"regnum": "save", "format": 1}', "damaged"),
        (b'{"regnum": "save", "format": 1, "title": "\\ud800"}', "damaged"),
    ],
)
def test_foreign_and_broken_files_are_refused(data: bytes, complaint: str):
    with pytest.raises(RegnumError, match=complaint):
        load(data, find_probe)


@pytest.mark.parametrize("write", [save, lambda history: record(history, 0)], ids=["save", "record"])
def test_content_that_does_not_fit_the_checksum_is_refused(write: Callable[[History[Any]], bytes]):
    data = write(play(begin(duel.TITLE), 5))
    changed = data.replace(b'"turns": ', b'"turns": 1', 1)
    assert read_file(data)
    assert changed != data
    with pytest.raises(RegnumError, match="checksum"):
        read_file(changed)


def edited(history: History[Any], **changes: Any) -> bytes:
    """The save of a game with other values in some of its fields, and a fitting checksum."""
    body = read_file(save(history))
    assert isinstance(body, SaveFile)
    return sealed_bytes(msgspec.structs.replace(body, **changes))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"title": "chess"}, "no title chess"),
        ({"ruleset": 7}, "ruleset 7 of probe_duel; this version has 1"),
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"players": 3}, "impossible"),
        ({"options": {"payment": "winner"}}, "no option payment"),
        ({"scenario": "calm"}, "no scenario calm"),
        ({"regnum": "finished"}, "whether the game is over"),
        ({"log": []}, "does not lead to its position"),
        ({"log": [(1, "move", 0, "rest", 2)]}, "rulesets of the file go back"),
        ({"log": [(1, "move", 0, "rest", 0)]}, "rulesets of the file go back"),
        ({"log": [(2, "move", 0, "rest", 1)]}, "should read"),
        ({"log": [(1, "move", 0, "Rest", 1)]}, "should read"),
        ({"log": [(1, "move", 1, "rest", 1)]}, "entry 1 is not possible: not_your_decision"),
        ({"log": [(1, "move", 0, "dance", 1)]}, "entry 1 is not possible: unknown_move"),
        ({"log": [(1, "move", 0, "", 1)]}, "empty move"),
        ({"log": [(1, "undo", 0, "", 1)]}, "nothing_to_undo"),
        ({"log": [(1, "deal", 0, "0,1 0:1:good", 1)]}, "not a deal"),
        ({"log": [(1, "deal", 0, "0,1 0:1:good:0:1", 1)]}, "deals_are_closed"),
        ({"log": [(1, "dance", 0, "", 1)]}, "unknown kind of log entry dance"),
    ],
)
def test_a_save_that_contradicts_itself_is_refused(changes: dict[str, Any], complaint: str):
    history = begin(duel.TITLE)
    history.move(0, "rest")
    with pytest.raises(RegnumError, match=complaint):
        load(edited(history, **changes), find_probe)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("stack", [["Fly"]], "does not know the step"),
        ("stack", [[]], "does not know the step"),
        ("stack", [["Bout", 1], ["Fight"], ["TakeStance"]], "has 0 arguments, not 1"),
        ("stack", [["Bout"], ["Fight"], ["Thrust", "east"]], "are not numbers"),
        ("stack", [["Bout"], ["Fight"], ["Thrust", True]], "are not numbers"),
        ("stack", [["Bout"], ["Fight"]], "incomplete"),
        ("stack", [["Bout"], ["Fight"], ["Attack", 1]], "nobody is asked"),
        ("stack", [], "incomplete"),
        ("progress", [2, 9, 0], "has no step 9"),
        ("progress", [2, -2, 0], "has no step -2"),
        ("progress", [2, 1, 1], "has no step 1"),
        ("progress", [2, 1], "incomplete"),
        ("sealed", [0, -1], "cannot have sealed"),
        ("sealed", [-1, -7], "cannot have sealed"),
        ("sealed", [-1], "incomplete"),
        ("finished", True, "neither over nor going on"),
    ],
)
def test_an_impossible_position_is_refused(field: str, value: Any, complaint: str):
    history = begin(duel.TITLE)
    body = read_file(save(history))
    assert isinstance(body, SaveFile)
    position = msgspec.structs.replace(body.origin, **{field: value})
    with pytest.raises(RegnumError, match=complaint):
        load(edited(history, origin=position, position=position), find_probe)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("active", "0"),
        ("active", [0]),
        ("active", 2),
        ("wounds", 0),
        ("wounds", [[0], [0]]),
        ("wounds", [0, True]),
        ("hand", [1, 2]),
        ("hand", []),
        ("hand", [[1], ["2"]]),
        ("deck", None),
        ("pile", [99]),
        ("purse", 5),
    ],
)
def test_a_state_of_a_wrong_form_is_refused(name: str, value: Any):
    history = begin(duel.TITLE)
    body = read_file(save(history))
    assert isinstance(body, SaveFile)
    position = msgspec.structs.replace(body.origin, state={**body.origin.state, name: value})
    with pytest.raises(RegnumError, match=r"wrong form|impossible|fields of probe_duel"):
        load(edited(history, origin=position, position=position), find_probe)


def test_draws_that_do_not_belong_to_the_log_are_refused():
    history = begin(duel.TITLE)
    history.move(0, "rest")
    with pytest.raises(RegnumError, match="draws of the file do not fit"):
        load(edited(history, draws=describe_chance(FastChance(99, history.game.chance.counter))), find_probe)


def test_a_dead_end_can_still_be_loaded_and_looked_at():
    history = begin(duel.TITLE)
    frame = make_frame(duel.TITLE, ["Thrust", 1])
    assert frame.arguments() == (1,)
    history.game.stack[-1] = frame
    loaded = load(save(History(history.game)), find_probe)
    assert loaded.game.legal(0)


def test_sealed_answers_are_kept_in_words_and_codes_of_older_files_are_read():
    history = History(sealed_bids.TITLE.setup({"payment": "winner"}, 3, FastChance(1)))
    history.move(0, "bid 2")
    history.move(1, "abstain")
    position = snapshot(history.game)
    assert position.sealed == ["bid 2", "abstain", -1]
    older = msgspec.structs.replace(position, sealed=[2, sealed_bids.ABSTAIN, -1])
    for form in (position, older):
        again = restore(sealed_bids.TITLE, 3, {"payment": "winner"}, form, describe_chance(history.game.chance))
        assert again.sealed == history.game.sealed
        assert is_at(history.game, form)
    other = msgspec.structs.replace(position, sealed=["bid 3", "abstain", -1])
    assert not is_at(history.game, other)
    for words in ("dance", "bid 7", ""):
        wrong = msgspec.structs.replace(position, sealed=[words, "abstain", -1])
        with pytest.raises(RegnumError, match="cannot have sealed"):
            restore(sealed_bids.TITLE, 3, {"payment": "winner"}, wrong, describe_chance(history.game.chance))
