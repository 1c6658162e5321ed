"""Here I Stand at a table in words: one person and five programs through a whole turn."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.players import Mouse, step
from tests.browser.tables import created, game_of

MOST_ANSWERS = 400


def view(page: Page) -> Any:
    """What the person at a page can see."""
    return json.loads(page.request.get(f"/api/games/{game_of(page)}/view").text())


def test_one_person_and_five_programs_play_a_turn(open_page: Opener):
    """From the theses to the next turn by clicks; every prompt and option is in words."""
    page = open_page()
    created(page, "me", *["random"] * 5, title="here_i_stand", seed=11)
    player, answers = Mouse(page, 8), 0
    while view(page)["view"]["turn"] < 2:
        page.wait_for_selector(".option:not([disabled]), .ending")
        texts = page.locator(".option").all_inner_texts()
        assert all(texts), texts
        assert not [text for text in texts if "his-" in text or "{" in text], texts
        assert step(player)
        answers += 1
        assert answers < MOST_ANSWERS, "the turn does not end"
    assert answers > 5
    assert page.locator(".log-lines li").count(), "nothing is told about what the others did"
