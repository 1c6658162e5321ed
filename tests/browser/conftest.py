"""A real browser and a real server for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, browser_path
from tests.browser.guest import Guest
from tests.server.processes import ROOT, ServerProcess, plug_in_probes

LOST_NET = "ERR_INTERNET_DISCONNECTED"  # what the tests do to the page is no mistake of the page
Opener = Callable[..., Page]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser. It lives for one module only: its loop must not run while tests of another module start theirs."""
    path = browser_path()
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that knows the probes as well: they are installed the way plug-ins are."""
    folder = tmp_path_factory.mktemp("server")
    server = ServerProcess(folder, plug_in_probes(folder), ROOT)
    yield server
    server.end()


@pytest.fixture
def open_page(browser: Browser, server: ServerProcess) -> Iterator[Opener]:
    """Opens pages as people do who never met before; afterwards nothing may have gone wrong in any of them."""
    problems: list[str] = []
    contexts = []

    def hear(message: ConsoleMessage) -> None:
        if message.type == "error" and LOST_NET not in message.text:
            problems.append(f"{message.location.get('url')}: {message.text}")

    def opened(
        path: str = "/",
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        dark: bool = False,
        touch: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(f"{page.url}: {error}"))
        page.on("console", hear)
        page.goto(path)
        page.wait_for_selector("main h1")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture
def guests(browser: Browser, server: ServerProcess) -> Iterator[Callable[..., Guest]]:
    """Lets people come in, each with a browser window of his own; none of them may meet a mistake of the page."""
    came: list[Guest] = []

    def come(**settings: Any) -> Guest:
        came.append(Guest(browser, server.address, **settings))
        return came[-1]

    yield come
    problems = [problem for guest in came for problem in guest.problems]
    for guest in came:
        guest.context.close()
    assert problems == []
