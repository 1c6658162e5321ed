"""Whether everybody can use a page: the checks of axe-core, as far as a program can tell."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

SCRIPT: Final = Path(__file__).with_name("axe") / "axe.min.js"
STANDARDS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
RUN: Final = """async ([part, tags]) => (await axe.run(part, {
    runOnly: {type: "tag", values: tags}, resultTypes: ["violations"], elementRef: false,
})).violations.map(({id, impact, nodes}) => ({id, impact, nodes: nodes.map(({target, html}) => ({target, html}))}))"""


def findings(page: Page, part: str = "html") -> list[str]:
    """What axe finds wrong with a page or a part of it: the rule and the place."""
    if not page.evaluate("typeof window.axe === 'object'"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, [part, STANDARDS])
    return [
        f"{violation['id']} ({violation['impact']}): {node['target']} {node['html'][:160]}"
        for violation in found
        for node in violation["nodes"]
    ]
