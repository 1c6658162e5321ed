"""The names that stand in files: fields, frames, events, words of moves and options of every title.

python tools/file_format.py            say what was lost or is new
python tools/file_format.py --write    keep today's names; one that is gone must have its heir in `Title.former`
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

from regnum.engine.registry import BUILT_IN, find_title  # noqa: E402
from regnum.engine.title import Title  # noqa: E402

KEPT: Final = ROOT / "tests" / "titles" / "file_format.json"
Names = dict[str, list[str]]


def names_of(title: Title[Any]) -> Names:
    """All names that files of a title hold, with the number of arguments where there are such."""
    verbs = {f"{each.name} {len(each.arguments)}" for cls in title.decision_classes for each in cls.domain.verbs}
    words = {
        word
        for cls in title.decision_classes
        for each in cls.domain.verbs
        for _, kind in each.arguments
        for word in kind.names
    }
    return {
        "fields": sorted(title.knowledge.names),
        "frames": sorted(f"{name} {len(cls.fields)}" for name, cls in title.frames.items()),
        "events": sorted(f"{event.key} {len(event.parameters)}" for event in title.events.values()),
        "verbs": sorted(verbs),
        "words": sorted(words),
        "options": sorted(f"{name} {value}" for name, each in title.options.items() for value in each.values),
    }


def heir(title: Title[Any], kind: str, name: str) -> str:
    """The present name of something that files call so."""
    former = {"verbs": title.former.words, "words": title.former.words}
    table = former[kind] if kind in former else getattr(title.former, kind)
    first, _, rest = name.partition(" ")
    return f"{table.get(first, first)} {rest}".strip()


def problems(title: Title[Any], kept: Names) -> list[str]:
    """What cannot be read any more, and what is not kept yet."""
    now = names_of(title)
    lost = [
        f"{title.id} lost {kind} {name}"
        for kind in now
        for name in kept[kind]
        if heir(title, kind, name) not in now[kind]
    ]
    new = [f"{title.id} has new {kind} {name}: --write" for kind in now for name in now[kind] if name not in kept[kind]]
    return lost + new


def kept() -> dict[str, Names]:
    """The names as they were written."""
    found: dict[str, Names] = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    return found


def write() -> int:
    """Keep today's names beside those of earlier versions."""
    before, after = kept(), {}
    for name in BUILT_IN:
        title = find_title(name)
        now = names_of(title)
        known = before.get(name, now)
        lost = [each for each in problems(title, known) if each.startswith(f"{title.id} lost ")]
        if lost:
            print("\n".join(lost), file=sys.stderr)
            return 1
        after[name] = {kind: sorted({*now[kind], *known[kind]}) for kind in now}
    KEPT.write_text(json.dumps(after, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


def main() -> int:
    """Compare or write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--write", action="store_true", help="keep today's names")
    if parser.parse_args().write:
        return write()
    found = [each for name in BUILT_IN for each in problems(find_title(name), kept()[name])]
    print("\n".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
