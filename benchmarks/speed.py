"""Compare the speed of every title with the committed baseline; a loss of more than a quarter fails.

    ./run bench                        measure and compare
    ./run bench --write                measure and make this the baseline

Only ratios are compared: to python-chess, which plays in turn with the title in the same process, and of the compiled
build (if there is one) to the sources. Seconds depend on the machine and on what else it does.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from regnum.engine.registry import title_ids

BASELINE = Path(__file__).with_name("baseline.json")
MOST_LOSS = 0.25
PURE, COMPILED = "pure", "compiled"
RATIO, CLONE = "ratio_to_python_chess", "clone_ratio_to_python_chess"
GAIN = "compiled_to_pure"

Ratios = dict[str, dict[str, float]]  # by build, or by what is compared, then by name


def measure(title: str, pure: bool, seconds: float) -> dict[str, float | bool]:
    """One run of `regnum bench`, in a process of its own so that either build can be used."""
    environment = {**os.environ, "REGNUM_PURE": "1" if pure else ""}
    command = [sys.executable, "-P", "-m", "regnum.cli", "bench", title, "--json", "--seconds", str(seconds)]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    found: dict[str, float | bool] = json.loads(done.stdout)
    return found


def ratios(title: str, seconds: float) -> Ratios:
    """The ratios of both builds, or of the sources alone if nothing is compiled."""
    found: Ratios = {}
    for build in (PURE, COMPILED):
        report = measure(title, build == PURE, seconds)
        if report["compiled"] == (build == COMPILED):
            found[build] = {name: float(report[name]) for name in (RATIO, CLONE)}
    if COMPILED in found:
        found[GAIN] = {RATIO: round(found[COMPILED][RATIO] / found[PURE][RATIO], 3)}
    return found


def losses(now: Ratios, before: Ratios) -> Iterator[str]:
    """What became worse by more than a quarter; more is better for speed, less for copies."""
    for build, names in now.items():
        for name, value in names.items():
            old = before.get(build, {}).get(name)
            if old is None:
                continue
            share = value / old - 1 if name == CLONE else 1 - value / old
            if share > MOST_LOSS:
                yield f"{build} {name}: {old} -> {value} ({share:.0%} worse)"


def main() -> int:
    """Measure, print, compare."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--title", action="append", choices=title_ids(), help="one title, or several; else all")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--write", action="store_true", help="make this the baseline")
    arguments = parser.parse_args()
    baseline: dict[str, Ratios] = json.loads(BASELINE.read_text(encoding="utf-8")) if BASELINE.exists() else {}
    now = {title: ratios(title, arguments.seconds) for title in arguments.title or title_ids()}
    print(json.dumps(now, indent=2))
    if arguments.write:
        BASELINE.write_text(json.dumps({**baseline, **now}, indent=2) + "\n", encoding="utf-8")
        return 0
    worse = [f"{title}: {loss}" for title in now for loss in losses(now[title], baseline.get(title, {}))]
    print(*worse, sep="\n", file=sys.stderr)
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
