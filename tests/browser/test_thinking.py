"""A program that thinks for long: it is named after half a second, and whoever plays alone need not wait for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.guest import Guest
from tests.server.processes import ROOT, ServerProcess, plug_in_probes

pytestmark = pytest.mark.page


@pytest.fixture
def slow_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that knows an agent who never gets up."""
    server = ServerProcess(tmp_path, plug_in_probes(tmp_path, sleepy="tests.probes.sleepy:Sleepy"), ROOT)
    yield server
    server.end()


def test_a_program_that_thinks_for_long_is_named_and_can_be_hurried(browser: Browser, slow_server: ServerProcess):
    guest = Guest(browser, slow_server.address)
    guest.visit()
    games = [guest.create("sleepy", "me", seed=seed)["id"] for seed in range(8)]
    game = next(each for each in games if guest.view(each, 1)["waiting"] == [0])
    guest.visit(f"/#/game/{game}")
    guest.page.wait_for_selector(".who:has-text('is thinking')")
    guest.page.get_by_role("button", name="Hurry").click()
    guest.page.wait_for_selector(".log-lines :text('was hurried')")
    assert guest.problems == []
    guest.page.context.close()
