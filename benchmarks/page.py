"""How long people wait for the page.

    ./run bench page

The first load of home in a browser without a past (time until it can be used, bytes without fonts), and the time
from the press of a move to the painted answer of the server. It prints one JSON document, and
fails if a limit is missed.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, Response, sync_playwright

from benchmarks.measures import percentile, report
from tests.browser.chromium import ARGUMENTS, browser_path
from tests.browser.tables import created
from tests.server.processes import serving

LOADS, MOVES = 12, 60
REST = 800  # milliseconds in which whoever plays looks at what the others did, and things slide to their places
LIMITS = {"home_p95_ms": 1500.0, "home_kb": 250.0, "paint_p95_ms": 150.0}

# The time from the press to the first frame after the one in which the table shows a later entry.
PAINT = """place => new Promise((done) => {
  const shown = () => Number(document.querySelector(".table")?.dataset.seq ?? -1);
  const before = shown();
  const began = performance.now();
  const observer = new MutationObserver(() => {
    if (shown() <= before) return;
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - began));
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ["data-seq"] });
  document.querySelectorAll(".option")[place].click();
})"""


def first_load(browser: Browser, address: str) -> tuple[float, float]:
    """Milliseconds until home can be used, and kilobytes sent for it, fonts aside."""
    context = browser.new_context(base_url=address)
    page = context.new_page()
    sent: list[Response] = []
    page.on("response", lambda answer: sent.append(answer))
    began = time.perf_counter()
    page.goto("/")
    page.wait_for_selector(".featured button")
    took = (time.perf_counter() - began) * 1000
    page.wait_for_load_state("networkidle")
    sizes = [answer.request.sizes()["responseBodySize"] for answer in sent if not answer.url.endswith(".woff2")]
    context.close()
    return took, sum(sizes) / 1000


def paints(page: Page) -> list[float]:
    """How long moves take until they are seen."""
    created(page, "me", "random", seed=8)
    found: list[float] = []
    while len(found) < MOVES:
        page.wait_for_selector(".option:not([disabled]), .ending")
        if page.locator(".ending").count():
            created(page, "me", "random", seed=len(found))
            continue
        page.wait_for_timeout(REST)
        found.append(float(page.evaluate(PAINT, len(found) % page.locator(".option").count())))
    return found


def main() -> int:
    """Measure, print, compare."""
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=browser_path(), args=list(ARGUMENTS))
        loads = [first_load(browser, server.address) for _ in range(LOADS)]
        page = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900}).new_page()
        page.goto("/")
        times = paints(page)
        browser.close()
    found = {
        "home_p50_ms": round(percentile([took for took, _ in loads], 0.5)),
        "home_p95_ms": round(percentile([took for took, _ in loads], 0.95)),
        "home_kb": round(max(size for _, size in loads), 1),
        "moves": float(len(times)),
        "paint_p50_ms": round(percentile(times, 0.5), 1),
        "paint_p95_ms": round(percentile(times, 0.95), 1),
    }
    return report(found, LIMITS)


if __name__ == "__main__":
    sys.exit(main())
