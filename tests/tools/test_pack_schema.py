"""The published schema of data packs is the one that the rules read by."""

from __future__ import annotations

import json
import sys

import pytest

from tools import pack_schema


def test_the_schema_on_disk_is_up_to_date():
    assert pack_schema.TARGET.read_text(encoding="utf-8") == pack_schema.written()


def test_it_names_every_file_and_every_step():
    schema = json.loads(pack_schema.written())
    assert list(schema["properties"]) == [
        "events.json", "developments.json", "track.json", "tokens.json", "characters.json"
    ]  # fmt: skip
    steps = schema["$defs"]["EventCard"]["properties"]["effect"]["items"]["anyOf"]
    assert len(steps) == 25
    for step in steps:
        name = step["$ref"].removeprefix("#/$defs/")
        assert schema["$defs"][name]["description"]


def test_a_file_that_differs_is_noticed(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    folder = tmp_path_factory.mktemp("docs")
    monkeypatch.setattr(pack_schema, "ROOT", folder)
    monkeypatch.setattr(pack_schema, "TARGET", folder / "schema.json")
    monkeypatch.setattr(sys, "argv", ["pack_schema"])
    assert pack_schema.main() == 0
    monkeypatch.setattr(sys, "argv", ["pack_schema", "--check"])
    assert pack_schema.main() == 0
    (folder / "schema.json").write_text("{}", encoding="utf-8")
    assert pack_schema.main() == 1
    assert "out of date" in capsys.readouterr().out


def test_the_guide_names_every_file_condition_step_and_effect():
    guide = (pack_schema.ROOT / "docs" / "data-packs.md").read_text(encoding="utf-8")
    schema = json.loads(pack_schema.written())
    parts = schema["$defs"]
    steps = [
        step["$ref"].removeprefix("#/$defs/") for step in parts["EventCard"]["properties"]["effect"]["items"]["anyOf"]
    ]
    words = [
        *schema["properties"],
        *parts["EventCard"]["properties"]["condition"]["items"]["enum"],
        *(parts[step]["properties"]["op"]["enum"][0] for step in steps),
        *parts["Hook"]["properties"]["hook"]["enum"],
    ]
    assert [word for word in words if f"`{word}`" not in guide] == []
