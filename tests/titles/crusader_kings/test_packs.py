"""Data packs: cards of the owner's own, and what is wrong with a bad one."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from regnum.engine.refusals import RegnumError
from regnum.titles.crusader_kings.facts import pack_format
from regnum.titles.crusader_kings.facts.catalogue import ACTION_CARDS, deck_of
from regnum.titles.crusader_kings.facts.names import DECK_NAMES, FOR_INVASION, FOR_MARRIAGE
from regnum.titles.crusader_kings.facts.pack import PACKS, Pack, name_of
from tests.rule import rule

OWN = files("regnum.titles.crusader_kings").joinpath("facts", "data", "pack")
ROOT = Path(__file__).resolve().parents[3]
GOOD: dict[str, Any] = {name: json.loads(OWN.joinpath(f"{name}.json").read_text()) for name in pack_format.FILES}


def pack_with(tmp_path: Path, **changed: Any) -> Pack:
    """A pack in a folder that holds only these files."""
    folder = tmp_path / "Mine"
    folder.mkdir(exist_ok=True)
    for name, content in changed.items():
        text = content if isinstance(content, str) else json.dumps(content)
        folder.joinpath(f"{name}.json").write_text(text, encoding="utf-8")
    return Pack(name_of(folder), pack_format.read_files(folder, pack_format.read_files(OWN)), 1)


def problem(tmp_path: Path, **changed: Any) -> str:
    """What is said about a bad pack."""
    with pytest.raises(RegnumError) as caught:
        pack_with(tmp_path, **changed)
    message = str(caught.value)
    assert message.startswith("the data pack ")
    return message.partition(": ")[2]


def events(effect: list[Any], **fields: Any) -> dict[str, Any]:
    """Our events with another effect of the first."""
    content: dict[str, Any] = copy.deepcopy(GOOD["events"])
    content["events"][0]["effect"] = effect
    content["events"][0].update(fields)
    return content


# ---- good packs -----------------------------------------------------------------------------------------------------


@rule("basics.golden", "setup.action_decks")
def test_our_own_pack_is_the_first_and_has_140_cards():
    pack = PACKS[0]
    assert pack.name == "regnum"
    assert [len(cards) for cards in pack.cards] == [30, 30, 30, 25, 25]
    assert sum(pack.development_copies) == 24
    assert all(deck_of(card) == deck for deck, cards in enumerate(pack.cards) for card in cards)


@rule("basics.golden")
def test_files_that_a_folder_lacks_are_ours(tmp_path: Path):
    track = copy.deepcopy(GOOD["track"])
    track["track"][0]["hooks"] = [{"hook": "check_draws", "on": ["invade", "marriage"], "n": 2}]
    pack = pack_with(tmp_path, track=track)
    assert pack.track_hooks[0].draws[FOR_INVASION] == pack.track_hooks[0].draws[FOR_MARRIAGE] == 2
    assert pack.track_hooks[0].tax == 0
    assert len(pack.events) == 60


@rule("basics.golden")
def test_the_name_of_a_pack_tells_its_content(tmp_path: Path):
    one = pack_with(tmp_path, track=GOOD["track"]).name
    other = pack_with(tmp_path, track=GOOD["track"], tokens=GOOD["tokens"]).name
    assert one.startswith("mine-")
    assert len({one, other}) == 2


@rule("basics.golden", "setup.action_decks")
def test_cards_of_another_pack_have_numbers_of_their_own(tmp_path: Path):
    pack = pack_with(tmp_path, events=events([{"op": "gold", "n": 1}]))
    assert pack.cards[0][0] == ACTION_CARDS
    assert pack.event_on(pack.cards[0][0]).name == "cradle_abroad"


@rule("event.resolve")
def test_steps_may_lie_within_steps(tmp_path: Path):
    check = {"op": "check", "r": 2, "critical": "war", "gold": True, "opposable": False}
    inner = {"op": "choose", "options": [[{"op": "pay", "n": 1}], [{"op": "age", "n": 1}]]}
    pack = pack_with(tmp_path, events=events([{**check, "success": [inner], "failure": [{**check, **EMPTY}]}]))
    assert len(pack.sequences) > len(PACKS[0].sequences)


EMPTY: dict[str, list[Any]] = {"success": [], "failure": []}
PLAYING = """
import regnum
from regnum.titles.crusader_kings.facts.pack import CARD, PACKS
game = regnum.new("crusader_kings", 3, 5, {"pack": PACKS[1].name})
assert list(game.title.options["pack"].values) == ["regnum", PACKS[1].name]
ended = 0
while not game.over and ended < 400:
    for seat in game.waiting:
        options = game.legal(seat)
        game.apply(seat, options[(ended * 7) % len(options)])
        ended += 1
        break
    assert not game.title.invariants(game)
