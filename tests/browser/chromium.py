"""The browser that the tests drive: Debian's chromium or whatever chrome there is."""

from __future__ import annotations

import os
import shutil
from typing import Final

import pytest

REQUIRED: Final = "REGNUM_BROWSER_TESTS"  # "required": a missing browser fails the tests instead of skipping them
NAMED: Final = "REGNUM_CHROMIUM"  # the path of a browser, if it is none of the usual ones
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS: Final = ("--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage")


def browser_path() -> str:
    """The path of a browser; without one the test is skipped, or fails where browsers are required."""
    named = os.environ.get(NAMED)
    found = named or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return found
    reason = f"no browser was found ({', '.join(NAMES)}; {NAMED} may name another)"
    if os.environ.get(REQUIRED) == "required":
        pytest.fail(reason)
    pytest.skip(reason)
