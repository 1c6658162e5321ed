"""A server and a browser for the tests of the page; without a browser they are skipped, and say so."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from tests.web.guest import Guest

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server with all titles and the probes listens."""
    folder = tmp_path_factory.mktemp("games")
    sources = os.pathsep.join([str(Path(regnum.__file__).parent.parent), str(ROOT)])
    command = [sys.executable, "-m", "tests.web.host", str(folder)]
    environment = {**os.environ, "PYTHONPATH": sources}
    with (folder / "stderr.txt").open("wb") as errors:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=errors, cwd=ROOT)
        assert process.stdout is not None
        try:
            found = process.stdout.readline().decode().strip()
            assert found.startswith("http"), (folder / "stderr.txt").read_text()
            yield found
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """A browser of this machine. Its driver keeps an event loop running: it must be gone before tests elsewhere."""
    drivers = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: no test with a browser")
    found = next((path for path in map(shutil.which, BROWSERS) if path), None)
    if found is None:
        pytest.skip(f"no browser on the PATH ({', '.join(BROWSERS)}): no test with a browser")
    with drivers.sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture
def guests(browser: Any, address: str) -> Iterator[Callable[..., Guest]]:
    """Lets people come in, each with a browser window of his own; none of them may meet a mistake of the page."""
    came: list[Guest] = []

    def come(**settings: Any) -> Guest:
        came.append(Guest(browser, address, **settings))
        return came[-1]

    yield come
    problems = [problem for guest in came for problem in guest.problems]
    for guest in came:
        guest.context.close()
    assert problems == []
