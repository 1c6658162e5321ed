from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import regnum
from regnum.engine import registry
from regnum.engine.refusals import RegnumError
from tests.probes import duel


@pytest.fixture
def known() -> Iterator[None]:
    """Whatever a test registers is forgotten afterwards."""
    before = dict(registry._titles)
    yield
    registry._titles.clear()
    registry._titles.update(before)


def test_built_in_titles_are_found_by_their_id():
    for title_id in registry.BUILT_IN:
        assert registry.find_title(title_id).id == title_id
        assert registry.find_title(title_id) is registry.find_title(title_id)
        assert title_id in regnum.title_ids()


def test_an_unknown_title_is_refused_with_those_that_there_are():
    with pytest.raises(RegnumError, match=r"there is no title chess; there is: .*pax_renaissance"):
        registry.find_title("chess")


@pytest.mark.usefixtures("known")
def test_a_registered_title_can_be_played():
    registry.register(duel.TITLE)
    assert duel.TITLE.id in regnum.title_ids()
    assert regnum.new("probe_duel", players=3).waiting == (0,)


@pytest.mark.usefixtures("known")
def test_an_installed_package_can_bring_a_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    info = tmp_path / "regnum_duel-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: regnum-duel\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[regnum.titles]\nprobe_duel = tests.probes.duel:TITLE\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "probe_duel" in regnum.title_ids()
    assert registry.find_title("probe_duel") is sys.modules["tests.probes.duel"].TITLE
