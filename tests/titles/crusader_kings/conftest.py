"""What every test of this title leaves as it was."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from regnum.titles.crusader_kings.facts.pack import PACKS


@pytest.fixture(autouse=True)
def _spare_sequences(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Effects that a test adds are forgotten after it."""
    with monkeypatch.context() as patch:
        patch.setattr(PACKS[0], "sequences", PACKS[0].sequences[:])
        yield
