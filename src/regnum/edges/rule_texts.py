"""The rules of a title in our words, as they lie in the folder of the title."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from regnum.engine.title import Title

SECTION = re.compile(r"^[a-z]\w*[.:](?=[a-z])")


@dataclass(frozen=True)
class Paragraph:
    """One paragraph of the rules."""

    id: str
    chapter: str
    title: str
    text: str


def data_file(title: Title[Any], name: str) -> Traversable:
    """A data file in the folder of a title."""
    return files(type(title).__module__.rpartition(".")[0]).joinpath("facts", "data", name)


def read_paragraphs(title: Title[Any]) -> dict[str, Paragraph]:
    """All paragraphs by id, in the order of the rulebook; none if the title has no such texts."""
    file = data_file(title, "paragraphs.toml")
    return parsed(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def parsed(text: str) -> dict[str, Paragraph]:
    """The paragraphs in a file; a server is asked for them again and again."""
    rows = tomllib.loads(text)["paragraph"]
    return {row["id"]: Paragraph(row["id"], row["chapter"], row["title"], row["text"]) for row in rows}


def is_part_of(paragraph_id: str, name: str) -> bool:
    """Whether a paragraph is the named one or one of its numbered parts (`E2.1` belongs to `E2`)."""
    return paragraph_id == name or paragraph_id.startswith((f"{name}.", f"{name}:"))


def without_section(paragraph_id: str) -> str:
    """The id without its first word, for short: `glossary:regime_change.b` is found as `regime_change.b` too."""
    return SECTION.sub("", paragraph_id)


def matching(title: Title[Any], wanted: str) -> list[Paragraph]:
    """The paragraph with this id and what belongs to it, or a whole chapter; capitals do not matter."""
    known = read_paragraphs(title).values()
    name = wanted.lower()
    exact = any(each.id.lower() == name for each in known)
    chapter = [] if exact else [each.id for each in known if each.chapter.lower() == name]
    found = [each for each in known if each.id in chapter or is_part_of(each.id.lower(), name)]
    return found or [each for each in known if is_part_of(without_section(each.id.lower()), name)]


@cache
def cited(title: Title[Any], rule: str) -> str | None:
    """The paragraph that a decision or an event names, if the title has texts of its rules and it is among them."""
    return rule if rule and matching(title, rule) else None
