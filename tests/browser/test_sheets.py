"""The style sheet of a board is there while the reader sits at its table, and gone afterwards."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.conftest import Opener
from tests.browser.tables import PAX, created, go_to_table

CROWN = "crusader_kings"


def wait_for_sheets(page: Page, *titles: str) -> None:
    """Wait until these titles, and no others, have their style sheets on."""
    page.wait_for_function(
        """([all, wanted]) => {
            const sheets = [...document.styleSheets].map((sheet) => (sheet.href ?? "").split("/").pop());
            const worn = (title) => sheets.filter((name) => name === `${title}.css`).length;
            return all.every((title) => worn(title) === Number(wanted.includes(title)));
        }""",
        arg=[[PAX, CROWN], list(titles)],
    )


def go_home(page: Page) -> None:
    page.goto("/#/")
    page.wait_for_selector(".featured button")


def test_sheets_come_and_go_with_their_boards(open_page: Opener):
    page = open_page()
    wait_for_sheets(page)
    first = created(page, "me", "greedy", seed=1)
    wait_for_sheets(page, PAX)
    page.wait_for_selector(f'[data-board="{PAX}"] .pax')
    go_home(page)
    wait_for_sheets(page)
    created(page, "me", "ferox", "postis", title=CROWN, seed=1)
    wait_for_sheets(page, CROWN)
    page.wait_for_selector(f'[data-board="{CROWN}"] .ck')
    go_to_table(page, first["id"])
    wait_for_sheets(page, PAX)


def test_whoever_leaves_before_the_table_has_come_wears_nothing_of_it(open_page: Opener):
    page = open_page()
    made = created(page, "me", "greedy", seed=1)
    go_home(page)
    page.evaluate(
        "(id) => { location.hash = `#/game/${id}`; setTimeout(() => { location.hash = '#/'; }, 5); }", made["id"]
    )
    page.wait_for_selector(".featured button")
    page.wait_for_load_state("networkidle")
    wait_for_sheets(page)
