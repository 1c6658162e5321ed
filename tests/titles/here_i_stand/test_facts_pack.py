"""Data packs: figures of the owner's own box, and what is wrong with a bad pack."""

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
from regnum.titles.here_i_stand.facts import pack_format
from regnum.titles.here_i_stand.facts.card_numbers import (
    ARQUEBUSIERS,
    COPERNICUS,
    GOUT,
    REVOLT_IN_EGYPT,
    WAR_IN_PERSIA,
)
from regnum.titles.here_i_stand.facts.names import (
    ENGLAND,
    FRANCE,
    HAPSBURG,
    HUNGARY,
    MAJORS,
    NONE,
    OTTOMAN,
    PROTESTANT,
    REMOVED,
    SCOTLAND,
    VENICE,
)
from regnum.titles.here_i_stand.facts.options import OPTIONS
from regnum.titles.here_i_stand.facts.pack import FOLDERS, PACKS, Pack, make_pack, name_of
from tests.rule import rule

OWN = files("regnum.titles.here_i_stand").joinpath("facts", "data", "pack")
ROOT = Path(__file__).resolve().parents[3]
GOOD: dict[str, Any] = {name: json.loads(OWN.joinpath(f"{name}.json").read_text()) for name in pack_format.FILES}
OURS = PACKS[0]


def pack_with(tmp_path: Path, **changed: Any) -> Pack:
    """A pack in a folder that holds only these files."""
    folder = tmp_path / "Mine"
    folder.mkdir(exist_ok=True)
    for name, content in changed.items():
        text = content if isinstance(content, str) else json.dumps(content)
        folder.joinpath(f"{name}.json").write_text(text, encoding="utf-8")
    own = pack_format.read_own(OWN)
    return make_pack(name_of(folder), pack_format.read_files(folder, own), own)


def problem(tmp_path: Path, **changed: Any) -> str:
    """What is said about a bad pack."""
    with pytest.raises(RegnumError) as caught:
        pack_with(tmp_path, **changed)
    message = str(caught.value)
    assert message.startswith("the data pack ")
    return message.partition(": ")[2]


def cards(*rows: dict[str, Any]) -> dict[str, Any]:
    """A file of cards."""
    return {"provenance": "my box", "cards": list(rows)}


def changed(name: str, *path: str, value: Any) -> dict[str, Any]:
    """One of our files with another value at a place."""
    content: dict[str, Any] = copy.deepcopy(GOOD[name])
    inner = content
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return content


# ---- good packs -----------------------------------------------------------------------------------------------------


@rule("chart.dow_costs")
def test_our_own_pack_says_what_wars_cost():
    assert OURS.name == "regnum"
    assert (OURS.war_price[HAPSBURG][ENGLAND], OURS.war_price[OTTOMAN][FRANCE]) == (3, 2)
    assert all(
        OURS.war_price[one][other] == OURS.war_price[other][one] for one in range(MAJORS) for other in range(MAJORS)
    )
    assert OURS.war_price[HAPSBURG][PROTESTANT] == NONE
    assert [OURS.intervention_price[power] for power in (SCOTLAND, VENICE, HUNGARY)] == [2, 2, NONE]
    assert (OURS.minor_war_price, OURS.boleyn_discount) == (1, 2)


@rule("chart.counter_mix", "chart.ship_mix", "chart.markers", "5.2.values")
def test_our_own_pack_counts_the_counters():
    assert OURS.land_counters[FRANCE] == [10, 5, 3, 1]
    assert OURS.most_land_units(FRANCE) == 10 + 10 + 12 + 6
    assert OURS.most_land_units(HUNGARY) == 2 + 2 + 2 + 4
    assert (OURS.squadrons[OTTOMAN], OURS.squadrons[PROTESTANT], OURS.squadrons[VENICE]) == (9, 0, 4)
    assert (OURS.knights, OURS.fortresses, OURS.pirate_havens) == (1, 9, 2)


def test_doubtful_cards_have_their_figures():
    assert OURS.figure(COPERNICUS, "victory_points") == 2
    assert [OURS.figure(card, "units") for card in (REVOLT_IN_EGYPT, WAR_IN_PERSIA)] == [3, 5]
    assert OURS.figure(GOUT, "units") == NONE
    assert OURS.removal[COPERNICUS] == REMOVED


@rule("card.deck")
def test_a_pack_changes_the_cards_that_it_names_and_leaves_the_others(tmp_path: Path):
    mine = pack_with(
        tmp_path,
        cards=cards(
            {"number": COPERNICUS + 1, "cp": 5, "turn": 5, "removed": "always", "figures": {"victory_points": 1}},
            {"number": ARQUEBUSIERS + 1, "cp": 2},
        ),
    )
    assert (mine.cp[COPERNICUS], mine.entry_turn[COPERNICUS], mine.figure(COPERNICUS, "victory_points")) == (5, 5, 1)
    assert mine.cp[ARQUEBUSIERS] == 2
    assert mine.figure(WAR_IN_PERSIA, "enemies") == OURS.figure(WAR_IN_PERSIA, "enemies")
    assert mine.war_price == OURS.war_price
    assert OURS.cp[ARQUEBUSIERS] == 1