print(PACKS[1].name, CARD.names[-1], game.state.gold)
"""


def python(code: str, folders: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these folders of packs."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, "REGNUM_PACKS": folders, "PYTHONPATH": paths}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)


@rule("basics.golden", "event.resolve")
def test_a_game_is_played_with_the_cards_of_a_folder(tmp_path: Path):
    pack_with(tmp_path, events=events([{"op": "gold", "n": 1}], condition=[]))
    done = python(PLAYING, str(tmp_path / "Mine"))
    assert done.returncode == 0, done.stderr
    name, last_card, *_ = done.stdout.split()
    assert name.startswith("mine-")
    assert last_card == "crusade-40-1"


@rule("basics.golden")
def test_a_bad_folder_is_refused_before_any_game(tmp_path: Path):
    done = python("import regnum; regnum.new('crusader_kings', 3)", str(tmp_path / "nowhere"))
    assert done.returncode != 0
    assert "there is no such folder, or it has none of events.json" in done.stderr


# ---- bad packs ------------------------------------------------------------------------------------------------------


@rule("basics.golden")
def test_a_file_with_a_wrong_name_is_noticed(tmp_path: Path):
    assert "event.json is none of events.json" in problem(tmp_path, event=GOOD["events"])


@rule("basics.golden")
def test_what_is_no_json_is_refused(tmp_path: Path):
    assert problem(tmp_path, track="{").startswith("track.json: ")
    assert "provenance" in problem(tmp_path, track={"track": GOOD["track"]["track"]})


@rule("basics.golden", "event.resolve")
@pytest.mark.parametrize(
    ("step", "words"),
    [
        ({"op": "dance"}, "cradle_abroad: Invalid value 'dance'"),
        ({"op": "gold", "n": 99}, "cradle_abroad: Expected `int` <= 12"),
        ({"op": "gold"}, "cradle_abroad: Object missing required field `n`"),
        ({"op": "gold", "n": 1, "to": "P"}, "cradle_abroad: Object contains unknown field `to`"),
        ({"op": "trait", "any_of": [], "to": "bag"}, "cradle_abroad: Expected `array` of length >= 1"),
        ({"op": "trait", "any_of": ["bold"], "to": "bag"}, "there is no trait bold"),
        ({"op": "choose", "options": [[]]}, "cradle_abroad: Expected `array` of length >= 2"),
        ({"op": "choose", "options": [[]] * 7}, "cradle_abroad: Expected `array` of length <= 6"),
        ({"op": "pay", "n": 1}, "an exact payment may only be the first step of a course"),
        (
            {"op": "choose", "options": [[{"op": "gold", "n": -1}, {"op": "pay", "n": 1}], []]},
            "an exact payment may only be the first step of a course",
        ),
        ({"op": "transfer", "from": "P", "to": "P", "n": 1}, "nobody gives gold to himself"),
        ({"op": "modifier", "action": "invade", "draws": 1}, "a modifier gives draws for any check, or successes"),
        ({"op": "modifier", "action": "any", "successes": 1}, "a modifier gives draws for any check, or successes"),
        (
            {"op": "check", "r": 1, "critical": "none", "gold": True, "opposable": True, "success": [{"op": "x"}]},
            "cradle_abroad: Invalid value 'x'",
        ),
    ],
)
def test_a_step_that_nobody_could_carry_out_is_refused(tmp_path: Path, step: dict[str, Any], words: str):
    assert words in problem(tmp_path, events=events([step]))


@rule("basics.golden", "event.condition_self")
def test_an_unknown_condition_is_refused(tmp_path: Path):
    assert "cradle_abroad: Invalid enum value 'lucky'" in problem(tmp_path, events=events([], condition=["lucky"]))


@rule("setup.action_decks", "era.draw")
def test_decks_may_be_neither_too_small_nor_too_large(tmp_path: Path):
    few = copy.deepcopy(GOOD["events"])
    few["events"] = [{**each, "copies": {**each["copies"], "war": 0}} for each in few["events"]]
    assert "fewer than 20 war cards" in problem(tmp_path, events=few)
    assert "more than 40 tax cards" in problem(tmp_path, events=events([], copies={"tax": 30}))


@rule("basics.golden")
def test_two_events_with_one_id_are_refused(tmp_path: Path):
    assert "two events share an id" in problem(tmp_path, events=events([], id="twins"))


@rule("setup.development_deck")
def test_the_twelve_developments_are_those_of_the_scenarios(tmp_path: Path):
    content = copy.deepcopy(GOOD["developments"])
    content["developments"].pop()
    assert "its developments must be these: chancellor" in problem(tmp_path, developments=content)
    content = copy.deepcopy(GOOD["developments"])
    content["developments"][3]["copies"] = 0
    assert "spymaster: Expected `int` >= 1" in problem(tmp_path, developments=content)
    content["developments"][3].update(copies=2, hooks=[{"hook": "fly"}])
    assert "spymaster: Invalid enum value 'fly'" in problem(tmp_path, developments=content)


@rule("setup.crusader_traits", "crusade.success")
def test_the_track_has_ten_positions(tmp_path: Path):
    content = copy.deepcopy(GOOD["track"])
    content["track"].reverse()
    assert "the track must have its ten positions in order" in problem(tmp_path, track=content)
    content = copy.deepcopy(GOOD["track"])
    content["track"][2]["trait"] = "bold"
    assert "there is no trait bold" in problem(tmp_path, track=content)


@rule("setup.random_traits")
def test_random_tokens_are_of_both_signs(tmp_path: Path):
    for random in ({"brave": 5}, {"ugly": 5}, {}):
        content = {**GOOD["tokens"], "random": random}
        assert "need positive and negative ones" in problem(tmp_path, tokens=content)
    assert "there is no trait bold" in problem(tmp_path, tokens={**GOOD["tokens"], "event": {"bold": 1}})


@rule("setup.culture_deck")
@pytest.mark.parametrize("sexes", ["mf", "m" * 20, "mfx" + "mf" * 8 + "m"])
def test_a_culture_has_twenty_characters_of_both_sexes(tmp_path: Path, sexes: str):
    content = copy.deepcopy(GOOD["characters"])
    content["characters"]["german"] = sexes
    assert "german needs 20 characters" in problem(tmp_path, characters=content)


@rule("setup.action_decks")
def test_the_decks_are_called_as_in_the_rules():
    assert DECK_NAMES == ("realm", "intrigue", "war", "tax", "crusade")
