"""Write the published JSON schema of data packs from the format that the rules read.

Usage: python tools/pack_schema.py [--check]

With --check nothing is written; the exit code is 1 if the file on disk differs.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "docs" / "data-packs.schema.json"
sys.path[:0] = [str(ROOT / "src")]

from regnum.titles.crusader_kings.facts.pack_format import schema  # noqa: E402


def written() -> str:
    """The text of the file."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    """Write the file, or compare it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    if not parser.parse_args().check:
        TARGET.write_text(written(), encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != written():
        print(f"{TARGET.relative_to(ROOT)} is out of date: run python tools/pack_schema.py")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