def test_the_name_of_a_pack_tells_its_content(tmp_path: Path):
    one = pack_with(tmp_path, wars=GOOD["wars"]).name
    other = pack_with(tmp_path, wars=GOOD["wars"], counters=GOOD["counters"]).name
    assert one.startswith("mine-")
    assert len({one, other}) == 2


LISTING = (
    'from regnum.titles.here_i_stand.facts.options import OPTIONS; print(*OPTIONS.all[OPTIONS.numbers["pack"]].values)'
)


def python(code: str, folders: str) -> subprocess.CompletedProcess[str]:
    """Run Python with these folders of packs."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = {**os.environ, FOLDERS: folders, "PYTHONPATH": paths}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)


def test_packs_are_offered_as_values_of_the_option(tmp_path: Path):
    assert OPTIONS.all[OPTIONS.numbers["pack"]].default == "regnum"
    name = pack_with(tmp_path, wars=GOOD["wars"]).name
    done = python(LISTING, str(tmp_path / "Mine"))
    assert done.stdout.split() == ["regnum", name], done.stderr


def test_a_bad_folder_is_refused_before_any_game(tmp_path: Path):
    done = python(LISTING, str(tmp_path / "nowhere"))
    assert done.returncode != 0
    assert "there is no such folder, or it has none of cards.json" in done.stderr


# ---- bad packs ------------------------------------------------------------------------------------------------------


def test_a_file_with_a_wrong_name_is_noticed(tmp_path: Path):
    assert "card.json is none of cards.json" in problem(tmp_path, card=GOOD["cards"])


def test_what_is_no_json_is_refused(tmp_path: Path):
    assert problem(tmp_path, wars="{").startswith("wars.json: ")
    assert "provenance" in problem(tmp_path, wars={"minor": 1})


@rule("card.deck")
@pytest.mark.parametrize(
    ("row", "words"),
    [
        ({"number": 111, "cp": 1}, "cards.json: Expected `int` <= 110"),
        ({"number": 47, "cp": 7}, "cards.json: Expected `int` <= 6"),
        ({"number": 47, "cp": 6, "removed": "often"}, "cards.json: Invalid enum value 'often'"),
        ({"number": 47, "cp": 6, "figures": {"luck": 1}}, "cards.json: Invalid enum value 'luck'"),
        ({"number": 47, "cp": 6, "figures": {"units": 1}}, "cards.json: card 47 (copernicus) has no units"),
        ({"number": 32, "cp": 2, "figures": {"units": 1}}, "cards.json: card 32 (gout) has no units"),
    ],
)
def test_a_card_that_nobody_could_play_is_refused(tmp_path: Path, row: dict[str, Any], words: str):
    assert words in problem(tmp_path, cards=cards(row))


@rule("chart.dow_costs")
def test_each_pair_of_powers_stands_once(tmp_path: Path):
    twice = changed("wars", "major", "france", value={"england": 3})
    assert "france and" not in problem(tmp_path, wars="{")
    assert "are not a pair, or stand twice" in problem(tmp_path, wars=twice)
    alone = changed("wars", "major", "france", value={"france": 3})
    assert "wars.json: france and france" in problem(tmp_path, wars=alone)


@rule("chart.counter_mix", "5")
@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (("land", "france"), {"1": 8}, "counters.json: 1517: france has 11 land units, more than counters"),
        (("land", "protestant"), {"1": 7}, "counters.json: 1532: protestant has 8 land units"),
        (("two_sided", "hungary_bohemia"), [[1, 2]], "counters.json: 1517: hungary_bohemia has 7 land units"),
        (("squadrons", "venice"), 2, "counters.json: 1517: venice has 3 ships, more than counters"),
        (("knights",), 0, "counters.json: 1517: the Knights of St. John have no counter"),
        (("land", "france"), {"3": 8}, "counters.json: Invalid enum value '3'"),
    ],
)
def test_a_box_that_cannot_show_a_set_up_is_refused(tmp_path: Path, path: tuple[str, ...], value: Any, words: str):
    assert words in problem(tmp_path, counters=changed("counters", *path, value=value))


def test_a_doubtful_card_must_have_figures(tmp_path: Path):
    own = pack_format.read_own(OWN)
    own.cards.cards.pop()
    with pytest.raises(RegnumError, match=r"card 110 \(war_in_persia\) is missing"):
        make_pack("regnum", own, own)
