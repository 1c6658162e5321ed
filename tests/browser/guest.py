"""Somebody at the page: a window of a browser with a past of its own."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.players import wait_for, wait_until
from tests.browser.tables import PAX, new_game


class Guest:
    """One person with one window."""

    def __init__(self, browser: Any, address: str, width: int = 1440, height: int = 900, **settings: Any) -> None:
        preferences = {"language": "en", "theme": "light", **settings.pop("preferences", {})}
        self.address = address
        self.context = browser.new_context(base_url=address, viewport={"width": width, "height": height}, **settings)
        self.context.add_init_script(
            f"localStorage.getItem('regnum.preferences') ||"
            f"localStorage.setItem('regnum.preferences', {json.dumps(json.dumps(preferences))})"
        )
        self.page = self.context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda problem: self.problems.append(str(problem)))

    def visit(self, path: str = "/") -> None:
        """Go to an address of the page."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector("main .hero, main form.create, main #prompt, main .curtain")

    def create(self, *seats: str, title: str = PAX, seed: int = 5, **wanted: Any) -> Any:
        """Set a game up without the form."""
        if not self.page.url.startswith(self.address):
            self.visit()
        return new_game(self.page, *seats, title=title, seed=seed, **wanted)

    def sit(self, game: str) -> None:
        """Come to the table and wait for one's own turn."""
        self.visit(f"/#/game/{game}")
        self.page.wait_for_selector(".option, .ending")

    def waits_for_turn(self, game: str) -> None:
        """Wait until the server waits for the first seat."""
        wait_for(self.page, lambda: 0 in self.view(game, 0)["waiting"])

    def view(self, game: str, seat: int | None = None) -> Any:
        """What the server says."""
        query = "" if seat is None else f"?seat={seat}"
        return self.page.evaluate("async (path) => (await fetch(path)).json()", f"/api/games/{game}/view{query}")

    def press(self, name: str) -> None:
        """Press a button by its name."""
        self.page.get_by_role("button", name=name, exact=True).click()

    def move(self, option: Any) -> None:
        """Press what makes a move, and wait until the page shows what became of it."""
        with self.page.expect_response("**/commands?*"):
            option.click()
        self.page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 20))")

    def panel(self, name: str) -> None:
        """Open one of the panels beside the table."""
        self.page.locator(f"#tab-{name}").click()

    def waits(self, condition: str) -> None:
        """Wait until something is true on the page."""
        wait_until(self.page, f"() => Boolean({condition})")

    def text(self, selector: str) -> str:
        """What stands in a part of the page."""
        found: str = self.page.locator(selector).first.inner_text()
        return found
