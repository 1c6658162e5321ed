"""The rules of a title in our words, and its ledger, as they lie in the folder of the title."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import Any

from regnum.cli.output import mistake
from regnum.edges.rule_texts import Paragraph, data_file, matching, read_paragraphs
from regnum.engine.title import Title


def paragraphs(title: Title[Any]) -> dict[str, Paragraph]:
    """All paragraphs by id, in the order of the rulebook."""
    found = read_paragraphs(title)
    if not found:
        raise mistake("regnum-error-no-rules", title=title.id)
    return found


def paragraph_or_none(title: Title[Any], paragraph_id: str) -> Paragraph | None:
    """A paragraph, or None if the title has no text for it."""
    return read_paragraphs(title).get(paragraph_id)


def find_paragraphs(title: Title[Any], wanted: str) -> list[Paragraph]:
    """The paragraph with this id and what belongs to it, or a whole chapter; capitals do not matter."""
    known = paragraphs(title)
    found = matching(title, wanted)
    if not found:
        close = get_close_matches(wanted, known, n=6, cutoff=0.4) or list(known)[:6]
        raise mistake("regnum-error-paragraph", title=title.id, paragraph=wanted, close=", ".join(close))
    return found


def chapters(title: Title[Any]) -> dict[str, int]:
    """The chapters and how many paragraphs each has."""
    count: dict[str, int] = {}
    for paragraph in paragraphs(title).values():
        count[paragraph.chapter] = count.get(paragraph.chapter, 0) + 1
    return count


def ledger(title: Title[Any]) -> dict[str, object]:
    """What of the rules has code and tests and was seen in self-play."""
    file = data_file(title, "ledger.json")
    if not file.is_file():
        raise mistake("regnum-error-no-ledger", title=title.id)
    table = json.loads(file.read_text(encoding="utf-8"))
    entries: dict[str, dict[str, Any]] = table["paragraphs"]
    waived: dict[str, str] = table["waived"]
    excused: dict[str, str] = table.get("cannot_run", {})
    known = list(paragraphs(title))
    due = [name for name in known if name not in waived]

    def having(key: str) -> list[str]:
        return [name for name in known if entries.get(name, {}).get(key)]

    complete = set(having("code")) & set(having("tests"))
    seen = set(having("seen"))
    ran = seen | set(excused)
    return {
        "paragraphs": len(known),
        "with_code": len(having("code")),
        "with_tests": len(having("tests")),
        "seen": len(seen),
        "unseen": [name for name in due if name not in seen],
        "waived": [name for name in known if name in waived],
        "missing": [name for name in due if name not in complete or name not in ran],
    }
