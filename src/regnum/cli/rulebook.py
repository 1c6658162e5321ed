"""The rules of a title in our words, and its ledger, as they lie in the folder of the title."""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from regnum.cli.output import mistake
from regnum.engine.title import Title


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of the rules."""

    id: str
    chapter: str
    title: str
    text: str


def data_file(title: Title[Any], name: str) -> Traversable:
    """A data file in the folder of a title."""
    return files(type(title).__module__.rpartition(".")[0]).joinpath("data", name)


def paragraphs(title: Title[Any]) -> dict[str, Paragraph]:
    """All paragraphs by id, in the order of the rulebook."""
    file = data_file(title, "paragraphs.toml")
    if not file.is_file():
        raise mistake("regnum-error-no-rules", title=title.id)
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["paragraph"]
    return {row["id"]: Paragraph(row["id"], row["chapter"], row["title"], row["text"]) for row in rows}


def paragraph_or_none(title: Title[Any], paragraph_id: str) -> Paragraph | None:
    """A paragraph, or None if the title has no text for it."""
    return paragraphs(title).get(paragraph_id) if data_file(title, "paragraphs.toml").is_file() else None


def find_paragraphs(title: Title[Any], wanted: str) -> list[Paragraph]:
    """The paragraph with this id and what belongs to it, or a whole chapter; capitals do not matter."""
    known = paragraphs(title)
    name = wanted.lower()
    found = [each for each in known.values() if is_part_of(each.id.lower(), name)]
    found = found or [each for each in known.values() if is_part_of(each.id.lower(), f"glossary:{name}")]
    found = found or [each for each in known.values() if each.chapter.lower() == name]
    if not found:
        close = get_close_matches(wanted, known, n=6, cutoff=0.4) or list(known)[:6]
        raise mistake("regnum-error-paragraph", title=title.id, paragraph=wanted, close=", ".join(close))
    return found


def is_part_of(paragraph_id: str, name: str) -> bool:
    """Whether a paragraph is the named one or one of its numbered parts (`E2.1` belongs to `E2`)."""
    return paragraph_id == name or paragraph_id.startswith((f"{name}.", f"{name}:"))


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
