"""Write the Markdown rules of Pax Renaissance from paragraphs.toml.

Usage: python tools/rules_docs.py [--check]

With --check nothing is written; the exit code is 1 if a file on disk differs.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "regnum" / "titles" / "pax_renaissance" / "data" / "paragraphs.toml"
TARGET = ROOT / "docs" / "rules" / "pax_renaissance"

CHAPTERS: dict[str, str] = {
    "A": "Introduction",
    "B": "Components",
    "C": "Setup",
    "D": "Turn sequence",
    "E": "Actions",
    "F": "Operations",
    "G": "Trade fair",
    "H": "Trade shift",
    "I": "Coronation",
    "J": "Civil wars",
    "K": "Religious wars and apostasy",
    "L": "Comets and victory",
    "glossary": "Glossary",
}

NOTICE = "<!-- Written by tools/rules_docs.py from paragraphs.toml; do not edit by hand. -->"
REFERENCE = re.compile(r"`[^`]*`|glossary:\w+(?:[.:]\w+)*|\b[A-L]\d+\w*(?:[.:]\w+)*")


@dataclass(frozen=True)
class Paragraph:
    """One rule of the rules library."""

    id: str
    chapter: str
    title: str
    text: str


def load(path: Path) -> list[Paragraph]:
    """Read the paragraphs in the order of the file."""
    with path.open("rb") as file:
        return [Paragraph(**entry) for entry in tomllib.load(file)["paragraph"]]


def file_name(chapter: str) -> str:
    """Name of the Markdown file of a chapter."""
    title = CHAPTERS[chapter].lower().replace(" ", "_")
    return f"{title}.md" if chapter == "glossary" else f"{chapter.lower()}_{title}.md"


def heading(chapter: str) -> str:
    """Heading of a chapter."""
    title = CHAPTERS[chapter]
    return title if chapter == "glossary" else f"{chapter}. {title}"


def first_of_section(token: str, ids: Iterable[str]) -> str | None:
    """First paragraph of a cited section that has no paragraph of its own."""
    rest = re.compile(re.escape(token) + r"(?!\d)")
    return next((item for item in ids if rest.match(item)), None)


def link(text: str, chapter_of: dict[str, str]) -> str:
    """Turn the paragraph ids cited in a text into links."""

    def replace(match: re.Match[str]) -> str:
        token = match.group()
        target = token if token in chapter_of else first_of_section(token, chapter_of)
        if target is None:
            return token
        return f"[{token}]({file_name(chapter_of[target])}#{target})"

    return REFERENCE.sub(replace, text)


def chapter_page(chapter: str, paragraphs: list[Paragraph], chapter_of: dict[str, str]) -> str:
    """Markdown text of one chapter."""
    lines = [NOTICE, "", f"# {heading(chapter)}", ""]
    for item in paragraphs:
        text = link(item.text, chapter_of)
        lines += [f'<a id="{item.id}"></a>', f"**{item.id} {item.title}.** {text}", ""]
    lines.append("[All chapters](README.md)")
    return "\n".join(lines) + "\n"


def index_page(counts: dict[str, int]) -> str:
    """Markdown text of the index."""
    lines = [
        NOTICE,
        "",
        "# Pax Renaissance, 2nd edition: rules",
        "",
        "The rules in our own words, paragraph by paragraph, as the game plays them.",
        "Each paragraph has an id by which the game and its tests refer to it. Names in",
        "`backticks` are options: the text states the default, and",
        "[rulings.md](rulings.md) lists all readings with their sources.",
        "",
        "| chapter | paragraphs |",
        "| --- | --- |",
    ]
    lines += [f"| [{heading(key)}]({file_name(key)}) | {count} |" for key, count in counts.items()]
    lines += [f"| together | {sum(counts.values())} |"]
    return "\n".join(lines) + "\n"


def render(paragraphs: list[Paragraph]) -> dict[str, str]:
    """All generated files: name and content."""
    chapter_of = {item.id: item.chapter for item in paragraphs}
    pages: dict[str, str] = {}
    counts: dict[str, int] = {}
    for chapter in CHAPTERS:
        items = [item for item in paragraphs if item.chapter == chapter]
        counts[chapter] = len(items)
        pages[file_name(chapter)] = chapter_page(chapter, items, chapter_of)
    pages["README.md"] = index_page(counts)
    return pages


def differing(pages: dict[str, str]) -> list[str]:
    """Names of the files that are missing on disk or have other content."""
    result: list[str] = []
    for name, content in pages.items():
        path = TARGET / name
        if not path.is_file() or path.read_text(encoding="utf-8") != content:
            result.append(name)
    return result


def main(arguments: list[str] | None = None) -> int:
    """Write or check the files."""
    parser = argparse.ArgumentParser(description="Write the Markdown rules of Pax Renaissance.")
    parser.add_argument("--check", action="store_true", help="only compare, write nothing")
    options = parser.parse_args(arguments)
    pages = render(load(SOURCE))
    stale = differing(pages)
    if options.check:
        for name in stale:
            print(f"differs: {TARGET.relative_to(ROOT) / name}", file=sys.stderr)
        return 1 if stale else 0
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in stale:
        (TARGET / name).write_text(pages[name], encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
