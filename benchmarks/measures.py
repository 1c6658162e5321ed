"""What the benchmarks share: how measured values are summed up and compared with their limits."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence


def percentile(values: Sequence[float], share: float) -> float:
    """The value that a share of all values does not exceed.

    >>> percentile([3.0, 1.0, 2.0, 4.0], 0.5)
    3.0
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def report(found: Mapping[str, float], limits: Mapping[str, float]) -> int:
    """Print what was found as one JSON document, and what is over its limit; the exit code."""
    print(json.dumps(found, indent=2))
    missed = [f"{name}: {found[name]}, at most {limit}" for name, limit in limits.items() if found[name] > limit]
    for line in missed:
        print(line, file=sys.stderr)
    return 1 if missed else 0
